//! The conformance suite over any number of games, of every player count and variant.

use std::ops::RangeInclusive;
use std::time::Instant;

use bots::arena::Progress;
use engine::chance::FastChance;
use engine::conformance::{Violation, check_game};
use engine::{Chance, Game, OptionValues, Setup, SetupError, SetupOption, Stream};
use rayon::prelude::*;
use serde::Serialize;

use crate::jobs::SoakJob;

/// The result of a soak test.
#[derive(Clone, Debug, Serialize)]
pub struct SoakReport {
    /// The number of games played.
    pub games: u64,
    /// The number of decisions in games that kept the contract.
    pub decisions: u64,
    /// The number of games that broke the contract.
    pub violations: u64,
    /// The duration in seconds.
    pub seconds: f64,
    /// The violation in the game with the lowest number.
    pub first_violation: Option<FirstViolation>,
}

/// A game that broke the contract.
#[derive(Clone, Debug, Serialize)]
pub struct FirstViolation {
    /// The property that was violated.
    pub property: String,
    /// What was observed.
    pub detail: String,
    /// The seed of the game.
    pub seed: String,
    /// The setup of the game.
    pub setup: String,
    /// The actions that led to the violation, in the notation of a record.
    pub actions: Vec<String>,
}

/// Why a soak test cannot run.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SoakError {
    /// The game cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The threads could not be started.
    #[error("the threads could not be started: {0}")]
    Threads(String),
}

/// A game with more actions than this is considered endless.
const LONGEST: usize = 50_000;

pub(crate) fn soak<G: Game>(
    allowed: RangeInclusive<usize>,
    job: &SoakJob,
    progress: &dyn Progress,
) -> Result<SoakReport, SoakError> {
    let counts: Vec<usize> = job.players.map_or_else(|| allowed.collect(), |players| vec![players]);
    let count_of = |number: u64| counts[(number % counts.len() as u64) as usize];
    let total = job.games * counts.len() as u64;
    // Checked before the threads start: an impossible number of players is an error of the caller, not a violation.
    for &players in &counts {
        variant::<G::Setup>(players, 0)?;
    }
    let pool = rayon::ThreadPoolBuilder::new().num_threads(job.threads).build();
    let pool = pool.map_err(|error| SoakError::Threads(error.to_string()))?;
    progress.begin(total, 0);
    let begin = Instant::now();
    let played = |number: u64| -> Result<Tally, SetupError> {
        let setup = playable::<G>(count_of(number), number / counts.len() as u64)?;
        let checked = check_game::<G>(&setup, job.seed.derive(number), LONGEST);
        progress.game_over();
        Ok(Tally::of(number, checked.map(|checked| checked.decisions as u64)))
    };
    let tally = pool.install(|| {
        let tallies = (0..total).into_par_iter().map(played);
        tallies.try_reduce(Tally::default, |a, b| Ok(a.and(b)))
    })?;
    Ok(SoakReport {
        games: total,
        decisions: tally.decisions,
        violations: tally.violations,
        seconds: begin.elapsed().as_secs_f64(),
        first_violation: tally.first.map(|(_, violation)| FirstViolation::from(*violation)),
    })
}

#[derive(Default)]
struct Tally {
    decisions: u64,
    violations: u64,
    /// The first violation, with the number of its game.
    first: Option<(u64, Box<Violation>)>,
}

impl Tally {
    fn of(number: u64, checked: Result<u64, Box<Violation>>) -> Self {
        match checked {
            Ok(decisions) => Self { decisions, ..Self::default() },
            Err(violation) => Self { violations: 1, first: Some((number, violation)), ..Self::default() },
        }
    }

    fn and(self, other: Self) -> Self {
        let firsts = [self.first, other.first].into_iter().flatten();
        Self {
            decisions: self.decisions + other.decisions,
            violations: self.violations + other.violations,
            first: firsts.min_by_key(|(number, _)| *number),
        }
    }
}

impl From<Violation> for FirstViolation {
    fn from(violation: Violation) -> Self {
        let actions = violation.record.actions().map(ToString::to_string).collect();
        Self {
            property: violation.property.to_string(),
            detail: violation.detail,
            seed: violation.record.seed.to_string(),
            setup: violation.record.setup,
            actions,
        }
    }
}

/// Returns the variant with this number. Options that contradict others fall back to their defaults.
pub(crate) fn playable<G: Game>(players: usize, number: u64) -> Result<G::Setup, SetupError> {
    let mut setup = variant::<G::Setup>(players, number)?;
    for _ in G::Setup::options() {
        match G::new(&setup, &mut FastChance::new(number)) {
            Err(SetupError::Contradiction { key, .. }) if key != "players" => {
                let default = G::Setup::default().get(key);
                setup.set(key, &default)?;
            }
            // Any other error is a violation, which the suite will report.
            Ok(_) | Err(_) => break,
        }
    }
    Ok(setup)
}

/// Returns the setup that this number selects. Each option takes one of its values.
fn variant<S: Setup>(players: usize, number: u64) -> Result<S, SetupError> {
    const VARIANT: Stream = Stream::named("variant");
    let mut chance = FastChance::new(number);
    let mut setup = S::default();
    for option in S::options().iter().filter(|option| option.key != "players") {
        let values = values_to_try(option);
        setup.set(option.key, &values[chance.below(VARIANT, values.len() as u32) as usize])?;
    }
    setup.set("players", &players.to_string())?;
    Ok(setup)
}

/// Returns the values of an option to try, the default first. Of a numeric option only the default and both bounds.
fn values_to_try(option: &SetupOption) -> Vec<String> {
    let others = match option.values {
        OptionValues::Number { min, max } => vec![min.to_string(), max.to_string()],
        OptionValues::OneOf(words) => words.iter().map(|&word| word.to_owned()).collect(),
    };
    let others = others.into_iter().filter(|value| value != option.default);
    std::iter::once(option.default.to_owned()).chain(others).collect()
}

#[cfg(test)]
mod tests {
    use engine::Record;
    use engine::chance::Seed;
    use engine::conformance::Property;
    use stone_age::StoneAge;

    use super::*;

    #[test]
    fn every_value_of_every_option_appears() {
        let setups: Vec<stone_age::Setup> = (0..50).filter_map(|number| playable::<StoneAge>(4, number).ok()).collect();
        for option in stone_age::Setup::options().iter().filter(|option| option.key != "players") {
            for value in values_to_try(option) {
                assert!(setups.iter().any(|setup| setup.get(option.key) == value), "{}={value}", option.key);
            }
        }
    }

    #[test]
    fn contradictions_are_resolved() {
        for number in 0..10 {
            let setup = playable::<StoneAge>(2, number).unwrap();
            assert!(StoneAge::new(&setup, &mut FastChance::new(0)).is_ok(), "{}", setup.to_line());
        }
    }
    #[test]
    fn first_violation_belongs_to_the_first_game() {
        let violation = |detail: &str| {
            let record = Record::new::<StoneAge>(&stone_age::Setup::default(), Seed::from_text(detail));
            Box::new(Violation { property: Property::Terminates, detail: detail.to_owned(), record })
        };
        let tallies =
            [Tally::of(8, Err(violation("late"))), Tally::of(1, Ok(70)), Tally::of(3, Err(violation("early")))];
        let tally = tallies.into_iter().fold(Tally::default(), Tally::and);
        assert_eq!((tally.decisions, tally.violations), (70, 2));
        let first = FirstViolation::from(*tally.first.unwrap().1);
        assert_eq!((first.property.as_str(), first.detail.as_str()), ("terminates", "early"));
        assert_eq!(first.seed, Seed::from_text("early").to_string());
    }
}
