//! Golden games: whole games in files that must come out as they always did.
//!
//! A file is a [`Record`] with a last line that says how the game came out. A game's tests say which files there are, by
//! a [`GoldenGame`] each, and [`check`] them. With `TESSERA_GOLDEN=write` in the environment the games are played and
//! written anew before: when the rules or the content have changed, and it is meant.

#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use crate::chance::{Seed, SeededChance};
use crate::game::Game;
use crate::record::{Record, RecordError};
use crate::setup::{Setup, SetupError};
use crate::whim::Whim;

/// Where the files of a crate are.
const FOLDER: &str = "tests/golden";
/// Many times as long as random games are.
const LONGEST: usize = 100_000;
/// So many seeds are tried for a game that comes out as it is wanted.
const ATTEMPTS: u64 = 1_000;

/// A game that is kept in a file.
pub trait GoldenGame {
    /// Of which kind.
    type Game: Game;

    /// The name of the file, without its ending. The seed grows from it.
    fn name(&self) -> String;

    /// What is chosen before the game.
    fn setup(&self) -> <Self::Game as Game>::Setup;

    /// What is rather done than anything else when the game is played: it should let much happen, or end soon.
    fn likes(&self, action: &<Self::Game as Game>::Action) -> bool;

    /// Whether the finished game is one for this file. Games are played until one is.
    fn is_wanted(&self, game: &Self::Game) -> bool {
        let _ = game;
        true
    }

    /// How the finished game came out, in one line.
    fn result(&self, game: &Self::Game) -> String;
}

/// A golden game that is not as it was, or cannot be read or written.
#[derive(Debug, thiserror::Error)]
#[error("{}: {problem}. If a change is meant, TESSERA_GOLDEN=write plays the golden games and writes them anew", file.display())]
pub struct GoldenError {
    /// The file.
    pub file: PathBuf,
    /// What is wrong.
    pub problem: GoldenProblem,
}

/// What can be wrong with a golden game.
#[derive(Debug, thiserror::Error)]
pub enum GoldenProblem {
    /// The file or its folder is not there, or out of reach.
    #[error("{0}")]
    File(#[from] io::Error),
    /// The file is not a record.
    #[error("{0}")]
    Record(#[from] RecordError),
    /// The game cannot be set up.
    #[error("{0}")]
    Setup(#[from] SetupError),
    /// A line is not allowed where it stands.
    #[error("line {line}: `{action}` no longer applies: {refusal}")]
    Refused {
        /// The line, counted from 1; 0 if the game was not read from a file.
        line: usize,
        /// What was done, by whom.
        action: String,
        /// Why it cannot be.
        refusal: String,
    },
    /// The game is not over.
    #[error("the game is not over after its {actions} actions")]
    NotOver {
        /// How many there are.
        actions: usize,
    },
    /// The file says something else.
    #[error("line {line} says `{found}`, but now it would be `{expected}`")]
    Differs {
        /// The line, counted from 1.
        line: usize,
        /// What it says.
        found: String,
        /// What it should say.
        expected: String,
    },
    /// The game is none for this file.
    #[error("the game did not come out as the one of this file should")]
    Unwanted,
    /// No game was found for this file.
    #[error("no game with one of {ATTEMPTS} seeds came out as the one of this file should")]
    NoneWanted,
}

/// Whether files are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    Compare,
    Write,
}

impl Mode {
    fn of_environment() -> Self {
        if env::var("TESSERA_GOLDEN").is_ok_and(|mode| mode == "write") { Self::Write } else { Self::Compare }
    }
}

/// Replays a golden game of the crate in this folder and compares it with its file: played with these rules and this
/// content, from this setup, to this result. Gives the finished game.
///
/// A file is written and compared in one go, so that no test can meet one that another is about to write.
pub fn check<P: GoldenGame>(plan: &P, crate_folder: &str) -> Result<P::Game, Box<GoldenError>> {
    check_in(plan, &Path::new(crate_folder).join(FOLDER), Mode::of_environment())
}

fn check_in<P: GoldenGame>(plan: &P, folder: &Path, mode: Mode) -> Result<P::Game, Box<GoldenError>> {
    let file = folder.join(format!("{}.tessera", plan.name()));
    let checked = || {
        if mode == Mode::Write {
            let record = play_wanted(plan)?;
            fs::create_dir_all(folder)?;
            fs::write(&file, text_of(plan, &record, &replay(&record)?))?;
        }
        compare(plan, &fs::read_to_string(&file)?)
    };
    checked().map_err(|problem| Box::new(GoldenError { file: file.clone(), problem }))
}

/// Plays a recorded game again, to its end.
pub fn replay<G: Game>(record: &Record) -> Result<G, GoldenProblem> {
    let mut chance = SeededChance::new(record.seed);
    let mut game = G::new(&G::Setup::from_line(&record.setup)?, &mut chance)?;
    for recorded in record.actions() {
        let action = recorded.parse::<G>()?;
        game.apply(recorded.seat, &action, &mut chance, &mut ()).map_err(|refusal| GoldenProblem::Refused {
            line: recorded.line,
            action: recorded.to_string(),
            refusal: format!("{refusal:?}"),
        })?;
    }
    if game.standings().is_none() {
        return Err(GoldenProblem::NotOver { actions: record.actions().count() });
    }
    Ok(game)
}

/// Plays games at random until one comes out as it should.
fn play_wanted<P: GoldenGame>(plan: &P) -> Result<Record, GoldenProblem> {
    let first = Seed::from_text(&plan.name());
    for attempt in 0..ATTEMPTS {
        let seed = if attempt == 0 { first } else { first.derive(attempt) };
        let (record, game) = play(plan, seed)?;
        if plan.is_wanted(&game) {
            return Ok(record);
        }
    }
    Err(GoldenProblem::NoneWanted)
}

fn play<P: GoldenGame>(plan: &P, seed: Seed) -> Result<(Record, P::Game), GoldenProblem> {
    let setup = plan.setup();
    let mut record = Record::new::<P::Game>(&setup, seed);
    let mut chance = SeededChance::new(seed);
    let mut whim = Whim::new(seed);
    let mut game = <P::Game as Game>::new(&setup, &mut chance)?;
    while record.entries.len() < LONGEST
        && let Some((seat, action)) = whim.choose(&game, |action| plan.likes(action))
    {
        record.push(seat, action.to_string());
        game.perform(seat, &action, &mut chance, &mut ());
    }
    match game.standings() {
        Some(_) => Ok((record, game)),
        None => Err(GoldenProblem::NotOver { actions: record.entries.len() }),
    }
}

/// What stands in the file of a game.
fn text_of<P: GoldenGame>(plan: &P, record: &Record, game: &P::Game) -> String {
    format!("{record}# {}\n", plan.result(game))
}

fn compare<P: GoldenGame>(plan: &P, text: &str) -> Result<P::Game, GoldenProblem> {
    let record = Record::parse(text)?;
    let fresh = Record::new::<P::Game>(&plan.setup(), record.seed);
    find_difference(&Record { entries: Vec::new(), ..record.clone() }.to_string(), &fresh.to_string())?;
    let game = replay(&record)?;
    find_difference(text, &text_of(plan, &record, &game))?;
    if plan.is_wanted(&game) { Ok(game) } else { Err(GoldenProblem::Unwanted) }
}

/// The first line in which two texts differ.
fn find_difference(text: &str, expected: &str) -> Result<(), GoldenProblem> {
    if text == expected {
        return Ok(());
    }
    let (mut here, mut there) = (text.split('\n'), expected.split('\n'));
    for line in 1.. {
        let (found, expected) = (here.next(), there.next());
        if found != expected || found.is_none() {
            let owned = |line: Option<&str>| line.unwrap_or_default().to_owned();
            return Err(GoldenProblem::Differs { line, found: owned(found), expected: owned(expected) });
        }
    }
    Ok(())
}
