//! A game being played, whichever game it is.
//!
//! A [`Table`] has a game, its seats, its history and its record. It takes actions in the notation of the game, takes
//! them back as long as nobody has learnt anything from them, lets bots move, and turns into a text file and back.
//!
//! The games themselves are reached through two object-safe traits: a [`DynGame`] is a game that can be played, a
//! [`DynPlay`] is one in progress. [`Registered`] implements them for every game that keeps the [`engine`] contract.
//!
//! ```
//! use engine::chance::Seed;
//! use engine::Viewer;
//! use stone_age::StoneAge;
//! use table::{GameKind, Kind, Occupant, Table};
//!
//! static STONE_AGE: Kind<StoneAge> = Kind::new();
//!
//! let setup = STONE_AGE.setup_line(&[("players", "2"), ("start", "P1")])?;
//! let mut table = Table::new(&STONE_AGE, &setup, Seed::from_text("an example"), vec![Occupant::Human; 2])?;
//! let seat = table.playing().to_act().iter().next().ok_or("nobody")?;
//! table.act(seat, "place forest 3")?;
//! assert_eq!(table.log(Viewer::Spectator).len(), 1);
//! table.undo(seat)?;
//!
//! let saved = table.save();
//! let loaded = Table::load(&[&STONE_AGE], saved.as_bytes())?;
//! assert_eq!(loaded.save(), saved);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A server plays many of them at once: a [`hall`] has the tables, the people and the bots, and keeps them in a
//! [`store`].
//!
//! Nothing in here knows a game by name.

mod dyn_game;
mod dyn_play;
pub mod hall;
mod history;
mod in_play;
mod jobs;
mod load;
mod occupant;
mod review;
mod seated_bot;
mod soak;
pub mod store;
mod table;
mod words;

pub use dyn_game::{DynGame, Registered};
pub use dyn_play::{
    ActError, Alternative, Done, DynEvent, DynPlay, Examined, Expected, Hint, LegalAction, Named, Reason, SnapshotError,
};
pub use history::{LogLine, UndoError};
pub use jobs::{ArenaJob, LearnJob, SoakJob};
pub use load::{LineColumn, LoadError};
pub use occupant::{Occupant, USUAL, UnknownOccupant};
pub use review::{Costly, NOISE, Review, Reviewed, Reviewer};
pub use seated_bot::{Means, SeatedBot};
pub use soak::{FirstViolation, SoakError, SoakReport};
pub use table::{BotError, Table, TableError};
pub use words::{Tell, library, seat_name};
