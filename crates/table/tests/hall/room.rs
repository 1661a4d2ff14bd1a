use engine::chance::Seed;
use table::{Means, Occupant, Table};
use tokio::task::JoinSet;

use super::*;

async fn small_hall(most_tables: u32, most_imports: u32) -> Fixture {
    let folder = tempfile::tempdir().unwrap();
    let config = HallConfig { most_tables, most_imports, ..HallConfig::default() };
    Fixture { hall: open(&folder, config).await, folder }
}

/// A saved game that was finished elsewhere.
fn saved(seed: &str) -> String {
    let setup = STONE_AGE.setup_line(&[("players", "2")]).unwrap();
    let mut table = Table::new(&STONE_AGE, &setup, Seed::from_text(seed), vec![Occupant::Human; 2]).unwrap();
    while let Some(seat) = table.human_to_act() {
        let action =
            table.playing().seated_bot(seat, "random", &Means::alone()).unwrap().choose(table.playing()).unwrap();
        table.act(seat, &action).unwrap();
    }
    table.save()
}

fn too_many(refused: &Result<Arc<LiveTable>, HallError>) -> bool {
    matches!(refused, Err(HallError::TooManyTables { .. }))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_limit_holds_for_every_way_to_open_a_table() {
    let fixture = small_hall(2, 50).await;
    let ada = fixture.person("Ada").await;
    let over = fixture.table(ada, [here("Ada"), greedy()]).await;
    play_to_the_end(&over, ada, P1).await;
    for _ in 0..2 {
        fixture.table(ada, [here("Ada"), NewSeat::Open]).await;
    }
    let hall = &fixture.hall;
    assert!(too_many(&hall.create(ada, new_table([here("Ada"), NewSeat::Open])).await));
    assert!(too_many(&hall.branch(&over, ada, "Ada".to_owned(), 3, secret(), None).await));
    assert!(too_many(&hall.rematch(&over, ada, secret(), None).await));
    assert!(too_many(&hall.import(ada, saved("a").as_bytes()).await));
    assert_eq!(view(&over, ada).await.rematch, None);
    // The limit is per person.
    let bob = fixture.person("Bob").await;
    hall.import(bob, saved("a").as_bytes()).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_limit_holds_for_concurrent_requests() {
    let fixture = small_hall(5, 50).await;
    let ada = fixture.person("Ada").await;
    let mut opening = JoinSet::new();
    for _ in 0..50 {
        let hall = fixture.hall.clone();
        opening.spawn(async move { hall.create(ada, new_table([here("Ada"), NewSeat::Open])).await.is_ok() });
    }
    let opened = opening.join_all().await.into_iter().filter(|is_open| *is_open).count();
    assert!((1..=5).contains(&opened), "{opened}");
    assert_eq!(fixture.hall.lobby(Some(ada)).await.unwrap().mine.len(), opened);
    while fixture.hall.create(ada, new_table([here("Ada"), NewSeat::Open])).await.is_ok() {}
    assert_eq!(fixture.hall.lobby(Some(ada)).await.unwrap().mine.len(), 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_latest_imported_games_are_kept() {
    let fixture = small_hall(100, 3).await;
    let (ada, bob) = (fixture.person("Ada").await, fixture.person("Bob").await);
    let bobs = fixture.hall.import(bob, saved("a").as_bytes()).await.unwrap().id().clone();
    let own = fixture.table(ada, [here("Ada"), greedy()]).await;
    play_to_the_end(&own, ada, P1).await;
    let mut imported = Vec::new();
    for seed in ["a", "b", "c", "d", "e"] {
        imported.push(fixture.hall.import(ada, saved(seed).as_bytes()).await.unwrap().id().clone());
    }
    for gone in &imported[..2] {
        assert!(matches!(fixture.hall.table(gone).await, Err(HallError::NoSuchTable)));
    }
    for kept in imported[2..].iter().chain([&bobs, own.id()]) {
        fixture.hall.table(kept).await.unwrap();
    }
    assert_eq!(fixture.hall.lobby(Some(ada)).await.unwrap().finished.len(), 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn aborted_requests_do_not_exceed_the_table_limit() {
    let fixture = small_hall(5, 50).await;
    let ada = fixture.person("Ada").await;
    for round in 0..20 {
        let opening: Vec<_> = (0..5)
            .map(|_| {
                let hall = fixture.hall.clone();
                tokio::spawn(async move { hall.create(ada, new_table([here("Ada"), NewSeat::Open])).await.is_ok() })
            })
            .collect();
        tokio::time::sleep(Duration::from_micros(100 * round)).await;
        opening.into_iter().for_each(|task| task.abort());
    }
    // Requests that had begun are completed.
    tokio::time::sleep(Duration::from_millis(500)).await;
    while fixture.hall.create(ada, new_table([here("Ada"), NewSeat::Open])).await.is_ok() {}
    assert_eq!(fixture.hall.lobby(Some(ada)).await.unwrap().mine.len(), 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_aborted_import_still_counts() {
    let fixture = small_hall(100, 1).await;
    let ada = fixture.person("Ada").await;
    let count = async || {
        let lobby = fixture.hall.lobby(Some(ada)).await.unwrap();
        lobby.mine.len() + lobby.finished.len()
    };
    for game in 0..4 {
        let (hall, game) = (fixture.hall.clone(), saved(&game.to_string()));
        let before = count().await;
        let importing = tokio::spawn(async move { hall.import(ada, game.as_bytes()).await.is_ok() });
        // The worst moment to abort: the table exists, and nothing else has happened yet.
        while count().await <= before && !importing.is_finished() {}
        importing.abort();
    }
    fixture.hall.import(ada, saved("last").as_bytes()).await.unwrap();
    for _ in 0..500 {
        if count().await == 1 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{} imported games of one person are left", count().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn imported_games_with_removed_watchers_can_be_dropped() {
    let fixture = small_hall(100, 1).await;
    let (ada, eve) = (fixture.person("Ada").await, fixture.person("Eve").await);
    let first = fixture.hall.import(ada, saved("a").as_bytes()).await.unwrap();
    first.let_watchers_speak(ada, true).await.unwrap();
    first.say(eve, "Eve".to_owned(), "hello").await.unwrap();
    first.mute(ada, "Eve", true).await.unwrap();
    first.remove(ada, "Eve").await.unwrap();
    fixture.hall.import(ada, saved("b").as_bytes()).await.unwrap();
    assert!(matches!(fixture.hall.table(first.id()).await, Err(HallError::NoSuchTable)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_with_imported_games_can_leave_for_good() {
    let fixture = small_hall(100, 3).await;
    let (ada, bob) = (fixture.person("Ada").await, fixture.person("Bob").await);
    let game = fixture.hall.import(ada, saved("a").as_bytes()).await.unwrap().id().clone();
    fixture.hall.leave(ada).await.unwrap();
    let table = fixture.hall.table(&game).await.unwrap();
    assert_eq!(view(&table, bob).await.status, Status::Over, "anyone with its link can still view it");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_with_many_tables_does_not_crowd_others_out_of_the_list() {
    let fixture = Fixture::new().await;
    let (ada, eve) = (fixture.person("Ada").await, fixture.person("Eve").await);
    let open = async |host, name| {
        let mut new = new_table([here(name), NewSeat::Open]);
        new.is_listed = true;
        fixture.hall.create(host, new).await.unwrap().id().clone()
    };
    let adas = open(ada, "Ada").await;
    for _ in 0..40 {
        open(eve, "Eve").await;
    }
    let listed = fixture.hall.lobby(None).await.unwrap().open;
    assert!(listed.iter().any(|table| table.id == adas));
    assert_eq!(listed.len(), 4, "three of Eve's and Ada's");
}
