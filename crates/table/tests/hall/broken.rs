use super::said;
use std::sync::Arc;

use sqlx::{Connection, SqliteConnection};
use table::hall::{HallError, LiveTable, NewSeat};
use table::store::{PersonId, TableId};

use super::{Fixture, P1, P2, act, everything, here, look};

/// Changes the data behind the hall's back.
async fn damage(fixture: &Fixture, statement: &'static str, id: &TableId) {
    let path = format!("sqlite://{}", fixture.path().display());
    let mut connection = SqliteConnection::connect(&path).await.unwrap();
    let done = sqlx::query(statement).bind(id.as_str()).execute(&mut connection).await.unwrap();
    assert!(done.rows_affected() > 0, "{statement}");
    connection.close().await.unwrap();
}

/// A table with a few moves whose data were damaged, opened again; another table must still be fine. The person is its
/// host.
async fn damaged(statement: &'static str) -> (Fixture, PersonId, Result<Arc<LiveTable>, HallError>, String) {
    let fixture = Fixture::new().await;
    let (table, ada, bob) = fixture.two_people().await;
    act(&table, ada, P1, "place forest 3").await;
    act(&table, bob, P2, "place hunt 5").await;
    act(&table, ada, P1, "place tool-maker").await;
    let before = everything(&table, ada).await;
    let sound = fixture.table(ada, [here("Ada"), NewSeat::Open]).await.id().clone();
    let id = table.id().clone();
    drop(table);
    fixture.hall.close().await;
    damage(&fixture, statement, &id).await;
    let fixture = fixture.reopen().await;
    fixture.hall.table(&sound).await.unwrap();
    assert!(fixture.hall.lobby(Some(ada)).await.is_ok());
    let opened = fixture.hall.table(&id).await;
    (fixture, ada, opened, before)
}

#[tokio::test(flavor = "multi_thread")]
async fn damage_is_found_and_explained_and_harms_nobody_else() {
    let cases = [
        ("UPDATE tables SET rules_version = 99 WHERE id = ?", "version 99 of the rules"),
        ("UPDATE tables SET game = 'chess' WHERE id = ?", "a game of `chess`"),
        ("UPDATE tables SET pack_hash = '00' WHERE id = ?", "content pack"),
        ("DELETE FROM seats WHERE table_id = ? AND seat = 1", "1 seats where 2 play"),
    ];
    for (statement, expected) in cases {
        match damaged(statement).await.2 {
            Ok(_) => panic!("{statement}: nobody noticed"),
            Err(error @ (HallError::Broken(_) | HallError::Store(_))) => {
                assert!(error.to_string().contains(expected), "{statement}: {error}");
            }
            Err(error) => panic!("{statement}: {error}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn damaged_snapshots_are_made_anew_from_the_moves() {
    let cases = [
        "UPDATE snapshots SET state = x'0102' WHERE table_id = ?",
        "UPDATE snapshots SET layout = layout + 1 WHERE table_id = ?",
        "DELETE FROM snapshots WHERE table_id = ?",
    ];
    for statement in cases {
        let (_fixture, ada, table, before) = damaged(statement).await;
        let table = table.unwrap();
        assert_eq!(everything(&table, ada).await, before, "{statement}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_that_cannot_be_replayed_let_the_game_stand_still_until_its_host_decides() {
    let cases = [
        ("DELETE FROM moves WHERE table_id = ? AND number = 2", "move 2 is missing", 1),
        ("UPDATE moves SET notation = 'place river 7' WHERE table_id = ? AND number = 1", "refused by the rules", 0),
        ("UPDATE moves SET notation = 'place forest 2' WHERE table_id = ? AND number = 1", "comes out differently", 2),
    ];
    for (statement, expected, plays_to) in cases {
        let (fixture, ada, table, _) = damaged(statement).await;
        let table = table.unwrap();
        let seen = look(&table, ada).await;
        let standstill = seen.standstill.unwrap();
        let why = said(&standstill.why);
        assert!(why.contains(expected), "{statement}: {why}");
        assert_eq!((standstill.plays_to, standstill.can_go_on, seen.sight.is_some()), (plays_to, true, false));
        let refused = table.act(ada, P1, seen.number, "place farm".to_owned(), true).await.unwrap_err();
        assert!(matches!(refused, HallError::StandsStill), "{refused}");
        assert!(table.log(Some(ada)).await.unwrap().len() >= 2, "{statement}");
        // Others learn no move that may be secret, and cannot decide.
        let bob = fixture.person("Bob again").await;
        assert!(matches!(table.go_on(bob).await, Err(HallError::NotHost)));
        let told = look(&table, bob).await.standstill.unwrap();
        let why = said(&told.why);
        assert!(!told.can_go_on && !why.contains("river"), "{why}");

        table.go_on(ada).await.unwrap();
        let seen = look(&table, ada).await;
        assert_eq!((seen.standstill, seen.position), (None, plays_to + 1), "{statement}");
        assert!(said(&seen.notes.last().unwrap().said).contains("drawn anew"));
        let id = table.id().clone();
        drop(table);
        let fixture = fixture.reopen().await;
        let table = fixture.hall.table(&id).await.unwrap();
        assert_eq!(look(&table, ada).await.standstill, None, "{statement}: it plays on after a restart");
    }
}
