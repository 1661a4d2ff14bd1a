//! The whole table as text, with a button for every action and a field to type moves into.

use engine::say;
use maud::{Markup, html};

use crate::spot::{button, form, label, slug};
use crate::table_page::{TablePage, TurnState};
use crate::words::Key;

pub(super) fn plain(page: &TablePage<'_>, text: &str) -> Markup {
    let moves = &page.moves;
    html! {
        div.board.plain-board {
            // The scrolling element is not swapped, which keeps its scroll position.
            section.plain-text id="plain-text" tabindex="0" aria-label=(page.say(say!(TablePlain))) { pre.plain id="plain" data-region="plain" { (text) } }
            section.plain-moves id="moves" data-region="moves" aria-label=(page.say(say!(TableMoves))) {
                @if !moves.offers.is_empty() {
                    (form(moves, "plain-offers", &html! {
                        ol {
                            @for offered in moves.offers {
                                li {
                                    (button(moves, offered, "button option", &slug("do", &offered.notation), None, &html! {
                                        (label(moves, offered)) code { (offered.notation) }
                                    }))
                                }
                            }
                        }
                    }))
                    (form(moves, "plain-line", &html! {
                        label for="line" { (page.say(say!(TableType))) }
                        input id="line" type="text" name="action" autocomplete="off" autocapitalize="none" spellcheck="false" required;
                        button.button.primary id="send-line" { (page.say(say!(TableTypeNow))) }
                    }))
                } @else {
                    p.none { @if page.turn_state == TurnState::Over { (page.request) } @else { (page.say(say!(TableNothingToDo))) } }
                }
            }
        }
    }
}
