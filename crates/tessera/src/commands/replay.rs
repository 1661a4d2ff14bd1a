//! `tessera replay`: shows any position of a saved game, or verifies it.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use engine::words::Phrase;
use engine::{RecordedDice, Rival, ScoreSheet, Seat, Standings, Viewer, say};
use serde::Serialize;
use table::{LoadError, Table};

use super::{Outcome, write_json};
use crate::failure::Failure;
use crate::words::{self, Key};
use crate::{files, registry, text};

#[derive(clap::Args)]
#[command(after_long_help = HELP)]
pub(super) struct Args {
    /// The saved game
    file: PathBuf,
    /// Show the position after this number of actions [default: all]
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Print the answer as JSON
    #[arg(long)]
    json: bool,
    /// Verify the file instead: its seed, its pack, its dice, and that every action is legal
    #[arg(long, conflicts_with_all = ["at", "viewer"])]
    verify: bool,
    /// The viewer: a seat, spectator or all [default: all if the game is over, otherwise spectator]
    #[arg(long, value_parser = viewer, value_name = "P1|spectator|all")]
    viewer: Option<Viewer>,
}

const HELP: &str = "\
Examples:
  tessera replay game.tessera
  tessera replay game.tessera --at 40 --viewer P1
  tessera replay game.tessera --verify

JSON fields:
  game, setup, seats   the game, its setup, and who played it
  actions              number of actions in the file
  at                   number of actions before this position
  last_action          the last of these, with its seat; null at the beginning
  to_act               seats that must decide; empty when the game is over
  view                 the table, as the viewer sees it
  score_sheet          rows of source, counted and points; null where hidden
  standings            null, or each player's seat (from 0), place and score
  rival                null, or name and score of an opponent without a seat

JSON fields with --verify:
  file, verified       the file, and whether everything is valid
  game, actions        the game and its number of actions; null if unknown
  seed_hash            the hash that was checked; null if unknown
  fair_dice            the commitment to the server's secret that was checked;
                       null if unknown or not recorded
  redraws              number of times that all randomness was redrawn after an
                       undo; null if unknown
  error                null, or what is wrong, and where";

#[derive(Serialize)]
struct Position<'a> {
    game: &'static str,
    setup: &'a str,
    seats: &'a [String],
    actions: usize,
    at: usize,
    last_action: Option<String>,
    to_act: Vec<String>,
    view: serde_json::Value,
    score_sheet: ScoreSheet,
    standings: Option<Standings>,
    rival: Option<Rival>,
}

#[derive(Serialize)]
struct Verification<'a> {
    file: String,
    verified: bool,
    game: Option<&'static str>,
    actions: Option<usize>,
    seed_hash: Option<&'a str>,
    fair_dice: Option<&'a str>,
    redraws: Option<usize>,
    error: Option<String>,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let loaded = Table::load(registry::games(), &files::read(&args.file)?);
    if args.verify {
        return verify(args, &loaded, out);
    }
    let table = loaded.map_err(|error| Failure::load(&args.file, error))?;
    let shown = table.at(args.at.unwrap_or(table.len())).map_err(|error| Failure::load(&args.file, error))?;
    let default = if table.is_over() { Viewer::Everything } else { Viewer::Spectator };
    let viewer = args.viewer.unwrap_or(default);
    if let Viewer::Seat(seat) = viewer
        && seat.index() >= table.playing().players()
    {
        return Err(Failure::NoSuchSeat { seat, players: table.playing().players() });
    }
    if args.json {
        write_json(out, &position(&table, &shown, viewer)?)?;
    } else {
        write_position(out, &table, &shown, viewer)?;
    }
    Ok(Outcome::Done)
}

fn position<'a>(table: &'a Table, shown: &Table, viewer: Viewer) -> Result<Position<'a>, Failure> {
    let playing = shown.playing();
    Ok(Position {
        game: table.kind().id(),
        setup: &table.record().setup,
        seats: &table.record().seats,
        actions: table.len(),
        at: shown.len(),
        last_action: shown.record().actions().next_back().map(ToString::to_string),
        to_act: playing.to_act().iter().map(|seat| seat.to_string()).collect(),
        view: playing.seen(viewer).json()?,
        score_sheet: playing.seen(viewer).score_sheet(),
        rival: playing.standings().and_then(|standings| standings.rival()),
        standings: playing.standings(),
    })
}

fn write_position(out: &mut dyn Write, table: &Table, shown: &Table, viewer: Viewer) -> Result<(), Failure> {
    let speaker = words::at_table(shown);
    let position = say!(ReplayPosition, game = table.kind().title(), shown = shown.len(), actions = table.len());
    writeln!(out, "{}", speaker.say(position))?;
    if let Some(note) = text::rules_note(table) {
        writeln!(out, "{}", speaker.say_capitalized(note))?;
    }
    if let Some(last) = shown.len().checked_sub(1) {
        for sentence in shown.log_since(viewer, last) {
            writeln!(out, "  {}", speaker.say(sentence))?;
        }
    }
    writeln!(out)?;
    writeln!(out, "{}", shown.playing().seen(viewer).plain(&speaker).trim_end())?;
    if let Some(standings) = shown.playing().standings() {
        writeln!(out)?;
        write!(out, "{}", text::standings(shown, &standings))?;
    }
    Ok(())
}

fn verify(args: &Args, loaded: &Result<Table, LoadError>, out: &mut dyn Write) -> Result<Outcome, Failure> {
    if args.json {
        let table = loaded.as_ref().ok();
        write_json(
            out,
            &Verification {
                file: args.file.display().to_string(),
                verified: table.is_some(),
                game: table.map(|table| table.kind().id()),
                actions: table.map(Table::len),
                seed_hash: table.map(|table| table.record().seed_hash.as_str()),
                fair_dice: table.and_then(|table| Some(table.record().fair_dice.as_ref()?.commitment.as_str())),
                redraws: table.map(redraws),
                error: loaded.as_ref().err().map(ToString::to_string),
            },
        )?;
    }
    match loaded {
        Ok(_) if args.json => Ok(Outcome::Done),
        Ok(table) => {
            write_verified(out, &args.file, table)?;
            Ok(Outcome::Done)
        }
        Err(error) => {
            writeln!(io::stderr(), "error: {}, {error}", args.file.display())?;
            Ok(Outcome::CheckFailed)
        }
    }
}

fn write_verified(out: &mut dyn Write, file: &Path, table: &Table) -> io::Result<()> {
    let (speaker, record) = (words::at_table(table), table.record());
    writeln!(out, "{}", speaker.say(say!(ReplayValid, file = files::name(file), game = table.kind().title())))?;
    let mut found = vec![say!(ReplayRules, version = table.recorded_by())];
    found.extend(text::rules_note(table));
    found.push(say!(ReplayPack, name = &record.pack_name, hash = &record.pack_hash));
    found.push(say!(ReplaySetup, setup = &record.setup));
    found.push(say!(ReplaySeed, hash = &record.seed_hash));
    found.extend(record.fair_dice.iter().flat_map(fair_dice));
    let state = if table.is_over() { say!(ReplayStateOver) } else { say!(ReplayStateRunning) };
    found.push(say!(ReplayLegal, actions = table.len(), state = state));
    let redraws = redraws(table);
    if redraws > 0 {
        found.push(say!(ReplayRedraws, times = redraws));
    }
    found.iter().try_for_each(|found| writeln!(out, "  {}", speaker.say(found)))
}

/// Explains what the seed was made from.
fn fair_dice(RecordedDice { commitment, dice }: &RecordedDice) -> [Phrase; 2] {
    let given = Seat::ALL.into_iter().zip(&dice.nonces).filter(|(_, nonce)| nonce.is_some());
    let seats: Vec<String> = given.map(|(seat, _)| seat.to_string()).collect();
    let made = if seats.is_empty() {
        say!(ReplayDiceAlone)
    } else {
        say!(ReplayDiceNonces, count = seats.len(), seats = seats.join(", "))
    };
    [say!(ReplayDiceSecret, commitment = commitment), made]
}

/// Number of times that all randomness was redrawn.
fn redraws(table: &Table) -> usize {
    table.record().entries.len() - table.len()
}

fn viewer(text: &str) -> Result<Viewer, String> {
    match text {
        "spectator" => Ok(Viewer::Spectator),
        "all" => Ok(Viewer::Everything),
        seat => {
            let seat: Result<Seat, _> = seat.parse();
            seat.map(Viewer::Seat).map_err(|_| "expected P1, P2, P3, P4, spectator or all".to_owned())
        }
    }
}
