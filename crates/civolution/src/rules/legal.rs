//! Listing every legal action, each once.

use engine::Seat;
use engine::answers::Asks;

use crate::action::Action;
use crate::continent::TerritorySet;
use crate::effect::Project;
use crate::flow::{Enough, MORE};
use crate::stages::Holding;
use crate::state::Civolution;
use crate::task::{Step, Task};

impl Asks for Civolution {
    type Task = Task;

    fn each_action(&self, seat: Seat, out: &mut impl engine::answers::Answers<Action>) -> Enough {
        if self.is_choosing() {
            return self.each_choice(seat, out);
        }
        let Some(step) = self.top().filter(|step| step.seat == seat) else { return MORE };
        self.each_answer(seat, &step.task, out)?;
        if self.may_interrupt(step) { self.list_attributes(seat, out) } else { MORE }
    }

    fn each_answer(&self, seat: Seat, task: &Task, out: &mut impl engine::answers::Answers<Action>) -> Enough {
        match *task {
            Task::Pause => out(Action::Pass),
            Task::ChooseChipCard => self.list_chip_cards(out),
            Task::Turn => self.list_turn(seat, out),
            Task::PayFirst(panel) => self.list_first(seat, panel, out),
            Task::PaySecond(panel) => self.list_second(seat, panel, out),
            Task::Reroll { value, .. } => self.list_reroll(seat, value, out),
            Task::ResetMarker => self.list_reset_marker(out),
            Task::Side { module, level } => self.list_sides(seat, module, level, out),
            Task::Order { module, .. } => self.list_order(module, out),
            Task::Sleep => self.list_sleep(seat, out),
            Task::GainAndInstall { gain, install } => self.list_gain_and_install(seat, gain, install, out),
            Task::Alternative(bonus, _) => self.list_alternatives(bonus, out),
            Task::Short { target, .. } => self.list_short(seat, target, out),
            Task::PlanningSpace(_) => self.list_values(out),
            Task::GainFeatures(_) => self.list_features(out),
            Task::GainMaterial { choice, .. } => self.list_materials(choice, out),
            Task::Mutate(_) => self.list_mutate(seat, out),
            Task::MutateTo { from, .. } => self.list_mutate_to(from, out),
            Task::ExtraFind => self.list_extra_find(seat, out),
            Task::TakeDie { fate } => self.list_givers(seat, fate, out),
            Task::GiveDie { .. } => self.list_own_dice(seat, out),
            Task::Recover(count) => self.list_recover(seat, count, out),
            Task::TurnDice(_) => self.list_turn_dice(seat, out),
            Task::TurnTo { from, .. } => self.list_turn_to(from, out),
            Task::Failed { .. } => self.list_failed(out),
            Task::Migrate(left) => self.list_migrants(seat, left, out),
            Task::Travel(journey) => self.list_travel(seat, journey, out),
            Task::Arrive(journey) => self.list_arrive(seat, journey, out),
            Task::Procreate(_) => self.list_procreate(seat, out),
            // The tribe may have changed in the meantime.
            Task::Settle { territory, .. } | Task::EncampAt { territory, .. } if !self.has_wild(seat, territory) => {
                MORE
            }
            Task::Settle { territory, .. } => self.list_camps(seat, territory, out),
            Task::WeakTribes(_) => self.list_weak_tribes(seat, out),
            Task::WeakCamp { territory, .. } => self.list_vacancies(seat, territory, out),
            Task::Strengthen(_) => {
                self.list_tribes(seat, Some(false), TerritorySet::ALL, out)?;
                out(Action::Pass)
            }
            Task::Encamp(_) => self.list_wild(seat, out),
            Task::EncampAt { territory, .. } => self.list_free_camps(territory, out),
            Task::Board { water, .. } => self.list_boarding(seat, water, out),
            Task::Glacier(spot) => self.list_glacier(seat, spot, out),
            Task::HolyRock(spot) => self.list_next_to(seat, spot, out),
            Task::Grotto(spot) => self.list_grotto(seat, spot, out),
            Task::GrottoWork { territory, produce, transport } => {
                self.list_grotto_work(seat, territory, produce, transport, out)
            }
            Task::SiteOrder { spots, .. } => spots.into_iter().try_for_each(|spot| out(Action::Site(spot))),
            Task::LoseTribe => self.list_tribes(seat, None, TerritorySet::ALL, out),
            Task::Doom(_) => self.list_doom(seat, out),
            Task::Hunt { except, .. } => self.list_hunt(seat, except, out),
            Task::HuntValue { faces, .. } => self.list_fate_values(seat, faces, out),
            Task::LuckyFind(_) => self.list_lucky_find(seat, out),
            Task::LuckyValue { terrain, faces } => self.list_lucky_values(seat, terrain, faces, out),
            Task::Explore => self.list_explore(seat, out),
            Task::RevealSite => self.list_hidden_sites(out),
            Task::Produce(_) => self.list_produce(seat, out),
            Task::Transport { any, .. } => self.list_transport(seat, any, out),
            Task::Unload { water, any } => self.list_unload(water, any, out),
            Task::Build { only, .. } => self.list_projects(seat, only, out),
            Task::BuildAt(project) => self.list_building_places(seat, project, out),
            Task::StatueOf(ground) => self.list_statue_materials(seat, ground, out),
            Task::ChooseSettlement => self.list_settlements(seat, out),
            Task::SettleGround(_) => self.list_building_places(seat, Project::Settlement, out),
            Task::LeaveOut { settlement, .. } => self.list_left_out(seat, settlement, out),
            Task::PayMaterial(wanted) => self.list_paid(seat, wanted, out),
            Task::Install { deck, special } => self.list_install(seat, deck, special, out),
            Task::CardColumn { card, special } => self.list_card_columns(seat, card, special, out),
            Task::CardLevel { card, column, special } => self.list_card_levels(seat, card, column, special, out),
            Task::CardIgnore(installation) => self.list_ignore(seat, installation, out),
            Task::CardSettlements(installation) => self.list_settled(seat, installation, out),
            Task::TakeGoal { .. } => self.list_goals(out),
            Task::Cover(_) => self.list_spaces(out),
            Task::InstallGoal => self.list_installable_goals(seat, out),
            Task::GoalColumn(_) => self.list_columns_for(seat, Holding::Goals, out),
            Task::GoalHalf { column, .. } => self.list_halves(seat, column, out),
            Task::GainIncome => self.list_income_chips(out),
            Task::IncomeColumn(_) => self.list_income_columns(seat, out),
            Task::UseIncome(chip) => self.list_use_income(chip, out),
            Task::IncomeActions(_) => self.list_income_actions(seat, out),
            Task::IncomePhase => self.list_income_phase(out),
            Task::AttributeColumn(_) => self.list_columns_for(seat, Holding::Attributes, out),
            Task::Activity { except, .. } => self.list_activities(seat, except, out),
            Task::Price { activity, number, .. } => self.list_price(seat, activity, number, out),
            Task::TakeCard { deck, .. } => self.list_take_card(deck, out),
            Task::DrawCards { .. } => self.list_draws(out),
            Task::KeepCard(_) => self.list_keep(out),
            Task::ChooseTrack { lowest, .. } => self.list_tracks(seat, lowest, out),
            Task::FavorOrIncome => self.list_favor_or_income(seat, out),
            Task::TileOrPoints => self.list_tile_or_points(seat, out),
            Task::Upgrade(choice) => self.list_upgrades(seat, choice, out),
            Task::StageTile => self.list_stage_tiles(seat, out),
            Task::Trade { sales, purchases } => self.list_trade(seat, sales, purchases, out),
            Task::SellForMoney | Task::SellForPoints => self.list_stored(seat, out),
            Task::Purchase => self.list_purchases(seat, out),
            Task::Feed => self.list_feed(out),
            Task::FeedGroup { group, .. } => self.list_group(seat, group, out),
            Task::Spare { group, unfed, hardy } => self.list_spare(seat, group, unfed, hardy, out),
            Task::Weather => self.list_weather(seat, out),
            Task::Toll => self.list_toll(seat, out),
            Task::Chore(_) => MORE,
        }
    }
}

impl Civolution {
    /// Checks whether the player who decides could take an attribute chip first.
    pub(super) fn may_interrupt(&self, step: Step) -> bool {
        step.task.allows_chips() && self.may_take_attribute(step.seat)
    }

    /// Checks whether a task is always asked, mostly because it clearly has several answers. For other tasks, the
    /// answers have to be counted.
    pub(super) fn has_obvious_choice(&self, step: Step) -> bool {
        match step.task {
            // Even if only a reset is left: players roll their own dice.
            Task::Turn
            | Task::ResetMarker
            | Task::Order { .. }
            | Task::SiteOrder { .. }
            | Task::PlanningSpace(_)
            | Task::GainFeatures(_) => true,
            Task::IncomePhase => !self.income_left.is_empty(),
            _ => false,
        }
    }
}

impl Task {
    /// Checks whether an attribute chip may be taken before this decision. It may at any time of the player's own turn,
    /// but not between checking and paying a cost, and not in another player's turn.
    pub(super) const fn allows_chips(self) -> bool {
        !matches!(
            self,
            Self::ChooseChipCard
                | Self::PayFirst(_)
                | Self::PaySecond(_)
                | Self::GiveDie { .. }
                | Self::StatueOf(_)
                | Self::SettleGround(_)
                | Self::LeaveOut { .. }
                | Self::PayMaterial(_)
                | Self::CardColumn { .. }
                | Self::CardLevel { .. }
                | Self::CardIgnore(_)
                | Self::CardSettlements(_)
                | Self::GoalColumn(_)
                | Self::GoalHalf { .. }
                | Self::Price { .. }
                | Self::AttributeColumn(_)
        )
    }
}
