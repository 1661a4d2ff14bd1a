//! The commands, one module each.

mod arena;
mod bench;
mod games;
mod learn;
mod load;
mod packs;
mod play;
mod replay;
mod review;
mod serve;
mod soak;
mod strength;

use std::io::Write;
use std::num::NonZero;
use std::path::PathBuf;
use std::str::FromStr;
use std::thread;

use clap::{Parser, Subcommand};
use engine::SetupError;
use serde::Serialize;
use table::DynGame;

use crate::failure::Failure;

/// A digital table for civilization-building board games.
#[derive(Parser)]
#[command(name = "tessera", version, after_help = EXIT_CODES)]
pub(crate) struct Cli {
    /// Load a content pack from this folder; `--option pack=NAME` then plays with it
    #[arg(long = "pack", value_name = "FOLDER", global = true)]
    packs: Vec<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

const EXIT_CODES: &str = "\
Exit codes:
  0  done
  1  a check failed, or something went wrong on the way
  2  what was asked for cannot be done; the message says why";

#[derive(Subcommand)]
enum Command {
    /// Serve the table in the browser; this is what happens without a command, too
    Serve(serve::Args),
    /// List the games with their variants, content packs and bots
    Games(games::Args),
    /// Play a game in the terminal, alone against bots or with friends on one device
    Play(play::Args),
    /// Let bots play against each other and print who wins how often
    Arena(arena::Args),
    /// Measure how fast a game runs
    Bench(bench::Args),
    /// Measure how strong the levels of all games are, and write the page about it
    Strength(strength::Args),
    /// Learn from games of bots what positions are worth
    Learn(learn::Args),
    /// Play many random games and check every property of the rules after every action
    Soak(soak::Args),
    /// Show a saved game at any point, or verify it
    Replay(replay::Args),
    /// Say which decisions of a saved game have cost most
    Review(review::Args),
    /// Check a content pack
    Packs(packs::Args),
    /// Measure how the server bears many tables of bots while a person plays
    Load(load::Args),
}

/// How a command ended that could do what it was asked to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    Done,
    /// It was asked to check something, and found a fault.
    CheckFailed,
}

/// Does what was asked for.
pub(crate) fn run(cli: Cli, out: &mut dyn Write) -> Result<Outcome, Failure> {
    for folder in &cli.packs {
        packs::load(folder)?;
    }
    match cli.command {
        None => serve::run(&serve::Args::default(), out),
        Some(Command::Serve(args)) => serve::run(&args, out),
        Some(Command::Games(args)) => games::run(&args, out),
        Some(Command::Play(args)) => play::run(args, out),
        Some(Command::Arena(args)) => arena::run(args, out),
        Some(Command::Bench(args)) => bench::run(&args, out),
        Some(Command::Strength(args)) => strength::run(&args, out),
        Some(Command::Learn(args)) => learn::run(&args, out),
        Some(Command::Soak(args)) => soak::run(&args, out),
        Some(Command::Packs(args)) => packs::run(&args, out),
        Some(Command::Load(args)) => load::run(&args, out),
        Some(Command::Replay(args)) => replay::run(&args, out),
        Some(Command::Review(args)) => review::run(&args, out),
    }
}

/// Writes one JSON object.
fn write_json(out: &mut dyn Write, value: &impl Serialize) -> Result<(), Failure> {
    serde_json::to_writer_pretty(&mut *out, value)?;
    writeln!(out)?;
    Ok(())
}

/// A setup option on the command line: `--option open-cards=on`.
#[derive(Clone, Debug)]
struct Choice {
    key: String,
    value: String,
}

impl FromStr for Choice {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        let not_a_pair = || SetupError::NotAPair { found: text.to_owned() };
        let (key, value) = text.split_once('=').ok_or_else(not_a_pair)?;
        Ok(Self { key: key.to_owned(), value: value.to_owned() })
    }
}

/// The choices in the form the table takes, after the number of players if that was said.
fn setup_line(kind: &dyn DynGame, players: Option<usize>, named: &[Choice]) -> Result<String, SetupError> {
    let players = players.map(|players| players.to_string());
    let players = players.as_deref().map(|players| ("players", players));
    kind.setup_line(&choices(named).into_iter().chain(players).collect::<Vec<_>>())
}

/// Options as names and values.
fn choices(named: &[Choice]) -> Vec<(&str, &str)> {
    named.iter().map(|choice| (choice.key.as_str(), choice.value.as_str())).collect()
}

/// As many threads as there are cores, unless somebody says otherwise.
fn threads(named: Option<u16>) -> usize {
    let cores = || thread::available_parallelism().map_or(1, NonZero::get);
    named.map_or_else(cores, usize::from)
}
