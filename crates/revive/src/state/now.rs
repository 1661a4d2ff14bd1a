//! What holds for a while, each thing in the home of its lifetime; what ends it is a method here and nowhere else.

use serde::{Deserialize, Serialize};

use crate::content::{CardId, CardSet};
use crate::effect::BoardAction;

/// What holds in this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Now {
    /// Until something is done that it serves.
    pub(crate) next: ForNext,
    /// Until the action ends in which it was used, or which follows it.
    pub(crate) action: ForAction,
    /// Until the turn ends.
    pub(crate) turn: ForTurn,
}

/// What serves the next action or card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct ForNext {
    /// More range for the next action on the board.
    pub(crate) range: u8,
    /// What the next action of each kind costs less.
    pub(crate) discount: [u8; BoardAction::COUNT],
    /// Whether the next explore action reaches every tile.
    pub(crate) explore_any: bool,
    /// Whether the next card may be played for its other half.
    pub(crate) rotate: bool,
}

/// What holds for a whole action, with everything that it brings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct ForAction {
    /// The card that counts as having all colors.
    pub(crate) all_colors: Option<CardId>,
}

/// What holds to the end of the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct ForTurn {
    /// Whether one hibernates once everything else is done.
    pub(crate) hibernates: bool,
    /// The cards that leave the game with that hibernation.
    pub(crate) leaving: CardSet,
    /// Whether energy was returned: no machine can be used any more.
    pub(crate) hibernated: bool,
}

impl Now {
    /// An action on the board is paid: what held for it is used up. What its own rewards bring is for the next one.
    pub(crate) const fn use_for_action(&mut self, action: BoardAction) {
        self.use_range();
        self.next.discount[action.index()] = 0;
        if matches!(action, BoardAction::Explore) {
            self.next.explore_any = false;
        }
    }

    /// Range is paid, for an action on the board or for a piece of a tribe.
    pub(crate) const fn use_range(&mut self) {
        self.next.range = 0;
    }

    /// A card is played.
    pub(crate) const fn use_for_card(&mut self) {
        self.next.rotate = false;
    }

    /// An action is over, with all that it brought.
    pub(crate) fn end_action(&mut self) {
        self.action = ForAction::default();
    }

    /// A hibernation returns the energy of machines: what they did ends with it, and what was gained for an action that
    /// was not taken. What comes later in the turn holds anew.
    pub(crate) fn return_energy(&mut self) {
        (self.next, self.action) = (ForNext::default(), ForAction::default());
        self.turn.hibernated = true;
    }
}
