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
    /// One bot a seat, with commas between them; `cmd:./mybot --flag` is a program that plays
    #[arg(long, value_delimiter = ',', required = true, value_name = "BOT,BOT")]
    bots: Vec<String>,
    /// Play at least so many games: every deal is played in every different seating
    #[arg(long, default_value_t = 1000, value_parser = value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// Let every two of the bots meet, and rate them all
    #[arg(long)]
    round_robin: bool,
    /// How many play in a game of the round robin: one bot against so many of the other, less one [default: 2]
    #[arg(long, requires = "round_robin", value_parser = value_parser!(u8).range(2..=4))]
    players: Option<u8>,
    /// Write every game to this file when it is over; games that are there are not played again
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// Stop as soon as it is proven that the first bot wins more, or less, than this share, as in 0.65
    #[arg(long, value_name = "SHARE", value_parser = share, conflicts_with = "round_robin")]
    stop_at: Option<f64>,
    /// Never stop before so many games [default: 100]
    #[arg(long, value_name = "GAMES", requires = "stop_at", value_parser = value_parser!(u64).range(1..=100_000_000))]
    at_least: Option<u64>,
    /// How long a program may take for a decision
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    bot_seconds: Duration,
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

fn share(text: &str) -> Result<f64, String> {
    let share: Option<f64> = text.parse().ok().filter(|share| (0.001..=0.999).contains(share));
    share.ok_or_else(|| "expected a share from 0.001 to 0.999, as in 0.65".to_owned())
}

pub(super) fn run(args: Args, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let kind = registry::find(&args.game)?;
    if args.report.is_some() && args.results.is_some() {
        return Err(Failure::Together(
            "`--report` needs the cards of every game, which a file of `--results` does not hold: leave one of them away",
        ));
    }
    if args.report.is_some() && args.round_robin {
        return Err(Failure::Together(
            "`--report` is about the games of one line-up: leave it or `--round-robin` away",
        ));
    }
    let players = if args.round_robin { usize::from(args.players.unwrap_or(2)) } else { args.bots.len() };
    let setup = setup_line(kind, Some(players), &args.options)?;
    // Whoever named no seed wants to go on with the one that was drawn.
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

/// Plays all games, and takes the time.
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
