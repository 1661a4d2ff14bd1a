//! Players for any game that keeps the [`engine`] contract, and the arena in which they meet.
//!
//! Nothing in here knows a game by name. A bot never gets a game's true state: it gets a [`Seat`](engine::Seat)'s
//! [`Perspective`], from which it can only draw worlds in which everything that the seat cannot know is made up.

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
pub use search::{Compared, Effort, Finding, Plan, Playouts, Search};

use engine::{Evaluate, Game};

/// A player.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the seat's legal actions; nothing if it has none.
    fn choose(&mut self, perspective: &Perspective<'_, G>) -> Option<G::Action>;
}

/// The names of all bots: a reference for measurements, which stays as it is, and the levels for people.
pub const NAMES: &[&str] = &["random", "greedy", "easy", "medium", "hard", "expert"];

/// The bot with this name. The same seed always plays the same way. A level can be followed by how many worlds it looks
/// at in a turn: `expert@500`.
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
