//! What is printed on cards, chips and boards: a content pack, read from data files into tables.

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
    /// A type of research card: each has its deck.
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

/// How many cost spaces a card has.
pub const SPACES: usize = 5;

engine::small_set! {
    /// Cost spaces of a card, counted from 0.
    pub struct CostSpaces(u8) of numbers below SPACES
}

engine::small_set! {
    /// Spaces of V.I.C.I's Prosperity grid.
    pub struct GridSpaces(u16) of numbers from 1 to PROSPERITY_GRID.0
}

engine::small_set! {
    /// Spaces of a progress track, its start being 0.
    pub struct TrackSpaces(u16) of numbers below Track::END + 1
}

/// A research card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// Which.
    pub id: CardId,
    /// The ready-made starting hand it belongs to.
    pub number: Option<u8>,
    /// The cost spaces, from the left.
    pub cost: [Space; SPACES],
    /// The points under them.
    pub points: [u8; SPACES],
    /// The top third.
    pub top: Top,
    /// The instant bonus.
    pub bonus: Option<BonusId>,
}

/// A cost space of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Space {
    /// What it asks for; nothing if it is empty.
    pub need: Option<Need>,
    /// How many built settlements fulfil it as well; 0 if they do not.
    pub settlements: u8,
    /// Whether the mark between the two says that these settlements include those of the space before (p. 24).
    pub included: bool,
}

/// What a cost space asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Return so many stored materials.
    Return(Material, u8),
    /// Return a feature marker.
    ReturnFeature(Feature),
    /// Have so many feature markers.
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
    /// So many points in the final scoring for every card and income chip in its column.
    PointBonus(u8),
}

/// The number of an activity in its pack. Number 0 is the one printed on the console.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub struct ActivityId(pub(crate) u8);

impl ActivityId {
    /// The activity printed on the console.
    pub const CONSOLE: Self = Self(0);

    /// Its number, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// An event card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventCard {
    /// Which.
    pub id: EventId,
    /// How many steps the weather moves, towards hot or (negative) towards cold.
    pub weather: i8,
    /// Who receives the bonus.
    pub winners: Winners,
    /// What they have to return first.
    pub toll: Option<Toll>,
    /// The bonus.
    pub bonus: BonusId,
    /// The spaces of V.I.C.I's Prosperity grid whose markers stand for what it has no pieces for (p. 43).
    pub proxy: Option<GridSpaces>,
}

/// Who receives the bonus of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winners {
    /// Whoever has the most of something, at least one.
    Most {
        /// Of what.
        count: Count,
        /// Whether all who are tied for the most receive it; otherwise nobody does.
        shared: bool,
    },
    /// Everybody who has at least so many of something.
    AtLeast(Count, u8),
}

/// What the winner of an event has to return first.
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
    /// Which.
    pub id: GoalId,
    /// What it asks for.
    pub requirement: Requirement,
}

/// What a goal chip asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Requirement {
    /// Have at least so many of something.
    Have(Count, u8),
    /// Return a stored material.
    Pay(Material),
}

/// An attribute chip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AttributeChip {
    /// Which.
    pub id: AttributeId,
    /// Of what feature.
    pub feature: Feature,
    /// How many markers one must have; one of them is returned.
    pub need: u8,
    /// What it brings.
    pub ability: Ability,
}

/// A starting marker card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarkerCard {
    /// Which.
    pub id: MarkerCardId,
    /// The ready-made starting hand it belongs to.
    pub number: Option<u8>,
    /// The markers one starts with.
    pub markers: Vec<(Slot, u8)>,
}

/// A space of the console that markers are placed on.
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
    /// Which.
    pub id: ChipCardId,
    /// The ready-made starting hand it belongs to.
    pub number: Option<u8>,
    /// The module that starts at level II.
    pub module: Module,
}

/// What is printed on the boards and differs from table to table of a reconstruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// The food of a hunt, by die and type of territory.
    pub hunting: [[u8; 7]; 6],
    /// The points of a statue in the income phase, by space of the Favor of Agera track.
    pub statue_points: [u8; 6],
    /// The settlements, in the order of the console.
    pub settlements: [SettlementPlan; 4],
    /// The most diamonds of the food space.
    pub food_diamonds: u8,
    /// The most diamonds of the money space.
    pub money_diamonds: u8,
    /// The pale spaces of the tracks.
    pub pale: TrackSpaces,
    /// The materials that statues on each building ground are made of.
    pub grounds: [Materials; Ground::COUNT],
}

/// A settlement on the console.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SettlementPlan {
    /// The materials it costs.
    pub cost: Materials,
    /// The diamonds under it.
    pub diamonds: u8,
}
