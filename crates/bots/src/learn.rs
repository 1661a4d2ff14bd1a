//! Learning the value of positions from games.
//!
//! A bot plays against itself and always takes the action whose position the network rates best. After some hundred
//! games the network learns from the outcomes of its positions, and the next games are played better. From the games of
//! others it would only learn what they do; by playing, it finds out where it is wrong.
//!
//! At first the network knows nothing beyond the rules of thumb. Some turns are still played by them, so that it meets
//! other styles, and a few decisions are random.

mod pupil;
mod samples;
mod self_play;

use std::collections::VecDeque;

use engine::chance::Seed;
use engine::{Evaluate, Setup, SetupError};

use crate::arena::Progress;
use crate::judge::Judge;
use crate::network::Network;
use pupil::Pupil;
use samples::Samples;
use self_play::SelfPlay;

/// The number of games after which the network learns.
const GENERATION: u64 = 400;
/// The number of generations that are remembered.
const MEMORY: usize = 5;
/// The initial learning rate. It falls evenly to a fraction of this.
const RATE: f32 = 0.001;
const LAST_RATE: f32 = 0.05;

/// A run of games to learn from.
#[derive(Clone, Debug)]
pub struct Lesson<S> {
    /// The setups of the games, used in turn.
    pub setups: Vec<S>,
    /// The number of games.
    pub games: u64,
    /// The seed of all games. The same seed learns the same, on any number of threads.
    pub seed: Seed,
    /// The number of threads that play at the same time.
    pub threads: usize,
}

/// Why nothing can be learned.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LessonError {
    /// The game has no features that a network could read.
    #[error("there is nothing to learn from: the game does not describe its positions in numbers")]
    NoFeatures,
    /// The game cannot be set up this way.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The threads could not be started.
    #[error("the threads could not be started: {0}")]
    Threads(String),
}

/// What was learned.
#[derive(Clone, Debug)]
pub struct Learned {
    /// The trained network.
    pub network: Network,
    /// The number of positions it has learned from.
    pub positions: usize,
    /// The root mean square error of the rules of thumb in predicting the final lead, in points, measured on games that
    /// the network has not seen.
    pub error_by_rule: f32,
    /// The same error with the network's correction.
    pub error: f32,
}

impl<S: Setup> Lesson<S> {
    /// Plays the games and learns from them.
    pub fn run<G: Evaluate<Setup = S>>(&self, progress: &dyn Progress) -> Result<Learned, LessonError> {
        if G::FEATURES == 0 {
            return Err(LessonError::NoFeatures);
        }
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.threads).build();
        let pool = pool.map_err(|error| LessonError::Threads(error.to_string()))?;
        pool.install(|| self.teach::<G>(progress))
    }

    fn teach<G: Evaluate<Setup = S>>(&self, progress: &dyn Progress) -> Result<Learned, LessonError> {
        let generation = GENERATION.min(self.games);
        progress.begin(self.games + generation, 0);
        let self_play = SelfPlay::<G>::new(&self.setups, self.seed);
        let mut pupil = Pupil::new(Judge::<G>::INPUTS, self.seed.short());
        let mut memory: VecDeque<Samples> = VecDeque::with_capacity(MEMORY + 1);
        let (mut played, mut positions) = (0, 0);
        while played < self.games {
            let numbers = played..(played + generation).min(self.games);
            let rate = RATE * (1.0 - played as f32 / self.games as f32).max(LAST_RATE);
            played = numbers.end;
            let samples = self_play.run(&pupil.network(), numbers, progress)?;
            positions += samples.len();
            memory.push_back(samples);
            if memory.len() > MEMORY {
                memory.pop_front();
            }
            pupil.learn(memory.make_contiguous(), rate);
        }
        let network = pupil.network();
        let unseen = self_play.run(&network, played..played + generation, progress)?;
        let judge = Judge::<G>::by_network(network.clone());
        let error_by_rule = unseen.error(|by_rule, _| by_rule);
        let error = unseen.error(|by_rule, row| judge.correct(by_rule, row.iter().copied()));
        Ok(Learned { network, positions, error_by_rule, error })
    }
}
