//! Opening the file, and explaining failures.

use std::fs::{File, TryLockError};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::migrate::MigrateError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, SqliteConnection, SqlitePool};
use tokio::time;

use super::private;
use super::probe::Probe;
use crate::store::StoreError;

/// The file with all the data.
pub(super) const FILE: &str = "tessera.db";
/// The file that is locked while a server uses the folder.
const LOCK: &str = "tessera.lock";
/// How often to try the lock. A server that is just shutting down needs a moment.
const LOCK_ATTEMPTS: u32 = 20;
/// How long to wait between attempts.
const LOCK_PAUSE: Duration = Duration::from_millis(50);
/// How long to wait if another program is using the file.
const BUSY_TIMEOUT: Duration = Duration::from_secs(10);
/// Maximum number of concurrent readers.
const READERS: u32 = 4;

/// An open database.
pub(super) struct Opened {
    /// The only connection that writes.
    pub(super) writer: SqliteConnection,
    /// Connections that only read.
    pub(super) readers: SqlitePool,
    /// Locked for as long as this exists. The operating system releases the lock when the process ends, even in a
    /// crash.
    pub(super) lock: File,
    /// Checks that the files are still the ones that were opened.
    pub(super) probe: Arc<Probe>,
}

/// Opens the file in this folder.
pub(super) async fn open(folder: &Path) -> Result<Opened, StoreError> {
    private::folder(folder)?;
    let lock = lock(&folder.join(LOCK)).await?;
    private::files(folder)?;
    let file = folder.join(FILE);
    // This must happen before SQLite opens the file: closing any handle to it would release SQLite's own locks.
    drop(private::file(&file)?);
    let options = SqliteConnectOptions::new().filename(&file).busy_timeout(BUSY_TIMEOUT).foreign_keys(true);

    let mut writer = options
        .clone()
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // Every commit is on the disk before a caller hears of it.
        .synchronous(SqliteSynchronous::Full)
        // The journal may grow during a long read; afterwards it shrinks to this size again.
        .pragma("journal_size_limit", "67108864")
        // In KiB: enough for the latest pages of some hundred tables.
        .pragma("cache_size", "-32768")
        .connect()
        .await
        .map_err(|error| cannot_open(&file, &error))?;
    sqlx::migrate!().run_direct(None, &mut writer, false).await.map_err(|error| cannot_migrate(&file, &error))?;

    let readers = SqlitePoolOptions::new()
        .max_connections(READERS)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
        .connect_with(options.clone().read_only(true))
        .await
        .map_err(|error| cannot_open(&file, &error))?;
    let probe = Arc::new(Probe::new(folder, options.read_only(true)));
    Ok(Opened { writer, readers, lock, probe })
}

/// Locks the folder for this process. Two servers would make the bots of every table move twice.
async fn lock(path: &Path) -> Result<File, StoreError> {
    let file = private::file(path)?;
    for attempt in 1.. {
        match file.try_lock() {
            Ok(()) => break,
            Err(TryLockError::WouldBlock) if attempt < LOCK_ATTEMPTS => time::sleep(LOCK_PAUSE).await,
            Err(TryLockError::WouldBlock) => {
                let problem = "another server uses this folder already; stop it, or choose another folder for the data";
                return Err(unusable(path, problem.to_owned()));
            }
            Err(TryLockError::Error(error)) => {
                let problem = format!("the file cannot be locked ({error}); choose a folder on a local disk");
                return Err(unusable(path, problem));
            }
        }
    }
    Ok(file)
}

/// SQLite's codes of failures that have a remedy.
mod code {
    pub(super) const BUSY: i32 = 5;
    pub(super) const READ_ONLY: i32 = 8;
    pub(super) const CORRUPT: i32 = 11;
    pub(super) const FULL: i32 = 13;
    pub(super) const CANNOT_OPEN: i32 = 14;
    pub(super) const NOT_A_DATABASE: i32 = 26;
}

/// Explains why the file cannot be opened.
fn cannot_open(file: &Path, error: &sqlx::Error) -> StoreError {
    // The lower byte is the kind of error; the others give details.
    let number = error.as_database_error().and_then(|error| error.code()?.parse::<i32>().ok());
    let remedy = match number.map(|number| number & 0xff) {
        Some(code::NOT_A_DATABASE) => {
            "it is not a database; move the file away to start with an empty one, or restore it from a backup"
        }
        Some(code::CORRUPT) => "it is damaged; restore it from a backup",
        Some(code::READ_ONLY | code::CANNOT_OPEN) => {
            "it cannot be written; change the owner or the permissions of the file and its folder"
        }
        Some(code::FULL) => "the disk is full; free some space",
        Some(code::BUSY) => "another program is using it; close that program",
        _ => "it cannot be opened",
    };
    unusable(file, format!("{remedy} ({error})"))
}

/// Explains why the file cannot be migrated.
fn cannot_migrate(file: &Path, error: &MigrateError) -> StoreError {
    match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => cannot_open(file, error),
        MigrateError::VersionMissing(_) => {
            unusable(file, "it was written by a newer version of the server; use that one, or a backup from before".into())
        }
        MigrateError::VersionMismatch(_) => unusable(
            file,
            "it was written by a version of the server that was never released; move the file away to start with an empty one"
                .into(),
        ),
        error => unusable(file, format!("it cannot be brought up to date ({error})")),
    }
}

pub(super) fn unusable(path: &Path, problem: String) -> StoreError {
    StoreError::Unusable { path: path.display().to_string(), problem }
}
