use engine::chance::Seed;

/// Many games between bots.
#[derive(Clone, Debug)]
pub struct ArenaJob {
    /// The setup of every game, as one line. The number of players is that of the bots.
    pub setup: String,
    /// The names of the bots.
    pub bots: Vec<String>,
    /// At least so many games are played: as many as make every deal complete.
    pub games: u64,
    /// What all deals grow from.
    pub seed: Seed,
    /// How many threads play at the same time.
    pub threads: usize,
}

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

/// Somebody who wants to know how far a long run has come.
pub trait Progress: Sync {
    /// So many games will be played.
    fn begin(&self, games: u64);

    /// One of them is over.
    fn game_over(&self);
}

/// Nobody wants to know.
impl Progress for () {
    fn begin(&self, _games: u64) {}

    fn game_over(&self) {}
}
