//! Campaigns, as they are kept.

use std::fmt;
use std::str::FromStr;

use super::{BadTableId, TableId};

/// The name of a campaign in addresses. It is as random as that of a table: whoever knows it was told of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CampaignId(TableId);

impl CampaignId {
    /// The name made of these random bytes.
    #[must_use]
    pub fn from_random(bytes: [u8; TableId::LENGTH]) -> Self {
        Self(TableId::from_random(bytes))
    }

    /// The name as text.
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

/// A campaign. How far it has come follows from its tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CampaignRow {
    /// Its name in addresses.
    pub id: CampaignId,
    /// The game.
    pub game: String,
    /// What people call it.
    pub name: String,
}
