//! What cards, modules, machines, crates, water spaces and tracks do: one closed vocabulary (section “Effect of
//! symbols”).

use serde::{Deserialize, Serialize};

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

/// One thing that happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// Gain a resource.
    Gain(Resource, u8),
    /// Gain basic resources, each of one's choice.
    Basic(u8),
    /// Advance on the point track.
    Points(u8),
    /// Advance on the machine track of this color.
    Step(Color, u8),
    /// Advance on machine tracks, each step of one's choice.
    StepAny(u8),
    /// Take a slot module from the display.
    Module,
    /// Activate the tribe ability.
    Tribe,
    /// Take an energy from the supply.
    Energy,
    /// Take back one energy from a machine.
    Recharge,
    /// Take a crate.
    Crate,
    /// Take an artifact.
    Artifact,
    /// Move a card from a slot to the resting area.
    Rest,
    /// Move a card from the resting area to the active area.
    Wake,
    /// So many spaces more range for the next action on the board.
    Range(u8),
    /// Play another card, of this color if there is one.
    Play(Option<Color>),
    /// Take a card from the display, of this color if there is one.
    Card(Option<Color>),
    /// Carry out an action on the board.
    Act(BoardAction),
    /// A basic resource for each population figure on the board.
    PerFigure,
    /// A basic resource for each water space one has built next to.
    PerWater,
    /// Pay for a gain.
    Pay(PayId),
    /// The resource of a color for each card of that color in one's slots.
    PerCard(Color),
    /// A basic resource for each visible flask.
    PerFlask,
    /// Holds while the card lies in a slot.
    Lasting(Lasting),
    /// Hibernate, and the card leaves the game.
    Leave,
    /// Move an unplayed card to the resting area and gain its top effect.
    Retire,
    /// The next card may be played for its other half.
    Rotate,
    /// The next explore action needs no range and reaches every tile.
    ExploreAny,
    /// One card counts as having all colors.
    AllColors,
    /// Pay 1 gear for the effect of an opened crate.
    Reopen,
    /// The next such action costs less.
    Discount(BoardAction, u8),
    /// An action on the board with so much more range (Vukuntur).
    FreeAction(u8),
    /// Place a piece of the tribe, or move its falcon.
    Piece(Piece),
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

/// What holds for as long as its source does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lasting {
    /// So many spaces more range for every action.
    Range(u8),
    /// The action costs so much less.
    Discount(BoardAction, u8),
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
