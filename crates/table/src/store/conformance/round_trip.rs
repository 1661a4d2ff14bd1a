//! What is written is read back unchanged.

use super::*;
use crate::plan::PlanDigest;
use crate::store::{EntryKind, EntryRow, NoteRow, PersonRow, PlanMark};
use engine::chance::Seed;
use engine::words::Phrase;

pub(super) async fn people(new: NewPlace) {
    let (_place, store) = new_store(new).await;
    let (ann, bob) = (TokenHash([1; 32]), TokenHash([2; 32]));
    let id = store.add_person(ann, "Ann", "{\"sound\": true}").await.unwrap();
    let other = store.add_person(bob, "", "").await.unwrap();
    assert_ne!(id, other);
    let mut person = PersonRow { id, name: "Ann".to_owned(), preferences: "{\"sound\": true}".to_owned() };
    assert_eq!(store.person_by_token(ann).await.unwrap().as_ref(), Some(&person));

    person.name = "Änne \0 ✓ 'quoted'".to_owned();
    person.preferences = "none".to_owned();
    store.update_person(&person).await.unwrap();
    assert_eq!(store.person_by_token(ann).await.unwrap(), Some(person.clone()));
    let bob = store.person_by_token(bob).await.unwrap();
    assert_eq!(bob, Some(PersonRow { id: other, name: String::new(), preferences: String::new() }));
    assert!(store.person_by_token(TokenHash([3; 32])).await.unwrap().is_none());

    assert_conflict(&store.add_person(ann, "an impostor", "").await);
    person.id = PersonId(77);
    assert!(store.update_person(&person).await.unwrap_err().to_string().contains("person 77"));
}

pub(super) async fn tables_and_seats(new: NewPlace) {
    let (_place, store) = new_store(new).await;
    let (ann, bob) = (add_person(&*store, 1).await, add_person(&*store, 2).await);
    assert!(store.table(&id(1)).await.unwrap().is_none());

    // Optional fields are empty.
    let mut bare = table(1, ann);
    bare.is_listed = false;
    bare.head.status = Status::Gathering;
    bare.head.awaits = Awaits::Nobody;
    bare.head.seed = None;
    let one_seat = seats(&[None]);
    store.add_table(&bare, &one_seat).await.unwrap();
    assert_eq!(store.table(&bare.id).await.unwrap(), Some((bare.clone(), one_seat)));

    // Every field has another value.
    let mut full = table(2, bob);
    full.rules_version = u32::MAX;
    full.options = "{}".to_owned();
    full.parent = Some((bare.id.clone(), 41));
    full.created_at = -1;
    full.version = 5;
    full.head = Head {
        status: Status::Over,
        awaits: Awaits::Bots,
        seed: Some(Seed::from_text("a seed")),
        number: 61,
        position: 51,
        confirmed: 50,
        changed_at: i64::MAX,
        summary: "Ann has won".to_owned(),
        rematch: Some(bare.id.clone()),
        asked: Some("a question".to_owned()),
    };
    let mut four_seats = seats(&[Some(ann), Some(bob), None, None]);
    four_seats[1].stand_in = Some("greedy".to_owned());
    four_seats[1].resigned = true;
    four_seats[2].holder = Holder::Bot("random".to_owned());
    four_seats[2].nonce = None;
    store.add_table(&full, &four_seats).await.unwrap();
    assert_eq!(store.table(&full.id).await.unwrap(), Some((full.clone(), four_seats)));

    let mut same_id = table(3, ann);
    same_id.id = full.id.clone();
    assert_conflict(&store.add_table(&same_id, &seats(&[None])).await);
    let mut same_commitment = table(3, ann);
    same_commitment.commitment = full.commitment.clone();
    assert_conflict(&store.add_table(&same_commitment, &seats(&[None])).await);
    assert!(store.table(&id(3)).await.unwrap().is_none());
}

pub(super) async fn a_table_whose_seats_are_refused_is_not_added(new: NewPlace) {
    let (_place, store) = new_store(new).await;
    let ann = add_person(&*store, 1).await;
    let twice = [seats(&[Some(ann)]), seats(&[None])].concat();
    assert_conflict(&store.add_table(&table(1, ann), &twice).await);
    assert!(store.add_table(&table(1, ann), &seats(&[Some(PersonId(99))])).await.is_err());
    assert!(store.table(&id(1)).await.unwrap().is_none());
    store.add_table(&table(1, ann), &seats(&[Some(ann)])).await.unwrap();
}

pub(super) async fn all_parts_of_a_change(new: NewPlace) {
    let (_place, store, table) = store_with_table(new).await;
    let id = &table.id;
    let moves = [
        MoveRow {
            plan: Some(PlanMark { from: 0, digest: PlanDigest::stored("0f".to_owned()) }),
            ..act(1, 0, "place forest 3")
        },
        MoveRow { number: 2, at: -8, seat: None, what: Move::Redraw { position: 1, salt: u64::MAX }, plan: None },
        MoveRow { number: 3, at: 9, seat: Some(P2), what: Move::Confirm, plan: None },
        MoveRow { number: 4, at: 10, seat: Some(P2), what: Move::Undo { to: 2 }, plan: None },
    ];
    let notes = [
        NoteRow {
            at: 1,
            name: "Ann".to_owned(),
            seat: Some(P1),
            person: None,
            said: Phrase::verbatim("hello".to_owned()),
        },
        NoteRow {
            at: 1,
            name: String::new(),
            seat: None,
            person: None,
            said: Phrase::verbatim("Bob sits down".to_owned()),
        },
    ];
    let mut whole = change(0, &table.head);
    whole.head.status = Status::Aborted;
    whole.head.awaits = Awaits::Bots;
    whole.head.seed = None;
    whole.head.number = 4;
    whole.head.position = 2;
    whole.head.confirmed = 1;
    whole.head.changed_at = 99;
    whole.head.summary = "it goes on".to_owned();
    whole.head.rematch = Some(id.clone());
    whole.rules_version = 7;
    whole.head.asked = Some("may I?".to_owned());
    whole.moves = moves.to_vec();
    whole.notes = notes.to_vec();
    whole.snapshot = Some(SnapshotRow { position: 2, layout: LAYOUT, state: (0..=255).cycle().take(10_000).collect() });
    let mut seats = seats(&[None, Some(table.host)]);
    seats[0].holder = Holder::Bot("greedy".to_owned());
    seats[0].nonce = None;
    seats[1].resigned = true;
    whole.seats = seats.clone();
    store.commit(id, whole.clone()).await.unwrap();

    let (row, found_seats) = store.table(id).await.unwrap().unwrap();
    assert_eq!(row, TableRow { version: 1, rules_version: 7, head: whole.head, ..table.clone() });
    assert_eq!(found_seats, seats);
    for made in &moves {
        assert_eq!(store.find_move(id, made.number).await.unwrap().as_ref(), Some(made));
    }
    assert!(store.find_move(id, 5).await.unwrap().is_none());
    assert!(store.find_move(id, u64::MAX).await.unwrap().is_none());
    let entries = [
        EntryRow { position: 0, seat: Some(P1), what: EntryKind::Act("place forest 3".to_owned()), plan: Some(0) },
        EntryRow { position: 1, seat: None, what: EntryKind::Redraw(u64::MAX), plan: None },
    ];
    assert_eq!(store.entries(id, 0..2).await.unwrap(), entries);
    assert_eq!(store.snapshot(id, 2, LAYOUT).await.unwrap(), whole.snapshot);
    assert_eq!(store.notes(id, 10).await.unwrap(), notes);
    assert_eq!(store.notes(id, 1).await.unwrap(), notes[1..]);
    assert_eq!(store.notes(id, 0).await.unwrap(), []);
    store.check_health().await.unwrap();
}
