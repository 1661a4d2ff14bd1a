//! Bots for any game that implements the [`engine`] contract, and the arena in which they play each other.
//!
//! A [`Bot`] chooses one of the legal actions of a seat. It never gets the true state of a game. It gets the seat's
//! [`Perspective`], which shows what the seat sees and can imagine worlds in which everything the seat cannot know is
//! made up. Nothing in this crate knows a particular game.
//!
//! # Example
//!
//! Two bots play a whole game of Stone Age:
//!
//! ```
//! use bots::{Bot, Perspective};
//! use engine::chance::{Seed, SeededChance};
//! use engine::{Game, Setup};
//! use stone_age::StoneAge;
//!
//! let setup = <StoneAge as Game>::Setup::from_line("players=2").unwrap();
//! let mut chance = SeededChance::new(Seed::from_text("a game"));
//! let mut game = StoneAge::new(&setup, &mut chance).unwrap();
//! let mut players: Vec<Box<dyn Bot<StoneAge>>> =
//!     ["greedy", "random"].iter().filter_map(|name| bots::by_name(name, 7)).collect();
//!
//! while let Some(seat) = game.to_act().iter().next() {
//!     let perspective = Perspective::new(&game, seat);
//!     let action = players[seat.index()].choose(&perspective).expect("a seat that owes a decision has an action");
//!     game.perform(seat, &action, &mut chance, &mut ());
//! }
//! assert!(game.standings().is_some());
//! ```
//!
//! # Map
//!
//! Players, from weak to strong:
//!
//! - `random`: [`Random`] takes any legal action.
//! - `distracted`: [`Distracted`] knows what is good, but often takes something slightly worse.
//! - `greedy`: [`Greedy`] looks as far ahead as its own decisions reach. It is the reference for measurements.
//! - `search`: [`Search`] is a Monte Carlo tree search over imagined worlds.
//! - [`external`]: programs outside this process, which read and write JSON lines.
//! - `level`: [`Level`] names the opponents for people, from `easy` to `expert`.
//!
//! What players use:
//!
//! - `perspective`: [`Perspective`] is what a seat knows, and the worlds it can imagine.
//! - `judge`: [`Judge`] estimates what a position is worth.
//! - `network`: [`Network`] is the small neural network that corrects the estimates.
//! - `allowance`: [`Allowance`] shares the time of a machine among bots.
//!
//! Tools:
//!
//! - [`arena`]: matches and round robins, with ratings and statistics.
//! - [`mod@bench`]: measures how fast a game is.
//! - [`learn`]: trains a network by self-play.

mod allowance;
pub mod arena;
pub mod bench;
mod distracted;
pub mod external;
mod greedy;
mod judge;
pub mod learn;
mod level;
mod network;
mod perspective;
mod random;
mod search;

pub use allowance::{Allowance, Thinking};
pub use distracted::Distracted;
pub use greedy::{Care, Greedy};
pub use judge::Judge;
pub use level::Level;
pub use network::{Network, NetworkError};
pub use perspective::Perspective;
pub use random::Random;
pub use search::{Comparison, Effort, Estimate, Finding, Gain, Playouts, Search, Settings};

use engine::{Evaluate, Game};

/// A player of one seat.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the seat's legal actions. Returns `None` if it has none.
    fn choose(&mut self, perspective: &Perspective<'_, G>) -> Option<G::Action>;
}

/// The names of all bots: the random player, the reference for measurements, which must not change, and the levels for
/// people.
pub const NAMES: &[&str] = &["random", "greedy", "easy", "medium", "hard", "expert"];

/// Creates the bot with this name, or returns `None` if there is none. It always plays the same way for the same seed.
///
/// The name of a level can be followed by the number of worlds that the bot looks at in a turn: `expert@500`.
#[must_use]
pub fn by_name<G: Evaluate>(name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        "greedy" => Some(Box::new(Greedy::new(Care::REFERENCE, seed))),
        name => {
            let (level, iterations) = match name.split_once('@') {
                Some((level, iterations)) => (level, Some(iterations.parse().ok()?)),
                None => (name, None),
            };
            Some(Level::named(level)?.counted(iterations, seed))
        }
    }
}
