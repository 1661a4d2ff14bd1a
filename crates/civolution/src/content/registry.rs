//! The loaded packs. A pack stays loaded while the program runs, so games can refer to it.

use engine::pack::{Pack, PackError, PackHeader, PackRef, Registry};

use super::Content;
use super::file::{PackFile, PackFiles};

/// The pack of a game. A saved state names it by its hash.
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

#[cfg(test)]
mod tests {
    use engine::PackHash;

    use super::*;

    #[test]
    fn a_saved_game_names_its_pack_by_the_hash() {
        let original = PackRef(Content::original().unwrap());
        let saved = postcard::to_allocvec(&original).unwrap();
        assert_eq!(postcard::from_bytes::<ContentRef>(&saved), Ok(original));
        assert_eq!(format!("{original:?}"), format!("Content(tessera-original {})", original.hash()));

        let other = PackHash::of(&[]);
        let error = serde_json::from_str::<ContentRef>(&serde_json::to_string(&other).unwrap()).unwrap_err();
        let expected = format!(
            "the game was saved with content {other}: expected a loaded pack, found tessera-original ({})",
            original.hash()
        );
        assert_eq!(error.to_string(), expected);
    }
}
