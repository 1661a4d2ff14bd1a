//! Measures how fast a game is.

use std::hint::black_box;
use std::time::{Duration, Instant};

use engine::chance::FastChance;
use engine::{Chance, Evaluate, Game, SetupError};
use serde::Serialize;

use crate::random::CHOICE;
use crate::{Effort, Judge, Perspective, Playouts, Search, Settings};

/// The measurements, on one thread unless stated otherwise.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct BenchReport {
    /// Number of games that were played to the end.
    pub games: u64,
    /// Duration of the measurement.
    pub seconds: f64,
    /// Random games per second, from setup to end.
    pub games_per_second: f64,
    /// Decisions per second: listing the legal actions, choosing one and taking it.
    pub decisions_per_second: f64,
    /// Average number of decisions in a game.
    pub mean_decisions: f64,
    /// Average number of legal actions of a decision.
    pub mean_branching: f64,
    /// Average number of rounds of a game.
    pub mean_rounds: f64,
    /// Iterations per second of a search that plays random games to their end, on one thread and with one tree.
    pub iterations_per_second: f64,
    /// Iterations per second with two trees on two threads.
    pub iterations_per_second_on_two_threads: f64,
    /// The size of a state.
    pub state_bytes: usize,
    /// The time it takes to copy a state.
    pub nanoseconds_per_clone: f64,
}

/// Plays uniformly random legal games for this duration.
pub fn bench<G: Evaluate>(setup: &G::Setup, duration: Duration, seed: u64) -> Result<BenchReport, SetupError> {
    let mut chance = FastChance::new(seed);
    let mut actions = Vec::with_capacity(256);
    let (mut games, mut decisions, mut listed, mut rounds) = (0u64, 0u64, 0u64, 0u64);
    let mut sample = G::new(setup, &mut chance)?;
    let begin = Instant::now();
    while begin.elapsed() < duration {
        let mut game = G::new(setup, &mut chance)?;
        while let Some(seat) = game.to_act().iter().next() {
            game.actions(seat, &mut actions);
            let index = chance.below(CHOICE, actions.len() as u32) as usize;
            let Some(action) = actions.get(index) else { break };
            game.perform(seat, action, &mut chance, &mut ());
            decisions += 1;
            listed += actions.len() as u64;
            if decisions % 4096 == 1 {
                sample = game.clone();
            }
        }
        games += 1;
        rounds += u64::from(game.round());
    }
    let seconds = begin.elapsed().as_secs_f64();
    Ok(BenchReport {
        games,
        seconds,
        games_per_second: games as f64 / seconds,
        decisions_per_second: decisions as f64 / seconds,
        mean_decisions: decisions as f64 / games as f64,
        mean_branching: listed as f64 / decisions as f64,
        mean_rounds: rounds as f64 / games as f64,
        iterations_per_second: time_search::<G>(setup, 1, duration, seed)?,
        iterations_per_second_on_two_threads: time_search::<G>(setup, 2, duration, seed)?,
        state_bytes: size_of::<G>(),
        nanoseconds_per_clone: time_clone(&sample),
    })
}

/// Searches from the start of games, so that an iteration is a whole game and a little more.
fn time_search<G: Evaluate>(setup: &G::Setup, trees: u32, duration: Duration, seed: u64) -> Result<f64, SetupError> {
    const AT_ONCE: u32 = 2000;
    let settings = Settings { trees, playouts: Playouts::Uniform, ..Settings::new::<G>(Effort::Iterations(AT_ONCE)) };
    let mut chance = FastChance::new(seed);
    let mut iterations = 0;
    let begin = Instant::now();
    while begin.elapsed() < duration {
        let game = G::new(setup, &mut chance)?;
        let Some(seat) = game.to_act().iter().next() else { break };
        let mut search = Search::new(Judge::by_rule(), settings, chance.bits());
        let findings = search.findings(&Perspective::new(&game, seat));
        iterations += findings.iter().map(|finding| u64::from(finding.tried)).sum::<u64>();
    }
    Ok(iterations as f64 / begin.elapsed().as_secs_f64())
}

fn time_clone<G: Game>(game: &G) -> f64 {
    const CLONES: u32 = 2_000_000;
    let begin = Instant::now();
    for _ in 0..CLONES {
        black_box(black_box(game).clone());
    }
    begin.elapsed().as_secs_f64() * 1e9 / f64::from(CLONES)
}
