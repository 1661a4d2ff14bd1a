use super::{Chance, Stream};
use crate::bag::IdSet;

/// A wrapper that counts draws and reveals. The undo barrier is computed from it instead of being written by hand.
#[derive(Debug)]
pub struct Watched<'a, C> {
    inner: &'a mut C,
    draws: u32,
    reveals: u32,
}

impl<'a, C: Chance> Watched<'a, C> {
    /// Wraps this source of randomness.
    pub const fn new(inner: &'a mut C) -> Self {
        Self { inner, draws: 0, reveals: 0 }
    }

    /// Returns true if anything became known through it, by a draw or a reveal.
    #[must_use]
    pub const fn has_told_something(&self) -> bool {
        self.draws + self.reveals > 0
    }
}

impl<C: Chance> Chance for Watched<'_, C> {
    fn below(&mut self, stream: Stream, bound: u32) -> u32 {
        self.draws += 1;
        self.inner.below(stream, bound)
    }

    fn draw<const W: usize>(&mut self, stream: Stream, from: &IdSet<W>) -> Option<u16> {
        let drawn = self.inner.draw(stream, from);
        self.draws += u32::from(drawn.is_some());
        drawn
    }

    fn reveal(&mut self) {
        self.reveals += 1;
        self.inner.reveal();
    }
}
