//! The reasons why an action is not allowed.

use engine::Seat;

use crate::action::MachineSpot;
use crate::content::{CardId, CrateId};
use crate::resource::{Color, Purse};
use crate::space::{Space, TilePlace};
use crate::task::Task;

/// A reason why an action is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Another player's decision is pending.
    NotYourTurn {
        /// The player who must decide.
        turn: Seat,
    },
    /// The action does not answer the pending question.
    NotAsked {
        /// The pending question.
        asked: Task,
    },
    /// The player cannot decline.
    CannotPass {
        /// The pending question.
        asked: Task,
    },
    /// The choice is not among those on offer.
    NotOffered {
        /// The pending question.
        asked: Task,
    },
    /// No action is left in this turn.
    NoActionLeft,
    /// The player must act or hibernate before ending the turn.
    NotActedYet,
    /// The player has already acted, and hibernation replaces acting.
    HasActed,
    /// The card is not in the active area.
    NotActive {
        /// The card.
        card: CardId,
    },
    /// The slot on the right is locked: no unlocked technology opens it.
    SlotLocked,
    /// A card in the slot shows no slot symbol.
    SlotTaken {
        /// The slot, counted from 0.
        slot: u8,
    },
    /// The slot shows the other half.
    OtherHalf {
        /// The slot, counted from 0.
        slot: u8,
    },
    /// The card has another color.
    OtherColor {
        /// The card.
        card: CardId,
        /// The color that is asked for.
        color: Color,
    },
    /// The switch token is already used.
    SwitchUsed,
    /// The player's switch token does not have this use.
    PlainSwitch,
    /// The tile is already explored.
    Explored {
        /// The place of the tile.
        place: TilePlace,
    },
    /// No path leads there.
    OutOfReach,
    /// The path there costs more food than a player can have.
    TooFar,
    /// Another action on the board is asked for.
    OtherAction,
    /// It costs more than the player has, crystals included.
    TooDear {
        /// The whole cost.
        cost: Purse,
        /// The player's resources.
        have: Purse,
    },
    /// It takes a different number of crystals.
    OtherCrystals {
        /// The number that it takes.
        crystals: u8,
    },
    /// The tile there lies face down.
    NotExplored {
        /// The space.
        space: Space,
    },
    /// The space is not sand, where buildings go.
    NotSand {
        /// The space.
        space: Space,
    },
    /// A building stands there already.
    BuildingThere {
        /// The space.
        space: Space,
    },
    /// All of the player's buildings of this size are on the board.
    NoBuildingLeft {
        /// Whether they are the large ones.
        large: bool,
    },
    /// The space is not a location, where figures go.
    NotALocation {
        /// The space.
        space: Space,
    },
    /// The player has a figure there already.
    FigureThere {
        /// The location.
        space: Space,
    },
    /// The technology is already unlocked.
    TechnologyUnlocked,
    /// The technology is not connected to an unlocked one.
    NotConnected,
    /// The player has no crystal.
    NoCrystal,
    /// The player has not unlocked such a technology, or cannot pay for its trade.
    NoTrade,
    /// The player has no machine there.
    NoMachine {
        /// The location without a machine.
        spot: MachineSpot,
    },
    /// The machine holds an energy: it is already used.
    MachineUsed {
        /// The location of the machine.
        spot: MachineSpot,
    },
    /// The player has no energy.
    NoEnergy,
    /// A hibernation returned the energy in this turn. No machine can be used after that.
    NoMachinesNow,
    /// The player has no such closed crate.
    NoCrate {
        /// The crate.
        found: CrateId,
    },
    /// Free actions are not possible now: it is another player's turn, a payment or an immediate step is in progress,
    /// or too many tasks wait.
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
    /// Returns the key of the rulebook section that a question comes from.
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
