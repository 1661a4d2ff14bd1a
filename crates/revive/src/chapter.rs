//! The campaign: five chapters, each with something new and its own goal (A13). The rules do not track which chapters a
//! player has completed.

use engine::Seat;

use crate::content::Category;
use crate::setup::Unlocked;
use crate::space::{SpaceSet, TilePlace};
use crate::state::Revive;
use crate::tribe::{Side, Tribe};

engine::vocabulary! {
    /// A chapter of the campaign.
    pub enum Chapter {
        /// The base game.
        First = "1",
        /// The moon sides of the tribes of the base game.
        Second = "2",
        /// Formica, and the three large locations that the base game does not have.
        Third = "3",
        /// Vast crystals, and the improved switch token.
        Fourth = "4",
        /// Vukuntur, and the moon sides of all tribes.
        Fifth = "5",
    }
}

impl Chapter {
    /// Returns what the chapter unlocks. The sides of tribe boards are more specific: see `has_board`.
    #[must_use]
    pub const fn unlocked(self) -> Unlocked {
        let crystals = matches!(self, Self::Fourth | Self::Fifth);
        Unlocked {
            moon: !matches!(self, Self::First),
            tribes: matches!(self, Self::Fifth),
            large: crystals || matches!(self, Self::Third),
            vast: crystals,
            switch: crystals,
        }
    }

    /// Returns true if this side of a tribe board is in the game.
    pub(crate) fn has_board(self, tribe: Tribe, side: Side) -> bool {
        match self {
            Self::First => tribe.is_base() && side == Side::Sun,
            Self::Second => tribe.is_base() && side == Side::Moon,
            Self::Third | Self::Fourth => tribe.is_base() || (tribe == Tribe::Formica && side == Side::Sun),
            Self::Fifth => true,
        }
    }

    /// Returns the tribe that this chapter introduces. It is always among the drawn tribes.
    pub(crate) const fn newcomer(self) -> Option<Tribe> {
        match self {
            Self::Third => Some(Tribe::Formica),
            Self::Fifth => Some(Tribe::Vukuntur),
            Self::First | Self::Second | Self::Fourth => None,
        }
    }

    /// Returns true if all large locations that the base game does not have are laid out.
    pub(crate) const fn shows_new_locations(self) -> bool {
        matches!(self, Self::Third)
    }

    /// Returns the number of counted pieces that reaches the goal.
    #[must_use]
    pub const fn goal(self) -> u8 {
        match self {
            Self::First => 3,
            Self::Second => 3,
            Self::Third => 1,
            Self::Fourth => 2,
            Self::Fifth => 7,
        }
    }
}

impl Revive {
    /// Returns how many of the pieces that count for a chapter's goal a player has. This is public knowledge.
    pub(crate) fn towards_goal(&self, chapter: Chapter, seat: Seat) -> u8 {
        match chapter {
            Chapter::First => self.count(seat, Category::Figures),
            Chapter::Second => self.count(seat, Category::TribeMarkers),
            Chapter::Third => (self.player(seat).figures & SpaceSet::LARGE).len() as u8,
            Chapter::Fourth => self.count(seat, Category::Crystals),
            Chapter::Fifth => self.tiles_present(seat),
        }
    }

    /// Returns the number of area tiles on which a player is present.
    pub(crate) fn tiles_present(&self, seat: Seat) -> u8 {
        let pieces = self.player(seat).pieces();
        TilePlace::all().filter(|place| place.spaces().meets(pieces)).count() as u8
    }
}
