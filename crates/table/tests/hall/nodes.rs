//! Two halls on the same data, as with two servers.

use async_trait::async_trait;
use table::store::conformance::{Database, Nodes};
use table::store::{PersonChange, Store};

use super::*;

/// Short, to keep the tests fast.
const RETRY_AFTER: Duration = Duration::from_millis(200);
/// Longer than any test takes.
const LONG: Duration = Duration::from_secs(600);

struct Folder(TempDir);

#[async_trait]
impl Database for Folder {
    async fn open(&self) -> Arc<dyn Store> {
        Arc::new(SqliteStore::open(self.0.path()).await.unwrap())
    }
}

fn place() -> Nodes {
    Nodes::on(Box::new(Folder(tempfile::tempdir().unwrap())))
}

async fn hall_at(place: &Nodes) -> Hall {
    hall_that_looks(place, RETRY_AFTER).await
}

/// Opens a hall that looks for bots without a driver at this interval.
async fn hall_that_looks(place: &Nodes, retry_after: Duration) -> Hall {
    let config = HallConfig { bot_threads: 1, retry_after, ..HallConfig::default() };
    Hall::open(place.open().await, KINDS, config).await.unwrap()
}

async fn person(hall: &Hall, name: &str) -> PersonId {
    hall.add_person(&Name::parse(name).unwrap(), "").await.unwrap().0.id
}

/// A table at which Ada plays Bob, each in their own hall.
async fn in_two_halls(place: &Nodes) -> ([Hall; 2], [Arc<LiveTable>; 2], PersonId, PersonId) {
    let (here_hall, there_hall) = (hall_at(place).await, hall_at(place).await);
    let (ada, bob) = (person(&here_hall, "Ada").await, person(&there_hall, "Bob").await);
    let one = here_hall.create(ada, new_table([here("Ada"), NewSeat::Open])).await.unwrap();
    let two = there_hall.table(one.id()).await.unwrap();
    let code = one.invitations(ada).await.unwrap()[0].1.clone();
    two.sit_down(bob, P2, Name::parse("Bob").unwrap(), Some(code), None).await.unwrap();
    ([here_hall, there_hall], [one, two], ada, bob)
}

/// A table of bots that act without a pause.
async fn table_of_bots(hall: &Hall) -> Arc<LiveTable> {
    let ada = person(hall, "Ada").await;
    hall.create(ada, new_table([greedy(), greedy()])).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_in_one_hall_are_seen_in_the_other() {
    let place = place();
    let (halls, [one, two], ada, bob) = in_two_halls(&place).await;
    wait_for(&one, |table_view| table_view.status == Status::Playing).await;
    // Watchers are woken, without a failed attempt first.
    act(&one, ada, P1, "place forest 3").await;
    wait_for(&two, |table_view| table_view.position == 1).await;
    act(&two, bob, P2, "place hunt 4").await;
    wait_for(&one, |table_view| table_view.position == 2).await;
    act(&one, ada, P1, "place hunt 2").await;
    wait_for(&two, |table_view| table_view.position == 3).await;
    assert_eq!(everything(&one, bob).await, everything(&two, bob).await);
    for hall in halls {
        hall.close().await;
    }
}

/// The change does not name the affected tables. They are found by their versions.
#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_leaves_in_one_hall_is_gone_from_the_other() {
    let place = place();
    let (halls, [one, two], ada, bob) = in_two_halls(&place).await;
    wait_for(&one, |table_view| table_view.status == Status::Playing).await;
    assert_eq!(view(&one, ada).await.seats[1].name, "Bob");
    let other = place.open_beside().await.unwrap();
    let leave = PersonChange::Leave { name: "Nobody".to_owned(), called: Vec::new() };
    other.change_person(bob, leave).await.unwrap();
    for table in [one, two] {
        let table_view = wait_for(&table, |table_view| table_view.seats[1].name == "Nobody").await;
        assert!(!table_view.names.contains(&"Bob".to_owned()));
    }
    for hall in halls {
        hall.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_removed_by_another_node_is_gone() {
    let place = place();
    let hall = hall_at(&place).await;
    let ada = person(&hall, "Ada").await;
    let table = hall.create(ada, new_table([here("Ada"), NewSeat::Open])).await.unwrap();
    let other = place.open_beside().await.unwrap();
    other.add_import(table.id(), ada).await.unwrap();
    let mut changes = table.watch();
    other.remove_import(table.id()).await.unwrap();
    while hall.tables_in_memory().await > 0 || table.view(None).await.is_ok() {
        tokio::time::timeout(Duration::from_secs(10), changes.changed()).await.unwrap().unwrap();
    }
    assert!(matches!(table.view(None).await, Err(HallError::NoSuchTable)));
    assert!(matches!(hall.table(table.id()).await, Err(HallError::NoSuchTable)));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_leased_by_another_node_are_left_alone_until_the_lease_is_free() {
    let place = place();
    let (hall, other) = (hall_at(&place).await, place.open_beside().await.unwrap());
    let ada = person(&hall, "Ada").await;
    let table = hall.create(ada, new_table([here("Ada"), greedy()])).await.unwrap();
    assert!(other.lease(table.id(), LONG).await.unwrap());
    act(&table, ada, P1, "place forest 3").await;
    tokio::time::sleep(RETRY_AFTER * 5).await;
    assert_eq!(view(&table, ada).await.position, 1, "another node drives the bot");
    other.release(table.id()).await.unwrap();
    wait_for(&table, |table_view| table_view.position > 1).await;
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lease_is_released_as_soon_as_no_bot_is_to_act() {
    let place = place();
    let (hall, other) = (hall_that_looks(&place, LONG).await, place.open_beside().await.unwrap());
    let ada = person(&hall, "Ada").await;
    let table = hall.create(ada, new_table([here("Ada"), greedy()])).await.unwrap();
    act(&table, ada, P1, "place forest 3").await;
    wait_for(&table, |table_view| {
        table_view.position > 1
            && table_view.seat_view.as_ref().is_some_and(|seat_view| seat_view.to_act().contains(P1))
    })
    .await;
    let begin = std::time::Instant::now();
    while !other.lease(table.id(), LONG).await.unwrap() {
        assert!(begin.elapsed() < Duration::from_secs(20), "the lease was not released");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_continue_in_the_other_hall_when_one_closes() {
    let place = place();
    let (one, two) = (hall_at(&place).await, hall_at(&place).await);
    let mut new = new_table([greedy(), greedy()]);
    new.options.pace = 100;
    let table = one.create(person(&one, "Ada").await, new).await.unwrap();
    let id = table.id().clone();
    // While people watch, the bots take their time.
    let watching = table.watch();
    wait_for(&table, |table_view| table_view.position > 3).await;
    tokio::time::sleep(RETRY_AFTER * 5).await;
    assert_eq!(two.tables_in_memory().await, 0, "a table driven by one hall is not loaded by the other");
    drop(watching);
    one.close().await;
    let table = two.table(&id).await.unwrap();
    let left_at = table.view(None).await.unwrap().position;
    wait_for(&table, |table_view| table_view.position > left_at + 3).await;
    two.close().await;
}

/// A node that dies does not release its leases.
#[tokio::test(flavor = "multi_thread")]
async fn bots_continue_when_the_lease_of_a_dead_node_expires() {
    let place = place();
    let (hall, other) = (hall_at(&place).await, place.open_beside().await.unwrap());
    let ada = person(&hall, "Ada").await;
    let table = hall.create(ada, new_table([here("Ada"), greedy()])).await.unwrap();
    assert!(other.lease(table.id(), RETRY_AFTER * 5).await.unwrap());
    drop(other);
    act(&table, ada, P1, "place forest 3").await;
    wait_for(&table, |table_view| table_view.position > 1).await;
    hall.close().await;
}

/// Even when two halls compete, each decision is taken once.
#[tokio::test(flavor = "multi_thread")]
async fn games_of_bots_finish_with_two_halls() {
    let place = place();
    let (one, two) = (hall_at(&place).await, hall_at(&place).await);
    let mut tables = Vec::new();
    for hall in [&one, &two, &one, &two] {
        tables.push(table_of_bots(hall).await);
    }
    for table in &tables {
        wait_for(table, |table_view| table_view.status == Status::Over).await;
        for hall in [&one, &two] {
            let seen = hall.table(table.id()).await.unwrap();
            wait_for(&seen, |table_view| table_view.status == Status::Over).await;
        }
    }
    one.close().await;
    two.close().await;
}
