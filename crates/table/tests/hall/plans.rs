use table::store::PersonId;
use table::{Lines, Plan};

use super::*;

fn lines(lines: &[&str]) -> Box<dyn Plan> {
    Box::new(Lines::new(lines).unwrap())
}

const REST: [&str; 2] = ["place field", "place forest 2"];

/// A table at which Ada places her last three people.
async fn three_left(fixture: &Fixture) -> (Arc<LiveTable>, PersonId, PersonId) {
    let (table, ada, bob) = fixture.two_people().await;
    act(&table, ada, P1, "place hut").await;
    act(&table, bob, P2, "place hunt 5").await;
    (table, ada, bob)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_is_taken_back_as_one_after_a_restart() {
    let fixture = Fixture::new().await;
    let (table, ada, _) = three_left(&fixture).await;
    let before = view(&table, ada).await;
    let planned = table.act_by_plan(ada, P1, before.number, lines(&REST), false).await.unwrap();
    assert_eq!(planned, Accepted::Now);
    let after = view(&table, ada).await;
    assert_eq!((after.number, after.position), (before.number + 2, before.position + 2));

    let id = table.id().clone();
    drop(table);
    let fixture = fixture.reopen().await;
    let table = fixture.hall.table(&id).await.unwrap();
    assert_eq!(view(&table, ada).await.position, after.position);
    assert_eq!(table.undo(ada, P1, after.number).await.unwrap(), Accepted::Now);
    let back = view(&table, ada).await;
    assert_eq!(back.position, before.position);
    let json = |table_view: &TableView| table_view.seat_view.as_ref().unwrap().json().unwrap();
    assert_eq!(json(&back), json(&before));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_plan_is_harmless_and_another_one_is_stale() {
    let fixture = Fixture::new().await;
    let (table, ada, _) = three_left(&fixture).await;
    let number = view(&table, ada).await.number;
    table.act_by_plan(ada, P1, number, lines(&REST), false).await.unwrap();
    let after = view(&table, ada).await;

    let id = table.id().clone();
    drop(table);
    let fixture = fixture.reopen().await;
    let table = fixture.hall.table(&id).await.unwrap();
    assert_eq!(table.act_by_plan(ada, P1, number, lines(&REST), false).await.unwrap(), Accepted::Already);
    let other = table.act_by_plan(ada, P1, number, lines(&["place field"]), false).await;
    assert!(matches!(other, Err(HallError::Stale)), "{other:?}");
    let single = table.act(ada, P1, number + 1, REST[1].to_owned(), false).await;
    assert_eq!(single.unwrap(), Accepted::Already, "the same action was made by the plan");
    assert_eq!(view(&table, ada).await.number, after.number);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_plan_leaves_the_table_as_it_was() {
    let fixture = Fixture::new().await;
    let (table, ada, bob) = three_left(&fixture).await;
    let (before, number) = (everything(&table, bob).await, view(&table, ada).await.number);
    let refused = table.act_by_plan(ada, P1, number, lines(&["place field", "place quarry 7"]), true).await;
    let error = refused.unwrap_err();
    assert!(matches!(error, HallError::Plan(_)), "{error:?}");
    assert_eq!(everything(&table, bob).await, before);
    let not_theirs = table.act_by_plan(bob, P1, number, lines(&REST), true).await;
    assert!(matches!(not_theirs, Err(HallError::NotYourSeat { .. })), "{not_theirs:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_that_rolls_is_taken_back_only_with_consent() {
    let fixture = Fixture::new().await;
    let (table, ada, bob) = three_left(&fixture).await;
    let number = view(&table, ada).await.number;
    // The last answer rolls dice and ends the turn, so the whole plan is confirmed.
    let plan = ["place field", "place forest 2", "use hut", "use field", "use forest"];
    table.act_by_plan(ada, P1, number, lines(&plan), false).await.unwrap();
    let after = view(&table, ada).await;
    assert_eq!(after.to_confirm, None, "a roll confirms the turn");
    assert!(table.undo(ada, P1, after.number).await.is_err());
    assert_eq!(table.ask_undo(ada, P1, after.number).await.unwrap(), Accepted::Asked);
    table.answer(bob, true).await.unwrap();
    assert_eq!(view(&table, ada).await.position, after.position, "the roll is gone, and a redraw is there");
}
