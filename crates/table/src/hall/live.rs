//! A table that is in memory: what it looks like to somebody, and who is there.

use engine::words::Speaker;
use std::any::Any;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bots::Effort;
use engine::{FairDice, Seat, Viewer};
use tokio::sync::{Mutex as AsyncMutex, MutexGuard, OnceCell, Semaphore, watch};

use super::error::HallError;
use super::hints::Hints;
use super::limits::Counter;
use super::loading::Loader;
use super::now;
use super::past::RoundScore;
use super::review::Reviews;
use super::seat_view::SeatView;
use super::signs::{Kept, MayAbort, Signs};
use super::standstill::StandstillView;
use super::state::{Draft, State, Summary, TableOptions};
use super::talk::Breath;
use super::thinkers::Thinkers;
use crate::dyn_game::DynGame;
use crate::history::LogLine;
use crate::store::{CampaignId, Holder, NoteRow, PersonId, Status, StoreError, TableId};

/// How many sentences of the past a page gets.
const RECENT: usize = 40;

/// What all tables of a hall share.
pub(super) struct Shared {
    /// How much people have said.
    pub(super) breath: Breath,
    pub(super) loader: Loader,
    pub(super) thinkers: Thinkers,
    /// How much is thought about a hint.
    pub(super) hints: Effort,
    /// Hints that are being thought about.
    pub(super) advised: Hints,
    /// What people ask for that takes its time.
    pub(super) counter: Counter,
    /// When people last gave a sign.
    pub(super) signs: Signs,
    /// How long a table waits at most before it asks a store again that failed.
    pub(super) retry_after: Duration,
    pub(super) is_closing: AtomicBool,
    /// How many bots that are among themselves may wait for the store at a time, so that people find its queue short.
    pub(super) alone: Semaphore,
    /// How many reviews are made at the same time.
    pub(super) reviews: Semaphore,
}

/// Enough that one transaction carries many moves, few enough that nobody notices.
pub(super) const ALONE_AT_ONCE: usize = 16;

/// A table in memory. Everything that is done at it is done one after the other.
pub struct LiveTable {
    pub(super) id: TableId,
    pub(super) shared: Arc<Shared>,
    state: AsyncMutex<State>,
    /// Grows with everything that somebody at the table could see.
    tick: watch::Sender<u64>,
    /// Who has the page open, and how often.
    here: Mutex<HashMap<PersonId, u32>>,
    pub(super) is_driven: AtomicBool,
    /// Signs of people as the store had them, once somebody had to know.
    pub(super) kept: OnceCell<Kept>,
    pub(super) reviews: Mutex<Reviews>,
    /// Points round by round, once somebody has asked for them when the game was over.
    pub(super) rounds: OnceCell<Vec<RoundScore>>,
    last_used: AtomicI64,
}

/// Somebody has the page open, until this is dropped.
pub struct Presence {
    table: Arc<LiveTable>,
    person: Option<PersonId>,
}

impl LiveTable {
    pub(super) fn new(id: TableId, shared: Arc<Shared>, state: State) -> Self {
        let (here, last_used) = (Mutex::default(), AtomicI64::new(now()));
        let (tick, is_driven) = (watch::Sender::new(0), AtomicBool::new(false));
        let (kept, reviews, rounds) = (OnceCell::new(), Mutex::default(), OnceCell::new());
        let state = AsyncMutex::new(state);
        Self { id, shared, state, tick, here, is_driven, kept, reviews, rounds, last_used }
    }

    /// The name of the table.
    #[must_use]
    pub const fn id(&self) -> &TableId {
        &self.id
    }

    /// Wakes whoever waits whenever something has changed.
    #[must_use]
    pub fn watch(&self) -> watch::Receiver<u64> {
        self.tick.subscribe()
    }

    pub(super) fn changed(&self) {
        self.tick.send_modify(|tick| *tick += 1);
    }

    /// Says that somebody has the page open.
    #[must_use]
    pub fn enter(self: &Arc<Self>, person: Option<PersonId>) -> Presence {
        if let Some(person) = person {
            let mut here = self.here.lock().unwrap_or_else(PoisonError::into_inner);
            let pages = here.entry(person).or_default();
            *pages += 1;
            if *pages == 1 {
                drop(here);
                self.changed();
            }
            let table = self.clone();
            // If that fails, the page that follows tries it again.
            tokio::spawn(async move { drop(table.welcome(person).await) });
        }
        Presence { table: self.clone(), person }
    }

    pub(super) fn is_here(&self, person: PersonId) -> bool {
        self.here.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&person)
    }

    /// Everybody who has the page open.
    pub(super) fn all_here(&self) -> Vec<PersonId> {
        let mut here: Vec<PersonId> =
            self.here.lock().unwrap_or_else(PoisonError::into_inner).keys().copied().collect();
        here.sort_unstable();
        here
    }

    /// Whether anybody looks at the table.
    pub(super) fn is_watched(&self) -> bool {
        self.tick.receiver_count() > 0
    }

    /// For how long nothing was asked of the table, in milliseconds.
    pub(super) fn idle_for(&self) -> i64 {
        now() - self.last_used.load(Ordering::Relaxed)
    }

    /// The table itself, for nobody else until it is let go.
    pub(super) async fn lock(&self) -> Result<MutexGuard<'_, State>, HallError> {
        self.last_used.store(now(), Ordering::Relaxed);
        let mut state = self.state.lock().await;
        if state.is_spoiled {
            *state = self.shared.loader.load(&self.id).await?;
        }
        Ok(state)
    }

    /// Forgets what is in memory, as what the store has is different now: whoever looks next loads the table anew.
    pub(super) async fn read_anew(&self) {
        self.state.lock().await.is_spoiled = true;
        self.changed();
    }

    /// The same, if what is in memory is older than this version, or the table was removed.
    pub(super) async fn read_anew_before(&self, version: Option<u64>) {
        let mut state = self.state.lock().await;
        if version.is_none_or(|version| state.row.version < version) {
            state.is_spoiled = true;
            drop(state);
            self.changed();
        }
    }

    /// The version that is in memory.
    pub(super) async fn version(&self) -> u64 {
        self.state.lock().await.row.version
    }

    /// Makes a change durable and then visible. The change must have been made under this very lock.
    pub(super) async fn commit<T>(
        self: &Arc<Self>,
        change: impl FnOnce(&mut Draft<'_>) -> Result<T, HallError> + Send,
    ) -> Result<T, HallError> {
        let state = self.lock().await?;
        self.commit_locked(state, change).await
    }

    /// The same, for somebody who has the table already.
    pub(super) async fn commit_locked<T>(
        self: &Arc<Self>,
        mut state: MutexGuard<'_, State>,
        change: impl FnOnce(&mut Draft<'_>) -> Result<T, HallError> + Send,
    ) -> Result<T, HallError> {
        // Until the store has it, nothing in memory is to be believed, not even if this very task ends in between.
        state.is_spoiled = true;
        let mut draft = Draft::new(&mut state, now());
        let outcome = match change(&mut draft) {
            Ok(outcome) => outcome,
            Err(error) => {
                state.is_spoiled = draft.has_changed_something();
                return Err(error);
            }
        };
        let change = draft.finish();
        let committed = self.shared.loader.store.commit(&self.id, change).await;
        // What the store does not have has never been: whoever looks next loads the table anew.
        state.is_spoiled = committed.is_err();
        let bot_is_to_act = state.bot_to_act().is_some();
        drop(state);
        self.changed();
        match committed {
            Ok(()) if bot_is_to_act => self.let_bots_act(),
            Ok(()) => {}
            Err(StoreError::Conflict) => return Err(HallError::Stale),
            Err(error) => return Err(error.into()),
        }
        Ok(outcome)
    }

    /// What the table looks like to a person, or to somebody unknown.
    pub async fn view(self: &Arc<Self>, person: Option<PersonId>) -> Result<TableView, HallError> {
        let state = match person {
            Some(person) => self.welcome(person).await?,
            None => self.lock().await?,
        };
        state.must_look(person)?;
        let (people_asked, may_abort) = match person.filter(|person| state.concerns(*person)) {
            Some(person) => (self.people_asked(&state).await, self.may_abort(&state, person).await),
            None => (Vec::new(), MayAbort::No),
        };
        let has_say = |holder: &Holder| matches!(holder, Holder::Person(person) if people_asked.contains(person));
        let (viewer, curtain) = state.viewer_of(person);
        let seats = state.seats.iter().map(|row| SeatStatus {
            seat: row.seat,
            name: row.name.clone(),
            bot: state.bot_in(row.seat).map(ToOwned::to_owned),
            is_open: row.is_open(),
            is_kept_for_me: person.is_some_and(|person| row.holder == Holder::Kept(person)),
            stands_in: row.stand_in.is_some(),
            has_resigned: row.resigned,
            is_mine: person.is_some_and(|person| row.holder == Holder::Person(person)),
            is_here: matches!(row.holder, Holder::Person(holder) if self.is_here(holder)),
            has_nonce: row.nonce.is_some(),
            has_say: !row.resigned && has_say(&row.holder),
            can_be_replaced: matches!(row.holder, Holder::Person(holder)
                if Some(holder) != person && row.stand_in.is_none() && !self.is_here(holder) && state.waits_for(row.seat)),
        });
        let head = &state.row.head;
        let recent = state.game.as_ref().map(|game| game.history.tell_last(viewer, RECENT));
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Everything => None,
        };
        Ok(TableView {
            id: self.id.clone(),
            kind: state.kind,
            tick: *self.tick.borrow(),
            status: head.status,
            setup: state.row.setup.clone(),
            options: state.options,
            is_listed: state.row.is_listed,
            number: head.number,
            position: head.position,
            seats: seats.collect(),
            curtain,
            is_host: person == Some(state.row.host),
            may_abort,
            grace: self.grace(&state),
            to_confirm: state.awaits_confirmation(),
            undo: seat.map(|seat| state.can_undo(seat)),
            asked: state.asked.as_ref().filter(|asked| asked.number == head.number).map(|asked| OpenRequest {
                by: asked.by,
                is_mine_to_answer: person.is_some_and(|person| {
                    people_asked.contains(&person)
                        && !asked.agreed.contains(&person)
                        && state.seat(asked.by).is_some_and(|row| row.holder != Holder::Person(person))
                }),
            }),
            recent: recent.unwrap_or_default(),
            latest: state.game.as_ref().map(|game| game.history.latest(viewer)).unwrap_or_default(),
            names: state.names.clone(),
            notes: state.notes.iter().filter(|note| state.is_heard(person, note.person)).cloned().collect(),
            commitment: state.row.commitment.clone(),
            dice: state.disclosed_dice(),
            campaign: state.row.campaign.clone(),
            campaign_id: state
                .row
                .campaign_id
                .clone()
                .filter(|_| person.is_some_and(|person| state.must_sit(person).is_ok())),
            rematch: head.rematch.clone(),
            parent: state.row.parent.clone(),
            seat_view: state.seat_view(viewer),
            standstill: state.standstill.as_ref().map(|standstill| standstill.view(&state, person)),
            summary: serde_json::from_str(&head.summary).unwrap_or_default(),
        })
    }

    /// Replaces, in memory alone, everything that a seat cannot know by something else that it might be. Whatever that
    /// seat gets to see must stay the same: tests make sure of it.
    #[cfg(feature = "testing")]
    pub async fn imagine(&self, seat: Seat, seed: engine::chance::Seed) -> Result<(), HallError> {
        let mut state = self.lock().await?;
        if let Some(game) = &mut state.game {
            game.playing = game.playing.imagined(seat, seed);
        }
        Ok(())
    }

    /// Forgets what is in memory, so that whoever looks next loads the table anew.
    #[cfg(feature = "testing")]
    pub async fn forget(&self) {
        self.read_anew().await;
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        let Some(person) = self.person else { return };
        self.table.shared.signs.note_again(&self.table.id, person);
        let mut here = self.table.here.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(pages) = here.get_mut(&person) else { return };
        *pages -= 1;
        if *pages == 0 {
            here.remove(&person);
            drop(here);
            self.table.changed();
        }
    }
}

/// A table as one person sees it.
pub struct TableView {
    /// The name of the table.
    pub id: TableId,
    /// The game.
    pub kind: &'static dyn DynGame,
    /// Grows with every change that anybody could see while the table is in memory.
    pub tick: u64,
    /// How far it has come.
    pub status: Status,
    /// The setup, as one line.
    pub setup: String,
    /// How the bots and the page behave.
    pub options: TableOptions,
    /// Whether everybody may find it and take an open seat.
    pub is_listed: bool,
    /// The number of the last move: what an action answers.
    pub number: u64,
    /// How many entries the game has.
    pub position: u64,
    /// Who sits where, clockwise.
    pub seats: Vec<SeatStatus>,
    /// The seat that the device must be passed to before anything is shown.
    pub curtain: Option<Seat>,
    /// Whether the person opened the table.
    pub is_host: bool,
    /// Whether the person may abort the game.
    pub may_abort: MayAbort,
    /// How long whoever is to act may give no sign before others can let a bot play for them.
    pub grace: Duration,
    /// The seat whose turn has to be confirmed before anybody else acts.
    pub to_confirm: Option<Seat>,
    /// Whether the seat that looks can take something back; nothing for a spectator.
    pub undo: Option<Result<(), HallError>>,
    /// Somebody wants to take something back that the others have seen.
    pub asked: Option<OpenRequest>,
    /// What happened last, as far as the person may know it.
    pub recent: Vec<LogLine>,
    /// What the last action brought about, as the game's own events.
    pub latest: Vec<Box<dyn Any + Send + Sync>>,
    /// What the seats are called.
    pub names: Arc<[String]>,
    /// What was said, the oldest first.
    pub notes: Vec<NoteRow>,
    /// The hash that binds the server to its part of the dice.
    pub commitment: String,
    /// What the dice were made of, once the game is over.
    pub dice: Option<FairDice>,
    /// What the campaign is called that the game is a chapter of.
    pub campaign: Option<String>,
    /// The name of that campaign in its link, for whoever sits here.
    pub campaign_id: Option<CampaignId>,
    /// The table at which the same people play again.
    pub rematch: Option<TableId>,
    /// The table and position that this one was branched off from.
    pub parent: Option<(TableId, u64)>,
    /// The game, once it has begun.
    pub seat_view: Option<SeatView>,
    /// Why the game is not there although it has begun.
    pub standstill: Option<StandstillView>,
    /// What lists say of the table.
    pub summary: Summary,
}

impl TableView {
    /// Who says what the table tells, in a language.
    #[must_use]
    pub fn speaker(&self, language: &str) -> Speaker<'_> {
        match &self.seat_view {
            Some(seat_view) => seat_view.speaker(language),
            None => self.kind.speaker(language).calling(&self.names),
        }
    }
}

/// A seat as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatStatus {
    /// Which.
    pub seat: Seat,
    /// What it is called.
    pub name: String,
    /// The bot that plays.
    pub bot: Option<String>,
    /// Whether nobody has it yet.
    pub is_open: bool,
    /// Whether it is kept for the person who looks.
    pub is_kept_for_me: bool,
    /// Whether the bot plays for a person.
    pub stands_in: bool,
    /// Whether that person has resigned.
    pub has_resigned: bool,
    /// Whether it is the person's who looks.
    pub is_mine: bool,
    /// Whether its person has the page open.
    pub is_here: bool,
    /// Whether its person's browser has added to the dice.
    pub has_nonce: bool,
    /// Whether its person is asked for consent.
    pub has_say: bool,
    /// Whether others can let a bot play for its person, once that one has given no sign for long enough.
    pub can_be_replaced: bool,
}

/// A question to the others, as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenRequest {
    /// Who wants to take something back.
    pub by: Seat,
    /// Whether the person who looks is to answer.
    pub is_mine_to_answer: bool,
}
