//! The six tribes and their technologies (section “Clarification of tribe abilities and technologies”).

use crate::content::grammar::{AMOUNT, Lasts, PassedSpaces};
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

engine::small_set! {
    /// A set of technologies of a tribe board, counted from 0.
    pub struct TechnologySet(u8) of numbers below TECHNOLOGIES
}

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

engine::effect_table! {
    /// What a technology is.
    pub enum Gives {
        /// The fifth card slot.
        Slot = ("slot"), "gives-slot";
        /// Holds from now on.
        Lasting(lasting: Lasting) = ("lasting", Lasts), "gives-lasting";
        /// These spaces cost nothing to pass.
        FreePath(spaces: Passing) = ("free-path", PassedSpaces), "gives-free-path";
        /// Exploring costs less food, off the tile first, then off the range.
        ExploreFood(count: u8) = ("explore-food", AMOUNT), "gives-explore-food";
        /// 1 crystal moves a played card to the resting area.
        RestForCrystal = ("rest-for-crystal"), "gives-rest-for-crystal";
        /// No books to others when populating.
        NoBooks = ("no-books"), "gives-no-books";
        /// Once: one figure moves to another regular location.
        MoveFigure = ("move-figure"), "gives-move-figure";
        /// A resource by color with each card gained from the display.
        CardResource = ("card-resource"), _;
        /// A crate and a crystal at once, and a crystal with each later crate.
        CrateCrystal = ("crate-crystal"), "gives-crate-crystal";
        /// Building costs 1 less for each mountain next to it.
        MountainDiscount = ("mountain-discount"), "gives-mountain-discount";
        /// More range from a temple, in spaces.
        TempleRange(spaces: u8) = ("temple-range", AMOUNT), "gives-temple-range";
        /// Actions next to the falcon cost less.
        FalconDiscount(count: u8) = ("falcon-discount", AMOUNT), "gives-falcon-discount";
        /// Resources by the terrain on which the falcon lands.
        FalconResources(count: u8) = ("falcon-resources", AMOUNT), _;
        /// The switch is reset, and may copy the bottom effect of another player's card.
        CopySwitch = ("copy-switch"), "gives-copy-switch";
        /// Gained at once.
        AtOnce(effects: EffectsId) = _, _;
        /// A machine on the tribe board.
        Machine(effects: EffectsId) = _, _;
        /// Gained with every tribe ability.
        AbilityMore(effects: EffectsId) = _, _;
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
        } = _, _;
    }
}

/// Kinds of spaces that cost nothing to pass.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Passing {
    /// Terrains: fields, forests, mountains.
    pub terrain: Colors,
    /// Water.
    pub water: bool,
}
