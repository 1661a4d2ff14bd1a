//! Learning from games what positions are worth.
//!
//! Greedy players play against each other, now and then on a whim; of every game positions are kept, and by how much each
//! seat won or lost in the end. The network learns by how much the rules of thumb erred, as far as the position tells.

mod samples;
mod self_play;
mod train;

use engine::chance::Seed;
use engine::{Evaluate, Setup, SetupError};

use crate::arena::Progress;
use crate::network::Network;
use self_play::SelfPlay;

/// How many times the network sees every position.
const EPOCHS: u32 = 6;

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
    /// By how many points the rules of thumb err, measured on games that the network has not seen: the root of the mean
    /// square.
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
        progress.begin(self.games, 0);
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.threads).build();
        let pool = pool.map_err(|error| LessonError::Threads(error.to_string()))?;
        let self_play = SelfPlay::<G>::new(&self.setups, self.games, self.seed);
        let samples = pool.install(|| self_play.run(&|| progress.game_over()))?;
        Ok(train::train(&samples, EPOCHS, self.seed.short()))
    }
}
