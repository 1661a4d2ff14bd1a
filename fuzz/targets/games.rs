use std::fs;
use std::path::Path;

use engine::chance::Seed;
use engine::whim::RandomGame;
use engine::{Game, Record, Setup};

/// The number of decisions between two positions of a random game.
const APART: usize = 23;
/// The maximum number of positions per game.
const MOST_POSITIONS: usize = 40;

/// Reads the golden games of a crate from their files.
pub(crate) fn golden(game: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates").join(game).join("tests/golden");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.iter().map(|file| fs::read_to_string(file).unwrap()).collect()
}

/// Returns the action lines of the golden games, each once.
pub(crate) fn lines<G: Game>() -> Vec<String> {
    let records = golden(G::ID).into_iter().map(|text| Record::parse(&text).unwrap());
    let lines = records.flat_map(|record| record.actions().map(|action| action.action.clone()).collect::<Vec<_>>());
    let mut lines: Vec<String> = lines.collect();
    lines.sort();
    lines.dedup();
    lines
}

/// Returns positions of random games of these setups.
pub(crate) fn positions<G: Game>(setups: &[&str]) -> Vec<G> {
    setups.iter().flat_map(|line| positions_of(line)).collect()
}

fn positions_of<G: Game>(line: &str) -> Vec<G> {
    let setup = G::Setup::from_line(line).unwrap();
    let mut game = RandomGame::<G>::new(&setup, Seed::from_text(line)).unwrap();
    let mut positions = vec![game.position().clone()];
    while positions.len() < MOST_POSITIONS && game.step().is_some() {
        for _ in 1..APART {
            game.step();
        }
        positions.push(game.position().clone());
    }
    positions
}
