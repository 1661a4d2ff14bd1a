//! The whole table as text of at most 80 columns, for terminals, screen readers, logs and tests. The current question
//! comes first, then the viewer's boards, then everything else, each part under its heading.

mod cards;
mod displays;
mod header;
mod map;
mod own;
mod places;
mod players;
mod range;
mod technologies;
#[cfg(test)]
mod tests;
mod tracks;

use engine::page::Page;
use engine::words::{Phrase, Speaker};
use engine::{Narrate, Seat, say};

use crate::state::Revive;
use crate::view::{PlayerView, View};
use crate::words::{Key, phrase};

/// Returns everything that the viewer knows as text.
pub(crate) fn table(view: &View, speaker: &Speaker<'_>) -> String {
    let mut page = Page::new(speaker, view.seats.iter().map(|player| player.seat));
    let request = page.say(Revive::tell_request(view));
    header::title(view, &mut page);
    page.paragraph(&request);
    header::now(view, &mut page);
    if let Some(own) = own(view) {
        own::supplies(own, view, &mut page);
        cards::active(own, view, &mut page);
        cards::slots(own, view, &mut page);
        cards::machines(own, view, &mut page);
        tracks::list(own, view, &mut page);
        technologies::list(own, view, &mut page);
        own::crates(own, view, &mut page);
        own::artifacts(own, view, &mut page);
    }
    displays::list(view, &mut page);
    map::draw(view, &mut page);
    places::large_locations(view, &mut page);
    places::face_down(view, &mut page);
    places::spaces(view, &mut page);
    if let Some(own) = own(view) {
        range::list(own, view, &mut page);
    }
    players::others(view, own(view).map(|own| own.seat), &mut page);
    players::categories(view, &mut page);
    players::points(view, &mut page);
    page.blank();
    page.paragraph(&request);
    page.finish()
}

/// Returns the player whose boards are shown in full: the viewer, or for spectators the player who decides.
fn own(view: &View) -> Option<&PlayerView> {
    let asked = view.asked.map(|step| step.seat);
    view.player(view.viewer.or(asked).unwrap_or(view.turn))
}

/// A player's name with their color, or only the color if the player has no name.
fn name(seat: Seat, page: &Page<'_>) -> Phrase {
    let color = Phrase::seat(seat);
    if page.speaker().is_named(seat) { say!(InBrackets, text = seat, more = color) } else { color }
}

/// A list, or `none` if it is empty.
fn list_or_none(parts: impl IntoIterator<Item = Phrase>) -> Phrase {
    let mut parts = parts.into_iter().peekable();
    if parts.peek().is_some() { phrase::commas(parts) } else { say!(PlainNone) }
}
