//! What can be counted, as a noun that follows a number.

use engine::words::Phrase;

use super::phrase;
use crate::count::Count;

/// Names what is counted, in the form that fits the number: `strong tribes`, `farm`.
pub(crate) fn counted(count: Count, n: u8) -> Phrase {
    count.phrase().map_or_else(phrase::nothing, |counted| counted.with("n", n))
}
