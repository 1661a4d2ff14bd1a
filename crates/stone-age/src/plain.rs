//! The whole table as text of at most 80 columns, for terminals, screen readers, logs and tests.

mod board;
mod players;
#[cfg(test)]
mod tests;

use engine::Narrate;
use engine::page::Page;

use crate::state::StoneAge;
use crate::step::Phase;
use crate::view::View;
use crate::words::{phrase, say};

/// Everything a viewer knows, from the round to what the game waits for.
pub(crate) fn table(view: &View, names: &[String]) -> String {
    let players: Vec<String> = view.players.iter().map(|player| phrase::player(player.seat, names)).collect();
    let mut page = Page::new(&players);
    header(view, names, &mut page);
    board::places(view, &mut page);
    board::cards(view, &mut page);
    board::buildings(view, &mut page);
    players::mats(view, &mut page);
    players::points(view, &mut page);
    players::cards(view, &players, &mut page);
    page.blank();
    page.paragraph(&StoneAge::tell_request(view, names));
    page.finish()
}

fn header(view: &View, names: &[String], page: &mut Page) {
    let phase = match view.phase {
        Phase::Placing => say!(PhasePlacing),
        Phase::Using => say!(PhaseUsing),
        Phase::Feeding { fed } => say!(PhaseFeeding, fed = fed, players = view.players.len()),
        Phase::Over(_) => say!(PhaseOver),
    };
    page.paragraph(&say!(PlainHeader, title = say!(Title), round = view.round, phase = phase));
    let start = phrase::player(view.start, names);
    page.paragraph(&match view.step {
        Some(step) => say!(PlainTurn, start = start, player = phrase::player(step.seat, names)),
        None => say!(PlainStart, start = start),
    });
}
