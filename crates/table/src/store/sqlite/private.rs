//! File permissions. The data contains the secrets of running games and people's tokens. Only its owner may read it, no
//! matter what was allowed before and what the system allows by default.

use std::fs::{self, DirBuilder, File, OpenOptions, Permissions};
use std::io;
use std::path::Path;

use super::open::unusable;
use crate::store::StoreError;

/// What to do if a folder cannot be used.
pub(super) const OTHER_FOLDER: &str = "choose another folder for the data, or change its owner or permissions";

/// Creates the folder if it is missing, and denies access to others.
pub(super) fn folder(folder: &Path) -> Result<(), StoreError> {
    create_private_folder(folder)
        .map_err(|error| unusable(folder, format!("the folder cannot be created ({error}); {OTHER_FOLDER}")))?;
    if is_for_everybody(folder) {
        let problem = "this folder is shared by all users; choose a folder inside it that is only for the data";
        return Err(unusable(folder, problem.to_owned()));
    }
    close(folder)
}

/// Denies others access to all files in the folder.
pub(super) fn files(folder: &Path) -> Result<(), StoreError> {
    let entries = fs::read_dir(folder)
        .map_err(|error| unusable(folder, format!("the folder cannot be read ({error}); {OTHER_FOLDER}")))?;
    for path in entries.flatten().map(|entry| entry.path()) {
        // The target of a link is elsewhere.
        if fs::symlink_metadata(&path).is_ok_and(|found| found.is_file()) {
            close(&path)?;
        }
    }
    Ok(())
}

/// Opens a file for writing, creates it if it is missing, and denies access to others. SQLite gives its additional
/// files the permissions of the database.
pub(super) fn file(path: &Path) -> Result<File, StoreError> {
    let mut options = OpenOptions::new();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options
        .open(path)
        .map_err(|error| unusable(path, format!("it cannot be written ({error}); {OTHER_FOLDER}")))?;
    close(path)?;
    Ok(file)
}

/// Creates a folder that only its owner may enter, and the folders above it, if they are missing.
pub fn create_private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Returns true for a folder that all users write to, such as the one for temporary files. Its permissions must not
/// change.
#[cfg(unix)]
fn is_for_everybody(folder: &Path) -> bool {
    const STICKY: u32 = 0o1000;
    fs::metadata(folder).is_ok_and(|found| mode(&found.permissions()) & STICKY != 0)
}

/// Restricts a file or folder to its owner.
#[cfg(unix)]
fn close(path: &Path) -> Result<(), StoreError> {
    use std::os::unix::fs::PermissionsExt;
    /// The permissions of the group and all others.
    const OTHERS: u32 = 0o077;
    let found = |error| unusable(path, format!("it cannot be inspected ({error}); {OTHER_FOLDER}"));
    let now = fs::metadata(path).map_err(found)?;
    let own = if now.is_dir() { 0o700 } else { 0o600 };
    if mode(&now.permissions()) & 0o777 == own {
        return Ok(());
    }
    let changed = fs::set_permissions(path, Permissions::from_mode(own));
    // Some file systems have no permissions and report no error.
    let after = mode(&fs::metadata(path).map_err(found)?.permissions());
    if after & OTHERS == 0 {
        return Ok(());
    }
    let why = changed.err().map_or_else(|| "the disk has no permissions".to_owned(), |error| error.to_string());
    let problem = format!(
        "others can read it, and that cannot be changed ({why}). It holds the secrets of running games: have its \
         owner run `chmod {own:o}` on it, or choose a folder of your own for the data"
    );
    Err(unusable(path, problem))
}

#[cfg(unix)]
fn mode(permissions: &Permissions) -> u32 {
    std::os::unix::fs::PermissionsExt::mode(permissions)
}

#[cfg(not(unix))]
fn is_for_everybody(_: &Path) -> bool {
    false
}

#[cfg(not(unix))]
fn close(_: &Path) -> Result<(), StoreError> {
    Ok(())
}
