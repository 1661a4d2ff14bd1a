use std::borrow::Cow;
use std::marker::PhantomData;

use serde::de::DeserializeOwned;

use super::{PackError, PackHash, PackProblems};

/// The files of a game's packs. Implemented by the enum that [`pack_files!`](crate::pack_files) declares.
pub trait FileOfPack: Copy + Eq + 'static {
    /// The id of the game.
    const GAME: &'static str;
    /// All files, in the order in which they are hashed.
    const FILES: &'static [Self];
    /// Files that all packs of the game share, as names and contents. They are hashed after the others.
    const SHARED: &'static [(&'static str, &'static str)];
    /// The file with the name of the pack.
    const PACK: Self;
    /// The file with the names of its pieces.
    const NAMES: Self;

    /// Returns the name of the file.
    fn file_name(self) -> &'static str;

    /// Returns its contents in the pack that comes with the program.
    fn original(self) -> &'static str;

    /// Returns the error for a mistake that is not in one row.
    fn wrong(self, problem: impl Into<String>) -> PackError {
        PackError { file: self.file_name(), row: None, field: None, problem: problem.into() }
    }
}

/// Declares the enum of the files of a game's packs, like [`vocabulary!`](crate::vocabulary!), and implements
/// [`FileOfPack`]. One file must be `Pack`, another `Names`. The files of the pack that comes with the program are in a
/// folder of the game's crate.
#[macro_export]
macro_rules! pack_files {
    (
        $(#[$meta:meta])* $vis:vis enum $name:ident { $($(#[$doc:meta])* $variant:ident = $text:literal),+ $(,)? }
        game $game:expr, original $folder:literal, shared $shared:expr
    ) => {
        $crate::vocabulary! { $(#[$meta])* $vis enum $name { $($(#[$doc])* $variant = $text),+ } }

        impl $crate::pack::FileOfPack for $name {
            const GAME: &'static str = $game;
            const FILES: &'static [Self] = &Self::ALL;
            const SHARED: &'static [(&'static str, &'static str)] = $shared;
            const PACK: Self = Self::Pack;
            const NAMES: Self = Self::Names;

            fn file_name(self) -> &'static str {
                self.name()
            }

            fn original(self) -> &'static str {
                match self {
                    $(Self::$variant => include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/", $text)),)+
                }
            }
        }
    };
}

/// The texts of all files of a content pack.
#[derive(Clone, Debug)]
pub struct PackFiles<F> {
    texts: Vec<Cow<'static, str>>,
    files: PhantomData<F>,
}

impl<F: FileOfPack> PackFiles<F> {
    fn new(texts: Vec<Cow<'static, str>>) -> Self {
        Self { texts, files: PhantomData }
    }

    /// Collects the texts of all files. Rules do no I/O: the caller provides the text of each.
    pub fn collect<E>(mut text: impl FnMut(F) -> Result<String, E>) -> Result<Self, E> {
        let texts: Result<_, E> = F::FILES.iter().map(|file| text(*file).map(Cow::Owned)).collect();
        Ok(Self::new(texts?))
    }

    /// Collects the texts of all files by their names, or returns which of them are not available.
    pub fn gather(text: &mut dyn FnMut(&'static str) -> Result<String, String>) -> Result<Self, PackProblems> {
        let mut missing = Vec::new();
        let mut texts = Vec::new();
        for file in F::FILES {
            match text(file.file_name()) {
                Ok(text) => texts.push(Cow::Owned(text)),
                Err(problem) => missing.push(file.wrong(problem)),
            }
        }
        if missing.is_empty() { Ok(Self::new(texts)) } else { Err(missing.into()) }
    }

    /// Builds the files from these texts and applies edits. Each edit replaces the first occurrence of a text in a file
    /// by another. Fails if it does not occur.
    pub fn edited(text: impl Fn(F) -> String, edits: &[(F, &str, &str)]) -> Result<Self, String> {
        Self::collect(|file| {
            edits.iter().filter(|edit| edit.0 == file).try_fold(text(file), |text, (_, from, to)| {
                let found = text.contains(from);
                found.then(|| text.replacen(from, to, 1)).ok_or_else(|| format!("{} has no {from}", file.file_name()))
            })
        })
    }

    /// Returns the files of the pack that comes with the program.
    #[must_use]
    pub fn original() -> Self {
        Self::new(F::FILES.iter().map(|file| Cow::Borrowed(file.original())).collect())
    }

    /// Returns the text of one file.
    #[must_use]
    pub fn text(&self, file: F) -> &str {
        let index = F::FILES.iter().position(|other| *other == file);
        index.and_then(|index| self.texts.get(index)).map_or("", Cow::as_ref)
    }

    /// Computes the hash of the files and of what all packs share.
    #[must_use]
    pub fn hash(&self) -> PackHash {
        let files = F::FILES.iter().map(|file| (file.file_name(), self.text(*file)));
        PackHash::of(&files.chain(F::SHARED.iter().copied()).collect::<Vec<_>>())
    }

    /// Deserializes a whole file.
    pub fn whole<T: DeserializeOwned>(&self, file: F) -> Result<T, PackError> {
        let text = self.text(file);
        toml::from_str(text).map_err(|error| {
            let newline = |byte: &u8| *byte == b'\n';
            let line = error.span().map(|span| text.bytes().take(span.start).filter(newline).count() + 1);
            let place = line.map_or_else(String::new, |line| format!("line {line}: "));
            file.wrong(format!("{place}{}", error.message()))
        })
    }

    /// Reads the lists of rows of a file, which must contain exactly these lists. Rows are deserialized one by one, so
    /// a wrong row does not hide the mistakes of others.
    pub fn lists<const N: usize>(&self, file: F, names: [&'static str; N]) -> Result<[Vec<toml::Table>; N], PackError> {
        let mut table: toml::Table = self.whole(file)?;
        let lists = names.map(|name| table.remove(name));
        if let Some(unknown) = table.keys().next() {
            let names = names.map(|name| format!("[[{name}]]"));
            return Err(file.wrong(format!("expected only {}, found `{unknown}`", names.join(" and "))));
        }
        let mut rows = [const { Vec::new() }; N];
        for ((list, name), rows) in lists.into_iter().zip(names).zip(&mut rows) {
            let missing = || file.wrong(format!("expected rows that begin with [[{name}]]"));
            *rows = list.ok_or_else(missing)?.try_into().map_err(|_| missing())?;
        }
        Ok(rows)
    }
}
