//! Games that cannot be replayed to where they were left: nothing is lost, everything can be read, and the host
//! decides.

use std::sync::Arc;

use engine::say;
use engine::words::Phrase;

use super::error::HallError;
use super::live::LiveTable;
use super::loading::{LoadProblem, Replayed};
use super::moves::to_the_end;
use super::source::Source;
use super::state::{Draft, Running, State};
use crate::history::LogLine;
use crate::store::{EntryKind, PersonId, Status};
use crate::words::{Key, Tell};

/// Why a game stands still, and how far it can be replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Standstill {
    /// How many of its entries can be replayed.
    pub(super) plays_to: u64,
    /// Whether the position before its first entry can be laid out.
    pub(super) has_beginning: bool,
    /// Why no more of them.
    pub(super) problem: LoadProblem,
}

/// A table that stands still, as a person sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandstillView {
    /// Why. A move that others may not know is not told.
    pub why: Phrase,
    /// How many of its entries can be replayed.
    pub plays_to: u64,
    /// Whether there is a position from which it could go on.
    pub has_beginning: bool,
    /// Whether the person may let it go on from there.
    pub can_go_on: bool,
}

/// Whether a game that goes on by mended rules stands as it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mended {
    /// It does.
    Alike,
    /// It may be another after so many moves.
    After(u64),
    /// It was saved in a form that can no longer be compared.
    Unknown,
}

impl Standstill {
    /// As a person sees it, who learns no move that another seat may have made in secret.
    pub(super) fn view(&self, state: &State, person: Option<PersonId>) -> StandstillView {
        let is_over = state.row.head.status != Status::Playing;
        let why = match &self.problem {
            LoadProblem::Refused { position, seat, .. }
                if !is_over && !person.is_some_and(|person| state.seats_of(person).any(|own| own == *seat)) =>
            {
                say!(LoadRefusedSecretly, number = (position + 1).to_string(), name = state.name(*seat))
            }
            problem => problem.tell(),
        };
        let has_beginning = self.has_beginning;
        let can_go_on = !is_over && has_beginning && person == Some(state.row.host);
        StandstillView { why, plays_to: self.plays_to, has_beginning, can_go_on }
    }

    /// Whether the game is over, and only its moves as they are written say what happened.
    pub(super) const fn is_kept_as_text(&self) -> bool {
        matches!(self.problem, LoadProblem::OlderRules { .. })
    }
}

impl LiveTable {
    /// Lets a game that stands still go on from the last position that can be replayed. Everything is drawn anew from
    /// there, because what would have come is known.
    pub async fn go_on(self: &Arc<Self>, person: PersonId) -> Result<(), HallError> {
        let table = self.clone();
        to_the_end(async move {
            let state = table.lock().await?;
            state.must_host(person)?;
            let standstill = state.standstill.clone().filter(|_| state.is_playing());
            let (Some(Standstill { plays_to, .. }), Some(source)) = (standstill, Source::of(&state)) else {
                return Err(HallError::NothingStandsStill);
            };
            let loader = &table.shared.loader;
            let game = match loader.replay_as_far_as_possible(&source, 0, plays_to).await? {
                Replayed::Whole(game) | Replayed::Stopped(Some(game), _) => game,
                Replayed::Stopped(None, _) => return Err(HallError::NoBeginning),
            };
            table
                .commit_locked(state, |draft| {
                    draft.go_on(plays_to, game);
                    Ok(())
                })
                .await
        })
        .await
    }

    /// What was done in a game that stands still, as far as a person may know it: sentences as far as it can be
    /// replayed, then the moves as they are written.
    pub(super) async fn written_log(
        &self,
        source: &Source,
        standstill: &Standstill,
        viewer: engine::Viewer,
    ) -> Result<Vec<LogLine>, HallError> {
        let loader = &self.shared.loader;
        let plays_to = standstill.plays_to;
        let (mut told, mut round) = (Vec::new(), 1);
        if plays_to > 0 {
            let replayed = loader.replay_as_far_as_possible(source, 0, plays_to).await?;
            if let Replayed::Whole(game) | Replayed::Stopped(Some(game), _) = replayed {
                (told, round) = (game.history.tell(viewer, 0), game.playing.round());
            }
        }
        for entry in loader.store.entries(&source.id, plays_to..source.length).await? {
            let sentence = match (&entry.what, entry.seat) {
                (EntryKind::Redraw(_), _) => say!(LogRedrawn),
                (EntryKind::Act(notation), Some(seat)) if viewer.sees(seat) => {
                    say!(LogWritten, player = seat, action = notation)
                }
                // What others do may be a secret, and nothing is left that could tell.
                (EntryKind::Act(_), Some(seat)) => say!(LogActs, player = seat),
                (EntryKind::Act(_), None) => continue,
            };
            told.push(LogLine { position: entry.position as usize + 1, round, seat: entry.seat, sentence });
        }
        Ok(told)
    }
}

impl Draft<'_> {
    /// Goes on by the rules of today with a game that could be replayed by them.
    pub(super) fn mend(&mut self, game: Running, mended: Mended) {
        let found = self.state.row.rules_version;
        let now = self.adopt(game);
        let position = match mended {
            Mended::Alike => say!(NoteMendedAlike),
            Mended::After(0) => say!(NoteMendedNow),
            Mended::After(moves) => say!(NoteMendedAfter, moves = moves.to_string()),
            Mended::Unknown => say!(NoteMendedUnknown),
        };
        self.note(say!(NoteMended, found = found, now = now, position = position));
    }

    /// Goes on by the rules of today with what could be replayed of a game.
    fn go_on(&mut self, plays_to: u64, game: Running) {
        self.take_back(None, plays_to, game);
        self.drop_snapshots();
        let salt = self.state.row.head.number;
        self.state.row.rules_version = self.state.kind.rules_version();
        self.state.standstill = None;
        self.redraw(salt);
        self.note(say!(NoteGoesOn, number = plays_to.to_string()));
    }

    /// The game as the rules of today have it. Says which version they are.
    fn adopt(&mut self, game: Running) -> u32 {
        let version = self.state.kind.rules_version();
        let is_over = game.playing.to_act().is_empty();
        self.state.row.rules_version = version;
        self.state.game = Some(game);
        if is_over {
            self.head().status = Status::Over;
        }
        self.keep_snapshot();
        version
    }
}
