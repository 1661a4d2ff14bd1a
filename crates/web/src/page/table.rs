//! The frame of a table's page: the prompt, the log, the score, and the tools around the board.
//!
//! It consists of sections with a `data-region`, which the script swaps one by one.

mod bar;
mod chat;
mod hint;
mod history;
mod more;
mod notice;
mod plain;
mod prompt;
mod score;
mod side;

use maud::{Markup, PreEscaped, html};
use table::DynSeen;

use crate::board;
use crate::table_page::{Moves, TablePage, TurnState};

const SPRITE: &str = include_str!("../../assets/table.svg");

/// Renders a table's page with its board. The plain view shows text without a board, as do games that have none.
#[must_use]
pub fn table(page: &TablePage<'_>, seen: &dyn DynSeen) -> Markup {
    let board = if page.preferences.plain { None } else { board::draw(seen, page) };
    let kind = if board.is_some() { "is-board" } else { "is-plain" };
    let turn_state = match page.turn_state {
        TurnState::Decide => "decide",
        TurnState::Confirm => "confirm",
        TurnState::Wait => "wait",
        TurnState::Watch => "watch",
        TurnState::Over => "over",
    };
    html! {
        main id="table" class={ (kind) " task-" (turn_state) } data-version=(page.moves.answers) data-address=(page.address)
            data-still[page.preferences.still] {
            (PreEscaped(SPRITE))
            (bar::bar(page, board::exists(seen)))
            @if page.moment.is_now { (prompt::prompt(page)) } @else { (history::history(page)) }
            @if let Some(board) = board { (board) } @else { (plain::plain(page, &seen.plain(page.moves.speaker))) }
            (side::side(page))
            @if page.moment.is_now { (hint::hint(page)) }
            (score::panel(page))
            (chat::panel(page))
            (more::panel(page))
            div id="announce" class="visually-hidden" aria-live="polite" {
                @for line in newest(page) { p { (line) } }
            }
        }
    }
}

/// Returns the sentences of the latest action, for screen readers.
fn newest<'a>(page: &'a TablePage<'_>) -> impl Iterator<Item = &'a str> {
    let latest = page.events.last().map(|event| event.position);
    let new = page.events.iter().filter(move |event| Some(event.position) == latest);
    new.map(|event| event.sentence.as_str())
}

/// Formats the points that an action gains or costs.
pub(super) fn points(points: f32) -> String {
    format!("{points:+.1}").replace('-', "−")
}

/// A picture of the frame's sprite.
fn icon(id: &str) -> Markup {
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
