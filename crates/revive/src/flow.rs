//! What the rules need from outside while they run.

use std::ops::ControlFlow;

use engine::bag::IdSet;
use engine::{Chance, Journal, Stream};

use crate::action::Action;
use crate::event::Event;

/// Chance and journal in one.
pub(crate) trait Flow: Chance + Journal<Event> {}

impl<T: Chance + Journal<Event>> Flow for T {}

/// A game's chance and journal.
pub(crate) struct Outside<'a, C, J> {
    pub(crate) chance: &'a mut C,
    pub(crate) journal: &'a mut J,
}

impl<C: Chance, J> Chance for Outside<'_, C, J> {
    fn below(&mut self, stream: Stream, bound: u32) -> u32 {
        self.chance.below(stream, bound)
    }

    fn draw<const W: usize>(&mut self, stream: Stream, from: &IdSet<W>) -> Option<u16> {
        self.chance.draw(stream, from)
    }

    fn die(&mut self) -> u8 {
        self.chance.die()
    }

    fn reveal(&mut self) {
        self.chance.reveal();
    }
}

impl<C, J: Journal<Event>> Journal<Event> for Outside<'_, C, J> {
    fn record(&mut self, event: Event) {
        self.journal.record(event);
    }
}

/// Takes the answers to a question one by one, until it has enough.
pub(crate) trait Answers: FnMut(Action) -> ControlFlow<()> {}

impl<F: FnMut(Action) -> ControlFlow<()>> Answers for F {}

/// All answers were given, or enough of them.
pub(crate) type Enough = ControlFlow<()>;
/// Go on with the next answer.
pub(crate) const MORE: Enough = ControlFlow::Continue(());
