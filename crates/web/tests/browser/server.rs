use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use civolution::Civolution;
use engine::{Nonce, Secret};
use revive::Revive;
use stone_age::StoneAge;
use table::hall::{Hall, HallConfig, LiveTable, Name, NewSeat, NewTable, TableOptions, TableView};
use table::store::{PersonId, SqliteStore, TableId};
use table::{DynGame, Registered};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use web::{App, WebConfig};

static STONE_AGE: Registered<StoneAge> = Registered::new();
static REVIVE: Registered<Revive> = Registered::new();
static CIVOLUTION: Registered<Civolution> = Registered::new();
static KINDS: &[&dyn DynGame] = &[&STONE_AGE, &REVIVE, &CIVOLUTION];

/// A server that runs in this process.
pub(crate) struct Server {
    pub(crate) hall: Hall,
    address: SocketAddr,
    folder: TempDir,
    running: Option<Running>,
}

struct Running {
    stop: oneshot::Sender<()>,
    served: JoinHandle<std::io::Result<()>>,
}

impl Server {
    /// Starts a server without any data.
    pub(crate) async fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let hall = open(&folder).await;
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let running = Some(serve(listener, &hall));
        Self { hall, address, folder, running }
    }

    /// Returns the full address of a page.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Stops serving, and closes the hall.
    pub(crate) async fn stop(&mut self) {
        let Running { stop, served } = self.running.take().unwrap();
        stop.send(()).unwrap();
        served.await.unwrap().unwrap();
    }

    /// Opens the hall again on the same data, without serving it yet.
    pub(crate) async fn reopen(&mut self) {
        self.hall = open(&self.folder).await;
    }

    /// Returns the address of the database, for changes while the server is stopped.
    pub(crate) fn database(&self) -> String {
        format!("sqlite://{}", self.folder.path().join("tessera.db").display())
    }

    /// Serves again at the same address.
    pub(crate) async fn serve_again(&mut self) {
        let listener = TcpListener::bind(self.address).await.unwrap();
        self.running = Some(serve(listener, &self.hall));
    }

    /// Returns the table of an address like `/tables/k3v9…`.
    pub(crate) async fn table(&self, path: &str) -> Arc<LiveTable> {
        let id = path.trim_start_matches("/tables/").split(['/', '?']).next().unwrap_or_default();
        self.hall.table(&id.parse::<TableId>().unwrap()).await.unwrap()
    }

    /// Opens a table of Stone Age without using a page.
    pub(crate) async fn new_table(&self, host: PersonId, seats: Vec<NewSeat>) -> Arc<LiveTable> {
        let choices = [("players", seats.len().to_string()), ("start", "P1".to_owned())];
        self.new_table_of("stone-age", &choices, host, seats).await
    }

    /// Opens a table of any game.
    pub(crate) async fn new_table_of(
        &self,
        game: &str,
        choices: &[(&str, String)],
        host: PersonId,
        seats: Vec<NewSeat>,
    ) -> Arc<LiveTable> {
        let secret = table::hall::random().unwrap();
        let new = NewTable {
            campaign: None,
            game: game.to_owned(),
            choices: choices.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect(),
            seats,
            is_listed: false,
            options: TableOptions { pace: 0, ..TableOptions::default() },
            secret: Secret::from_bytes(secret),
            nonce: Some(Nonce::from_bytes([7; 16])),
        };
        self.hall.create(host, new).await.unwrap()
    }
}

async fn open(folder: &TempDir) -> Hall {
    let store = SqliteStore::open(folder.path()).await.unwrap();
    Hall::open(Arc::new(store), KINDS, HallConfig::default()).await.unwrap()
}

fn serve(listener: TcpListener, hall: &Hall) -> Running {
    let app = App::new(hall.clone(), WebConfig::default()).unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let signal = async {
        // Stop whether the signal was sent or its sender was dropped.
        let _ = stopped.await;
    };
    Running { stop, served: tokio::spawn(web::run(listener, app, signal)) }
}

pub(crate) fn here(name: &str) -> NewSeat {
    NewSeat::Here(Name::parse(name).unwrap())
}

pub(crate) fn bot() -> NewSeat {
    NewSeat::Bot("greedy".to_owned())
}

/// Seats a person on the first open seat of a table.
pub(crate) async fn seat(table: &Arc<LiveTable>, host: PersonId, person: PersonId, name: &str) {
    let (seat, code) = table.invitations(host).await.unwrap()[0].clone();
    table.sit_down(person, seat, Name::parse(name).unwrap(), Some(code), None).await.unwrap();
}

/// Returns the address of a table's page.
pub(crate) fn path(table: &Arc<LiveTable>) -> String {
    format!("/tables/{}", table.id())
}

/// Waits until this holds at a table.
pub(crate) async fn wait_for(table: &Arc<LiveTable>, mut holds: impl FnMut(&TableView) -> bool) -> TableView {
    let mut changes = table.watch();
    for _ in 0..1000 {
        let table_view = table.view(None).await.unwrap();
        if holds(&table_view) {
            return table_view;
        }
        let _ = tokio::time::timeout(Duration::from_millis(100), changes.changed()).await;
    }
    panic!("the condition never held");
}
