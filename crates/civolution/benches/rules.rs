//! How fast the rules are: `cargo bench -p civolution`.

use civolution::{Action, Civolution, Setup};
use divan::{Bencher, black_box};
use engine::chance::FastChance;
use engine::{Chance, Evaluate, Features, Game, Seat, Stream, Viewer};

const CHOICE: Stream = Stream::named("choice");

fn main() {
    divan::main();
}

/// A random game, as far as so many decisions.
#[expect(clippy::expect_used, reason = "a benchmark of a game that cannot be set up is none")]
fn play(players: u8, most: usize, actions: &mut Vec<Action>, chance: &mut FastChance) -> Civolution {
    let setup = Setup { players, ..Setup::default() };
    let mut game = Civolution::new(&setup, chance).expect("the setup is possible");
    for _ in 0..most {
        let Some(seat) = game.to_act().iter().next() else { break };
        game.actions(seat, actions);
        let action = actions[chance.below(CHOICE, actions.len() as u32) as usize];
        game.perform(seat, &action, chance, &mut ());
    }
    game
}

fn in_the_middle() -> Civolution {
    play(4, 300, &mut Vec::new(), &mut FastChance::new(1))
}

/// A whole random game, from setup to end; alone against V.I.C.I.
#[divan::bench(args = [1, 2, 3, 4])]
fn random_game(bencher: Bencher, players: u8) {
    let mut chance = FastChance::new(1);
    let mut actions = Vec::with_capacity(256);
    bencher.bench_local(|| play(players, usize::MAX, &mut actions, &mut chance));
}

#[divan::bench]
fn copy(bencher: Bencher) {
    let game = in_the_middle();
    bencher.bench_local(|| *black_box(&game));
}

#[divan::bench]
fn evaluate(bencher: Bencher) {
    let game = in_the_middle();
    bencher.bench_local(|| black_box(&game).evaluate(Seat::ALL[0]));
}

#[divan::bench]
fn features(bencher: Bencher) {
    let game = in_the_middle();
    let mut out = Features::new();
    bencher.bench_local(|| {
        out.clear();
        black_box(&game).features(Seat::ALL[0], black_box(&mut out));
    });
}

#[divan::bench]
fn view(bencher: Bencher) {
    let game = in_the_middle();
    bencher.bench_local(|| black_box(&game).view(Viewer::Spectator));
}
