//! The server: everything it needs, and which address leads where.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use table::hall::{Hall, HallError};
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
use tower_http::compression::CompressionLayer;
use tower_http::trace::TraceLayer;

use crate::dice::DiceCup;
use crate::guard::{self, Rates};
use crate::{api, assets, campaign, events, failure, home, past, people, review, tables};

/// The largest form that is read. An imported game is the largest thing anybody sends.
const LARGEST_BODY: usize = 512 * 1024;

/// How many pages can be open at tables at the same time.
const MOST_STREAMS: usize = 4096;

/// How the server behaves.
#[derive(Clone, Debug)]
pub struct WebConfig {
    /// Where people find the server, as `https://games.example.org`, if it stands behind a proxy. Cookies are for
    /// encrypted connections alone then.
    pub public_url: Option<String>,
    /// How many requests that change something one visitor can make in a second, in the long run.
    pub rate: u32,
}

impl Default for WebConfig {
    fn default() -> Self {
        Self { public_url: None, rate: 20 }
    }
}

/// What all pages share.
#[derive(Clone)]
pub struct App {
    pub(crate) hall: Hall,
    pub(crate) config: Arc<WebConfig>,
    pub(crate) cup: Arc<DiceCup>,
    pub(crate) rates: Arc<Rates>,
    /// Room for event streams.
    pub(crate) streams: Arc<Semaphore>,
    /// Whether the server is shutting down: streams end then.
    pub(crate) closing: watch::Sender<bool>,
}

impl App {
    /// An app for this hall.
    pub fn new(hall: Hall, config: WebConfig) -> Result<Self, HallError> {
        let (cup, rates) = (Arc::new(DiceCup::new()?), Arc::new(Rates::new(config.rate)));
        let (streams, closing) = (Arc::new(Semaphore::new(MOST_STREAMS)), watch::Sender::new(false));
        Ok(Self { hall, config: Arc::new(config), cup, rates, streams, closing })
    }
}

/// All addresses of the server.
pub fn router(app: App) -> Router {
    let table = Router::new()
        .route("/", get(tables::show))
        .route("/sit", post(people::sit_down))
        .route("/fill", post(people::fill_with_bots))
        .route("/rematch", post(tables::rematch))
        .route("/branch", post(tables::branch))
        .route("/{deed}", post(tables::deed))
        .route("/events", get(events::stream))
        .route("/log", get(past::log))
        .route("/history", get(past::history))
        .route("/history/{position}", get(past::position))
        .route("/result", get(past::result))
        .route("/review", get(review::show).post(review::begin))
        .route("/export", get(past::export));
    Router::new()
        .route("/", get(home::show))
        .route("/tables", post(home::create))
        .route("/import", post(home::import))
        .route("/campaigns/{game}", get(campaign::by_name))
        .route("/campaigns/{game}/new", get(campaign::begin))
        .route("/campaigns/{game}/{id}", get(campaign::show))
        .nest("/tables/{id}", table)
        .route("/join/{id}/{code}", get(people::join))
        .route("/me", get(people::me).post(people::rename))
        .route("/me/preferences", post(people::set_preference))
        .route("/me/link", post(people::new_link))
        .route("/me/token", post(people::new_token))
        .route("/me/sign-out", post(people::sign_out_elsewhere))
        .route("/me/forget", post(people::forget))
        .route("/me/leave", post(people::leave))
        .route("/come-back", post(people::confirm_come_back))
        .route("/come-back/{token}", get(people::come_back))
        .nest("/api", api::router())
        .route("/healthz", get(api::health))
        .route("/assets/{name}", get(assets::serve))
        .fallback(home::nothing_here)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(from_fn_with_state(app.clone(), guard::limit))
        .layer(from_fn_with_state(app.clone(), guard::refuse_other_sites))
        .layer(from_fn(failure::explain))
        .layer(CompressionLayer::new())
        .layer(from_fn(guard::add_headers))
        .layer(TraceLayer::new_for_http())
        .with_state(app)
}

/// Serves until the signal comes; then finishes what was begun and closes the hall.
pub async fn run(listener: TcpListener, app: App, signal: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
    /// How long requests may take to end once the server is shutting down.
    const PATIENCE: Duration = Duration::from_secs(10);
    let closing = app.closing.clone();
    let signal = async move {
        signal.await;
        tracing::info!("shutting down");
        closing.send_replace(true);
    };
    let mut closing = app.closing.subscribe();
    let service = router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let serving = axum::serve(listener, service).with_graceful_shutdown(signal);
    let served = tokio::select! {
        served = async { serving.await } => served,
        () = async {
            // An error means that the sender is gone, and with it everything that could wait.
            let _ = closing.wait_for(|closing| *closing).await;
            tokio::time::sleep(PATIENCE).await;
        } => Ok(()),
    };
    app.hall.close().await;
    served
}
