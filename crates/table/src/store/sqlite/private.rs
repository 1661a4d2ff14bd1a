//! The data hold the secrets of running games and what makes people known: they are for their owner alone, whatever was
//! allowed before and whatever the system allows by default.

use std::fs::{self, DirBuilder, File, OpenOptions, Permissions};
use std::io;
use std::path::Path;

use super::open::unusable;
use crate::store::StoreError;

/// What to do when a folder is of no use.
pub(super) const OTHER_FOLDER: &str =
    "choose another folder for the data, or change whose it is and who may write in it";

/// Creates the folder if it is missing, and keeps others out of it.
pub(super) fn folder(folder: &Path) -> Result<(), StoreError> {
    create(folder)
        .map_err(|error| unusable(folder, format!("the folder cannot be created ({error}); {OTHER_FOLDER}")))?;
    if is_for_everybody(folder) {
        let problem = "this folder is there for everybody; name a folder in it that is for the data alone";
        return Err(unusable(folder, problem.to_owned()));
    }
    close(folder)
}

/// Keeps others from all files that are in the folder already.
pub(super) fn files(folder: &Path) -> Result<(), StoreError> {
    let entries = fs::read_dir(folder)
        .map_err(|error| unusable(folder, format!("the folder cannot be read ({error}); {OTHER_FOLDER}")))?;
    for path in entries.flatten().map(|entry| entry.path()) {
        // What a link leads to lies elsewhere.
        if fs::symlink_metadata(&path).is_ok_and(|found| found.is_file()) {
            close(&path)?;
        }
    }
    Ok(())
}

/// Opens a file to write in it, creates it if it is missing, and keeps others from it. SQLite gives the files beside a
/// database the permissions of the database.
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

fn create(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Whether everybody may put something into a folder, as into that for temporary files: it must stay so.
#[cfg(unix)]
fn is_for_everybody(folder: &Path) -> bool {
    const STICKY: u32 = 0o1000;
    fs::metadata(folder).is_ok_and(|found| mode(&found.permissions()) & STICKY != 0)
}

/// Lets only the owner read and write a file, or look into a folder.
#[cfg(unix)]
fn close(path: &Path) -> Result<(), StoreError> {
    use std::os::unix::fs::PermissionsExt;
    /// What the group and all others may do.
    const OTHERS: u32 = 0o077;
    let found = |error| unusable(path, format!("it cannot be looked at ({error}); {OTHER_FOLDER}"));
    let now = fs::metadata(path).map_err(found)?;
    let own = if now.is_dir() { 0o700 } else { 0o600 };
    if mode(&now.permissions()) & 0o777 == own {
        return Ok(());
    }
    let changed = fs::set_permissions(path, Permissions::from_mode(own));
    // Some file systems keep no permissions, and say nothing of it.
    let after = mode(&fs::metadata(path).map_err(found)?.permissions());
    if after & OTHERS == 0 {
        return Ok(());
    }
    let why = changed.err().map_or_else(|| "the disk keeps no permissions".to_owned(), |error| error.to_string());
    let problem = format!(
        "others may look into it, and that cannot be changed ({why}); it holds the secrets of running games: let its \
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
