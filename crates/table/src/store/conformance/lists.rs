//! Lists of tables.

use super::*;
use crate::store::TableSummary;

const LIST: [(u8, Status, bool, i64); 7] = [
    (1, Status::Gathering, true, 10),
    (2, Status::Gathering, false, 20),
    (3, Status::Playing, true, 5),
    (4, Status::Over, true, 30),
    (5, Status::Over, true, 40),
    (6, Status::Aborted, true, 50),
    (7, Status::Gathering, true, 1),
];

/// A store with the tables of `LIST`. Ann sits at all of them, Bob at the odd ones; other seats are open.
async fn with_list(new: NewPlace) -> (Box<dyn Database>, Arc<dyn Store>, PersonId, PersonId) {
    let (place, store) = new_store(new).await;
    let (ann, bob) = (add_person(&*store, 1).await, add_person(&*store, 2).await);
    for (number, status, is_listed, changed_at) in LIST {
        let mut table = table(number, ann);
        table.is_listed = is_listed;
        table.head.status = status;
        table.head.changed_at = changed_at;
        table.head.summary = format!("summary {number}");
        let seats = seats(&[Some(ann), (number % 2 == 1).then_some(bob), None]);
        store.add_table(&table, &seats).await.unwrap();
    }
    (place, store, ann, bob)
}

fn ids(tables: &[TableSummary]) -> Vec<u8> {
    let number = |table: &TableSummary| LIST.iter().map(|row| row.0).find(|&number| id(number) == table.id);
    tables.iter().filter_map(number).collect()
}

pub(super) async fn tables_of_a_person(new: NewPlace) {
    let (_place, store, ann, bob) = with_list(new).await;
    let tables = store.tables_of(ann, 10).await.unwrap();
    assert_eq!(ids(&tables), [2, 1, 3, 7]);
    assert_eq!(
        tables[1],
        TableSummary {
            id: id(1),
            game: "stone-age".to_owned(),
            setup: "players=2".to_owned(),
            campaign: None,
            status: Status::Gathering,
            summary: "summary 1".to_owned(),
            names: vec![Some("name of P1".to_owned()), Some("name of P2".to_owned()), None],
            people: vec![Some(ann), Some(bob), None],
            changed_at: 10,
        }
    );
    assert_eq!(tables[0].names, [Some("name of P1".to_owned()), None, None]);
    assert_eq!(ids(&store.tables_of(ann, 2).await.unwrap()), [2, 1]);
    assert_eq!(ids(&store.tables_of(bob, 10).await.unwrap()), [1, 3, 7]);
    assert!(store.tables_of(PersonId(9), 10).await.unwrap().is_empty());

    // A seat that is kept for a person is open, and on their list. One in which a bot stands in waits for nobody.
    let mut kept = change(0, &table(2, ann).head);
    kept.seats = seats(&[Some(ann), Some(bob)]);
    kept.seats[0].stand_in = Some("greedy".to_owned());
    kept.seats[1].holder = Holder::Kept(bob);
    store.commit(&id(2), kept).await.unwrap();
    let tables = store.tables_of(bob, 10).await.unwrap();
    let table = tables.iter().find(|table| table.id == id(2)).unwrap();
    assert_eq!(table.names[..2], [Some("name of P1".to_owned()), None]);
    assert_eq!(table.people[..2], [None, Some(bob)]);
}

pub(super) async fn finished_tables_of_a_person(new: NewPlace) {
    let (_place, store, ann, bob) = with_list(new).await;
    // The aborted game stays in its people's lists.
    assert_eq!(ids(&store.finished_of(ann, 10).await.unwrap()), [6, 5, 4]);
    assert_eq!(ids(&store.finished_of(ann, 1).await.unwrap()), [6]);
    assert_eq!(ids(&store.finished_of(bob, 10).await.unwrap()), [5]);
}

pub(super) async fn table_closed_before_its_game_began_is_not_finished(new: NewPlace) {
    let (_place, store, ann, _) = with_list(new).await;
    let mut closed = table(8, ann);
    closed.head = Head { status: Status::Aborted, seed: None, ..closed.head };
    store.add_table(&closed, &seats(&[Some(ann), None])).await.unwrap();
    assert_eq!(ids(&store.finished_of(ann, 10).await.unwrap()), [6, 5, 4]);
}

/// A stranger who opens a hundred tables cannot push others off the list.
pub(super) async fn open_tables_are_limited_per_host(new: NewPlace) {
    let (_place, store) = new_store(new).await;
    let (ann, bob, eve) = (add_person(&*store, 1).await, add_person(&*store, 2).await, add_person(&*store, 3).await);
    // There are more tables than letters in the alphabet of names.
    let id = |number: u8| TableId::from_random([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number / 32, number % 32]);
    let open = async |number: u8, host: PersonId| {
        let mut table = table(number, host);
        table.id = id(number);
        table.head.status = Status::Gathering;
        store.add_table(&table, &seats(&[Some(host), None])).await.unwrap();
    };
    open(1, ann).await;
    open(2, ann).await;
    open(3, bob).await;
    for number in 10..110 {
        open(number, eve).await;
    }
    let listed: Vec<TableId> = store.open_tables(30).await.unwrap().into_iter().map(|table| table.id).collect();
    assert_eq!(listed, [109, 108, 107, 3, 2, 1].map(id), "newest first, and three for each host");
    let listed: Vec<TableId> = store.open_tables(3).await.unwrap().into_iter().map(|table| table.id).collect();
    assert_eq!(listed, [109, 3, 2].map(id), "with little room, each host gets one table before any gets two");
}

pub(super) async fn open_tables(new: NewPlace) {
    let (_place, store, ann, bob) = with_list(new).await;
    assert_eq!(ids(&store.open_tables(10).await.unwrap()), [7, 1]);
    assert_eq!(ids(&store.open_tables(1).await.unwrap()), [7]);

    // Once every seat is taken, the table need not be found any more.
    let mut filled = change(0, &table(7, ann).head);
    filled.head.status = Status::Gathering;
    filled.seats = seats(&[Some(ann), Some(bob), Some(ann)]);
    filled.seats[2].holder = Holder::Bot("greedy".to_owned());
    store.commit(&id(7), filled).await.unwrap();
    assert_eq!(ids(&store.open_tables(10).await.unwrap()), [1]);
}

pub(super) async fn tables_that_wait_for_a_bot(new: NewPlace) {
    let (_place, store, ann, _) = with_list(new).await;
    assert_eq!(store.awaiting_bots().await.unwrap(), []);
    let mut change = change(0, &table(3, ann).head);
    change.head.awaits = Awaits::Bots;
    store.commit(&id(3), change.clone()).await.unwrap();
    // A game that is over does not wait for a bot, no matter what `awaits` says.
    change.head.status = Status::Over;
    store.commit(&id(4), change.clone()).await.unwrap();
    assert_eq!(store.awaiting_bots().await.unwrap(), [id(3)]);
    change.version = 1;
    store.commit(&id(3), change).await.unwrap();
    assert_eq!(store.awaiting_bots().await.unwrap(), []);
}

pub(super) async fn counts(new: NewPlace) {
    let (_place, store, ..) = with_list(new).await;
    assert_eq!(store.count_tables().await.unwrap(), [3, 1, 2, 1]);
    let (_place, empty) = new_store(new).await;
    assert_eq!(empty.count_tables().await.unwrap(), [0; 4]);
}
