//! A check whether data would be written durably.
//!
//! A connection notices little of what happens to its file. It keeps writing to a deleted file, and on a full disk it
//! finds space in the journal for some time. So this check looks for the files where they should be, opens the database
//! again, and asks for space.

use std::fs::{self, File, Metadata};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use super::open::{FILE, unusable};
use super::{private, read};
use crate::store::StoreError;

/// The file that is written to check for space.
const TRIAL: &str = "tessera.trial";
/// The space that must be available, in bytes: some hundred moves.
const ROOM: usize = 64 * 1024;

/// The identity of the files when they were opened.
#[derive(Debug)]
pub(super) struct Probe {
    folder: PathBuf,
    opened: Vec<(PathBuf, Identity)>,
    options: SqliteConnectOptions,
}

/// What identifies a file, independent of its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Identity {
    #[cfg(unix)]
    device: u64,
    #[cfg(unix)]
    number: u64,
}

impl Identity {
    fn of(found: &Metadata) -> Self {
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt;
            Self { device: found.dev(), number: found.ino() }
        }
        #[cfg(not(unix))]
        {
            let _ = found;
            Self {}
        }
    }
}

impl Probe {
    /// Remembers the files in this folder, which are open now. The options are those for opening the database.
    pub(super) fn new(folder: &Path, options: SqliteConnectOptions) -> Self {
        let files = [FILE.to_owned(), format!("{FILE}-wal")].map(|name| folder.join(name));
        let opened = files.into_iter().filter_map(|path| {
            let identity = Identity::of(&fs::metadata(&path).ok()?);
            Some((path, identity))
        });
        Self { folder: folder.to_owned(), opened: opened.collect(), options }
    }

    /// Checks that the files are still the ones that were opened, and that there is space. Waits for the disk.
    pub(super) fn check_files(&self) -> Result<(), StoreError> {
        for (path, opened) in &self.opened {
            let problem = match fs::metadata(path) {
                Ok(found) if Identity::of(&found) != *opened => "another file has taken its place".to_owned(),
                // The journal may be empty, the database never is.
                Ok(found) if found.len() == 0 && path.ends_with(FILE) => "it has been emptied".to_owned(),
                Ok(_) => continue,
                Err(error) => format!("it is gone ({error})"),
            };
            let remedy =
                "all changes from now on will be lost; stop the server, put the file back, and start the server again";
            return Err(unusable(path, format!("{problem}: {remedy}")));
        }
        let trial = self.folder.join(TRIAL);
        write_trial(&trial).map_err(|error| unusable(&trial, format!("nothing can be written here ({error})")))
    }

    /// Checks that a new connection can open and read the file.
    pub(super) async fn check_reading(&self) -> Result<(), StoreError> {
        let mut connection = self.options.connect().await?;
        let read = read::anything(&mut connection).await;
        connection.close().await?;
        read
    }
}

fn write_trial(path: &Path) -> io::Result<()> {
    let mut file = private::file(path).map_err(io::Error::other)?;
    let written = fill(&mut file);
    // The file has served its purpose, whether that worked or not.
    fs::remove_file(path)?;
    written
}

fn fill(file: &mut File) -> io::Result<()> {
    file.write_all(&[0; ROOM])?;
    file.sync_all()
}
