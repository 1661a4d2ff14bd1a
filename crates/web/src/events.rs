//! Tells a browser that something has changed at a table. What it was, the browser asks for itself: it gets the page
//! that it may see, and misses nothing if it was away.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use futures_util::Stream;
use futures_util::stream::unfold;
use serde_json::json;

use crate::app::App;
use crate::failure::Failure;
use crate::tables::find;
use crate::visitor::Visitor;

/// How often a quiet stream says that it is still there. Proxies close streams on which nothing happens.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// The stream of a table: an event `changed` at once, and then whenever something has changed.
pub(crate) async fn stream(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Failure> {
    let table = find(&app, &id).await?;
    table.must_look(visitor.id()).await?;
    let room = app.streams.clone().try_acquire_owned().map_err(|_| {
        let sentence = "Too many pages are open at the moment, so this one does not change by itself: reload it.";
        Failure::new(StatusCode::SERVICE_UNAVAILABLE, sentence)
    })?;
    let (changes, closing) = (table.watch(), app.closing.subscribe());
    // As long as the stream is open, the person is here.
    let presence = table.enter(visitor.id());
    let start = (changes, closing, (presence, room), true);
    let events = unfold(start, |(mut changes, mut closing, held, is_first)| async move {
        if !is_first {
            tokio::select! {
                changed = changes.changed() => changed.ok()?,
                _ = closing.wait_for(|closing| *closing) => return None,
            }
        }
        let tick = *changes.borrow_and_update();
        let event = Event::default().event("changed").data(json!({ "tick": tick }).to_string());
        Some((Ok(event), (changes, closing, held, false)))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)))
}
