//! The arena with a real game: results that are kept, stopping early, round robins, and programs that play.
#![expect(clippy::unwrap_used, reason = "helpers of tests fail like tests")]

/// Programs: those that play, and all that can go wrong with them.
mod programs;
/// Games in a file: interrupted runs go on, and a file that does not fit is refused.
mod results;
/// Round robins.
mod round_robin;
/// Stopping when something is proven.
mod stopping;

use std::path::Path;

use bots::arena::{Arena, ArenaError, ArenaReport};
use engine::Setup as _;
use engine::chance::Seed;
use stone_age::{Setup, StoneAge};

/// Short games of these bots.
fn arena(bots: &[&str], games: u64) -> Arena<Setup> {
    let setup = Setup::from_line("round-limit=10").unwrap();
    Arena::new(setup, bots.iter().map(|&name| name.to_owned()).collect(), games, Seed::from_text("arena"))
}

fn run(arena: &Arena<Setup>) -> Result<ArenaReport, ArenaError> {
    arena.run::<StoneAge>(&())
}

/// The arena with a file of results.
fn kept(arena: Arena<Setup>, path: &Path) -> Arena<Setup> {
    Arena { results: Some(path.to_owned()), ..arena }
}

/// A report without what the clock has a part in.
fn timeless(mut report: ArenaReport) -> String {
    report.thinking_seconds = 0.0;
    for bot in &mut report.bots {
        bot.microseconds_per_decision = 0.0;
    }
    format!("{report:#?}")
}
