//! The other civilizations in brief, and the tracks and points of all.

use engine::page::Page;
use engine::words::Phrase;
use engine::{Seat, say};

use crate::category::Category;
use crate::civilization::Source;
use crate::content::Deck;
use crate::effect::Marker;
use crate::material::Material;
use crate::module::{Feature, Module, Track};
use crate::view::{CivilizationView, View};
use crate::words::{Key, phrase, piece};

/// Writes all civilizations except the one whose console is shown in full.
pub(super) fn others(view: &View, own: Option<Seat>, page: &mut Page<'_>) {
    let people = view.civilizations.iter().filter(|civ| Some(civ.seat) != own && !phrase::is_vici(view, civ.seat));
    for civ in people {
        page.part(&page.say(say!(PlainPartOther, player = super::name(civ.seat, page))));
        other(civ, view, page);
    }
}

fn list_or_none(parts: Vec<Phrase>) -> Phrase {
    if parts.is_empty() { say!(PlainNothing) } else { phrase::commas(parts) }
}

fn other(civ: &CivilizationView, view: &View, page: &mut Page<'_>) {
    let (console, content) = (&civ.console, &view.pack);
    page.item(&page.say(say!(
        PlainOtherDice,
        dice = if console.ready_dice() == 0 { say!(PlainNone) } else { phrase::faces(&console.dice) },
        used = console.used_dice,
        fate = console.fate_dice,
        plans = console.planning.iter().sum::<u8>(),
        favor = console.favor,
    )));
    page.item(&page.say(say!(
        PlainMarkers,
        ideas = console.marker(Marker::Idea),
        focus = console.marker(Marker::Focus),
        food = console.marker(Marker::Food),
        need = civ.food_needed,
        money = console.marker(Marker::Money),
    )));
    let stored = Material::ALL.into_iter().filter(|material| console.stored(*material) > 0);
    let stored = stored.map(|material| phrase::materials(material, console.stored(material))).collect();
    page.item(&page.say(say!(PlainOtherStored, stored = list_or_none(stored))));
    let features = Feature::ALL.into_iter().filter(|feature| console.feature(*feature) > 0);
    let features = features.map(|feature| say!(PlainCounted, what = feature, count = console.feature(feature)));
    page.item(&page.say(say!(PlainFeatures, features = list_or_none(features.collect()))));
    let upgraded = Module::ALL.into_iter().filter(|module| console.level(*module) > 1);
    let upgraded = upgraded.map(|module| say!(PlainCounted, what = module, count = console.level(module)));
    page.item(&page.say(say!(PlainUpgraded, modules = list_or_none(upgraded.collect()))));
    let hand = Deck::ALL.into_iter().filter(|deck| civ.hand[deck.index()] > 0);
    let hand = hand.map(|deck| say!(PlainCounted, what = deck, count = civ.hand[deck.index()]));
    page.item(&page.say(say!(PlainOtherHand, cards = list_or_none(hand.collect()))));
    if !civ.known_hand.is_empty() {
        let known = civ.known_hand.iter().map(|card| piece::name(*card));
        page.item(&page.say(say!(PlainOtherKnown, cards = phrase::commas(known))));
    }
    let goals = civ.goals.iter().filter_map(|stack| stack.first()).map(|goal| piece::goal_full(content, *goal));
    page.item(&page.say(say!(
        PlainOtherGoals,
        goals = semicolons_or_none(goals.collect()),
        count = civ.goals_done.len()
    )));
    let installed = civ.installed.iter().map(|(card, _)| piece::name(*card));
    let attributes = civ.attributes.iter().map(|(chip, _)| piece::name(*chip));
    let incomes = civ.incomes.iter().map(|(chip, ..)| piece::name(*chip));
    let all = installed.chain(attributes).chain(incomes).collect();
    page.item(&page.say(say!(PlainInstalled, pieces = list_or_none(all))));
}

fn semicolons_or_none(parts: Vec<Phrase>) -> Phrase {
    if parts.is_empty() { say!(PlainNothing) } else { phrase::semicolons(parts) }
}

/// Writes the progress tracks and the Favor of Agera track.
pub(super) fn tracks(view: &View, page: &mut Page<'_>) {
    page.table(&page.say(say!(PlainPartTracks)));
    for track in Track::ALL {
        let label = say!(PlainTrack, track = track, value = track.die());
        page.row(&page.say(label), view.civilizations.iter().map(|civ| civ.console.track(track).to_string()));
    }
    page.row(&page.say(say!(PlainFavor)), view.civilizations.iter().map(|civ| civ.console.favor.to_string()));
    page.paragraph(&page.say(say!(PlainLines)));
    let pale = view.pack.board().pale.iter();
    page.paragraph(&page.say(say!(PlainPale, spaces = phrase::list(pale.map(phrase::number)))));
}

/// Returns the units of a civilization in a category.
fn units(view: &View, civ: &CivilizationView, category: Category) -> u16 {
    let console = &civ.console;
    let vici = view.vici.as_ref().filter(|_| phrase::is_vici(view, civ.seat));
    match (category, vici) {
        (Category::Technology, _) => u16::from(console.track(Track::Technology)),
        (Category::Prestige, _) => u16::from(console.track(Track::Prestige)),
        (Category::Knowledge, _) => u16::from(console.track(Track::Knowledge)),
        (Category::Construction, _) => u16::from(console.track(Track::Construction)),
        (Category::Culture, _) => u16::from(console.track(Track::Culture)),
        (Category::Evolution, Some(vici)) => u16::from(vici.evolution),
        (Category::Prosperity, Some(vici)) => u16::from(vici.prosperity),
        (Category::Evolution, None) => console.features.iter().map(|count| u16::from(*count)).sum(),
        (Category::Prosperity, None) => civ.diamonds,
        (Category::Population, _) => u16::from(view.land.tribes(civ.seat).all()),
        (Category::Expansion, _) => view.land.territories(civ.seat).len() as u16,
    }
}

/// Writes the units of the scoring categories, the points by source, and the final points if the game ended now.
pub(super) fn points(view: &View, page: &mut Page<'_>) {
    page.table(&page.say(say!(PlainPartCategories)));
    for category in Category::ALL {
        let tile = view.final_tiles.contains(&category);
        let points = category.final_points(tile);
        let label = say!(PlainCategory, category = category, points = points);
        page.row(&page.say(label), view.civilizations.iter().map(|civ| units(view, civ, category).to_string()));
    }
    page.table(&page.say(say!(PlainPartPoints)));
    for source in Source::ALL {
        let points = |civ: &CivilizationView| civ.console.points[source.index()];
        if view.civilizations.iter().any(|civ| points(civ) > 0) {
            let label = phrase::score(source);
            page.row(&page.say(label), view.civilizations.iter().map(|civ| points(civ).to_string()));
        }
    }
    page.row(&page.say(say!(PlainPoints)), view.civilizations.iter().map(|civ| civ.points.to_string()));
    let label = if view.standings.is_some() { say!(PlainFinalPoints) } else { say!(PlainPointsLater) };
    page.row(&page.say(label), view.civilizations.iter().map(|civ| civ.final_points.to_string()));
}
