//! Style sheets, scripts and pictures, embedded in the binary.
//!
//! Pages name them below the hash of them all, so browsers may keep them for good and still get those of a new version.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::sync::OnceLock;

use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::say;
use sha2::{Digest as _, Sha256};

use crate::failure::Failure;
use crate::words::Key;

/// A file and the name that it is served under.
struct Asset {
    name: &'static str,
    bytes: &'static [u8],
}

impl Asset {
    /// Returns what browsers get: the file without comments and indentation, which only people read.
    fn served(&self) -> Vec<u8> {
        match (kind(self.name), str::from_utf8(self.bytes)) {
            (CSS, Ok(text)) => without_comments(text).into_bytes(),
            (SCRIPT, Ok(text)) => lines(text).filter(|line| !line.starts_with("//")).collect::<String>().into_bytes(),
            _ => self.bytes.to_vec(),
        }
    }
}

/// Returns the lines of a text without indentation, each with its end.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.split_inclusive('\n').map(str::trim_start).filter(|line| !line.is_empty())
}

/// Returns a style sheet without its comments.
fn without_comments(sheet: &str) -> String {
    let mut parts = sheet.split("/*");
    let first = parts.next().unwrap_or_default();
    let rest = parts.map(|part| part.split_once("*/").map_or("", |(_, after)| after));
    let sheet: String = std::iter::once(first).chain(rest).collect();
    lines(&sheet).collect()
}

const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// Lists files of the folder `assets` with the names they are served under. Texts may be joined from several files.
macro_rules! assets {
    ($($name:literal: $($file:literal)+,)+ @pictures $($picture:literal: $path:literal,)+) => {
        [
            $(Asset { name: $name, bytes: concat!($(include_str!(concat!("../assets/", $file))),+).as_bytes() },)+
            $(Asset { name: $picture, bytes: include_bytes!(concat!("../assets/", $path)) },)+
        ]
    };
}

/// The later of two style sheets of one file wins.
const ASSETS: &[Asset] = &assets! {
    "style.css":
        "style/theme.css"
        "style/controls.css"
        "style/table.css"
        "style/everyone.css"
        "style/hint.css"
        "style/notice.css"
        "style/since.css"
        "style/turn.css"
        "style/sections.css"
        "style/narrow.css"
        "style/movement.css",
    "pages.css": "style/pages.css" "style/plots.css" "style/gallery.css",
    "stone-age.css": "style/stone-age.css",
    "revive.css":
        "style/revive/look.css"
        "style/revive/pictures.css"
        "style/revive/faces.css"
        "style/revive/legend.css"
        "style/revive/wallet.css"
        "style/revive/steps.css"
        "style/revive/world.css"
        "style/revive/mine.css"
        "style/revive/market.css"
        "style/revive/others.css"
        "style/revive/tray.css"
        "style/revive/plans.css"
        "style/revive/layout.css",
    "tessera.js": "script/tessera.js",
    "forms.js": "script/forms.js",
    "hints.js": "script/hints.js",
    "hold.js": "script/hold.js",
    "install.js": "script/install.js",
    "keys.js": "script/keys.js",
    "live.js": "script/live.js",
    "look.js": "script/look.js",
    "notice.js": "script/notice.js",
    "page.js": "script/page.js",
    "picks.js": "script/picks.js",
    "post.js": "script/post.js",
    "preview.js": "script/preview.js",
    "since.js": "script/since.js",
    "speak.js": "script/speak.js",
    "swap.js": "script/swap.js",
    "front-stone-age.svg": "front-stone-age.svg",
    "front-revive.svg": "front-revive.svg",
    "front-civolution.svg": "front-civolution.svg",
    "times.js": "script/times.js",
    "touch.js": "script/touch.js",
    "icon.svg": "icon.svg",
    "icon-turn.svg": "icon-turn.svg",
    @pictures
    "icon-180.png": "icons/icon-180.png",
    "icon-192.png": "icons/icon-192.png",
    "icon-512.png": "icons/icon-512.png",
    "icon-maskable-512.png": "icons/icon-maskable-512.png",
};

/// The modules of the script that pages fetch only when somebody needs them.
const LATER: [&str; 2] = ["since.js", "touch.js"];

/// Returns the names of the script's modules that every page needs.
pub(crate) fn modules() -> impl Iterator<Item = &'static str> {
    ASSETS.iter().map(|asset| asset.name).filter(|name| kind(name) == SCRIPT && !LATER.contains(name))
}

/// Returns the address of a file.
pub(crate) fn address(name: &str) -> String {
    format!("/assets/{}/{name}", version())
}

/// Returns the hash of all files.
pub(crate) fn version() -> &'static str {
    static VERSION: OnceLock<String> = OnceLock::new();
    VERSION.get_or_init(|| {
        let mut hash = Sha256::new();
        for asset in ASSETS {
            hash.update(asset.name);
            hash.update(asset.bytes);
        }
        engine::hex::encode(&hash.finalize()[..6])
    })
}

/// Returns the content type of a file.
pub(crate) fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "css" => CSS,
        "js" => SCRIPT,
        "svg" => "image/svg+xml",
        "png" => "image/png",
        _ => "text/plain; charset=utf-8",
    }
}

/// Serves a file by its name alone. Browsers keep it only briefly.
pub(crate) async fn serve(Path(name): Path<String>) -> Result<Response, Failure> {
    file(&name, "max-age=300")
}

/// Serves a file of a version.
pub(crate) async fn serve_version(Path((hash, name)): Path<(String, String)>) -> Result<Response, Failure> {
    // A page of another version gets what there is, but must not keep it under that name.
    file(&name, if hash == version() { "max-age=31536000, immutable" } else { "max-age=300" })
}

fn file(name: &str, keep: &'static str) -> Result<Response, Failure> {
    static SERVED: OnceLock<BTreeMap<&str, Bytes>> = OnceLock::new();
    let served = SERVED.get_or_init(|| ASSETS.iter().map(|asset| (asset.name, asset.served().into())).collect());
    let bytes = served.get(name).ok_or_else(|| Failure::new(StatusCode::NOT_FOUND, say!(FailureNoFile)))?;
    Ok(([(header::CONTENT_TYPE, kind(name)), (header::CACHE_CONTROL, keep)], bytes.clone()).into_response())
}
