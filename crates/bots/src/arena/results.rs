//! The file that keeps every game of an arena, so that an interrupted run can continue.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use engine::chance::Seed;
use engine::{Game, Setup};
use serde::{Deserialize, Serialize};

use super::game::{Contents, GameResult, Played};
use super::seating::LineUp;

/// Why a file of results cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ResultsError {
    /// An operation on the file failed.
    #[error("{} cannot be {done}: {problem}", path.display())]
    File {
        /// The path of the file.
        path: PathBuf,
        /// The operation that failed.
        done: &'static str,
        /// The reason the system gave.
        problem: String,
    },
    /// Another arena is writing to the file.
    #[error("{} is in use: another arena writes its results there; wait for it, or name another file", path.display())]
    InUse {
        /// The path of the file.
        path: PathBuf,
    },
    /// A line is not the result of a game.
    #[error("{}, line {line}: this is not the result of a game ({problem}); name another file", path.display())]
    NoResult {
        /// The path of the file.
        path: PathBuf,
        /// The number of the line, counted from 1.
        line: usize,
        /// What is wrong with the line.
        problem: String,
    },
    /// A line is the result of a game that is not among those to be played.
    #[error(
        "{}, line {line}: the {what} of this game is `{found}`: expected `{expected}`; name another file, or what the \
         file was begun with",
        path.display()
    )]
    Differs {
        /// The path of the file.
        path: PathBuf,
        /// The number of the line, counted from 1.
        line: usize,
        /// The property that differs.
        what: &'static str,
        /// Its value in the file.
        found: String,
        /// Its value in the games to be played.
        expected: String,
    },
}

/// The properties that all games of an arena have in common.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Match {
    game: String,
    rules: u32,
    pack: String,
    setup: String,
    seed: String,
}

impl Match {
    pub(super) fn of<G: Game>(setup: &G::Setup, seed: Seed) -> Self {
        Self {
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            pack: G::pack(setup).hash,
            setup: setup.to_line(),
            seed: seed.to_string(),
        }
    }

    /// Returns the first property that differs, with both values.
    fn difference(&self, other: &Self) -> Option<(&'static str, String, String)> {
        let pairs = [
            ("name", self.game.clone(), other.game.clone()),
            ("rules version", self.rules.to_string(), other.rules.to_string()),
            ("content pack", self.pack.clone(), other.pack.clone()),
            ("setup", self.setup.clone(), other.setup.clone()),
            ("seed", self.seed.clone(), other.seed.clone()),
        ];
        pairs.into_iter().find(|(_, here, there)| here != there)
    }
}

/// A line of the file.
#[derive(Serialize, Deserialize)]
struct Line {
    #[serde(flatten)]
    of: Match,
    bots: Vec<String>,
    deal: u64,
    #[serde(flatten)]
    result: GameResult,
}

/// No arena plays this many deals, so a higher number is not the number of a deal.
const MOST_DEALS: u64 = 1 << 32;

/// The beginning of every line.
const BEGINNING: &[u8] = br#"{"game":""#;

/// An open file of results. It is locked for as long as this value exists.
pub(super) struct Results {
    path: PathBuf,
    of: Match,
    file: Mutex<File>,
    /// The known games of each line-up, by their number.
    known: Vec<(LineUp, BTreeMap<u64, GameResult>)>,
}

impl Results {
    /// Opens or creates a file and reads the games that are there. All must be of this match and of one of these
    /// line-ups. A line that was being written when the program was killed is cut off.
    pub(super) fn open(path: &Path, of: Match, line_ups: &[LineUp]) -> Result<Self, ResultsError> {
        let failed = |done| {
            move |error: io::Error| ResultsError::File { path: path.to_owned(), done, problem: error.to_string() }
        };
        let opened = OpenOptions::new().read(true).append(true).create(true).open(path);
        let mut file = opened.map_err(failed("opened"))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(ResultsError::InUse { path: path.to_owned() }),
            Err(TryLockError::Error(error)) => return Err(failed("locked")(error)),
        }
        let mut bytes = Vec::new();
        file.seek(SeekFrom::Start(0)).and_then(|_| file.read_to_end(&mut bytes)).map_err(failed("read"))?;
        let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        let (lines, torn) = bytes.split_at(whole);
        let known = line_ups.iter().map(|line_up| (line_up.clone(), BTreeMap::new())).collect();
        let mut results = Self { path: path.to_owned(), of, file: Mutex::new(file), known };
        let mut count = 0;
        for line in lines.split_inclusive(|byte| *byte == b'\n') {
            count += 1;
            results.take_in(count, line)?;
        }
        if !torn.is_empty() {
            // A file that the arena did not write must not be cut.
            let common = torn.len().min(BEGINNING.len());
            if torn[..common] != BEGINNING[..common] {
                return Err(results.no_result(count + 1, "it is incomplete and does not begin like a result"));
            }
            results.file().set_len(whole as u64).map_err(failed("cut after its last whole line"))?;
        }
        Ok(results)
    }

    /// Reads a line.
    fn take_in(&mut self, number: usize, line: &[u8]) -> Result<(), ResultsError> {
        let read: Line = serde_json::from_slice(line).map_err(|error| self.no_result(number, &error.to_string()))?;
        if let Some((what, found, expected)) = read.of.difference(&self.of) {
            return Err(ResultsError::Differs { path: self.path.clone(), line: number, what, found, expected });
        }
        let Some(index) = self.known.iter().position(|(line_up, _)| line_up.bots == read.bots) else {
            let expected: Vec<String> = self.known.iter().map(|(line_up, _)| line_up.bots.join(",")).collect();
            let (what, found, expected) = ("line-up", read.bots.join(","), expected.join("` or `"));
            return Err(ResultsError::Differs { path: self.path.clone(), line: number, what, found, expected });
        };
        let seats = self.known[index].0.bots.len();
        let game = self.known[index].0.number(read.deal, &read.result.seating);
        let Some(game) = game.filter(|_| read.deal < MOST_DEALS && read.result.has_seats(seats)) else {
            return Err(self.no_result(number, "its numbers do not fit its seats"));
        };
        if self.known[index].1.insert(game, read.result).is_some() {
            return Err(self.no_result(number, "the same game is in an earlier line"));
        }
        Ok(())
    }

    fn no_result(&self, line: usize, problem: &str) -> ResultsError {
        ResultsError::NoResult { path: self.path.clone(), line, problem: problem.to_owned() }
    }

    fn file(&self) -> std::sync::MutexGuard<'_, File> {
        self.file.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the games of a line-up that were there when the file was opened, by their number.
    pub(super) fn known(&self, line_up: &LineUp) -> BTreeMap<u64, Played> {
        let own = self.known.iter().filter(|(known, _)| known == line_up).flat_map(|(_, games)| games);
        own.map(|(number, result)| (*number, Played { result: result.clone(), contents: Contents::EMPTY })).collect()
    }

    /// Writes a finished game.
    pub(super) fn append(&self, line_up: &LineUp, deal: u64, result: &GameResult) -> Result<(), ResultsError> {
        let failed = |problem| ResultsError::File { path: self.path.clone(), done: "written", problem };
        let line = Line { of: self.of.clone(), bots: line_up.bots.clone(), deal, result: result.clone() };
        let mut line = serde_json::to_vec(&line).map_err(|error| failed(error.to_string()))?;
        line.push(b'\n');
        // Written in one piece, so other readers see whole lines only.
        self.file().write_all(&line).map_err(|error| failed(error.to_string()))
    }
}

impl GameResult {
    /// Checks whether every list has one entry for each seat.
    fn has_seats(&self, seats: usize) -> bool {
        let lengths = [self.scores.len(), self.wins.len(), self.decisions.len(), self.microseconds.len()];
        lengths.iter().all(|length| *length == seats)
            && self.wins.iter().all(|won| (0.0..=1.0).contains(won))
            && self.forfeit.as_ref().is_none_or(|forfeit| forfeit.seat < seats)
    }
}

/// Returns the seed with which a file of results was begun, so that no one has to remember a random seed. `None` if
/// there is no such file or it has no results.
#[must_use]
pub fn seed_in(path: &Path) -> Option<Seed> {
    let mut line = Vec::new();
    BufReader::new(File::open(path).ok()?).take(1 << 20).read_until(b'\n', &mut line).ok()?;
    let line: Line = serde_json::from_slice(&line).ok()?;
    line.of.seed.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_come_back_as_they_were() {
        for winners in 1..=4 {
            let share = 1.0 / f64::from(winners);
            let result = GameResult::of_two(vec![share, 0.0]);
            let text = serde_json::to_string(&result).unwrap();
            assert_eq!(serde_json::from_str::<GameResult>(&text).unwrap(), result, "{text}");
        }
    }

    #[test]
    fn every_line_begins_with_the_same_bytes() {
        let match_of = |seed: &str| Match {
            game: "g".to_owned(),
            rules: 1,
            pack: "p".to_owned(),
            setup: "s".to_owned(),
            seed: seed.to_owned(),
        };
        let line = Line { of: match_of("1"), bots: Vec::new(), deal: 0, result: GameResult::of_two(vec![1.0, 0.0]) };
        assert!(serde_json::to_vec(&line).unwrap().starts_with(BEGINNING));
        let difference = match_of("1").difference(&match_of("2"));
        assert_eq!(difference, Some(("seed", "1".to_owned(), "2".to_owned())));
    }
}
