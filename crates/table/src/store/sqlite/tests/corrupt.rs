//! Rows that were edited by other programs.

use std::fmt::Debug;

use engine::words::Phrase;
use sqlx::AssertSqlSafe;

use super::*;
use crate::store::NoteRow;

/// A store with an intact table 1, and a table 2 that was edited with this statement.
async fn edited(edit: &'static str) -> (TempDir, SqliteStore, PersonId) {
    let (folder, store) = new_store().await;
    let ann = add_person(&store, 1).await;
    for number in [1, 2] {
        let mut table = table(number, ann);
        table.head.awaits = Awaits::Bots;
        store.add_table(&table, &seats(&[Some(ann), None])).await.unwrap();
        let mut change = change(0, &table.head);
        change.moves = vec![
            act(1, 0, "a"),
            MoveRow { number: 2, at: 1, seat: None, what: Move::Redraw { position: 1, salt: 1 }, plan: None },
            MoveRow { number: 3, at: 1, seat: None, what: Move::Undo { to: 1 }, plan: None },
        ];
        change.notes = vec![NoteRow {
            at: 1,
            name: String::new(),
            seat: Some(P1),
            person: None,
            said: Phrase::verbatim(String::new()),
        }];
        change.snapshot = Some(snapshot(0));
        store.commit(&table.id, change).await.unwrap();
    }
    let edit = edit.replace("{}", id(2).as_str());
    let mut beside = beside(&folder).await;
    sqlx::query("PRAGMA foreign_keys = OFF").execute(&mut beside).await.unwrap();
    let edited = sqlx::query(AssertSqlSafe(edit)).execute(&mut beside).await.unwrap();
    assert_ne!(edited.rows_affected(), 0);
    (folder, store, ann)
}

fn assert_corrupt<T: Debug>(outcome: Result<T, StoreError>, what: &str, problem: &str) {
    match outcome {
        Err(StoreError::Corrupt { what: found, problem: told }) => {
            assert_eq!(found, what.replace("{}", id(2).as_str()));
            assert!(told.contains(problem), "{told} does not say {problem}");
        }
        outcome => panic!("{outcome:?} instead of {problem}"),
    }
}

#[tokio::test]
async fn tables_and_seats() {
    let cases = [
        ("UPDATE tables SET status = 'paused' WHERE id = '{}'", "table {}", "`status` is `paused`: expected one of"),
        ("UPDATE tables SET awaits = '' WHERE id = '{}'", "table {}", "`awaits` is ``"),
        ("UPDATE tables SET secret = 'abc' WHERE id = '{}'", "table {}", "`secret` is"),
        ("UPDATE tables SET seed = 'xyz' WHERE id = '{}'", "table {}", "`seed` is `xyz`"),
        ("UPDATE tables SET version = -1 WHERE id = '{}'", "table {}", "`version` is `-1`"),
        ("UPDATE tables SET position = -1 WHERE id = '{}'", "table {}", "`position` is `-1`"),
        ("UPDATE tables SET rules_version = 4294967296 WHERE id = '{}'", "table {}", "`rules_version` is"),
        ("UPDATE tables SET is_listed = 2 WHERE id = '{}'", "table {}", "`is_listed` is `2`"),
        ("UPDATE tables SET parent_at = 3 WHERE id = '{}'", "table {}", "belong together"),
        ("UPDATE tables SET rematch = 'x' WHERE id = '{}'", "table {}", "`rematch` is `x`"),
        ("UPDATE tables SET game = CAST(x'ff' AS TEXT) WHERE id = '{}'", "table {}", "`game` cannot be read"),
        ("DELETE FROM seats WHERE table_id = '{}'", "table {}", "it has no seats"),
        ("DELETE FROM seats WHERE table_id = '{}' AND seat = 0", "seat 1 of table {}", "the seat before it"),
        ("UPDATE seats SET seat = 4 WHERE table_id = '{}' AND seat = 1", "seat 4 of table {}", "expected 0 to 3"),
        (
            "UPDATE seats SET holder = 'cat' WHERE table_id = '{}' AND seat = 0",
            "seat 0 of table {}",
            "`holder` is `cat`",
        ),
        (
            "UPDATE seats SET person = NULL WHERE table_id = '{}' AND seat = 0",
            "seat 0 of table {}",
            "`person` is missing",
        ),
        (
            "UPDATE seats SET holder = 'bot' WHERE table_id = '{}' AND seat = 1",
            "seat 1 of table {}",
            "`bot` is missing",
        ),
        ("UPDATE seats SET resigned = 7 WHERE table_id = '{}' AND seat = 0", "seat 0 of table {}", "`resigned` is `7`"),
        ("UPDATE seats SET nonce = 'g' WHERE table_id = '{}' AND seat = 0", "seat 0 of table {}", "`nonce` is `g`"),
    ];
    for (edit, what, problem) in cases {
        let (_folder, store, _) = edited(edit).await;
        assert_corrupt(store.table(&id(2)).await, what, problem);
        store.table(&id(1)).await.unwrap().unwrap();
    }
}

#[tokio::test]
async fn moves_snapshots_and_notes() {
    let cases = [
        ("UPDATE moves SET kind = 'pass' WHERE table_id = '{}' AND number = 1", 1, "`kind` is `pass`"),
        ("UPDATE moves SET seat = 9 WHERE table_id = '{}' AND number = 1", 1, "`seat` is `9`"),
        ("UPDATE moves SET notation = NULL WHERE table_id = '{}' AND number = 1", 1, "`notation` is missing"),
        ("UPDATE moves SET salt = NULL WHERE table_id = '{}' AND number = 2", 2, "`salt` is missing"),
    ];
    for (edit, number, problem) in cases {
        let (_folder, store, _) = edited(edit).await;
        let what = format!("move {number} of table {{}}");
        assert_corrupt(store.find_move(&id(2), number).await, &what, problem);
        assert_corrupt(store.entries(&id(2), 0..9).await, &what, problem);
        assert_eq!(store.entries(&id(1), 0..9).await.unwrap().len(), 2);
    }

    let (_folder, store, _) = edited("UPDATE moves SET undo_to = -5 WHERE table_id = '{}' AND number = 3").await;
    assert_corrupt(store.find_move(&id(2), 3).await, "move 3 of table {}", "`undo_to` is `-5`");
    let (_folder, store, _) = edited("UPDATE moves SET position = 2 WHERE table_id = '{}' AND number = 3").await;
    assert_corrupt(store.entries(&id(2), 0..9).await, "move 3 of table {}", "`kind` is `undo`");
    let (_folder, store, _) = edited("UPDATE snapshots SET position = -5 WHERE table_id = '{}'").await;
    assert_corrupt(store.snapshot(&id(2), 0, LAYOUT).await, "snapshot -5 of table {}", "`position` is `-5`");
    let (_folder, store, _) = edited("UPDATE notes SET seat = -1 WHERE table_id = '{}'").await;
    assert_corrupt(store.notes(&id(2), 9).await, "note 2 of table {}", "`seat` is `-1`");
    let (_folder, store, _) = edited("UPDATE persons SET name = CAST(x'ff' AS TEXT)").await;
    assert_corrupt(store.person_by_token(TokenHash([1; 32])).await, "person 1", "`name` cannot be read");
}

#[tokio::test]
async fn lists_skip_corrupt_rows() {
    let cases = [
        "UPDATE seats SET holder = 'cat' WHERE table_id = '{}'",
        "UPDATE tables SET summary = CAST(x'ff' AS TEXT) WHERE id = '{}'",
        "UPDATE tables SET id = CAST(x'ff' AS TEXT) WHERE id = '{}'",
        "UPDATE tables SET status = 'paused' WHERE id = '{}'",
    ];
    for edit in cases {
        for status in ["playing", "over", "gathering"] {
            let (folder, store, ann) = edited(edit).await;
            let all = AssertSqlSafe(format!("UPDATE tables SET status = '{status}' WHERE status = 'playing'"));
            sqlx::query(all).execute(&mut beside(&folder).await).await.unwrap();
            let list = match status {
                "playing" => store.tables_of(ann, 9).await.unwrap(),
                "over" => store.finished_of(ann, 9).await.unwrap(),
                _ => store.open_tables(9).await.unwrap(),
            };
            let ids: Vec<TableId> = list.into_iter().map(|table| table.id).collect();
            assert_eq!(ids, [id(1)], "{edit}, {status}");
        }
    }

    let (_folder, store, _) = edited("UPDATE tables SET id = 'no name' WHERE id = '{}'").await;
    assert_eq!(store.awaiting_bots().await.unwrap(), [id(1)]);
    let (_folder, store, _) = edited("UPDATE tables SET status = 'paused' WHERE id = '{}'").await;
    assert_eq!(store.count_tables().await.unwrap(), [0, 1, 0, 0]);
}
