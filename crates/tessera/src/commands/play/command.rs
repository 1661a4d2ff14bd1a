/// What a person can type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command<'a> {
    Nothing,
    /// The number of an action in the menu.
    Number(usize),
    /// An action in the notation of the game.
    Action(&'a str),
    Undo,
    /// The last sentences of the log, or all.
    Log {
        all: bool,
    },
    Score,
    Why(&'a str),
    /// To the game's own file, or a copy to another one.
    Save(Option<&'a str>),
    Hint,
    Look,
    Moves,
    Help,
    Quit,
}

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
            ("look", "") => Self::Look,
            ("moves", "") => Self::Moves,
            ("help", "") => Self::Help,
            ("quit" | "exit" | "q", "") => Self::Quit,
            _ => line.parse().map_or(Self::Action(line), Self::Number),
        }
    }
}

/// What `help` prints.
pub(super) const HELP: &str = "  a number       take the action with that number
  an action      take it, for example by typing what stands behind its number
  why ACTION     why an action is not allowed, with the place in the rulebook
  hint           what an expert would do, and what else there is
  undo           take back what you did last, if nobody has learnt anything from it
  moves          list your actions again, each with what it does
  look           show the table again
  score          the points so far
  log, log all   what happened lately, or from the beginning
  save [FILE]    save now, or a copy to another file
  quit           stop; the game is saved";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_numbers_and_actions_are_told_apart() {
        assert_eq!(Command::parse(""), Command::Nothing);
        assert_eq!(Command::parse("12"), Command::Number(12));
        assert_eq!(Command::parse("UNDO"), Command::Undo);
        assert_eq!(Command::parse("why  place hut"), Command::Why("place hut"));
        assert_eq!(Command::parse("save a b.tessera"), Command::Save(Some("a b.tessera")));
        assert_eq!(Command::parse("place hut"), Command::Action("place hut"));
        assert_eq!(Command::parse("-1"), Command::Action("-1"));
    }
}
