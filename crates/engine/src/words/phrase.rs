//! A sentence before anybody reads it.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::notation::ANY;
use crate::seat::{MAX_SEATS, Seat};

/// A sentence, or a part of one: the key of a message and what goes into it. It is a value, which can be compared,
/// stored and sent, and becomes text when a [`Speaker`](super::Speaker) says it to one reader in their language.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Phrase {
    key: Cow<'static, str>,
    args: Vec<(Cow<'static, str>, Arg)>,
}

/// What goes into a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Arg {
    /// A number, which may decide between singular and plural.
    Number(i64),
    /// Text that is the same in every language: notation, and names that people chose.
    Text(String),
    /// A part of the sentence, said in the form that the sentence asks for.
    Phrase(Box<Phrase>),
}

impl Phrase {
    /// The message of this key, with nothing in it yet.
    #[must_use]
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self { key: key.into(), args: Vec::new() }
    }

    /// The same with a value of this name.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((Cow::Borrowed(name), value.into()));
        self
    }

    /// The same with several values.
    #[must_use]
    pub fn with_all(mut self, values: impl IntoIterator<Item = (&'static str, Arg)>) -> Self {
        self.args.extend(values.into_iter().map(|(name, value)| (Cow::Borrowed(name), value)));
        self
    }

    /// Text that is the same in every language.
    #[must_use]
    pub fn verbatim(text: impl Into<String>) -> Self {
        Self::new(VERBATIM).with("text", text.into())
    }

    /// The text, if it is the same in every language.
    #[must_use]
    pub fn as_verbatim(&self) -> Option<&str> {
        match self.args.first() {
            Some((_, Arg::Text(text))) if self.key == VERBATIM => Some(text),
            Some(_) | None => None,
        }
    }

    /// Who sits in a seat: the name that they are known by, or what the game calls the seat.
    #[must_use]
    pub fn player(seat: Seat) -> Self {
        Self::new(PLAYERS[seat.index()])
    }

    /// What the game calls a seat, whoever sits there: its color.
    #[must_use]
    pub fn seat(seat: Seat) -> Self {
        Self::new(SEATS[seat.index()])
    }

    /// The seat of the player this stands for, if it is one.
    pub(super) fn as_player(&self) -> Option<Seat> {
        let index = PLAYERS.iter().position(|key| *key == self.key)?;
        Seat::ALL.get(index).copied()
    }

    /// The same with every text in it changed in this way, in parts of it, too.
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

    /// The key of the message.
    #[must_use]
    pub fn key(&self) -> &str {
        &self.key
    }

    /// The values by their names.
    pub fn args(&self) -> impl Iterator<Item = (&str, &Arg)> {
        self.args.iter().map(|(name, value)| (name.as_ref(), value))
    }

    /// The value of a name.
    pub(super) fn arg(&self, name: &str) -> Option<&Arg> {
        self.args().find(|(own, _)| *own == name).map(|(_, value)| value)
    }
}

/// No message has this key.
const VERBATIM: &str = "=";

/// No message has these keys: players are called by their names.
const PLAYERS: [&str; MAX_SEATS] = ["player-1", "player-2", "player-3", "player-4"];
/// The messages that say what seats are called.
const SEATS: [&str; MAX_SEATS] = ["seat-1", "seat-2", "seat-3", "seat-4"];

/// A phrase as it is kept in a store. Phrases themselves cannot be serialized, so that none gets to a reader unsaid.
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

/// What may be any is called `any`, which a message can select on.
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
