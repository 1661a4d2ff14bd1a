use std::time::Instant;

use table::hall::{Limits, Rate};
use tokio::task::JoinSet;

use super::*;

/// Extra time for a machine that is busy with other tests.
const BUSY_MACHINE: Duration = Duration::from_secs(4);

/// A hall in which bots have one thread, as on a machine with two cores.
async fn small_hall(limits: Limits) -> Fixture {
    let folder = tempfile::tempdir().unwrap();
    let config = HallConfig { bot_threads: 1, limits, ..HallConfig::default() };
    Fixture { hall: open(&folder, config).await, folder }
}

/// Time from a person's first move until this bot has answered.
async fn answer_of(fixture: &Fixture, bot: &str) -> Duration {
    let eve = fixture.person("Eve").await;
    let table = fixture.table(eve, [here("Eve"), NewSeat::Bot(bot.to_owned())]).await;
    let begin = Instant::now();
    act(&table, eve, P1, "place forest 5").await;
    wait_for(&table, |table_view| table_view.position > 1).await;
    begin.elapsed()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_hints_of_one_visitor_do_not_delay_bots_of_others() {
    let fixture = small_hall(Limits::default()).await;
    let alone = answer_of(&fixture, "expert").await;
    let (table, ada, _) = fixture.two_people().await;
    let mut hints = JoinSet::new();
    for _ in 0..1000 {
        let table = table.clone();
        hints.spawn(async move { table.hint(ada, P1).await });
    }
    let easy = answer_of(&fixture, "easy").await;
    let expert = answer_of(&fixture, "expert").await;
    println!("easy answers in {easy:?}, an expert in {expert:?}, alone in {alone:?}");
    // A bot that waited for hints would need seconds for each of them.
    assert!(easy < Duration::from_secs(1) + BUSY_MACHINE, "{easy:?}");
    assert!(expert < alone + Duration::from_secs(1) + BUSY_MACHINE, "{expert:?} instead of {alone:?}");

    let (mut given, mut refused) = (Vec::new(), 0);
    for answer in hints.join_all().await {
        match answer {
            Ok(hint) => given.push(hint.unwrap()),
            Err(HallError::TooFast { .. }) => refused += 1,
            Err(error) => panic!("{error}"),
        }
    }
    assert!(given.len() + refused == 1000 && refused > 900, "{refused} refused");
    // Separate searches against the clock would hardly agree, so all of them shared one search.
    assert!(given.windows(2).all(|two| two[0] == two[1]), "{given:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_gets_one_hint_at_a_time() {
    let fixture = small_hall(Limits::default()).await;
    let ada = fixture.person("Ada").await;
    let one = fixture.table(ada, [here("Ada"), here("Bob")]).await;
    let other = fixture.table(ada, [here("Ada"), here("Bob")]).await;
    // Either may be first. A hint takes a second, so the two requests overlap.
    let (first, second) = tokio::join!(one.hint(ada, P1), other.hint(ada, P1));
    let (given, refused) = if first.is_ok() { (first, second) } else { (second, first) };
    assert!(given.unwrap().is_some());
    assert!(refused.unwrap_err().to_string().contains("another hint of yours is still being computed"));
    assert!(other.hint(ada, P1).await.unwrap().is_some(), "the next one is allowed");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_abandoned_request_does_not_block_the_next_hint() {
    let fixture = small_hall(Limits::default()).await;
    let (table, ada, _) = fixture.two_people().await;
    let asking = table.clone();
    let gone = tokio::spawn(async move { asking.hint(ada, P1).await });
    tokio::time::sleep(Duration::from_millis(50)).await;
    gone.abort();
    assert!(table.hint(ada, P1).await.unwrap().is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn earlier_positions_and_exports_are_limited() {
    let few = Rate { at_once: 5, a_minute: 1 };
    let fixture = small_hall(Limits { past: few, exports: few, ..Limits::default() }).await;
    let (table, ada, bob) = fixture.two_people().await;
    act(&table, ada, P1, "place forest 3").await;
    let too_fast = |refused: Result<(), HallError>| matches!(refused, Err(HallError::TooFast { .. }));
    for position in [0, 1, 0, 1, 0] {
        table.at(Some(ada), position).await.unwrap();
    }
    assert!(too_fast(table.at(Some(ada), 0).await.map(drop)));
    assert!(too_fast(table.log(Some(ada)).await.map(drop)), "the whole log counts too");
    table.at(Some(bob), 0).await.unwrap();
    // Spectators share one allowance for the table, separate from those of the players.
    let mut watched = 0;
    while table.at(None, 0).await.is_ok() {
        watched += 1;
        assert!(watched < 100, "they are not counted");
    }
    table.at(Some(bob), 0).await.unwrap();

    // Only a finished game is exported as a record.
    let eve = fixture.person("Eve").await;
    let other = fixture.table(eve, [greedy(), greedy()]).await;
    wait_for(&other, |table_view| table_view.status == Status::Over).await;
    for _ in 0..5 {
        other.export(Some(eve), ENGLISH).await.unwrap();
    }
    assert!(too_fast(other.export(Some(eve), ENGLISH).await.map(drop)));
    let points = other.recap().await.unwrap();
    for _ in 0..100 {
        assert_eq!(other.recap().await.unwrap(), points, "they are computed once");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_gets_one_review_at_a_time() {
    let fixture = small_hall(Limits::default()).await;
    let ada = fixture.person("Ada").await;
    let mut tables = Vec::new();
    for _ in 0..2 {
        let table = fixture.table(ada, [here("Ada"), greedy()]).await;
        play_to_the_end(&table, ada, P1).await;
        tables.push(table);
    }
    tables[0].begin_review(ada, P1).await.unwrap();
    tables[0].begin_review(ada, P1).await.unwrap();
    let refused = tables[1].begin_review(ada, P1).await.unwrap_err();
    assert!(refused.to_string().contains("another review of yours is still in progress"), "{refused}");
    fixture.hall.close().await;
}
