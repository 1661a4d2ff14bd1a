//! Storage for tables and people.
//!
//! A [`Store`] knows nothing about games. It keeps rows, and changes several of them in one step or not at all.
//! [`SqliteStore`] keeps everything in one file, which only one server at a time has open. The feature `testing` adds
//! `conformance`, the test suite for every store.
//!
//! # Several nodes
//!
//! The contract also fits a database that several servers share. Each open [`Store`] is then one *node*.
//!
//! - Conflicts are decided by the version that a [`Change`] was made for. Of two changes to the same version exactly
//!   one is accepted, no matter which nodes they come from. Everything below only saves work and waiting: nothing goes
//!   wrong if it is late or fails.
//! - [`Store::changes`] tells a node which tables the others have changed, so it can reload them.
//!   [`Store::changed_since`] finds what it missed.
//! - [`Store::lease`] decides which node lets the bots of a table act, so that no two nodes work on the same move.
//!
//! # What a second node would still lack
//!
//! The following is in the memory of one process today. It would have to move to where all nodes can reach it, or
//! people would have to stay with one node:
//!
//! - **The dice key.** `web` derives the secret of a new table from a key of its process and the ticket in the form. A
//!   form that another node sent is refused.
//! - **Presence.** Who has a table open, who watches, and how often. Other nodes show these people as away. Bots only
//!   take their time if people watch on the node that drives them.
//! - **Signs of life.** Short times count from the last sign on this node. What the store keeps is read once for each
//!   table in memory. Whether a person lets a bot play by choice is not stored at all.
//! - **The device in hand.** Which of several people at one device has their seat open. Another node covers the board
//!   again.
//! - **Page numbers.** Pages ask for everything newer than a number that counts changes in memory. That number means
//!   nothing to another node.
//! - **Limits.** Rates of requests, hints, reviews, chat messages and connections, and tables that are being opened.
//!   Each node grants the full limit.
//! - **Hints and reviews.** A hint in progress, reviews, and points by round are not visible to other nodes, so they
//!   are computed twice.
//! - **Bots.** A bot's memory of its last search is lost when another node drives its table. Each node only manages its
//!   own threads, and keeps its own list of tables that fail to load.
//! - **Visits.** Each node records once a day that a session is in use.

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
pub use sqlite::{SqliteStore, create_private_folder};
pub use table::{
    Awaits, BadTableId, Change, EntryKind, EntryRow, Head, Holder, ImportRow, Move, MoveRow, NoteRow, PlanMark,
    SeatRow, SignRow, SnapshotRow, Status, TableId, TableRow, TableSummary,
};
pub use talk::{TalkChange, TalkRows};

/// A place to keep tables and people.
///
/// The following holds for every method:
///
/// - **Durability.** Once a method that writes has returned `Ok`, its effect survives a crash of the process or the
///   machine, and every later call sees it, on every node.
/// - **Atomicity.** A call that is refused changes nothing. A call that ends in [`StoreError::Database`], or whose
///   future is dropped, has either taken full effect or none. Reading tells which.
/// - **Order.** Writes take effect one after the other. Each method reads a consistent state; two calls may read
///   different states.
/// - **Errors.** Every method returns [`StoreError::Closed`] once the store is closed. [`StoreError::Corrupt`] names a
///   row that is missing or invalid. Lists skip such rows and log them, so that the others can still be found. A row
///   that refers to a person or table that does not exist is refused with [`StoreError::Database`], and so is a number
///   above `i64::MAX`. Only [`StoreError::Database`] is worth a retry.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Adds a person with this session and without a personal link. Their id has never been used before. Returns
    /// [`StoreError::Conflict`] if the session is in use already.
    async fn add_person(&self, token: TokenHash, name: &str, preferences: &str) -> Result<PersonId, StoreError>;

    /// Returns the person whose session token has this hash.
    async fn person_by_token(&self, token: TokenHash) -> Result<Option<PersonRow>, StoreError>;

    /// Returns the person whose personal link has this hash.
    async fn person_by_link(&self, link: TokenHash) -> Result<Option<PersonRow>, StoreError>;

    /// Lists the sessions of a person, last used first.
    async fn sessions_of(&self, person: PersonId) -> Result<Vec<SessionRow>, StoreError>;

    /// Returns those of these people who exist, in the given order.
    async fn people(&self, people: &[PersonId]) -> Result<Vec<PersonRow>, StoreError>;

    /// Returns the highest id of any person, or 0 if there are none.
    async fn newest_person(&self) -> Result<PersonId, StoreError>;

    /// Changes the sessions or the personal link of a person, or lets them leave. Returns [`StoreError::Conflict`] if a
    /// new session or link is in use already.
    async fn change_person(&self, person: PersonId, change: PersonChange) -> Result<(), StoreError>;

    /// Updates a person's name and preferences. Returns [`StoreError::Corrupt`] if there is no such person.
    async fn update_person(&self, person: &PersonRow) -> Result<(), StoreError>;

    /// Adds a table with all its seats, at the version in the row. If its campaign is new, it starts with this table.
    /// The campaign is added to the campaigns of the host and of everyone seated. Returns [`StoreError::Conflict`] if
    /// the id or the commitment is in use already, or if a seat occurs twice.
    async fn add_table(&self, table: &TableRow, seats: &[SeatRow]) -> Result<(), StoreError>;

    /// Returns a table with its seats, clockwise.
    async fn table(&self, id: &TableId) -> Result<Option<(TableRow, Vec<SeatRow>)>, StoreError>;

    /// Changes a table and increases its version. Returns [`StoreError::Conflict`] if the table does not exist, is not
    /// at the version that the change was made for, or already has one of the moves or an entry at one of the
    /// positions. Returns [`StoreError::Corrupt`] if one of the seats does not exist.
    async fn commit(&self, id: &TableId, change: Change) -> Result<(), StoreError>;

    /// Returns the latest snapshot with this layout at or before a position.
    async fn snapshot(&self, id: &TableId, at_most: u64, layout: u32) -> Result<Option<SnapshotRow>, StoreError>;

    /// Returns all snapshots of a table, of any layout, ordered by position.
    async fn snapshots(&self, id: &TableId) -> Result<Vec<SnapshotRow>, StoreError>;

    /// Returns the entries at these positions that were not taken back, in order.
    async fn entries(&self, id: &TableId, positions: Range<u64>) -> Result<Vec<EntryRow>, StoreError>;

    /// Returns all moves at a table up to this time in order, including those that were taken back.
    async fn moves(&self, id: &TableId, until: i64) -> Result<Vec<MoveRow>, StoreError>;

    /// Returns the move with this number, even if it was taken back.
    async fn find_move(&self, id: &TableId, number: u64) -> Result<Option<MoveRow>, StoreError>;

    /// Returns who mutes whom at a table and who was removed, ordered by person.
    async fn talk(&self, id: &TableId) -> Result<TalkRows, StoreError>;

    /// Returns the last notes of a table, at most `most`, oldest first.
    async fn notes(&self, id: &TableId, most: u32) -> Result<Vec<NoteRow>, StoreError>;

    /// Lists the unfinished tables that a person hosts or sits at, last changed first.
    async fn tables_of(&self, person: PersonId, most: u32) -> Result<Vec<TableSummary>, StoreError>;

    /// Lists the public tables with open seats whose game has not begun, newest first. There are at most three for each
    /// host. If there is not room for all, the first table of every host comes before the second of any, so that no one
    /// can push other people's tables off the list.
    async fn open_tables(&self, most: u32) -> Result<Vec<TableSummary>, StoreError>;

    /// Lists the finished games at tables that a person hosted or sat at, last ended first. Includes games that were
    /// aborted after they had begun.
    async fn finished_of(&self, person: PersonId, most: u32) -> Result<Vec<TableSummary>, StoreError>;

    /// Returns a campaign.
    async fn campaign(&self, id: &CampaignId) -> Result<Option<CampaignRow>, StoreError>;

    /// Lists the tables of a campaign except aborted ones, last changed first.
    async fn campaign_tables(&self, id: &CampaignId, most: u32) -> Result<Vec<TableSummary>, StoreError>;

    /// Lists a person's campaigns, last played first. A store may leave out all but the latest two hundred.
    async fn campaigns_of(&self, person: PersonId) -> Result<Vec<CampaignRow>, StoreError>;

    /// Adds a campaign to a person's campaigns. Does nothing if it is there already.
    async fn join_campaign(&self, id: &CampaignId, person: PersonId) -> Result<(), StoreError>;

    /// Lists the tables in play that wait for a bot, ordered by id.
    async fn awaiting_bots(&self) -> Result<Vec<TableId>, StoreError>;

    /// Stores a person's latest sign of life at a table. The time at which they agreed to an abort is kept until they
    /// agree again.
    async fn keep_sign(&self, table: &TableId, sign: SignRow) -> Result<(), StoreError>;

    /// Returns the latest signs of life at a table, ordered by person.
    async fn signs(&self, table: &TableId) -> Result<Vec<SignRow>, StoreError>;

    /// Stores that a node is up at this time, in milliseconds since 1970. If the last such time is more than
    /// `longest_pause` milliseconds ago, all nodes were down in between: all signs of life are then moved forward by
    /// the length of the outage. They are never moved back, even if the clock was.
    async fn keep_awake(&self, at: i64, longest_pause: i64) -> Result<(), StoreError>;

    /// Records that a person imported the game of this table. Returns [`StoreError::Conflict`] if that is recorded
    /// already.
    async fn add_import(&self, table: &TableId, person: PersonId) -> Result<(), StoreError>;

    /// Lists the games that a person imported, in the order of their import.
    async fn imports_of(&self, person: PersonId) -> Result<Vec<ImportRow>, StoreError>;

    /// Permanently removes the table of an imported game and everything that belongs to it. Games that were branched
    /// off from it stay, but lose their origin. Does nothing if the table was not imported.
    async fn remove_import(&self, table: &TableId) -> Result<(), StoreError>;

    /// Counts the tables by status: gathering, playing, over, aborted.
    async fn count_tables(&self) -> Result<[u64; 4], StoreError>;

    /// Subscribes to the changes made by other nodes from now on. Each change is delivered at least once, after it is
    /// durable. Changes of one table arrive in the order of their versions, and the last may stand for several. The
    /// stream ends when the store is closed or dropped, and immediately if there can be no other node.
    fn changes(&self) -> Changes;

    /// Returns those of these tables that are no longer at the given version, in any order and no matter which node
    /// changed them. This is how a node catches up after a gap in [`changes`](Self::changes).
    async fn changed_since(&self, known: &[(TableId, u64)]) -> Result<Vec<ChangedTable>, StoreError>;

    /// Asks for the sole right of this node to let the bots of a table act, for this long from now. Returns false if
    /// another node has the lease. A node may ask again to renew its lease, also for a shorter time. The store measures
    /// the time itself, so the clocks of nodes may differ.
    ///
    /// A lease need not survive the end of the process, and it does not forbid anything: a node that is late fails to
    /// commit because the version has changed. The table need not exist.
    async fn lease(&self, table: &TableId, lasting: Duration) -> Result<bool, StoreError>;

    /// Gives a lease back early. Does nothing if this node does not have it.
    async fn release(&self, table: &TableId) -> Result<(), StoreError>;

    /// Checks whether data can be written durably and read again. This writes something.
    async fn check_health(&self) -> Result<(), StoreError>;

    /// Finishes all accepted work and gives back all leases of this node. Nothing more is accepted. Returns once that
    /// is done, even if another call has started it.
    async fn close(&self);
}
