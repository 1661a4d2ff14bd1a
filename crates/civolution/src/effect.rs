//! The closed vocabulary of what cards, chips and events give. Its words are also how a content pack is written.

use serde::{Deserialize, Serialize};

use crate::content::Deck;
use crate::continent::Terrain;
use crate::count::Count;
use crate::material::{Material, Row};
use crate::module::{Feature, Module, Track};

engine::vocabulary! {
    /// A marker on a space of the console that has only one kind of it.
    pub enum Marker {
        /// On the food space.
        Food = "food",
        /// On the money space.
        Money = "money",
        /// On the idea space.
        Idea = "idea",
        /// On the focus space.
        Focus = "focus",
    }
}

engine::vocabulary! {
    /// What can be built on the continent.
    pub enum Project {
        /// In a land territory.
        Farm = "farm",
        /// In a Water territory.
        Boat = "boat",
        /// On a building ground, of one stored material.
        Statue = "statue",
        /// On a building ground.
        Settlement = "settlement",
    }
}

/// Which material one gains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum MaterialChoice {
    /// Any of the 18.
    Any,
    /// This one.
    Only(Material),
    /// Any of this land type.
    Of(Terrain),
    /// Any of this row.
    In(Row),
}

impl MaterialChoice {
    /// Whether it can be this material.
    #[must_use]
    pub fn allows(self, material: Material) -> bool {
        match self {
            Self::Any => true,
            Self::Only(only) => only == material,
            Self::Of(terrain) => material.terrain() == terrain,
            Self::In(row) => material.row() == row,
        }
    }
}

/// On which track one advances.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TrackChoice {
    /// Any.
    Any,
    /// This one.
    Only(Track),
    /// One on which no own track is further behind.
    Lowest,
}

/// Which module one upgrades.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum UpgradeChoice {
    /// Any main module.
    Any,
    /// This one.
    Only(Module),
    /// One with the colour of this track.
    Colour(Track),
}

/// What is counted out per unit of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Gain {
    /// Success points.
    Points,
    /// Markers.
    Markers(Marker),
}

/// One thing that a card, chip or event lets its owner do or gain. He may forgo it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Effect {
    /// Gain success points.
    Points(u8),
    /// Gain markers.
    Markers(Marker, u8),
    /// Gain so many for each unit of something, of at most so many units.
    Per {
        /// What.
        gain: Gain,
        /// How many per unit.
        each: u8,
        /// What is counted.
        count: Count,
        /// At most so many units.
        most: u8,
    },
    /// Place so many planning markers on one dice space.
    Planning(u8),
    /// Gain so many feature markers, of this type or each of any type.
    Features(Option<Feature>, u8),
    /// Move up to so many feature markers to other feature spaces.
    Mutate(u8),
    /// Gain so many stored materials.
    Materials(MaterialChoice, u8),
    /// Advance so many steps on a track.
    Advance(TrackChoice, u8),
    /// Advance on the Favor of Agera track.
    Favor(u8),
    /// Gain an activation die and roll it. With none on display it is taken from whoever else has the most, also from
    /// V.I.C.I, which does not choose.
    ActivationDie,
    /// Gain a fate die, in the same way.
    FateDie,
    /// Take up to so many used dice, roll them and place them on their dice spaces.
    Recover(u8),
    /// Move up to so many dice to other dice spaces.
    TurnDice(u8),
    /// Gain the top card of a research stack, so many times.
    Cards(Option<Deck>, u8),
    /// Draw so many cards from face-down stacks, keep so many of them; nothing is drawn, or all.
    Draw {
        /// How many one looks at.
        draw: u8,
        /// How many one keeps.
        keep: u8,
    },
    /// Gain a goal chip.
    GoalChip,
    /// Install a goal chip.
    InstallGoal,
    /// Gain an income chip.
    IncomeChip,
    /// Perform up to so many actions of income chips.
    IncomeActions(u8),
    /// Perform an activity.
    Activity,
    /// Flip a stage tile to active.
    StageTile,
    /// Upgrade a module.
    Upgrade(UpgradeChoice),
    /// Perform up to so many migrations.
    Migrations(u8),
    /// Perform up to so many procreations.
    Procreations(u8),
    /// Put a weak tribe on each of up to so many vacant encampments of one own territory.
    WeakTribes(u8),
    /// Strengthen up to so many tribes.
    Strengthen(u8),
    /// Move up to so many tribes from the wilderness to free encampments of their territories.
    Encamp(u8),
    /// Perform up to so many hunts.
    Hunts(u8),
    /// Make up to so many lucky finds.
    LuckyFinds(u8),
    /// Reveal the sites next to an own territory.
    Explore,
    /// Reveal one site anywhere.
    RevealSite,
    /// Produce so many raw materials.
    Produce(u8),
    /// Transport up to so many raw materials.
    Transport(u8),
    /// Complete a building project, of this type or any.
    Build(Option<Project>),
    /// Install a card of this type from the hand.
    Install(Deck),
    /// Perform the Sale action up to so many times.
    Sales(u8),
    /// Perform the Purchase action up to so many times.
    Purchases(u8),
}

/// What is paid for an activity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Price {
    /// Return markers.
    Markers(Marker, u8),
    /// Return so many stored materials.
    Materials(MaterialChoice, u8),
    /// Return so many feature markers.
    Features(Option<Feature>, u8),
    /// Return so many planning markers.
    Planning(u8),
    /// Put so many dice from the dice spaces to the used ones.
    Dice(u8),
    /// Weaken so many strong tribes.
    Weaken(u8),
    /// Return so many tribes from the continent.
    Tribes(u8),
    /// Move back so many steps on the Favor of Agera track.
    Favor(u8),
}

/// What a card, chip or event gives: perhaps after a favor test, one of its alternatives, each a list of effects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bonus {
    /// Whether a favor test comes first.
    pub favor_test: bool,
    /// The alternatives; mostly one.
    pub either: Vec<Vec<Effect>>,
}

/// An activity: a price and what one gets for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Activity {
    /// What is paid first, all of it.
    pub price: Vec<Price>,
    /// What one gets.
    pub bonus: BonusId,
}

/// The number of a bonus in its pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BonusId(pub(crate) u16);
