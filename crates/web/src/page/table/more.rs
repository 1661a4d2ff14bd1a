//! What one seldom does: preferences, export, bots for those who are away, resigning.

use engine::say;
use engine::words::Phrase;
use maud::{Markup, html};
use table::hall::lasting;

use super::prompt::{by_itself, preference};
use crate::show::{SeatLine, Shown, Task};
use crate::words::{Key, Mark, marked};

pub(super) fn panel(shown: &Shown<'_>) -> Markup {
    // What the past looked like cannot be changed.
    let is_over = shown.task == Task::Over || !shown.moment.is_now;
    let hash = html! { code { (shown.commitment) } };
    html! {
        div.panel.more-panel id="more-panel" popover="auto" {
            section id="more" data-region="more" {
                (by_itself(shown, "more"))
                (preference(shown, "more", ("still", say!(TableStill)), shown.preferences.still))
                hr;
                a.button.quiet id="go-export" href={ (shown.address) "/export" } { (shown.say(say!(TableExport))) }
                @if shown.moment.is_now {
                    a.button.quiet id="go-past" href={ (shown.address) "/history/" (shown.moment.position) } {
                        (shown.say(say!(TableHistory)))
                    }
                }
                (seats(shown, is_over))
                @if !is_over && let Some(me) = shown.me {
                    hr;
                    (post(shown, "resign", "resign", say!(TableResign), &html! {
                        input type="hidden" name="seat" value=(me);
                    }))
                }
                @if !is_over && shown.may_abort {
                    a.button.quiet id="abort" href={ (shown.address) "/abort" } { (shown.say(say!(TableAbort))) }
                }
                p.fine { (marked(shown.moves.speaker, say!(TableFairDice, hash = Mark(0)), &[hash])) }
            }
        }
    }
}

/// Seats that a bot can take over or hand back.
fn seats(shown: &Shown<'_>, is_over: bool) -> Markup {
    let away = |line: &&SeatLine| line.can_be_replaced;
    let seat = |line: &SeatLine| html! { input type="hidden" name="seat" value=(line.seat); };
    html! {
        @if (shown.me.is_some() || shown.may_abort) && !is_over {
            @for line in shown.seats.iter().filter(away) {
                p.fine { (shown.say(say!(TableAwayLong, player = &line.name, time = lasting(shown.grace)))) }
                @let (id, label) = (format!("take-over-{}", line.seat), say!(TableTakeOver, player = &line.name));
                (post(shown, "take-over", &id, label, &seat(line)))
            }
        }
        @if !is_over {
            @for line in shown.seats.iter().filter(|line| line.stands_in && line.is_mine) {
                @let (id, label) = (format!("hand-back-{}", line.seat), say!(TableHandBack, player = &line.name));
                (post(shown, "hand-back", &id, label, &seat(line)))
            }
        }
    }
}

fn post(shown: &Shown<'_>, path: &str, id: &str, label: Phrase, inside: &Markup) -> Markup {
    html! {
        form method="post" action={ (shown.address) "/" (path) } {
            (inside)
            button.button.quiet id=(id) { (shown.say(label)) }
        }
    }
}
