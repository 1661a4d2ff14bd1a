//! Several nodes on the same data, and a single node that behaves like one of several.

use std::time::Duration;

use tokio::time::{sleep, timeout};

use super::*;
use crate::store::{ChangedTable, Changes, Elsewhere, PersonChange};

/// Longer than any check takes.
const LONG: Duration = Duration::from_secs(600);
/// Short enough to run out during a check.
const SHORT: Duration = Duration::from_millis(300);
/// How long to wait for something that must come.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long to listen when nothing must come.
const SILENCE: Duration = Duration::from_millis(50);

/// Adds tables 1 to 3 of one person.
async fn three_tables(store: &dyn Store) -> PersonId {
    let ann = add_person(store, 1).await;
    for number in 1..=3 {
        store.add_table(&table(number, ann), &seats(&[Some(ann)])).await.unwrap();
    }
    ann
}

async fn commit(store: &dyn Store, number: u8, version: u64) {
    let head = table(number, PersonId(1)).head;
    store.commit(&id(number), change(version, &head)).await.unwrap();
}

fn changed(number: u8, version: Option<u64>) -> ChangedTable {
    ChangedTable { table: id(number), version }
}

/// Returns the next message, or `None` if there is silence.
async fn heard(changes: &mut Changes) -> Option<Elsewhere> {
    timeout(SILENCE, changes.next()).await.ok().flatten()
}

/// Waits for the message that a table is at a version. The only other message allowed is a gap, after which the store
/// must find the change.
async fn hears_of(store: &dyn Store, changes: &mut Changes, expected: &ChangedTable, before: u64) {
    match timeout(PATIENCE, changes.next()).await.expect("changes are announced") {
        Some(Elsewhere::Changed(told)) => assert_eq!(told, *expected),
        Some(Elsewhere::Gap) => {
            let found = store.changed_since(&[(expected.table.clone(), before)]).await.unwrap();
            assert_eq!(found, std::slice::from_ref(expected));
        }
        None => panic!("the stream has ended although the store is open"),
    }
}

pub(super) async fn changed_tables_are_found_by_version(new: NewPlace) {
    let (place, store) = new_store(new).await;
    let ann = three_tables(&*store).await;
    assert_eq!(store.changed_since(&[]).await.unwrap(), []);
    assert_eq!(store.changed_since(&[(id(1), 0), (id(2), 0), (id(3), 0)]).await.unwrap(), []);
    commit(&*store, 2, 0).await;
    commit(&*store, 2, 1).await;
    store.add_import(&id(3), ann).await.unwrap();
    store.remove_import(&id(3)).await.unwrap();
    let nodes = [Some(store.clone()), place.open_beside().await];
    for node in nodes.into_iter().flatten() {
        let mut found = node.changed_since(&[(id(1), 0), (id(2), 0), (id(3), 0), (id(9), 4)]).await.unwrap();
        let mut expected = [changed(2, Some(2)), changed(3, None), changed(9, None)];
        found.sort_by(|one, other| one.table.cmp(&other.table));
        expected.sort_by(|one, other| one.table.cmp(&other.table));
        assert_eq!(found, expected);
        assert_eq!(node.changed_since(&[(id(2), 1)]).await.unwrap(), [changed(2, Some(2))]);
        assert_eq!(node.changed_since(&[(id(2), 2)]).await.unwrap(), []);
    }
}

pub(super) async fn nodes_do_not_hear_of_their_own_changes(new: NewPlace) {
    let (place, store) = new_store(new).await;
    let ann = three_tables(&*store).await;
    let mut changes = store.changes();
    commit(&*store, 1, 0).await;
    store.add_import(&id(3), ann).await.unwrap();
    store.remove_import(&id(3)).await.unwrap();
    let leave = PersonChange::Leave { name: "Nobody".to_owned(), called: Vec::new() };
    store.change_person(ann, leave).await.unwrap();
    assert_eq!(heard(&mut changes).await, None);
    if let Some(other) = place.open_beside().await {
        commit(&*other, 2, 1).await;
        hears_of(&*store, &mut changes, &changed(2, Some(2)), 1).await;
    }
    store.close().await;
    assert_eq!(timeout(PATIENCE, changes.next()).await, Ok(None), "the stream ends with the store");
}

pub(super) async fn nodes_hear_of_changes_by_others(new: NewPlace) {
    let (place, store) = new_store(new).await;
    let ann = three_tables(&*store).await;
    let Some(other) = place.open_beside().await else { return };
    let mut changes = store.changes();
    for version in 0..3 {
        commit(&*other, 1, version).await;
        hears_of(&*store, &mut changes, &changed(1, Some(version + 1)), version).await;
        assert_eq!(
            store.table(&id(1)).await.unwrap().unwrap().0.version,
            version + 1,
            "changes are announced once they are durable"
        );
    }
    commit(&*other, 2, 0).await;
    hears_of(&*store, &mut changes, &changed(2, Some(1)), 0).await;
    let mut late = store.changes();
    assert_conflict(&other.commit(&id(2), change(0, &table(2, ann).head)).await);
    assert_eq!(heard(&mut late).await, None, "earlier and refused changes are not announced");

    other.add_import(&id(3), ann).await.unwrap();
    other.remove_import(&id(3)).await.unwrap();
    hears_of(&*store, &mut changes, &changed(3, None), 0).await;
    let leave = PersonChange::Leave { name: "Nobody".to_owned(), called: Vec::new() };
    let mut changes = store.changes();
    other.change_person(ann, leave).await.unwrap();
    // Both tables change, and one gap may stand for both.
    let told = timeout(PATIENCE, changes.next()).await.expect("a leave is announced").unwrap();
    assert!(
        told == Elsewhere::Gap
            || [(1, 4), (2, 2)]
                .iter()
                .any(|&(number, version)| { told == Elsewhere::Changed(changed(number, Some(version))) })
    );
}

pub(super) async fn one_of_two_competing_nodes_wins(new: NewPlace) {
    let (place, store) = new_store(new).await;
    three_tables(&*store).await;
    let Some(other) = place.open_beside().await else { return };
    for version in 0..8 {
        let head = table(1, PersonId(1)).head;
        let make = |node: &Arc<dyn Store>, name: &str| {
            let mut change = change(version, &head);
            change.moves = vec![act(version + 1, version, name)];
            let node = node.clone();
            async move { node.commit(&id(1), change).await }
        };
        let (one, two) = tokio::join!(make(&store, "one"), make(&other, "two"));
        let expected = if one.is_ok() { "one" } else { "two" };
        assert_conflict(if one.is_ok() { &two } else { &one });
        assert!(one.is_ok() || two.is_ok());
        for node in [&store, &other] {
            let standing = standing(&**node, &id(1)).await;
            assert!(standing.ends_with(&format!("{version}:{expected}")), "{standing}");
        }
    }
}

pub(super) async fn a_lease_is_renewed_and_given_back(new: NewPlace) {
    let (_place, store) = new_store(new).await;
    three_tables(&*store).await;
    for lasting in [LONG, SHORT, LONG] {
        assert!(store.lease(&id(1), lasting).await.unwrap(), "the node has it already");
    }
    assert!(store.lease(&id(2), LONG).await.unwrap(), "each table has its own lease");
    assert!(store.lease(&id(9), LONG).await.unwrap(), "the table need not exist");
    for _ in 0..2 {
        store.release(&id(1)).await.unwrap();
    }
    assert!(store.lease(&id(1), LONG).await.unwrap());
    store.close().await;
    assert_closed(&store.lease(&id(1), LONG).await);
    assert_closed(&store.release(&id(1)).await);
}

pub(super) async fn one_node_at_a_time_has_the_lease(new: NewPlace) {
    let (place, store) = new_store(new).await;
    three_tables(&*store).await;
    let Some(other) = place.open_beside().await else { return };
    assert!(store.lease(&id(1), LONG).await.unwrap());
    assert!(!other.lease(&id(1), LONG).await.unwrap());
    other.release(&id(1)).await.unwrap();
    assert!(!other.lease(&id(1), LONG).await.unwrap(), "a node gives back only its own leases");
    assert!(other.lease(&id(2), LONG).await.unwrap());
    assert!(!store.lease(&id(2), LONG).await.unwrap());
    commit(&*other, 1, 0).await;
    store.release(&id(1)).await.unwrap();
    assert!(other.lease(&id(1), LONG).await.unwrap());
    assert!(!store.lease(&id(1), LONG).await.unwrap());
    other.close().await;
    for number in [1, 2] {
        assert!(store.lease(&id(number), LONG).await.unwrap(), "closing gives all leases back");
    }
}

pub(super) async fn leases_expire(new: NewPlace) {
    let (place, store) = new_store(new).await;
    three_tables(&*store).await;
    let Some(other) = place.open_beside().await else { return };
    for table in [id(1), id(2)] {
        assert!(store.lease(&table, SHORT).await.unwrap());
    }
    // A renewal replaces the time at which the lease ends.
    assert!(store.lease(&id(2), LONG).await.unwrap());
    sleep(SHORT * 2).await;
    assert!(other.lease(&id(1), LONG).await.unwrap());
    assert!(!other.lease(&id(2), LONG).await.unwrap());
    assert!(!store.lease(&id(1), LONG).await.unwrap(), "the lease has expired");
}
