use engine::chance::{FastChance, Watched};
use engine::{Game, Seat};

use crate::{Bot, Perspective};

/// How often an action that draws something is tried out.
const SAMPLES: usize = 12;
/// How many unfinished chains of decisions are followed at the same time.
const BEAM: usize = 16;
/// How many decisions a chain can have.
const DEPTH: usize = 12;

/// Looks as far as its own decisions reach: follows each chain of them to the point where somebody else has to act or
/// something is drawn, and takes the first step of the chain that ends in the best position. What is drawn is sampled.
pub struct Greedy<G: Game> {
    evaluate: fn(&G, Seat) -> f32,
    chance: FastChance,
    /// Where the samples of one decision begin. All actions are tried with the same luck, so that none of them looks
    /// better only because its dice fell better.
    luck: FastChance,
    actions: Vec<G::Action>,
}

/// A chain of decisions that can go on.
struct Chain<G> {
    /// Chains are sorted all the time, and states are large.
    world: Box<G>,
    /// The index of its first action.
    first: usize,
    value: f32,
}

/// Where an action leads.
enum Outcome<G> {
    /// The seat decides again, and nothing new is known.
    GoesOn(Box<G>),
    /// The chain ends here, in positions of this value.
    Ends(f32),
}

impl<G: Game> Greedy<G> {
    /// A greedy player that takes positions to be worth what this function says. The same seed plays the same way.
    #[must_use]
    pub const fn new(evaluate: fn(&G, Seat) -> f32, seed: u64) -> Self {
        Self { evaluate, chance: FastChance::new(seed), luck: FastChance::new(seed), actions: Vec::new() }
    }

    /// Every legal action of the seat with the points that can be expected after it, the best first. What
    /// [`choose`](Bot::choose) takes is the first of them.
    pub fn rate(&mut self, perspective: &Perspective<'_, G>) -> Vec<(G::Action, f32)> {
        let mut firsts = Vec::new();
        perspective.actions(&mut firsts);
        self.rated(perspective, firsts)
    }

    fn rated(&mut self, perspective: &Perspective<'_, G>, firsts: Vec<G::Action>) -> Vec<(G::Action, f32)> {
        let values = self.values(perspective, &firsts);
        let mut rated: Vec<(G::Action, f32)> = firsts.into_iter().zip(values).collect();
        // Of actions that are worth the same, the one that is listed first comes first.
        rated.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        rated
    }

    /// The best value each of these first actions leads to.
    fn values(&mut self, perspective: &Perspective<'_, G>, firsts: &[G::Action]) -> Vec<f32> {
        let seat = perspective.seat();
        let mut values = vec![f32::NEG_INFINITY; firsts.len()];
        let mut beam: Vec<Chain<G>> = Vec::new();
        let world = perspective.imagine(&mut self.chance);
        self.luck = FastChance::new(self.chance.bits());
        for (first, action) in firsts.iter().enumerate() {
            self.follow(&world, seat, action, first, &mut values, &mut beam);
        }
        for _ in 1..DEPTH {
            // Of chains that look alike, those that began first are kept.
            beam.sort_by(|a, b| b.value.total_cmp(&a.value));
            for chain in beam.drain(BEAM.min(beam.len())..) {
                // A chain nobody follows is worth what it looks like, but only if nothing better is known.
                if values[chain.first] == f32::NEG_INFINITY {
                    values[chain.first] = chain.value;
                }
            }
            for chain in std::mem::take(&mut beam) {
                let mut actions = std::mem::take(&mut self.actions);
                chain.world.actions(seat, &mut actions);
                for action in &actions {
                    self.follow(&chain.world, seat, action, chain.first, &mut values, &mut beam);
                }
                self.actions = actions;
            }
        }
        for chain in beam {
            values[chain.first] = values[chain.first].max(chain.value);
        }
        values
    }

    fn follow(
        &mut self,
        world: &G,
        seat: Seat,
        action: &G::Action,
        first: usize,
        values: &mut [f32],
        beam: &mut Vec<Chain<G>>,
    ) {
        match self.outcome(world, seat, action) {
            Outcome::Ends(value) => values[first] = values[first].max(value),
            Outcome::GoesOn(world) => {
                let value = (self.evaluate)(&world, seat);
                beam.push(Chain { world, first, value });
            }
        }
    }

    fn outcome(&self, world: &G, seat: Seat, action: &G::Action) -> Outcome<G> {
        let mut after = Box::new(world.clone());
        let mut luck = self.luck.clone();
        let mut watched = Watched::new(&mut luck);
        after.perform(seat, action, &mut watched, &mut ());
        if watched.has_told_something() {
            let mut sum = (self.evaluate)(&after, seat);
            for _ in 1..SAMPLES {
                let mut after = world.clone();
                after.perform(seat, action, &mut luck, &mut ());
                sum += (self.evaluate)(&after, seat);
            }
            return Outcome::Ends(sum / SAMPLES as f32);
        }
        if after.to_act().contains(seat) {
            return Outcome::GoesOn(after);
        }
        Outcome::Ends((self.evaluate)(&after, seat))
    }
}

impl<G: Game> Bot<G> for Greedy<G> {
    fn choose(&mut self, perspective: &Perspective<'_, G>) -> Option<G::Action> {
        let mut firsts = Vec::new();
        perspective.actions(&mut firsts);
        if firsts.len() < 2 {
            return firsts.first().copied();
        }
        self.rated(perspective, firsts).first().map(|(action, _)| *action)
    }
}
