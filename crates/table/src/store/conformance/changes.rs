//! Changing a table, step by step.

use super::*;
use crate::store::StoreError;

pub(super) async fn second_change_for_a_version_is_refused(new: NewPlace) {
    let (_place, store, table) = store_with_table(new).await;
    let mut first = change(0, &table.head);
    first.moves = vec![act(1, 0, "first")];
    let mut second = first.clone();
    second.moves = vec![act(1, 0, "second")];
    store.commit(&table.id, first).await.unwrap();
    assert_conflict(&store.commit(&table.id, second.clone()).await);
    second.version = 2;
    assert_conflict(&store.commit(&table.id, second).await);
    assert_eq!(standing(&*store, &table.id).await, "0:first");
    assert_conflict(&store.commit(&id(9), change(0, &table.head)).await);
}

/// The version is right, but a later part of the change does not fit. Nothing of the change may remain.
pub(super) async fn changes_are_atomic(new: NewPlace) {
    let (_place, store, table) = store_with_table(new).await;
    let mut good = change(0, &table.head);
    good.moves = vec![act(1, 0, "good")];
    good.snapshot = Some(snapshot(1));
    store.commit(&table.id, good).await.unwrap();

    let mut bad = change(1, &table.head);
    bad.head.summary = "bad".to_owned();
    bad.take_back_from = Some(0);
    bad.moves = vec![act(2, 0, "bad"), act(1, 1, "a number that is taken")];
    assert_conflict(&store.commit(&table.id, bad.clone()).await);
    bad.moves = vec![act(2, 0, "bad"), act(3, 0, "a position that is taken")];
    assert_conflict(&store.commit(&table.id, bad.clone()).await);
    bad.moves = vec![act(2, 0, "bad"), act(u64::MAX, 0, "a number that is too high")];
    assert!(matches!(store.commit(&table.id, bad.clone()).await, Err(StoreError::Database(_))));
    bad.moves = vec![];
    bad.seats = seats(&[None, None, None]);
    let error = store.commit(&table.id, bad).await.unwrap_err().to_string();
    assert!(error.contains("seat P3 of table"), "{error}");

    let (row, found_seats) = store.table(&table.id).await.unwrap().unwrap();
    assert_eq!(row, TableRow { version: 1, ..table.clone() });
    assert_eq!(found_seats, seats(&[Some(table.host), None]));
    assert_eq!(standing(&*store, &table.id).await, "0:good");
    assert_eq!(snapshots(&*store, &table.id).await, [1]);
    assert!(store.find_move(&table.id, 2).await.unwrap().is_none());
}

pub(super) async fn positions_are_free_again_once_taken_back(new: NewPlace) {
    let (_place, store, table) = store_with_table(new).await;
    let id = &table.id;
    let mut first = change(0, &table.head);
    first.moves = vec![act(1, 0, "a"), act(2, 1, "b"), act(3, 2, "c")];
    first.snapshot = Some(snapshot(0));
    store.commit(id, first).await.unwrap();
    for (version, position) in [(1, 1), (2, 2), (3, 3)] {
        let mut keep = change(version, &table.head);
        keep.snapshot = Some(snapshot(position));
        store.commit(id, keep).await.unwrap();
    }

    let undo = MoveRow { number: 4, at: 8, seat: Some(P1), what: Move::Undo { to: 1 }, plan: None };
    let mut back = change(4, &table.head);
    back.take_back_from = Some(1);
    back.moves = vec![undo.clone(), act(5, 1, "B")];
    store.commit(id, back).await.unwrap();
    assert_eq!(standing(&*store, id).await, "0:a 1:B");
    assert_eq!(snapshots(&*store, id).await, [0, 1]);
    assert_eq!(store.find_move(id, 2).await.unwrap(), Some(act(2, 1, "b")));
    assert_eq!(store.find_move(id, 4).await.unwrap(), Some(undo));

    let mut again = change(5, &table.head);
    again.take_back_from = Some(0);
    again.moves = vec![act(6, 0, "A"), act(7, 1, "B'")];
    store.commit(id, again).await.unwrap();
    assert_eq!(standing(&*store, id).await, "0:A 1:B'");
    assert_eq!(snapshots(&*store, id).await, [0]);
    assert_eq!(store.entries(id, 1..2).await.unwrap().len(), 1);
    assert_eq!(store.entries(id, 2..u64::MAX).await.unwrap(), []);
    assert_eq!(store.entries(id, 1..1).await.unwrap(), []);
}

pub(super) async fn latest_snapshot_at_or_before_a_position(new: NewPlace) {
    let (_place, store, table) = store_with_table(new).await;
    let id = &table.id;
    assert!(store.snapshot(id, u64::MAX, LAYOUT).await.unwrap().is_none());
    for (version, position) in [4, 8, 12].into_iter().enumerate() {
        let mut keep = change(version as u64, &table.head);
        keep.snapshot = Some(snapshot(position));
        store.commit(id, keep).await.unwrap();
    }
    for (at_most, expected) in [(3, None), (4, Some(4)), (7, Some(4)), (8, Some(8)), (u64::MAX, Some(12))] {
        assert_eq!(store.snapshot(id, at_most, LAYOUT).await.unwrap(), expected.map(snapshot), "{at_most}");
    }
    let mut other = change(3, &table.head);
    other.snapshot = Some(SnapshotRow { position: 8, layout: LAYOUT + 1, state: vec![] });
    store.commit(id, other.clone()).await.unwrap();
    assert_eq!(store.snapshot(id, 11, LAYOUT + 1).await.unwrap(), other.snapshot);
    assert_eq!(store.snapshot(id, 11, LAYOUT).await.unwrap(), Some(snapshot(4)), "other layouts are ignored");
    assert_eq!(snapshots(&*store, id).await, [4, 8, 12]);
}

pub(super) async fn dropping_snapshots_keeps_the_first_and_the_new_one(new: NewPlace) {
    let (_place, store, table) = store_with_table(new).await;
    let id = &table.id;
    let mut version = 0;
    let mut keep = async |position: Option<u64>, drop_snapshots| {
        let mut keep = change(version, &table.head);
        keep.snapshot = position.map(snapshot);
        keep.drop_snapshots = drop_snapshots;
        store.commit(id, keep).await.unwrap();
        version += 1;
        snapshots(&*store, id).await
    };
    assert!(keep(None, true).await.is_empty());
    assert_eq!(keep(Some(0), true).await, [0]);
    keep(Some(4), false).await;
    assert_eq!(keep(Some(8), false).await, [0, 4, 8]);
    assert_eq!(keep(Some(12), true).await, [0, 12]);
    assert_eq!(keep(Some(16), false).await, [0, 12, 16]);
    assert_eq!(keep(None, true).await, [0]);
}
