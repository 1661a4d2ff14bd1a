//! The effect of an answer.

use engine::Seat;

use crate::action::Action;
use crate::flow::Flow;
use crate::state::StoneAge;
use crate::task::Task;

impl StoneAge {
    /// Carries out an answer, but nothing that follows from it. An answer that does not fit the task leaves it pending;
    /// that happens only if the answer was not checked.
    pub(crate) fn answer(&mut self, seat: Seat, action: Action, flow: &mut impl Flow) {
        let Some(step) = self.pending.take() else { return };
        match (action, step.task) {
            (Action::Place { place, people }, _) => self.place(seat, place, people, flow),
            (Action::Use { site }, _) => self.use_people(seat, site, flow),
            (Action::Buy { what }, _) => self.buy(seat, what, flow),
            (Action::Leave { what }, _) => self.leave(seat, what, flow),
            (Action::Tools(choice), Task::Tools { gathering, pips }) => {
                self.gather(seat, gathering, pips, &choice, flow);
            }
            (Action::Pay { resource, count }, Task::Pay { purpose, bill, paid, .. }) => {
                self.pay(seat, purpose, bill, paid, resource, count, flow);
            }
            (Action::Take { item }, Task::Pick { dice }) => self.pick_die(seat, dice, item, flow),
            (Action::Feed, Task::Feed { missing }) => self.feed_with_resources(seat, missing),
            (Action::Starve, Task::Feed { missing }) => self.starve(seat, missing, flow),
            // A card is cashed in between, and the task stays pending.
            (Action::Cash, _) => {
                self.pending = Some(step);
                self.cash(seat);
            }
            (Action::Gain { first, second }, _) => {
                self.pending = Some(step);
                self.gain_any_two(seat, first, second, flow);
            }
            (Action::Tools(_) | Action::Pay { .. } | Action::Take { .. } | Action::Feed | Action::Starve, _) => {
                self.pending = Some(step);
            }
        }
    }
}
