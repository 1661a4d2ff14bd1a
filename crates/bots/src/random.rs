use engine::chance::FastChance;
use engine::{Chance, Game, Stream};

use crate::{Bot, Perspective};

pub(crate) const CHOICE: Stream = Stream::named("choice");

/// A bot that takes any legal action, each with the same probability.
pub struct Random<A> {
    chance: FastChance,
    actions: Vec<A>,
}

impl<A> Random<A> {
    /// Creates a random player that always plays the same way for the same seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { chance: FastChance::new(seed), actions: Vec::new() }
    }
}

impl<G: Game> Bot<G> for Random<G::Action> {
    fn choose(&mut self, perspective: &Perspective<'_, G>) -> Option<G::Action> {
        perspective.actions(&mut self.actions);
        let index = self.chance.below(CHOICE, self.actions.len() as u32);
        self.actions.get(index as usize).copied()
    }
}

/// Draws the index of one of these weights in proportion to its size. Returns `None` if their sum is 0.
pub(crate) fn draw(
    weights: impl Iterator<Item = f32> + Clone,
    stream: Stream,
    chance: &mut FastChance,
) -> Option<usize> {
    let all: f32 = weights.clone().sum();
    let mut left = all * (chance.below(stream, 1 << 24) as f32 / (1 << 24) as f32);
    weights.into_iter().position(|weight| {
        left -= weight;
        left < 0.0
    })
}
