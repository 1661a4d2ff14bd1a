//! A position described in numbers, as the input of a network.

use crate::game::Evaluate;
use crate::seat::Seat;

/// The numbers that describe a position to a network, up to [`Features::MOST`] of them.
#[derive(Clone, Debug)]
pub struct Features {
    values: [f32; Self::MOST],
    len: usize,
}

impl Features {
    /// The maximum number of features.
    pub const MOST: usize = 256;
    /// The largest absolute value of a feature.
    pub const LARGEST: f32 = 4.0;

    /// Creates an empty list.
    #[must_use]
    pub const fn new() -> Self {
        Self { values: [0.0; Self::MOST], len: 0 }
    }

    /// Removes all numbers.
    pub const fn clear(&mut self) {
        self.len = 0;
    }

    /// Adds a number, which should be between about -1 and 1. A number that does not fit is dropped.
    #[inline]
    pub fn push(&mut self, value: f32) {
        if let Some(place) = self.values.get_mut(self.len) {
            // One outlier must not drown out all other features.
            *place = value.clamp(-Self::LARGEST, Self::LARGEST);
            self.len += 1;
        }
    }

    /// Adds a count, scaled so that `much` becomes 1.
    #[inline]
    pub fn part(&mut self, count: impl Into<f64>, much: f32) {
        self.push(count.into() as f32 / much);
    }

    /// Adds 1 for `true` and 0 for `false`.
    #[inline]
    pub fn flag(&mut self, is: bool) {
        self.push(f32::from(u8::from(is)));
    }

    /// Adds `all` numbers: 1 for the one with the number `which`, 0 for the others.
    #[inline]
    pub fn one_of(&mut self, which: Option<usize>, all: usize) {
        for index in 0..all {
            self.flag(which == Some(index));
        }
    }

    /// Adds a number for each threshold: 1 if the count reaches it. The first of a kind is often worth more than later
    /// ones, and a small network does not find such edges by itself.
    #[inline]
    pub fn at_least<const N: usize>(&mut self, count: impl Into<u32>, thresholds: [u32; N]) {
        let count: u32 = count.into();
        for threshold in thresholds {
            self.flag(count >= threshold);
        }
    }

    /// Returns the numbers.
    #[must_use]
    #[inline]
    pub fn values(&self) -> &[f32] {
        &self.values[..self.len]
    }
}

impl Default for Features {
    fn default() -> Self {
        Self::new()
    }
}

/// The range of each feature over all positions seen so far, for tests.
#[derive(Clone, Debug)]
pub struct FeatureRange {
    least: Vec<f32>,
    most: Vec<f32>,
}

impl FeatureRange {
    /// Creates a range in which nothing has been seen yet.
    #[must_use]
    pub fn new<G: Evaluate>() -> Self {
        Self { least: vec![f32::INFINITY; G::FEATURES], most: vec![f32::NEG_INFINITY; G::FEATURES] }
    }

    /// Looks at a position from every seat. Returns what is wrong with its numbers as an error.
    pub fn see<G: Evaluate>(&mut self, game: &G) -> Result<(), String> {
        for seat in Seat::first(game.players()) {
            let mut features = Features::new();
            game.features(seat, &mut features);
            let values = features.values();
            if values.len() != G::FEATURES {
                return Err(format!("{} features: expected {}", values.len(), G::FEATURES));
            }
            if !values.first().is_none_or(|played| (0.0..=1.0).contains(played)) {
                return Err(format!("the share of the game that is over is {:?}: expected 0 to 1", values.first()));
            }
            for (number, value) in values.iter().enumerate() {
                if !value.is_finite() || value.abs() > Features::LARGEST {
                    return Err(format!("feature {number} is {value}: expected about -1 to 1"));
                }
                self.least[number] = self.least[number].min(*value);
                self.most[number] = self.most[number].max(*value);
            }
        }
        Ok(())
    }

    /// Returns the features that were always the same and therefore say nothing.
    #[must_use]
    pub fn constant(&self) -> Vec<usize> {
        (0..self.least.len()).filter(|number| self.least[*number] >= self.most[*number]).collect()
    }
}
