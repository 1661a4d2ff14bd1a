use std::io::Write;
use std::process::Stdio;
use std::thread::sleep;
use std::time::{Duration, Instant};

use super::{Folder, actions_in, assert_contains};

const ALONE: &str = "play stone-age --players 2 --seed 42 --option start=P1 --save game.tessera";
const HOT_SEAT: &str = "play stone-age --seats human,human --seed 42 --option start=P1 --save game.tessera";

#[test]
fn a_game_against_a_bot_is_played_to_the_final_score() {
    let folder = Folder::new();
    let out = folder.type_in(ALONE, "1\n".repeat(20_000)).done();
    assert_contains(&out, &["Red: human", "Blue: medium", "- Red ", "- Blue ", "Final score", "total ", "1. Blue, "]);
    let replayed = folder.run("replay game.tessera --json").json();
    assert!(replayed["to_act"].as_array().is_some_and(Vec::is_empty));
    assert_eq!(replayed["standings"].as_array().map(Vec::len), Some(2));
    assert_eq!(folder.files(), ["game.tessera"]);
    assert_contains(&folder.run("play --load game.tessera").done(), &["Final score"]);
}

#[test]
fn actions_are_numbered_on_few_lines() {
    let out = Folder::new().run(ALONE).done();
    assert_contains(&out, &["place hunt          [1] 1  [2] 2", "] place hut  ", "Red> "]);
    assert!(out.lines().filter(|line| line.contains("] ")).count() <= 28, "{out}");
}

#[test]
fn a_solo_player_sees_the_table_once_a_round() {
    let out = Folder::new().type_in("play revive --players 1 --seed 42 --save game.tessera", "1\n".repeat(40)).done();
    let rounds: Vec<&str> = out.lines().filter_map(|line| line.strip_prefix("Revive, round ")).collect();
    assert!(rounds.len() > 3 && out.matches("Red> ").count() > 2 * rounds.len(), "{out}");
    assert!(rounds.iter().zip(1..).all(|(shown, round)| *shown == round.to_string()), "{rounds:?}");
    assert!(!out.contains("(Red)"), "a seat has no name other than its color: {out}");
}

#[test]
fn a_number_and_the_notation_do_the_same() {
    let folder = Folder::new();
    folder.type_in(ALONE, "3\n").done();
    folder.type_in(&ALONE.replace("game", "other"), "place hunt 3\n").done();
    assert_eq!(folder.read("game.tessera"), folder.read("other.tessera"));
    assert_contains(&folder.read("game.tessera"), &["P1 place hunt 3\nP2 "]);
}

#[test]
fn the_default_file_is_named_after_the_game_and_its_seed() {
    let folder = Folder::new();
    let out = folder.run("play stone-age --seed 42").done();
    let files = folder.files();
    assert_eq!(files.len(), 1);
    assert!(files[0].starts_with("stone-age-") && files[0].len() == "stone-age-01234567.tessera".len(), "{files:?}");
    assert_contains(&out, &[&format!("saved in {}", files[0]), &format!("tessera play --load {}", files[0])]);
    assert_contains(&out, &["Red: human", "Yellow: medium"]);
}

#[test]
fn a_stopped_game_continues_at_the_same_position() {
    let folder = Folder::new();
    let out = folder.type_in(ALONE, "1\n1\nquit\n").done();
    let position = folder.run("replay game.tessera --json").json();
    let out_again = folder.run("play --load game.tessera").done();
    assert_eq!(folder.run("replay game.tessera --json").json(), position);
    let last_table = |out: &str| {
        out.rsplit("Stone Age, round").next().map(|table| table.lines().take(30).collect::<Vec<_>>().join("\n"))
    };
    assert_eq!(last_table(&out), last_table(&out_again));
    assert_contains(&out_again, &["Actions taken so far: 4."]);
}

#[test]
fn a_killed_game_loses_nothing() {
    let folder = Folder::new();
    let mut child = folder.command(ALONE).stdin(Stdio::piped()).stdout(Stdio::null()).spawn().unwrap();
    child.stdin.as_mut().unwrap().write_all(b"1\n1\n").unwrap();
    let begin = Instant::now();
    while actions_in(&folder.path("game.tessera")) < 4 {
        assert!(begin.elapsed() < Duration::from_secs(60), "nothing was saved");
        sleep(Duration::from_millis(10));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let uninterrupted = Folder::new();
    uninterrupted.type_in(ALONE, "1\n1\n1\n").done();
    let out = folder.type_in("play --load game.tessera", "1\n").done();
    assert_contains(&out, &["Actions taken so far: 4."]);
    assert_eq!(folder.read("game.tessera"), uninterrupted.read("game.tessera"));
}

#[test]
fn a_move_can_be_taken_back_before_the_bots_answer() {
    let folder = Folder::new();
    let out = folder.type_in(&format!("{ALONE} --confirm"), "place forest 3\nundo\nplace hunt 2\nquit\n").done();
    assert_contains(&out, &["Press Enter to let the bots move, or type `undo`: ", "Taken back: place forest 3"]);
    assert_contains(&folder.read("game.tessera"), &["actions\nP1 place hunt 2\nend 1\n"]);
}

#[test]
fn a_move_that_a_bot_has_answered_cannot_be_taken_back() {
    let folder = Folder::new();
    let out = folder.type_in(ALONE, "undo\nplace forest 3\nundo\n").done();
    assert_contains(&out, &["nothing to take back", "Blue has acted since (`"]);
}

#[test]
fn a_roll_cannot_be_taken_back() {
    let folder = Folder::new();
    let placed = "\nplace tool-maker\n\n\nplace hunt 5\n\n\nplace field\nplace forest 3\n";
    let out = folder.type_in(HOT_SEAT, format!("{placed}use tool-maker\nundo\nuse forest\nundo\nquit\n")).done();
    assert_contains(&out, &["Taken back: use tool-maker", "`use forest` cannot be taken back", "Red rolls"]);
}

#[test]
fn why_gives_the_reason_and_the_section() {
    let folder = Folder::new();
    let lines = "\nplace hut\n\n\nwhy place hut\nwhy place field\nwhy place moon\nwhy\nplace hut\npass\nexit\n";
    let out = folder.type_in(HOT_SEAT, lines).done();
    assert_contains(
        &out,
        &[
            "There is no room left in the hut",
            "(Rulebook,",
            "`place field` is allowed: place 1 person in the field",
            "`moon` is not possible after `place`. Possible now: hunt, forest",
            "Name an action: `why place hunt 1`, for example.",
            "Unknown command `pass`: type a number, an action such as `place hunt 1`, or",
            "Not possible: There is no room left in the hut",
        ],
    );
}

#[test]
fn all_other_commands_give_an_answer() {
    let folder = Folder::new();
    let lines = "place forest 2\nhelp\nlog\nlog all\nscore\nhint\nmoves\nlook\nsave\nsave copy.tessera\n99\n\nquit\n";
    let out = folder.type_in(ALONE, lines).done();
    assert_contains(
        &out,
        &[
            "why ACTION",
            "Red places 2 people in the forest.",
            "what it would score if the game ended now",
            "An expert would choose `",
            " the next move",
            " the best move",
            "Other actions, with the points they would cost you:",
            "[1] place",
            "Saved in game.tessera.",
            "Saved a copy in copy.tessera.",
            "There is no action 99: expected 1 to ",
        ],
    );
    assert_eq!(folder.read("copy.tessera"), folder.read("game.tessera"));
}

#[test]
fn several_humans_pass_the_device() {
    let folder = Folder::new();
    let out = folder.type_in(HOT_SEAT, "\nplace forest 2\nnonsense\nundo\nplace hunt 1\n\n\nquit\n").done();
    assert_contains(
        &out,
        &[
            "Pass the device to Red, then press Enter:",
            "- Red places 2 people in the forest.\nPress Enter to confirm your turn, or type `undo`:",
            "Press Enter, or type `undo` or `quit`.",
            "Pass the device to Blue, then press Enter:",
            "Taken back: place forest 2",
            "Blue> ",
        ],
    );
    let between = out.split("Pass the device to Blue").nth(1).unwrap();
    assert!(between.split("Blue> ").next().is_some_and(|shown| shown.contains("\n\n\n")), "{between}");
    assert!(!out.contains('\x1b'), "without a terminal there is nothing to clear");
}

#[test]
fn bots_can_play_without_humans() {
    let folder = Folder::new();
    let out =
        folder.run("play stone-age --seats random,random --seed 1 --option round-limit=10 --save g.tessera").done();
    assert_contains(&out, &["- Blue ", "Final score", "1. "]);
}

#[test]
fn strange_lines_get_an_answer() {
    let folder = Folder::new();
    let mut lines = b"caf\xff\n".to_vec();
    lines.extend(vec![b'x'; 100_000]);
    lines.extend(b"\nplace hunt 1\n");
    let out = folder.type_in(ALONE, lines).done();
    assert_contains(&out, &["That is not text: expected UTF-8.", "That line is too long"]);
    assert_contains(&folder.read("game.tessera"), &["P1 place hunt 1"]);
}

const CHAPTER: &str = "play revive --players 1 --seed 7 --campaign thaw --data data --save chapter.tessera";

#[test]
fn a_campaign_continues_with_its_next_chapter() {
    let folder = Folder::new();
    let out = folder.type_in(CHAPTER, "1\n".repeat(20_000)).done();
    assert_contains(&out, &["Campaign thaw", "Chapter 1, Water under the gate: open", "Chapter 2: not open yet"]);
    assert_contains(&out, &["Chapter 1: Water under the gate", "Place 3 population figures"]);
    assert_contains(
        &out,
        &["Final score", "Chapter 1, Water under the gate: ", "Chapter 2 is open: play it with `tessera play revive"],
    );
    assert_contains(&folder.read("chapter.tessera"), &["\ncampaign thaw\n"]);
    let next = folder.run(&CHAPTER.replace("chapter.", "next.")).done();
    assert_contains(&next, &["Chapter 2: The other side of the maps", "tribe ability 3 times"]);
    // A chapter is added only once, even if its finished game is loaded again.
    let again = folder.run("play --load chapter.tessera --data data").done();
    assert_contains(&again, &["Chapter 2 is open"]);
}

#[test]
fn a_campaign_that_cannot_continue_says_why() {
    let folder = Folder::new();
    let closed = folder.run(&format!("{CHAPTER} --option chapter=3")).failed(2);
    assert_contains(&closed, &["chapter 3 of this campaign is not open yet: play chapter 1 to its end first"]);
    let none = folder.run("play stone-age --campaign thaw --data data").failed(2);
    assert_contains(&none, &["Stone Age has no campaign"]);
    let name = folder.run("play revive --campaign 123456789012345678901 --data data").failed(2);
    assert_contains(&name, &["that is not a name"]);
}

#[test]
fn a_chapter_that_could_not_be_kept_is_kept_later() {
    let folder = Folder::new();
    folder.type_in(CHAPTER, "1\n").done();
    folder.write("file", "in the way");
    let out = folder.type_in("play --load chapter.tessera --data file", "1\n".repeat(20_000)).done();
    let advice =
        ["could not be added to the campaign", "Nothing is lost: try again with `tessera play --load chapter.tessera`"];
    assert_contains(&out.split_whitespace().collect::<Vec<_>>().join(" "), &advice);
    assert_contains(&folder.run("play --load chapter.tessera --data data").done(), &["Chapter 2 is open"]);
}
