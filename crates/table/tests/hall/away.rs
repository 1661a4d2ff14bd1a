use table::hall::{Grace, Waits};

use super::*;

/// Short, to keep the tests fast.
const GRACE: Duration = Duration::from_millis(300);
const DAYS: Duration = Duration::from_secs(60);

/// The usual waits, except for these.
const fn waits(live: Duration, gone: Duration) -> Waits {
    Waits { live, days: DAYS, gone }
}

async fn with(waits: Waits) -> Fixture {
    let folder = tempfile::tempdir().unwrap();
    on(folder, waits).await
}

async fn on(folder: TempDir, waits: Waits) -> Fixture {
    Fixture { hall: open(&folder, HallConfig { waits, ..HallConfig::default() }).await, folder }
}

/// Closes the hall and opens it again.
async fn again(fixture: Fixture, waits: Waits) -> Fixture {
    fixture.hall.close().await;
    let Fixture { hall, folder } = fixture;
    drop(hall);
    on(folder, waits).await
}

async fn said(table: &Arc<LiveTable>) -> Vec<String> {
    table.view(None).await.unwrap().notes.into_iter().map(|note| super::said(&note.said)).collect()
}

/// Checks whether a bot plays in a seat, without giving a sign of any player.
async fn is_replaced(table: &Arc<LiveTable>, seat: Seat) -> bool {
    table.view(None).await.unwrap().seats[seat.index()].stands_in
}

#[tokio::test(flavor = "multi_thread")]
async fn a_brief_disconnect_does_not_hand_over_a_seat() {
    let fixture = Fixture::new().await;
    let (table, ada, bob) = fixture.two_people().await;
    let presence = table.enter(Some(ada));
    let tried = table.take_over(bob, P1).await;
    assert!(matches!(tried, Err(HallError::IsHere { .. })), "{tried:?}");
    drop(presence);
    tokio::time::sleep(GRACE).await;
    let tried = table.take_over(bob, P1).await.unwrap_err();
    assert!(matches!(tried, HallError::NotAwayLong { .. }), "{tried}");
    assert!(tried.to_string().contains("once they have given no sign for 2 minutes; try again in"), "{tried}");
    assert!(matches!(table.abort(bob).await, Err(HallError::OnlyHostAborts { .. })));
    assert!(!is_replaced(&table, P1).await);
    assert_eq!(table.view(None).await.unwrap().status, Status::Playing);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_player_to_act_is_replaced_after_the_grace_time_and_only_by_players() {
    let fixture = with(waits(GRACE, DAYS)).await;
    let (table, ada, bob) = fixture.two_people().await;
    tokio::time::sleep(GRACE).await;
    let early = table.take_over(ada, P2).await;
    assert!(matches!(early, Err(HallError::NotToAct { .. })), "{early:?}");
    act(&table, ada, P1, "place forest 3").await;
    let eve = fixture.person("Eve").await;
    assert!(matches!(table.take_over(eve, P2).await, Err(HallError::NotSeated)));
    table.take_over(ada, P2).await.unwrap();
    wait_for(&table, |table_view| table_view.position > 1).await;
    // Every call is a sign of life.
    table.say(bob, "Bob".to_owned(), "here").await.unwrap();
    assert!(!is_replaced(&table, P2).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn any_request_is_a_sign_and_takes_the_seat_back() {
    let fixture = with(waits(GRACE, DAYS)).await;
    for come in 0..5 {
        let (table, ada, bob) = fixture.two_people().await;
        act(&table, ada, P1, "place forest 3").await;
        tokio::time::sleep(GRACE).await;
        table.take_over(ada, P2).await.unwrap();
        assert!(is_replaced(&table, P2).await);
        wait_for(&table, |table_view| table_view.position > 1).await;
        let mut presence = None;
        match come {
            0 => drop(view(&table, bob).await),
            1 => presence = Some(table.enter(Some(bob))),
            2 => drop(table.log(Some(bob)).await),
            3 => drop(table.at(Some(bob), 1).await),
            _ => drop(table.act(bob, P2, 0, "place hunt 1".to_owned(), true).await),
        }
        wait_for(&table, |table_view| !table_view.seats[1].stands_in).await;
        let told = said(&table).await;
        assert!(told.contains(&"Bob is back.".to_owned()), "{told:?}");
        assert!(matches!(table.hand_back(bob, P2).await, Err(HallError::NoBotPlays { .. })));
        drop(presence);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unconfirmed_turn_does_not_block_a_takeover() {
    let fixture = with(waits(GRACE, DAYS)).await;
    let (table, ada, bob) = fixture.two_people().await;
    let number = view(&table, ada).await.number;
    table.act(ada, P1, number, "place forest 3".to_owned(), false).await.unwrap();
    tokio::time::sleep(GRACE).await;
    table.take_over(bob, P1).await.unwrap();
    act(&table, bob, P2, "place hunt 1").await;
    wait_for(&table, |table_view| table_view.position > 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn grace_times_restart_with_the_server() {
    let long = waits(Duration::from_secs(3), DAYS);
    let fixture = with(long).await;
    let (table, ada, bob) = fixture.two_people().await;
    act(&table, ada, P1, "place forest 3").await;
    let id = table.id().clone();
    drop(table);
    tokio::time::sleep(Duration::from_secs(3)).await;
    let fixture = again(fixture, long).await;
    let table = fixture.hall.table(&id).await.unwrap();
    let early = table.take_over(ada, P2).await;
    assert!(matches!(early, Err(HallError::NotAwayLong { .. })), "{early:?}");
    tokio::time::sleep(Duration::from_secs(3)).await;
    table.take_over(ada, P2).await.unwrap();
    drop(view(&table, bob).await);
    assert!(!is_replaced(&table, P2).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_chooses_the_grace_time() {
    let fixture = with(waits(GRACE, DAYS)).await;
    let ada = fixture.person("Ada").await;
    for (grace, told) in [(Grace::Days, "60 seconds"), (Grace::Minutes(15), "15 minutes")] {
        let bob = fixture.person("Bob").await;
        let mut new = new_table([NewSeat::Open, here("Ada")]);
        (new.options.grace, new.is_listed) = (grace, true);
        let table = fixture.hall.create(ada, new).await.unwrap();
        table.sit_down(bob, P1, Name::parse("Bob").unwrap(), None, None).await.unwrap();
        tokio::time::sleep(GRACE).await;
        let refused = table.take_over(ada, P1).await.unwrap_err().to_string();
        assert!(refused.contains(&format!("no sign for {told}")), "{refused}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_chose_a_bot_watches_until_they_take_the_seat_back() {
    let fixture = with(waits(GRACE, DAYS)).await;
    let (table, ada, bob) = fixture.two_people().await;
    table.take_over(bob, P2).await.unwrap();
    drop(view(&table, bob).await);
    assert!(is_replaced(&table, P2).await);
    act(&table, ada, P1, "place forest 3").await;
    wait_for(&table, |table_view| table_view.position > 1).await;
    table.hand_back(bob, P2).await.unwrap();
    assert!(!is_replaced(&table, P2).await);
}

/// A table at which a bot plays for Bob, and Ada has just rolled.
async fn with_a_roll_and_without_bob(fixture: &Fixture) -> (Arc<LiveTable>, PersonId, PersonId) {
    let (table, ada, bob) = fixture.two_people().await;
    act(&table, ada, P1, "place hunt 5").await;
    tokio::time::sleep(GRACE).await;
    table.take_over(ada, P2).await.unwrap();
    wait_for(&table, |table_view| {
        table_view.seat_view.as_ref().is_some_and(|seat_view| seat_view.to_act().contains(P1))
    })
    .await;
    act(&table, ada, P1, "use hunt").await;
    (table, ada, bob)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replaced_player_is_asked_for_consent() {
    let fixture = with(waits(GRACE, DAYS)).await;
    let (table, ada, bob) = with_a_roll_and_without_bob(&fixture).await;
    let before = loop {
        let before = view(&table, ada).await;
        match table.ask_undo(ada, P1, before.number).await {
            Ok(accepted) => {
                assert_eq!(accepted, Accepted::Asked);
                break before;
            }
            Err(HallError::Stale) => {}
            Err(error) => panic!("{error}"),
        }
    };
    assert!(before.seats[1].has_say && before.seats[1].stands_in);
    assert!(view(&table, ada).await.position >= before.position, "nothing is taken back");
    drop(view(&table, bob).await);
    assert!(!is_replaced(&table, P2).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_is_gone_for_a_week_is_no_longer_asked() {
    let gone = Duration::from_millis(800);
    let fixture = with(waits(GRACE, gone)).await;
    let (table, ada, _bob) = with_a_roll_and_without_bob(&fixture).await;
    tokio::time::sleep(gone).await;
    loop {
        let before = view(&table, ada).await;
        assert!(!before.seats[1].has_say);
        match table.ask_undo(ada, P1, before.number).await {
            Ok(accepted) => return assert_eq!(accepted, Accepted::Now),
            Err(HallError::Stale) => {}
            Err(error) => panic!("{error}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn absence_is_known_after_a_restart() {
    let gone = waits(GRACE, Duration::from_secs(2));
    let fixture = with(gone).await;
    let (table, ada, bob) = fixture.two_people().await;
    drop(view(&table, bob).await);
    let id = table.id().clone();
    drop(table);
    tokio::time::sleep(Duration::from_secs(2)).await;
    let fixture = again(fixture, gone).await;
    let table = fixture.hall.table(&id).await.unwrap();
    assert!(!view(&table, ada).await.seats[1].has_say, "the store knows since when Bob is gone");
    assert!(view(&table, bob).await.seats[1].has_say, "now they are back");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_host_aborts_and_the_game_stays_listed_for_its_players() {
    let fixture = with(waits(GRACE, DAYS)).await;
    let (table, ada, bob) = fixture.two_people().await;
    // Even with a bot in Ada's seat, the table is hers.
    tokio::time::sleep(GRACE).await;
    table.take_over(bob, P1).await.unwrap();
    let refused = table.abort(bob).await.unwrap_err();
    assert!(matches!(refused, HallError::OnlyHostAborts { .. }), "{refused}");
    assert_eq!(table.abort(ada).await.unwrap(), Accepted::Now);
    assert_eq!(view(&table, ada).await.status, Status::Aborted);
    let number = view(&table, ada).await.number;
    assert!(matches!(table.act(ada, P1, number, "place hunt 1".to_owned(), true).await, Err(HallError::Over)));
    for person in [ada, bob] {
        let lobby = fixture.hall.lobby(Some(person)).await.unwrap();
        assert!(lobby.mine.is_empty());
        let finished: Vec<_> = lobby.finished.iter().map(|table| (&table.id, table.status)).collect();
        assert_eq!(finished, [(table.id(), Status::Aborted)]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn once_the_host_is_gone_all_others_can_abort_together() {
    let gone = Duration::from_secs(3);
    let fixture = with(waits(GRACE, gone)).await;
    let ada = fixture.person("Ada").await;
    let mut new = new_table([here("Ada"), NewSeat::Open]);
    new.seats.push(NewSeat::Open);
    new.choices[0].1 = "3".to_owned();
    new.is_listed = true;
    let table = fixture.hall.create(ada, new).await.unwrap();
    let mut others = Vec::new();
    for (seat, called) in [(P2, "Bob"), (Seat::ALL[2], "Cleo")] {
        let person = fixture.person(called).await;
        table.sit_down(person, seat, Name::parse(called).unwrap(), None, None).await.unwrap();
        others.push(person);
    }
    assert!(matches!(table.abort(others[0]).await, Err(HallError::OnlyHostAborts { .. })));
    tokio::time::sleep(gone).await;
    for person in &others {
        drop(view(&table, *person).await);
    }
    assert_eq!(table.abort(others[0]).await.unwrap(), Accepted::Asked);
    assert_eq!(table.view(None).await.unwrap().status, Status::Playing);
    assert!(said(&table).await.last().unwrap().starts_with("Bob would like to abort"));
    // Consent survives a restart.
    let id = table.id().clone();
    drop(table);
    let fixture = again(fixture, waits(GRACE, gone)).await;
    let table = fixture.hall.table(&id).await.unwrap();
    drop(view(&table, others[0]).await);
    assert_eq!(table.abort(others[1]).await.unwrap(), Accepted::Now);
    assert_eq!(table.view(None).await.unwrap().status, Status::Aborted);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_returning_host_regains_the_table() {
    let gone = Duration::from_secs(2);
    let fixture = with(waits(GRACE, gone)).await;
    let (table, ada, bob) = fixture.two_people().await;
    tokio::time::sleep(gone).await;
    drop(view(&table, ada).await);
    assert!(matches!(table.abort(bob).await, Err(HallError::OnlyHostAborts { .. })));
}

#[tokio::test(flavor = "multi_thread")]
async fn downtime_of_the_server_does_not_count_as_absence() {
    let gone = waits(GRACE, Duration::from_secs(2));
    let fixture = with(gone).await;
    let (table, ada, bob) = fixture.two_people().await;
    drop((view(&table, ada).await, view(&table, bob).await));
    let id = table.id().clone();
    drop(table);
    fixture.hall.close().await;
    let Fixture { hall, folder } = fixture;
    drop(hall);
    tokio::time::sleep(Duration::from_secs(2)).await;
    let fixture = on(folder, gone).await;
    let table = fixture.hall.table(&id).await.unwrap();
    assert!(view(&table, ada).await.seats[1].has_say, "Bob could not come");
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert!(!view(&table, ada).await.seats[1].has_say, "now he could have");
    let refused = table.abort(bob).await;
    assert!(matches!(refused, Err(HallError::OnlyHostAborts { .. })), "{refused:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn when_the_host_leaves_for_good_a_replaced_player_becomes_host() {
    let fixture = with(waits(GRACE, DAYS)).await;
    let (table, ada, bob) = fixture.two_people().await;
    act(&table, ada, P1, "place forest 3").await;
    tokio::time::sleep(GRACE).await;
    table.take_over(ada, P2).await.unwrap();
    fixture.hall.leave(ada).await.unwrap();
    assert!(view(&table, bob).await.is_host, "no one else could ever end the game");
}
