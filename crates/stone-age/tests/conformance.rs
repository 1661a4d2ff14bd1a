//! The contract, over random games of every player count and variant.

use engine::chance::Seed;
use engine::conformance::{check_game, layout};
use engine::counts;
use stone_age::{Setup, StoneAge};

/// Ten times as long as random games are on average.
const LONGEST: usize = 20_000;
/// Longer sequences than that many are not counted.
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

/// Stored states are read by the number of their layout. If this changes and no draw of the setup has, raise `LAYOUT`.
#[test]
fn a_state_is_laid_out_as_its_number_says() {
    let setup = Setup::default();
    insta::assert_snapshot!(layout::<StoneAge>(&setup).unwrap());
}

/// How many sequences of decisions there are: what is allowed cannot change without a change of these numbers.
#[test]
fn decisions_are_as_many_as_before() {
    let setups =
        ["players=2", "players=2 round-limit=10", "players=3 start=P2", "players=4", "players=4 open-cards=on"];
    insta::assert_snapshot!(counts::table::<StoneAge>(&setups, MANY).unwrap());
}
