//! What remains of removed imports in the file.

use super::*;
use crate::store::conformance::brought_in;

#[tokio::test]
async fn removed_game_leaves_no_rows() {
    let (folder, store) = new_store().await;
    let [first, ..] = brought_in(&store).await;
    store.remove_import(&first.id).await.unwrap();
    let mut beside = beside(&folder).await;
    for rows in ["moves", "snapshots", "notes", "signs", "mutes", "removals", "seats"] {
        let count = sqlx::AssertSqlSafe(format!("SELECT COUNT(*) FROM {rows} WHERE table_id = ?"));
        let left: i64 = sqlx::query_scalar(count).bind(first.id.as_str()).fetch_one(&mut beside).await.unwrap();
        assert_eq!(left, 0, "{rows}");
    }
}
