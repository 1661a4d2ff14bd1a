//! Fitting a network to samples.

use engine::chance::FastChance;
use engine::{Chance, Stream};

use super::Learned;
use super::samples::Samples;
use crate::judge::POINTS;
use crate::network::{HIDDEN, Network, Row};

const SHUFFLE: Stream = Stream::named("shuffle");
/// Samples of which the mean gradient is followed at once.
const BATCH: usize = 256;
/// Every so manieth game is kept back to measure.
const KEPT_BACK: u32 = 10;

/// Adam: the mean of the gradients and of their squares for each weight.
struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    fn step(&mut self, weights: &mut [f32], gradient: &[f32], rate: f32) {
        self.steps += 1;
        let (b1, b2) = (0.9f32, 0.999f32);
        let rate = rate * (1.0 - b2.powi(self.steps)).sqrt() / (1.0 - b1.powi(self.steps));
        for (((weight, g), mean), square) in weights.iter_mut().zip(gradient).zip(&mut self.mean).zip(&mut self.square)
        {
            *mean = b1 * *mean + (1.0 - b1) * g;
            *square = b2 * *square + (1.0 - b2) * g * g;
            *weight -= rate * (*mean / (square.sqrt() + 1e-8) + DECAY * *weight);
        }
    }
}

/// How weights are drawn to 0.
const DECAY: f32 = 0.01;

/// All weights in one list: first layer, bias, second layer, last.
struct Flat {
    width: usize,
    weights: Vec<f32>,
}

impl Flat {
    fn new(width: usize, chance: &mut FastChance) -> Self {
        let count = (width + 2) * HIDDEN + 1;
        let size = (1.0 / (width as f32).sqrt(), 0.1);
        let mut random = |size: f32| (chance.below(SHUFFLE, 1 << 20) as f32 / (1 << 19) as f32 - 1.0) * size;
        let weights = (0..count)
            .map(|at| match at / HIDDEN {
                row if row < width => random(size.0),
                row if row == width + 1 && at + 1 < count => random(size.1),
                _ => 0.0,
            })
            .collect();
        Self { width, weights }
    }

    fn network(&self) -> Network {
        let row = |number: usize| -> Row {
            let mut row = [0.0; HIDDEN];
            row.copy_from_slice(&self.weights[number * HIDDEN..(number + 1) * HIDDEN]);
            row
        };
        Network {
            first: (0..self.width).map(row).collect(),
            bias: row(self.width),
            second: row(self.width + 1),
            last: self.weights[(self.width + 2) * HIDDEN],
        }
    }

    /// What the hidden units hold for these inputs, and what comes out.
    fn outcome(&self, inputs: &[f32]) -> (Row, f32) {
        let (first, rest) = self.weights.split_at(self.width * HIDDEN);
        let mut sums: Row = [0.0; HIDDEN];
        sums.copy_from_slice(&rest[..HIDDEN]);
        for (input, row) in inputs.iter().zip(first.chunks_exact(HIDDEN)) {
            if *input != 0.0 {
                for (sum, weight) in sums.iter_mut().zip(row) {
                    *sum += input * weight;
                }
            }
        }
        let second = &rest[HIDDEN..2 * HIDDEN];
        let outcome = sums.iter().zip(second).map(|(sum, weight)| sum.max(0.0) * weight).sum::<f32>();
        (sums, outcome + rest[2 * HIDDEN])
    }

    /// Adds the gradient of an outcome's squared error.
    fn learn(&self, inputs: &[f32], sums: &Row, error: f32, gradient: &mut [f32]) {
        let second = &self.weights[(self.width + 1) * HIDDEN..(self.width + 2) * HIDDEN];
        let (first, rest) = gradient.split_at_mut(self.width * HIDDEN);
        let mut back: Row = [0.0; HIDDEN];
        for unit in 0..HIDDEN {
            if sums[unit] > 0.0 {
                back[unit] = error * second[unit];
                rest[HIDDEN + unit] += error * sums[unit];
                rest[unit] += back[unit];
            }
        }
        rest[2 * HIDDEN] += error;
        for (input, row) in inputs.iter().zip(first.chunks_exact_mut(HIDDEN)) {
            if *input != 0.0 {
                for (g, back) in row.iter_mut().zip(&back) {
                    *g += input * back;
                }
            }
        }
    }
}

/// Fits a network to samples: so many times through all of them.
pub(super) fn train(samples: &Samples, epochs: u32, seed: u64) -> Learned {
    let mut chance = FastChance::new(seed);
    let (seen, kept_back): (Vec<usize>, Vec<usize>) =
        (0..samples.len()).partition(|row| !samples.games[*row].is_multiple_of(KEPT_BACK));
    let mut order = seen;
    let mut flat = Flat::new(samples.width, &mut chance);
    let count = flat.weights.len();
    let mut adam = Adam { mean: vec![0.0; count], square: vec![0.0; count], steps: 0 };
    let mut gradient = vec![0.0; count];
    let batches = epochs as usize * order.len().div_ceil(BATCH);
    let mut done = 0;
    for _ in 0..epochs {
        for last in (1..order.len()).rev() {
            order.swap(last, chance.below(SHUFFLE, last as u32 + 1) as usize);
        }
        for batch in order.chunks(BATCH) {
            gradient.fill(0.0);
            for &row in batch {
                let inputs = samples.row(row);
                let (sums, outcome) = flat.outcome(inputs);
                flat.learn(inputs, &sums, outcome - samples.target(row), &mut gradient);
            }
            let share = 1.0 / batch.len() as f32;
            gradient.iter_mut().for_each(|g| *g *= share);
            // The rate falls to 0 along half a wave.
            let rate = 0.002 * 0.5 * (1.0 + (std::f32::consts::PI * done as f32 / batches as f32).cos());
            adam.step(&mut flat.weights, &gradient, rate);
            done += 1;
        }
    }
    let network = flat.network();
    let error = |outcome: &dyn Fn(usize) -> f32| {
        let squares = kept_back.iter().map(|row| (outcome(*row) - samples.target(*row)).powi(2));
        POINTS * (squares.sum::<f32>() / kept_back.len().max(1) as f32).sqrt()
    };
    let error_by_rule = error(&|_| 0.0);
    let error = error(&|row| network.outcome(samples.row(row).iter().copied()));
    Learned { network, positions: samples.len(), error_by_rule, error }
}
