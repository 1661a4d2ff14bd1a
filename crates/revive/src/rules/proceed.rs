//! Tasks that need no decision.

use engine::answers::{Asks, Choices};

use crate::action::Action;
use crate::content::CardId;
use crate::flow::Flow;
use crate::state::{Now, Revive};
use crate::task::{Chore, Step, Task};

impl Revive {
    /// Carries out tasks up to the next real decision. A decision with one possible answer is taken immediately, unless
    /// a free action before it could make a difference.
    pub(crate) fn proceed(&mut self, flow: &mut impl Flow) {
        while self.proceed_by_one(flow) {}
    }

    /// Carries out the task on top. Returns false if it is a real decision, or if there is none.
    #[inline]
    pub(crate) fn proceed_by_one(&mut self, flow: &mut impl Flow) -> bool {
        let Some(step) = self.top() else { return false };
        if self.go_on(step, flow) {
            return true;
        }
        // Players end their own turns. After a hibernation, a turn without any free action left ends automatically.
        if matches!(step.task, Task::Turn { .. }) && !self.now.turn.hibernated {
            return false;
        }
        match self.choices(step.seat, &step.task) {
            Choices::None => self.agenda.pop(),
            Choices::One(action) if !self.waits(step) => self.answer(step, action, flow),
            Choices::One(_) | Choices::Many => return false,
        }
        true
    }

    /// Carries out a task that needs no decision. Returns false if the task needs one.
    fn go_on(&mut self, step: Step, flow: &mut impl Flow) -> bool {
        let Step { seat, task } = step;
        match task {
            Task::Turn { .. } if self.now.turn.hibernates => {
                self.agenda.pop();
                if !self.waits(step) {
                    self.leave(seat, flow);
                    return true;
                }
                // Machines may be used before the energy is returned. No action is left.
                self.push(seat, Task::Turn { left: 0, acted: true });
                return false;
            }
            // A single trigger needs no order, but a free action may come before it.
            Task::Triggers { cards, modules, .. } => {
                let cards = cards.set();
                return match cards.len() + modules.len() {
                    0 => {
                        self.agenda.pop();
                        true
                    }
                    1 if !self.waits(step) => {
                        let card = cards.nth(0).and_then(CardId::new).map(Action::Card);
                        let module = || modules.iter().next().map(Action::ModuleSpace);
                        if let Some(last) = card.or_else(module) {
                            self.answer(step, last, flow);
                        }
                        true
                    }
                    _ => false,
                };
            }
            _ => {}
        }
        let Task::Chore(chore) = task else { return false };
        self.agenda.pop();
        match chore {
            Chore::Begin => self.begin(flow),
            Chore::Effects { list, at, card } => self.run_effects(seat, list, at, card, flow),
            Chore::Technology { list, at } => self.run_technology(seat, list, at, flow),
            Chore::Acted => self.use_up(seat, Now::end_action),
            Chore::TurnUp(place) => self.turn_up(seat, place, flow),
        }
        true
    }
}
