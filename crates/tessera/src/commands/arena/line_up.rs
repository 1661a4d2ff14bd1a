//! The report on one line-up.

use std::io::Write;

use bots::arena::{ArenaReport, BotReport, Side, Verdict};

use super::lines::{Report, elo, interval, percent, write_forfeits};
use crate::failure::Failure;
use crate::text;

pub(super) fn write_table(out: &mut dyn Write, report: &Report<ArenaReport>) -> Result<(), Failure> {
    let Report { game, setup, seed, seconds, games_per_second, outcome: arena } = report;
    writeln!(out, "{game}, {setup}, seed {seed}")?;
    writeln!(out, "{} games in {seconds:.1} s, {games_per_second:.1} a second", arena.games)?;
    writeln!(
        out,
        "a game has {:.1} rounds and {:.0} decisions, and is won with {:.1} points",
        arena.mean_rounds, arena.mean_decisions, arena.mean_winning_score
    )?;
    if let (Some(verdict), Some(first)) = (&arena.verdict, arena.bots.first()) {
        writeln!(out, "{}", told(verdict, &first.bot))?;
    }
    writeln!(out)?;
    let mut heading = vec!["bot", "seats", "wins", "95 % interval", "points", "spread", "µs a decision"];
    if arena.bots.len() > 1 {
        heading.extend(["Elo", "95 % interval"]);
    }
    let heading = heading.into_iter().map(str::to_owned).collect();
    let rows: Vec<Vec<String>> = std::iter::once(heading).chain(arena.bots.iter().map(row)).collect();
    write!(out, "{}", text::columns(&rows))?;
    write_forfeits(out, arena.bots.iter().map(|bot| bot.forfeits).sum(), &arena.forfeits)
}

/// The verdict on the first bot, as a sentence.
fn told(verdict: &Verdict, bot: &str) -> String {
    let Verdict { share, error, games, proven } = verdict;
    let [share, error] = [share, error].map(|share| format!("{} %", (share * 1000.0).round() / 10.0));
    match proven {
        Some(Side::Above) => {
            format!("stopped after {games} games: above {share} is proven for {bot} ({error} error)")
        }
        Some(Side::Below) => {
            format!("stopped after {games} games: below {share} is proven for {bot} ({error} error)")
        }
        None => format!("undecided after {games} games whether {bot} is above or below {share} ({error} error)"),
    }
}

fn row(bot: &BotReport) -> Vec<String> {
    let mut row = vec![
        bot.bot.clone(),
        bot.seats.to_string(),
        format!("{} %", percent(bot.win_share.value)),
        interval(&bot.win_share),
        format!("{:.1}", bot.mean_score),
        format!("{:.1}", bot.score_deviation),
        format!("{:.1}", bot.microseconds_per_decision),
    ];
    row.extend(bot.elo.iter().flat_map(elo));
    row
}
