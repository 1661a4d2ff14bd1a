//! Decisions that a player can take.

mod notation;

use serde::Serialize;

use crate::content::{ArtifactCardId, ArtifactColor, CardId, CrateId, Half, MachineId, ModuleId, REWARDS};
use crate::effect::BoardAction;
use crate::resource::{Color, Resource};
use crate::space::{Space, TilePlace};
use crate::tribe::{Side, TECHNOLOGIES, Tribe};

/// The location of a player's machine: a reward space, or the technology that it is printed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum MachineSpot {
    /// On a reward space, counted from 0.
    Reward(u8),
    /// On a technology of the tribe board, counted from 0.
    Technology(u8),
}

impl MachineSpot {
    /// Number of locations.
    pub const COUNT: usize = REWARDS + TECHNOLOGIES;

    /// Returns its number, counted from 0. Reward spaces come first.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Reward(number) => number as usize,
            Self::Technology(number) => REWARDS + number as usize,
        }
    }

    /// Returns the location with this number, counted from 0, or `None` if there are fewer.
    #[must_use]
    pub const fn nth(index: usize) -> Option<Self> {
        match index {
            0..REWARDS => Some(Self::Reward(index as u8)),
            REWARDS..Self::COUNT => Some(Self::Technology((index - REWARDS) as u8)),
            _ => None,
        }
    }
}

engine::small_set! {
    /// A set of a player's machines.
    pub struct MachineSpots(u32) of MachineSpot
}

/// A decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Action {
    /// Choose a tribe and a side of its board.
    Tribe(Tribe, Side),
    /// Keep one of the artifact cards on offer.
    Keep(ArtifactCardId),
    /// Play a card for one of its halves.
    Play {
        /// The card, from the active area.
        card: CardId,
        /// The slot, counted from 0.
        slot: u8,
        /// The half that it shows in the slot.
        half: Half,
    },
    /// Use the switch token for a basic resource.
    Switch(Resource),
    /// Use the improved switch token for a step on a track.
    SwitchStep(Color),
    /// Use the switch token to copy a card.
    SwitchCopy,
    /// Explore an area tile.
    Explore {
        /// The place of the tile.
        place: TilePlace,
        /// Number of crystals that replace other resources.
        crystals: u8,
    },
    /// Place a building.
    Build {
        /// The space to build on.
        space: Space,
        /// Whether the building is large.
        large: bool,
        /// Number of crystals that replace other resources.
        crystals: u8,
    },
    /// Place a population figure and unlock its technology.
    Populate {
        /// The location.
        space: Space,
        /// The technology that the figure is taken from, counted from 0.
        technology: u8,
        /// Number of crystals that replace other resources.
        crystals: u8,
    },
    /// Hibernate.
    Hibernate,
    /// End the turn.
    End,
    /// Turn a crystal into a basic resource.
    Trade(Resource),
    /// Use a machine.
    Machine(MachineSpot),
    /// Open a crate, or reopen one.
    Open(CrateId),
    /// Use the trade of a technology, counted from 0, or let it move a card.
    Technology(u8),
    /// Choose a card: to activate, take, move, copy or discard.
    Card(CardId),
    /// Activate the module on a module space, counted from 0, or place one there.
    ModuleSpace(u8),
    /// Choose one of two effects: the first is 0.
    Option(u8),
    /// Choose a resource.
    Take(Resource),
    /// Choose a machine track.
    Track(Color),
    /// Collect crystals as the next reward.
    Crystals,
    /// Choose a space of the board.
    At(Space),
    /// Choose a reward space, or a reward of the hibernation track, counted from 0.
    Reward(u8),
    /// Take a module.
    Module(ModuleId),
    /// Take a machine.
    Token(MachineId),
    /// Take or remove an artifact.
    Artifact(ArtifactColor),
    /// Recruit the top card of the deck without seeing it.
    Blind,
    /// Lay a tile as it is printed (`false`) or after a half turn (`true`).
    Turned(bool),
    /// Accept what is offered.
    Do,
    /// Decline.
    Pass,
}

impl Action {
    /// Returns the kind of board action, or `None` if it is another kind of action.
    #[must_use]
    pub const fn board_action(self) -> Option<BoardAction> {
        match self {
            Self::Explore { .. } => Some(BoardAction::Explore),
            Self::Build { .. } => Some(BoardAction::Build),
            Self::Populate { .. } => Some(BoardAction::Populate),
            _ => None,
        }
    }

    /// Returns the same action without crystals, as it is when no resource is missing.
    #[must_use]
    pub(crate) const fn without_crystals(self) -> Self {
        match self {
            Self::Explore { place, .. } => Self::Explore { place, crystals: 0 },
            Self::Build { space, large, .. } => Self::Build { space, large, crystals: 0 },
            Self::Populate { space, technology, .. } => Self::Populate { space, technology, crystals: 0 },
            other => other,
        }
    }
}
