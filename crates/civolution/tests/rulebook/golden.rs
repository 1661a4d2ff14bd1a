//! Whole games that must come out as they always did. `TESSERA_GOLDEN=write` plays and writes them anew: only when
//! [`Civolution::RULES_VERSION`] or the pack has changed.

use std::fs;
use std::path::PathBuf;

use civolution::{Action, Civolution, Difficulty, Setup};
use engine::chance::{FastChance, Seed, SeededChance};
use engine::{Chance, Game, Record, Seat, Setup as _, Stream, Viewer};

const WHIM: Stream = Stream::named("whim");

/// The games, by the names of their files: every player count twice, and every choice of the setup.
fn games() -> Vec<(&'static str, Setup)> {
    let of = |players, newcomers| Setup { players, newcomers, ..Setup::default() };
    let random = |setup: Setup| Setup { first_continent: false, first_materials: false, ..setup };
    vec![
        ("2-players-newcomers", of(2, 4)),
        ("2-players-advanced", random(of(2, 0))),
        ("3-players-mixed", of(3, 2)),
        ("3-players-advanced", Setup { start: Some(Seat::ALL[2]), ..random(of(3, 0)) }),
        ("4-players-newcomers", Setup { first_materials: false, ..of(4, 4) }),
        ("4-players-mixed", Setup { first_continent: false, ..of(4, 1) }),
        ("solo-beginner", of(1, 1)),
        (
            "solo-expert",
            Setup { free_cards: true, harder_reset: true, difficulty: Difficulty::Expert, ..random(of(1, 0)) },
        ),
    ]
}

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(format!("{name}.tessera"))
}

/// Plays at random, but rather does something than pass or do a reset, so that much happens.
fn play(name: &str, setup: &Setup) -> Record {
    let mut record = Record::new::<Civolution>(setup, Seed::from_text(name));
    let mut chance = SeededChance::new(record.seed);
    let mut whim = FastChance::new(record.seed.short());
    let mut game = Civolution::new(setup, &mut chance).unwrap();
    let mut listed = Vec::new();
    loop {
        let deciders: Vec<Seat> = game.to_act().iter().collect();
        if deciders.is_empty() {
            return record;
        }
        let seat = deciders[whim.below(WHIM, deciders.len() as u32) as usize];
        game.actions(seat, &mut listed);
        let lively = listed.iter().copied().filter(|action| !matches!(action, Action::Pass | Action::Reset));
        let lively: Vec<Action> = lively.collect();
        let from = if lively.is_empty() || whim.below(WHIM, 4) == 0 { &listed } else { &lively };
        let action = from[whim.below(WHIM, from.len() as u32) as usize];
        record.push(seat, action.to_string());
        game.perform(seat, &action, &mut chance, &mut ());
    }
}

/// Plays a recorded game again, to its end.
fn replay(record: &Record) -> Civolution {
    let mut chance = SeededChance::new(record.seed);
    let mut game = Civolution::new(&Setup::from_line(&record.setup).unwrap(), &mut chance).unwrap();
    for recorded in record.actions() {
        let action = recorded.parse::<Civolution>().unwrap();
        assert_eq!(game.apply(recorded.seat, &action, &mut chance, &mut ()), Ok(()), "line {}", recorded.line);
    }
    assert!(game.standings().is_some(), "the game is not over");
    game
}

/// How the game came out, as its file says it in the last line; V.I.C.I counts as the second civilization.
fn result(game: &Civolution) -> String {
    let civilizations = game.view(Viewer::Everything).civilizations;
    let scores: Vec<String> = civilizations.iter().map(|civ| format!("{} {}", civ.seat, civ.final_points)).collect();
    format!("# {}\n", scores.join(", "))
}

#[test]
fn golden_games_come_out_as_they_always_did() {
    if std::env::var("TESSERA_GOLDEN").is_ok_and(|mode| mode == "write") {
        for (name, setup) in games() {
            let record = play(name, &setup);
            fs::create_dir_all(path(name).parent().unwrap()).unwrap();
            fs::write(path(name), format!("{record}{}", result(&replay(&record)))).unwrap();
        }
    }
    for (name, setup) in games() {
        let text = fs::read_to_string(path(name)).unwrap();
        let record = Record::parse(&text).unwrap();
        assert_eq!(format!("{record}{}", result(&replay(&record))), text, "{name}");
        assert_eq!(record.setup, setup.to_line());
    }
}

#[test]
fn golden_games_were_played_with_these_rules_and_cards() {
    for (name, setup) in games() {
        let record = Record::parse(&fs::read_to_string(path(name)).unwrap()).unwrap();
        let fresh = Record::new::<Civolution>(&setup, record.seed);
        assert_eq!(Record { entries: Vec::new(), ..record }, fresh, "{name}");
    }
}
