//! The packs that are loaded. One is kept for as long as the program runs, so that a game can refer to it.

use std::borrow::Cow;
use std::fmt;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use engine::PackHash;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::Content;
use super::error::PackError;
use super::file::{PackFile, PackFiles};

/// Those that were read besides our own.
static READ: Mutex<Vec<&'static Content>> = Mutex::new(Vec::new());

fn read_packs() -> MutexGuard<'static, Vec<&'static Content>> {
    READ.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Content {
    /// The name of the pack that comes with the program.
    pub const ORIGINAL: &'static str = "tessera-original";

    /// The pack that comes with the program.
    pub fn original() -> Result<&'static Self, Vec<PackError>> {
        static ORIGINAL: OnceLock<Result<Content, Vec<PackError>>> = OnceLock::new();
        ORIGINAL.get_or_init(|| Self::parse(&PackFiles::original())).as_ref().map_err(Clone::clone)
    }

    /// Reads a pack and keeps it. One with the same files is read only once.
    pub fn read(files: &PackFiles) -> Result<&'static Self, Vec<PackError>> {
        if let Some(known) = Self::by_hash(files.hash()) {
            return Ok(known);
        }
        let content = Self::parse(files)?;
        let original = Self::original().ok();
        let mut packs = read_packs();
        // Somebody else may have read it in the meantime.
        if let Some(known) = packs.iter().find(|pack| pack.hash == content.hash) {
            return Ok(known);
        }
        if let Some(other) = original.iter().chain(packs.iter()).find(|pack| pack.name == content.name) {
            let problem =
                format!("expected another name, because `{}` is loaded with the hash {}", other.name, other.hash);
            return Err(vec![PackError { file: PackFile::Pack, row: None, field: Some("name"), problem }]);
        }
        let content: &'static Self = Box::leak(Box::new(content));
        packs.push(content);
        Ok(content)
    }

    /// All packs that games can be played with, our own first.
    #[must_use]
    pub fn loaded() -> Vec<&'static Self> {
        Self::original().into_iter().chain(read_packs().iter().copied()).collect()
    }

    /// The loaded pack with this hash.
    #[must_use]
    pub fn by_hash(hash: PackHash) -> Option<&'static Self> {
        Self::loaded().into_iter().find(|pack| pack.hash == hash)
    }

    /// The loaded pack with this name.
    #[must_use]
    pub fn by_name(name: &str) -> Option<&'static Self> {
        Self::loaded().into_iter().find(|pack| pack.name == name)
    }
}

impl PackFiles {
    /// The files of the pack that comes with the program.
    #[must_use]
    pub fn original() -> Self {
        macro_rules! file {
            ($name:literal) => {
                Cow::Borrowed(include_str!(concat!("../../data/tessera-original/", $name)))
            };
        }
        Self::all(|file| match file {
            PackFile::Pack => file!("pack.toml"),
            PackFile::Board => file!("board.toml"),
            PackFile::Inventions => file!("inventions.toml"),
            PackFile::Mutations => file!("mutations.toml"),
            PackFile::Insights => file!("insights.toml"),
            PackFile::Buildings => file!("buildings.toml"),
            PackFile::Achievements => file!("achievements.toml"),
            PackFile::Events => file!("events.toml"),
            PackFile::Goals => file!("goals.toml"),
            PackFile::Income => file!("income.toml"),
            PackFile::Attributes => file!("attributes.toml"),
            PackFile::Starts => file!("starts.toml"),
            PackFile::Names => file!("names.ftl"),
        })
    }
}

/// The pack a game is played with. A saved state names it by its hash.
#[derive(Clone, Copy)]
pub struct ContentRef(pub(crate) &'static Content);

impl std::ops::Deref for ContentRef {
    type Target = Content;

    fn deref(&self) -> &Content {
        self.0
    }
}

impl PartialEq for ContentRef {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for ContentRef {}

impl fmt::Debug for ContentRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Content({} {})", self.name, self.hash)
    }
}

impl Serialize for ContentRef {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.hash.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for ContentRef {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let hash = PackHash::deserialize(deserializer)?;
        Content::by_hash(hash).map(Self).ok_or_else(|| {
            let packs = Content::loaded();
            let packs: Vec<String> = packs.iter().map(|pack| format!("{} ({})", pack.name, pack.hash)).collect();
            let packs = if packs.is_empty() { "none".to_owned() } else { packs.join(", ") };
            de::Error::custom(format_args!(
                "the game was saved with content {hash}: expected a loaded pack, found {packs}"
            ))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_saved_game_names_its_pack_by_the_hash() {
        let original = ContentRef(Content::original().unwrap());
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
