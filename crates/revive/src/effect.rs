//! The effects of cards, modules, machines, crates, water spaces and tracks: one closed vocabulary (section “Effect of
//! symbols”).

use engine::notation::{Name, NameOrAny, UpTo};
use serde::{Deserialize, Serialize};

use crate::content::grammar::{AMOUNT, Lasts};
use crate::resource::{Color, Resource};

engine::vocabulary! {
    /// An action on the game board.
    pub enum BoardAction {
        /// Turn an area tile face up and recruit a citizen.
        Explore = "explore",
        /// Place a building.
        Build = "build",
        /// Place a population figure.
        Populate = "populate",
    }
}

/// The resource that a payment takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Coin {
    /// Only this resource.
    Only(Resource),
    /// Any basic resources, each of the player's choice.
    Basic,
}

engine::vocabulary! {
    /// The pieces of a tribe's moon side.
    pub enum Piece {
        /// Nàdair's forest tiles.
        Forest = "forests",
        /// The Hofstadterians' temple tiles.
        Temple = "temples",
        /// Jox49i's target tiles.
        Target = "targets",
        /// The Kuniban's sand tiles.
        Sand = "sands",
        /// Formica's workshop tiles.
        Workshop = "workshops",
        /// Vukuntur's falcon.
        Falcon = "falcon",
    }
}

impl Piece {
    /// Returns the number of crystals that it costs to place, in addition to the range.
    #[must_use]
    pub const fn crystals(self) -> u8 {
        match self {
            Self::Forest | Self::Temple | Self::Workshop => 1,
            Self::Target | Self::Sand | Self::Falcon => 0,
        }
    }
}

engine::effect_table! {
    /// An effect that lasts as long as its source.
    pub enum Lasting {
        /// More range for every action on the board, in spaces.
        Range(spaces: u8) = ("range", AMOUNT), "lasting-range";
        /// A lower cost for this action.
        Discount(action: BoardAction, count: u8) = ("discount", Name, AMOUNT), "lasting-discount";
    }
}

engine::effect_table! {
    /// A single effect.
    pub enum Effect: Facts {
        /// Gain `count` of a resource.
        Gain(resource: Resource, count: u8) = (_, Name, AMOUNT), "amount", GAIN;
        /// Gain basic resources, each of the player's choice.
        Basic(count: u8) = ("basic", AMOUNT), "basics-of-choice", GAIN;
        /// Advance on the point track.
        Points(count: u8) = ("points", UpTo(20)), "effect-points", Facts { begins: Begins::Bonuses, ..SIMPLE };
        /// Advance on the machine track of this color, or on any tracks if there is no color.
        Step(color: Option<Color>, count: u8) = ("step", NameOrAny, AMOUNT), "effect-step",
            Facts { begins: Begins::Unlock, ..SIMPLE };
        /// Take a slot module from the display.
        Module = ("module"), "effect-module", Facts { begins: Begins::Module, ..SIMPLE };
        /// Activate the tribe ability.
        Tribe = ("tribe"), "effect-tribe", Facts { returns: Returns::Ability, begins: Begins::Ability, ..ACTION };
        /// Take an energy from the supply.
        Energy = ("energy"), "one-energy", Facts { may_act: true, ..GAIN };
        /// Take back one energy from a machine.
        Recharge = ("recharge"), "effect-recharge", Facts { returns: Returns::Energy, may_act: true, ..PLAIN };
        /// Take a crate.
        Crate = ("crate"), "one-crate", Facts { may_act: true, ..GAIN };
        /// Take an artifact.
        Artifact = ("artifact"), "effect-artifact", SIMPLE;
        /// Move a card from a slot to the resting area.
        Rest = ("rest"), "effect-rest", Facts { returns: Returns::Card, ..PLAIN };
        /// Move a card from the resting area to the active area.
        Wake = ("wake"), "effect-wake", Facts { returns: Returns::Card, ..PLAIN };
        /// Get more range for the next action on the board, in spaces.
        Range(spaces: u8) = ("range", AMOUNT), "effect-range", Facts { only_helps: true, ..PLAIN };
        /// Play another card: of this color, or of any color if it is `None`.
        Play(color: Option<Color>) = ("play", NameOrAny), "effect-play", Facts { begins: Begins::Play, ..ACTION };
        /// Take a card from the display: of this color, or of any color if it is `None`.
        Card(color: Option<Color>) = ("card", NameOrAny), "effect-card", SIMPLE;
        /// Gain a basic resource for each of the player's population figures on the board.
        PerFigure = ("per-figure"), "effect-per-figure", PLAIN;
        /// Gain a basic resource for each water space that the player has built next to.
        PerWater = ("per-water"), "effect-per-water", PLAIN;
        /// Gain the resource of a color for each card of that color in the player's slots.
        PerCard(color: Color) = ("per-card", Name), _, ON_CARDS;
        /// Gain a basic resource for each visible flask.
        PerFlask = ("per-flask"), "effect-per-flask", ON_CARDS;
        /// Lasts while the card is in a slot.
        Lasting(lasting: Lasting) = ("lasting", Lasts), "effect-lasting", Facts { stands_alone: true, ..ON_CARDS };
        /// Hibernate and remove the card from the game.
        Leave = ("leave"), "effect-hibernate", Facts { stands_alone: true, ..ON_CARDS };
        /// Move an unplayed card to the resting area and gain its top effect.
        Retire = ("retire"), "effect-retire", Facts { home: ON_MACHINES.home, returns: Returns::Card, ..ACTION };
        /// Play the next card for either half in any slot.
        Rotate = ("rotate"), "effect-rotate", Facts { only_helps: true, ..ON_MACHINES };
        /// Explore next without range: the action reaches every tile.
        ExploreAny = ("explore-any"), "effect-explore-any", Facts { only_helps: true, ..ON_MACHINES };
        /// Treat one card as having all colors.
        AllColors = ("all-colors"), "effect-all-colors", ON_MACHINES;
        /// Pay 1 gear for the effect of an opened crate.
        Reopen = ("reopen"), "effect-reopen", Facts { home: ON_MACHINES.home, ..ACTION };
        /// Pay less for the next action of this kind.
        Discount(action: BoardAction, count: u8) = ("discount", Name, AMOUNT), "effect-discount",
            Facts { only_helps: true, ..ON_MACHINES };
        /// Carry out any action on the board with more range, in spaces (Vukuntur).
        FreeAction(spaces: u8) = ("free-action", AMOUNT), "effect-free-action",
            Facts { begins: Begins::Action(None), ..OF_TRIBES };
        /// Carry out an action on the board.
        Act(action: BoardAction) = (_, Name), "effect-act", Facts { begins: Begins::Action(Some(action)), ..ACTION };
        /// Place a piece of the tribe, or move its falcon.
        Piece(piece: Piece) = (_, Name), _, Facts { stands_alone: true, begins: Begins::Piece, ..OF_TRIBES };
        /// Pay for a gain, as the payment says.
        Pay(pay: PayId) = _, _, PLAIN;
    }
}

/// The properties of an effect that matter apart from carrying it out.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    /// The only place where it is allowed, and the words for that place. `None` if it is allowed anywhere.
    pub home: Option<(Carrier, &'static str)>,
    /// Whether it only takes something from a supply or a display. Such effects can happen in the middle of others.
    pub is_simple: bool,
    /// Whether it must be a whole step and not one of two with `or`.
    pub stands_alone: bool,
    /// Whether its message names what the player gains. Consecutive gains are worded as one.
    pub is_gain: bool,
    /// Whether it does nothing except help a later action.
    pub only_helps: bool,
    /// Whether basic resources can be spent within it.
    pub spends_basics: bool,
    /// Whether it may lead to an action, directly or through something it gives.
    pub may_act: bool,
    /// What it returns for another use.
    pub returns: Returns,
    /// What can begin within it.
    pub begins: Begins,
}

/// What an effect returns for another use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Returns {
    /// Nothing.
    Nothing,
    /// A card, for half of its way back: to the resting area or to the active area.
    Card,
    /// The energy of a machine.
    Energy,
    /// The tribe ability.
    Ability,
}

/// What can begin within an effect. It must be finished before anything else continues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begins {
    /// Nothing.
    Nothing,
    /// Bonuses of the point track.
    Bonuses,
    /// Unlocking a reward of the machine tracks.
    Unlock,
    /// Playing a card.
    Play,
    /// Placing a module.
    Module,
    /// The tribe ability.
    Ability,
    /// An action on the board: this one, or any if it is `None`.
    Action(Option<BoardAction>),
    /// Placing a piece of the tribe.
    Piece,
}

const PLAIN: Facts = Facts {
    home: None,
    is_simple: false,
    stands_alone: false,
    is_gain: false,
    only_helps: false,
    spends_basics: false,
    may_act: false,
    returns: Returns::Nothing,
    begins: Begins::Nothing,
};
const SIMPLE: Facts = Facts { is_simple: true, ..PLAIN };
const GAIN: Facts = Facts { is_gain: true, ..SIMPLE };
const ACTION: Facts = Facts { spends_basics: true, may_act: true, ..PLAIN };
const ON_CARDS: Facts = Facts { home: Some((Carrier::Card, "on cards")), ..PLAIN };
const ON_MACHINES: Facts = Facts { home: Some((Carrier::Machine, "on machines")), ..PLAIN };
const OF_TRIBES: Facts = Facts { home: Some((Carrier::Ability, "as a tribe ability")), ..ACTION };

/// The place where an effect list is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Carrier {
    /// On a half of a card.
    Card,
    /// On a machine token or a technology that is a machine.
    Machine,
    /// On a slot module.
    Module,
    /// In a crate.
    Crate,
    /// As the reward of a water space.
    Water,
    /// As a reward of the hibernation track.
    Hibernation,
    /// Gained immediately with a technology.
    Technology,
    /// As a tribe ability.
    Ability,
    /// Gained with every tribe ability.
    AbilityMore,
}

/// A step of an effect list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Clause {
    /// A single effect.
    One(Effect),
    /// One of two effects, at the player's choice.
    Either(Effect, Effect),
}

/// The number of an effect list in its pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct EffectsId(pub(crate) u16);

/// The number of a payment in its pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PayId(pub(crate) u16);

/// A payment for a gain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pay {
    /// The resource to pay.
    pub coin: Coin,
    /// The amount to pay each time.
    pub count: u8,
    /// The maximum number of times it can be paid.
    pub times: u8,
    /// The gain for each payment.
    pub gain: Clause,
}
