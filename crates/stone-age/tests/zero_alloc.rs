//! Listing, choosing and applying actions and copying a state must not allocate: search does this millions of times.

use engine::chance::FastChance;
use engine::whim::pick;
use engine::{Evaluate, Game, Seat};
use stone_age::{Action, Setup, StoneAge};

/// Plays a whole random game, copying and evaluating every position, and returns the number of decisions.
fn play(mut game: StoneAge, actions: &mut Vec<Action>, chance: &mut FastChance) -> u32 {
    let mut decisions = 0;
    let mut worth = 0.0;
    while let Some((seat, action)) = pick(&game, actions, chance) {
        let mut copy = game;
        copy.determinize(seat, chance);
        assert_eq!(copy.apply(seat, &action, chance, &mut ()), Ok(()));
        worth += copy.evaluate(Seat::ALL[0]);
        game.perform(seat, &action, chance, &mut ());
        decisions += 1;
    }
    assert!(worth.is_finite());
    decisions
}

#[test]
fn playing_does_not_allocate() {
    let mut chance = FastChance::new(5);
    let mut actions = Vec::with_capacity(128);
    for players in 2..=4 {
        let setup = Setup { players, ..Setup::default() };
        let game = StoneAge::new(&setup, &mut chance).expect("the setup is possible");
        let mut decisions = 0;
        let allocated = allocation_counter::measure(|| decisions = play(game, &mut actions, &mut chance));
        assert!(decisions > 100, "{decisions} decisions");
        assert_eq!(allocated.count_total, 0, "{players} players, {decisions} decisions");
    }
}
