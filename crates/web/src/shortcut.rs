//! The single keys of a table, the same for every game.
//!
//! Each thing in the markup that a key stands for carries it as `data-key`: the script clicks a button or link, opens a
//! panel, and focuses anything else. The help panel lists the same keys. Two of them are only in the script: the next
//! answer, and help itself opens the panel that carries it.

use engine::say;
use engine::words::Phrase;
use maud::Render;

use crate::words::Key;

/// A key at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shortcut {
    /// Undoes the last action.
    Undo,
    /// Ends or confirms the turn.
    EndTurn,
    /// Goes to the next possible answer.
    Next,
    /// Asks for a hint.
    Hint,
    /// Opens the score.
    Score,
    /// Opens the log.
    Log,
    /// Goes to the map.
    Map,
    /// Goes to the viewer's cards.
    Cards,
    /// Goes to the cards and tiles on display.
    Displays,
    /// Goes to the viewer's own board.
    Mine,
    /// Goes to the tracks.
    Tracks,
    /// Goes to the other players' boards.
    Others,
    /// Lists the keys.
    Help,
}

impl Shortcut {
    /// All of them, in the order in which they are listed.
    pub const ALL: [Self; 13] = [
        Self::Undo,
        Self::EndTurn,
        Self::Next,
        Self::Hint,
        Self::Score,
        Self::Log,
        Self::Map,
        Self::Cards,
        Self::Displays,
        Self::Mine,
        Self::Tracks,
        Self::Others,
        Self::Help,
    ];

    /// Returns the key.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Undo => "u",
            Self::EndTurn => "e",
            Self::Next => "n",
            Self::Hint => "i",
            Self::Score => "s",
            Self::Log => "l",
            Self::Map => "m",
            Self::Cards => "c",
            Self::Displays => "k",
            Self::Mine => "b",
            Self::Tracks => "t",
            Self::Others => "o",
            Self::Help => "?",
        }
    }

    /// Checks whether the key needs a player whose game goes on.
    pub(crate) const fn is_of_a_player(self) -> bool {
        matches!(self, Self::Undo | Self::EndTurn | Self::Next | Self::Hint)
    }

    /// Checks whether the key goes to a part of the board, which not every board has.
    pub(crate) const fn is_of_the_board(self) -> bool {
        matches!(self, Self::Map | Self::Cards | Self::Displays | Self::Mine | Self::Tracks | Self::Others)
    }

    /// Says what the key does.
    pub(crate) fn says(self) -> Phrase {
        match self {
            Self::Undo => say!(TableUndo),
            Self::EndTurn => say!(KeysEndTurn),
            Self::Next => say!(KeysNext),
            Self::Hint => say!(TableHint),
            Self::Score => say!(TableScore),
            Self::Log => say!(SiteLog),
            Self::Map => say!(KeysMap),
            Self::Cards => say!(KeysCards),
            Self::Displays => say!(KeysDisplays),
            Self::Mine => say!(KeysMine),
            Self::Tracks => say!(KeysTracks),
            Self::Others => say!(KeysOthers),
            Self::Help => say!(KeysHelp),
        }
    }
}

impl Render for Shortcut {
    fn render_to(&self, buffer: &mut String) {
        buffer.push_str(self.key());
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_key_means_two_things() {
        let keys: BTreeSet<&str> = Shortcut::ALL.map(Shortcut::key).into();
        assert_eq!(keys.len(), Shortcut::ALL.len());
    }
}
