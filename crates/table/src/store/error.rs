//! What can go wrong in a store.

use engine::say;
use engine::words::Phrase;

use crate::words::{Key, Tell, english};

/// Why a store did not do what it was asked to.
#[derive(Debug, thiserror::Error)]
#[error("{}", english(&self.tell()))]
pub enum StoreError {
    /// The row was changed by someone else first, or exists already.
    Conflict,
    /// The folder or file cannot be used.
    Unusable {
        /// The path of the folder or file.
        path: String,
        /// What is wrong, and what to do about it.
        problem: String,
    },
    /// A row is missing or invalid.
    Corrupt {
        /// The row, in words.
        what: String,
        /// What is wrong with the row.
        problem: String,
    },
    /// The database failed.
    Database(#[from] sqlx::Error),
    /// The store has been closed.
    Closed,
}

impl Tell for StoreError {
    fn tell(&self) -> Phrase {
        match self {
            Self::Conflict => say!(StoreConflict),
            Self::Unusable { path, problem } => say!(StoreUnusable, path = path, problem = problem),
            Self::Corrupt { what, problem } => say!(StoreCorrupt, what = what, problem = problem),
            Self::Database(error) => say!(StoreDatabase, problem = error.to_string()),
            Self::Closed => say!(StoreClosed),
        }
    }
}
