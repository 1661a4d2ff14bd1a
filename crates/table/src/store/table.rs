//! Tables in a store.

use std::fmt;
use std::str::FromStr;

use engine::chance::Seed;
use engine::words::Phrase;
use engine::{Nonce, Seat, Secret};

use super::{CampaignId, PersonId, TalkChange};
use crate::plan::PlanDigest;

/// The name of a table in addresses. It is random, so that no one can find a table they were not told about.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId(String);

/// The text is not the name of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("that is not the name of a table: expected {} letters and digits", TableId::LENGTH)]
pub struct BadTableId;

impl TableId {
    /// Length of the name in characters.
    pub const LENGTH: usize = 12;
    /// Letters and digits that are not easily confused.
    const ALPHABET: &'static [u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

    /// Makes a name from these random bytes.
    #[must_use]
    pub fn from_random(bytes: [u8; Self::LENGTH]) -> Self {
        let letter = |byte: u8| char::from(Self::ALPHABET[usize::from(byte) % Self::ALPHABET.len()]);
        Self(bytes.into_iter().map(letter).collect())
    }

    /// Returns the name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for TableId {
    type Err = BadTableId;

    fn from_str(text: &str) -> Result<Self, BadTableId> {
        let is_name = text.len() == Self::LENGTH && text.bytes().all(|byte| Self::ALPHABET.contains(&byte));
        if is_name { Ok(Self(text.to_owned())) } else { Err(BadTableId) }
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

engine::vocabulary! {
    /// The stage that a table has reached.
    pub enum Status {
        /// The game has not begun: seats are still open.
        Gathering = "gathering",
        /// The game is being played.
        Playing = "playing",
        /// The game is over.
        Over = "over",
        /// The game was ended before it was over.
        Aborted = "aborted",
    }
}

engine::vocabulary! {
    /// Who a table waits for.
    pub enum Awaits {
        /// No one: the game has not begun, or is over.
        Nobody = "nobody",
        /// A person.
        People = "people",
        /// A bot.
        Bots = "bots",
    }
}

/// A table: its permanent properties, and its [`Head`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// The table's name in addresses.
    pub id: TableId,
    /// The identifier of the game.
    pub game: String,
    /// The version of the rules that the game is played by. Once it is over, the version it was last played by.
    pub rules_version: u32,
    /// The name of the content pack.
    pub pack_name: String,
    /// The hash of the content pack.
    pub pack_hash: String,
    /// The setup, as one line.
    pub setup: String,
    /// The person who opened the table, or took it over.
    pub host: PersonId,
    /// The server's part of the dice. Secret until the game is over.
    pub secret: Secret,
    /// The hash of the secret, public from the beginning.
    pub commitment: String,
    /// Whether anyone may find the table and take an open seat. Otherwise a seat can only be taken with its code.
    pub is_listed: bool,
    /// The settings for bots and the page, in a form that only the hall reads.
    pub options: String,
    /// The table and position that this game was branched off from.
    pub parent: Option<(TableId, u64)>,
    /// The name of the campaign that the game is a chapter of.
    pub campaign: Option<String>,
    /// The id of that campaign, which starts with its first table.
    pub campaign_id: Option<CampaignId>,
    /// When it was opened, in milliseconds since 1970.
    pub created_at: i64,
    /// The version. Increases by one with every change.
    pub version: u64,
    /// The part that changes during the game.
    pub head: Head,
}

/// The part of a table that changes during the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The stage the table has reached.
    pub status: Status,
    /// Who the table waits for.
    pub awaits: Awaits,
    /// The seed of the game, once it has begun.
    pub seed: Option<Seed>,
    /// The number of the last move.
    pub number: u64,
    /// The number of entries in the game.
    pub position: u64,
    /// The number of entries that have been confirmed.
    pub confirmed: u64,
    /// When it last changed, in milliseconds since 1970.
    pub changed_at: i64,
    /// Whose turn it is or who has won, in a form that only the hall reads.
    pub summary: String,
    /// The table of the rematch.
    pub rematch: Option<TableId>,
    /// An open question to the people, in a form that only the hall reads.
    pub asked: Option<String>,
}

/// A seat of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// The number of the seat.
    pub seat: Seat,
    /// The holder of the seat.
    pub holder: Holder,
    /// The bot that plays for the person.
    pub stand_in: Option<String>,
    /// Whether the person has resigned.
    pub resigned: bool,
    /// The name of the seat.
    pub name: String,
    /// The code that lets a person take the seat.
    pub code: String,
    /// The contribution of the person's browser to the dice.
    pub nonce: Option<Nonce>,
}

impl SeatRow {
    /// Returns true if the seat can still be taken.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        matches!(self.holder, Holder::Open | Holder::Kept(_))
    }
}

/// The holder of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// No one yet.
    Open,
    /// No one yet, but it is kept for this person.
    Kept(PersonId),
    /// This person.
    Person(PersonId),
    /// The bot of this name.
    Bot(String),
}

impl Holder {
    /// Returns the person who has the seat, or for whom it is kept.
    #[must_use]
    pub const fn person(&self) -> Option<PersonId> {
        match self {
            Self::Person(person) | Self::Kept(person) => Some(*person),
            Self::Open | Self::Bot(_) => None,
        }
    }
}

/// A change to a table.
#[derive(Clone, Debug)]
pub struct Change {
    /// The version that the change was made for. The table is at the next one afterwards.
    pub version: u64,
    /// The new head.
    pub head: Head,
    /// The new version of the rules.
    pub rules_version: u32,
    /// New moves, numbered on from the last one.
    pub moves: Vec<MoveRow>,
    /// The first entry to take back, before the moves are made. Snapshots after this position are dropped.
    pub take_back_from: Option<u64>,
    /// A snapshot of the start of a game that was branched off.
    pub beginning: Option<SnapshotRow>,
    /// A snapshot of the game after the change.
    pub snapshot: Option<SnapshotRow>,
    /// Whether to drop all other snapshots but the first.
    pub drop_snapshots: bool,
    /// The seats that have changed.
    pub seats: Vec<SeatRow>,
    /// New notes.
    pub notes: Vec<NoteRow>,
    /// The new host, if there is one.
    pub host: Option<PersonId>,
    /// The new settings for bots and the page, if they change.
    pub options: Option<String>,
    /// Changes to who is muted or removed.
    pub talk: Vec<TalkChange>,
}

/// A move: anything that was done to the game at a table. Moves are never deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRow {
    /// The number of the move, counted from 1 at each table.
    pub number: u64,
    /// The time, in milliseconds since 1970.
    pub at: i64,
    /// The seat that made it; `None` if the table did.
    pub seat: Option<Seat>,
    /// What was done.
    pub what: Move,
    /// The plan that it is part of, if it was not done alone.
    pub plan: Option<PlanMark>,
}

/// The plan that a move is part of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanMark {
    /// The number of entries before the plan.
    pub from: u64,
    /// Identifies the plan.
    pub digest: PlanDigest,
}

/// The kinds of move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move {
    /// An action.
    Act {
        /// The number of entries before it.
        position: u64,
        /// The action in notation.
        notation: String,
    },
    /// All randomness from this position on is redrawn.
    Redraw {
        /// The number of entries before it.
        position: u64,
        /// The salt that makes the new draws different.
        salt: u64,
    },
    /// Everything from this position on is taken back.
    Undo {
        /// The number of entries that remain.
        to: u64,
    },
    /// The turn is confirmed.
    Confirm,
}

/// One entry of the game: an action or a redraw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryRow {
    /// The number of entries before it.
    pub position: u64,
    /// The seat that acted; `None` for a redraw.
    pub seat: Option<Seat>,
    /// What was done.
    pub what: EntryKind,
    /// The number of entries before the plan that it is part of, if it was not done alone.
    pub plan: Option<u64>,
}

/// The kinds of entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// An action in the notation of the game.
    Act(String),
    /// A redraw with this salt.
    Redraw(u64),
}

/// A game at some position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SnapshotRow {
    /// The number of entries before this position.
    pub position: u64,
    /// The format of the snapshot, as in [`DynGame::layout`](crate::DynGame::layout).
    pub layout: u32,
    /// The game, as written by [`DynPlay::snapshot`](crate::DynPlay::snapshot).
    pub state: Vec<u8>,
}

/// A line of the table's chat or of its own announcements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoteRow {
    /// The time, in milliseconds since 1970.
    pub at: i64,
    /// The name of the person who said it; empty if the table did.
    pub name: String,
    /// The seat of that person.
    pub seat: Option<Seat>,
    /// The person, if they still exist.
    pub person: Option<PersonId>,
    /// What was said.
    pub said: Phrase,
}

/// The last sign of life of a person at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SignRow {
    /// The person.
    pub person: PersonId,
    /// The time, in milliseconds since 1970.
    pub at: i64,
    /// When they agreed to abort the game because its host is away, in milliseconds since 1970.
    pub abort_at: Option<i64>,
}

/// An imported game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportRow {
    /// The table of the game.
    pub table: TableId,
    /// Whether the game is a chapter of a campaign.
    pub is_of_campaign: bool,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSummary {
    /// The table's name in addresses.
    pub id: TableId,
    /// The identifier of the game.
    pub game: String,
    /// The setup, as one line.
    pub setup: String,
    /// The name of the campaign that its game is a chapter of.
    pub campaign: Option<String>,
    /// The stage the table has reached.
    pub status: Status,
    /// Whose turn it is or who has won, in a form that only the hall reads.
    pub summary: String,
    /// The names of the seats, clockwise; `None` where a seat is open.
    pub names: Vec<Option<String>>,
    /// The people who play in the seats, or for whom they are kept, clockwise; `None` for bots, also those that stand in
    /// for somebody, and for all other open seats.
    pub people: Vec<Option<PersonId>>,
    /// When it last changed, in milliseconds since 1970.
    pub changed_at: i64,
}
