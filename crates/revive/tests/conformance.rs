//! The contract, over random games of every player count and setup.

use engine::chance::Seed;
use engine::conformance::{check_game, layout};
use engine::counts;
use revive::{ArtifactRule, Revive, Setup, Unlocked};

/// An upper limit on decisions, many times the length of a random game.
const LONGEST: usize = 40_000;
/// Counting stops at this many sequences.
const MANY: u64 = 1_000;

const EVERYTHING: Unlocked = Unlocked { moon: true, tribes: true, large: true, vast: true, switch: true };

fn check(setup: &Setup, games: u64) {
    for number in 0..games {
        let checked = check_game::<Revive>(setup, Seed::from_text("conformance").derive(number), LONGEST);
        let violation = checked.err().map(|violation| violation.to_string());
        assert_eq!(violation, None);
    }
}

#[test]
fn two_players_keep_the_contract() {
    check(&Setup { players: 2, ..Setup::default() }, 2);
}

#[test]
fn three_players_who_choose_keep_the_contract() {
    let artifact_rule = ArtifactRule::Choose;
    check(&Setup { players: 3, choose_tribes: true, artifact_rule, unlocked: EVERYTHING, ..Setup::default() }, 3);
}

#[test]
fn four_players_of_a_long_game_keep_the_contract() {
    let artifact_rule = ArtifactRule::Shared;
    check(&Setup { players: 4, long: true, artifact_rule, unlocked: EVERYTHING, ..Setup::default() }, 3);
}

#[test]
fn one_player_keeps_the_contract() {
    check(&Setup { players: 1, ..Setup::default() }, 2);
    check(&Setup { players: 1, unlocked: EVERYTHING, ..Setup::default() }, 4);
}

/// Stored states are read by their layout number. If this changes although no draw of the setup has, raise `LAYOUT`.
#[test]
fn state_layout_matches_its_version() {
    let setup = Setup { unlocked: EVERYTHING, ..Setup::default() };
    insta::assert_snapshot!(layout::<Revive>(&setup).unwrap());
}

/// Counts the sequences of decisions: the set of allowed actions cannot change without changing these numbers.
#[test]
fn number_of_decisions_is_unchanged() {
    let setups = [
        "players=1",
        "players=1 moon=on more-tribes=on more-locations=on vast-crystals=on improved-switch=on",
        "players=2",
        "players=2 chapter=1",
        "players=2 chapter=2",
        "players=2 chapter=3",
        "players=2 chapter=4",
        "players=2 chapter=5",
        "players=3 tribes=chosen artifact-cards=choose moon=on more-tribes=on",
        "players=3 tribes=chosen more-locations=on vast-crystals=on improved-switch=on",
        "players=4 length=long artifact-cards=shared",
    ];
    insta::assert_snapshot!(counts::table::<Revive>(&setups, MANY).unwrap());
}
