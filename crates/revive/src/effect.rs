//! What cards, modules, machines, crates, water spaces and tracks do: one closed vocabulary (section “Effect of
//! symbols”).

use engine::notation::{Name, NameOrAny, UpTo};
use serde::{Deserialize, Serialize};

use crate::content::grammar::{AMOUNT, Lasts};
use crate::resource::{Color, Resource};

engine::vocabulary! {
    /// An action on the game board.
    pub enum BoardAction {
        /// Turn up an area tile and recruit a citizen.
        Explore = "explore",
        /// Place a building.
        Build = "build",
        /// Place a population figure.
        Populate = "populate",
    }
}

/// What something is paid with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Coin {
    /// This resource.
    Only(Resource),
    /// Any basic resource, each of one's choice.
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

engine::effect_table! {
    /// What holds for as long as its source does.
    pub enum Lasting {
        /// More range for every action, in spaces.
        Range(spaces: u8) = ("range", AMOUNT), "lasting-range";
        /// The action costs less.
        Discount(action: BoardAction, count: u8) = ("discount", Name, AMOUNT), "lasting-discount";
    }
}

engine::effect_table! {
    /// One thing that happens.
    pub enum Effect: Facts {
        /// Gain a resource.
        Gain(resource: Resource, count: u8) = (_, Name, AMOUNT), "amount", GAIN;
        /// Gain basic resources, each of one's choice.
        Basic(count: u8) = ("basic", AMOUNT), "basics-of-choice", GAIN;
        /// Advance on the point track.
        Points(count: u8) = ("points", UpTo(20)), "effect-points", Facts { begins: Begins::Bonuses, ..SIMPLE };
        /// Advance on the machine track of this color, or each step on any.
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
        /// More range for the next action on the board, in spaces.
        Range(spaces: u8) = ("range", AMOUNT), "effect-range", Facts { only_helps: true, ..PLAIN };
        /// Play another card, of this color if there is one.
        Play(color: Option<Color>) = ("play", NameOrAny), "effect-play", Facts { begins: Begins::Play, ..ACTION };
        /// Take a card from the display, of this color if there is one.
        Card(color: Option<Color>) = ("card", NameOrAny), "effect-card", SIMPLE;
        /// A basic resource for each population figure on the board.
        PerFigure = ("per-figure"), "effect-per-figure", PLAIN;
        /// A basic resource for each water space one has built next to.
        PerWater = ("per-water"), "effect-per-water", PLAIN;
        /// The resource of a color for each card of that color in one's slots.
        PerCard(color: Color) = ("per-card", Name), _, ON_CARDS;
        /// A basic resource for each visible flask.
        PerFlask = ("per-flask"), "effect-per-flask", ON_CARDS;
        /// Holds while the card lies in a slot.
        Lasting(lasting: Lasting) = ("lasting", Lasts), "effect-lasting", Facts { stands_alone: true, ..ON_CARDS };
        /// Hibernate, and the card leaves the game.
        Leave = ("leave"), "effect-hibernate", Facts { stands_alone: true, ..ON_CARDS };
        /// Move an unplayed card to the resting area and gain its top effect.
        Retire = ("retire"), "effect-retire", Facts { home: ON_MACHINES.home, returns: Returns::Card, ..ACTION };
        /// The next card may be played for its other half.
        Rotate = ("rotate"), "effect-rotate", Facts { only_helps: true, ..ON_MACHINES };
        /// The next explore action needs no range and reaches every tile.
        ExploreAny = ("explore-any"), "effect-explore-any", Facts { only_helps: true, ..ON_MACHINES };
        /// One card counts as having all colors.
        AllColors = ("all-colors"), "effect-all-colors", ON_MACHINES;
        /// Pay 1 gear for the effect of an opened crate.
        Reopen = ("reopen"), "effect-reopen", Facts { home: ON_MACHINES.home, ..ACTION };
        /// The next such action costs less.
        Discount(action: BoardAction, count: u8) = ("discount", Name, AMOUNT), "effect-discount",
            Facts { only_helps: true, ..ON_MACHINES };
        /// An action on the board with more range, in spaces (Vukuntur).
        FreeAction(spaces: u8) = ("free-action", AMOUNT), "effect-free-action",
            Facts { begins: Begins::Action(None), ..OF_TRIBES };
        /// Carry out an action on the board.
        Act(action: BoardAction) = (_, Name), "effect-act", Facts { begins: Begins::Action(Some(action)), ..ACTION };
        /// Place a piece of the tribe, or move its falcon.
        Piece(piece: Piece) = (_, Name), _, Facts { stands_alone: true, begins: Begins::Piece, ..OF_TRIBES };
        /// Pay for a gain. What this allows depends on the payment.
        Pay(pay: PayId) = _, _, PLAIN;
    }
}

/// What one has to know about an effect, besides how it is carried out.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    /// The only place where it may stand, and the words for it. None if it may stand anywhere.
    pub home: Option<(Carrier, &'static str)>,
    /// It only takes something from a supply or a display, so that it can happen amid anything else.
    pub is_simple: bool,
    /// It is a step of its own, never one of two with `or`.
    pub stands_alone: bool,
    /// Its message names what a player gains. Such steps read as one where they follow one another.
    pub is_gain: bool,
    /// It does nothing but help an action that follows.
    pub only_helps: bool,
    /// Basic resources can be spent within it.
    pub spends_basics: bool,
    /// It may bring an action, or something that brings one.
    pub may_act: bool,
    /// What comes back to be used again.
    pub returns: Returns,
    /// What can begin within it.
    pub begins: Begins,
}

/// What comes back with an effect to be used again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Returns {
    /// Nothing.
    Nothing,
    /// A card, half of the way: to rest or to the active area.
    Card,
    /// The energy of a machine.
    Energy,
    /// The tribe ability.
    Ability,
}

/// What can begin within an effect, and then has to be done before anything else goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begins {
    /// Nothing.
    Nothing,
    /// Bonuses of the point track.
    Bonuses,
    /// The reward of a machine track.
    Unlock,
    /// A card is played.
    Play,
    /// A module is placed.
    Module,
    /// The tribe ability.
    Ability,
    /// An action on the board: this one, or any.
    Action(Option<BoardAction>),
    /// A piece of the tribe is placed.
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

/// Where an effect list stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Carrier {
    /// On a half of a card.
    Card,
    /// On a machine, of a token or of a technology.
    Machine,
    /// On a slot module.
    Module,
    /// In a crate.
    Crate,
    /// As the reward of a water space.
    Water,
    /// As a reward of the hibernation track.
    Hibernation,
    /// Gained at once with a technology.
    Technology,
    /// As a tribe ability.
    Ability,
    /// Gained with every tribe ability.
    AbilityMore,
}

/// A step of an effect list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Clause {
    /// This.
    One(Effect),
    /// One of the two.
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
    /// What is paid.
    pub coin: Coin,
    /// How much of it.
    pub count: u8,
    /// How often it can be repeated.
    pub times: u8,
    /// What it brings.
    pub gain: Clause,
}
