//! Loading a table from the store.
//!
//! The moves are authoritative. Snapshots only save time: one that was written by other rules, in another layout, or
//! that cannot be read is ignored, and the game is replayed from its moves.

use crate::words::{Key, Tell, english};
use engine::say;
use engine::words::Phrase;
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use engine::{PackInfo, Seat, SetupError};

use super::error::HallError;
use super::now;
use super::source::Source;
use super::standstill::{Mended, Standstill};
use super::state::{Draft, NOTES_KEPT, Running, STEPS_KEPT, State, TableOptions, UndoRequest};
use super::talk::Manners;
use crate::dyn_game::{DynGame, layout};
use crate::dyn_play::{ActError, DynPlay};
use crate::history::History;
use crate::store::{EntryKind, EntryRow, SeatRow, Status, Store, StoreError, TableId, TableRow};

/// Why a table in the store cannot be loaded. Nothing is lost: a matching version of the program can go on with it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", english(&self.tell()))]
pub enum LoadProblem {
    /// This program does not know the game.
    UnknownGame(String),
    /// The game is played by rules that are newer than this program.
    RulesVersion {
        /// The version the game was played by.
        found: u32,
        /// The newest version this program knows.
        expected: u32,
    },
    /// The game was played with another content pack.
    WrongPack {
        /// The name and hash of its pack.
        found: String,
        /// The name and hash of the installed pack.
        expected: String,
    },
    /// The game is over, and was played by older rules.
    OlderRules {
        /// The version the game was played by.
        found: u32,
        /// The current version.
        expected: u32,
    },
    /// The starting position can no longer be set up.
    Beginning(#[from] SetupError),
    /// The game was branched off from a table that no longer exists.
    NoParent(TableId),
    /// The game was branched off from another table whose position can no longer be reconstructed.
    Origin {
        /// The other table.
        table: TableId,
        /// The reason.
        why: Phrase,
    },
    /// An entry is missing.
    Gap {
        /// The position of the entry.
        position: u64,
    },
    /// An entry is illegal by the current rules.
    Refused {
        /// The position of the entry.
        position: u64,
        /// The seat that acted.
        seat: Seat,
        /// The action in notation.
        action: String,
        /// Why the action is refused.
        error: ActError,
    },
    /// Replaying the game leads to a different position.
    ComesOutDifferently {
        /// The number of entries up to that position.
        position: u64,
    },
    /// The number of seats is wrong.
    Seats {
        /// The number of seats in the store.
        found: usize,
        /// The number of players.
        expected: usize,
    },
}

impl LoadProblem {
    /// Converts a problem of the table that another one was branched off from. Does not reveal moves that may be
    /// secret.
    pub(super) fn of_origin(self, table: &TableId) -> Self {
        let why = match self {
            Self::Refused { position, .. } => say!(LoadOriginRefused, number = (position + 1).to_string()),
            other => other.tell(),
        };
        Self::Origin { table: table.clone(), why }
    }
}

impl Tell for LoadProblem {
    fn tell(&self) -> Phrase {
        let move_after = |position: u64| (position + 1).to_string();
        match self {
            Self::UnknownGame(game) => say!(LoadUnknownGame, game = game),
            Self::RulesVersion { found, expected } => {
                say!(LoadRulesVersion, found = *found, expected = *expected)
            }
            Self::WrongPack { found, expected } => say!(LoadWrongPack, found = found, expected = expected),
            Self::OlderRules { found, expected } => say!(LoadOlderRules, found = *found, expected = *expected),
            Self::Beginning(problem) => say!(LoadBeginning, problem = problem.to_string()),
            Self::Origin { table, why } => say!(LoadOrigin, table = table.as_str(), why = why.clone()),
            Self::NoParent(table) => say!(LoadNoParent, table = table.as_str()),
            Self::Gap { position } => say!(LoadGap, number = move_after(*position)),
            Self::Refused { position, action, error, .. } => {
                say!(LoadRefused, number = move_after(*position), action = action, error = error.tell())
            }
            Self::ComesOutDifferently { position } => {
                say!(LoadComesOutDifferently, number = position.to_string())
            }
            Self::Seats { found, expected } => say!(LoadSeats, found = *found, expected = *expected),
        }
    }
}

/// Loads tables from the store.
#[derive(Clone)]
pub(super) struct Loader {
    pub(super) store: Arc<dyn Store>,
    pub(super) games: &'static [&'static dyn DynGame],
}

/// The result of a replay.
pub(super) enum Replayed {
    /// The game in the position that was asked for.
    Whole(Running),
    /// The game as far as it can be replayed; `None` if even the starting position cannot be reconstructed.
    Stopped(Option<Running>, Standstill),
}

impl Loader {
    /// Returns the game with this identifier.
    pub(super) fn kind(&self, game: &str) -> Option<&'static dyn DynGame> {
        self.games.iter().find(|kind| kind.id() == game).copied()
    }

    /// Loads a table with its game. A game that was begun by older rules continues by the current ones if all its moves
    /// are legal; the players are told.
    pub(super) async fn load(&self, id: &TableId) -> Result<State, HallError> {
        let mut state = self.rows(id).await?;
        let Some(source) = Source::of(&state) else {
            // The game has not begun and will be played by the current rules.
            state.row.rules_version = state.kind.rules_version();
            return Ok(state);
        };
        let (found, expected) = (state.row.rules_version, state.kind.rules_version());
        if found == expected {
            self.resume(&mut state, &source).await?;
        } else if state.row.head.status == Status::Playing {
            self.mend(&mut state, &source).await?;
        } else {
            let problem = LoadProblem::OlderRules { found, expected };
            state.standstill = Some(Standstill { plays_to: 0, has_beginning: false, problem });
        }
        Ok(state)
    }

    /// Loads a table without its game.
    pub(super) async fn rows(&self, id: &TableId) -> Result<State, HallError> {
        let (row, seats) = self.store.table(id).await?.ok_or(HallError::NoSuchTable)?;
        let kind = self.check(&row, &seats)?;
        let notes: VecDeque<_> = self.store.notes(id, NOTES_KEPT as u32).await?.into();
        let talk = self.store.talk(id).await?;
        let asked = UndoRequest::read(row.head.asked.as_deref());
        // Settings that cannot be parsed fall back to the defaults.
        let options: TableOptions = serde_json::from_str(&row.options).unwrap_or_default();
        let names = State::names_of(&seats);
        Ok(State {
            kind,
            row,
            options,
            seats,
            names,
            game: None,
            standstill: None,
            notes,
            asked,
            manners: Manners { mutes: talk.mutes, removed: talk.removed },
            in_hand: HashMap::new(),
            is_spoiled: false,
        })
    }

    fn check(&self, row: &TableRow, seats: &[SeatRow]) -> Result<&'static dyn DynGame, HallError> {
        let kind = self.kind(&row.game).ok_or_else(|| LoadProblem::UnknownGame(row.game.clone()))?;
        let (found, expected) = (row.rules_version, kind.rules_version());
        if found > expected {
            return Err(LoadProblem::RulesVersion { found, expected }.into());
        }
        let PackInfo { name, hash } = kind.pack(&row.setup)?;
        if (row.pack_name.as_str(), &row.pack_hash) != (name, &hash) {
            let (found, expected) = (format!("{} {}", row.pack_name, row.pack_hash), format!("{name} {hash}"));
            return Err(LoadProblem::WrongPack { found, expected }.into());
        }
        let (found, expected) = (seats.len(), kind.players_in(&row.setup)?);
        if found == expected { Ok(kind) } else { Err(LoadProblem::Seats { found, expected }.into()) }
    }

    /// Restores the game with enough history for a page. The last snapshot is used to check that the replay leads to
    /// the same position.
    async fn resume(&self, state: &mut State, source: &Source) -> Result<(), HallError> {
        let head = &state.row.head;
        // A finished game has only its first and last snapshot, and does not go on.
        let is_over = head.status == Status::Over;
        let from = head.position.saturating_sub(if is_over { 0 } else { STEPS_KEPT as u64 });
        match self.replay_as_far_as_possible(source, from, head.position).await? {
            Replayed::Whole(game) => state.game = Some(game),
            Replayed::Stopped(_, standstill) => {
                tracing::error!(table = %source.id, problem = %standstill.problem, "a game is at a standstill");
                state.standstill = Some(standstill);
            }
        }
        Ok(())
    }

    /// Continues a game that was begun by older rules with the current ones, or leaves it at a standstill until its
    /// host decides.
    async fn mend(&self, state: &mut State, source: &Source) -> Result<(), HallError> {
        let game = match self.replay_as_far_as_possible(source, 0, source.length).await? {
            Replayed::Whole(game) => game,
            Replayed::Stopped(_, standstill) => {
                let problem = &standstill.problem;
                tracing::warn!(table = %source.id, %problem, "a game is at a standstill since its rules were corrected");
                state.standstill = Some(standstill);
                return Ok(());
            }
        };
        let mended = self.compare(source, state.row.rules_version).await?;
        let mut draft = Draft::new(state, now());
        draft.mend(game, mended);
        let change = draft.finish();
        match self.store.commit(&source.id, change).await {
            Ok(()) => Ok(()),
            Err(StoreError::Conflict) => Err(HallError::Stale),
            Err(error) => Err(error.into()),
        }
    }

    /// Returns the game at a position, with its history since an earlier one.
    pub(super) async fn replay(&self, source: &Source, from: u64, to: u64) -> Result<Running, HallError> {
        match self.replay_as_far_as_possible(source, from, to).await? {
            Replayed::Whole(game) => Ok(game),
            Replayed::Stopped(_, standstill) => Err(standstill.problem.into()),
        }
    }

    /// Does the same, but stops at the first move that cannot be replayed.
    pub(super) async fn replay_as_far_as_possible(
        &self,
        source: &Source,
        from: u64,
        to: u64,
    ) -> Result<Replayed, HallError> {
        let (kind, id) = (source.kind, &source.id);
        // The replay has to match the latest snapshot on the way.
        let known = self.store.snapshot(id, to, kind.layout()).await?;
        let (position, playing) = match self.nearest(source, from).await {
            Ok(nearest) => nearest,
            Err(HallError::Broken(problem)) => {
                let standstill = Standstill { plays_to: 0, has_beginning: false, problem };
                return Ok(Replayed::Stopped(None, standstill));
            }
            Err(error) => return Err(error),
        };
        let mut game = Running { playing, history: History::since(position as usize) };
        let entries = self.store.entries(id, position..to).await?;
        let stopped = |plays_to: u64, problem: LoadProblem, game| {
            Ok(Replayed::Stopped(Some(game), Standstill { plays_to, has_beginning: true, problem }))
        };
        for (position, entry) in (position..to).zip(entries.iter().map(Some).chain(std::iter::repeat(None))) {
            let Some(entry) = entry.filter(|entry| entry.position == position) else {
                return stopped(position, LoadProblem::Gap { position }, game);
            };
            if let Err(problem) = play(&mut game, entry) {
                return stopped(position, problem, game);
            }
            if let Some(known) = known.as_ref().filter(|known| known.position == position + 1)
                && game.playing.snapshot().as_ref() != Ok(&known.state)
                // A snapshot that cannot be read proves nothing.
                && kind.restore(&known.state).is_ok()
            {
                let position = known.position;
                return stopped(position, LoadProblem::ComesOutDifferently { position }, game);
            }
        }
        Ok(Replayed::Whole(game))
    }

    /// Returns the latest available position of the game at or before this one.
    async fn nearest(&self, source: &Source, at_most: u64) -> Result<(u64, Box<dyn DynPlay>), HallError> {
        if let Some(snapshot) = self.store.snapshot(&source.id, at_most, source.kind.layout()).await? {
            match source.kind.restore(&snapshot.state) {
                Ok(playing) => return Ok((snapshot.position, playing)),
                Err(error) => {
                    tracing::warn!(table = %source.id, position = snapshot.position, %error, "snapshot ignored: the game is replayed from its moves");
                }
            }
        }
        Ok((0, self.begin(source).await?))
    }

    /// Compares how a game comes out by the current rules with what was stored by older ones.
    async fn compare(&self, source: &Source, rules: u32) -> Result<Mended, HallError> {
        let alike = layout(rules, source.kind.layout());
        let kept = self.store.snapshots(&source.id).await?;
        let mut kept = kept.into_iter().filter(|snapshot| snapshot.layout == alike).peekable();
        let mut game = Running { playing: self.begin(source).await?, history: History::default() };
        let mut mended = Mended::Unknown;
        let mut last_alike = 0;
        for entry in self.store.entries(&source.id, 0..source.length).await? {
            play(&mut game, &entry)?;
            while let Some(known) = kept.next_if(|known| known.position <= entry.position + 1) {
                if known.position == entry.position + 1 {
                    if game.playing.snapshot().as_ref() != Ok(&known.state) {
                        return Ok(Mended::After(last_alike));
                    }
                    (mended, last_alike) = (Mended::Alike, known.position);
                }
            }
        }
        Ok(mended)
    }
}

/// Replays one entry.
pub(super) fn play(game: &mut Running, entry: &EntryRow) -> Result<(), LoadProblem> {
    match &entry.what {
        EntryKind::Redraw(salt) => {
            game.playing.redraw(*salt);
            game.history.push_redraw(game.playing.round());
        }
        EntryKind::Act(notation) => {
            let seat = entry.seat.ok_or(LoadProblem::Gap { position: entry.position })?;
            let before = game.playing.clone();
            let done = game.playing.act(seat, notation).map_err(|error| LoadProblem::Refused {
                position: entry.position,
                seat,
                action: notation.clone(),
                error,
            })?;
            game.history.push(seat, done, before, entry.plan.map(|from| from as usize));
        }
    }
    Ok(())
}
