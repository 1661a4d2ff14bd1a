//! Parts of sentences: players, places and amounts.

use engine::say;
use engine::words::Phrase;

use super::{Key, word};
use crate::effect::Coin;
use crate::resource::{Color, Colors, Purse, Resource};
use crate::rules::half_of;
use crate::space::{Space, TilePlace};
use crate::tribe::{Side, Tribe};

// Players.

/// `Nàdair, sun side`.
pub(crate) fn tribe_side(of: Tribe, on: Side) -> Phrase {
    say!(JoinComma, first = of, second = on)
}

// Putting phrases together.

/// An empty phrase.
pub(crate) fn nothing() -> Phrase {
    Phrase::verbatim("")
}

fn joined(parts: impl IntoIterator<Item = Phrase>, join: impl Fn(Phrase, Phrase) -> Phrase) -> Phrase {
    parts.into_iter().reduce(join).unwrap_or_else(nothing)
}

/// Parts separated by commas, except that `last` joins the last one.
fn listed(parts: impl IntoIterator<Item = Phrase>, last: impl Fn(Phrase, Phrase) -> Phrase) -> Phrase {
    let mut parts: Vec<Phrase> = parts.into_iter().collect();
    match parts.pop() {
        Some(end) if parts.is_empty() => end,
        Some(end) => last(commas(parts), end),
        None => nothing(),
    }
}

/// `1 gear`; `1 gear and 2 food`; `1 gear, 1 book and 2 food`.
pub(crate) fn list(parts: impl IntoIterator<Item = Phrase>) -> Phrase {
    listed(parts, |first, second| say!(JoinAnd, first = first, second = second))
}

/// `1 gear, 1 book or 2 food`.
pub(crate) fn choice(parts: impl IntoIterator<Item = Phrase>) -> Phrase {
    listed(parts, |first, second| say!(JoinOr, first = first, second = second))
}

/// `1 gear, 1 book, 2 food`, for use within a longer list.
pub(crate) fn commas(parts: impl IntoIterator<Item = Phrase>) -> Phrase {
    joined(parts, |first, second| say!(JoinComma, first = first, second = second))
}

/// Parts separated by semicolons, because they may contain commas.
pub(crate) fn semicolons(parts: impl IntoIterator<Item = Phrase>) -> Phrase {
    joined(parts, |first, second| say!(JoinSemicolon, first = first, second = second))
}

/// Consecutive sentences.
pub(crate) fn sentences(parts: impl IntoIterator<Item = Phrase>) -> Phrase {
    joined(parts, |first, second| say!(JoinSentences, first = first, second = second))
}

/// A phrase as a sentence.
pub(crate) fn sentence(phrase: Phrase) -> Phrase {
    say!(Sentence, phrase = phrase)
}

// Names.

/// `yellow and green`.
pub(crate) fn colors(colors: Colors) -> Phrase {
    list(colors.iter().map(Phrase::from))
}

/// `forest`.
pub(crate) fn terrain(color: Color) -> Phrase {
    word("terrain", color)
}

/// `a small building`.
pub(crate) fn building(large: bool) -> Phrase {
    if large { say!(BuildingLarge) } else { say!(BuildingSmall) }
}

// Places.

/// `12b`, `large location 2`, `the chasm`.
pub(crate) fn space(space: Space) -> Phrase {
    match (space.place(), space.as_large()) {
        (None, Some(number)) => say!(SpaceLarge, number = number + 1),
        (None, None) => say!(SpaceChasm),
        (Some(_), _) => Phrase::verbatim(space.to_string()),
    }
}

pub(crate) fn spaces(spaces: impl IntoIterator<Item = Space>) -> Phrase {
    commas(spaces.into_iter().map(space))
}

/// `place 12`.
pub(crate) fn place(place: TilePlace) -> Phrase {
    say!(TilePlace, number = place.index() + 1)
}

/// `slot 3`.
pub(crate) fn slot(slot: u8) -> Phrase {
    say!(Slot, number = slot + 1)
}

/// `slot 3 (bottom)`: with the half that it shows.
pub(crate) fn slot_half(number: u8) -> Phrase {
    let shown = half_of(usize::from(number)).map_or_else(|| say!(PlainEitherHalf), Phrase::from);
    say!(InBrackets, text = slot(number), more = shown)
}

// Amounts.

pub(crate) fn points(count: u16) -> Phrase {
    say!(Points, count = count)
}

pub(crate) fn steps(count: u8) -> Phrase {
    say!(Steps, count = count)
}

/// `1 gear`, `2 gears`.
pub(crate) fn resources(resource: Resource, count: u8) -> Phrase {
    say!(Amount, resource = resource, count = count)
}

/// `2 basic resources`.
pub(crate) fn basics(count: u8) -> Phrase {
    say!(Basics, count = count)
}

/// An amount of a coin: `2 gears`, `2 basic resources`.
pub(crate) fn coins(coin: Coin, count: u8) -> Phrase {
    match coin {
        Coin::Only(resource) => resources(resource, count),
        Coin::Basic => basics(count),
    }
}

/// `3 gears and 1 food`; `nothing`.
pub(crate) fn purse(purse: Purse) -> Phrase {
    let parts: Vec<Phrase> = each(purse).collect();
    if parts.is_empty() { say!(Nothing) } else { list(parts) }
}

/// `3 gears`, `1 food`.
pub(crate) fn each(purse: Purse) -> impl Iterator<Item = Phrase> {
    Resource::ALL.into_iter().filter(move |of| purse[*of] > 0).map(move |of| resources(of, purse[of]))
}
