//! What the fifteen main modules do at their three levels (p. 14 to 31).

use engine::Seat;

use crate::ability::Trait;
use crate::action::{Action, Deed};
use crate::civilization::{MARKERS, Source};
use crate::continent::{SiteSpot, Territory};
use crate::effect::{Effect, Marker};
use crate::flow::{Answers, Enough, Flow};
use crate::module::{Module, Panel};
use crate::site::SiteKind;
use crate::state::Civolution;
use crate::task::{Chore, Follow, Special, Step, Task};

/// More raw materials than a player can have on the continent.
const ALL_RAW: u8 = MARKERS;

impl Civolution {
    fn has_goals_to_take(&self) -> bool {
        self.display.goals.iter().any(Option::is_some)
    }

    fn unloads_anything(&self, seat: Seat, level: u8) -> bool {
        level > 2 || self.civ(seat).traits.has(Trait::OpenTrade)
    }

    const fn special(level: u8) -> Special {
        if level > 2 { Special::Offered } else { Special::No }
    }

    /// Carries out a module at its current level, even if it is upgraded in the meantime (p. 27).
    pub(super) fn run_module(&mut self, seat: Seat, module: Module) {
        let level = self.civ(seat).level(module);
        let tasks = self.sites_first(seat, module).into_iter().chain(self.opening(seat, module, level));
        tasks.rev().flatten().for_each(|task| self.push(seat, task));
    }

    /// Returns what a module does, in this order, after the sites.
    pub(super) fn opening(&self, seat: Seat, module: Module, level: u8) -> [Option<Task>; 2] {
        let traits = &self.civ(seat).traits;
        let only = |task| [Some(task), None];
        match module {
            Module::Migration => {
                let more = traits[Trait::LongMarch];
                let (pass, fail) = (Follow::Migrations(level + more), Follow::Migrations(level - 1 + more));
                only(if level > 1 { Task::Chore(Chore::Favor { pass, fail }) } else { Task::Migrate(1 + more) })
            }
            Module::Procreation => {
                let more = traits[Trait::Fertile];
                let (pass, fail) = (Follow::Procreations(2 + more), Follow::Procreations(1 + more));
                only(match level {
                    1 => Task::Procreate(1 + more),
                    2 => Task::Chore(Chore::Favor { pass, fail }),
                    _ => Task::Order { module, level },
                })
            }
            Module::Production => only(Task::Order { module, level }),
            Module::Transport => {
                let left = [3, 6, ALL_RAW][usize::from(level - 1)].min(ALL_RAW - traits[Trait::Carriers]);
                let any = self.unloads_anything(seat, level);
                only(Task::Transport { left: left + traits[Trait::Carriers], any })
            }
            Module::Activity => only(Task::Activity { left: level.min(2), again: level > 2, except: None }),
            Module::Trade => {
                let trade = Task::Trade { sales: level.min(2), purchases: level.min(2) };
                let money = Task::Chore(Chore::Effect(Effect::Markers(Marker::Money, 2)));
                if level > 2 { [Some(money), Some(trade)] } else { only(trade) }
            }
            Module::Research
            | Module::Exploration
            | Module::Invention
            | Module::Sustenance
            | Module::Mutation
            | Module::Planning
            | Module::Insight
            | Module::Building
            | Module::Achievement => only(Task::Side { module, level }),
        }
    }

    /// Visits every face-up site of a kind next to the player's territories before the module's own actions (p. 38). If
    /// two sites offer different things, the player decides which comes first. Whether a player is next to a site is
    /// checked when its turn comes, because the first site can bring the player next to the second.
    pub(super) fn sites_first(&self, seat: Seat, module: Module) -> [Option<Task>; 2] {
        let kind = match module {
            Module::Procreation => SiteKind::HolyRock,
            Module::Production => SiteKind::HiddenGrotto,
            _ => return [None; 2],
        };
        let own = |spot| self.land.layout.around(spot).intersection(self.land.territories(seat));
        let spots = self.land.spots(kind);
        let mut spots = spots.iter();
        let (one, other) = match (spots.next(), spots.next()) {
            (Some(one), Some(other)) if own(one).is_empty() => (Some(other), Some(one)),
            (Some(one), Some(other)) if !own(other).is_empty() && own(one) != own(other) => {
                return [Some(Task::SiteOrder { kind, spots: [one, other] }), None];
            }
            both => both,
        };
        [one, other].map(|spot| spot.map(|spot| Task::visit(kind, spot)))
    }

    /// Visits two sites one after the other, `first` first.
    pub(super) fn visit_in_order(&mut self, seat: Seat, kind: SiteKind, spots: [SiteSpot; 2], first: SiteSpot) {
        let second = spots.into_iter().find(|spot| *spot != first);
        second.into_iter().chain([first]).for_each(|spot| self.push(seat, Task::visit(kind, spot)));
    }

    /// Returns the module that forgoing this task would end, and whether the player has not used it yet: the task is
    /// the one it began with, or the choice between its sides.
    pub(crate) fn module_ended_by(&self, step: Step) -> Option<(Panel, bool)> {
        let before = self.agenda.len().checked_sub(2).and_then(|index| self.agenda.get(index))?;
        let Task::Chore(Chore::Activated(panel)) = before.task else { return None };
        let Panel::Main(module) = panel else { return None };
        (before.seat == step.seat).then(|| (panel, self.is_unused(step.seat, module, step.task)))
    }

    fn is_unused(&self, seat: Seat, module: Module, task: Task) -> bool {
        let level = self.civ(seat).level(module);
        let third = if level > 2 { 2 } else { 1 };
        match (module, task) {
            (_, Task::Side { .. }) => true,
            (Module::Migration, Task::Migrate(_)) => self.moved.is_empty(),
            (Module::Activity, Task::Activity { left, .. }) => left == level.min(2),
            (Module::Trade, Task::Trade { sales, purchases }) => level < 3 && sales == level && purchases == level,
            (Module::Research, Task::TakeCard { left, .. }) => left == third,
            (Module::Research, Task::DrawCards { left, .. }) => left == if level > 1 { 4 } else { 2 },
            (Module::Exploration, Task::LuckyFind(left)) => left == third,
            (Module::Sustenance, Task::Hunt { left, .. }) => left == third,
            (Module::Invention, Task::IncomeActions(left)) => left == level.min(2),
            (Module::Mutation, Task::Mutate(left)) => left == level.min(2),
            (Module::Building, Task::Build { left, .. }) => left == level.min(2),
            (Module::Sustenance, Task::Strengthen(left)) => left == [1, 3, 4][usize::from(level - 1)],
            (Module::Procreation, Task::Procreate(left)) => {
                // A Holy rock may have come before it.
                let rock = self.land.spots(SiteKind::HolyRock).iter().any(|spot| self.is_next_to(seat, spot));
                level == 1 && left == 1 + self.civ(seat).traits[Trait::Fertile] && !rock
            }
            (Module::Planning, Task::GainAndInstall { gain, install }) => gain && install,
            (Module::Planning, Task::PlanningSpace(_) | Task::InstallGoal) => level < 3,
            (_, Task::Install { deck, special }) => module.deck() == Some(deck) && special == Self::special(level),
            _ => false,
        }
    }

    /// Lists the sides of a module of which one is chosen.
    pub(super) fn list_sides(&self, seat: Seat, module: Module, level: u8, out: &mut impl Answers) -> Enough {
        for deed in sides(module, level) {
            if self.side_gives(seat, module, level, *deed) {
                out(Action::Do(*deed))?;
            }
        }
        out(Action::Pass)
    }

    /// Returns what this side of a module does, in this order.
    pub(super) fn side(&self, module: Module, level: u8, deed: Deed) -> [Option<Task>; 3] {
        let only = |task| [Some(task), None, None];
        let give = |effect| only(Task::Chore(Chore::Effect(effect)));
        let one_or_two = if level > 2 { 2 } else { 1 };
        match (module, deed) {
            (Module::Research, Deed::Take) => only(Task::TakeCard { deck: None, left: one_or_two }),
            (Module::Research, _) => give(Effect::Draw { draw: if level > 1 { 4 } else { 2 }, keep: one_or_two }),
            (Module::Exploration, Deed::Explore) if level > 1 => {
                // The points are given even if nothing is revealed.
                let points = Task::Chore(Chore::ExplorationPoints(if level > 2 { 4 } else { 2 }));
                [Some(Task::Explore), Some(Task::RevealSite), Some(points)]
            }
            (Module::Exploration, Deed::Explore) => only(Task::Explore),
            (Module::Exploration, _) => only(Task::LuckyFind(one_or_two)),
            (Module::Invention, Deed::Income) => only(Task::IncomeActions(level.min(2))),
            (Module::Sustenance, Deed::Hunt) => only(Task::Hunt { left: one_or_two, except: None }),
            (Module::Sustenance, _) => only(Task::Strengthen([1, 3, 4][usize::from(level - 1)])),
            (Module::Mutation, Deed::Mutate) => only(Task::Mutate(level.min(2))),
            (Module::Planning, Deed::Goal) => only(Task::GainAndInstall { gain: true, install: true }),
            (Module::Planning, Deed::Install) => only(Task::InstallGoal),
            (Module::Planning, _) => give(Effect::Planning(if level > 1 { 3 } else { 2 })),
            (Module::Insight, Deed::Ideas) => give(Effect::Markers(Marker::Idea, if level > 1 { 6 } else { 3 })),
            (Module::Building, Deed::Build) => only(Task::Build { left: level.min(2), only: None, same: level == 2 }),
            (Module::Achievement, Deed::ActivationDie) => only(Task::Chore(Chore::GainDie { fate: false })),
            (Module::Achievement, Deed::FateDie) => only(Task::Chore(Chore::GainDie { fate: true })),
            (Module::Achievement, Deed::Dice) => {
                let [one, other] = [Effect::ActivationDie, Effect::FateDie].map(|die| Task::Chore(Chore::Effect(die)));
                [Some(one), Some(other), None]
            }
            _ => module.deck().map_or([None; 3], |deck| only(Task::Install { deck, special: Self::special(level) })),
        }
    }

    pub(super) fn run_side(&mut self, seat: Seat, module: Module, level: u8, deed: Deed) {
        let tasks = self.side(module, level, deed);
        tasks.into_iter().rev().flatten().for_each(|task| self.push(seat, task));
    }

    pub(super) fn exploration_points(&mut self, seat: Seat, points: u8, flow: &mut impl Flow) {
        self.score(seat, Source::Sites, u16::from(points), flow);
    }

    /// Visits a holy rock. The territory is chosen before the favor test (p. 38).
    pub(super) fn pray_at(&mut self, seat: Seat, territory: Territory) {
        self.push(seat, Task::Chore(Chore::Favor { pass: Follow::ProcreateIn(territory), fail: Follow::Nothing }));
    }

    // Modules with two sides that are both carried out.

    pub(super) fn list_order(&self, module: Module, out: &mut impl Answers) -> Enough {
        let (first, second) = match module {
            Module::Production => (Deed::Produce, Deed::Transport),
            _ => (Deed::Procreate, Deed::Strengthen),
        };
        out(Action::Do(first))?;
        out(Action::Do(second))
    }

    /// Returns the usual first side of a module whose sides are both carried out, followed by the other.
    pub(super) fn both_sides(&self, seat: Seat, module: Module, level: u8) -> [Task; 2] {
        let traits = &self.civ(seat).traits;
        if module == Module::Production {
            let carried = if level > 2 { 2 } else { 1 } + traits[Trait::Carriers];
            let transport = match level {
                1 => Chore::Favor { pass: Follow::Transport(carried), fail: Follow::Nothing },
                _ => Chore::Effect(Effect::Transport(carried)),
            };
            [Task::Produce(level + 1 + traits[Trait::Produce]), Task::Chore(transport)]
        } else {
            let strengthen = Chore::Favor { pass: Follow::Strengthen(1), fail: Follow::Nothing };
            [Task::Procreate(2 + traits[Trait::Fertile]), Task::Chore(strengthen)]
        }
    }

    pub(super) fn run_in_order(&mut self, seat: Seat, module: Module, level: u8, first: Deed) {
        let mut tasks = self.both_sides(seat, module, level);
        if matches!(first, Deed::Produce | Deed::Procreate) {
            tasks.reverse();
        }
        tasks.into_iter().for_each(|task| self.push(seat, task));
    }

    // Planning III: gain and install a goal chip, in any order.

    pub(super) fn list_gain_and_install(
        &self,
        seat: Seat,
        gain: bool,
        install: bool,
        out: &mut impl Answers,
    ) -> Enough {
        if gain && self.has_goals_to_take() {
            out(Action::Do(Deed::Goal))?;
        }
        if install && self.can_install_goal(seat) {
            out(Action::Do(Deed::Install))?;
        }
        out(Action::Pass)
    }

    pub(super) fn gain_and_install(&mut self, seat: Seat, gain: bool, install: bool, deed: Deed) {
        if deed == Deed::Goal {
            self.push(seat, Task::GainAndInstall { gain: false, install });
            self.push(seat, Task::TakeGoal { refill: true });
        } else {
            self.push(seat, Task::GainAndInstall { gain, install: false });
            self.push(seat, Task::InstallGoal);
        }
    }
}

/// Returns the sides of a module of which one is chosen.
pub(super) const fn sides(module: Module, level: u8) -> &'static [Deed] {
    match module {
        Module::Research => &[Deed::Take, Deed::Draw],
        Module::Exploration => &[Deed::Explore, Deed::LuckyFind],
        Module::Invention => &[Deed::Income, Deed::Install],
        Module::Sustenance => &[Deed::Hunt, Deed::Strengthen],
        Module::Mutation => &[Deed::Mutate, Deed::Install],
        Module::Planning if level > 2 => &[Deed::Goal, Deed::Plan],
        Module::Planning => &[Deed::Install, Deed::Plan],
        Module::Insight => &[Deed::Ideas, Deed::Install],
        Module::Building => &[Deed::Build, Deed::Install],
        Module::Achievement if level > 1 => &[Deed::Dice, Deed::Install],
        Module::Achievement => &[Deed::ActivationDie, Deed::FateDie, Deed::Install],
        Module::Migration
        | Module::Transport
        | Module::Activity
        | Module::Procreation
        | Module::Production
        | Module::Trade => &[],
    }
}

impl Task {
    /// Returns what a holy rock or hidden grotto offers.
    pub(crate) const fn visit(kind: SiteKind, spot: SiteSpot) -> Self {
        match kind {
            SiteKind::HolyRock => Self::HolyRock(spot),
            _ => Self::Grotto(spot),
        }
    }
}
