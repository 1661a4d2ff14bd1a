//! `tessera arena`: bots play against bots.

mod contents;
mod help;
mod line_up;
mod lines;
mod round_robin;

use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use bots::arena::{ArenaError, Stop, seed_in};
use clap::value_parser;
use table::{ArenaJob, DynGame};

use lines::Report;
pub(super) use lines::elo;

use super::bench::seconds;
use super::{Choice, Outcome, setup_line, threads, write_json};
use crate::failure::Failure;
use crate::progress::Bar;
use crate::registry;
use crate::seeds::seed;

#[derive(clap::Args)]
#[command(after_long_help = help::HELP)]
pub(super) struct Args {
    /// The game; `tessera games` lists them
    game: String,
    /// One bot per seat, separated by commas; `cmd:./mybot --flag` runs a program as a bot
    #[arg(long, value_delimiter = ',', required = true, value_name = "BOT,BOT")]
    bots: Vec<String>,
    /// Minimum number of games: every deal is played in every distinct seating
    #[arg(long, default_value_t = 1000, value_parser = value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// Let every pair of bots meet, and rate them all
    #[arg(long)]
    round_robin: bool,
    /// Number of players in a game of the round robin: one bot against copies of another [default: 2]
    #[arg(long, requires = "round_robin", value_parser = value_parser!(u8).range(2..=4))]
    players: Option<u8>,
    /// Record each finished game in this file; games already in it are not played again
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// Stop once it is proven that the first bot wins more, or less, than this share, such as 0.65
    #[arg(long, value_name = "SHARE", value_parser = share, conflicts_with = "round_robin")]
    stop_at: Option<f64>,
    /// Minimum number of games before `--stop-at` can stop [default: 100]
    #[arg(long, value_name = "GAMES", requires = "stop_at", value_parser = value_parser!(u64).range(1..=100_000_000))]
    at_least: Option<u64>,
    /// Time limit for a decision of a program, in seconds
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    bot_seconds: Duration,
    /// Seed for all deals, any text; the same seed gives the same games
    #[arg(long)]
    seed: Option<String>,
    /// Number of threads [default: one per core]
    #[arg(long, value_parser = value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// A setup option; can be repeated
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<Choice>,
    /// Also report on the contents: how often each card was taken, used and won with, or how balanced they are
    #[arg(long)]
    report: Option<Contents>,
    /// Print the report as JSON
    #[arg(long)]
    json: bool,
}

/// The part of the report on contents to print.
#[derive(Clone, Copy, clap::ValueEnum)]
enum Contents {
    /// Every card, chip and event
    Cards,
    /// Groups of pieces, sources of points, and seats
    Balance,
}

/// Parses a share of the victories, from 0.001 to 0.999.
fn share(text: &str) -> Result<f64, String> {
    let share: Option<f64> = text.parse().ok().filter(|share| (0.001..=0.999).contains(share));
    share.ok_or_else(|| "expected a share from 0.001 to 0.999, such as 0.65".to_owned())
}

pub(super) fn run(args: Args, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let kind = registry::find(&args.game)?;
    if args.report.is_some() && args.results.is_some() {
        return Err(Failure::Together(
            "`--report` needs the cards of every game, which the file of `--results` lacks: leave out one of them",
        ));
    }
    if args.report.is_some() && args.round_robin {
        return Err(Failure::Together(
            "`--report` is about the games of one line-up: leave out `--report` or `--round-robin`",
        ));
    }
    let players = if args.round_robin { usize::from(args.players.unwrap_or(2)) } else { args.bots.len() };
    let setup = setup_line(kind, Some(players), &args.options)?;
    // Without `--seed`, an interrupted run continues with the seed that was drawn when it began.
    let begun = args.results.as_deref().filter(|_| args.seed.is_none()).and_then(seed_in);
    let seed = begun.map_or_else(|| seed(args.seed.as_deref()), Ok)?;
    let job = ArenaJob {
        threads: threads(args.threads),
        stop: args.stop_at.map(|share| Stop { share, at_least: args.at_least.unwrap_or(100) }),
        results: args.results,
        patience: args.bot_seconds,
        ..ArenaJob::new(setup, args.bots, args.games, seed)
    };
    if args.round_robin {
        run_round_robin(kind, job, players, args.json, out)
    } else {
        run_line_up(kind, job, args.report, args.json, out)
    }
}

/// Plays all games, and measures the time.
fn timed<R>(
    kind: &dyn DynGame,
    job: ArenaJob,
    play: impl FnOnce(&ArenaJob, &Bar) -> Result<R, ArenaError>,
) -> Result<Report<R>, Failure> {
    let begin = Instant::now();
    let bar = Bar::new();
    let outcome = play(&job, &bar)?;
    let seconds = begin.elapsed().as_secs_f64();
    let games_per_second = bar.played() as f64 / seconds;
    let (setup, seed) = (job.setup, job.seed.to_string());
    Ok(Report { game: kind.id(), setup, seed, seconds, games_per_second, outcome })
}

fn run_line_up(
    kind: &dyn DynGame,
    job: ArenaJob,
    contents: Option<Contents>,
    json: bool,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    let report = timed(kind, job, |job, bar| kind.arena(job, bar))?;
    if json {
        write_json(out, &report)?;
        return Ok(Outcome::Done);
    }
    line_up::write_table(out, &report)?;
    match (contents, &report.outcome.contents) {
        (Some(Contents::Cards), Some(pieces)) => contents::write_cards(out, kind, pieces)?,
        (Some(Contents::Balance), Some(pieces)) => contents::write_balance(out, kind, &report.outcome, pieces)?,
        (_, None) | (None, _) => {}
    }
    Ok(Outcome::Done)
}

fn run_round_robin(
    kind: &dyn DynGame,
    job: ArenaJob,
    players: usize,
    json: bool,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    let report = timed(kind, job, |job, bar| kind.round_robin(job, players, bar))?;
    if json {
        write_json(out, &report)?;
    } else {
        round_robin::write_table(out, &report)?;
    }
    Ok(Outcome::Done)
}
