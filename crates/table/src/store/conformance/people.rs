//! How people sign in, and how they leave.

use engine::words::Phrase;

use super::*;
use crate::store::{MOST_SESSIONS, NoteRow, PersonChange, SessionRow, TalkChange};
use crate::words::english;

const LINK: TokenHash = TokenHash([201; 32]);
const OTHER: TokenHash = TokenHash([202; 32]);
const THIRD: TokenHash = TokenHash([203; 32]);

pub(super) async fn sessions_begin_and_end(new: NewPlace) {
    let (_place, store) = new_store(new).await;
    let (ann, bob) = (add_person(&*store, 1).await, add_person(&*store, 2).await);
    let first = TokenHash([1; 32]);
    let known = async |token| store.person_by_token(token).await.unwrap().map(|person| person.id);

    store.change_person(ann, PersonChange::Begin(OTHER)).await.unwrap();
    assert_eq!((known(first).await, known(OTHER).await), (Some(ann), Some(ann)));
    assert_conflict(&store.change_person(bob, PersonChange::Begin(OTHER)).await);
    assert!(store.change_person(PersonId(77), PersonChange::Begin(THIRD)).await.is_err(), "the person does not exist");

    // A day after any on which this test runs.
    let used = |session| PersonChange::Use { session, day: 1 << 40, device: "a browser".to_owned() };
    store.change_person(ann, used(OTHER)).await.unwrap();
    let sessions = store.sessions_of(ann).await.unwrap();
    assert_eq!(sessions[0], SessionRow { device: "a browser".to_owned(), used_on: 1 << 40 }, "last used first");
    assert_eq!((sessions.len(), sessions[1].device.as_str()), (2, ""));
    store.change_person(bob, used(first)).await.unwrap();
    store.change_person(bob, PersonChange::End(first)).await.unwrap();
    assert_eq!(store.sessions_of(ann).await.unwrap(), sessions, "the sessions of others are left alone");

    store.change_person(ann, PersonChange::End(first)).await.unwrap();
    assert_eq!((known(first).await, known(OTHER).await), (None, Some(ann)));
    store.change_person(ann, PersonChange::EndOthers(THIRD)).await.unwrap();
    assert_eq!((known(OTHER).await, known(THIRD).await), (None, Some(ann)));
    assert_eq!(known(TokenHash([2; 32])).await, Some(bob));
}

pub(super) async fn new_personal_link_replaces_the_old(new: NewPlace) {
    let (_place, store) = new_store(new).await;
    let (ann, bob) = (add_person(&*store, 1).await, add_person(&*store, 2).await);
    let known = async |link| store.person_by_link(link).await.unwrap().map(|person| person.id);
    assert_eq!(known(TokenHash([1; 32])).await, None, "a session is not a link");
    store.change_person(ann, PersonChange::Link(LINK)).await.unwrap();
    assert_eq!(known(LINK).await, Some(ann));
    assert_eq!(store.person_by_token(LINK).await.unwrap(), None, "a link is not a session");
    assert_conflict(&store.change_person(bob, PersonChange::Link(LINK)).await);
    store.change_person(ann, PersonChange::EndOthers(THIRD)).await.unwrap();
    assert_eq!(known(LINK).await, Some(ann));
    store.change_person(ann, PersonChange::Link(OTHER)).await.unwrap();
    assert_eq!((known(LINK).await, known(OTHER).await), (None, Some(ann)));
}

pub(super) async fn sessions_of_a_person_are_limited(new: NewPlace) {
    let (_place, store) = new_store(new).await;
    let ann = add_person(&*store, 1).await;
    for number in 0..150_u8 {
        store.change_person(ann, PersonChange::Begin(TokenHash([number; 32].map(|byte| byte ^ 0x80)))).await.ok();
    }
    assert_eq!(store.sessions_of(ann).await.unwrap().len(), 100);
    assert_eq!(MOST_SESSIONS, 100);
}

pub(super) async fn people_are_listed_in_the_given_order(new: NewPlace) {
    let (_place, store) = new_store(new).await;
    assert_eq!(store.newest_person().await.unwrap(), PersonId(0));
    let (ann, bob) = (add_person(&*store, 1).await, add_person(&*store, 2).await);
    assert_eq!(store.newest_person().await.unwrap(), ann.max(bob));
    let people = store.people(&[bob, PersonId(77), ann]).await.unwrap();
    assert_eq!(people.iter().map(|person| person.id).collect::<Vec<_>>(), [bob, ann]);
}

/// Adds table 1, which Bob hosts and where Ann and Bob sit, with three notes, one of them by Bob. Returns Ann's id and
/// Bob's.
pub(in crate::store) async fn talking(store: &dyn Store) -> (PersonId, PersonId) {
    let (ann, bob) = (add_person(store, 1).await, add_person(store, 2).await);
    let table = table(1, bob);
    store.add_table(&table, &seats(&[Some(ann), Some(bob)])).await.unwrap();
    let mut talk = change(0, &table.head);
    let line = |name: &str, person, text: &str| NoteRow {
        at: 1,
        name: name.to_owned(),
        seat: None,
        person,
        said: Phrase::verbatim(text.to_owned()),
    };
    talk.notes = vec![
        line("", None, "name of P2 sits down."),
        line("", None, "name of P1 sits down."),
        line("person 2", Some(bob), "hello"),
    ];
    store.commit(&table.id, talk).await.unwrap();
    (ann, bob)
}

pub(super) async fn nothing_is_left_of_people_who_leave(new: NewPlace) {
    let (_place, store) = new_store(new).await;
    let (ann, bob) = talking(&*store).await;
    store.change_person(bob, PersonChange::Leave { name: "Nobody".to_owned(), called: Vec::new() }).await.unwrap();

    let (row, seats) = store.table(&id(1)).await.unwrap().unwrap();
    assert_ne!(row.host, bob);
    assert_eq!((seats[0].name.as_str(), seats[1].name.as_str()), ("name of P1", "Nobody"));
    assert_eq!(seats[1].holder, Holder::Person(row.host));
    let said: Vec<String> = store
        .notes(&id(1), 9)
        .await
        .unwrap()
        .into_iter()
        .map(|note| format!("{}|{}", note.name, english(&note.said)))
        .collect();
    assert_eq!(said, ["|Nobody sits down.", "|name of P1 sits down.", "Nobody|hello"]);
    assert_eq!(store.person_by_token(TokenHash([2; 32])).await.unwrap(), None);
    assert!(store.tables_of(bob, 9).await.unwrap().is_empty());
    assert_eq!(store.people(&[bob]).await.unwrap(), []);

    let (cleo, nobody) = (add_person(&*store, 3).await, row.host);
    store.change_person(cleo, PersonChange::Leave { name: "Nobody".to_owned(), called: Vec::new() }).await.unwrap();
    let dora = add_person(&*store, 4).await;
    assert!(![ann, bob, cleo, nobody].contains(&dora), "ids are not reused");
}

/// When a person leaves, the tables that mentioned them change. A node that knows the old version notices, and a change
/// made for the old version is refused.
pub(super) async fn leaving_changes_the_version_of_affected_tables(new: NewPlace) {
    let (_place, store) = new_store(new).await;
    let (ann, bob) = talking(&*store).await;
    for number in 2..=5 {
        store.add_table(&table(number, ann), &seats(&[Some(ann), None])).await.unwrap();
    }
    let mut heard = change(0, &table(2, ann).head);
    heard.notes = vec![NoteRow {
        at: 1,
        name: "Bob".to_owned(),
        seat: None,
        person: Some(bob),
        said: Phrase::verbatim("hello".to_owned()),
    }];
    store.commit(&id(2), heard).await.unwrap();
    let mut manners = change(0, &table(3, ann).head);
    manners.talk = vec![TalkChange::Mute { person: ann, other: bob, is_muted: true }];
    store.commit(&id(3), manners).await.unwrap();

    let called = vec![(id(4), "Robert".to_owned()), (id(4), "Bobby".to_owned())];
    store.change_person(bob, PersonChange::Leave { name: "Nobody".to_owned(), called }).await.unwrap();
    for (number, version) in [(1, 2), (2, 2), (3, 2), (4, 1), (5, 0)] {
        assert_eq!(store.table(&id(number)).await.unwrap().unwrap().0.version, version, "table {number}");
    }
    assert_conflict(&store.commit(&id(4), change(0, &table(4, ann).head)).await);
}
