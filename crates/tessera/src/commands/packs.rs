//! `tessera packs`: checks content packs; `--pack` loads them.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Subcommand;
use engine::PackInfo;

use super::Outcome;
use crate::failure::Failure;
use crate::registry;

#[derive(clap::Args)]
pub(super) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Report every problem of a content pack
    Check {
        /// The folder of the pack
        folder: PathBuf,
    },
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let Command::Check { folder } = &args.command;
    match load(folder) {
        Ok((game, pack)) => {
            writeln!(out, "{} {} for {game}: no problems found", pack.name, pack.hash)?;
            Ok(Outcome::Done)
        }
        Err(Failure::Pack { problems, .. }) => {
            for problem in problems.0 {
                writeln!(out, "{problem}")?;
            }
            Ok(Outcome::CheckFailed)
        }
        Err(failure) => Err(failure),
    }
}

/// Loads the pack in a folder and makes it available to its game, which its `pack.toml` names. Returns the game's name.
pub(super) fn load(folder: &Path) -> Result<(&'static str, PackInfo), Failure> {
    const NAME: &str = "pack.toml";
    let no_pack = |problem: String| Failure::NoPack { path: folder.join(NAME), problem };
    let text = fs::read_to_string(folder.join(NAME)).map_err(|error| no_pack(error.to_string()))?;
    let table: toml::Table = toml::from_str(&text).map_err(|error| no_pack(error.to_string()))?;
    let game = table.get("game").and_then(toml::Value::as_str);
    let kind = registry::find(game.ok_or_else(|| no_pack("expected a line like `game = \"civolution\"`".to_owned()))?)?;
    let mut text = |name: &'static str| fs::read_to_string(folder.join(name)).map_err(|error| error.to_string());
    let pack = kind.read_pack(&mut text).map_err(|problems| Failure::Pack { path: folder.to_owned(), problems })?;
    Ok((kind.id(), pack))
}
