//! Lists the possible answers to a task one by one, and counts them.

use std::ops::ControlFlow;

use crate::game::Game;
use crate::seat::Seat;

/// The result of listing answers: `Continue` if all of them were given, `Break` if the receiver stopped early.
pub type Enough = ControlFlow<()>;
/// Asks for the next answer.
pub const MORE: Enough = ControlFlow::Continue(());

/// Receives answers one by one, until it has enough.
pub trait Answers<A>: FnMut(A) -> Enough {}

impl<A, F: FnMut(A) -> Enough> Answers<A> for F {}

/// The number of answers to a task, as far as the rules need to know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choices<A> {
    /// There is no legal answer.
    None,
    /// There is exactly one answer.
    One(A),
    /// There are two or more answers, so there is a decision to make.
    Many,
}

/// A game that lists its actions one by one. A caller that only counts them or looks for one can stop early.
pub trait Asks: Game {
    /// What a seat is asked to do.
    type Task;

    /// Calls `out` with every legal action of a seat.
    fn each_action(&self, seat: Seat, out: &mut impl Answers<Self::Action>) -> Enough;

    /// Calls `out` with every legal answer of a seat to a task.
    fn each_answer(&self, seat: Seat, task: &Self::Task, out: &mut impl Answers<Self::Action>) -> Enough;

    /// Checks whether a task has no answer, one, or several. Stops at the second.
    #[inline(never)]
    fn choices(&self, seat: Seat, task: &Self::Task) -> Choices<Self::Action> {
        let mut first = None;
        let several = self.each_answer(seat, task, &mut |action| match first.replace(action) {
            None => MORE,
            Some(_) => Enough::Break(()),
        });
        match (first, several) {
            (None, _) => Choices::None,
            (Some(action), Enough::Continue(())) => Choices::One(action),
            (Some(_), Enough::Break(())) => Choices::Many,
        }
    }

    /// Replaces the contents of `out` with every legal action of a seat.
    fn list_actions(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        out.clear();
        let _ = self.each_action(seat, &mut |action| {
            out.push(action);
            MORE
        });
    }

    /// Checks whether a seat may take this action now.
    fn is_legal(&self, seat: Seat, action: &Self::Action) -> bool {
        self.each_action(seat, &mut |listed| if listed == *action { Enough::Break(()) } else { MORE }).is_break()
    }
}
