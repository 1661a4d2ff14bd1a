//! The decisions of the game, and how they are written.

mod notation;

use crate::place::{Acquisition, Place, Site};
use crate::resource::Resource;
use crate::tools::ToolChoice;

/// One decision. Prints as a short line, in one canonical form, and parses back.
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
        /// Where.
        place: Place,
        /// How many.
        people: u8,
    },
    /// Use one's people on a place: `use forest`.
    Use {
        /// Where.
        site: Site,
    },
    /// Acquire a card or a building: `buy card 2`, `buy building 1`.
    Buy {
        /// Which.
        what: Acquisition,
    },
    /// Take the person back and leave the card or building: `leave card 2`.
    Leave {
        /// Which.
        what: Acquisition,
    },
    /// Add tools to a roll: `tools none`, `tools 1 2 2`, `tools 1 once 4`.
    Tools(ToolChoice),
    /// Pay so many of a resource, one resource after the other: `pay wood 2`.
    Pay {
        /// Which resource.
        resource: Resource,
        /// How many.
        count: u8,
    },
    /// Take one of the dice that were rolled for all: `take tool`.
    Take {
        /// What the die stands for.
        item: Item,
    },
    /// Use the card for any two resources: `cash`.
    Cash,
    /// Choose the two resources: `gain wood gold`.
    Gain {
        /// The cheaper one, or the same.
        first: Resource,
        /// The dearer one, or the same.
        second: Resource,
    },
    /// Feed the people with resources: `feed`.
    Feed,
    /// Let the people go hungry: `starve`.
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
    /// The face of the die.
    #[must_use]
    pub const fn face(self) -> u8 {
        self.index() as u8 + 1
    }

    /// The resource it stands for, if it does.
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
