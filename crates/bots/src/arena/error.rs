use engine::SetupError;
use engine::chance::Seed;

use super::results::ResultsError;
use crate::NAMES;

/// Why an arena cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArenaError {
    /// There is no bot with this name.
    #[error(
        "there is no bot `{0}`: expected one of {known}, or `cmd:` and the command of a program, as in `cmd:./mybot`",
        known = NAMES.join(", ")
    )]
    UnknownBot(String),
    /// A round robin needs at least two bots.
    #[error("a round robin needs two bots or more, and {0} was named: separate the names with commas")]
    Alone(String),
    /// A round robin does not accept the same bot twice.
    #[error("`{0}` is named twice: in a round robin every bot meets every other one, so name each once")]
    Twice(String),
    /// The game cannot be set up for this number of players.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The threads could not be started.
    #[error("the threads could not be started: {0}")]
    Threads(String),
    /// The file of results cannot be used.
    #[error(transparent)]
    Results(#[from] ResultsError),
    /// A program does not play at all.
    #[error(
        "`{bot}` cannot play: {problem}; expected a program that reads and writes lines as docs/bot-protocol.md says"
    )]
    CannotStart {
        /// The bot, as it was named.
        bot: String,
        /// What is wrong.
        problem: String,
    },
    /// A built-in bot found no move, or made one that the rules refuse.
    #[error("{bot} made no legal move in the game with seed {seed}")]
    Stuck {
        /// The name of the bot.
        bot: String,
        /// The seed of the game in which it happened.
        seed: Seed,
    },
}
