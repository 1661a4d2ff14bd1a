//! Parsing of typed lines.

use super::sections::{PART_BOARD, PART_CARDS, PART_MAP};

/// A line that a player can type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command<'a> {
    Nothing,
    /// The number of an action in the menu, from 1.
    Number(usize),
    /// An action in the notation of the game.
    Action(&'a str),
    Undo,
    /// The latest entries of the log, or all of them.
    Log {
        all: bool,
    },
    Score,
    Why(&'a str),
    /// Saves to the game's own file, or a copy to another one.
    Save(Option<&'a str>),
    Hint,
    /// The whole table.
    Look,
    Status,
    /// The parts of the table that have these words in their heading, or a list of all parts.
    Show(&'a str),
    /// All actions with what they do.
    Moves,
    /// All actions in short, or those that begin with a word.
    Actions(&'a str),
    Help,
    Quit,
}

/// What can be typed besides actions.
pub(super) const COMMANDS: [&str; 19] = [
    "actions", PART_BOARD, PART_CARDS, "exit", "help", "hint", "log all", "look", PART_MAP, "moves", "quit", "save",
    "score", "show", "show all", "status", "undo", "why", "log",
];

impl<'a> Command<'a> {
    pub(super) fn parse(line: &'a str) -> Self {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word.to_ascii_lowercase().as_str(), rest) {
            ("", _) => Self::Nothing,
            ("undo", "") => Self::Undo,
            ("log", "") => Self::Log { all: false },
            ("log", "all") => Self::Log { all: true },
            ("score", "") => Self::Score,
            ("why", action) => Self::Why(action),
            ("save", "") => Self::Save(None),
            ("save", file) => Self::Save(Some(file)),
            ("hint", "") => Self::Hint,
            ("look", "") | ("show", "all") => Self::Look,
            ("status", "") => Self::Status,
            (PART_BOARD | PART_MAP | PART_CARDS, "") => Self::Show(word),
            ("show", words) => Self::Show(words),
            ("moves", "") => Self::Moves,
            ("actions", word) => Self::Actions(word),
            ("help", "") => Self::Help,
            ("quit" | "exit" | "q", "") => Self::Quit,
            _ => line.parse().map_or(Self::Action(line), Self::Number),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_numbers_and_actions_are_distinguished() {
        assert_eq!(Command::parse(""), Command::Nothing);
        assert_eq!(Command::parse("12"), Command::Number(12));
        assert_eq!(Command::parse("UNDO"), Command::Undo);
        assert_eq!(Command::parse("why  place hut"), Command::Why("place hut"));
        assert_eq!(Command::parse("save a b.tessera"), Command::Save(Some("a b.tessera")));
        assert_eq!(Command::parse("place hut"), Command::Action("place hut"));
        assert_eq!(Command::parse("-1"), Command::Action("-1"));
        assert_eq!(Command::parse("Cards"), Command::Show("Cards"));
        assert_eq!(Command::parse("show  tracks of red"), Command::Show("tracks of red"));
        assert_eq!(Command::parse("actions place"), Command::Actions("place"));
    }

    #[test]
    fn every_command_that_is_completed_is_understood() {
        for command in COMMANDS {
            assert!(!matches!(Command::parse(command), Command::Action(_)), "{command}");
        }
    }
}
