//! A table in memory: what people see of it, and who is present.

use engine::words::Speaker;
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
use super::recap::Recap;
use super::review::Reviews;
use super::seat_view::SeatView;
use super::signs::{Kept, MayAbort, Signs};
use super::standstill::StandstillView;
use super::state::{Draft, State, Summary, TableOptions};
use super::talk::Breath;
use super::thinkers::Thinkers;
use super::waiting::{Trouble, Waiting};
use crate::dyn_game::DynGame;
use crate::history::{Since, Told};
use crate::store::{CampaignId, Holder, NoteRow, PersonId, Status, StoreError, TableId};

/// Number of past sentences on a page.
const RECENT: usize = 40;

/// What all tables of a hall share.
pub(super) struct Shared {
    /// The recent chat messages of each person.
    pub(super) breath: Breath,
    pub(super) loader: Loader,
    pub(super) thinkers: Thinkers,
    /// The effort for a hint.
    pub(super) hints: Effort,
    /// The hints that are being computed.
    pub(super) advised: Hints,
    /// The limits of expensive requests.
    pub(super) counter: Counter,
    /// The recent signs of life.
    pub(super) signs: Signs,
    /// Maximum wait before a table asks a failed store again.
    pub(super) retry_after: Duration,
    pub(super) is_closing: AtomicBool,
    /// Limits how many bots without human company may wait for the store at a time. This keeps the queue short for
    /// people.
    pub(super) alone: Semaphore,
    /// Limits the number of simultaneous reviews.
    pub(super) reviews: Semaphore,
}

/// Enough to commit many moves in one transaction, but too few for people to notice.
pub(super) const ALONE_AT_ONCE: usize = 16;

/// A table in memory. Changes to it happen one after the other.
pub struct LiveTable {
    pub(super) id: TableId,
    pub(super) shared: Arc<Shared>,
    state: AsyncMutex<State>,
    /// Increases with everything that someone at the table could see.
    tick: watch::Sender<u64>,
    /// The number of open pages of each person.
    here: Mutex<HashMap<PersonId, u32>>,
    pub(super) is_driven: AtomicBool,
    /// What keeps the bots from acting, and since when.
    pub(super) trouble: Mutex<Option<Trouble>>,
    /// The stored signs of life, loaded on first use.
    pub(super) kept: OnceCell<Kept>,
    pub(super) reviews: Mutex<Reviews>,
    /// What can be told of the game at a glance, found out on first request after it.
    pub(super) recap: OnceCell<Arc<Recap>>,
    last_used: AtomicI64,
}

/// An open page of the table, until this is dropped.
pub struct Presence {
    table: Arc<LiveTable>,
    person: Option<PersonId>,
}

impl LiveTable {
    pub(super) fn new(id: TableId, shared: Arc<Shared>, state: State) -> Self {
        let (here, last_used) = (Mutex::default(), AtomicI64::new(now()));
        let (tick, is_driven, trouble) = (watch::Sender::new(0), AtomicBool::new(false), Mutex::default());
        let (kept, reviews, recap) = (OnceCell::new(), Mutex::default(), OnceCell::new());
        let state = AsyncMutex::new(state);
        Self { id, shared, state, tick, here, is_driven, trouble, kept, reviews, recap, last_used }
    }

    /// Returns the name of the table in addresses.
    #[must_use]
    pub const fn id(&self) -> &TableId {
        &self.id
    }

    /// Subscribes to changes of the table.
    #[must_use]
    pub fn watch(&self) -> watch::Receiver<u64> {
        self.tick.subscribe()
    }

    pub(super) fn changed(&self) {
        self.tick.send_modify(|tick| *tick += 1);
    }

    /// Registers an open page.
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
            // If this fails, the next request of the page tries again.
            tokio::spawn(async move { drop(table.welcome(person).await) });
        }
        Presence { table: self.clone(), person }
    }

    pub(super) fn is_here(&self, person: PersonId) -> bool {
        self.here.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&person)
    }

    /// Returns everyone who has the page open.
    pub(super) fn all_here(&self) -> Vec<PersonId> {
        let mut here: Vec<PersonId> =
            self.here.lock().unwrap_or_else(PoisonError::into_inner).keys().copied().collect();
        here.sort_unstable();
        here
    }

    /// Returns true if anyone is watching the table.
    pub(super) fn is_watched(&self) -> bool {
        self.tick.receiver_count() > 0
    }

    /// Returns how long the table was not used, in milliseconds.
    pub(super) fn idle_for(&self) -> i64 {
        now() - self.last_used.load(Ordering::Relaxed)
    }

    /// Locks the table, and reloads it if necessary.
    pub(super) async fn lock(&self) -> Result<MutexGuard<'_, State>, HallError> {
        self.last_used.store(now(), Ordering::Relaxed);
        let mut state = self.state.lock().await;
        if state.is_spoiled {
            *state = self.shared.loader.load(&self.id).await?;
        }
        Ok(state)
    }

    /// Discards the state in memory because the store has changed. The next access reloads it.
    pub(super) async fn read_anew(&self) {
        self.state.lock().await.is_spoiled = true;
        self.changed();
    }

    /// Does the same if the state in memory is older than this version, or if the table was removed.
    pub(super) async fn read_anew_before(&self, version: Option<u64>) {
        let mut state = self.state.lock().await;
        if version.is_none_or(|version| state.row.version < version) {
            state.is_spoiled = true;
            drop(state);
            self.changed();
        }
    }

    /// Returns the version in memory.
    pub(super) async fn version(&self) -> u64 {
        self.state.lock().await.row.version
    }

    /// Makes a change durable and then visible. The change runs while the table is locked.
    pub(super) async fn commit<T>(
        self: &Arc<Self>,
        change: impl FnOnce(&mut Draft<'_>) -> Result<T, HallError> + Send,
    ) -> Result<T, HallError> {
        let state = self.lock().await?;
        self.commit_locked(state, change).await
    }

    /// Does the same with a lock that the caller already has.
    pub(super) async fn commit_locked<T>(
        self: &Arc<Self>,
        mut state: MutexGuard<'_, State>,
        change: impl FnOnce(&mut Draft<'_>) -> Result<T, HallError> + Send,
    ) -> Result<T, HallError> {
        // Until the commit is done, the state in memory must not be used, even if this task is dropped in between.
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
        // If the commit failed, the next access reloads the table.
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

    /// Returns the table as a person sees it, or as a stranger does.
    pub async fn view(self: &Arc<Self>, person: Option<PersonId>) -> Result<TableView, HallError> {
        let state = match person {
            Some(person) => self.welcome(person).await?,
            None => self.lock().await?,
        };
        state.must_look(person)?;
        let (people_asked, may_abort) = match person.filter(|person| state.concerns(*person)) {
            Some(person) => (self.people_asked(&state).await, self.may_abort(&state, person).await),
            None if state.open_request().is_some() => (self.people_asked(&state).await, MayAbort::No),
            None => (Vec::new(), MayAbort::No),
        };
        let waiting = self.waiting(&state, &people_asked);
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
            asked: state.open_request().map(|asked| OpenRequest {
                by: asked.by,
                is_mine_to_answer: person.is_some_and(|person| {
                    people_asked.contains(&person)
                        && !asked.agreed.contains(&person)
                        && state.seat(asked.by).is_some_and(|row| row.holder != Holder::Person(person))
                }),
            }),
            waiting,
            trouble: self.trouble().filter(|_| state.bot_to_act().is_some()),
            recent: recent.unwrap_or_default(),
            since: state.since(viewer),
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

    /// Replaces, only in memory, everything that a seat cannot know by other possible values. What the seat sees must
    /// not change; tests check that.
    #[cfg(feature = "testing")]
    pub async fn imagine(&self, seat: Seat, seed: engine::chance::Seed) -> Result<(), HallError> {
        let mut state = self.lock().await?;
        if let Some(game) = &mut state.game {
            game.playing = game.playing.imagined(seat, seed);
        }
        Ok(())
    }

    /// Discards the state in memory, so that the next access reloads the table.
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
    /// The name of the table in addresses.
    pub id: TableId,
    /// The game.
    pub kind: &'static dyn DynGame,
    /// Increases with every visible change while the table is in memory.
    pub tick: u64,
    /// The stage the table has reached.
    pub status: Status,
    /// The setup, as one line.
    pub setup: String,
    /// The settings for bots and the page.
    pub options: TableOptions,
    /// Whether anyone may find the table and take an open seat.
    pub is_listed: bool,
    /// The number of the last move, which an action has to refer to.
    pub number: u64,
    /// The number of entries in the game.
    pub position: u64,
    /// The seats, clockwise.
    pub seats: Vec<SeatStatus>,
    /// The seat that the device must be passed to before anything is shown.
    pub curtain: Option<Seat>,
    /// Whether the person is the host.
    pub is_host: bool,
    /// Whether the person may abort the game.
    pub may_abort: MayAbort,
    /// How long the player to act may give no sign of life before others can let a bot play for them.
    pub grace: Duration,
    /// The seat whose turn must be confirmed before anyone else can act.
    pub to_confirm: Option<Seat>,
    /// Whether the viewing seat can undo something. `None` for a spectator.
    pub undo: Option<Result<(), HallError>>,
    /// An open request to undo something that others have seen.
    pub asked: Option<OpenRequest>,
    /// Who the table waits for, and since when.
    pub waiting: Vec<Waiting>,
    /// What keeps its bots from acting, if they have to and cannot.
    pub trouble: Option<Trouble>,
    /// What happened last, as far as the person may know it, oldest first: some lines, and the whole last action.
    pub recent: Vec<Told>,
    /// What others have done since the viewing seat last acted. `None` for a spectator.
    pub since: Option<Since>,
    /// The names of the seats.
    pub names: Arc<[String]>,
    /// The chat and the announcements, oldest first.
    pub notes: Vec<NoteRow>,
    /// The hash that commits the server to its part of the dice.
    pub commitment: String,
    /// The parts of the dice, once the game is over.
    pub dice: Option<FairDice>,
    /// The name of the campaign that the game is a chapter of.
    pub campaign: Option<String>,
    /// The id of that campaign for its link. Only for people seated here.
    pub campaign_id: Option<CampaignId>,
    /// The table of the rematch.
    pub rematch: Option<TableId>,
    /// The table and position that this one was branched off from.
    pub parent: Option<(TableId, u64)>,
    /// The game, once it has begun.
    pub seat_view: Option<SeatView>,
    /// Why the game is missing although it has begun.
    pub standstill: Option<StandstillView>,
    /// The line about the table in lists.
    pub summary: Summary,
}

impl TableView {
    /// Returns a speaker for the table in this language.
    #[must_use]
    pub fn speaker(&self, language: &str) -> Speaker<'_> {
        match &self.seat_view {
            Some(seat_view) => seat_view.speaker(language),
            None => self.kind.speaker(language).calling(&self.names),
        }
    }
}

/// A seat as a person sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatStatus {
    /// The number of the seat.
    pub seat: Seat,
    /// The name of the seat.
    pub name: String,
    /// The bot that plays the seat.
    pub bot: Option<String>,
    /// Whether the seat is still open.
    pub is_open: bool,
    /// Whether it is kept for the viewer.
    pub is_kept_for_me: bool,
    /// Whether the bot plays for a person.
    pub stands_in: bool,
    /// Whether that person has resigned.
    pub has_resigned: bool,
    /// Whether it is the viewer's.
    pub is_mine: bool,
    /// Whether its player has the page open.
    pub is_here: bool,
    /// Whether its player's browser has contributed to the dice.
    pub has_nonce: bool,
    /// Whether its player is asked for consent.
    pub has_say: bool,
}

/// An open undo request, as a person sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenRequest {
    /// The seat that wants to undo something.
    pub by: Seat,
    /// Whether the viewer has to answer.
    pub is_mine_to_answer: bool,
}
