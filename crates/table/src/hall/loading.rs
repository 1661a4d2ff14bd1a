//! Bringing a table back from the store.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use engine::PackInfo;

use super::error::HallError;
use super::state::{Asked, NOTES_KEPT, Running, STEPS_KEPT, State, TableOptions};
use super::talk::Manners;
use crate::history::History;
use crate::kind::GameKind;
use crate::playing::{ActError, Playing, SnapshotError};
use crate::store::{EntryKind, EntryRow, SnapshotRow, Status, Store, TableId, TableRow};

/// Why a table that is in the store cannot be played. Nothing is lost: a program that fits can go on with it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadProblem {
    /// The game is not known here.
    #[error("it is a game of `{0}`, which this program does not know: start the program that knows it")]
    UnknownGame(String),
    /// The rules have changed.
    #[error(
        "it was played by version {found} of the rules, but this program plays by version {expected}: start the \
         program it was played with"
    )]
    RulesVersion {
        /// The version it was played by.
        found: u32,
        /// The version that would be played now.
        expected: u32,
    },
    /// The cards and tiles are others.
    #[error("it was played with the content pack `{found}`, but here is `{expected}`: bring that pack back")]
    WrongPack {
        /// The pack it was played with.
        found: String,
        /// The pack there is.
        expected: String,
    },
    /// The stored game cannot be read.
    #[error("the game stored for position {position} cannot be read ({error}): restore the data from a copy")]
    Snapshot {
        /// How many entries came before.
        position: u64,
        /// What is wrong.
        error: SnapshotError,
    },
    /// The game is not there.
    #[error("the game itself is missing from the data: restore it from a copy")]
    Missing,
    /// Entries are missing.
    #[error("the entry at position {position} is missing from the data: restore it from a copy")]
    Gap {
        /// Which.
        position: u64,
    },
    /// What was done is not allowed.
    #[error("the entry at position {position}, `{action}`, is refused by the rules: {error}")]
    Refused {
        /// Which.
        position: u64,
        /// What was done.
        action: String,
        /// Why it is refused.
        error: ActError,
    },
    /// It does not come out as it did.
    #[error(
        "played again, the game comes out differently at position {position}: the rules have changed without saying \
         so, or the data have; it is not safe to go on"
    )]
    ComesOutDifferently {
        /// Where.
        position: u64,
    },
    /// Seats are missing, or too many.
    #[error("it has {found} seats where {expected} play: restore the data from a copy")]
    Seats {
        /// How many it has.
        found: usize,
        /// How many play.
        expected: usize,
    },
}

/// Reads the parts of tables.
#[derive(Clone)]
pub(super) struct Loader {
    pub(super) store: Arc<dyn Store>,
    pub(super) games: &'static [&'static dyn GameKind],
}

impl Loader {
    /// The game of a name.
    pub(super) fn kind(&self, game: &str) -> Option<&'static dyn GameKind> {
        self.games.iter().find(|kind| kind.id() == game).copied()
    }

    /// The table as it was left.
    pub(super) async fn load(&self, id: &TableId) -> Result<State, HallError> {
        let (row, seats) = self.store.table(id).await?.ok_or(HallError::NoSuchTable)?;
        let kind = self.check(&row)?;
        let expected = kind.players_in(&row.setup)?;
        if seats.len() != expected {
            return Err(LoadProblem::Seats { found: seats.len(), expected }.into());
        }
        let (names, has_begun) = (State::names_of(&seats), row.head.seed.is_some());
        let game = if has_begun { Some(self.resume(kind, &row, &names).await?) } else { None };
        let notes: VecDeque<_> = self.store.notes(id, NOTES_KEPT as u32).await?.into();
        let talk = self.store.talk(id).await?;
        let asked = Asked::read(row.head.asked.as_deref());
        // Options that cannot be read are as good as none.
        let options: TableOptions = serde_json::from_str(&row.options).unwrap_or_default();
        Ok(State {
            kind,
            row,
            options,
            seats,
            names,
            game,
            notes,
            asked,
            manners: Manners { mutes: talk.mutes, removed: talk.removed },
            in_hand: HashMap::new(),
            is_spoiled: false,
        })
    }

    fn check(&self, row: &TableRow) -> Result<&'static dyn GameKind, HallError> {
        let kind = self.kind(&row.game).ok_or_else(|| LoadProblem::UnknownGame(row.game.clone()))?;
        let (found, expected) = (row.rules_version, kind.rules_version());
        if found != expected {
            return Err(LoadProblem::RulesVersion { found, expected }.into());
        }
        let PackInfo { name, hash } = kind.pack(&row.setup)?;
        if (row.pack_name.as_str(), &row.pack_hash) != (name, &hash) {
            let (found, expected) = (format!("{} {}", row.pack_name, row.pack_hash), format!("{name} {hash}"));
            return Err(LoadProblem::WrongPack { found, expected }.into());
        }
        Ok(kind)
    }

    /// The game as it was left, with enough of its past for a page. Whether it comes out as it did is checked against
    /// the last snapshot.
    async fn resume(
        &self,
        kind: &'static dyn GameKind,
        row: &TableRow,
        names: &[String],
    ) -> Result<Running, HallError> {
        let head = &row.head;
        let from = head.position.saturating_sub(STEPS_KEPT as u64);
        let known = self.store.snapshot(&row.id, head.position).await?.ok_or(LoadProblem::Missing)?;
        // Only the first and the last snapshot of a finished game are kept, and it does not go on.
        let from = if head.status == Status::Over { known.position } else { from };
        self.replay(kind, &row.id, names, from, head.position, Some(&known)).await
    }

    /// The game at a position, with what happened since an earlier one.
    pub(super) async fn replay(
        &self,
        kind: &'static dyn GameKind,
        id: &TableId,
        names: &[String],
        from: u64,
        to: u64,
        known: Option<&SnapshotRow>,
    ) -> Result<Running, HallError> {
        let snapshot = self.store.snapshot(id, from).await?.ok_or(LoadProblem::Missing)?;
        let playing = restore(kind, &snapshot)?;
        let history = History::since(snapshot.position as usize);
        let mut game = Running { playing, history };
        let entries = self.store.entries(id, snapshot.position..to).await?;
        for (position, entry) in (snapshot.position..to).zip(entries.iter().map(Some).chain(std::iter::repeat(None))) {
            let entry = entry.filter(|entry| entry.position == position).ok_or(LoadProblem::Gap { position })?;
            play(&mut game, names, entry)?;
            if let Some(known) = known.filter(|known| known.position == position + 1) {
                let comes_out = game.playing.snapshot();
                if comes_out.as_ref() != Ok(&known.state) {
                    return Err(LoadProblem::ComesOutDifferently { position: known.position }.into());
                }
            }
        }
        Ok(game)
    }
}

fn restore(kind: &'static dyn GameKind, snapshot: &SnapshotRow) -> Result<Box<dyn Playing>, LoadProblem> {
    let position = snapshot.position;
    kind.restore(&snapshot.state).map_err(|error| LoadProblem::Snapshot { position, error })
}

/// Plays one entry again.
pub(super) fn play(game: &mut Running, names: &[String], entry: &EntryRow) -> Result<(), LoadProblem> {
    match &entry.what {
        EntryKind::Redraw(salt) => {
            game.playing.redraw(*salt);
            game.history.push_redraw(game.playing.round());
        }
        EntryKind::Act(notation) => {
            let seat = entry.seat.ok_or(LoadProblem::Gap { position: entry.position })?;
            let before = game.playing.clone();
            let done = game.playing.act(names, seat, notation).map_err(|error| LoadProblem::Refused {
                position: entry.position,
                action: notation.clone(),
                error,
            })?;
            game.history.push(seat, done, before);
        }
    }
    Ok(())
}
