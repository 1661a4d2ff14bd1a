//! What is to be done: decisions that wait for an answer, and chores that nobody decides.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::content::{CardId, CardSet, ModuleId, ModuleSpaces, TileId};
use crate::effect::{BoardAction, EffectsId, PayId, Piece};
use crate::resource::{Color, Purse};
use crate::space::{Space, TilePlace};

/// A task with the seat that owes it.
pub type Step = engine::agenda::Step<Task>;

impl Default for Task {
    fn default() -> Self {
        Self::Chore(Chore::Begin)
    }
}

/// A set of cards that asks for no alignment. With it a task takes half the room, and a state, which is copied for every
/// world that a search imagines, has room for a hundred tasks.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[repr(Rust, packed(2))]
pub struct PackedCards(CardSet);

impl PackedCards {
    /// The cards.
    #[must_use]
    pub const fn set(self) -> CardSet {
        self.0
    }
}

impl From<CardSet> for PackedCards {
    fn from(cards: CardSet) -> Self {
        Self(cards)
    }
}

impl fmt::Debug for PackedCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.set().fmt(f)
    }
}

/// What a player is asked for, or a chore.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// Goes on by itself.
    Chore(Chore),
    /// Choose a tribe and a side of its board.
    ChooseTribe,
    /// Keep one of the artifact cards that were dealt.
    KeepArtifactCard,
    /// Take an action, end the turn, or hibernate.
    Turn {
        /// How many actions are left.
        left: u8,
        /// Whether one was taken.
        acted: bool,
    },
    /// Choose what is activated next after a card was played.
    Triggers {
        /// Where it was played.
        slot: u8,
        /// Cards that are still to be activated.
        cards: PackedCards,
        /// The module spaces with modules that are.
        modules: ModuleSpaces,
    },
    /// Choose one of two effects.
    Either {
        /// The list it is in.
        list: EffectsId,
        /// The step of the list.
        at: u8,
        /// The card that says so.
        card: Option<CardId>,
    },
    /// Pay for a gain, or not.
    Pay {
        /// What for what.
        pay: PayId,
        /// How often it can be done.
        left: u8,
        /// How much of the payment is already made.
        paid: u8,
        /// The card that says so.
        card: Option<CardId>,
    },
    /// Choose one of the two gains of a payment.
    PayEither {
        /// The payment.
        pay: PayId,
        /// The card that says so.
        card: Option<CardId>,
    },
    /// Choose basic resources to gain.
    Basic {
        /// How many are left.
        left: u8,
    },
    /// Crystals that do not fit: choose basic resources instead.
    SpareCrystals(u8),
    /// Take points that bring an artifact, or not.
    Points(u8),
    /// Advance on a machine track, or not.
    Step {
        /// The track; nothing for any.
        color: Option<Color>,
        /// How many steps are left.
        left: u8,
    },
    /// Choose which reward of the board comes next.
    Rewards,
    /// Choose which reward space is unlocked next.
    Unlock,
    /// Take a module from the display.
    TakeModule,
    /// Place it on the player board.
    PlaceModule(ModuleId),
    /// Activate the tribe ability, or not.
    Tribe,
    /// Place a piece of the tribe, or move its falcon.
    Piece(Piece),
    /// Take back energy from a machine.
    Recharge,
    /// Take an artifact.
    TakeArtifact {
        /// Whether one may do without.
        optional: bool,
    },
    /// Remove an artifact from the game.
    RemoveArtifact,
    /// Take a special machine for a reward space.
    TakeMachine {
        /// The reward space.
        reward: u8,
    },
    /// Move a card from a slot to the resting area.
    Rest {
        /// The card that says so cannot be moved.
        not: Option<CardId>,
    },
    /// Move a card from the resting area to the active area.
    Wake,
    /// Play another card.
    Play(Option<Color>),
    /// Take a card from the display.
    TakeCard(Option<Color>),
    /// Carry out an action on the board.
    Act {
        /// Which; nothing for any.
        action: Option<BoardAction>,
        /// The range that comes with it.
        range: u8,
    },
    /// Recruit a citizen.
    Recruit,
    /// Choose how an area tile lies.
    Orient {
        /// Where.
        place: TilePlace,
        /// Which.
        tile: TileId,
    },
    /// Retire an unplayed card for its top effect.
    Retire,
    /// Choose the card that counts as having all colors.
    AllColors,
    /// Reopen a crate.
    Reopen,
    /// Choose the basic resource that becomes a crystal.
    ToCrystal,
    /// Give a basic resource for the trade of a technology.
    TradeAway {
        /// The technology.
        technology: u8,
        /// How many are left to give.
        left: u8,
    },
    /// Choose what the trade of a technology brings.
    TradeFor {
        /// The technology.
        technology: u8,
    },
    /// Choose the figure that moves.
    MoveFigure,
    /// Choose where it goes.
    MoveFigureTo(Space),
    /// Choose a reward of the hibernation track.
    HibernationReward,
    /// Clear the displays (alone).
    ClearDisplay,
    /// Choose a card of another player to copy.
    CopyCard,
    /// Choose what a discount spares of the cost of an area tile.
    Spare {
        /// The tile that is explored.
        place: TilePlace,
        /// The range that comes with the action.
        range: u8,
        /// How many crystals stand in for other resources.
        crystals: u8,
        /// What is spared already.
        spared: Purse,
    },
}

impl Task {
    /// Whether free actions may come first (A1). They are possible at any time of one's own turn, but not before the game
    /// begins, amid a payment, or amid what the rulebook does at once and as one thing; the trace lists these.
    #[must_use]
    pub const fn is_between_steps(self) -> bool {
        match self {
            // Before the game, or nothing that anybody is asked.
            Self::ChooseTribe | Self::KeepArtifactCard | Self::Chore(_) => false,
            // Amid a payment or a gain: what fits is what fits now.
            Self::Pay { paid, .. } => paid == 0,
            Self::TradeAway { .. } | Self::TradeFor { .. } | Self::Spare { .. } | Self::SpareCrystals(_) => false,
            // “Immediately”.
            Self::TakeArtifact { optional } => optional,
            Self::RemoveArtifact | Self::TakeMachine { .. } => false,
            // In somebody's hand.
            Self::PlaceModule(_) | Self::Orient { .. } | Self::MoveFigureTo(_) | Self::ClearDisplay => false,
            Self::Turn { .. }
            | Self::Triggers { .. }
            | Self::Either { .. }
            | Self::PayEither { .. }
            | Self::Basic { .. }
            | Self::Points(_)
            | Self::Step { .. }
            | Self::Rewards
            | Self::Unlock
            | Self::TakeModule
            | Self::Tribe
            | Self::Piece(_)
            | Self::Recharge
            | Self::Rest { .. }
            | Self::Wake
            | Self::Play(_)
            | Self::TakeCard(_)
            | Self::Act { .. }
            | Self::Recruit
            | Self::Retire
            | Self::AllColors
            | Self::Reopen
            | Self::ToCrystal
            | Self::MoveFigure
            | Self::HibernationReward
            | Self::CopyCard => true,
        }
    }

    /// Whether a free action can bring answers to a question that has only one, or make room for what would be lost, or come
    /// before what is activated last, or before and after a hibernation. Where one has no choice otherwise, nothing is asked.
    pub(crate) const fn can_be_helped(self) -> bool {
        matches!(
            self,
            Self::Turn { .. }
                | Self::Triggers { .. }
                | Self::Pay { paid: 0, .. }
                | Self::Basic { .. }
                | Self::Rewards
                | Self::Recharge
                | Self::Wake
                | Self::Play(_)
                | Self::TakeCard(_)
                | Self::Act { .. }
                | Self::Tribe
                | Self::Piece(_)
                | Self::Reopen
        )
    }
}

/// What nobody decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Chore {
    /// Begin the game proper, after all choices of the setup.
    Begin,
    /// Carry out an effect list from a step on.
    Effects {
        /// The list.
        list: EffectsId,
        /// The step.
        at: u8,
        /// The card that says so.
        card: Option<CardId>,
    },
    /// An action was taken and all that follows is done.
    Acted,
    /// Carry out what a technology brings, from a step on.
    Technology {
        /// The list.
        list: EffectsId,
        /// The step.
        at: u8,
    },
    /// The area tile of a place is turned up.
    TurnUp(TilePlace),
}
