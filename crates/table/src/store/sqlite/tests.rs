//! What the store promises, on real files.

mod changes;
mod corrupt;
mod imports;
mod lists;
mod model;
mod opening;
mod people;
mod plans;
mod round_trip;
mod signs;
mod together;

use std::fmt::Debug;

use engine::chance::Seed;
use engine::{Nonce, Seat, Secret};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, SqliteConnection};
use tempfile::TempDir;

use super::SqliteStore;
use crate::store::{
    Awaits, Change, Head, Holder, Move, MoveRow, PersonId, SeatRow, SnapshotRow, Status, Store, StoreError, TableId,
    TableRow, TokenHash,
};

const P1: Seat = Seat::ALL[0];
const P2: Seat = Seat::ALL[1];

/// A store in a folder of its own.
async fn new_store() -> (TempDir, SqliteStore) {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    (folder, store)
}

/// A store with the table 1, at which two people sit.
async fn store_with_table() -> (TempDir, SqliteStore, TableRow) {
    let (folder, store) = new_store().await;
    let ann = add_person(&store, 1).await;
    let table = table(1, ann);
    store.add_table(&table, &seats(&[Some(ann), None])).await.unwrap();
    (folder, store, table)
}

/// A connection that goes past the store.
async fn beside(folder: &TempDir) -> SqliteConnection {
    SqliteConnectOptions::new().filename(folder.path().join("tessera.db")).connect().await.unwrap()
}

async fn add_person(store: &SqliteStore, number: u8) -> PersonId {
    store.add_person(TokenHash([number; 32]), &format!("person {number}"), "").await.unwrap()
}

fn id(number: u8) -> TableId {
    TableId::from_random([number; 12])
}

/// A table that is being played and has no moves.
fn table(number: u8, host: PersonId) -> TableRow {
    let secret = Secret::from_bytes([number; 32]);
    TableRow {
        id: id(number),
        game: "stone-age".to_owned(),
        rules_version: 1,
        pack_name: "base".to_owned(),
        pack_hash: "0123".to_owned(),
        setup: "players=2".to_owned(),
        host,
        secret,
        commitment: secret.commitment(),
        is_listed: true,
        options: String::new(),
        parent: None,
        campaign: None,
        campaign_id: None,
        created_at: i64::from(number),
        version: 0,
        head: Head {
            status: Status::Playing,
            awaits: Awaits::People,
            seed: Some(Seed::from_bytes([number; 32])),
            number: 0,
            position: 0,
            handed_on: 0,
            changed_at: i64::from(number),
            summary: String::new(),
            rematch: None,
            asked: None,
        },
    }
}

/// Seats of these people; open where there is nobody.
fn seats(people: &[Option<PersonId>]) -> Vec<SeatRow> {
    Seat::ALL
        .iter()
        .zip(people)
        .map(|(&seat, person)| SeatRow {
            seat,
            holder: person.map_or(Holder::Open, Holder::Person),
            stand_in: None,
            resigned: false,
            name: format!("name of {seat}"),
            code: format!("code of {seat}"),
            nonce: Some(Nonce::from_bytes([9; 16])),
        })
        .collect()
}

/// A change of this version of a table that only makes it the next one.
fn change(version: u64, head: &Head) -> Change {
    Change {
        version,
        head: head.clone(),
        rules_version: 1,
        moves: vec![],
        take_back_from: None,
        beginning: None,
        snapshot: None,
        drop_snapshots: false,
        seats: vec![],
        notes: vec![],
        host: None,
        options: None,
        talk: vec![],
    }
}

fn act(number: u64, position: u64, notation: &str) -> MoveRow {
    MoveRow { number, at: 7, seat: Some(P1), what: Move::Act { position, notation: notation.to_owned() } }
}

/// How the snapshots of these tests are laid out.
const LAYOUT: u32 = 2003;

fn snapshot(position: u64) -> SnapshotRow {
    SnapshotRow { position, layout: LAYOUT, state: vec![position as u8; 3] }
}

/// The actions that stand, joined.
async fn standing(store: &SqliteStore, id: &TableId) -> String {
    let entries = store.entries(id, 0..u64::MAX).await.unwrap();
    let texts: Vec<String> = entries.iter().map(|entry| format!("{}:{:?}", entry.position, entry.what)).collect();
    texts.join(" ").replace("Act(", "").replace(['"', ')'], "")
}

/// Which snapshots there are.
async fn snapshots(store: &SqliteStore, id: &TableId) -> Vec<u64> {
    store.snapshots(id).await.unwrap().into_iter().map(|snapshot| snapshot.position).collect()
}

fn assert_conflict<T: Debug>(outcome: &Result<T, StoreError>) {
    assert!(matches!(outcome, Err(StoreError::Conflict)), "{outcome:?}");
}

fn assert_closed<T: Debug>(outcome: &Result<T, StoreError>) {
    assert!(matches!(outcome, Err(StoreError::Closed)), "{outcome:?}");
}
