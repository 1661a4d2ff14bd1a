use std::fmt;

use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::{FileOfPack, PackError, PackFiles, names};
use crate::notation::NotationError;
use crate::words::Words;

/// What has been read so far, and what is wrong with it. All mistakes are collected, so authors see them together.
#[derive(Debug, Default)]
pub struct Loading<T> {
    /// The mistakes found so far.
    pub errors: Vec<PackError>,
    /// What the game keeps in tables while it reads.
    pub tables: T,
}

/// The contents of the file with the name of a pack.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PackRow {
    game: String,
    name: String,
    about: String,
}

/// Converts a list of pieces to an array if it has the right length.
#[must_use]
pub fn all<T, const N: usize>(pieces: Vec<T>) -> Option<Box<[T; N]>> {
    pieces.into_boxed_slice().try_into().ok()
}

impl<T> Loading<T> {
    /// Keeps a mistake for later and returns the value if there is none.
    pub fn keep<V>(&mut self, result: Result<V, PackError>) -> Option<V> {
        result.map_err(|error| self.errors.push(error)).ok()
    }

    /// Returns a reader for a row of a file, or for the whole file if no row is named.
    pub fn reader(&mut self, file: impl FileOfPack, row: Option<String>) -> RowReader<'_, T> {
        RowReader { loading: self, file: file.file_name(), row }
    }

    /// Reads the name of the pack and its description.
    pub fn pack<F: FileOfPack>(&mut self, files: &PackFiles<F>) -> Option<(String, String)> {
        let pack: PackRow = self.keep(files.whole(F::PACK))?;
        let mut row = self.reader(F::PACK, None);
        row.must(pack.game == F::GAME, "game", || format!("expected `{}`, found `{}`", F::GAME, pack.game));
        let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        let named = pack.name.starts_with(|first: char| first.is_ascii_lowercase()) && pack.name.chars().all(plain);
        row.must(named, "name", || {
            format!("expected lower case letters, digits and dashes, the first one a letter, found `{}`", pack.name)
        });
        let about = !pack.about.trim().is_empty() && pack.about.lines().count() == 1;
        row.must(about, "about", || "expected one line that says what the pack is".to_owned());
        Some((pack.name, pack.about))
    }

    /// Reads the lists of rows of a file; each is `None` if they cannot be found.
    pub fn lists<F: FileOfPack, const N: usize>(
        &mut self,
        files: &PackFiles<F>,
        file: F,
        names: [&'static str; N],
    ) -> [Option<Vec<toml::Table>>; N] {
        match self.keep(files.lists(file, names)) {
            Some(lists) => lists.map(Some),
            None => [const { None }; N],
        }
    }

    /// Reads rows, which must be in the order of their ids.
    pub fn rows<R: Written<T>>(
        &mut self,
        file: impl FileOfPack,
        rows: Option<Vec<toml::Table>>,
        ids: impl Iterator<Item = R::Id>,
    ) -> Vec<R::Piece>
    where
        R::Id: fmt::Display,
    {
        // If the file cannot be read, that was reported before.
        let Some(rows) = rows else { return Vec::new() };
        let ids: Vec<R::Id> = ids.collect();
        if let [first, .., last] = ids.as_slice()
            && rows.len() != ids.len()
        {
            let problem = format!("expected {} rows from {first} to {last}, found {}", ids.len(), rows.len());
            self.errors.push(file.wrong(problem));
        }
        let mut in_order = true;
        let mut pieces = Vec::new();
        for (id, mut table) in ids.into_iter().zip(rows) {
            let found = table.remove("id").and_then(|found| found.as_str().map(str::to_owned));
            let mut row = self.reader(file, Some(found.clone().unwrap_or_else(|| id.to_string())));
            if in_order && found.as_ref() != Some(&id.to_string()) {
                in_order = false;
                let found = found.as_deref().map_or_else(|| "nothing".to_owned(), |found| format!("`{found}`"));
                let problem = format!("expected {id}, because rows stand in the order of their ids, found {found}");
                row.wrong::<()>(Some("id"), problem);
            }
            pieces.extend(row.piece::<R>(id, table));
        }
        pieces
    }

    /// Reads the name of every piece with one of these ids.
    pub fn names<F: FileOfPack>(&mut self, files: &PackFiles<F>, ids: impl Iterator<Item = String>) -> Words {
        let (names, problems) = names::read(files.text(F::NAMES), ids);
        self.errors.extend(problems.into_iter().map(|problem| F::NAMES.wrong(problem)));
        names
    }
}

/// A row as it is written, in a game that keeps tables `T` while it reads.
pub trait Written<T>: DeserializeOwned {
    /// The id of its piece.
    type Id: Copy;
    /// What it describes.
    type Piece;

    /// Converts the row to its piece, or returns `None` after reporting a mistake.
    fn read(self, id: Self::Id, row: &mut RowReader<'_, T>) -> Option<Self::Piece>;
}

/// A row that is being read, or a file without rows.
#[derive(Debug)]
pub struct RowReader<'a, T> {
    /// Collects the mistakes.
    pub loading: &'a mut Loading<T>,
    file: &'static str,
    row: Option<String>,
}

impl<T> RowReader<'_, T> {
    /// Reports a mistake. Always returns `None`.
    pub fn wrong<V>(&mut self, field: Option<&'static str>, problem: impl Into<String>) -> Option<V> {
        let problem = problem.into();
        self.loading.errors.push(PackError { file: self.file, row: self.row.clone(), field, problem });
        None
    }

    /// Reports a mistake unless the condition holds.
    pub fn must(&mut self, good: bool, field: &'static str, problem: impl FnOnce() -> String) {
        if !good {
            self.wrong::<()>(Some(field), problem());
        }
    }

    /// Returns a value read from the notation of the pack, or reports why it is wrong.
    pub fn read<V>(&mut self, field: &'static str, result: Result<V, NotationError>) -> Option<V> {
        match result {
            Ok(value) => Some(value),
            Err(error) => self.wrong(Some(field), error.to_string()),
        }
    }

    /// Reads the piece that the row describes.
    pub fn piece<R: Written<T>>(&mut self, id: R::Id, table: toml::Table) -> Option<R::Piece> {
        match toml::Value::Table(table).try_into::<R>() {
            Ok(written) => written.read(id, self),
            Err(error) => self.wrong(None, error.to_string().trim().replace('\n', ", ")),
        }
    }

    /// Returns a list as an array. Reports a mistake if its length is wrong. Returns `None` if any entry is missing.
    pub fn exactly<V, const N: usize>(&mut self, field: &'static str, list: Vec<Option<V>>) -> Option<[V; N]> {
        self.must(list.len() == N, field, || format!("expected {N}, found {}", list.len()));
        list.into_iter().collect::<Option<Vec<V>>>()?.try_into().ok()
    }

    /// Reads different numbers from 1 to `most`, which is at most 31, as the bits with these numbers. At least one is
    /// required.
    pub fn bits(&mut self, field: &'static str, numbers: &[u8], most: u8) -> Option<u32> {
        let mut bits = 0u32;
        for number in numbers {
            if !(1..=most.min(31)).contains(number) || bits >> number & 1 == 1 {
                let problem = format!("expected different numbers from 1 to {most}, found {number}");
                return self.wrong(Some(field), problem);
            }
            bits |= 1 << number;
        }
        self.must(bits != 0, field, || format!("expected numbers from 1 to {most}, found none"));
        Some(bits)
    }
}
