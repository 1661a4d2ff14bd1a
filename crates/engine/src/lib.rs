//! The contract a Tessera game keeps, and what all games share.
//!
//! A game is one flat value that implements [`Game`]: it says who owes a decision, lists the legal actions, refuses
//! the others with a reason, and applies one small decision at a time. Everything random comes through [`Chance`],
//! everything that happens goes to a [`Journal`], and what a viewer may know is a view of its own type.
//! [`conformance`] checks all that for any game.
//!
//! Nothing in here reads a clock or knows a game by name, and nothing but [`golden`], which is for tests, does I/O.

pub mod agenda;
pub mod answers;
pub mod audit;
pub mod bag;
pub mod chance;
pub mod conformance;
pub mod counts;
mod effect_table;
mod fair;
mod features;
pub mod flow;
mod game;
pub mod golden;
pub mod hex;
mod journal;
mod names;
pub mod narration;
pub mod notation;
pub mod pack;
pub mod page;
pub mod pieces;
mod record;
mod score;
mod seat;
mod setup;
pub mod small_set;
mod vocabulary;
pub mod whim;
pub mod words;

pub use chance::{Chance, Stream};
pub use fair::{BadNonce, BadSecret, FairDice, Nonce, Secret};
pub use features::{FeatureRange, Features};
pub use game::{Chapter, DisplayedPiece, Evaluate, Game, Goal, Narrate, Offer, Piece, Refusal, Spot, Viewer};
pub use journal::Journal;
pub use pack::{PackHash, PackInfo, PackProblems};
pub use record::{Entry, Record, RecordError, RecordProblem, RecordedAction, RecordedDice};
pub use score::{Rival, ScoreRow, ScoreSheet, Standing, Standings};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use setup::{OptionValues, SaidOption, Setup, SetupError, SetupOption};

// For the macros.
#[doc(hidden)]
pub use serde as __serde;
