//! The page.

use std::fmt::Write;

use bots::arena::{ArenaReport, Mean};

use super::trials::{Claim, Trial};
use super::{Findings, Measured, Rated, Timed};
use crate::commands::arena::elo;
use crate::{registry, words};

const INTRODUCTION: &str = "\
# How strong the bots are

Written by `tessera strength --results docs/strength --out docs/strength.md`, which plays all games below, or reads them if
they are in that folder already; do not edit. Every deal is played in every different seating with the same seed, and bots
of the same name sit in all other seats. `greedy` is the frozen reference: it takes what is best for itself at once.
`expert@300` is the level `expert` that looks at 300 worlds a turn; the last column says how long a decision takes it on one
thread. At a table it thinks for up to five seconds a turn on two threads, `hard` for two seconds. Intervals are of 95 %,
those of shares are Wilson's. Where a share has to be above a bar, games go on until a sequential test has proven on which
side it is, but not for ever. A claim holds if its whole interval does.
";

pub(super) fn page(findings: &Findings) -> String {
    let mut page = INTRODUCTION.to_owned();
    let minutes = findings.thinking_seconds() / 60.0;
    let _ = write!(page, "\nBots thought for {minutes:.0} minutes in all these games, each on one thread.\n");
    for &kind in registry::games() {
        let own: Vec<&Measured> = findings.measured.iter().filter(|done| done.trial.game == kind.id()).collect();
        let rated = findings.rated.iter().find(|rated| rated.ladder.game == kind.id());
        if own.is_empty() && rated.is_none() {
            continue;
        }
        let _ = write!(page, "\n## {}\n\n", words::title(kind));
        if let Some(rated) = rated {
            page += &levels(rated);
        }
        page += "| bots | games | measured | 95 % interval | asked for | holds | ms a decision |\n";
        page += "| --- | --- | --- | --- | --- | --- | --- |\n";
        for done in &own {
            page.extend(done.trial.claims.iter().map(|claim| row(done, claim)));
        }
        let timed = findings.timed.iter().find(|timed| timed.game == kind.id());
        if let Some(timed) = timed {
            page += &speed(timed);
        }
        page += "\nThe same games, one line-up at a time:\n\n```sh\n";
        let commands = rated.map(|rated| &rated.command).into_iter().chain(own.iter().map(|done| &done.command));
        let commands = commands.chain(timed.map(|timed| &timed.command));
        page.extend(commands.map(|command| format!("{command}\n")));
        page += "```\n";
    }
    page
}

/// All levels, each against each.
fn levels(rated: &Rated) -> String {
    let Rated { ladder, report, .. } = rated;
    let names = || ladder.bots.iter().map(String::as_str);
    let mut table = format!(
        "Every level against every other one, two players, {} games each pair, and what the row wins against the column:\n\n",
        report.meetings.first().map_or(0, |meeting| meeting.games)
    );
    let heading: Vec<&str> = ["level", "Elo", "95 % interval"].into_iter().chain(names()).collect();
    let _ = write!(table, "| {} |\n| {} |\n", heading.join(" | "), vec!["---"; heading.len()].join(" | "));
    for bot in &report.bots {
        let cells = names().map(|other| match report.share(&bot.bot, other) {
            Some(share) => format!("{:.1} %", 100.0 * share.value),
            None => "-".to_owned(),
        });
        let cells: Vec<String> = cells.collect();
        let [rating, interval] = elo(&bot.elo);
        let _ = writeln!(table, "| {} | {rating} | {interval} | {} |", bot.bot, cells.join(" | "));
    }
    table + "\n"
}

/// How much of the speed of random games a search that plays them keeps at least, and how much faster two threads are.
const SPEED_KEPT: f64 = 0.6;
const SPEED_GAINED: f64 = 1.7;

/// How fast the game is, and a search in it.
fn speed(timed: &Timed) -> String {
    let report = &timed.report;
    let kept = report.iterations_per_second / report.games_per_second;
    let gained = report.iterations_per_second_on_two_threads / report.iterations_per_second;
    format!(
        "\nOn one thread {:.0} random games a second are played. A search whose playouts are such games makes {:.0} iterations \
         a second, {:.0} % of that (asked for: at least {:.0} %; holds: {}), and on two threads {gained:.2} times as many \
         (asked for: at least {SPEED_GAINED}; holds: {}).\n",
        report.games_per_second,
        report.iterations_per_second,
        100.0 * kept,
        100.0 * SPEED_KEPT,
        yes_or_no(kept >= SPEED_KEPT),
        yes_or_no(gained >= SPEED_GAINED)
    )
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

fn mean(mean: Mean) -> [f64; 3] {
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
    yes_or_no(holds)
}

const fn yes_or_no(holds: bool) -> &'static str {
    if holds { "yes" } else { "no" }
}
