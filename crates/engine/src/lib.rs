//! The contract of a Tessera game, and the tools that all games share.
//!
//! A game is one flat value that implements [`Game`]. It says which seats owe a decision, lists the legal actions,
//! refuses all others with a reason, and applies one small decision at a time. Everything random comes through
//! [`Chance`], everything that happens goes to a [`Journal`], and what a viewer may know is a view of its own type.
//! [`conformance`] checks all this for any game.
//!
//! Nothing in this crate reads a clock or knows a particular game, and only [`golden`], which is for tests, does I/O.
//!
//! # Example
//!
//! Randomness comes from named streams, so rolling a die does not change the deal. Events become text when a
//! [`Speaker`](words::Speaker) says them:
//!
//! ```
//! use engine::bag::IdSet;
//! use engine::chance::{Seed, SeededChance};
//! use engine::words::{Phrase, Speaker, Words};
//! use engine::{Chance, Seat, Stream};
//!
//! const CARDS: Stream = Stream::named("cards");
//!
//! let mut deck = IdSet::<1>::first(36);
//! let mut chance = SeededChance::new(Seed::from_text("a game"));
//! let mut same = chance.clone();
//! let die = chance.die();
//! let card = deck.take(CARDS, &mut chance).unwrap();
//!
//! assert!((1..=6).contains(&die) && !deck.contains(card));
//! assert_eq!(IdSet::<1>::first(36).take(CARDS, &mut same), Some(card));
//!
//! let words = Words::parse("en", "rolled = { $who } rolls { $die }.\n").unwrap();
//! let rolled = Phrase::new("rolled").with("who", Phrase::player(Seat::ALL[0])).with("die", die);
//! let names = ["Ann".to_owned()];
//! assert_eq!(Speaker::new([&words], &names).say(&rolled), format!("Ann rolls {die}."));
//! ```
//!
//! # Map
//!
//! The contract:
//!
//! - `game`: [`Game`], and what bots ([`Evaluate`]) and readers ([`Narrate`]) need from it.
//! - `journal`: [`Journal`], which receives the events of a game.
//! - `score`: [`ScoreSheet`] and [`Standings`].
//! - `seat`: [`Seat`], [`SeatSet`] and [`BySeat`].
//! - `setup`: [`Setup`], the choices before a game.
//! - `features`: [`Features`], a position in numbers.
//!
//! Randomness:
//!
//! - [`chance`]: named streams, seeded for real games, fast for search, scripted for tests.
//! - [`bag`]: sets of numbered pieces, and face-down decks.
//! - `fair`: [`FairDice`], seeds that no one can choose.
//! - [`hex`]: bytes as hexadecimal digits.
//!
//! Building blocks for rules:
//!
//! - [`agenda`]: the stack of pending tasks.
//! - [`answers`]: listing and counting the answers to a task.
//! - [`audit`]: refusing impossible states when they are read.
//! - [`flow`]: chance and journal in one.
//! - [`pieces`]: numbered cards, chips and tiles.
//! - [`mod@small_set`]: sets with one bit per member.
//! - `vocabulary`: [`vocabulary!`], enums that print and parse.
//! - `names`: [`names!`], the messages that name the values of vocabularies.
//! - `effect_table`: [`effect_table!`], the effects of pieces in one table.
//!
//! Text and files:
//!
//! - [`notation`]: parsing of actions and of the words in content packs.
//! - [`words`]: phrases, and the messages that turn them into sentences.
//! - [`page`]: plain-text pages of 80 columns.
//! - [`pack`]: content packs.
//! - `record`: [`Record`], a whole game as a text file.
//!
//! Tests and tools:
//!
//! - [`conformance`]: checks of the contract over random games.
//! - [`counts`]: counts of decision sequences.
//! - [`golden`]: recorded games whose outcome must not change.
//! - [`narration`]: checks of a game's messages.
//! - [`whim`]: random play.

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
pub use game::{Chapter, DisplayedPiece, Evaluate, Game, Goal, Narrate, Offer, Piece, Refusal, Roll, Spot, Viewer};
pub use journal::Journal;
pub use pack::{PackHash, PackInfo, PackProblems};
pub use record::{Entry, Record, RecordError, RecordProblem, RecordedAction, RecordedDice};
pub use score::{Rival, ScoreRow, ScoreSheet, Standing, Standings};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use setup::{OptionValues, SaidOption, Setup, SetupError, SetupOption};

// Used by the macros.
#[doc(hidden)]
pub use serde as __serde;
