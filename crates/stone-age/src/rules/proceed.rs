//! What happens without a decision.

use super::legal::rolls_dice;
use crate::flow::Flow;
use crate::state::StoneAge;
use crate::task::Phase;
use engine::answers::{Asks, Choices};

impl StoneAge {
    /// Carries out everything up to the next real decision. A decision with only one possible answer is answered
    /// automatically, unless it rolls dice: players roll their own dice.
    pub(crate) fn proceed(&mut self, flow: &mut impl Flow) {
        loop {
            let Some((seat, task)) = self.asked() else {
                if self.is_over() {
                    return;
                }
                self.continue_phase(flow);
                continue;
            };
            if self.has_obvious_choice(seat, task) {
                return;
            }
            match self.choices(seat, task) {
                Choices::One(action) if !rolls_dice(action) => self.answer(seat, action, flow),
                // A task without any answer cannot happen. If it did, the loop must still end.
                Choices::One(_) | Choices::Many | Choices::None => return,
            }
        }
    }

    /// Continues the phase with the player whose turn it is, while no decision is pending.
    fn continue_phase(&mut self, flow: &mut impl Flow) {
        match self.phase {
            Phase::Placing => self.continue_placing(flow),
            Phase::Using => self.continue_using(),
            Phase::Feeding { .. } => self.continue_feeding(flow),
            Phase::Over(_) => {}
        }
    }
}
