//! Playing on from a new node.

use engine::chance::FastChance;
use engine::{Chance, Evaluate, Seat};

use super::settings::Playouts;
use crate::Judge;
use crate::random::CHOICE;

/// The maximum number of decisions before a position is valued.
const MOST_DECISIONS: u32 = 400;

/// The course of an iteration: how far it goes, and the luck on the way.
///
/// All iterations end after the same number of turns. By the rules of thumb, a seat that has just had a turn looks
/// better than it is, so positions can only be compared if every seat has had the same number of turns. Every turn also
/// has its own luck, so two iterations that begin with the same luck meet the same dice again and again, no matter what
/// was done in between.
#[derive(Clone, Debug)]
pub(super) struct Course {
    /// The remaining changes of turn, or `None` if the game is played to its end.
    turns: Option<u32>,
    decisions: u32,
    last: Seat,
    luck: FastChance,
    pub(super) chance: FastChance,
}

impl Course {
    pub(super) fn new(playouts: Playouts, seat: Seat, players: usize, luck: u64) -> Self {
        let turns = match playouts {
            Playouts::Informed { rounds } => Some(rounds * players as u32),
            Playouts::Uniform => None,
        };
        let mut luck = FastChance::new(luck);
        let chance = FastChance::new(luck.bits());
        Self { turns, decisions: MOST_DECISIONS, last: seat, luck, chance }
    }

    /// Checks whether the position should be valued before this seat decides.
    pub(super) fn is_over(&mut self, seat: Seat) -> bool {
        if seat != self.last {
            self.last = seat;
            self.chance = FastChance::new(self.luck.bits());
            self.turns = self.turns.map(|turns| turns.saturating_sub(1));
        }
        self.decisions = self.decisions.saturating_sub(1);
        self.turns.is_some_and(|turns| turns == 0 || self.decisions == 0)
    }

    const fn is_uniform(&self) -> bool {
        self.turns.is_none()
    }
}

/// Plays on from a position.
pub(super) struct Playout<G: Evaluate> {
    instinct: Judge<G>,
    actions: Vec<G::Action>,
}

impl<G: Evaluate> Playout<G> {
    pub(super) const fn new(instinct: Judge<G>) -> Self {
        Self { instinct, actions: Vec::new() }
    }

    /// Plays on until the course is over.
    pub(super) fn run(&mut self, world: &mut G, mut course: Course) {
        while let Some(seat) = world.to_act().iter().next() {
            if course.is_over(seat) {
                return;
            }
            world.actions(seat, &mut self.actions);
            if self.actions.is_empty() {
                return;
            }
            if course.is_uniform() {
                let action = self.actions[course.chance.below(CHOICE, self.actions.len() as u32) as usize];
                world.perform(seat, &action, &mut course.chance, &mut ());
            } else {
                self.step(world, seat, &mut course.chance);
            }
        }
    }

    /// Takes what looks best immediately, with the same luck for all actions.
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
            let value = self.instinct.worth(&after, seat);
            if best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, after));
            }
        }
        if let Some((_, after)) = best {
            *world = after;
        }
    }
}
