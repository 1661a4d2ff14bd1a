//! Style sheets, the script and pictures, embedded in the binary.

use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::say;

use crate::failure::Failure;
use crate::words::Key;

const STYLE: &str = include_str!("../assets/style.css");
const PAGES: &str = include_str!("../assets/pages.css");
const STONE_AGE: &str = include_str!("../assets/stone-age.css");
const SCRIPT: &str = include_str!("../assets/tessera.js");
const FRONT_STONE_AGE: &str = include_str!("../assets/front-stone-age.svg");
const FRONT_REVIVE: &str = include_str!("../assets/front-revive.svg");
const FRONT_CIVOLUTION: &str = include_str!("../assets/front-civolution.svg");
const ICON: &str = include_str!("../assets/icon.svg");

/// Serves one of the files.
pub(crate) async fn serve(Path(name): Path<String>) -> Result<Response, Failure> {
    let (kind, text) = match name.as_str() {
        "style.css" => ("text/css; charset=utf-8", STYLE),
        "pages.css" => ("text/css; charset=utf-8", PAGES),
        "stone-age.css" => ("text/css; charset=utf-8", STONE_AGE),
        "tessera.js" => ("text/javascript; charset=utf-8", SCRIPT),
        "front-stone-age.svg" => ("image/svg+xml", FRONT_STONE_AGE),
        "front-revive.svg" => ("image/svg+xml", FRONT_REVIVE),
        "front-civolution.svg" => ("image/svg+xml", FRONT_CIVOLUTION),
        "icon.svg" => ("image/svg+xml", ICON),
        _ => return Err(Failure::new(StatusCode::NOT_FOUND, say!(FailureNoFile))),
    };
    // Short, so that browsers soon load the files of a new version.
    Ok(([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "max-age=300")], text).into_response())
}
