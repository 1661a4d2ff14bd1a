//! `tessera learn`: trains the network that judges positions.

use std::io::Write;
use std::path::PathBuf;

use clap::value_parser;
use table::LearnJob;

use super::{Choice, Outcome, choices, setup_line, threads};
use crate::failure::Failure;
use crate::progress::Bar;
use crate::seeds::seed;
use crate::{files, registry};

#[derive(clap::Args)]
#[command(after_long_help = HELP)]
pub(super) struct Args {
    /// The game; `tessera games` lists them
    game: String,
    /// Where to write the trained network
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Number of games to play
    #[arg(long, default_value_t = 40_000, value_parser = value_parser!(u64).range(10..=10_000_000))]
    games: u64,
    /// Numbers of players, taking turns [default: every number the game allows]
    #[arg(long, value_delimiter = ',', value_name = "N,N")]
    players: Vec<usize>,
    /// Number of random variants of the setup per number of players; every other game plays one of them
    #[arg(long, default_value_t = 0, value_parser = value_parser!(u64).range(..=10_000), value_name = "N")]
    variants: u64,
    /// Seed for all games, any text; the same seed gives the same network
    #[arg(long)]
    seed: Option<String>,
    /// Number of threads [default: one per core]
    #[arg(long, value_parser = value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// A setup option; can be repeated
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<Choice>,
}

const HELP: &str = "\
A bot plays against itself, guided by a small network that predicts who will win.
The network keeps learning from the outcome of these games; it starts from the rules
of thumb. Expert bots, hints and reviews use it to judge positions. At the end, some
more games are played to measure its error.

Examples:
  tessera learn revive --variants 100 --seed 1 --out crates/revive/data/learned.txt
  tessera learn civolution --players 2,4 --games 100 --out learned.txt";

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let kind = registry::find(&args.game)?;
    let players = if args.players.is_empty() { kind.players().collect() } else { args.players.clone() };
    let usual = players.iter().map(|players| setup_line(kind, Some(*players), &args.options));
    let usual = usual.collect::<Result<Vec<_>, _>>()?;
    let mut setups = Vec::new();
    for number in 0..args.variants {
        setups.extend_from_slice(&usual);
        for players in &players {
            setups.push(kind.variant(*players, number, &choices(&args.options))?);
        }
    }
    if setups.is_empty() {
        setups = usual;
    }
    let seed = seed(args.seed.as_deref())?;
    let job = LearnJob { setups, games: args.games, seed, threads: threads(args.threads) };
    let learned = kind.learn(&job, &Bar::new())?;
    files::write(&args.out, &learned.network.to_string())?;
    writeln!(out, "{}, {} games, seed {seed}: {} positions", kind.id(), args.games, learned.positions)?;
    writeln!(
        out,
        "error in predicting the final lead: {:.2} points by the rules of thumb, {:.2} by the network",
        learned.error_by_rule, learned.error
    )?;
    writeln!(out, "written to {}", args.out.display())?;
    Ok(Outcome::Done)
}
