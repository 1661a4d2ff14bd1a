use engine::chance::FastChance;
use engine::{Chance, Game, Stream};

use crate::{Bot, Perspective};

pub(crate) const CHOICE: Stream = Stream::named("choice");

/// Takes any legal action, each with the same chance.
pub struct Random<A> {
    chance: FastChance,
    actions: Vec<A>,
}

impl<A> Random<A> {
    /// A random player that always plays the same for the same seed.
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
