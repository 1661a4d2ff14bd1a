use std::fs;
use std::process::Stdio;
use std::thread;
use std::time::Duration;

use super::{Folder, Run, assert_contains};

/// Runs an arena with bots whose names may contain spaces.
fn arena(folder: &Folder, args: &str, bots: &str) -> Run {
    let mut command = folder.command(&format!("arena {args}"));
    let output = command.args(["--bots", bots]).output().unwrap();
    Run {
        code: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

const SHORT: &str = "--seed 1 --option round-limit=10";

#[test]
fn the_example_bot_plays_every_game() {
    let folder = Folder::new();
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/example-bot.py");
    assert!(fs::read_to_string(example).unwrap().lines().count() <= 30);
    let bots = format!("cmd:python3 {example},random");
    for game in ["stone-age", "revive", "civolution"] {
        let json = arena(&folder, &format!("{game} --games 2 --seed 1 --json"), &bots).json();
        assert_eq!((&json["games"], &json["forfeits"]), (&2.into(), &serde_json::json!([])), "{game}");
        assert_eq!(json["bots"][0]["forfeits"], 0, "{game}");
        assert!(json["bots"][0]["microseconds_per_decision"].as_f64() > Some(1.0), "{game}");
    }
}

#[test]
fn programs_that_break_the_protocol_forfeit_and_are_named() {
    let folder = Folder::new();
    let text = "for line in __import__('sys').stdin:\n    if 'decide' in line: print('hello', flush=True)\n";
    folder.write("bot.py", text);
    let args = format!("stone-age --games 8 {SHORT}");
    let out = arena(&folder, &args, "cmd:python3 bot.py,random").done();
    assert_contains(&out, &["8 games were forfeited:", "  cmd:python3 bot.py, decision 1: it answered `hello`"]);
    assert_contains(
        &out,
        &["P1 of cmd:python3 bot.py, random, seed ", "P2 of random, cmd:python3 bot.py", "and 3 more"],
    );
    let json = arena(&folder, &format!("{args} --json"), "cmd:python3 bot.py,random").json();
    assert_eq!((json["bots"][0]["forfeits"].as_u64(), json["forfeits"][1]["seat"].as_str()), (Some(8), Some("P2")));
    assert_eq!(json["bots"][0]["win_share"]["value"], 0.0);

    folder.write("slow.py", "import time\ntime.sleep(100)\n");
    let args = format!("stone-age --games 1 {SHORT} --bot-seconds 0.2");
    assert_contains(&arena(&folder, &args, "cmd:python3 slow.py,random").done(), &["it gave no answer within 0.2 s"]);
}

#[test]
fn a_program_that_cannot_be_started_ends_the_arena() {
    let folder = Folder::new();
    let message = arena(&folder, "stone-age --games 2", "cmd:./mybot --flag,random").failed(2);
    assert_contains(&message, &["error: `cmd:./mybot --flag` cannot play: `./mybot` cannot be started: No such file"]);
    assert_contains(&message, &["docs/bot-protocol.md"]);
    let message = arena(&folder, "stone-age --games 2", "cmd:python3 none.py,random").failed(2);
    // The stderr of a program is passed on.
    assert_contains(&message, &["can't open file", "the program ended before its first move (exit status: 2)"]);
}

#[test]
fn results_are_kept_and_a_run_continues() {
    let folder = Folder::new();
    let args = "arena stone-age --bots greedy,random --option round-limit=10 --results games.jsonl --json";
    let share = |json: &serde_json::Value| (json["games"].clone(), json["bots"][0]["win_share"].clone());
    // The seed is drawn, and then taken from the file.
    let first = folder.run(&format!("{args} --games 6")).json();
    assert!(first["contents"].is_null() && first["verdict"].is_null());
    let text = folder.read("games.jsonl");
    assert_eq!(text.lines().count(), 6);
    folder.write("games.jsonl", &text[..text.len() - 30]);
    let again = folder.run(&format!("{args} --games 6")).json();
    assert_eq!((share(&again), &again["seed"]), (share(&first), &first["seed"]));
    assert_eq!(folder.run(&format!("{args} --games 8")).json()["games"], 8);
    assert_eq!(folder.read("games.jsonl").lines().count(), 8);

    let message = folder.run(&format!("{args} --games 6 --seed other")).failed(2);
    assert_contains(&message, &["error: games.jsonl, line 1: the seed of this game is `", "name another file"]);
    let message = folder.run(&format!("{args} --games 6 --report cards")).failed(2);
    assert_contains(&message, &["error: `--report` needs the cards of every game", "leave out one of them"]);
    assert_eq!(folder.files(), ["games.jsonl"]);
}

#[test]
fn a_killed_run_loses_nothing() {
    let folder = Folder::new();
    let args = format!("arena stone-age --bots greedy,random --games 30 {SHORT} --json");
    let mut run = folder.command(&format!("{args} --results killed.jsonl")).stdout(Stdio::null()).spawn().unwrap();
    let lines = || fs::read_to_string(folder.path("killed.jsonl")).unwrap_or_default().lines().count();
    while lines() < 3 {
        assert!(run.try_wait().unwrap().is_none(), "it has already finished");
        thread::sleep(Duration::from_millis(5));
    }
    run.kill().unwrap();
    run.wait().unwrap();
    assert!((3..30).contains(&lines()), "{}", lines());
    let resumed = folder.run(&format!("{args} --results killed.jsonl")).json();
    let uninterrupted = folder.run(&args).json();
    assert_eq!(lines(), 30);
    for field in ["games", "mean_rounds", "mean_decisions", "winning_scores", "scores", "seats"] {
        assert_eq!(resumed[field], uninterrupted[field], "{field}");
    }
    for field in ["win_share", "mean_score", "score_deviation", "elo"] {
        assert_eq!(resumed["bots"][0][field], uninterrupted["bots"][0][field], "{field}");
    }
}

#[test]
fn an_arena_stops_once_the_verdict_is_proven() {
    let folder = Folder::new();
    let args = format!("arena stone-age --bots greedy,random --games 200 {SHORT} --stop-at 0.65 --at-least 20");
    let json = folder.run(&format!("{args} --json")).json();
    let verdict = &json["verdict"];
    assert_eq!((verdict["proven"].as_str(), &verdict["games"]), (Some("above"), &json["games"]));
    let games = json["games"].as_u64().unwrap();
    assert!((20..100).contains(&games), "{games}");
    let text = folder.run(&args).done();
    assert_contains(&text, &[&format!("stopped after {games} games: above 65 % is proven for greedy (5 % error)")]);
    let text = folder.run(&args.replace("greedy,random", "random,greedy").replace("0.65", "0.355")).done();
    assert_contains(&text, &["games: below 35.5 % is proven for random (5 % error)"]);
    let text =
        folder.run(&args.replace("greedy,random", "random,random").replace("0.65", "0.5").replace("200", "20")).done();
    assert_contains(&text, &["undecided after 20 games whether random is above or below 50 % (5 % error)"]);
}

#[test]
fn a_round_robin_rates_all_bots() {
    let folder = Folder::new();
    let args = format!("arena stone-age --bots random,greedy --round-robin --games 10 {SHORT}");
    let text = folder.run(&args).done();
    assert_contains(&text, &["10 games in", "Elo", "95 % interval", "wins:", "-  "]);
    let json = folder.run(&format!("{args} --players 3 --json --results games.jsonl")).json();
    assert_eq!((json["games"].as_u64(), json["players"].as_u64()), (Some(24), Some(3)));
    assert_contains(json["setup"].as_str().unwrap(), &["players=3"]);
    let meetings = json["meetings"].as_array().unwrap();
    assert_eq!(
        (meetings.len(), meetings[1]["bot"].as_str(), meetings[1]["games"].as_u64()),
        (2, Some("greedy"), Some(12))
    );
    assert_eq!(
        (json["bots"][0]["bot"].as_str(), json["bots"][1]["elo"]["value"].as_f64()),
        (Some("greedy"), Some(0.0))
    );
    assert!(json["bots"][0]["elo"]["value"].as_f64() > Some(50.0));
    let text = folder.run(&format!("{args} --players 3 --results games.jsonl")).done();
    assert_contains(&text, &["24 games in", "wins, one bot against copies of another:"]);
    assert_eq!(folder.read("games.jsonl").lines().count(), 24);
}

#[test]
fn a_line_up_of_different_bots_is_rated() {
    let folder = Folder::new();
    let args = format!("arena stone-age --games 4 {SHORT}");
    assert_contains(&folder.run(&format!("{args} --bots greedy,random")).done(), &["Elo"]);
    assert!(!folder.run(&format!("{args} --bots random,random")).done().contains("Elo"));
}

#[test]
fn conflicting_arguments_are_explained() {
    let folder = Folder::new();
    for (args, part) in [
        ("--bots greedy,random,greedy --round-robin", "`greedy` is named twice"),
        ("--bots greedy --round-robin", "a round robin needs two bots or more, and greedy was named"),
        ("--bots greedy,shark --round-robin", "there is no bot `shark`: expected one of random, greedy"),
        ("--bots greedy,random --round-robin --stop-at 0.5", "cannot be used with"),
        ("--bots greedy,random --round-robin --report cards", "`--report` is about the games of one line-up"),
        ("--bots greedy,random --round-robin --players 5", "5 is not in 2..=4"),
        ("--bots greedy,random --players 3", "--round-robin"),
        ("--bots greedy,random --at-least 3", "--stop-at"),
        ("--bots greedy,random --stop-at 65", "expected a share from 0.001 to 0.999"),
        ("--bots greedy,random --stop-at nan", "expected a share from 0.001 to 0.999"),
        ("--bots greedy,random --bot-seconds 0", "expected a number from 0.01 to 3600"),
        ("--bots greedy,random --results none/games.jsonl", "none/games.jsonl cannot be opened: No such file"),
        ("--bots greedy,random --results .", "error: . cannot be opened: Is a directory"),
        ("--bots cmd:,random", "no command is named"),
    ] {
        assert_contains(&folder.run(&format!("arena stone-age {args}")).failed(2), &["error: ", part]);
    }
    assert!(folder.files().is_empty());
}
