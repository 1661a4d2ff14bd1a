//! Randomness. Everything random comes through [`Chance`].
//!
//! A game never shuffles. It draws at the moment something is revealed, from a *named stream*: the dice, this deck,
//! that bag. Streams are independent: rolling more dice does not change which cards are dealt.

mod fast;
mod scripted;
mod seeded;
mod watched;

pub use fast::FastChance;
pub use scripted::Scripted;
pub use seeded::{BadSeed, Seed, SeededChance};
pub use watched::Watched;

use crate::bag::IdSet;

/// The name of an independent source of randomness.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stream(u64);

impl Stream {
    /// The stream all dice come from.
    pub const DICE: Self = Self::named("dice");

    /// Returns the stream with this name.
    #[must_use]
    pub const fn named(name: &str) -> Self {
        // FNV-1a: constant, stable and good enough to tell a handful of names apart.
        let bytes = name.as_bytes();
        let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
        let mut i = 0;
        while i < bytes.len() {
            hash = (hash ^ bytes[i] as u64).wrapping_mul(0x0000_0100_0000_01b3);
            i += 1;
        }
        Self(hash)
    }

    /// Returns the stream's number, as the generator uses it.
    #[must_use]
    pub const fn id(self) -> u64 {
        self.0
    }
}

/// A source of randomness for a game.
pub trait Chance {
    /// Returns a number below `bound`, each equally likely, or 0 if the bound is 0.
    fn below(&mut self, stream: Stream, bound: u32) -> u32;

    /// Returns one member of a set, each equally likely, or `None` if the set is empty. The set does not change.
    fn draw<const W: usize>(&mut self, stream: Stream, from: &IdSet<W>) -> Option<u16> {
        match from.len() {
            0 => None,
            len => from.nth(self.below(stream, len)),
        }
    }

    /// Rolls one six-sided die.
    fn die(&mut self) -> u8 {
        self.below(Stream::DICE, 6) as u8 + 1
    }

    /// Reports that a secret is shown to a player who did not know it, without anything being drawn. Earlier actions
    /// can then no longer be undone.
    fn reveal(&mut self) {}
}
