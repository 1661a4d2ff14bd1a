//! Parsing of the notation: the short lines in which actions are written, and the words of content packs.

mod grammar;
mod part;

use std::fmt;

use serde::Serialize;

pub use grammar::{After, Grammar, Name, NameOrAny, UpTo, Vocabulary};
pub use part::{ANY, Any, Part, words, write_list};

/// What the notation allows at some place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Expected {
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A number in this range.
    Number {
        /// The smallest allowed number.
        min: u32,
        /// The largest allowed number.
        max: u32,
    },
    /// The end of the line.
    End,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OneOf([one]) => write!(f, "`{one}`"),
            Self::OneOf(words) => write!(f, "one of {}", words.join(", ")),
            Self::Number { min, max } => write!(f, "a number from {min} to {max}"),
            Self::End => f.write_str("the end of the line"),
        }
    }
}

/// The error for a line that is not in the notation: where it is wrong and what was expected there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize)]
#[error("column {column}: expected {expected}, found {}", Found(.found))]
pub struct NotationError {
    /// The column of the error, counted in characters from 1.
    pub column: usize,
    /// The word that was found; empty at the end of the line.
    pub found: String,
    /// What was expected.
    pub expected: Expected,
}

struct Found<'a>(&'a str);

impl fmt::Display for Found<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const LONGEST: usize = 24;
        match self.0 {
            "" => f.write_str("nothing"),
            long if long.chars().count() > LONGEST => {
                write!(f, "`{}…`", long.chars().take(LONGEST).collect::<String>())
            }
            short => write!(f, "`{short}`"),
        }
    }
}

impl NotationError {
    /// Creates an error at this column.
    #[must_use]
    pub fn new(column: usize, found: &str, expected: Expected) -> Self {
        Self { column, found: found.to_owned(), expected }
    }
}

/// The words of one line, each with its column.
#[derive(Clone, Debug)]
pub struct Tokens<'a> {
    line: &'a str,
    /// The byte offset of the rest of the line.
    at: usize,
}

impl<'a> Tokens<'a> {
    /// Splits a line into its words.
    #[must_use]
    pub const fn new(line: &'a str) -> Self {
        Self { line, at: 0 }
    }

    /// Returns the next word without taking it. Empty at the end of the line.
    #[must_use]
    pub fn peek(&self) -> &'a str {
        let rest = self.line[self.at..].trim_start();
        rest.split_whitespace().next().unwrap_or("")
    }

    fn skip(&mut self) {
        let rest = &self.line[self.at..];
        let blank = rest.len() - rest.trim_start().len();
        self.at += blank + self.peek().len();
    }

    /// Returns the error that the next word is not what was expected.
    #[must_use]
    pub fn unexpected(&self, expected: Expected) -> NotationError {
        let rest = &self.line[self.at..];
        let blank = rest.len() - rest.trim_start().len();
        let column = self.line[..self.at + blank].chars().count() + 1;
        NotationError::new(column, self.peek(), expected)
    }

    /// Takes the next word if `meaning` accepts it.
    pub fn take<T>(
        &mut self,
        words: &'static [&'static str],
        meaning: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, NotationError> {
        let value =
            meaning(&self.peek().to_ascii_lowercase()).ok_or_else(|| self.unexpected(Expected::OneOf(words)))?;
        self.skip();
        Ok(value)
    }

    /// Takes the next word, which must be one of these, and returns its index in the list.
    pub fn one_of(&mut self, words: &'static [&'static str]) -> Result<usize, NotationError> {
        self.take(words, |word| words.iter().position(|known| *known == word))
    }

    /// Takes a number in this range.
    pub fn number(&mut self, min: u32, max: u32) -> Result<u32, NotationError> {
        let digits = self.peek();
        let number = digits.parse().ok().filter(|n| (min..=max).contains(n) && !digits.starts_with('+'));
        let number = number.ok_or_else(|| self.unexpected(Expected::Number { min, max }))?;
        self.skip();
        Ok(number)
    }

    /// Checks that nothing follows.
    pub fn end(&self) -> Result<(), NotationError> {
        if self.peek().is_empty() { Ok(()) } else { Err(self.unexpected(Expected::End)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_point_at_the_column() {
        let mut tokens = Tokens::new("place  moon 3");
        assert_eq!(tokens.one_of(&["place", "use"]), Ok(0));
        let error = tokens.one_of(&["forest", "river"]).unwrap_err();
        assert_eq!(error.to_string(), "column 8: expected one of forest, river, found `moon`");
    }

    #[test]
    fn numbers_stay_in_their_range() {
        for (text, ok) in
            [("3", true), ("0", false), ("8", false), ("+3", false), ("-1", false), ("99999999999", false)]
        {
            assert_eq!(Tokens::new(text).number(1, 7).is_ok(), ok, "{text}");
        }
    }

    #[test]
    fn trailing_words_are_refused() {
        let tokens = Tokens::new("  x");
        assert_eq!(tokens.end().unwrap_err().to_string(), "column 3: expected the end of the line, found `x`");
    }

    #[test]
    fn long_words_are_cut_in_messages() {
        let word = "ü".repeat(10_000);
        let error = Tokens::new(&word).number(1, 2).unwrap_err();
        assert!(error.to_string().len() < 120);
    }
}
