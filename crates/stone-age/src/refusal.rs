use engine::Seat;

use crate::place::{Acquisition, Place, Site, Slot};
use crate::resource::Resource;
use crate::task::{Bill, Purpose, Task};

/// Why an action is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Somebody else decides now.
    NotYourTurn {
        /// Who.
        turn: Seat,
    },
    /// The player is asked for something else.
    NotAsked {
        /// What he is asked.
        asked: Task,
    },
    /// He has not so many people left to place.
    NotEnoughPeople {
        /// How many he has.
        have: u8,
        /// How many he wants to place.
        want: u8,
    },
    /// Nobody places no one.
    NobodyPlaced,
    /// He stands there already this round.
    AlreadyThere {
        /// Where.
        place: Place,
    },
    /// All rings are taken.
    PlaceFull {
        /// Where.
        place: Place,
        /// How many stand there.
        people: u8,
    },
    /// There is room, but not for so many.
    NotEnoughRoom {
        /// Where.
        place: Place,
        /// How many rings are free.
        free: u8,
        /// How many he wants to place.
        want: u8,
    },
    /// The place takes exactly so many.
    ExactNumber {
        /// Where.
        place: Place,
        /// How many it takes.
        need: u8,
    },
    /// With two or three players only so many of them may gather here in a round.
    TooManyPlayers {
        /// Where.
        site: Site,
        /// How many play.
        players: u8,
        /// How many of them may.
        allowed: u8,
    },
    /// With two or three players only two places of the village may be filled in a round.
    VillageFull {
        /// Where.
        site: Site,
        /// How many play.
        players: u8,
    },
    /// There is no card on this space.
    NoCard {
        /// Which space.
        slot: Slot,
    },
    /// There is no building on this stack.
    NoBuilding {
        /// Which stack.
        slot: Slot,
    },
    /// None of his people stand there.
    NobodyThere {
        /// Where.
        place: Place,
    },
    /// He cannot pay for the card.
    CardTooDear {
        /// What it costs.
        price: u8,
        /// How many resources he has.
        have: u16,
    },
    /// He cannot pay for the building.
    BuildingTooDear {
        /// Which stack.
        slot: Slot,
    },
    /// He has no such tool that could be used now.
    NoSuchTool {
        /// Its value.
        value: u8,
        /// How many of this value he can use.
        have: u8,
    },
    /// He has no such card that is a tool once.
    NoSuchOneUseTool {
        /// Its value.
        value: u8,
    },
    /// Resources are paid one after the other, and now it is another one.
    OtherResourceFirst {
        /// What is paid for.
        purpose: Purpose,
        /// Which one.
        next: Resource,
    },
    /// He has not so many of the resource.
    NotEnoughResource {
        /// What is paid for.
        purpose: Purpose,
        /// Which.
        resource: Resource,
        /// How many he has.
        have: u16,
        /// How many he wants to pay.
        want: u8,
    },
    /// With this the price could not be met any more.
    PaymentDoesNotFit {
        /// What is paid for.
        purpose: Purpose,
        /// The price.
        bill: Bill,
        /// How many are paid already.
        paid: u8,
    },
    /// No die shows that.
    DieNotThere,
    /// He has no card for any two resources left.
    NothingToCash,
    /// He has one, but not while people are placed.
    CashLater,
    /// He has not enough resources to replace the missing food.
    NotEnoughForFood {
        /// How much food is missing.
        missing: u8,
        /// How many resources he has.
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
