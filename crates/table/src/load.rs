//! Reading a saved game: everything it says is checked before it is believed.

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
        place: LineColumn,
        /// The game.
        found: String,
        /// The games there are.
        known: String,
    },
    /// It was played by rules that this program does not have yet.
    #[error(
        "{place}: the game was played by version {found} of the rules, but this program only knows version {expected}: \
         go on with it in the program that saved it, or in a newer one"
    )]
    RulesVersion {
        /// Where it says so.
        place: LineColumn,
        /// The version it was played by.
        found: u32,
        /// The version that would be played now.
        expected: u32,
    },
    /// It was played by older rules, and not all of its actions are legal by those of today.
    #[error(
        "{place}: the game was played by version {found} of the rules, which were mended since: by version {expected} \
         {seat} may not `{action}`: {reason}. The file is sound: read its actions as they are written, or replay it \
         with the program that saved it"
    )]
    RulesMended {
        /// Where the action stands.
        place: LineColumn,
        /// The version it was played by.
        found: u32,
        /// The version that is played now.
        expected: u32,
        /// Who did it.
        seat: Seat,
        /// The action.
        action: String,
        /// Why it is refused now.
        reason: String,
    },
    /// The cards and tiles are others.
    #[error(
        "{place}: the game was played with the content pack `{found}`, but here is `{expected}`, with other cards or \
         tiles: go on with it where that pack is"
    )]
    WrongPack {
        /// Where it says so.
        place: LineColumn,
        /// The name and hash of the pack it was played with.
        found: String,
        /// The name and hash of the pack that would be played with now.
        expected: String,
    },
    /// There is no such setup.
    #[error("{place}: the game cannot be set up: {problem}")]
    Setup {
        /// Where it stands.
        place: LineColumn,
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
        place: LineColumn,
        /// The hash in the file.
        found: String,
        /// The hash of the seed.
        expected: String,
    },
    /// The server's part of the dice is not the one that was promised.
    #[error(
        "{place}: the secret does not belong to the commitment that was published before the game: its commitment is \
         {expected}, the file says {found}. One of them was changed: do not trust the dice of this game"
    )]
    FairDiceCommitment {
        /// Where the commitment stands.
        place: LineColumn,
        /// The commitment in the file.
        found: String,
        /// The commitment to the secret.
        expected: String,
    },
    /// The seed is not made of what the file says.
    #[error(
        "{place}: the seed is not made of this secret and these nonces: they give {expected}, the file says {found}. \
         The seed or a nonce was changed, and with it every draw: do not trust the dice of this game"
    )]
    FairDiceSeed {
        /// Where secret and nonces stand.
        place: LineColumn,
        /// The seed in the file.
        found: Seed,
        /// The seed that secret and nonces give.
        expected: Seed,
    },
    /// The nonces do not fit the setup.
    #[error("{place}: {found} nonces are given, but {expected} play: expected one a seat, or - where nobody gave one")]
    FairDiceNonces {
        /// Where they stand.
        place: LineColumn,
        /// How many there are.
        found: usize,
        /// How many play.
        expected: usize,
    },
    /// Somebody sits there whom nobody knows.
    #[error("{place}: {problem}")]
    Occupant {
        /// Where it says so.
        place: LineColumn,
        /// Who.
        problem: UnknownOccupant,
    },
    /// The seats do not fit the setup.
    #[error("{place}: {found} seats are named, but {expected} play: expected one occupant a seat")]
    Seats {
        /// Where they stand.
        place: LineColumn,
        /// How many seats are named.
        found: usize,
        /// How many play.
        expected: usize,
    },
    /// The rules do not allow an action.
    #[error("{place}: {seat} may not `{action}`: {reason}. Expected a legal action: the file was changed")]
    Refused {
        /// Where it stands.
        place: LineColumn,
        /// Who wanted to do it.
        seat: Seat,
        /// The action.
        action: String,
        /// Why it is refused.
        reason: String,
    },
    /// The rules have no room for what an action brings about.
    #[error("{place}: {}", ActError::Broken)]
    Broken {
        /// Where the action stands.
        place: LineColumn,
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

    /// Plays a record again.
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

/// That a recorded action was not taken, with its place in the file.
fn not_taken(recorded: &RecordedAction, error: ActError, speaker: &Speaker<'_>) -> LoadError {
    let &RecordedAction { seat, ref action, line } = recorded;
    let after_seat = seat.to_string().len() + 1;
    match error {
        ActError::Notation(error) => LoadError::Format(RecordError {
            line,
            column: after_seat + error.column,
            problem: RecordProblem::Notation(error),
        }),
        ActError::Broken => LoadError::Broken { place: LineColumn { line, column: after_seat + 1 } },
        ActError::Refused(reason) => {
            let (place, reason) = (LineColumn { line, column: after_seat + 1 }, speaker.say(reason.tell()));
            LoadError::Refused { place, seat, action: action.clone(), reason }
        }
    }
}

/// The lines before the actions. A record does not remember where they stood.
struct Header<'a>(&'a [u8]);

impl Header<'_> {
    /// Where the value of a keyword stands.
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

    /// Makes sure that the seed is made of what the file says, if it says so.
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
