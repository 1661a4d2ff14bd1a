//! Queries must not slow down as games grow longer or more numerous: SQLite has to find the rows by an index.

use super::*;
use crate::store::sqlite::{campaigns, imports, lists, read, signs, talk};

/// Returns the steps of SQLite's query plan.
async fn plan(statement: &str) -> Vec<String> {
    let (folder, _store) = new_store().await;
    let explain = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {statement}"));
    let plan: Vec<(i64, i64, i64, String)> =
        sqlx::query_as(explain).fetch_all(&mut beside(&folder).await).await.unwrap();
    plan.into_iter().map(|step| step.3).collect()
}

#[tokio::test]
async fn of_a_table() {
    let cases = [
        (read::ENTRIES, "SEARCH moves USING INDEX moves_that_stand (table_id=? AND position>? AND position<?)"),
        (read::MOVES, "SEARCH moves USING PRIMARY KEY (table_id=?)"),
        (read::MOVE, "SEARCH moves USING PRIMARY KEY (table_id=? AND number=?)"),
        (read::SNAPSHOT, "SEARCH snapshots USING INDEX sqlite_autoindex_snapshots_1 (table_id=? AND position<?)"),
        (signs::SIGNS, "SEARCH signs USING PRIMARY KEY (table_id=?)"),
        (read::NOTES, "SEARCH notes USING INDEX notes_by_table (table_id=?)"),
    ];
    let talk = [
        (talk::MUTES, "SEARCH mutes USING PRIMARY KEY (table_id=?)"),
        (talk::REMOVALS, "SEARCH removals USING PRIMARY KEY (table_id=?)"),
    ];
    for (statement, expected) in cases.into_iter().chain(talk) {
        assert_eq!(plan(statement).await, [expected]);
    }
    let table = "SEARCH tables USING INDEX sqlite_autoindex_tables_1 (id=?)";
    assert_eq!(plan(read::TABLE).await[..2], [table, "SEARCH seats USING PRIMARY KEY (table_id=?) LEFT-JOIN"]);
}

#[tokio::test]
async fn of_a_list() {
    let of_a_person = "SEARCH seats USING COVERING INDEX seats_by_person (person=?)";
    let cases = [
        (lists::TABLES_OF, vec![of_a_person, "SEARCH tables USING INDEX sqlite_autoindex_tables_1 (id=?)"]),
        (lists::FINISHED_OF, vec![of_a_person, "SEARCH tables USING INDEX sqlite_autoindex_tables_1 (id=?)"]),
        (lists::OPEN_TABLES, vec!["SCAN tables USING INDEX tables_open"]),
        (lists::CAMPAIGN, vec!["SEARCH tables USING INDEX tables_by_campaign (campaign_id=?)"]),
        (
            campaigns::CAMPAIGNS_OF,
            vec![
                "SEARCH campaign_people USING PRIMARY KEY (person=?)",
                "SEARCH campaigns USING INDEX sqlite_autoindex_campaigns_1 (id=?)",
                "SEARCH tables USING INDEX tables_by_campaign (campaign_id=?)",
            ],
        ),
        (imports::OF_PERSON, vec!["SEARCH imports USING INDEX imports_by_person (person=?)"]),
        (lists::AWAITING_BOTS, vec!["SCAN tables USING COVERING INDEX tables_awaiting_bots"]),
    ];
    for (statement, expected) in cases {
        let steps = plan(statement).await;
        for expected in expected {
            assert!(steps.iter().any(|step| step == expected), "{statement}: {steps:#?}");
        }
    }
}
