//! The frame of a table's page: whose turn it is, what happened, what it is worth, and everything else one can do.
//!
//! It is made of sections with a `data-region`, which the script swaps one by one.

mod bar;
mod chat;
mod history;
mod more;
mod notice;
mod plain;
mod prompt;
mod score;
mod side;

use maud::{Markup, PreEscaped, html};

use crate::show::{Moves, Shown, Task};

const SPRITE: &str = include_str!("../../assets/table.svg");

/// Everything that a table's page shows, around its board. In the plain view the text is shown instead of the board, and
/// so it is for a game that has none.
#[must_use]
pub fn table(shown: &Shown<'_>, board: Option<&Markup>, plain_text: &str) -> Markup {
    let on_view = board.filter(|_| !shown.preferences.plain);
    let kind = if on_view.is_some() { "is-board" } else { "is-plain" };
    let task = match shown.task {
        Task::Decide => "decide",
        Task::Confirm => "confirm",
        Task::Wait => "wait",
        Task::Watch => "watch",
        Task::Over => "over",
    };
    html! {
        main id="table" class={ (kind) " task-" (task) } data-version=(shown.moves.answers) data-address=(shown.address)
            data-still[shown.preferences.still] {
            (PreEscaped(SPRITE))
            (bar::bar(shown, board.is_some()))
            @if shown.moment.is_now { (prompt::prompt(shown)) } @else { (history::history(shown)) }
            @if let Some(board) = on_view { (board) } @else { (plain::plain(shown, plain_text)) }
            (side::side(shown))
            (score::panel(shown))
            (chat::panel(shown))
            (more::panel(shown))
            div id="announce" class="visually-hidden" aria-live="polite" {
                @for line in newest(shown) { p { (line) } }
            }
        }
    }
}

/// The sentences of the latest action, for those who listen.
fn newest<'a>(shown: &'a Shown<'_>) -> impl Iterator<Item = &'a str> {
    let latest = shown.events.last().map(|event| event.position);
    let new = shown.events.iter().filter(move |event| Some(event.position) == latest);
    new.map(|event| event.sentence.as_str())
}

/// Points that an action brings or costs.
pub(super) fn points(points: f32) -> String {
    format!("{points:+.1}").replace('-', "−")
}

/// A picture of the frame's sprite.
fn icon(id: &str) -> Markup {
    html! { svg.icon aria-hidden="true" { use href={ "#ui-" (id) } {} } }
}

/// A form that posts something about the viewer's seat.
fn seat_form(moves: &Moves<'_>, shown: &Shown<'_>, path: &str, inside: &Markup) -> Markup {
    html! {
        form method="post" action={ (shown.address) "/" (path) } {
            input type="hidden" name="answers" value=(moves.answers);
            @if let Some(seat) = moves.seat.or(shown.me) { input type="hidden" name="seat" value=(seat); }
            (inside)
        }
    }
}
