//! Games in progress, for any game of the workspace.
//!
//! A [`Table`] holds one game: its seats, its history and its record. It takes actions in the game's notation, takes
//! them back as long as no one has learned anything from them, lets bots move, and saves the game to a text file and
//! loads it again. A server runs many tables in a [`hall`], which keeps them in a [`store`]. This crate knows no game
//! by name. It reaches games through object-safe traits, which [`Registered`] implements for every game that implements
//! [`engine::Evaluate`] and [`engine::Narrate`].
//!
//! A game at a table, an undo, and the way to a file and back:
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
//! | Module | Contents |
//! | --- | --- |
//! | `dyn_game`, `dyn_play` | [`DynGame`], a game that can be set up, and [`DynPlay`], a game in progress |
//! | `in_play` | The implementation of [`DynPlay`] for a typed game, with its randomness |
//! | `seen` | [`Seen`], a game as one viewer sees it: all that a page ever gets |
//! | `table` | [`Table`], one game in memory: seats, moves, undo and bots |
//! | `history` | What was done in a game, the log, and how far it can be undone |
//! | `plan` | [`Plan`], several answers of a seat given together |
//! | `load` | Reading a saved game back and checking everything it says |
//! | `occupant`, `seated_bot` | Who sits in a seat, and bots that remember their last search |
//! | `review` | Which decisions of a finished game cost points |
//! | `jobs`, `soak` | Arenas, training and soak tests of any game |
//! | [`hall`] | All tables of a server: people, seats, bots, hints, chat and campaigns |
//! | [`store`] | What a server keeps: the contract of a store, and SQLite |
//! | `words` | The messages of tables and the hall |

mod dyn_game;
mod dyn_play;
pub mod hall;
mod hint;
mod history;
mod in_play;
mod jobs;
mod load;
mod misread;
mod occupant;
mod plan;
mod review;
mod seated_bot;
mod seen;
mod soak;
pub mod store;
mod table;
mod words;

pub use dyn_game::{DynGame, Registered};
pub use dyn_play::{ActError, Done, DynEvent, DynPlay, Examined, LegalAction, Named, Reason, SnapshotError};
pub use hint::{Alternative, Contrast, Ending, Expected, Hint, SourceGain, Verdict};
pub use history::{LogLine, Since, Told, UndoError};
pub use jobs::{ArenaJob, LearnJob, SoakJob};
pub use load::{LineColumn, LoadError};
pub use misread::Misread;
pub use occupant::{Occupant, USUAL, UnknownOccupant};
pub use plan::{Lines, MOST_ANSWERS, Plan, PlanDigest, PlanError};
pub use review::{Costly, NOISE, Review, Reviewed, Reviewer};
pub use seated_bot::{Means, SeatedBot};
pub use seen::{DynSeen, Seen};
pub use soak::{FirstViolation, SoakError, SoakReport};
pub use table::{BotError, Table, TableError};
pub use words::{Tell, library, seat_name};
