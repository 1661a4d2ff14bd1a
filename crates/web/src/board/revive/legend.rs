//! The meaning of every picture, made from the functions that draw the board.

use std::mem::discriminant;

use ::revive::content::{
    ArtifactColor, CardId, Content, Ground, Half, LargeId, Reward, SIDES, StandardMachine, TileId, TrackBonus,
};
use ::revive::effect::{BoardAction, Clause, Effect, Lasting};
use ::revive::names;
use ::revive::resource::{Color, Resource};
use ::revive::tribe::{Side, Tribe};
use engine::words::Phrase;
use engine::{Seat, say};
use maud::{Markup, html};

use super::{Scene, icon};
use crate::page::style::Sample;
use crate::words::Key;

/// The id of the panel.
pub(super) const PANEL: &str = "pop-legend";

/// The panel that a button on the map opens.
pub(super) fn panel(scene: Scene<'_>) -> Markup {
    let seats = || scene.view.seats.iter();
    let boards: Vec<(Tribe, Side)> = if seats().all(|player| player.has_tribe) {
        seats().map(|player| (player.board.tribe, player.board.side)).collect()
    } else {
        all_boards()
    };
    let title = scene.say(say!(ReviveLegend));
    html! {
        div id=(PANEL) class="panel legend" popover="auto" role="dialog" aria-label=(title) {
            p.panel-title { (title) }
            // It scrolls by keys, too.
            div.lg-scroll role="group" tabindex="0" aria-label=(title) {
                div.lgs {
                    @for (title, samples) in groups(&scene.view.pack, &boards) {
                        section.lg {
                            h3 { (scene.title(title)) }
                            dl {
                                @for Sample { picture, meaning } in samples {
                                    div { dt aria-hidden="true" { (picture) } dd { (scene.title(meaning)) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Lists pictures with their meanings, in groups with titles: all of them, but of tribes only those on these boards.
pub(super) fn groups(content: &Content, boards: &[(Tribe, Side)]) -> [(Phrase, Vec<Sample>); 5] {
    [
        (say!(ReviveLegendGoods), goods()),
        (say!(ReviveLegendEffects), effects(content)),
        (say!(ReviveLegendCards), cards(content)),
        (say!(ReviveLegendTribes), tribes(content, boards)),
        (say!(ReviveLegendBoards), printed(content)),
    ]
}

fn sample(picture: &Markup, meaning: impl Into<Phrase>) -> Sample {
    Sample { picture: html! { span.fx { (picture) } }, meaning: meaning.into() }
}

/// What a player has.
fn goods() -> Vec<Sample> {
    let uses = [
        (Resource::Crystal, say!(ReviveLegendCrystal)),
        (Resource::Gear, say!(ReviveLegendGear)),
        (Resource::Book, say!(ReviveLegendBook)),
        (Resource::Food, say!(ReviveLegendFood)),
    ];
    let uses = uses.map(|(which, used)| sample(&icon::resource(which), used));
    let colors = Color::ALL.map(|color| {
        let (terrain, resource) = (names::terrain(color), color.resource());
        sample(&icon::plate(color), say!(ReviveLegendColor, color = color, terrain = terrain, resource = resource))
    });
    let artifacts =
        ArtifactColor::ALL.map(|color| sample(&icon::artifact(Some(color)), say!(ReviveLegendArtifact, color = color)));
    let more = [
        sample(&icon::basic(), say!(ReviveLegendBasic)),
        sample(&icon::points(2_u8), say!(ReviveLegendPoints)),
        sample(&icon::end_points(2_u8), say!(ReviveLegendEndPoints)),
    ];
    let minor = sample(&icon::minor_artifact(), names::minor_artifact());
    let flask = sample(&icon::icon("rv-flask"), say!(ReviveLegendFlask));
    let all = uses.into_iter().chain(more).chain(colors).chain(artifacts);
    all.chain([minor, flask]).collect()
}

/// Draws a step of an effect list.
fn step(content: &Content, clause: Clause) -> Sample {
    sample(&icon::clause(content, clause), names::clause(content, clause))
}

fn one(content: &Content) -> impl Fn(Effect) -> Sample {
    |effect| step(content, Clause::One(effect))
}

/// What effects do, except with cards.
fn effects(content: &Content) -> Vec<Sample> {
    let effects = [
        Effect::Step(Some(Color::Green), 1),
        Effect::Step(None, 1),
        Effect::Module,
        Effect::Tribe,
        Effect::Energy,
        Effect::Recharge,
        Effect::Crate,
        Effect::Reopen,
        Effect::Artifact,
        Effect::Act(BoardAction::Explore),
        Effect::Act(BoardAction::Build),
        Effect::Act(BoardAction::Populate),
        Effect::Range(1),
        Effect::ExploreAny,
        Effect::Discount(BoardAction::Build, 2),
        Effect::PerFigure,
        Effect::PerWater,
        Effect::PerFlask,
    ];
    let (times, either) = examples(content);
    effects.map(one(content)).into_iter().chain(times.into_iter().chain(either).map(|it| step(content, it))).collect()
}

/// Finds a payment that can be made several times, and a choice between two effects.
fn examples(content: &Content) -> (Option<Clause>, Option<Clause>) {
    let halves = CardId::all().flat_map(|card| Half::ALL.map(|half| content.card(card).effects[half.index()]));
    let steps: Vec<Clause> = halves.flat_map(|list| content.effects(list).iter().copied()).collect();
    let is_repeated = |clause: &Clause| match clause {
        Clause::One(Effect::Pay(id)) => content.pay(*id).times > 1,
        Clause::One(_) | Clause::Either(..) => false,
    };
    let times = steps.iter().copied().find(is_repeated);
    (times, steps.into_iter().find(|clause| matches!(clause, Clause::Either(..))))
}

/// What is done with cards.
fn cards(content: &Content) -> Vec<Sample> {
    let effects = [
        Effect::Card(None),
        Effect::Card(Some(Color::Green)),
        Effect::Play(None),
        Effect::Play(Some(Color::Green)),
        Effect::Rest,
        Effect::Wake,
        Effect::Retire,
        Effect::Rotate,
        Effect::AllColors,
        Effect::Leave,
        Effect::PerCard(Color::Yellow),
        Effect::Lasting(Lasting::Range(1)),
        Effect::Lasting(Lasting::Discount(BoardAction::Build, 1)),
    ];
    let marks = [
        sample(&icon::icon("rv-slot"), say!(ReviveLegendSlot)),
        sample(&icon::icon("rv-start"), say!(ReviveLegendStart)),
    ];
    effects.map(one(content)).into_iter().chain(marks).collect()
}

/// Lists all tribe boards.
pub(super) fn all_boards() -> Vec<(Tribe, Side)> {
    Tribe::ALL.into_iter().flat_map(|tribe| Side::ALL.map(|side| (tribe, side))).collect()
}

/// What tribes and their technologies do. Those that only bring effects are drawn as these effects.
fn tribes(content: &Content, boards: &[(Tribe, Side)]) -> Vec<Sample> {
    let boards = || boards.iter().map(|(tribe, side)| content.tribe(*tribe, *side));
    let gives = one_of_each(boards().flat_map(|board| board.technologies.map(|technology| technology.gives)));
    let gives = gives.into_iter().map(|gives| sample(&icon::gives(content, gives), names::technology(content, gives)));
    let mut abilities: Vec<Clause> = Vec::new();
    for step in boards().flat_map(|board| content.effects(board.ability)) {
        let is_its_own = matches!(step, Clause::One(Effect::Piece(_) | Effect::FreeAction(_)));
        if is_its_own && !abilities.contains(step) {
            abilities.push(*step);
        }
    }
    gives.chain(abilities.into_iter().map(|ability| step(content, ability))).collect()
}

/// Returns the first value of each kind, whatever its numbers.
fn one_of_each<T>(values: impl Iterator<Item = T>) -> Vec<T> {
    let mut kinds: Vec<T> = Vec::new();
    for value in values {
        if !kinds.iter().any(|known| discriminant(known) == discriminant(&value)) {
            kinds.push(value);
        }
    }
    kinds
}

/// What boards show: hexes, pieces, tracks.
fn printed(content: &Content) -> Vec<Sample> {
    let grounds = [Ground::Sand, Ground::Location].into_iter().chain(Color::ALL.map(Ground::Terrain));
    let waters =
        TileId::all().flat_map(|tile| content.tile(tile).hexes).find(|ground| matches!(ground, Ground::Water(_)));
    let grounds =
        grounds.chain(waters).map(|ground| sample(&icon::ground(content, ground), names::ground(content, ground)));
    let back = content.back(0);
    let tile = html! { (icon::icon("rv-tile")) (icon::back(back)) };
    let seat = Seat::ALL[0];
    let pieces = [
        sample(&tile, say!(ReviveLegendTile, back = names::back(back))),
        sample(&icon::building(seat, false), say!(ReviveLegendSmall)),
        sample(&icon::building(seat, true), say!(ReviveLegendLarge)),
        sample(&icon::figure(seat), say!(ReviveLegendFigure)),
    ];
    let kinds = one_of_each(LargeId::all().flat_map(|id| (0..SIDES).map(move |side| content.large(id, side))));
    let scores = kinds.into_iter().map(|score| sample(&icon::large_score(score), names::large_score(score)));
    let rewards =
        [Reward::Standard(StandardMachine::Crystal), Reward::Machine(Color::Yellow), Reward::Cards(Color::Green)];
    let rewards = rewards.map(|reward| sample(&icon::reward(reward), names::reward(reward)));
    let bonuses = TrackBonus::ALL.map(|bonus| sample(&icon::track_bonus(bonus), bonus));
    let marks = [
        sample(&icon::icon("rv-activate"), say!(ReviveLegendActivate)),
        sample(&icon::energy(false), say!(ReviveLegendFree)),
        sample(&icon::icon("rv-lock"), say!(ReviveLegendLock)),
        sample(&icon::icon("rv-switch"), say!(ReviveLegendSwitch)),
        sample(&icon::icon("rv-hibernate"), say!(ReviveLegendHibernate)),
        sample(&icon::icon("rv-map"), say!(ReviveLegendMap)),
    ];
    grounds.chain(pieces).chain(scores).chain(rewards).chain(bonuses).chain(marks).collect()
}
