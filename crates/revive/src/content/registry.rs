//! The packs that are loaded. One is kept for as long as the program runs, so that a game can refer to it.

use engine::PackHash;
use engine::pack::{Pack, PackError, PackRef, Registry};

use super::Content;
use super::file::{PackFile, PackFiles};

/// The pack a game is played with. A saved state names it by its hash.
pub type ContentRef = PackRef<Content>;

static PACKS: Registry<Content> = Registry::new();

impl Pack for Content {
    type File = PackFile;

    fn parse(files: &PackFiles) -> Result<Self, Vec<PackError>> {
        Self::parse(files)
    }

    fn name(&self) -> &'static str {
        self.name
    }

    fn hash(&self) -> PackHash {
        self.hash
    }

    fn registry() -> &'static Registry<Self> {
        &PACKS
    }
}

impl Content {
    /// The name of the pack that comes with the program.
    pub const ORIGINAL: &'static str = "tessera-original";

    /// The pack that comes with the program.
    pub fn original() -> Result<&'static Self, Vec<PackError>> {
        PACKS.original()
    }

    /// Reads a pack and keeps it. One with the same files is read only once.
    pub fn read(files: &PackFiles) -> Result<&'static Self, Vec<PackError>> {
        PACKS.read(files)
    }

    /// All packs that games can be played with, our own first.
    #[must_use]
    pub fn loaded() -> Vec<&'static Self> {
        PACKS.loaded()
    }

    /// The loaded pack with this hash.
    #[must_use]
    pub fn by_hash(hash: PackHash) -> Option<&'static Self> {
        PACKS.by_hash(hash)
    }

    /// The loaded pack with this name.
    #[must_use]
    pub fn by_name(name: &str) -> Option<&'static Self> {
        PACKS.by_name(name)
    }
}
