use crate::words::{Key, Tell};
use engine::say;
use engine::words::Phrase;
use std::fmt;
use std::str::FromStr;

use bots::Level;

/// The occupant of a seat. Displayed as in a record: `human`, or the name of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// A person.
    Human,
    /// The bot of this name.
    Bot(&'static str),
}

/// The bot that plays unless a player chooses another one. A first game should not be a lost one.
pub const USUAL: Level = Level::Medium;

const HUMAN: &str = "human";

/// There is no occupant of this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{found}` cannot sit here: expected {HUMAN} or a bot, one of {}", bots::NAMES.join(", "))]
pub struct UnknownOccupant {
    /// The name that was given.
    pub found: String,
}

impl Tell for UnknownOccupant {
    fn tell(&self) -> Phrase {
        say!(HallUnknownBot, found = &self.found, known = bots::NAMES.join(", "))
    }
}

impl fmt::Display for Occupant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Human => HUMAN,
            Self::Bot(name) => name,
        })
    }
}

impl FromStr for Occupant {
    type Err = UnknownOccupant;

    fn from_str(text: &str) -> Result<Self, UnknownOccupant> {
        if text == HUMAN {
            return Ok(Self::Human);
        }
        known_bot(text).map(Self::Bot)
    }
}

/// Looks up a bot by name.
pub(crate) fn known_bot(name: &str) -> Result<&'static str, UnknownOccupant> {
    let known = bots::NAMES.iter().find(|known| **known == name);
    known.copied().ok_or_else(|| UnknownOccupant { found: name.to_owned() })
}
