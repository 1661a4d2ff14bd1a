//! Many writes in one transaction.

use engine::words::Phrase;

use super::*;
use crate::store::NoteRow;
use crate::store::sqlite::writer::{Write, write_together};

/// A request that is refused after it has changed something does not affect the rest of its batch.
#[tokio::test]
async fn refused_write_does_not_affect_the_rest_of_its_batch() {
    let (folder, store) = new_store().await;
    let ann = add_person(&store, 1).await;
    for number in 1..=3 {
        store.add_table(&table(number, ann), &seats(&[Some(ann)])).await.unwrap();
    }
    let write = |number, moves| {
        let mut change = change(0, &table(number, ann).head);
        change.moves = moves;
        Write::Commit { id: id(number), change: Box::new(change) }
    };
    let twice = vec![act(1, 0, "a"), act(1, 1, "b")];
    let writes = [write(1, vec![act(1, 0, "one")]), write(2, twice), write(3, vec![act(1, 0, "three")])];
    let outcomes = write_together(&mut beside(&folder).await, &writes).await;
    assert!(matches!(outcomes[..], [Ok(None), Err(StoreError::Conflict), Ok(None)]), "{outcomes:?}");
    for (number, expected, version) in [(1, "0:one", 1), (2, "", 0), (3, "0:three", 1)] {
        assert_eq!(standing(&store, &id(number)).await, expected);
        assert_eq!(store.table(&id(number)).await.unwrap().unwrap().0.version, version);
    }
}

#[tokio::test]
async fn every_caller_is_told_when_a_commit_fails() {
    let (folder, store, table) = store_with_table().await;
    let write = |version| Write::Commit { id: table.id.clone(), change: Box::new(change(version, &table.head)) };
    let mut connection = beside(&folder).await;
    connection.lock_handle().await.unwrap().set_commit_hook(|| false);
    let outcomes = write_together(&mut connection, &[write(0), write(1), write(1)]).await;
    assert_eq!(outcomes.len(), 3);
    for outcome in outcomes {
        assert!(matches!(outcome, Err(StoreError::Database(_))), "{outcome:?}");
    }
    assert_eq!(store.table(&table.id).await.unwrap().unwrap().0.version, 0);

    connection.lock_handle().await.unwrap().remove_commit_hook();
    let outcomes = write_together(&mut connection, &[write(0), write(1), write(1)]).await;
    assert!(matches!(outcomes[..], [Ok(_), Ok(_), Err(StoreError::Conflict)]), "{outcomes:?}");
}

/// SQLite then ends the transaction itself. No write of the batch may take effect.
#[tokio::test]
async fn full_disk_writes_nothing() {
    let (folder, store, table) = store_with_table().await;
    let write = |version, length| {
        let mut change = change(version, &table.head);
        change.notes = vec![NoteRow {
            at: 1,
            name: String::new(),
            seat: None,
            person: None,
            said: Phrase::verbatim("x".repeat(length)),
        }];
        Write::Commit { id: table.id.clone(), change: Box::new(change) }
    };
    let mut connection = beside(&folder).await;
    sqlx::query("PRAGMA max_page_count = 60").execute(&mut connection).await.unwrap();
    let outcomes = write_together(&mut connection, &[write(0, 1), write(1, 1_000_000), write(1, 1)]).await;
    assert!(outcomes.len() == 3 && outcomes.iter().all(Result::is_err), "{outcomes:?}");
    assert!(outcomes.iter().flat_map(Result::as_ref).next().is_none());
    assert_eq!(store.table(&table.id).await.unwrap().unwrap().0.version, 0);
    assert_eq!(store.notes(&table.id, 9).await.unwrap(), []);
    let outcomes = write_together(&mut connection, &[write(0, 1), write(1, 1)]).await;
    assert!(matches!(outcomes[..], [Ok(_), Ok(_)]), "{outcomes:?}");
}

#[tokio::test]
async fn dropped_requests_do_not_disturb_the_writer() {
    let (_folder, store, table) = store_with_table().await;
    for version in 0..3 {
        let commit = store.commit(&table.id, change(version, &table.head));
        // Sent, but not awaited.
        tokio::select! { biased; _ = commit => {}, () = std::future::ready(()) => {} }
    }
    store.check_health().await.unwrap();
    assert_eq!(store.table(&table.id).await.unwrap().unwrap().0.version, 3);
}
