use std::io::Write;

use bots::Level;
use engine::{PackInfo, SetupOption};
use serde::Serialize;
use table::GameKind;

use super::{Outcome, write_json};
use crate::failure::Failure;
use crate::{registry, words};

#[derive(clap::Args)]
#[command(after_long_help = FIELDS)]
pub(super) struct Args {
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

const FIELDS: &str = "\
JSON fields:
  games            a list, each with
    id             the name in commands
    title          the name for people
    rules_version  grows when recorded games might replay differently
    players        min and max
    options        a list of key, values (number or one_of), default and help
    pack           the content pack: name and hash
    bots           the names of the bots, the weakest first";

#[derive(Serialize)]
struct List {
    games: Vec<Listed>,
}

#[derive(Serialize)]
struct Listed {
    id: &'static str,
    title: String,
    rules_version: u32,
    players: Players,
    options: &'static [SetupOption],
    pack: PackInfo,
    bots: &'static [&'static str],
}

#[derive(Serialize)]
struct Players {
    min: usize,
    max: usize,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let games = registry::games().iter().map(|&kind| listed(kind)).collect::<Result<Vec<_>, _>>()?;
    if args.json {
        write_json(out, &List { games })?;
        return Ok(Outcome::Done);
    }
    for game in &games {
        writeln!(out, "{} ({}), {} to {} players", game.title, game.id, game.players.min, game.players.max)?;
        writeln!(out, "  options, set with `--option KEY=VALUE`:")?;
        for SetupOption { key, values, default, help } in game.options {
            writeln!(out, "    {key:12} {}: {values} (default {default})", help.trim_end_matches('.'))?;
        }
        writeln!(out, "  content pack: {} {}", game.pack.name, game.pack.hash)?;
        let is_level = |bot: &&&str| Level::NAMES.contains(*bot);
        let references: Vec<&str> = game.bots.iter().filter(|bot| !is_level(bot)).copied().collect();
        writeln!(out, "  bots, the weakest first: {}", Level::NAMES.join(", "))?;
        writeln!(out, "  bots to measure others by: {}", references.join(", "))?;
    }
    Ok(Outcome::Done)
}

fn listed(kind: &dyn GameKind) -> Result<Listed, Failure> {
    let players = kind.players();
    Ok(Listed {
        id: kind.id(),
        title: words::title(kind),
        rules_version: kind.rules_version(),
        players: Players { min: *players.start(), max: *players.end() },
        options: kind.options(),
        pack: kind.pack(&kind.setup_line(&[])?)?,
        bots: bots::NAMES,
    })
}
