//! Positions as numbers, for a network that learns.

use engine::chance::FastChance;
use engine::whim::pick;
use engine::{FeatureRange, Game};
use revive::{ArtifactRule, Revive, Setup, Unlocked};

const EVERYTHING: Unlocked = Unlocked { moon: true, tribes: true, large: true, vast: true, switch: true };
/// Number of random games played with each setup.
const GAMES: usize = 12;
#[test]
fn every_feature_is_small_and_varies() {
    let mut range = FeatureRange::new::<Revive>();
    let mut chance = FastChance::new(3);
    let mut actions = Vec::new();
    for players in 1..=4 {
        let base = Setup { players, ..Setup::default() };
        let (choose_tribes, artifact_rule) = (players > 1, ArtifactRule::Choose);
        let everything =
            Setup { unlocked: EVERYTHING, long: players > 1, choose_tribes, artifact_rule, ..base.clone() };
        for setup in [base, everything] {
            for _ in 0..GAMES {
                let mut game = Revive::new(&setup, &mut chance).expect("the setup is possible");
                assert_eq!(range.see(&game), Ok(()));
                while let Some((seat, action)) = pick(&game, &mut actions, &mut chance) {
                    game.perform(seat, &action, &mut chance, &mut ());
                    assert_eq!(range.see(&game), Ok(()));
                }
            }
        }
    }
    assert_eq!(range.constant(), Vec::<usize>::new(), "features that are always the same");
}

#[test]
fn the_network_is_trained_on_these_features() {
    assert!(bots::Judge::<Revive>::learned().has_learned(), "learn again: `tessera learn revive`");
}
