//! What happened last, beside the board, below what must be known now.

use engine::say;
use maud::{Markup, html};

use super::notice;
use crate::show::Shown;
use crate::words::Key;

pub(super) fn side(shown: &Shown<'_>) -> Markup {
    html! {
        aside.side {
            (notice::notice(shown))
            (events(shown))
        }
    }
}

fn events(shown: &Shown<'_>) -> Markup {
    let latest = shown.events.last().map(|event| event.position);
    html! {
        section.events id="events" data-region="events" aria-label=(shown.say(say!(TableEvents))) {
            ol.event-list reversed {
                @for event in shown.events.iter().rev() {
                    @let seat = event.seat.map_or_else(String::new, |seat| format!("seat-{}", seat.index() + 1));
                    li class={ (seat) @if Some(event.position) == latest { " new" } } { (event.sentence) }
                }
                @if shown.events.is_empty() { li.none { (shown.say(say!(SiteNothingYet))) } }
            }
        }
    }
}
