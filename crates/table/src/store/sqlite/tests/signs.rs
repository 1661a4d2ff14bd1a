//! Signs that people gave, also in data from before there were any.

use super::*;
use crate::store::SignRow;

const ANN: PersonId = PersonId(1);

const fn sign(at: i64, abort_at: Option<i64>) -> SignRow {
    SignRow { person: ANN, at, abort_at }
}

#[tokio::test]
async fn the_last_sign_counts() {
    let (_folder, store, table) = store_with_table().await;
    assert_eq!(store.signs(&table.id).await.unwrap(), []);
    store.keep_sign(&table.id, sign(5, None)).await.unwrap();
    store.keep_sign(&table.id, sign(3, Some(4))).await.unwrap();
    assert_eq!(store.signs(&table.id).await.unwrap(), [sign(5, Some(4))]);
    store.keep_sign(&table.id, sign(9, None)).await.unwrap();
    assert_eq!(store.signs(&table.id).await.unwrap(), [sign(9, Some(4))], "what was agreed stays");
    assert!(store.keep_sign(&id(9), sign(1, None)).await.is_err(), "there is no such table");
}

#[tokio::test]
async fn as_long_as_the_server_was_away_nobody_could_give_a_sign() {
    let (_folder, store, table) = store_with_table().await;
    store.keep_sign(&table.id, sign(10, Some(20))).await.unwrap();
    for (at, expected, why) in [
        (1000, sign(10, Some(20)), "nobody knows how long it was away"),
        (1100, sign(10, Some(20)), "it was up all the time"),
        (1700, sign(610, Some(620)), "it was away"),
        (1600, sign(610, Some(620)), "a clock was set back"),
        (1800, sign(810, Some(820)), "it was away once more"),
    ] {
        store.keep_awake(at, 100).await.unwrap();
        assert_eq!(store.signs(&table.id).await.unwrap(), [expected], "{why}");
    }
}

/// A database as it was before signs were kept opens, and whoever plays is taken to have been there at the last change.
#[tokio::test]
async fn older_data_get_signs() {
    let (folder, store, mut row) = store_with_table().await;
    row.id = id(2);
    row.commitment = "other".to_owned();
    row.head.status = Status::Over;
    store.add_table(&row, &seats(&[Some(ANN)])).await.unwrap();
    store.close().await;
    let mut old = beside(&folder).await;
    for statement in [
        "DROP TABLE signs",
        "DROP TABLE imports",
        "DROP INDEX tables_by_parent",
        "DROP INDEX tables_by_rematch",
        "DELETE FROM _sqlx_migrations WHERE version = 4",
    ] {
        sqlx::query(statement).execute(&mut old).await.unwrap();
    }
    sqlx::Connection::close(old).await.unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    assert_eq!(store.signs(&id(1)).await.unwrap(), [sign(1, None)]);
    assert_eq!(store.signs(&id(2)).await.unwrap(), [], "nobody waits at a finished table");
    assert_eq!(store.imports_of(ANN).await.unwrap(), []);
}
