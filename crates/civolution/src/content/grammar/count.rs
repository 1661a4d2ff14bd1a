//! Counts, and needs. A need is a count with the number required.

use engine::notation::{Expected, Part, Tokens};

use super::Read;
use crate::count::Count;

/// Reads a count.
pub(in crate::content) fn count(text: &str) -> Read<Count> {
    Part::whole(text).read(Expected::End, read_count)
}

/// Reads a count with the number required.
pub(in crate::content) fn need(text: &str) -> Read<(Count, u8)> {
    Part::whole(text).read(Expected::End, |tokens| {
        let count = read_count(tokens)?;
        Ok((count, tokens.up_to(count.facts())?))
    })
}

pub(super) fn read_count(tokens: &mut Tokens<'_>) -> Read<Count> {
    Count::read(tokens, Count::first_words())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_count_is_written_as_it_is_read() {
        for written in Count::samples() {
            assert_eq!(count(&written.to_string()), Ok(written));
            for number in [1, written.facts()] {
                assert_eq!(need(&format!("{written} {number}")), Ok((written, number)));
            }
        }
    }

    #[test]
    fn errors_in_a_need_name_their_column() {
        for (text, message) in [
            ("steps culture 13", "column 15: expected a number from 1 to 12, found `13`"),
            ("farms 0", "column 7: expected a number from 1 to 3, found `0`"),
            ("tribes", "column 7: expected a number from 1 to 20, found nothing"),
            ("boats 3", "column 7: expected a number from 1 to 2, found `3`"),
            ("farms 2 3", "column 9: expected the end of the line, found `3`"),
            (
                "farmed water 1",
                "column 8: expected one of forest, grassland, hills, swamp, mountains, desert, found `water`",
            ),
        ] {
            assert_eq!(need(text).unwrap_err().to_string(), message, "{text}");
        }
        let error = count("tribe").unwrap_err().to_string();
        assert!(error.starts_with("column 1: expected one of tribes, strong-tribes,"), "{error}");
        assert!(error.ends_with("found `tribe`"), "{error}");
    }
}
