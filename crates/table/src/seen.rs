//! A game as one viewer sees it.

use std::any::Any;
use std::sync::OnceLock;

use engine::words::{Phrase, Speaker};
use engine::{Game, Narrate, ScoreSheet, Seat, Spot, Viewer};

use crate::dyn_play::{LegalAction, Reason};

/// A game as one viewer sees it, for a page that knows its type. The game itself stays inside, so that a page can only
/// show what its viewer may know.
pub struct Seen<G: Game> {
    game: G,
    viewer: Viewer,
    /// Made when it is first needed, and once.
    view: OnceLock<G::View>,
}

impl<G: Narrate> Seen<G> {
    /// The game in the eyes of this viewer.
    #[must_use]
    pub const fn new(game: G, viewer: Viewer) -> Self {
        Self { game, viewer, view: OnceLock::new() }
    }

    /// The viewer's seat; none for a spectator.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Everything => None,
        }
    }

    /// What the viewer may know.
    #[must_use]
    pub fn view(&self) -> &G::View {
        self.view.get_or_init(|| self.game.view(self.viewer))
    }

    /// The viewer's legal actions, in the order of [`DynSeen::offers`].
    #[must_use]
    pub fn actions(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if let Some(seat) = self.seat() {
            self.game.actions(seat, &mut actions);
        }
        actions
    }

    /// Where on the board an action belongs, whether it is legal or not.
    #[must_use]
    pub fn spot(&self, action: &G::Action) -> Spot {
        self.game.spot(action)
    }

    /// Why the viewer may not take this action now; nothing if it is legal, or if the viewer has no seat.
    #[must_use]
    pub fn why_not(&self, action: &G::Action) -> Option<Reason> {
        self.game.check(self.seat()?, action).err().map(|refusal| Reason::of::<G>(&refusal, self.game.content()))
    }
}

/// A [`Seen`] of any game.
pub trait DynSeen: Send + Sync {
    /// The viewer's legal actions; none for a spectator.
    fn offers(&self) -> Vec<LegalAction>;

    /// What the viewer may know, as JSON.
    fn json(&self) -> serde_json::Result<serde_json::Value>;

    /// What the viewer may know, as text.
    fn plain(&self, speaker: &Speaker<'_>) -> String;

    /// What the game waits for, as a sentence.
    fn request(&self) -> Phrase;

    /// The points of all seats by source, as far as the viewer can know them.
    fn score_sheet(&self) -> ScoreSheet;

    /// The [`Seen`] itself, for whoever knows the type of the game.
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

    fn score_sheet(&self) -> ScoreSheet {
        self.game.score_sheet(self.viewer)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
