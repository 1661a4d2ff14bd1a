//! `tessera games`: the list of games.

use std::io::Write;

use bots::Level;
use engine::words::ENGLISH;
use engine::{PackInfo, SaidOption, say};
use serde::Serialize;
use table::DynGame;

use super::{Outcome, write_json};
use crate::failure::Failure;
use crate::registry;
use crate::words::{self, Key};

#[derive(clap::Args)]
#[command(after_long_help = FIELDS)]
pub(super) struct Args {
    /// Print the list as JSON
    #[arg(long)]
    json: bool,
}

const FIELDS: &str = "\
JSON fields:
  games            a list, each with
    id             the name in commands
    title          the name for people
    rules_version  raised when recorded games might replay differently
    players        min and max
    options        a list of key, values (number or one_of), default, name and help
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
    options: Vec<SaidOption>,
    pack: PackInfo,
    bots: &'static [&'static str],
}

#[derive(Serialize)]
struct Players {
    min: usize,
    max: usize,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<Outcome, Failure> {
    if args.json {
        let games = registry::games().iter().map(|&kind| listed(kind)).collect::<Result<Vec<_>, _>>()?;
        write_json(out, &List { games })?;
        return Ok(Outcome::Done);
    }
    registry::games().iter().try_for_each(|&kind| write_game(kind, out))?;
    Ok(Outcome::Done)
}

fn write_game(kind: &dyn DynGame, out: &mut dyn Write) -> Result<(), Failure> {
    let speaker = words::about(kind);
    let (players, pack) = (kind.players(), default_pack(kind)?);
    let game = say!(GamesGame, title = kind.title(), id = kind.id(), least = *players.start(), most = *players.end());
    writeln!(out, "{}", speaker.say(game))?;
    writeln!(out, "  {}", speaker.say(say!(GamesOptions)))?;
    for option in kind.options() {
        let (values, default) = (option.values.to_string(), option.default);
        let told = say!(GamesOption, help = option.help(), values = values, default = default);
        writeln!(out, "    {:15} {}", option.key, speaker.say(told))?;
    }
    let references = bots::NAMES.iter().filter(|bot| !Level::NAMES.contains(bot));
    let references = references.copied().collect::<Vec<_>>().join(", ");
    writeln!(out, "  {}", speaker.say(say!(GamesPack, name = pack.name, hash = pack.hash)))?;
    writeln!(out, "  {}", speaker.say(say!(GamesBots, bots = Level::NAMES.join(", "))))?;
    writeln!(out, "  {}", speaker.say(say!(GamesReferences, bots = references)))?;
    Ok(())
}

/// Returns the content pack that the game uses by default.
fn default_pack(kind: &dyn DynGame) -> Result<PackInfo, Failure> {
    Ok(kind.pack(&kind.setup_line(&[])?)?)
}

fn listed(kind: &dyn DynGame) -> Result<Listed, Failure> {
    let players = kind.players();
    Ok(Listed {
        id: kind.id(),
        title: words::title(kind),
        rules_version: kind.rules_version(),
        players: Players { min: *players.start(), max: *players.end() },
        options: kind.options().iter().map(|option| option.said(&kind.speaker(ENGLISH))).collect(),
        pack: default_pack(kind)?,
        bots: bots::NAMES,
    })
}
