//! Positions from random games, as inputs of benchmarks.
#![expect(clippy::expect_used, reason = "without a game there is nothing to measure")]

use engine::chance::Seed;
use engine::whim::RandomGame;
use engine::{Game, Seat, Setup};

/// The number of games that positions are taken from.
const GAMES: u64 = 4;
const FROM_EACH: usize = 50;
const PLAYERS: u8 = 4;

/// A position in which a seat is about to act.
#[derive(Clone)]
pub struct Position<G: Game> {
    /// The state of the game.
    pub game: G,
    /// The seat that acts.
    pub seat: Seat,
    /// The action that it takes.
    pub action: G::Action,
}

/// Starts a random game with this number of players. Each `number` is another game.
#[must_use]
pub fn begin<G: Game>(players: u8, number: u64) -> RandomGame<G> {
    let setup = G::Setup::from_line(&format!("players={players}")).expect("the game allows this number of players");
    RandomGame::new(&setup, Seed::from_text("bench").derive(number)).expect("the setup is possible")
}

/// Returns positions spread over whole random games. They are always the same.
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
