//! Checks the contract over random games of every player count and setup.

use civolution::{Civolution, Difficulty, Setup};
use engine::chance::Seed;
use engine::conformance::{check_game, layout};
use engine::counts;

/// Ten times the average length of a random game.
const LONGEST: usize = 20_000;
/// Maximum number of sequences to count.
const MANY: u64 = 1_000;

fn check(setup: &Setup, games: u64) {
    for number in 0..games {
        let checked = check_game::<Civolution>(setup, Seed::from_text("conformance").derive(number), LONGEST);
        let violation = checked.err().map(|violation| violation.to_string());
        assert_eq!(violation, None);
    }
}

#[test]
fn two_newcomers_keep_the_contract() {
    check(&Setup { players: 2, ..Setup::default() }, 2);
}

#[test]
fn three_advanced_players_keep_the_contract() {
    check(&Setup { players: 3, newcomers: 0, first_continent: false, first_materials: false, ..Setup::default() }, 2);
}

#[test]
fn four_players_of_both_kinds_keep_the_contract() {
    check(&Setup { players: 4, newcomers: 2, first_continent: false, ..Setup::default() }, 2);
}

#[test]
fn alone_against_vici_keeps_the_contract() {
    check(&Setup { players: 1, ..Setup::default() }, 1);
    let free_cards = true;
    let (difficulty, harder_reset) = (Difficulty::Expert, true);
    check(&Setup { players: 1, newcomers: 0, free_cards, difficulty, harder_reset, ..Setup::default() }, 1);
}

/// The layout number says how to read a stored state. If this changes and no draw of the setup has, raise `LAYOUT`.
#[test]
fn state_layout_matches_its_version() {
    let setup = Setup::default();
    insta::assert_snapshot!(layout::<Civolution>(&setup).unwrap());
}

/// Counts the sequences of decisions: any change to what is allowed changes these numbers.
#[test]
fn number_of_decisions_is_unchanged() {
    let setups = [
        "players=1",
        "players=1 newcomers=0 cards=free vici=expert harder-reset=on",
        "players=2",
        "players=2 newcomers=0 continent=random materials=random",
        "players=3 newcomers=0",
        "players=4 newcomers=2 continent=random",
    ];
    insta::assert_snapshot!(counts::table::<Civolution>(&setups, MANY).unwrap());
}
