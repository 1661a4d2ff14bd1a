use engine::words::ENGLISH;
use table::Since;

use super::*;

/// What was done since the person's last action, as sentences.
async fn since(table: &Arc<LiveTable>, person: PersonId) -> Vec<String> {
    let table_view = view(table, person).await;
    let speaker = table_view.speaker(ENGLISH);
    let Since { told, .. } = table_view.since.as_ref().unwrap();
    told.iter().map(|told| speaker.say(&told.line.sentence)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn everyone_is_told_what_others_did_since_their_own_last_action() {
    let fixture = Fixture::new().await;
    let (table, ada, bob) = fixture.two_people().await;
    assert!(since(&table, ada).await.is_empty());
    act(&table, ada, P1, "place forest 2").await;
    assert_eq!(since(&table, bob).await, ["Ada places 2 people in the forest."], "from the start of the game");
    assert!(since(&table, ada).await.is_empty(), "her own action is nothing new to her");
    act(&table, bob, P2, "place hunt 3").await;
    assert!(since(&table, bob).await.is_empty());
    assert_eq!(since(&table, ada).await, ["Bob places 3 people on the hunt."]);

    let spectator = fixture.person("Eve").await;
    assert!(table.view(Some(spectator)).await.is_err() || view(&table, spectator).await.since.is_none());
    assert!(table.view(None).await.unwrap().since.is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_action_taken_back_was_not_the_last_one() {
    let fixture = Fixture::new().await;
    let (table, ada, bob) = fixture.two_people().await;
    act(&table, ada, P1, "place forest 2").await;
    let before = since(&table, bob).await;
    let number = view(&table, bob).await.number;
    table.act(bob, P2, number, "place hunt 3".to_owned(), false).await.unwrap();
    assert!(since(&table, bob).await.is_empty());
    assert_eq!(since(&table, ada).await.len(), 1);
    table.undo(bob, P2, number + 1).await.unwrap();
    assert_eq!(since(&table, bob).await, before);
    assert!(since(&table, ada).await.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_of_others_is_told_whole_and_after_a_restart() {
    let fixture = Fixture::new().await;
    let (table, ada, bob) = fixture.two_people().await;
    act(&table, ada, P1, "place hut").await;
    act(&table, bob, P2, "place hunt 5").await;
    let plan = Box::new(table::Lines::new(["place field", "place forest 2"]).unwrap());
    let number = view(&table, ada).await.number;
    table.act_by_plan(ada, P1, number, plan, true).await.unwrap();
    let told = since(&table, bob).await;
    assert_eq!(told.len(), 2, "{told:?}");

    let id = table.id().clone();
    drop(table);
    let fixture = fixture.reopen().await;
    let table = fixture.hall.table(&id).await.unwrap();
    assert_eq!(since(&table, bob).await, told);
    assert!(!view(&table, bob).await.since.unwrap().is_cut);
}

#[tokio::test(flavor = "multi_thread")]
async fn on_one_device_each_seat_has_its_own_last_action() {
    let fixture = Fixture::new().await;
    let ada = fixture.person("Ada").await;
    let table = fixture.table(ada, [here("Ada"), here("Bob")]).await;
    table.take_device(ada, P1).await.unwrap();
    act(&table, ada, P1, "place forest 2").await;
    table.take_device(ada, P2).await.unwrap();
    assert_eq!(since(&table, ada).await, ["Ada places 2 people in the forest."]);
    act(&table, ada, P2, "place hunt 3").await;
    table.take_device(ada, P1).await.unwrap();
    assert_eq!(since(&table, ada).await, ["Bob places 3 people on the hunt."]);
}

#[tokio::test(flavor = "multi_thread")]
async fn it_can_be_looked_at_again_from_the_position_before() {
    let fixture = Fixture::new().await;
    let (table, ada, bob) = fixture.two_people().await;
    assert!(table.since(Some(ada)).await.unwrap().is_none(), "nothing has happened");
    act(&table, ada, P1, "place forest 2").await;
    let json = |seat_view: &table::hall::SeatView| seat_view.json().unwrap();
    let left = json(view(&table, ada).await.seat_view.as_ref().unwrap());
    act(&table, bob, P2, "place hunt 3").await;
    let (past, since) = table.since(Some(ada)).await.unwrap().unwrap();
    assert_eq!((past.position, past.length, since.from), (1, 2, 1));
    assert_eq!(json(&past.seat_view), left, "the table as Ada left it");
    assert_eq!(since.told.len(), 1);
    assert!(table.since(Some(bob)).await.unwrap().is_none());
    assert!(table.since(None).await.unwrap().is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_is_about_the_player_that_it_names_first() {
    let fixture = Fixture::new().await;
    let ada = fixture.person("Ada").await;
    let table = fixture.table(ada, [here("Ada"), greedy()]).await;
    play_to_the_end(&table, ada, P1).await;
    let table_view = view(&table, ada).await;
    let speaker = table_view.speaker(ENGLISH);
    let (mut others, mut nobody) = (0, 0);
    for line in table.log(Some(ada)).await.unwrap() {
        let sentence = speaker.say(&line.sentence);
        let named = table_view.seats.iter().find(|seat| sentence.starts_with(&seat.name)).map(|seat| seat.seat);
        assert_eq!(line.about, named, "{sentence}");
        others += usize::from(line.about.is_some() && line.about != line.seat);
        nobody += usize::from(line.about.is_none());
    }
    assert!(others > 0, "when Ada's last piece is used, the bot's people are fed");
    assert!(nobody > 0, "rounds begin");
}
