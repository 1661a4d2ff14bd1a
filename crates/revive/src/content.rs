//! What is printed on boards, cards and tokens: a content pack, read from data files into tables.

mod file;
pub(crate) mod grammar;
mod load;
mod pack;
mod pieces;
mod registry;
mod tables;
mod validate;

use engine::notation::Name;
pub use engine::pack::PackError;
pub use file::{PackFile, PackFiles};
use grammar::AMOUNT;
pub use pack::Content;
pub use pieces::{
    ArtifactCardId, ArtifactCardSet, CardId, CardSet, CrateId, CrateSet, LargeId, MachineId, ModuleId, Named,
    StartingSet, TileId, TileSet,
};
pub use registry::ContentRef;

use crate::effect::EffectsId;
use crate::resource::{Color, Colors, Purse};
use crate::space::HEXES;

engine::vocabulary! {
    /// A half of a card.
    pub enum Half {
        /// The effect of the two top slots.
        Top = "top",
        /// The effect of the two bottom slots.
        Bottom = "bottom",
    }
}

/// A citizen card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// Which.
    pub id: CardId,
    /// Its color.
    pub color: Color,
    /// What its halves do.
    pub effects: [EffectsId; Half::COUNT],
    /// The edges with a slot symbol.
    pub slot: [bool; Half::COUNT],
    /// The half with a flask.
    pub flask: Option<Half>,
}

/// A machine token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Machine {
    /// Which.
    pub id: MachineId,
    /// Its color.
    pub color: Color,
    /// What it does.
    pub effect: EffectsId,
    /// Whether it has a flask.
    pub flask: bool,
}

/// A slot module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Module {
    /// Which.
    pub id: ModuleId,
    /// The colors of cards that activate it.
    pub colors: Colors,
    /// What it does.
    pub effect: EffectsId,
    /// Whether it has a flask.
    pub flask: bool,
}

/// What a hex of an area tile shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// Where one builds.
    Sand,
    /// A field, forest or mountain.
    Terrain(Color),
    /// Water, with its reward.
    Water(EffectsId),
    /// Where one populates.
    Location,
}

/// An area tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile {
    /// Which.
    pub id: TileId,
    /// The kind of its back, counted from 0; starting tiles have none.
    pub back: Option<u8>,
    /// Its hexes.
    pub hexes: [Ground; HEXES],
}

/// How many kinds of backs there are.
pub const BACKS: usize = 5;

/// The back of an area tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Back {
    /// What exploring it costs.
    pub cost: Purse,
    /// The points for it.
    pub points: u8,
}

engine::vocabulary! {
    /// What is counted in the end.
    pub enum Category {
        /// Crates, used or not.
        Crates = "crates",
        /// Energy.
        Energy = "energy",
        /// Slot modules; on artifact cards every two.
        Modules = "modules",
        /// Population figures placed.
        Figures = "figures",
        /// Markers removed from the tribe board.
        TribeMarkers = "tribe-markers",
        /// Flasks.
        Flasks = "flasks",
        /// Recruited cards.
        Cards = "cards",
        /// Water spaces one has built next to.
        Waters = "waters",
        /// Crystals next to one's buildings.
        Crystals = "crystals",
    }
}

/// The sides of a large location tile.
pub const SIDES: usize = 2;

engine::effect_table! {
    /// What a large location is worth to those who populate it.
    pub enum LargeScore {
        /// Points for each of these.
        Each(category: Category, count: u8) = (_, Name, AMOUNT), "worth-each";
        /// The number where one's marker stands on a machine track.
        Track(track: Color) = ("track", Name), "worth-track";
        /// Points for each large building.
        LargeBuildings(count: u8) = ("large-buildings", AMOUNT), "worth-large-buildings";
        /// Points for each figure in a large location.
        FiguresInLarge(count: u8) = ("figures-in-large", AMOUNT), "worth-figures-in-large";
        /// Points for being on at least 3, 6, 8 and 10 area tiles.
        Presence(points: [u8; PRESENCE.len()]) = ("presence", grammar::OnTiles), _;
        /// An energy when it is populated, and points for each flask.
        FlasksAndEnergy(count: u8) = ("flasks-energy", AMOUNT), "worth-flasks-and-energy";
    }
}

/// On how many area tiles one must be for the points of [`LargeScore::Presence`].
pub const PRESENCE: [u8; 4] = [3, 6, 8, 10];

engine::vocabulary! {
    /// The color of a major artifact.
    pub enum ArtifactColor {
        /// The first category of artifact cards.
        Purple = "purple",
        /// The second.
        Orange = "orange",
        /// The third.
        White = "white",
    }
}

/// An artifact card: a category with its points for each, by color of the artifacts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArtifactCard {
    /// Which.
    pub id: ArtifactCardId,
    /// Category and points.
    pub categories: [(Category, u8); ArtifactColor::COUNT],
}

engine::vocabulary! {
    /// The machines printed on the player board.
    pub enum StandardMachine {
        /// Converts a basic resource to a crystal.
        Crystal = "crystal",
        /// Moves a played card to the resting area.
        Rest = "rest",
        /// One space more range for an action.
        Range = "range",
    }
}

engine::effect_table! {
    /// What a reward space along the machine tracks holds.
    pub enum Reward {
        /// A machine of the player board.
        Standard(machine: StandardMachine) = ("standard", Name), "reward-standard";
        /// A special machine of this color.
        Machine(color: Color) = ("machine", Name), "reward-machine";
        /// An artifact.
        Artifact = ("artifact"), "reward-artifact";
        /// In the end 2 points for each recruited card of this color.
        Cards(color: Color) = ("cards", Name), _;
    }
}

/// How many reward spaces there are.
pub const REWARDS: usize = 15;

engine::small_set! {
    /// A set of reward spaces, counted from 0.
    pub struct RewardSpaces(u16) of numbers below REWARDS
}

/// A reward space along the machine tracks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RewardSpace {
    /// What it holds.
    pub reward: Reward,
    /// The spaces that must be reached on the tracks; 0 where none is asked for.
    pub needs: [u8; Color::COUNT],
}

/// How many card slots there are: two top, two bottom, the right one.
pub const SLOTS: usize = 5;
/// How many spaces the progress track has.
pub const PROGRESS: usize = 20;
/// The most module spaces there can be.
pub const MOST_MODULES: usize = 15;

engine::small_set! {
    /// A set of module spaces, counted from 0 over all slots.
    pub struct ModuleSpaces(u16) of numbers below MOST_MODULES
}

engine::vocabulary! {
    /// What a space of a track gives.
    pub enum TrackBonus {
        /// An energy.
        Energy = "energy",
        /// A crate.
        Crate = "crate",
        /// An artifact.
        Artifact = "artifact",
    }
}

/// The player board.
#[derive(Clone, Debug)]
pub struct PlayerBoard {
    /// The most one can have of each resource.
    pub limits: Purse,
    /// The last space of the machine tracks.
    pub track_length: u8,
    /// How many module spaces each slot has.
    pub modules: [u8; SLOTS],
    /// The module spaces with an activation symbol.
    pub activation: ModuleSpaces,
    /// The reward spaces along the machine tracks.
    pub rewards: [RewardSpace; REWARDS],
    /// The purple points, by the number of markers on the progress track.
    pub progress: [u8; PROGRESS + 1],
    /// What a marker on a space of the progress track gives.
    pub progress_bonus: [Option<TrackBonus>; PROGRESS],
}

/// The tracks of the game board.
#[derive(Clone, Debug)]
pub struct Tracks {
    /// The points after which the point track starts over.
    pub lap: u8,
    /// What spaces of the point track give, on the first lap.
    pub point_bonuses: Vec<(u8, TrackBonus)>,
    /// The rewards of the hibernation track, from the second space on.
    pub hibernation: Vec<EffectsId>,
    /// The space of the hibernation track, counted from 1, that removes an artifact.
    pub removes: u8,
}
