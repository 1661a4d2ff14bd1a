use std::fs;

use super::{Folder, assert_contains};

const START: &str = "play stone-age --players 2 --seed 42 --option start=P1 --save game.tessera";

/// A folder with a saved game.
fn folder() -> Folder {
    let folder = Folder::new();
    folder.type_in(START, "place forest 2\n").done();
    folder
}

/// Checks that loading a changed game fails with this message, and leaves the file alone.
#[track_caller]
fn refuses_to_load(change: impl Fn(&str) -> String, parts: &[&str]) {
    let folder = folder();
    let changed = change(&folder.read("game.tessera"));
    assert_ne!(changed, folder.read("game.tessera"), "the change does nothing");
    folder.write("game.tessera", &changed);
    for command in ["play --load game.tessera", "replay game.tessera"] {
        let message = folder.type_in(command, "1\n1\n").failed(2);
        assert_contains(&message, &["error: game.tessera, line "]);
        assert_contains(&message, parts);
    }
    assert_eq!(folder.read("game.tessera"), changed);
    assert_eq!(folder.files(), ["game.tessera"]);
}

#[test]
fn unknown_commands_and_games_are_named() {
    let folder = Folder::new();
    assert_contains(&folder.run("dance").failed(2), &["unrecognized subcommand 'dance'", "--help"]);
    for command in ["play", "bench", "soak", "arena --bots random,random"] {
        let message = folder.run(&format!("{command} chess")).failed(2);
        assert_contains(&message, &["error: there is no game `chess`: expected one of stone-age"]);
    }
    assert_contains(&folder.run("play").failed(2), &["<GAME>"]);
    assert!(folder.files().is_empty());
}

#[test]
fn impossible_setups_are_explained() {
    let folder = Folder::new();
    for (args, part) in [
        ("play stone-age --players 7", "`players` cannot be `7`: expected 2 to 4"),
        ("soak stone-age --players 1", "`players` cannot be `1`: expected 2 to 4"),
        ("bench stone-age --players 5", "`players` cannot be `5`: expected 2 to 4"),
        ("arena stone-age --bots greedy", "`players` cannot be `1`: expected 2 to 4"),
        ("arena stone-age --bots greedy,shark", "there is no bot `shark`: expected one of random, greedy"),
        ("arena stone-age", "--bots"),
        ("play stone-age --option moons=3", "there is no setup option `moons`: expected one of players"),
        ("play stone-age --option open-cards=maybe", "`open-cards` cannot be `maybe`: expected off, on"),
        ("play stone-age --option open-cards", "expected `key=value`"),
        ("play stone-age --players 2 --option start=P4", "`start=P4` does not go with `players=2`"),
        ("play stone-age --seats human,shark", "`shark` cannot sit here: expected human or a bot"),
        ("play stone-age --players 3 --seats human,human", "2 seats are taken, but the setup says `players=3`"),
        ("play stone-age --players many", "invalid value 'many'"),
        ("soak stone-age --games 0", "0 is not in 1..=100000000"),
        ("bench stone-age --seconds 0", "expected a number from 0.01 to 3600"),
        ("bench stone-age --seconds nan", "expected a number from 0.01 to 3600"),
        ("play --load game.tessera --players 2", "cannot be used with"),
    ] {
        assert_contains(&folder.run(args).failed(2), &["error: ", part]);
    }
    assert!(folder.files().is_empty());
}

#[test]
fn missing_files_and_folders_are_named() {
    let folder = Folder::new();
    for args in ["play --load none.tessera", "replay none.tessera", "replay none.tessera --verify"] {
        assert_contains(&folder.run(args).failed(2), &["error: none.tessera cannot be read: No such file"]);
    }
    for file in ["none/game.tessera", "none/", "."] {
        let message = folder.run(&format!("play stone-age --save {file}")).failed(2);
        assert_contains(&message, &[&format!("error: {file} ")]);
    }
    assert!(folder.files().is_empty());
    folder.write("file", "");
    assert_contains(&folder.run("play stone-age --save file/game.tessera").failed(2), &["file/game.tessera cannot be"]);
    assert_contains(&folder.run("replay .").failed(2), &["error: . cannot be read"]);
}

#[test]
fn only_the_loaded_file_is_overwritten() {
    let folder = folder();
    let saved = folder.read("game.tessera");
    let message = folder.type_in(START, "1\n").failed(2);
    assert_contains(&message, &["game.tessera already exists", "--load game.tessera", "--save"]);
    folder.write("precious", "a letter");
    let message = folder.run("play --load game.tessera --save precious").failed(2);
    assert_contains(&message, &["precious already exists"]);
    let out = folder.type_in("play --load game.tessera", "save precious\nsave none/x\n").done();
    assert_contains(&out, &["Not possible: precious already exists", "Not possible: none/x cannot be written"]);
    assert_eq!((folder.read("game.tessera"), folder.read("precious")), (saved, "a letter".to_owned()));
    assert!(folder.run("play --load game.tessera --save ./game.tessera").code == 0, "it is the same file");
}

#[test]
fn broken_games_are_not_loaded() {
    refuses_to_load(|saved| saved[..saved.len() - 8].to_owned(), &["it was cut off; expected `end "]);
    refuses_to_load(|saved| saved.replace("end 2", "end 3"), &["its last line says 3: lines are missing"]);
    refuses_to_load(|_| String::new(), &["line 1, column 1: expected `tessera`, found ``"]);
    refuses_to_load(|saved| saved.replace("tessera 1", "tessera 2"), &["line 1, column 9: expected format 1"]);
    refuses_to_load(|saved| saved.replace("place", &"x".repeat(5000)), &["line 10, column 1001", "at most 1000"]);
    refuses_to_load(|saved| saved.replace("forest", "moon"), &["line 10, column 10: expected one of hunt, forest"]);
}

#[test]
fn games_that_do_not_match_this_program_are_not_loaded() {
    refuses_to_load(|saved| saved.replace("game stone-age", "game chess"), &["`chess`", "expected one of stone-age"]);
    refuses_to_load(|saved| saved.replace("rules 1", "rules 7"), &["version 7 of the rules", "only knows version 1"]);
    refuses_to_load(|saved| saved.replace("pack printed ", "pack printed 0"), &["line 4, column 6", "content pack"]);
    refuses_to_load(|saved| saved.replace("players=2", "players=8"), &["line 5, column 7", "expected 2 to 4"]);
    refuses_to_load(|saved| saved.replace("seed-hash ", "seed-hash 0"), &["line 7, column 11: the seed does not"]);
    refuses_to_load(
        |saved| saved.replace("human medium", "human shark"),
        &["line 8, column 7: `shark` cannot sit here"],
    );
    refuses_to_load(|saved| saved.replace("forest 2", "forest 9"), &["line 10, column 4: P1 may not", "(Rulebook, “"]);
}

#[test]
fn a_binary_file_is_not_loaded() {
    let folder = folder();
    let mut bytes = folder.read("game.tessera").into_bytes();
    bytes[20] = 0xff;
    fs::write(folder.path("game.tessera"), &bytes).unwrap();
    let message = folder.run("play --load game.tessera").failed(2);
    assert_contains(&message, &["game.tessera, line 2, column 11: this is not text: expected UTF-8"]);
    assert_eq!(fs::read(folder.path("game.tessera")).unwrap(), bytes);
}

#[test]
fn a_closed_pipe_is_not_an_error() {
    let folder = Folder::new();
    let mut child = folder.command("games --json").stdout(std::process::Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    assert_eq!(child.wait().unwrap().code(), Some(0));
}
