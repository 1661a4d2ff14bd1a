use std::time::Duration;

use table::hall::HallConfig;
use table::store::Status;

use super::{Fixture, P1, P2, act, everything, greedy, here, open, play_to_the_end, view, wait_for};

#[tokio::test(flavor = "multi_thread")]
async fn a_table_comes_back_exactly_as_it_was_left() {
    let mut fixture = Fixture::new().await;
    let (table, ada, bob) = fixture.two_people().await;
    let id = table.id().clone();
    let moves = [
        (ada, P1, "place forest 3"),
        (bob, P2, "place hunt 4"),
        (ada, P1, "place hunt 2"),
        (bob, P2, "place tool-maker"),
        (ada, P1, "use forest"),
    ];
    drop(table);
    for (person, seat, action) in moves {
        let table = fixture.hall.table(&id).await.unwrap();
        act(&table, person, seat, action).await;
        let before = (everything(&table, ada).await, everything(&table, bob).await);
        drop(table);
        fixture = fixture.reopen().await;
        let table = fixture.hall.table(&id).await.unwrap();
        assert_eq!((everything(&table, ada).await, everything(&table, bob).await), before, "after {action}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unconfirmed_turn_can_still_be_taken_back_after_a_restart() {
    let fixture = Fixture::new().await;
    let (table, ada, _) = fixture.two_people().await;
    let number = view(&table, ada).await.number;
    table.act(ada, P1, number, "place forest 3".to_owned(), false).await.unwrap();
    let id = table.id().clone();
    drop(table);
    let fixture = fixture.reopen().await;
    let table = fixture.hall.table(&id).await.unwrap();
    assert_eq!(view(&table, ada).await.to_confirm, Some(P1));
    table.undo(ada, P1, number + 1).await.unwrap();
    assert_eq!(view(&table, ada).await.position, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_continue_after_a_restart() {
    let fixture = Fixture::new().await;
    let ada = fixture.person("Ada").await;
    let table = fixture.table(ada, [greedy(), greedy()]).await;
    wait_for(&table, |table_view| table_view.position > 3).await;
    let id = table.id().clone();
    drop(table);
    let fixture = fixture.reopen().await;
    let table = fixture.hall.table(&id).await.unwrap();
    wait_for(&table, |table_view| table_view.status == Status::Over).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn unused_tables_leave_memory_and_come_back() {
    let folder = tempfile::tempdir().unwrap();
    let hall = open(&folder, HallConfig { idle_after: Duration::ZERO, ..HallConfig::default() }).await;
    let fixture = Fixture { hall, folder };
    let ada = fixture.person("Ada").await;
    let table = fixture.table(ada, [here("Ada"), greedy()]).await;
    play_to_the_end(&table, ada, P1).await;
    let (id, before) = (table.id().clone(), everything(&table, ada).await);
    fixture.hall.sweep().await;
    assert_eq!(fixture.hall.tables_in_memory().await, 1, "it is still in use");
    drop(table);
    let mut left = usize::MAX;
    for _ in 0..100 {
        fixture.hall.sweep().await;
        left = fixture.hall.tables_in_memory().await;
        if left == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(left, 0);
    let table = fixture.hall.table(&id).await.unwrap();
    assert_eq!(everything(&table, ada).await, before);
}
