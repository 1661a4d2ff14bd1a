//! The whole table as text of at most 80 columns, for terminals, screen readers, logs and tests. The request comes
//! first, then the viewer's console, then everything else. Each part has a heading.

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
use engine::words::{Phrase, Speaker};
use engine::{Narrate, Seat, say};

use crate::state::Civolution;
use crate::view::{CivilizationView, View};
use crate::words::{Key, phrase};

/// Describes everything that a viewer knows.
pub(crate) fn table(view: &View, speaker: &Speaker<'_>) -> String {
    let mut page = Page::new(speaker, view.civilizations.iter().map(|civ| civ.seat));
    let request = page.say(Civolution::tell_request(view));
    board::header(view, &mut page);
    page.paragraph(&request);
    setup::choices(view, &mut page);
    board::era(view, &mut page);
    if let Some(own) = own(view) {
        console::dice_and_markers(own, &mut page);
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
    players::others(view, own(view).map(|own| own.seat), &mut page);
    vici::part(view, &mut page);
    players::tracks(view, &mut page);
    players::points(view, &mut page);
    continent::territories(view, &mut page);
    continent::sites(view, &mut page);
    page.blank();
    page.paragraph(&request);
    page.finish()
}

/// Returns the console that is shown in full: the viewer's, or for spectators that of the player who decides.
fn own(view: &View) -> Option<&CivilizationView> {
    let asked = view.asked.map(|step| step.seat);
    let seat = view.viewer.or(asked).unwrap_or(view.turn);
    view.civilization(seat).filter(|civ| !phrase::is_vici(view, civ.seat))
}

/// Returns the player in a seat: their name with the seat's colour, or only the colour.
fn name(seat: Seat, page: &Page<'_>) -> Phrase {
    if page.speaker().is_named(seat) {
        say!(PlainPlayer, name = seat, colour = Phrase::seat(seat))
    } else {
        Phrase::player(seat)
    }
}
