use engine::Chance;
use serde::{Deserialize, Serialize};

/// Six-sided dice that were rolled together: the number of dice that show each face. Index 0 holds the ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Dice([u8; 6]);

impl Dice {
    /// Rolls `count` dice.
    pub fn roll(count: u8, chance: &mut impl Chance) -> Self {
        let mut dice = Self::default();
        for _ in 0..count {
            dice.0[usize::from(chance.die() - 1) % 6] += 1;
        }
        dice
    }

    /// Returns the sum of the pips of all dice.
    #[must_use]
    pub fn pips(&self) -> u8 {
        self.0.iter().zip(1..).map(|(&count, face)| count * face).sum()
    }

    /// Returns the number of dice.
    #[must_use]
    pub fn count(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Returns the number of dice that show this face.
    #[must_use]
    pub fn showing(&self, face: u8) -> u8 {
        self.0.get(usize::from(face).wrapping_sub(1)).copied().unwrap_or(0)
    }

    /// Returns the face of each die, in ascending order.
    pub fn faces(&self) -> impl Iterator<Item = u8> {
        (1..).zip(self.0).flat_map(|(face, count)| std::iter::repeat_n(face, usize::from(count)))
    }

    /// Removes one die that shows this face, if there is one.
    pub fn remove(&mut self, face: u8) {
        if let Some(count) = self.0.get_mut(usize::from(face).wrapping_sub(1)) {
            *count = count.saturating_sub(1);
        }
    }
}

impl FromIterator<u8> for Dice {
    fn from_iter<I: IntoIterator<Item = u8>>(faces: I) -> Self {
        let mut dice = Self::default();
        for face in faces {
            if let Some(count) = dice.0.get_mut(usize::from(face).wrapping_sub(1)) {
                *count += 1;
            }
        }
        dice
    }
}
