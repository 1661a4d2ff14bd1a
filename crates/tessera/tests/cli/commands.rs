use super::{Folder, assert_contains};

#[test]
fn help_lists_all_commands_and_names_the_default() {
    let out = Folder::new().run("--help").done();
    assert_contains(&out, &["serve", "play", "arena", "replay", "load", "the default without a command"]);
}

#[test]
fn every_command_explains_itself() {
    let folder = Folder::new();
    for command in ["serve", "games", "play", "arena", "bench", "soak", "replay", "load"] {
        let help = folder.run(&format!("{command} --help")).done();
        assert_contains(&help, &["Usage: tessera"]);
        if command != "games" {
            assert_contains(&help, &["Examples:", &format!("tessera {command} ")]);
        }
        if !["play", "serve"].contains(&command) {
            assert_contains(&help, &["JSON fields"]);
        }
    }
}

#[test]
fn games_lists_variants_packs_and_bots() {
    let folder = Folder::new();
    let text = folder.run("games").done();
    assert_contains(
        &text,
        &[
            "stone-age",
            "open-cards",
            "off, on (default off)",
            "content pack: printed",
            "easy, medium, hard, expert",
            "random, greedy",
        ],
    );

    let json = folder.run("games --json").json();
    let game = &json["games"][0];
    assert_eq!(game["id"], "stone-age");
    assert_eq!(game["players"], serde_json::json!({ "min": 2, "max": 4 }));
    assert_eq!(game["options"][0]["key"], "players");
    assert_eq!(game["pack"]["hash"].as_str().map(str::len), Some(16));
    assert_eq!(game["bots"], serde_json::json!(["random", "greedy", "easy", "medium", "hard", "expert"]));
}

#[test]
fn the_arena_reports_who_wins() {
    let folder = Folder::new();
    let args = "arena stone-age --bots random,random,greedy --games 3 --seed 1 --option round-limit=10";
    let text = folder.run(args).done();
    assert_contains(&text, &["3 games in", "95 % interval", "greedy", "random"]);

    let json = folder.run(&format!("{args} --threads 1 --json")).json();
    assert_eq!((json["game"].as_str(), json["games"].as_u64()), (Some("stone-age"), Some(3)));
    assert!(json["games_per_second"].as_f64() > Some(0.0));
    assert!(json["mean_rounds"].as_f64() <= Some(10.0));
    assert!(json["thinking_seconds"].as_f64() > Some(0.0));
    let bots = json["bots"].as_array().unwrap();
    assert_eq!((bots[0]["bot"].as_str(), bots[0]["seats"].as_u64()), (Some("random"), Some(2)));
    assert_eq!(bots.len(), 2);
    for bot in bots {
        let share = &bot["win_share"];
        assert!(share["low"].as_f64() <= share["value"].as_f64() && share["value"].as_f64() <= share["high"].as_f64());
        for field in ["mean_score", "score_deviation", "microseconds_per_decision"] {
            assert!(bot[field].is_f64(), "{field}");
        }
    }
}

#[test]
fn the_arena_reports_on_the_contents() {
    let folder = Folder::new();
    let args = "arena revive --bots random,random --games 3 --seed 1";
    let balance = folder.run(&format!("{args} --report balance")).done();
    assert_contains(
        &balance,
        &["rounds", "winner's points", "median interval", "of all points", "wins vs. share", "P2"],
    );
    let cards = folder.run(&format!("{args} --report cards")).done();
    assert_contains(&cards, &["offered", "taken", "wins of those who had it", "citizen cards", "slot modules"]);

    let json = folder.run(&format!("{args} --json")).json();
    for field in ["rounds", "winning_scores", "scores"] {
        let spread = &json[field];
        let [lower, median, upper] = [&spread["lower_quartile"], &spread["median"]["value"], &spread["upper_quartile"]];
        assert!(lower.as_f64() <= median.as_f64() && median.as_f64() <= upper.as_f64(), "{spread}");
        assert!(spread["mean"]["low"].as_f64() <= spread["mean"]["high"].as_f64(), "{spread}");
    }
    let contents = &json["contents"];
    let groups = contents["groups"].as_array().unwrap();
    let each = groups.iter().filter(|group| group["one_each"] == true).map(|group| group["group"].as_str().unwrap());
    assert_eq!(each.collect::<Vec<_>>(), ["group-artifact-cards", "group-tribes"]);
    for piece in contents["pieces"].as_array().unwrap() {
        let taken = piece["taken"]["value"].as_f64().unwrap();
        // Each citizen, machine and module lies in one place, so a player who had it took it.
        let on_display = piece["offered"].as_u64().unwrap() > 0;
        assert!(!on_display || piece["had"].as_u64().unwrap() <= 3 && taken <= 1.0, "{piece}");
        assert!(piece["won_of_share"]["value"].is_f64(), "{piece}");
    }
    let parts: f64 = contents["sources"].as_array().unwrap().iter().map(part_of_winners).sum();
    assert!((parts - 1.0).abs() < 1e-9, "{parts}");
}

fn part_of_winners(source: &serde_json::Value) -> f64 {
    source["part_of_winners"]["value"].as_f64().unwrap()
}

#[test]
fn the_same_seed_plays_the_same_arena() {
    let folder = Folder::new();
    let score = |seed: &str, threads: u32| {
        let args = format!("arena stone-age --bots random,random --games 4 --seed {seed} --threads {threads} --json");
        folder.run(&args).json()["bots"][0]["mean_score"].clone()
    };
    assert_eq!(score("a", 1), score("a", 2));
    assert_ne!(score("a", 1), score("b", 1));
}

#[test]
fn bench_measures_speed() {
    let folder = Folder::new();
    assert_contains(&folder.run("bench stone-age --seconds 0.05").done(), &["games a second", "bytes in a state"]);
    let json = folder.run("bench stone-age --players 2 --seconds 0.05 --json").json();
    assert_contains(json["setup"].as_str().unwrap(), &["players=2"]);
    for field in ["games_per_second", "decisions_per_second", "mean_decisions", "mean_branching", "seconds"] {
        assert!(json[field].as_f64() > Some(0.0), "{field}");
    }
    assert!(json["state_bytes"].as_u64() > Some(0));
}

#[test]
fn soak_checks_every_player_count() {
    let folder = Folder::new();
    let text = folder.run("soak stone-age --games 1 --seed 1").done();
    assert_contains(&text, &["3 games", "0 violations"]);
    let json = folder.run("soak stone-age --players 2 --games 2 --seed 1 --threads 1 --json").json();
    assert_eq!((json["game"].as_str(), json["games"].as_u64()), (Some("stone-age"), Some(2)));
    assert_eq!(json["violations"], 0);
    assert!(json["first_violation"].is_null());
    assert!(json["decisions"].as_u64() > Some(100) && json["seconds"].is_f64());
}
