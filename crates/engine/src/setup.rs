//! What can be chosen before a game begins, as a list that a command line, a page and a program can read.

use std::fmt;

use serde::Serialize;

use crate::seat::Seat;
use crate::words::{Phrase, Speaker};

/// One thing that can be chosen when a game is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SetupOption {
    /// Its name, as in `players=4`.
    pub key: &'static str,
    /// What can be chosen.
    pub values: OptionValues,
    /// What is chosen by default.
    pub default: &'static str,
}

impl SetupOption {
    /// The key of the option that names the content pack.
    pub const PACK: &'static str = "pack";
    /// The values of an option that is on or off.
    pub const SWITCH: [&str; 2] = ["off", "on"];
    /// The values of the option that says who begins.
    pub const START: [&str; 5] = ["random", "P1", "P2", "P3", "P4"];

    /// The name of the option for people: the message `option-KEY`.
    #[must_use]
    pub fn name(&self) -> Phrase {
        Phrase::new(format!("option-{}", self.key))
    }

    /// One line of explanation: the message `option-KEY-help`.
    #[must_use]
    pub fn help(&self) -> Phrase {
        Phrase::new(format!("option-{}-help", self.key))
    }

    /// The name of a value for people: the message `option-KEY-VALUE` if the option offers [words](Self::words), a seat by
    /// what the game calls it, anything else as it is written.
    #[must_use]
    pub fn value(&self, value: &str) -> Phrase {
        match value.parse() {
            Ok(seat) => Phrase::seat(seat),
            Err(_) if self.words().any(|word| word == value) => Phrase::new(format!("option-{}-{value}", self.key)),
            Err(_) => Phrase::verbatim(value),
        }
    }

    /// The values that have a message. Numbers, seats, names of content packs, and on and off have none.
    pub fn words(&self) -> impl Iterator<Item = &'static str> {
        let values = match self.values {
            OptionValues::OneOf(values) if self.key != Self::PACK && values != Self::SWITCH => values,
            OptionValues::OneOf(_) | OptionValues::Number { .. } => &[],
        };
        let is_word = |value: &&str| value.parse::<u32>().is_err() && value.parse::<Seat>().is_err();
        values.iter().copied().filter(is_word)
    }

    /// The option with its words, for programs that show it.
    #[must_use]
    pub fn said(&self, speaker: &Speaker<'_>) -> SaidOption {
        SaidOption { option: *self, name: speaker.say(self.name()), help: speaker.say(self.help()) }
    }

    /// The value of an option with two values.
    #[must_use]
    pub fn either(second: bool, values: [&str; 2]) -> String {
        values[usize::from(second)].to_owned()
    }

    /// The value of the option that says who begins.
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
    /// What can be chosen.
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
        /// The least.
        min: u32,
        /// The most.
        max: u32,
    },
    /// One of these words.
    OneOf(&'static [&'static str]),
}

impl OptionValues {
    /// Whether this value can be chosen.
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

/// Why a game cannot be set up like this.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// There is no such option.
    #[error("there is no setup option `{key}`: expected one of {known}")]
    UnknownOption {
        /// What was asked for.
        key: String,
        /// What there is.
        known: String,
    },
    /// The option cannot have this value.
    #[error("`{key}` cannot be `{value}`: expected {expected}")]
    BadValue {
        /// The option.
        key: String,
        /// What was asked for.
        value: String,
        /// What it can be.
        expected: String,
    },
    /// A word of the line is not `key=value`.
    #[error("`{found}` is not a setup option: expected `key=value`")]
    NotAPair {
        /// The word.
        found: String,
    },
    /// The options are fine one by one, but do not go together.
    #[error("`{key}={value}` does not go with `{other}`: expected {expected}")]
    Contradiction {
        /// The option.
        key: &'static str,
        /// Its value.
        value: String,
        /// The option it contradicts, with its value.
        other: String,
        /// What would go together.
        expected: String,
    },
    /// The content pack is broken.
    #[error("the content pack cannot be used: {0}")]
    Pack(String),
}

/// The choices made when a game is set up. The default is every option's default.
pub trait Setup: Clone + fmt::Debug + Default + PartialEq + Send + Sync + 'static {
    /// All options, `players` first.
    fn options() -> &'static [SetupOption];

    /// The value of an option, as [`set`](Self::set) takes it; empty if there is no such option.
    fn get(&self, key: &str) -> String;

    /// Sets an option of the list to a value it allows.
    fn set_allowed(&mut self, key: &str, value: &str);

    /// How many play.
    fn players(&self) -> usize;

    /// Sets an option.
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

    /// Whether every option has a value it allows: a setup made in code may hold anything.
    fn check(&self) -> Result<(), SetupError> {
        for option in Self::options() {
            let value = self.get(option.key);
            if !option.values.allow(&value) {
                return Err(option.refuse(&value));
            }
        }
        Ok(())
    }

    /// Whether the seat that shall begin, if one is named, is one of those that play.
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

    /// All choices on one line: `players=4 open-cards=off`.
    fn to_line(&self) -> String {
        let pairs = Self::options().iter().map(|option| format!("{}={}", option.key, self.get(option.key)));
        pairs.collect::<Vec<_>>().join(" ")
    }

    /// Reads such a line. What it leaves out keeps its default.
    fn from_line(line: &str) -> Result<Self, SetupError> {
        let mut setup = Self::default();
        for pair in line.split_whitespace() {
            let (key, value) = pair.split_once('=').ok_or_else(|| SetupError::NotAPair { found: pair.to_owned() })?;
            setup.set(key, value)?;
        }
        Ok(setup)
    }
}
