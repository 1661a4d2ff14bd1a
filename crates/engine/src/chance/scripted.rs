use std::collections::VecDeque;

use super::{Chance, FastChance, Stream};
use crate::bag::IdSet;

/// Randomness written down beforehand, so that a worked example of a rulebook is a test with the very dice it prints.
///
/// A stream that has a script follows it and panics, saying what was asked, when the script ends or does not fit: a
/// test that rolls more dice than it wrote down is wrong. Streams without a script draw something reproducible.
#[derive(Clone, Debug)]
pub struct Scripted {
    scripts: Vec<(Stream, VecDeque<u16>)>,
    otherwise: FastChance,
}

impl Scripted {
    /// No script at all: everything is drawn, reproducibly.
    #[must_use]
    pub const fn anything() -> Self {
        Self { scripts: Vec::new(), otherwise: FastChance::new(0) }
    }

    /// These faces, in this order, are what the dice will show.
    #[must_use]
    pub fn dice(faces: impl IntoIterator<Item = u8>) -> Self {
        Self::anything().and(Stream::DICE, faces.into_iter().map(|face| u16::from(face) - 1))
    }

    /// This stream will give these numbers (where a number is asked) or ids (where something is drawn from a set).
    #[must_use]
    pub fn and(mut self, stream: Stream, values: impl IntoIterator<Item = u16>) -> Self {
        match self.scripts.iter_mut().find(|(known, _)| *known == stream) {
            Some((_, script)) => script.extend(values),
            None => self.scripts.push((stream, values.into_iter().collect())),
        }
        self
    }

    /// Whether everything that was written down has been drawn.
    #[must_use]
    pub fn is_spent(&self) -> bool {
        self.scripts.iter().all(|(_, script)| script.is_empty())
    }

    #[expect(clippy::expect_used, reason = "a script that is too short is a mistake of the test that wrote it")]
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
