//! The six tribes and their technologies (section “Clarification of tribe abilities and technologies”).

use crate::effect::{Coin, EffectsId, Lasting};
use crate::resource::Colors;

engine::vocabulary! {
    /// A tribe.
    pub enum Tribe {
        /// In the base game.
        Nadair = "nadair",
        /// In the base game.
        Hofstadterians = "hofstadterians",
        /// In the base game.
        Jox49i = "jox49i",
        /// In the base game.
        Kuniban = "kuniban",
        /// Unlocked in the campaign.
        Formica = "formica",
        /// Unlocked in the campaign.
        Vukuntur = "vukuntur",
    }
}

engine::vocabulary! {
    /// A side of a tribe board.
    pub enum Side {
        /// The side for the first games.
        Sun = "sun",
        /// The side with pieces of its own.
        Moon = "moon",
    }
}

impl Tribe {
    /// Whether it is in the base game.
    #[must_use]
    pub const fn is_base(self) -> bool {
        !matches!(self, Self::Formica | Self::Vukuntur)
    }
}

/// The technologies of a tribe board: the root; left, middle, right; left, middle and right on top.
pub const TECHNOLOGIES: usize = 7;

/// A side of a tribe board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TribeBoard {
    /// What the tribe ability does.
    pub ability: EffectsId,
    /// From the bottom to the top, from left to right.
    pub technologies: [Technology; TECHNOLOGIES],
}

/// A technology.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Technology {
    /// Books.
    pub cost: u8,
    /// Purple points.
    pub points: u8,
    /// What it is.
    pub gives: Gives,
}

/// What a technology is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gives {
    /// The fifth card slot.
    Slot,
    /// Gained at once.
    AtOnce(EffectsId),
    /// A machine on the tribe board.
    Machine(EffectsId),
    /// Holds from now on.
    Lasting(Lasting),
    /// Gained with every tribe ability.
    AbilityMore(EffectsId),
    /// These spaces cost nothing to pass.
    FreePath(Passing),
    /// A trade at will.
    Trade {
        /// What is paid.
        coin: Coin,
        /// How much of it.
        count: u8,
        /// What is gained; two of a kind if it is basic.
        gain: Coin,
        /// How much of it.
        gained: u8,
    },
    /// Exploring costs so much less food, off the tile first, then off the range.
    ExploreFood(u8),
    /// 1 crystal moves a played card to the resting area.
    RestForCrystal,
    /// No books to others when populating.
    NoBooks,
    /// Once: one figure moves to another regular location.
    MoveFigure,
    /// A resource by color with each card gained from the display.
    CardResource,
    /// A crate and a crystal at once, and a crystal with each later crate.
    CrateCrystal,
    /// Building costs 1 less for each mountain next to it.
    MountainDiscount,
    /// So much more range from a temple.
    TempleRange(u8),
    /// Actions next to the falcon cost so much less.
    FalconDiscount(u8),
    /// So many resources by the terrain on which the falcon lands.
    FalconResources(u8),
    /// The switch is reset, and may copy the bottom effect of another player's card.
    CopySwitch,
}

/// Kinds of spaces that cost nothing to pass.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Passing {
    /// Terrains: fields, forests, mountains.
    pub terrain: Colors,
    /// Water.
    pub water: bool,
}
