//! Leases: which node lets the bots of a table act.

use std::pin::pin;
use std::time::{Duration, Instant};

use tokio::time::sleep;

use crate::hall::error::HallError;
use crate::hall::live::{LiveTable, Shared};
use crate::store::StoreError;

/// A lease lasts for this many sweeps, so that a busy node does not lose its tables.
const LOOKS: u32 = 3;

impl Shared {
    /// Returns how long a lease lasts without a renewal.
    pub(super) fn lease_lasts(&self) -> Duration {
        self.retry_after * LOOKS
    }
}

/// The lease of a table, as its driver holds it.
#[derive(Default)]
pub(super) struct Lease {
    /// The time of the last grant.
    granted: Option<Instant>,
}

impl Lease {
    /// Takes the lease, or renews it once half of its time is over. Returns true if this node has it.
    pub(super) async fn hold(&mut self, table: &LiveTable) -> Result<bool, HallError> {
        let lasts = table.shared.lease_lasts();
        if self.granted.is_some_and(|granted| granted.elapsed() < lasts / 2) {
            return Ok(true);
        }
        let now = Instant::now();
        self.granted = None;
        if table.shared.loader.store.lease(&table.id, lasts).await? {
            self.granted = Some(now);
        }
        Ok(self.granted.is_some())
    }

    /// Keeps renewing the lease for as long as a bot thinks.
    pub(super) async fn hold_during<T>(&mut self, table: &LiveTable, thought: impl Future<Output = T>) -> T {
        let mut thought = pin!(thought);
        loop {
            tokio::select! {
                biased;
                thought = &mut thought => return thought,
                () = sleep(table.shared.lease_lasts() / 2) => {}
            }
            // If this fails, the next move will notice.
            if let Err(error) = self.hold(table).await {
                tracing::warn!(table = %table.id, %error, "a lease was not renewed");
            }
        }
    }

    /// Gives the lease back, so that other nodes can take the table.
    pub(super) async fn give_back(&mut self, table: &LiveTable) {
        self.granted = None;
        match table.shared.loader.store.release(&table.id).await {
            Ok(()) | Err(StoreError::Closed) => {}
            Err(error) => {
                tracing::warn!(table = %table.id, %error, "a lease was not given back; it will expire");
            }
        }
    }
}
