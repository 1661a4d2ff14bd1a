use bots::arena::Arena;
use bots::learn::Lesson;
use engine::chance::Seed;

/// Many games between bots, with the setup as one line. In a round robin the bots are those of which every two meet;
/// otherwise each has a seat.
pub type ArenaJob = Arena<String>;

/// Games to learn from, with the setups as lines.
pub type LearnJob = Lesson<String>;

/// Many random games in which every property of the contract is checked after every action.
#[derive(Clone, Copy, Debug)]
pub struct SoakJob {
    /// How many play; nothing for every number the game allows, one after the other.
    pub players: Option<usize>,
    /// How many games are played with each number of players.
    pub games: u64,
    /// What all games grow from.
    pub seed: Seed,
    /// How many threads play at the same time.
    pub threads: usize,
}
