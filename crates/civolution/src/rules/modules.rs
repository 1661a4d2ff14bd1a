//! What the fifteen main modules do at their three levels (p. 14 to 31).

use engine::Seat;

use crate::ability::Trait;
use crate::action::{Action, Deed};
use crate::civilization::{MARKERS, Source};
use crate::continent::{SiteSpot, Territory};
use crate::effect::{Effect, Marker, Project};
use crate::flow::{Answers, Enough, Flow};
use crate::module::{Module, Panel};
use crate::site::SiteKind;
use crate::state::Civolution;
use crate::task::{Chore, Follow, Special, Step, Task};

/// More raw materials than anybody can have on the continent.
const ALL_RAW: u8 = MARKERS;

impl Civolution {
    /// Whether activating a module could do anything (Sleep always does).
    pub(crate) fn is_of_use(&self, seat: Seat, panel: Panel) -> bool {
        let Panel::Main(module) = panel else { return panel == Panel::Sleep || self.can_gain_markers(seat) };
        let civ = self.civ(seat);
        let level = civ.level(module);
        match module {
            Module::Research => self.can_research(),
            Module::Migration => self.can_migrate(seat),
            // From level II on its points come even if nothing is revealed.
            Module::Exploration => level > 1 || self.can_find(seat) || self.can_explore(seat),
            Module::Transport => self.can_transport(seat, self.unloads_anything(seat, level)),
            Module::Invention => !civ.incomes.is_empty() || self.can_use_deck_side(seat, module),
            Module::Activity => self.can_do_activity(seat),
            Module::Sustenance => !self.hunting_grounds(seat).is_empty() || self.has_weak(seat),
            Module::Procreation => self.can_procreate(seat) || (level > 2 && self.has_weak(seat)),
            Module::Mutation => civ.features.iter().any(|count| *count > 0) || self.can_use_deck_side(seat, module),
            Module::Planning => {
                self.can_gain_markers(seat) || self.can_install_goal(seat) || (level > 2 && self.has_goals_to_take())
            }
            Module::Production => self.can_produce(seat) || self.can_transport(seat, civ.traits.has(Trait::OpenTrade)),
            Module::Insight => self.can_gain_markers(seat) || self.can_use_deck_side(seat, module),
            Module::Trade => level > 2 || self.can_trade(seat),
            Module::Building => {
                Project::ALL.into_iter().any(|project| self.can_build(seat, project))
                    || self.can_use_deck_side(seat, module)
            }
            Module::Achievement => {
                self.can_gain_die(seat, false) || self.can_gain_die(seat, true) || self.can_use_deck_side(seat, module)
            }
        }
    }

    fn has_goals_to_take(&self) -> bool {
        self.display.goals.iter().any(Option::is_some)
    }

    fn unloads_anything(&self, seat: Seat, level: u8) -> bool {
        level > 2 || self.civ(seat).traits.has(Trait::OpenTrade)
    }

    const fn special(level: u8) -> Special {
        if level > 2 { Special::Offered } else { Special::No }
    }

    /// Whether a card of the module's type can be installed.
    fn can_use_deck_side(&self, seat: Seat, module: Module) -> bool {
        let special = Self::special(self.civ(seat).level(module));
        module.deck().is_some_and(|deck| self.can_install_any(seat, deck, special))
    }

    /// Carries out a module at its level now, even if it is upgraded meanwhile (p. 27).
    pub(super) fn run_module(&mut self, seat: Seat, module: Module) {
        let level = self.civ(seat).level(module);
        let traits = self.civ(seat).traits;
        match module {
            Module::Migration => {
                let more = traits[Trait::LongMarch];
                let (pass, fail) = (Follow::Migrations(level + more), Follow::Migrations(level - 1 + more));
                self.push(
                    seat,
                    if level > 1 { Task::Chore(Chore::Favor { pass, fail }) } else { Task::Migrate(1 + more) },
                );
            }
            Module::Procreation => self.run_procreation(seat, level),
            Module::Production => {
                self.push(seat, Task::Order { module, level });
                self.visit_sites(seat, SiteKind::HiddenGrotto, Task::Grotto);
            }
            Module::Transport => {
                let left = [3, 6, ALL_RAW][usize::from(level - 1)].min(ALL_RAW - traits[Trait::Carriers]);
                let any = self.unloads_anything(seat, level);
                self.push(seat, Task::Transport { left: left + traits[Trait::Carriers], any });
            }
            Module::Activity => self.push(seat, Task::Activity { left: level.min(2), again: level > 2, except: None }),
            Module::Trade => {
                let times = level.min(2);
                self.push(seat, Task::Trade { sales: times, purchases: times });
                if level > 2 {
                    self.push(seat, Task::Chore(Chore::Effect(Effect::Markers(Marker::Money, 2))));
                }
            }
            Module::Research
            | Module::Exploration
            | Module::Invention
            | Module::Sustenance
            | Module::Mutation
            | Module::Planning
            | Module::Insight
            | Module::Building
            | Module::Achievement => self.push(seat, Task::Side { module, level }),
        }
    }

    /// The module that forgoing this task would end, and whether nothing has been done with it: the task is what it began
    /// with, or the choice between its sides.
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

    fn run_procreation(&mut self, seat: Seat, level: u8) {
        let more = self.civ(seat).traits[Trait::Fertile];
        self.push(
            seat,
            match level {
                1 => Task::Procreate(1 + more),
                2 => Task::Chore(Chore::Favor {
                    pass: Follow::Procreations(2 + more),
                    fail: Follow::Procreations(1 + more),
                }),
                _ => Task::Order { module: Module::Procreation, level },
            },
        );
        self.visit_sites(seat, SiteKind::HolyRock, Task::HolyRock);
    }

    /// Before the module's own actions every face-up site of a kind next to one's territories (p. 38).
    fn visit_sites(&mut self, seat: Seat, kind: SiteKind, task: impl Fn(SiteSpot) -> Task) {
        for spot in self.land.spots(kind).iter() {
            if self.is_next_to(seat, spot) {
                self.push(seat, task(spot));
            }
        }
    }

    /// The sides of a module, of which one is chosen.
    pub(super) fn list_sides(&self, seat: Seat, module: Module, level: u8, out: &mut impl Answers) -> Enough {
        let sides: &[Deed] = match module {
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
        };
        for deed in sides {
            if self.is_side_of_use(seat, module, level, *deed) {
                out(Action::Do(*deed))?;
            }
        }
        out(Action::Pass)
    }

    fn is_side_of_use(&self, seat: Seat, module: Module, level: u8, deed: Deed) -> bool {
        match deed {
            Deed::Take => self.can_research(),
            Deed::Draw => self.face_down.iter().any(|stack| !stack.is_empty()),
            Deed::Explore => self.can_explore(seat) || level > 1,
            Deed::LuckyFind => self.can_find(seat),
            Deed::Income => !self.civ(seat).incomes.is_empty(),
            Deed::Hunt => !self.hunting_grounds(seat).is_empty(),
            Deed::Strengthen => self.has_weak(seat),
            Deed::Mutate => self.civ(seat).features.iter().any(|count| *count > 0),
            Deed::Plan | Deed::Ideas => self.can_gain_markers(seat),
            Deed::Goal => self.has_goals_to_take() || self.can_install_goal(seat),
            Deed::Build => Project::ALL.into_iter().any(|project| self.can_build(seat, project)),
            Deed::ActivationDie => self.can_gain_die(seat, false),
            Deed::FateDie => self.can_gain_die(seat, true),
            Deed::Dice => self.can_gain_die(seat, false) || self.can_gain_die(seat, true),
            Deed::Install if module == Module::Planning => self.can_install_goal(seat),
            Deed::Install => module.deck().is_some_and(|deck| self.can_install_any(seat, deck, Self::special(level))),
            _ => false,
        }
    }

    pub(super) fn run_side(&mut self, seat: Seat, module: Module, level: u8, deed: Deed, flow: &mut impl Flow) {
        match (module, deed) {
            (Module::Research, Deed::Take) => {
                self.push(seat, Task::TakeCard { deck: None, left: if level > 2 { 2 } else { 1 } });
            }
            (Module::Research, _) => {
                let draw = if level > 1 { 4 } else { 2 };
                self.start_drawing(seat, draw, if level > 2 { 2 } else { 1 });
            }
            (Module::Exploration, Deed::Explore) => {
                if level > 1 {
                    self.push(seat, Task::Chore(Chore::ExplorationPoints(if level > 2 { 4 } else { 2 })));
                    self.push(seat, Task::RevealSite);
                }
                self.push(seat, Task::Explore);
            }
            (Module::Exploration, _) => self.push(seat, Task::LuckyFind(if level > 2 { 2 } else { 1 })),
            (Module::Invention, Deed::Income) => self.push(seat, Task::IncomeActions(level.min(2))),
            (Module::Sustenance, Deed::Hunt) => {
                self.push(seat, Task::Hunt { left: if level > 2 { 2 } else { 1 }, except: None });
            }
            (Module::Sustenance, _) => self.push(seat, Task::Strengthen([1, 3, 4][usize::from(level - 1)])),
            (Module::Mutation, Deed::Mutate) => self.push(seat, Task::Mutate(level.min(2))),
            (Module::Planning, Deed::Goal) => self.push(seat, Task::GainAndInstall { gain: true, install: true }),
            (Module::Planning, Deed::Install) => self.push(seat, Task::InstallGoal),
            (Module::Planning, _) => self.gain_planning(seat, if level > 1 { 3 } else { 2 }),
            (Module::Insight, Deed::Ideas) => {
                self.gain_markers(seat, Marker::Idea, if level > 1 { 6 } else { 3 }, flow);
            }
            (Module::Building, Deed::Build) => {
                self.push(seat, Task::Build { left: level.min(2), only: None, same: level == 2 });
            }
            (Module::Achievement, Deed::ActivationDie) => self.gain_die(seat, false, flow),
            (Module::Achievement, Deed::FateDie) => self.gain_die(seat, true, flow),
            (Module::Achievement, Deed::Dice) => {
                self.push(seat, Task::Chore(Chore::Effect(Effect::FateDie)));
                self.push(seat, Task::Chore(Chore::Effect(Effect::ActivationDie)));
            }
            _ => {
                if let Some(deck) = module.deck() {
                    self.push(seat, Task::Install { deck, special: Self::special(level) });
                }
            }
        }
    }

    pub(super) fn exploration_points(&mut self, seat: Seat, points: u8, flow: &mut impl Flow) {
        self.score(seat, Source::Sites, u16::from(points), flow);
    }

    /// A holy rock: the territory is chosen before the favor test (p. 38).
    pub(super) fn pray_at(&mut self, seat: Seat, territory: Territory) {
        self.push(seat, Task::Chore(Chore::Favor { pass: Follow::ProcreateIn(territory), fail: Follow::Nothing }));
    }

    // Two sides, both of which are carried out.

    pub(super) fn list_order(&self, module: Module, out: &mut impl Answers) -> Enough {
        let (first, second) = match module {
            Module::Production => (Deed::Produce, Deed::Transport),
            _ => (Deed::Procreate, Deed::Strengthen),
        };
        out(Action::Do(first))?;
        out(Action::Do(second))
    }

    pub(super) fn run_in_order(&mut self, seat: Seat, module: Module, level: u8, first: Deed) {
        let traits = self.civ(seat).traits;
        let (usual, other) = if module == Module::Production {
            let carried = if level > 2 { 2 } else { 1 } + traits[Trait::Carriers];
            let transport = match level {
                1 => Task::Chore(Chore::Favor { pass: Follow::Transport(carried), fail: Follow::Nothing }),
                _ => Task::Chore(Chore::Effect(Effect::Transport(carried))),
            };
            (Task::Produce(level + 1 + traits[Trait::Produce]), transport)
        } else {
            let strengthen = Task::Chore(Chore::Favor { pass: Follow::Strengthen(1), fail: Follow::Nothing });
            (Task::Procreate(2 + traits[Trait::Fertile]), strengthen)
        };
        let usual_first = matches!(first, Deed::Produce | Deed::Procreate);
        let (first, second) = if usual_first { (usual, other) } else { (other, usual) };
        self.push(seat, second);
        self.push(seat, first);
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
