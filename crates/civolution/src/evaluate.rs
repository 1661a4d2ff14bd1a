//! Estimates a position: the points a civilization can expect by the end of the game.
//!
//! Everything is measured in points: the points scored so far, what the final scoring and the remaining eras would give
//! for what the civilization has, and what everything else is expected to bring in the remaining time. Pending tasks
//! count for what they bring on average, so a position in the middle of a turn can be compared with one after it.

mod agenda;
mod cards;
mod clock;
mod console;
mod features;
mod goods;
mod outlook;
mod people;
mod worth;

use engine::{Evaluate, Features, Seat};
use outlook::Outlook;

use crate::state::Civolution;

/// The weights of the evaluation. They were tuned by playing games in which each player has different weights, and
/// moving towards the weights that score best.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// Number of turns a civilization has in an action phase.
    pub turns_per_era: f32,
    /// With fewer turns left than this, goods can hardly be used.
    pub turns_to_use: f32,
    /// A die on a dice space.
    pub die: f32,
    /// The share of a die's worth that it brings again with every reset that is left.
    pub die_again: f32,
    /// Each additional distinct value among the dice and planning markers.
    pub spread: f32,
    /// A reset space that the phase indicator has not yet reached.
    pub reset_space: f32,
    /// A planning marker, as a share of a die.
    pub planning: f32,
    /// A focus marker, as a share of a die.
    pub focus: f32,
    /// An idea.
    pub idea: f32,
    /// A food marker that the next feeding phase does not need.
    pub spare_food: f32,
    /// A food marker in later eras, whether it is needed or not.
    pub long_food: f32,
    /// The food that a tribe needs in a later feeding phase.
    pub upkeep: f32,
    /// A strong tribe that will not be fed.
    pub hungry_strong: f32,
    /// A weak tribe that will not be fed, in addition to what its category loses.
    pub hungry_weak: f32,
    /// How much hunger counts while a whole action phase is left to find food.
    pub far_hunger: f32,
    /// A money marker.
    pub money: f32,
    /// A stored material.
    pub stored: f32,
    /// How much more a material is worth for each row.
    pub row: f32,
    /// A raw material, as a share of a stored one.
    pub raw: f32,
    /// A feature marker, in addition to its category.
    pub feature: f32,
    /// A step of favor, in each remaining era.
    pub favor: f32,
    /// A fate die, in each remaining era.
    pub fate_die: f32,
    /// A level of a module, in each remaining era.
    pub upgrade: f32,
    /// A tribe, in addition to its points.
    pub tribe: f32,
    /// A strong tribe, in addition to its points.
    pub strong: f32,
    /// A territory that a strong tribe can reach.
    pub reach: f32,
    /// The share of a category that is left after another era: people and territories.
    pub keep_people: f32,
    /// The share of a category that is left after another era: features.
    pub keep_features: f32,
    /// The share of a category that is left after another era: diamonds.
    pub keep_diamonds: f32,
    /// Probability that an inactive stage tile is flipped eventually.
    pub tile_hope: f32,
    /// What an active stage tile brings in each remaining era.
    pub active_tile: f32,
    /// What the next free stages bring in each remaining era.
    pub free_stage: f32,
    /// Uses of income chips outside the income phase: Invention, lines and the weather.
    pub income_uses: f32,
    /// Lasting abilities and activities.
    pub ability: f32,
    /// Probability that a hand card or goal is installed if nothing is missing for it.
    pub ready: f32,
    /// The factor by which that probability falls for each missing thing.
    pub missing: f32,
    /// A card drawn, before its face is known.
    pub card: f32,
    /// A goal chip gained.
    pub goal: f32,
    /// The share of a stage's completion that a partly filled stage is worth.
    pub completion: f32,
    /// Probability that an event is won if it would be won now.
    pub event: f32,
    /// Being halfway to a line of a track.
    pub half_way: f32,
}

impl Weights {
    /// The weights in use.
    pub const TUNED: Self = Self {
        turns_per_era: 11.5,
        turns_to_use: 5.0,
        die: 1.12,
        die_again: 0.3,
        spread: 0.13,
        reset_space: 0.76,
        planning: 0.66,
        focus: 1.14,
        idea: 0.76,
        spare_food: 0.47,
        long_food: 0.67,
        upkeep: 0.45,
        hungry_strong: 1.9,
        hungry_weak: 1.06,
        far_hunger: 0.26,
        money: 0.55,
        stored: 0.9,
        row: 0.18,
        raw: 0.43,
        feature: 0.4,
        favor: 0.5,
        fate_die: 0.59,
        upgrade: 1.08,
        tribe: 0.65,
        strong: 0.62,
        reach: 0.19,
        keep_people: 0.82,
        keep_features: 0.78,
        keep_diamonds: 0.72,
        tile_hope: 0.27,
        active_tile: 1.2,
        free_stage: 0.041,
        income_uses: 0.28,
        ability: 0.62,
        ready: 0.33,
        missing: 0.46,
        card: 2.0,
        goal: 1.11,
        completion: 0.53,
        event: 0.45,
        half_way: 0.45,
    };
}

impl Default for Weights {
    fn default() -> Self {
        Self::TUNED
    }
}

impl Evaluate for Civolution {
    const HORIZON: u32 = 6;
    const FEATURES: usize = features::FEATURES;

    fn evaluate(&self, seat: Seat) -> f32 {
        evaluate_with(self, seat, &Weights::TUNED)
    }

    fn features(&self, seat: Seat, out: &mut Features) {
        features::describe(self.with_chosen_markers().as_ref().unwrap_or(self), seat, out);
    }

    fn learned() -> &'static str {
        include_str!("../data/learned.txt")
    }
}

/// Estimates the points a seat will have at the end of the game, using the given weights.
#[must_use]
pub fn evaluate_with(game: &Civolution, seat: Seat, weights: &Weights) -> f32 {
    if game.is_over() {
        return game.final_total(seat) as f32;
    }
    Outlook::new(game.with_chosen_markers().as_ref().unwrap_or(game), seat, weights).value()
}
