//! One civilization: its console and its discs on the boards.

use std::ops::Index;

use serde::{Deserialize, Serialize};

use crate::ability::{Ability, Trait, TraitNumber};
use crate::content::{AttributeSet, CardSet, Decks, GoalId, IncomeSet, Slot};
use crate::continent::Terrains;
use crate::effect::Marker;
use crate::land::arrays;
use crate::material::Material;
use crate::module::{Feature, Module, Track};
use crate::stages::{StagePartition, TILE_STAGES, printed_points};

/// Number of markers of a civilization.
pub(crate) const MARKERS: u8 = 50;
/// Number of tribes of a civilization, except V.I.C.I.
pub(crate) const TRIBES: u8 = 20;
/// Number of farms of a civilization.
pub(crate) const FARMS: u8 = 3;
/// Number of boats of a civilization.
pub(crate) const BOATS: u8 = 2;
/// Number of settlements of a civilization.
pub(crate) const SETTLEMENTS: usize = 4;
engine::small_set! {
    /// Settlements, numbered from 0 in the order of the console.
    pub struct Settlements(u8) of numbers below SETTLEMENTS
}

/// Number of reset columns.
pub(crate) const RESET_COLUMNS: u8 = 4;
/// The last space of the Favor of Agera track; the first is 1.
pub(crate) const HIGHEST_FAVOR: u8 = 6;
/// Number of spaces in a goal area.
pub(crate) const GOAL_SPACES: usize = 3;

engine::vocabulary! {
    /// Where points come from during the game.
    pub enum Source {
        /// Fire encampments.
        Fires = "fires",
        /// Revealed sites and exploration.
        Sites = "sites",
        /// The cost spaces of installed cards.
        Cards = "cards",
        /// What cards, chips and events give.
        Bonuses = "bonuses",
        /// Sales.
        Sales = "sales",
        /// The lines of the progress tracks, and steps beyond their ends.
        Tracks = "tracks",
        /// Income chips used for points.
        Income = "income",
        /// Mystic oaks.
        Oaks = "oaks",
        /// Strong tribes in the feeding phase.
        StrongTribes = "strong-tribes",
        /// The category of each era.
        Eras = "eras",
        /// Statues in the income phase.
        Statues = "statues",
        /// V.I.C.I's action cards.
        ActionCards = "action-cards",
    }
}

/// How the rules differ for a civilization because of its installed cards and attribute chips.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Traits(#[serde(with = "arrays")] [u8; Trait::COUNT]);

impl Traits {
    /// No difference from the usual rules.
    pub const NONE: Self = Self([0; Trait::COUNT]);

    /// Returns true if a trait applies.
    #[must_use]
    pub fn has(&self, what: Trait) -> bool {
        self[what] > 0
    }

    /// Returns the types of territory that a trait applies to.
    #[must_use]
    pub fn terrains(&self, what: Trait) -> Terrains {
        Terrains::from_bits(self[what])
    }

    /// Returns the types of research cards that a trait applies to.
    #[must_use]
    pub fn decks(&self, what: Trait) -> Decks {
        Decks::from_bits(self[what])
    }

    /// Adds an ability.
    pub fn add(&mut self, ability: Ability) {
        let Ability::Trait(what, number) = ability else { return };
        let value = &mut self.0[what.index()];
        *value = match what.number() {
            TraitNumber::None => 1,
            TraitNumber::Amount => value.saturating_add(number),
            TraitNumber::Terrains | TraitNumber::Decks => *value | number,
        };
    }
}

impl Index<Trait> for Traits {
    type Output = u8;

    fn index(&self, what: Trait) -> &u8 {
        &self.0[what.index()]
    }
}

/// A civilization: its console, its supply and its discs.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Civilization {
    /// Activation dice on each dice space.
    pub dice: [u8; 6],
    /// Activation dice below the console, already used.
    pub used_dice: u8,
    /// Fate dice.
    pub fate_dice: u8,
    /// Planning markers on each dice space.
    pub planning: [u8; 6],
    /// Food, money, idea and focus markers.
    pub markers: [u8; Marker::COUNT],
    /// Stored materials of each type.
    pub storage: [u8; Material::COUNT],
    /// Feature markers of each type.
    pub features: [u8; Feature::COUNT],
    /// Number of reset columns with a marker.
    pub reset_markers: u8,
    /// Markers in the supply.
    pub supply: u8,
    /// Tribes in the supply.
    pub tribes: u8,
    /// Farms on the console.
    pub farms: u8,
    /// Boats on the console.
    pub boats: u8,
    /// Markers in the notches of boats on the console.
    pub boat_markers: u8,
    /// Settlements that have been built.
    pub settlements: Settlements,
    /// The levels of the main modules, from 1 to [`Module::TOP_LEVEL`].
    pub levels: [u8; Module::COUNT],
    /// The spaces of the discs on the progress tracks.
    pub tracks: [u8; Track::COUNT],
    /// The space of the disc on the Favor of Agera track, from 1.
    pub favor: u8,
    /// Points by source.
    pub points: [u16; Source::COUNT],
    /// What is installed in the columns of the stage partition.
    pub stages: StagePartition,
    /// Whether the tiles of stages 4 and 5 are active.
    pub stage_tiles: [bool; 2],
    /// Whether the completion bonuses of stages 1 and 2 have been given.
    pub completed: [bool; 2],
    /// The top goal chip on each space of the goal area.
    pub goals: [Option<GoalId>; GOAL_SPACES],
    /// Installed cards.
    pub installed: CardSet,
    /// Installed income chips, including the starting chip card.
    pub incomes: IncomeSet,
    /// Installed attribute chips.
    pub attributes: AttributeSet,
    /// How the rules differ for it. Follows from the installed cards and attribute chips.
    pub traits: Traits,
}

impl Civilization {
    /// Creates a civilization with an empty console and all its pieces in the supply.
    #[must_use]
    pub fn new() -> Self {
        Self {
            dice: [1; 6],
            used_dice: 0,
            fate_dice: 1,
            planning: [0; 6],
            markers: [0; Marker::COUNT],
            storage: [0; Material::COUNT],
            features: [0; Feature::COUNT],
            reset_markers: 0,
            supply: MARKERS,
            tribes: TRIBES,
            farms: FARMS,
            boats: BOATS,
            boat_markers: 0,
            settlements: Settlements::EMPTY,
            levels: [1; Module::COUNT],
            tracks: [0; Track::COUNT],
            favor: 1,
            points: [0; Source::COUNT],
            stages: StagePartition::new(),
            stage_tiles: [false; 2],
            completed: [false; 2],
            goals: [None; GOAL_SPACES],
            installed: CardSet::EMPTY,
            incomes: IncomeSet::EMPTY,
            attributes: AttributeSet::EMPTY,
            traits: Traits::NONE,
        }
    }

    /// Returns the total of its success points.
    #[must_use]
    pub fn total_points(&self) -> u32 {
        self.points.iter().map(|points| u32::from(*points)).sum()
    }

    /// Returns the number of activation dice on dice spaces.
    #[must_use]
    pub fn ready_dice(&self) -> u8 {
        self.dice.iter().sum()
    }

    /// Returns the maximum number of dice on dice spaces with which it may do a reset (p. 32).
    pub(crate) fn reset_dice(&self) -> u8 {
        3 + self.traits[Trait::EarlyReset]
    }

    /// Returns the number of activation dice, used ones included.
    #[must_use]
    pub fn activation_dice(&self) -> u8 {
        self.ready_dice() + self.used_dice
    }

    /// Returns the number of food, money, idea or focus markers.
    #[must_use]
    pub const fn marker(&self, marker: Marker) -> u8 {
        self.markers[marker.index()]
    }

    /// Returns the number of stored materials of one type.
    #[must_use]
    pub const fn stored(&self, material: Material) -> u8 {
        self.storage[material.index()]
    }

    /// Returns the number of feature markers of one type.
    #[must_use]
    pub const fn feature(&self, feature: Feature) -> u8 {
        self.features[feature.index()]
    }

    /// Returns the level of a module.
    #[must_use]
    pub const fn level(&self, module: Module) -> u8 {
        self.levels[module.index()]
    }

    /// Returns the space of its disc on a track.
    #[must_use]
    pub const fn track(&self, track: Track) -> u8 {
        self.tracks[track.index()]
    }

    /// Returns the number of module upgrades it has carried out, which breaks ties (p. 37).
    #[must_use]
    pub fn upgrades(&self) -> u8 {
        self.levels.iter().map(|level| level - 1).sum()
    }

    /// Returns the number of settlements it has built.
    #[must_use]
    pub const fn settlements_built(&self) -> u8 {
        self.settlements.len() as u8
    }

    /// Returns true if a stage is active. A stage with a tile is active only once the tile has been flipped.
    #[must_use]
    pub fn is_active(&self, stage: u8) -> bool {
        TILE_STAGES.into_iter().zip(self.stage_tiles).all(|(tile, active)| tile != stage || active)
    }

    /// Returns the points of a card or chip in a stage (p. 37).
    #[must_use]
    pub fn stage_worth(&self, stage: u8) -> u8 {
        if self.is_active(stage) { printed_points(stage) } else { 0 }
    }

    /// Returns the number of markers on a space of the console.
    #[must_use]
    pub fn slot(&self, slot: Slot) -> u8 {
        match slot {
            Slot::Marker(marker) => self.marker(marker),
            Slot::Planning(value) => self.planning.get(usize::from(value).wrapping_sub(1)).copied().unwrap_or(0),
            Slot::Storage(material) => self.stored(material),
            Slot::Feature(feature) => self.feature(feature),
        }
    }

    fn slot_mut(&mut self, slot: Slot) -> Option<&mut u8> {
        match slot {
            Slot::Marker(marker) => Some(&mut self.markers[marker.index()]),
            Slot::Planning(value) => self.planning.get_mut(usize::from(value).wrapping_sub(1)),
            Slot::Storage(material) => Some(&mut self.storage[material.index()]),
            Slot::Feature(feature) => Some(&mut self.features[feature.index()]),
        }
    }

    /// Places up to `count` markers from the supply on a space, and returns how many were placed.
    pub fn place(&mut self, slot: Slot, count: u8) -> u8 {
        let placed = count.min(self.supply);
        if let Some(space) = self.slot_mut(slot) {
            *space += placed;
            self.supply -= placed;
        }
        placed
    }

    /// Returns up to `count` markers from a space to the supply, and returns how many there were.
    pub fn give_back(&mut self, slot: Slot, count: u8) -> u8 {
        let Some(space) = self.slot_mut(slot) else { return 0 };
        let returned = count.min(*space);
        *space -= returned;
        self.supply += returned;
        returned
    }

    /// Returns the number of markers on the console that count against the supply, including those in reset columns and
    /// on boats still on the console.
    #[must_use]
    pub fn markers_on_console(&self) -> u32 {
        let spaces = [&self.planning[..], &self.markers, &self.storage, &self.features];
        let placed: u32 = spaces.into_iter().flatten().map(|count| u32::from(*count)).sum();
        placed + u32::from(self.reset_markers) + u32::from(self.boat_markers)
    }
}

impl Default for Civilization {
    fn default() -> Self {
        Self::new()
    }
}
