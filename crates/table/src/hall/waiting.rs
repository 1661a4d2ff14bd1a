//! Who a table waits for and since when, when a bot could stand in, and what keeps its bots from playing.

use std::sync::PoisonError;

use engine::Seat;
use serde::Serialize;

use super::error::HallError;
use super::live::LiveTable;
use super::now;
use super::state::State;
use crate::store::{Holder, PersonId, SeatRow, Status};

/// A person, or a seat without one, that a table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// The seat.
    pub seat: Seat,
    /// What the table waits for.
    pub for_what: WaitsFor,
    /// Since when, in milliseconds since 1970.
    pub since: i64,
    /// From when on others can let a bot play for the person, in milliseconds since 1970. `None` if they cannot as things
    /// are: the person is here, or they are not asked to act.
    pub stand_in_from: Option<i64>,
}

/// What a table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum WaitsFor {
    /// A decision in the game.
    Turn,
    /// The confirmation of a turn.
    Confirmation,
    /// An answer to the question whether a turn may be taken back.
    Consent,
    /// Somebody who takes the seat.
    Player,
}

/// Why bots that have to act do not, although they try again and again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// What keeps them from it.
    pub cause: Cause,
    /// Since when, in milliseconds since 1970.
    pub since: i64,
}

/// What keeps bots from acting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// Moves cannot be stored.
    Store,
    /// The bot fails.
    Bot,
}

impl Cause {
    /// Returns what an error keeps bots from, unless it will pass by itself.
    pub(super) const fn of(error: &HallError) -> Option<Self> {
        match error {
            HallError::Stale => None,
            HallError::Store(_) => Some(Self::Store),
            _ => Some(Self::Bot),
        }
    }
}

impl State {
    /// Returns since when a seat owes a decision. Older tables know only when they last changed.
    fn owes_since(&self, seat: Seat) -> i64 {
        self.kept_summary().owes_since(seat.index() as u8).unwrap_or(self.row.head.changed_at)
    }

    /// Returns the open request to undo something, unless a move has voided it.
    pub(super) fn open_request(&self) -> Option<&super::state::UndoRequest> {
        self.asked.as_ref().filter(|asked| asked.number == self.row.head.number)
    }
}

impl LiveTable {
    /// Returns what a table waits for, clockwise, the questions for consent last. `asked` are the people who would be
    /// asked for it.
    pub(super) fn waiting(&self, state: &State, asked: &[PersonId]) -> Vec<Waiting> {
        let of = |row: &SeatRow, for_what, since| Waiting {
            seat: row.seat,
            for_what,
            since,
            stand_in_from: self.stand_in_from(state, row),
        };
        if state.row.head.status == Status::Gathering {
            let open = state.seats.iter().filter(|row| row.is_open());
            return open.map(|row| of(row, WaitsFor::Player, state.row.created_at)).collect();
        }
        let for_what = if state.awaits_confirmation().is_some() { WaitsFor::Confirmation } else { WaitsFor::Turn };
        let acts = |row: &&SeatRow| state.waits_for(row.seat) && state.bot_in(row.seat).is_none();
        let acting = state.seats.iter().filter(acts).map(|row| of(row, for_what, state.owes_since(row.seat)));
        let request = state.open_request();
        let owes_answer = |row: &&SeatRow| match (request, &row.holder) {
            (Some(request), Holder::Person(person)) => {
                !row.resigned && asked.contains(person) && !request.agreed.contains(person)
            }
            _ => false,
        };
        let consent = state.seats.iter().filter(owes_answer).map(|row| Waiting {
            stand_in_from: None,
            ..of(row, WaitsFor::Consent, request.map_or(0, |request| request.at))
        });
        acting.chain(consent).collect()
    }

    /// Returns from when on a bot may play for the holder of a seat.
    fn stand_in_from(&self, state: &State, row: &SeatRow) -> Option<i64> {
        let Holder::Person(holder) = row.holder else { return None };
        let can = row.stand_in.is_none() && !self.is_here(holder) && state.waits_for(row.seat);
        can.then(|| self.last_sign(holder) + self.grace(state).as_millis() as i64)
    }

    /// Returns what keeps the bots of this table from acting.
    pub(super) fn trouble(&self) -> Option<Trouble> {
        *self.trouble.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes what keeps the bots from acting, or that nothing does, and tells the watchers.
    pub(super) fn note_trouble(&self, cause: Option<Cause>) {
        let mut trouble = self.trouble.lock().unwrap_or_else(PoisonError::into_inner);
        if trouble.map(|trouble| trouble.cause) != cause {
            *trouble = cause.map(|cause| Trouble { cause, since: now() });
            drop(trouble);
            self.changed();
        }
    }
}
