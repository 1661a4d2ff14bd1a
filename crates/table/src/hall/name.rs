use std::fmt;

use crate::words::{Key, Tell, english};
use engine::say;
use engine::words::Phrase;
use icu_properties::props::{DefaultIgnorableCodePoint, GeneralCategory, GeneralCategoryGroup};
use icu_properties::{CodePointMapData, CodePointSetData};
use unicode_security::skeleton;

/// The name of a person or a seat: short, on one line, visible, and without characters that change the direction of the
/// text around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name(String);

/// The text is not a valid name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", english(&self.tell()))]
pub struct BadName;

impl Tell for BadName {
    fn tell(&self) -> Phrase {
        say!(HallNoName, most = Name::LONGEST)
    }
}

impl Name {
    /// Maximum number of characters.
    pub const LONGEST: usize = 20;

    /// Parses a name. Collapses whitespace and removes invisible characters.
    pub fn parse(text: &str) -> Result<Self, BadName> {
        if text.len() > 8 * Self::LONGEST {
            return Err(BadName);
        }
        let name = visible(text.chars());
        let length = name.chars().count();
        // Combining accents without a letter are hardly visible.
        if (1..=Self::LONGEST).contains(&length) && name.chars().any(has_body) { Ok(Self(name)) } else { Err(BadName) }
    }

    /// Returns the name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Returns false for control characters, and for those that are blank, have no width, or change the direction of
/// writing.
fn is_visible(c: char) -> bool {
    const BLANK_BRAILLE: char = '\u{2800}';
    let unseen = GeneralCategoryGroup::Control
        .union(GeneralCategoryGroup::Format)
        .union(GeneralCategoryGroup::Unassigned)
        .union(GeneralCategoryGroup::PrivateUse);
    let category = CodePointMapData::<GeneralCategory>::new().get(c);
    let is_ignorable = CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(c);
    c != BLANK_BRAILLE && !is_ignorable && !unseen.contains(category)
}

/// Returns true if a character is visible by itself.
fn has_body(c: char) -> bool {
    let bodies = GeneralCategoryGroup::Letter
        .union(GeneralCategoryGroup::Number)
        .union(GeneralCategoryGroup::Punctuation)
        .union(GeneralCategoryGroup::Symbol);
    bodies.contains(CodePointMapData::<GeneralCategory>::new().get(c))
}

/// Puts text on one line, with single spaces and without invisible characters.
fn visible(text: impl Iterator<Item = char>) -> String {
    // Variation selectors only say how the character before them is drawn.
    let is_variation = |c: &char| ('\u{fe00}'..='\u{fe0f}').contains(c);
    let text: String = text.filter(|c| !is_variation(c)).map(|c| if is_visible(c) { c } else { ' ' }).collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Turns a chat message into a line: without control characters, and at most `longest` characters.
pub(super) fn clean_line(text: &str, longest: usize) -> String {
    visible(text.chars().take(longest))
}

/// Returns true if two names are the same except for case.
pub(super) fn is_same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

/// Returns true if one name could be mistaken for the other.
pub(super) fn looks_like(one: &str, other: &str) -> bool {
    // Compare the letters both as written and in lower case: either may look alike.
    let as_written = |name: &str| skeleton(name).collect::<String>().to_lowercase();
    let small = |name: &str| as_written(&name.to_lowercase());
    is_same(one, other) || as_written(one) == as_written(other) || small(one) == small(other)
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_visible() {
        assert_eq!(Name::parse("  Ada \n Lovelace ").unwrap().as_str(), "Ada Lovelace");
        assert_eq!(Name::parse("\u{202e}adA").unwrap().as_str(), "adA");
        assert_eq!(Name::parse(""), Err(BadName));
        assert_eq!(Name::parse("\u{200b}"), Err(BadName));
        assert_eq!(Name::parse(&"x".repeat(21)), Err(BadName));
        assert!(Name::parse(&"ö".repeat(20)).is_ok());
    }

    #[test]
    fn invisible_names_are_refused() {
        let unseen = [
            "\u{115f}",
            "\u{1160}",
            "\u{3164}",
            "\u{ffa0}",
            "\u{034f}",
            "\u{17b4}",
            "\u{2800}",
            "\u{feff}",
            "\u{fe0f}",
            "\u{e0041}",
            "\u{e0100}",
            "\u{2065}",
            "\u{e000}",
            "\u{10ffff}",
            "\u{fff0}",
            "\u{a0}",
            "\u{301}",
            "\u{20dd}",
        ];
        for name in unseen {
            assert_eq!(Name::parse(name), Err(BadName), "{}", name.escape_unicode());
            assert_eq!(Name::parse(&format!("{name} {name}")), Err(BadName), "{}", name.escape_unicode());
            let hidden = Name::parse(&format!("Ada{name}")).unwrap();
            assert!(looks_like(hidden.as_str(), "Ada") || !name.chars().all(|c| !is_visible(c)));
        }
        for name in ["Ada", "Ἀθηνᾶ", "مريم", "花子", "★", "👩", "42", "!", "e\u{301}"] {
            assert!(Name::parse(name).is_ok(), "{name}");
        }
    }

    #[test]
    fn names_that_look_alike() {
        let alike = [
            ("Ada", "ada"),
            ("Ada", "\u{410}da"),
            ("Ada", "Ad\u{430}"),
            ("Bob", "B\u{43e}b"),
            ("BOB", "\u{412}\u{41e}\u{412}"),
            ("Al", "AI"),
            ("Zoe", "Z0e"),
            ("Müller", "Mu\u{308}ller"),
        ];
        for (one, other) in alike {
            assert!(looks_like(one, other) && looks_like(other, one), "{one} {other}");
        }
        for (one, other) in [("Ada", "Adam"), ("Ada", "Eve"), ("Müller", "Muller"), ("花子", "太郎")] {
            assert!(!looks_like(one, other), "{one} {other}");
        }
    }
}
