//! The players of an arena: built-in bots and programs.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use engine::chance::Seed;
use engine::{Evaluate, Game, Setup};

use super::error::ArenaError;
use crate::external::{Fault, Hello, PROTOCOL, Program, SeatResult, command_of};
use crate::{Bot, Perspective, by_name};

/// Checks whether a bot with this name exists.
pub(super) fn check_name<G: Evaluate>(name: &str) -> Result<(), ArenaError> {
    if command_of(name).is_some() || by_name::<G>(name, 0).is_some() {
        return Ok(());
    }
    Err(ArenaError::UnknownBot(name.to_owned()))
}

/// The player of a seat.
pub(super) enum Player<G: Game> {
    Bot(Box<dyn Bot<G>>),
    Program(Box<Program>),
}

/// Why a player has not moved.
pub(super) enum NoMove {
    /// A built-in bot found no move, which is a bug.
    Stuck,
    /// A program broke the protocol.
    Fault(Fault),
}

impl<G: Game> Player<G> {
    pub(super) fn choose(&mut self, perspective: &Perspective<'_, G>) -> Result<G::Action, NoMove> {
        match self {
            Self::Bot(bot) => bot.choose(perspective).ok_or(NoMove::Stuck),
            Self::Program(program) => program.choose(perspective).map_err(NoMove::Fault),
        }
    }

    /// Tells the player how the game ended.
    pub(super) fn over(self, places: &[SeatResult], forfeiter: Option<usize>) {
        match self {
            Self::Bot(_) => {}
            Self::Program(program) => program.over(places, forfeiter),
        }
    }
}

/// A line-up, and what is known about its programs.
pub(super) struct Table<'a> {
    bots: &'a [String],
    patience: Duration,
    /// Whether each bot has ever made a move. The arena gives up on a program that never does.
    has_moved: Vec<AtomicBool>,
}

impl<'a> Table<'a> {
    pub(super) fn new(bots: &'a [String], patience: Duration) -> Self {
        Self { bots, patience, has_moved: bots.iter().map(|_| AtomicBool::new(false)).collect() }
    }

    /// Seats a bot, or returns why it forfeits immediately.
    pub(super) fn seat<G: Evaluate>(
        &self,
        setup: &G::Setup,
        seed: Seed,
        seating: &[usize],
        seat: usize,
    ) -> Result<Result<Player<G>, String>, ArenaError> {
        let name = &self.bots[seating[seat]];
        let own_seed = seed.derive(seat as u64).short();
        let Some(command) = command_of(name) else {
            let bot = by_name::<G>(name, own_seed).ok_or_else(|| ArenaError::UnknownBot(name.clone()))?;
            return Ok(Ok(Player::Bot(bot)));
        };
        let hello = Hello {
            protocol: PROTOCOL,
            game: G::ID,
            rules: G::RULES_VERSION,
            pack: G::pack(setup).hash,
            setup: setup.to_line(),
            seat,
            players: seating.len(),
            // Every language can read this many bits of a number.
            seed: own_seed >> 11,
            names: seating.iter().map(|bot| self.bots[*bot].as_str()).collect(),
        };
        match Program::start(command, self.patience, &hello) {
            Ok(program) => Ok(Ok(Player::Program(Box::new(program)))),
            Err(problem) if self.has_moved(seating[seat]) => Ok(Err(problem)),
            Err(problem) => Err(ArenaError::CannotStart { bot: name.clone(), problem }),
        }
    }

    /// Decides what follows when a bot does not move: the reason why it forfeits, or an error that ends the arena.
    pub(super) fn judge(&self, bot: usize, decision: u64, seed: Seed, why: NoMove) -> Result<String, ArenaError> {
        match why {
            NoMove::Stuck => Err(self.stuck(bot, seed)),
            NoMove::Fault(Fault::Gone(how)) if decision == 1 && !self.has_moved(bot) => {
                let problem = format!("the program ended before its first move ({how})");
                Err(ArenaError::CannotStart { bot: self.bots[bot].clone(), problem })
            }
            NoMove::Fault(fault) => Ok(fault.to_string()),
        }
    }

    /// Returns the error that a built-in bot made no legal move.
    pub(super) fn stuck(&self, bot: usize, seed: Seed) -> ArenaError {
        ArenaError::Stuck { bot: self.bots[bot].clone(), seed }
    }

    /// Notes that a bot has made a move.
    pub(super) fn moved(&self, bot: usize) {
        self.has_moved[bot].store(true, Ordering::Relaxed);
    }

    fn has_moved(&self, bot: usize) -> bool {
        self.has_moved[bot].load(Ordering::Relaxed)
    }
}
