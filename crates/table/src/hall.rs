//! Everything that a server plays: the tables, the people who sit at them, and the bots.
//!
//! A [`Hall`] keeps in memory only the tables that somebody uses; all others wait in the [`Store`]. What is done at a
//! table is durable before anybody sees it.

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
pub use past::{Past, RoundScore};
pub use people::FORMER_PLAYER;
pub use person::{BadToken, Token};
pub use ready::Unready;
pub use review::ReviewView;
pub use seat_view::SeatView;
pub use signs::MayAbort;
pub use standstill::StandstillView;
pub use state::{Summary, TableOptions};
pub use talk::{LINES_A_MINUTE, LONGEST_CHAT, TalkView};

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

/// How many lines a list of tables has.
const LISTED: u32 = 30;

/// How much is thought about a hint. As much again goes to how one would go on with what else it names, and to the comparison
/// of all that: it takes two or three seconds at most.
pub const HINT: Effort = Effort::Time { most: Duration::from_secs(1), iterations: 4000 };

/// Tables whose store failed play on so soon after it works again, twice this at most.
const RETRY_AFTER: Duration = Duration::from_secs(5);

/// How many of the games that one person has brought in are kept.
pub const MOST_IMPORTS: u32 = 50;

/// How a hall is run.
#[derive(Clone, Copy, Debug)]
pub struct HallConfig {
    /// On how many threads bots think.
    pub bot_threads: usize,
    /// After how long a table that nobody uses leaves memory.
    pub idle_after: Duration,
    /// How many tables that are not over one person can have.
    pub most_tables: u32,
    /// How many games that were brought in are kept of one person: with each further one the oldest goes.
    pub most_imports: u32,
    /// How much is thought about a hint.
    pub hints: Effort,
    /// How long a table waits at most before its bots try again after the store failed, and how often tables are looked
    /// for that wait for a bot although nobody drives them.
    pub retry_after: Duration,
    /// How often one person can ask for what takes its time.
    pub limits: Limits,
    /// How long one waits for people who give no sign.
    pub waits: Waits,
}

impl Default for HallConfig {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        // One core stays free for people.
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
    /// Who has been here today.
    visits: Visits,
    config: HallConfig,
    readiness: Readiness,
}

/// What somebody wants to open.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// Setup options and their values.
    pub choices: Vec<(String, String)>,
    /// The campaign that the game is a chapter of.
    pub campaign: Option<ChapterOf>,
    /// Who is to sit where, clockwise.
    pub seats: Vec<NewSeat>,
    /// Whether everybody may find the table and take an open seat.
    pub is_listed: bool,
    /// How the bots and the page behave.
    pub options: TableOptions,
    /// The server's part of the dice, to which it committed before it knew the nonce.
    pub secret: Secret,
    /// What the host's browser adds to the dice.
    pub nonce: Option<Nonce>,
}

/// Who is to sit in a seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NewSeat {
    /// The host, or somebody who shares his device.
    Here(Name),
    /// The bot of this name.
    Bot(String),
    /// Whoever gets the link, or finds the table.
    Open,
}

/// The tables that concern somebody.
#[derive(Clone, Debug, Default)]
pub struct Lobby {
    /// Those he sits at, the last changed first.
    pub mine: Vec<TableSummary>,
    /// Those with open seats.
    pub open: Vec<TableSummary>,
    /// Those they have finished, and those that were aborted, the last first.
    pub finished: Vec<TableSummary>,
    /// The campaigns that are theirs, the last played first.
    pub campaigns: Vec<CampaignRow>,
}

impl Hall {
    /// Opens the hall on what the store has. Bots go on where they were interrupted.
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
        hall.stay_awake_now_and_then().await;
        hall.hear_of_changes();
        hall.resume_bots().await?;
        hall.resume_bots_now_and_then();
        hall.sweep_now_and_then();
        Ok(hall)
    }

    fn store(&self) -> &dyn Store {
        &*self.0.shared.loader.store
    }

    /// The games that can be played.
    #[must_use]
    pub fn games(&self) -> &'static [&'static dyn DynGame] {
        self.0.shared.loader.games
    }

    /// The game of this name.
    pub fn game(&self, id: &str) -> Result<&'static dyn DynGame, HallError> {
        self.0.shared.loader.kind(id).ok_or_else(|| {
            let known: Vec<&str> = self.games().iter().map(|kind| kind.id()).collect();
            HallError::NoSuchGame { found: id.to_owned(), known: known.join(", ") }
        })
    }

    /// The tables that concern a person.
    pub async fn lobby(&self, person: Option<PersonId>) -> Result<Lobby, HallError> {
        let open = self.store().open_tables(LISTED).await?;
        let Some(person) = person else { return Ok(Lobby { open, ..Lobby::default() }) };
        let mine = self.store().tables_of(person, self.0.config.most_tables).await?;
        let finished = self.store().finished_of(person, LISTED).await?;
        let campaigns = self.store().campaigns_of(person).await?;
        Ok(Lobby { mine, open, finished, campaigns })
    }

    /// A table, brought back into memory if it was not there.
    pub async fn table(&self, id: &TableId) -> Result<Arc<LiveTable>, HallError> {
        // Tables are loaded one after the other, so that none is loaded twice.
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

    /// Opens a new table. The game begins at once if no seat is open.
    pub async fn create(&self, host: PersonId, new: NewTable) -> Result<Arc<LiveTable>, HallError> {
        let hall = self.clone();
        // The room for the table is kept until it is there, also if whoever asked for it goes away.
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
            // One browser adds one nonce, however many share it.
            let nonce = if holder == Holder::Person(host) { nonce.take() } else { None };
            seats.push(SeatRow { nonce, ..new_seat(seat, holder, name)? });
        }
        tell_apart(kind, &mut seats);
        let mut row = self.new_row(kind, setup, host, new.secret, new.is_listed, new.options)?;
        (row.campaign_id, row.campaign) = campaign.unzip();
        self.open_table(row, seats, begin_if_full).await
    }

    /// Adds a table and begins its game, to the end: a table without its game would wait forever.
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
            // Ids are random: it is the commitment that has been used.
            Err(StoreError::Conflict) => Err(HallError::FormUsed),
            Err(error) => Err(error.into()),
        }
    }

    /// Opens a table for the same people and bots. People who do not share the host's device sit down anew, so that
    /// their browsers add to the dice.
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

    /// Lets tables that nobody uses leave memory.
    pub async fn sweep(&self) {
        let idle_after = self.0.config.idle_after.as_millis() as i64;
        let mut tables = self.0.tables.lock().await;
        tables.retain(|_, table| {
            // Whoever else has a handle might be using it this very moment.
            let is_idle = Arc::strong_count(table) == 1 && !table.is_watched() && table.idle_for() >= idle_after;
            !is_idle
        });
        tables.shrink_to_fit();
    }

    fn sweep_now_and_then(&self) {
        let every = (self.0.config.idle_after / 4).clamp(Duration::from_millis(50), Duration::from_secs(60));
        self.repeat(every, |hall| async move { hall.sweep().await });
    }

    /// Does something at this interval until the hall closes. If it panics once, it is done the next time all the same.
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
                    tracing::error!(%error, "what the hall does at intervals failed");
                }
            }
        });
    }

    /// How many tables are in memory.
    pub async fn tables_in_memory(&self) -> usize {
        self.0.tables.lock().await.len()
    }

    /// Stops the bots and finishes what is being written.
    pub async fn close(&self) {
        self.0.shared.is_closing.store(true, Ordering::Release);
        self.0.shared.thinkers.close();
        self.stay_awake().await;
        self.store().close().await;
    }
}

/// Gives people of the same name the colour of their seat as well.
fn tell_apart(kind: &dyn DynGame, seats: &mut [SeatRow]) {
    let names: Vec<String> = seats.iter().map(|row| row.name.clone()).collect();
    for row in seats {
        if names.iter().filter(|name| looks_like(name, &row.name)).count() > 1 {
            row.name = format!("{} ({})", row.name, seat_name(kind, row.seat));
        }
    }
}

/// A seat of a new table, with a code of its own.
fn new_seat(seat: Seat, holder: Holder, name: String) -> Result<SeatRow, HallError> {
    let code = TableId::from_random(random()?).to_string();
    Ok(SeatRow { seat, holder, stand_in: None, resigned: false, name, code, nonce: None })
}

/// Milliseconds since 1970.
#[must_use]
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as i64)
}

/// Bytes that nobody can foresee.
pub fn random<const N: usize>() -> Result<[u8; N], HallError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| HallError::Internal(error.to_string()))?;
    Ok(bytes)
}
