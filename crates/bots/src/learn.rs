//! Learning from games what positions are worth.
//!
//! A bot plays against itself, always taking what leads to the position that the network rates best. After some hundred
//! games the network learns what came of its positions, and the next games are played better: from the games of others it
//! would learn what they do, but by playing it finds out where it is wrong. In the beginning
//! the network knows nothing beyond the rules of thumb. Some turns are still played by them, so that it meets other
//! styles, and now and then somebody acts on a whim.

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

/// Games between which the network learns.
const GENERATION: u64 = 400;
/// Generations that are remembered.
const MEMORY: usize = 5;
/// The rate of learning in the beginning; it falls evenly to a part of that.
const RATE: f32 = 0.001;
const LAST_RATE: f32 = 0.05;

/// Games to learn from.
#[derive(Clone, Debug)]
pub struct Lesson<S> {
    /// How games are set up, in turns.
    pub setups: Vec<S>,
    /// How many games.
    pub games: u64,
    /// What all games grow from. The same seed learns the same, on any number of threads.
    pub seed: Seed,
    /// How many threads play at the same time.
    pub threads: usize,
}

/// Why nothing can be learned.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LessonError {
    /// The game says nothing that a network could read.
    #[error("there is nothing to learn from: the game does not describe its positions in numbers")]
    NoFeatures,
    /// The game cannot be set up like that.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The threads could not be started.
    #[error("the threads could not be started: {0}")]
    Threads(String),
}

/// What was learned.
#[derive(Clone, Debug)]
pub struct Learned {
    /// The network.
    pub network: Network,
    /// From how many positions.
    pub positions: usize,
    /// By how many points the rules of thumb err about the final lead, measured on games that the network has not seen:
    /// the root of the mean square.
    pub error_by_rule: f32,
    /// The same with the network's correction.
    pub error: f32,
}

impl<S: Setup> Lesson<S> {
    /// Plays and learns.
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
