//! Tests of a hall with real tables in a real database: moves, confirmation, undo, consent, seats, and restarts.
#![expect(clippy::unwrap_used, clippy::panic, reason = "test helpers may panic")]

/// Concurrent, repeated and stale moves.
mod at_once;
/// Absent players: when a bot may play for them, and what they keep.
mod away;
/// Damaged data and changed rules.
mod broken;
/// Campaigns and their chapters.
mod campaign;
/// Fair dice, export and import.
mod dice;
/// A failing store, and bots that recover.
mod faults;
/// Limits on what one person can ask for.
mod limits;
/// Two halls on the same data.
mod nodes;
/// Several answers given together.
mod plans;
/// Tables that leave memory and return.
mod resume;
/// Limits on tables and imported games per person.
mod room;
/// Sitting down, substitute bots, resigning, aborting, rematches.
mod seats;
/// What others did since somebody's last action.
mod since;
/// Chat: who can speak, and who hears it.
mod talk;
/// Many bots thinking at the same time, hints, reviews.
mod thinking;
/// Confirming, undo, consent, playing on from a position.
mod undo;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use engine::words::{ENGLISH, Phrase};
use engine::{Nonce, Seat, Secret};
use revive::Revive;
use stone_age::StoneAge;
use table::hall::{Accepted, Hall, HallConfig, HallError, LiveTable, Name, NewSeat, NewTable, TableOptions, TableView};
use table::store::{PersonId, SqliteStore, Status};
use table::{DynGame, Registered};
use tempfile::TempDir;

static STONE_AGE: Registered<StoneAge> = Registered::new();
static REVIVE: Registered<Revive> = Registered::new();
static KINDS: &[&dyn DynGame] = &[&STONE_AGE, &REVIVE];

const P1: Seat = Seat::ALL[0];
const P2: Seat = Seat::ALL[1];

/// A hall in a temporary folder.
struct Fixture {
    hall: Hall,
    folder: TempDir,
}

impl Fixture {
    async fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let hall = open(&folder, HallConfig::default()).await;
        Self { hall, folder }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("tessera.db")
    }

    /// Closes the hall and opens it again on the same data.
    async fn reopen(self) -> Self {
        self.hall.close().await;
        let Self { hall, folder } = self;
        drop(hall);
        let hall = open(&folder, HallConfig::default()).await;
        Self { hall, folder }
    }

    async fn person(&self, name: &str) -> PersonId {
        self.hall.add_person(&Name::parse(name).unwrap(), "").await.unwrap().0.id
    }

    /// A table for two, at which P1 begins.
    async fn table(&self, host: PersonId, seats: [NewSeat; 2]) -> Arc<LiveTable> {
        self.hall.create(host, new_table(seats)).await.unwrap()
    }

    /// A table at which Ada plays Bob.
    async fn two_people(&self) -> (Arc<LiveTable>, PersonId, PersonId) {
        let (ada, bob) = (self.person("Ada").await, self.person("Bob").await);
        let table = self.table(ada, [here("Ada"), NewSeat::Open]).await;
        let code = table.invitations(ada).await.unwrap()[0].1.clone();
        table.sit_down(bob, P2, Name::parse("Bob").unwrap(), Some(code), None).await.unwrap();
        (table, ada, bob)
    }
}

async fn open(folder: &TempDir, config: HallConfig) -> Hall {
    let store = SqliteStore::open(folder.path()).await.unwrap();
    Hall::open(Arc::new(store), KINDS, config).await.unwrap()
}

fn here(name: &str) -> NewSeat {
    NewSeat::Here(Name::parse(name).unwrap())
}

fn greedy() -> NewSeat {
    NewSeat::Bot("greedy".to_owned())
}

fn secret() -> Secret {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).unwrap();
    Secret::from_bytes(bytes)
}

fn new_table(seats: [NewSeat; 2]) -> NewTable {
    let choice = |key: &str, value: &str| (key.to_owned(), value.to_owned());
    NewTable {
        game: "stone-age".to_owned(),
        choices: vec![choice("players", "2"), choice("start", "P1")],
        campaign: None,
        seats: Vec::from(seats),
        is_listed: false,
        options: TableOptions { pace: 0, ..TableOptions::default() },
        secret: secret(),
        nonce: Some(Nonce::from_bytes([7; 16])),
    }
}

/// Takes an action in the current position, confirming the turn automatically.
async fn act(table: &Arc<LiveTable>, person: PersonId, seat: Seat, action: &str) {
    let number = table.view(Some(person)).await.unwrap().number;
    let accepted = table.act(person, seat, number, action.to_owned(), true).await.unwrap();
    assert_eq!(accepted, Accepted::Now);
}

async fn view(table: &Arc<LiveTable>, person: PersonId) -> TableView {
    table.view(Some(person)).await.unwrap()
}

/// Puts a message into words, as Stone Age says it.
fn said(phrase: &Phrase) -> String {
    STONE_AGE.speaker(ENGLISH).try_say(phrase).unwrap()
}

/// Everything that a person can see, as text.
async fn everything(table: &Arc<LiveTable>, person: PersonId) -> String {
    let table_view = view(table, person).await;
    let seat_view = table_view.seat_view.as_ref().unwrap();
    let speaker = table_view.speaker(ENGLISH);
    let log = table.log(Some(person)).await.unwrap();
    let log: Vec<String> = log.iter().map(|told| speaker.say(&told.sentence)).collect();
    format!(
        "{} {} {:?} {} {:?}",
        table_view.number,
        table_view.position,
        table_view.to_confirm,
        seat_view.json().unwrap(),
        log
    )
}

/// Waits until a condition holds.
async fn wait_for(table: &Arc<LiveTable>, mut holds: impl FnMut(&TableView) -> bool) -> TableView {
    let mut changes = table.watch();
    for _ in 0..10_000 {
        let table_view = table.view(None).await.unwrap();
        if holds(&table_view) {
            return table_view;
        }
        let _ = tokio::time::timeout(Duration::from_millis(200), changes.changed()).await;
    }
    panic!("the condition was never met");
}

/// Plays a seat's last legal action in every decision, until the game is over.
async fn play_to_the_end(table: &Arc<LiveTable>, person: PersonId, seat: Seat) {
    loop {
        let table_view = wait_for(table, |table_view| {
            table_view.status == Status::Over
                || table_view.seat_view.as_ref().is_some_and(|seat_view| seat_view.to_act().contains(seat))
        })
        .await;
        if table_view.status == Status::Over {
            return;
        }
        let table_view = view(table, person).await;
        let Some(offer) = table_view.seat_view.as_ref().unwrap().offers().into_iter().next_back() else { continue };
        match table.act(person, seat, table_view.number, offer.notation, true).await {
            Ok(_) | Err(HallError::Stale) => {}
            Err(error) => panic!("{error}"),
        }
    }
}
