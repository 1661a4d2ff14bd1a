//! Carrying out answers.

use crate::action::{Action, Deed};
use crate::content::Slot;
use crate::effect::Project;
use crate::event::{Event, Weakness};
use crate::flow::Flow;
use crate::state::Civolution;
use crate::task::{Chore, Step, Task};

impl Civolution {
    /// Carries out an answer to the question on top, but nothing that follows by itself. Answers have been checked
    /// before; one that does not fit counts as forgoing.
    pub(super) fn answer(&mut self, step: Step, action: Action, flow: &mut impl Flow) {
        let Step { seat, task } = step;
        if let Action::Attribute(number) = action {
            self.take_attribute(seat, number, flow);
            return;
        }
        self.agenda.pop();
        match (task, action) {
            (Task::ChooseChipCard, Action::ChipCard(card)) => self.take_chip_card(seat, card, flow),

            (Task::Turn, Action::Activate(panel)) => self.push(seat, Task::PayFirst(panel)),
            (Task::Turn, Action::Reset) => self.reset(seat, flow),
            (Task::PayFirst(panel), Action::Pay(payment)) => {
                self.pay(seat, panel.dice().map(|(first, _)| first), payment, flow);
                self.push(seat, Task::PaySecond(panel));
            }
            (Task::PaySecond(panel), Action::Pay(payment)) => {
                self.pay(seat, panel.dice().map(|(_, second)| second), payment, flow);
                self.activate(seat, panel, flow);
            }
            (Task::Reroll { value, taken }, Action::Reroll(count)) => self.reroll(seat, value, taken, count, flow),
            (Task::ResetMarker, Action::Do(deed)) => self.reset_marker(seat, deed, flow),

            (Task::Side { module, level }, Action::Do(deed)) => self.run_side(seat, module, level, deed),
            (Task::Order { module, level }, Action::Do(deed)) => self.run_in_order(seat, module, level, deed),
            (Task::Sleep, Action::Do(deed)) => self.sleep(seat, deed, flow),
            (Task::GainAndInstall { gain, install }, Action::Do(deed)) => {
                self.gain_and_install(seat, gain, install, deed);
            }
            (Task::Alternative(bonus, origin), Action::Alternative(number)) => {
                self.give_list(seat, bonus, usize::from(number) - 1, origin);
            }

            (Task::Short { target, left }, action) => self.make_room(seat, target, left, action, flow),
            (Task::PlanningSpace(count), Action::Value(value)) => {
                self.gain(seat, Slot::Planning(value), count, flow);
            }
            (Task::GainFeatures(left), Action::Feature(feature)) => self.gain_feature(seat, feature, left, flow),
            (Task::GainMaterial { choice, left }, Action::Material(material)) => {
                self.gain_material(seat, choice, left, material, flow);
            }
            (Task::Mutate(left), Action::Feature(from)) => {
                self.push(seat, Task::MutateTo { from, left: left - 1 });
            }
            (Task::MutateTo { from, left }, Action::Feature(to)) => self.mutate(seat, from, to, left, flow),
            (Task::ExtraFind, Action::Material(material)) => self.extra_find(seat, material, flow),

            (Task::TakeDie { fate }, Action::Do(_)) => self.gain_die(seat, fate, flow),
            (Task::TakeDie { fate }, Action::From(giver)) => self.take_die_from(seat, fate, giver, flow),
            (Task::GiveDie { to }, Action::Value(value)) => self.give_die(seat, to, Some(value), flow),
            (Task::GiveDie { to }, Action::Do(Deed::Used)) => self.give_die(seat, to, None, flow),
            (Task::Recover(_), Action::Reroll(taken)) => self.recover(seat, taken, flow),
            (Task::TurnDice(left), Action::Value(from)) => self.push(seat, Task::TurnTo { from, left: left - 1 }),
            (Task::TurnTo { from, left }, Action::Value(to)) => self.turn_die(seat, from, to, left, flow),
            (Task::Failed { pass, ideas, .. }, Action::Do(Deed::Spend)) => {
                self.spend_ideas(seat, ideas, flow);
                self.favor_tested(seat, true, pass, flow);
            }
            (Task::Failed { fail, .. }, _) => self.favor_tested(seat, false, fail, flow),

            (Task::Migrate(left), Action::Tribe(who)) => self.set_out(seat, who, left, flow),
            (Task::Travel(journey), Action::At(territory)) => self.travel(seat, journey, territory),
            (Task::Arrive(journey), action) => self.arrive(seat, journey, action, flow),
            (Task::Procreate(left), Action::At(territory)) => self.procreate(seat, territory, left, flow),
            (Task::Settle { territory, strong }, action) => self.settle(seat, territory, strong, action, flow),
            (Task::EncampAt { territory, strong }, action) => self.encamp_at(seat, territory, strong, action, flow),
            (Task::WeakTribes(left), Action::At(territory)) => self.push(seat, Task::WeakCamp { territory, left }),
            (Task::WeakCamp { territory, left }, action) => self.weak_tribe(seat, territory, left, action, flow),
            (Task::Strengthen(left), Action::Tribe(who)) => self.strengthen(seat, who, left, flow),
            (Task::Encamp(left), Action::Tribe(who)) => self.encamp(seat, who, left),
            (Task::Board { water, left }, Action::Tribe(who)) => self.take_aboard(seat, water, who, left, flow),
            (Task::Glacier(_), Action::Tribe(who)) => self.weaken(seat, who, Weakness::Glacier, flow),
            (Task::HolyRock(_), Action::At(territory)) => self.pray_at(seat, territory),
            (Task::Grotto(_), Action::At(territory)) => {
                self.push(seat, Task::GrottoWork { territory, produce: true, transport: true });
            }
            (Task::GrottoWork { territory, produce, transport }, Action::Do(deed)) => {
                self.work_by_grotto(seat, territory, (produce, transport), deed, flow);
            }
            (Task::SiteOrder { kind, spots }, Action::Site(first)) => self.visit_in_order(seat, kind, spots, first),
            (Task::LoseTribe, Action::Tribe(who)) => self.doom(seat, who, flow),
            (Task::Doom(who), Action::Do(Deed::Save)) => self.save(seat, who.territory, flow),
            (Task::Doom(who), _) => self.remove_tribe(seat, who, flow),

            (Task::Hunt { left, .. }, Action::At(territory)) => self.hunt_at(seat, territory, left, flow),
            (Task::HuntValue { territory, faces }, Action::Value(value)) => {
                self.bring_home(seat, territory, faces, value, flow);
            }
            (Task::LuckyFind(left), Action::Terrain(terrain)) => self.lucky_find(seat, terrain, left, flow),
            (Task::LuckyValue { faces, .. }, Action::Material(material)) => self.found(seat, faces, material, flow),
            (Task::Explore, Action::At(territory)) => self.explore(seat, territory, flow),
            (Task::RevealSite, Action::Site(spot)) => self.reveal_site(seat, spot, flow),

            (Task::Produce(left), Action::At(territory)) => self.produce(seat, territory, left, flow),
            (Task::Transport { left, any }, Action::At(territory)) => self.transport(seat, territory, left, any, flow),
            (Task::Unload { water, .. }, Action::Material(material)) => self.store(seat, water, material, flow),

            (Task::Build { left, only, same }, Action::Build(project)) => {
                self.start_project(seat, project, left, only, same);
            }
            (Task::BuildAt(Project::Farm), Action::At(territory)) => self.build_farm(seat, territory, flow),
            (Task::BuildAt(_), Action::At(territory)) => self.build_boat(seat, territory, flow),
            (Task::BuildAt(_), action) => {
                if let Some(ground) = self.ground_for(action) {
                    self.push(seat, Task::StatueOf(ground));
                }
            }
            (Task::StatueOf(ground), Action::Material(material)) => self.build_statue(seat, ground, material, flow),
            (Task::ChooseSettlement, Action::Settlement(number)) => self.push(seat, Task::SettleGround(number - 1)),
            (Task::SettleGround(settlement), action) => {
                if let Some(ground) = self.ground_for(action) {
                    self.choose_ground(seat, settlement, ground, flow);
                }
            }
            (Task::LeaveOut { settlement, ground }, Action::Material(material)) => {
                self.pay_settlement(seat, settlement, ground, Some(material), flow);
            }

            (Task::PayMaterial(_), Action::Material(material)) => self.lose(seat, Slot::Storage(material), 1, flow),
            (Task::Install { special, .. }, Action::Install(card)) => {
                self.announce_card(seat, card, special, flow);
            }
            (Task::CardColumn { card, special }, Action::Column(column)) => {
                self.push(seat, Task::CardLevel { card, column, special });
            }
            (Task::CardLevel { card, column, special }, Action::Level(level)) => {
                self.choose_level(seat, card, column, special, level);
            }
            (Task::CardIgnore(installation), Action::Ignore(space)) => {
                self.ignore_space(seat, installation, Some(space));
            }
            (Task::CardIgnore(installation), _) => self.ignore_space(seat, installation, None),
            (Task::CardSettlements(installation), Action::Settlements(settled)) => {
                self.pay_card(seat, installation, settled, flow);
            }
            (Task::TakeGoal { refill }, Action::Goal(number)) => self.take_goal(seat, number, refill, flow),
            (Task::TakeGoal { .. }, _) => flow.record(Event::NoGoal { seat }),
            (Task::Cover(goal), Action::Space(space)) => self.cover(seat, goal, space, flow),
            (Task::InstallGoal, Action::Space(space)) => self.push(seat, Task::GoalColumn(space)),
            (Task::GoalColumn(space), Action::Column(column)) => self.push(seat, Task::GoalHalf { space, column }),
            (Task::GoalHalf { space, column }, Action::Half(half)) => {
                self.pay_goal(seat, space, column, half, flow);
            }
            (Task::GainIncome, Action::Income(number)) => self.take_income(seat, number, flow),
            (Task::IncomeColumn(chip), Action::Column(column)) => self.install_income(seat, chip, column, flow),
            (Task::UseIncome(_), Action::Chip(chip)) => self.use_income(seat, chip, flow),
            (Task::UseIncome(_), Action::Point(chip)) => self.income_point(seat, chip, flow),
            (Task::IncomeActions(left), Action::Chip(chip) | Action::Point(chip)) => {
                if left > 1 {
                    self.push(seat, Task::IncomeActions(left - 1));
                }
                self.income_action(seat, action, chip, flow);
            }
            (Task::IncomePhase, Action::Chip(chip) | Action::Point(chip)) => {
                self.income_left.remove(chip.id());
                self.push(seat, Task::IncomePhase);
                self.income_action(seat, action, chip, flow);
            }
            (Task::AttributeColumn(chip), Action::Column(column)) => self.install_attribute(seat, chip, column, flow),
            (Task::Activity { left, again, .. }, Action::Activity(card)) => {
                self.start_activity(seat, card, left, again, flow);
            }
            (Task::Price { activity, number, left }, action) => {
                self.pay_price(seat, activity, number, left, action, flow);
            }
            (Task::TakeCard { deck, left }, Action::TakeOpen(_) | Action::Draw(_)) => {
                if left > 1 {
                    self.push(seat, Task::TakeCard { deck, left: left - 1 });
                }
                match action {
                    Action::TakeOpen(deck) => self.take_open_card(seat, deck, flow),
                    Action::Draw(deck) => self.take_hidden_card(seat, deck, flow),
                    _ => {}
                }
            }
            (Task::DrawCards { left, keep }, Action::Draw(deck)) => self.choose_draw(seat, deck, left, keep, flow),
            (Task::KeepCard(left), Action::Keep(card)) => self.keep(seat, card, left, flow),

            (Task::ChooseTrack { steps, .. }, Action::Track(track)) => {
                self.push(seat, Task::Chore(Chore::Advance { track, steps }));
            }
            (Task::FavorOrIncome, Action::Do(deed)) => self.favor_or_income(seat, deed, flow),
            (Task::TileOrPoints, Action::Do(deed)) => self.tile_or_points(seat, deed, flow),
            (Task::Upgrade(_), Action::Upgrade(module)) => self.upgrade(seat, module, flow),
            (Task::StageTile, Action::Tile(stage)) => self.flip_stage_tile(seat, stage, flow),

            (Task::Trade { sales, purchases }, Action::Do(deed)) => self.trade(seat, sales, purchases, deed),
            (Task::SellForMoney, Action::Material(material)) => self.sell(seat, material, false, flow),
            (Task::SellForPoints, Action::Material(material)) => self.sell(seat, material, true, flow),
            (Task::Purchase, Action::Material(material)) => self.purchase(seat, material, flow),

            (Task::Feed, Action::FeedAll) => self.feed_all(seat, flow),
            (Task::Feed, _) => self.feed_some(seat),
            (Task::FeedGroup { group, hardy, hungry }, Action::Feed(fed)) => {
                self.feed_group(seat, group, hardy, hungry, fed, flow);
            }
            (Task::Spare { group, unfed, hardy }, Action::Spare(spared)) => {
                self.spare(seat, group, unfed, hardy, spared, flow);
            }
            (Task::Weather, Action::Do(deed)) => self.suffer_weather(seat, deed, flow),
            (Task::Toll, Action::At(territory)) => self.pay_toll(seat, territory, flow),
            _ => {}
        }
    }
}
