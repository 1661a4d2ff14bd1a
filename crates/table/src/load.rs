//! Reading a saved game. Everything it says is checked before it is trusted.

use std::fmt;

use engine::chance::Seed;
use engine::words::{ENGLISH, Speaker};
use engine::{Entry, PackInfo, Record, RecordError, RecordProblem, RecordedAction, RecordedDice, Seat, SetupError};

use crate::dyn_game::DynGame;
use crate::dyn_play::ActError;
use crate::occupant::{Occupant, UnknownOccupant};
use crate::table::{Table, TableError};
use crate::words::Tell;

/// A place in a saved game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineColumn {
    /// The line, counted from 1; 0 if the game was not read from a file.
    pub line: usize,
    /// The column, counted from 1.
    pub column: usize,
}

impl fmt::Display for LineColumn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Why a saved game cannot be loaded. The messages say what happened, what was expected, and what to do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    /// The text is not a record.
    #[error(transparent)]
    Format(#[from] RecordError),
    /// This program does not know the game.
    #[error("{place}: `{found}` is not a game that this program knows: expected one of {known}")]
    UnknownGame {
        /// Where the game is named.
        place: LineColumn,
        /// The game in the file.
        found: String,
        /// The known games, separated by commas.
        known: String,
    },
    /// The game was played by rules that are newer than this program.
    #[error(
        "{place}: the game was played by version {found} of the rules, but this program only knows version {expected}: \
         continue it in the program that saved it, or in a newer one"
    )]
    RulesVersion {
        /// Where the version is named.
        place: LineColumn,
        /// The version the game was played by.
        found: u32,
        /// The newest version this program knows.
        expected: u32,
    },
    /// The game was played by older rules, and some action is illegal by the current ones.
    #[error(
        "{place}: the game was played by version {found} of the rules, which have been corrected since: by \
         version {expected} {seat} may not `{action}`: {reason}. The file is sound: read the actions in it as text, \
         or replay it with the program that saved it"
    )]
    RulesMended {
        /// Where the action is.
        place: LineColumn,
        /// The version the game was played by.
        found: u32,
        /// The current version.
        expected: u32,
        /// The seat that acted.
        seat: Seat,
        /// The action in notation.
        action: String,
        /// Why it is refused now.
        reason: String,
    },
    /// The game was played with another content pack.
    #[error(
        "{place}: the game was played with the content pack `{found}`, but `{expected}` is installed here, with \
         other cards or tiles: continue the game where its own pack is installed"
    )]
    WrongPack {
        /// Where the pack is named.
        place: LineColumn,
        /// The name and hash of the pack in the file.
        found: String,
        /// The name and hash of the installed pack.
        expected: String,
    },
    /// The setup is invalid.
    #[error("{place}: the game cannot be set up: {problem}")]
    Setup {
        /// Where the setup is.
        place: LineColumn,
        /// What is wrong with the setup.
        problem: SetupError,
    },
    /// The seed does not match its published hash.
    #[error(
        "{place}: the seed does not belong to the hash that was published before the game: its hash is {expected}, \
         the file says {found}. The seed was changed, and with it every draw: do not trust this game"
    )]
    SeedHash {
        /// Where the hash is.
        place: LineColumn,
        /// The hash in the file.
        found: String,
        /// The hash of the seed.
        expected: String,
    },
    /// The server's secret does not match its published commitment.
    #[error(
        "{place}: the secret does not belong to the commitment that was published before the game: its commitment is \
         {expected}, the file says {found}. One of them was changed: do not trust the dice of this game"
    )]
    FairDiceCommitment {
        /// Where the commitment is.
        place: LineColumn,
        /// The commitment in the file.
        found: String,
        /// The commitment of the secret in the file.
        expected: String,
    },
    /// The seed does not follow from the secret and the nonces.
    #[error(
        "{place}: the seed is not made of this secret and these nonces: they give {expected}, the file says {found}. \
         The seed or a nonce was changed, and with it every draw: do not trust the dice of this game"
    )]
    FairDiceSeed {
        /// Where the secret and the nonces are.
        place: LineColumn,
        /// The seed in the file.
        found: Seed,
        /// The seed that the secret and the nonces give.
        expected: Seed,
    },
    /// The number of nonces does not match the setup.
    #[error("{place}: {found} nonces are given, but {expected} play: expected one a seat, or - for none")]
    FairDiceNonces {
        /// Where the nonces are.
        place: LineColumn,
        /// The number of nonces.
        found: usize,
        /// The number of players.
        expected: usize,
    },
    /// The occupant of a seat is unknown.
    #[error("{place}: {problem}")]
    Occupant {
        /// Where the seats are.
        place: LineColumn,
        /// The unknown occupant.
        problem: UnknownOccupant,
    },
    /// The number of seats does not match the setup.
    #[error("{place}: {found} seats are named, but {expected} play: expected one occupant a seat")]
    Seats {
        /// Where the seats are.
        place: LineColumn,
        /// The number of seats in the file.
        found: usize,
        /// The number of players.
        expected: usize,
    },
    /// The rules refuse an action.
    #[error("{place}: {seat} may not `{action}`: {reason}. Expected a legal action: the file was changed")]
    Refused {
        /// Where the action is.
        place: LineColumn,
        /// The seat that acted.
        seat: Seat,
        /// The action in notation.
        action: String,
        /// Why it is refused.
        reason: String,
    },
    /// The rules have no room for the consequences of an action.
    #[error("{place}: {}", ActError::Broken)]
    Broken {
        /// Where the action is.
        place: LineColumn,
    },
    /// The game has fewer actions than were asked for.
    #[error("there is no position after {asked} actions: the game has {actions}")]
    NoSuchPosition {
        /// The number of actions asked for.
        asked: usize,
        /// The number of actions in the game.
        actions: usize,
    },
}

impl Table {
    /// Reads a saved game of one of these kinds and replays it.
    pub fn load(kinds: &[&'static dyn DynGame], saved: &[u8]) -> Result<Self, LoadError> {
        let record = Record::from_bytes(saved)?;
        let header = Header(saved);
        let kind = header.check(&record, kinds)?;
        let occupants = header.occupants(&record)?;
        let expected = kind.rules_version();
        let mended = |error| match (record.rules_version, error) {
            (found, LoadError::Refused { place, seat, action, reason }) if found < expected => {
                LoadError::RulesMended { place, found, expected, seat, action, reason }
            }
            (_, error) => header.locate(error),
        };
        let mut table = Self::replay(kind, &record, occupants).map_err(mended)?;
        table.recorded_by = record.rules_version;
        Ok(table)
    }

    /// Replays a record.
    pub(crate) fn replay(
        kind: &'static dyn DynGame,
        record: &Record,
        mut occupants: Vec<Occupant>,
    ) -> Result<Self, LoadError> {
        let nowhere = LineColumn { line: 0, column: 0 };
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
        table.inherit(record);
        for entry in &record.entries {
            match entry {
                Entry::Action(action) => {
                    let done = table.act(action.seat, &action.action);
                    done.map_err(|error| not_taken(action, error, &table.speaker(ENGLISH)))?;
                }
                Entry::Redraw { salt } => table.redraw(*salt),
            }
        }
        Ok(table)
    }
}

/// Converts the refusal of a recorded action into an error with its place in the file.
fn not_taken(recorded: &RecordedAction, error: ActError, speaker: &Speaker<'_>) -> LoadError {
    let &RecordedAction { seat, ref action, line } = recorded;
    let after_seat = seat.to_string().len() + 1;
    match error {
        ActError::Notation(misread) => LoadError::Format(RecordError {
            line,
            column: after_seat + misread.error.column,
            problem: RecordProblem::Notation(misread.error),
        }),
        ActError::Broken => LoadError::Broken { place: LineColumn { line, column: after_seat + 1 } },
        ActError::Refused(reason) => {
            let (place, reason) = (LineColumn { line, column: after_seat + 1 }, speaker.say(reason.tell()));
            LoadError::Refused { place, seat, action: action.clone(), reason }
        }
    }
}

/// The lines before the actions. A record does not remember where they were.
struct Header<'a>(&'a [u8]);

impl Header<'_> {
    /// Returns the place of a keyword's value.
    fn place_of(&self, keyword: &str) -> LineColumn {
        let is_it = |line: &[u8]| line.split(|byte| *byte == b' ').next() == Some(keyword.as_bytes());
        let index = self.0.split(|byte| *byte == b'\n').position(is_it).unwrap_or_default();
        LineColumn { line: index + 1, column: keyword.len() + 2 }
    }

    fn check(&self, record: &Record, kinds: &[&'static dyn DynGame]) -> Result<&'static dyn DynGame, LoadError> {
        let Some(&kind) = kinds.iter().find(|kind| kind.id() == record.game) else {
            let known: Vec<&str> = kinds.iter().map(|kind| kind.id()).collect();
            let (place, found) = (self.place_of("game"), record.game.clone());
            return Err(LoadError::UnknownGame { place, found, known: known.join(", ") });
        };
        let (found, expected) = (record.rules_version, kind.rules_version());
        if found > expected {
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
        let players = kind.players_in(&record.setup);
        self.check_fair_dice(record, players.map_err(|problem| LoadError::Setup { place: setup_place, problem })?)?;
        Ok(kind)
    }

    /// Checks the fair dice, if the file has any: the seed must follow from the secret and the nonces.
    fn check_fair_dice(&self, record: &Record, players: usize) -> Result<(), LoadError> {
        let Some(RecordedDice { commitment, dice }) = &record.fair_dice else { return Ok(()) };
        let place = self.place_of("fair-dice");
        let (found, expected) = (dice.nonces.len(), players);
        if found != expected {
            return Err(LoadError::FairDiceNonces { place, found, expected });
        }
        let (found, expected) = (commitment, dice.secret.commitment());
        if *found != expected {
            return Err(LoadError::FairDiceCommitment { place, found: found.clone(), expected });
        }
        let (found, expected) = (record.seed, dice.seed());
        if found != expected {
            return Err(LoadError::FairDiceSeed { place, found, expected });
        }
        Ok(())
    }

    fn occupants(&self, record: &Record) -> Result<Vec<Occupant>, LoadError> {
        let occupants = record.seats.iter().map(|name| name.parse());
        occupants
            .collect::<Result<_, _>>()
            .map_err(|problem| LoadError::Occupant { place: self.place_of("seats"), problem })
    }

    /// Adds the place in the file to errors that concern the header.
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
