use bolero::{TypeGenerator, check};
use civolution::Civolution;
use engine::chance::FastChance;
use engine::{Game, OptionValues, Setup};
use revive::Revive;
use stone_age::StoneAge;
use table::{DynGame, Registered};

use crate::edit::Odd;

/// The number of random inputs that `cargo test` tries.
const LINES: usize = 3_000;
const CHOICES: usize = 1_000;

#[test]
fn any_line() {
    check!().with_iterations(LINES).for_each(|bytes: &[u8]| {
        let line = String::from_utf8_lossy(bytes);
        is_read::<StoneAge>(&line);
        is_read::<Revive>(&line);
        is_read::<Civolution>(&line);
    });
}

#[test]
fn of_stone_age() {
    check!().with_iterations(CHOICES).with_type().for_each(are_taken_or_refused::<StoneAge>);
}

#[test]
fn of_revive() {
    check!().with_iterations(CHOICES).with_type().for_each(are_taken_or_refused::<Revive>);
}

#[test]
fn of_civolution() {
    check!().with_iterations(CHOICES).with_type().for_each(are_taken_or_refused::<Civolution>);
}

/// Some options of a game, each with a value.
#[derive(Clone, Debug, TypeGenerator)]
struct Choices([Option<(u8, Value)>; 5]);

#[derive(Clone, Debug, TypeGenerator)]
enum Value {
    Allowed(u8),
    Another(u8),
    Odd(Odd),
}

impl Value {
    fn text(&self, values: OptionValues) -> String {
        match (self, values) {
            (Self::Allowed(number), OptionValues::Number { min, max }) => {
                (min + u32::from(*number) % (max - min + 1)).to_string()
            }
            (Self::Allowed(number), OptionValues::OneOf(words)) => words[usize::from(*number) % words.len()].to_owned(),
            (Self::Another(number), _) => number.to_string(),
            (Self::Odd(odd), _) => odd.text(),
        }
    }
}

fn are_taken_or_refused<G: engine::Narrate + engine::Evaluate>(choices: &Choices) {
    let options = G::Setup::options();
    let pairs = choices.0.iter().flatten().map(|(option, value)| {
        let option = &options[usize::from(*option) % options.len()];
        (option.key, value.text(option.values))
    });
    let pairs: Vec<(&str, String)> = pairs.collect();
    let line: Vec<String> = pairs.iter().map(|(key, value)| format!("{key}={value}")).collect();
    is_read::<G>(&line.join(" "));

    let pairs: Vec<(&str, &str)> = pairs.iter().map(|(key, value)| (*key, value.as_str())).collect();
    match Registered::<G>::new().setup_line(&pairs) {
        Ok(line) => is_read::<G>(&line),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// A line that is accepted prints and parses back, and sets up a sound game or says why it cannot.
fn is_read<G: Game>(line: &str) {
    let Ok(setup) = G::Setup::from_line(line) else { return };
    assert_eq!(G::Setup::from_line(&setup.to_line()), Ok(setup.clone()));
    if let Ok(game) = G::new(&setup, &mut FastChance::new(1)) {
        assert_eq!(game.audit(), Ok(()), "{line}");
    }
}
