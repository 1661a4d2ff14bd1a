//! Reading a saved game: everything it says is checked before it is believed.

use std::fmt;

use engine::{Entry, PackInfo, Record, RecordError, RecordProblem, Seat, SetupError};

use crate::kind::GameKind;
use crate::occupant::{Occupant, UnknownOccupant};
use crate::playing::{ActError, Reason};
use crate::table::{Table, TableError};

/// A place in a saved game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line, counted from 1; 0 if the game was not read from a file.
    pub line: usize,
    /// The column, counted from 1.
    pub column: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Why a saved game cannot be loaded: what happened, what was expected, and what to do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    /// The text is not a record.
    #[error(transparent)]
    Format(#[from] RecordError),
    /// There is no such game.
    #[error("{place}: this is a game of `{found}`, which is not known here: expected one of {known}")]
    UnknownGame {
        /// Where it says so.
        place: Place,
        /// The game.
        found: String,
        /// The games there are.
        known: String,
    },
    /// The rules have changed.
    #[error(
        "{place}: the game was played by version {found} of the rules, but this program plays by version {expected}: \
         go on with it in the program that saved it"
    )]
    RulesVersion {
        /// Where it says so.
        place: Place,
        /// The version it was played by.
        found: u32,
        /// The version that would be played now.
        expected: u32,
    },
    /// The cards and tiles are others.
    #[error(
        "{place}: the game was played with the content pack `{found}`, but here is `{expected}`, with other cards or \
         tiles: go on with it where that pack is"
    )]
    WrongPack {
        /// Where it says so.
        place: Place,
        /// The name and hash of the pack it was played with.
        found: String,
        /// The name and hash of the pack that would be played with now.
        expected: String,
    },
    /// There is no such setup.
    #[error("{place}: the game cannot be set up: {problem}")]
    Setup {
        /// Where it stands.
        place: Place,
        /// What is wrong with it.
        problem: SetupError,
    },
    /// The seed is not the one that was promised.
    #[error(
        "{place}: the seed does not belong to the hash that was published before the game: its hash is {expected}, \
         the file says {found}. The seed was changed, and with it every draw: do not trust this game"
    )]
    SeedHash {
        /// Where the hash stands.
        place: Place,
        /// The hash in the file.
        found: String,
        /// The hash of the seed.
        expected: String,
    },
    /// Somebody sits there whom nobody knows.
    #[error("{place}: {problem}")]
    Occupant {
        /// Where it says so.
        place: Place,
        /// Who.
        problem: UnknownOccupant,
    },
    /// The seats do not fit the setup.
    #[error("{place}: {found} seats are named, but {expected} play: expected one occupant a seat")]
    Seats {
        /// Where they stand.
        place: Place,
        /// How many seats are named.
        found: usize,
        /// How many play.
        expected: usize,
    },
    /// The rules do not allow an action.
    #[error("{place}: {seat} may not `{action}`: {reason}. Expected a legal action: the file was changed")]
    Refused {
        /// Where it stands.
        place: Place,
        /// Who wanted to do it.
        seat: Seat,
        /// The action.
        action: String,
        /// Why it is refused.
        reason: Reason,
    },
    /// The game is not that long.
    #[error("there is no position after {asked} actions: the game has {actions}")]
    NoSuchPosition {
        /// How many actions were asked for.
        asked: usize,
        /// How many there are.
        actions: usize,
    },
}

impl Table {
    /// Reads a saved game of one of these kinds and plays it again.
    pub fn load(kinds: &[&'static dyn GameKind], saved: &[u8]) -> Result<Self, LoadError> {
        let record = Record::from_bytes(saved)?;
        let header = Header(saved);
        let kind = header.check(&record, kinds)?;
        let occupants = header.occupants(&record)?;
        Self::replay(kind, &record, occupants).map_err(|error| header.locate(error))
    }

    /// Plays a record again.
    pub(crate) fn replay(
        kind: &'static dyn GameKind,
        record: &Record,
        mut occupants: Vec<Occupant>,
    ) -> Result<Self, LoadError> {
        let nowhere = Place { line: 0, column: 0 };
        let setup = |problem| LoadError::Setup { place: nowhere, problem };
        if occupants.is_empty() {
            // A record need not say who played.
            occupants = vec![Occupant::Human; kind.players_in(&record.setup).map_err(setup)?];
        }
        let table = Self::new(kind, &record.setup, record.seed, occupants);
        let mut table = table.map_err(|error| match error {
            TableError::Setup(problem) => setup(problem),
            TableError::Seats { expected, found } => LoadError::Seats { place: nowhere, found, expected },
        })?;
        for entry in &record.entries {
            table.act(entry.seat, &entry.action).map_err(|error| not_taken(entry, error))?;
        }
        Ok(table)
    }
}

/// That a recorded action was not taken, with its place in the file.
fn not_taken(entry: &Entry, error: ActError) -> LoadError {
    let after_seat = entry.seat.to_string().len() + 1;
    match error {
        ActError::Notation(error) => LoadError::Format(RecordError {
            line: entry.line,
            column: after_seat + error.column,
            problem: RecordProblem::Notation(error),
        }),
        ActError::Refused(reason) => LoadError::Refused {
            place: Place { line: entry.line, column: after_seat + 1 },
            seat: entry.seat,
            action: entry.action.clone(),
            reason,
        },
    }
}

/// The lines before the actions. A record does not remember where they stood.
struct Header<'a>(&'a [u8]);

impl Header<'_> {
    /// Where the value of a keyword stands.
    fn place_of(&self, keyword: &str) -> Place {
        let is_it = |line: &[u8]| line.split(|byte| *byte == b' ').next() == Some(keyword.as_bytes());
        let index = self.0.split(|byte| *byte == b'\n').position(is_it).unwrap_or_default();
        Place { line: index + 1, column: keyword.len() + 2 }
    }

    fn check(&self, record: &Record, kinds: &[&'static dyn GameKind]) -> Result<&'static dyn GameKind, LoadError> {
        let Some(&kind) = kinds.iter().find(|kind| kind.id() == record.game) else {
            let known: Vec<&str> = kinds.iter().map(|kind| kind.id()).collect();
            let (place, found) = (self.place_of("game"), record.game.clone());
            return Err(LoadError::UnknownGame { place, found, known: known.join(", ") });
        };
        let (found, expected) = (record.rules_version, kind.rules_version());
        if found != expected {
            return Err(LoadError::RulesVersion { place: self.place_of("rules"), found, expected });
        }
        let setup_place = self.place_of("setup");
        let pack = kind.pack(&record.setup);
        let pack = pack.map_err(|problem| LoadError::Setup { place: setup_place, problem })?;
        let PackInfo { name, hash } = &pack;
        if (&record.pack_name[..], &record.pack_hash) != (*name, hash) {
            let found = format!("{} {}", record.pack_name, record.pack_hash);
            let expected = format!("{name} {hash}");
            return Err(LoadError::WrongPack { place: self.place_of("pack"), found, expected });
        }
        let expected = record.seed.commitment();
        if record.seed_hash != expected {
            let (place, found) = (self.place_of("seed-hash"), record.seed_hash.clone());
            return Err(LoadError::SeedHash { place, found, expected });
        }
        Ok(kind)
    }

    fn occupants(&self, record: &Record) -> Result<Vec<Occupant>, LoadError> {
        let occupants = record.seats.iter().map(|name| name.parse());
        occupants
            .collect::<Result<_, _>>()
            .map_err(|problem| LoadError::Occupant { place: self.place_of("seats"), problem })
    }

    /// Says where in the file it went wrong, as far as the header is to blame.
    fn locate(&self, error: LoadError) -> LoadError {
        match error {
            LoadError::Setup { problem, .. } => LoadError::Setup { place: self.place_of("setup"), problem },
            LoadError::Seats { found, expected, .. } => {
                LoadError::Seats { place: self.place_of("seats"), found, expected }
            }
            other => other,
        }
    }
}
