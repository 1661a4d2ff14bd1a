//! What the rules of a game need from outside while they run, and how they hand out answers one by one.

use std::ops::ControlFlow;

use crate::bag::IdSet;
use crate::chance::{Chance, Stream};
use crate::journal::Journal;

/// A game's chance and journal in one.
#[derive(Debug)]
pub struct Outside<'a, C, J> {
    /// Where randomness comes from.
    pub chance: &'a mut C,
    /// Where events go.
    pub journal: &'a mut J,
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

impl<E, C, J: Journal<E>> Journal<E> for Outside<'_, C, J> {
    fn record(&mut self, event: E) {
        self.journal.record(event);
    }
}

/// All answers to a question were given, or enough of them.
pub type Enough = ControlFlow<()>;
/// Go on with the next answer.
pub const MORE: Enough = ControlFlow::Continue(());
