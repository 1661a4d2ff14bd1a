//! The features that describe a position: all are written, of a sensible size, and none is constant.

#![expect(clippy::unwrap_used, reason = "an impossible position fails its test")]

use bots::{Bot, Care, Greedy, Perspective, Random};
use civolution::{Civolution, Difficulty, Setup};
use engine::chance::FastChance;
use engine::{Evaluate, FeatureRange, Features, Game, Seat};

/// Plays a whole game and looks at some of its positions, including the last one.
fn play(setup: &Setup, bot: &mut impl Bot<Civolution>, chance: &mut FastChance, range: &mut FeatureRange) {
    let mut game = Civolution::new(setup, chance).unwrap();
    for decisions in 0.. {
        let decider = game.to_act().iter().next();
        if decisions % 5 == 0 || decider.is_none() {
            assert_eq!(range.see(&game), Ok(()));
        }
        let Some(seat) = decider else { break };
        let action = bot.choose(&Perspective::new(&game, seat)).unwrap();
        game.perform(seat, &action, chance, &mut ());
    }
}

#[test]
fn every_feature_is_written_and_varies() {
    let mut chance = FastChance::new(11);
    let mut range = FeatureRange::new::<Civolution>();
    for number in 0..240 {
        let newcomers = if number % 8 < 4 { 0 } else { 4 };
        let difficulty = Difficulty::ALL[number % Difficulty::COUNT];
        let setup = Setup { players: number as u8 % 4 + 1, newcomers, difficulty, ..Setup::default() };
        play(&setup, &mut Random::new(number as u64), &mut chance, &mut range);
    }
    // Random players hardly ever complete a stage, and never flip a stage tile.
    for number in 0..16 {
        let newcomers = if number % 2 == 0 { 0 } else { 4 };
        let setup = Setup { players: (number as u8 + 1).min(4), newcomers, ..Setup::default() };
        play(&setup, &mut Greedy::new(Care::REFERENCE, number), &mut chance, &mut range);
    }
    assert_eq!(range.constant(), Vec::<usize>::new(), "features that never vary");
}

#[test]
fn describing_a_position_does_not_allocate() {
    let game = Civolution::new(&Setup::default(), &mut FastChance::new(1)).unwrap();
    let mut out = Features::new();
    let allocated = allocation_counter::measure(|| game.features(Seat::ALL[0], &mut out));
    assert_eq!(allocated.count_total, 0);
}

#[test]
fn the_network_is_trained_on_these_features() {
    assert!(bots::Judge::<Civolution>::learned().has_learned(), "train it again: `tessera learn civolution`");
}
