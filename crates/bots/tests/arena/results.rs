use std::fs;
use std::path::PathBuf;

use bots::arena::{Arena, ArenaError, ResultsError, seed_in};
use engine::chance::Seed;
use stone_age::Setup;
use tempfile::TempDir;

use super::{arena, kept, run, timeless};

fn folder() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.jsonl");
    (folder, path)
}

fn games(count: u64) -> Arena<Setup> {
    arena(&["greedy", "random", "random"], count)
}

fn lines(path: &PathBuf) -> Vec<String> {
    fs::read_to_string(path).unwrap().lines().map(str::to_owned).collect()
}

/// Returns the error message of a run with this file. The file must stay as it is.
#[track_caller]
fn refused(arena: Arena<Setup>, path: &PathBuf) -> String {
    let before = fs::read(path).unwrap();
    let error = run(&kept(arena, path)).unwrap_err();
    assert!(matches!(error, ArenaError::Results(_)), "{error:?}");
    assert_eq!(fs::read(path).unwrap(), before);
    error.to_string()
}

#[test]
fn a_killed_run_continues_without_a_difference() {
    let (_folder, path) = folder();
    let whole = run(&kept(games(21), &path)).unwrap();
    let text = fs::read_to_string(&path).unwrap();
    let all = lines(&path);
    assert_eq!((whole.games, all.len()), (21, 21));

    // Killed in the middle of the eighth line, and at the beginning of it.
    let seven: usize = all[..7].iter().map(|line| line.len() + 1).sum();
    for cut in [seven + 40, seven + 1, seven] {
        fs::write(&path, &text[..cut]).unwrap();
        let again = run(&kept(games(21), &path)).unwrap();
        assert_eq!(timeless(again), timeless(whole.clone()));
        assert_eq!((lines(&path).len(), lines(&path)[..7] == all[..7]), (21, true));
    }
    // Without a file, the same games are played.
    let unkept = run(&games(21)).unwrap();
    assert!(unkept.contents.is_some() && whole.contents.is_none());
    let unkept = bots::arena::ArenaReport { contents: None, ..unkept };
    assert_eq!(timeless(unkept), timeless(whole));
}

#[test]
fn known_games_are_read_and_not_played_again() {
    let (_folder, path) = folder();
    run(&kept(games(6), &path)).unwrap();
    let changed = fs::read_to_string(&path).unwrap().replacen("\"scores\":[", "\"scores\":[1000", 1);
    fs::write(&path, &changed).unwrap();
    let report = run(&kept(games(6), &path)).unwrap();
    assert!(report.winning_scores.mean.value > 1000.0 / 6.0 + 10.0, "{report:?}");
    assert_eq!(fs::read_to_string(&path).unwrap(), changed);
    // More games continue the file; fewer games still count all that are there.
    assert_eq!(run(&kept(games(9), &path)).unwrap().games, 9);
    assert_eq!(run(&kept(games(3), &path)).unwrap().games, 9);
    assert_eq!(lines(&path).len(), 9);
}

#[test]
fn any_number_of_threads_writes_the_same_games() {
    let sorted = |threads| {
        let (_folder, path) = folder();
        run(&Arena { threads, ..kept(games(12), &path) }).unwrap();
        let line = |line: &String| {
            let mut line: serde_json::Value = serde_json::from_str(line).unwrap();
            line["microseconds"] = serde_json::Value::Null;
            line.to_string()
        };
        let mut lines: Vec<String> = lines(&path).iter().map(line).collect();
        lines.sort();
        lines
    };
    assert_eq!(sorted(1), sorted(2));
}

#[test]
fn a_line_has_everything_about_a_game() {
    let (_folder, path) = folder();
    run(&kept(games(3), &path)).unwrap();
    let line: serde_json::Value = serde_json::from_str(&lines(&path)[1]).unwrap();
    assert_eq!((&line["game"], &line["rules"], &line["deal"]), (&"stone-age".into(), &1.into(), &0.into()));
    assert_eq!(line["seed"], Seed::from_text("arena").to_string());
    assert_eq!(line["bots"], serde_json::json!(["greedy", "random", "random"]));
    assert_eq!((&line["seating"], line["rounds"].is_u64()), (&serde_json::json!([1, 0, 2]), true));
    assert_eq!(line["pack"].as_str().map(str::len), Some(16));
    assert!(line["setup"].as_str().unwrap().starts_with("players=3"));
    assert!(line["forfeit"].is_null());
    for field in ["scores", "wins", "decisions", "microseconds"] {
        assert_eq!(line[field].as_array().map(Vec::len), Some(3), "{field}");
    }
    assert_eq!(seed_in(&path), Some(Seed::from_text("arena")));
    assert_eq!(seed_in(&path.with_file_name("none")), None);
}

#[test]
fn games_of_another_match_are_refused_and_named() {
    let (_folder, path) = folder();
    run(&kept(games(3), &path)).unwrap();
    let name = path.display().to_string();
    let message = refused(Arena { seed: Seed::from_text("other"), ..games(3) }, &path);
    assert!(message.starts_with(&format!("{name}, line 1: the seed of this game is `")), "{message}");
    assert!(message.contains(&Seed::from_text("other").to_string()), "{message}");
    let message = refused(arena(&["greedy", "greedy", "random"], 3), &path);
    let expected = "the line-up of this game is `greedy,random,random`: expected `greedy,greedy,random`";
    assert!(message.contains(expected), "{message}");
    let message = refused(Arena { setup: Setup::default(), ..games(3) }, &path);
    assert!(message.contains("the setup of this game is `players=3"), "{message}");

    let text = fs::read_to_string(&path).unwrap();
    let second = |from: &str, to: &str| {
        let at = text.find('\n').unwrap();
        let changed = format!("{}{}", &text[..at], text[at..].replacen(from, to, 1));
        assert_ne!(changed, text);
        fs::write(&path, changed).unwrap();
        refused(games(3), &path)
    };
    for (from, to, part) in [
        ("\"rules\":1", "\"rules\":9", "line 2: the rules version of this game is `9`: expected `1`"),
        ("\"pack\":\"", "\"pack\":\"0", "line 2: the content pack of this game is"),
        ("\"game\":\"stone-age\"", "\"game\":\"chess\"", "line 2: the name of this game is `chess`"),
        ("\"seating\":[", "\"seating\":[0,", "line 2: this is not the result of a game (its numbers do not fit"),
        ("\"deal\":0", "\"deal\":18446744073709551615", "(its numbers do not fit"),
        ("\"wins\":[", "\"wins\":[0.5,", "line 2: this is not the result of a game (its numbers do not fit"),
        ("\"seating\":[1,0,2]", "\"seating\":[0,1,2]", "line 2: this is not the result of a game (the same game is in"),
        ("{\"game\"", "\"game\"", "line 2: this is not the result of a game ("),
    ] {
        let message = second(from, to);
        assert!(message.contains(part), "{part}: {message}");
    }
}

#[test]
fn a_foreign_file_is_left_alone() {
    let (_folder, path) = folder();
    for text in ["a letter", "{\"gate\":1}", "{\"name\": \"x\"}\n", "\n"] {
        fs::write(&path, text).unwrap();
        assert!(refused(games(3), &path).contains("line 1: this is not the result of a game ("), "{text}");
    }
    let missing = path.with_file_name("none").join("games.jsonl");
    let error = run(&kept(games(3), &missing)).unwrap_err();
    assert!(error.to_string().contains("none/games.jsonl cannot be opened: No such file"), "{error}");
}

#[test]
fn two_arenas_do_not_write_to_the_same_file() {
    let (_folder, path) = folder();
    let other = fs::File::create(&path).unwrap();
    other.lock().unwrap();
    let error = run(&kept(games(3), &path)).unwrap_err();
    assert_eq!(error, ArenaError::Results(ResultsError::InUse { path: path.clone() }));
    drop(other);
    assert_eq!(run(&kept(games(3), &path)).unwrap().games, 3);
}
