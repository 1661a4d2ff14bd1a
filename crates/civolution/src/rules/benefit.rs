//! Whether something would have an effect, derived from what it does. A question has one if it has an answer other than
//! forgoing it. An effect has one if it asks such a question or has something to give.

use engine::Seat;
use engine::answers::Asks;

use super::modules::sides;
use crate::ability::Trigger;
use crate::action::{Action, Deed};
use crate::civilization::HIGHEST_FAVOR;
use crate::content::Deck;
use crate::effect::{BonusId, Effect, Gain};
use crate::flow::{Enough, MORE};
use crate::module::{Module, Panel};
use crate::state::Civolution;
use crate::task::{Chore, Follow, Step, Task};

impl Civolution {
    /// Checks whether activating a module would give anything, including bonuses that wait for it (p. 13). Sleep always
    /// does.
    pub(crate) fn is_of_use(&self, seat: Seat, panel: Panel) -> bool {
        let gives = |task: Task| self.gives(seat, task);
        let begins = match panel {
            Panel::Main(module) => {
                let level = self.civ(seat).level(module);
                self.opening(seat, module, level).into_iter().flatten().any(gives)
                    || self.sites_first(seat, module).into_iter().flatten().any(gives)
            }
            Panel::Feature(_) => self.can_gain_markers(seat),
            Panel::Sleep => true,
        };
        begins || self.sets_off(seat, Trigger::of(panel))
    }

    /// Checks whether this side of a module would give anything.
    pub(super) fn side_gives(&self, seat: Seat, module: Module, level: u8, deed: Deed) -> bool {
        self.side(module, level, deed).into_iter().flatten().any(|task| self.gives(seat, task))
    }

    /// Checks whether a task would give its owner anything.
    fn gives(&self, seat: Seat, task: Task) -> bool {
        match task {
            Task::Chore(chore) => self.chore_gives(seat, chore),
            Task::Side { module, level } => {
                // Installing is checked last because it takes longest.
                let (install, others): (&[Deed], &[Deed]) = match sides(module, level) {
                    [Deed::Install, others @ ..] => (&[Deed::Install], others),
                    [others @ .., Deed::Install] => (&[Deed::Install], others),
                    others => (&[], others),
                };
                others.iter().chain(install).any(|deed| self.side_gives(seat, module, level, *deed))
            }
            Task::Order { module, level } => {
                self.both_sides(seat, module, level).into_iter().any(|task| self.gives(seat, task))
            }
            Task::PlanningSpace(_) | Task::GainFeatures(_) | Task::GainMaterial { .. } => self.can_gain_markers(seat),
            Task::HolyRock(spot) => {
                let nursery = || !self.nurseries(seat).intersection(self.land.layout.around(spot)).is_empty();
                self.is_next_to(seat, spot) && (nursery() || self.test_sets_off(seat))
            }
            Task::SiteOrder { kind, spots } => spots.into_iter().any(|spot| self.gives(seat, Task::visit(kind, spot))),
            _ => {
                let visit = |action| if action == Action::Pass { MORE } else { Enough::Break(()) };
                self.each_answer(seat, &task, &mut { visit }).is_break()
            }
        }
    }

    fn chore_gives(&self, seat: Seat, chore: Chore) -> bool {
        match chore {
            Chore::Effect(effect) | Chore::Give(effect, _) => self.effect_gives(seat, effect),
            Chore::Bonus(bonus, _) => self.bonus_gives(seat, bonus),
            Chore::Favor { pass, fail } => {
                self.follow_gives(seat, pass) || self.follow_gives(seat, fail) || self.test_sets_off(seat)
            }
            Chore::GainDie { fate } => self.can_gain_die(seat, fate),
            _ => true,
        }
    }

    fn effect_gives(&self, seat: Seat, effect: Effect) -> bool {
        match effect {
            Effect::Per { gain, count, .. } => {
                self.count(seat, count) > 0 && (gain == Gain::Points || self.can_gain_markers(seat))
            }
            Effect::Markers(..) | Effect::Planning(_) | Effect::Features(..) | Effect::Materials(..) => {
                self.can_gain_markers(seat)
            }
            Effect::Favor(_) => self.civ(seat).favor < HIGHEST_FAVOR,
            Effect::ActivationDie | Effect::FateDie => self.can_gain_die(seat, effect == Effect::FateDie),
            Effect::Recover(_) => self.civ(seat).used_dice > 0 || self.is_about_to_use_dice(seat),
            Effect::Draw { .. } => Deck::ALL.into_iter().any(|deck| !self.face_down[deck.index()].is_empty()),
            // Steps beyond the end of a track still give points.
            Effect::Points(_) | Effect::Advance(..) => true,
            _ => self.asked_by(seat, effect).is_some_and(|task| self.gives(seat, task)),
        }
    }

    /// Checks whether the player is just paying for a module, so that there will be used dice when it gives something.
    fn is_about_to_use_dice(&self, seat: Seat) -> bool {
        self.top() == Some(Step { seat, task: Task::Turn }) && self.civ(seat).ready_dice() > 0
    }

    fn follow_gives(&self, seat: Seat, follow: Follow) -> bool {
        match follow {
            Follow::Nothing => false,
            Follow::ProcreateIn(territory) => self.nurseries(seat).contains(territory),
            Follow::Bonus(bonus, _) => self.alternatives_give(seat, bonus),
            Follow::Migrations(count) => self.gives(seat, Task::Migrate(count)),
            Follow::Procreations(count) => self.gives(seat, Task::Procreate(count)),
            Follow::Strengthen(count) => self.gives(seat, Task::Strengthen(count)),
            Follow::Transport(count) => self.effect_gives(seat, Effect::Transport(count)),
        }
    }

    fn bonus_gives(&self, seat: Seat, bonus: BonusId) -> bool {
        self.alternatives_give(seat, bonus) || (self.content.bonus(bonus).favor_test && self.test_sets_off(seat))
    }

    fn alternatives_give(&self, seat: Seat, bonus: BonusId) -> bool {
        self.content.bonus(bonus).either.iter().flatten().any(|effect| self.effect_gives(seat, *effect))
    }

    /// Checks whether a waiting favor test would give anything. On the last space no test fails (p. 17).
    fn test_sets_off(&self, seat: Seat) -> bool {
        self.sets_off(seat, Trigger::FavorPassed)
            || (self.civ(seat).favor < HIGHEST_FAVOR && self.sets_off(seat, Trigger::FavorFailed))
    }

    /// Checks whether a bonus that would give anything waits for this trigger. No bonus leads back to its own trigger.
    fn sets_off(&self, seat: Seat, happened: Trigger) -> bool {
        self.awaits(seat, happened, |bonus| self.bonus_gives(seat, bonus))
    }
}
