//! Counts the instructions that the rules take, over the same positions every time. Run by `benches/compare`.

#![expect(missing_docs, unused_qualifications, reason = "what the macros of gungraun write")]

use std::hint::black_box;

use benches::{Position, positions};
use civolution::Civolution;
use engine::chance::FastChance;
use engine::{Evaluate, Game};
use gungraun::Callgrind;
use gungraun::prelude::*;
use revive::Revive;
use stone_age::StoneAge;

type Positions<G> = Vec<Position<G>>;

/// More than any position has.
const MANY_ACTIONS: usize = 4096;

fn positions_and_room<G: Game>() -> (Positions<G>, Vec<G::Action>) {
    (positions(), Vec::with_capacity(MANY_ACTIONS))
}

#[library_benchmark]
#[bench::stone_age(positions_and_room::<StoneAge>())]
#[bench::revive(positions_and_room::<Revive>())]
#[bench::civolution(positions_and_room::<Civolution>())]
fn actions<G: Game>((positions, mut out): (Positions<G>, Vec<G::Action>)) -> (Positions<G>, Vec<G::Action>) {
    for position in &positions {
        black_box(&position.game).actions(position.seat, black_box(&mut out));
    }
    (positions, out)
}

#[library_benchmark]
#[bench::stone_age(positions::<StoneAge>())]
#[bench::revive(positions::<Revive>())]
#[bench::civolution(positions::<Civolution>())]
fn perform<G: Game>(mut positions: Positions<G>) -> Positions<G> {
    let mut chance = FastChance::new(1);
    for position in &mut positions {
        position.game.perform(position.seat, &position.action, &mut chance, &mut ());
    }
    positions
}

#[library_benchmark]
#[bench::stone_age(positions::<StoneAge>())]
#[bench::revive(positions::<Revive>())]
#[bench::civolution(positions::<Civolution>())]
fn evaluate<G: Evaluate>(positions: Positions<G>) -> Positions<G> {
    for position in &positions {
        black_box(black_box(&position.game).evaluate(position.seat));
    }
    positions
}

#[library_benchmark]
#[bench::stone_age(positions::<StoneAge>())]
#[bench::revive(positions::<Revive>())]
#[bench::civolution(positions::<Civolution>())]
fn copy<G: Game>(positions: Positions<G>) -> Positions<G> {
    for position in &positions {
        black_box(black_box(&position.game).clone());
    }
    positions
}

library_benchmark_group!(name = rules, benchmarks = [actions, perform, evaluate, copy]);

main!(
    config = LibraryBenchmarkConfig::default().tool(Callgrind::with_args(["--cache-sim=no"])),
    library_benchmark_groups = rules
);
