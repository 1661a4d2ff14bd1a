use super::said;
use engine::words::ENGLISH;
use std::sync::Arc;

use table::hall::{FORMER_PLAYER, HallError, LINES_A_MINUTE, LiveTable, Name, NewSeat};
use table::store::PersonId;

use super::{Accepted, Fixture, P1, P2, act, greedy, here, new_table, secret, view};

async fn say(table: &Arc<LiveTable>, person: PersonId, name: &str, text: &str) -> Result<(), HallError> {
    table.say(person, name.to_owned(), text).await
}

/// The lines that a person hears, without messages of the table itself.
async fn heard(table: &Arc<LiveTable>, person: PersonId) -> Vec<String> {
    let notes = view(table, person).await.notes.into_iter().filter(|note| !note.name.is_empty());
    notes.map(|note| format!("{}: {}", note.name, said(&note.said))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn watchers_of_an_unlisted_table_speak_only_if_the_host_allows_it() {
    let fixture = Fixture::new().await;
    let (table, ada, bob) = fixture.two_people().await;
    let eve = fixture.person("Eve").await;
    assert!(matches!(say(&table, eve, "Eve", "psst").await, Err(HallError::OnlyWatching)));
    assert!(!table.talk(Some(eve)).await.unwrap().may_speak);
    assert!(matches!(table.let_watchers_speak(bob, true).await, Err(HallError::NotHost)));
    table.let_watchers_speak(ada, true).await.unwrap();
    say(&table, eve, "Eve", "hello").await.unwrap();
    let id = table.id().clone();
    drop(table);
    let fixture = fixture.reopen().await;
    let table = fixture.hall.table(&id).await.unwrap();
    say(&table, eve, "Eve", "again").await.unwrap();
    assert_eq!(heard(&table, bob).await, ["Eve: hello", "Eve: again"]);
    table.let_watchers_speak(ada, false).await.unwrap();
    assert!(matches!(say(&table, eve, "Eve", "psst").await, Err(HallError::OnlyWatching)));

    let mut new = new_table([here("Ada"), NewSeat::Open]);
    new.is_listed = true;
    let listed = fixture.hall.create(ada, new).await.unwrap();
    say(&listed, eve, "Eve", "hello").await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn no_one_can_use_the_name_of_a_player() {
    let fixture = Fixture::new().await;
    let (table, ada, bob) = fixture.two_people().await;
    table.let_watchers_speak(ada, true).await.unwrap();
    let eve = fixture.person("Eve").await;
    for name in ["Bob", "bob", "B\u{43e}b", "\u{412}ob", "Ada"] {
        let tried = say(&table, eve, name, "I resign").await;
        assert!(matches!(tried, Err(HallError::NameTaken { .. })), "{name}: {tried:?}");
    }
    say(&table, eve, "Eve", "hello").await.unwrap();
    say(&table, bob, "whatever", "hello").await.unwrap();
    assert_eq!(heard(&table, ada).await, ["Eve: hello", "Bob: hello"]);

    let gathering = fixture.table(ada, [here("Ada"), NewSeat::Open]).await;
    let code = Some(gathering.invitations(ada).await.unwrap()[0].1.clone());
    let name = |name: &str| Name::parse(name).unwrap();
    let tried = gathering.sit_down(eve, P2, name("\u{410}da"), code.clone(), None).await;
    assert!(matches!(tried, Err(HallError::NameTaken { .. })), "{tried:?}");
    gathering.sit_down(eve, P2, name("ADA"), code, None).await.unwrap();
    assert_eq!(view(&gathering, ada).await.seats[1].name, "ADA (Blue)", "names are made distinct");

    // Nor a name that only becomes the same when a seat is added to make names distinct.
    let mut new = new_table([here("Ada"), NewSeat::Open]);
    new.choices[0].1 = "3".to_owned();
    new.seats.push(NewSeat::Open);
    let gathering = fixture.hall.create(ada, new).await.unwrap();
    let codes = gathering.invitations(ada).await.unwrap();
    let sit = async |who, of: usize, called| {
        let (seat, code) = codes[of].clone();
        gathering.sit_down(who, seat, name(called), Some(code), None).await
    };
    sit(bob, 1, "Ada (Blue)").await.unwrap();
    let tried = sit(eve, 0, "ada").await;
    assert!(matches!(tried, Err(HallError::NameTaken { .. })), "{tried:?}");
    sit(eve, 0, "Eve").await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn stored_names_are_checked_as_strictly_as_new_ones() {
    let fixture = Fixture::new().await;
    let (table, ada, _) = fixture.two_people().await;
    table.let_watchers_speak(ada, true).await.unwrap();
    let eve = fixture.person("Eve").await;
    for unseen in ["\u{3164}", "\u{2800}\u{115f}", ""] {
        let tried = say(&table, eve, unseen, "hello").await;
        assert!(matches!(tried, Err(HallError::Name(_))), "{}: {tried:?}", unseen.escape_unicode());
    }
    let tried = say(&table, eve, "Bob\u{3164}", "hello").await;
    assert!(matches!(tried, Err(HallError::NameTaken { .. })), "{tried:?}");
    let over = fixture.table(eve, [here("Eve"), greedy()]).await;
    let branch = fixture.hall.branch(&over, eve, "\u{3164}".to_owned(), 0, secret(), None).await;
    assert!(matches!(branch, Err(HallError::Name(_))));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_muted_person_is_not_heard_by_the_person_who_muted_them() {
    let fixture = Fixture::new().await;
    let (table, ada, bob) = fixture.two_people().await;
    say(&table, bob, "", "one").await.unwrap();
    assert_eq!(table.talk(Some(ada)).await.unwrap().speakers, ["Bob"]);
    assert!(matches!(table.mute(ada, "Eve", true).await, Err(HallError::NobodyCalled { .. })));
    table.mute(ada, "Bob", true).await.unwrap();
    say(&table, bob, "", "two").await.unwrap();
    let id = table.id().clone();
    drop(table);
    let fixture = fixture.reopen().await;
    let table = fixture.hall.table(&id).await.unwrap();
    assert!(heard(&table, ada).await.is_empty());
    assert_eq!(heard(&table, bob).await.len(), 2, "everyone else hears it");
    assert_eq!(table.talk(Some(ada)).await.unwrap().muted, ["Bob"]);
    table.mute(ada, "Bob", false).await.unwrap();
    assert_eq!(heard(&table, ada).await, ["Bob: one", "Bob: two"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_removed_watcher_can_neither_watch_nor_speak() {
    let fixture = Fixture::new().await;
    let (table, ada, bob) = fixture.two_people().await;
    let (eve, fay) = (fixture.person("Eve").await, fixture.person("Fay").await);
    let presence = table.enter(Some(eve));
    assert_eq!(table.talk(Some(ada)).await.unwrap().watchers, ["Eve"]);
    assert!(table.talk(Some(bob)).await.unwrap().watchers.is_empty(), "only the host sees who watches");
    assert!(matches!(table.remove(bob, "Eve").await, Err(HallError::NotHost)));
    assert!(matches!(table.remove(ada, "Bob").await, Err(HallError::NobodyCalled { .. })), "Bob plays");
    table.view(Some(eve)).await.unwrap();
    table.remove(ada, "Eve").await.unwrap();

    let gil = fixture.person("Gil").await;
    let id = table.id().clone();
    drop((presence, table));
    let fixture = fixture.reopen().await;
    let table = fixture.hall.table(&id).await.unwrap();
    assert!(matches!(table.view(Some(eve)).await.err(), Some(HallError::Removed)));
    assert!(matches!(table.log(Some(eve)).await, Err(HallError::Removed)));
    assert!(matches!(table.at(Some(eve), 0).await.err(), Some(HallError::Removed)));
    assert!(matches!(table.export(Some(eve), ENGLISH).await, Err(HallError::Removed)));
    assert!(matches!(table.must_look(Some(eve)).await, Err(HallError::Removed)));
    assert!(matches!(say(&table, eve, "Eve", "psst").await, Err(HallError::Removed)));
    // New people are refused too, because they may be the same person. People known before are not.
    assert!(matches!(table.view(None).await.err(), Some(HallError::ClosedToNew)));
    assert!(matches!(table.view(Some(gil)).await.err(), Some(HallError::ClosedToNew)));
    for person in [ada, bob, fay] {
        table.view(Some(person)).await.unwrap();
    }
    assert_eq!(table.talk(Some(ada)).await.unwrap().removed, ["Eve"]);
    table.let_back(ada, "Eve").await.unwrap();
    table.view(Some(eve)).await.unwrap();
    table.view(None).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_removed_from_a_listed_table_needs_the_link_to_take_a_seat() {
    let fixture = Fixture::new().await;
    let (ada, eve) = (fixture.person("Ada").await, fixture.person("Eve").await);
    let mut new = new_table([here("Ada"), NewSeat::Open]);
    new.is_listed = true;
    let table = fixture.hall.create(ada, new).await.unwrap();
    say(&table, eve, "Eve", "hello").await.unwrap();
    table.remove(ada, "Eve").await.unwrap();
    let name = Name::parse("Eve").unwrap();
    let tried = table.sit_down(eve, P2, name.clone(), None, None).await;
    assert!(matches!(tried, Err(HallError::Removed)), "{tried:?}");
    let code = table.invitations(ada).await.unwrap()[0].1.clone();
    table.sit_down(eve, P2, name, Some(code), None).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_can_say_only_so_many_lines_a_minute() {
    let fixture = Fixture::new().await;
    let (table, ada, bob) = fixture.two_people().await;
    for line in 0..LINES_A_MINUTE {
        say(&table, ada, "", &format!("line {line}")).await.unwrap();
    }
    let other = fixture.table(ada, [here("Ada"), NewSeat::Open]).await;
    for table in [&table, &other] {
        assert!(matches!(say(table, ada, "", "more").await, Err(HallError::TooMuchSaid { .. })));
    }
    say(&table, bob, "", "at last").await.unwrap();
}

/// Closing the hall saves nothing about the request, so reopening it has the same effect as a kill.
#[tokio::test(flavor = "multi_thread")]
async fn a_request_for_consent_survives_a_kill() {
    let fixture = Fixture::new().await;
    let (table, ada, bob) = fixture.two_people().await;
    act(&table, ada, P1, "place hunt 5").await;
    let number = view(&table, ada).await.number;
    assert_eq!(table.ask_undo(ada, P1, number).await.unwrap(), Accepted::Asked);
    let id = table.id().clone();
    drop(table);
    let mut fixture = fixture.reopen().await;
    let table = fixture.hall.table(&id).await.unwrap();
    let asked = view(&table, bob).await.asked.unwrap();
    assert_eq!((asked.by, asked.is_mine_to_answer), (P1, true));
    assert_eq!(table.answer(bob, true).await.unwrap(), Accepted::Now);
    assert!(view(&table, ada).await.asked.is_none());
    drop(table);
    fixture = fixture.reopen().await;
    let table = fixture.hall.table(&id).await.unwrap();
    assert!(view(&table, bob).await.asked.is_none(), "an answered request is not repeated");

    act(&table, ada, P1, "place hunt 5").await;
    let number = view(&table, ada).await.number;
    table.ask_undo(ada, P1, number).await.unwrap();
    act(&table, bob, P2, "place forest 5").await;
    drop(table);
    let fixture = fixture.reopen().await;
    let table = fixture.hall.table(&id).await.unwrap();
    assert!(view(&table, bob).await.asked.is_none(), "a move has cancelled the request");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_who_leaves_for_good_is_anonymous_in_chat() {
    let fixture = Fixture::new().await;
    let (table, ada, bob) = fixture.two_people().await;
    table.let_watchers_speak(ada, true).await.unwrap();
    let eve = fixture.person("Eve").await;
    say(&table, eve, "Eve", "hello").await.unwrap();
    table.mute(bob, "Eve", true).await.unwrap();
    table.mute(eve, "Bob", true).await.unwrap();
    table.remove(ada, "Eve").await.unwrap();
    fixture.hall.leave(eve).await.unwrap();
    assert_eq!(heard(&table, bob).await, [format!("{FORMER_PLAYER}: hello")]);
    assert_eq!(table.talk(Some(ada)).await.unwrap().removed, [FORMER_PLAYER]);
    let again = fixture.person("Eve").await;
    assert!(
        matches!(table.view(Some(again)).await.err(), Some(HallError::ClosedToNew)),
        "leaving does not lift the removal"
    );
}
