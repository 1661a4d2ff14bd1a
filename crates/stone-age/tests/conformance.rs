//! The contract of `engine::Game`, checked in random games of every player count and variant.

use engine::chance::Seed;
use engine::conformance::{check_game, layout};
use engine::counts;
use stone_age::{Setup, StoneAge};

/// Maximum number of moves in a game: ten times the average of random games.
const LONGEST: usize = 20_000;
/// Counting stops at the length that has more sequences than this.
const MANY: u64 = 20_000;

fn check(setup: &Setup, games: u64) {
    for number in 0..games {
        let checked = check_game::<StoneAge>(setup, Seed::from_text("conformance").derive(number), LONGEST);
        let violation = checked.err().map(|violation| violation.to_string());
        assert_eq!(violation, None);
    }
}

#[test]
fn two_players_keep_the_contract() {
    check(&Setup { players: 2, ..Setup::default() }, 12);
}

#[test]
fn three_players_keep_the_contract() {
    check(&Setup { players: 3, ..Setup::default() }, 12);
}

#[test]
fn four_players_keep_the_contract() {
    check(&Setup::default(), 12);
}

#[test]
fn open_cards_keep_the_contract() {
    check(&Setup { open_cards: true, ..Setup::default() }, 8);
}

#[test]
fn a_named_start_player_and_a_short_game_keep_the_contract() {
    check(&Setup { players: 3, start: "P2".parse().ok(), round_limit: 10, ..Setup::default() }, 8);
}

/// Stored states are read by their layout number. If this snapshot changes although the draws of the setup have not,
/// raise `LAYOUT`.
#[test]
fn state_layout_matches_its_version() {
    let setup = Setup::default();
    insta::assert_snapshot!(layout::<StoneAge>(&setup).unwrap());
}

/// The number of possible sequences of decisions. A change to what is allowed changes these numbers.
#[test]
fn number_of_decisions_is_unchanged() {
    let setups =
        ["players=2", "players=2 round-limit=10", "players=3 start=P2", "players=4", "players=4 open-cards=on"];
    insta::assert_snapshot!(counts::table::<StoneAge>(&setups, MANY).unwrap());
}
