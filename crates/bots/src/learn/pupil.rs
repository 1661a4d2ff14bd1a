//! A network in training.

use engine::chance::FastChance;
use engine::{Chance, Stream};
use rayon::prelude::*;

use super::samples::Samples;
use crate::network::{HIDDEN, Network, Row};

const SHUFFLE: Stream = Stream::named("shuffle");
/// The number of positions in a batch, whose mean gradient is followed in one step.
const BATCH: usize = 256;
/// The number of positions for which one thread sums up the gradient. It is the same for any number of threads, because
/// what is learned must not depend on it.
const SHARE: usize = 64;
/// The number of positions that are looked at for each new one.
const LOOKS: usize = 3;
/// The rate at which weights are drawn to 0.
const DECAY: f32 = 0.003;

/// A network in training, by Adam's method.
pub(super) struct Pupil {
    weights: Flat,
    /// For each weight, the mean of its gradients and of their squares.
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
    chance: FastChance,
}

impl Pupil {
    /// Creates a network that reads this many numbers and has learned nothing.
    pub(super) fn new(width: usize, seed: u64) -> Self {
        let mut chance = FastChance::new(seed);
        let weights = Flat::new(width, &mut chance);
        let nothing = vec![0.0; weights.weights.len()];
        Self { weights, mean: nothing.clone(), square: nothing, steps: 0, chance }
    }

    /// Returns what it has learned so far.
    pub(super) fn network(&self) -> Network {
        self.weights.network()
    }

    /// Learns from positions of these generations, the last of which is new.
    pub(super) fn learn(&mut self, generations: &[Samples], rate: f32) {
        let news = generations.last().map_or(0, Samples::len);
        let all: usize = generations.iter().map(Samples::len).sum();
        for _ in 0..(LOOKS * news).div_ceil(BATCH) {
            let batch: Vec<usize> = (0..BATCH).map(|_| self.chance.below(SHUFFLE, all as u32) as usize).collect();
            let shares: Vec<Vec<f32>> =
                batch.par_chunks(SHARE).map(|share| self.weights.gradient(generations, share)).collect();
            self.step(&shares, rate);
        }
    }

    /// Takes a step along the mean of the gradients of these shares of a batch.
    fn step(&mut self, shares: &[Vec<f32>], rate: f32) {
        const MEAN: f32 = 0.9;
        const SQUARE: f32 = 0.999;
        self.steps += 1;
        let rate = rate * (1.0 - SQUARE.powi(self.steps)).sqrt() / (1.0 - MEAN.powi(self.steps));
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for (number, (weight, (mean, square))) in self.weights.weights.iter_mut().zip(moments).enumerate() {
            let gradient = shares.iter().map(|share| share[number]).sum::<f32>() / BATCH as f32;
            *mean = MEAN * *mean + (1.0 - MEAN) * gradient;
            *square = SQUARE * *square + (1.0 - SQUARE) * gradient * gradient;
            *weight -= rate * (*mean / (square.sqrt() + 1e-8) + DECAY * *weight);
        }
    }
}

/// Returns the sample with this number, counted through all generations.
fn sample(generations: &[Samples], mut number: usize) -> (&[f32], f32) {
    for samples in generations {
        if number < samples.len() {
            return (samples.row(number), samples.target(number));
        }
        number -= samples.len();
    }
    (&[], 0.0)
}

/// All weights in one list: first layer, bias, second layer, last bias.
struct Flat {
    width: usize,
    weights: Vec<f32>,
}

impl Flat {
    fn new(width: usize, chance: &mut FastChance) -> Self {
        let count = (width + 2) * HIDDEN + 1;
        let size = (1.0 / (width as f32).sqrt(), 0.05);
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

    /// Returns the values of the hidden units for these inputs, and the outcome.
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

    /// Computes the gradient of half the squared error for these positions.
    fn gradient(&self, generations: &[Samples], numbers: &[usize]) -> Vec<f32> {
        let mut gradient = vec![0.0; self.weights.len()];
        for number in numbers {
            let (inputs, target) = sample(generations, *number);
            let (sums, outcome) = self.outcome(inputs);
            self.add(inputs, &sums, outcome - target, &mut gradient);
        }
        gradient
    }

    /// Adds the contribution of a position's error to the gradient.
    fn add(&self, inputs: &[f32], sums: &Row, error: f32, gradient: &mut [f32]) {
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
