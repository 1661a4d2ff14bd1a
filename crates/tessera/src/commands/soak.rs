//! `tessera soak`: random games that check every property of the rules.

use std::io::Write;

use clap::value_parser;
use serde::Serialize;
use table::{SoakJob, SoakReport};

use super::{Outcome, threads, write_json};
use crate::failure::Failure;
use crate::progress::Bar;
use crate::registry;
use crate::seeds::seed;

#[derive(clap::Args)]
#[command(after_long_help = HELP)]
pub(super) struct Args {
    /// The game; `tessera games` lists them
    game: String,
    /// Number of players [default: every number the game allows]
    #[arg(long)]
    players: Option<usize>,
    /// Number of games for each number of players
    #[arg(long, default_value_t = 100, value_parser = value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// Seed for all games, any text; the same seed gives the same games
    #[arg(long)]
    seed: Option<String>,
    /// Number of threads [default: one per core]
    #[arg(long, value_parser = value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print the report as JSON
    #[arg(long)]
    json: bool,
}

const HELP: &str = "\
The games cycle through the variants, so every value of every option is played. The
exit code is 1 if any game violates a property.

Examples:
  tessera soak stone-age --games 1000
  tessera soak stone-age --players 3 --games 10 --seed 1 --json

JSON fields:
  game, seed        the game and the seed
  games             number of games
  decisions         number of decisions in the games without a violation
  violations        number of games that violated a property
  seconds           duration
  first_violation   null, or the first one:
    property        the property that does not hold
    detail          what was observed
    seed, setup     the game in which it occurred
    actions         the actions that led there";

#[derive(Serialize)]
struct Report {
    game: &'static str,
    seed: String,
    #[serde(flatten)]
    soak: SoakReport,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let kind = registry::find(&args.game)?;
    let seed = seed(args.seed.as_deref())?;
    let job = SoakJob { players: args.players, games: args.games, seed, threads: threads(args.threads) };
    let soak = kind.soak(&job, &Bar::new())?;
    let outcome = if soak.violations == 0 { Outcome::Done } else { Outcome::CheckFailed };
    let report = Report { game: kind.id(), seed: seed.to_string(), soak };
    if args.json {
        write_json(out, &report)?;
    } else {
        write_report(out, &report)?;
    }
    Ok(outcome)
}

fn write_report(out: &mut dyn Write, Report { game, seed, soak }: &Report) -> Result<(), Failure> {
    writeln!(out, "{game}, seed {seed}")?;
    writeln!(
        out,
        "{} games, {} decisions, {} violations, in {:.1} s",
        soak.games, soak.decisions, soak.violations, soak.seconds
    )?;
    let Some(violation) = &soak.first_violation else { return Ok(()) };
    writeln!(out)?;
    writeln!(out, "The first violation: {} does not hold: {}", violation.property, violation.detail)?;
    writeln!(out, "setup {}", violation.setup)?;
    writeln!(out, "seed {}", violation.seed)?;
    writeln!(out, "after {} actions:", violation.actions.len())?;
    for action in &violation.actions {
        writeln!(out, "{action}")?;
    }
    Ok(())
}
