//! What makes the pages an application that can be installed, and what it shows without a connection.

use axum::http::header;
use axum::response::{IntoResponse, Response};
use engine::say;
use serde_json::json;

use crate::page::site::BRAND;
use crate::visitor::Visitor;
use crate::words::{self, Key};
use crate::{assets, layout, page};

const WORKER: &str = include_str!("../assets/script/worker.js");
/// The page that is shown without a connection.
const OFFLINE: &str = "/offline";

/// Describes the application to systems that install it.
pub(crate) async fn manifest(visitor: Visitor) -> Response {
    let icon = |name: &str, sizes: &str, purpose: &str| {
        let (source, kind) = (assets::address(name), assets::kind(name));
        json!({ "src": source, "sizes": sizes, "type": kind, "purpose": purpose })
    };
    let manifest = json!({
        "id": "/",
        "name": BRAND,
        "short_name": BRAND,
        "description": words::speaker(visitor.language).say(say!(HomeLead)),
        "lang": visitor.language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "theme_color": "#f3ebdc",
        "background_color": "#f3ebdc",
        "icons": [
            icon("icon.svg", "any", "any"),
            icon("icon-192.png", "192x192", "any"),
            icon("icon-512.png", "512x512", "any"),
            icon("icon-maskable-512.png", "512x512", "maskable"),
        ],
    });
    ([(header::CONTENT_TYPE, "application/manifest+json")], manifest.to_string()).into_response()
}

/// The service worker. It must have an address at the root, or it could not show its page for every other one.
pub(crate) async fn worker() -> Response {
    let needed = ["style.css", layout::PAGES].into_iter().chain(assets::modules()).chain(["icon.svg"]);
    let needed: Vec<String> = needed.map(assets::address).collect();
    let kept = format!("tessera-{}", assets::version());
    let constants = [("KEPT", json!(kept)), ("OFFLINE", json!(OFFLINE)), ("NEEDED", json!(needed))];
    let constants: String = constants.iter().map(|(name, value)| format!("const {name} = {value};\n")).collect();
    let script = format!("{constants}\n{WORKER}");
    ([(header::CONTENT_TYPE, assets::kind("worker.js"))], script).into_response()
}

/// The page that is shown without a connection.
pub(crate) async fn offline(visitor: Visitor) -> Response {
    let speaker = visitor.speaker();
    layout::page(visitor.reader(), &speaker.say(say!(OfflineTitle)), &page::offline::offline(&speaker)).into_response()
}
