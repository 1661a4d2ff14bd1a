//! Whether what is done here would be kept.

use std::sync::atomic::Ordering;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio::time::timeout;

use super::Hall;

/// For how long an answer holds: however many ask, no more is written.
const HOLDS: Duration = Duration::from_secs(1);
/// How long to wait for an answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// Why nobody should be sent here at the moment. What exactly is wrong stands in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unready {
    /// The hall is being closed.
    #[error("the server is shutting down")]
    Closing,
    /// Nothing can be written or read.
    #[error("what is done here cannot be kept at the moment: the server's log says why")]
    Failing,
    /// The store takes its time.
    #[error("what is done here is not kept in good time: the data do not answer")]
    Slow,
}

/// The latest trial. Whoever asks while it goes on waits for its end.
#[derive(Default)]
pub(super) struct Readiness(Mutex<Option<Trial>>);

struct Trial {
    begun: Instant,
    outcome: watch::Receiver<Option<Result<(), Unready>>>,
}

impl Trial {
    /// Whether its answer is still of use, or will be.
    fn holds(&self) -> bool {
        let is_going_on = self.outcome.borrow().is_none() && self.outcome.has_changed().is_ok();
        is_going_on || self.begun.elapsed() < HOLDS
    }
}

impl Hall {
    /// Whether what is done now would be kept: something is written, at most once a second.
    pub async fn check_ready(&self) -> Result<(), Unready> {
        if self.0.shared.is_closing.load(Ordering::Acquire) {
            return Err(Unready::Closing);
        }
        let mut outcome = self.latest_trial();
        let waited = timeout(PATIENCE, outcome.wait_for(Option::is_some)).await;
        match waited.map_err(|_| Unready::Slow)? {
            Ok(outcome) => outcome.unwrap_or(Err(Unready::Failing)),
            Err(_) => Err(Unready::Failing),
        }
    }

    /// The trial that goes on or holds, or a new one. It goes on to its end, even if nobody waits for it any more.
    fn latest_trial(&self) -> watch::Receiver<Option<Result<(), Unready>>> {
        let mut latest = self.0.readiness.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(trial) = latest.as_ref().filter(|trial| trial.holds()) {
            return trial.outcome.clone();
        }
        let (answer, outcome) = watch::channel(None);
        *latest = Some(Trial { begun: Instant::now(), outcome: outcome.clone() });
        let store = self.0.shared.loader.store.clone();
        tokio::spawn(async move {
            let tried = store.check_health().await.map_err(|error| {
                tracing::error!(%error, "the server is not ready");
                Unready::Failing
            });
            answer.send_replace(Some(tried));
        });
        outcome
    }
}
