//! Since when who is awaited, and when a bot can stand in. Times are relative, and in UTC for readers without the script;
//! with it, they are in the reader's time and stay current.

use engine::words::{Phrase, Speaker};
use engine::{Seat, say};
use maud::{Markup, html};
use table::hall::{Cause, Trouble, Waiting, WaitsFor};

use super::site::Span;
use crate::words::{Key, Mark, and, list, marked};

/// What a table waits for, as a page shows it.
#[derive(Clone, Copy, Default)]
pub struct Waits<'a> {
    /// Who is awaited.
    pub waiting: &'a [Waiting],
    /// What keeps the bots from acting.
    pub trouble: Option<Trouble>,
    /// The current time in milliseconds since 1970.
    pub now: i64,
}

impl Waits<'_> {
    /// Says since when others are awaited in the game, and when a bot can play for them.
    pub(super) fn others(&self, speaker: &Speaker<'_>, is_mine: impl Fn(Seat) -> bool) -> Markup {
        let acts = |waiting: &&Waiting| matches!(waiting.for_what, WaitsFor::Turn | WaitsFor::Confirmation);
        let others = || self.waiting.iter().filter(acts).filter(|waiting| !is_mine(waiting.seat));
        html! {
            @for waiting in others() {
                p.wait {
                    @let when = self.since(speaker, waiting.since);
                    (marked(speaker, match waiting.for_what {
                        WaitsFor::Confirmation => say!(WaitConfirmation, player = waiting.seat, when = Mark(0)),
                        _ => say!(WaitTurn, player = waiting.seat, when = Mark(0)),
                    }, &[when]))
                    @if let Some(from) = waiting.stand_in_from.filter(|from| *from > self.now) {
                        " " (marked(speaker, say!(WaitStandIn, player = waiting.seat, when = Mark(0)), &[self.until(speaker, from)]))
                    }
                }
            }
        }
    }

    /// Says who has still to answer a question, and since when.
    pub(super) fn answers(&self, speaker: &Speaker<'_>, is_mine: impl Fn(Seat) -> bool) -> Markup {
        let asked = || self.waiting.iter().filter(|waiting| waiting.for_what == WaitsFor::Consent);
        let others = and(asked().filter(|waiting| !is_mine(waiting.seat)).map(|waiting| Phrase::player(waiting.seat)));
        html! {
            @if let (Some(players), Some(first)) = (others, asked().next()) {
                p.wait {
                    (marked(speaker, say!(WaitConsent, players = players, when = Mark(0)), &[self.since(speaker, first.since)]))
                }
            }
        }
    }

    /// Says since when open seats wait for players.
    pub(super) fn players(&self, speaker: &Speaker<'_>) -> Markup {
        let open = self.waiting.iter().find(|waiting| waiting.for_what == WaitsFor::Player);
        html! {
            @if let Some(open) = open {
                p.wait { (marked(speaker, say!(WaitPlayers, when = Mark(0)), &[self.since(speaker, open.since)])) }
            }
        }
    }

    /// Says what keeps the bots from acting.
    pub(super) fn trouble(&self, speaker: &Speaker<'_>) -> Markup {
        html! {
            @if let Some(trouble) = self.trouble {
                div.notice.trouble {
                    p {
                        (marked(speaker, match trouble.cause {
                            Cause::Store => say!(WaitStore, when = Mark(0)),
                            Cause::Bot => say!(WaitBot, when = Mark(0)),
                        }, &[self.since(speaker, trouble.since)]))
                    }
                }
            }
        }
    }

    /// Whether others can let a bot play for the person in this seat now.
    pub(super) fn can_stand_in(&self, seat: Seat) -> bool {
        let is_due = |waiting: &Waiting| waiting.stand_in_from.is_some_and(|from| from <= self.now);
        self.waiting.iter().any(|waiting| waiting.seat == seat && is_due(waiting))
    }

    /// A moment in the past, and how long ago it was.
    pub(super) fn since(&self, speaker: &Speaker<'_>, then: i64) -> Markup {
        let date = Date::of(then);
        let clock = say!(WaitUtc, time = date.clock());
        let is_today = self.now - then < Date::DAY;
        let clock = if is_today { Some(clock) } else { list([Phrase::verbatim(date.day()), clock]) };
        let clock = html! { span data-clock { @if let Some(clock) = clock { (speaker.say(clock)) } } };
        let span = html! { span data-span { (speaker.say(lasted(then, self.now))) } };
        html! {
            // Not read out again whenever a minute has passed.
            time.since aria-live="off" datetime=(date.text()) {
                (marked(speaker, say!(WaitWhen, clock = Mark(0), span = Mark(1)), &[clock, span]))
            }
        }
    }

    /// How far off a moment in the future is.
    fn until(&self, speaker: &Speaker<'_>, then: i64) -> Markup {
        // Rounded up, so that nobody comes too early.
        let minutes = (then - self.now).max(1).div_euclid(60_000) + 1;
        let said = match Span::between(self.now, self.now + minutes * 60_000) {
            Span::Moment | Span::Minutes(_) => say!(WaitInMinutes, count = minutes),
            Span::Hours(count) => say!(WaitInHours, count = count),
            Span::Days(count) => say!(WaitInDays, count = count),
        };
        html! { time.until aria-live="off" datetime=(Date::of(then).text()) { (speaker.say(said)) } }
    }
}

/// Returns how long something has lasted, in the largest unit that fits.
fn lasted(then: i64, now: i64) -> Phrase {
    match Span::between(then, now) {
        Span::Moment => say!(SiteJustNow),
        Span::Minutes(count) => say!(WaitMinutes, count = count),
        Span::Hours(count) => say!(WaitHours, count = count),
        Span::Days(count) => say!(WaitDays, count = count),
    }
}

/// A moment as a date of the Gregorian calendar, in UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Date {
    year: i64,
    month: i64,
    day: i64,
    minute_of_day: i64,
    second: i64,
}

impl Date {
    const DAY: i64 = 24 * 60 * 60 * 1000;

    /// Returns the date of a moment, in milliseconds since 1970.
    fn of(at: i64) -> Self {
        // Years begin in March here, so that the leap day is the last one; 719,468 days lie between its year 0 and 1970.
        let days = at.div_euclid(Self::DAY) + 719_468;
        let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month + 2) / 5 + 1;
        let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
        let second = at.rem_euclid(Self::DAY) / 1000;
        Self { year: year + 400 * era + next, month, day, minute_of_day: second / 60, second: second % 60 }
    }

    fn day(self) -> String {
        format!("{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }

    fn clock(self) -> String {
        format!("{:02}:{:02}", self.minute_of_day / 60, self.minute_of_day % 60)
    }

    /// Returns the date for programs.
    fn text(self) -> String {
        format!("{}T{}:{:02}Z", self.day(), self.clock(), self.second)
    }
}

#[cfg(test)]
mod tests {
    use engine::words::ENGLISH;

    use super::*;
    use crate::words;

    const MINUTE: i64 = 60_000;
    /// 2026-11-19, 14:05 UTC.
    const THEN: i64 = 1_795_097_100_000;

    #[test]
    fn dates_are_those_of_the_calendar() {
        assert_eq!(Date::of(0).text(), "1970-01-01T00:00:00Z");
        assert_eq!(Date::of(THEN).text(), "2026-11-19T14:05:00Z");
        assert_eq!(Date::of(951_827_696_000).text(), "2000-02-29T12:34:56Z");
        assert_eq!(Date::of(-1000).text(), "1969-12-31T23:59:59Z");
        assert_eq!(Date::of(4_107_542_400_000).text(), "2100-03-01T00:00:00Z", "2100 is no leap year");
    }

    fn said(markup: &Markup) -> String {
        markup.0.split('<').filter_map(|tag| tag.split_once('>')).map(|(_, text)| text).collect()
    }

    fn waits(for_what: WaitsFor, lasted: i64, stand_in: Option<i64>) -> String {
        let waiting =
            Waiting { seat: Seat::ALL[1], for_what, since: THEN, stand_in_from: stand_in.map(|at| THEN + at) };
        let waits = Waits { waiting: &[waiting], trouble: None, now: THEN + lasted };
        let names = ["Ada", "Bea"].map(str::to_owned);
        let speaker = Speaker::new(words::library().for_reader(ENGLISH), &names);
        let is_mine = |seat: Seat| seat == Seat::ALL[0];
        said(&html! { (waits.others(&speaker, is_mine)) (waits.answers(&speaker, is_mine)) (waits.players(&speaker)) })
    }

    #[test]
    fn it_is_said_since_when_who_is_awaited() {
        let turn = |lasted, stand_in| waits(WaitsFor::Turn, lasted, stand_in);
        assert_eq!(turn(5000, None), "Waiting for Bea since 14:05 UTC (just now).");
        assert_eq!(turn(180 * MINUTE, None), "Waiting for Bea since 14:05 UTC (3 hours).");
        assert_eq!(turn(2880 * MINUTE, None), "Waiting for Bea since 2026-11-19, 14:05 UTC (2 days).");
        let (in_time, expected) = (Some(200 * MINUTE), " A bot can play for Bea in 21 minutes.");
        assert_eq!(turn(180 * MINUTE, in_time), format!("Waiting for Bea since 14:05 UTC (3 hours).{expected}"));
        assert_eq!(turn(200 * MINUTE, in_time), "Waiting for Bea since 14:05 UTC (3 hours).");
        let confirmation = waits(WaitsFor::Confirmation, 2 * MINUTE, None);
        assert_eq!(confirmation, "Waiting for Bea to confirm the turn since 14:05 UTC (2 minutes).");
        let consent = waits(WaitsFor::Consent, 2 * MINUTE, None);
        assert_eq!(consent, "Waiting for an answer from Bea since 14:05 UTC (2 minutes).");
        let players = waits(WaitsFor::Player, 61 * MINUTE, None);
        assert_eq!(players, "Since 14:05 UTC (1 hour).");
    }
}
