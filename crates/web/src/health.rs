//! Health checks: is the process alive, and can it do its work?

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use table::hall::Unready;

use crate::app::App;

/// Path of the liveness check.
pub(crate) const ALIVE: &str = "/healthz";
/// Path of the readiness check.
pub(crate) const READY: &str = "/readyz";

/// Checks whether this is a health check. Health checks come from the local network, under any host name.
pub(crate) fn is_asked_for(request: &Request) -> bool {
    matches!(request.uri().path(), ALIVE | READY)
}

/// Answers that the process is alive.
pub(crate) async fn alive() -> &'static str {
    "ok"
}

/// Answers whether the store works: something was written to it recently.
pub(crate) async fn ready(State(app): State<App>) -> Response {
    // The hall still serves the players who are here, but no new ones should come.
    let is_closing = *app.closing.borrow();
    match if is_closing { Err(Unready::Closing) } else { app.hall.check_ready().await } {
        Ok(()) => "ok".into_response(),
        Err(unready) => (StatusCode::SERVICE_UNAVAILABLE, unready.to_string()).into_response(),
    }
}
