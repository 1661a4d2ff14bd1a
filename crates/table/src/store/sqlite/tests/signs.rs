//! Signs of life in data from before they were stored.

use super::*;
use crate::store::SignRow;

const ANN: PersonId = PersonId(1);

const fn sign(at: i64, abort_at: Option<i64>) -> SignRow {
    SignRow { person: ANN, at, abort_at }
}

/// A database from before there were signs opens. Players are taken to have been present at the last change.
#[tokio::test]
async fn older_data_gets_signs() {
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
    assert_eq!(store.signs(&id(2)).await.unwrap(), [], "there is no waiting at a finished table");
    assert_eq!(store.imports_of(ANN).await.unwrap(), []);
}
