//! Who sits where, and who plays for whom.

use crate::words::{Key, seat_name};
use engine::say;
use engine::words::Phrase;
use std::sync::Arc;

use engine::{Nonce, Seat};

use super::error::HallError;
use super::live::LiveTable;
use super::moves::{Accepted, to_the_end};
use super::name::{Name, is_same};
use super::signs::MayAbort;
use super::state::{Draft, Running, State};
use crate::dyn_game::DynGame;
use crate::history::History;
use crate::occupant::{USUAL, known_bot};
use crate::store::{Holder, PersonId, Status};

impl LiveTable {
    /// Sits down in an open seat. At a public table anyone can; otherwise it takes the seat's code. The game begins
    /// when the last seat is taken.
    pub async fn sit_down(
        self: &Arc<Self>,
        person: PersonId,
        seat: Seat,
        name: Name,
        code: Option<String>,
        nonce: Option<Nonce>,
    ) -> Result<(), HallError> {
        let table = self.clone();
        to_the_end(async move {
            table
                .commit(|draft| {
                    let state = &draft.state;
                    let row = state.seat(seat).ok_or(HallError::NoSuchSeat { seat, players: state.seats.len() })?;
                    if !row.is_open() {
                        return Err(HallError::SeatTaken { name: row.name.clone() });
                    }
                    let is_kept = row.holder == Holder::Kept(person);
                    let is_invited = is_kept || code.as_deref() == Some(&row.code);
                    if !is_invited && state.is_removed(person) {
                        return Err(HallError::Removed);
                    }
                    if !is_invited && !state.row.is_listed {
                        return Err(HallError::NotInvited);
                    }
                    if state.row.head.status != Status::Gathering {
                        return Err(HallError::Over);
                    }
                    if let Some(taken) = state.look_alike(name.as_str(), Some(seat))
                        && !is_same(taken, name.as_str())
                    {
                        return Err(HallError::NameTaken { name: taken.to_owned() });
                    }
                    let name = state.free_name(name.as_str(), seat);
                    if let Some(taken) = state.look_alike(&name, Some(seat)) {
                        return Err(HallError::NameTaken { name: taken.to_owned() });
                    }
                    draft.note(say!(NoteSitsDown, name = &name));
                    draft.seat(seat, |row| {
                        row.holder = Holder::Person(person);
                        row.name = name;
                        row.nonce = nonce;
                    });
                    begin_if_full(draft)
                })
                .await?;
            drop(table.welcome(person).await?);
            Ok(())
        })
        .await
    }

    /// Fills all open seats with bots and starts the game.
    pub async fn fill_with_bots(self: &Arc<Self>, person: PersonId, bot: String) -> Result<(), HallError> {
        let bot = known_bot(&bot)?;
        let table = self.clone();
        to_the_end(async move {
            table
                .commit(|draft| {
                    draft.state.must_host(person)?;
                    if draft.state.row.head.status != Status::Gathering {
                        return Err(HallError::Begun);
                    }
                    let open: Vec<Seat> = draft.state.open_seats().collect();
                    for seat in open {
                        let name = draft.state.free_name(&bot_name(draft.state.kind, seat), seat);
                        draft.seat(seat, |row| {
                            row.holder = Holder::Bot(bot.to_owned());
                            row.name = name;
                        });
                    }
                    begin_if_full(draft)
                })
                .await
        })
        .await
    }

    /// Lets a bot play for the person themselves, or for a player who has to act and has been away for long enough. A
    /// replaced player gets the seat back when they return. A player who asked for the bot takes the seat back with
    /// [`hand_back`](Self::hand_back).
    pub async fn take_over(self: &Arc<Self>, person: PersonId, seat: Seat) -> Result<(), HallError> {
        let table = self.clone();
        to_the_end(async move {
            let state = table.welcome(person).await?;
            state.must_be_playing()?;
            state.must_sit(person)?;
            let row = state.seat(seat).ok_or(HallError::NoSuchSeat { seat, players: state.seats.len() })?;
            let name = row.name.clone();
            if state.bot_in(seat).is_some() {
                return Err(HallError::BotPlays { name });
            }
            let is_own = row.holder == Holder::Person(person);
            if let Holder::Person(holder) = row.holder
                && !is_own
            {
                table.must_be_away(&state, seat, holder)?;
            }
            table.shared.signs.choose(&table.id, seat, is_own);
            let text = say!(NoteTakenOver, name = name);
            table.commit_locked(state, |draft| draft.stand_in(seat, false, text)).await
        })
        .await
    }

    /// Gives a person their seat back.
    pub async fn hand_back(self: &Arc<Self>, person: PersonId, seat: Seat) -> Result<(), HallError> {
        let table = self.clone();
        to_the_end(async move {
            table
                .commit(|draft| {
                    let state = &draft.state;
                    state.must_hold(person, seat)?;
                    state.must_be_playing()?;
                    let name = state.name(seat).to_owned();
                    let row = state.seat(seat).ok_or(HallError::NotSeated)?;
                    if row.resigned {
                        return Err(HallError::Resigned { name });
                    }
                    if row.stand_in.is_none() {
                        return Err(HallError::NoBotPlays { name });
                    }
                    draft.comes_back(seat);
                    Ok(())
                })
                .await?;
            table.shared.signs.choose(&table.id, seat, false);
            drop(table.welcome(person).await?);
            Ok(())
        })
        .await
    }

    /// Resigns. A bot plays on in the seat.
    pub async fn resign(self: &Arc<Self>, person: PersonId, seat: Seat) -> Result<(), HallError> {
        let table = self.clone();
        to_the_end(async move {
            table
                .commit(|draft| {
                    draft.state.must_hold(person, seat)?;
                    draft.state.must_be_playing()?;
                    let name = draft.state.name(seat).to_owned();
                    if draft.state.seat(seat).is_some_and(|row| row.resigned) {
                        return Err(HallError::Resigned { name });
                    }
                    draft.stand_in(seat, true, say!(NoteResigns, name = name))
                })
                .await
        })
        .await
    }

    /// Ends the game without a result. Only the host may do this, or all others together if the host is gone.
    pub async fn abort(self: &Arc<Self>, person: PersonId) -> Result<Accepted, HallError> {
        let table = self.clone();
        to_the_end(async move {
            let state = table.welcome(person).await?;
            let may_abort = table.must_be_able_to_abort_locked(&state, person).await?;
            if !matches!(state.row.head.status, Status::Gathering | Status::Playing) {
                return Err(HallError::Over);
            }
            if may_abort == MayAbort::Together && !table.agree_to_abort(&state, person).await? {
                let seat = state.seats_of(person).next();
                let name = seat.map_or_else(String::new, |seat| state.name(seat).to_owned());
                let text = say!(NoteWantsAbort, name = name);
                table
                    .commit_locked(state, |draft| {
                        draft.note(text);
                        Ok(())
                    })
                    .await?;
                return Ok(Accepted::Asked);
            }
            table
                .commit_locked(state, |draft| {
                    draft.head().status = Status::Aborted;
                    draft.note(say!(NoteAborted));
                    Ok(())
                })
                .await?;
            Ok(Accepted::Now)
        })
        .await
    }

    /// Checks that a person may abort the game, and returns how.
    pub async fn must_be_able_to_abort(self: &Arc<Self>, person: PersonId) -> Result<MayAbort, HallError> {
        let state = self.lock().await?;
        self.must_be_able_to_abort_locked(&state, person).await
    }

    async fn must_be_able_to_abort_locked(&self, state: &State, person: PersonId) -> Result<MayAbort, HallError> {
        match self.may_abort(state, person).await {
            MayAbort::No => Err(HallError::OnlyHostAborts { gone: self.shared.signs.waits().gone }),
            allowed @ (MayAbort::Alone | MayAbort::Together) => Ok(allowed),
        }
    }

    /// Returns the codes of the open seats, for invitation links. Only the host may see them.
    pub async fn invitations(&self, person: PersonId) -> Result<Vec<(Seat, String)>, HallError> {
        let state = self.lock().await?;
        state.must_host(person)?;
        let open = state.seats.iter().filter(|row| row.is_open());
        Ok(open.map(|row| (row.seat, row.code.clone())).collect())
    }

    /// Returns the open seat that a code is for.
    pub async fn seat_of_code(&self, code: &str) -> Result<Option<Seat>, HallError> {
        let state = self.lock().await?;
        let row = state.seats.iter().find(|row| row.is_open() && row.code == code);
        Ok(row.map(|row| row.seat))
    }
}

impl State {
    pub(super) fn must_host(&self, person: PersonId) -> Result<(), HallError> {
        if self.row.host == person { Ok(()) } else { Err(HallError::NotHost) }
    }

    pub(super) fn must_sit(&self, person: PersonId) -> Result<(), HallError> {
        if self.concerns(person) { Ok(()) } else { Err(HallError::NotSeated) }
    }

    pub(super) fn open_seats(&self) -> impl Iterator<Item = Seat> {
        self.seats.iter().filter(|row| row.is_open()).map(|row| row.seat)
    }

    /// Returns the name, or a variation of it if another seat has the same name.
    fn free_name(&self, name: &str, seat: Seat) -> String {
        let is_taken = self.seats.iter().any(|row| row.seat != seat && is_same(&row.name, name));
        if is_taken { format!("{name} ({})", seat_name(self.kind, seat)) } else { name.to_owned() }
    }
}

impl Draft<'_> {
    pub(super) fn stand_in(&mut self, seat: Seat, resigns: bool, text: Phrase) -> Result<(), HallError> {
        let bot = USUAL.name();
        if self.state.awaits_confirmation() == Some(seat) {
            self.confirm(seat);
        }
        self.seat(seat, |row| {
            row.stand_in = Some(bot.to_owned());
            row.resigned |= resigns;
        });
        self.note(text);
        Ok(())
    }
}

/// Begins the game if no seat is open. The dice now include everyone's contribution.
pub(super) fn begin_if_full(draft: &mut Draft<'_>) -> Result<(), HallError> {
    if draft.state.open_seats().next().is_some() {
        return Ok(());
    }
    let seed = draft.state.fair_dice().seed();
    let playing = draft.state.kind.start(&draft.state.row.setup, seed)?;
    draft.begin(seed, Running { playing, history: History::default() });
    Ok(())
}

/// Returns the name of a bot in a seat.
pub(super) fn bot_name(kind: &dyn DynGame, seat: Seat) -> String {
    format!("{} bot", seat_name(kind, seat))
}
