//! The rules of Civolution, for one to four civilizations.

mod ability;
mod content;
pub mod continent;
mod count;
mod effect;
mod material;
mod module;
mod site;

pub use ability::{Ability, Trait, TraitNumber, Trigger};
pub use content::{
    ActivityId, AttributeChip, AttributeId, Board, Card, CardId, CardSet, ChipCard, ChipCardId, Content, ContentRef,
    Deck, EventCard, EventId, Goal, GoalId, GoalSet, IncomeId, IncomeSet, MarkerCard, MarkerCardId, Need, PackError,
    PackFile, PackFiles, Requirement, SPACES, SettlementPlan, Slot, Space, Toll, Top, Winners,
};
pub use count::Count;
pub use effect::{
    Activity, Bonus, BonusId, Effect, Gain, Marker, MaterialChoice, Price, Project, TrackChoice, UpgradeChoice,
};
pub use material::{Material, Row};
pub use module::{Feature, Module, Panel, Track};
pub use site::{Ground, Site, SiteKind};
