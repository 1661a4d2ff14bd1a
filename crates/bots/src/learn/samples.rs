//! Samples to learn from.

use crate::judge::POINTS;

/// Positions as one seat sees them, and their outcomes.
#[derive(Clone, Debug, Default)]
pub(super) struct Samples {
    /// The network's inputs, one position after another.
    inputs: Vec<f32>,
    positions: Vec<Sample>,
}

/// What is known about a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sample {
    /// The lead by the rules of thumb.
    pub(super) by_rule: f32,
    /// The lead that should have been predicted, judging by what came soon after.
    pub(super) due: f32,
    /// The lead at the end.
    pub(super) end: f32,
}

impl Samples {
    /// Returns the number of positions.
    pub(super) fn len(&self) -> usize {
        self.positions.len()
    }

    /// Adds a position.
    pub(super) fn push(&mut self, inputs: &[f32], sample: Sample) {
        self.inputs.extend_from_slice(inputs);
        self.positions.push(sample);
    }

    /// Adds the positions of another game.
    pub(super) fn append(&mut self, mut other: Self) {
        self.inputs.append(&mut other.inputs);
        self.positions.append(&mut other.positions);
    }

    /// Returns the network's inputs for a position.
    pub(super) fn row(&self, row: usize) -> &[f32] {
        let width = self.inputs.len() / self.len();
        &self.inputs[row * width..(row + 1) * width]
    }

    /// Returns what the network should say about a position.
    pub(super) fn target(&self, row: usize) -> f32 {
        let Sample { by_rule, due, .. } = self.positions[row];
        (due - by_rule) / POINTS
    }

    /// Returns the root mean square error, in points, of a function that predicts the final lead from the lead by the
    /// rules of thumb and the network's inputs.
    pub(super) fn error(&self, lead: impl Fn(f32, &[f32]) -> f32) -> f32 {
        let error = |row: usize| lead(self.positions[row].by_rule, self.row(row)) - self.positions[row].end;
        let squares: f32 = (0..self.len()).map(|row| error(row).powi(2)).sum();
        (squares / self.len().max(1) as f32).sqrt()
    }
}
