use std::io::Write;
use std::time::Instant;

use bots::arena::{ArenaReport, BotReport, ContentsReport, Mean, Share, Spread};
use clap::value_parser;
use serde::Serialize;
use table::{ArenaJob, GameKind};

use super::{Choice, Outcome, setup_line, threads, write_json};
use crate::failure::Failure;
use crate::progress::Bar;
use crate::seeds::seed;
use crate::{registry, text};

#[derive(clap::Args)]
#[command(after_long_help = HELP)]
pub(super) struct Args {
    /// The game; `tessera games` lists them
    game: String,
    /// One bot a seat, with commas between them
    #[arg(long, value_delimiter = ',', required = true, value_name = "BOT,BOT")]
    bots: Vec<String>,
    /// Play at least so many games: every deal is played in every different seating
    #[arg(long, default_value_t = 1000, value_parser = value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// What all deals grow from, any text; the same seed gives the same games
    #[arg(long)]
    seed: Option<String>,
    /// How many threads play at the same time [default: all cores]
    #[arg(long, value_parser = value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// A setup option, as often as you like
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<Choice>,
    /// Report on the contents too: how often each card was taken, used and won with, or how balanced they are
    #[arg(long)]
    report: Option<Contents>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// What to report about the contents.
#[derive(Clone, Copy, clap::ValueEnum)]
enum Contents {
    /// Every card, chip and event
    Cards,
    /// Groups, sources of points and seats
    Balance,
}

const HELP: &str = "\
Examples:
  tessera arena stone-age --bots greedy,random
  tessera arena stone-age --bots greedy,random,random,random --games 10000 --seed 1
  tessera arena civolution --bots greedy,greedy --games 1000 --report balance
  tessera arena revive --bots greedy --games 200 --report cards

JSON fields:
  game, setup, seed          what was played
  games                      how many games
  seconds                    how long it took
  games_per_second           on all threads together
  mean_rounds                rounds of a game
  mean_decisions             decisions of a game
  mean_winning_score         points of the winner
  rounds, winning_scores,    how the rounds of a game, the winners' points and
  scores                     everybody's points are spread: mean and median, each
                             with value, low and high of the 95 % interval, and
                             lower_quartile, upper_quartile
  seats                      each seat's share of the victories
  contents                   for games with packs
    pieces                   every card, chip, machine: group, name, and
      offered, taken         in how many games it lay on a display, and the share
                             of these in which somebody took it
      had, used, won         how often somebody had it, the shares of those who
                             used it and who won
      won_of_share           their victories relative to their share of the seats
    groups                   kinds of pieces: group, pieces (how many different),
      one_each               whether everybody has exactly one in every game
      used_by_winners, points_of_winners, part_of_winners
                             how many a winner used, their points for him, and
                             their part of all his points
    sources                  of the score sheet: source, points_of_winners,
                             points_of_all, part_of_winners
  bots                       a list, each with
    bot, seats               its name and how many seats it had in each game
    win_share                its share of the victories for each of its seats:
                             value, and low and high of the 95 % interval
    mean_score               its points
    score_deviation          their standard deviation
    microseconds_per_decision";

#[derive(Serialize)]
struct Report {
    game: &'static str,
    setup: String,
    seed: String,
    seconds: f64,
    games_per_second: f64,
    #[serde(flatten)]
    arena: ArenaReport,
}

pub(super) fn run(args: Args, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let kind = registry::find(&args.game)?;
    let setup = setup_line(kind, Some(args.bots.len()), &args.options)?;
    let seed = seed(args.seed.as_deref())?;
    let job =
        ArenaJob { setup: setup.clone(), bots: args.bots, games: args.games, seed, threads: threads(args.threads) };
    let begin = Instant::now();
    let arena = kind.arena(&job, &Bar::new())?;
    let seconds = begin.elapsed().as_secs_f64();
    let games_per_second = arena.games as f64 / seconds;
    let report = Report { game: kind.id(), setup, seed: seed.to_string(), seconds, games_per_second, arena };
    if args.json {
        write_json(out, &report)?;
    } else {
        write_table(out, &report)?;
        match args.report {
            Some(Contents::Cards) => write_cards(out, kind, &report.arena.contents)?,
            Some(Contents::Balance) => write_balance(out, kind, &report.arena)?,
            None => {}
        }
    }
    Ok(Outcome::Done)
}

fn write_table(out: &mut dyn Write, report: &Report) -> Result<(), Failure> {
    let Report { game, setup, seed, seconds, games_per_second, arena } = report;
    writeln!(out, "{game}, {setup}, seed {seed}")?;
    writeln!(out, "{} games in {seconds:.1} s, {games_per_second:.1} a second", arena.games)?;
    writeln!(
        out,
        "a game has {:.1} rounds and {:.0} decisions, and is won with {:.1} points",
        arena.mean_rounds, arena.mean_decisions, arena.mean_winning_score
    )?;
    writeln!(out)?;
    let heading = ["bot", "seats", "wins", "95 % interval", "points", "spread", "µs a decision"].map(str::to_owned);
    let rows: Vec<Vec<String>> = std::iter::once(heading.to_vec()).chain(arena.bots.iter().map(row)).collect();
    write!(out, "{}", text::columns(&rows))?;
    Ok(())
}

fn percent(share: f64) -> String {
    format!("{:.1}", share * 100.0)
}

fn interval(share: &Share) -> String {
    format!("{} to {} %", percent(share.low), percent(share.high))
}

fn write_cards(out: &mut dyn Write, kind: &dyn GameKind, contents: &ContentsReport) -> Result<(), Failure> {
    let heading = ["piece", "of", "offered", "taken", "had", "used", "wins of those who had it"];
    let mut rows = vec![heading.map(str::to_owned).to_vec()];
    for piece in &contents.pieces {
        // A piece that lies on no display is nobody's choice.
        let (offered, taken) = match piece.offered {
            0 => ("-".to_owned(), "-".to_owned()),
            games => (games.to_string(), format!("{} %", percent(piece.taken.value))),
        };
        rows.push(vec![
            piece.name.clone(),
            kind.source_name(piece.group),
            offered,
            taken,
            piece.had.to_string(),
            format!("{} %", percent(piece.used.value)),
            interval(&piece.won),
        ]);
    }
    write!(out, "\n{}", text::columns(&rows))?;
    Ok(())
}

fn write_balance(out: &mut dyn Write, kind: &dyn GameKind, arena: &ArenaReport) -> Result<(), Failure> {
    let mut rows = vec![["", "mean", "95 % interval", "quartiles", "median's"].map(str::to_owned).to_vec()];
    for (name, spread) in
        [("rounds", &arena.rounds), ("winner's points", &arena.winning_scores), ("everybody's points", &arena.scores)]
    {
        rows.push(spread_row(name, spread));
    }
    write!(out, "\n{}", text::columns(&rows))?;
    let heading = ["pieces of winners", "kinds", "used", "points", "of all points", "95 % interval"];
    let mut rows = vec![heading.map(str::to_owned).to_vec()];
    for group in &arena.contents.groups {
        let mut row = vec![
            kind.source_name(group.group),
            group.pieces.to_string(),
            format!("{:.2}", group.used_by_winners),
            format!("{:.1}", group.points_of_winners),
        ];
        row.extend(part(&group.part_of_winners));
        rows.push(row);
    }
    write!(out, "\n{}", text::columns(&rows))?;
    let heading = ["points from", "of all", "of winners", "of all points", "95 % interval"];
    let mut rows = vec![heading.map(str::to_owned).to_vec()];
    for source in &arena.contents.sources {
        let mut row = vec![
            kind.source_name(source.source),
            format!("{:.1}", source.points_of_all),
            format!("{:.1}", source.points_of_winners),
        ];
        row.extend(part(&source.part_of_winners));
        rows.push(row);
    }
    write!(out, "\n{}", text::columns(&rows))?;
    for group in arena.contents.groups.iter().filter(|group| group.one_each) {
        write_one_each(out, &kind.source_name(group.group), group.group, &arena.contents)?;
    }
    let mut rows = vec![["seat", "wins", "95 % interval"].map(str::to_owned).to_vec()];
    for (share, number) in arena.seats.iter().zip(1..) {
        rows.push(vec![format!("P{number}"), format!("{} %", percent(share.value)), interval(share)]);
    }
    write!(out, "\n{}", text::columns(&rows))?;
    Ok(())
}

/// The pieces of a group of which everybody has one: whether they win as often as they should.
fn write_one_each(
    out: &mut dyn Write,
    name: &str,
    group: &'static str,
    contents: &ContentsReport,
) -> Result<(), Failure> {
    let mut rows = vec![[name, "had", "wins of its share", "95 % interval"].map(str::to_owned).to_vec()];
    for piece in contents.pieces.iter().filter(|piece| piece.group == group) {
        let share = &piece.won_of_share;
        rows.push(vec![
            piece.name.clone(),
            piece.had.to_string(),
            format!("{:.2}", share.value),
            format!("{:.2} to {:.2}", share.low, share.high),
        ]);
    }
    write!(out, "\n{}", text::columns(&rows))?;
    Ok(())
}

fn part(mean: &Mean) -> [String; 2] {
    [format!("{} %", percent(mean.value)), format!("{} to {} %", percent(mean.low), percent(mean.high))]
}

fn spread_row(name: &str, spread: &Spread) -> Vec<String> {
    let Spread { mean, lower_quartile, median, upper_quartile } = spread;
    vec![
        name.to_owned(),
        format!("{:.1}", mean.value),
        format!("{:.1} to {:.1}", mean.low, mean.high),
        format!("{lower_quartile:.0}, {:.0}, {upper_quartile:.0}", median.value),
        format!("{:.0} to {:.0}", median.low, median.high),
    ]
}

fn row(bot: &BotReport) -> Vec<String> {
    vec![
        bot.bot.clone(),
        bot.seats.to_string(),
        format!("{} %", percent(bot.win_share.value)),
        interval(&bot.win_share),
        format!("{:.1}", bot.mean_score),
        format!("{:.1}", bot.score_deviation),
        format!("{:.1}", bot.microseconds_per_decision),
    ]
}
