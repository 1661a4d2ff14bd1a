//! Saved games on disk.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// Maximum size of a saved game in bytes. Real ones are far smaller.
const LARGEST: u64 = 16 << 20;

/// An error in reading or writing a file.
#[derive(Debug, thiserror::Error)]
pub(crate) enum FileError {
    #[error("{} cannot be read: {error}", path.display())]
    Read { path: PathBuf, error: io::Error },
    #[error("{} is too large for a saved game: expected at most {LARGEST} bytes", path.display())]
    TooLarge { path: PathBuf },
    #[error("{} cannot be written: {error}; the previous content is unchanged", path.display())]
    Write { path: PathBuf, error: io::Error },
    #[error(
        "{0} already exists: continue it with `tessera play --load {0}`, or choose another file with `--save`",
        path.display()
    )]
    Exists { path: PathBuf },
}

/// Returns the name of a file, as messages show it.
pub(crate) fn name(path: &Path) -> String {
    path.display().to_string()
}

/// Reads a saved game.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, FileError> {
    let mut bytes = Vec::new();
    let opened = File::open(path).and_then(|file| file.take(LARGEST + 1).read_to_end(&mut bytes));
    opened.map_err(|error| FileError::Read { path: path.to_owned(), error })?;
    if bytes.len() as u64 > LARGEST {
        return Err(FileError::TooLarge { path: path.to_owned() });
    }
    Ok(bytes)
}

/// Checks that saving to this file overwrites nothing: it does not exist, or is the game that was loaded.
pub(crate) fn claim(path: &Path, loaded: Option<&Path>) -> Result<(), FileError> {
    let is_loaded = || {
        let loaded = loaded.and_then(|loaded| fs::canonicalize(loaded).ok());
        loaded.is_some() && loaded == fs::canonicalize(path).ok()
    };
    match path.try_exists() {
        Ok(true) if !is_loaded() => Err(FileError::Exists { path: path.to_owned() }),
        Ok(_) => Ok(()),
        Err(error) => Err(FileError::Read { path: path.to_owned(), error }),
    }
}

/// Writes a file atomically: at any moment it holds either the complete old or the complete new content.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), FileError> {
    let temporary = temporary_beside(path);
    let written = write_synced(&temporary, text)
        .and_then(|()| fs::rename(&temporary, path))
        .and_then(|()| sync_folder(folder_of(path)));
    written.map_err(|error| {
        // The temporary file may not exist.
        let _ = fs::remove_file(&temporary);
        FileError::Write { path: path.to_owned(), error }
    })
}

fn write_synced(path: &Path, text: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// Makes a rename durable by syncing its folder. Only Unix supports this.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        Some(_) | None => Path::new("."),
    }
}

/// A temporary file in the same folder, because renaming is atomic only within one file system.
fn temporary_beside(path: &Path) -> PathBuf {
    let mut name = OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(format!(".{}.tmp", std::process::id()));
    folder_of(path).join(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writing_replaces_the_file_and_leaves_no_temporary_behind() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.tessera");
        write(&path, "first, and longer").unwrap();
        write(&path, "second").unwrap();
        assert_eq!(read(&path).unwrap(), b"second");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn only_the_loaded_file_may_be_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let (path, other) = (folder.path().join("game.tessera"), folder.path().join("other.tessera"));
        assert!(claim(&path, None).is_ok());
        write(&path, "a game").unwrap();
        assert!(matches!(claim(&path, None), Err(FileError::Exists { .. })));
        assert!(matches!(claim(&path, Some(&other)), Err(FileError::Exists { .. })));
        assert!(claim(&path, Some(&folder.path().join(".").join("game.tessera"))).is_ok());
    }
}
