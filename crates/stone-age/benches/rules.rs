//! How fast the rules are: `cargo bench -p stone-age`.

use divan::{Bencher, black_box};
use engine::chance::FastChance;
use engine::{Chance, Evaluate, Game, Seat, Stream, Viewer};
use stone_age::{Setup, StoneAge};

const CHOICE: Stream = Stream::named("choice");

fn main() {
    divan::main();
}

fn new_game(players: u8, chance: &mut FastChance) -> StoneAge {
    let setup = Setup { players, ..Setup::default() };
    #[expect(clippy::expect_used, reason = "a benchmark of a game that cannot be set up is none")]
    StoneAge::new(&setup, chance).expect("the setup is possible")
}

/// A game in which so many random decisions have been made.
fn after(decisions: usize) -> StoneAge {
    let mut chance = FastChance::new(1);
    let mut game = new_game(4, &mut chance);
    let mut actions = Vec::new();
    for _ in 0..decisions {
        let Some(seat) = game.to_act().iter().next() else { break };
        game.actions(seat, &mut actions);
        let action = actions[chance.below(CHOICE, actions.len() as u32) as usize];
        game.perform(seat, &action, &mut chance, &mut ());
    }
    game
}

/// A whole random game, from setup to end.
#[divan::bench(args = [2, 3, 4])]
fn random_game(bencher: Bencher, players: u8) {
    let mut chance = FastChance::new(1);
    let mut actions = Vec::with_capacity(128);
    bencher.bench_local(|| {
        let mut game = new_game(players, &mut chance);
        while let Some(seat) = game.to_act().iter().next() {
            game.actions(seat, &mut actions);
            let action = actions[chance.below(CHOICE, actions.len() as u32) as usize];
            game.perform(seat, &action, &mut chance, &mut ());
        }
        game
    });
}

#[divan::bench]
fn copy(bencher: Bencher) {
    let game = after(300);
    bencher.bench_local(|| *black_box(&game));
}

#[divan::bench]
fn evaluate(bencher: Bencher) {
    let game = after(300);
    bencher.bench_local(|| black_box(&game).evaluate(Seat::ALL[0]));
}

#[divan::bench]
fn view(bencher: Bencher) {
    let game = after(300);
    bencher.bench_local(|| black_box(&game).view(Viewer::Spectator));
}
