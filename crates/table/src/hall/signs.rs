//! Signs of life: who was last seen at a table and when, who gets their seat back, and who is gone.
//!
//! A sign is a page, an event stream or an API call by a player or the host. Short times are counted in memory and
//! start again with the server, so that no one suffers from an outage. For times of a week or so, signs are also
//! stored, to the hour, and outages of the server do not count.

use crate::words::Key;
use engine::say;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use engine::Seat;
use tokio::sync::MutexGuard as AsyncMutexGuard;

use super::error::HallError;
use super::grace::Waits;
use super::live::LiveTable;
use super::state::{Draft, State};
use super::{Hall, now};
use crate::store::{Holder, PersonId, SignRow, TableId};

/// How often a person's signs at a table are stored, in milliseconds.
const KEPT_EVERY: i64 = 60 * 60 * 1000;
/// How soon a failed write is retried, in milliseconds.
const KEPT_AGAIN_AFTER: i64 = 60 * 1000;
/// Above this number, signs that are too old to matter are dropped.
const MANY: usize = 10_000;

/// The last signs of people at all tables.
pub(super) struct Signs {
    /// When the hall was opened, in milliseconds since 1970. Short times count from here.
    since: i64,
    waits: Waits,
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    last: HashMap<(TableId, PersonId), Sign>,
    /// The number of signs at which old ones are dropped next.
    many: usize,
    /// Seats whose players let a bot play although they are present: looking at the table does not give them the seat
    /// back. After a restart of the server, they count as having been away.
    by_choice: HashSet<(TableId, Seat)>,
}

struct Sign {
    at: i64,
    /// When the sign was last stored, in milliseconds since 1970.
    kept: i64,
}

/// The stored signs at one table, by person.
pub(super) type Kept = Mutex<HashMap<PersonId, SignRow>>;

/// Whether a person may abort a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MayAbort {
    /// No, only the host may.
    No,
    /// Yes, as the host.
    Alone,
    /// Yes, together with all others, because the host is gone.
    Together,
}

impl Signs {
    pub(super) fn new(waits: Waits) -> Self {
        Self { since: now(), waits, known: Mutex::default() }
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        // The data is consistent between any two statements.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Records a sign. Returns true if it has to be stored.
    fn note(&self, table: &TableId, person: PersonId, at: i64) -> bool {
        let Known { last, many, .. } = &mut *self.known();
        if last.len() > MANY.max(*many) {
            let oldest = at - self.waits.longest().as_millis() as i64;
            last.retain(|_, sign| sign.at > oldest);
            *many = 2 * last.len();
        }
        let sign = last.entry((table.clone(), person)).or_insert(Sign { at, kept: 0 });
        sign.at = sign.at.max(at);
        let is_to_keep = at - sign.kept >= self.kept_every();
        if is_to_keep {
            sign.kept = at;
        }
        is_to_keep
    }

    /// Returns how often signs are stored, in milliseconds.
    fn kept_every(&self) -> i64 {
        KEPT_EVERY.min(self.waits.gone.as_millis() as i64 / 2)
    }

    /// Records a sign of a person who has given one before.
    pub(super) fn note_again(&self, table: &TableId, person: PersonId) {
        if let Some(sign) = self.known().last.get_mut(&(table.clone(), person)) {
            sign.at = now();
        }
    }

    fn was_not_kept(&self, table: &TableId, person: PersonId) {
        if let Some(sign) = self.known().last.get_mut(&(table.clone(), person)) {
            sign.kept = now() - KEPT_EVERY + KEPT_AGAIN_AFTER;
        }
    }

    fn last(&self, table: &TableId, person: PersonId) -> Option<i64> {
        self.known().last.get(&(table.clone(), person)).map(|sign| sign.at)
    }

    /// Records whether a seat's player has chosen to let a bot play.
    pub(super) fn choose(&self, table: &TableId, seat: Seat, by_choice: bool) {
        let (key, Known { by_choice: chosen, .. }) = ((table.clone(), seat), &mut *self.known());
        if by_choice {
            chosen.insert(key)
        } else {
            chosen.remove(&key)
        };
    }

    fn is_by_choice(&self, table: &TableId, seat: Seat) -> bool {
        self.known().by_choice.contains(&(table.clone(), seat))
    }

    /// Returns how long to wait for people.
    pub(super) const fn waits(&self) -> &Waits {
        &self.waits
    }
}

impl Hall {
    /// Periodically stores that the server is up, so that outages do not count.
    pub(super) async fn stay_awake_periodically(&self) {
        self.stay_awake().await;
        let every = Duration::from_millis(self.0.shared.signs.kept_every().max(1).cast_unsigned());
        self.repeat(every, |hall| async move { hall.stay_awake().await });
    }

    /// Stores that the server is up. While this fails, the time counts as an outage, and people are waited for.
    pub(super) async fn stay_awake(&self) {
        // A busy server may be late.
        let longest_pause = self.0.shared.signs.kept_every() * 3 / 2;
        if let Err(error) = self.store().keep_awake(now(), longest_pause).await {
            tracing::warn!(%error, "could not store that the server is up");
        }
    }
}

impl State {
    /// Returns true if a person sits here or is the host.
    pub(super) fn concerns(&self, person: PersonId) -> bool {
        self.row.host == person || self.seats_of(person).next().is_some()
    }

    /// Returns the people who have a say in the game, each once. This includes people who are replaced by a bot, but
    /// not those who have resigned.
    pub(super) fn people_with_say(&self) -> Vec<PersonId> {
        let mut people: Vec<PersonId> = Vec::new();
        for row in self.seats.iter().filter(|row| !row.resigned) {
            if let Holder::Person(person) = row.holder
                && !people.contains(&person)
            {
                people.push(person);
            }
        }
        people
    }

    /// Returns true if the game is waiting for this seat.
    pub(super) fn waits_for(&self, seat: Seat) -> bool {
        match (self.awaits_confirmation(), &self.game) {
            (Some(other), _) => other == seat,
            (None, Some(game)) => self.is_playing() && game.playing.to_act().contains(seat),
            (None, None) => false,
        }
    }
}

impl LiveTable {
    /// Locks the table for a person who has come. This counts as a sign of life and gives them their seats back from
    /// bots.
    pub(super) async fn welcome(self: &Arc<Self>, person: PersonId) -> Result<AsyncMutexGuard<'_, State>, HallError> {
        let state = self.lock().await?;
        self.sign(&state, person);
        let is_replaced = |seat: &Seat| state.seat(*seat).is_some_and(|row| row.stand_in.is_some() && !row.resigned);
        let replaced = state.seats_of(person).filter(is_replaced).filter(|_| state.is_playing());
        let back: Vec<Seat> = replaced.filter(|seat| !self.shared.signs.is_by_choice(&self.id, *seat)).collect();
        if back.is_empty() {
            return Ok(state);
        }
        let change = |draft: &mut Draft<'_>| {
            back.into_iter().for_each(|seat| draft.comes_back(seat));
            Ok(())
        };
        // If the store fails, the person does not get the seat back but can still look.
        if let Err(error) = self.commit_locked(state, change).await {
            tracing::error!(table = %self.id, %error, "a player is back, but the bot could not be removed");
        }
        self.lock().await
    }

    /// Records a sign of a person, if they sit here or are the host.
    pub(super) fn sign(&self, state: &State, person: PersonId) {
        if !state.concerns(person) || !self.shared.signs.note(&self.id, person, now()) {
            return;
        }
        let (shared, id, at) = (self.shared.clone(), self.id.clone(), now());
        tokio::spawn(async move {
            let sign = SignRow { person, at, abort_at: None };
            if let Err(error) = shared.loader.store.keep_sign(&id, sign).await {
                tracing::warn!(table = %id, %error, "a sign of life was not stored");
                shared.signs.was_not_kept(&id, person);
            }
        });
    }

    /// Returns the time of a person's last sign, as it counts for replacing them with a bot.
    pub(super) fn last_sign(&self, person: PersonId) -> i64 {
        let Signs { since, .. } = self.shared.signs;
        if self.is_here(person) { now() } else { self.shared.signs.last(&self.id, person).unwrap_or(since).max(since) }
    }

    /// Checks that a bot may replace the holder of a seat: the game is waiting for them, and they have been away for
    /// long enough.
    pub(super) fn must_be_away(&self, state: &State, seat: Seat, holder: PersonId) -> Result<(), HallError> {
        let name = state.name(seat).to_owned();
        if self.is_here(holder) {
            return Err(HallError::IsHere { name });
        }
        if !state.waits_for(seat) {
            return Err(HallError::NotToAct { name });
        }
        let grace = self.grace(state);
        let silent = Duration::from_millis((now() - self.last_sign(holder)).max(0).cast_unsigned());
        match grace.checked_sub(silent) {
            Some(left) if !left.is_zero() => Err(HallError::NotAwayLong { name, grace, left }),
            _ => Ok(()),
        }
    }

    /// Returns how long the player to act may give no sign of life.
    pub(super) fn grace(&self, state: &State) -> Duration {
        state.options.grace.duration(self.shared.signs.waits())
    }

    /// Returns the stored signs. If the store fails, no one counts as gone.
    async fn kept(&self) -> Option<&Kept> {
        let read = || async {
            let rows = self.shared.loader.store.signs(&self.id).await?;
            Ok::<_, HallError>(Mutex::new(rows.into_iter().map(|row| (row.person, row)).collect()))
        };
        let kept = self.kept.get_or_try_init(read).await;
        kept.inspect_err(|error| tracing::error!(table = %self.id, %error, "signs cannot be read")).ok()
    }

    async fn kept_of(&self, person: PersonId) -> Option<SignRow> {
        let kept = self.kept().await?;
        kept.lock().unwrap_or_else(PoisonError::into_inner).get(&person).copied()
    }

    /// Returns the time of a person's last sign of any age.
    async fn last_sign_ever(&self, person: PersonId) -> i64 {
        if self.is_here(person) {
            return now();
        }
        let Signs { since, .. } = self.shared.signs;
        let here = self.shared.signs.last(&self.id, person);
        let kept = self.kept_of(person).await.map(|sign| sign.at);
        here.max(kept).unwrap_or(since)
    }

    /// Returns true if a person has been away for so long that no one has to wait for them.
    pub(super) async fn is_gone(&self, person: PersonId) -> bool {
        let gone = self.shared.signs.waits().gone.as_millis() as i64;
        now() - self.last_sign_ever(person).await >= gone
    }

    /// Returns the people who are asked for consent: those with a say who are not gone.
    pub(super) async fn people_asked(&self, state: &State) -> Vec<PersonId> {
        let mut asked = Vec::new();
        for person in state.people_with_say() {
            if !self.is_gone(person).await {
                asked.push(person);
            }
        }
        asked
    }

    /// Returns whether a person may abort the game.
    pub(super) async fn may_abort(&self, state: &State, person: PersonId) -> MayAbort {
        if state.row.host == person {
            MayAbort::Alone
        } else if state.people_with_say().contains(&person) && self.is_gone(state.row.host).await {
            MayAbort::Together
        } else {
            MayAbort::No
        }
    }

    /// Records that a person agrees to abort the game of a host who is gone. Returns true once everyone else has
    /// agreed.
    pub(super) async fn agree_to_abort(&self, state: &State, person: PersonId) -> Result<bool, HallError> {
        let at = now();
        let sign = SignRow { person, at, abort_at: Some(at) };
        self.shared.loader.store.keep_sign(&self.id, sign).await?;
        if let Some(kept) = self.kept().await {
            kept.lock().unwrap_or_else(PoisonError::into_inner).insert(person, sign);
        }
        let host = state.row.host;
        let host_was_here = self.last_sign_ever(host).await;
        for other in self.people_asked(state).await.into_iter().filter(|other| *other != host) {
            // Consent from before the host's last visit does not count.
            let agreed = self.kept_of(other).await.and_then(|sign| sign.abort_at);
            if agreed.is_none_or(|agreed| agreed < host_was_here) {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

impl Draft<'_> {
    /// Gives a seat back from the bot to its player.
    pub(super) fn comes_back(&mut self, seat: Seat) {
        let text = say!(NoteIsBack, name = self.state.name(seat));
        self.seat(seat, |row| row.stand_in = None);
        self.note(text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_that_still_matter_are_never_dropped() {
        const DAY: i64 = 24 * 60 * 60 * 1000;
        let (signs, table, today) = (Signs::new(Waits::default()), TableId::from_random([1; 12]), 100 * DAY);
        let (ada, bob) = (PersonId(1), PersonId(2));
        signs.note(&table, ada, today - 29 * DAY);
        signs.note(&table, bob, today - 31 * DAY);
        for other in 0..=MANY {
            signs.note(&table, PersonId(10 + other as i64), today);
        }
        assert_eq!(signs.last(&table, ada), Some(today - 29 * DAY), "a host can choose up to thirty days");
        assert_eq!(signs.last(&table, bob), None);
    }
}
