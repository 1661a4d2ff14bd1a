//! People, and how they are known.

use super::TableId;

/// A person's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PersonId(pub i64);

/// The hash of a secret token: of a session, or of a personal link. The token itself is kept by the person alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TokenHash(pub [u8; 32]);

/// A person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonRow {
    /// The number.
    pub id: PersonId,
    /// The name.
    pub name: String,
    /// Preferences, in a form that only the web knows.
    pub preferences: String,
}

/// Where a person is known: a browser, or a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRow {
    /// What it said it is; empty if that is not known.
    pub device: String,
    /// The day it was last used, counted from 1970; 0 if that is not known.
    pub used_on: i64,
}

/// In how many places one person can be known.
pub const MOST_SESSIONS: u32 = 100;

/// A change of how a person is known. A session that is not the person's is left alone.
#[derive(Clone, PartialEq, Eq)]
pub enum PersonChange {
    /// The person is known by this session as well. If they have [`MOST_SESSIONS`] already, the one that was not used for
    /// longest ends.
    Begin(TokenHash),
    /// A session is used on this day, by something that calls itself this.
    Use {
        /// Which.
        session: TokenHash,
        /// The day, counted from 1970.
        day: i64,
        /// What it says it is.
        device: String,
    },
    /// A session ends. One that is the personal link as well, as all were once, goes on for other browsers.
    End(TokenHash),
    /// All sessions end but this new one. A personal link that was one of them is no link any more.
    EndOthers(TokenHash),
    /// The personal link is this one from now on. The old one is good for nothing, even if it was a session as well.
    Link(TokenHash),
    /// The person leaves for good: their seats and tables, and the games they brought in, pass to a person without a session, and
    /// nothing tells of them any more. Each table that this changes gets its next version.
    Leave {
        /// What is put where their name was.
        name: String,
        /// What they were called at tables where their seats are no longer theirs.
        called: Vec<(TableId, String)>,
    },
}
