//! What the rules of a game need from outside while they run.

use crate::bag::IdSet;
use crate::chance::{Chance, Stream};
use crate::journal::Journal;

/// The source of randomness and the journal of a game in one.
#[derive(Debug)]
pub struct Outside<'a, C, J> {
    /// The source of randomness.
    pub chance: &'a mut C,
    /// Where events go.
    pub journal: &'a mut J,
}

impl<C: Chance, J> Chance for Outside<'_, C, J> {
    #[inline]
    fn below(&mut self, stream: Stream, bound: u32) -> u32 {
        self.chance.below(stream, bound)
    }

    #[inline]
    fn draw<const W: usize>(&mut self, stream: Stream, from: &IdSet<W>) -> Option<u16> {
        self.chance.draw(stream, from)
    }

    #[inline]
    fn die(&mut self) -> u8 {
        self.chance.die()
    }

    #[inline]
    fn reveal(&mut self) {
        self.chance.reveal();
    }
}

impl<E, C, J: Journal<E>> Journal<E> for Outside<'_, C, J> {
    #[inline]
    fn record(&mut self, event: E) {
        self.journal.record(event);
    }
}

/// Gives short names to the bounds that the signatures of a game's rules repeat, for its events and its actions:
/// `Flow`, which is chance and journal in one, and `Answers`, which receives answers one by one.
#[macro_export]
macro_rules! flow_of {
    ($event:ty, $action:ty) => {
        pub(crate) use $crate::answers::{Enough, MORE};
        pub(crate) use $crate::flow::Outside;

        /// Chance and journal in one.
        pub(crate) trait Flow: $crate::Chance + $crate::Journal<$event> {}

        impl<T: $crate::Chance + $crate::Journal<$event>> Flow for T {}

        /// Receives the answers to a task one by one, until it has enough.
        pub(crate) trait Answers: $crate::answers::Answers<$action> {}

        impl<T: $crate::answers::Answers<$action>> Answers for T {}
    };
}
