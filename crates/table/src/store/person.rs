//! People, their sessions and their personal links.

use super::TableId;

/// The id of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PersonId(pub i64);

/// The hash of a secret token, of a session or a personal link. Only the person has the token itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TokenHash(pub [u8; 32]);

/// A person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonRow {
    /// The person's id.
    pub id: PersonId,
    /// The person's name.
    pub name: String,
    /// Their preferences, in a form that only `web` reads.
    pub preferences: String,
}

/// A session: a browser or program in which a person is signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRow {
    /// How the device describes itself. Empty if that is not known.
    pub device: String,
    /// The day of the last use, in days since 1970. 0 if that is not known.
    pub used_on: i64,
}

/// Maximum number of sessions of one person.
pub const MOST_SESSIONS: u32 = 100;

/// A change to the sessions or the personal link of a person. Sessions of other people are never touched.
#[derive(Clone, PartialEq, Eq)]
pub enum PersonChange {
    /// Adds a session. If the person has [`MOST_SESSIONS`] already, the one that was unused for longest ends.
    Begin(TokenHash),
    /// Records that a session was used.
    Use {
        /// The session.
        session: TokenHash,
        /// The day, in days since 1970.
        day: i64,
        /// How the device describes itself.
        device: String,
    },
    /// Ends a session. If it is also the personal link, as in older data, it stays valid in other browsers.
    End(TokenHash),
    /// Ends all sessions but this new one. If the personal link was one of them, it becomes invalid.
    EndOthers(TokenHash),
    /// Replaces the personal link. The old one becomes invalid, even if it was a session as well.
    Link(TokenHash),
    /// The person leaves permanently. Their seats, tables and imported games pass to a person without a session, and
    /// nothing mentions them any more. Each table that this changes gets its next version.
    Leave {
        /// The text that replaces their name.
        name: String,
        /// Names they had at tables where they no longer have a seat.
        called: Vec<(TableId, String)>,
    },
}
