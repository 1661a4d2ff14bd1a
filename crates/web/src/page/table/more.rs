//! What one seldom does: preferences, export, bots for those who are away, resigning.

use maud::{Markup, html};
use table::hall::lasting;

use super::prompt::{by_itself, preference};
use crate::show::{SeatLine, Shown, Task};

pub(super) fn panel(shown: &Shown<'_>) -> Markup {
    // What the past looked like cannot be changed.
    let is_over = shown.task == Task::Over || !shown.moment.is_now;
    html! {
        div.panel.more-panel id="more-panel" popover="auto" {
            section id="more" data-region="more" {
                (by_itself(shown, "more"))
                (preference(shown, "more", ("still", "No moving pieces"), shown.preferences.still))
                hr;
                a.button.quiet id="go-export" href={ (shown.address) "/export" } { "Export the game" }
                @if shown.moment.is_now {
                    a.button.quiet id="go-past" href={ (shown.address) "/history/" (shown.moment.position) } { "Look at the past" }
                }
                (seats(shown, is_over))
                @if !is_over && let Some(me) = shown.me {
                    hr;
                    (post(shown, "resign", "resign", "Resign: a bot plays on", &html! {
                        input type="hidden" name="seat" value=(me);
                    }))
                }
                @if !is_over && shown.may_abort {
                    a.button.quiet id="abort" href={ (shown.address) "/abort" } { "Abort the game …" }
                }
                p.fine { "Fair dice: the server committed to " code { (shown.commitment) } }
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
                p.fine {
                    "When " (line.name) " has given no sign for " (shown.moves.speaker.say(lasting(shown.grace))) ", a bot can play until "
                    (line.name) " is back."
                }
                (post(shown, "take-over", &format!("take-over-{}", line.seat), &format!("A bot plays for {}", line.name), &seat(line)))
            }
        }
        @if !is_over {
            @for line in shown.seats.iter().filter(|line| line.stands_in && line.is_mine) {
                (post(shown, "hand-back", &format!("hand-back-{}", line.seat), &format!("{} plays again", line.name), &seat(line)))
            }
        }
    }
}

fn post(shown: &Shown<'_>, path: &str, id: &str, label: &str, inside: &Markup) -> Markup {
    html! {
        form method="post" action={ (shown.address) "/" (path) } {
            (inside)
            button.button.quiet id=(id) { (label) }
        }
    }
}
