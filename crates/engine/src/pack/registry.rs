use std::fmt;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::{FileOfPack, PackError, PackFiles, PackHash, PackHeader, PackInfo, PackProblems};
use crate::setup::{OptionValues, SetupError, SetupOption};

/// The tables that a game reads from a content pack.
pub trait Pack: Sized + Sync + Send + 'static {
    /// The files it is read from.
    type File: FileOfPack;

    /// Reads and checks the files of a pack. Finds as many mistakes as it can, not only the first.
    fn parse(files: &PackFiles<Self::File>) -> Result<Self, Vec<PackError>>;

    /// The name of the pack that comes with the program.
    const ORIGINAL: &'static str = "tessera-original";

    /// Returns what identifies the pack.
    fn header(&self) -> &PackHeader;

    /// Returns the loaded packs of the game.
    fn registry() -> &'static Registry<Self>;

    /// Returns the name of the pack.
    fn name(&self) -> &'static str {
        self.header().name
    }

    /// Returns the one-line description of the pack.
    fn about(&self) -> &str {
        &self.header().about
    }

    /// Returns the hash of its files.
    fn hash(&self) -> PackHash {
        self.header().hash
    }

    /// Returns the name and hash by which saved games refer to it.
    fn info(&self) -> PackInfo {
        PackInfo { name: self.name(), hash: self.hash().to_string() }
    }

    /// Returns the pack that comes with the program.
    fn original() -> Result<&'static Self, Vec<PackError>> {
        Self::registry().original()
    }

    /// Reads a pack and keeps it. A pack with the same files is read only once.
    fn read(files: &PackFiles<Self::File>) -> Result<&'static Self, Vec<PackError>> {
        Self::registry().read(files)
    }

    /// Returns all packs that games can be played with, the program's own first.
    fn loaded() -> Vec<&'static Self> {
        Self::registry().loaded()
    }

    /// Returns the loaded pack with this hash.
    fn by_hash(hash: PackHash) -> Option<&'static Self> {
        Self::registry().by_hash(hash)
    }

    /// Returns the loaded pack with this name.
    fn by_name(name: &str) -> Option<&'static Self> {
        Self::registry().by_name(name)
    }
}

/// The loaded packs of a game. They are kept as long as the program runs, so games can refer to them.
#[derive(Debug)]
pub struct Registry<P: 'static> {
    original: OnceLock<Result<P, Vec<PackError>>>,
    /// Packs that were read in addition to the program's own.
    read: Mutex<Vec<&'static P>>,
    /// The lists of setup options handed out so far, each with all packs loaded at that time.
    options: Mutex<Vec<&'static [SetupOption]>>,
}

impl<P: Pack> Registry<P> {
    /// Creates a registry in which nothing is loaded.
    #[must_use]
    #[expect(clippy::new_without_default, reason = "it is made for a static")]
    pub const fn new() -> Self {
        Self { original: OnceLock::new(), read: Mutex::new(Vec::new()), options: Mutex::new(Vec::new()) }
    }

    /// Returns the options of a setup, the last of which names the pack, with all packs loaded so far. Each list is
    /// made once and kept.
    pub fn offer<const N: usize>(&'static self, mut options: [SetupOption; N]) -> &'static [SetupOption] {
        let packs: Vec<&'static str> = self.loaded().into_iter().map(P::name).collect();
        let mut lists = self.options.lock().unwrap_or_else(PoisonError::into_inner);
        let offers = |list: &&'static [SetupOption]| match list.last().map(|option| option.values) {
            Some(OptionValues::OneOf(names)) => names == packs,
            Some(OptionValues::Number { .. }) | None => false,
        };
        if let Some(known) = lists.iter().copied().find(|list| offers(list)) {
            return known;
        }
        if let Some(pack) = options.last_mut()
            && !packs.is_empty()
        {
            pack.values = OptionValues::OneOf(packs.leak());
        }
        let list: &'static [SetupOption] = Box::leak(Box::new(options));
        lists.push(list);
        list
    }

    /// Returns the pack with this name, for a new game.
    pub fn choose(&'static self, name: &str) -> Result<&'static P, SetupError> {
        let original = self.original().map_err(|problems| {
            SetupError::Pack(problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
        })?;
        if name == original.name() {
            return Ok(original);
        }
        self.by_name(name).ok_or_else(|| {
            let loaded: Vec<&str> = self.loaded().into_iter().map(P::name).collect();
            SetupError::Pack(format!("`{name}` is not loaded: expected one of {}", loaded.join(", ")))
        })
    }

    /// Returns the name and hash by which saved games refer to the pack with this name.
    pub fn info(&'static self, name: &'static str) -> PackInfo {
        self.choose(name).map_or_else(|_| PackInfo { name, hash: String::new() }, P::info)
    }

    /// Reads a pack whose files have these texts, and keeps it.
    pub fn gather(
        &'static self,
        text: &mut dyn FnMut(&'static str) -> Result<String, String>,
    ) -> Result<PackInfo, PackProblems> {
        Ok(self.read(&PackFiles::gather(text)?)?.info())
    }

    fn others(&self) -> MutexGuard<'_, Vec<&'static P>> {
        self.read.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the pack that comes with the program.
    pub fn original(&'static self) -> Result<&'static P, Vec<PackError>> {
        self.original.get_or_init(|| P::parse(&PackFiles::original())).as_ref().map_err(Clone::clone)
    }

    /// Reads a pack and keeps it. A pack with the same files is read only once.
    pub fn read(&'static self, files: &PackFiles<P::File>) -> Result<&'static P, Vec<PackError>> {
        if let Some(known) = self.by_hash(files.hash()) {
            return Ok(known);
        }
        let pack = P::parse(files)?;
        let original = self.original().ok();
        let mut packs = self.others();
        // Another thread may have read it in the meantime.
        if let Some(known) = packs.iter().find(|known| known.hash() == pack.hash()) {
            return Ok(known);
        }
        if let Some(other) = original.iter().chain(packs.iter()).find(|other| other.name() == pack.name()) {
            let problem =
                format!("expected another name, because `{}` is loaded with the hash {}", other.name(), other.hash());
            let file = P::File::PACK.file_name();
            return Err(vec![PackError { file, row: None, field: Some("name"), problem }]);
        }
        let pack: &'static P = Box::leak(Box::new(pack));
        packs.push(pack);
        Ok(pack)
    }

    /// Returns all packs that games can be played with, the program's own first.
    #[must_use]
    pub fn loaded(&'static self) -> Vec<&'static P> {
        self.original().into_iter().chain(self.others().iter().copied()).collect()
    }

    /// Returns the loaded pack with this hash.
    #[must_use]
    pub fn by_hash(&'static self, hash: PackHash) -> Option<&'static P> {
        self.loaded().into_iter().find(|pack| pack.hash() == hash)
    }

    /// Returns the loaded pack with this name.
    #[must_use]
    pub fn by_name(&'static self, name: &str) -> Option<&'static P> {
        self.loaded().into_iter().find(|pack| pack.name() == name)
    }
}

/// The pack a game is played with. A saved state names it by its hash.
pub struct PackRef<P: 'static>(pub &'static P);

impl<P> Clone for PackRef<P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P> Copy for PackRef<P> {}

impl<P> std::ops::Deref for PackRef<P> {
    type Target = P;

    fn deref(&self) -> &P {
        self.0
    }
}

impl<P> PartialEq for PackRef<P> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<P> Eq for PackRef<P> {}

impl<P: Pack> fmt::Debug for PackRef<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Content({} {})", self.name(), self.hash())
    }
}

impl<P: Pack> Serialize for PackRef<P> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.hash().serialize(serializer)
    }
}

impl<'de, P: Pack> Deserialize<'de> for PackRef<P> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let hash = PackHash::deserialize(deserializer)?;
        P::registry().by_hash(hash).map(Self).ok_or_else(|| {
            let packs = P::registry().loaded();
            let packs: Vec<String> = packs.iter().map(|pack| format!("{} ({})", pack.name(), pack.hash())).collect();
            let packs = if packs.is_empty() { "none".to_owned() } else { packs.join(", ") };
            de::Error::custom(format_args!(
                "the game was saved with content {hash}: expected a loaded pack, found {packs}"
            ))
        })
    }
}
