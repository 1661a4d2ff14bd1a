//! The worth of pending tasks: each counts for what it is expected to bring.

use super::outlook::Outlook;
use super::people::SETTLING;
use crate::ability::Trait;
use crate::category::Category;
use crate::content::{Deck, IncomeId};
use crate::continent::Territory;
use crate::effect::{Marker, Project};
use crate::material::Materials;
use crate::module::{Module, Panel};
use crate::task::{Chore, Faces, Follow, Special, Task};

/// Returns the number of steps from one die value to another. 1 and 6 are neighbours.
const fn distance(from: u8, to: u8) -> u8 {
    let direct = from.abs_diff(to);
    if direct > 3 { 6 - direct } else { direct }
}

impl Outlook<'_> {
    pub(super) fn agenda_worth(&self, later: &Self) -> f32 {
        let own = self.game.agenda.iter().filter(|step| step.seat == self.seat);
        own.map(|step| self.task(step.task, later)).sum()
    }

    fn task(&self, task: Task, later: &Self) -> f32 {
        let times = |count: u8, worth: f32| f32::from(count) * worth;
        match task {
            Task::PayFirst(panel) => self.panel(panel) - self.payment(panel, true),
            Task::PaySecond(panel) => self.panel(panel) - self.payment(panel, false),
            Task::ResetMarker => self.ideas(1.0).max(self.food),
            Task::Side { module, level } | Task::Order { module, level } => self.module(module, level),
            Task::Sleep => self.sleep(),
            Task::GainAndInstall { gain, install } => {
                let gained = if gain { self.goal() } else { 0.0 };
                gained + if install { self.install_goal } else { 0.0 }
            }
            Task::Chore(Chore::Effect(effect) | Chore::Give(effect, _)) => self.effect(effect),
            Task::Chore(Chore::Bonus(bonus, _)) => self.bonus(bonus),
            Task::Chore(Chore::Happened { trigger, installed, before }) => {
                let awaited = self.game.awaited(self.seat, trigger, installed, before);
                awaited.map(|(_, bonus, _)| self.bonus(bonus)).sum()
            }
            Task::Chore(Chore::Starve { who, left }) => -times(left, self.tribe(who.strong)),
            // Its favor test has already been passed.
            Task::Alternative(bonus, origin) => self.follow(Follow::Bonus(bonus, origin)),
            Task::PlanningSpace(count) => times(count, self.plan()),
            Task::GainFeatures(count) => times(count, self.feature),
            Task::GainMaterial { left, .. } => times(left, self.material()),
            Task::ExtraFind => self.material(),
            Task::Mutate(_) | Task::MutateTo { .. } | Task::TurnDice(_) | Task::TurnTo { .. } => {
                0.3 * self.clock.usable
            }
            Task::TakeDie { fate: true } => self.new_fate_die(),
            Task::TakeDie { fate: false } => self.new_die(),
            Task::Recover(count) => times(count.min(self.civ.used_dice), self.weights.die),
            Task::GiveDie { .. } => -self.new_die(),
            Task::Chore(Chore::Favor { pass, fail }) => {
                self.luck * self.follow(pass) + (1.0 - self.luck) * self.follow(fail)
            }
            Task::Failed { pass, fail, ideas } => {
                let spent = self.follow(pass) + self.ideas(-f32::from(ideas));
                spent.max(self.follow(fail))
            }
            Task::Migrate(count) => self.migrations(f32::from(count)),
            Task::Travel(journey) => {
                0.8 * self.unit(Category::Expansion)
                    + SETTLING
                    + self.migrations(f32::from(journey.left.saturating_sub(1)))
            }
            // A tribe that is about to settle already counts at its destination.
            Task::Arrive(journey) => self.settling(journey.at) + self.migrations(f32::from(journey.left)),
            Task::Settle { territory, .. } | Task::EncampAt { territory, .. } => self.settling(territory),
            Task::Procreate(count) => times(count, self.procreation()),
            Task::WeakTribes(count) | Task::WeakCamp { left: count, .. } => {
                times(count, (self.tribe(false) + 0.5).max(0.0) * 0.7)
            }
            Task::Strengthen(count) => f32::from(count).min(self.people.weak) * self.strength(),
            Task::Encamp(_) => 0.5,
            Task::Board { .. } => 0.5 * self.unit(Category::Expansion),
            Task::Glacier(_) => -self.strength() * 0.5,
            Task::HolyRock(_) => self.luck * self.procreation(),
            Task::Grotto(_) => self.some_material(),
            Task::GrottoWork { produce: true, transport: true, .. } => self.some_material(),
            Task::GrottoWork { produce: true, .. } => self.raw(),
            Task::GrottoWork { transport: true, .. } => self.transport(),
            Task::SiteOrder { kind, spots } => {
                spots.into_iter().map(|spot| self.task(Task::visit(kind, spot), later)).sum()
            }
            Task::Chore(Chore::GainDie { fate: true }) => self.new_fate_die(),
            Task::Chore(Chore::GainDie { fate: false }) => self.new_die(),
            Task::LoseTribe => -self.tribe(false),
            Task::Doom(who) => -self.tribe(who.strong).min(self.favor(1).max(0.5)),
            Task::Hunt { left, .. } => times(left, self.hunt()),
            Task::HuntValue { territory, faces } => self.game_home(territory, faces),
            Task::LuckyFind(count) => times(count, self.find()),
            Task::LuckyValue { .. } => self.material(),
            Task::Explore => self.exploration(),
            Task::RevealSite => self.reveal(),
            Task::Chore(Chore::ExplorationPoints(points)) => f32::from(points),
            Task::Produce(count) => times(count, self.raw()),
            Task::Transport { left, .. } => f32::from(left).min(self.raws) * self.transport(),
            Task::Unload { .. } => self.transport(),
            Task::Build { left, only, .. } => {
                let first = only.map_or_else(|| self.best_project(), |project| self.project(project));
                first * (1.0 + 0.5 * f32::from(left.saturating_sub(1)))
            }
            Task::BuildAt(project) => self.project(project),
            Task::StatueOf(_) => self.project(Project::Statue),
            Task::ChooseSettlement => self.project(Project::Settlement),
            Task::SettleGround(settlement) | Task::LeaveOut { settlement, .. } => self.settlement_now(settlement),
            Task::Chore(Chore::BuildSettlement { settlement, .. }) => self.settlement(usize::from(settlement)),
            Task::PayMaterial(material) => -self.one_stored(material),
            Task::Install { deck, special } => self.installing(deck, special),
            Task::CardColumn { card, special } | Task::CardLevel { card, special, .. } => {
                self.installing(card.deck(), special)
            }
            Task::CardIgnore(installation)
            | Task::CardSettlements(installation)
            | Task::Chore(Chore::InstallCard(installation)) => {
                self.installing(installation.card.deck(), installation.special)
            }
            Task::Chore(Chore::Insert { card, special }) => {
                let another = if special == Special::Another { self.install[card.deck().index()] * 0.5 } else { 0.0 };
                later.top(self.content.card(card), 0.0) + another
            }
            Task::TakeGoal { .. } | Task::Cover(_) => self.goal(),
            Task::InstallGoal
            | Task::GoalColumn(_)
            | Task::GoalHalf { .. }
            | Task::Chore(Chore::InstallGoal { .. }) => self.install_goal,
            Task::GainIncome => self.new_income,
            Task::IncomeColumn(chip) => self.income_slot + self.income_to_come(later.income_action(chip)),
            Task::UseIncome(chip) => self.income_action(chip),
            Task::IncomeActions(count) => times(count, self.best_income),
            Task::IncomePhase => {
                let left = self.game.income_left.iter().filter_map(IncomeId::new);
                left.map(|chip| self.income_action(chip)).sum()
            }
            Task::AttributeColumn(chip) => self.attribute(chip, later),
            Task::Activity { left, .. } => times(left, self.activity()),
            Task::Price { activity, number, left } => {
                let activity = self.content.activity(activity);
                let owed: f32 =
                    activity.price.iter().skip(usize::from(number) + 1).map(|price| self.price(*price)).sum();
                let this = activity.price.get(usize::from(number)).map_or(0.0, |price| self.price(*price));
                self.bonus(activity.bonus) - owed - this * f32::from(left.min(1))
            }
            Task::TakeCard { left, .. } => times(left, self.card()),
            Task::DrawCards { left, keep } => {
                let seen = f32::from(left) + self.game.draw_decks.len() as f32;
                times(keep, self.card() + 0.15 * (seen - f32::from(keep)).max(0.0))
            }
            Task::Chore(Chore::Advance { track, steps }) => times(steps, self.steps[track.index()]),
            Task::ChooseTrack { steps, .. } => times(steps, self.best_step),
            Task::FavorOrIncome => self.favor(1).max(self.best_income),
            Task::TileOrPoints => self.tile.max(3.0),
            Task::Upgrade(_) => self.upgrade(),
            Task::StageTile => self.tile,
            Task::Trade { sales, purchases } => times(sales, self.sale()) + times(purchases, self.purchase()),
            Task::SellForMoney => (self.money(1.7) - self.some_material() * 0.8).max(0.0),
            Task::SellForPoints => (2.0 - self.some_material() * 0.8).max(0.0),
            Task::Purchase => self.purchase(),
            Task::Toll => -1.5,
            Task::ChooseChipCard => 6.0,
            Task::GrottoWork { .. }
            | Task::Pause
            | Task::Turn
            | Task::Reroll { .. }
            | Task::Short { .. }
            | Task::KeepCard(_)
            | Task::Feed
            | Task::FeedGroup { .. }
            | Task::Spare { .. }
            | Task::Weather
            | Task::Chore(
                Chore::Begin(_)
                | Chore::End(_)
                | Chore::NextTurn
                | Chore::EndPart
                | Chore::Chance
                | Chore::TribesLost(_)
                | Chore::Sites(_)
                | Chore::Activated(_)
                | Chore::MigrationsOver
                | Chore::Gorges
                | Chore::Glaciers
                | Chore::Oaks
                | Chore::StartIncome
                | Chore::ViciGoal
                | Chore::ViciFeed
                | Chore::Event,
            ) => 0.0,
        }
    }

    fn follow(&self, follow: Follow) -> f32 {
        match follow {
            Follow::Nothing => 0.0,
            Follow::Migrations(count) => self.migrations(f32::from(count)),
            Follow::Procreations(count) => f32::from(count) * self.procreation(),
            Follow::ProcreateIn(_) => self.procreation(),
            Follow::Strengthen(count) => f32::from(count).min(self.people.weak) * self.strength(),
            Follow::Transport(count) => f32::from(count).min(self.raws) * self.transport(),
            Follow::Bonus(bonus, _) => {
                let tested = self.content.bonus(bonus).favor_test;
                // The favor test is already over.
                if tested { self.bonus(bonus) / self.luck.max(0.1) } else { self.bonus(bonus) }
            }
        }
    }

    /// A tribe beside the encampments of a territory that settles there. It needs less food afterwards.
    fn settling(&self, territory: Territory) -> f32 {
        let land = &self.game.land;
        let free = territory.fire_camp().is_some_and(|fire| land.camp(fire).is_none());
        let fire = if free { f32::from(self.content.tiles().fire_points(territory)) } else { 0.0 };
        let raw = if land.material(territory).is_none() && !territory.is_water() { self.raw() } else { 0.0 };
        self.food + fire + raw
    }

    /// The most food a hunt can bring with the dice that were rolled.
    fn game_home(&self, territory: Territory, faces: Faces) -> f32 {
        let ideas = self.civ.marker(Marker::Idea);
        let reach = 1 + u8::from(self.civ.traits.has(Trait::Bright));
        let now = f32::from(self.civ.marker(Marker::Food));
        let without = self.food_worth(now);
        let mut best = 0.0f32;
        for value in 1..=6 {
            let Some(cost) = faces.iter().map(|face| distance(face, value).div_ceil(reach)).min() else { continue };
            if cost <= ideas {
                let food = f32::from(self.game.hunt_food(self.seat, territory, value));
                best = best.max(self.food_worth(now + food) - without + self.ideas(-f32::from(cost)));
            }
        }
        best
    }

    fn settlement_now(&self, settlement: u8) -> f32 {
        let cost =
            self.content.board().settlements.get(usize::from(settlement)).map_or(Materials::EMPTY, |plan| plan.cost);
        let price: f32 = cost.iter().map(|material| self.one_stored(material)).sum();
        self.settlement(usize::from(settlement)) - price
    }

    fn installing(&self, deck: Deck, special: Special) -> f32 {
        let install = self.install[deck.index()];
        if special == Special::Offered { install.max(3.0) } else { install }
    }

    // Modules.

    /// Estimates what the dice still to be paid will cost.
    fn payment(&self, panel: Panel, both: bool) -> f32 {
        let die = self.weights.die * if self.clock.turns > 1.0 { 1.0 } else { 0.3 };
        let Some((first, second)) = panel.dice() else { return die * if both { 2.0 } else { 1.0 } };
        let cost = |value: u8| {
            let civ = self.civ;
            let has = |at: u8| civ.dice[usize::from(at - 1)] + civ.planning[usize::from(at - 1)] > 0;
            let ideas = (1..=6).filter(|at| has(*at)).map(|at| distance(at, value)).min().unwrap_or(1);
            let ideas = ideas.min(civ.marker(Marker::Idea));
            die - self.ideas(-f32::from(ideas))
        };
        cost(second) + if both { cost(first) } else { 0.0 }
    }

    /// Estimates what activating a module brings, without the cost of its dice.
    fn panel(&self, panel: Panel) -> f32 {
        match panel {
            Panel::Main(module) => self.module(module, self.civ.level(module)),
            Panel::Feature(_) => self.feature,
            Panel::Sleep => self.sleep(),
        }
    }

    fn sleep(&self) -> f32 {
        let (focus, ideas) = (self.focus(), self.ideas(2.0));
        if self.civ.traits.has(Trait::Dreamer) { focus + ideas } else { focus.max(ideas) }
    }

    fn module(&self, module: Module, level: u8) -> f32 {
        let traits = &self.civ.traits;
        let level_at_most_two = f32::from(level.min(2));
        let special = if level > 2 { Special::Offered } else { Special::No };
        let installing = || module.deck().map_or(0.0, |deck| self.installing(deck, special));
        match module {
            Module::Research => self.card() * if level > 2 { 2.0 } else { 1.0 } + if level == 2 { 0.4 } else { 0.2 },
            Module::Migration => {
                let sure = if level > 1 { f32::from(level) - 1.0 + self.luck } else { 1.0 };
                self.migrations(sure + f32::from(traits[Trait::LongMarch]))
            }
            Module::Exploration => {
                let (more, finds) = match level {
                    1 => (0.0, 1.0),
                    2 => (2.0 + self.reveal(), 1.0),
                    _ => (4.0 + self.reveal(), 2.0),
                };
                (self.exploration() + more).max(finds * self.find())
            }
            Module::Transport => {
                let most = [3.0, 6.0, 50.0][usize::from(level.clamp(1, 3)) - 1] + f32::from(traits[Trait::Carriers]);
                most.min(self.raws) * self.transport()
            }
            Module::Invention => (self.best_income * level_at_most_two).max(installing()),
            Module::Activity => self.activity() * level_at_most_two,
            Module::Sustenance => {
                let hunts = self.hunt() * if level > 2 { 2.0 } else { 1.0 };
                let most = [1.0, 3.0, 4.0][usize::from(level.clamp(1, 3)) - 1];
                hunts.max(self.people.weak.min(most) * self.strength())
            }
            Module::Procreation => {
                let sure = match level {
                    1 => 1.0,
                    2 => 1.0 + self.luck,
                    _ => 2.0,
                };
                let strengthen = if level > 2 { self.luck * self.people.weak.min(1.0) * self.strength() } else { 0.0 };
                self.procreation() * (sure + f32::from(traits[Trait::Fertile])) + strengthen
            }
            Module::Mutation => installing().max(0.3),
            Module::Planning => {
                let plans = if level > 1 { 3.0 } else { 2.0 } + f32::from(traits[Trait::Planner]);
                let gained = if level > 2 { self.goal() } else { 0.0 };
                (self.install_goal + gained).max(plans * self.plan())
            }
            Module::Production => {
                let carried = match level {
                    1 => self.luck,
                    2 => 1.0,
                    _ => 2.0,
                };
                self.raw() * f32::from(level + 1 + traits[Trait::Produce])
                    + self.transport() * (carried + f32::from(traits[Trait::Carriers]))
            }
            Module::Insight => self.ideas(if level > 1 { 6.0 } else { 3.0 }).max(installing()),
            Module::Trade => {
                let money = if level > 2 { self.money(2.0) } else { 0.0 };
                (self.sale() + self.purchase()) * level_at_most_two + money
            }
            Module::Building => (self.best_project() * if level > 1 { 1.5 } else { 1.0 }).max(installing()),
            Module::Achievement => {
                let (die, fate) = (self.new_die(), self.new_fate_die());
                installing().max(if level > 1 { die + fate } else { die.max(fate) })
            }
        }
    }
}
