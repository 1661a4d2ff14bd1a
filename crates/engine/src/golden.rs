//! Golden games: whole games in files whose outcome must not change.
//!
//! A file is a [`Record`] with a last line that says how the game came out. A game's tests describe each file with a
//! [`GoldenGame`] and [`check`] it. With `TESSERA_GOLDEN=write` in the environment the games are played and written
//! again first. Use it when the rules or the content have changed on purpose.

#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use crate::chance::{Seed, SeededChance};
use crate::game::Game;
use crate::record::{Record, RecordError};
use crate::setup::{Setup, SetupError};
use crate::whim::Whim;

/// The folder of golden games in a crate.
const FOLDER: &str = "tests/golden";
/// The maximum number of decisions, many times the length of a random game.
const LONGEST: usize = 100_000;
/// The number of seeds that are tried to find a game with the wanted outcome.
const ATTEMPTS: u64 = 1_000;

/// A game that is kept in a file.
pub trait GoldenGame {
    /// The game that is played.
    type Game: Game;

    /// Returns the name of the file without its extension. The seed is derived from it.
    fn name(&self) -> String;

    /// Returns the choices made before the game.
    fn setup(&self) -> <Self::Game as Game>::Setup;

    /// Returns true for actions that are preferred when the game is played. They should make much happen, or make the
    /// game end soon.
    fn likes(&self, action: &<Self::Game as Game>::Action) -> bool;

    /// Returns true if the finished game has the wanted outcome. Games are played until one has.
    fn is_wanted(&self, game: &Self::Game) -> bool {
        let _ = game;
        true
    }

    /// Describes the outcome of the finished game in one line.
    fn result(&self, game: &Self::Game) -> String;
}

/// A golden game that has changed, or cannot be read or written.
#[derive(Debug, thiserror::Error)]
#[error("{}: {problem}. If the change is intended, TESSERA_GOLDEN=write plays the golden games and writes them again", file.display())]
pub struct GoldenError {
    /// The file of the game.
    pub file: PathBuf,
    /// What is wrong with it.
    pub problem: GoldenProblem,
}

/// What can be wrong with a golden game.
#[derive(Debug, thiserror::Error)]
pub enum GoldenProblem {
    /// The file or its folder is missing or cannot be accessed.
    #[error("{0}")]
    File(#[from] io::Error),
    /// The file is not a record.
    #[error("{0}")]
    Record(#[from] RecordError),
    /// The game cannot be set up.
    #[error("{0}")]
    Setup(#[from] SetupError),
    /// An action of the file is not allowed.
    #[error("line {line}: `{action}` no longer applies: {refusal}")]
    Refused {
        /// The line, counted from 1; 0 if the game was not read from a file.
        line: usize,
        /// The seat and its action, as recorded.
        action: String,
        /// Why it is refused.
        refusal: String,
    },
    /// The recorded actions do not complete the game.
    #[error("the game is not over after its {actions} actions")]
    NotOver {
        /// The number of recorded actions.
        actions: usize,
    },
    /// A line of the file differs from the one that would be written now.
    #[error("line {line} says `{found}`, but now it would be `{expected}`")]
    Differs {
        /// The line, counted from 1.
        line: usize,
        /// The line as it is in the file.
        found: String,
        /// The line as it would be written now.
        expected: String,
    },
    /// The game does not have the outcome that this file is for.
    #[error("the game does not have the outcome this file is for")]
    Unwanted,
    /// No game with the wanted outcome was found.
    #[error("no game with one of {ATTEMPTS} seeds has the outcome this file is for")]
    NoneWanted,
}

/// Whether files are compared or written.
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
/// content, from this setup, to this result. Returns the finished game.
///
/// A file is written and compared in one go, so no test can see a file that another test is about to write.
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

/// Plays a recorded game to its end.
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

/// Plays random games until one has the wanted outcome.
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

/// Returns the contents of a game's file.
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

/// Finds the first line in which two texts differ.
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
