//! Reading what is sent, as long as it comes.

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

/// The largest form that is read. An imported game is the largest thing anybody sends.
const LARGEST: usize = 512 * 1024;

/// How many bodies of one address are read at the same time: each of them takes memory until it is whole.
pub(crate) const MOST_OF_AN_ADDRESS: usize = 64;

/// Reads the whole body before anybody looks at it, in a time that is limited for all of it: however it trickles, it
/// does not hold anything up for longer.
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
        // Either it is too long, or whoever sent it has gone away and will not read this.
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
