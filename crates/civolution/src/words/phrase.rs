//! The parts of sentences: who, where, and how many.

use std::fmt::Display;

use engine::words::{Arg, Phrase};
use engine::{Seat, say};

use super::Key;
use crate::action::Payment;
use crate::civilization::Source;
use crate::content::Slot;
use crate::continent::{SiteSpot, Territory, Tile};
use crate::effect::Marker;
use crate::land::{Berth, Who};
use crate::module::{Feature, Panel};
use crate::site::Ground;
use crate::view::View;

// People.

/// Checks whether V.I.C.I plays in a seat.
pub(crate) fn is_vici(view: &View, seat: Seat) -> bool {
    view.vici.is_some() && seat.index() >= usize::from(view.players)
}

// Putting phrases together.

/// Returns an empty phrase.
pub(crate) fn nothing() -> Phrase {
    Phrase::verbatim("")
}

/// Returns a number that does not select a plural form.
pub(crate) fn number(number: impl Display) -> Phrase {
    Phrase::verbatim(number.to_string())
}

/// Joins parts with commas and `and`: `1 Wood`; `1 Wood and 2 Gold`; `1 Wood, 1 Clay and 2 Gold`.
pub(crate) fn list(parts: impl IntoIterator<Item = Phrase>) -> Phrase {
    let mut parts: Vec<Phrase> = parts.into_iter().collect();
    let Some(last) = parts.pop() else { return nothing() };
    match parts.into_iter().reduce(|first, second| say!(JoinComma, first = first, second = second)) {
        Some(first) => say!(JoinAnd, first = first, second = last),
        None => last,
    }
}

/// Joins parts with commas and `or`. Returns `None` without parts.
pub(crate) fn choice(parts: impl IntoIterator<Item = Phrase>) -> Option<Phrase> {
    let mut parts: Vec<Phrase> = parts.into_iter().collect();
    let last = parts.pop()?;
    Some(match parts.into_iter().reduce(|first, second| say!(JoinComma, first = first, second = second)) {
        Some(first) => say!(JoinOr, first = first, second = last),
        None => last,
    })
}

/// Joins parts with commas only, for use in a longer list: `1 Wood, 1 Clay, 2 Gold`.
pub(crate) fn commas(parts: impl IntoIterator<Item = Phrase>) -> Phrase {
    parts.into_iter().reduce(|first, second| say!(JoinComma, first = first, second = second)).unwrap_or_else(nothing)
}

/// Joins parts that may contain commas with semicolons.
pub(crate) fn semicolons(parts: impl IntoIterator<Item = Phrase>) -> Phrase {
    let join = |first, second| say!(JoinSemicolon, first = first, second = second);
    parts.into_iter().reduce(join).unwrap_or_else(nothing)
}

/// Joins sentences.
pub(crate) fn sentences(parts: impl IntoIterator<Item = Phrase>) -> Phrase {
    let join = |first, second| say!(JoinSentences, first = first, second = second);
    parts.into_iter().reduce(join).unwrap_or_else(nothing)
}

/// Joins alternatives that may contain commas and `or`. Returns `None` without parts.
pub(crate) fn either(parts: impl IntoIterator<Item = Phrase>) -> Option<Phrase> {
    parts.into_iter().reduce(|first, second| say!(JoinEither, first = first, second = second))
}

/// Capitalizes a phrase.
pub(crate) fn capital(phrase: Phrase) -> Phrase {
    say!(Capital, phrase = phrase)
}

/// Turns a phrase into a sentence.
pub(crate) fn sentence(phrase: Phrase) -> Phrase {
    say!(Sentence, phrase = phrase)
}

// Names.

/// Returns the name of a source of points in the score sheet.
pub(crate) fn score(source: Source) -> Phrase {
    Phrase::new(format!("score-{source}"))
}

/// `the Research module`, `the Calm feature module`, `the Sleep module`.
pub(crate) fn panel(panel: Panel) -> Phrase {
    match panel {
        Panel::Main(main) => say!(PanelMain, module = main),
        Panel::Feature(of) => say!(PanelFeature, feature = of),
        Panel::Sleep => say!(PanelSleep),
    }
}

// Places.

pub(crate) fn tile(tile: Tile) -> Phrase {
    Phrase::verbatim(tile.name().to_uppercase())
}

/// `Forest B`.
pub(crate) fn territory(territory: Territory) -> Phrase {
    say!(Territory, terrain = territory.terrain(), tile = tile(territory.tile()))
}

pub(crate) fn territories(set: impl IntoIterator<Item = Territory>) -> Phrase {
    commas(set.into_iter().map(territory))
}

/// `a weak tribe in the wilderness of Swamp C`.
pub(crate) fn who(who: Who) -> Phrase {
    say!(Who, tribe = tribe(who.strong), place = place(who, 1))
}

/// `a weak tribe`.
pub(crate) fn tribe(strong: bool) -> Phrase {
    if strong { say!(TribeStrong) } else { say!(TribeWeak) }
}

/// Describes the place of this many tribes: `in the wilderness of Swamp C`.
pub(crate) fn place(who: Who, count: u8) -> Phrase {
    let place = Phrase::from(who.berth).with("territory", territory(who.territory));
    if who.berth == Berth::Camp { place.with("count", count) } else { place }
}

/// `building ground 2`, `the island`.
pub(crate) fn ground(ground: Ground) -> Phrase {
    if ground == Ground::ISLAND { say!(Island) } else { say!(Ground, number = ground.index() + 1) }
}

/// `site 12`.
pub(crate) fn spot(spot: SiteSpot) -> Phrase {
    say!(Spot, number = spot.number())
}

// Amounts.

pub(crate) fn points(count: u16) -> Phrase {
    say!(Points, count = count)
}

pub(crate) fn ideas(count: u8) -> Phrase {
    markers(Marker::Idea, count)
}

pub(crate) fn steps(count: u8) -> Phrase {
    say!(Steps, count = count)
}

/// `2 food`, `1 idea`.
pub(crate) fn markers(marker: Marker, count: u8) -> Phrase {
    say!(Markers, count = count, marker = marker)
}

/// `2 Wood`.
pub(crate) fn materials(of: impl Into<Arg>, count: u8) -> Phrase {
    say!(Materials, count = count, material = of)
}

/// `2 Calm markers`.
pub(crate) fn features(of: Feature, count: u8) -> Phrase {
    say!(FeatureMarkers, count = count, feature = of)
}

/// Describes a number of markers on a space of the console.
pub(crate) fn slot(slot: Slot, count: u8) -> Phrase {
    match slot {
        Slot::Marker(marker) => markers(marker, count),
        Slot::Planning(value) => say!(PlanningMarkers, count = count, value = value),
        Slot::Storage(material) => materials(material, count),
        Slot::Feature(feature) => features(feature, count),
    }
}

/// `the die showing 3`.
pub(crate) fn payment(payment: Payment) -> Phrase {
    match payment {
        Payment::Die(value) => say!(PaymentDie, value = value),
        Payment::Planning(value) => say!(PaymentPlanning, value = value),
        Payment::Focus => say!(PaymentFocus),
    }
}

/// Lists the values of dice, each as often as it was rolled: `1, 3 and 3`.
pub(crate) fn faces(faces: &[u8; 6]) -> Phrase {
    let each = (1u8..).zip(faces).flat_map(|(value, count)| std::iter::repeat_n(value, usize::from(*count)));
    list(each.map(number))
}
