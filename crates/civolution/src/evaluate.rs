//! What a position is worth: the points a civilization can expect in the end.
//!
//! Everything is counted in points: those it has, those that the final scoring and the coming eras would give for what
//! it has, and what everything else will bring in the time that is left. What is still to be done counts for what it
//! will bring on average, so that a position in the middle of a turn can be compared with one after it.

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

/// What things are worth. Found by playing games in which every player has other weights,
/// and going where those lie that score more than their neighbours.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// The turns that a civilization has in an action phase.
    pub turns_per_era: f32,
    /// With fewer turns left than these, goods can hardly be put to use.
    pub turns_to_use: f32,
    /// A die on a dice space.
    pub die: f32,
    /// What of that a die brings with every reset that is left.
    pub die_again: f32,
    /// A different value among the dice and planning markers.
    pub spread: f32,
    /// A reset space that the phase indicator has not reached.
    pub reset_space: f32,
    /// A planning marker, measured by a die.
    pub planning: f32,
    /// A focus marker, measured by a die.
    pub focus: f32,
    /// An idea.
    pub idea: f32,
    /// A food marker that is not needed in the next feeding phase.
    pub spare_food: f32,
    /// A food marker in the eras to come, needed or not.
    pub long_food: f32,
    /// The food that a tribe needs in a later feeding phase.
    pub upkeep: f32,
    /// A strong tribe that will not be fed.
    pub hungry_strong: f32,
    /// A weak tribe that will not be fed, beyond what its category loses.
    pub hungry_weak: f32,
    /// How much of hunger is to be feared while there is a whole action phase to find food.
    pub far_hunger: f32,
    /// A money marker.
    pub money: f32,
    /// A stored material.
    pub stored: f32,
    /// How much more a material of a higher row is worth.
    pub row: f32,
    /// A raw material, measured by a stored one.
    pub raw: f32,
    /// A feature marker beyond its category.
    pub feature: f32,
    /// A step of favor, in every era that is left.
    pub favor: f32,
    /// A fate die, in every era that is left.
    pub fate_die: f32,
    /// A level of a module, in every era that is left.
    pub upgrade: f32,
    /// A tribe beyond its points.
    pub tribe: f32,
    /// A strong tribe beyond its points.
    pub strong: f32,
    /// A territory that a strong tribe can reach.
    pub reach: f32,
    /// How much of a category is still there after another era: people and territories.
    pub keep_people: f32,
    /// How much of a category is still there after another era: features.
    pub keep_features: f32,
    /// How much of a category is still there after another era: diamonds.
    pub keep_diamonds: f32,
    /// How likely an inactive stage tile is flipped one day.
    pub tile_hope: f32,
    /// What an active stage tile brings in every era that is left.
    pub active_tile: f32,
    /// What the next free stages bring in every era that is left.
    pub free_stage: f32,
    /// Income chips beyond the income phase: Invention, lines and the weather.
    pub income_uses: f32,
    /// Lasting abilities and activities.
    pub ability: f32,
    /// How likely a hand card or goal is installed for which everything is there.
    pub ready: f32,
    /// How this falls with everything that is missing.
    pub missing: f32,
    /// A card drawn, before one sees it.
    pub card: f32,
    /// A goal chip gained.
    pub goal: f32,
    /// How much a stage that is partly filled is worth of its completion.
    pub completion: f32,
    /// How likely an event is won that would be won now.
    pub event: f32,
    /// Half the way to a line of a track.
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

/// The points a seat can expect in the end, by these weights.
#[must_use]
pub fn evaluate_with(game: &Civolution, seat: Seat, weights: &Weights) -> f32 {
    if game.is_over() {
        return game.final_total(seat) as f32;
    }
    Outlook::new(game.with_chosen_markers().as_ref().unwrap_or(game), seat, weights).value()
}
