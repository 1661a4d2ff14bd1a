//! The six tribes and their technologies (section “Clarification of tribe abilities and technologies”).

use crate::content::grammar::{AMOUNT, Lasts, PassedSpaces};
use crate::effect::{Coin, EffectsId, Lasting};
use crate::resource::Colors;

engine::vocabulary! {
    /// A tribe.
    pub enum Tribe {
        /// A tribe of the base game.
        Nadair = "nadair",
        /// A tribe of the base game.
        Hofstadterians = "hofstadterians",
        /// A tribe of the base game.
        Jox49i = "jox49i",
        /// A tribe of the base game.
        Kuniban = "kuniban",
        /// A tribe that the campaign unlocks.
        Formica = "formica",
        /// A tribe that the campaign unlocks.
        Vukuntur = "vukuntur",
    }
}

engine::vocabulary! {
    /// A side of a tribe board.
    pub enum Side {
        /// The side for the first games.
        Sun = "sun",
        /// The side with its own pieces.
        Moon = "moon",
    }
}

impl Tribe {
    /// Returns true if it is a tribe of the base game.
    #[must_use]
    pub const fn is_base(self) -> bool {
        !matches!(self, Self::Formica | Self::Vukuntur)
    }
}

/// Number of technologies on a tribe board: the root, then three in the middle row, then three in the top row.
pub const TECHNOLOGIES: usize = 7;

engine::small_set! {
    /// A set of technologies of a tribe board, counted from 0.
    pub struct TechnologySet(u8) of numbers below TECHNOLOGIES
}

/// A side of a tribe board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TribeBoard {
    /// The effects of the tribe ability.
    pub ability: EffectsId,
    /// The technologies from bottom to top, and from left to right in each row.
    pub technologies: [Technology; TECHNOLOGIES],
}

/// A technology.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Technology {
    /// Cost in books.
    pub cost: u8,
    /// Number of purple points at the end of the game.
    pub points: u8,
    /// What it gives.
    pub gives: Gives,
}

engine::effect_table! {
    /// What a technology gives.
    pub enum Gives {
        /// The fifth card slot.
        Slot = ("slot"), "gives-slot";
        /// A lasting effect.
        Lasting(lasting: Lasting) = ("lasting", Lasts), "gives-lasting";
        /// A free path: these spaces cost nothing to pass.
        FreePath(spaces: Passing) = ("free-path", PassedSpaces), "gives-free-path";
        /// Discount in food on exploring: first on the cost of the tile, then on the range.
        ExploreFood(count: u8) = ("explore-food", AMOUNT), "gives-explore-food";
        /// A payment of 1 crystal that moves a played card to the resting area.
        RestForCrystal = ("rest-for-crystal"), "gives-rest-for-crystal";
        /// Populating without books for other players.
        NoBooks = ("no-books"), "gives-no-books";
        /// One move of a figure to another regular location.
        MoveFigure = ("move-figure"), "gives-move-figure";
        /// With each card gained from the display, a resource of its color.
        CardResource = ("card-resource"), _;
        /// A crate and a crystal immediately, and a crystal with each later crate.
        CrateCrystal = ("crate-crystal"), "gives-crate-crystal";
        /// Discount of 1 on a building for each mountain next to it.
        MountainDiscount = ("mountain-discount"), "gives-mountain-discount";
        /// Additional range from temples, in spaces.
        TempleRange(spaces: u8) = ("temple-range", AMOUNT), "gives-temple-range";
        /// Discount on actions next to the falcon.
        FalconDiscount(count: u8) = ("falcon-discount", AMOUNT), "gives-falcon-discount";
        /// Number of resources of the terrain on which the falcon lands.
        FalconResources(count: u8) = ("falcon-resources", AMOUNT), _;
        /// A reset of the switch token, which may now copy the bottom effect of another player's card.
        CopySwitch = ("copy-switch"), "gives-copy-switch";
        /// Effects gained immediately.
        AtOnce(effects: EffectsId) = _, _;
        /// A machine on the tribe board.
        Machine(effects: EffectsId) = _, _;
        /// Effects gained with every activation of the tribe ability.
        AbilityMore(effects: EffectsId) = _, _;
        /// A trade that can be made as a free action.
        Trade {
            /// The resource to pay with.
            coin: Coin,
            /// The amount to pay.
            count: u8,
            /// The resource to gain. If it is any basic one, all gained resources are of one kind.
            gain: Coin,
            /// The amount to gain.
            gained: u8,
        } = _, _;
    }
}

/// Kinds of spaces that cost nothing to pass.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Passing {
    /// The colors of the terrain: fields, forests, mountains.
    pub terrain: Colors,
    /// Whether water spaces are among them.
    pub water: bool,
}
