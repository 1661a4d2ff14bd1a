//! What is learned from.

use crate::judge::POINTS;

/// Positions as one seat sees them, and what came of them.
#[derive(Clone, Debug, Default)]
pub(super) struct Samples {
    /// What the network reads of one position after the other.
    inputs: Vec<f32>,
    positions: Vec<Sample>,
}

/// What one knows about a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sample {
    /// The lead by the rules of thumb.
    pub(super) by_rule: f32,
    /// The lead that it should have been taken for, by what came soon after.
    pub(super) due: f32,
    /// The lead in the end.
    pub(super) end: f32,
}

impl Samples {
    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.positions.len()
    }

    /// Adds a position.
    pub(super) fn push(&mut self, inputs: &[f32], sample: Sample) {
        self.inputs.extend_from_slice(inputs);
        self.positions.push(sample);
    }

    /// Adds those of another game.
    pub(super) fn append(&mut self, mut other: Self) {
        self.inputs.append(&mut other.inputs);
        self.positions.append(&mut other.positions);
    }

    /// What the network reads of a position.
    pub(super) fn row(&self, row: usize) -> &[f32] {
        let width = self.inputs.len() / self.len();
        &self.inputs[row * width..(row + 1) * width]
    }

    /// What the network should say about it.
    pub(super) fn target(&self, row: usize) -> f32 {
        let Sample { by_rule, due, .. } = self.positions[row];
        (due - by_rule) / POINTS
    }

    /// By how many points somebody errs about the lead in the end who knows the lead by the rules of thumb and reads what
    /// the network does: the root of the mean square.
    pub(super) fn error(&self, lead: impl Fn(f32, &[f32]) -> f32) -> f32 {
        let error = |row: usize| lead(self.positions[row].by_rule, self.row(row)) - self.positions[row].end;
        let squares: f32 = (0..self.len()).map(|row| error(row).powi(2)).sum();
        (squares / self.len().max(1) as f32).sqrt()
    }
}
