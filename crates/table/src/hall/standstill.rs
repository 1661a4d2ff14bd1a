//! Games that cannot be replayed completely. Nothing is lost: the log can be read, and the host decides how to go on.

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

/// Why a game is at a standstill, and how far it can be replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Standstill {
    /// The number of entries that can be replayed.
    pub(super) plays_to: u64,
    /// Whether the starting position can be reconstructed.
    pub(super) has_beginning: bool,
    /// Why the next entry cannot be replayed.
    pub(super) problem: LoadProblem,
}

/// A standstill, as told to a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandstillView {
    /// The reason. Does not reveal moves that the person may not know.
    pub why: Phrase,
    /// The number of entries that can be replayed.
    pub plays_to: u64,
    /// Whether there is a position to go on from.
    pub has_beginning: bool,
    /// Whether the person may let the game go on from there.
    pub can_go_on: bool,
}

/// How a game came out after a correction of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mended {
    /// In the same position.
    Alike,
    /// The position may be different after this many entries.
    After(u64),
    /// It was saved in a format that can no longer be compared.
    Unknown,
}

impl Standstill {
    /// Describes the standstill to a person, without moves that another seat may have made in secret.
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

    /// Returns true if the game is over and only its log is left.
    pub(super) const fn is_kept_as_text(&self) -> bool {
        matches!(self.problem, LoadProblem::OlderRules { .. })
    }
}

impl LiveTable {
    /// Lets a game at a standstill go on from the last position that can be replayed. All randomness from there on is
    /// redrawn, because the players already know what would have come.
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

    /// Returns the log of a game at a standstill, as far as a person may know it: sentences for the part that can be
    /// replayed, and then the moves in notation.
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
                // Actions of others may be secret, and there is no game left to tell.
                (EntryKind::Act(_), Some(seat)) => say!(LogActs, player = seat),
                (EntryKind::Act(_), None) => continue,
            };
            let (position, seat) = (entry.position as usize + 1, entry.seat);
            told.push(LogLine { position, round, seat, about: seat, sentence });
        }
        Ok(told)
    }
}

impl Draft<'_> {
    /// Continues with the current rules, by which the whole game could be replayed.
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

    /// Continues with the current rules from the last position that could be replayed.
    fn go_on(&mut self, plays_to: u64, game: Running) {
        self.take_back(None, plays_to, game);
        self.drop_snapshots();
        let salt = self.state.row.head.number;
        self.state.row.rules_version = self.state.kind.rules_version();
        self.state.standstill = None;
        self.redraw(salt);
        self.note(say!(NoteGoesOn, number = plays_to.to_string()));
    }

    /// Replaces the game by one that follows the current rules. Returns their version.
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
