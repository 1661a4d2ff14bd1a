use super::{Folder, assert_contains};

const GAMES: [&str; 3] = ["stone-age", "revive", "civolution"];

fn play(game: &str) -> String {
    format!("play {game} --players 2 --seed 42 --option start=P1 --save game.tessera")
}

#[test]
fn a_game_begins_and_continues_with_a_short_status() {
    for game in GAMES {
        let folder = Folder::new();
        for args in [play(game), "play --load game.tessera".to_owned()] {
            let out = folder.run(&args).done();
            assert!((15..=65).contains(&out.lines().count()), "{} lines of {game}", out.lines().count());
            assert_contains(&out, &["Red: ", "[1] "]);
        }
        let whole = folder.type_in("play --load game.tessera", "look\n").done();
        assert!(whole.lines().count() > 90, "{whole}");
    }
}

#[test]
fn parts_of_the_table_are_shown_by_name() {
    for (game, shown) in [
        ("stone-age", ["PLACES ", "PLACES ", "CARDS (", "BUILDINGS "]),
        ("revive", ["GAME BOARD", "LARGE LOCATIONS", "ACTIVE CARDS (", "TECHNOLOGIES"]),
        ("civolution", ["CONSOLE OF Red", "CONTINENT", "HAND (", "TRACKS "]),
    ] {
        for (command, heading) in ["board", "Map", "cards", "show TRACKS"].into_iter().zip(shown) {
            let command = if game == "revive" && command.starts_with("show") { "show techn" } else { command };
            let command = if game == "stone-age" && command.starts_with("show") { "show buildings" } else { command };
            let out = Folder::new().type_in(&play(game), format!("{command}\n")).done();
            assert_contains(out.split("Red> ").nth(1).unwrap(), &[heading]);
        }
        let all = Folder::new().type_in(&play(game), "show\nshow moon\nstatus\nshow all\n").done();
        let answers: Vec<&str> = all.split("Red> ").collect();
        assert_contains(answers[1], &["The parts of the table.", shown[0].trim_end_matches([' ', '('])]);
        assert_contains(answers[2], &["No part of the table is called `moon`."]);
        assert_contains(answers[3], &["Red: "]);
        assert!(answers[3].lines().count() < 40 && answers[4].lines().count() > 50, "{all}");
    }
}

#[test]
fn actions_are_listed_by_kind_and_none_is_left_out() {
    for game in GAMES {
        let folder = Folder::new();
        let out = folder.type_in(&play(game), "actions\nmoves\nactions dance\n").done();
        let answers: Vec<&str> = out.split("Red> ").collect();
        let numbered = |text: &str| (1..).take_while(|number| text.contains(&format!("[{number}] "))).count();
        let count = numbered(answers[2]);
        assert!(count > 1 && numbered(answers[1]) == count, "{out}");
        let kind = answers[1].split(':').next().unwrap();
        assert_contains(answers[1], &[&format!("{kind}: "), " action"]);
        assert_contains(answers[3], &["None of your actions begins with `dance`"]);
        let one = folder.type_in("play --load game.tessera", format!("actions {kind}\n")).done();
        assert_contains(one.split("Red> ").nth(1).unwrap(), &["[1] "]);
    }
}

#[test]
fn help_names_every_command() {
    let out = Folder::new().type_in(&play("stone-age"), "help\n").done();
    let commands =
        ["status", "board", "map", "cards", "show", "actions", "moves", "look", "undo", "why", "hint", "save"];
    assert_contains(out.split("Red> ").nth(1).unwrap(), &commands);
}
