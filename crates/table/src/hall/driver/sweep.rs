//! The sweep for tables that wait for a bot but have no driver, because they could not be loaded or their task was
//! lost.

use std::collections::HashSet;
use std::sync::atomic::Ordering;

use tokio::sync::Mutex;

use crate::hall::error::HallError;
use crate::hall::{Hall, Inner};
use crate::store::{StoreError, TableId};

/// Tables that can never be loaded and should not be tried again. If someone opens one of them after all, its bots get
/// another try.
pub(in crate::hall) type Hopeless = Mutex<HashSet<TableId>>;

impl Hall {
    /// Lets bots act at all tables that wait for one.
    pub(in crate::hall) async fn resume_bots(&self) -> Result<(), HallError> {
        let Inner { shared, hopeless, .. } = &*self.0;
        for id in self.store().awaiting_bots().await? {
            if shared.is_closing.load(Ordering::Acquire) {
                return Ok(());
            }
            if hopeless.lock().await.contains(&id) && !self.0.tables.lock().await.contains_key(&id) {
                continue;
            }
            match self.resume_bots_of(&id).await {
                Ok(()) => {
                    hopeless.lock().await.remove(&id);
                }
                Err(error) if is_hopeless(&error) => {
                    hopeless.lock().await.insert(id);
                }
                // The store may be back soon.
                Err(_) => {}
            }
        }
        Ok(())
    }

    /// Lets bots act at a table, unless another node does so.
    async fn resume_bots_of(&self, id: &TableId) -> Result<(), HallError> {
        let in_memory = self.0.tables.lock().await.get(id).cloned();
        if in_memory.is_some_and(|table| table.is_driven.load(Ordering::Acquire)) {
            return Ok(());
        }
        // Check the lease first: a table that another node drives need not be in memory here.
        if !self.store().lease(id, self.0.shared.lease_lasts()).await? {
            return Ok(());
        }
        match self.table(id).await {
            Ok(table) => table.let_bots_act(),
            Err(error) => {
                if let Err(error) = self.store().release(id).await {
                    tracing::warn!(table = %id, %error, "a lease was not given back; it will expire");
                }
                return Err(error);
            }
        }
        Ok(())
    }

    /// Periodically resumes the bots of waiting tables, even after failures.
    pub(in crate::hall) fn resume_bots_periodically(&self) {
        self.repeat(self.0.shared.retry_after, |hall| async move {
            if let Err(error) = hall.resume_bots().await {
                tracing::error!(%error, "the search for tables that wait for bots failed");
            }
        });
    }
}

/// Returns true if loading a table again would not help.
pub(in crate::hall) fn is_hopeless(error: &HallError) -> bool {
    matches!(error, HallError::Broken(_) | HallError::NoSuchTable | HallError::Store(StoreError::Corrupt { .. }))
}
