//! A game in progress, behind a face that all games share: it speaks notation, sentences and serialized views.

use std::fmt;
use std::sync::Arc;

use engine::notation::NotationError;
use engine::{ScoreSheet, Seat, SeatSet, Spot, Standings, Viewer};
use serde::Serialize;

/// A game in progress. Sentences call the seats by the `names` they are given.
pub trait Playing: Send + Sync {
    /// How many play.
    fn players(&self) -> usize;

    /// How many actions have been taken.
    fn position(&self) -> u64;

    /// How far the game has come, in the game's own unit, from 1.
    fn round(&self) -> u32;

    /// Who owes a decision. Nobody does when the game is over.
    fn to_act(&self) -> SeatSet;

    /// The legal actions of a seat.
    fn offers(&self, seat: Seat) -> Vec<Offered>;

    /// Takes an action, or refuses it and changes nothing.
    fn act(&mut self, names: &[String], seat: Seat, notation: &str) -> Result<Done, ActError>;

    /// What a legal action would do, or why another one is refused.
    fn why(&self, names: &[String], seat: Seat, notation: &str) -> Result<Offered, ActError>;

    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> serde_json::Result<serde_json::Value>;

    /// What a viewer may know, as text.
    fn plain(&self, names: &[String], viewer: Viewer) -> String;

    /// What the game waits for, as a sentence.
    fn request(&self, names: &[String], viewer: Viewer) -> String;

    /// Everybody's points by source, as far as the viewer can know them.
    fn score_sheet(&self, viewer: Viewer) -> ScoreSheet;

    /// The result, once the game is over.
    fn standings(&self) -> Option<Standings>;

    /// What the bot of this name would do in this seat; nothing if there is no such bot or nothing to do. The same
    /// position of the same game always gives the same answer.
    fn choose(&self, seat: Seat, bot: &str) -> Option<String>;

    /// The whole game and how far its randomness has been read, for [`GameKind::restore`](crate::GameKind::restore).
    fn snapshot(&self) -> Result<Vec<u8>, SnapshotError>;

    /// Another game in the same position, with the same future.
    fn boxed_clone(&self) -> Box<dyn Playing>;
}

impl Clone for Box<dyn Playing> {
    fn clone(&self) -> Self {
        // Without the star, this would be the clone of the box again.
        (**self).boxed_clone()
    }
}

/// A legal action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Offered {
    /// How it is written.
    pub notation: String,
    /// What it does, as a short phrase.
    pub label: String,
    /// The thing on the board that it belongs to.
    pub spot: Spot,
}

/// An action that has been taken.
#[derive(Clone, Debug)]
pub struct Done {
    /// The action in its canonical form.
    pub notation: String,
    /// What happened.
    pub events: Vec<Arc<dyn Happening>>,
    /// Whether somebody learnt something by it that he did not know before: something was drawn or revealed.
    pub told_something: bool,
}

/// Something that happened in a game.
pub trait Happening: fmt::Debug + Send + Sync {
    /// As much of it as a viewer may know, as a sentence; nothing if he may not even know that it happened.
    fn tell(&self, names: &[String], viewer: Viewer) -> Option<String>;
}

/// Why an action was not taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ActError {
    /// It is not in the notation of the game.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The rules do not allow it.
    #[error("{0}")]
    Refused(Reason),
}

/// Why the rules do not allow an action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reason {
    /// The reason, as a sentence.
    pub sentence: String,
    /// The place in the rulebook.
    pub section: String,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.sentence, self.section)
    }
}

/// A snapshot cannot be made or read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the snapshot is broken, or of another game or version: {0}")]
pub struct SnapshotError(#[from] postcard::Error);
