use std::fmt;

/// What a person or a seat is called: short, on one line, and nothing that would turn the text around it upside down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name(String);

/// That is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("that is not a name: expected 1 to {} letters, digits or signs", Name::LONGEST)]
pub struct BadName;

impl Name {
    /// How many characters a name can have.
    pub const LONGEST: usize = 20;

    /// Reads a name, with single blanks and without characters nobody sees.
    pub fn parse(text: &str) -> Result<Self, BadName> {
        if text.len() > 8 * Self::LONGEST {
            return Err(BadName);
        }
        let visible: String = text.chars().map(|c| if is_visible(c) { c } else { ' ' }).collect();
        let name = visible.split_whitespace().collect::<Vec<_>>().join(" ");
        let length = name.chars().count();
        if (1..=Self::LONGEST).contains(&length) { Ok(Self(name)) } else { Err(BadName) }
    }

    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Neither a control character nor one that changes the direction of writing or takes no room.
fn is_visible(c: char) -> bool {
    let is_format = matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}');
    !c.is_control() && !is_format
}

/// Makes the text of a chat fit for a line: without control characters, and not too long.
pub(super) fn clean_line(text: &str, longest: usize) -> String {
    let visible: String = text.chars().map(|c| if is_visible(c) { c } else { ' ' }).take(longest).collect();
    visible.split_whitespace().collect::<Vec<_>>().join(" ")
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
}
