use bots::arena::Arena;
use bots::learn::Lesson;
use engine::chance::Seed;

/// A series of games between bots, with the setup as one line. In a round robin, every pair of these bots meets. In
/// other arenas, each bot has a seat.
pub type ArenaJob = Arena<String>;

/// A series of games to learn from, with the setups as lines.
pub type LearnJob = Lesson<String>;

/// A series of random games in which every property of the contract is checked after every action.
#[derive(Clone, Copy, Debug)]
pub struct SoakJob {
    /// The number of players. `None` for every number that the game allows, in turn.
    pub players: Option<usize>,
    /// The number of games for each number of players.
    pub games: u64,
    /// The seed that all games derive theirs from.
    pub seed: Seed,
    /// The number of threads.
    pub threads: usize,
}
