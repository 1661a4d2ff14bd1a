//! Listing, choosing and taking actions, and copying and valuing a state, must not touch the heap: search does all of
//! this millions of times.

use engine::chance::FastChance;
use engine::whim::pick;
use engine::{Evaluate, Features, Game, Seat};
use revive::{Action, Chapter, Revive, Setup, Unlocked};

const EVERYTHING: Unlocked = Unlocked { moon: true, tribes: true, large: true, vast: true, switch: true };

/// Plays a random game to its end and returns the number of decisions. Every position is copied, redrawn and valued.
fn play(mut game: Revive, actions: &mut Vec<Action>, chance: &mut FastChance) -> u32 {
    let mut decisions = 0;
    while let Some((seat, action)) = pick(&game, actions, chance) {
        let mut imagined = game;
        imagined.determinize(seat, chance);
        assert!(imagined.evaluate(Seat::ALL[0]).is_finite());
        imagined.features(Seat::ALL[0], &mut Features::new());
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
        let base = Setup { players, ..Setup::default() };
        let everything = Setup { unlocked: EVERYTHING, ..base.clone() };
        let chapter = Setup { chapter: Some(Chapter::Fifth), ..base.clone() };
        for setup in [base, everything, chapter] {
            let game = Revive::new(&setup, &mut chance).expect("the setup is possible");
            let mut decisions = 0;
            let allocated = allocation_counter::measure(|| decisions = play(game, &mut actions, &mut chance));
            assert!(decisions > 100, "{decisions} decisions");
            assert_eq!(allocated.count_total, 0, "{players} players, {decisions} decisions");
        }
    }
}
