//! The registry of loaded packs. A pack stays loaded for as long as the program runs, because games refer to it.

use engine::pack::{Pack, PackError, PackHeader, PackRef, Registry};

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

    fn header(&self) -> &PackHeader {
        &self.header
    }

    fn registry() -> &'static Registry<Self> {
        &PACKS
    }
}
