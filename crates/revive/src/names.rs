//! The names of things in one table, and texts for pages that draw a [`View`] as pictures: what cards, machines and
//! technologies say. Every text is made from the vocabulary of the rules and so cannot contradict them.

use engine::words::Phrase;

use crate::action::MachineSpot;
use crate::chapter::Chapter;
use crate::content::{
    ArtifactCardId, ArtifactColor, Back, CardId, Category, Content, CrateId, Ground, Half, LargeScore, MachineId,
    ModuleId, Named, Reward, StandardMachine, TrackBonus,
};
use crate::effect::{BoardAction, Carrier, Clause, Effect, EffectsId, Piece};
use crate::foretell::{Foretold, Meter};
use crate::player::{Player, Source};
use crate::resource::{Color, Purse, Resource};
use crate::space::{Space, TilePlace};
use crate::tribe::{Gives, Side, Technology, Tribe};
use crate::view::{PriceView, View};
use crate::words::effect::Of;
use crate::words::phrase::sentence;
use crate::words::request::Rank;
use crate::words::{self, effect, phrase, piece};

engine::names! {
    "resource" => Resource,
    "color" => Color,
    "artifact" => ArtifactColor,
    "half" => Half,
    "tribe" => Tribe,
    "side" => Side,
    // The forms `plural` and `next`: `build actions`, `your next build action`.
    "act" => BoardAction,
    "piece" => Piece,
    "bonus" => TrackBonus,
    // What the category counts; the form `one` names a single item.
    "category" => Category,
    "standard" => StandardMachine,
    "why" => Source,
    "chapter-title" => Chapter,
    "rank" => Rank,
    "meter" => Meter,
}

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
    /// `forest`.
    terrain(Color),
    /// `12b`, `large location 2`, `the chasm`.
    space(Space),
    /// `place 12`.
    place(TilePlace),
    /// `3 gears and 1 food`.
    purse(Purse),
    /// `2 points`.
    points(u16),
}

/// `2 gears`.
#[must_use]
pub fn resources(resource: Resource, count: u8) -> Phrase {
    phrase::resources(resource, count)
}

/// The name of a piece, without its id.
#[must_use]
pub fn name(of: impl Named) -> Phrase {
    piece::own_name(of)
}

/// A tribe and the side of its board: `Nàdair, sun side`.
#[must_use]
pub fn tribe_side(of: Tribe, on: Side) -> Phrase {
    phrase::tribe_side(of, on)
}

/// The results of a solo game, the best first, each with the points that it takes. The lowest takes none.
pub fn ladder() -> impl Iterator<Item = (i32, Phrase)> {
    words::request::ladder()
}

/// The story, the rules and the goal of a chapter.
#[must_use]
pub fn chapter(chapter: Chapter) -> engine::Chapter {
    words::chapter::tell(chapter)
}

/// A slot with the half that cards show there: `slot 3 (bottom)`.
#[must_use]
pub fn slot(number: u8) -> Phrase {
    phrase::slot_half(number)
}

/// The id of a piece and its name: `C7 Wayfinder`.
#[must_use]
pub fn full_name(of: impl Named) -> Phrase {
    piece::name(of)
}

/// An effect list, as a sentence.
#[must_use]
pub fn effects(content: &Content, list: EffectsId) -> Phrase {
    sentence(effect::effects(content, list, Of::Other))
}

/// The effects of a half of a card, as a sentence.
#[must_use]
pub fn card_half(content: &Content, card: CardId, half: Half) -> Phrase {
    sentence(piece::half(content, card, half))
}

/// A step of an effect list, as a sentence. Effects that only cards have call their source “this card”.
#[must_use]
pub fn clause(content: &Content, clause: Clause) -> Phrase {
    let is_of_card = |effect: Effect| effect.facts().home.is_some_and(|(carrier, _)| carrier == Carrier::Card);
    let of = match clause {
        Clause::One(one) if is_of_card(one) => Of::Card,
        Clause::One(_) | Clause::Either(..) => Of::Other,
    };
    sentence(effect::clause(content, clause, of))
}

/// `a minor artifact (2 points)`.
#[must_use]
pub fn minor_artifact() -> Phrase {
    piece::minor_artifact()
}

/// What is printed on a half of a card: its effects, its slot symbol and its flask.
#[must_use]
pub fn printed_half(content: &Content, card: CardId, half: Half) -> Phrase {
    sentence(piece::marked_half(content, card, half))
}

/// A card with its color and both halves: `C7 Wayfinder (yellow): top: …; bottom: …`.
#[must_use]
pub fn card(content: &Content, card: CardId) -> Phrase {
    piece::card_full(content, card)
}

/// A card with its color: `C7 Wayfinder (yellow)`.
#[must_use]
pub fn card_title(content: &Content, card: CardId) -> Phrase {
    piece::card_title(content, card)
}

/// A module with its colors, its flask and its effects: `L3 (yellow and green): gain 1 food`.
#[must_use]
pub fn full_module(content: &Content, module: ModuleId) -> Phrase {
    piece::module_full(content, module)
}

/// A machine token with its color, its flask and its effects: `M3 Pathfinder (yellow): …`.
#[must_use]
pub fn full_machine(content: &Content, machine: MachineId) -> Phrase {
    piece::machine_full(content, machine)
}

/// The effects of a module, as a sentence.
#[must_use]
pub fn module(content: &Content, module: ModuleId) -> Phrase {
    sentence(piece::module_does(content, module))
}

/// The effects of a machine token, as a sentence.
#[must_use]
pub fn machine(content: &Content, machine: MachineId) -> Phrase {
    sentence(piece::machine_does(content, machine))
}

/// The effects of a crate, as a sentence.
#[must_use]
pub fn crate_text(content: &Content, found: CrateId) -> Phrase {
    sentence(piece::crate_does(content, found))
}

/// A player's machine: its name, and its effects as a sentence.
#[must_use]
pub fn spot(content: &Content, player: &Player, spot: MachineSpot) -> (Phrase, Phrase) {
    let (name, does) = piece::spot(content, player, spot);
    (name, sentence(does))
}

/// The reward of a reward space: `a yellow machine`.
#[must_use]
pub fn reward(reward: Reward) -> Phrase {
    piece::reward(reward)
}

/// The reward of a reward space now: without major artifacts, a minor one.
#[must_use]
pub fn reward_now(view: &View, reward: Reward) -> Phrase {
    words::worth::reward(view, reward)
}

/// The bonus of a space of a track now: without major artifacts, a minor one.
#[must_use]
pub fn bonus_now(view: &View, bonus: TrackBonus) -> Phrase {
    words::worth::track_bonus(view, bonus)
}

/// The next step on a machine track: `to space 5, which unlocks a yellow machine`.
#[must_use]
pub fn step(view: &View, player: &Player, color: Color) -> Phrase {
    words::worth::step(view, player, color)
}

/// The marker positions that a reward space requires: `yellow 7 and green 4`.
#[must_use]
pub fn needs(needs: [u8; Color::COUNT]) -> Phrase {
    piece::needs(needs)
}

/// The back of an area tile: `3 food for 2 points`.
#[must_use]
pub fn back(back: Back) -> Phrase {
    piece::back(back)
}

/// What a hex shows: `forest`, `water: gain 1 crystal`.
#[must_use]
pub fn ground(content: &Content, ground: Ground) -> Phrase {
    piece::ground(content, ground)
}

/// The scoring of a large location, as a sentence.
#[must_use]
pub fn large_score(score: LargeScore) -> Phrase {
    sentence(piece::large_score(score))
}

/// The category for a color on an artifact card, as a sentence.
#[must_use]
pub fn artifact_category(content: &Content, card: ArtifactCardId, color: ArtifactColor) -> Phrase {
    sentence(piece::category(content.artifact_card(card).categories[color.index()]))
}

/// What a technology gives, as a sentence.
#[must_use]
pub fn technology(content: &Content, gives: Gives) -> Phrase {
    sentence(words::technology::gives(content, gives))
}

/// A technology with its number, cost and points: `technology 2 (2 books, 1 point): …`. They are counted from 0.
#[must_use]
pub fn full_technology(content: &Content, number: u8, technology: &Technology) -> Phrase {
    words::technology::full(content, number, technology)
}

/// The effects of a tribe ability, as a sentence.
#[must_use]
pub fn ability(content: &Content, tribe: Tribe, side: Side) -> Phrase {
    sentence(words::technology::ability(content, tribe, side))
}

/// The cost of an action on the board: `3 gears and 1 food for the range`.
#[must_use]
pub fn price(price: &PriceView) -> Phrase {
    words::worth::price(price)
}

/// The rewards of a new building: `2 steps on the green track and 1 crystal`. `None` for other actions.
#[must_use]
pub fn brings(view: &View, price: &PriceView) -> Option<Phrase> {
    words::worth::brings(view, price)
}

/// What an action costs and brings: `gears 5 → 2, yellow track 3 → 5; unlocks a yellow machine`. `None` if nothing is known
/// to change.
#[must_use]
pub fn foretold(view: &View, told: &Foretold) -> Option<Phrase> {
    words::foretold::foretold(view, told)
}
