use super::{Folder, assert_contains};

/// A short game, played without thinking.
const PLAY: &str = "play stone-age --players 2 --seed 42 --option start=P1 --option round-limit=10 --save game.tessera";

fn numbers() -> String {
    "1\n".repeat(200)
}

#[test]
fn the_most_costly_decisions_are_named() {
    let folder = Folder::new();
    folder.type_in(PLAY, numbers()).done();
    let json = folder.run("review game.tessera --json").json();
    assert_eq!((json["game"].as_str(), json["seat"].as_str()), (Some("stone-age"), Some("P1")));
    let costly = json["costly"].as_array().unwrap();
    assert!((1..=8).contains(&costly.len()), "{json}");
    assert!(json["agreed"].as_u64() < json["decisions"].as_u64(), "{json}");
    for decision in costly {
        assert!(decision["cost"].as_f64() >= Some(1.5) && decision["round"].is_u64(), "{decision}");
        let after = decision["actions"].as_u64().unwrap() + 1;
        let then = folder.run(&format!("replay game.tessera --at {after} --json")).json();
        assert_eq!(then["last_action"], format!("P1 {}", decision["done"]["notation"].as_str().unwrap()));
    }
    let text = folder.run("review game.tessera --seat P1").done();
    let worst = costly[0]["better"]["label"].as_str().unwrap().split(' ').next().unwrap();
    assert_contains(&text, &["Red (P1) had to choose", "after ", " actions", "done:", &format!("better: {worst}")]);
    assert_contains(&text, &["Differences below 1.5", "`tessera replay game.tessera --at N --viewer P1`"]);
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
}

#[test]
fn a_review_is_offered_at_the_end_of_a_game() {
    let folder = Folder::new();
    let actions = folder.type_in(PLAY, numbers()).done().matches("Red> ").count();
    let typed = format!("{}review\n", "1\n".repeat(actions));
    let out = folder.type_in(&PLAY.replace("game", "other"), typed).done();
    assert_contains(&out, &["Type `review`", "Red (P1) had to choose", "better:"]);
}

#[test]
fn the_whole_log_of_a_finished_game_can_be_read() {
    let folder = Folder::new();
    let actions = folder.type_in(PLAY, numbers()).done().matches("Red> ").count();
    let typed = format!("{}log\nlog all\n\n", "1\n".repeat(actions));
    let out = folder.type_in(&PLAY.replace("game", "other"), typed).done();
    let (_, end) = out.split_once("Final score").unwrap();
    assert_contains(end, &["`log all`", " earlier entries: type `log all`", "Round 2 begins"]);
    let again = folder.type_in("play --load game.tessera", "log all\n").done();
    assert_contains(&again, &["`log all`", "Round 2 begins"]);
}

#[test]
fn a_review_of_a_missing_seat_or_file_is_refused() {
    let folder = Folder::new();
    folder.run(PLAY).done();
    let message = folder.run("review game.tessera --seat P3").failed(2);
    assert_contains(&message, &["there is no P3 in this game: expected a seat from P1 to P2"]);
    assert_contains(&folder.run("review game.tessera --seat me").failed(2), &["expected P1, P2, P3 or P4"]);
    assert_contains(&folder.run("review game.tessera").done(), &["had to choose 0 times"]);
    assert_contains(&folder.run("review nothing.tessera").failed(2), &["nothing.tessera cannot be read"]);
}
