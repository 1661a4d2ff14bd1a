//! Tables, as they are kept.

use std::fmt;
use std::str::FromStr;

use engine::chance::Seed;
use engine::words::Phrase;
use engine::{Nonce, Seat, Secret};

use super::{CampaignId, PersonId, TalkChange};

/// The name of a table in addresses: random, so that nobody finds a table he was not told of.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId(String);

/// No table is called that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("that is not the name of a table: expected {} letters and digits", TableId::LENGTH)]
pub struct BadTableId;

impl TableId {
    /// How long the name is.
    pub const LENGTH: usize = 12;
    /// Letters and digits that nobody takes for others.
    const ALPHABET: &'static [u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

    /// The name made of these random bytes.
    #[must_use]
    pub fn from_random(bytes: [u8; Self::LENGTH]) -> Self {
        let letter = |byte: u8| char::from(Self::ALPHABET[usize::from(byte) % Self::ALPHABET.len()]);
        Self(bytes.into_iter().map(letter).collect())
    }

    /// The name as text.
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
    /// How far a table has come.
    pub enum Status {
        /// Seats are open: the game has not begun.
        Gathering = "gathering",
        /// The game is being played.
        Playing = "playing",
        /// The game is over.
        Over = "over",
        /// The host has ended it.
        Aborted = "aborted",
    }
}

engine::vocabulary! {
    /// Whom a table waits for.
    pub enum Awaits {
        /// Nobody: it has not begun, or is over.
        Nobody = "nobody",
        /// A person.
        People = "people",
        /// A bot.
        Bots = "bots",
    }
}

/// A table: what never changes, and its [`Head`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Its name.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// The version of the rules that it is played by, or was to its end.
    pub rules_version: u32,
    /// The name of the content pack.
    pub pack_name: String,
    /// The hash of the content pack.
    pub pack_hash: String,
    /// The setup, as one line.
    pub setup: String,
    /// Who opened it.
    pub host: PersonId,
    /// The server's part of the dice. Nobody learns it before the game is over.
    pub secret: Secret,
    /// The hash of the secret, shown to everybody from the beginning.
    pub commitment: String,
    /// Whether everybody may find it and take an open seat; otherwise a seat takes its code.
    pub is_listed: bool,
    /// How the bots and the page behave, in a form that only the hall knows.
    pub options: String,
    /// The table and position that it was branched off from.
    pub parent: Option<(TableId, u64)>,
    /// What the campaign is called that its game is a chapter of.
    pub campaign: Option<String>,
    /// Which campaign that is. It begins with its first table.
    pub campaign_id: Option<CampaignId>,
    /// When it was opened, in milliseconds since 1970.
    pub created_at: i64,
    /// Grows by one with every change.
    pub version: u64,
    /// What changes.
    pub head: Head,
}

/// What changes about a table as the game goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// How far it has come.
    pub status: Status,
    /// Whom it waits for.
    pub awaits: Awaits,
    /// What the randomness grows from, once the game has begun.
    pub seed: Option<Seed>,
    /// The number of the last move.
    pub number: u64,
    /// How many entries the game has.
    pub position: u64,
    /// How many of them have been confirmed.
    pub confirmed: u64,
    /// When it last changed, in milliseconds since 1970.
    pub changed_at: i64,
    /// Whose turn it is or who has won, in a form that only the hall knows.
    pub summary: String,
    /// The table at which the same people play again.
    pub rematch: Option<TableId>,
    /// What is asked of the people, in a form that only the hall knows.
    pub asked: Option<String>,
}

/// A seat of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// Which.
    pub seat: Seat,
    /// Who has it.
    pub holder: Holder,
    /// The bot that plays for the person.
    pub stand_in: Option<String>,
    /// Whether the person has resigned.
    pub resigned: bool,
    /// What it is called.
    pub name: String,
    /// Whoever knows this may take the seat.
    pub code: String,
    /// What the person's browser added to the dice.
    pub nonce: Option<Nonce>,
}

impl SeatRow {
    /// Whether somebody is still to sit down.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        matches!(self.holder, Holder::Open | Holder::Kept(_))
    }
}

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// Nobody yet, but it is kept for this person.
    Kept(PersonId),
    /// This person.
    Person(PersonId),
    /// The bot of this name.
    Bot(String),
}

impl Holder {
    /// The person who has it, or for whom it is kept.
    #[must_use]
    pub const fn person(&self) -> Option<PersonId> {
        match self {
            Self::Person(person) | Self::Kept(person) => Some(*person),
            Self::Open | Self::Bot(_) => None,
        }
    }
}

/// A change of a table.
#[derive(Clone, Debug)]
pub struct Change {
    /// The version that it was made for. The table has the next one afterwards.
    pub version: u64,
    /// What the table is like afterwards.
    pub head: Head,
    /// The version of the rules that it is played by afterwards.
    pub rules_version: u32,
    /// Moves that were made, with the numbers that follow the last one.
    pub moves: Vec<MoveRow>,
    /// Entries from this position on are taken back, before the moves are made. Snapshots behind it go with them.
    pub take_back_from: Option<u64>,
    /// The beginning of a game whose first moves were made elsewhere.
    pub beginning: Option<SnapshotRow>,
    /// The game as it stands afterwards.
    pub snapshot: Option<SnapshotRow>,
    /// All other snapshots but the first are dropped.
    pub drop_snapshots: bool,
    /// Seats that have changed.
    pub seats: Vec<SeatRow>,
    /// What was said.
    pub notes: Vec<NoteRow>,
    /// Who is the host from now on, if that is somebody else.
    pub host: Option<PersonId>,
    /// How the bots and the page behave from now on, if that is different.
    pub options: Option<String>,
    /// Who is listened to from now on.
    pub talk: Vec<TalkChange>,
}

/// A move: one thing that was done to the game at a table. Moves are never removed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRow {
    /// Counted from 1 at each table.
    pub number: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who; nobody where the table itself did it.
    pub seat: Option<Seat>,
    /// What.
    pub what: Move,
}

/// What can be done to the game at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move {
    /// An action is taken, at this position.
    Act {
        /// How many entries came before it.
        position: u64,
        /// The action.
        notation: String,
    },
    /// From this position on everything is drawn anew.
    Redraw {
        /// How many entries came before it.
        position: u64,
        /// What makes the draws other ones.
        salt: u64,
    },
    /// Everything from this position on is taken back.
    Undo {
        /// How many entries are left.
        to: u64,
    },
    /// The turn is confirmed.
    Confirm,
}

/// One entry of the game: an action, or that everything is drawn anew.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryRow {
    /// How many entries came before it.
    pub position: u64,
    /// Who acted.
    pub seat: Option<Seat>,
    /// What was done.
    pub what: EntryKind,
}

/// What an entry can be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// An action in the notation of the game.
    Act(String),
    /// Everything is drawn anew.
    Redraw(u64),
}

/// A game as it stood at a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SnapshotRow {
    /// How many entries came before.
    pub position: u64,
    /// How it is laid out: [`DynGame::layout`](crate::GameKind::layout).
    pub layout: u32,
    /// The game, as [`DynPlay::snapshot`](crate::Playing::snapshot) writes it.
    pub state: Vec<u8>,
}

/// Something that was said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoteRow {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Who said it; empty if the table itself did.
    pub name: String,
    /// The seat of who said it.
    pub seat: Option<Seat>,
    /// Who that is.
    pub person: Option<PersonId>,
    /// What.
    pub said: Phrase,
}

/// The last sign of somebody at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SignRow {
    /// Who.
    pub person: PersonId,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// When they agreed to abort the game because its host is gone.
    pub abort_at: Option<i64>,
}

/// A game that somebody has brought in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportRow {
    /// Its table.
    pub table: TableId,
    /// Whether it is a chapter of a campaign.
    pub is_of_campaign: bool,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSummary {
    /// Its name.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// The setup, as one line.
    pub setup: String,
    /// The campaign that its game is a chapter of.
    pub campaign: Option<String>,
    /// How far it has come.
    pub status: Status,
    /// Whose turn it is or who has won, in a form that only the hall knows.
    pub summary: String,
    /// What the seats are called, clockwise; nothing where one is open.
    pub names: Vec<Option<String>>,
    /// The people who sit there.
    pub people: Vec<Option<PersonId>>,
    /// When it last changed, in milliseconds since 1970.
    pub changed_at: i64,
}
