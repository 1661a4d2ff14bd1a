use engine::{Seat, Viewer};
use serde::Serialize;

use crate::action::Item;
use crate::content::{Building, Card};
use crate::dice::Dice;
use crate::place::{Acquisition, Place, Slot};
use crate::resource::Resources;
use crate::task::{EndReason, Gathering};
use crate::tools::ToolChoice;

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A round begins.
    RoundBegan {
        /// Which.
        round: u8,
        /// Who begins.
        start: Seat,
    },
    /// People were placed.
    Placed {
        /// Whose.
        seat: Seat,
        /// Where.
        place: Place,
        /// How many.
        people: u8,
    },
    /// A player has people left, but no place to put them.
    Stuck {
        /// Who.
        seat: Seat,
        /// How many.
        people: u8,
    },
    /// Dice were rolled for food or a resource.
    Rolled {
        /// Who.
        seat: Seat,
        /// What for.
        gathering: Gathering,
        /// The dice.
        dice: Dice,
    },
    /// The roll was turned into food or a resource.
    Gathered {
        /// Who.
        seat: Seat,
        /// What.
        gathering: Gathering,
        /// The pips, tools included.
        pips: u8,
        /// The tools that were used.
        tools: ToolChoice,
        /// How much there was.
        gain: u8,
    },
    /// A tool was taken.
    GotTool {
        /// Who.
        seat: Seat,
        /// Whether there was anything to take: all tools may be of the highest value already.
        gained: bool,
    },
    /// The food track was gone up.
    GotFoodTrack {
        /// Who.
        seat: Seat,
        /// Whether there was a step left.
        gained: bool,
    },
    /// A person was born.
    GotPerson {
        /// Whose.
        seat: Seat,
        /// Whether there was one left in the supply.
        gained: bool,
    },
    /// A card or building was left.
    Left {
        /// Who.
        seat: Seat,
        /// Which.
        what: Acquisition,
    },
    /// A card was bought.
    BoughtCard {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
        /// What was paid.
        paid: Resources,
    },
    /// A building was built.
    Built {
        /// Who.
        seat: Seat,
        /// Which.
        building: Building,
        /// What was paid.
        paid: Resources,
        /// What it is worth.
        points: u16,
    },
    /// The next building of a stack was turned over.
    BuildingRevealed {
        /// Which stack.
        slot: Slot,
        /// Which building.
        building: Building,
    },
    /// The last building of a stack was taken.
    StackEmpty {
        /// Which stack.
        slot: Slot,
    },
    /// A card gave food.
    GotFood {
        /// Who.
        seat: Seat,
        /// How much.
        food: u8,
    },
    /// A card gave resources.
    GotResources {
        /// Who.
        seat: Seat,
        /// Which.
        resources: Resources,
    },
    /// A card gave points.
    GotPoints {
        /// Who.
        seat: Seat,
        /// How many.
        points: u8,
    },
    /// A card was laid face up, to be used later.
    KeptFaceUp {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// Dice were rolled for everybody to pick from.
    RolledForAll {
        /// Who.
        seat: Seat,
        /// The dice.
        dice: Dice,
    },
    /// One of these dice was picked.
    Picked {
        /// Who.
        seat: Seat,
        /// What it stands for.
        item: Item,
    },
    /// A card was drawn for the final scoring.
    DrewExtraCard {
        /// Who.
        seat: Seat,
        /// Which: for his eyes only.
        card: Option<Card>,
    },
    /// The deck had no card for that.
    NoExtraCard {
        /// Who.
        seat: Seat,
    },
    /// The card for any two resources was used.
    Cashed {
        /// Who.
        seat: Seat,
        /// What he took.
        resources: Resources,
    },
    /// The food track brought food.
    Harvested {
        /// Whose.
        seat: Seat,
        /// How much.
        food: u8,
    },
    /// The people were fed.
    Fed {
        /// Whose.
        seat: Seat,
        /// With how much food.
        food: u8,
        /// And with which resources.
        resources: Resources,
    },
    /// The people went hungry.
    WentHungry {
        /// Whose.
        seat: Seat,
        /// How much food was missing.
        missing: u8,
    },
    /// A new card lies on a space.
    CardRevealed {
        /// Which space.
        slot: Slot,
        /// Which card.
        card: Card,
    },
    /// The game is over.
    GameEnded {
        /// Why.
        reason: EndReason,
    },
}

impl Event {
    /// What a viewer may know of it.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Self {
        match *self {
            Self::DrewExtraCard { seat, .. } if !viewer.sees(seat) => Self::DrewExtraCard { seat, card: None },
            event => event,
        }
    }
}
