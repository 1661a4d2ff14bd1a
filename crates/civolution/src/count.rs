//! What can be counted of a civilization: what goals and events ask for, and what some bonuses depend on.

use serde::{Deserialize, Serialize};

use crate::content::Deck;
use crate::continent::Terrain;
use crate::module::{Feature, Track};
use crate::site::SiteKind;

/// Something a civilization has a number of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Count {
    /// Tribes on the continent.
    Tribes,
    /// Strong tribes.
    StrongTribes,
    /// Tribes in the wilderness.
    WildTribes,
    /// Tribes on boats.
    TribesAfloat,
    /// Tribes in territories next to a face-up site of this type.
    TribesNextTo(SiteKind),
    /// Territories with at least one tribe.
    Territories,
    /// Territories of this type with at least one tribe.
    TerritoriesOf(Terrain),
    /// Tribes in that territory of this type where the civilization has the most.
    TribesInOne(Terrain),
    /// Territories of this type with a tribe and an own farm.
    FarmedTerritories(Terrain),
    /// Farms on the continent.
    Farms,
    /// Boats on the continent.
    Boats,
    /// Statues.
    Statues,
    /// Settlements on the continent.
    Settlements,
    /// Farms, boats, statues and settlements.
    Buildings,
    /// Raw materials on the continent.
    RawMaterials,
    /// Stored materials.
    Stored,
    /// Kinds of stored materials.
    StoredKinds,
    /// Stored materials of this land type.
    StoredOf(Terrain),
    /// Food markers.
    Food,
    /// Money markers.
    Money,
    /// Idea markers.
    Ideas,
    /// Planning and focus markers.
    Plans,
    /// Feature markers.
    Features,
    /// Feature markers of this type.
    FeaturesOf(Feature),
    /// Types of feature with at least one marker.
    FeatureKinds,
    /// Activation dice, used ones too.
    ActivationDice,
    /// Fate dice.
    FateDice,
    /// All dice.
    Dice,
    /// Steps on this track.
    Steps(Track),
    /// Steps on all tracks.
    AllSteps,
    /// Tracks whose disc lies on a pale space.
    PaleTracks,
    /// The space on the Favor of Agera track, from 1.
    Favor,
    /// Installed research cards.
    Cards,
    /// Installed research cards of this type.
    CardsOf(Deck),
    /// Types of research cards installed.
    CardKinds,
    /// Hand cards.
    HandCards,
    /// Installed income chips, the starting one too.
    IncomeChips,
    /// Installed goal chips.
    GoalChips,
    /// Installed attribute chips.
    AttributeChips,
    /// Module upgrades.
    Upgrades,
    /// Active diamonds.
    Diamonds,
}
