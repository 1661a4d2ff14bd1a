//! `tessera play`: a game in the terminal.

mod campaign;
mod command;
mod editor;
mod input;
mod matching;
mod menu;
mod reading;
mod screen;
mod sections;
mod sitting;

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use table::hall::Name;
use table::{DynGame, Occupant, Table, USUAL};

use self::campaign::Campaigns;
use self::editor::LineEditor;
use self::input::{Input, Lines};
use self::screen::Screen;
use self::sitting::Sitting;
use super::{Choice, Outcome, setup_line};
use crate::failure::Failure;
use crate::seeds::seed;
use crate::{files, registry};

#[derive(clap::Args)]
#[command(after_long_help = HELP)]
pub(super) struct Args {
    /// The game; `tessera games` lists them
    #[arg(required_unless_present = "load")]
    game: Option<String>,
    /// Number of players [default: the number of `--seats`, or the game's own default]
    #[arg(long, conflicts_with = "load")]
    players: Option<usize>,
    /// The occupant of each seat: `human`, or a bot: easy, medium, hard or expert
    /// [default: one human, the others medium]
    #[arg(long, value_delimiter = ',', value_name = "WHO,WHO", conflicts_with = "load")]
    seats: Vec<Occupant>,
    /// A setup option; can be repeated
    #[arg(long = "option", value_name = "KEY=VALUE", conflicts_with = "load")]
    options: Vec<Choice>,
    /// Seed for everything random, any text [default: unpredictable]
    #[arg(long, conflicts_with = "load")]
    seed: Option<String>,
    /// Continue a saved game
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,
    /// Play the next chapter of the campaign with this name; a new name starts a new campaign
    #[arg(long, value_name = "NAME", conflicts_with = "load", value_parser = Name::parse)]
    campaign: Option<Name>,
    /// Folder for campaigns and for the lines you typed [default: the data folder of `tessera serve`]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// File to save to after every move [default: the loaded file, or a new one in this folder]
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Wait before the bots move, which gives you time to undo your move
    #[arg(long)]
    confirm: bool,
}

const HELP: &str = "\
Type the number of an action or the action itself. `help` lists what else you
can type: status, board, undo, why, hint and more. The game is saved after
every move, so you can stop at any time.

Several actions fit in one line. They are taken all or none, up to the first
that draws something, and `undo` takes them back together:
  use hut; use field         separate them by `;` or `then`
  take food 2                the same action twice
  pay 2 wood 1 stone         a whole payment
  activate trade 4 6         an action and the dice that pay for it
  feed weak first            as many of the weak ones as possible
Capitals do not matter, a blank can stand for a hyphen, and words can be cut
short. A line that could mean several things is not taken, and you see which.

At a terminal, Tab completes commands and actions, and the arrow keys bring
back earlier lines. They are kept in the data folder, readable only for you.

Examples:
  tessera play stone-age
  tessera play stone-age --players 2 --confirm
  tessera play stone-age --seats human,human,hard --option open-cards=on
  tessera play stone-age --seed 42 --save evening.tessera
  tessera play --load evening.tessera
  tessera play revive --players 1 --campaign thaw";

pub(super) fn run(args: Args, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let campaigns = Campaigns::new(args.data.clone());
    let is_terminal = io::stdout().is_terminal();
    let mut screen = Screen::new(out, is_terminal);
    let table = match (&args.load, &args.campaign) {
        (Some(path), _) => load(path, args.game.as_deref())?,
        (None, Some(name)) => begin_chapter(&args, name, &campaigns, &mut screen)?,
        (None, None) => set_up(&args, &args.options)?,
    };
    let save_file = args.save.or_else(|| args.load.clone()).unwrap_or_else(|| default_file(&table));
    files::claim(&save_file, args.load.as_deref())?;
    files::write(&save_file, &table.save())?;
    let edits = is_terminal && io::stdin().is_terminal();
    let editor = if edits { LineEditor::open(campaigns.folder()) } else { None };
    let input = editor.map_or_else(|| Input::Lines(Lines::new(io::stdin().lock())), |it| Input::Editor(Box::new(it)));
    let mut sitting = Sitting::new(table, save_file, input, screen, args.confirm);
    sitting.run()?;
    sitting.keep_chapter(&campaigns)?;
    sitting.offer_to_look_back()?;
    Ok(Outcome::Done)
}

fn load(path: &Path, game: Option<&str>) -> Result<Table, Failure> {
    let asked = game.map(registry::find).transpose()?;
    let table = Table::load(registry::games(), &files::read(path)?);
    let table = table.map_err(|error| Failure::load(path, error))?;
    match asked {
        Some(asked) if asked.id() != table.kind().id() => Err(Failure::OtherGame {
            path: path.to_owned(),
            found: table.kind().id().to_owned(),
            asked: asked.id().to_owned(),
        }),
        Some(_) | None => Ok(table),
    }
}

/// Sets up the next chapter of a campaign, or the one given by `--option chapter=N`, and shows its story.
fn begin_chapter(args: &Args, name: &Name, campaigns: &Campaigns, screen: &mut Screen<'_>) -> Result<Table, Failure> {
    let kind = registry::find(args.game.as_deref().unwrap_or_default())?;
    let campaign = campaigns.find(kind, name.clone())?;
    let mut table = set_up(args, &campaign::choose(&campaign, &args.options)?)?;
    table.set_campaign(name);
    campaign::begin(screen, &campaign, &table)?;
    Ok(table)
}

fn set_up(args: &Args, options: &[Choice]) -> Result<Table, Failure> {
    let kind = registry::find(args.game.as_deref().unwrap_or_default())?;
    let seated = Some(args.seats.len()).filter(|&seats| seats > 0);
    let setup = setup_line(kind, args.players.or(seated), options)?;
    let occupants = if args.seats.is_empty() { default_seats(kind, &setup)? } else { args.seats.clone() };
    Ok(Table::new(kind, &setup, seed(args.seed.as_deref())?, occupants)?)
}

/// Returns one human in the first seat, and bots of the usual level in the others.
fn default_seats(kind: &dyn DynGame, setup: &str) -> Result<Vec<Occupant>, Failure> {
    let players = kind.players_in(setup)?;
    Ok((0..players).map(|seat| if seat == 0 { Occupant::Human } else { Occupant::Bot(USUAL.name()) }).collect())
}

/// Returns a file name made of the game and the start of its seed.
fn default_file(table: &Table) -> PathBuf {
    let seed: String = table.record().seed.to_string().chars().take(8).collect();
    PathBuf::from(format!("{}-{seed}.tessera", table.kind().id()))
}
