use engine::Seat;

use crate::place::{Acquisition, Place, Site, Slot};
use crate::resource::Resource;
use crate::task::{Bill, Purpose, Task};

/// Why an action is not allowed. [`section`](engine::Refusal::section) names the rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Another player decides now.
    NotYourTurn {
        /// The seat of the player who decides.
        turn: Seat,
    },
    /// The player is asked for something else.
    NotAsked {
        /// What the player is asked.
        asked: Task,
    },
    /// The player does not have that many people left to place.
    NotEnoughPeople {
        /// Number of people left to place.
        have: u8,
        /// Number of people the action places.
        want: u8,
    },
    /// The action places 0 people.
    NobodyPlaced,
    /// The player has placed people there already this round.
    AlreadyThere {
        /// The place.
        place: Place,
    },
    /// All rings are taken.
    PlaceFull {
        /// The place.
        place: Place,
        /// Number of people who stand there.
        people: u8,
    },
    /// There is room, but not for that many.
    NotEnoughRoom {
        /// The place.
        place: Place,
        /// Number of free rings.
        free: u8,
        /// Number of people the action places.
        want: u8,
    },
    /// The place takes a fixed number of people, and the action places another number.
    ExactNumber {
        /// The place.
        place: Place,
        /// Number of people it takes.
        need: u8,
    },
    /// With two or three players, the number of them who may gather here in a round is limited.
    TooManyPlayers {
        /// The site.
        site: Site,
        /// Number of players in the game.
        players: u8,
        /// Number of players who may gather there.
        allowed: u8,
    },
    /// With two or three players, only two places of the village may be filled in a round.
    VillageFull {
        /// The site that must stay empty.
        site: Site,
        /// Number of players in the game.
        players: u8,
    },
    /// There is no card on this space.
    NoCard {
        /// The space.
        slot: Slot,
    },
    /// There is no building on this stack.
    NoBuilding {
        /// The stack.
        slot: Slot,
    },
    /// None of the player's people stand there.
    NobodyThere {
        /// The place.
        place: Place,
    },
    /// The player cannot pay for the card.
    CardTooDear {
        /// The price in resources, which is also the number of the card's space.
        price: u8,
        /// Number of resources the player has.
        have: u16,
    },
    /// The player cannot pay for the building.
    BuildingTooDear {
        /// The stack.
        slot: Slot,
    },
    /// The player does not have that many unused tools of this value.
    NoSuchTool {
        /// The value of the tools.
        value: u8,
        /// Number of unused tools of this value.
        have: u8,
    },
    /// The player does not have that many one-use tools of this value.
    NoSuchOneUseTool {
        /// The value of the one-use tools.
        value: u8,
    },
    /// Resources are paid one kind at a time, and another kind comes next.
    OtherResourceFirst {
        /// What the payment is for.
        purpose: Purpose,
        /// The resource to pay now.
        next: Resource,
    },
    /// The player does not have that many pieces of the resource.
    NotEnoughResource {
        /// What the payment is for.
        purpose: Purpose,
        /// The resource.
        resource: Resource,
        /// Number of pieces the player has.
        have: u16,
        /// Number of pieces the action pays.
        want: u8,
    },
    /// After this payment, the price could no longer be met.
    PaymentDoesNotFit {
        /// What the payment is for.
        purpose: Purpose,
        /// The price.
        bill: Bill,
        /// Number of pieces paid so far.
        paid: u8,
    },
    /// None of the dice left shows that item.
    DieNotThere,
    /// The player has no unused card for any two resources.
    NothingToCash,
    /// The player has such a card, but cannot cash it while placing people.
    CashLater,
    /// The player does not have enough resources to replace the missing food.
    NotEnoughForFood {
        /// Amount of food that is missing.
        missing: u8,
        /// Number of resources the player has.
        have: u16,
    },
}

impl engine::Refusal for Refusal {
    fn section(&self) -> &'static str {
        match self {
            Self::GameOver => "section-game-end",
            Self::NotYourTurn { .. } | Self::NotAsked { .. } => "section-game-round",
            Self::NotEnoughPeople { .. } | Self::NobodyPlaced | Self::AlreadyThere { .. } => "section-placing",
            Self::PlaceFull { .. } | Self::NotEnoughRoom { .. } | Self::ExactNumber { .. } => "section-how-many",
            Self::TooManyPlayers { .. } | Self::VillageFull { .. } => "section-fewer-players",
            Self::NoCard { .. } => "section-placing-cards",
            Self::NoBuilding { .. } => "section-placing-buildings",
            Self::NobodyThere { .. } => "section-using",
            Self::CardTooDear { .. } => "section-cards",
            Self::BuildingTooDear { .. } => "section-buildings",
            Self::NoSuchTool { .. } => "section-tools",
            Self::NoSuchOneUseTool { .. } => "section-one-use-tool",
            Self::OtherResourceFirst { purpose, .. }
            | Self::NotEnoughResource { purpose, .. }
            | Self::PaymentDoesNotFit { purpose, .. } => match purpose {
                Purpose::Acquire(Acquisition::Card(_)) => "section-cards",
                Purpose::Acquire(Acquisition::Building(_)) => "section-buildings",
                Purpose::Food => "section-feeding",
            },
            Self::DieNotThere => "section-dice-for-all",
            Self::NothingToCash | Self::CashLater => "section-any-two",
            Self::NotEnoughForFood { .. } => "section-feeding",
        }
    }
}
