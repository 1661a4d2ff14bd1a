//! The frame of a table's page: the prompt, the log, the score, and the tools around the board.
//!
//! It consists of sections with a `data-region`, which the script swaps one by one.

mod bar;
mod chat;
mod hint;
mod history;
mod keys;
mod more;
mod notice;
mod plain;
mod prompt;
mod score;
mod sections;
mod side;
mod since;
mod touch;

use engine::say;
use maud::{Markup, html};
use table::DynSeen;

pub use self::sections::Section;
use crate::board::{self, Drawn};
use crate::page::site::skip;
use crate::table_page::{Moves, TablePage, TurnState};
use crate::words::Key;

/// Renders a table's page with its board. The plain view shows text without a board, as do games that have none.
#[must_use]
pub fn table(page: &TablePage<'_>, seen: &dyn DynSeen) -> Markup {
    let board = if page.preferences.plain { None } else { board::draw(seen, page) };
    let has_base = board.as_ref().is_some_and(|board| board.has_base);
    let keys = if board.is_some() { board::keys(seen) } else { &[] };
    let kind = if board.is_some() { "is-board" } else { "is-plain" };
    let (board, base, strip, prompt, sections) = match board {
        Some(Drawn { board, base, strip, prompt, sections, .. }) => (Some(board), base, strip, prompt, Some(sections)),
        None => (None, None, None, None, None),
    };
    let turn_state = match page.turn_state {
        TurnState::Decide => "decide",
        TurnState::Confirm => "confirm",
        TurnState::Wait => "wait",
        TurnState::Watch => "watch",
        TurnState::Over => "over",
    };
    html! {
        div id="table" class={ (kind) " task-" (turn_state) } data-version=(page.moves.answers) data-address=(page.address)
            data-still[page.preferences.still] data-keys[!page.preferences.keys_off] data-summons=[summons(page)]
            data-asks=[summons(page).map(|_| prompt::what(page))] data-base[has_base] {
            (skip(page.moves.speaker, "question", say!(TableToQuestion)))
            (bar::bar(page, board::exists(seen)))
            // In reading order. The grid of the page places each part.
            main.parts {
                @if page.moment.is_now { (prompt::prompt(page, strip.as_ref(), prompt.as_ref())) }
                @else if let Some(since) = &page.since { (since::replay(page, since)) }
                @else { (history::history(page)) }
                (since::strip(page))
                @if let Some(board) = board { (board) } @else { (plain::plain(page, &seen.plain(page.moves.speaker))) }
                @if page.moment.is_now { (hint::hint(page)) }
                (score::panel(page))
                (chat::panel(page))
                (more::panel(page))
                (keys::panel(page, keys))
                @if page.turn_state == TurnState::Decide || page.turn_state == TurnState::Wait { (touch::panel(page)) }
            }
            (side::side(page))
            (sections::bar(page, sections))
        }
        // The script swaps what is above, but not this.
        @if let Some(base) = base { div.table-base.(page.game) { (base) } }
    }
}

/// The parts of the frame that need no board, for the page of all parts.
pub(super) fn parts(page: &TablePage<'_>) -> Markup {
    html! {
        (prompt::prompt(page, None, None))
        (since::strip(page))
        (hint::hint(page))
        (notice::notice(page))
        (score::sheet(page))
    }
}

/// Returns the title of a notification that it is the viewer's turn, if it is.
fn summons(page: &TablePage<'_>) -> Option<String> {
    let is_mine = matches!(page.turn_state, TurnState::Decide | TurnState::Confirm);
    is_mine.then(|| page.say(say!(NoticesYourTurn, game = page.title)))
}

/// Formats the points that an action gains or costs.
pub(super) fn points(points: f32) -> String {
    format!("{points:+.1}").replace('-', "−")
}

/// A picture of the frame's sprite.
pub(super) fn icon(id: &str) -> Markup {
    html! { svg.icon aria-hidden="true" { use href={ "#ui-" (id) } {} } }
}

/// A form that posts something about the viewer's seat.
fn seat_form(moves: &Moves<'_>, page: &TablePage<'_>, path: &str, inside: &Markup) -> Markup {
    html! {
        form method="post" action={ (page.address) "/" (path) } {
            input type="hidden" name="answers" value=(moves.answers);
            @if let Some(seat) = moves.seat.or(page.me) { input type="hidden" name="seat" value=(seat); }
            (inside)
        }
    }
}
