//! Grammars for the arguments of a word. Each grammar both reads and writes, so the two cannot disagree.

use std::fmt;

use super::{ANY, NotationError, Tokens};

/// A set of named values, such as an enum made by [`vocabulary!`](crate::vocabulary!).
pub trait Vocabulary: Copy + fmt::Display + 'static {
    /// All values, in order.
    const VALUES: &'static [Self];
    /// The names of the values, in the same order.
    const WORDS: &'static [&'static str];
    /// `any` and the names of the values.
    const WORDS_OR_ANY: &'static [&'static str];

    /// Returns the value with this name.
    fn by_name(name: &str) -> Option<Self>;
}

/// Reads and writes one argument of a word.
pub trait Grammar<T> {
    /// Returns the words that the argument can begin with. Empty if it begins with a number.
    fn words(&self) -> &'static [&'static str] {
        &[]
    }

    /// Reads the argument.
    fn read(&self, tokens: &mut Tokens<'_>) -> Result<T, NotationError>;

    /// Writes the argument in its one canonical form.
    fn write(&self, value: &T, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// Returns values that together take every path through the grammar, for tests.
    fn samples(&self) -> Vec<T>;
}

/// A number from 1 to this bound.
#[derive(Clone, Copy, Debug)]
pub struct UpTo(pub u8);

impl Grammar<u8> for UpTo {
    fn read(&self, tokens: &mut Tokens<'_>) -> Result<u8, NotationError> {
        tokens.up_to(self.0)
    }

    fn write(&self, value: &u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{value}")
    }

    fn samples(&self) -> Vec<u8> {
        (1..=self.0).filter(|number| [1, 2, self.0].contains(number)).collect()
    }
}

/// A name of a vocabulary.
#[derive(Clone, Copy, Debug)]
pub struct Name;

impl<T: Vocabulary> Grammar<T> for Name {
    fn words(&self) -> &'static [&'static str] {
        T::WORDS
    }

    fn read(&self, tokens: &mut Tokens<'_>) -> Result<T, NotationError> {
        tokens.take(T::WORDS, T::by_name)
    }

    fn write(&self, value: &T, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        value.fmt(f)
    }

    fn samples(&self) -> Vec<T> {
        T::VALUES.to_vec()
    }
}

/// A name of a vocabulary, or `any`.
#[derive(Clone, Copy, Debug)]
pub struct NameOrAny;

impl<T: Vocabulary> Grammar<Option<T>> for NameOrAny {
    fn words(&self) -> &'static [&'static str] {
        T::WORDS_OR_ANY
    }

    fn read(&self, tokens: &mut Tokens<'_>) -> Result<Option<T>, NotationError> {
        tokens.any_or(T::WORDS_OR_ANY, T::by_name)
    }

    fn write(&self, value: &Option<T>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match value {
            Some(only) => only.fmt(f),
            None => f.write_str(ANY[0]),
        }
    }

    fn samples(&self) -> Vec<Option<T>> {
        T::VALUES.iter().copied().map(Some).chain([None]).collect()
    }
}

/// An argument with a word before it: `keep 2`.
#[derive(Clone, Copy, Debug)]
pub struct After<G>(pub &'static [&'static str; 1], pub G);

impl<T, G: Grammar<T>> Grammar<T> for After<G> {
    fn words(&self) -> &'static [&'static str] {
        self.0
    }

    fn read(&self, tokens: &mut Tokens<'_>) -> Result<T, NotationError> {
        tokens.one_of(self.0)?;
        self.1.read(tokens)
    }

    fn write(&self, value: &T, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.0[0])?;
        self.1.write(value, f)
    }

    fn samples(&self) -> Vec<T> {
        self.1.samples()
    }
}
