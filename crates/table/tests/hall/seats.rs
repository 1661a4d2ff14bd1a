use std::sync::Arc;
use std::time::Duration;

use table::hall::{HallError, Name, NewSeat, Summary};
use table::store::Status;

use super::{Fixture, P1, P2, greedy, here, new_table, play_to_the_end, secret, view};

fn name(text: &str) -> Name {
    Name::parse(text).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_taken_with_its_code_and_once() {
    let fixture = Fixture::new().await;
    let (ada, bob, eve) = (fixture.person("Ada").await, fixture.person("Bob").await, fixture.person("Eve").await);
    let table = fixture.table(ada, [here("Ada"), NewSeat::Open]).await;
    assert_eq!(view(&table, ada).await.status, Status::Gathering);
    assert!(matches!(table.invitations(bob).await, Err(HallError::NotHost)));
    let code = table.invitations(ada).await.unwrap()[0].1.clone();
    assert!(matches!(table.sit_down(eve, P2, name("Eve"), None, None).await, Err(HallError::NotInvited)));
    let wrong = Some("wrong".to_owned());
    assert!(matches!(table.sit_down(eve, P2, name("Eve"), wrong, None).await, Err(HallError::NotInvited)));
    assert_eq!(table.seat_of_code(&code).await.unwrap(), Some(P2));
    table.sit_down(bob, P2, name("Bob"), Some(code.clone()), None).await.unwrap();
    assert_eq!(view(&table, bob).await.status, Status::Playing, "all seats are taken");
    assert!(matches!(
        table.sit_down(eve, P2, name("Eve"), Some(code.clone()), None).await,
        Err(HallError::SeatTaken { .. })
    ));
    assert_eq!(table.seat_of_code(&code).await.unwrap(), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn anyone_can_find_a_listed_table_and_sit_down() {
    let fixture = Fixture::new().await;
    let (ada, bob) = (fixture.person("Ada").await, fixture.person("Ada").await);
    let mut new = new_table([here("Ada"), NewSeat::Open]);
    new.is_listed = true;
    let table = fixture.hall.create(ada, new).await.unwrap();
    let lobby = fixture.hall.lobby(Some(bob)).await.unwrap();
    assert_eq!(lobby.open.iter().map(|table| &table.id).collect::<Vec<_>>(), [table.id()]);
    table.sit_down(bob, P2, name("Ada"), None, None).await.unwrap();
    let names: Vec<String> = view(&table, bob).await.seats.into_iter().map(|seat| seat.name).collect();
    assert_eq!(names, ["Ada", "Ada (Blue)"], "names are made distinct");
    let lobby = fixture.hall.lobby(Some(bob)).await.unwrap();
    assert!(lobby.open.is_empty());
    assert_eq!(lobby.mine.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_say_since_when_a_seat_owes_its_decision() {
    let fixture = Fixture::new().await;
    let (table, ada, bob) = fixture.two_people().await;
    let listed = async || Summary::of(&fixture.hall.lobby(Some(ada)).await.unwrap().mine[0]);
    let pause = || tokio::time::sleep(Duration::from_millis(20));
    let began = listed().await;
    let since = began.owes_since(0).unwrap();
    assert_eq!((&began.to_act[..], began.owes_since(1)), (&[0][..], None));

    // A message does not make the wait any shorter. An action does, and a turn to confirm is still theirs.
    pause().await;
    table.say(bob, "Bob".to_owned(), "Hello").await.unwrap();
    assert_eq!(listed().await.owes_since(0), Some(since));
    let number = view(&table, ada).await.number;
    table.act(ada, P1, number, "place forest 3".to_owned(), false).await.unwrap();
    let acted = listed().await.owes_since(0).unwrap();
    assert!(acted > since, "{acted}");
    pause().await;
    table.confirm(ada, P1, number + 1).await.unwrap();
    let passed = listed().await;
    assert!(passed.owes_since(0).is_none() && passed.owes_since(1).unwrap() > acted, "{passed:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_fills_open_seats_with_bots() {
    let fixture = Fixture::new().await;
    let ada = fixture.person("Ada").await;
    let table = fixture.table(ada, [here("Ada"), NewSeat::Open]).await;
    assert!(table.fill_with_bots(ada, "deep-thought".to_owned()).await.is_err());
    table.fill_with_bots(ada, "greedy".to_owned()).await.unwrap();
    assert_eq!(view(&table, ada).await.status, Status::Playing);
    assert!(matches!(table.fill_with_bots(ada, "greedy".to_owned()).await, Err(HallError::Begun)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_to_the_end_for_a_player_who_resigns() {
    let fixture = Fixture::new().await;
    let (table, ada, bob) = fixture.two_people().await;
    table.resign(bob, P2).await.unwrap();
    assert!(matches!(table.resign(bob, P2).await, Err(HallError::Resigned { .. })));
    assert!(matches!(table.hand_back(bob, P2).await, Err(HallError::Resigned { .. })));
    play_to_the_end(&table, ada, P1).await;
    assert!(view(&table, ada).await.seat_view.unwrap().standings().is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_people_play_again() {
    let fixture = Fixture::new().await;
    let (table, ada, bob) = fixture.two_people().await;
    assert!(matches!(fixture.hall.rematch(&table, ada, secret(), None).await.err(), Some(HallError::NotOver)));
    table.abort(ada).await.unwrap();
    let next = fixture.hall.rematch(&table, ada, secret(), None).await.unwrap();
    let again = fixture.hall.rematch(&table, bob, secret(), None).await.unwrap();
    assert!(Arc::ptr_eq(&next, &again), "there is only one rematch");
    assert_eq!(view(&next, ada).await.status, Status::Gathering, "Bob's browser must add its nonce too");
    assert_eq!(view(&table, bob).await.rematch, Some(next.id().clone()));
    let eve = fixture.person("Eve").await;
    assert!(matches!(next.sit_down(eve, P2, name("Eve"), None, None).await, Err(HallError::NotInvited)));
    assert!(view(&next, bob).await.seats[1].is_kept_for_me);
    next.sit_down(bob, P2, name("Bob"), None, None).await.unwrap();
    assert_eq!(view(&next, ada).await.status, Status::Playing);
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_is_heard_by_everyone() {
    let fixture = Fixture::new().await;
    let (table, ada, bob) = fixture.two_people().await;
    let number = view(&table, ada).await.number;
    table.say(bob, "Bob".to_owned(), "  hello\u{202e} there \n").await.unwrap();
    table.say(bob, "Bob".to_owned(), "   ").await.unwrap();
    let after = view(&table, ada).await;
    let said = after.notes.last().unwrap();
    assert_eq!((said.name.as_str(), super::said(&said.said).as_str()), ("Bob", "hello there"));
    assert_eq!(after.number, number, "chat does not make a move stale");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_does_not_fit_its_game_is_refused() {
    let fixture = Fixture::new().await;
    let ada = fixture.person("Ada").await;
    let mut wrong_seats = new_table([here("Ada"), greedy()]);
    wrong_seats.seats.push(greedy());
    assert!(matches!(fixture.hall.create(ada, wrong_seats).await.err(), Some(HallError::Seats { .. })));
    let mut wrong_game = new_table([here("Ada"), greedy()]);
    wrong_game.game = "chess".to_owned();
    assert!(matches!(fixture.hall.create(ada, wrong_game).await.err(), Some(HallError::NoSuchGame { .. })));
    let bot = NewSeat::Bot("deep-thought".to_owned());
    assert!(matches!(
        fixture.hall.create(ada, new_table([here("Ada"), bot])).await.err(),
        Some(HallError::Occupant(_))
    ));
    let mut wrong_option = new_table([here("Ada"), greedy()]);
    wrong_option.choices.push(("round-limit".to_owned(), "-1".to_owned()));
    assert!(matches!(fixture.hall.create(ada, wrong_option).await.err(), Some(HallError::Setup(_))));
    let new = new_table([here("Ada"), greedy()]);
    fixture.hall.create(ada, new.clone()).await.unwrap();
    assert!(
        matches!(fixture.hall.create(ada, new).await.err(), Some(HallError::FormUsed)),
        "dice can be used only once"
    );
}
