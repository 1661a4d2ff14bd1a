//! The rules of Civolution, for one to four civilizations.

mod ability;
mod action;
mod category;
mod civilization;
mod content;
pub mod continent;
mod count;
mod effect;
mod evaluate;
mod event;
mod flow;
mod game;
mod land;
mod material;
mod module;
pub mod names;
mod plain;
mod refusal;
mod rules;
mod setup;
mod site;
mod stages;
mod state;
mod task;
pub mod vici;
mod view;
mod words;

pub use ability::{Ability, Trait, TraitNumber, Trigger};
pub use action::{Action, Deed, Payment};
pub use category::{Category, ERA_POINTS, ERAS};
pub use civilization::{Civilization, Settlements, Source, Traits};
pub use content::{
    ActivityId, AttributeChip, AttributeId, AttributeSet, Board, Card, CardId, CardSet, ChipCard, ChipCardId, Content,
    ContentRef, CostSpaces, Deck, Decks, EventCard, EventId, EventSet, Goal, GoalId, GoalSet, GridSpaces, IncomeId,
    IncomeSet, MarkerCard, MarkerCardId, MarkerCardSet, Need, PackError, PackFile, PackFiles, Requirement, SPACES,
    SettlementPlan, Slot, Space, Toll, Top, TrackSpaces, Winners,
};
pub use count::Count;
pub use effect::{
    Activity, Bonus, BonusId, Effect, Gain, Marker, MaterialChoice, Price, Project, TrackChoice, UpgradeChoice,
};
pub use evaluate::{Weights, evaluate_with};
pub use event::{Event, FinalPart, Weakness};
pub use land::{Berth, Boat, Built, Land, Tribe, Tribes, Who};
pub use material::{Material, Materials, Row};
pub use module::{Feature, Module, Panel, Track};
pub use refusal::Refusal;
pub use setup::Setup;
pub use site::{Ground, Site, SiteKind};
pub use stages::{Column, Half, Holding, Pile, StagePartition};
pub use state::{Civolution, Scene, Weather};
pub use task::{Chore, Faces, Follow, Installation, Journey, Origin, Phase, Special, Step, Target, Task};
pub use vici::{Difficulty, Vici};
pub use view::{CivilizationView, ViciView, View};
