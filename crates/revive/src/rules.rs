//! The rules, a module for each part of the rulebook.

mod answer;
mod board_actions;
mod cards;
mod effects;
mod foretell;
mod gains;
mod legal;
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
use crate::content::CardId;
use crate::event::Event;
use crate::flow::Flow;
use crate::state::{Now, Revive};
use crate::task::{Chore, Step, Task};
pub(crate) use board_actions::SAND_TILE;
pub(crate) use cards::{half_of, leave_slots, module_spaces};
use legal::Choices;
pub(crate) use reach::{FAR, LARGE_COST, Reach, SMALL_COST, TARGET_DISCOUNT, WORKSHOP_DISCOUNT};
#[cfg(test)]
pub(crate) use report::GROUPS;
pub(crate) use scoring::{CARD_BONUS, END_TILE, MINOR_ARTIFACT, RESOURCES};
pub(crate) use tracks::{due, power_bit};
pub(crate) use tribes::{FLIGHT, crystals_for, takes_range};
pub(crate) use turn::{HIBERNATION_COST, next_hibernation};

impl Revive {
    /// Lets everything happen that nobody decides, up to the next real decision. A decision with one possible answer is
    /// taken at once, unless a free action that comes first could make more of it.
    pub(crate) fn settle_down(&mut self, flow: &mut impl Flow) {
        while let Some(step) = self.top() {
            if self.run(step, flow) {
                continue;
            }
            // Everybody ends his own turn. After a hibernation it ends by itself where no free action is left.
            if matches!(step.task, Task::Turn { .. }) && !self.now.turn.hibernated {
                return;
            }
            match self.choices(step) {
                Choices::None => {
                    self.agenda.pop();
                }
                Choices::One(action) if !self.waits(step) => self.answer(step, action, flow),
                Choices::One(_) | Choices::Many => return,
            }
        }
    }

    /// Carries out a task that needs no decision. Says whether it was one.
    fn run(&mut self, step: Step, flow: &mut impl Flow) -> bool {
        let Step { seat, task } = step;
        match task {
            Task::Turn { .. } if self.now.turn.hibernates => {
                self.agenda.pop();
                if !self.waits(step) {
                    self.leave(seat, flow);
                    return true;
                }
                // Machines may be used before energy is returned; no action is left.
                self.push(seat, Task::Turn { left: 0, acted: true });
                return false;
            }
            // What is left alone needs no order, but a free action may come first.
            Task::Triggers { cards, modules, .. } => {
                let cards = cards.set();
                return match cards.len() + modules.count_ones() {
                    0 => {
                        self.agenda.pop();
                        true
                    }
                    1 if !self.waits(step) => {
                        let card = cards.nth(0).and_then(CardId::new).map(Action::Card);
                        let last = card.unwrap_or(Action::ModuleSpace(modules.trailing_zeros() as u8));
                        self.answer(step, last, flow);
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

    /// Takes one action and lets everything happen that follows.
    pub(crate) fn carry_out(&mut self, action: &Action, flow: &mut impl Flow) {
        let before = self.goal();
        if let Some(step) = self.top() {
            self.answer(step, *action, flow);
        }
        self.settle_down(flow);
        if let Some((chapter, before)) = self.chapter.zip(before) {
            self.tell_goal(chapter, before.reached, flow);
        }
    }

    /// Tells who has reached the goal of the chapter. When it is over, its end says so.
    fn tell_goal(&self, chapter: Chapter, before: SeatSet, flow: &mut impl Flow) {
        let reached = self.goal().filter(|_| !self.is_over()).map_or(SeatSet::EMPTY, |goal| goal.reached);
        for seat in reached.iter().filter(|seat| !before.contains(*seat)) {
            flow.record(Event::GoalReached { seat, chapter });
        }
    }
}
