//! The server: everything it needs, and which address leads where.

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
    api, assets, body, campaign, events, failure, health, home, host, past, people, review, source, span, tables,
};

/// How the server behaves.
#[derive(Clone, Debug)]
pub struct WebConfig {
    /// Where people find the server, as `https://games.example.org`, if it stands behind a proxy. Cookies are for
    /// encrypted connections alone then.
    pub public_url: Option<String>,
    /// How many requests that change something one visitor can make in a second, in the long run.
    pub rate: u32,
    /// How many proxies stand in front of the server, each of which adds to `X-Forwarded-For` whom it was asked by. If
    /// there are any, nobody else can reach the server.
    pub trusted_proxies: usize,
    /// How many connections there can be at the same time.
    pub most_connections: usize,
    /// How long the headers of a request may take to arrive.
    pub header_time: Duration,
    /// How long the body of a request may take to arrive.
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

/// What all pages share.
#[derive(Clone)]
pub struct App {
    pub(crate) hall: Hall,
    pub(crate) config: Arc<WebConfig>,
    pub(crate) cup: Arc<DiceCup>,
    pub(crate) rates: Arc<Rates>,
    /// Room for what is being sent.
    pub(crate) bodies: Arc<Permits<Source>>,
    /// Room for event streams.
    pub(crate) streams: Streams,
    /// Whether the server is shutting down: streams end then.
    pub(crate) closing: watch::Sender<bool>,
}

impl App {
    /// An app for this hall.
    pub fn new(hall: Hall, config: WebConfig) -> Result<Self, HallError> {
        let (cup, rates) = (Arc::new(DiceCup::new()?), Arc::new(Rates::new(config.rate)));
        let (streams, closing) = (Streams::new(config.most_connections), watch::Sender::new(false));
        let bodies = Permits::new(body::MOST_OF_AN_ADDRESS);
        Ok(Self { hall, config: Arc::new(config), cup, rates, bodies, streams, closing })
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
        .route("/abort", get(tables::ask_abort).post(tables::abort))
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
        .route(health::ALIVE, get(health::alive))
        .route(health::READY, get(health::ready))
        .route("/assets/{name}", get(assets::serve))
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
