//! `tessera bench`: how fast a game runs.

use std::io::Write;
use std::time::Duration;

use bots::bench::BenchReport;
use serde::Serialize;

use super::{Choice, Outcome, setup_line, write_json};
use crate::failure::Failure;
use crate::{registry, text};

#[derive(clap::Args)]
#[command(after_long_help = HELP)]
pub(super) struct Args {
    /// The game; `tessera games` lists them
    game: String,
    /// Number of players [default: the game's own default]
    #[arg(long)]
    players: Option<usize>,
    /// How long to measure, in seconds
    #[arg(long, default_value = "5", value_parser = seconds, value_name = "SECONDS")]
    seconds: Duration,
    /// A setup option; can be repeated
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<Choice>,
    /// Print the report as JSON
    #[arg(long)]
    json: bool,
}

const HELP: &str = "\
Plays uniformly random legal games on one thread, then lets a tree search play\nthem.

Examples:
  tessera bench stone-age
  tessera bench stone-age --players 2 --seconds 1 --json

JSON fields:
  game, setup              what was played
  games, seconds           number of games, and the time they took
  games_per_second         from setup to end
  decisions_per_second     listing the legal actions, choosing one, taking it
  mean_decisions           decisions in a game
  mean_branching           legal actions per decision
  mean_rounds              rounds in a game
  iterations_per_second    a tree search from the start of a game whose playouts
                           are random games to the end, on one thread
  iterations_per_second_on_two_threads
                           the same with two trees
  state_bytes              size of a state
  nanoseconds_per_clone    time to copy a state";

#[derive(Serialize)]
struct Report {
    game: &'static str,
    setup: String,
    #[serde(flatten)]
    bench: BenchReport,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let kind = registry::find(&args.game)?;
    let setup = setup_line(kind, args.players, &args.options)?;
    let bench = kind.bench(&setup, args.seconds)?;
    let report = Report { game: kind.id(), setup, bench };
    if args.json {
        write_json(out, &report)?;
        return Ok(Outcome::Done);
    }
    let Report { game, setup, bench } = report;
    writeln!(out, "{game}, {setup}: {} random games in {:.1} s on one thread", bench.games, bench.seconds)?;
    let row = |name: &str, value: String| vec![name.to_owned(), value];
    let rows = [
        row("games a second", format!("{:.0}", bench.games_per_second)),
        row("decisions a second", format!("{:.0}", bench.decisions_per_second)),
        row("decisions in a game", format!("{:.1}", bench.mean_decisions)),
        row("actions per decision", format!("{:.1}", bench.mean_branching)),
        row("rounds in a game", format!("{:.1}", bench.mean_rounds)),
        row("search iterations a second", format!("{:.0}", bench.iterations_per_second)),
        row("the same on two threads", format!("{:.0}", bench.iterations_per_second_on_two_threads)),
        row("bytes in a state", bench.state_bytes.to_string()),
        row("nanoseconds to copy a state", format!("{:.1}", bench.nanoseconds_per_clone)),
    ];
    write!(out, "{}", text::columns(&rows))?;
    Ok(Outcome::Done)
}

/// Parses a duration in seconds, from 0.01 to one hour.
pub(super) fn seconds(text: &str) -> Result<Duration, String> {
    const LONGEST: f64 = 3600.0;
    let seconds = text.parse().ok().filter(|seconds| (0.01..=LONGEST).contains(seconds));
    let seconds = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.ok_or_else(|| format!("expected a number from 0.01 to {LONGEST}"))
}
