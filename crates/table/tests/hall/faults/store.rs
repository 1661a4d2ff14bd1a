//! A store that fails on demand.

use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use table::store::*;

/// What happens on a write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// The disk is full.
    Full,
    /// The call panics.
    Panic,
}

/// A real store, with faults that can be switched on.
pub(super) struct FaultyStore {
    pub(super) inner: SqliteStore,
    writing: Mutex<Option<Fault>>,
    loading: AtomicBool,
    listing: AtomicBool,
    /// Number of writes that met a fault.
    pub(super) refused: AtomicUsize,
}

impl FaultyStore {
    pub(super) fn new(inner: SqliteStore) -> Self {
        let (writing, loading, listing) = (Mutex::default(), AtomicBool::default(), AtomicBool::default());
        Self { inner, writing, loading, listing, refused: AtomicUsize::default() }
    }

    /// Makes every write fail.
    pub(super) fn fails_to_write(&self, fault: Fault) {
        *self.writing.lock().unwrap() = Some(fault);
    }

    /// Ends the fault of writing.
    pub(super) fn works_again(&self) {
        *self.writing.lock().unwrap() = None;
    }

    /// Sets whether loading a table fails.
    pub(super) fn fails_to_load(&self, fails: bool) {
        self.loading.store(fails, Ordering::Relaxed);
    }

    /// Sets whether listing the tables that wait for bots panics.
    pub(super) fn fails_to_list(&self, fails: bool) {
        self.listing.store(fails, Ordering::Relaxed);
    }

    fn may_write(&self) -> Result<(), StoreError> {
        let fault = *self.writing.lock().unwrap();
        let Some(fault) = fault else { return Ok(()) };
        self.refused.fetch_add(1, Ordering::Relaxed);
        match fault {
            Fault::Full => Err(failure("the disk is full")),
            Fault::Panic => panic!("the store panics, as the test wants it to"),
        }
    }
}

fn failure(text: &str) -> StoreError {
    StoreError::Database(sqlx::Error::Io(std::io::Error::other(text.to_owned())))
}

#[async_trait::async_trait]
impl Store for FaultyStore {
    async fn add_person(&self, token: TokenHash, name: &str, preferences: &str) -> Result<PersonId, StoreError> {
        self.inner.add_person(token, name, preferences).await
    }

    async fn person_by_token(&self, token: TokenHash) -> Result<Option<PersonRow>, StoreError> {
        self.inner.person_by_token(token).await
    }

    async fn person_by_link(&self, link: TokenHash) -> Result<Option<PersonRow>, StoreError> {
        self.inner.person_by_link(link).await
    }

    async fn sessions_of(&self, person: PersonId) -> Result<Vec<SessionRow>, StoreError> {
        self.inner.sessions_of(person).await
    }

    async fn people(&self, people: &[PersonId]) -> Result<Vec<PersonRow>, StoreError> {
        self.inner.people(people).await
    }

    async fn newest_person(&self) -> Result<PersonId, StoreError> {
        self.inner.newest_person().await
    }

    async fn change_person(&self, person: PersonId, change: PersonChange) -> Result<(), StoreError> {
        self.inner.change_person(person, change).await
    }

    async fn update_person(&self, person: &PersonRow) -> Result<(), StoreError> {
        self.inner.update_person(person).await
    }

    async fn add_table(&self, table: &TableRow, seats: &[SeatRow]) -> Result<(), StoreError> {
        self.may_write()?;
        self.inner.add_table(table, seats).await
    }

    async fn table(&self, id: &TableId) -> Result<Option<(TableRow, Vec<SeatRow>)>, StoreError> {
        if self.loading.load(Ordering::Relaxed) {
            return Err(failure("the disk does not answer"));
        }
        self.inner.table(id).await
    }

    async fn commit(&self, id: &TableId, change: Change) -> Result<(), StoreError> {
        self.may_write()?;
        self.inner.commit(id, change).await
    }

    async fn snapshot(&self, id: &TableId, at_most: u64, layout: u32) -> Result<Option<SnapshotRow>, StoreError> {
        self.inner.snapshot(id, at_most, layout).await
    }

    async fn snapshots(&self, id: &TableId) -> Result<Vec<SnapshotRow>, StoreError> {
        self.inner.snapshots(id).await
    }

    async fn talk(&self, id: &TableId) -> Result<TalkRows, StoreError> {
        self.inner.talk(id).await
    }

    async fn entries(&self, id: &TableId, positions: Range<u64>) -> Result<Vec<EntryRow>, StoreError> {
        self.inner.entries(id, positions).await
    }

    async fn moves(&self, id: &TableId, until: i64) -> Result<Vec<MoveRow>, StoreError> {
        self.inner.moves(id, until).await
    }

    async fn find_move(&self, id: &TableId, number: u64) -> Result<Option<MoveRow>, StoreError> {
        self.inner.find_move(id, number).await
    }

    async fn notes(&self, id: &TableId, most: u32) -> Result<Vec<NoteRow>, StoreError> {
        self.inner.notes(id, most).await
    }

    async fn tables_of(&self, person: PersonId, most: u32) -> Result<Vec<TableSummary>, StoreError> {
        self.inner.tables_of(person, most).await
    }

    async fn open_tables(&self, most: u32) -> Result<Vec<TableSummary>, StoreError> {
        self.inner.open_tables(most).await
    }

    async fn finished_of(&self, person: PersonId, most: u32) -> Result<Vec<TableSummary>, StoreError> {
        self.inner.finished_of(person, most).await
    }

    async fn campaign(&self, id: &CampaignId) -> Result<Option<CampaignRow>, StoreError> {
        self.inner.campaign(id).await
    }

    async fn campaign_tables(&self, id: &CampaignId, most: u32) -> Result<Vec<TableSummary>, StoreError> {
        self.inner.campaign_tables(id, most).await
    }

    async fn campaigns_of(&self, person: PersonId) -> Result<Vec<CampaignRow>, StoreError> {
        self.inner.campaigns_of(person).await
    }

    async fn join_campaign(&self, id: &CampaignId, person: PersonId) -> Result<(), StoreError> {
        self.inner.join_campaign(id, person).await
    }

    async fn awaiting_bots(&self) -> Result<Vec<TableId>, StoreError> {
        assert!(!self.listing.load(Ordering::Relaxed), "the store panics, as the test wants it to");
        self.inner.awaiting_bots().await
    }

    async fn keep_sign(&self, table: &TableId, sign: SignRow) -> Result<(), StoreError> {
        self.inner.keep_sign(table, sign).await
    }

    async fn signs(&self, table: &TableId) -> Result<Vec<SignRow>, StoreError> {
        self.inner.signs(table).await
    }

    async fn keep_awake(&self, at: i64, longest_pause: i64) -> Result<(), StoreError> {
        self.inner.keep_awake(at, longest_pause).await
    }

    async fn add_import(&self, table: &TableId, person: PersonId) -> Result<(), StoreError> {
        self.inner.add_import(table, person).await
    }

    async fn imports_of(&self, person: PersonId) -> Result<Vec<ImportRow>, StoreError> {
        self.inner.imports_of(person).await
    }

    async fn remove_import(&self, table: &TableId) -> Result<(), StoreError> {
        self.inner.remove_import(table).await
    }

    async fn count_tables(&self) -> Result<[u64; 4], StoreError> {
        self.inner.count_tables().await
    }

    fn changes(&self) -> Changes {
        self.inner.changes()
    }

    async fn changed_since(&self, known: &[(TableId, u64)]) -> Result<Vec<ChangedTable>, StoreError> {
        self.inner.changed_since(known).await
    }

    async fn lease(&self, table: &TableId, lasting: Duration) -> Result<bool, StoreError> {
        self.inner.lease(table, lasting).await
    }

    async fn release(&self, table: &TableId) -> Result<(), StoreError> {
        self.inner.release(table).await
    }

    async fn check_health(&self) -> Result<(), StoreError> {
        self.inner.check_health().await
    }

    async fn close(&self) {
        self.inner.close().await;
    }
}
