//! What a player can decide.

mod notation;

use serde::Serialize;

use crate::content::{ArtifactCardId, ArtifactColor, CardId, CrateId, Half, MachineId, ModuleId, REWARDS};
use crate::effect::BoardAction;
use crate::resource::{Color, Resource};
use crate::space::{Space, TilePlace};
use crate::tribe::{Side, TECHNOLOGIES, Tribe};

/// A machine of one's own: its reward space, or the technology it is printed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum MachineSpot {
    /// On a reward space, counted from 0.
    Reward(u8),
    /// On a technology of the tribe board, counted from 0.
    Technology(u8),
}

impl MachineSpot {
    /// How many there are.
    pub const COUNT: usize = REWARDS + TECHNOLOGIES;

    /// Its number, counted from 0: reward spaces come first.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Reward(number) => number as usize,
            Self::Technology(number) => REWARDS + number as usize,
        }
    }

    /// The one with this number, counted from 0, if there is one.
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
    /// A set of machines of one's own.
    pub struct MachineSpots(u32) of MachineSpot
}

/// A decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Action {
    /// Choose a tribe and a side.
    Tribe(Tribe, Side),
    /// Keep an artifact card.
    Keep(ArtifactCardId),
    /// Play a card.
    Play {
        /// Which.
        card: CardId,
        /// In which slot, counted from 0.
        slot: u8,
        /// For which half.
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
        /// Where.
        place: TilePlace,
        /// How many crystals stand in for other resources.
        crystals: u8,
    },
    /// Build.
    Build {
        /// Where.
        space: Space,
        /// Whether it is a large building.
        large: bool,
        /// How many crystals stand in for other resources.
        crystals: u8,
    },
    /// Populate.
    Populate {
        /// Where.
        space: Space,
        /// The technology whose figure is taken, counted from 0.
        technology: u8,
        /// How many crystals stand in for other resources.
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
    /// Open a crate, or open one again.
    Open(CrateId),
    /// Use a technology that trades.
    Technology(u8),
    /// Activate a card, or point at one.
    Card(CardId),
    /// Activate the module on a module space, or place one there, counted from 0.
    ModuleSpace(u8),
    /// Choose one of two effects: the first is 0.
    Option(u8),
    /// Choose a resource.
    Take(Resource),
    /// Choose a machine track.
    Track(Color),
    /// Choose crystals as the next reward.
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
    /// Recruit the top card of the deck, unseen.
    Blind,
    /// Lay a tile as it is printed, or turned round.
    Turned(bool),
    /// Do what is offered.
    Do,
    /// Do without.
    Pass,
}

impl Action {
    /// The action on the board it is, if it is one.
    #[must_use]
    pub const fn board_action(self) -> Option<BoardAction> {
        match self {
            Self::Explore { .. } => Some(BoardAction::Explore),
            Self::Build { .. } => Some(BoardAction::Build),
            Self::Populate { .. } => Some(BoardAction::Populate),
            _ => None,
        }
    }

    /// The same action where nothing is missing.
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
