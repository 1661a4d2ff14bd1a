//! What people read on the pages around the games: the messages in `text/en.ftl`.

mod key;

use std::sync::LazyLock;

use engine::words::{ENGLISH, Library, Phrase, Speaker};
use engine::{Seat, say};
use table::{GameKind, Tell};

pub(crate) use key::Key;

static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library::embedded(&[(ENGLISH, include_str!("../text/en.ftl"))]));

/// The messages of the pages in all languages.
#[must_use]
pub fn library() -> &'static Library {
    &LIBRARY
}

/// Who says the words of the pages in a language. At a table the speaker of the game does, [with](Speaker::with) these.
#[must_use]
pub fn speaker(language: &str) -> Speaker<'static> {
    Speaker::new(LIBRARY.for_reader(language), &[])
}

/// Parts as a list with commas; nothing if there are none.
pub(crate) fn list(parts: impl Iterator<Item = Phrase>) -> Option<Phrase> {
    parts.reduce(|first, next| say!(DrawnList, first = first, next = next))
}

/// Who says what the hall tells, apart from the words of any game.
pub(crate) fn hall_speaker(language: &str) -> Speaker<'static> {
    speaker(language).with(table::library().for_reader(language))
}

/// The name of a game.
pub(crate) fn title(kind: &dyn GameKind) -> String {
    kind.speaker(ENGLISH).say(kind.title())
}

/// What a seat is called that nobody has given a name.
pub(crate) fn seat_name(kind: &dyn GameKind, seat: Seat) -> String {
    kind.speaker(ENGLISH).say(Phrase::seat(seat))
}

/// What the rounds of a game are called, as a title.
pub(crate) fn round_name(kind: &dyn GameKind) -> String {
    kind.speaker(ENGLISH).say(kind.round_name())
}

/// What a note says.
pub(crate) fn told_note(note: &table::store::NoteRow) -> String {
    hall_speaker(ENGLISH).say(&note.said)
}

/// What can be told to a person, without the words of a game that is played.
pub(crate) fn told(what: &impl Tell) -> String {
    hall_speaker(ENGLISH).say(what.tell())
}
