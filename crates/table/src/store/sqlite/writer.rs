//! The task that writes.
//!
//! All waiting requests are written in one transaction, each under its own savepoint. A refused request leaves no trace
//! and does not affect the others. Answers are only sent once the transaction is on the disk.

use std::io;
use std::sync::Arc;

use sqlx::error::ErrorKind;
use sqlx::{Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot, watch};

use super::open::Opened;
use super::{campaigns, change, imports, people, signs};
use crate::store::{
    CampaignId, Change, PersonChange, PersonId, PersonRow, SeatRow, SignRow, StoreError, TableId, TableRow, TokenHash,
};

/// Maximum number of waiting requests. Further callers wait for a place in the queue.
pub(super) const MOST_WAITING: usize = 1024;
/// Maximum number of requests in one transaction.
const MOST_AT_ONCE: usize = 256;

/// A write.
pub(super) enum Write {
    AddPerson {
        token: TokenHash,
        name: String,
        preferences: String,
    },
    UpdatePerson(PersonRow),
    ChangePerson {
        person: PersonId,
        change: PersonChange,
    },
    JoinCampaign {
        id: CampaignId,
        person: PersonId,
    },
    AddTable {
        table: Box<TableRow>,
        seats: Vec<SeatRow>,
    },
    Commit {
        id: TableId,
        change: Box<Change>,
    },
    Sign {
        table: TableId,
        sign: SignRow,
    },
    Awake {
        at: i64,
        longest_pause: i64,
    },
    AddImport {
        table: TableId,
        person: PersonId,
    },
    RemoveImport(TableId),
    /// A trial write for the health check: a number without meaning, kept like all other data.
    Probe,
}

/// The outcome of a write: the person, if one was added.
type Answer = Result<Option<PersonId>, StoreError>;

/// A request to the writer.
pub(super) enum Request {
    Write {
        write: Write,
        answer: oneshot::Sender<Answer>,
    },
    /// Finish all accepted work, and end.
    Close,
}

/// Writes until it is asked to close, or until all senders are dropped.
pub(super) async fn run(opened: Opened, mut requests: mpsc::Receiver<Request>, ended: watch::Sender<()>) {
    let Opened { mut writer, readers, lock, .. } = opened;
    let mut waiting = Vec::with_capacity(MOST_AT_ONCE);
    while requests.recv_many(&mut waiting, MOST_AT_ONCE).await > 0 {
        let (mut writes, mut answers) = (Vec::with_capacity(waiting.len()), Vec::with_capacity(waiting.len()));
        for request in waiting.drain(..) {
            match request {
                Request::Write { write, answer } => {
                    writes.push(write);
                    answers.push(answer);
                }
                // Requests that are already in the queue are still received.
                Request::Close => requests.close(),
            }
        }
        let outcomes = write_together(&mut writer, &writes).await;
        for (answer, outcome) in answers.into_iter().zip(outcomes) {
            // If this fails, the caller has gone away.
            let _ = answer.send(outcome);
        }
    }

    // The journal can only be emptied into the file once there are no readers.
    readers.close().await;
    if let Err(error) = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut writer).await {
        tracing::warn!(%error, "the journal could not be emptied; this will be done when the file is next opened");
    }
    if let Err(error) = writer.close().await {
        tracing::warn!(%error, "the database did not close properly");
    }
    drop(lock);
    drop(ended);
}

/// Writes all requests in one transaction. If the database fails, nothing is written and every caller is told.
pub(super) async fn write_together(connection: &mut SqliteConnection, writes: &[Write]) -> Vec<Answer> {
    match try_together(connection, writes).await {
        Ok(answers) => answers,
        Err(error) => {
            tracing::error!(%error, writes = writes.len(), "the database failed: none of these writes took effect");
            // SQLite may have rolled back by itself, in which case this fails.
            let _ = execute(connection, "ROLLBACK").await;
            let error = Arc::new(error);
            writes.iter().map(|_| Err(sqlx::Error::Io(io::Error::other(Arc::clone(&error))).into())).collect()
        }
    }
}

/// There is always an open savepoint, before and after each request. That way, one statement both keeps a request and
/// prepares for the next. The last savepoint is empty and ends with the transaction.
async fn try_together(connection: &mut SqliteConnection, writes: &[Write]) -> Result<Vec<Answer>, sqlx::Error> {
    let mut answers = Vec::with_capacity(writes.len());
    execute(connection, "BEGIN IMMEDIATE; SAVEPOINT one").await?;
    for write in writes {
        let answer = match perform(connection, write).await {
            Err(StoreError::Database(error)) => match blame(&error) {
                Blame::Duplicate => Err(StoreError::Conflict),
                Blame::Request => Err(StoreError::Database(error)),
                Blame::Database => return Err(error),
            },
            answer => answer,
        };
        execute(connection, if answer.is_ok() { "RELEASE one; SAVEPOINT one" } else { "ROLLBACK TO one" }).await?;
        answers.push(answer);
    }
    execute(connection, "COMMIT").await?;
    Ok(answers)
}

/// Performs a write. If it fails, the caller must roll back its partial effects.
async fn perform(connection: &mut SqliteConnection, write: &Write) -> Answer {
    match write {
        Write::AddPerson { token, name, preferences } => {
            people::add(connection, *token, name, preferences).await.map(Some)
        }
        Write::UpdatePerson(person) => people::update(connection, person).await.map(|()| None),
        Write::ChangePerson { person, change } => people::change(connection, *person, change).await.map(|()| None),
        Write::JoinCampaign { id, person } => campaigns::join(connection, id, *person).await.map(|()| None),
        Write::AddTable { table, seats } => change::add_table(connection, table, seats).await.map(|()| None),
        Write::Commit { id, change } => change::commit(connection, id, change).await.map(|()| None),
        Write::Sign { table, sign } => signs::keep(connection, table, sign).await.map(|()| None),
        Write::Awake { at, longest_pause } => signs::keep_awake(connection, *at, *longest_pause).await.map(|()| None),
        Write::AddImport { table, person } => imports::add(connection, table, *person).await.map(|()| None),
        Write::RemoveImport(table) => imports::remove(connection, table).await.map(|()| None),
        Write::Probe => execute(connection, "PRAGMA user_version = 1").await.map(|()| None).map_err(StoreError::from),
    }
}

/// The cause of a failed write.
enum Blame {
    /// The request: there is such a row already.
    Duplicate,
    /// The request: it does not fit the existing rows.
    Request,
    /// The database. SQLite may have ended the transaction itself.
    Database,
}

fn blame(error: &sqlx::Error) -> Blame {
    match error {
        sqlx::Error::Encode(_) => Blame::Request,
        sqlx::Error::Database(error) => match error.kind() {
            ErrorKind::UniqueViolation => Blame::Duplicate,
            ErrorKind::ForeignKeyViolation | ErrorKind::NotNullViolation | ErrorKind::CheckViolation => Blame::Request,
            _ => Blame::Database,
        },
        _ => Blame::Database,
    }
}

async fn execute(connection: &mut SqliteConnection, statement: &'static str) -> Result<(), sqlx::Error> {
    sqlx::query(statement).execute(connection).await?;
    Ok(())
}
