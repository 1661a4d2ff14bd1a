//! What things are called, in one table; and the words on a board of pictures: what cards, chips and modules say, for
//! pages that draw a [`View`](crate::View). Every text is made from the vocabulary of the rules, so that it cannot
//! disagree with them.

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
    // The forms `level-1` to `level-3`: what it does; `idle`: why it can do nothing.
    "module" => Module,
    "deck" => Deck,
    // The form `unit`: what counts for it.
    "category" => Category,
    "phase" => Phase,
    // The forms `now` and `effect`: `it rains`, and what it does.
    "weather" => Weather,
    // The form `about`: what it does to the territories around it.
    "site" => SiteKind,
    "project" => Project,
    // The form `short`, for the head of a column.
    "holding" => Holding,
    // Where tribes are, with the territory; the form `leaves` for a tribe of V.I.C.I.
    "place" => Berth,
    // Why a tribe was weakened.
    "weakened" => Weakness,
    // Where points come from; and in the score sheet.
    "why" => Source,
    "trait" => Trait,
    "vici-act" => Act,
    "vici-skip" => Skip,
}

impl From<MaterialChoice> for Phrase {
    /// With the form `plural`, as there are always so many of it.
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

/// An effect, as a sentence.
#[must_use]
pub fn effect(effect: Effect) -> Phrase {
    sentence(words::effect(effect))
}

/// A bonus with its favor test and its alternatives, as a sentence.
#[must_use]
pub fn bonus(bonus: &Bonus) -> Phrase {
    sentence(words::bonus(bonus))
}

/// A price, as a sentence.
#[must_use]
pub fn price(price: Price) -> Phrase {
    sentence(words::price(price))
}

/// An activity with its price, as a sentence.
#[must_use]
pub fn activity(content: &Content, id: ActivityId) -> Phrase {
    sentence(words::activity(content, id))
}

/// A lasting ability, as a sentence.
#[must_use]
pub fn ability(content: &Content, ability: &Ability) -> Phrase {
    sentence(words::ability(content, ability))
}

/// A rule that is different for somebody, as a sentence.
#[must_use]
pub fn rule(what: Trait, number: u8) -> Phrase {
    sentence(words::rule(what, number))
}

/// When a bonus is gained, as a clause: `whenever you have done a reset`.
#[must_use]
pub fn trigger(trigger: Trigger) -> Phrase {
    words::trigger(trigger)
}

/// What is counted, as it is called if there are so many: `strong tribes`.
#[must_use]
pub fn counted(count: Count, n: u8) -> Phrase {
    words::counted(count, n)
}

/// What a cost space asks for, without the settlements that also fulfil it: `return 2 Wood`.
#[must_use]
pub fn need(need: Need) -> Phrase {
    piece::space(&Space { need: Some(need), settlements: 0, included: false })
}

/// What a cost space asks for: `return 2 Wood, or have 1 settlement`.
#[must_use]
pub fn space(space: &Space) -> Phrase {
    piece::space(space)
}

/// Everything that is printed on a research card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardText {
    /// Its id.
    pub id: CardId,
    /// Its name.
    pub name: Phrase,
    /// Its type.
    pub deck: Phrase,
    /// The five cost spaces, each with its points.
    pub cost: [Phrase; SPACES],
    /// The top third: an activity, a lasting ability, a point bonus.
    pub top: Option<Phrase>,
    /// The instant bonus.
    pub bonus: Option<Phrase>,
}

/// What is printed on a research card.
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

/// Which weather an event brings, and what it rewards, as two sentences.
#[must_use]
pub fn event(content: &Content, id: EventId) -> Phrase {
    phrase::sentences([sentence(piece::event_weather(content, id)), sentence(piece::event(content, id))])
}

/// What a goal chip asks for, as a sentence.
#[must_use]
pub fn goal(content: &Content, id: GoalId) -> Phrase {
    sentence(piece::goal(content, id))
}

/// The action of an income chip, as a sentence.
#[must_use]
pub fn income(content: &Content, id: IncomeId) -> Phrase {
    sentence(piece::income(content, id))
}

/// What an attribute chip asks for and what it brings, as two sentences.
#[must_use]
pub fn attribute(content: &Content, id: AttributeId) -> Phrase {
    let brings = ability(content, &content.attribute(id).ability);
    phrase::sentences([sentence(piece::attribute_need(content, id)), brings])
}

/// The markers of a starting marker card, as a sentence.
#[must_use]
pub fn marker_card(content: &Content, id: MarkerCardId) -> Phrase {
    sentence(piece::marker_card(content, id))
}

/// A starting chip card: its module and its income action, as a sentence.
#[must_use]
pub fn chip_card(content: &Content, id: ChipCardId) -> Phrase {
    sentence(piece::chip_card(content, id))
}

/// What a site does to the territories around it, as a sentence.
#[must_use]
pub fn site(kind: SiteKind) -> Phrase {
    sentence(piece::site(kind))
}

/// What a module does; of a main module at this level, as a sentence.
#[must_use]
pub fn panel_does(panel: Panel, level: u8) -> Phrase {
    sentence(piece::panel(panel, level))
}

/// The dice a module takes: `1 and 3`, `any two`.
#[must_use]
pub fn panel_dice(panel: Panel) -> Phrase {
    piece::panel_dice(panel)
}

/// What a half of V.I.C.I's action card says, counted from 1, as a sentence.
#[must_use]
pub fn action_card(number: u8, red: bool) -> Phrase {
    sentence(words::vici::action_card(number, red, None))
}
