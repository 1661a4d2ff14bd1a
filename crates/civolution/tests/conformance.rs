//! The contract, over random games of every player count and setup.

use civolution::{Civolution, Difficulty, Setup};
use engine::chance::Seed;
use engine::conformance::check_game;

/// Ten times as long as random games are on average.
const LONGEST: usize = 20_000;

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
