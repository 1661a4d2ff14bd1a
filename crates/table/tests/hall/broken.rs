use super::said;
use engine::words::ENGLISH;
use std::sync::Arc;

use sqlx::{Connection, SqliteConnection};
use table::hall::{HallError, LiveTable, NewSeat};
use table::store::{PersonId, TableId};

use super::{Fixture, P1, P2, act, everything, greedy, here, secret, view, wait_for};

/// Changes the database behind the hall's back.
async fn damage(fixture: &Fixture, statement: &'static str, id: &TableId) {
    let path = format!("sqlite://{}", fixture.path().display());
    let mut connection = SqliteConnection::connect(&path).await.unwrap();
    let done = sqlx::query(statement).bind(id.as_str()).execute(&mut connection).await.unwrap();
    assert!(done.rows_affected() > 0, "{statement}");
    connection.close().await.unwrap();
}

/// Damages the data of a table with a few moves, and opens it again. Another table must not be affected. Returns the
/// host, the result of opening, and what the host saw before.
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
async fn damage_is_explained_and_affects_no_other_table() {
    let cases = [
        ("UPDATE tables SET rules_version = 99 WHERE id = ?", "version 99 of the rules"),
        ("UPDATE tables SET game = 'chess' WHERE id = ?", "`chess` is not a game"),
        ("UPDATE tables SET pack_hash = '00' WHERE id = ?", "content pack"),
        ("DELETE FROM seats WHERE table_id = ? AND seat = 1", "1 seats where 2 play"),
    ];
    for (statement, expected) in cases {
        match damaged(statement).await.2 {
            Ok(_) => panic!("{statement}: not noticed"),
            Err(error @ (HallError::Broken(_) | HallError::Store(_))) => {
                assert!(error.to_string().contains(expected), "{statement}: {error}");
            }
            Err(error) => panic!("{statement}: {error}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn damaged_snapshots_are_rebuilt_from_the_moves() {
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
async fn a_game_that_cannot_be_replayed_stands_still_until_its_host_decides() {
    let cases = [
        ("DELETE FROM moves WHERE table_id = ? AND number = 2", "move 2 is missing", 1),
        ("UPDATE moves SET notation = 'place river 7' WHERE table_id = ? AND number = 1", "refused by the rules", 0),
        ("UPDATE moves SET notation = 'place forest 2' WHERE table_id = ? AND number = 1", "comes out differently", 2),
    ];
    for (statement, expected, plays_to) in cases {
        let (fixture, ada, table, _) = damaged(statement).await;
        let table = table.unwrap();
        let seen = view(&table, ada).await;
        let standstill = seen.standstill.unwrap();
        let why = said(&standstill.why);
        assert!(why.contains(expected), "{statement}: {why}");
        assert_eq!((standstill.plays_to, standstill.can_go_on, seen.seat_view.is_some()), (plays_to, true, false));
        let refused = table.act(ada, P1, seen.number, "place farm".to_owned(), true).await.unwrap_err();
        assert!(matches!(refused, HallError::StandsStill), "{refused}");
        assert!(table.log(Some(ada)).await.unwrap().len() >= 2, "{statement}");
        // Others do not see the move, which may be secret, and cannot decide.
        let bob = fixture.person("Bob again").await;
        assert!(matches!(table.go_on(bob).await, Err(HallError::NotHost)));
        let told = view(&table, bob).await.standstill.unwrap();
        let why = said(&told.why);
        assert!(!told.can_go_on && !why.contains("river"), "{why}");

        table.go_on(ada).await.unwrap();
        let seen = view(&table, ada).await;
        assert_eq!((seen.standstill, seen.position), (None, plays_to + 1), "{statement}");
        assert!(said(&seen.notes.last().unwrap().said).contains("drawn again"));
        let id = table.id().clone();
        drop(table);
        let fixture = fixture.reopen().await;
        let table = fixture.hall.table(&id).await.unwrap();
        assert_eq!(view(&table, ada).await.standstill, None, "{statement}: it plays on after a restart");
    }
}

/// The rules of Stone Age have version 1, so a game of version 0 was begun before they were corrected.
const BY_OLDER_RULES: &str = "UPDATE tables SET rules_version = 0 WHERE id = ?";

#[tokio::test(flavor = "multi_thread")]
async fn people_are_told_about_corrected_rules_and_the_first_move_after_which_the_position_differs() {
    const OF_OLDER_RULES: &str = "UPDATE snapshots SET layout = layout - 1000 WHERE table_id = ?";
    const ANOTHER: &str = "UPDATE snapshots SET state = x'00' WHERE table_id = ? AND position = 2";
    const ALL_OTHERS: &str = "UPDATE snapshots SET state = x'00' WHERE table_id = ? AND position > 0";
    const IN_ANOTHER_FORM: &str = "UPDATE snapshots SET layout = layout + 1 WHERE table_id = ?";
    let cases: [(&[&str], &str); 4] = [
        (&[], "The position is the same."),
        (&[ANOTHER], "The position has changed after move 1:"),
        (&[ALL_OTHERS], "The position has changed:"),
        (&[IN_ANOTHER_FORM], "The position may have changed"),
    ];
    for (statements, expected) in cases {
        let fixture = Fixture::new().await;
        let (table, ada, bob) = fixture.two_people().await;
        act(&table, ada, P1, "place forest 3").await;
        act(&table, bob, P2, "place hunt 5").await;
        let (id, before) = (table.id().clone(), everything(&table, ada).await);
        drop(table);
        fixture.hall.close().await;
        for statement in [BY_OLDER_RULES, OF_OLDER_RULES].iter().chain(statements) {
            damage(&fixture, statement, &id).await;
        }
        let fixture = fixture.reopen().await;
        let table = fixture.hall.table(&id).await.unwrap();
        let told = said(&view(&table, bob).await.notes.last().unwrap().said);
        assert!(told.starts_with("The rules were corrected while this game was being played"), "{told}");
        assert!(told.contains(expected), "{statements:?}: {told}");
        assert_eq!(everything(&table, ada).await, before, "{statements:?}: the moves are the truth");
        act(&table, ada, P1, "place tool-maker").await;
    }
}

/// Ada plays on against a bot from a position of a running game. Returns the original table and the new one.
async fn went_on(fixture: &Fixture) -> (PersonId, TableId, Arc<LiveTable>) {
    let ada = fixture.person("Ada").await;
    let origin = fixture.table(ada, [here("Ada"), greedy()]).await;
    act(&origin, ada, P1, "place hunt 2").await;
    let stands = wait_for(&origin, |table_view| {
        table_view.seat_view.as_ref().is_some_and(|seat_view| seat_view.to_act().contains(P1))
    })
    .await;
    let branch = fixture.hall.branch(&origin, ada, "Ada".to_owned(), stands.position, secret(), None).await.unwrap();
    let offer = view(&branch, ada).await.seat_view.unwrap().offers().remove(0).notation;
    act(&branch, ada, P1, &offer).await;
    wait_for(&branch, |table_view| {
        table_view.seat_view.as_ref().is_some_and(|seat_view| seat_view.to_act().contains(P1))
    })
    .await;
    let number = view(&origin, ada).await.number;
    origin.ask_undo(ada, P1, number).await.unwrap();
    act(&origin, ada, P1, "place forest 1").await;
    (ada, origin.id().clone(), branch)
}

const IN_ANOTHER_LAYOUT: &str = "UPDATE snapshots SET layout = layout + 1 WHERE table_id = ?";

#[tokio::test(flavor = "multi_thread")]
async fn a_branch_is_rebuilt_from_moves_that_its_origin_has_taken_back() {
    let fixture = Fixture::new().await;
    let (ada, _, branch) = went_on(&fixture).await;
    let (id, before) = (branch.id().clone(), everything(&branch, ada).await);
    drop(branch);
    fixture.hall.close().await;
    damage(&fixture, IN_ANOTHER_LAYOUT, &id).await;
    let fixture = fixture.reopen().await;
    let branch = fixture.hall.table(&id).await.unwrap();
    assert_eq!(everything(&branch, ada).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_branch_of_a_game_that_cannot_be_replayed_can_be_read_and_ended() {
    let fixture = Fixture::new().await;
    let (ada, origin, branch) = went_on(&fixture).await;
    let (id, before) = (branch.id().clone(), view(&branch, ada).await.position);
    drop(branch);
    fixture.hall.close().await;
    damage(&fixture, IN_ANOTHER_LAYOUT, &id).await;
    damage(&fixture, "UPDATE moves SET notation = 'place river 7' WHERE table_id = ? AND number = 1", &origin).await;
    let fixture = fixture.reopen().await;
    let branch = fixture.hall.table(&id).await.unwrap();
    let seen = view(&branch, ada).await;
    let standstill = seen.standstill.unwrap();
    let why = said(&standstill.why);
    assert!(why.contains("move 1 there is refused by the rules"), "{why}");
    assert_eq!((seen.position, standstill.plays_to, standstill.can_go_on), (before, 0, false));
    assert!(!branch.log(Some(ada)).await.unwrap().is_empty());
    branch.export(Some(ada), ENGLISH).await.unwrap();
    assert!(branch.at(Some(ada), 0).await.is_err());
    assert!(matches!(branch.go_on(ada).await, Err(HallError::NoBeginning)));
    branch.abort(ada).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn players_of_an_unreadable_table_can_leave_for_good() {
    for statement in
        ["DELETE FROM seats WHERE table_id = ? AND seat = 0", "UPDATE tables SET game = 'chess' WHERE id = ?"]
    {
        let (fixture, ada, opened, _) = damaged(statement).await;
        assert!(opened.is_err());
        fixture.hall.leave(ada).await.unwrap();
    }
}
