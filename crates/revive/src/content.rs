//! Content packs: everything printed on boards, cards and tokens, read from data files into tables.

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
        /// The half used in the two top slots.
        Top = "top",
        /// The half used in the two bottom slots.
        Bottom = "bottom",
    }
}

/// A citizen card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// The card's id.
    pub id: CardId,
    /// The card's color.
    pub color: Color,
    /// The effects of the halves, indexed by [`Half`].
    pub effects: [EffectsId; Half::COUNT],
    /// Whether each edge has a slot symbol, indexed by [`Half`].
    pub slot: [bool; Half::COUNT],
    /// The half with a flask, if there is one.
    pub flask: Option<Half>,
}

/// A machine token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Machine {
    /// The machine's id.
    pub id: MachineId,
    /// The machine's color.
    pub color: Color,
    /// The effects of using it.
    pub effect: EffectsId,
    /// Whether it has a flask.
    pub flask: bool,
}

/// A slot module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Module {
    /// The module's id.
    pub id: ModuleId,
    /// The colors of cards that activate it.
    pub colors: Colors,
    /// The effects of activating it.
    pub effect: EffectsId,
    /// Whether it has a flask.
    pub flask: bool,
}

/// What a hex of an area tile shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// A space for a building.
    Sand,
    /// A field, forest or mountain.
    Terrain(Color),
    /// Water with its reward.
    Water(EffectsId),
    /// A space for population figures.
    Location,
}

/// An area tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile {
    /// The tile's id.
    pub id: TileId,
    /// The kind of its back, counted from 0. `None` for starting tiles.
    pub back: Option<u8>,
    /// What each hex shows.
    pub hexes: [Ground; HEXES],
}

/// The number of kinds of tile backs.
pub const BACKS: usize = 5;

/// The back of an area tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Back {
    /// The cost of exploring a tile with this back.
    pub cost: Purse,
    /// The points for exploring it.
    pub points: u8,
}

engine::vocabulary! {
    /// What is counted at the end of the game.
    pub enum Category {
        /// Crates, opened or not.
        Crates = "crates",
        /// Energy.
        Energy = "energy",
        /// Slot modules; artifact cards count pairs of them.
        Modules = "modules",
        /// Population figures on the board.
        Figures = "figures",
        /// Progress markers removed from the tribe board.
        TribeMarkers = "tribe-markers",
        /// Flasks.
        Flasks = "flasks",
        /// Recruited cards.
        Cards = "cards",
        /// Water spaces that the player has built next to.
        Waters = "waters",
        /// Rim crystals next to the player's buildings.
        Crystals = "crystals",
    }
}

/// The number of sides of a large location tile.
pub const SIDES: usize = 2;

engine::effect_table! {
    /// What a large location is worth to the players who populate it.
    pub enum LargeScore {
        /// Points for each item of this category.
        Each(category: Category, count: u8) = (_, Name, AMOUNT), "worth-each";
        /// The number of the space that the player's marker is on, on this machine track.
        Track(track: Color) = ("track", Name), "worth-track";
        /// Points for each large building.
        LargeBuildings(count: u8) = ("large-buildings", AMOUNT), "worth-large-buildings";
        /// Points for each figure in a large location.
        FiguresInLarge(count: u8) = ("figures-in-large", AMOUNT), "worth-figures-in-large";
        /// Points for being present on at least 3, 6, 8 and 10 area tiles.
        Presence(points: [u8; PRESENCE.len()]) = ("presence", grammar::OnTiles), _;
        /// An energy when it is populated, and points for each flask.
        FlasksAndEnergy(count: u8) = ("flasks-energy", AMOUNT), "worth-flasks-and-energy";
    }
}

/// The numbers of area tiles that [`LargeScore::Presence`] gives points for.
pub const PRESENCE: [u8; 4] = [3, 6, 8, 10];

engine::vocabulary! {
    /// The color of a major artifact.
    pub enum ArtifactColor {
        /// The first category of artifact cards.
        Purple = "purple",
        /// The second category.
        Orange = "orange",
        /// The third category.
        White = "white",
    }
}

/// An artifact card: for each color of artifact, a category and the points for each item of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArtifactCard {
    /// The card's id.
    pub id: ArtifactCardId,
    /// Categories and points, indexed by [`ArtifactColor`].
    pub categories: [(Category, u8); ArtifactColor::COUNT],
}

engine::vocabulary! {
    /// The machines printed on the player board.
    pub enum StandardMachine {
        /// Turns a basic resource into a crystal.
        Crystal = "crystal",
        /// Moves a played card to the resting area.
        Rest = "rest",
        /// Gives an action one more space of range.
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
        /// 2 points at the end for each recruited card of this color.
        Cards(color: Color) = ("cards", Name), _;
    }
}

/// The number of reward spaces.
pub const REWARDS: usize = 15;

engine::small_set! {
    /// A set of reward spaces, counted from 0.
    pub struct RewardSpaces(u16) of numbers below REWARDS
}

/// A reward space along the machine tracks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RewardSpace {
    /// The reward it holds.
    pub reward: Reward,
    /// The space that must be reached on each track; 0 if the track does not matter.
    pub needs: [u8; Color::COUNT],
}

/// The number of card slots: two at the top, two at the bottom, and one on the right.
pub const SLOTS: usize = 5;
/// The number of spaces on the progress track.
pub const PROGRESS: usize = 20;
/// The maximum number of module spaces on a player board.
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
    /// The maximum that a player can have of each resource.
    pub limits: Purse,
    /// The last space of the machine tracks.
    pub track_length: u8,
    /// The number of module spaces at each slot.
    pub modules: [u8; SLOTS],
    /// The module spaces with an activation symbol.
    pub activation: ModuleSpaces,
    /// The reward spaces along the machine tracks.
    pub rewards: [RewardSpace; REWARDS],
    /// The purple points, indexed by the number of markers on the progress track.
    pub progress: [u8; PROGRESS + 1],
    /// What a marker placed on each space of the progress track gives.
    pub progress_bonus: [Option<TrackBonus>; PROGRESS],
}

/// The tracks of the game board.
#[derive(Clone, Debug)]
pub struct Tracks {
    /// The number of points after which the point track starts over.
    pub lap: u8,
    /// Spaces of the point track with the bonuses they give on the first lap.
    pub point_bonuses: Vec<(u8, TrackBonus)>,
    /// The rewards of the hibernation track, starting with its second space.
    pub hibernation: Vec<EffectsId>,
    /// The space of the hibernation track, counted from 1, on which an artifact is removed from the game.
    pub removes: u8,
}
