//! Who is listened to at a table, as it is kept.

use super::PersonId;

/// A change of who is listened to at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TalkChange {
    /// A person listens to another no more, or again.
    Mute {
        /// Who.
        person: PersonId,
        /// To whom.
        other: PersonId,
        /// Whether they do not listen.
        is_muted: bool,
    },
    /// Somebody who watched is sent away.
    Remove {
        /// Who.
        person: PersonId,
        /// The last person who is known then.
        newest: PersonId,
    },
    /// Somebody may come back.
    LetBack(PersonId),
}

/// Who is listened to at a table, all of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TalkRows {
    /// Who does not listen to whom.
    pub mutes: Vec<(PersonId, PersonId)>,
    /// Who was sent away, with the last person who was known then.
    pub removed: Vec<(PersonId, PersonId)>,
}
