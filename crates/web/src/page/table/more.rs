//! Seldom used tools: preferences, export, bots for players who are away, resigning.

use engine::say;
use engine::words::Phrase;
use maud::{Markup, html};

use super::prompt::{by_itself, preference};
use crate::table_page::{SeatLine, TablePage, TurnState};
use crate::words::{Key, Mark, marked};

pub(super) fn panel(page: &TablePage<'_>) -> Markup {
    // Earlier positions are read-only.
    let is_over = page.turn_state == TurnState::Over || !page.moment.is_now;
    let hash = html! { code { (page.commitment) } };
    html! {
        div.panel.more-panel id="more-panel" popover="auto" {
            h2.visually-hidden { (page.say(say!(TableMore))) }
            section id="more" data-region="more" {
                (by_itself(page, "more"))
                (preference(page, "more", ("still", say!(TableStill)), page.preferences.still))
                a.button.quiet id="go-notices" href="/me/notices" { (page.say(say!(NoticesTitle))) }
                (preference(page, "more", ("keys", say!(TableKeysOn)), !page.preferences.keys_off))
                button.button.quiet type="button" id="open-keys-panel" popovertarget="keys-panel" { (page.say(say!(TableKeys))) }
                hr;
                a.button.quiet id="go-export" href={ (page.address) "/export" } { (page.say(say!(TableExport))) }
                @if page.moment.is_now {
                    a.button.quiet id="go-past" href={ (page.address) "/history/" (page.moment.position) } {
                        (page.say(say!(TableHistory)))
                    }
                }
                (seats(page, is_over))
                @if !is_over && let Some(me) = page.me {
                    hr;
                    a.button.quiet id="resign" href={ (page.address) "/resign?seat=" (me) } { (page.say(say!(TableResign))) }
                }
                @if !is_over && page.may_abort {
                    a.button.quiet id="abort" href={ (page.address) "/abort" } { (page.say(say!(TableAbort))) }
                }
                p.fine { (marked(page.moves.speaker, say!(TableFairDice, hash = Mark(0)), &[hash])) }
            }
        }
    }
}

/// Seats that a bot can take over or hand back.
fn seats(page: &TablePage<'_>, is_over: bool) -> Markup {
    let seat = |line: &SeatLine| html! { input type="hidden" name="seat" value=(line.seat); };
    html! {
        @if !is_over { (stand_in(page, "more-")) }
        @if !is_over {
            @for line in page.seats.iter().filter(|line| line.stands_in && line.is_mine) {
                @let (id, label) = (format!("hand-back-{}", line.seat), say!(TableHandBack, player = &line.name));
                (post(page, "hand-back", &id, label, &seat(line)))
            }
        }
    }
}

/// Offers to let a bot play for those who have been away for long enough, to those who may choose it.
pub(super) fn stand_in(page: &TablePage<'_>, place: &str) -> Markup {
    let away = |line: &&SeatLine| !line.is_mine && page.waits.can_stand_in(line.seat);
    html! {
        @if page.me.is_some() || page.may_abort {
            @for line in page.seats.iter().filter(away) {
                p { (page.say(say!(WaitAway, player = &line.name))) }
                @let (id, label) = (format!("{place}take-over-{}", line.seat), say!(TableTakeOver, player = &line.name));
                (post(page, "take-over", &id, label, &html! { input type="hidden" name="seat" value=(line.seat); }))
            }
        }
    }
}

fn post(page: &TablePage<'_>, path: &str, id: &str, label: Phrase, inside: &Markup) -> Markup {
    html! {
        form method="post" action={ (page.address) "/" (path) } {
            (inside)
            button.button.quiet id=(id) { (page.say(label)) }
        }
    }
}
