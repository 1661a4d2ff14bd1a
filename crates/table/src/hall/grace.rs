//! How long a player may be away before a bot can play for them.

use crate::words::{Key, Tell, english};
use engine::say;
use engine::words::Phrase;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// How long the player to act may give no sign of life before others can let a bot play for them. Displayed and parsed
/// as `live`, `days`, or a number of minutes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grace {
    /// The game is played live, with everyone present.
    #[default]
    Live,
    /// The game is played over days.
    Days,
    /// The number of minutes that the host has chosen.
    Minutes(u32),
}

/// The text is not a valid time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", english(&self.tell()))]
pub struct BadGrace;

impl Tell for BadGrace {
    fn tell(&self) -> Phrase {
        say!(HallNoGrace, most = Grace::LONGEST)
    }
}

impl Grace {
    /// Maximum number of minutes: thirty days.
    pub const LONGEST: u32 = 30 * 24 * 60;

    /// Returns the time as a duration.
    pub(super) fn duration(self, waits: &Waits) -> Duration {
        match self {
            Self::Live => waits.live,
            Self::Days => waits.days,
            Self::Minutes(minutes) => Duration::from_secs(60 * u64::from(minutes.clamp(1, Self::LONGEST))),
        }
    }
}

impl fmt::Display for Grace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Live => f.write_str("live"),
            Self::Days => f.write_str("days"),
            Self::Minutes(minutes) => write!(f, "{minutes}"),
        }
    }
}

impl FromStr for Grace {
    type Err = BadGrace;

    fn from_str(text: &str) -> Result<Self, BadGrace> {
        match text {
            "live" => Ok(Self::Live),
            "days" => Ok(Self::Days),
            _ => match text.parse() {
                Ok(minutes @ 1..=Self::LONGEST) => Ok(Self::Minutes(minutes)),
                Ok(_) | Err(_) => Err(BadGrace),
            },
        }
    }
}

/// How long to wait for people who give no sign of life.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waits {
    /// Time before a bot can play for them, in a live game.
    pub live: Duration,
    /// Time before a bot can play for them, in a game over days.
    pub days: Duration,
    /// Time before they are no longer asked for consent. If they are the host, the others can then abort together.
    pub gone: Duration,
}

impl Waits {
    /// Returns the longest of all possible waits.
    pub(super) fn longest(&self) -> Duration {
        [Grace::Live, Grace::Days, Grace::Minutes(Grace::LONGEST)]
            .into_iter()
            .map(|grace| grace.duration(self))
            .fold(self.gone, Duration::max)
    }
}

impl Default for Waits {
    fn default() -> Self {
        const DAY: u64 = 24 * 60 * 60;
        Self {
            live: Duration::from_secs(2 * 60),
            days: Duration::from_secs(3 * DAY),
            gone: Duration::from_secs(7 * DAY),
        }
    }
}

/// Describes a duration in the largest unit of which it has at least two. Rounds up, so that no one is told to wait too
/// short a time.
#[must_use]
pub fn lasting(time: Duration) -> Phrase {
    const UNITS: [(u64, Key); 4] =
        [(24 * 60 * 60, Key::TimeDays), (60 * 60, Key::TimeHours), (60, Key::TimeMinutes), (1, Key::TimeSeconds)];
    let seconds = u64::try_from(time.as_millis().div_ceil(1000)).unwrap_or(u64::MAX).max(1);
    let unit = UNITS.into_iter().find(|(length, _)| seconds >= 2 * length);
    let (length, unit) = unit.unwrap_or((1, Key::TimeSeconds));
    Phrase::from(unit).with("count", i64::try_from(seconds.div_ceil(length)).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hall::TableOptions;

    #[test]
    fn older_tables_are_live() {
        let options: TableOptions = serde_json::from_str(r#"{"pace":300,"curtain":false}"#).unwrap();
        assert_eq!(options, TableOptions { pace: 300, curtain: false, ..TableOptions::default() });
        for grace in [Grace::Live, Grace::Days, Grace::Minutes(15)] {
            let options = TableOptions { grace, ..options };
            let text = serde_json::to_string(&options).unwrap();
            assert_eq!(serde_json::from_str::<TableOptions>(&text).unwrap(), options, "{text}");
        }
    }

    #[test]
    fn waits_are_two_minutes_three_days_or_the_hosts_choice() {
        let waits = Waits::default();
        for (text, expected) in [("live", "2 minutes"), ("days", "3 days"), ("15", "15 minutes"), ("43200", "30 days")]
        {
            let grace: Grace = text.parse().unwrap();
            assert_eq!(
                (grace.to_string().as_str(), english(&lasting(grace.duration(&waits))).as_str()),
                (text, expected)
            );
        }
        for bad in ["", "0", "43201", "-1", "1.5", "weeks", "99999999999"] {
            assert_eq!(bad.parse::<Grace>(), Err(BadGrace), "{bad}");
        }
        assert_eq!(english(&lasting(waits.gone)), "7 days");
    }

    #[test]
    fn times_are_rounded_up() {
        let told = |milliseconds| english(&lasting(Duration::from_millis(milliseconds)));
        assert_eq!([told(0), told(300), told(1001), told(90_000)], ["1 second", "1 second", "2 seconds", "90 seconds"]);
        assert_eq!([told(119_700), told(121_000), told(86_400_000)], ["2 minutes", "3 minutes", "24 hours"]);
    }
}
