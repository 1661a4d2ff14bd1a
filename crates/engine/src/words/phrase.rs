//! Sentences as values, before they become text.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::notation::ANY;
use crate::seat::{MAX_SEATS, Seat};

/// A sentence or a part of one: the key of a message and the values in it. It can be compared, stored and sent. It
/// becomes text when a [`Speaker`](super::Speaker) says it to a reader in their language.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Phrase {
    key: Cow<'static, str>,
    args: Vec<(Cow<'static, str>, Arg)>,
}

/// A value in a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Arg {
    /// A number. It may decide between singular and plural.
    Number(i64),
    /// Text that is the same in every language: notation, and names that people chose.
    Text(String),
    /// A part of the sentence, in the form that the sentence asks for.
    Phrase(Box<Phrase>),
}

impl Phrase {
    /// Creates the phrase for the message with this key, without values.
    #[must_use]
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self { key: key.into(), args: Vec::new() }
    }

    /// Returns the phrase with a named value added.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((Cow::Borrowed(name), value.into()));
        self
    }

    /// Returns the phrase with several values added.
    #[must_use]
    pub fn with_all(mut self, values: impl IntoIterator<Item = (&'static str, Arg)>) -> Self {
        self.args.extend(values.into_iter().map(|(name, value)| (Cow::Borrowed(name), value)));
        self
    }

    /// Creates a phrase of text that is the same in every language.
    #[must_use]
    pub fn verbatim(text: impl Into<String>) -> Self {
        Self::new(VERBATIM).with("text", text.into())
    }

    /// Returns the text if it is the same in every language.
    #[must_use]
    pub fn as_verbatim(&self) -> Option<&str> {
        match self.args.first() {
            Some((_, Arg::Text(text))) if self.key == VERBATIM => Some(text),
            Some(_) | None => None,
        }
    }

    /// Creates the phrase for the player in a seat: their name, or what the game calls the seat.
    #[must_use]
    pub fn player(seat: Seat) -> Self {
        Self::new(PLAYERS[seat.index()])
    }

    /// Creates the phrase for what the game calls a seat, such as its color, regardless of the player.
    #[must_use]
    pub fn seat(seat: Seat) -> Self {
        Self::new(SEATS[seat.index()])
    }

    /// Returns the seat if the phrase stands for a player.
    pub(super) fn as_player(&self) -> Option<Seat> {
        let index = PLAYERS.iter().position(|key| *key == self.key)?;
        Seat::ALL.get(index).copied()
    }

    /// Returns the phrase with every text in it and its parts changed by a function.
    #[must_use]
    pub fn map_texts(mut self, change: &impl Fn(&str) -> String) -> Self {
        for (_, arg) in &mut self.args {
            match arg {
                Arg::Number(_) => {}
                Arg::Text(text) => *text = change(text),
                Arg::Phrase(part) => **part = std::mem::replace(&mut **part, Self::new("")).map_texts(change),
            }
        }
        self
    }

    /// Returns the key of the message.
    #[must_use]
    pub fn key(&self) -> &str {
        &self.key
    }

    /// Lists the values with their names.
    pub fn args(&self) -> impl Iterator<Item = (&str, &Arg)> {
        self.args.iter().map(|(name, value)| (name.as_ref(), value))
    }

    /// Returns the value with this name.
    pub(super) fn arg(&self, name: &str) -> Option<&Arg> {
        self.args().find(|(own, _)| *own == name).map(|(_, value)| value)
    }
}

/// The key of verbatim text. No message has it.
const VERBATIM: &str = "=";

/// The keys that stand for players. No message has them, because players are called by their names.
const PLAYERS: [&str; MAX_SEATS] = ["player-1", "player-2", "player-3", "player-4"];
/// The messages that name the seats.
const SEATS: [&str; MAX_SEATS] = ["seat-1", "seat-2", "seat-3", "seat-4"];

/// A phrase in serializable form, for storage. `Phrase` itself cannot be serialized, so none reaches a reader unsaid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredPhrase {
    key: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    args: Vec<(String, StoredArg)>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
enum StoredArg {
    Number(i64),
    Text(String),
    Phrase(Box<StoredPhrase>),
}

impl From<&Phrase> for StoredPhrase {
    fn from(phrase: &Phrase) -> Self {
        let arg = |arg: &Arg| match arg {
            Arg::Number(number) => StoredArg::Number(*number),
            Arg::Text(text) => StoredArg::Text(text.clone()),
            Arg::Phrase(part) => StoredArg::Phrase(Box::new(Self::from(&**part))),
        };
        let args = phrase.args.iter().map(|(name, value)| (name.to_string(), arg(value)));
        Self { key: phrase.key.to_string(), args: args.collect() }
    }
}

impl From<StoredPhrase> for Phrase {
    fn from(stored: StoredPhrase) -> Self {
        let arg = |arg: StoredArg| match arg {
            StoredArg::Number(number) => Arg::Number(number),
            StoredArg::Text(text) => Arg::Text(text),
            StoredArg::Phrase(part) => Self::from(*part).into(),
        };
        let args = stored.args.into_iter().map(|(name, value)| (Cow::Owned(name), arg(value)));
        Self { key: Cow::Owned(stored.key), args: args.collect() }
    }
}

impl From<&Phrase> for Phrase {
    fn from(phrase: &Phrase) -> Self {
        phrase.clone()
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(Box::new(phrase))
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Phrase::player(seat).into()
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

/// `None` becomes the text `any`, which a message can select on.
impl<T: Into<Self>> From<Option<T>> for Arg {
    fn from(choice: Option<T>) -> Self {
        choice.map_or_else(|| ANY[0].into(), Into::into)
    }
}

macro_rules! arg_from_number {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        }
    )*};
}
arg_from_number!(u8, u16, u32, i16, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
