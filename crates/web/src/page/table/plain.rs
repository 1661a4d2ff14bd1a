//! The whole table as text, with every action as a button and a line to type moves into.

use maud::{Markup, html};

use crate::show::{Shown, Task};
use crate::spot::{button, form, slug};

pub(super) fn plain(shown: &Shown<'_>, text: &str) -> Markup {
    let moves = &shown.moves;
    html! {
        div.board.plain-board {
            // What scrolls is not swapped, so that it stays where it was scrolled to.
            section.plain-text { pre.plain id="plain" data-region="plain" { (text) } }
            section.plain-moves id="moves" data-region="moves" aria-label="What you can do" {
                @if !moves.offers.is_empty() {
                    (form(moves, "plain-offers", &html! {
                        ol {
                            @for offered in moves.offers {
                                li {
                                    (button(moves, offered, "button option", &slug("do", &offered.notation), None, &html! {
                                        (crate::spot::label(moves, offered)) code { (offered.notation) }
                                    }))
                                }
                            }
                        }
                    }))
                    (form(moves, "plain-line", &html! {
                        label for="line" { "A move in notation" }
                        input id="line" type="text" name="action" autocomplete="off" autocapitalize="none" spellcheck="false" required;
                        button.button.primary id="send-line" { "Do it" }
                    }))
                } @else {
                    p.none { @if shown.task == Task::Over { (shown.request) } @else { "There is nothing to do for you now." } }
                }
            }
        }
    }
}
