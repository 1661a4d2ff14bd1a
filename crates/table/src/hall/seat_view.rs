use engine::words::{Phrase, Speaker};
use std::any::Any;
use std::sync::Arc;

use engine::{Goal, ScoreSheet, Seat, SeatSet, Standings, Viewer};

use crate::dyn_play::{DynPlay, LegalAction, Reason};

/// A game as one viewer sees it. The game itself cannot be reached from here, so that no page can show what its viewer
/// may not know.
#[derive(Clone)]
pub struct SeatView {
    playing: Box<dyn DynPlay>,
    viewer: Viewer,
    names: Arc<[String]>,
}

impl SeatView {
    pub(super) fn new(playing: Box<dyn DynPlay>, viewer: Viewer, names: Arc<[String]>) -> Self {
        Self { playing, viewer, names }
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

    /// The game's own view, for a page that knows the game.
    #[must_use]
    pub fn view(&self) -> Box<dyn Any + Send> {
        self.playing.seen(self.viewer)
    }

    /// The view as JSON.
    pub fn json(&self) -> serde_json::Result<serde_json::Value> {
        self.playing.view(self.viewer)
    }

    /// The view as text.
    #[must_use]
    pub fn plain(&self, speaker: &Speaker<'_>) -> String {
        self.playing.plain(self.viewer, speaker)
    }

    /// Who says what the game tells, in a language.
    #[must_use]
    pub fn speaker(&self, language: &str) -> Speaker<'_> {
        self.playing.speaker(language, &self.names)
    }

    /// What the game waits for, as a sentence.
    #[must_use]
    pub fn request(&self) -> Phrase {
        self.playing.request(self.viewer)
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
        self.seat().map(|seat| self.playing.offers(seat)).unwrap_or_default()
    }

    /// Why the viewer may not do this now; nothing if he may, or is only a spectator.
    #[must_use]
    pub fn why_not(&self, notation: &str) -> Option<Reason> {
        match self.playing.why(self.seat()?, notation) {
            Ok(_) | Err(crate::ActError::Notation(_) | crate::ActError::Broken) => None,
            Err(crate::ActError::Refused(reason)) => Some(*reason),
        }
    }

    /// Everybody's points by source, as far as the viewer knows them.
    #[must_use]
    pub fn score_sheet(&self) -> ScoreSheet {
        self.playing.score_sheet(self.viewer)
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
