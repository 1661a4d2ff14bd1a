//! A [`Store`] in one SQLite file.
//!
//! A single task owns the only connection that writes. It commits all waiting requests together, so that hundreds of
//! active tables need only a few disk writes. No caller hears of a move before it is safe from a power failure. Reads
//! have their own connections and never wait for the writer.

mod campaigns;
mod change;
mod imports;
mod lists;
mod open;
mod people;
mod private;
mod probe;
mod read;
mod rows;
mod signs;
mod talk;
#[cfg(test)]
mod tests;
mod writer;

use std::ops::Range;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::pool::PoolConnection;
use sqlx::{Sqlite, SqlitePool};
use tokio::sync::{mpsc, oneshot, watch};

pub use self::private::create_private_folder;
use self::probe::Probe;
use self::writer::{Request, Write};
use super::{
    CampaignId, CampaignRow, Change, ChangedTable, Changes, EntryRow, ImportRow, MoveRow, NoteRow, PersonChange,
    PersonId, PersonRow, SeatRow, SessionRow, SignRow, SnapshotRow, Store, StoreError, TableId, TableRow, TableSummary,
    TalkRows, TokenHash,
};

/// Keeps tables and people in one SQLite file.
///
/// Dropping the store finishes all accepted work as long as the runtime exists; [`close`](Store::close) waits for it.
#[derive(Debug)]
pub struct SqliteStore {
    readers: SqlitePool,
    requests: mpsc::Sender<Request>,
    /// Closed by the writer once everything is written and the file is free.
    writer_ended: watch::Receiver<()>,
    probe: Arc<Probe>,
}

impl SqliteStore {
    /// Opens the file `tessera.db` in this folder. Creates both if they are missing, and migrates an older file. If
    /// that fails, [`StoreError::Unusable`] says what is wrong and what to do.
    ///
    /// Must be called on a Tokio runtime.
    pub async fn open(folder: &Path) -> Result<Self, StoreError> {
        let opened = open::open(folder).await?;
        let (requests, incoming) = mpsc::channel(writer::MOST_WAITING);
        let (ended, writer_ended) = watch::channel(());
        let (readers, probe) = (opened.readers.clone(), opened.probe.clone());
        tokio::spawn(writer::run(opened, incoming, ended));
        Ok(Self { readers, requests, writer_ended, probe })
    }

    /// Returns a connection for reading.
    async fn reader(&self) -> Result<PoolConnection<Sqlite>, StoreError> {
        self.readers.acquire().await.map_err(|error| match error {
            sqlx::Error::PoolClosed => StoreError::Closed,
            error => error.into(),
        })
    }

    /// Passes a request to the writer and waits until it is on the disk.
    async fn write(&self, write: Write) -> Result<Option<PersonId>, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.requests.send(Request::Write { write, answer }).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn add_person(&self, token: TokenHash, name: &str, preferences: &str) -> Result<PersonId, StoreError> {
        let write = Write::AddPerson { token, name: name.to_owned(), preferences: preferences.to_owned() };
        self.write(write).await?.ok_or(StoreError::Closed)
    }

    async fn person_by_token(&self, token: TokenHash) -> Result<Option<PersonRow>, StoreError> {
        people::by_token(&mut *self.reader().await?, token).await
    }

    async fn person_by_link(&self, link: TokenHash) -> Result<Option<PersonRow>, StoreError> {
        people::by_link(&mut *self.reader().await?, link).await
    }

    async fn sessions_of(&self, person: PersonId) -> Result<Vec<SessionRow>, StoreError> {
        people::sessions_of(&mut *self.reader().await?, person).await
    }

    async fn people(&self, people: &[PersonId]) -> Result<Vec<PersonRow>, StoreError> {
        people::all_of(&mut *self.reader().await?, people).await
    }

    async fn newest_person(&self) -> Result<PersonId, StoreError> {
        people::newest(&mut *self.reader().await?).await
    }

    async fn change_person(&self, person: PersonId, change: PersonChange) -> Result<(), StoreError> {
        self.write(Write::ChangePerson { person, change }).await?;
        Ok(())
    }

    async fn update_person(&self, person: &PersonRow) -> Result<(), StoreError> {
        self.write(Write::UpdatePerson(person.clone())).await?;
        Ok(())
    }

    async fn add_table(&self, table: &TableRow, seats: &[SeatRow]) -> Result<(), StoreError> {
        self.write(Write::AddTable { table: Box::new(table.clone()), seats: seats.to_vec() }).await?;
        Ok(())
    }

    async fn table(&self, id: &TableId) -> Result<Option<(TableRow, Vec<SeatRow>)>, StoreError> {
        read::table(&mut *self.reader().await?, id).await
    }

    async fn commit(&self, id: &TableId, change: Change) -> Result<(), StoreError> {
        self.write(Write::Commit { id: id.clone(), change: Box::new(change) }).await?;
        Ok(())
    }

    async fn snapshot(&self, id: &TableId, at_most: u64, layout: u32) -> Result<Option<SnapshotRow>, StoreError> {
        read::snapshot(&mut *self.reader().await?, id, at_most, layout).await
    }

    async fn snapshots(&self, id: &TableId) -> Result<Vec<SnapshotRow>, StoreError> {
        read::snapshots(&mut *self.reader().await?, id).await
    }

    async fn entries(&self, id: &TableId, positions: Range<u64>) -> Result<Vec<EntryRow>, StoreError> {
        read::entries(&mut *self.reader().await?, id, positions).await
    }

    async fn moves(&self, id: &TableId, until: i64) -> Result<Vec<MoveRow>, StoreError> {
        read::moves(&mut *self.reader().await?, id, until).await
    }

    async fn find_move(&self, id: &TableId, number: u64) -> Result<Option<MoveRow>, StoreError> {
        read::find_move(&mut *self.reader().await?, id, number).await
    }

    async fn talk(&self, id: &TableId) -> Result<TalkRows, StoreError> {
        talk::of_table(&mut *self.reader().await?, id).await
    }

    async fn notes(&self, id: &TableId, most: u32) -> Result<Vec<NoteRow>, StoreError> {
        read::notes(&mut *self.reader().await?, id, most).await
    }

    async fn tables_of(&self, person: PersonId, most: u32) -> Result<Vec<TableSummary>, StoreError> {
        lists::tables_of(&mut *self.reader().await?, person, most).await
    }

    async fn open_tables(&self, most: u32) -> Result<Vec<TableSummary>, StoreError> {
        lists::open_tables(&mut *self.reader().await?, most).await
    }

    async fn finished_of(&self, person: PersonId, most: u32) -> Result<Vec<TableSummary>, StoreError> {
        lists::finished_of(&mut *self.reader().await?, person, most).await
    }

    async fn campaign(&self, id: &CampaignId) -> Result<Option<CampaignRow>, StoreError> {
        campaigns::find(&mut *self.reader().await?, id).await
    }

    async fn campaign_tables(&self, id: &CampaignId, most: u32) -> Result<Vec<TableSummary>, StoreError> {
        lists::campaign_tables(&mut *self.reader().await?, id, most).await
    }

    async fn campaigns_of(&self, person: PersonId) -> Result<Vec<CampaignRow>, StoreError> {
        campaigns::of_person(&mut *self.reader().await?, person).await
    }

    async fn join_campaign(&self, id: &CampaignId, person: PersonId) -> Result<(), StoreError> {
        self.write(Write::JoinCampaign { id: id.clone(), person }).await?;
        Ok(())
    }

    async fn awaiting_bots(&self) -> Result<Vec<TableId>, StoreError> {
        lists::awaiting_bots(&mut *self.reader().await?).await
    }

    async fn keep_sign(&self, table: &TableId, sign: SignRow) -> Result<(), StoreError> {
        self.write(Write::Sign { table: table.clone(), sign }).await?;
        Ok(())
    }

    async fn signs(&self, table: &TableId) -> Result<Vec<SignRow>, StoreError> {
        signs::of_table(&mut *self.reader().await?, table).await
    }

    async fn keep_awake(&self, at: i64, longest_pause: i64) -> Result<(), StoreError> {
        self.write(Write::Awake { at, longest_pause }).await?;
        Ok(())
    }

    async fn add_import(&self, table: &TableId, person: PersonId) -> Result<(), StoreError> {
        self.write(Write::AddImport { table: table.clone(), person }).await?;
        Ok(())
    }

    async fn imports_of(&self, person: PersonId) -> Result<Vec<ImportRow>, StoreError> {
        imports::of_person(&mut *self.reader().await?, person).await
    }

    async fn remove_import(&self, table: &TableId) -> Result<(), StoreError> {
        self.write(Write::RemoveImport(table.clone())).await?;
        Ok(())
    }

    async fn count_tables(&self) -> Result<[u64; 4], StoreError> {
        lists::count_tables(&mut *self.reader().await?).await
    }

    fn changes(&self) -> Changes {
        Changes::none()
    }

    async fn changed_since(&self, known: &[(TableId, u64)]) -> Result<Vec<ChangedTable>, StoreError> {
        read::changed_since(&mut *self.reader().await?, known).await
    }

    async fn lease(&self, _: &TableId, _: Duration) -> Result<bool, StoreError> {
        // The lock file keeps all other nodes out.
        if self.readers.is_closed() { Err(StoreError::Closed) } else { Ok(true) }
    }

    async fn release(&self, _: &TableId) -> Result<(), StoreError> {
        if self.readers.is_closed() { Err(StoreError::Closed) } else { Ok(()) }
    }

    async fn check_health(&self) -> Result<(), StoreError> {
        if self.readers.is_closed() {
            return Err(StoreError::Closed);
        }
        let probe = self.probe.clone();
        // If the task is lost, nothing has been checked.
        tokio::task::spawn_blocking(move || probe.check_files()).await.map_err(|_| StoreError::Closed)??;
        self.probe.check_reading().await?;
        self.write(Write::Probe).await?;
        Ok(())
    }

    async fn close(&self) {
        // This only fails if another call has closed the store already.
        let _ = self.requests.send(Request::Close).await;
        let mut ended = self.writer_ended.clone();
        // Nothing is ever sent. The loop ends when the writer drops its end.
        while ended.changed().await.is_ok() {}
    }
}
