//! The messages of the pages around the games, in `text/en.ftl`.

mod key;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use engine::say;
use engine::words::{Arg, ENGLISH, Library, Phrase, Speaker};
use maud::{Markup, html};

pub(crate) use key::Key;

static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library::embedded(&[(ENGLISH, include_str!("../text/en.ftl"))]));

/// Returns the messages of the pages in all languages.
#[must_use]
pub fn library() -> &'static Library {
    &LIBRARY
}

/// Returns a speaker for the messages of the pages. At a table, the speaker of the game includes [them](Speaker::with).
#[must_use]
pub fn speaker(language: &str) -> Speaker<'static> {
    Speaker::new(LIBRARY.for_reader(language), &[])
}

/// Joins parts with commas. Returns `None` if there are none.
pub(crate) fn list(parts: impl IntoIterator<Item = Phrase>) -> Option<Phrase> {
    parts.into_iter().reduce(|first, next| say!(SiteList, first = first, next = next))
}

/// Joins parts with commas and an “and” before the last one. Returns `None` if there are none.
pub(crate) fn and(parts: impl IntoIterator<Item = Phrase>) -> Option<Phrase> {
    let mut parts: Vec<Phrase> = parts.into_iter().collect();
    let last = parts.pop()?;
    Some(match list(parts) {
        Some(first) => say!(SiteAnd, first = first, last = last),
        None => last,
    })
}

/// Turns names into parts of a sentence.
pub(crate) fn names<'a>(names: impl IntoIterator<Item = &'a str>) -> impl Iterator<Item = Phrase> {
    names.into_iter().map(Phrase::verbatim)
}

/// A placeholder for markup in a sentence, with the index of the markup. No ordinary text has these characters.
pub(crate) struct Mark(pub(crate) u8);

impl Mark {
    const FIRST: u32 = 0xFDD0;
    /// Number of consecutive characters reserved for this.
    const MOST: u32 = 32;

    /// Returns the index of the mark that a character stands for.
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

/// Renders a sentence with markup in place of its [marks](Mark).
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

/// Returns a speaker for the messages of the pages and the hall, without the words of any game.
pub(crate) fn hall_speaker(language: &str) -> Speaker<'static> {
    speaker(language).with(table::library().for_reader(language))
}
