//! The health check: would new data be kept?

use std::sync::atomic::Ordering;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio::time::timeout;

use super::Hall;

/// How long a result is reused. However many callers ask, nothing more is written in this time.
const HOLDS: Duration = Duration::from_secs(1);
/// How long to wait for a result.
const PATIENCE: Duration = Duration::from_secs(5);

/// Why the server should not receive requests at the moment. The log has the details.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unready {
    /// The hall is closing.
    #[error("the server is shutting down")]
    Closing,
    /// Writing or reading fails.
    #[error("nothing can be saved at the moment: see the server's log")]
    Failing,
    /// The store does not answer in time.
    #[error("saving takes too long: the store does not answer")]
    Slow,
}

/// The latest check. Callers that arrive during a check wait for its result.
#[derive(Default)]
pub(super) struct Readiness(Mutex<Option<Trial>>);

struct Trial {
    begun: Instant,
    outcome: watch::Receiver<Option<Result<(), Unready>>>,
}

impl Trial {
    /// Returns true if the check is running, or its result is recent.
    fn holds(&self) -> bool {
        let is_going_on = self.outcome.borrow().is_none() && self.outcome.has_changed().is_ok();
        is_going_on || self.begun.elapsed() < HOLDS
    }
}

impl Hall {
    /// Checks that new data would be kept. This writes something, at most once a second.
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

    /// Returns a running or recent check, or starts a new one. A check always runs to its end, even without callers.
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
