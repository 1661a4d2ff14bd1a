//! Tests of bots that cannot decide.

use crate::words::english;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use engine::Secret;
use stone_age::StoneAge;
use tempfile::TempDir;

use crate::hall::{Hall, HallConfig, LiveTable, Name, NewSeat, NewTable, TableOptions, TableView, random};
use crate::store::{SqliteStore, Status};
use crate::{DynGame, Registered};

static STONE_AGE: Registered<StoneAge> = Registered::new();
static KINDS: &[&dyn DynGame] = &[&STONE_AGE];

/// A hall with a single thread on which this many searches panic, and a table of two bots.
async fn stumbling(times: u32) -> (TempDir, Hall, Arc<LiveTable>) {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    let config = HallConfig { bot_threads: 1, ..HallConfig::default() };
    let hall = Hall::open(Arc::new(store), KINDS, config).await.unwrap();
    hall.0.shared.thinkers.stumbles.store(times, Ordering::Relaxed);
    let table = table_of_bots(&hall).await;
    (folder, hall, table)
}

async fn table_of_bots(hall: &Hall) -> Arc<LiveTable> {
    let host = hall.add_person(&Name::parse("Ada").unwrap(), "").await.unwrap().0.id;
    let bot = NewSeat::Bot("easy".to_owned());
    let new = NewTable {
        game: "stone-age".to_owned(),
        choices: vec![("players".to_owned(), "2".to_owned())],
        campaign: None,
        seats: vec![bot.clone(), bot],
        is_listed: false,
        options: TableOptions { pace: 0, ..TableOptions::default() },
        secret: Secret::from_bytes(random().unwrap()),
        nonce: None,
    };
    hall.create(host, new).await.unwrap()
}

async fn wait_for(table: &Arc<LiveTable>, holds: impl Fn(&TableView) -> bool) -> Vec<String> {
    let mut changes = table.watch();
    for _ in 0..10_000 {
        let table_view = table.view(None).await.unwrap();
        if holds(&table_view) {
            return table_view.notes.iter().map(|note| english(&note.said)).collect();
        }
        let _ = tokio::time::timeout(Duration::from_millis(100), changes.changed()).await;
    }
    panic!("it never happened");
}

#[tokio::test]
async fn bot_that_panics_tries_again_and_the_table_says_so() {
    let (_folder, hall, table) = stumbling(1).await;
    let told = wait_for(&table, |table_view| table_view.position > 3).await;
    assert!(told.iter().any(|line| line.contains("thinks again")), "{told:?}");
    assert!(!told.iter().any(|line| line.contains("cannot decide")), "{told:?}");
    hall.close().await;
}

#[tokio::test]
async fn simpler_bots_decide_for_a_bot_that_keeps_panicking() {
    let (_folder, hall, table) = stumbling(3).await;
    let told = wait_for(&table, |table_view| table_view.position > 3).await;
    for (line, expected) in told.iter().zip(["thinks again", "“greedy” does so", "“random” does so"]) {
        assert!(line.contains(expected), "{told:?}");
    }
    assert_eq!(told.len(), 3, "{told:?}");
    let other = table_of_bots(&hall).await;
    wait_for(&other, |table_view| table_view.status == Status::Over).await;
    hall.close().await;
}

#[tokio::test]
async fn table_announces_once_that_no_bot_decides_and_goes_on_later() {
    let (_folder, hall, table) = stumbling(5).await;
    let told = wait_for(&table, |table_view| table_view.position > 3).await;
    assert_eq!(told.iter().filter(|line| line.contains("No bot can decide")).count(), 1, "{told:?}");
    hall.close().await;
}
