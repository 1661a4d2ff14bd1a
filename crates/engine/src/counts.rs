//! Counts the sequences of decisions from a position, like *perft* in chess programs. Any change to what is allowed,
//! intended or not, changes these numbers.

use std::fmt::Write;

use crate::chance::{FastChance, Seed};
use crate::game::Game;
use crate::setup::{Setup, SetupError};
use crate::whim::RandomGame;

/// The numbers of random decisions after which sequences are counted.
const AFTER: [usize; 7] = [0, 10, 40, 80, 160, 320, 640];

/// Counts the sequences of `length` decisions. After the same decisions, the same is drawn.
#[must_use]
pub fn sequences<G: Game>(game: &G, chance: &FastChance, length: u32) -> u64 {
    let Some(rest) = length.checked_sub(1) else { return 1 };
    let mut actions = Vec::new();
    let mut sum = 0;
    for seat in game.to_act().iter() {
        game.actions(seat, &mut actions);
        if rest == 0 {
            sum += actions.len() as u64;
            continue;
        }
        for action in &actions {
            let (mut next, mut chance) = (game.clone(), chance.clone());
            next.perform(seat, action, &mut chance, &mut ());
            sum += sequences(&next, &chance, rest);
        }
    }
    sum
}

/// Counts the sequences of one decision, of two, of three, and so on. Stops at the first length that has more than
/// `many` sequences, or none because the game is over.
#[must_use]
pub fn growth<G: Game>(game: &G, chance: &FastChance, many: u64) -> Vec<u64> {
    let mut counted = Vec::new();
    for length in 1.. {
        let sum = sequences(game, chance, length);
        counted.push(sum);
        if sum == 0 || sum > many {
            break;
        }
    }
    counted
}

/// Writes the [`growth`] at several positions of a random game of each setup, as text to be kept and compared.
pub fn table<G: Game>(setups: &[&str], many: u64) -> Result<String, SetupError> {
    let mut text = String::new();
    for line in setups {
        let mut game = RandomGame::<G>::new(&G::Setup::from_line(line)?, Seed::from_text(line))?;
        let _ = writeln!(text, "{line}");
        let mut decisions = 0;
        for after in AFTER {
            while decisions < after && game.step().is_some() {
                decisions += 1;
            }
            if decisions < after {
                break;
            }
            let counted = growth(game.position(), game.chance(), many);
            let counted: Vec<String> = counted.iter().map(ToString::to_string).collect();
            let _ = writeln!(text, "  after {after}: {}", counted.join(" "));
        }
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conformance::toy::{Table, Toy};

    fn counted(length: u32) -> u64 {
        let mut chance = FastChance::new(1);
        let game = Toy::new(&Table::default(), &mut chance).unwrap();
        sequences(&game, &chance, length)
    }

    #[test]
    fn sequences_of_each_length_are_counted() {
        // Draw or roll; then play what was drawn or pass, or only pass.
        assert_eq!([0, 1, 2, 3].map(counted), [1, 2, 3, 6]);
    }

    #[test]
    fn counting_ends_with_many_sequences_or_with_the_game() {
        let table = table::<Toy>(&["players=2", "players=3"], 5).unwrap();
        let lines: Vec<&str> = table.lines().collect();
        assert_eq!(lines[..2], ["players=2", "  after 0: 2 3 6"]);
        assert!(lines.contains(&"players=3") && lines.iter().all(|line| !line.contains("after 40")), "{table}");

        let mut game = RandomGame::<Toy>::new(&Table::default(), Seed::from_text("end")).unwrap();
        while game.step().is_some() {}
        assert_eq!(growth(game.position(), game.chance(), 5), [0]);
    }
}
