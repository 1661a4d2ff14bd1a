use sqlx::{Connection, SqliteConnection};
use table::hall::HallError;
use table::store::TableId;

use table::hall::NewSeat;

use super::{Fixture, P1, P2, act, here};

/// Changes the data behind the hall's back.
async fn damage(fixture: &Fixture, statement: &'static str, id: &TableId) {
    let path = format!("sqlite://{}", fixture.path().display());
    let mut connection = SqliteConnection::connect(&path).await.unwrap();
    let done = sqlx::query(statement).bind(id.as_str()).execute(&mut connection).await.unwrap();
    assert!(done.rows_affected() > 0, "{statement}");
    connection.close().await.unwrap();
}

/// What becomes of a table with a few moves after its data were damaged; another table must still be fine.
async fn after(statement: &'static str) -> String {
    let fixture = Fixture::new().await;
    let (table, ada, bob) = fixture.two_people().await;
    act(&table, ada, P1, "place forest 3").await;
    act(&table, bob, P2, "place hunt 5").await;
    act(&table, ada, P1, "place tool-maker").await;
    let sound = fixture.table(ada, [here("Ada"), NewSeat::Open]).await.id().clone();
    let id = table.id().clone();
    drop(table);
    fixture.hall.close().await;
    damage(&fixture, statement, &id).await;
    let fixture = fixture.reopen().await;
    fixture.hall.table(&sound).await.unwrap();
    assert!(fixture.hall.lobby(Some(ada)).await.is_ok());
    match fixture.hall.table(&id).await {
        Ok(_) => panic!("{statement}: nobody noticed"),
        Err(error @ (HallError::Broken(_) | HallError::Store(_))) => error.to_string(),
        Err(error) => panic!("{statement}: {error}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn damage_is_found_and_explained_and_harms_nobody_else() {
    let cases = [
        ("UPDATE tables SET rules_version = 99 WHERE id = ?", "version 99 of the rules"),
        ("UPDATE tables SET game = 'chess' WHERE id = ?", "a game of `chess`"),
        ("UPDATE tables SET pack_hash = '00' WHERE id = ?", "content pack"),
        ("UPDATE snapshots SET state = x'0102' WHERE table_id = ?", "cannot be read"),
        ("DELETE FROM snapshots WHERE table_id = ?", "missing"),
        ("DELETE FROM seats WHERE table_id = ? AND seat = 1", "1 seats where 2 play"),
        ("DELETE FROM moves WHERE table_id = ? AND number = 2", "position 1 is missing"),
        ("UPDATE moves SET notation = 'place river 7' WHERE table_id = ? AND number = 1", "refused by the rules"),
        ("UPDATE moves SET notation = 'place forest 2' WHERE table_id = ? AND number = 1", "comes out differently"),
    ];
    for (statement, expected) in cases {
        let said = after(statement).await;
        assert!(said.contains(expected), "{statement}: {said}");
    }
}
