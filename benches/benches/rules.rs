//! Measures how fast the rules are. Run with `cargo bench -p benches --bench rules`, followed by `-- StoneAge` for one
//! game only.
//!
//! Except for whole games, every measurement covers many positions.

use benches::{begin, positions};
use civolution::Civolution;
use divan::{Bencher, black_box};
use engine::chance::FastChance;
use engine::{Evaluate, Features, Game, Viewer};
use revive::Revive;
use stone_age::StoneAge;

fn main() {
    divan::main();
}

/// Plays a whole random game, from setup to end.
#[divan::bench(types = [StoneAge, Revive, Civolution], args = [2, 3, 4])]
fn random_game<G: Game>(bencher: Bencher, players: u8) {
    play::<G>(bencher, players);
}

/// Plays a whole random solo game; in Civolution, against V.I.C.I.
#[divan::bench(types = [Revive, Civolution])]
fn random_game_alone<G: Game>(bencher: Bencher) {
    play::<G>(bencher, 1);
}

fn play<G: Game>(bencher: Bencher, players: u8) {
    let mut number = 0;
    bencher.bench_local(|| {
        number += 1;
        let mut game = begin::<G>(players, number);
        while game.step().is_some() {}
        game
    });
}

/// Lists every legal action.
#[divan::bench(types = [StoneAge, Revive, Civolution])]
fn actions<G: Game>(bencher: Bencher) {
    let positions = positions::<G>();
    let mut out = Vec::new();
    bencher.bench_local(|| {
        for position in &positions {
            black_box(&position.game).actions(position.seat, black_box(&mut out));
        }
    });
}

/// Performs one action in each position.
#[divan::bench(types = [StoneAge, Revive, Civolution])]
fn perform<G: Game>(bencher: Bencher) {
    let positions = positions::<G>();
    let mut chance = FastChance::new(1);
    bencher.with_inputs(|| positions.clone()).bench_local_values(|mut positions| {
        for position in &mut positions {
            position.game.perform(position.seat, &position.action, &mut chance, &mut ());
        }
        positions
    });
}

/// Copies the states.
#[divan::bench(types = [StoneAge, Revive, Civolution])]
fn copy<G: Game>(bencher: Bencher) {
    let positions = positions::<G>();
    bencher.bench_local(|| {
        for position in &positions {
            black_box(black_box(&position.game).clone());
        }
    });
}

/// Evaluates the positions.
#[divan::bench(types = [StoneAge, Revive, Civolution])]
fn evaluate<G: Evaluate>(bencher: Bencher) {
    let positions = positions::<G>();
    bencher.bench_local(|| {
        for position in &positions {
            black_box(black_box(&position.game).evaluate(position.seat));
        }
    });
}

/// Computes the network features of the positions.
#[divan::bench(types = [StoneAge, Revive, Civolution])]
fn features<G: Evaluate>(bencher: Bencher) {
    let positions = positions::<G>();
    let mut out = Features::new();
    bencher.bench_local(|| {
        for position in &positions {
            out.clear();
            black_box(&position.game).features(position.seat, black_box(&mut out));
        }
    });
}

/// Computes what spectators see.
#[divan::bench(types = [StoneAge, Revive, Civolution])]
fn view<G: Game>(bencher: Bencher) {
    let positions = positions::<G>();
    bencher.bench_local(|| {
        for position in &positions {
            black_box(black_box(&position.game).view(Viewer::Spectator));
        }
    });
}
