//! Parts shared by the reports on a line-up and on a round robin.

use std::io::Write;

use bots::arena::{ForfeitReport, Mean, Share};
use serde::Serialize;

use crate::failure::Failure;

/// The games that were played, the time they took, and their outcome.
#[derive(Serialize)]
pub(super) struct Report<R> {
    pub(super) game: &'static str,
    pub(super) setup: String,
    pub(super) seed: String,
    pub(super) seconds: f64,
    pub(super) games_per_second: f64,
    #[serde(flatten)]
    pub(super) outcome: R,
}

pub(super) fn percent(share: f64) -> String {
    format!("{:.1}", share * 100.0)
}

pub(super) fn interval(share: &Share) -> String {
    format!("{} to {} %", percent(share.low), percent(share.high))
}

/// A rating and its interval. The bot that anchors the scale has no interval.
pub(in crate::commands) fn elo(rating: &Mean) -> [String; 2] {
    let whole = |number: f64| format!("{:.0}", if number.abs() < 0.5 { 0.0 } else { number });
    let is_anchor = rating.low == rating.high;
    let interval = if is_anchor { "-".to_owned() } else { format!("{} to {}", whole(rating.low), whole(rating.high)) };
    [whole(rating.value), interval]
}

/// Lists the first forfeited games with their reasons.
pub(super) fn write_forfeits(out: &mut dyn Write, all: u64, first: &[ForfeitReport]) -> Result<(), Failure> {
    const MOST: usize = 5;
    if all > 0 {
        writeln!(out, "\n{all} {}:", if all == 1 { "game was forfeited" } else { "games were forfeited" })?;
    }
    for forfeit in first.iter().take(MOST) {
        let ForfeitReport { bot, seed, seating, seat, decision, reason } = forfeit;
        writeln!(out, "  {bot}, decision {decision}: {reason}")?;
        writeln!(out, "    {seat} of {}, seed {seed}", seating.join(", "))?;
    }
    match all.saturating_sub(first.len().min(MOST) as u64) {
        0 => {}
        more => writeln!(out, "  and {more} more")?,
    }
    Ok(())
}
