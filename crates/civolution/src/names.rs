//! The names of things in one table, and the texts of cards, chips and modules for pages that draw a
//! [`View`](crate::View). All texts are made from the vocabulary of the rules, so they cannot disagree with them.

use engine::say;
use engine::words::{Arg, Phrase};

use crate::ability::{Ability, Trait, Trigger};
use crate::category::Category;
use crate::civilization::Source;
use crate::content::{
    ActivityId, AttributeId, CardId, ChipCardId, Content, Deck, EventId, GoalId, IncomeId, MarkerCardId, Need, SPACES,
    Slot, Space, Top,
};
use crate::continent::{Terrain, Territory};
use crate::count::Count;
use crate::effect::{Bonus, Effect, Marker, MaterialChoice, Price, Project, TrackChoice, UpgradeChoice};
use crate::event::Weakness;
use crate::land::{Berth, Who};
use crate::material::Material;
use crate::module::{Feature, Module, Panel, Track};
use crate::site::{Ground, SiteKind};
use crate::stages::Holding;
use crate::state::Weather;
use crate::task::Phase;
use crate::vici::{Act, Skip};
use crate::words::phrase::sentence;
use crate::words::{self, Key, phrase, piece};

engine::names! {
    "terrain" => Terrain,
    "material" => Material,
    "feature" => Feature,
    // The form `plural`: `2 ideas`.
    "marker" => Marker,
    "track" => Track,
    // The forms `level-1` to `level-3`: what it does; `idle`: why it would have no effect.
    "module" => Module,
    "deck" => Deck,
    // The form `unit`: what counts for it.
    "category" => Category,
    "phase" => Phase,
    // The forms `now` and `effect`: `it is raining`, and what it does.
    "weather" => Weather,
    // The form `about`: its effect on the territories next to it.
    "site" => SiteKind,
    "project" => Project,
    // The form `short`, for the head of a column.
    "holding" => Holding,
    // The place of tribes, with the territory; the form `leaves` for a tribe of V.I.C.I.
    "place" => Berth,
    // The reason why a tribe was weakened.
    "weakened" => Weakness,
    // The source of points, in sentences and in the score sheet.
    "why" => Source,
    "trait" => Trait,
    "vici-act" => Act,
    "vici-skip" => Skip,
}

impl From<MaterialChoice> for Phrase {
    /// Has the form `plural`, because a number of materials always goes with it.
    fn from(choice: MaterialChoice) -> Self {
        match choice {
            MaterialChoice::Any => say!(MaterialsAny),
            MaterialChoice::Only(material) => material.into(),
            MaterialChoice::Of(terrain) => say!(MaterialsOf, terrain = terrain),
            MaterialChoice::In(row) => say!(MaterialsIn, row = row.price()),
        }
    }
}

impl From<TrackChoice> for Phrase {
    fn from(choice: TrackChoice) -> Self {
        match choice {
            TrackChoice::Any => say!(TrackAny),
            TrackChoice::Only(track) => say!(TrackOnly, track = track),
            TrackChoice::Lowest => say!(TrackLowest),
        }
    }
}

impl From<UpgradeChoice> for Phrase {
    /// `a module`, `the Research module`, `a module with a die value of the Culture track (5)`.
    fn from(choice: UpgradeChoice) -> Self {
        match choice {
            UpgradeChoice::Any => say!(UpgradeAny),
            UpgradeChoice::Only(module) => say!(PanelMain, module = module),
            UpgradeChoice::Colour(track) => say!(UpgradeColour, value = track.die()),
        }
    }
}

macro_rules! in_sentences {
    ($($choice:ty),+) => {$(
        impl From<$choice> for Arg {
            fn from(choice: $choice) -> Self {
                Phrase::from(choice).into()
            }
        }
    )+};
}

in_sentences!(MaterialChoice, TrackChoice, UpgradeChoice);

macro_rules! phrases {
    ($($(#[$doc:meta])* $name:ident($of:ty)),+ $(,)?) => {$(
        $(#[$doc])*
        #[must_use]
        pub fn $name(of: $of) -> Phrase {
            phrase::$name(of)
        }
    )+};
}

phrases! {
    /// `Forest B`.
    territory(Territory),
    /// `the Research module`.
    panel(Panel),
    /// `building ground 2`, `the island`.
    ground(Ground),
    /// `a weak tribe in the wilderness of Swamp C`.
    who(Who),
}

/// `2 food`, `1 Calm marker`.
#[must_use]
pub fn slot(slot: Slot, count: u8) -> Phrase {
    phrase::slot(slot, count)
}

/// `5 success points`.
#[must_use]
pub fn points(count: u16) -> Phrase {
    phrase::points(count)
}

/// Describes an effect, as a sentence.
#[must_use]
pub fn effect(effect: Effect) -> Phrase {
    sentence(words::effect(effect))
}

/// Describes a bonus with its favor test and its alternatives, as a sentence.
#[must_use]
pub fn bonus(bonus: &Bonus) -> Phrase {
    sentence(words::bonus(bonus))
}

/// Describes a price, as a sentence.
#[must_use]
pub fn price(price: Price) -> Phrase {
    sentence(words::price(price))
}

/// Describes an activity with its price, as a sentence.
#[must_use]
pub fn activity(content: &Content, id: ActivityId) -> Phrase {
    sentence(words::activity(content, id))
}

/// Describes a lasting ability, as a sentence.
#[must_use]
pub fn ability(content: &Content, ability: &Ability) -> Phrase {
    sentence(words::ability(content, ability))
}

/// Describes a rule that a trait changes for its owner, as a sentence.
#[must_use]
pub fn rule(what: Trait, number: u8) -> Phrase {
    sentence(words::rule(what, number))
}

/// Describes when a bonus is gained, as a clause: `whenever you have done a reset`.
#[must_use]
pub fn trigger(trigger: Trigger) -> Phrase {
    words::trigger(trigger)
}

/// Names what is counted, in the form that fits the number: `strong tribes`.
#[must_use]
pub fn counted(count: Count, n: u8) -> Phrase {
    words::counted(count, n)
}

/// Describes the requirement of a cost space without its settlements: `return 2 Wood`.
#[must_use]
pub fn need(need: Need) -> Phrase {
    piece::space(&Space { need: Some(need), settlements: 0, included: false })
}

/// Describes the requirement of a cost space: `return 2 Wood, or have 1 settlement`.
#[must_use]
pub fn space(space: &Space) -> Phrase {
    piece::space(space)
}

/// Everything that is printed on a research card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardText {
    /// The card's id.
    pub id: CardId,
    /// The card's name.
    pub name: Phrase,
    /// The card's type.
    pub deck: Phrase,
    /// The five cost spaces, each with its points.
    pub cost: [Phrase; SPACES],
    /// The top third: an activity, a lasting ability or a point bonus. `None` if it is empty.
    pub top: Option<Phrase>,
    /// The instant bonus, if it has one.
    pub bonus: Option<Phrase>,
}

/// Returns the texts of a research card.
#[must_use]
pub fn card(content: &Content, id: CardId) -> CardText {
    let card = content.card(id);
    CardText {
        id,
        name: Phrase::new(id.to_string()),
        deck: Phrase::from(id.deck()),
        cost: std::array::from_fn(|index| piece::cost_space(card, index).unwrap_or_else(phrase::nothing)),
        top: (card.top != Top::Nothing).then(|| sentence(piece::top(content, &card.top))),
        bonus: card.bonus.map(|bonus| sentence(words::bonus_of(content, bonus))),
    }
}

/// Describes an event, as two sentences: how it moves the weather, and what it rewards.
#[must_use]
pub fn event(content: &Content, id: EventId) -> Phrase {
    phrase::sentences([sentence(piece::event_weather(content, id)), sentence(piece::event(content, id))])
}

/// Describes the requirement of a goal chip, as a sentence.
#[must_use]
pub fn goal(content: &Content, id: GoalId) -> Phrase {
    sentence(piece::goal(content, id))
}

/// Describes the action of an income chip, as a sentence.
#[must_use]
pub fn income(content: &Content, id: IncomeId) -> Phrase {
    sentence(piece::income(content, id))
}

/// Describes an attribute chip, as two sentences: its requirement, and its ability.
#[must_use]
pub fn attribute(content: &Content, id: AttributeId) -> Phrase {
    let brings = ability(content, &content.attribute(id).ability);
    phrase::sentences([sentence(piece::attribute_need(content, id)), brings])
}

/// Lists the markers of a starting marker card, as a sentence.
#[must_use]
pub fn marker_card(content: &Content, id: MarkerCardId) -> Phrase {
    sentence(piece::marker_card(content, id))
}

/// Describes the module and the income action of a starting chip card, as a sentence.
#[must_use]
pub fn chip_card(content: &Content, id: ChipCardId) -> Phrase {
    sentence(piece::chip_card(content, id))
}

/// Describes the effect of a site on the territories next to it, as a sentence.
#[must_use]
pub fn site(kind: SiteKind) -> Phrase {
    sentence(piece::site(kind))
}

/// Describes what a module does, as a sentence. The level matters only for main modules.
#[must_use]
pub fn panel_does(panel: Panel, level: u8) -> Phrase {
    sentence(piece::panel(panel, level))
}

/// Returns the dice that a module takes: `1 and 3`, `any two`.
#[must_use]
pub fn panel_dice(panel: Panel) -> Phrase {
    piece::panel_dice(panel)
}

/// Describes one half of an action card of V.I.C.I, as a sentence. Cards are counted from 1.
#[must_use]
pub fn action_card(number: u8, red: bool) -> Phrase {
    sentence(words::vici::action_card(number, red, None))
}
