use engine::answers::{Enough, MORE};
use serde::{Deserialize, Serialize};

/// The highest value a tool tile can have.
pub const HIGHEST_TOOL: usize = 4;
/// The number of spaces for tool tiles on a player board.
pub(crate) const TOOL_SPACES: u8 = 3;

/// The number of tools of each value. Index 0 holds those of value 1.
pub type ByValue = [u8; HIGHEST_TOOL];

/// A player's tool tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tools {
    /// Tiles that can still be used this round, by value.
    pub ready: ByValue,
    /// Tiles that have been used this round, by value.
    pub used: ByValue,
}

impl Tools {
    /// Returns the value of all tiles together, which equals the number of tools taken.
    #[must_use]
    pub fn value(&self) -> u8 {
        sum_of_values(&self.ready).saturating_add(sum_of_values(&self.used))
    }

    /// Takes one more tool. The first three fill the spaces. After that, each tool raises the lowest tile, and among
    /// equal tiles an unused one; a used tile stays used. Returns false if all tiles have the highest value already.
    pub fn gain(&mut self) -> bool {
        let tiles: u8 = self.ready.iter().chain(&self.used).sum();
        if tiles < TOOL_SPACES {
            self.ready[0] += 1;
            return true;
        }
        for low in 0..HIGHEST_TOOL - 1 {
            for tiles in [&mut self.ready, &mut self.used] {
                if tiles[low] > 0 {
                    tiles[low] -= 1;
                    tiles[low + 1] += 1;
                    return true;
                }
            }
        }
        false
    }

    /// Marks tiles as used this round.
    pub fn spend(&mut self, tiles: &ByValue) {
        for (index, &count) in tiles.iter().enumerate() {
            let spent = count.min(self.ready[index]);
            self.ready[index] -= spent;
            self.used[index] += spent;
        }
    }

    /// Makes all tiles usable again, for a new round.
    pub fn refresh(&mut self) {
        for index in 0..HIGHEST_TOOL {
            self.ready[index] += self.used[index];
            self.used[index] = 0;
        }
    }
}

/// Returns the sum of the values of tools.
#[must_use]
pub(crate) fn sum_of_values(tools: &ByValue) -> u8 {
    tools.iter().zip(1u8..).fold(0, |sum, (&count, value)| sum.saturating_add(count.saturating_mul(value)))
}

/// The tools a player adds to a roll.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ToolChoice {
    /// Tool tiles, by value.
    pub tiles: ByValue,
    /// Cards used as one-use tools, by value.
    pub one_use: ByValue,
}

impl ToolChoice {
    /// No tools.
    pub const NONE: Self = Self { tiles: [0; HIGHEST_TOOL], one_use: [0; HIGHEST_TOOL] };

    /// Returns what the tools add to the roll.
    #[must_use]
    pub fn value(&self) -> u8 {
        sum_of_values(&self.tiles).saturating_add(sum_of_values(&self.one_use))
    }

    /// Returns the value of the lowest tool, or `None` if no tool is used.
    #[must_use]
    pub(crate) fn lowest(&self) -> Option<u8> {
        let mut numbers = self.tiles.iter().zip(&self.one_use).zip(1u8..);
        numbers.find(|((tiles, one_use), _)| **tiles > 0 || **one_use > 0).map(|(_, value)| value)
    }

    /// Returns true if no tool is used.
    #[must_use]
    pub fn is_none(&self) -> bool {
        *self == Self::NONE
    }

    /// Calls `visit` with each choice that can be made from these tools, the empty one first, until `visit` breaks.
    pub fn each_within(available: &Self, visit: &mut impl FnMut(Self) -> Enough) -> Enough {
        let mut choice = Self::NONE;
        loop {
            visit(choice)?;
            if !choice.advance(available) {
                return MORE;
            }
        }
    }

    /// Advances to the next choice, like an odometer whose digits are the numbers of tools of each value. Returns false
    /// after the last.
    fn advance(&mut self, available: &Self) -> bool {
        let digits = self.tiles.iter_mut().chain(&mut self.one_use);
        let limits = available.tiles.iter().chain(&available.one_use);
        for (digit, limit) in digits.zip(limits) {
            if *digit < *limit {
                *digit += 1;
                return true;
            }
            *digit = 0;
        }
        false
    }
}
