//! Opening the file, and what to do when that fails.

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
/// The file that whoever uses the folder keeps locked.
const LOCK: &str = "tessera.lock";
/// How often to ask for the lock: a server that is just ending needs a moment.
const LOCK_ATTEMPTS: u32 = 20;
/// How long to wait in between.
const LOCK_PAUSE: Duration = Duration::from_millis(50);
/// How long to wait for somebody with another program in the file.
const BUSY_TIMEOUT: Duration = Duration::from_secs(10);
/// How many may read at once.
const READERS: u32 = 4;

/// An open file.
pub(super) struct Opened {
    /// The only connection that writes.
    pub(super) writer: SqliteConnection,
    /// Connections that only read.
    pub(super) readers: SqlitePool,
    /// Locked for as long as this lives. The system unlocks it when the process ends, however it ends.
    pub(super) lock: File,
    /// Sees whether these are still the files.
    pub(super) probe: Arc<Probe>,
}

/// Opens the file in this folder.
pub(super) async fn open(folder: &Path) -> Result<Opened, StoreError> {
    private::folder(folder)?;
    let lock = lock(&folder.join(LOCK)).await?;
    private::files(folder)?;
    let file = folder.join(FILE);
    // As long as SQLite does not have the file: closing it once more would undo SQLite's own locks.
    drop(private::file(&file)?);
    let options = SqliteConnectOptions::new().filename(&file).busy_timeout(BUSY_TIMEOUT).foreign_keys(true);

    let mut writer = options
        .clone()
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // Every commit is on the disk before anybody hears of it.
        .synchronous(SqliteSynchronous::Full)
        // The journal may grow during a long reading; after that it shrinks to this again.
        .pragma("journal_size_limit", "67108864")
        // In KiB: the last pages of some hundred tables.
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

/// Locks the folder for this process: two servers would let the bots of every table move twice.
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

/// The kinds of failure that have a remedy, as SQLite numbers them.
mod code {
    pub(super) const BUSY: i32 = 5;
    pub(super) const READ_ONLY: i32 = 8;
    pub(super) const CORRUPT: i32 = 11;
    pub(super) const FULL: i32 = 13;
    pub(super) const CANNOT_OPEN: i32 = 14;
    pub(super) const NOT_A_DATABASE: i32 = 26;
}

/// Why the file cannot be opened.
fn cannot_open(file: &Path, error: &sqlx::Error) -> StoreError {
    // The lower byte is the kind, the others say more about it.
    let number = error.as_database_error().and_then(|error| error.code()?.parse::<i32>().ok());
    let remedy = match number.map(|number| number & 0xff) {
        Some(code::NOT_A_DATABASE) => {
            "it is not a database; move the file away to begin with an empty one, or restore it from a backup"
        }
        Some(code::CORRUPT) => "it is damaged; restore it from a backup",
        Some(code::READ_ONLY | code::CANNOT_OPEN) => {
            "it cannot be written; change whose it is and who may write it and its folder"
        }
        Some(code::FULL) => "the disk is full; make room",
        Some(code::BUSY) => "another program is using it; close that",
        _ => "it cannot be opened",
    };
    unusable(file, format!("{remedy} ({error})"))
}

/// Why the file cannot be brought up to date.
fn cannot_migrate(file: &Path, error: &MigrateError) -> StoreError {
    match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => cannot_open(file, error),
        MigrateError::VersionMissing(_) => {
            unusable(file, "it was written by a newer version of the server; use that one, or a backup from before".into())
        }
        MigrateError::VersionMismatch(_) => unusable(
            file,
            "it was written by a version of the server that was never released; move the file away to begin with an empty one"
                .into(),
        ),
        error => unusable(file, format!("it cannot be brought up to date ({error})")),
    }
}

pub(super) fn unusable(path: &Path, problem: String) -> StoreError {
    StoreError::Unusable { path: path.display().to_string(), problem }
}
