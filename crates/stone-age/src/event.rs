use engine::{Seat, Viewer};
use serde::Serialize;

use crate::action::Item;
use crate::content::{Building, Card};
use crate::dice::Dice;
use crate::place::{Acquisition, Place, Slot};
use crate::resource::Resources;
use crate::task::{EndReason, Gathering};
use crate::tools::ToolChoice;

/// Something that happened in a game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A round begins.
    RoundBegan {
        /// The number of the round, counted from 1.
        round: u8,
        /// The start player's seat.
        start: Seat,
    },
    /// A player placed people.
    Placed {
        /// The player's seat.
        seat: Seat,
        /// Where the people were placed.
        place: Place,
        /// Number of people placed.
        people: u8,
    },
    /// A player has people left, but no place to put them. They stay at home this round.
    Stuck {
        /// The player's seat.
        seat: Seat,
        /// Number of people left.
        people: u8,
    },
    /// A player rolled dice for food or a resource.
    Rolled {
        /// The player's seat.
        seat: Seat,
        /// What the roll is for.
        gathering: Gathering,
        /// The dice, as they fell.
        dice: Dice,
    },
    /// A player took what a roll brought. `gain` may be 0.
    Gathered {
        /// The player's seat.
        seat: Seat,
        /// What the roll was for.
        gathering: Gathering,
        /// The pips, tools included.
        pips: u8,
        /// The tools that were added.
        tools: ToolChoice,
        /// Pieces of food or of the resource.
        gain: u8,
    },
    /// A player received a tool.
    GotTool {
        /// The player's seat.
        seat: Seat,
        /// False if all the player's tools have the highest value already.
        gained: bool,
    },
    /// A player received a step on the food track.
    GotFoodTrack {
        /// The player's seat.
        seat: Seat,
        /// False if the marker is at the end of the track already.
        gained: bool,
    },
    /// A player used the hut, which brings one more person.
    GotPerson {
        /// The player's seat.
        seat: Seat,
        /// False if the player has all their people already.
        gained: bool,
    },
    /// A player took a person back without buying the card or building.
    Left {
        /// The player's seat.
        seat: Seat,
        /// The card or building that was left.
        what: Acquisition,
    },
    /// A player bought a card.
    BoughtCard {
        /// The player's seat.
        seat: Seat,
        /// The card.
        card: Card,
        /// The resources paid.
        paid: Resources,
    },
    /// A player paid for a building.
    Built {
        /// The player's seat.
        seat: Seat,
        /// The building.
        building: Building,
        /// The resources paid.
        paid: Resources,
        /// The points scored: the value of `paid`.
        points: u16,
    },
    /// The next building of a stack was turned up.
    BuildingRevealed {
        /// The stack.
        slot: Slot,
        /// The building, now on top.
        building: Building,
    },
    /// The last building of a stack was taken: the game ends with this round.
    StackEmpty {
        /// The stack.
        slot: Slot,
    },
    /// A card gave food.
    GotFood {
        /// The player's seat.
        seat: Seat,
        /// Amount of food.
        food: u8,
    },
    /// A card gave resources.
    GotResources {
        /// The player's seat.
        seat: Seat,
        /// The resources taken.
        resources: Resources,
    },
    /// A card gave points.
    GotPoints {
        /// The player's seat.
        seat: Seat,
        /// Number of points.
        points: u8,
    },
    /// A player laid a card face up, to use it later.
    KeptFaceUp {
        /// The player's seat.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The buyer of a dice-for-all card rolled one die for each player.
    RolledForAll {
        /// The player's seat.
        seat: Seat,
        /// The dice, as they fell.
        dice: Dice,
    },
    /// A player took one of these dice.
    Picked {
        /// The player's seat.
        seat: Seat,
        /// What the die stands for.
        item: Item,
    },
    /// A player drew a card for the final scoring.
    DrewExtraCard {
        /// The player's seat.
        seat: Seat,
        /// The card, which only its owner may see; `None` for everyone else.
        card: Option<Card>,
    },
    /// A player would have drawn a card for the final scoring, but the deck was empty.
    NoExtraCard {
        /// The player's seat.
        seat: Seat,
    },
    /// A player cashed the card for any two resources.
    Cashed {
        /// The player's seat.
        seat: Seat,
        /// The two resources taken.
        resources: Resources,
    },
    /// A player took food for their position on the food track.
    Harvested {
        /// The player's seat.
        seat: Seat,
        /// Amount of food, never 0.
        food: u8,
    },
    /// A player fed their people.
    Fed {
        /// The player's seat.
        seat: Seat,
        /// Amount of food eaten.
        food: u8,
        /// The resources that replaced missing food.
        resources: Resources,
    },
    /// A player's people went hungry.
    WentHungry {
        /// The player's seat.
        seat: Seat,
        /// Amount of food that was missing.
        missing: u8,
    },
    /// A card from the deck was laid on an empty space.
    CardRevealed {
        /// The space.
        slot: Slot,
        /// The card.
        card: Card,
    },
    /// The game is over.
    GameEnded {
        /// Why the game ended.
        reason: EndReason,
    },
}

impl Event {
    /// Returns the seat that the event is about, or `None` if it is about the whole table.
    pub(crate) const fn about(&self) -> Option<Seat> {
        match *self {
            Self::Placed { seat, .. }
            | Self::Stuck { seat, .. }
            | Self::Rolled { seat, .. }
            | Self::Gathered { seat, .. }
            | Self::GotTool { seat, .. }
            | Self::GotFoodTrack { seat, .. }
            | Self::GotPerson { seat, .. }
            | Self::Left { seat, .. }
            | Self::BoughtCard { seat, .. }
            | Self::Built { seat, .. }
            | Self::GotFood { seat, .. }
            | Self::GotResources { seat, .. }
            | Self::GotPoints { seat, .. }
            | Self::KeptFaceUp { seat, .. }
            | Self::RolledForAll { seat, .. }
            | Self::Picked { seat, .. }
            | Self::DrewExtraCard { seat, .. }
            | Self::NoExtraCard { seat }
            | Self::Cashed { seat, .. }
            | Self::Harvested { seat, .. }
            | Self::Fed { seat, .. }
            | Self::WentHungry { seat, .. } => Some(seat),
            Self::RoundBegan { .. }
            | Self::BuildingRevealed { .. }
            | Self::StackEmpty { .. }
            | Self::CardRevealed { .. }
            | Self::GameEnded { .. } => None,
        }
    }

    /// Returns the event with everything left out that the viewer may not know.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Self {
        match *self {
            Self::DrewExtraCard { seat, .. } if !viewer.sees(seat) => Self::DrewExtraCard { seat, card: None },
            event => event,
        }
    }
}
