//! Why an action is not allowed.

use engine::Seat;

use crate::action::MachineSpot;
use crate::content::{CardId, CrateId};
use crate::resource::{Color, Purse};
use crate::space::{Space, TilePlace};
use crate::task::Task;

/// Why an action is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Somebody else decides.
    NotYourTurn {
        /// Who.
        turn: Seat,
    },
    /// The question is another one.
    NotAsked {
        /// What is asked.
        asked: Task,
    },
    /// One cannot do without.
    CannotPass {
        /// What is asked.
        asked: Task,
    },
    /// This is not among what can be chosen.
    NotOffered {
        /// What is asked.
        asked: Task,
    },
    /// No action is left in this turn.
    NoActionLeft,
    /// One has to act before one ends the turn, or hibernate.
    NotActedYet,
    /// One hibernates instead of acting.
    HasActed,
    /// The card is not in the active area.
    NotActive {
        /// Which.
        card: CardId,
    },
    /// The slot on the right is locked.
    SlotLocked,
    /// A card in the slot shows no slot symbol.
    SlotTaken {
        /// Which slot, counted from 0.
        slot: u8,
    },
    /// The slot shows the other half.
    OtherHalf {
        /// Which slot, counted from 0.
        slot: u8,
    },
    /// The card has another color.
    OtherColor {
        /// Which card.
        card: CardId,
        /// The color that is asked for.
        color: Color,
    },
    /// The switch token is used.
    SwitchUsed,
    /// The switch token cannot do this.
    PlainSwitch,
    /// The tile is face up already.
    Explored {
        /// Where.
        place: TilePlace,
    },
    /// There is no way there.
    OutOfReach,
    /// The way there costs more food than anybody can have.
    TooFar,
    /// The action is another one.
    OtherAction,
    /// It costs more than one has, crystals included.
    TooDear {
        /// What it costs.
        cost: Purse,
        /// What one has.
        have: Purse,
    },
    /// It takes another number of crystals.
    OtherCrystals {
        /// How many.
        crystals: u8,
    },
    /// The tile there lies face down.
    NotExplored {
        /// Where.
        space: Space,
    },
    /// One builds on sand.
    NotSand {
        /// Where not.
        space: Space,
    },
    /// A building is there already.
    BuildingThere {
        /// Where.
        space: Space,
    },
    /// All buildings of this size are on the board.
    NoBuildingLeft {
        /// Whether it is the large ones.
        large: bool,
    },
    /// One populates locations.
    NotALocation {
        /// Where not.
        space: Space,
    },
    /// One has a figure there already.
    FigureThere {
        /// Where.
        space: Space,
    },
    /// The technology is unlocked.
    TechnologyUnlocked,
    /// The technology is connected to no unlocked one.
    NotConnected,
    /// One has no crystal.
    NoCrystal,
    /// The technology is not there, or there is nothing to give for it.
    NoTrade,
    /// One has no such machine.
    NoMachine {
        /// Where not.
        spot: MachineSpot,
    },
    /// The machine holds an energy.
    MachineUsed {
        /// Which.
        spot: MachineSpot,
    },
    /// One has no energy.
    NoEnergy,
    /// Energy was returned in this turn.
    NoMachinesNow,
    /// One has no such closed crate.
    NoCrate {
        /// Which.
        found: CrateId,
    },
    /// Free actions are for one's own turn, not amid a payment or what happens at once, and not where very much waits.
    NotNow,
    /// The tribe ability cannot be carried out.
    NoAbility,
}

impl engine::Refusal for Refusal {
    fn section(&self) -> &'static str {
        match self {
            Self::GameOver => "section-game-end",
            Self::NotYourTurn { .. } | Self::NoActionLeft | Self::NotActedYet => "section-how-to-play",
            Self::NotAsked { asked } | Self::CannotPass { asked } | Self::NotOffered { asked } => asked.section(),
            Self::HasActed | Self::NoMachinesNow => "section-hibernate",
            Self::NotActive { .. } | Self::SlotLocked | Self::SlotTaken { .. } | Self::OtherHalf { .. } => {
                "section-play-a-card"
            }
            Self::OtherColor { .. } | Self::OtherAction => "section-symbols",
            Self::SwitchUsed | Self::PlainSwitch => "section-switch",
            Self::Explored { .. } | Self::NotExplored { .. } => "section-explore",
            Self::OutOfReach | Self::TooFar => "section-range",
            Self::TooDear { .. } | Self::OtherCrystals { .. } => "section-resources",
            Self::NotSand { .. } | Self::BuildingThere { .. } | Self::NoBuildingLeft { .. } => "section-build",
            Self::NotALocation { .. } | Self::FigureThere { .. } | Self::TechnologyUnlocked | Self::NotConnected => {
                "section-populate"
            }
            Self::NoCrystal | Self::NoTrade | Self::NotNow => "section-trade",
            Self::NoMachine { .. } | Self::MachineUsed { .. } | Self::NoEnergy => "section-machine",
            Self::NoCrate { .. } => "section-crate",
            Self::NoAbility => "section-tribes",
        }
    }
}

impl Task {
    /// The section of the rulebook that a question comes from.
    pub(crate) const fn section(self) -> &'static str {
        match self {
            Self::ChooseTribe | Self::KeepArtifactCard => "section-player-setup",
            Self::Turn { .. } | Self::Chore(_) => "section-how-to-play",
            Self::Triggers { .. } | Self::TakeModule | Self::PlaceModule(_) | Self::Tribe => "section-play-a-card",
            Self::Either { .. }
            | Self::Pay { .. }
            | Self::PayEither { .. }
            | Self::Basic { .. }
            | Self::Step { .. }
            | Self::Recharge
            | Self::Rest { .. }
            | Self::Wake
            | Self::Play(_)
            | Self::TakeCard(_)
            | Self::Act { .. }
            | Self::Retire
            | Self::AllColors
            | Self::Reopen => "section-symbols",
            Self::SpareCrystals(_) => "section-resources",
            Self::Points(_) => "section-points",
            Self::Rewards => "section-build",
            Self::Unlock | Self::TakeMachine { .. } => "section-tracks",
            Self::Piece(_)
            | Self::TradeAway { .. }
            | Self::TradeFor { .. }
            | Self::MoveFigure
            | Self::MoveFigureTo(_)
            | Self::CopyCard => "section-tribes",
            Self::TakeArtifact { .. } => "section-game-end",
            Self::RemoveArtifact | Self::HibernationReward | Self::ClearDisplay => "section-hibernate",
            Self::Recruit | Self::Orient { .. } | Self::Spare { .. } => "section-explore",
            Self::ToCrystal => "section-machine",
        }
    }
}
