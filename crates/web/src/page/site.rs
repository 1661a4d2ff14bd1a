//! What all pages around the tables share: the head of the page, pictures of the seats, and how long ago something was.

use bots::Level;
use engine::Seat;
use maud::{Markup, PreEscaped, html};

const SPRITE: &str = include_str!("../../assets/table.svg");

/// A page with the head that leads everywhere else.
#[must_use]
pub fn site(me: Option<&str>, content: &Markup) -> Markup {
    html! {
        (sprite())
        header.site-bar {
            a.brand href="/" { "Tessera" }
            nav.site-nav aria-label="Site" {
                a href="/me" { (me.unwrap_or("You")) }
                a href="/api" { "API" }
            }
        }
        (content)
    }
}

/// The pictures that pages refer to. Every page has them once.
#[must_use]
pub fn sprite() -> Markup {
    PreEscaped(SPRITE.to_owned())
}

/// The shape and colour of a seat.
#[must_use]
pub fn emblem(seat: Seat) -> Markup {
    let number = seat.index() + 1;
    html! {
        svg class={ "emblem seat-" (number) } aria-hidden="true" { use href={ "#emblem-" (number) } {} }
    }
}

/// A sentence about something that went wrong, if something did.
#[must_use]
pub fn problem(sentence: Option<&str>) -> Markup {
    html! { @if let Some(sentence) = sentence { p.flash.bad role="alert" { (sentence) } } }
}

/// What a form carries for the dice: the server's ticket, and room for what the browser adds.
#[must_use]
pub fn dice_fields(ticket: &str, commitment: &str) -> Markup {
    html! {
        input type="hidden" name="ticket" value=(ticket);
        input type="hidden" name="commitment" value=(commitment);
        (nonce_field())
    }
}

/// Room for what the browser adds to the dice.
#[must_use]
pub fn nonce_field() -> Markup {
    html! { input type="hidden" name="nonce" data-nonce; }
}

/// What a bot is called.
#[must_use]
pub fn level(bot: &str) -> String {
    crate::spot::sentence(bot)
}

/// How a bot of a level plays.
#[must_use]
pub const fn about_level(level: Level) -> &'static str {
    match level {
        Level::Easy => "sees what is good, and often takes something else.",
        Level::Medium => "takes what is best for itself at once.",
        Level::Hard => "thinks for a moment about what will come of it.",
        Level::Expert => "thinks for up to five seconds a turn.",
    }
}

/// How long ago a moment was; both in milliseconds since 1970.
#[must_use]
pub fn ago(then: i64, now: i64) -> String {
    const MINUTE: i64 = 60;
    const HOUR: i64 = 60 * MINUTE;
    const DAY: i64 = 24 * HOUR;
    let seconds = now.saturating_sub(then).max(0) / 1000;
    let count = |number: i64, unit: &str| {
        let s = if number == 1 { "" } else { "s" };
        format!("{number} {unit}{s} ago")
    };
    match seconds {
        ..MINUTE => "just now".to_owned(),
        MINUTE..HOUR => count(seconds / MINUTE, "minute"),
        HOUR..DAY => count(seconds / HOUR, "hour"),
        _ => count(seconds / DAY, "day"),
    }
}

/// Names as one phrase: `Ada, Ben and Cleo`.
#[must_use]
pub fn and(names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_in_the_largest_unit_that_fits() {
        let at = |seconds: i64| ago(0, seconds * 1000);
        assert_eq!(at(59), "just now");
        assert_eq!(at(60), "1 minute ago");
        assert_eq!(at(3599), "59 minutes ago");
        assert_eq!(at(7200), "2 hours ago");
        assert_eq!(at(86_400), "1 day ago");
        assert_eq!(ago(5000, 0), "just now", "clocks may differ");
    }

    #[test]
    fn names_make_a_phrase() {
        assert_eq!(and(&[]), "");
        assert_eq!(and(&["Ada"]), "Ada");
        assert_eq!(and(&["Ada", "Ben", "Cleo"]), "Ada, Ben and Cleo");
    }
}
