//! What those ask who watch over the server: does it live, and can it do its work?

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use table::hall::Unready;

use crate::app::App;

/// Where one asks whether the process lives.
pub(crate) const ALIVE: &str = "/healthz";
/// Where one asks whether it can do its work.
pub(crate) const READY: &str = "/readyz";

/// Whether a request asks how the server is. Such questions come from beside it, under whatever name it has there.
pub(crate) fn is_asked_for(request: &Request) -> bool {
    matches!(request.uri().path(), ALIVE | READY)
}

/// That somebody answers is the answer.
pub(crate) async fn alive() -> &'static str {
    "ok"
}

/// Whether what is done here would be kept: something was written a moment ago.
pub(crate) async fn ready(State(app): State<App>) -> Response {
    // The hall is still open for those who are here, but nobody else should come.
    let is_closing = *app.closing.borrow();
    match if is_closing { Err(Unready::Closing) } else { app.hall.check_ready().await } {
        Ok(()) => "ok".into_response(),
        Err(unready) => (StatusCode::SERVICE_UNAVAILABLE, unready.to_string()).into_response(),
    }
}
