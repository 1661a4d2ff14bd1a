//! What is logged about a request.

use axum::extract::{MatchedPath, Request};
use tracing::Span;

/// Returns the span of a request. Addresses (`/come-back/…`, `/join/…`), headers and queries may hold secrets, so only
/// the route's pattern is recorded.
pub(crate) fn of(request: &Request) -> Span {
    let path = request.extensions().get().map_or("(no route)", MatchedPath::as_str);
    tracing::debug_span!("request", method = method(request), path)
}

/// Returns the name of a standard method. Any other method is arbitrary text from the client.
fn method(request: &Request) -> &str {
    match request.method().as_str() {
        known @ ("GET" | "HEAD" | "POST" | "PUT" | "DELETE" | "OPTIONS" | "PATCH") => known,
        _ => "(other)",
    }
}
