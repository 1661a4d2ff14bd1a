//! The rules, with a module for each part of the rulebook.

mod answer;
mod board_actions;
mod cards;
mod effects;
mod gains;
mod legal;
mod prices;
mod proceed;
mod prospects;
mod reach;
mod refuse;
mod report;
mod scoring;
mod spare;
mod start;
mod tracks;
mod tribes;
mod turn;

use engine::{Game, SeatSet};

use crate::action::Action;
use crate::chapter::Chapter;
use crate::event::Event;
use crate::flow::Flow;
use crate::state::Revive;
pub(crate) use board_actions::SAND_TILE;
pub(crate) use cards::leave_slots;
pub use cards::{half_of, module_spaces};
pub(crate) use prices::Prices;
pub(crate) use reach::{FAR, TARGET_DISCOUNT, WORKSHOP_DISCOUNT};
pub use reach::{LARGE_COST, Reach, SMALL_COST};
#[cfg(test)]
pub(crate) use report::GROUPS;
pub use scoring::{ArtifactWorth, CARD_BONUS, END_TILE, MINOR_ARTIFACT};
pub(crate) use start::empty_seat;
pub(crate) use tracks::due;
pub(crate) use tribes::{FLIGHT, takes_range};
pub(crate) use turn::{HIBERNATION_COST, next_hibernation};

impl Revive {
    /// Carries out an action and everything that follows without a decision.
    pub(crate) fn carry_out(&mut self, action: Action, flow: &mut impl Flow) {
        let before = self.goal();
        if let Some(step) = self.top() {
            self.answer(step, action, flow);
        }
        self.proceed(flow);
        if let Some((chapter, before)) = self.chapter.zip(before) {
            self.tell_goal(chapter, before.reached, flow);
        }
    }

    /// Records which players have newly reached the goal of the chapter. At the end of the game,
    /// [`Event::ChapterEnded`] tells it instead.
    fn tell_goal(&self, chapter: Chapter, before: SeatSet, flow: &mut impl Flow) {
        let reached = self.goal().filter(|_| !self.is_over()).map_or(SeatSet::EMPTY, |goal| goal.reached);
        for seat in reached.iter().filter(|seat| !before.contains(*seat)) {
            flow.record(Event::GoalReached { seat, chapter });
        }
    }
}
