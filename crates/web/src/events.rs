//! Tells browsers that a table has changed. The browser then fetches the page that it may see, so it misses nothing
//! even if it was offline.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use engine::say;
use engine::words::Phrase;
use futures_util::Stream;
use futures_util::stream::unfold;
use serde_json::json;
use table::store::PersonId;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::app::App;
use crate::failure::Failure;
use crate::permits::{Permit, Permits};
use crate::source::Source;
use crate::tables::find;
use crate::visitor::Visitor;
use crate::words::Key;

/// Interval of keep-alive comments on a quiet stream. Proxies close idle streams.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// Maximum number of streams per person, on all devices together.
const MOST_OF_A_PERSON: usize = 64;

/// Maximum number of streams per address. A household or a school may share one address.
const MOST_OF_AN_ADDRESS: usize = 128;

/// Limits on the number of streams: in total, per person, and per address.
#[derive(Clone)]
pub(crate) struct Streams {
    room: Arc<Semaphore>,
    people: Arc<Permits<PersonId>>,
    addresses: Arc<Permits<Source>>,
}

/// Permits that a stream holds until it ends.
type Held = (OwnedSemaphorePermit, Option<Permit<PersonId>>, Permit<Source>);

impl Streams {
    /// Limits streams to three quarters of all connections, to keep the rest for other requests.
    pub(crate) fn new(most_connections: usize) -> Self {
        let most = (most_connections - most_connections / 4).min(Semaphore::MAX_PERMITS);
        let (people, addresses) = (Permits::new(MOST_OF_A_PERSON), Permits::new(MOST_OF_AN_ADDRESS));
        Self { room: Arc::new(Semaphore::new(most)), people, addresses }
    }

    /// Reserves room for one more stream, or says why there is none.
    fn take(&self, person: Option<PersonId>, source: Source) -> Result<Held, Failure> {
        let too_many = |sentence: Phrase| Failure::new(StatusCode::TOO_MANY_REQUESTS, sentence);
        let of_person = person.map(|id| {
            self.people.take(id).ok_or_else(|| too_many(say!(FailureStreamsOfPerson, most = MOST_OF_A_PERSON)))
        });
        let of_person = of_person.transpose()?;
        let of_address = self.addresses.take(source);
        let of_address =
            of_address.ok_or_else(|| too_many(say!(FailureStreamsOfAddress, most = MOST_OF_AN_ADDRESS)))?;
        let room = self.room.clone().try_acquire_owned();
        let room = room.map_err(|_| Failure::new(StatusCode::SERVICE_UNAVAILABLE, say!(FailureStreams)))?;
        Ok((room, of_person, of_address))
    }
}

/// Streams a table's events: one `changed` immediately, then one after every change.
pub(crate) async fn stream(
    State(app): State<App>,
    visitor: Visitor,
    source: Source,
    Path(id): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Failure> {
    let table = find(&app, &id).await?;
    table.must_look(visitor.id()).await?;
    let room = app.streams.take(visitor.id(), source)?;
    let (changes, closing) = (table.watch(), app.closing.subscribe());
    // The person counts as present while the stream is open.
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
