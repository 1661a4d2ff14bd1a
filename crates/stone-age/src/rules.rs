//! The rules, with a module for each section of the rulebook.

mod acquiring;
mod answer;
mod effects;
mod feeding;
mod gathering;
mod legal;
mod placing;
mod proceed;
mod refuse;
mod round;
pub(crate) mod scoring;
mod start;
mod using;

use engine::Seat;

use crate::action::Action;
use crate::flow::Flow;
use crate::state::StoneAge;
use crate::task::{Step, Task};

impl StoneAge {
    /// Carries out an action and everything that follows from it.
    pub(crate) fn carry_out(&mut self, seat: Seat, action: Action, flow: &mut impl Flow) {
        self.answer(seat, action, flow);
        self.proceed(flow);
    }

    /// Asks a player for a decision.
    fn ask(&mut self, seat: Seat, task: Task) {
        self.pending = Some(Step { seat, task });
    }
}
