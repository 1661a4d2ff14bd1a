//! Playing on from a new node.

use engine::chance::FastChance;
use engine::{Chance, Evaluate, Seat};

use super::plan::Playouts;
use crate::random::CHOICE;

/// Nobody decides more often than this before a position is valued.
const MOST_DECISIONS: u32 = 400;

/// How far an iteration goes. All end after the same number of turns: by the rules of thumb whoever has just had a turn
/// looks better than he is, so that positions can only be compared if everybody has had as many.
#[derive(Clone, Copy, Debug)]
pub(super) struct Horizon {
    /// Changes of turn that are left; nothing if the game is played to its end.
    turns: Option<u32>,
    decisions: u32,
    last: Seat,
}

impl Horizon {
    pub(super) fn new(playouts: Playouts, seat: Seat, players: usize) -> Self {
        let turns = match playouts {
            Playouts::Informed { rounds } => Some(rounds * players as u32),
            Playouts::Uniform => None,
        };
        Self { turns, decisions: MOST_DECISIONS, last: seat }
    }

    /// Whether the position should be valued before this seat decides.
    pub(super) fn is_reached(&mut self, seat: Seat) -> bool {
        let Some(turns) = &mut self.turns else { return false };
        if seat != self.last {
            self.last = seat;
            *turns = turns.saturating_sub(1);
        }
        self.decisions = self.decisions.saturating_sub(1);
        *turns == 0 || self.decisions == 0
    }

    const fn is_end(&self) -> bool {
        self.turns.is_none()
    }
}

/// Plays on.
pub(super) struct Playout<G: Evaluate> {
    actions: Vec<G::Action>,
}

impl<G: Evaluate> Playout<G> {
    pub(super) const fn new() -> Self {
        Self { actions: Vec::new() }
    }

    /// Plays on as far as the horizon.
    pub(super) fn run(&mut self, world: &mut G, mut horizon: Horizon, chance: &mut FastChance) {
        while let Some(seat) = world.to_act().iter().next() {
            if horizon.is_reached(seat) {
                return;
            }
            world.actions(seat, &mut self.actions);
            if self.actions.is_empty() {
                return;
            }
            if horizon.is_end() {
                let action = self.actions[chance.below(CHOICE, self.actions.len() as u32) as usize];
                world.perform(seat, &action, chance, &mut ());
            } else {
                self.step(world, seat, chance);
            }
        }
    }

    /// Takes what looks best at once, with one and the same luck for all.
    fn step(&mut self, world: &mut G, seat: Seat, chance: &mut FastChance) {
        if let [only] = self.actions.as_slice() {
            world.perform(seat, only, chance, &mut ());
            return;
        }
        let luck = FastChance::new(chance.bits());
        let mut best: Option<(f32, G)> = None;
        for action in &self.actions {
            let mut after = world.clone();
            after.perform(seat, action, &mut luck.clone(), &mut ());
            let value = after.evaluate(seat);
            if best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, after));
            }
        }
        if let Some((_, after)) = best {
            *world = after;
        }
    }
}
