//! Changes by other nodes on the same store: affected tables are reloaded.

use std::sync::Arc;

use super::Hall;
use crate::store::{ChangedTable, Elsewhere};

impl Hall {
    /// Listens for changes by other nodes, for as long as the store reports any. Must be called before any table is
    /// loaded, so that no change is missed.
    pub(super) fn hear_of_changes(&self) {
        let (hall, mut changes) = (Arc::downgrade(&self.0), self.store().changes());
        tokio::spawn(async move {
            while let Some(elsewhere) = changes.next().await {
                let Some(inner) = hall.upgrade() else { return };
                let hall = Self(inner);
                match elsewhere {
                    Elsewhere::Changed(changed) => hall.hear(changed).await,
                    Elsewhere::Gap => hall.catch_up().await,
                }
            }
        });
    }

    /// Reloads a table in memory if it is older than this version.
    async fn hear(&self, ChangedTable { table: id, version }: ChangedTable) {
        let mut tables = self.0.tables.lock().await;
        let table = if version.is_some() { tables.get(&id).cloned() } else { tables.remove(&id) };
        drop(tables);
        if let Some(table) = table {
            table.read_anew_before(version).await;
        }
    }

    /// Reloads all tables in memory that are older than in the store.
    pub(super) async fn catch_up(&self) {
        let tables: Vec<_> = self.0.tables.lock().await.values().cloned().collect();
        let mut known = Vec::with_capacity(tables.len());
        for table in &tables {
            known.push((table.id().clone(), table.version().await));
        }
        match self.store().changed_since(&known).await {
            Ok(changed) => {
                for changed in changed {
                    self.hear(changed).await;
                }
            }
            Err(error) => {
                tracing::warn!(%error, "unknown which tables have changed: all are reloaded");
                for table in tables {
                    table.read_anew().await;
                }
            }
        }
    }
}
