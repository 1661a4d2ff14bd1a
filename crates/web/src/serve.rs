//! Accepting connections: how many there are, and how long a request may take to arrive.

mod wire;

use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use axum::http::StatusCode;
use axum::middleware::from_fn;
use engine::say;
use engine::words::Phrase;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;
use tower::ServiceExt;
use tower::util::MapRequest;

use crate::app::{App, router};
use crate::failure::{self, Failure};
use crate::guard;
use crate::host::Arrived;
use crate::permits::{Permit, Permits};
use crate::source::Source;
use crate::words::Key;
use wire::Wire;

/// Maximum number of connections per address. A household or a school may share one address, and every open page of
/// a table holds a connection.
const MOST_OF_AN_ADDRESS: usize = 256;

/// Maximum number of refused connections that get a full answer. Beyond this, a connection gets a short answer before
/// its request is read.
const TOLD_AT_ONCE: usize = 64;

/// How long a refused connection has to send its request and read the answer.
const TOLD_WITHIN: Duration = Duration::from_secs(2);

/// Size of the read buffer per connection. The headers must fit in it.
const BUFFER: usize = 32 * 1024;

/// How long open requests may take to finish once the server is shutting down.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long to wait after a failed accept.
const PAUSE: Duration = Duration::from_millis(100);

/// Serves until `signal` completes, then finishes open requests and closes the hall.
pub async fn run(listener: TcpListener, app: App, signal: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
    let door = Door::new(&app);
    let graceful = GracefulShutdown::new();
    let mut signal = pin!(signal);
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => door.let_in(stream, peer, graceful.watcher()),
                Err(error) => wait_after(&error).await,
            },
            () = &mut signal => break,
        }
    }
    tracing::info!("shutting down");
    drop(listener);
    app.closing.send_replace(true);
    // Requests that are still open after that are cut off.
    let _ = timeout(PATIENCE, graceful.shutdown()).await;
    app.hall.close().await;
    Ok(())
}

/// Pauses after an accept error unless it concerns only one connection. Running out of file descriptors gets better
/// when other connections close.
async fn wait_after(error: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    if !matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted) {
        tracing::error!(%error, "cannot accept connections");
        tokio::time::sleep(PAUSE).await;
    }
}

/// Admits connections while there is room.
struct Door {
    pages: Router,
    /// Answers for refused connections: the server is full, or the address has too many connections.
    full: Router,
    too_many: Router,
    room: Arc<Semaphore>,
    /// `None` if all connections come from a proxy.
    addresses: Option<Arc<Permits<Source>>>,
    told: Arc<Semaphore>,
    header_time: Duration,
}

/// The reason why a connection is refused.
#[derive(Clone, Copy)]
enum Refusal {
    Full,
    TooMany,
}

impl Refusal {
    const fn status(self) -> StatusCode {
        match self {
            Self::Full => StatusCode::SERVICE_UNAVAILABLE,
            Self::TooMany => StatusCode::TOO_MANY_REQUESTS,
        }
    }

    fn sentence(self) -> Phrase {
        match self {
            Self::Full => say!(FailureFull),
            Self::TooMany => say!(FailureConnectionsOfAddress),
        }
    }
}

/// Permits that a connection holds until it ends.
type Held = (OwnedSemaphorePermit, Option<Permit<Source>>);

impl Door {
    fn new(app: &App) -> Self {
        let refusing = |refusal: Refusal| {
            let answer = async move || Failure::new(refusal.status(), refusal.sentence());
            Router::new().fallback(answer).layer(from_fn(failure::explain)).layer(from_fn(guard::add_headers))
        };
        Self {
            pages: router(app.clone()),
            full: refusing(Refusal::Full),
            too_many: refusing(Refusal::TooMany),
            room: Arc::new(Semaphore::new(app.config.most_connections.min(Semaphore::MAX_PERMITS))),
            addresses: (app.config.trusted_proxies == 0).then(|| Permits::new(MOST_OF_AN_ADDRESS)),
            told: Arc::new(Semaphore::new(TOLD_AT_ONCE)),
            header_time: app.config.header_time,
        }
    }

    /// Serves a connection in its own task.
    fn let_in(&self, stream: TcpStream, peer: SocketAddr, watcher: Watcher) {
        match self.room_for(peer) {
            Ok(held) => {
                let (pages, header_time) = (self.pages.clone(), self.header_time);
                tokio::spawn(async move {
                    converse(stream, peer, pages, header_time, true, watcher).await;
                    drop(held);
                });
            }
            Err(refusal) => self.refuse(stream, peer, watcher, refusal),
        }
    }

    fn room_for(&self, peer: SocketAddr) -> Result<Held, Refusal> {
        let place = match &self.addresses {
            Some(addresses) => Some(addresses.take(Source::of(peer.ip())).ok_or(Refusal::TooMany)?),
            None => None,
        };
        let permit = self.room.clone().try_acquire_owned().map_err(|_| Refusal::Full)?;
        Ok((permit, place))
    }

    /// Tells the client why there is no room.
    fn refuse(&self, stream: TcpStream, peer: SocketAddr, watcher: Watcher, refusal: Refusal) {
        let Ok(permit) = self.told.clone().try_acquire_owned() else {
            return wire::turn_away(stream, refusal.status(), &refusal.sentence());
        };
        let answer = match refusal {
            Refusal::Full => self.full.clone(),
            Refusal::TooMany => self.too_many.clone(),
        };
        tokio::spawn(async move {
            // Slower clients are cut off.
            let _ = timeout(TOLD_WITHIN, converse(stream, peer, answer, TOLD_WITHIN, false, watcher)).await;
            drop(permit);
        });
    }
}

/// Answers the requests of a connection.
async fn converse(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    header_time: Duration,
    keep_alive: bool,
    watcher: Watcher,
) {
    let arrived = stream.local_addr().ok();
    let service = TowerToHyperService::new(noting(router, peer, arrived));
    let is_late = Arc::new(AtomicBool::new(false));
    let wire = TokioIo::new(Wire::new(stream, is_late.clone()));
    let mut server = http1::Builder::new();
    server.timer(TokioTimer::new()).header_read_timeout(header_time).max_buf_size(BUFFER).keep_alive(keep_alive);
    let mut served = pin!(watcher.watch(server.serve_connection(wire, service)));
    if let Err(error) = served.as_mut().await {
        tracing::debug!(%error, "a connection ended");
        is_late.store(error.is_timeout(), Ordering::Relaxed);
    }
}

/// Adds the addresses of both ends of the connection to each request.
fn noting(
    router: Router,
    peer: SocketAddr,
    arrived: Option<SocketAddr>,
) -> MapRequest<Router, impl FnMut(Request<Incoming>) -> Request<Incoming> + Clone> {
    router.map_request(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        if let Some(arrived) = arrived {
            request.extensions_mut().insert(Arrived(arrived));
        }
        request
    })
}
