use engine::words::ENGLISH;
use table::Tell;
use table::hall::{Accepted, HallError};

use super::{Fixture, P1, P2, act, view};

#[tokio::test(flavor = "multi_thread")]
async fn exactly_one_of_several_concurrent_actions_wins() {
    let fixture = Fixture::new().await;
    for _ in 0..20 {
        let (table, ada, _) = fixture.two_people().await;
        let number = view(&table, ada).await.number;
        let tries: Vec<_> = ["place forest 1", "place forest 2", "place hunt 1", "place river 1"]
            .map(|action| {
                let table = table.clone();
                tokio::spawn(async move { table.act(ada, P1, number, action.to_owned(), true).await })
            })
            .into_iter()
            .collect();
        let mut won = 0;
        for tried in tries {
            match tried.await.unwrap() {
                Ok(Accepted::Now) => won += 1,
                Err(HallError::Stale) => {}
                other => panic!("{other:?}"),
            }
        }
        let after = view(&table, ada).await;
        assert_eq!((won, after.number, after.position), (1, number + 1, 1));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_action_sent_many_times_is_taken_once() {
    let fixture = Fixture::new().await;
    let (table, ada, bob) = fixture.two_people().await;
    let number = view(&table, ada).await.number;
    let send = || table.act(ada, P1, number, "place forest 3".to_owned(), true);
    assert_eq!(send().await.unwrap(), Accepted::Now);
    assert_eq!(send().await.unwrap(), Accepted::Already);
    act(&table, bob, P2, "place hunt 5").await;
    assert_eq!(send().await.unwrap(), Accepted::Already, "even after others have moved on");
    assert_eq!(view(&table, ada).await.position, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_action_is_refused_and_changes_nothing() {
    let fixture = Fixture::new().await;
    let (table, ada, _) = fixture.two_people().await;
    let number = view(&table, ada).await.number;
    act(&table, ada, P1, "place forest 3").await;
    let stale = table.act(ada, P1, number, "place hunt 1".to_owned(), true).await;
    assert!(matches!(stale, Err(HallError::Stale)), "{stale:?}");
    let from_the_future = table.act(ada, P1, number + 9, "place hunt 1".to_owned(), true).await;
    assert!(matches!(from_the_future, Err(HallError::Stale)));
    assert_eq!(view(&table, ada).await.position, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_for_another_seat_are_refused() {
    let fixture = Fixture::new().await;
    let (table, ada, bob) = fixture.two_people().await;
    let stranger = fixture.person("Eve").await;
    let number = view(&table, ada).await.number;
    for person in [bob, stranger] {
        let tried = table.act(person, P1, number, "place forest 3".to_owned(), true).await;
        assert!(matches!(tried, Err(HallError::NotYourSeat { .. })), "{tried:?}");
    }
    let tried = table.act(bob, P2, number, "place forest 3".to_owned(), true).await;
    let seen = view(&table, bob).await;
    assert!(seen.speaker(ENGLISH).say(tried.unwrap_err().tell()).contains("it is up to Ada"));
    let tried = table.act(ada, P1, number, "place atlantis 3".to_owned(), true).await;
    assert!(matches!(tried, Err(HallError::Act(_))));
    assert_eq!(view(&table, ada).await.number, number);
}
