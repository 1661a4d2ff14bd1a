//! What the log says of a request.

use axum::extract::{MatchedPath, Request};
use tracing::Span;

/// The span of a request. Addresses hold secrets (`/come-back/…`, `/join/…`), headers do, and what is asked for in a
/// query may: only the pattern of the address is named, and nothing else of it.
pub(crate) fn of(request: &Request) -> Span {
    let path = request.extensions().get().map_or("none of ours", MatchedPath::as_str);
    tracing::debug_span!("request", method = method(request), path)
}

/// A method that is none is a word of somebody's choice.
fn method(request: &Request) -> &str {
    match request.method().as_str() {
        known @ ("GET" | "HEAD" | "POST" | "PUT" | "DELETE" | "OPTIONS" | "PATCH") => known,
        _ => "another",
    }
}
