use std::fmt;

use super::{Expected, NotationError, Tokens};

/// A part of a text that knows its position, so that errors can point into the whole text.
#[derive(Clone, Copy, Debug)]
pub struct Part<'a> {
    text: &'a str,
    /// The number of characters before it.
    before: usize,
}

impl<'a> Part<'a> {
    /// Returns a whole text as one part.
    #[must_use]
    pub const fn whole(text: &'a str) -> Self {
        Self { text, before: 0 }
    }

    /// Checks whether this is its first word.
    #[must_use]
    pub fn begins_with(self, word: &str) -> bool {
        self.text.split_whitespace().next().is_some_and(|first| first.eq_ignore_ascii_case(word))
    }

    fn cut(self, from: usize, to: usize) -> Self {
        Self { text: &self.text[from..to], before: self.before + self.text[..from].chars().count() }
    }

    /// Splits it into its first word and the rest.
    #[must_use]
    pub fn at_first_word(self) -> (Self, Self) {
        let blank = self.text.len() - self.text.trim_start().len();
        let end = blank + self.text.split_whitespace().next().map_or(0, str::len);
        (self.cut(0, end), self.cut(end, self.text.len()))
    }

    /// Splits it at the first colon.
    #[must_use]
    pub fn at_colon(self) -> Option<(Self, Self)> {
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

    /// Splits it at commas.
    #[must_use]
    pub fn at_commas(self) -> Vec<Self> {
        self.split(self.text.match_indices(','))
    }

    /// Splits it at the word `or`.
    #[must_use]
    pub fn at_or(self) -> Vec<Self> {
        let text = self.text;
        let blank = |neighbour: Option<char>| neighbour.is_none_or(char::is_whitespace);
        self.split(text.match_indices("or").filter(move |(at, or)| {
            blank(text[..*at].chars().next_back()) && blank(text[at + or.len()..].chars().next())
        }))
    }

    /// Reads all of it. `then` is what may follow what is read.
    pub fn read<T>(
        self,
        then: Expected,
        read: impl FnOnce(&mut Tokens<'a>) -> Result<T, NotationError>,
    ) -> Result<T, NotationError> {
        let mut tokens = Tokens::new(self.text);
        let value = read(&mut tokens).and_then(|value| match tokens.peek() {
            "" => Ok(value),
            _ => Err(tokens.unexpected(then)),
        });
        value.map_err(|error| NotationError { column: error.column + self.before, ..error })
    }

    /// Reads a list. `then` is what may follow an entry, including a comma.
    pub fn list<T>(
        self,
        then: &Expected,
        read: impl Fn(&mut Tokens<'a>) -> Result<T, NotationError>,
    ) -> Result<Vec<T>, NotationError> {
        self.at_commas().into_iter().map(|entry| entry.read(then.clone(), &read)).collect()
    }

    /// Returns the error that something is missing at its end.
    #[must_use]
    pub fn lacks(self, words: &'static [&'static str]) -> NotationError {
        NotationError::new(self.before + self.text.chars().count() + 1, "", Expected::OneOf(words))
    }
}

/// Concatenates several lists of words, for [`Expected::OneOf`]. A wrong total `N` does not compile.
#[must_use]
pub const fn words<const N: usize>(lists: &[&[&'static str]]) -> [&'static str; N] {
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

/// The word that matches anything.
pub const ANY: &[&str] = &["any"];

impl Tokens<'_> {
    /// Takes a number from 1 to `most`.
    pub fn up_to(&mut self, most: u8) -> Result<u8, NotationError> {
        self.number(1, u32::from(most)).map(|number| number as u8)
    }

    /// Takes one of these words or `any`, which must be in the list.
    pub fn any_or<T>(
        &mut self,
        words: &'static [&'static str],
        named: impl FnOnce(&str) -> Option<T>,
    ) -> Result<Option<T>, NotationError> {
        self.take(words, |word| if ANY.contains(&word) { Some(None) } else { named(word).map(Some) })
    }
}

/// Displays a word, or `any` for `None`.
#[derive(Clone, Copy, Debug)]
pub struct Any<T>(pub Option<T>);

impl<T: fmt::Display> fmt::Display for Any<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Some(only) => only.fmt(f),
            None => f.write_str(ANY[0]),
        }
    }
}

/// Writes a list with a separator between its entries.
pub fn write_list<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    list: impl IntoIterator<Item = T>,
    between: &str,
) -> fmt::Result {
    for (index, entry) in list.into_iter().enumerate() {
        let between = if index == 0 { "" } else { between };
        write!(f, "{between}{entry}")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts<'a>(parts: &[Part<'a>]) -> Vec<(&'a str, usize)> {
        parts.iter().map(|part| (part.text.trim(), part.before)).collect()
    }

    #[test]
    fn parts_know_their_position() {
        let text = Part::whole("für 1: a or b, order or");
        let (head, rest) = text.at_colon().unwrap();
        assert_eq!(texts(&[head, rest]), [("für 1", 0), ("a or b, order or", 6)]);
        assert_eq!(texts(&rest.at_commas()), [("a or b", 6), ("order or", 14)]);
        assert_eq!(texts(&rest.at_commas()[0].at_or()), [("a", 6), ("b", 11)]);
        assert_eq!(texts(&rest.at_commas()[1].at_or()), [("order", 14), ("", 23)]);
        let (first, rest) = head.at_first_word();
        assert_eq!(texts(&[first, rest]), [("für", 0), ("1", 3)]);
        assert!(head.at_colon().is_none());
        assert!(Part::whole(" Order 1").begins_with("order") && !Part::whole(" orders 1").begins_with("order"));
    }

    #[test]
    fn errors_point_into_the_whole_text() {
        let entries = Part::whole("1, 2, x").list(&Expected::OneOf(&["a comma", "the end"]), |tokens| tokens.up_to(9));
        assert_eq!(entries.unwrap_err().to_string(), "column 7: expected a number from 1 to 9, found `x`");
        let (_, late) = Part::whole("ä: 1 b").at_colon().unwrap();
        let error = late.read(Expected::End, |tokens| tokens.up_to(9)).unwrap_err();
        assert_eq!(error.to_string(), "column 6: expected the end of the line, found `b`");
        assert_eq!(late.lacks(&[":"]).to_string(), "column 7: expected `:`, found nothing");
    }

    #[test]
    fn any_is_an_ordinary_word() {
        const WORDS: [&str; 3] = words(&[ANY, &["wood", "stone"]]);
        let read = |text| Tokens::new(text).any_or(&WORDS, |word| (word == "wood").then(|| word.to_owned()));
        for text in ["any", "wood"] {
            assert_eq!(read(text).map(|word| Any(word).to_string()).as_deref(), Ok(text));
        }
        assert_eq!(read("iron").unwrap_err().to_string(), "column 1: expected one of any, wood, stone, found `iron`");
    }
}
