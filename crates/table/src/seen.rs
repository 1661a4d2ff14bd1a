//! A game as one viewer sees it.

use std::any::Any;
use std::sync::OnceLock;

use engine::words::{Phrase, Speaker};
use engine::{Game, Narrate, ScoreSheet, Seat, Spot, Viewer};

use crate::dyn_play::{LegalAction, Reason};

/// A game as one viewer sees it, for a page that knows its type. The game itself is private, so a page can only show
/// what its viewer may know.
pub struct Seen<G: Game> {
    game: G,
    viewer: Viewer,
    /// Computed on first use.
    view: OnceLock<G::View>,
}

impl<G: Narrate> Seen<G> {
    /// Creates the view of a game for this viewer.
    #[must_use]
    pub const fn new(game: G, viewer: Viewer) -> Self {
        Self { game, viewer, view: OnceLock::new() }
    }

    /// Returns the viewer's seat, or `None` for a spectator.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Everything => None,
        }
    }

    /// Returns what the viewer may know.
    #[must_use]
    pub fn view(&self) -> &G::View {
        self.view.get_or_init(|| self.game.view(self.viewer))
    }

    /// Returns the viewer's legal actions, in the order of [`DynSeen::offers`].
    #[must_use]
    pub fn actions(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if let Some(seat) = self.seat() {
            self.game.actions(seat, &mut actions);
        }
        actions
    }

    /// Returns where on the board an action belongs. The action need not be legal.
    #[must_use]
    pub fn spot(&self, action: &G::Action) -> Spot {
        self.game.spot(action)
    }

    /// Returns why the viewer may not take this action now. `None` if it is legal, or if the viewer has no seat.
    #[must_use]
    pub fn why_not(&self, action: &G::Action) -> Option<Reason> {
        self.game.check(self.seat()?, action).err().map(|refusal| Reason::of::<G>(&refusal, self.game.content()))
    }
}

/// A [`Seen`] of any game.
pub trait DynSeen: Send + Sync {
    /// Returns the viewer's legal actions. Empty for a spectator.
    fn offers(&self) -> Vec<LegalAction>;

    /// Returns what the viewer may know, as JSON.
    fn json(&self) -> serde_json::Result<serde_json::Value>;

    /// Returns what the viewer may know, as plain text.
    fn plain(&self, speaker: &Speaker<'_>) -> String;

    /// Returns what the game is waiting for, as a sentence.
    fn request(&self) -> Phrase;

    /// Returns the same without the name of the player who is asked, if there is such a sentence.
    fn question(&self) -> Option<Phrase>;

    /// Returns the points of all seats by source, as far as the viewer may know them.
    fn score_sheet(&self) -> ScoreSheet;

    /// Returns the [`Seen`] itself, for callers that know the type of the game.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Narrate> DynSeen for Seen<G> {
    fn offers(&self) -> Vec<LegalAction> {
        let offers = self.seat().map(|seat| self.game.offers(seat)).unwrap_or_default();
        offers.iter().map(|offer| LegalAction::of::<G>(offer, self.view())).collect()
    }

    fn json(&self) -> serde_json::Result<serde_json::Value> {
        serde_json::to_value(self.view())
    }

    fn plain(&self, speaker: &Speaker<'_>) -> String {
        G::plain(self.view(), speaker)
    }

    fn request(&self) -> Phrase {
        G::tell_request(self.view())
    }

    fn question(&self) -> Option<Phrase> {
        G::tell_question(self.view())
    }

    fn score_sheet(&self) -> ScoreSheet {
        self.game.score_sheet(self.viewer)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
