//! Why an action is not allowed.

use engine::Seat;

use crate::task::Task;

/// Why an action is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Somebody else decides now.
    NotYourTurn {
        /// Who.
        turn: Seat,
    },
    /// Starting cards are chosen, and this one cannot be.
    NotOffered,
    /// The question has other answers.
    NotPossible {
        /// What is asked.
        asked: Task,
    },
}

impl engine::Refusal for Refusal {
    fn section(&self) -> &'static str {
        match self {
            Self::GameOver => "section-end",
            Self::NotYourTurn { .. } => "section-turns",
            Self::NotOffered => "section-start",
            Self::NotPossible { .. } => "section-modules",
        }
    }
}
