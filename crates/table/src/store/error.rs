//! What can go wrong in a store.

use engine::say;
use engine::words::Phrase;

use crate::words::{Key, Tell, english};

/// Why the store did not do what it was asked.
#[derive(Debug, thiserror::Error)]
#[error("{}", english(&self.tell()))]
pub enum StoreError {
    /// Somebody else was faster.
    Conflict,
    /// The folder or file cannot be used.
    Unusable {
        /// Where the data should be.
        path: String,
        /// What is wrong with it, and what to do.
        problem: String,
    },
    /// A row does not say what it should.
    Corrupt {
        /// Which row.
        what: String,
        /// What is wrong with it.
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
