//! Bots recover from faults of the store without help.

mod store;

use std::sync::atomic::Ordering;
use std::time::Instant;

use sqlx::{Connection, SqliteConnection};

use super::*;
use store::{Fault, FaultyStore};
use table::hall::{Cause, now};
use table::store::Store as _;

/// Short, to keep the tests fast.
const RETRY_AFTER: Duration = Duration::from_millis(300);
/// Time after the end of a fault in which every table must play on. In production, it is 15 seconds with a wait of 5.
const PLAYS_ON_WITHIN: Duration = RETRY_AFTER.saturating_mul(3);
/// Extra time for a machine that is busy with other tests.
const BUSY_MACHINE: Duration = Duration::from_secs(14);

/// A hall on a store that can fail.
async fn faulty() -> (Fixture, Arc<FaultyStore>) {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(FaultyStore::new(SqliteStore::open(folder.path()).await.unwrap()));
    let config = HallConfig { bot_threads: 2, retry_after: RETRY_AFTER, ..HallConfig::default() };
    let hall = Hall::open(store.clone(), KINDS, config).await.unwrap();
    (Fixture { hall, folder }, store)
}

/// Tables of bots that do not end soon: while watched, their bots wait before each move.
async fn bot_tables(fixture: &Fixture, many: usize) -> Vec<Arc<LiveTable>> {
    let ada = fixture.person("Ada").await;
    let mut tables = Vec::new();
    for _ in 0..many {
        let mut new = new_table([greedy(), greedy()]);
        new.options.pace = 100;
        tables.push(fixture.hall.create(ada, new).await.unwrap());
    }
    tables
}

async fn positions(tables: &[Arc<LiveTable>]) -> Vec<u64> {
    let mut positions = Vec::new();
    for table in tables {
        positions.push(table.view(None).await.unwrap().position);
    }
    positions
}

/// Waits until all tables have moved on, and returns the time that took.
async fn all_play_on(tables: &[Arc<LiveTable>], before: &[u64]) -> Duration {
    let begin = Instant::now();
    loop {
        let stand_still = positions(tables).await.iter().zip(before).filter(|(now, before)| now <= before).count();
        if stand_still == 0 {
            return begin.elapsed();
        }
        assert!(begin.elapsed() < PLAYS_ON_WITHIN + BUSY_MACHINE, "{stand_still} tables stand still");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Forty watched tables in the middle of their games.
async fn forty_in_play(fixture: &Fixture) -> (Vec<Arc<LiveTable>>, Vec<tokio::sync::watch::Receiver<u64>>) {
    let tables = bot_tables(fixture, 40).await;
    let watching = tables.iter().map(|table| table.watch()).collect();
    all_play_on(&tables, &positions(&tables).await).await;
    (tables, watching)
}

#[tokio::test(flavor = "multi_thread")]
async fn forty_tables_play_on_after_the_disk_was_full() {
    let (fixture, store) = faulty().await;
    let (tables, _watching) = forty_in_play(&fixture).await;
    store.fails_to_write(Fault::Full);
    // Long enough for the wait between attempts to double.
    tokio::time::sleep(RETRY_AFTER * 5).await;
    assert!(store.refused.load(Ordering::Relaxed) >= 40, "every table met the fault");
    let stands = positions(&tables).await;
    store.works_again();
    all_play_on(&tables, &stands).await;
    fixture.hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_says_since_when_its_bots_wait_for_the_store() {
    let (fixture, store) = faulty().await;
    let tables = bot_tables(&fixture, 1).await;
    let mut watching = tables[0].watch();
    all_play_on(&tables, &positions(&tables).await).await;
    assert_eq!(tables[0].view(None).await.unwrap().trouble, None);
    let before = now();
    store.fails_to_write(Fault::Full);
    let trouble = loop {
        watching.changed().await.unwrap();
        if let Some(trouble) = tables[0].view(None).await.unwrap().trouble {
            break trouble;
        }
    };
    assert_eq!(trouble.cause, Cause::Store);
    assert!((before..=now()).contains(&trouble.since));
    let stands = positions(&tables).await;
    tokio::time::sleep(RETRY_AFTER * 3).await;
    assert_eq!(tables[0].view(None).await.unwrap().trouble, Some(trouble), "it lasts since the first failure");
    store.works_again();
    all_play_on(&tables, &stands).await;
    assert_eq!(tables[0].view(None).await.unwrap().trouble, None);
    fixture.hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn forty_tables_play_on_after_the_tasks_that_drive_them_panicked() {
    let (fixture, store) = faulty().await;
    let (tables, _watching) = forty_in_play(&fixture).await;
    store.fails_to_write(Fault::Panic);
    tokio::time::sleep(RETRY_AFTER * 3).await;
    assert!(store.refused.load(Ordering::Relaxed) >= 40, "every table met the fault");
    store.works_again();
    let stands = positions(&tables).await;
    all_play_on(&tables, &stands).await;
    // Moves that a lost task had only in memory must not be visible.
    for table in &tables {
        let seen = table.view(None).await.unwrap();
        let entries = store.inner.entries(table.id(), 0..u64::MAX).await.unwrap();
        assert!(entries.len() as u64 >= seen.position, "{} entries, {} seen", entries.len(), seen.position);
    }
    fixture.hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_could_not_be_loaded_at_start_is_found_later() {
    let (fixture, store) = faulty().await;
    let tables = bot_tables(&fixture, 3).await;
    let ids: Vec<_> = tables.iter().map(|table| table.id().clone()).collect();
    fixture.hall.close().await;
    drop((tables, store));
    let Fixture { hall, folder } = fixture;
    drop(hall);

    let store = Arc::new(FaultyStore::new(SqliteStore::open(folder.path()).await.unwrap()));
    store.fails_to_load(true);
    let config = HallConfig { retry_after: RETRY_AFTER, ..HallConfig::default() };
    let hall = Hall::open(store.clone(), KINDS, config).await.unwrap();
    let fixture = Fixture { hall, folder };
    assert_eq!(fixture.hall.tables_in_memory().await, 0, "none could be loaded");
    store.fails_to_load(false);
    let mut stand_still = ids;
    let begin = Instant::now();
    while !stand_still.is_empty() {
        assert!(begin.elapsed() < PLAYS_ON_WITHIN + BUSY_MACHINE, "{stand_still:?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
        let mut still = Vec::new();
        // Opening them would drive them, so ask the store how far they have come.
        for id in stand_still {
            let (row, _) = store.inner.table(&id).await.unwrap().unwrap();
            if row.head.position == 0 {
                still.push(id);
            }
        }
        stand_still = still;
    }
    fixture.hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_search_for_waiting_bots_survives_a_panic() {
    let (fixture, store) = faulty().await;
    let tables = bot_tables(&fixture, 2).await;
    let _watching: Vec<_> = tables.iter().map(|table| table.watch()).collect();
    store.fails_to_write(Fault::Panic);
    store.fails_to_list(true);
    tokio::time::sleep(RETRY_AFTER * 3).await;
    store.works_again();
    let stands = positions(&tables).await;
    store.fails_to_list(false);
    all_play_on(&tables, &stands).await;
    fixture.hall.close().await;
}

/// The store waits ten seconds for a locked file, and then gives up.
#[tokio::test(flavor = "multi_thread")]
async fn forty_tables_play_on_after_another_program_locked_the_file() {
    let fixture = Fixture::new().await;
    let (tables, _watching) = forty_in_play(&fixture).await;
    let path = format!("sqlite://{}", fixture.path().display());
    let mut other = SqliteConnection::connect(&path).await.unwrap();
    sqlx::query("BEGIN EXCLUSIVE").execute(&mut other).await.unwrap();
    tokio::time::sleep(Duration::from_secs(12)).await;
    let stands = positions(&tables).await;
    sqlx::query("ROLLBACK").execute(&mut other).await.unwrap();
    other.close().await.unwrap();
    let took = all_play_on(&tables, &stands).await;
    println!("all play on after {took:?}");
    assert!(took < Duration::from_secs(15), "{took:?}");
    fixture.hall.close().await;
}
