//! Tests of the arena with a real game: kept results, early stopping, round robins, and programs.
#![expect(clippy::unwrap_used, reason = "helpers of tests fail like tests")]

/// Programs that play, and everything that can go wrong with them.
mod programs;
/// Games in a file: interrupted runs continue, and a file that does not fit is refused.
mod results;
/// Round robins.
mod round_robin;
/// Stopping when a result is proven.
mod stopping;

use std::path::Path;

use bots::arena::{Arena, ArenaError, ArenaReport};
use engine::Setup as _;
use engine::chance::Seed;
use stone_age::{Setup, StoneAge};

/// Sets up short games of these bots.
fn arena(bots: &[&str], games: u64) -> Arena<Setup> {
    let setup = Setup::from_line("round-limit=10").unwrap();
    Arena::new(setup, bots.iter().map(|&name| name.to_owned()).collect(), games, Seed::from_text("arena"))
}

fn run(arena: &Arena<Setup>) -> Result<ArenaReport, ArenaError> {
    arena.run::<StoneAge>(&())
}

/// Returns the arena with a file of results.
fn kept(arena: Arena<Setup>, path: &Path) -> Arena<Setup> {
    Arena { results: Some(path.to_owned()), ..arena }
}

/// Returns a report without the values that depend on the clock.
fn timeless(mut report: ArenaReport) -> String {
    report.thinking_seconds = 0.0;
    for bot in &mut report.bots {
        bot.microseconds_per_decision = 0.0;
    }
    format!("{report:#?}")
}
