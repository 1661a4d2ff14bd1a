//! Content packs: everything printed on cards, chips and boards, read from data files into tables.

mod bonuses;
mod file;
pub(crate) mod grammar;
mod load;
mod pack;
mod pieces;
mod registry;
mod validate;

pub use engine::pack::PackError;
pub use file::{PackFile, PackFiles};
pub use pack::Content;
pub use pieces::{
    AttributeId, AttributeSet, CardId, CardSet, ChipCardId, EventId, EventSet, GoalId, GoalSet, IncomeId, IncomeSet,
    MarkerCardId, MarkerCardSet,
};
pub use registry::ContentRef;

use crate::ability::Ability;
use crate::count::Count;
use crate::effect::{BonusId, Marker};
use crate::material::{Material, Materials};
use crate::module::{Feature, Module, Track};
use crate::site::Ground;
use crate::vici::PROSPERITY_GRID;

engine::vocabulary! {
    /// A type of research card. Each type has its own deck.
    pub enum Deck {
        /// Cards A1 to A32.
        Invention = "invention",
        /// Cards B1 to B32.
        Mutation = "mutation",
        /// Cards C1 to C32.
        Insight = "insight",
        /// Cards D1 to D32.
        Building = "building",
        /// Cards E1 to E32.
        Achievement = "achievement",
    }
}

engine::small_set! {
    /// Types of research cards.
    pub struct Decks(u8) of Deck
}

/// Number of cost spaces on a card.
pub const SPACES: usize = 5;

engine::small_set! {
    /// Cost spaces of a card, counted from 0.
    pub struct CostSpaces(u8) of numbers below SPACES
}

engine::small_set! {
    /// Spaces of V.I.C.I's Prosperity grid, counted from 1.
    pub struct GridSpaces(u16) of numbers from 1 to PROSPERITY_GRID.0
}

engine::small_set! {
    /// Spaces of a progress track. The start is space 0.
    pub struct TrackSpaces(u16) of numbers below Track::END + 1
}

/// A research card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// The id, which also names the deck.
    pub id: CardId,
    /// The ready-made starting hand that it belongs to, from 1 to 6; `None` for most cards.
    pub number: Option<u8>,
    /// The cost spaces, from left to right.
    pub cost: [Space; SPACES],
    /// The success points under the cost spaces.
    pub points: [u8; SPACES],
    /// The top third: an activity, a lasting ability or a point bonus.
    pub top: Top,
    /// The instant bonus, gained when the card is installed.
    pub bonus: Option<BonusId>,
}

/// A cost space of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Space {
    /// The requirement; `None` if the space is empty.
    pub need: Option<Need>,
    /// Number of built settlements that fulfil the space instead; 0 if settlements cannot.
    pub settlements: u8,
    /// Whether these settlements include those of the previous space, as the mark between the spaces says (p. 24).
    pub included: bool,
}

/// The requirement of a cost space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Return this many stored materials.
    Return(Material, u8),
    /// Return a feature marker.
    ReturnFeature(Feature),
    /// Have at least this many feature markers.
    Have(Feature, u8),
}

/// The top third of a research card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Top {
    /// Nothing.
    Nothing,
    /// An activity.
    Activity(ActivityId),
    /// A lasting ability.
    Ability(Ability),
    /// This many points in the final scoring for every card and income chip in the card's column.
    PointBonus(u8),
}

/// The number of an activity in its pack. Activity 0 is printed on the console.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub struct ActivityId(pub(crate) u8);

impl ActivityId {
    /// The activity printed on the console.
    pub const CONSOLE: Self = Self(0);

    /// Returns the number, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// An event card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventCard {
    /// The id.
    pub id: EventId,
    /// Steps that the weather moves: positive towards hot, negative towards cold.
    pub weather: i8,
    /// The civilizations that receive the bonus.
    pub winners: Winners,
    /// What they must return first.
    pub toll: Option<Toll>,
    /// The bonus.
    pub bonus: BonusId,
    /// The spaces of V.I.C.I's Prosperity grid whose markers stand in for pieces that it does not have (p. 43).
    pub proxy: Option<GridSpaces>,
}

/// The rule for who receives the bonus of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winners {
    /// The civilization that has the most of something, at least one.
    Most {
        /// What is counted.
        count: Count,
        /// Whether all civilizations that are tied for the most receive the bonus. If not, a tie means that none does.
        shared: bool,
    },
    /// Every civilization that has at least this many of something.
    AtLeast(Count, u8),
}

/// What the winner of an event must return before the bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toll {
    /// A farm.
    Farm,
    /// A boat.
    Boat,
}

/// A goal chip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    /// The id.
    pub id: GoalId,
    /// What must be met to install it.
    pub requirement: Requirement,
}

/// The requirement of a goal chip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Requirement {
    /// Have at least this many of something.
    Have(Count, u8),
    /// Return a stored material.
    Pay(Material),
}

/// An attribute chip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AttributeChip {
    /// The id.
    pub id: AttributeId,
    /// The feature whose markers it asks for.
    pub feature: Feature,
    /// Number of markers that the player must have. One of them is returned.
    pub need: u8,
    /// The lasting ability that it gives.
    pub ability: Ability,
}

/// A starting marker card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarkerCard {
    /// The id.
    pub id: MarkerCardId,
    /// The ready-made starting hand that it belongs to, from 1 to 6.
    pub number: Option<u8>,
    /// The markers that its owner starts with, by space of the console.
    pub markers: Vec<(Slot, u8)>,
}

/// A space of the console where markers are placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Slot {
    /// Food, money, ideas or focus.
    Marker(Marker),
    /// The dice space of this value, for planning markers.
    Planning(u8),
    /// A storage space.
    Storage(Material),
    /// A feature space.
    Feature(Feature),
}

/// A starting chip card: its owner's first income chip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChipCard {
    /// The id.
    pub id: ChipCardId,
    /// The ready-made starting hand that it belongs to, from 1 to 6.
    pub number: Option<u8>,
    /// The module that starts at level II.
    pub module: Module,
}

/// What is printed on the boards and can differ between packs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// The food gained by a hunt, by die value (from 1) and type of territory.
    pub hunting: [[u8; 7]; 6],
    /// Points for each statue in the Income phase, by space of the Favor of Agera track (from 1).
    pub statue_points: [u8; 6],
    /// The settlements, in the order of the console.
    pub settlements: [SettlementPlan; 4],
    /// Maximum number of diamonds of the food space.
    pub food_diamonds: u8,
    /// Maximum number of diamonds of the money space.
    pub money_diamonds: u8,
    /// The pale spaces of the progress tracks, which some cards and events count.
    pub pale: TrackSpaces,
    /// The materials that statues can be made of, by building ground.
    pub grounds: [Materials; Ground::COUNT],
}

/// A settlement on the console.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SettlementPlan {
    /// The materials that it costs, one of each.
    pub cost: Materials,
    /// Number of diamonds under it, which become active when it is built.
    pub diamonds: u8,
}
