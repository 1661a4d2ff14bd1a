//! All games of a server: the tables, the people who sit at them, and the bots.
//!
//! A [`Hall`] only keeps tables in memory that are in use; all others are in the [`Store`]. A change at a table is
//! durable before anyone sees it.

mod backoff;
mod buckets;
mod campaign;
mod driver;
mod elsewhere;
mod error;
mod export;
mod grace;
mod hints;
mod limits;
mod live;
mod loading;
mod moves;
mod name;
mod past;
mod people;
mod person;
mod ready;
mod recap;
mod review;
mod room;
mod seat_view;
mod seats;
mod signs;
mod source;
mod standstill;
mod state;
mod talk;
mod thinkers;
mod waiting;

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use ::bots::Effort;
use engine::{Nonce, Seat, Secret};
use tokio::sync::{Mutex, Semaphore};

use crate::dyn_game::DynGame;
use crate::occupant::known_bot;
use crate::store::{
    Awaits, CampaignRow, Head, Holder, PersonId, SeatRow, Status, Store, StoreError, TableId, TableRow, TableSummary,
};
pub use crate::store::{PersonRow as Person, SessionRow as Session};
use crate::words::seat_name;
pub use buckets::{Buckets, Rate};
pub use campaign::{Campaign, CampaignChapter, ChapterOf};
pub use error::HallError;
pub use export::Export;
pub use grace::{BadGrace, Grace, Waits, lasting};
pub use limits::Limits;
pub use live::{LiveTable, OpenRequest, Presence, SeatStatus, TableView};
pub use loading::LoadProblem;
pub use moves::Accepted;
pub use name::{BadName, Name};
pub use past::Past;
pub use people::FORMER_PLAYER;
pub use person::{BadToken, Token};
pub use ready::Unready;
pub use recap::{Recap, RoundScore, SeatTime};
pub use review::ReviewView;
pub use seat_view::SeatView;
pub use signs::MayAbort;
pub use standstill::StandstillView;
pub use state::{Summary, TableOptions};
pub use talk::{LINES_A_MINUTE, LONGEST_CHAT, TalkView};
pub use waiting::{Cause, Trouble, Waiting, WaitsFor};

use driver::Hopeless;
use hints::Hints;
use limits::Counter;
use live::{ALONE_AT_ONCE, Shared};
use loading::Loader;
use moves::to_the_end;
use name::looks_like;
use people::Visits;
use ready::Readiness;
use review::REVIEWS_AT_ONCE;
use room::Opening;
use seats::{begin_if_full, bot_name};
use signs::Signs;
use state::Draft;
use talk::Breath;
use thinkers::Thinkers;

/// Maximum number of tables in a list.
const LISTED: u32 = 30;

/// The effort for a hint. The search for good continuations of the other actions takes about as long again, and so does
/// the comparison: a hint takes two or three seconds at most.
pub const HINT: Effort = Effort::Time { most: Duration::from_secs(1), iterations: 4000 };

/// Maximum wait before a table tries a failed store again. Once the store works, it may take twice as long until play
/// continues.
const RETRY_AFTER: Duration = Duration::from_secs(5);

/// Maximum number of imported games kept for one person.
pub const MOST_IMPORTS: u32 = 50;

/// The configuration of a hall.
#[derive(Clone, Copy, Debug)]
pub struct HallConfig {
    /// Number of threads for bots.
    pub bot_threads: usize,
    /// Time without use after which a table leaves memory.
    pub idle_after: Duration,
    /// Maximum number of unfinished tables of one person.
    pub most_tables: u32,
    /// Maximum number of imported games kept for one person. Beyond that, each import removes the oldest.
    pub most_imports: u32,
    /// The effort for a hint.
    pub hints: Effort,
    /// Maximum wait before the bots of a table try again after the store failed. This is also the interval of the sweep
    /// for tables that wait for a bot but have no driver.
    pub retry_after: Duration,
    /// How often one person may make expensive requests.
    pub limits: Limits,
    /// How long to wait for people who give no sign of life.
    pub waits: Waits,
}

impl Default for HallConfig {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        // Leave one core free for people.
        let bot_threads = cores.saturating_sub(1).max(1);
        Self {
            bot_threads,
            idle_after: Duration::from_secs(10 * 60),
            most_tables: 100,
            most_imports: MOST_IMPORTS,
            hints: HINT,
            retry_after: RETRY_AFTER,
            limits: Limits::default(),
            waits: Waits::default(),
        }
    }
}

/// All tables of a server.
#[derive(Clone)]
pub struct Hall(Arc<Inner>);

struct Inner {
    shared: Arc<Shared>,
    tables: Mutex<HashMap<TableId, Arc<LiveTable>>>,
    hopeless: Hopeless,
    opening: Opening,
    /// The sessions that were used today.
    visits: Visits,
    config: HallConfig,
    readiness: Readiness,
}

/// A request for a new table.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The identifier of the game.
    pub game: String,
    /// Setup options and their values.
    pub choices: Vec<(String, String)>,
    /// The campaign that the game is a chapter of.
    pub campaign: Option<ChapterOf>,
    /// The occupants of the seats, clockwise.
    pub seats: Vec<NewSeat>,
    /// Whether anyone may find the table and take an open seat.
    pub is_listed: bool,
    /// The settings for bots and the page.
    pub options: TableOptions,
    /// The server's part of the dice, to which it committed before it knew the nonce.
    pub secret: Secret,
    /// The contribution of the host's browser to the dice.
    pub nonce: Option<Nonce>,
}

/// The occupant of a seat at a new table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NewSeat {
    /// The host, or another person on the host's device.
    Here(Name),
    /// The bot of this name.
    Bot(String),
    /// Anyone who gets the link or finds the table.
    Open,
}

/// The tables on a person's home page.
#[derive(Clone, Debug, Default)]
pub struct Lobby {
    /// Unfinished tables of the person, last changed first.
    pub mine: Vec<TableSummary>,
    /// Public tables with open seats.
    pub open: Vec<TableSummary>,
    /// Tables that the person has finished, and aborted ones, last ended first.
    pub finished: Vec<TableSummary>,
    /// The person's campaigns, last played first.
    pub campaigns: Vec<CampaignRow>,
}

impl Hall {
    /// Opens a hall on a store. Bots continue where they were interrupted.
    pub async fn open(
        store: Arc<dyn Store>,
        games: &'static [&'static dyn DynGame],
        config: HallConfig,
    ) -> Result<Self, HallError> {
        let thinkers = Thinkers::new(config.bot_threads).map_err(|error| HallError::Internal(error.to_string()))?;
        let loader = Loader { store, games };
        let (is_closing, alone) = (AtomicBool::new(false), Semaphore::new(ALONE_AT_ONCE));
        let reviews = Semaphore::new(REVIEWS_AT_ONCE);
        let HallConfig { hints, retry_after, .. } = config;
        let (advised, counter, signs) = (Hints::default(), Counter::new(config.limits), Signs::new(config.waits));
        let breath = Breath::default();
        let shared = Arc::new(Shared {
            breath,
            loader,
            thinkers,
            hints,
            advised,
            counter,
            signs,
            retry_after,
            is_closing,
            alone,
            reviews,
        });
        let (tables, hopeless, opening) = (Mutex::default(), Hopeless::default(), Opening::default());
        let (readiness, visits) = (Readiness::default(), Visits::default());
        let hall = Self(Arc::new(Inner { shared, tables, hopeless, opening, visits, readiness, config }));
        hall.stay_awake_periodically().await;
        hall.hear_of_changes();
        hall.resume_bots().await?;
        hall.resume_bots_periodically();
        hall.sweep_periodically();
        Ok(hall)
    }

    fn store(&self) -> &dyn Store {
        &*self.0.shared.loader.store
    }

    /// Returns the games that can be played.
    #[must_use]
    pub fn games(&self) -> &'static [&'static dyn DynGame] {
        self.0.shared.loader.games
    }

    /// Returns the game with this identifier.
    pub fn game(&self, id: &str) -> Result<&'static dyn DynGame, HallError> {
        self.0.shared.loader.kind(id).ok_or_else(|| {
            let known: Vec<&str> = self.games().iter().map(|kind| kind.id()).collect();
            HallError::NoSuchGame { found: id.to_owned(), known: known.join(", ") }
        })
    }

    /// Returns the tables for a person's home page.
    pub async fn lobby(&self, person: Option<PersonId>) -> Result<Lobby, HallError> {
        let open = self.store().open_tables(LISTED).await?;
        let Some(person) = person else { return Ok(Lobby { open, ..Lobby::default() }) };
        let mine = self.store().tables_of(person, self.0.config.most_tables).await?;
        let finished = self.store().finished_of(person, LISTED).await?;
        let campaigns = self.store().campaigns_of(person).await?;
        Ok(Lobby { mine, open, finished, campaigns })
    }

    /// Returns a table, and loads it first if it is not in memory.
    pub async fn table(&self, id: &TableId) -> Result<Arc<LiveTable>, HallError> {
        // Tables are loaded one at a time, so that none is loaded twice.
        let mut tables = self.0.tables.lock().await;
        if let Some(table) = tables.get(id) {
            return Ok(table.clone());
        }
        let state = self.0.shared.loader.load(id).await.inspect_err(|error| {
            if !matches!(error, HallError::NoSuchTable) {
                tracing::error!(table = %id, %error, "a table cannot be opened");
            }
        })?;
        let table = Arc::new(LiveTable::new(id.clone(), self.0.shared.clone(), state));
        tables.insert(id.clone(), table.clone());
        Ok(table)
    }

    /// Opens a new table. The game begins immediately if no seat is open.
    pub async fn create(&self, host: PersonId, new: NewTable) -> Result<Arc<LiveTable>, HallError> {
        let hall = self.clone();
        // The room for the table stays reserved until it is open, even if the caller goes away.
        to_the_end(async move { hall.lay_out(host, new).await }).await
    }

    async fn lay_out(&self, host: PersonId, new: NewTable) -> Result<Arc<LiveTable>, HallError> {
        let _room = self.room_for(host).await?;
        let kind = self.game(&new.game)?;
        let choices: Vec<(&str, &str)> = new.choices.iter().map(|(key, value)| (&**key, &**value)).collect();
        let setup = kind.setup_line(&choices)?;
        let (expected, found) = (kind.players_in(&setup)?, new.seats.len());
        if expected != found {
            return Err(HallError::Seats { expected, found });
        }
        let campaign = match new.campaign {
            Some(asked) => Some(self.begin_chapter(kind, &setup, host, asked).await?),
            None => None,
        };
        let mut nonce = new.nonce;
        let mut seats = Vec::with_capacity(found);
        for (seat, chosen) in Seat::first(found).zip(new.seats) {
            let (holder, name) = match chosen {
                NewSeat::Here(name) => (Holder::Person(host), name.as_str().to_owned()),
                NewSeat::Bot(bot) => (Holder::Bot(known_bot(&bot)?.to_owned()), bot_name(kind, seat)),
                NewSeat::Open => (Holder::Open, seat_name(kind, seat)),
            };
            // A browser contributes one nonce, even if several people share it.
            let nonce = if holder == Holder::Person(host) { nonce.take() } else { None };
            seats.push(SeatRow { nonce, ..new_seat(seat, holder, name)? });
        }
        tell_apart(kind, &mut seats);
        let mut row = self.new_row(kind, setup, host, new.secret, new.is_listed, new.options)?;
        (row.campaign_id, row.campaign) = campaign.unzip();
        self.open_table(row, seats, begin_if_full).await
    }

    /// Adds a table and begins its game, even if the caller goes away. A table without its game would wait forever.
    async fn open_table(
        &self,
        row: TableRow,
        seats: Vec<SeatRow>,
        begin: impl FnOnce(&mut Draft<'_>) -> Result<(), HallError> + Send + 'static,
    ) -> Result<Arc<LiveTable>, HallError> {
        let hall = self.clone();
        to_the_end(async move {
            let host = row.host;
            let table = hall.add(row, seats).await?;
            table.commit(begin).await?;
            drop(table.welcome(host).await?);
            Ok(table)
        })
        .await
    }

    fn new_row(
        &self,
        kind: &dyn DynGame,
        setup: String,
        host: PersonId,
        secret: Secret,
        is_listed: bool,
        options: TableOptions,
    ) -> Result<TableRow, HallError> {
        let pack = kind.pack(&setup)?;
        Ok(TableRow {
            id: TableId::from_random(random()?),
            game: kind.id().to_owned(),
            rules_version: kind.rules_version(),
            pack_name: pack.name.to_owned(),
            pack_hash: pack.hash,
            setup,
            host,
            secret,
            commitment: secret.commitment(),
            is_listed,
            options: serde_json::to_string(&options).unwrap_or_default(),
            parent: None,
            campaign: None,
            campaign_id: None,
            created_at: now(),
            version: 0,
            head: Head {
                status: Status::Gathering,
                awaits: Awaits::Nobody,
                seed: None,
                number: 0,
                position: 0,
                confirmed: 0,
                changed_at: now(),
                summary: String::new(),
                rematch: None,
                asked: None,
            },
        })
    }

    async fn add(&self, row: TableRow, seats: Vec<SeatRow>) -> Result<Arc<LiveTable>, HallError> {
        match self.store().add_table(&row, &seats).await {
            Ok(()) => self.table(&row.id).await,
            // Ids are random, so the conflict must be about the commitment.
            Err(StoreError::Conflict) => Err(HallError::FormUsed),
            Err(error) => Err(error.into()),
        }
    }

    /// Opens a table for the same people and bots. People who do not share the host's device have to sit down again, so
    /// that their browsers contribute to the dice.
    pub async fn rematch(
        &self,
        old: &Arc<LiveTable>,
        person: PersonId,
        secret: Secret,
        nonce: Option<Nonce>,
    ) -> Result<Arc<LiveTable>, HallError> {
        let (hall, old) = (self.clone(), old.clone());
        to_the_end(async move {
            let state = old.lock().await?;
            state.must_sit(person)?;
            if !matches!(state.row.head.status, Status::Over | Status::Aborted) {
                return Err(HallError::NotOver);
            }
            if let Some(id) = state.row.head.rematch.clone() {
                drop(state);
                return hall.table(&id).await;
            }
            let _room = hall.room_for(person).await?;
            let mut nonce = nonce;
            let mut seats = Vec::with_capacity(state.seats.len());
            for row in &state.seats {
                let (holder, nonce) = match &row.holder {
                    Holder::Person(own) if *own == person => (row.holder.clone(), nonce.take()),
                    Holder::Person(other) => (Holder::Kept(*other), None),
                    Holder::Bot(_) | Holder::Kept(_) | Holder::Open => (row.holder.clone(), None),
                };
                seats.push(SeatRow { nonce, ..new_seat(row.seat, holder, row.name.clone())? });
            }
            let mut row = hall.new_row(state.kind, state.row.setup.clone(), person, secret, false, state.options)?;
            row.campaign.clone_from(&state.row.campaign);
            row.campaign_id.clone_from(&state.row.campaign_id);
            let new = hall.open_table(row, seats, begin_if_full).await?;
            let id = new.id().clone();
            old.commit_locked(state, |draft| {
                draft.head().rematch = Some(id);
                Ok(())
            })
            .await?;
            Ok(new)
        })
        .await
    }

    /// Removes tables from memory that are no longer used.
    pub async fn sweep(&self) {
        let idle_after = self.0.config.idle_after.as_millis() as i64;
        let mut tables = self.0.tables.lock().await;
        tables.retain(|_, table| {
            // Anyone else with a handle might be using the table at this moment.
            let is_idle = Arc::strong_count(table) == 1 && !table.is_watched() && table.idle_for() >= idle_after;
            !is_idle
        });
        tables.shrink_to_fit();
    }

    fn sweep_periodically(&self) {
        let every = (self.0.config.idle_after / 4).clamp(Duration::from_millis(50), Duration::from_secs(60));
        self.repeat(every, |hall| async move { hall.sweep().await });
    }

    /// Runs a task at this interval until the hall closes. If it panics, it still runs again the next time.
    fn repeat<F>(&self, every: Duration, work: impl Fn(Self) -> F + Send + 'static)
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let hall = Arc::downgrade(&self.0);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(every).await;
                let Some(inner) = hall.upgrade() else { return };
                if inner.shared.is_closing.load(Ordering::Acquire) {
                    return;
                }
                if let Err(error) = tokio::spawn(work(Self(inner))).await {
                    tracing::error!(%error, "a periodic task of the hall failed");
                }
            }
        });
    }

    /// Returns the number of tables in memory.
    pub async fn tables_in_memory(&self) -> usize {
        self.0.tables.lock().await.len()
    }

    /// Stops the bots and finishes all pending writes.
    pub async fn close(&self) {
        self.0.shared.is_closing.store(true, Ordering::Release);
        self.0.shared.thinkers.close();
        self.stay_awake().await;
        self.store().close().await;
    }
}

/// Adds the colour of the seat to names that look alike.
fn tell_apart(kind: &dyn DynGame, seats: &mut [SeatRow]) {
    let names: Vec<String> = seats.iter().map(|row| row.name.clone()).collect();
    for row in seats {
        if names.iter().filter(|name| looks_like(name, &row.name)).count() > 1 {
            row.name = format!("{} ({})", row.name, seat_name(kind, row.seat));
        }
    }
}

/// Creates a seat of a new table, with a new code.
fn new_seat(seat: Seat, holder: Holder, name: String) -> Result<SeatRow, HallError> {
    let code = TableId::from_random(random()?).to_string();
    Ok(SeatRow { seat, holder, stand_in: None, resigned: false, name, code, nonce: None })
}

/// Returns the current time in milliseconds since 1970.
#[must_use]
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as i64)
}

/// Returns unpredictable bytes.
pub fn random<const N: usize>() -> Result<[u8; N], HallError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| HallError::Internal(error.to_string()))?;
    Ok(bytes)
}
