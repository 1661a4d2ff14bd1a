use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode, header};
use bolero::{TypeGenerator, check};
use serde_json::{Value, json};
use table::hall::{Hall, HallConfig};
use table::store::SqliteStore;
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tower::ServiceExt;
use web::{App, WebConfig};

use crate::edit::Odd;
use crate::record::{Changed, KINDS, Records};

/// The number of random requests that `cargo test` tries.
const REQUESTS: usize = 600;
const IMPORTS: usize = 60;

const HOST: &str = "table.test";
const FORM: &str = "application/x-www-form-urlencoded";
const JSON: &str = "application/json";

#[test]
fn forms() {
    let server = AssertUnwindSafe(Server::new());
    check!().with_iterations(REQUESTS).with_type().for_each(|form: &Form| server.gets(form, FORM));
}

#[test]
fn calls() {
    let server = AssertUnwindSafe(Server::new());
    check!().with_iterations(REQUESTS).with_type().for_each(|form: &Form| server.gets(form, JSON));
}

#[test]
fn imports() {
    let (server, records) = (AssertUnwindSafe(Server::new()), Records::new());
    check!().with_iterations(IMPORTS).with_type().for_each(|changed: &Changed| {
        let record = String::from_utf8_lossy(&records.changed(changed)).into_owned();
        server.is_answered("/api/import", JSON, Body::from(json!({ "record": record }).to_string()));
    });
}

/// The actions that people can send from a table and from the pages around it.
const DEEDS: [&str; 21] = [
    "act",
    "confirm",
    "undo",
    "ask-undo",
    "consent",
    "device",
    "chat",
    "resign",
    "abort",
    "go-on",
    "take-over",
    "hand-back",
    "mute",
    "unmute",
    "remove",
    "let-back",
    "watchers",
    "sit",
    "fill",
    "rematch",
    "branch",
];
const PAGES: [&str; 8] =
    ["/tables", "/import", "/me", "/me/preferences", "/me/sign-out", "/come-back", "/api/tables", "/api/people"];

/// All fields that any form has, and values that are often sent in them.
const FIELDS: [&str; 30] = [
    "seat",
    "answers",
    "action",
    "agree",
    "text",
    "sure",
    "name",
    "on",
    "code",
    "game",
    "players",
    "opponents",
    "seats",
    "options",
    "ticket",
    "commitment",
    "nonce",
    "pace",
    "grace",
    "listed",
    "campaign",
    "campaign_id",
    "position",
    "variant-start",
    "sharer-P2",
    "level",
    "preference",
    "value",
    "record",
    "token",
];
const VALUES: [&str; 18] = [
    "P1",
    "P2",
    "P9",
    "0",
    "1",
    "2",
    "999",
    "yes",
    "on",
    "place forest 2",
    "roll",
    "end",
    "stone-age",
    "civolution",
    "easy",
    "live",
    "[]",
    "{}",
];

/// A form, or the object of an API call.
#[derive(Clone, Debug, TypeGenerator)]
struct Form {
    address: u8,
    is_at_table: bool,
    fields: [Option<(u8, Said)>; 5],
    /// What is sent in place of fields, in some forms.
    instead: Option<(u8, Vec<u8>)>,
}

#[derive(Clone, Debug, TypeGenerator)]
enum Said {
    Often(u8),
    Odd(Odd),
    Number(u64),
}

fn pick<'a>(from: &[&'a str], number: u8) -> &'a str {
    from[usize::from(number) % from.len()]
}

impl Said {
    fn text(&self) -> String {
        match self {
            Self::Often(number) => pick(&VALUES, *number).to_owned(),
            Self::Odd(odd) => odd.text(),
            Self::Number(number) => number.to_string(),
        }
    }

    fn json(&self) -> Value {
        match self {
            Self::Often(_) => serde_json::from_str(&self.text()).unwrap_or_else(|_| self.text().into()),
            Self::Odd(odd) => odd.text().into(),
            Self::Number(number) => (*number).into(),
        }
    }
}

impl Form {
    fn body(&self, kind: &str) -> Vec<u8> {
        if let Some((0..16, instead)) = &self.instead {
            return instead.clone();
        }
        let fields = self.fields.iter().flatten().map(|(field, said)| (pick(&FIELDS, *field), said));
        if kind == FORM {
            let pairs: Vec<String> = fields.map(|(field, said)| format!("{field}={}", encode(&said.text()))).collect();
            return pairs.join("&").into_bytes();
        }
        let object: serde_json::Map<String, Value> =
            fields.map(|(field, said)| (field.to_owned(), said.json())).collect();
        Value::Object(object).to_string().into_bytes()
    }
}

fn encode(value: &str) -> String {
    value.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

/// A server with a player at a table.
struct Server {
    runtime: Runtime,
    router: Router,
    token: String,
    table: String,
    _folder: TempDir,
}

impl Server {
    fn new() -> Self {
        let runtime = Runtime::new().unwrap();
        let folder = tempfile::tempdir().unwrap();
        let router = runtime.block_on(async {
            let store = SqliteStore::open(folder.path()).await.unwrap();
            let hall = Hall::open(Arc::new(store), KINDS, HallConfig::default()).await.unwrap();
            web::router(App::new(hall, WebConfig { rate: 1_000_000, ..WebConfig::default() }).unwrap())
        });
        let mut server = Self { runtime, router, token: String::new(), table: String::new(), _folder: folder };
        let text = |value: Value| value.as_str().unwrap().to_owned();
        server.token = text(server.calls("/api/people", &json!({ "name": "Ada" }))["token"].take());
        let order = json!({ "game": "stone-age", "seats": ["me", "open"], "options": { "start": "P1" } });
        server.table = text(server.calls("/api/tables", &order)["id"].take());
        server
    }

    fn calls(&self, path: &str, body: &Value) -> Value {
        let (status, text) = self.send(path, JSON, Body::from(body.to_string()));
        assert_eq!(status, StatusCode::CREATED, "{path}: {text}");
        serde_json::from_str(&text).unwrap()
    }

    fn gets(&self, form: &Form, kind: &str) {
        let base = if kind == JSON { "/api/tables" } else { "/tables" };
        let path = match form.is_at_table {
            true => format!("{base}/{}/{}", self.table, pick(&DEEDS, form.address)),
            false => pick(&PAGES, form.address).to_owned(),
        };
        self.is_answered(&path, kind, Body::from(form.body(kind)));
    }

    /// The server does it or says why not, and the table is still there.
    fn is_answered(&self, path: &str, kind: &str, body: Body) {
        let (status, text) = self.send(path, kind, body);
        assert!(!status.is_server_error(), "{path}: {status} {text}");
        if status.is_client_error() {
            let explains = if path.starts_with("/api") { r#""error":"# } else { r#"role="alert""# };
            assert!(text.contains(explains), "{path}: {status} {text}");
        }
        let request = self.request("GET", &format!("/api/tables/{}", self.table)).body(Body::empty()).unwrap();
        assert_eq!(self.answer(request).0, StatusCode::OK, "after {path}");
    }

    fn send(&self, path: &str, kind: &str, body: Body) -> (StatusCode, String) {
        let request = self.request("POST", path).header(header::CONTENT_TYPE, kind);
        self.answer(request.header("sec-fetch-site", "same-origin").body(body).unwrap())
    }

    fn request(&self, method: &str, path: &str) -> axum::http::request::Builder {
        let request = Request::builder().method(method).uri(path).header(header::HOST, HOST);
        if self.token.is_empty() {
            return request;
        }
        request.header(header::AUTHORIZATION, format!("Bearer {}", self.token))
    }

    fn answer(&self, request: Request<Body>) -> (StatusCode, String) {
        self.runtime.block_on(async {
            let response = self.router.clone().oneshot(request).await.unwrap();
            let status = response.status();
            let bytes = to_bytes(response.into_body(), 1 << 24).await.unwrap();
            (status, String::from_utf8_lossy(&bytes).into_owned())
        })
    }
}
