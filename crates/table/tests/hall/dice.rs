use engine::words::ENGLISH;
use engine::{Nonce, Record};
use table::Table;
use table::hall::{Export, HallError};
use table::store::Status;

use super::{Fixture, KINDS, P1, greedy, here, new_table, play_to_the_end, view, wait_for};

#[tokio::test(flavor = "multi_thread")]
async fn secret_and_nonces_are_revealed_at_the_end_and_give_the_seed() {
    let fixture = Fixture::new().await;
    let ada = fixture.person("Ada").await;
    let new = new_table([here("Ada"), greedy()]);
    let (secret, nonce) = (new.secret, new.nonce);
    let table = fixture.hall.create(ada, new).await.unwrap();
    let running = view(&table, ada).await;
    assert_eq!(running.commitment, secret.commitment());
    assert_eq!(running.dice, None, "the secret is not revealed before the end");
    play_to_the_end(&table, ada, P1).await;
    let dice = view(&table, ada).await.dice.unwrap();
    assert_eq!((dice.secret, dice.nonces.clone()), (secret, vec![nonce, None]));

    let Export::Record(text) = table.export(Some(ada), ENGLISH).await.unwrap() else { panic!("the game is over") };
    let record = Record::parse(&text).unwrap();
    assert_eq!(record.seed, dice.seed());
    Table::load(KINDS, text.as_bytes()).unwrap();
    let other = Nonce::from_bytes([8; 16]).to_string();
    let tampered = text.replace(&nonce.unwrap().to_string(), &other);
    assert!(Table::load(KINDS, tampered.as_bytes()).is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_can_be_exported_and_imported() {
    let fixture = Fixture::new().await;
    let ada = fixture.person("Ada").await;
    let table = fixture.table(ada, [here("Ada"), greedy()]).await;
    // A roll is taken back, which the record must show.
    super::act(&table, ada, P1, "place hunt 5").await;
    wait_for(&table, |table_view| {
        table_view.seat_view.as_ref().is_some_and(|seat_view| seat_view.to_act().contains(P1))
    })
    .await;
    super::act(&table, ada, P1, "use hunt").await;
    let number = view(&table, ada).await.number;
    loop {
        let number = view(&table, ada).await.number;
        match table.ask_undo(ada, P1, number).await {
            Ok(_) => break,
            Err(HallError::Stale) => {}
            Err(error) => panic!("{error} after {number}"),
        }
    }
    assert!(view(&table, ada).await.number > number);
    play_to_the_end(&table, ada, P1).await;
    let Export::Record(text) = table.export(Some(ada), ENGLISH).await.unwrap() else { panic!("the game is over") };
    assert!(text.contains("\nredraw "));

    let copy = fixture.hall.import(ada, text.as_bytes()).await.unwrap();
    assert_ne!(copy.id(), table.id());
    let (old, new) = (view(&table, ada).await, view(&copy, ada).await);
    assert_eq!(new.status, Status::Over);
    assert_eq!(new.seat_view.unwrap().standings(), old.seat_view.unwrap().standings());
    let (new, old_recap) = (copy.recap().await.unwrap(), table.recap().await.unwrap());
    assert_eq!((&new.rounds, &new.dice), (&old_recap.rounds, &old_recap.dice));
    assert!(old_recap.dice.iter().flatten().sum::<u32>() > 30, "{:?}", old_recap.dice);
    assert!(new.times.iter().all(|time| time.turns == 0), "an imported game has no times");
    assert!(old_recap.times.iter().all(|time| time.turns > 5), "{:?}", old_recap.times);
    for position in [0, 7, old.position] {
        let (a, b) = (table.at(None, position).await.unwrap(), copy.at(None, position).await.unwrap());
        assert_eq!(a.seat_view.json().unwrap(), b.seat_view.json().unwrap());
    }
    let fixture = fixture.reopen().await;
    let copy = fixture.hall.table(copy.id()).await.unwrap();
    let Export::Record(again) = copy.export(Some(ada), ENGLISH).await.unwrap() else { panic!("the game is over") };
    let without_dice =
        |text: &str| text.lines().filter(|line| !line.starts_with("fair-dice")).collect::<Vec<_>>().join("\n");
    assert_eq!(without_dice(&again), without_dice(&text));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_export_of_a_running_game_has_only_what_its_viewer_knows() {
    let fixture = Fixture::new().await;
    let (table, ada, bob) = fixture.two_people().await;
    super::act(&table, ada, P1, "place hunt 5").await;
    let Export::Log(text) = table.export(Some(bob), ENGLISH).await.unwrap() else { panic!("the game is not over") };
    assert!(text.contains("Ada places 5 people on the hunt."), "{text}");
    assert!(!text.contains("seed"));
    assert!(matches!(fixture.hall.import(ada, text.as_bytes()).await.err(), Some(HallError::Import(_))));
}
