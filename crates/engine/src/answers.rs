//! Listing what can be done, one answer after the other, and counting the answers to a task.

use std::ops::ControlFlow;

use crate::game::Game;
use crate::seat::Seat;

/// All answers to a task were given, or enough of them.
pub type Enough = ControlFlow<()>;
/// Go on with the next answer.
pub const MORE: Enough = ControlFlow::Continue(());

/// Takes answers one by one, until it has enough.
pub trait Answers<A>: FnMut(A) -> Enough {}

impl<A, F: FnMut(A) -> Enough> Answers<A> for F {}

/// How many answers a task has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choices<A> {
    /// Nothing can be done about it.
    None,
    /// Only this.
    One(A),
    /// There is something to decide.
    Many,
}

/// A game that lists its actions one by one, so that whoever only counts them, or looks for one, can stop early.
pub trait Asks: Game {
    /// What a seat is asked to do.
    type Task;

    /// Calls `out` with every legal action of a seat.
    fn each_action(&self, seat: Seat, out: &mut impl Answers<Self::Action>) -> Enough;

    /// Calls `out` with every answer of a seat to a task.
    fn each_answer(&self, seat: Seat, task: &Self::Task, out: &mut impl Answers<Self::Action>) -> Enough;

    /// Whether a task has one answer, or several.
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

    /// Puts every legal action of a seat into a list.
    fn list_actions(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        out.clear();
        let _ = self.each_action(seat, &mut |action| {
            out.push(action);
            MORE
        });
    }

    /// Whether a seat may take this action now.
    fn is_legal(&self, seat: Seat, action: &Self::Action) -> bool {
        self.each_action(seat, &mut |listed| if listed == *action { Enough::Break(()) } else { MORE }).is_break()
    }
}
