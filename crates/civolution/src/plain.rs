//! The whole table as text of at most 80 columns, for terminals, screen readers, logs and tests. What is asked comes
//! first, then the console of whoever looks, then everything else, each part under its heading.

mod board;
mod console;
mod continent;
mod hand;
mod modules;
mod players;
mod setup;
mod stages;
#[cfg(test)]
mod tests;
mod vici;

use engine::page::Page;
use engine::{Narrate, Seat};

use crate::state::Civolution;
use crate::view::{CivilizationView, View};
use crate::words::{phrase, say};

/// Everything a viewer knows.
pub(crate) fn table(view: &View, names: &[String]) -> String {
    let players = view.civilizations.iter().map(|civ| phrase::player_in(view, civ.seat, names));
    let players: Vec<String> = players.collect();
    let heads: Vec<String> = players;
    let seats: Vec<Seat> = Seat::first(heads.len()).collect();
    let speaker = engine::words::Speaker::new([], &heads);
    let mut page = Page::new(&speaker, seats);
    let request = crate::words::request_text(view, names);
    board::header(view, names, &mut page);
    page.paragraph(&request);
    setup::choices(view, &mut page);
    board::era(view, names, &mut page);
    if let Some(own) = own(view) {
        console::dice_and_markers(own, view, names, &mut page);
        hand::goals(own, view, &mut page);
        hand::cards(own, view, &mut page);
        modules::list(own, &mut page);
        stages::partition(own, &mut page);
        stages::abilities(own, view, &mut page);
        console::pieces(own, view, &mut page);
    }
    board::displays(view, &mut page);
    board::research(view, &mut page);
    board::hunting(view, &mut page);
    players::others(view, own(view).map(|own| own.seat), names, &mut page);
    vici::part(view, &mut page);
    players::tracks(view, &mut page);
    players::points(view, &mut page);
    continent::territories(view, names, &mut page);
    continent::sites(view, names, &mut page);
    page.blank();
    page.paragraph(&request);
    page.finish()
}

/// The console that is shown in full: the viewer's, for others that of whoever decides.
fn own(view: &View) -> Option<&CivilizationView> {
    let asked = view.asked.map(|step| step.seat);
    let seat = view.viewer.or(asked).unwrap_or(view.turn);
    view.civilization(seat).filter(|civ| !phrase::is_vici(view, civ.seat))
}

/// A player's name, with the colour where it is another word.
fn name(view: &View, seat: Seat, names: &[String]) -> String {
    let (name, colour) = (phrase::player_in(view, seat, names), phrase::seat(seat));
    if name == colour || phrase::is_vici(view, seat) { name } else { say!(PlainPlayer, name = name, colour = colour) }
}
