//! The latest log lines, next to the board and below the notices.

use engine::say;
use maud::{Markup, html};

use super::notice;
use crate::table_page::{EventLine, TablePage};
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
            ol.event-list id="event-list" reversed {
                @for event in page.events.iter().rev() {
                    li class={ (seat_class(event)) @if Some(event.position) == latest { " new" } } data-say=(event.position) {
                        (line(page, event))
                    }
                }
                @if page.events.is_empty() { li.none { (page.say(say!(SiteNothingYet))) } }
            }
        }
    }
}

/// A line of the log. Pressing it shows the table at that moment.
pub(super) fn line(page: &TablePage<'_>, event: &EventLine) -> Markup {
    html! {
        a href={ (page.address) "/history/" (event.position) } {
            @if let Some(signs) = &event.signs { span.signs aria-hidden="true" { (signs) } " " }
            span.said { (event.sentence) }
        }
    }
}

/// Returns the class that gives a line the color of the seat that it is about.
pub(super) fn seat_class(event: &EventLine) -> String {
    event.about.map_or_else(String::new, |seat| format!("seat-{}", seat.index() + 1))
}
