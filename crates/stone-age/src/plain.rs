//! The whole table as plain text, at most 80 columns wide, for terminals, screen readers, logs and tests.

mod board;
mod players;
#[cfg(test)]
mod tests;

use engine::page::Page;
use engine::words::Speaker;
use engine::{Narrate, say};

use crate::state::StoneAge;
use crate::task::Phase;
use crate::view::View;
use crate::words::Key;

/// Returns everything a viewer knows as text, from the round to what the game waits for.
pub(crate) fn table(view: &View, speaker: &Speaker<'_>) -> String {
    let mut page = Page::new(speaker, view.players.iter().map(|player| player.seat));
    header(view, &mut page);
    board::places(view, &mut page);
    board::cards(view, &mut page);
    board::buildings(view, &mut page);
    players::mats(view, &mut page);
    players::points(view, &mut page);
    players::cards(view, &mut page);
    page.blank();
    page.paragraph(&page.say(StoneAge::tell_request(view)));
    page.finish()
}

fn header(view: &View, page: &mut Page<'_>) {
    let phase = match view.phase {
        Phase::Placing => say!(PhasePlacing),
        Phase::Using => say!(PhaseUsing),
        Phase::Feeding { fed } => say!(PhaseFeeding, fed = fed, players = view.players.len()),
        Phase::Over(_) => say!(PhaseOver),
    };
    page.paragraph(&page.say(say!(PlainHeader, title = say!(Title), round = view.round, phase = phase)));
    page.paragraph(&match view.asked {
        Some(step) => page.say(say!(PlainTurn, start = view.start, player = step.seat)),
        None => page.say(say!(PlainStart, start = view.start)),
    });
}
