//! Campaigns in a store.

use std::fmt;
use std::str::FromStr;

use super::{BadTableId, TableId};

/// The name of a campaign in addresses. It is as random as the name of a table: only people who were given it know it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CampaignId(TableId);

impl CampaignId {
    /// Makes a name from these random bytes.
    #[must_use]
    pub fn from_random(bytes: [u8; TableId::LENGTH]) -> Self {
        Self(TableId::from_random(bytes))
    }

    /// Returns the name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }
}

impl FromStr for CampaignId {
    type Err = BadTableId;

    fn from_str(text: &str) -> Result<Self, BadTableId> {
        text.parse().map(Self)
    }
}

impl fmt::Display for CampaignId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A campaign. Its progress follows from its tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CampaignRow {
    /// The campaign's name in addresses.
    pub id: CampaignId,
    /// The identifier of the game.
    pub game: String,
    /// The name that people gave it.
    pub name: String,
}
