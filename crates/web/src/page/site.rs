//! What all pages around the tables share: the page header, seat emblems, and relative times.

use engine::words::{Phrase, Speaker};
use engine::{Seat, say};
use maud::{Markup, html};

use crate::words::{Key, Mark, marked};

/// The name of the site, the same in every language.
pub const BRAND: &str = "Tessera";

/// Wraps a page in the header with the site's navigation.
#[must_use]
pub fn site(speaker: &Speaker<'_>, me: Option<&str>, content: &Markup) -> Markup {
    let you = || speaker.say(say!(SiteYou));
    html! {
        (skip(speaker, "content", say!(SiteToContent)))
        header.site-bar {
            a.brand href="/" { (BRAND) }
            nav.site-nav aria-label=(speaker.say(say!(SiteNavigation))) {
                a href="/me" { (me.map_or_else(you, ToOwned::to_owned)) }
                a href="/api" { (speaker.say(say!(SiteApi))) }
            }
        }
        (content)
    }
}

/// The link that leads past everything that is the same on all pages. It shows when it has the focus.
#[must_use]
pub fn skip(speaker: &Speaker<'_>, target: &str, label: Phrase) -> Markup {
    html! { a.skip-link.button href={ "#" (target) } { (speaker.say(label)) } }
}

/// The emblem of a seat, in its shape and color.
#[must_use]
pub fn emblem(seat: Seat) -> Markup {
    let number = seat.index() + 1;
    html! {
        svg class={ "emblem seat-" (number) } aria-hidden="true" { use href={ "#emblem-" (number) } {} }
    }
}

/// Shows why something went wrong, if it did.
#[must_use]
pub fn problem(speaker: &Speaker<'_>, sentence: Option<&Phrase>) -> Markup {
    html! { @if let Some(sentence) = sentence { p.flash.bad role="alert" { (speaker.say(sentence)) } } }
}

/// The form fields for the dice: the server's ticket, and an empty field for the browser's part.
#[must_use]
pub fn dice_fields(ticket: &str, commitment: &str) -> Markup {
    html! {
        input type="hidden" name="ticket" value=(ticket);
        input type="hidden" name="commitment" value=(commitment);
        (nonce_field())
    }
}

/// An empty field for the browser's part of the dice.
#[must_use]
pub fn nonce_field() -> Markup {
    html! { input type="hidden" name="nonce" data-nonce; }
}

/// Returns the name of a bot level.
#[must_use]
pub fn level(bot: &str) -> Phrase {
    say!(SiteLevel, bot = bot)
}

/// Returns the name of a round in the game's own word.
#[must_use]
pub fn round(name: &str, number: u32) -> Phrase {
    say!(SiteRound, name = name, number = number)
}

/// Shows the commitment to the server's secret.
#[must_use]
pub fn fingerprint(speaker: &Speaker<'_>, commitment: &str) -> Markup {
    let hash = html! { code { (commitment) } };
    html! { p.fingerprint { (marked(speaker, say!(SiteFingerprint, hash = Mark(0)), &[hash])) } }
}

/// Returns how long ago a moment was. Both times are in milliseconds since 1970.
#[must_use]
pub fn ago(then: i64, now: i64) -> Phrase {
    match Span::between(then, now) {
        Span::Moment => say!(SiteJustNow),
        Span::Minutes(count) => say!(SiteMinutesAgo, count = count),
        Span::Hours(count) => say!(SiteHoursAgo, count = count),
        Span::Days(count) => say!(SiteDaysAgo, count = count),
    }
}

/// Returns how long something has lasted that began at a moment. Both times are in milliseconds since 1970.
#[must_use]
pub fn lasting(since: i64, now: i64) -> Phrase {
    match Span::between(since, now) {
        Span::Moment => say!(SiteForAMoment),
        Span::Minutes(count) => say!(SiteForMinutes, count = count),
        Span::Hours(count) => say!(SiteForHours, count = count),
        Span::Days(count) => say!(SiteForDays, count = count),
    }
}

/// A time in the largest unit that fits.
pub(super) enum Span {
    /// Less than a minute.
    Moment,
    Minutes(i64),
    Hours(i64),
    Days(i64),
}

impl Span {
    pub(super) fn between(then: i64, now: i64) -> Self {
        const MINUTE: i64 = 60;
        const HOUR: i64 = 60 * MINUTE;
        const DAY: i64 = 24 * HOUR;
        let seconds = now.saturating_sub(then).max(0) / 1000;
        match seconds {
            ..MINUTE => Self::Moment,
            MINUTE..HOUR => Self::Minutes(seconds / MINUTE),
            HOUR..DAY => Self::Hours(seconds / HOUR),
            _ => Self::Days(seconds / DAY),
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::words::ENGLISH;

    use super::*;
    use crate::words::{and, names, speaker};

    #[test]
    fn times_are_told_in_the_largest_unit_that_fits() {
        let speaker = speaker(ENGLISH);
        let at = |seconds: i64| speaker.say(ago(0, seconds * 1000));
        assert_eq!(at(59), "just now");
        assert_eq!(at(60), "1 minute ago");
        assert_eq!(at(3599), "59 minutes ago");
        assert_eq!(at(7200), "2 hours ago");
        assert_eq!(at(86_400), "1 day ago");
        assert_eq!(speaker.say(ago(5000, 0)), "just now", "clocks may differ");
        let after = |seconds: i64| speaker.say(lasting(0, seconds * 1000));
        assert_eq!([59, 60, 7200, 86_400].map(after), ["just now", "for 1 minute", "for 2 hours", "for 1 day"]);
    }

    #[test]
    fn names_are_joined_with_and() {
        let said = |list: &[&str]| and(names(list.iter().copied())).map(|phrase| speaker(ENGLISH).say(phrase));
        assert_eq!(said(&[]), None);
        assert_eq!(said(&["Ada"]).unwrap(), "Ada");
        assert_eq!(said(&["Ada", "Ben"]).unwrap(), "Ada and Ben");
        assert_eq!(said(&["Ada", "Ben", "Cleo"]).unwrap(), "Ada, Ben and Cleo");
    }

    #[test]
    fn bots_have_names() {
        let said = |bot: &str| speaker(ENGLISH).say(level(bot));
        assert_eq!((said("easy"), said("greedy")), ("Easy".to_owned(), "Greedy".to_owned()));
    }
}
