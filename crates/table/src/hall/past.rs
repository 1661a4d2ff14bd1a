//! Earlier positions of a game, and its complete log.

use std::sync::Arc;

use engine::{Nonce, Seat, Secret, Viewer};

use super::error::HallError;
use super::limits::{Asker, Errand};
use super::live::LiveTable;
use super::moves::to_the_end;
use super::seat_view::SeatView;
use super::source::Source;
use super::standstill::Standstill;
use super::state::{Draft, Running, State};
use super::{Hall, Name, bot_name, new_seat, now, tell_apart};
use crate::history::{History, LogLine, Since, Told};
use crate::occupant::USUAL;
use crate::store::{EntryRow, Holder, PersonId, SeatRow, Status};

/// Number of earlier entries that are told with a position.
const CONTEXT: u64 = 12;

/// A game at an earlier position, as a person sees it.
pub struct Past {
    /// The number of entries before this position.
    pub position: u64,
    /// The number of entries in the game.
    pub length: u64,
    /// What happened just before, oldest first.
    pub recent: Vec<Told>,
    /// The game in that position.
    pub seat_view: SeatView,
}

/// What is needed to look back without keeping the table locked.
pub(super) struct Vantage {
    pub(super) source: Source,
    pub(super) viewer: Viewer,
    pub(super) standstill: Option<Standstill>,
    /// The person or group that asks.
    pub(super) asker: Asker,
    /// What was done since the person last acted.
    since: Option<Since>,
}

impl LiveTable {
    pub(super) async fn vantage(self: &Arc<Self>, person: Option<PersonId>) -> Result<Vantage, HallError> {
        let state = match person {
            Some(person) => self.welcome(person).await?,
            None => self.lock().await?,
        };
        state.must_look(person)?;
        let source = Source::of(&state).ok_or(HallError::NotBegun)?;
        let (viewer, _) = state.viewer_of(person);
        let asker = person.map_or_else(|| Asker::Watchers(self.id.clone()), Asker::Person);
        Ok(Vantage { source, viewer, standstill: state.standstill.clone(), asker, since: state.since(viewer) })
    }

    /// Counts a request. Requests of watchers also count for the whole table.
    pub(super) async fn count(&self, errand: Errand, person: Option<PersonId>) -> Result<(), HallError> {
        let state = self.lock().await?;
        let sits = person.is_some_and(|person| state.concerns(person));
        drop(state);
        self.shared.counter.count(errand, person, (!sits).then_some(&self.id))
    }

    /// Returns the game in an earlier position, as far as the person may know it.
    pub async fn at(self: &Arc<Self>, person: Option<PersonId>, position: u64) -> Result<Past, HallError> {
        self.look_back(self.vantage(person).await?, person, position).await
    }

    /// Returns the game before everything that others have done since the person last acted, and what they did. `None`
    /// if they have done nothing, or if the person has no seat.
    pub async fn since(self: &Arc<Self>, person: Option<PersonId>) -> Result<Option<(Past, Since)>, HallError> {
        let mut vantage = self.vantage(person).await?;
        let Some(since) = vantage.since.take().filter(|since| !since.told.is_empty()) else { return Ok(None) };
        let past = self.look_back(vantage, person, since.from).await?;
        Ok(Some((past, since)))
    }

    async fn look_back(
        self: &Arc<Self>,
        vantage: Vantage,
        person: Option<PersonId>,
        position: u64,
    ) -> Result<Past, HallError> {
        let Vantage { source, viewer, standstill, asker, .. } = vantage;
        // The current rules would not show what a game by older rules looked like.
        if standstill.as_ref().is_some_and(Standstill::is_kept_as_text) {
            return Err(HallError::KeptAsText);
        }
        let length = standstill.map_or(source.length, |standstill| standstill.plays_to);
        if position > length {
            return Err(HallError::NoSuchPosition { asked: position, length });
        }
        self.count(Errand::Past, person).await?;
        let _turn = self.shared.counter.look_back(asker).await;
        let from = position.saturating_sub(CONTEXT);
        let game = self.shared.loader.replay(&source, from, position).await?;
        let recent = game.history.tell_events(viewer, from as usize);
        Ok(Past { position, length, recent, seat_view: SeatView::new(game.playing, viewer, source.names) })
    }

    /// Returns the complete log, as far as the person may know it.
    pub async fn log(self: &Arc<Self>, person: Option<PersonId>) -> Result<Vec<LogLine>, HallError> {
        let Vantage { source, viewer, standstill, asker, .. } = self.vantage(person).await?;
        self.count(Errand::Past, person).await?;
        let _turn = self.shared.counter.look_back(asker).await;
        if let Some(standstill) = standstill {
            return self.written_log(&source, &standstill, viewer).await;
        }
        let game = self.shared.loader.replay(&source, 0, source.length).await?;
        Ok(game.history.tell(viewer, 0))
    }
}

impl Hall {
    /// Opens a table that goes on from a position of this one, with the person in one seat and bots in all others. A
    /// finished game goes on from exactly that position. In a running game, which must be against bots only, the new
    /// game shares only what the person knows. Future draws are new in both cases.
    pub async fn branch(
        &self,
        old: &Arc<LiveTable>,
        person: PersonId,
        name: String,
        position: u64,
        secret: Secret,
        nonce: Option<Nonce>,
    ) -> Result<Arc<LiveTable>, HallError> {
        let (hall, old) = (self.clone(), old.clone());
        // The room for the table stays reserved until it is open, even if the caller goes away.
        to_the_end(async move { hall.branch_off(&old, person, name, position, secret, nonce).await }).await
    }

    async fn branch_off(
        &self,
        old: &Arc<LiveTable>,
        person: PersonId,
        name: String,
        position: u64,
        secret: Secret,
        nonce: Option<Nonce>,
    ) -> Result<Arc<LiveTable>, HallError> {
        let name = Name::parse(&name)?.to_string();
        let _room = self.room_for(person).await?;
        let origin = Origin::new(old, person, position).await?;
        old.count(Errand::Past, Some(person)).await?;
        let _turn = old.shared.counter.look_back(Asker::Person(person)).await;
        let game = old.shared.loader.replay(&origin.source, position, position).await?;
        if game.playing.to_act().is_empty() {
            return Err(HallError::Over);
        }
        let to_act = game.playing.to_act().iter().next().unwrap_or_default();
        let seat = origin.seat.unwrap_or(to_act);
        let mut new_seats = Vec::with_capacity(origin.source.names.len());
        for other in Seat::first(origin.source.names.len()) {
            new_seats.push(if other == seat {
                SeatRow { nonce, ..new_seat(seat, Holder::Person(person), name.clone())? }
            } else {
                let bot = origin.bots.get(other.index()).cloned().flatten();
                let bot = bot.unwrap_or_else(|| USUAL.name().to_owned());
                new_seat(other, Holder::Bot(bot), bot_name(origin.source.kind, other))?
            });
        }
        tell_apart(origin.source.kind, &mut new_seats);
        let mut row = self.new_row(origin.source.kind, origin.setup.clone(), person, secret, false, origin.options)?;
        row.parent = Some((old.id.clone(), position));
        // Later changes there do not affect where this game began.
        row.created_at = origin.at;
        self.open_table(row, new_seats, move |draft| origin.go_on(draft, game, seat)).await
    }
}

/// The table that another one is branched off from.
struct Origin {
    source: Source,
    setup: String,
    options: super::TableOptions,
    seed: engine::chance::Seed,
    /// The time of the position.
    at: i64,
    /// The person's seat, if they have one.
    seat: Option<Seat>,
    /// The bots in the seats.
    bots: Vec<Option<String>>,
    /// The entries up to the position, if the game is over and so no longer secret.
    entries: Option<Vec<EntryRow>>,
}

impl Origin {
    async fn new(old: &Arc<LiveTable>, person: PersonId, position: u64) -> Result<Self, HallError> {
        let state = old.lock().await?;
        state.must_look(Some(person))?;
        if state.standstill.is_some() {
            return Err(HallError::StandsStill);
        }
        let length = state.row.head.position;
        if position > length {
            return Err(HallError::NoSuchPosition { asked: position, length });
        }
        let seed = state.row.head.seed.ok_or(HallError::NotBegun)?;
        let seat = state.seats_of(person).next();
        let is_over = state.row.head.status == Status::Over;
        if !is_over {
            let plays_alone = state.seats.iter().all(|row| match row.holder {
                Holder::Person(holder) => holder == person,
                Holder::Bot(_) | Holder::Kept(_) | Holder::Open => true,
            });
            if seat.is_none() || !plays_alone {
                return Err(HallError::OthersPlay);
            }
        }
        // Only a game whose entries start at the beginning can be told from there.
        let has_record = is_over && has_whole_record(&state);
        let entries = &old.shared.loader.store;
        let entries = if has_record { Some(entries.entries(&old.id, 0..position).await?) } else { None };
        Ok(Self {
            source: Source::of(&state).ok_or(HallError::NotBegun)?,
            setup: state.row.setup.clone(),
            options: state.options,
            seed,
            at: now(),
            seat,
            bots: state.seats.iter().map(|row| state.bot_in(row.seat).map(ToOwned::to_owned)).collect(),
            entries,
        })
    }

    /// Continues the game at a new table with that table's dice.
    fn go_on(self, draft: &mut Draft<'_>, game: Running, seat: Seat) -> Result<(), HallError> {
        let dice = draft.state.fair_dice().seed();
        match self.entries {
            Some(entries) => {
                let start = self.source.kind.start(&self.setup, self.seed)?;
                draft.inherit(self.seed, &*start, entries, game);
                draft.redraw(dice.short());
            }
            None => {
                let playing = game.playing.imagined(seat, dice);
                draft.begin(dice, Running { playing, history: History::default() });
            }
        }
        Ok(())
    }
}

/// Returns true if the entries of a table start at the beginning of its game.
pub(super) fn has_whole_record(state: &State) -> bool {
    let Some(seed) = state.row.head.seed else { return false };
    // A table that was branched off from a running game has a parent and a seed from its own dice.
    state.row.parent.is_none() || seed != state.fair_dice().seed()
}
