use std::time::Instant;

use bots::Effort;
use table::hall::ReviewView;

use super::*;

fn bot(name: &str) -> NewSeat {
    NewSeat::Bot(name.to_owned())
}

/// On its own, an expert thinks for two seconds about the first decision of a turn. If twenty of them on two threads
/// did not share the time, the last one would decide after twenty seconds.
#[tokio::test]
async fn many_tables_of_experts_make_progress() {
    const TABLES: usize = 20;
    let folder = tempfile::tempdir().unwrap();
    let hall = open(&folder, HallConfig { bot_threads: 2, ..HallConfig::default() }).await;
    let fixture = Fixture { hall, folder };
    let ada = fixture.person("Ada").await;
    let begin = Instant::now();
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        tables.push(fixture.table(ada, [bot("expert"), bot("expert")]).await);
    }
    for table in &tables {
        let mut position = 0;
        while position == 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
            position = table.view(None).await.unwrap().position;
        }
    }
    assert!(begin.elapsed() < Duration::from_secs(12), "{:?}", begin.elapsed());
    fixture.hall.close().await;
}

#[tokio::test]
async fn every_level_plays_a_turn_of_several_decisions() {
    let fixture = Fixture::new().await;
    let ada = fixture.person("Ada").await;
    for level in bots::Level::ALL {
        let table = fixture.table(ada, [here("Ada"), bot(level.name())]).await;
        act(&table, ada, P1, "place forest 5").await;
        let round = wait_for(&table, |table_view| {
            table_view.seat_view.as_ref().is_some_and(|seat_view| seat_view.to_act().contains(P1))
        })
        .await;
        assert!(round.position > 1, "{level}");
    }
}

#[tokio::test]
async fn a_hint_with_counted_effort_is_reproducible() {
    let folder = tempfile::tempdir().unwrap();
    let hints = Effort::Iterations(80);
    let fixture = Fixture { hall: open(&folder, HallConfig { hints, ..HallConfig::default() }).await, folder };
    let (table, ada, bob) = fixture.two_people().await;
    let hint = table.hint(ada, P1).await.unwrap();
    assert!(hint.as_ref().is_some_and(|hint| !hint.alternatives.is_empty()), "{hint:?}");
    assert_eq!(table.hint(ada, P1).await.unwrap(), hint);
    assert_eq!(table.hint(bob, P2).await.unwrap(), None, "it is not their turn");
    assert!(matches!(table.hint(bob, P1).await, Err(HallError::NotYourSeat { .. })));
}

#[tokio::test]
async fn players_can_review_their_decisions_when_the_game_is_over() {
    let fixture = Fixture::new().await;
    let (ada, bob) = (fixture.person("Ada").await, fixture.person("Bob").await);
    let table = fixture.table(ada, [here("Ada"), greedy()]).await;
    assert!(matches!(table.begin_review(ada, P1).await, Err(HallError::NotOver)));
    play_to_the_end(&table, ada, P1).await;

    assert!(matches!(table.begin_review(bob, P1).await, Err(HallError::NotYourSeat { .. })));
    assert!(matches!(table.review(bob, P1).await, Err(HallError::NotYourSeat { .. })));
    assert!(matches!(table.begin_review(ada, P2).await, Err(HallError::NotYourSeat { .. })));
    assert_eq!(table.review(ada, P1).await.unwrap(), ReviewView::NotAsked);
    table.begin_review(ada, P1).await.unwrap();
    assert!(matches!(table.review(ada, P1).await.unwrap(), ReviewView::Begun(_)));
    table.begin_review(ada, P1).await.unwrap();
    let review = loop {
        match table.review(ada, P1).await.unwrap() {
            ReviewView::Begun(progress) => assert!(progress.done <= progress.all, "{progress:?}"),
            ReviewView::Done(review) => break review,
            ReviewView::NotAsked => panic!("it was asked for"),
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    assert_eq!(review.seat, P1);
    assert!(review.decisions > 20 && !review.costly.is_empty(), "{review:?}");
    for costly in &review.costly {
        let then = table.at(Some(ada), costly.position).await.unwrap();
        assert_eq!((then.seat_view.round(), then.seat_view.to_act().contains(P1)), (costly.round, true));
    }
}
