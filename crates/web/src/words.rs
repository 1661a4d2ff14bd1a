//! What people read on the pages around the games: the messages in `text/en.ftl`.

mod key;

use std::sync::LazyLock;

use engine::say;
use engine::words::{ENGLISH, Library, Phrase};

pub(crate) use key::Key;

static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library::embedded(&[(ENGLISH, include_str!("../text/en.ftl"))]));

/// The messages of the pages in all languages.
#[must_use]
pub fn library() -> &'static Library {
    &LIBRARY
}

/// Parts as a list with commas; nothing if there are none.
pub(crate) fn list(parts: impl Iterator<Item = Phrase>) -> Option<Phrase> {
    parts.reduce(|first, next| say!(DrawnList, first = first, next = next))
}
