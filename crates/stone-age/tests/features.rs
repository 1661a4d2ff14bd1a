//! The features of positions, which a network learns from.

use engine::chance::FastChance;
use engine::whim::pick;
use engine::{FeatureRange, Game};
use stone_age::{Setup, StoneAge};

#[test]
fn every_feature_is_small_and_varies() {
    let mut range = FeatureRange::new::<StoneAge>();
    let mut chance = FastChance::new(1);
    let mut actions = Vec::new();
    for number in 0..120 {
        let setup = Setup { players: 2 + number % 3, ..Setup::default() };
        let mut game = StoneAge::new(&setup, &mut chance).unwrap();
        while let Some((seat, action)) = pick(&game, &mut actions, &mut chance) {
            assert_eq!(range.see(&game), Ok(()));
            game.perform(seat, &action, &mut chance, &mut ());
        }
    }
    assert_eq!(range.constant(), Vec::<usize>::new(), "features that are always the same");
}
