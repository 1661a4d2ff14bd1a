//! Several nodes within one process.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use tokio::sync::{Mutex as AsyncMutex, broadcast};

use super::Database;
use crate::store::*;

/// How far a node may fall behind before it receives a gap.
const MOST_UNHEARD: usize = 64;

/// A place where several nodes of one process share a store. Their messages and leases are kept in memory. This is for
/// tests of code that uses a store.
pub struct Nodes {
    place: Box<dyn Database>,
    shared: AsyncMutex<Weak<Shared>>,
    flaw: Flaw,
}

/// Errors that nodes could have, for tests of the checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flaw {
    None,
    /// A node receives its own changes.
    Echo,
    /// A node receives no changes.
    Silence,
    /// The announced version is the one before the change.
    OldVersion,
    /// Every node gets every lease.
    Generous,
    /// Leases never end.
    Forever,
    /// A node gives back the leases of others.
    Thief,
}

impl Nodes {
    /// Creates nodes on the data of this place.
    #[must_use]
    pub fn on(place: Box<dyn Database>) -> Self {
        Self::flawed(place, Flaw::None)
    }

    pub(super) fn flawed(place: Box<dyn Database>, flaw: Flaw) -> Self {
        Self { place, shared: AsyncMutex::default(), flaw }
    }
}

#[async_trait]
impl Database for Nodes {
    async fn open(&self) -> Arc<dyn Store> {
        let mut known = self.shared.lock().await;
        let shared = match known.upgrade().filter(|shared| !shared.nodes().is_empty()) {
            Some(shared) => shared,
            None => Arc::new(Shared {
                store: self.place.open().await,
                nodes: Mutex::default(),
                leases: Mutex::default(),
                in_order: AsyncMutex::default(),
                flaw: self.flaw,
            }),
        };
        *known = Arc::downgrade(&shared);
        let changes = broadcast::Sender::new(MOST_UNHEARD);
        let number = shared.nodes().iter().map(|node| node.number + 1).max().unwrap_or_default();
        shared.nodes().push(Open { number, changes });
        Arc::new(Node { shared, number, is_closed: AtomicBool::new(false) })
    }

    async fn open_beside(&self) -> Option<Arc<dyn Store>> {
        Some(self.open().await)
    }
}

/// What the nodes have in common.
struct Shared {
    store: Arc<dyn Store>,
    nodes: Mutex<Vec<Open>>,
    /// The holder of each lease, and when it ends.
    leases: Mutex<HashMap<TableId, (u32, Instant)>>,
    /// Locked during a change until the others have been told, so that changes are announced in order.
    in_order: AsyncMutex<()>,
    flaw: Flaw,
}

/// A node that is open.
struct Open {
    number: u32,
    changes: broadcast::Sender<Elsewhere>,
}

impl Shared {
    fn nodes(&self) -> MutexGuard<'_, Vec<Open>> {
        self.nodes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn leases(&self) -> MutexGuard<'_, HashMap<TableId, (u32, Instant)>> {
        self.leases.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// One of several nodes.
struct Node {
    shared: Arc<Shared>,
    number: u32,
    is_closed: AtomicBool,
}

impl Node {
    fn store(&self) -> Result<&dyn Store, StoreError> {
        if self.is_closed.load(Ordering::Acquire) { Err(StoreError::Closed) } else { Ok(&*self.shared.store) }
    }

    /// Tells all other nodes.
    fn tell(&self, elsewhere: &Elsewhere) {
        let flaw = self.shared.flaw;
        for node in self.shared.nodes().iter() {
            if (node.number != self.number || flaw == Flaw::Echo) && flaw != Flaw::Silence {
                // Sending fails if no one listens.
                let _ = node.changes.send(elsewhere.clone());
            }
        }
    }

    fn leave(&self) {
        self.shared.nodes().retain(|node| node.number != self.number);
    }
}

impl Drop for Node {
    /// Behaves as if the process had crashed: leases stay until they expire.
    fn drop(&mut self) {
        self.leave();
    }
}

#[async_trait]
impl Store for Node {
    async fn commit(&self, id: &TableId, change: Change) -> Result<(), StoreError> {
        let store = self.store()?;
        let _in_order = self.shared.in_order.lock().await;
        let version = change.version + u64::from(self.shared.flaw != Flaw::OldVersion);
        store.commit(id, change).await?;
        self.tell(&Elsewhere::Changed(ChangedTable { table: id.clone(), version: Some(version) }));
        Ok(())
    }

    async fn change_person(&self, person: PersonId, change: PersonChange) -> Result<(), StoreError> {
        let leaves = matches!(change, PersonChange::Leave { .. });
        let store = self.store()?;
        let _in_order = self.shared.in_order.lock().await;
        store.change_person(person, change).await?;
        if leaves {
            // Only the store knows which tables have changed.
            self.tell(&Elsewhere::Gap);
        }
        Ok(())
    }

    async fn remove_import(&self, table: &TableId) -> Result<(), StoreError> {
        let store = self.store()?;
        let _in_order = self.shared.in_order.lock().await;
        store.remove_import(table).await?;
        if store.table(table).await?.is_none() {
            self.tell(&Elsewhere::Changed(ChangedTable { table: table.clone(), version: None }));
        }
        Ok(())
    }

    fn changes(&self) -> Changes {
        let nodes = self.shared.nodes();
        let own = nodes.iter().find(|node| node.number == self.number);
        own.map_or_else(Changes::none, |node| node.changes.subscribe().into())
    }

    async fn changed_since(&self, known: &[(TableId, u64)]) -> Result<Vec<ChangedTable>, StoreError> {
        self.store()?.changed_since(known).await
    }

    async fn lease(&self, table: &TableId, lasting: Duration) -> Result<bool, StoreError> {
        self.store()?;
        let (flaw, now, mut leases) = (self.shared.flaw, Instant::now(), self.shared.leases());
        let others = leases.get(table).filter(|(node, until)| {
            *node != self.number && (*until > now || flaw == Flaw::Forever) && flaw != Flaw::Generous
        });
        if others.is_some() {
            return Ok(false);
        }
        leases.insert(table.clone(), (self.number, now + lasting));
        Ok(true)
    }

    async fn release(&self, table: &TableId) -> Result<(), StoreError> {
        self.store()?;
        let is_thief = self.shared.flaw == Flaw::Thief;
        self.shared.leases().retain(|leased, (node, _)| leased != table || *node != self.number && !is_thief);
        Ok(())
    }

    async fn close(&self) {
        self.is_closed.store(true, Ordering::Release);
        // Finish accepted work first.
        let _in_order = self.shared.in_order.lock().await;
        self.leave();
        self.shared.leases().retain(|_, (node, _)| *node != self.number);
        let is_last = self.shared.nodes().is_empty();
        if is_last {
            self.shared.store.close().await;
        }
    }

    async fn add_person(&self, token: TokenHash, name: &str, preferences: &str) -> Result<PersonId, StoreError> {
        self.store()?.add_person(token, name, preferences).await
    }

    async fn person_by_token(&self, token: TokenHash) -> Result<Option<PersonRow>, StoreError> {
        self.store()?.person_by_token(token).await
    }

    async fn person_by_link(&self, link: TokenHash) -> Result<Option<PersonRow>, StoreError> {
        self.store()?.person_by_link(link).await
    }

    async fn sessions_of(&self, person: PersonId) -> Result<Vec<SessionRow>, StoreError> {
        self.store()?.sessions_of(person).await
    }

    async fn people(&self, people: &[PersonId]) -> Result<Vec<PersonRow>, StoreError> {
        self.store()?.people(people).await
    }

    async fn newest_person(&self) -> Result<PersonId, StoreError> {
        self.store()?.newest_person().await
    }

    async fn update_person(&self, person: &PersonRow) -> Result<(), StoreError> {
        self.store()?.update_person(person).await
    }

    async fn add_table(&self, table: &TableRow, seats: &[SeatRow]) -> Result<(), StoreError> {
        self.store()?.add_table(table, seats).await
    }

    async fn table(&self, id: &TableId) -> Result<Option<(TableRow, Vec<SeatRow>)>, StoreError> {
        self.store()?.table(id).await
    }

    async fn snapshot(&self, id: &TableId, at_most: u64, layout: u32) -> Result<Option<SnapshotRow>, StoreError> {
        self.store()?.snapshot(id, at_most, layout).await
    }

    async fn snapshots(&self, id: &TableId) -> Result<Vec<SnapshotRow>, StoreError> {
        self.store()?.snapshots(id).await
    }

    async fn entries(&self, id: &TableId, positions: Range<u64>) -> Result<Vec<EntryRow>, StoreError> {
        self.store()?.entries(id, positions).await
    }

    async fn moves(&self, id: &TableId, until: i64) -> Result<Vec<MoveRow>, StoreError> {
        self.store()?.moves(id, until).await
    }

    async fn find_move(&self, id: &TableId, number: u64) -> Result<Option<MoveRow>, StoreError> {
        self.store()?.find_move(id, number).await
    }

    async fn talk(&self, id: &TableId) -> Result<TalkRows, StoreError> {
        self.store()?.talk(id).await
    }

    async fn notes(&self, id: &TableId, most: u32) -> Result<Vec<NoteRow>, StoreError> {
        self.store()?.notes(id, most).await
    }

    async fn tables_of(&self, person: PersonId, most: u32) -> Result<Vec<TableSummary>, StoreError> {
        self.store()?.tables_of(person, most).await
    }

    async fn open_tables(&self, most: u32) -> Result<Vec<TableSummary>, StoreError> {
        self.store()?.open_tables(most).await
    }

    async fn finished_of(&self, person: PersonId, most: u32) -> Result<Vec<TableSummary>, StoreError> {
        self.store()?.finished_of(person, most).await
    }

    async fn campaign(&self, id: &CampaignId) -> Result<Option<CampaignRow>, StoreError> {
        self.store()?.campaign(id).await
    }

    async fn campaign_tables(&self, id: &CampaignId, most: u32) -> Result<Vec<TableSummary>, StoreError> {
        self.store()?.campaign_tables(id, most).await
    }

    async fn campaigns_of(&self, person: PersonId) -> Result<Vec<CampaignRow>, StoreError> {
        self.store()?.campaigns_of(person).await
    }

    async fn join_campaign(&self, id: &CampaignId, person: PersonId) -> Result<(), StoreError> {
        self.store()?.join_campaign(id, person).await
    }

    async fn awaiting_bots(&self) -> Result<Vec<TableId>, StoreError> {
        self.store()?.awaiting_bots().await
    }

    async fn keep_sign(&self, table: &TableId, sign: SignRow) -> Result<(), StoreError> {
        self.store()?.keep_sign(table, sign).await
    }

    async fn signs(&self, table: &TableId) -> Result<Vec<SignRow>, StoreError> {
        self.store()?.signs(table).await
    }

    async fn keep_awake(&self, at: i64, longest_pause: i64) -> Result<(), StoreError> {
        self.store()?.keep_awake(at, longest_pause).await
    }

    async fn add_import(&self, table: &TableId, person: PersonId) -> Result<(), StoreError> {
        self.store()?.add_import(table, person).await
    }

    async fn imports_of(&self, person: PersonId) -> Result<Vec<ImportRow>, StoreError> {
        self.store()?.imports_of(person).await
    }

    async fn count_tables(&self) -> Result<[u64; 4], StoreError> {
        self.store()?.count_tables().await
    }

    async fn check_health(&self) -> Result<(), StoreError> {
        self.store()?.check_health().await
    }
}
