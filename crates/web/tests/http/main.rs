//! The server's pages and API, tested by single requests on a real store: permissions, refusals, and what stays secret.
#![expect(clippy::unwrap_used, clippy::panic, reason = "helpers of tests fail like tests")]

/// Absent players, and aborted games.
mod away;
/// Invalid names, texts, forms and numbers.
mod bounds;
/// Tables that cannot be opened.
mod broken;
/// Campaigns: their pages, and closed chapters.
mod campaign;
/// Limits on time, and on connections per address.
mod crowd;
/// The event stream.
mod events;
/// The home page, and the pages where games are set up.
mod front;
/// Health checks.
mod health;
/// The manifest, and the worker that shows a page without a connection.
mod install;
/// Sessions, personal links, and deleting a person.
mod known;
/// Stale and repeated moves.
mod moves;
/// Host names, and trusted proxies.
mod names;
/// What every page must have, and must not have.
mod pages;
/// Panels on which several things are picked: plans, refusals, and adding up.
mod panels;
/// Points over time, dice and times.
mod plots;
/// Levels, hints and reviews.
mod review;
/// What a seat sees and no one else.
mod seat_view;
/// Tokens, cookies and seat codes.
mod secrets;
/// What others did since somebody's last action.
mod since;
/// Requests from other sites, and rate limits.
mod sites;
/// The chat, and the API as a whole.
mod talk;
/// Who is awaited since when, and what people are told of it.
mod waiting;
/// How much browsers have to fetch.
mod weight;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, Response, StatusCode, header};
use revive::Revive;
use serde_json::{Value, json};
use stone_age::StoneAge;
use table::hall::{Hall, HallConfig};
use table::store::SqliteStore;
use table::{DynGame, Registered};
use tempfile::TempDir;
use tower::ServiceExt;
use web::{App, WebConfig};

static STONE_AGE: Registered<StoneAge> = Registered::new();
static REVIVE: Registered<Revive> = Registered::new();
static KINDS: &[&dyn DynGame] = &[&STONE_AGE, &REVIVE];

/// The host name of a server without a public address.
const HOST: &str = "table.test";

/// A server with its own data.
struct TestApp {
    app: App,
    router: Router,
    hall: Hall,
    folder: TempDir,
    /// The host name in requests.
    host: String,
}

impl TestApp {
    async fn new() -> Self {
        Self::with(WebConfig { rate: 100_000, ..WebConfig::default() }).await
    }

    async fn with(config: WebConfig) -> Self {
        Self::on(tempfile::tempdir().unwrap(), config).await
    }

    async fn on(folder: TempDir, config: WebConfig) -> Self {
        Self::in_hall(folder, config, HallConfig::default()).await
    }

    /// A server with these games.
    async fn of(kinds: &'static [&'static dyn DynGame]) -> Self {
        let config = WebConfig { rate: 100_000, ..WebConfig::default() };
        Self::with_games(tempfile::tempdir().unwrap(), config, HallConfig::default(), kinds).await
    }

    async fn in_hall(folder: TempDir, config: WebConfig, hall: HallConfig) -> Self {
        Self::with_games(folder, config, hall, KINDS).await
    }

    async fn with_games(
        folder: TempDir,
        config: WebConfig,
        hall: HallConfig,
        kinds: &'static [&'static dyn DynGame],
    ) -> Self {
        let store = SqliteStore::open(folder.path()).await.unwrap();
        let hall = Hall::open(Arc::new(store), kinds, hall).await.unwrap();
        let public = config.public_url.as_deref().and_then(|url| Some(url.split_once("://")?.1));
        let host = public.unwrap_or(HOST).to_owned();
        let app = App::new(hall.clone(), config).unwrap();
        Self { router: web::router(app.clone()), app, hall, folder, host }
    }

    /// Stops the server and returns its data.
    async fn close(self) -> TempDir {
        self.hall.close().await;
        self.folder
    }

    async fn send(&self, request: Request<Body>) -> Response<Body> {
        self.router.clone().oneshot(request).await.unwrap()
    }

    /// A visitor that the server does not know.
    fn stranger(&self) -> Visitor<'_> {
        Visitor { app: self, cookies: Mutex::default() }
    }

    /// A visitor with a name.
    async fn person(&self, name: &str) -> Visitor<'_> {
        let visitor = self.stranger();
        visitor.post("/me", &[("name", name)]).await.must_be(StatusCode::SEE_OTHER);
        visitor
    }

    /// Starts a game of two people, in which the first one begins.
    async fn two_people(&self) -> (String, Visitor<'_>, Visitor<'_>) {
        let (ada, bob) = (self.person("Ada").await, self.person("Bob").await);
        let table = ada.open_table(&["me", "open"]).await;
        let id = table["id"].as_str().unwrap().to_owned();
        let sit = json!({ "seat": "P2", "code": table["invitations"][0]["code"] });
        bob.call(&format!("/api/tables/{id}/sit"), &sit).await.must_be(StatusCode::OK);
        (id, ada, bob)
    }
}

/// A minimal browser: it keeps cookies and sends the origin of its forms.
struct Visitor<'a> {
    app: &'a TestApp,
    /// Value and path of each cookie.
    cookies: Mutex<BTreeMap<String, (String, String)>>,
}

impl Visitor<'_> {
    fn request(&self, method: &str, path: &str) -> axum::http::request::Builder {
        let cookies = self.cookies.lock().unwrap();
        let sent = cookies.iter().filter(|(_, (_, under))| path.starts_with(under));
        let sent: Vec<String> = sent.map(|(name, (value, _))| format!("{name}={value}")).collect();
        let request = Request::builder().method(method).uri(path).header(header::HOST, &self.app.host);
        request.header(header::COOKIE, sent.join("; "))
    }

    async fn send(&self, request: Request<Body>) -> Page {
        let (path, response) = (request.uri().path().to_owned(), self.app.send(request).await);
        self.keep_cookies(response.headers());
        Page::read(path, response).await
    }

    fn keep_cookies(&self, headers: &HeaderMap) {
        let mut cookies = self.cookies.lock().unwrap();
        for cookie in headers.get_all(header::SET_COOKIE) {
            let (pair, attributes) = cookie.to_str().unwrap().split_once(';').unwrap();
            let (name, value) = pair.split_once('=').unwrap();
            let under = attributes.split(';').find_map(|part| part.trim().strip_prefix("Path=")).unwrap();
            cookies.insert(name.to_owned(), (value.to_owned(), under.to_owned()));
        }
        cookies.retain(|_, (value, _)| !value.is_empty());
    }

    async fn get(&self, path: &str) -> Page {
        self.send(self.request("GET", path).body(Body::empty()).unwrap()).await
    }

    /// Submits a form.
    async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Page {
        let pairs: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={}", encode(value))).collect();
        self.post_raw(path, "application/x-www-form-urlencoded", pairs.join("&")).await
    }

    /// Calls the API.
    async fn call(&self, path: &str, body: &Value) -> Page {
        self.post_raw(path, "application/json", body.to_string()).await
    }

    async fn post_raw(&self, path: &str, kind: &str, body: impl Into<Body>) -> Page {
        let request = self.request("POST", path).header(header::CONTENT_TYPE, kind);
        self.send(request.header("sec-fetch-site", "same-origin").body(body.into()).unwrap()).await
    }

    /// Opens a table at which the first seat begins and bots do not wait.
    async fn open_table(&self, seats: &[&str]) -> Value {
        let order = json!({ "game": "stone-age", "seats": seats, "options": { "start": "P1" }, "pace": 0 });
        self.call("/api/tables", &order).await.must_be(StatusCode::CREATED).json()
    }

    /// Returns the table as the API shows it.
    async fn view(&self, id: &str) -> Value {
        self.get(&format!("/api/tables/{id}")).await.must_be(StatusCode::OK).json()
    }

    /// Takes an action in the current position.
    async fn act(&self, id: &str, action: &str) -> Value {
        let act = json!({ "answers": self.view(id).await["number"], "action": action });
        self.call(&format!("/api/tables/{id}/act"), &act).await.must_be(StatusCode::OK).json()
    }

    fn cookie(&self, name: &str) -> Option<String> {
        self.cookies.lock().unwrap().get(name).map(|(value, _)| value.clone())
    }

    /// Uses the cookie of this session.
    fn knows(&self, token: &str) {
        self.cookies.lock().unwrap().insert("tessera".to_owned(), (token.to_owned(), "/".to_owned()));
    }

    fn token(&self) -> String {
        self.cookie("tessera").unwrap()
    }
}

/// A response.
#[derive(Debug)]
struct Page {
    path: String,
    status: StatusCode,
    headers: HeaderMap,
    text: String,
    /// Number of bytes of the body as it was sent.
    size: usize,
}

impl Page {
    async fn read(path: String, response: Response<Body>) -> Self {
        let (parts, body) = response.into_parts();
        let bytes = tokio::time::timeout(Duration::from_secs(20), to_bytes(body, 1 << 24)).await.unwrap().unwrap();
        let (text, size) = (String::from_utf8_lossy(&bytes).into_owned(), bytes.len());
        Self { path, status: parts.status, headers: parts.headers, text, size }
    }

    #[track_caller]
    fn must_be(self, status: StatusCode) -> Self {
        assert_eq!(self.status, status, "{}: {}", self.path, self.text);
        self
    }

    /// Checks the status and that the text contains this sentence.
    #[track_caller]
    fn must_say(self, status: StatusCode, sentence: &str) -> Self {
        let page = self.must_be(status);
        assert!(page.text.contains(sentence), "`{sentence}` is not in {}: {}", page.path, page.text);
        page
    }

    #[track_caller]
    fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap()
    }

    #[track_caller]
    fn header(&self, name: impl header::AsHeaderName) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    #[track_caller]
    fn location(&self) -> &str {
        assert_eq!(self.status, StatusCode::SEE_OTHER, "{}: {}", self.path, self.text);
        self.header(header::LOCATION)
    }

    /// Returns the value of a form field.
    #[track_caller]
    fn field(&self, name: &str) -> &str {
        let (_, after) = self.text.split_once(&format!("name=\"{name}\" value=\"")).unwrap();
        after.split_once('"').unwrap().0
    }
}

/// Encodes a value for a form.
fn encode(value: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    value.bytes().map(byte).collect()
}
