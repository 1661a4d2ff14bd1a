//! The whole table as text of at most 80 columns, for terminals, screen readers, logs and tests. What is asked comes
//! first, then the boards of whoever looks, then everything else, each part under its heading.

mod cards;
mod displays;
mod header;
mod map;
mod own;
mod places;
mod players;
mod technologies;
#[cfg(test)]
mod tests;
mod tracks;

use engine::page::Page;
use engine::{Narrate, Seat};

use crate::state::Revive;
use crate::view::{PlayerView, View};
use crate::words::{phrase, say};

/// Everything a viewer knows.
pub(crate) fn table(view: &View, names: &[String]) -> String {
    let players: Vec<String> = view.seats.iter().map(|player| phrase::player(player.seat, names)).collect();
    let heads: Vec<String> = players;
    let seats: Vec<Seat> = Seat::first(heads.len()).collect();
    let speaker = engine::words::Speaker::new([], &heads);
    let mut page = Page::new(&speaker, seats);
    let request = crate::words::request_text(view, names);
    header::title(view, names, &mut page);
    page.paragraph(&request);
    header::now(view, &mut page);
    if let Some(own) = own(view) {
        own::supplies(own, view, names, &mut page);
        cards::active(own, view, &mut page);
        cards::slots(own, view, &mut page);
        cards::machines(own, view, &mut page);
        tracks::list(own, view, &mut page);
        technologies::list(own, view, &mut page);
        own::crates(own, view, &mut page);
        own::artifacts(own, view, &mut page);
    }
    displays::list(view, &mut page);
    map::draw(view, names, &mut page);
    places::large_locations(view, names, &mut page);
    places::face_down(view, &mut page);
    places::spaces(view, names, &mut page);
    players::others(view, own(view).map(|own| own.seat), names, &mut page);
    players::categories(view, &mut page);
    players::points(view, &mut page);
    page.blank();
    page.paragraph(&request);
    page.finish()
}

/// The boards that are shown in full: the viewer's, for others those of whoever decides.
fn own(view: &View) -> Option<&PlayerView> {
    let asked = view.asked.map(|step| step.seat);
    view.player(view.viewer.or(asked).unwrap_or(view.turn))
}

/// A player's name, with the color where it is another word.
fn name(seat: Seat, names: &[String]) -> String {
    let (name, color) = (phrase::player(seat, names), phrase::seat(seat));
    if name == color { name } else { say!(InBrackets, text = name, more = color) }
}

/// A list, or that there is nothing.
fn list_or_none(parts: impl IntoIterator<Item = String>) -> String {
    let text = phrase::commas(parts);
    if text.is_empty() { say!(PlainNone) } else { text }
}
