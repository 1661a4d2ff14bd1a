//! What a game is replayed from.

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::Seat;
use engine::chance::Seed;

use super::error::HallError;
use super::loading::{LoadProblem, Loader, play};
use super::past::has_whole_record;
use super::state::{Running, State};
use crate::dyn_game::DynGame;
use crate::dyn_play::DynPlay;
use crate::history::History;
use crate::store::{EntryKind, EntryRow, Holder, Move, MoveRow, TableId};

/// Everything needed to replay a game without keeping its table locked.
#[derive(Clone)]
pub(super) struct Source {
    pub(super) kind: &'static dyn DynGame,
    pub(super) id: TableId,
    pub(super) names: Arc<[String]>,
    /// The number of entries in the game.
    pub(super) length: u64,
    setup: String,
    beginning: Beginning,
}

/// The origin of the first position of a game.
#[derive(Clone)]
enum Beginning {
    /// A normal setup with this seed.
    Dealt(Seed),
    /// What a seat knew about a running game at another table, in its position at this time. Everything else is drawn
    /// from the dice.
    Imagined { parent: TableId, position: u64, at: i64, seat: Seat, dice: Seed },
}

impl Source {
    /// Returns the source of a table's game, or `None` if it has not begun.
    pub(super) fn of(state: &State) -> Option<Self> {
        let seed = state.row.head.seed?;
        let beginning = match &state.row.parent {
            Some((parent, position)) if !has_whole_record(state) => {
                let is_person = |row: &&crate::store::SeatRow| matches!(row.holder, Holder::Person(_));
                let seat = state.seats.iter().find(is_person).map(|row| row.seat).unwrap_or_default();
                let (parent, at) = (parent.clone(), state.row.created_at);
                Beginning::Imagined { parent, position: *position, at, seat, dice: seed }
            }
            Some(_) | None => Beginning::Dealt(seed),
        };
        Some(Self {
            kind: state.kind,
            id: state.row.id.clone(),
            names: state.names.clone(),
            length: state.row.head.position,
            setup: state.row.setup.clone(),
            beginning,
        })
    }
}

impl Loader {
    /// Reconstructs the first position of a game.
    pub(super) async fn begin(&self, source: &Source) -> Result<Box<dyn DynPlay>, HallError> {
        match &source.beginning {
            Beginning::Dealt(seed) => Ok(source.kind.start(&source.setup, *seed).map_err(LoadProblem::Beginning)?),
            Beginning::Imagined { parent, position, at, seat, dice } => {
                let missing = || LoadProblem::NoParent(parent.clone());
                let before = match self.rows(parent).await {
                    Ok(before) => Source::of(&before).ok_or_else(missing)?,
                    Err(HallError::NoSuchTable) => return Err(missing().into()),
                    Err(error) => return Err(error),
                };
                match self.as_it_stood(&before, *position, *at).await {
                    Ok(game) => Ok(game.playing.imagined(*seat, *dice)),
                    Err(HallError::Broken(problem)) => Err(problem.of_origin(parent).into()),
                    Err(error) => Err(error),
                }
            }
        }
    }

    /// Replays a game to a position as it was at this time, ignoring later undos. Snapshots cannot be used, because
    /// they may contain what was done afterwards.
    async fn as_it_stood(&self, source: &Source, position: u64, at: i64) -> Result<Running, HallError> {
        // Recurses if that game was branched off itself.
        let playing = Box::pin(self.begin(source)).await?;
        let mut game = Running { playing, history: History::default() };
        let entries = stood(self.store.moves(&source.id, at).await?);
        for position in 0..position {
            play(&mut game, entries.get(&position).ok_or(LoadProblem::Gap { position })?)?;
        }
        Ok(game)
    }
}

/// Returns the entries that a game had after these moves, by position.
fn stood(moves: Vec<MoveRow>) -> BTreeMap<u64, EntryRow> {
    let mut entries = BTreeMap::new();
    for MoveRow { seat, what, plan, .. } in moves {
        let (position, what) = match what {
            Move::Act { position, notation } => (position, EntryKind::Act(notation)),
            Move::Redraw { position, salt } => (position, EntryKind::Redraw(salt)),
            Move::Undo { to } => {
                entries.split_off(&to);
                continue;
            }
            Move::Confirm => continue,
        };
        let plan = plan.map(|plan| plan.from);
        entries.insert(position, EntryRow { position, seat, what, plan });
    }
    entries
}
