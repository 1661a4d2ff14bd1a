//! How long the players took for their turns.

use std::time::Duration;

use engine::words::{Phrase, Speaker};
use engine::{Seat, say};
use maud::{Markup, html};
use table::hall::SeatTime;

use super::chart::at;
use crate::page::site::emblem;
use crate::words::Key;

/// The length of the longest bar.
const LONGEST: f64 = 300.0;

/// Draws the mean time of each player, with the numbers beside it.
pub(super) fn times(speaker: &Speaker<'_>, names: &[&str], times: &[SeatTime]) -> Markup {
    let most = times.iter().map(SeatTime::mean).max().unwrap_or_default();
    html! {
        @if times.iter().all(|time| time.longest.is_zero()) {
            p { (speaker.say(say!(TimesNone))) }
        } @else {
            div.scroll-x tabindex="0" {
                table.score-sheet.times-sheet {
                    thead {
                        tr {
                            td {}
                            th scope="col" { (speaker.say(say!(TimesMean))) }
                            td {}
                            th scope="col" { (speaker.say(say!(TimesLongest))) }
                            th scope="col" { (speaker.say(say!(TimesTurns))) }
                            th scope="col" { (speaker.say(say!(TimesAll))) }
                        }
                    }
                    tbody {
                        @for ((seat, name), time) in Seat::ALL.into_iter().zip(names).zip(times) {
                            tr {
                                th scope="row" { (emblem(seat)) " " (name) }
                                td { (speaker.say(length(time.mean()))) }
                                td.bar { (bar(seat, time.mean(), most)) }
                                td { (speaker.say(length(time.longest))) }
                                td { (time.turns) }
                                td { (speaker.say(length(time.total))) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn bar(seat: Seat, time: Duration, most: Duration) -> Markup {
    let length = LONGEST * time.as_secs_f64() / most.as_secs_f64().max(0.001);
    html! {
        svg class={ "time-bar seat-" (seat.index() + 1) } viewBox={ "0 0 " (LONGEST) " 14" } preserveAspectRatio="none"
            aria-hidden="true" {
            rect width=(at(length.max(2.0))) height="14" rx="3" {}
        }
    }
}

/// Returns how long something took, in two digits or so.
fn length(time: Duration) -> Phrase {
    let seconds = time.as_secs_f64().round() as i64;
    match seconds {
        0 => say!(TimesMoment),
        1..100 => say!(TimesSeconds, count = seconds),
        100..6000 => say!(TimesMinutes, count = (seconds + 30) / 60),
        6000..172_800 => say!(TimesHours, count = (seconds + 1800) / 3600),
        _ => say!(TimesDays, count = (seconds + 43_200) / 86_400),
    }
}

#[cfg(test)]
mod tests {
    use engine::words::ENGLISH;

    use super::*;
    use crate::words;

    #[test]
    fn times_are_told_shortly() {
        let said = |seconds| words::speaker(ENGLISH).say(length(Duration::from_secs_f64(seconds)));
        assert_eq!(
            [0.2, 1.4, 99.0, 100.0, 6000.0, 200_000.0].map(said),
            ["< 1 s", "1 s", "99 s", "2 min", "2 h", "2 d"]
        );
    }

    #[test]
    fn a_game_without_times_says_so() {
        let speaker = words::speaker(ENGLISH);
        let drawn = |list: &[SeatTime]| times(&speaker, &["Ada", "Ben"], list).0;
        assert!(drawn(&[SeatTime::default(); 2]).contains("not known"));
        assert!(drawn(&[]).contains("not known"));
        let seconds = Duration::from_secs;
        let ada = SeatTime { turns: 4, total: seconds(40), longest: seconds(25) };
        let shown = drawn(&[ada, SeatTime::default()]);
        assert!(
            shown.contains("<td>10 s</td>") && shown.contains("<td>25 s</td>") && !shown.contains("NaN"),
            "{shown}"
        );
    }
}
