//! Shared state, settings and the routing table of the server.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use table::hall::{Hall, HallError};
use tokio::sync::watch;
use tower_http::compression::CompressionLayer;
use tower_http::trace::TraceLayer;

use crate::dice::DiceCup;
use crate::events::Streams;
use crate::guard::{self, Rates};
use crate::permits::Permits;
use crate::source::Source;
use crate::{
    api, assets, body, campaign, events, failure, health, home, host, install, past, people, review, setup, source,
    span, style, tables,
};

/// Settings of the server.
#[derive(Clone, Debug)]
pub struct WebConfig {
    /// Public address of the server, such as `https://games.example.org`, if it runs behind a proxy. With `https`,
    /// cookies are marked `Secure`.
    pub public_url: Option<String>,
    /// Maximum number of changing requests per second that one visitor can sustain.
    pub rate: u32,
    /// Number of proxies in front of the server. Each appends its client's address to `X-Forwarded-For`. If this is
    /// not zero, the proxies must be the only way to reach the server.
    pub trusted_proxies: usize,
    /// Maximum number of simultaneous connections.
    pub most_connections: usize,
    /// Time limit for the headers of a request.
    pub header_time: Duration,
    /// Time limit for the body of a request.
    pub body_time: Duration,
}

impl Default for WebConfig {
    fn default() -> Self {
        Self {
            public_url: None,
            rate: 20,
            trusted_proxies: 0,
            most_connections: 4096,
            header_time: Duration::from_secs(10),
            body_time: Duration::from_secs(20),
        }
    }
}

/// State that all handlers share. Cloning is cheap.
#[derive(Clone)]
pub struct App {
    pub(crate) hall: Hall,
    pub(crate) config: Arc<WebConfig>,
    pub(crate) cup: Arc<DiceCup>,
    pub(crate) rates: Arc<Rates>,
    /// Limits the number of request bodies being read, per address.
    pub(crate) bodies: Arc<Permits<Source>>,
    /// Limits the number of open event streams.
    pub(crate) streams: Streams,
    /// Becomes true when the server shuts down, which ends all event streams.
    pub(crate) closing: watch::Sender<bool>,
}

impl App {
    /// Creates the state for a hall. Fails if the system provides no random numbers.
    pub fn new(hall: Hall, config: WebConfig) -> Result<Self, HallError> {
        let (cup, rates) = (Arc::new(DiceCup::new()?), Arc::new(Rates::new(config.rate)));
        let (streams, closing) = (Streams::new(config.most_connections), watch::Sender::new(false));
        let bodies = Permits::new(body::MOST_OF_AN_ADDRESS);
        Ok(Self { hall, config: Arc::new(config), cup, rates, bodies, streams, closing })
    }
}

/// Returns the router with all routes and middleware.
pub fn router(app: App) -> Router {
    let table = Router::new()
        .route("/", get(tables::show))
        .route("/sit", post(people::sit_down))
        .route("/fill", post(people::fill_with_bots))
        .route("/rematch", post(tables::rematch))
        .route("/branch", post(tables::branch))
        .route("/abort", get(tables::ask_abort).post(tables::abort))
        .route("/resign", get(tables::ask_resign).post(tables::resign))
        .route("/{deed}", post(tables::deed))
        .route("/events", get(events::stream))
        .route("/log", get(past::log))
        .route("/since", get(tables::since))
        .route("/history", get(past::history))
        .route("/history/{position}", get(past::position))
        .route("/result", get(past::result))
        .route("/score", get(past::score))
        .route("/review", get(review::show).post(review::begin))
        .route("/export", get(past::export));
    Router::new()
        .route("/", get(home::show))
        .route("/games/{game}", get(setup::show))
        .route("/tables", post(setup::create))
        .route("/import", post(home::import))
        .route("/campaigns/{game}", get(campaign::by_name))
        .route("/campaigns/{game}/new", get(campaign::begin))
        .route("/campaigns/{game}/{id}", get(campaign::show))
        .nest("/tables/{id}", table)
        .route("/join/{id}/{code}", get(people::join))
        .route("/me", get(people::me).post(people::rename))
        .route("/me/notices", get(people::notices))
        .route("/me/preferences", post(people::set_preference))
        .route("/me/link", post(people::new_link))
        .route("/me/token", post(people::new_token))
        .route("/me/sign-out", post(people::sign_out_elsewhere))
        .route("/me/forget", post(people::forget))
        .route("/me/leave", post(people::leave))
        .route("/come-back", post(people::confirm_come_back))
        .route("/come-back/{token}", get(people::come_back))
        .nest("/api", api::router())
        .route(health::ALIVE, get(health::alive))
        .route(health::READY, get(health::ready))
        .route("/style", get(style::show).post(style::show))
        .route("/manifest.webmanifest", get(install::manifest))
        .route("/worker.js", get(install::worker))
        .route("/offline", get(install::offline))
        .route("/assets/{name}", get(assets::serve))
        .route("/assets/{version}/{name}", get(assets::serve_version))
        .fallback(home::nothing_here)
        .layer(DefaultBodyLimit::disable())
        .layer(from_fn_with_state(app.clone(), body::read))
        .layer(from_fn_with_state(app.clone(), guard::limit))
        .layer(from_fn_with_state(app.clone(), guard::refuse_other_sites))
        .layer(from_fn_with_state(app.clone(), host::refuse_other_names))
        .layer(from_fn_with_state(app.clone(), source::note))
        .layer(from_fn(failure::explain))
        .layer(CompressionLayer::new())
        .layer(from_fn(guard::add_headers))
        .layer(TraceLayer::new_for_http().make_span_with(span::of))
        .with_state(app)
}
