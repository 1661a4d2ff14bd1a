//! Positions from random games, to be measured with.
#![expect(clippy::expect_used, reason = "a benchmark of a game that cannot be set up is none")]

use engine::chance::Seed;
use engine::whim::RandomGame;
use engine::{Game, Seat, Setup};

/// From so many games come the positions that are measured with, so many from each, of so many players.
const GAMES: u64 = 4;
const FROM_EACH: usize = 50;
const PLAYERS: u8 = 4;

/// A position in which somebody is about to do something.
#[derive(Clone)]
pub struct Position<G: Game> {
    /// How the game stands.
    pub game: G,
    /// Who acts.
    pub seat: Seat,
    /// What he does.
    pub action: G::Action,
}

/// The beginning of a random game of so many players; each number is another game.
#[must_use]
pub fn begin<G: Game>(players: u8, number: u64) -> RandomGame<G> {
    let setup = G::Setup::from_line(&format!("players={players}")).expect("so many can play");
    RandomGame::new(&setup, Seed::from_text("bench").derive(number)).expect("the setup is possible")
}

/// Positions spread over whole random games: always the same.
#[must_use]
pub fn positions<G: Game>() -> Vec<Position<G>> {
    (0..GAMES).flat_map(|number| spread(&whole(begin(PLAYERS, number)))).collect()
}

fn whole<G: Game>(mut random: RandomGame<G>) -> Vec<Position<G>> {
    let mut positions = Vec::new();
    loop {
        let game = random.position().clone();
        let Some((seat, action)) = random.step() else { return positions };
        positions.push(Position { game, seat, action });
    }
}

fn spread<G: Game>(all: &[Position<G>]) -> Vec<Position<G>> {
    (0..FROM_EACH).filter_map(|number| all.get(number * all.len() / FROM_EACH).cloned()).collect()
}
