use super::{Folder, assert_contains};

/// A folder with a game of a few actions in it.
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
    assert_eq!(json["seats"], serde_json::json!(["human", "greedy"]));
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
fn a_sound_game_is_verified() {
    let folder = folder();
    let text = folder.run("replay game.tessera --verify").done();
    assert_contains(&text, &["sound game of Stone Age", "the seed fits its hash", "all 4 actions are legal"]);
    let json = folder.run("replay game.tessera --verify --json").json();
    assert_eq!((json["verified"].as_bool(), json["actions"].as_u64()), (Some(true), Some(4)));
    assert!(json["error"].is_null() && json["seed_hash"].is_string());
}

#[test]
fn a_game_with_another_seed_is_found_out() {
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
fn an_illegal_action_is_found_out() {
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
