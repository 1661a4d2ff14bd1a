//! Pending tasks: decisions that wait for an answer, and chores that need none.

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

/// A set of cards with reduced alignment. It halves the size of a task. A search copies the whole state for every world
/// that it imagines, and the state has room for a hundred tasks.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[repr(Rust, packed(2))]
pub struct PackedCards(CardSet);

impl PackedCards {
    /// Returns the cards.
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

/// A question to a player, or a chore.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// Carry out a chore, without a decision.
    Chore(Chore),
    /// Choose a tribe and a side of its board.
    ChooseTribe,
    /// Keep one of the artifact cards that were dealt.
    KeepArtifactCard,
    /// Take an action, end the turn, or hibernate.
    Turn {
        /// Number of actions left.
        left: u8,
        /// Whether an action was taken.
        acted: bool,
    },
    /// Choose what is activated next after a card was played.
    Triggers {
        /// The slot in which it was played, counted from 0.
        slot: u8,
        /// The cards that are not activated yet.
        cards: PackedCards,
        /// The module spaces whose modules are not activated yet.
        modules: ModuleSpaces,
    },
    /// Choose one of two effects.
    Either {
        /// The effect list.
        list: EffectsId,
        /// The step of the list, counted from 0.
        at: u8,
        /// The card that the list is printed on, if it is one.
        card: Option<CardId>,
    },
    /// Pay for a gain, or decline.
    Pay {
        /// The payment and its gain.
        pay: PayId,
        /// Number of times that it can be made.
        left: u8,
        /// Number of resources already paid for the current one.
        paid: u8,
        /// The card that it is printed on, if it is one.
        card: Option<CardId>,
    },
    /// Choose one of the two gains of a payment.
    PayEither {
        /// The payment.
        pay: PayId,
        /// The card that it is printed on, if it is one.
        card: Option<CardId>,
    },
    /// Choose basic resources to gain.
    Basic {
        /// Number of resources left to choose.
        left: u8,
    },
    /// Choose basic resources instead of this number of crystals, which do not fit.
    SpareCrystals(u8),
    /// Score this number of points, which also bring an artifact, or decline.
    Points(u8),
    /// Advance on a machine track, or decline.
    Step {
        /// The track, or `None` for any.
        color: Option<Color>,
        /// Number of steps left.
        left: u8,
    },
    /// Choose the reward of the board to collect next.
    Rewards,
    /// Choose the reward space to unlock next.
    Unlock,
    /// Take a module from the display.
    TakeModule,
    /// Place a module on the player board.
    PlaceModule(ModuleId),
    /// Activate the tribe ability, or decline.
    Tribe,
    /// Place a piece of the tribe, or move its falcon.
    Piece(Piece),
    /// Take back energy from a machine.
    Recharge,
    /// Take an artifact.
    TakeArtifact {
        /// Whether the player may decline.
        optional: bool,
    },
    /// Remove an artifact from the game.
    RemoveArtifact,
    /// Take a special machine for a reward space.
    TakeMachine {
        /// The reward space, counted from 0.
        reward: u8,
    },
    /// Move a card from a slot to the resting area.
    Rest {
        /// The card that the effect is printed on. It cannot be moved.
        not: Option<CardId>,
    },
    /// Move a card from the resting area to the active area.
    Wake,
    /// Play another card, of a color if one is given.
    Play(Option<Color>),
    /// Take a card from the display, of a color if one is given.
    TakeCard(Option<Color>),
    /// Carry out an action on the board.
    Act {
        /// The action, or `None` for any.
        action: Option<BoardAction>,
        /// The range that comes with it.
        range: u8,
    },
    /// Recruit a citizen after exploring.
    Recruit,
    /// Choose the orientation of an area tile.
    Orient {
        /// The place of the tile.
        place: TilePlace,
        /// The tile.
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
        /// The technology, counted from 0.
        technology: u8,
        /// Number of resources left to give.
        left: u8,
    },
    /// Choose what the trade of a technology brings.
    TradeFor {
        /// The technology, counted from 0.
        technology: u8,
    },
    /// Choose the figure that moves.
    MoveFigure,
    /// Choose the location to which the figure from this space moves.
    MoveFigureTo(Space),
    /// Choose a reward of the hibernation track.
    HibernationReward,
    /// Discard from the displays. Solo games only.
    ClearDisplay,
    /// Choose a card of another player to copy.
    CopyCard,
    /// Choose the resources that a discount takes off the cost of an area tile.
    Spare {
        /// The place of the tile.
        place: TilePlace,
        /// The range that comes with the action.
        range: u8,
        /// Number of crystals that replace other resources.
        crystals: u8,
        /// The resources that are taken off already.
        spared: Purse,
    },
}

impl Task {
    /// Returns true if free actions may come first (A1). They are possible at any time of the player's own turn, except
    /// before the game begins, during a payment, and during steps that the rulebook carries out immediately or as one.
    /// The trace lists these.
    #[must_use]
    pub const fn is_between_steps(self) -> bool {
        match self {
            // Before the game, or not a question.
            Self::ChooseTribe | Self::KeepArtifactCard | Self::Chore(_) => false,
            // During a payment or a gain: only what fits now counts.
            Self::Pay { paid, .. } => paid == 0,
            Self::TradeAway { .. } | Self::TradeFor { .. } | Self::Spare { .. } | Self::SpareCrystals(_) => false,
            // “Immediately”.
            Self::TakeArtifact { optional } => optional,
            Self::RemoveArtifact | Self::TakeMachine { .. } => false,
            // The piece is in the player's hand.
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

    /// Returns true if a free action can make a difference to a question with only one answer: it can add answers, make
    /// room for what would be lost, or come before the last activation, or before or after a hibernation. Any other
    /// question with one answer is answered without asking.
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

/// A task that needs no decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Chore {
    /// Begin the first turn, after all choices of the setup.
    Begin,
    /// Carry out an effect list, starting with a step.
    Effects {
        /// The effect list.
        list: EffectsId,
        /// The step, counted from 0.
        at: u8,
        /// The card that the list is printed on, if it is one.
        card: Option<CardId>,
    },
    /// End an action, once everything that follows from it is done.
    Acted,
    /// Carry out the effects of a technology, starting with a step.
    Technology {
        /// The effect list.
        list: EffectsId,
        /// The step, counted from 0.
        at: u8,
    },
    /// Turn up the area tile of a place.
    TurnUp(TilePlace),
}
