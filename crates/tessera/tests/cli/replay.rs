use engine::{FairDice, Nonce, Secret};

use super::{Folder, assert_contains};

/// A folder with a game of a few actions.
fn folder() -> Folder {
    let folder = Folder::new();
    let args = "play stone-age --players 2 --seed 42 --option start=P1 --save game.tessera";
    folder.type_in(args, "place forest 2\nplace hunt 1\n").done();
    folder
}

#[test]
fn a_game_is_shown_at_any_point() {
    let folder = folder();
    let text = folder.run("replay game.tessera").done();
    assert_contains(&text, &["Stone Age, after 4 of 4 actions", "- ", "total"]);
    let text = folder.run("replay game.tessera --at 1").done();
    assert_contains(&text, &["after 1 of 4 actions", "Red places 2 people in the forest."]);

    let json = folder.run("replay game.tessera --at 1 --json").json();
    assert_eq!((json["at"].as_u64(), json["actions"].as_u64()), (Some(1), Some(4)));
    assert_eq!(json["last_action"], "P1 place forest 2");
    assert_eq!(json["to_act"], serde_json::json!(["P2"]));
    assert_eq!(json["seats"], serde_json::json!(["human", "medium"]));
    assert_eq!(json["view"]["players"][0]["at_home"], 3);
    assert!(json["score_sheet"]["rows"].is_array() && json["standings"].is_null());
    assert!(folder.run("replay game.tessera --at 0 --json").json()["last_action"].is_null());
}

#[test]
fn the_viewer_decides_what_is_shown() {
    let folder = folder();
    let cards = |viewer: &str, player: usize| {
        let json = folder.run(&format!("replay game.tessera --json --viewer {viewer}")).json();
        json["view"]["players"][player]["cards"].is_array()
    };
    assert_eq!((cards("P1", 0), cards("P1", 1)), (true, false));
    assert_eq!((cards("P2", 0), cards("P2", 1)), (false, true));
    assert_eq!((cards("spectator", 0), cards("spectator", 1)), (false, false));
    assert_eq!((cards("all", 0), cards("all", 1)), (true, true));
    let message = folder.run("replay game.tessera --viewer P3").failed(2);
    assert_contains(&message, &["there is no P3 in this game: expected a seat from P1 to P2"]);
    assert_contains(&folder.run("replay game.tessera --viewer me").failed(2), &["spectator or all"]);
}

#[test]
fn a_valid_game_is_verified() {
    let folder = folder();
    let text = folder.run("replay game.tessera --verify").done();
    assert_contains(&text, &["valid game of Stone Age", "the seed matches its hash", "all 4 actions are legal"]);
    let json = folder.run("replay game.tessera --verify --json").json();
    assert_eq!((json["verified"].as_bool(), json["actions"].as_u64()), (Some(true), Some(4)));
    assert!(json["error"].is_null() && json["seed_hash"].is_string());
}

#[test]
fn a_changed_seed_is_detected() {
    let folder = folder();
    let saved = folder.read("game.tessera");
    let at = saved.find("\nseed ").unwrap() + "\nseed ".len();
    let digit = if saved[at..].starts_with('0') { "1" } else { "0" };
    folder.write("game.tessera", &format!("{}{digit}{}", &saved[..at], &saved[at + 1..]));
    let message = folder.run("replay game.tessera --verify").failed(1);
    assert_contains(&message, &["game.tessera, line 7, column 11: the seed does not belong to the hash"]);
    let run = folder.run("replay game.tessera --verify --json");
    let json: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!((run.code, json["verified"].as_bool()), (1, Some(false)));
    assert_contains(json["error"].as_str().unwrap(), &["the seed does not belong"]);
}

#[test]
fn an_illegal_action_is_detected() {
    let folder = folder();
    let saved = folder.read("game.tessera").replace("P1 place hunt 1", "P1 place forest 3");
    folder.write("game.tessera", &saved);
    let parts = ["game.tessera, line 12, column 4: P1 may not `place forest 3`: ", "(Rulebook, “"];
    assert_contains(&folder.run("replay game.tessera --verify").failed(1), &parts);
    assert_contains(&folder.run("replay game.tessera").failed(2), &parts);
}

#[test]
fn a_position_that_does_not_exist_is_refused() {
    let message = folder().run("replay game.tessera --at 5").failed(2);
    assert_contains(&message, &["there is no position after 5 actions: the game has 4"]);
}

/// A folder with a game that has fair dice, and their secret and nonces.
fn folder_with_fair_dice(nonces: [Option<Nonce>; 2]) -> (Folder, FairDice) {
    let folder = Folder::new();
    let dice = FairDice { secret: Secret::from_bytes([0x5e; 32]), nonces: nonces.to_vec() };
    let args = format!("play stone-age --players 2 --seed {} --option start=P1 --save game.tessera", dice.seed());
    folder.type_in(&args, "place forest 2\nplace hunt 1\n").done();
    let nonces = dice.nonces.iter().map(|nonce| nonce.map_or("-".to_owned(), |nonce| nonce.to_string()));
    let (commitment, nonces) = (dice.secret.commitment(), nonces.collect::<Vec<_>>().join(" "));
    let line = format!("\nfair-dice {commitment} {} {nonces}\nseats", dice.secret);
    folder.write("game.tessera", &folder.read("game.tessera").replace("\nseats", &line));
    (folder, dice)
}

#[test]
fn fair_dice_are_verified() {
    let (folder, dice) = folder_with_fair_dice([Some(Nonce::from_bytes([1; 16])), None]);
    let commitment = dice.secret.commitment();
    let text = folder.run("replay game.tessera --verify").done();
    let promised = format!("fair dice: the secret matches its commitment {commitment}\n");
    assert_contains(&text, &[&promised, "fair dice: the seed is made from the secret and the nonce of P1\n"]);
    let json = folder.run("replay game.tessera --verify --json").json();
    assert_eq!(json["fair_dice"], commitment);

    let (folder, _) = folder_with_fair_dice([None; 2]);
    let text = folder.run("replay game.tessera --verify").done();
    assert_contains(&text, &["fair dice: no player gave a nonce"]);
}

#[test]
fn fair_dice_in_a_file_are_optional() {
    let folder = folder();
    assert!(!folder.run("replay game.tessera --verify").done().contains("fair dice"));
    assert!(folder.run("replay game.tessera --verify --json").json()["fair_dice"].is_null());
}

#[test]
fn tampered_dice_are_detected() {
    let nonce = Nonce::from_bytes([1; 16]);
    let (folder, dice) = folder_with_fair_dice([Some(nonce), None]);
    let saved = folder.read("game.tessera");
    for (from, to, told) in [
        (dice.secret.to_string(), Secret::from_bytes([0x5f; 32]).to_string(), "the secret does not belong to the"),
        (nonce.to_string(), Nonce::from_bytes([2; 16]).to_string(), "the seed is not made of this secret and these"),
        (nonce.to_string(), "-".to_owned(), "the seed is not made of this secret and these nonces"),
    ] {
        folder.write("game.tessera", &saved.replace(&from, &to));
        let told = format!("game.tessera, line 8, column 11: {told}");
        assert_contains(&folder.run("replay game.tessera --verify").failed(1), &[&told]);
        let run = folder.run("replay game.tessera --verify --json");
        let json: serde_json::Value = serde_json::from_str(&run.out).unwrap();
        assert_eq!((run.code, json["verified"].as_bool()), (1, Some(false)));
        assert!(json["fair_dice"].is_null());
    }
}

#[test]
fn a_game_with_redraws_is_shown() {
    let folder = folder();
    let saved = folder.read("game.tessera");
    let redrawn = saved.replace("P1 place hunt 1", "redraw 1\nP1 place hunt 1").replace("end 4", "redraw 2\nend 6");
    folder.write("game.tessera", &redrawn);
    let text = folder.run("replay game.tessera").done();
    assert_contains(&text, &["Stone Age, after 4 of 4 actions"]);
    let json = |at: &str| folder.run(&format!("replay game.tessera --json {at}")).json();
    let last = saved.lines().rev().nth(1).unwrap();
    assert_eq!((json("")["last_action"].as_str(), json("")["at"].as_u64()), (Some(last), Some(4)));
    assert_eq!(json("--at 3")["last_action"], "P1 place hunt 1");
    let shown = folder.run("replay game.tessera --at 3").done();
    assert_contains(&shown, &["after 3 of 4 actions", "Red places 1 person on the hunt."]);

    let text = folder.run("replay game.tessera --verify").done();
    assert_contains(&text, &["all 4 actions are legal", "something was taken back 2 times; everything random"]);
    let json = folder.run("replay game.tessera --verify --json").json();
    assert_eq!((json["actions"].as_u64(), json["redraws"].as_u64()), (Some(4), Some(2)));
}

#[test]
fn a_continued_game_keeps_everything_in_its_file() {
    let (folder, _) = folder_with_fair_dice([Some(Nonce::from_bytes([1; 16])), None]);
    let saved = folder.read("game.tessera").replace("end 4", "redraw 1\nend 5");
    folder.write("game.tessera", &saved);
    folder.type_in("play --load game.tessera", "place field\n").done();
    let continued = folder.read("game.tessera");
    assert!(continued.starts_with(saved.strip_suffix("end 5\n").unwrap()), "{continued}");
    folder.run("replay game.tessera --verify").done();
}
