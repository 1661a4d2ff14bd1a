//! Content packs: folders of data files that describe the contents of a game.
//!
//! A game names its files with [`pack_files!`](crate::pack_files), reads their rows with a [`Loading`], which collects
//! all mistakes, and keeps what it has read in a [`Registry`]. What the rows mean is up to the game.

mod error;
mod files;
mod loading;
mod names;
mod registry;
#[cfg(test)]
mod tests;

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

pub use error::PackError;
pub use files::{FileOfPack, PackFiles};
pub use loading::{Loading, RowReader, Written, all};
pub use registry::{Pack, PackRef, Registry};

use crate::hex;

/// The hash of a content pack's files. A saved game names it, so it is never resumed with other cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PackHash([u8; 8]);

impl PackHash {
    /// Computes the hash of these files, given as names and contents. Their order matters.
    #[must_use]
    pub fn of(files: &[(&str, &str)]) -> Self {
        let mut hash = Sha256::new();
        for (name, content) in files {
            for part in [name, content] {
                hash.update((part.len() as u64).to_le_bytes());
                hash.update(part.as_bytes());
            }
        }
        let mut short = [0; 8];
        short.copy_from_slice(&hash.finalize()[..8]);
        Self(short)
    }
}

impl fmt::Display for PackHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(&self.0))
    }
}

impl fmt::Debug for PackHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PackHash({self})")
    }
}

/// What identifies a content pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackHeader {
    name: &'static str,
    about: String,
    hash: PackHash,
}

impl PackHeader {
    /// Identifies a pack that was read from these files, by its name and its description. A pack is read once and then
    /// kept, so its name is leaked to spare every list of packs a copy.
    pub fn new<F: FileOfPack>(files: &PackFiles<F>, (name, about): (String, String)) -> Self {
        Self { name: name.leak(), about, hash: files.hash() }
    }
}

/// Why a content pack cannot be used: all its mistakes, each with its file, row and field.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the content pack cannot be used:\n{}", .0.join("\n"))]
pub struct PackProblems(pub Vec<String>);

impl From<Vec<PackError>> for PackProblems {
    fn from(errors: Vec<PackError>) -> Self {
        Self(errors.iter().map(ToString::to_string).collect())
    }
}

/// A content pack, as saved games and the list of games name it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PackInfo {
    /// The name of the pack.
    pub name: &'static str,
    /// The hash of its files, as 16 hexadecimal digits.
    pub hash: String,
}
