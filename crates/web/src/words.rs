//! What people read on the pages around the games: the messages in `text/en.ftl`.

mod key;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use engine::say;
use engine::words::{Arg, ENGLISH, Library, Phrase, Speaker};
use maud::{Markup, html};

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
pub(crate) fn list(parts: impl IntoIterator<Item = Phrase>) -> Option<Phrase> {
    parts.into_iter().reduce(|first, next| say!(SiteList, first = first, next = next))
}

/// Parts as a list with an “and” before the last one; nothing if there are none.
pub(crate) fn and(parts: impl IntoIterator<Item = Phrase>) -> Option<Phrase> {
    let mut parts: Vec<Phrase> = parts.into_iter().collect();
    let last = parts.pop()?;
    Some(match list(parts) {
        Some(first) => say!(SiteAnd, first = first, last = last),
        None => last,
    })
}

/// Names as parts of a sentence.
pub(crate) fn names<'a>(names: impl IntoIterator<Item = &'a str>) -> impl Iterator<Item = Phrase> {
    names.into_iter().map(Phrase::verbatim)
}

/// Where markup stands in a sentence: that of this number. No text has these characters.
pub(crate) struct Mark(pub(crate) u8);

impl Mark {
    const FIRST: u32 = 0xFDD0;
    /// There are no more of these characters in a row.
    const MOST: u32 = 32;

    /// The number of the mark that a character is.
    fn number(character: char) -> Option<usize> {
        let number = u32::from(character).checked_sub(Self::FIRST)?;
        (number < Self::MOST).then_some(number as usize)
    }
}

impl From<Mark> for Arg {
    fn from(Mark(number): Mark) -> Self {
        let mark = char::from_u32(Mark::FIRST + u32::from(number));
        Self::Text(mark.map(String::from).unwrap_or_default())
    }
}

/// A sentence with markup where its [marks](Mark) are.
pub(crate) fn marked(speaker: &Speaker<'_>, phrase: Phrase, parts: &[Markup]) -> Markup {
    let text = speaker.say(phrase);
    let pieces = text.split_inclusive(|character| Mark::number(character).is_some());
    html! {
        @for piece in pieces {
            @let mark = piece.chars().next_back().and_then(Mark::number);
            (piece.trim_end_matches(|character| Mark::number(character).is_some()))
            @if let Some(part) = mark.and_then(|mark| parts.get(mark)) { (part) }
        }
    }
}

/// Who says what the hall tells, too, apart from the words of any game.
pub(crate) fn hall_speaker(language: &str) -> Speaker<'static> {
    speaker(language).with(table::library().for_reader(language))
}
