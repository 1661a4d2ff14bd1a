//! Playing on from a new node.

use engine::chance::FastChance;
use engine::{Chance, Game, Seat, Stream};

const WHIM: Stream = Stream::named("whim");
/// A playout has at most so many decisions for each change of turn.
const MOST_OF_A_TURN: u32 = 24;

/// Plays on for a few turns: before each decision it looks at a few actions and takes the one that looks best.
pub(super) struct Playout<G: Game> {
    evaluate: fn(&G, Seat) -> f32,
    looks_at: u32,
    horizon: u32,
    actions: Vec<G::Action>,
}

impl<G: Game> Playout<G> {
    pub(super) fn new(evaluate: fn(&G, Seat) -> f32, looks_at: u32, horizon: u32) -> Self {
        Self { evaluate, looks_at, horizon, actions: Vec::new() }
    }

    pub(super) fn run(&mut self, world: &mut G, chance: &mut FastChance) {
        let mut turns = 0;
        let mut last = world.to_act().iter().next();
        for _ in 0..self.horizon * MOST_OF_A_TURN {
            let Some(seat) = world.to_act().iter().next() else { return };
            if Some(seat) != last {
                turns += 1;
                last = Some(seat);
            }
            if turns >= self.horizon {
                return;
            }
            world.actions(seat, &mut self.actions);
            self.step(world, seat, chance);
        }
    }

    fn step(&mut self, world: &mut G, seat: Seat, chance: &mut FastChance) {
        let count = self.actions.len();
        if count == 1 || self.looks_at == 0 {
            let action = self.actions[chance.below(WHIM, count as u32) as usize];
            world.perform(seat, &action, chance, &mut ());
            return;
        }
        let looks = (self.looks_at as usize).min(count);
        let mut best: Option<(f32, G)> = None;
        for i in 0..looks {
            // The first places of a shuffle.
            let other = i + chance.below(WHIM, (count - i) as u32) as usize;
            self.actions.swap(i, other);
            let mut after = world.clone();
            after.perform(seat, &self.actions[i], chance, &mut ());
            let value = (self.evaluate)(&after, seat);
            if best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, after));
            }
        }
        if let Some((_, after)) = best {
            *world = after;
        }
    }
}
