//! Listing, choosing and taking actions, and copying and evaluating a state, must not allocate: search does so
//! millions of times.

use civolution::{Action, Civolution, Setup};
use engine::chance::FastChance;
use engine::whim::pick;
use engine::{Evaluate, Game, Seat};

/// Plays a random game and counts its decisions. Every position is copied, its hidden parts redrawn, and evaluated.
fn play(mut game: Civolution, actions: &mut Vec<Action>, chance: &mut FastChance) -> u32 {
    let mut decisions = 0;
    while let Some((seat, action)) = pick(&game, actions, chance) {
        let mut imagined = game;
        imagined.determinize(seat, chance);
        assert!(imagined.evaluate(Seat::ALL[0]).is_finite());
        assert_eq!(game.apply(seat, &action, chance, &mut ()), Ok(()));
        decisions += 1;
    }
    decisions
}

#[test]
fn playing_does_not_allocate() {
    let mut chance = FastChance::new(5);
    let mut actions = Vec::with_capacity(256);
    for players in 1..=4 {
        for newcomers in [0, 4] {
            let setup = Setup { players, newcomers, ..Setup::default() };
            let game = Civolution::new(&setup, &mut chance).expect("the setup is possible");
            let mut decisions = 0;
            let allocated = allocation_counter::measure(|| decisions = play(game, &mut actions, &mut chance));
            assert!(decisions > 100, "{decisions} decisions");
            assert_eq!(allocated.count_total, 0, "{players} players, {decisions} decisions");
        }
    }
}
