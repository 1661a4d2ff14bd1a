//! Who may talk at a table, and who listens to whom.

use super::PersonId;

/// A change to the mutes and removals of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TalkChange {
    /// A person mutes another, or stops muting them.
    Mute {
        /// The person who listens or does not.
        person: PersonId,
        /// The person who is or is not muted.
        other: PersonId,
        /// True to mute, false to listen again.
        is_muted: bool,
    },
    /// The host sends a watcher away.
    Remove {
        /// The person sent away.
        person: PersonId,
        /// The newest person at that time. Anyone newer may be the same person again.
        newest: PersonId,
    },
    /// The host lets a person back in.
    LetBack(PersonId),
}

/// All mutes and removals of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TalkRows {
    /// Pairs of a person and someone they have muted.
    pub mutes: Vec<(PersonId, PersonId)>,
    /// People who were sent away, each with the newest person at that time.
    pub removed: Vec<(PersonId, PersonId)>,
}
