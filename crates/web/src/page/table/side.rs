//! The latest log lines, next to the board and below the notices.

use engine::say;
use maud::{Markup, html};

use super::notice;
use crate::table_page::TablePage;
use crate::words::Key;

pub(super) fn side(page: &TablePage<'_>) -> Markup {
    html! {
        aside.side {
            (notice::notice(page))
            (events(page))
        }
    }
}

fn events(page: &TablePage<'_>) -> Markup {
    let latest = page.events.last().map(|event| event.position);
    html! {
        section.events id="events" data-region="events" aria-label=(page.say(say!(TableEvents))) {
            h2.visually-hidden { (page.say(say!(TableEvents))) }
            ol.event-list id="event-list" tabindex="0" reversed {
                @for event in page.events.iter().rev() {
                    @let seat = event.seat.map_or_else(String::new, |seat| format!("seat-{}", seat.index() + 1));
                    li class={ (seat) @if Some(event.position) == latest { " new" } } data-say=(event.position) { (event.sentence) }
                }
                @if page.events.is_empty() { li.none { (page.say(say!(SiteNothingYet))) } }
            }
        }
    }
}
