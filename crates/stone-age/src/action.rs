//! The decisions of the game and their notation.

mod notation;

use crate::place::{Acquisition, Place, Site};
use crate::resource::Resource;
use crate::tools::ToolChoice;

/// A decision of a player. Prints as a short line in one canonical form, and parses back from it.
///
/// ```
/// use stone_age::{Action, Place, Site};
/// let action: Action = "place forest 3".parse()?;
/// assert_eq!(action, Action::Place { place: Place::Site(Site::Forest), people: 3 });
/// assert_eq!(action.to_string(), "place forest 3");
/// # Ok::<(), engine::notation::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Place people: `place forest 3`, `place hut`, `place card 2`.
    Place {
        /// Where to place them.
        place: Place,
        /// Number of people.
        people: u8,
    },
    /// Use all the player's people on a place: `use forest`.
    Use {
        /// Where they stand.
        site: Site,
    },
    /// Acquire a card or a building: `buy card 2`, `buy building 1`.
    Buy {
        /// The card or building.
        what: Acquisition,
    },
    /// Take the person back and leave the card or building: `leave card 2`.
    Leave {
        /// The card or building.
        what: Acquisition,
    },
    /// Add tools to a roll: `tools none`, `tools 1 2 2`, `tools 1 once 4`.
    Tools(ToolChoice),
    /// Pay a number of pieces of a resource, one kind after another: `pay wood 2`.
    Pay {
        /// The resource.
        resource: Resource,
        /// Number of pieces, possibly 0.
        count: u8,
    },
    /// Take one of the dice rolled for all: `take tool`.
    Take {
        /// What the die stands for.
        item: Item,
    },
    /// Turn in the card for any two resources: `cash`. The next decision is [`Gain`](Self::Gain).
    Cash,
    /// Choose the two resources: `gain wood gold`.
    Gain {
        /// The cheaper resource, or the same as `second`.
        first: Resource,
        /// The dearer resource, or the same as `first`.
        second: Resource,
    },
    /// Feed the people with resources: `feed`.
    Feed,
    /// Let the people go hungry and lose points: `starve`.
    Starve,
}

engine::vocabulary! {
    /// What the dice of a dice-for-all card stand for, from 1 to 6.
    pub enum Item {
        /// One wood.
        Wood = "wood",
        /// One brick.
        Brick = "brick",
        /// One stone.
        Stone = "stone",
        /// One gold.
        Gold = "gold",
        /// One tool.
        Tool = "tool",
        /// One step on the food track.
        FoodTrack = "food-track",
    }
}

impl Item {
    /// Returns the face of the die, from 1 to 6.
    #[must_use]
    pub const fn face(self) -> u8 {
        self.index() as u8 + 1
    }

    /// Returns the resource, or `None` for a tool or a step on the food track.
    #[must_use]
    pub const fn resource(self) -> Option<Resource> {
        match self {
            Self::Wood => Some(Resource::Wood),
            Self::Brick => Some(Resource::Brick),
            Self::Stone => Some(Resource::Stone),
            Self::Gold => Some(Resource::Gold),
            Self::Tool | Self::FoodTrack => None,
        }
    }
}
