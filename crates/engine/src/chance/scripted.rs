use std::collections::VecDeque;

use super::{Chance, FastChance, Stream};
use crate::bag::IdSet;

/// Randomness that is written down in advance, so that a test of a rulebook example can use the dice the example
/// prints.
///
/// A stream with a script follows it. It panics with what was asked for if the script ends or does not fit, since a
/// test that draws more than it wrote down is wrong. Streams without a script draw reproducibly.
#[derive(Clone, Debug)]
pub struct Scripted {
    scripts: Vec<(Stream, VecDeque<u16>)>,
    otherwise: FastChance,
}

impl Scripted {
    /// Creates a source without any script. Everything is drawn reproducibly.
    #[must_use]
    pub const fn anything() -> Self {
        Self { scripts: Vec::new(), otherwise: FastChance::new(0) }
    }

    /// Creates a source whose dice show these faces, in this order.
    #[must_use]
    pub fn dice(faces: impl IntoIterator<Item = u8>) -> Self {
        Self::anything().and(Stream::DICE, faces.into_iter().map(|face| u16::from(face) - 1))
    }

    /// Gives a stream its script: numbers where a number is asked for, ids where a member of a set is drawn.
    #[must_use]
    pub fn and(mut self, stream: Stream, values: impl IntoIterator<Item = u16>) -> Self {
        match self.scripts.iter_mut().find(|(known, _)| *known == stream) {
            Some((_, script)) => script.extend(values),
            None => self.scripts.push((stream, values.into_iter().collect())),
        }
        self
    }

    /// Checks whether everything that was written down has been drawn.
    #[must_use]
    pub fn is_spent(&self) -> bool {
        self.scripts.iter().all(|(_, script)| script.is_empty())
    }

    #[expect(clippy::expect_used, reason = "a script that is too short is a mistake in the test")]
    fn scripted(&mut self, stream: Stream) -> Option<u16> {
        let (_, script) = self.scripts.iter_mut().find(|(known, _)| *known == stream)?;
        Some(script.pop_front().expect("the script has ended, but more was drawn"))
    }
}

impl Chance for Scripted {
    fn below(&mut self, stream: Stream, bound: u32) -> u32 {
        match self.scripted(stream) {
            Some(value) => {
                assert!(u32::from(value) < bound, "the script says {value}, but the draw is below {bound}");
                u32::from(value)
            }
            None => self.otherwise.below(stream, bound),
        }
    }

    fn draw<const W: usize>(&mut self, stream: Stream, from: &IdSet<W>) -> Option<u16> {
        if from.is_empty() {
            return None;
        }
        match self.scripted(stream) {
            Some(id) => {
                assert!(from.contains(id), "the script says {id}, but the draw is from {from:?}");
                Some(id)
            }
            None => self.otherwise.draw(stream, from),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_dice_fall_as_written() {
        let mut chance = Scripted::dice([3, 5]);
        assert!(!chance.is_spent());
        assert_eq!((chance.die(), chance.die()), (3, 5));
        assert!(chance.is_spent());
    }

    #[test]
    #[should_panic(expected = "the script has ended")]
    fn a_script_that_is_too_short_is_reported() {
        let mut chance = Scripted::dice([3]);
        chance.die();
        chance.die();
    }
}
