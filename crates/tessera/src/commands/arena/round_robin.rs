//! The report on a round robin.

use std::io::Write;

use bots::arena::{RatedBot, RoundRobinReport};

use super::lines::{Report, elo, interval, percent, write_forfeits};
use crate::failure::Failure;
use crate::text;

pub(super) fn write_table(out: &mut dyn Write, report: &Report<RoundRobinReport>) -> Result<(), Failure> {
    let Report { game, setup, seed, seconds, games_per_second, outcome: round_robin } = report;
    let RoundRobinReport { games, players, bots, forfeits, .. } = round_robin;
    writeln!(out, "{game}, {setup}, seed {seed}")?;
    writeln!(out, "{games} games in {seconds:.1} s, {games_per_second:.1} a second")?;
    let heading = ["bot", "Elo", "95 % interval", "games", "µs a decision"].map(str::to_owned).to_vec();
    let rows: Vec<Vec<String>> = std::iter::once(heading).chain(bots.iter().map(rated)).collect();
    write!(out, "\n{}", text::columns(&rows))?;

    let others = if *players == 2 { "" } else { ", one bot against copies of another" };
    writeln!(out, "\nwins{others}:")?;
    let heading = std::iter::once("").chain(bots.iter().map(|bot| bot.bot.as_str())).map(str::to_owned).collect();
    let cell = |bot: &RatedBot, other: &RatedBot| {
        let share = round_robin.share(&bot.bot, &other.bot);
        share.map_or_else(|| "-".to_owned(), |share| format!("{} % ({})", percent(share.value), interval(&share)))
    };
    let row = |bot: &RatedBot| -> Vec<String> {
        std::iter::once(bot.bot.clone()).chain(bots.iter().map(|other| cell(bot, other))).collect()
    };
    let rows: Vec<Vec<String>> = std::iter::once(heading).chain(bots.iter().map(row)).collect();
    write!(out, "{}", text::columns(&rows))?;
    write_forfeits(out, bots.iter().map(|bot| bot.forfeits).sum(), forfeits)
}

fn rated(bot: &RatedBot) -> Vec<String> {
    let [value, interval] = elo(&bot.elo);
    vec![bot.bot.clone(), value, interval, bot.games.to_string(), format!("{:.1}", bot.microseconds_per_decision)]
}
