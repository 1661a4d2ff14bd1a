//! Temporary effects, grouped by lifetime. Each lifetime ends in a method here and nowhere else.

use serde::{Deserialize, Serialize};

use crate::content::{CardId, CardSet};
use crate::effect::BoardAction;

/// The temporary effects of this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Now {
    /// Until an action or card uses it.
    pub(crate) next: ForNext,
    /// Until the end of the action during which it began, or before which it began.
    pub(crate) action: ForAction,
    /// Until the end of the turn.
    pub(crate) turn: ForTurn,
}

/// Effects that apply to the next action or card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct ForNext {
    /// Additional range for the next action on the board.
    pub(crate) range: u8,
    /// Discount on the next action of each kind.
    pub(crate) discount: [u8; BoardAction::COUNT],
    /// Whether the next explore action reaches every tile.
    pub(crate) explore_any: bool,
    /// Whether the next card may be played for its other half.
    pub(crate) rotate: bool,
}

/// Effects that apply to a whole action, with everything that follows from it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct ForAction {
    /// The card that counts as having all colors.
    pub(crate) all_colors: Option<CardId>,
}

/// Effects that apply until the end of the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct ForTurn {
    /// Whether the player must hibernate once everything else is done.
    pub(crate) hibernates: bool,
    /// The cards that leave the game with that hibernation.
    pub(crate) leaving: CardSet,
    /// Whether a hibernation returned the energy. After that no machine can be used.
    pub(crate) hibernated: bool,
}

impl Now {
    /// Ends what applied to an action on the board, once it is paid. What its own rewards bring is for the next one.
    pub(crate) const fn use_for_action(&mut self, action: BoardAction) {
        self.use_range();
        self.next.discount[action.index()] = 0;
        if matches!(action, BoardAction::Explore) {
            self.next.explore_any = false;
        }
    }

    /// Ends the additional range, once range is paid for an action on the board or for a tribe piece.
    pub(crate) const fn use_range(&mut self) {
        self.next.range = 0;
    }

    /// Ends what applied to the next card, once it is played.
    pub(crate) const fn use_for_card(&mut self) {
        self.next.rotate = false;
    }

    /// Ends what applied to an action, once everything that followed from it is done.
    pub(crate) fn end_action(&mut self) {
        self.action = ForAction::default();
    }

    /// Ends the effects of machines, because a hibernation returns their energy, and all effects for an action that was
    /// not taken. Effects that begin later in the turn apply again.
    pub(crate) fn return_energy(&mut self) {
        (self.next, self.action) = (ForNext::default(), ForAction::default());
        self.turn.hibernated = true;
    }
}
