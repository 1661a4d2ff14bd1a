//! A game that is being played, whichever game it is.
//!
//! A [`Table`] holds a game, its seats, its history and its record. It takes actions in the game's notation, takes them
//! back while no one has learned anything from them, lets bots move, and saves to a text file and loads from one. A
//! server plays many tables at once in a [`hall`], which keeps them in a [`store`]. This crate knows no game by name: it
//! reaches games through object-safe traits that [`Registered`] implements for every [`engine::Narrate`].
//!
//! ```
//! use engine::chance::Seed;
//! use engine::Viewer;
//! use stone_age::StoneAge;
//! use table::{DynGame, Occupant, Registered, Table};
//!
//! static STONE_AGE: Registered<StoneAge> = Registered::new();
//!
//! let setup = STONE_AGE.setup_line(&[("players", "2"), ("start", "P1")])?;
//! let mut table = Table::new(&STONE_AGE, &setup, Seed::from_text("an example"), vec![Occupant::Human; 2])?;
//! let seat = table.playing().to_act().iter().next().ok_or("the game is over")?;
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
//! # Modules
//!
//! | module | what is in it |
//! | --- | --- |
//! | `dyn_game`, `dyn_play` | [`DynGame`], a game that can be set up; [`DynPlay`], one in progress; `in_play` implements it |
//! | `seen` | [`Seen`]: a game as one viewer sees it, which is all that a page gets |
//! | `table`, `history`, `load` | one game in memory: moves, undo, the record, and reading it back |
//! | `occupant`, `seated_bot` | who sits in a seat; a bot with what it remembers of its thoughts |
//! | `review` | which decisions of a finished game cost points |
//! | `jobs`, `soak` | arenas, learning and endurance runs of any game |
//! | [`hall`] | all tables of a server: people, seats, bots, hints, chat, campaigns |
//! | [`store`] | what a server keeps, and the contract of whatever keeps it; SQLite |
//! | `words` | the messages of tables and the hall |

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
mod seen;
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
pub use seen::{DynSeen, Seen};
pub use soak::{FirstViolation, SoakError, SoakReport};
pub use table::{BotError, Table, TableError};
pub use words::{Tell, library, seat_name};
