/// Receives the progress of a long run.
pub trait Progress: Sync {
    /// Called at the start: `games` will be played in total, and `known` of them have been played before.
    fn begin(&self, games: u64, known: u64);

    /// Called when a game is over.
    fn game_over(&self);

    /// Called with the share of its games that a bot has won so far.
    fn share(&self, bot: &str, share: f64) {
        let _ = (bot, share);
    }
}

/// Ignores all progress.
impl Progress for () {
    fn begin(&self, _games: u64, _known: u64) {}

    fn game_over(&self) {}
}
