use std::sync::Arc;

use engine::words::{Phrase, Speaker};
use engine::{Goal, ScoreSheet, Seat, SeatSet, Standings, Viewer};

use crate::dyn_play::{DynPlay, LegalAction};
use crate::seen::DynSeen;

/// A game as one viewer sees it. The game itself cannot be reached from here, so that no page can show what its viewer
/// may not know.
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

    /// Who looks.
    #[must_use]
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The seat that looks.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Everything => None,
        }
    }

    /// What the seats are called, clockwise.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// What is seen, for a page that knows the game.
    #[must_use]
    pub fn seen(&self) -> &dyn DynSeen {
        &*self.seen
    }

    /// The view as JSON.
    pub fn json(&self) -> serde_json::Result<serde_json::Value> {
        self.seen.json()
    }

    /// The view as text.
    #[must_use]
    pub fn plain(&self, speaker: &Speaker<'_>) -> String {
        self.seen.plain(speaker)
    }

    /// Who says what the game tells, in a language.
    #[must_use]
    pub fn speaker(&self, language: &str) -> Speaker<'_> {
        self.playing.speaker(language, &self.names)
    }

    /// What the game waits for, as a sentence.
    #[must_use]
    pub fn request(&self) -> Phrase {
        self.seen.request()
    }

    /// How far the game has come.
    #[must_use]
    pub fn round(&self) -> u32 {
        self.playing.round()
    }

    /// Who owes a decision.
    #[must_use]
    pub fn to_act(&self) -> SeatSet {
        self.playing.to_act()
    }

    /// What the viewer may do; nothing for a spectator.
    #[must_use]
    pub fn offers(&self) -> Vec<LegalAction> {
        self.seen.offers()
    }

    /// Everybody's points by source, as far as the viewer knows them.
    #[must_use]
    pub fn score_sheet(&self) -> ScoreSheet {
        self.seen.score_sheet()
    }

    /// The goal of the campaign's chapter that is played; nothing where no chapter is.
    #[must_use]
    pub fn goal(&self) -> Option<Goal> {
        self.playing.goal()
    }

    /// The result, once the game is over.
    #[must_use]
    pub fn standings(&self) -> Option<Standings> {
        self.playing.standings()
    }
}
