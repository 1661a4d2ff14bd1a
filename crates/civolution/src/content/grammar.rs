//! The words in which a content pack says what its pieces do: reading them, and writing them again in their one
//! canonical form.
//!
//! Everything that is written follows an exhaustive match, so that a new effect cannot be left without a word.

mod ability;
mod bonus;
mod cost;
mod count;
mod effect;
#[cfg(test)]
mod tests;

use std::fmt;

use engine::notation::{Expected, NotationError, Tokens};

pub(super) use ability::ability;
pub(super) use bonus::{activity, bonus};
pub(super) use cost::{markers, space};
pub(super) use count::{count, need};

use super::bonuses::Bonuses;
use crate::continent::Terrain;
use crate::material::{Material, Row};
use crate::module::Feature;

type Read<T> = Result<T, NotationError>;

/// A part of a text that knows how much stands before it, so that an error can point into the whole.
#[derive(Clone, Copy)]
struct Part<'a> {
    text: &'a str,
    /// How many characters stand before it.
    before: usize,
}

impl<'a> Part<'a> {
    const fn whole(text: &'a str) -> Self {
        Self { text, before: 0 }
    }

    fn cut(self, from: usize, to: usize) -> Self {
        Self { text: &self.text[from..to], before: self.before + self.text[..from].chars().count() }
    }

    /// Its first word and the rest.
    fn at_first_word(self) -> (Self, Self) {
        let blank = self.text.len() - self.text.trim_start().len();
        let end = blank + self.text.split_whitespace().next().map_or(0, str::len);
        (self.cut(0, end), self.cut(end, self.text.len()))
    }

    /// What stands before the first colon and what stands after it.
    fn at_colon(self) -> Option<(Self, Self)> {
        let colon = self.text.find(':')?;
        Some((self.cut(0, colon), self.cut(colon + 1, self.text.len())))
    }

    fn split(self, separators: impl Iterator<Item = (usize, &'a str)>) -> Vec<Self> {
        let mut parts = Vec::new();
        let mut from = 0;
        for (at, separator) in separators {
            parts.push(self.cut(from, at));
            from = at + separator.len();
        }
        parts.push(self.cut(from, self.text.len()));
        parts
    }

    fn at_commas(self) -> Vec<Self> {
        self.split(self.text.match_indices(','))
    }

    /// The alternatives between which the word `or` stands.
    fn at_or(self) -> Vec<Self> {
        let text = self.text;
        let blank = |neighbour: Option<char>| neighbour.is_none_or(char::is_whitespace);
        self.split(text.match_indices("or").filter(move |(at, or)| {
            blank(text[..*at].chars().next_back()) && blank(text[at + or.len()..].chars().next())
        }))
    }

    /// Reads all of it; `then` is what may stand after what is read.
    fn read<T>(self, then: Expected, read: impl FnOnce(&mut Tokens<'a>) -> Read<T>) -> Read<T> {
        let mut tokens = Tokens::new(self.text);
        let value = read(&mut tokens).and_then(|value| match tokens.peek() {
            "" => Ok(value),
            _ => Err(tokens.unexpected(then)),
        });
        value.map_err(|error| NotationError { column: error.column + self.before, ..error })
    }

    /// Reads a list; `then` is what may stand after an entry, besides a comma.
    fn list<T>(self, then: &Expected, read: impl Fn(&mut Tokens<'a>) -> Read<T>) -> Read<Vec<T>> {
        self.at_commas().into_iter().map(|entry| entry.read(then.clone(), &read)).collect()
    }

    /// That something is missing at its end.
    fn lacks(self, words: &'static [&'static str]) -> NotationError {
        NotationError::new(self.before + self.text.chars().count() + 1, "", Expected::OneOf(words))
    }
}

/// All words of several lists.
const fn words<const N: usize>(lists: &[&[&'static str]]) -> [&'static str; N] {
    let mut all = [""; N];
    let mut at = 0;
    let mut list = 0;
    while list < lists.len() {
        let mut word = 0;
        while word < lists[list].len() {
            all[at] = lists[list][word];
            at += 1;
            word += 1;
        }
        list += 1;
    }
    assert!(at == N, "the lists have as many words as promised");
    all
}

const MOST_AMOUNT: u8 = 9;
const ANY: &[&str] = &["any"];
const LAND: &[&str] = Terrain::NAMES.split_at(Terrain::LAND.len()).0;
const FEATURES: [&str; 1 + Feature::COUNT] = words(&[ANY, &Feature::NAMES]);
const MATERIALS: [&str; 1 + Material::COUNT + LAND.len() + Row::COUNT] =
    words(&[ANY, &Material::NAMES, LAND, &Row::NAMES]);

/// A number from 1 to this one.
fn number(tokens: &mut Tokens<'_>, most: u8) -> Read<u8> {
    tokens.number(1, u32::from(most)).map(|number| number as u8)
}

/// How many of something, in most places.
fn amount(tokens: &mut Tokens<'_>) -> Read<u8> {
    number(tokens, MOST_AMOUNT)
}

/// One of these words, or `any`.
fn any_or<T>(
    tokens: &mut Tokens<'_>,
    words: &'static [&'static str],
    named: impl FnOnce(&str) -> Option<T>,
) -> Read<Option<T>> {
    tokens.take(words, |word| if ANY.contains(&word) { Some(None) } else { named(word).map(Some) })
}

/// A type of land territory.
fn land(tokens: &mut Tokens<'_>) -> Read<Terrain> {
    tokens.take(LAND, |word| Terrain::named(word).filter(|terrain| terrain.is_land()))
}

/// Writes a word, or `any`.
struct Any<T>(Option<T>);

impl<T: fmt::Display> fmt::Display for Any<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Some(only) => only.fmt(f),
            None => f.write_str("any"),
        }
    }
}

/// Writes a list with something between its entries.
fn write_list<T: fmt::Display>(f: &mut fmt::Formatter<'_>, list: &[T], between: &str) -> fmt::Result {
    for (index, entry) in list.iter().enumerate() {
        let between = if index == 0 { "" } else { between };
        write!(f, "{between}{entry}")?;
    }
    Ok(())
}

/// Writes something whose bonus stands in the table of its pack.
pub(super) struct Spelled<'a, T>(pub(super) &'a T, pub(super) &'a Bonuses);
