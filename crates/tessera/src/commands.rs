//! The command line, with one module per command.

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
    /// Load a content pack from this folder; play with it by `--option pack=NAME`
    #[arg(long = "pack", value_name = "FOLDER", global = true)]
    packs: Vec<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

const EXIT_CODES: &str = "\
Exit codes:
  0  success
  1  a check failed, or something went wrong on the way
  2  the request cannot be carried out; the message says why";

#[derive(Subcommand)]
enum Command {
    /// Serve the table in the browser; this is the default without a command
    Serve(serve::Args),
    /// List the games with their variants, content packs and bots
    Games(games::Args),
    /// Play a game in the terminal, alone against bots or with friends on one device
    Play(play::Args),
    /// Let bots play against each other, and report how often each one wins
    Arena(arena::Args),
    /// Measure how fast a game runs
    Bench(bench::Args),
    /// Measure the strength of the bot levels of all games, and write a page about it
    Strength(strength::Args),
    /// Train the network that judges positions, on games of bots
    Learn(learn::Args),
    /// Play many random games and check every property of the rules after every action
    Soak(soak::Args),
    /// Show a saved game at any point, or verify it
    Replay(replay::Args),
    /// Show which decisions in a saved game cost the most
    Review(review::Args),
    /// Check a content pack
    Packs(packs::Args),
    /// Measure how fast the server answers a player while many tables of bots run
    Load(load::Args),
}

/// How a command ended that did not fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    Done,
    /// The command checked something, and found a fault.
    CheckFailed,
}

/// Runs the command, or the server if none is given.
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

/// Writes a value as indented JSON.
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

/// Returns the setup line for these options, with the number of players if one is given.
fn setup_line(kind: &dyn DynGame, players: Option<usize>, named: &[Choice]) -> Result<String, SetupError> {
    let players = players.map(|players| players.to_string());
    let players = players.as_deref().map(|players| ("players", players));
    kind.setup_line(&choices(named).into_iter().chain(players).collect::<Vec<_>>())
}

/// Returns the options as pairs of key and value.
fn choices(named: &[Choice]) -> Vec<(&str, &str)> {
    named.iter().map(|choice| (choice.key.as_str(), choice.value.as_str())).collect()
}

/// Returns the number of threads that was asked for, by default one per core.
fn threads(named: Option<u16>) -> usize {
    let cores = || thread::available_parallelism().map_or(1, NonZero::get);
    named.map_or_else(cores, usize::from)
}
