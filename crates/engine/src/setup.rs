//! The choices made before a game begins, as a list that a command line, a page and a program can read.

use std::fmt;

use serde::Serialize;

use crate::seat::Seat;
use crate::words::{Phrase, Speaker};

/// One choice when a game is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SetupOption {
    /// Its name, as in `players=4`.
    pub key: &'static str,
    /// The values that can be chosen.
    pub values: OptionValues,
    /// The value that is chosen by default.
    pub default: &'static str,
}

impl SetupOption {
    /// The key of the option that names the content pack.
    pub const PACK: &'static str = "pack";
    /// The values of an option that is on or off.
    pub const SWITCH: [&str; 2] = ["off", "on"];
    /// The values of the option that says who starts.
    pub const START: [&str; 5] = ["random", "P1", "P2", "P3", "P4"];

    /// Returns the name of the option for people: the message `option-KEY`.
    #[must_use]
    pub fn name(&self) -> Phrase {
        Phrase::new(format!("option-{}", self.key))
    }

    /// Returns one line of explanation: the message `option-KEY-help`.
    #[must_use]
    pub fn help(&self) -> Phrase {
        Phrase::new(format!("option-{}-help", self.key))
    }

    /// Returns the name of a value for people: the message `option-KEY-VALUE` if the option offers
    /// [words](Self::words), the game's name of the seat for a seat, and the value itself for anything else.
    #[must_use]
    pub fn value(&self, value: &str) -> Phrase {
        match value.parse() {
            Ok(seat) => Phrase::seat(seat),
            Err(_) if self.words().any(|word| word == value) => Phrase::new(format!("option-{}-{value}", self.key)),
            Err(_) => Phrase::verbatim(value),
        }
    }

    /// Lists the values that have a message. Numbers, seats, names of content packs, and on and off have none.
    pub fn words(&self) -> impl Iterator<Item = &'static str> {
        let values = match self.values {
            OptionValues::OneOf(values) if self.key != Self::PACK && values != Self::SWITCH => values,
            OptionValues::OneOf(_) | OptionValues::Number { .. } => &[],
        };
        let is_word = |value: &&str| value.parse::<u32>().is_err() && value.parse::<Seat>().is_err();
        values.iter().copied().filter(is_word)
    }

    /// Returns the option with its words, for programs that show it.
    #[must_use]
    pub fn said(&self, speaker: &Speaker<'_>) -> SaidOption {
        SaidOption { option: *self, name: speaker.say(self.name()), help: speaker.say(self.help()) }
    }

    /// Returns the value of an option with two values.
    #[must_use]
    pub fn either(second: bool, values: [&str; 2]) -> String {
        values[usize::from(second)].to_owned()
    }

    /// Returns the value of the option that says who starts.
    #[must_use]
    pub fn starts(seat: Option<Seat>) -> String {
        seat.map_or_else(|| Self::START[0].to_owned(), |seat| seat.to_string())
    }

    fn refuse(&self, value: &str) -> SetupError {
        let (key, value) = (self.key.to_owned(), value.to_owned());
        SetupError::BadValue { key, value, expected: self.values.to_string() }
    }
}

/// An option with its words in the language of a reader.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SaidOption {
    /// The option itself.
    #[serde(flatten)]
    pub option: SetupOption,
    /// Its name for people.
    pub name: String,
    /// One line of explanation.
    pub help: String,
}

/// The values an option can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionValues {
    /// A number in this range.
    Number {
        /// The smallest allowed number.
        min: u32,
        /// The largest allowed number.
        max: u32,
    },
    /// One of these words.
    OneOf(&'static [&'static str]),
}

impl OptionValues {
    /// Checks whether this value can be chosen.
    #[must_use]
    pub fn allow(&self, value: &str) -> bool {
        match self {
            Self::Number { min, max } => value.parse().is_ok_and(|n: u32| (*min..=*max).contains(&n)),
            Self::OneOf(words) => words.contains(&value),
        }
    }
}

impl fmt::Display for OptionValues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number { min, max } => write!(f, "{min} to {max}"),
            Self::OneOf(words) => f.write_str(&words.join(", ")),
        }
    }
}

/// Why a game cannot be set up with these choices.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// There is no such option.
    #[error("there is no setup option `{key}`: expected one of {known}")]
    UnknownOption {
        /// The key that was given.
        key: String,
        /// The existing options.
        known: String,
    },
    /// The option cannot have this value.
    #[error("`{key}` cannot be `{value}`: expected {expected}")]
    BadValue {
        /// The key of the option.
        key: String,
        /// The value that was given.
        value: String,
        /// The values that are allowed.
        expected: String,
    },
    /// A word of the setup line is not `key=value`.
    #[error("`{found}` is not a setup option: expected `key=value`")]
    NotAPair {
        /// The word as it was given.
        found: String,
    },
    /// Two options are valid on their own, but not together.
    #[error("`{key}={value}` does not go with `{other}`: expected {expected}")]
    Contradiction {
        /// The key of the option.
        key: &'static str,
        /// The value that was given.
        value: String,
        /// The option it contradicts, with its value.
        other: String,
        /// What would be valid together.
        expected: String,
    },
    /// The content pack has mistakes or is not loaded.
    #[error("the content pack cannot be used: {0}")]
    Pack(String),
}

/// The choices made when a game is set up. By default, each option has its default value.
pub trait Setup: Clone + fmt::Debug + Default + PartialEq + Send + Sync + 'static {
    /// All options, `players` first.
    fn options() -> &'static [SetupOption];

    /// Returns the value of an option, as [`set`](Self::set) takes it. Empty if there is no such option.
    fn get(&self, key: &str) -> String;

    /// Sets an option of the list to a value it allows.
    fn set_allowed(&mut self, key: &str, value: &str);

    /// Returns the number of players.
    fn players(&self) -> usize;

    /// Checks a value and sets an option to it.
    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        let Some(option) = Self::options().iter().find(|option| option.key == key) else {
            let known: Vec<&str> = Self::options().iter().map(|option| option.key).collect();
            return Err(SetupError::UnknownOption { key: key.to_owned(), known: known.join(", ") });
        };
        if !option.values.allow(value) {
            return Err(option.refuse(value));
        }
        self.set_allowed(key, value);
        Ok(())
    }

    /// Checks whether every option has an allowed value, because a setup made in code may hold any value.
    fn check(&self) -> Result<(), SetupError> {
        for option in Self::options() {
            let value = self.get(option.key);
            if !option.values.allow(&value) {
                return Err(option.refuse(&value));
            }
        }
        Ok(())
    }

    /// Checks whether the seat that is to start, if one is named, takes part in the game.
    fn check_start(&self, start: Option<Seat>) -> Result<(), SetupError> {
        let players = self.players();
        match start.filter(|seat| seat.index() >= players) {
            Some(seat) => Err(SetupError::Contradiction {
                key: "start",
                value: seat.to_string(),
                other: format!("players={players}"),
                expected: format!("random or one of the first {players} seats"),
            }),
            None => Ok(()),
        }
    }

    /// Writes all choices on one line: `players=4 open-cards=off`.
    fn to_line(&self) -> String {
        let pairs = Self::options().iter().map(|option| format!("{}={}", option.key, self.get(option.key)));
        pairs.collect::<Vec<_>>().join(" ")
    }

    /// Reads a line that [`to_line`](Self::to_line) wrote. Options that are left out keep their default.
    fn from_line(line: &str) -> Result<Self, SetupError> {
        let mut setup = Self::default();
        for pair in line.split_whitespace() {
            let (key, value) = pair.split_once('=').ok_or_else(|| SetupError::NotAPair { found: pair.to_owned() })?;
            setup.set(key, value)?;
        }
        Ok(setup)
    }
}
