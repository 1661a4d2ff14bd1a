//! The page.

use std::fmt::Write;

use bots::arena::ArenaReport;

use super::Measured;
use super::trials::{Claim, Trial};
use crate::registry;

const INTRODUCTION: &str = "\
# How strong the bots are

Written by `tessera strength --results strength --out docs/strength.md`, which plays all games below; do not edit. Every
deal is played in every different seating with the same seed, and bots of the same name sit in all other seats. `greedy` is
the frozen reference: it takes what is best for itself at once. `expert@500` is the level `expert` that looks at 500 worlds
a turn; at a table it thinks for up to five seconds, `hard` for two. Intervals are of 95 %, those of shares are Wilson's.
Where a share has to be above a bar, games go on until a sequential test has proven on which side it is, but not for ever.
A claim holds if its whole interval does.
";

pub(super) fn page(measured: &[Measured], minutes: Option<f64>, threads: usize) -> String {
    let mut page = INTRODUCTION.to_owned();
    if let Some(minutes) = minutes {
        let _ = write!(page, "\nAll of it took {minutes:.0} minutes on {threads} threads.\n");
    }
    for kind in registry::games() {
        let own: Vec<&Measured> = measured.iter().filter(|done| done.trial.game == kind.id()).collect();
        if own.is_empty() {
            continue;
        }
        let _ = write!(page, "\n## {}\n\n", kind.title());
        page += "| bots | games | measured | 95 % interval | asked for | holds | ms a decision |\n";
        page += "| --- | --- | --- | --- | --- | --- | --- |\n";
        for done in &own {
            page.extend(done.trial.claims.iter().map(|claim| row(done, claim)));
        }
        page += "\nThe same games, one line-up at a time:\n\n```sh\n";
        page.extend(own.iter().map(|done| format!("{}\n", done.command)));
        page += "```\n";
    }
    page
}

/// What came out of a trial, in a line.
pub(super) fn summary(done: &Measured) -> String {
    let claims = done.trial.claims.iter().map(|claim| {
        let Figure { what, value, low, high } = figure(claim, &done.report);
        format!("{what} {value} ({low} to {high}) {}", holds(claim, &done.report))
    });
    let claims: Vec<String> = claims.collect();
    format!("{} {}: {} games, {}", done.trial.game, who(&done.trial), done.report.games, claims.join(", "))
}

fn row(done: &Measured, claim: &Claim) -> String {
    let Measured { trial, report, .. } = done;
    let Figure { what, value, low, high } = figure(claim, report);
    let milliseconds = report.bots.first().map_or(0.0, |bot| bot.microseconds_per_decision / 1000.0);
    let (asked_for, holds) = (asked_for(claim), holds(claim, report));
    format!(
        "| {} | {} | {what} {value} | {low} to {high} | {asked_for} | {holds} | {milliseconds:.1} |\n",
        who(trial),
        report.games
    )
}

/// Who plays whom, and how.
fn who(trial: &Trial) -> String {
    let mut who = match trial.bots.as_slice() {
        [alone] => format!("{alone} alone"),
        [one, other] if one == other => format!("two {one}"),
        [one, other] => format!("{one} against {other}"),
        [one, others @ ..] if others.iter().all(|other| other == one) => format!("{} {one}", trial.bots.len()),
        [one, others @ ..] => format!("{one} against {} {}", others.len(), others.first().map_or("", String::as_str)),
        [] => String::new(),
    };
    for (key, value) in trial.options {
        who += &format!(", {key} {value}");
    }
    who
}

/// Something measured, as text.
struct Figure {
    what: &'static str,
    value: String,
    low: String,
    high: String,
}

/// What a claim is about: value, and the ends of its interval.
fn measure(claim: &Claim, report: &ArenaReport) -> [f64; 3] {
    match claim {
        Claim::Wins(_) => report.bots.first().map_or([0.0; 3], |bot| {
            let share = bot.win_share;
            [share.value, share.low, share.high]
        }),
        Claim::Rounds(..) => mean(report.rounds.mean),
        Claim::WinningScore(..) => mean(report.winning_scores.mean),
        Claim::Median(_) => mean(report.scores.median),
    }
}

fn mean(mean: bots::arena::Mean) -> [f64; 3] {
    [mean.value, mean.low, mean.high]
}

fn figure(claim: &Claim, report: &ArenaReport) -> Figure {
    let numbers = measure(claim, report);
    let (what, numbers) = match claim {
        Claim::Wins(_) => ("wins", numbers.map(|share| format!("{:.1} %", 100.0 * share))),
        Claim::Rounds(..) => ("rounds", numbers.map(|rounds| format!("{rounds:.1}"))),
        Claim::WinningScore(..) => ("winner's points", numbers.map(|points| format!("{points:.1}"))),
        Claim::Median(_) => ("median of points", numbers.map(|points| format!("{points:.0}"))),
    };
    let [value, low, high] = numbers;
    Figure { what, value, low, high }
}

fn asked_for(claim: &Claim) -> String {
    match claim {
        Claim::Wins(None) => "-".to_owned(),
        Claim::Wins(Some(bar)) => format!("at least {:.0} %", 100.0 * bar),
        Claim::Rounds(from, to) | Claim::WinningScore(from, to) if to.is_finite() => format!("{from:.0} to {to:.0}"),
        Claim::Rounds(from, _) | Claim::WinningScore(from, _) => format!("above {from:.0}"),
        Claim::Median(least) => format!("at least {least:.0}"),
    }
}

/// Whether a claim holds with its whole interval.
fn holds(claim: &Claim, report: &ArenaReport) -> &'static str {
    let [_, low, high] = measure(claim, report);
    let holds = match claim {
        Claim::Wins(None) => return "-",
        Claim::Wins(Some(bar)) | Claim::Median(bar) => low >= *bar,
        Claim::Rounds(from, to) | Claim::WinningScore(from, to) => low >= *from && high <= *to,
    };
    if holds { "yes" } else { "no" }
}
