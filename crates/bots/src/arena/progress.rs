/// Somebody who wants to know how far a long run has come.
pub trait Progress: Sync {
    /// So many games will be played, of which so many have been played before.
    fn begin(&self, games: u64, known: u64);

    /// One of them is over.
    fn game_over(&self);

    /// A bot has won this share of its games so far.
    fn share(&self, bot: &str, share: f64) {
        let _ = (bot, share);
    }
}

/// Nobody wants to know.
impl Progress for () {
    fn begin(&self, _games: u64, _known: u64) {}

    fn game_over(&self) {}
}
