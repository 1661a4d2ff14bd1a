//! What is learned from.

use crate::judge::POINTS;

/// Positions as one seat sees them, and what came of them.
#[derive(Clone, Debug, Default)]
pub(super) struct Samples {
    /// How many numbers describe a position.
    pub(super) width: usize,
    /// The inputs of the network for one position after the other.
    pub(super) inputs: Vec<f32>,
    /// The lead by the rules of thumb.
    pub(super) rules: Vec<f32>,
    /// The lead in the end.
    pub(super) leads: Vec<f32>,
    /// The number of the game.
    pub(super) games: Vec<u32>,
}

impl Samples {
    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.leads.len()
    }

    /// Adds those of other games.
    pub(super) fn append(&mut self, mut other: Self) {
        self.width = other.width;
        let games = self.games.last().map_or(0, |last| last + 1);
        self.inputs.append(&mut other.inputs);
        self.rules.append(&mut other.rules);
        self.leads.append(&mut other.leads);
        self.games.extend(other.games.into_iter().map(|game| game + games));
    }

    /// Drops every other row of each seat.
    pub(super) fn thin_out(&mut self, players: usize) {
        let width = self.width;
        let kept: Vec<usize> = (0..self.rules.len()).filter(|row| row / players % 2 == 1).collect();
        for (new, old) in kept.iter().enumerate() {
            self.inputs.copy_within(old * width..(old + 1) * width, new * width);
            self.rules[new] = self.rules[*old];
        }
        self.inputs.truncate(kept.len() * width);
        self.rules.truncate(kept.len());
    }

    /// What the network reads of a position.
    pub(super) fn row(&self, row: usize) -> &[f32] {
        &self.inputs[row * self.width..(row + 1) * self.width]
    }

    /// By how much the rules of thumb erred.
    pub(super) fn target(&self, row: usize) -> f32 {
        (self.leads[row] - self.rules[row]) / POINTS
    }
}
