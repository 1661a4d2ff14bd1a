//! Where tables and people are kept.
//!
//! A [`Store`] knows nothing of games: it keeps rows, and changes several of them in one step or not at all.
//! [`SqliteStore`] keeps everything in one file, which one server at a time has open. The feature `testing` adds
//! `conformance`, the suite that every store has to pass.
//!
//! # Several nodes
//!
//! The contract also fits a database that several servers share. Each open [`Store`] is then one *node* of them.
//!
//! - The version that a [`Change`] was made for is the only arbiter: of two changes to the same version exactly one is
//!   taken, whichever nodes they come from. Everything below only saves work and waiting; nothing becomes wrong when it
//!   comes late or fails.
//! - [`Store::changes`] tells a node which tables the others have changed, so that it reads them again.
//!   [`Store::changed_since`] finds what it missed.
//! - [`Store::lease`] says which node lets the bots of a table act, so that no two of them think about the same move.
//!
//! # What a second node would still miss
//!
//! This is in the memory of one process today, and either has to move to where all nodes reach it, or needs people to
//! stay with one node:
//!
//! - **The key of the dice.** `web` derives the secret of a new table from a key of its process and the ticket in the form.
//!   A form that another node sent is refused.
//! - **Presence.** Who has a table open, who watches, and how often: other nodes show these people as away. Bots take
//!   their time only where people watch on the node that drives them.
//! - **Signs of life.** Short times count from the last sign on this node, and what the store keeps is read once for each
//!   table in memory. Whether a person lets a bot play by choice is not kept at all.
//! - **The device in hand.** Which of several people at one device has the seat open; another node draws the curtain again.
//! - **The number of a page.** Pages ask for what is newer than a number that counts changes in memory. It means nothing
//!   to another node.
//! - **Limits.** Rates of requests, hints, reviews, lines of talk and connections, and tables that are just being opened:
//!   each node grants the whole measure.
//! - **Hints and reviews.** A hint that is being thought about, reviews, and points by round are not seen elsewhere, so that
//!   they are made twice.
//! - **Bots.** What a bot remembers of its last thought is lost when another node drives its table. Each node shares out
//!   only its own threads, and sets aside tables that cannot be loaded by itself.
//! - **Visits.** Each node writes down once a day that a session is used.

mod campaign;
#[cfg(feature = "testing")]
pub mod conformance;
mod elsewhere;
mod error;
mod person;
mod sqlite;
mod table;
mod talk;

use std::ops::Range;
use std::time::Duration;

use async_trait::async_trait;

pub use campaign::{CampaignId, CampaignRow};
pub use elsewhere::{ChangedTable, Changes, Elsewhere};
pub use error::StoreError;
pub use person::{MOST_SESSIONS, PersonChange, PersonId, PersonRow, SessionRow, TokenHash};
pub use sqlite::SqliteStore;
pub use table::{
    Awaits, BadTableId, Change, EntryKind, EntryRow, Head, Holder, ImportRow, Move, MoveRow, NoteRow, SeatRow, SignRow,
    SnapshotRow, Status, TableId, TableRow, TableSummary,
};
pub use talk::{TalkChange, TalkRows};

/// Keeps tables and people.
///
/// This holds for every method:
///
/// - **Durability.** What a method that writes has answered with `Ok` survives the end of the process and of the machine,
///   and every later call sees it, on every node.
/// - **All or nothing.** A call that is refused has changed nothing. One that ends in [`StoreError::Database`], or whose
///   future is dropped, was carried out whole or not at all; reading tells which.
/// - **Order.** Writes take effect one after the other. What one method reads is how things were at one moment; two calls
///   can see two moments.
/// - **Errors.** [`StoreError::Closed`] once the store is closed. [`StoreError::Corrupt`] names a row that is missing or
///   cannot be understood. Lists leave such rows out and log them, so that the others can still be found. A row that
///   refers to a person or table that does not exist is refused with [`StoreError::Database`], as is a number above
///   `i64::MAX`. Trying again can only help after [`StoreError::Database`].
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Adds a person, who is known by this session and has no personal link. Their number has never been another's.
    /// [`StoreError::Conflict`] if the session is known already.
    async fn add_person(&self, token: TokenHash, name: &str, preferences: &str) -> Result<PersonId, StoreError>;

    /// The person who is known by the session whose token has this hash.
    async fn person_by_token(&self, token: TokenHash) -> Result<Option<PersonRow>, StoreError>;

    /// The person whose personal link has this hash.
    async fn person_by_link(&self, link: TokenHash) -> Result<Option<PersonRow>, StoreError>;

    /// Where a person is known, the last used first.
    async fn sessions_of(&self, person: PersonId) -> Result<Vec<SessionRow>, StoreError>;

    /// Those of these people who are known, in this order.
    async fn people(&self, people: &[PersonId]) -> Result<Vec<PersonRow>, StoreError>;

    /// The highest number of a person who is known; 0 if there is no one.
    async fn newest_person(&self) -> Result<PersonId, StoreError>;

    /// Changes how a person is known. [`StoreError::Conflict`] if a new session or link is known already.
    async fn change_person(&self, person: PersonId, change: PersonChange) -> Result<(), StoreError>;

    /// Changes a person's name and preferences. [`StoreError::Corrupt`] if they are not known.
    async fn update_person(&self, person: &PersonRow) -> Result<(), StoreError>;

    /// Adds a table with all its seats, at the version that the row names. Its campaign begins with it if it is new, and
    /// becomes that of its host and of those who sit there. [`StoreError::Conflict`] if there is a table with this id or
    /// commitment already, or a seat comes twice.
    async fn add_table(&self, table: &TableRow, seats: &[SeatRow]) -> Result<(), StoreError>;

    /// A table with its seats, clockwise.
    async fn table(&self, id: &TableId) -> Result<Option<(TableRow, Vec<SeatRow>)>, StoreError>;

    /// Changes a table and makes it the next version. [`StoreError::Conflict`] if it is not at the version that the change
    /// was made for, is not there, or already has one of the moves or a standing entry at one of the positions.
    /// [`StoreError::Corrupt`] if it lacks one of the seats.
    async fn commit(&self, id: &TableId, change: Change) -> Result<(), StoreError>;

    /// The latest snapshot of this layout that is not after this position.
    async fn snapshot(&self, id: &TableId, at_most: u64, layout: u32) -> Result<Option<SnapshotRow>, StoreError>;

    /// All snapshots of a table, of whatever layout, by position.
    async fn snapshots(&self, id: &TableId) -> Result<Vec<SnapshotRow>, StoreError>;

    /// What was done, as far as it was not taken back, at these positions, in order.
    async fn entries(&self, id: &TableId, positions: Range<u64>) -> Result<Vec<EntryRow>, StoreError>;

    /// Everything that was done at a table up to this time, taken back or not, in order.
    async fn moves(&self, id: &TableId, until: i64) -> Result<Vec<MoveRow>, StoreError>;

    /// The move with this number, taken back or not.
    async fn find_move(&self, id: &TableId, number: u64) -> Result<Option<MoveRow>, StoreError>;

    /// Who is listened to at a table, by the numbers of the people.
    async fn talk(&self, id: &TableId) -> Result<TalkRows, StoreError>;

    /// The last notes of a table, the oldest first.
    async fn notes(&self, id: &TableId, most: u32) -> Result<Vec<NoteRow>, StoreError>;

    /// The tables that a person has opened or sits at and that are not over, the last changed first.
    async fn tables_of(&self, person: PersonId, most: u32) -> Result<Vec<TableSummary>, StoreError>;

    /// The listed tables with open seats that have not begun, the newest first. Of each host there are three at most, and
    /// the first of every host comes before the second of any if there is not room for all, so that no one can push the tables of
    /// others out of the list.
    async fn open_tables(&self, most: u32) -> Result<Vec<TableSummary>, StoreError>;

    /// The finished games at tables that a person has opened or sat at, and those that were aborted after they had begun,
    /// the last ended first.
    async fn finished_of(&self, person: PersonId, most: u32) -> Result<Vec<TableSummary>, StoreError>;

    /// A campaign.
    async fn campaign(&self, id: &CampaignId) -> Result<Option<CampaignRow>, StoreError>;

    /// The tables of a campaign that were not aborted, the last changed first.
    async fn campaign_tables(&self, id: &CampaignId, most: u32) -> Result<Vec<TableSummary>, StoreError>;

    /// The campaigns of a person, the last played first. A store may leave out the oldest above two hundred.
    async fn campaigns_of(&self, person: PersonId) -> Result<Vec<CampaignRow>, StoreError>;

    /// Makes a campaign that of one more person. Nothing changes if it is theirs already.
    async fn join_campaign(&self, id: &CampaignId, person: PersonId) -> Result<(), StoreError>;

    /// The running tables that wait for a bot, by id.
    async fn awaiting_bots(&self) -> Result<Vec<TableId>, StoreError>;

    /// Keeps that a person gave a sign at a table: the latest counts. When they agreed to an abort stays until they agree
    /// again.
    async fn keep_sign(&self, table: &TableId, sign: SignRow) -> Result<(), StoreError>;

    /// The last signs of people at a table, by the numbers of the people.
    async fn signs(&self, table: &TableId) -> Result<Vec<SignRow>, StoreError>;

    /// Keeps that a node is up at this time, in milliseconds since 1970. If that was last kept longer ago than
    /// `longest_pause`, all of them were away in between, and all signs become later by as long. A clock that was set back
    /// makes none earlier.
    async fn keep_awake(&self, at: i64, longest_pause: i64) -> Result<(), StoreError>;

    /// Notes that a person has brought in the game of this table. [`StoreError::Conflict`] if that was noted already.
    async fn add_import(&self, table: &TableId, person: PersonId) -> Result<(), StoreError>;

    /// The games that a person has brought in, in the order in which they came.
    async fn imports_of(&self, person: PersonId) -> Result<Vec<ImportRow>, StoreError>;

    /// Removes the table of a game that was brought in, with all that belongs to it, for good. What went on from it stays,
    /// and no longer says from where. Nothing happens to a table that was not brought in.
    async fn remove_import(&self, table: &TableId) -> Result<(), StoreError>;

    /// How many tables there are of each status: gathering, playing, over, aborted.
    async fn count_tables(&self) -> Result<[u64; 4], StoreError>;

    /// What other nodes change from now on, but nothing that this one does. Each change is told at least once, after it is
    /// durable; those of one table in the order of their versions, where the last may stand for several. The stream ends
    /// when the store is closed or dropped, and at once if there can be no other node.
    fn changes(&self) -> Changes;

    /// Those of these tables that are no longer at the version named here, in no order: what a node asks after a gap in
    /// [`changes`](Self::changes). It does not matter which node has changed them.
    async fn changed_since(&self, known: &[(TableId, u64)]) -> Result<Vec<ChangedTable>, StoreError>;

    /// Asks that this node alone lets the bots of a table act, for so long from now on. Says whether it may: not as long
    /// as another node has the lease. Asking again renews it, also for a shorter time. The store measures the time itself,
    /// so that the clocks of nodes may differ.
    ///
    /// A lease need not survive the end of the process, and forbids nothing: a node that is late commits in vain, because
    /// the version has changed. Whether the table exists makes no difference.
    async fn lease(&self, table: &TableId, lasting: Duration) -> Result<bool, StoreError>;

    /// Gives a lease back before it runs out. Nothing happens if another node has it, or none.
    async fn release(&self, table: &TableId) -> Result<(), StoreError>;

    /// Whether what is written would be kept, and can be read again: writes something.
    async fn check_health(&self) -> Result<(), StoreError>;

    /// Finishes what was accepted, and gives all leases of this node back. Nothing is taken after that. Returns when it is
    /// done, also if another call has begun it.
    async fn close(&self);
}
