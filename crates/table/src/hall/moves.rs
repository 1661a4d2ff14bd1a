//! Actions of people on a game: act, confirm, undo.

use crate::words::Key;
use engine::say;
use std::future::Future;
use std::sync::Arc;

use engine::Seat;
use tokio::sync::MutexGuard;

use super::error::HallError;
use super::live::LiveTable;
use super::now;
use super::source::Source;
use super::state::{Draft, Running, State, UndoRequest};
use crate::history::UndoError;
use crate::plan::{Plan, PlanDigest};
use crate::store::{Holder, Move, MoveRow, PersonId, Status};

/// The outcome of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Accepted {
    /// The move was made.
    Now,
    /// The move had been made already; this request was a repeat.
    Already,
    /// The others were asked for their consent.
    Asked,
}

impl State {
    /// Checks that a seat belongs to this person.
    pub(super) fn must_hold(&self, person: PersonId, seat: Seat) -> Result<(), HallError> {
        let row = self.seat(seat).ok_or(HallError::NoSuchSeat { seat, players: self.seats.len() })?;
        match row.holder {
            Holder::Person(holder) if holder == person => Ok(()),
            Holder::Person(_) | Holder::Kept(_) | Holder::Bot(_) | Holder::Open => {
                Err(HallError::NotYourSeat { name: row.name.clone() })
            }
        }
    }

    /// Checks that the game is being played.
    pub(super) fn must_be_playing(&self) -> Result<(), HallError> {
        match self.row.head.status {
            Status::Playing if self.standstill.is_some() => Err(HallError::StandsStill),
            Status::Playing => Ok(()),
            Status::Gathering => Err(HallError::NotBegun),
            Status::Over | Status::Aborted => Err(HallError::Over),
        }
    }

    /// Checks that the game is being played and that the person plays the seat themselves.
    fn must_decide(&self, person: PersonId, seat: Seat) -> Result<(), HallError> {
        self.must_hold(person, seat)?;
        self.must_be_playing()?;
        if self.bot_in(seat).is_some() {
            return Err(HallError::BotPlays { name: self.name(seat).to_owned() });
        }
        Ok(())
    }

    /// Checks that no other seat has to confirm its turn first.
    fn must_be_confirmed(&self, seat: Seat) -> Result<(), HallError> {
        match self.awaits_confirmation().filter(|other| *other != seat) {
            Some(other) => Err(HallError::NotConfirmed { name: self.name(other).to_owned() }),
            None => Ok(()),
        }
    }

    /// Checks whether a seat can undo its last action without asking others.
    pub(super) fn can_undo(&self, seat: Seat) -> Result<(), HallError> {
        self.must_be_playing()?;
        let game = self.game.as_ref().ok_or(HallError::NotBegun)?;
        game.history.can_undo(seat)?;
        if self.row.head.position <= self.row.head.confirmed { Err(HallError::TurnConfirmed) } else { Ok(()) }
    }
}

impl LiveTable {
    /// Takes an action. `answers` is the number of the last move that the person has seen. `confirms` says whether to
    /// confirm a turn that could still be undone.
    pub async fn act(
        self: &Arc<Self>,
        person: PersonId,
        seat: Seat,
        answers: u64,
        notation: String,
        confirms: bool,
    ) -> Result<Accepted, HallError> {
        let table = self.clone();
        to_the_end(async move {
            let is_same = |made: &MoveRow| matches!(&made.what, Move::Act { notation: n, .. } if *n == notation.trim());
            let Some(state) = table.lock_to_move(person, seat, answers, is_same).await? else {
                return Ok(Accepted::Already);
            };
            state.must_be_confirmed(seat)?;
            table.commit_locked(state, |draft| Ok(draft.act(seat, &notation, confirms)?)).await?;
            Ok(Accepted::Now)
        })
        .await
    }

    /// Takes several actions as one. See [`Plan`].
    pub async fn act_by_plan(
        self: &Arc<Self>,
        person: PersonId,
        seat: Seat,
        answers: u64,
        plan: Box<dyn Plan>,
        confirms: bool,
    ) -> Result<Accepted, HallError> {
        let table = self.clone();
        to_the_end(async move {
            let digest = PlanDigest::of(&*plan);
            let is_same = |made: &MoveRow| made.plan.as_ref().is_some_and(|plan| plan.digest == digest);
            let Some(state) = table.lock_to_move(person, seat, answers, is_same).await? else {
                return Ok(Accepted::Already);
            };
            state.must_be_confirmed(seat)?;
            table.commit_locked(state, |draft| Ok(draft.act_by_plan(seat, &*plan, confirms)?)).await?;
            Ok(Accepted::Now)
        })
        .await
    }

    /// Confirms a turn that could still be undone.
    pub async fn confirm(self: &Arc<Self>, person: PersonId, seat: Seat, answers: u64) -> Result<Accepted, HallError> {
        let table = self.clone();
        to_the_end(async move {
            let is_same = |made: &MoveRow| made.what == Move::Confirm;
            let Some(state) = table.lock_to_move(person, seat, answers, is_same).await? else {
                return Ok(Accepted::Already);
            };
            if state.awaits_confirmation() != Some(seat) {
                return Err(HallError::NothingToConfirm { name: state.name(seat).to_owned() });
            }
            table
                .commit_locked(state, |draft| {
                    draft.confirm(seat);
                    Ok(())
                })
                .await?;
            Ok(Accepted::Now)
        })
        .await
    }

    /// Undoes a seat's last action, if no one has learned anything from it.
    pub async fn undo(self: &Arc<Self>, person: PersonId, seat: Seat, answers: u64) -> Result<Accepted, HallError> {
        let table = self.clone();
        to_the_end(async move {
            let is_same = |made: &MoveRow| matches!(made.what, Move::Undo { .. });
            let Some(state) = table.lock_to_move(person, seat, answers, is_same).await? else {
                return Ok(Accepted::Already);
            };
            state.can_undo(seat)?;
            table.commit_locked(state, |draft| take_last_back(draft, seat)).await?;
            Ok(Accepted::Now)
        })
        .await
    }

    /// Asks the other people whether a seat may undo its last action even though something was drawn or others have
    /// acted since. If they agree, everything random from there on is redrawn. If there is no one to ask, it happens
    /// immediately. People who are replaced by a bot are asked too.
    pub async fn ask_undo(self: &Arc<Self>, person: PersonId, seat: Seat, answers: u64) -> Result<Accepted, HallError> {
        let table = self.clone();
        to_the_end(async move {
            let is_same = |made: &MoveRow| matches!(made.what, Move::Undo { .. });
            let Some(state) = table.lock_to_move(person, seat, answers, is_same).await? else {
                return Ok(Accepted::Already);
            };
            let to = state.game.as_ref().and_then(|game| game.history.last_of(seat));
            let nothing = || UndoError::NothingDone { seat };
            let to = to.ok_or_else(nothing)? as u64;
            if table.people_asked(&state).await.iter().all(|other| *other == person) {
                table.take_back_to(state, seat, to).await?;
                return Ok(Accepted::Now);
            }
            let asked = UndoRequest { by: seat, to, number: state.row.head.number, at: now(), agreed: vec![person] };
            table
                .commit_locked(state, |draft| {
                    draft.state.asked = Some(asked);
                    Ok(Accepted::Asked)
                })
                .await
        })
        .await
    }

    /// Answers an open undo request.
    pub async fn answer(self: &Arc<Self>, person: PersonId, agrees: bool) -> Result<Accepted, HallError> {
        let table = self.clone();
        to_the_end(async move {
            let mut state = table.welcome(person).await?;
            state.must_be_playing()?;
            let people = table.people_asked(&state).await;
            let number = state.row.head.number;
            let asked = state.asked.as_mut().filter(|asked| asked.number == number && people.contains(&person));
            let asked = asked.ok_or(HallError::NothingAsked)?;
            if !agrees {
                state.asked = None;
                let seat = state.seats_of(person).next();
                let name = seat.map(|seat| state.name(seat).to_owned()).unwrap_or_default();
                let text = say!(NoteDisagrees, name = name);
                table
                    .commit_locked(state, |draft| {
                        draft.note(text);
                        Ok(())
                    })
                    .await?;
                return Ok(Accepted::Now);
            }
            if !asked.agreed.contains(&person) {
                asked.agreed.push(person);
            }
            let (by, to) = (asked.by, asked.to);
            if people.iter().all(|other| asked.agreed.contains(other)) {
                table.take_back_to(state, by, to).await?;
                return Ok(Accepted::Now);
            }
            table.commit_locked(state, |_| Ok(Accepted::Asked)).await
        })
        .await
    }

    /// Opens one of the person's seats on their device.
    pub async fn take_device(self: &Arc<Self>, person: PersonId, seat: Seat) -> Result<(), HallError> {
        let mut state = self.welcome(person).await?;
        state.must_hold(person, seat)?;
        state.in_hand.insert(person, seat);
        drop(state);
        self.changed();
        Ok(())
    }

    /// Goes back to a position, and redraws all randomness from there.
    async fn take_back_to(
        self: &Arc<Self>,
        state: MutexGuard<'_, State>,
        seat: Seat,
        to: u64,
    ) -> Result<(), HallError> {
        // The salt is counted, not chosen: anyone who could choose it could choose the dice.
        let salt = state.row.head.number;
        let from = to.saturating_sub(super::state::STEPS_KEPT as u64);
        let source = Source::of(&state).ok_or(HallError::NotBegun)?;
        let before = self.shared.loader.replay(&source, from, to).await?;
        self.commit_locked(state, |draft| {
            draft.take_back(Some(seat), to, before);
            draft.redraw(salt);
            let text = say!(NoteTakenBack, name = draft.state.name(seat));
            draft.note(text);
            Ok(())
        })
        .await
    }

    /// Locks the table for a move by a person who plays this seat. Returns `None` if the move has been made already.
    async fn lock_to_move(
        self: &Arc<Self>,
        person: PersonId,
        seat: Seat,
        answers: u64,
        is_same: impl Fn(&MoveRow) -> bool,
    ) -> Result<Option<MutexGuard<'_, State>>, HallError> {
        let state = self.welcome(person).await?;
        state.must_hold(person, seat)?;
        if self.is_repeat(&state, seat, answers, is_same).await? {
            return Ok(None);
        }
        state.must_decide(person, seat)?;
        Ok(Some(state))
    }

    /// Whether a move has been made already. A move that answers another one than the last is stale.
    async fn is_repeat(
        &self,
        state: &State,
        seat: Seat,
        answers: u64,
        is_same: impl Fn(&MoveRow) -> bool,
    ) -> Result<bool, HallError> {
        if answers == state.row.head.number {
            return Ok(false);
        }
        let made = self.shared.loader.store.find_move(&self.id, answers.saturating_add(1)).await?;
        match made {
            Some(made) if made.seat == Some(seat) && is_same(&made) => Ok(true),
            Some(_) | None => Err(HallError::Stale),
        }
    }
}

fn take_last_back(draft: &mut Draft<'_>, seat: Seat) -> Result<(), HallError> {
    let Some(mut game) = draft.state.game.take() else { return Err(HallError::NotBegun) };
    match game.history.undo(seat, draft.state.row.head.confirmed as usize) {
        Ok(playing) => {
            let to = game.history.len() as u64;
            draft.take_back(Some(seat), to, Running { playing, history: game.history });
            Ok(())
        }
        Err(error) => {
            draft.state.game = Some(game);
            Err(error.into())
        }
    }
}

/// Runs a change to its end, even if the caller goes away: a started change must not be left half done because a
/// browser closed the connection.
pub(super) async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, HallError>> + Send + 'static,
) -> Result<T, HallError> {
    let done = tokio::spawn(work).await;
    done.unwrap_or_else(|error| Err(HallError::Internal(error.to_string())))
}
