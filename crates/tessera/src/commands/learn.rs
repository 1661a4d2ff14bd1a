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
    /// Where to write what was learned
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// How many games to play
    #[arg(long, default_value_t = 40_000, value_parser = value_parser!(u64).range(10..=10_000_000))]
    games: u64,
    /// How many play, in turns [default: every number the game allows]
    #[arg(long, value_delimiter = ',', value_name = "N,N")]
    players: Vec<usize>,
    /// Every other game is one of so many variants for each number of players, in which all options are drawn
    #[arg(long, default_value_t = 0, value_parser = value_parser!(u64).range(..=10_000), value_name = "N")]
    variants: u64,
    /// What all games grow from, any text; the same seed learns the same
    #[arg(long)]
    seed: Option<String>,
    /// How many threads play at the same time [default: all cores]
    #[arg(long, value_parser = value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// A setup option, as often as you like
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<Choice>,
}

const HELP: &str = "\
A bot plays against itself by what a small network says about who will win, and
the network learns from what came of it, again and again. It begins with the rules
of thumb. Expert bots, hints and reviews judge positions by what it has learned.
Some more games are played in the end to measure the error.

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
        "the rules of thumb err by {:.2} points about the final lead, what was learned by {:.2}",
        learned.error_by_rule, learned.error
    )?;
    writeln!(out, "written to {}", args.out.display())?;
    Ok(Outcome::Done)
}
