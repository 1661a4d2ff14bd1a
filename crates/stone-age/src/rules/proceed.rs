//! What happens by itself.

use super::legal::rolls_dice;
use crate::flow::Flow;
use crate::state::StoneAge;
use crate::task::Phase;
use engine::answers::{Asks, Choices};

impl StoneAge {
    /// Lets everything happen that nobody decides, up to the next real decision. A decision with one possible answer
    /// is taken at once, unless it rolls dice: those are for the player to roll.
    pub(crate) fn proceed(&mut self, flow: &mut impl Flow) {
        loop {
            let Some((seat, task)) = self.asked() else {
                if self.is_over() {
                    return;
                }
                self.go_on(flow);
                continue;
            };
            if self.has_obvious_choice(seat, task) {
                return;
            }
            match self.choices(seat, task) {
                Choices::One(action) if !rolls_dice(action) => self.answer(seat, action, flow),
                // No answer at all cannot happen, and must not hang if it does.
                Choices::One(_) | Choices::Many | Choices::None => return,
            }
        }
    }

    /// Nobody is asked anything: the phase goes on with whose turn it is.
    fn go_on(&mut self, flow: &mut impl Flow) {
        match self.phase {
            Phase::Placing => self.go_on_placing(flow),
            Phase::Using => self.go_on_using(),
            Phase::Feeding { .. } => self.go_on_feeding(flow),
            Phase::Over(_) => {}
        }
    }
}
