use std::sync::Arc;

use engine::words::{Phrase, Speaker};
use engine::{Goal, ScoreSheet, Seat, SeatSet, Standings, Viewer};

use crate::dyn_play::{DynPlay, LegalAction};
use crate::seen::DynSeen;

/// A game as one viewer sees it. The game itself is private, so that no page can show what its viewer may not know.
pub struct SeatView {
    playing: Box<dyn DynPlay>,
    viewer: Viewer,
    seen: Box<dyn DynSeen>,
    names: Arc<[String]>,
}

impl SeatView {
    pub(super) fn new(playing: Box<dyn DynPlay>, viewer: Viewer, names: Arc<[String]>) -> Self {
        let seen = playing.seen(viewer);
        Self { playing, viewer, seen, names }
    }

    /// Returns the viewer.
    #[must_use]
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Returns the viewer's seat, or `None` for a spectator.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Everything => None,
        }
    }

    /// Returns the names of the seats, clockwise.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Returns the view for a page that knows the game.
    #[must_use]
    pub fn seen(&self) -> &dyn DynSeen {
        &*self.seen
    }

    /// Returns the view as JSON.
    pub fn json(&self) -> serde_json::Result<serde_json::Value> {
        self.seen.json()
    }

    /// Returns the view as plain text.
    #[must_use]
    pub fn plain(&self, speaker: &Speaker<'_>) -> String {
        self.seen.plain(speaker)
    }

    /// Returns a speaker for the game in this language, with the names of the seats.
    #[must_use]
    pub fn speaker(&self, language: &str) -> Speaker<'_> {
        self.playing.speaker(language, &self.names)
    }

    /// Returns what the game is waiting for, as a sentence.
    #[must_use]
    pub fn request(&self) -> Phrase {
        self.seen.request()
    }

    /// Returns the same without the name of the player who is asked, if there is such a sentence.
    #[must_use]
    pub fn question(&self) -> Option<Phrase> {
        self.seen.question()
    }

    /// Returns how far the game has come, in its own unit.
    #[must_use]
    pub fn round(&self) -> u32 {
        self.playing.round()
    }

    /// Returns the seats that owe a decision.
    #[must_use]
    pub fn to_act(&self) -> SeatSet {
        self.playing.to_act()
    }

    /// Returns the viewer's legal actions. Empty for a spectator.
    #[must_use]
    pub fn offers(&self) -> Vec<LegalAction> {
        self.seen.offers()
    }

    /// Returns the points of all seats by source, as far as the viewer may know them.
    #[must_use]
    pub fn score_sheet(&self) -> ScoreSheet {
        self.seen.score_sheet()
    }

    /// Returns the goal of the chapter being played, or `None` outside of a campaign.
    #[must_use]
    pub fn goal(&self) -> Option<Goal> {
        self.playing.goal()
    }

    /// Returns the result, once the game is over.
    #[must_use]
    pub fn standings(&self) -> Option<Standings> {
        self.playing.standings()
    }
}
