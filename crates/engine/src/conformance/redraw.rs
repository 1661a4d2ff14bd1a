use crate::bag::IdSet;
use crate::chance::{Chance, FastChance, SeededChance, Stream};

/// The same dice, but other cards. Shows what a viewer can learn from a draw other than by seeing it.
pub(super) struct Redraw<'a> {
    pub(super) same: SeededChance,
    pub(super) other: &'a mut FastChance,
}

impl Chance for Redraw<'_> {
    fn below(&mut self, stream: Stream, bound: u32) -> u32 {
        self.same.below(stream, bound)
    }

    fn draw<const W: usize>(&mut self, stream: Stream, from: &IdSet<W>) -> Option<u16> {
        self.other.draw(stream, from)
    }
}
