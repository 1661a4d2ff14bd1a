use std::collections::BTreeMap;
use std::fmt::{self, Write};

use crate::words::Words;

/// The names of the pieces of a pack, by their ids.
#[derive(Debug, Default)]
pub struct Names(BTreeMap<String, String>);

impl Names {
    /// Reads a Fluent file, which must have a message for each of these ids and no other; and what is wrong with it.
    pub(super) fn read(text: &str, ids: impl Iterator<Item = String>) -> (Self, Vec<String>) {
        let words = match Words::parse(text) {
            Ok(words) => words,
            Err(problem) => return (Self::default(), vec![problem]),
        };
        let ids: Vec<String> = ids.collect();
        let unknown = words.keys().filter(|key| !ids.iter().any(|id| id == key));
        let mut problems: Vec<String> =
            unknown.map(|key| format!("expected the id of a piece, found `{key}`")).collect();
        let mut names = BTreeMap::new();
        for id in ids {
            match words.try_say(&id, &[]) {
                Ok(name) => drop(names.insert(id, name)),
                Err(problem) => problems.push(format!("expected a name for {id}: {problem}")),
            }
        }
        (Self(names), problems)
    }

    /// The name of a piece; empty if it has none. Does not allocate.
    #[must_use]
    pub fn of(&self, piece: impl fmt::Display) -> &str {
        let mut id = ShortText::default();
        let name = write!(id, "{piece}").ok().and_then(|()| self.0.get(id.text()));
        name.map_or("", String::as_str)
    }
}

/// A text of a few letters without an allocation.
#[derive(Default)]
struct ShortText {
    bytes: [u8; 16],
    len: usize,
}

impl ShortText {
    fn text(&self) -> &str {
        std::str::from_utf8(&self.bytes[..self.len]).unwrap_or_default()
    }
}

impl Write for ShortText {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let end = self.len + text.len();
        self.bytes.get_mut(self.len..end).ok_or(fmt::Error)?.copy_from_slice(text.as_bytes());
        self.len = end;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_has_its_name() {
        let (names, problems) = Names::read("A1 = Wheel\nB1 = Plough\n", ["A1", "A2"].map(str::to_owned).into_iter());
        assert_eq!((names.of("A1"), names.of('A'), names.of("A piece with a long id")), ("Wheel", "", ""));
        let expected = ["expected the id of a piece, found `B1`", "expected a name for A2: there is no message `A2`"];
        assert_eq!(problems, expected);
        assert_eq!(Names::read("A1", std::iter::empty()).1.len(), 1);
    }
}
