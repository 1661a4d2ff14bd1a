//! Tests of files. The suite tests what holds for every store.

mod corrupt;
mod imports;
mod opening;
mod people;
mod plans;
mod signs;
mod together;

use std::sync::Arc;

use async_trait::async_trait;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, SqliteConnection};
use tempfile::TempDir;

use super::SqliteStore;
use crate::store::conformance::rows::*;
use crate::store::conformance::{Database, Nodes};
use crate::store::{Awaits, Move, MoveRow, PersonId, Status, Store, StoreError, TableId, TableRow, TokenHash};

/// A folder as a place for the suite.
struct Folder(TempDir);

impl Folder {
    fn boxed() -> Box<dyn Database> {
        Box::new(Self(tempfile::tempdir().unwrap()))
    }
}

#[async_trait]
impl Database for Folder {
    async fn open(&self) -> Arc<dyn Store> {
        Arc::new(SqliteStore::open(self.0.path()).await.unwrap())
    }
}

mod conformance {
    crate::store_conformance!(super::Folder::boxed);
}

/// Several nodes of one process on one file, to run the checks for nodes.
mod conformance_of_nodes {
    use super::{Folder, Nodes};

    crate::store_conformance!(|| Box::new(Nodes::on(Folder::boxed())));
}

/// Opens a store in its own folder.
async fn new_store() -> (TempDir, SqliteStore) {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    (folder, store)
}

/// Opens a store with table 1, at which two people sit.
async fn store_with_table() -> (TempDir, SqliteStore, TableRow) {
    let (folder, store) = new_store().await;
    let ann = add_person(&store, 1).await;
    let table = table(1, ann);
    store.add_table(&table, &seats(&[Some(ann), None])).await.unwrap();
    (folder, store, table)
}

/// Opens a connection that bypasses the store.
async fn beside(folder: &TempDir) -> SqliteConnection {
    SqliteConnectOptions::new().filename(folder.path().join("tessera.db")).connect().await.unwrap()
}
