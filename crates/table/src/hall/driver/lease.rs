//! Which node lets the bots of a table act.

use std::pin::pin;
use std::time::{Duration, Instant};

use tokio::time::sleep;

use crate::hall::error::HallError;
use crate::hall::live::{LiveTable, Shared};
use crate::store::StoreError;

/// How many looks for tables without a driver a lease outlasts: a node that is busy does not lose its tables.
const LOOKS: u32 = 3;

impl Shared {
    /// How long a lease lasts that is not renewed.
    pub(super) fn lease_lasts(&self) -> Duration {
        self.retry_after * LOOKS
    }
}

/// The lease of a table, as its driver holds it.
#[derive(Default)]
pub(super) struct Lease {
    /// When it was last granted.
    granted: Option<Instant>,
}

impl Lease {
    /// Takes the lease, or renews it once half of it is over. Says whether this node has it.
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

    /// Renews the lease in time, however long a bot thinks.
    pub(super) async fn hold_during<T>(&mut self, table: &LiveTable, thought: impl Future<Output = T>) -> T {
        let mut thought = pin!(thought);
        loop {
            tokio::select! {
                biased;
                thought = &mut thought => return thought,
                () = sleep(table.shared.lease_lasts() / 2) => {}
            }
            // If that fails, the next move finds out.
            if let Err(error) = self.hold(table).await {
                tracing::warn!(table = %table.id, %error, "a lease was not renewed");
            }
        }
    }

    /// Lets other nodes have the table.
    pub(super) async fn give_back(&mut self, table: &LiveTable) {
        self.granted = None;
        match table.shared.loader.store.release(&table.id).await {
            Ok(()) | Err(StoreError::Closed) => {}
            Err(error) => {
                tracing::warn!(table = %table.id, %error, "a lease was not given back; it runs out by itself");
            }
        }
    }
}
