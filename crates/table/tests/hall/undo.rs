use engine::Viewer;
use table::hall::{Accepted, HallError};
use table::store::Status;

use super::{Fixture, P1, P2, act, everything, greedy, here, secret, view, wait_for};

#[tokio::test(flavor = "multi_thread")]
async fn confirming_makes_a_turn_final() {
    let fixture = Fixture::new().await;
    let (table, ada, bob) = fixture.two_people().await;
    let number = view(&table, ada).await.number;
    table.act(ada, P1, number, "place forest 3".to_owned(), false).await.unwrap();
    assert_eq!(view(&table, bob).await.to_confirm, Some(P1));
    let early = table.act(bob, P2, number + 1, "place hunt 5".to_owned(), false).await;
    assert!(matches!(early, Err(HallError::NotConfirmed { .. })), "{early:?}");
    assert_eq!(table.confirm(ada, P1, number + 1).await.unwrap(), Accepted::Now);
    assert_eq!(table.confirm(ada, P1, number + 1).await.unwrap(), Accepted::Already);
    assert_eq!(view(&table, bob).await.to_confirm, None);
    act(&table, bob, P2, "place hunt 5").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_works_until_the_turn_is_confirmed() {
    let fixture = Fixture::new().await;
    let (table, ada, bob) = fixture.two_people().await;
    let before = everything(&table, bob).await;
    let number = view(&table, ada).await.number;
    table.act(ada, P1, number, "place forest 3".to_owned(), false).await.unwrap();
    assert_eq!(table.undo(ada, P1, number + 1).await.unwrap(), Accepted::Now);
    assert_eq!(table.undo(ada, P1, number + 1).await.unwrap(), Accepted::Already);
    let after = everything(&table, bob).await;
    let without_number = |text: &str| text.split_once(' ').unwrap().1.to_owned();
    assert_eq!(without_number(&after), without_number(&before));
    act(&table, ada, P1, "place forest 2").await;
    let confirmed = table.undo(ada, P1, number + 3).await;
    assert!(matches!(confirmed, Err(HallError::TurnConfirmed)), "{confirmed:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_roll_confirms_the_turn_and_is_taken_back_only_with_consent() {
    let fixture = Fixture::new().await;
    let (table, ada, bob) = fixture.two_people().await;
    act(&table, ada, P1, "place hunt 5").await;
    act(&table, bob, P2, "place forest 5").await;
    let before = view(&table, ada).await;
    table.act(ada, P1, before.number, "use hunt".to_owned(), false).await.unwrap();
    let rolled = view(&table, ada).await;
    assert_eq!(rolled.to_confirm, None, "there is nothing to take back");
    assert!(matches!(table.undo(ada, P1, rolled.number).await, Err(HallError::Undo(_))));

    assert_eq!(table.ask_undo(ada, P1, rolled.number).await.unwrap(), Accepted::Asked);
    assert!(!view(&table, ada).await.asked.unwrap().is_mine_to_answer);
    assert!(view(&table, bob).await.asked.unwrap().is_mine_to_answer);
    assert!(matches!(table.answer(fixture.person("Eve").await, true).await, Err(HallError::NothingAsked)));
    table.answer(bob, false).await.unwrap();
    assert_eq!(view(&table, ada).await.position, rolled.position, "no consent, no undo");

    table.ask_undo(ada, P1, rolled.number).await.unwrap();
    assert_eq!(table.answer(bob, true).await.unwrap(), Accepted::Now);
    let back = view(&table, ada).await;
    assert_eq!(back.position, before.position + 1, "the redraw is an entry too");
    let view = |table_view: &table::hall::TableView| table_view.seat_view.as_ref().unwrap().json().unwrap();
    assert_eq!(view(&back), view(&before));
}

#[tokio::test(flavor = "multi_thread")]
async fn dice_fall_differently_after_a_consented_undo() {
    let fixture = Fixture::new().await;
    let mut fell_differently = 0;
    for _ in 0..12 {
        let ada = fixture.person("Ada").await;
        let table = fixture.table(ada, [here("Ada"), here("Bob")]).await;
        act(&table, ada, P1, "place hunt 5").await;
        act(&table, ada, P2, "place forest 5").await;
        let mut rolls = Vec::new();
        for _ in 0..2 {
            act(&table, ada, P1, "use hunt").await;
            let told = table.log(Some(ada)).await.unwrap();
            rolls.push(told.into_iter().find(|told| told.sentence.key() == "event-rolled").unwrap().sentence);
            let number = view(&table, ada).await.number;
            // There is no one else to ask.
            assert_eq!(table.ask_undo(ada, P1, number).await.unwrap(), Accepted::Now);
        }
        fell_differently += usize::from(rolls[0] != rolls[1]);
    }
    assert!(fell_differently > 6, "{fell_differently} of 12");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_for_undo_is_void_once_a_player_moves() {
    let fixture = Fixture::new().await;
    let (table, ada, bob) = fixture.two_people().await;
    act(&table, ada, P1, "place hunt 5").await;
    let number = view(&table, ada).await.number;
    table.ask_undo(ada, P1, number).await.unwrap();
    act(&table, bob, P2, "place forest 5").await;
    assert!(view(&table, bob).await.asked.is_none());
    assert!(matches!(table.answer(bob, true).await, Err(HallError::NothingAsked)));
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_share_a_device_see_a_curtain_between_their_turns() {
    let fixture = Fixture::new().await;
    let ada = fixture.person("Ada").await;
    let table = fixture.table(ada, [here("Ada"), here("Bob")]).await;
    let first = view(&table, ada).await;
    assert_eq!((first.curtain, first.seat_view.unwrap().viewer()), (Some(P1), Viewer::Spectator));
    table.take_device(ada, P1).await.unwrap();
    assert_eq!(view(&table, ada).await.seat_view.unwrap().viewer(), Viewer::Seat(P1));
    act(&table, ada, P1, "place forest 3").await;
    let second = view(&table, ada).await;
    assert_eq!((second.curtain, second.seat_view.unwrap().viewer()), (Some(P2), Viewer::Spectator));
    let other = fixture.person("Eve").await;
    assert!(matches!(table.take_device(other, P2).await, Err(HallError::NotYourSeat { .. })));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_can_be_branched_only_against_bots() {
    let fixture = Fixture::new().await;
    let (table, ada, _) = fixture.two_people().await;
    act(&table, ada, P1, "place hunt 5").await;
    let tried = fixture.hall.branch(&table, ada, "Ada".to_owned(), 1, secret(), None).await;
    assert!(matches!(tried.err(), Some(HallError::OthersPlay)));

    let alone = fixture.table(ada, [here("Ada"), greedy()]).await;
    act(&alone, ada, P1, "place hunt 2").await;
    let branch = fixture.hall.branch(&alone, ada, "Ada".to_owned(), 0, secret(), None).await.unwrap();
    let table_view = view(&branch, ada).await;
    assert_eq!((table_view.position, table_view.parent), (0, Some((alone.id().clone(), 0))));
    act(&branch, ada, P1, "place forest 5").await;
    assert!(matches!(
        fixture.hall.branch(&alone, ada, "Ada".to_owned(), 999, secret(), None).await.err(),
        Some(HallError::NoSuchPosition { .. })
    ));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_can_be_branched_at_any_position() {
    let fixture = Fixture::new().await;
    let ada = fixture.person("Ada").await;
    let table = fixture.table(ada, [greedy(), greedy()]).await;
    let over = wait_for(&table, |table_view| table_view.status == Status::Over).await;
    let middle = over.position / 2;
    let branch = fixture.hall.branch(&table, ada, "Ada".to_owned(), middle, secret(), None).await.unwrap();
    let branched = view(&branch, ada).await;
    assert!(branched.position > middle, "the entries before it, and the redraw");
    let past = branch.at(Some(ada), middle).await.unwrap();
    let origin = table.at(Some(ada), middle).await.unwrap();
    assert_eq!(past.seat_view.score_sheet().rows.len(), origin.seat_view.score_sheet().rows.len());
    assert_eq!(past.seat_view.to_act(), origin.seat_view.to_act());
    assert!(matches!(
        fixture.hall.branch(&table, ada, "Ada".to_owned(), over.position, secret(), None).await.err(),
        Some(HallError::Over)
    ));
}
