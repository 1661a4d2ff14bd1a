//! Players for any game that keeps the [`engine`] contract, and the arena in which they meet.
//!
//! Nothing in here knows a game by name. A bot never gets a game's true state: it gets a [`Seat`](engine::Seat)'s
//! [`Perspective`], from which it can only draw worlds in which everything that the seat cannot know is made up.

pub mod arena;
pub mod bench;
pub mod external;
mod greedy;
mod perspective;
mod random;
mod search;

pub use greedy::Greedy;
pub use perspective::Perspective;
pub use random::Random;
pub use search::{Plan, Search};

use engine::{Evaluate, Game};

/// A player.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the seat's legal actions; nothing if it has none.
    fn choose(&mut self, perspective: &Perspective<'_, G>) -> Option<G::Action>;
}

/// The names of all bots, the weakest first.
pub const NAMES: &[&str] = &["random", "greedy"];

/// The bot with this name. The same seed always plays the same way.
#[must_use]
pub fn by_name<G: Evaluate>(name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        "greedy" => Some(Box::new(Greedy::new(G::evaluate, seed))),
        _ => None,
    }
}
