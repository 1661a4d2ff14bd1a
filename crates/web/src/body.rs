//! Reading request bodies within limits of size and time.

use axum::body::{Body, HttpBody, to_bytes};
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::Response;
use engine::say;
use tokio::time::timeout;

use crate::app::App;
use crate::failure::Failure;
use crate::source::Source;
use crate::words::Key;

/// Maximum size of a body in bytes. Imported games are the largest bodies.
const LARGEST: usize = 512 * 1024;

/// Maximum number of bodies per address that are read simultaneously. Each takes memory until it is complete.
pub(crate) const MOST_OF_AN_ADDRESS: usize = 64;

/// Reads the whole body before any handler runs. The time limit covers the entire body, so a slow sender cannot hold
/// resources for longer.
pub(crate) async fn read(
    State(app): State<App>,
    source: Source,
    request: Request,
    next: Next,
) -> Result<Response, Failure> {
    if request.body().is_end_stream() {
        return Ok(next.run(request).await);
    }
    let (parts, body) = request.into_parts();
    let Some(place) = app.bodies.take(source) else {
        return Err(Failure::new(StatusCode::TOO_MANY_REQUESTS, say!(FailureBodiesOfAddress)));
    };
    let body = match timeout(app.config.body_time, to_bytes(body, LARGEST)).await {
        Ok(Ok(body)) => body,
        // Either the body is too large, or the sender is gone and will not read this.
        Ok(Err(_)) => {
            let sentence = say!(FailureBodyTooLarge, most = LARGEST / 1024);
            return Err(Failure::new(StatusCode::PAYLOAD_TOO_LARGE, sentence));
        }
        Err(_) => {
            return Err(Failure::new(StatusCode::REQUEST_TIMEOUT, say!(FailureBodyTooSlow)));
        }
    };
    drop(place);
    Ok(next.run(Request::from_parts(parts, Body::from(body))).await)
}
