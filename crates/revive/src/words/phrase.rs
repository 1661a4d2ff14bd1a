//! The parts of sentences: who, where, how many of what.

use engine::say;
use engine::words::Phrase;

use super::{Key, word};
use crate::content::{ArtifactColor, Category, Half};
use crate::effect::{BoardAction, Coin, Piece};
use crate::resource::{Color, Colors, Purse, Resource};
use crate::rules::half_of;
use crate::space::{Space, TilePlace};
use crate::tribe::{Side, Tribe};

// Who.

/// `Nàdair`.
pub(crate) fn tribe(tribe: Tribe) -> Phrase {
    word("tribe", tribe.name())
}

/// `sun side`.
pub(crate) fn side(side: Side) -> Phrase {
    word("side", side.name())
}

/// `Nàdair, sun side`.
pub(crate) fn tribe_side(of: Tribe, on: Side) -> Phrase {
    say!(JoinComma, first = tribe(of), second = side(on))
}

// Putting phrases together.

/// No words at all.
pub(crate) fn nothing() -> Phrase {
    Phrase::verbatim("")
}

fn joined(parts: impl IntoIterator<Item = Phrase>, join: impl Fn(Phrase, Phrase) -> Phrase) -> Phrase {
    parts.into_iter().reduce(join).unwrap_or_else(nothing)
}

/// Parts with commas between them, and something else before the last one.
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

/// The same with `or`.
pub(crate) fn choice(parts: impl IntoIterator<Item = Phrase>) -> Phrase {
    listed(parts, |first, second| say!(JoinOr, first = first, second = second))
}

/// `1 gear, 1 book, 2 food`, where the whole is part of a longer list.
pub(crate) fn commas(parts: impl IntoIterator<Item = Phrase>) -> Phrase {
    joined(parts, |first, second| say!(JoinComma, first = first, second = second))
}

/// Parts that may have commas themselves.
pub(crate) fn semicolons(parts: impl IntoIterator<Item = Phrase>) -> Phrase {
    joined(parts, |first, second| say!(JoinSemicolon, first = first, second = second))
}

/// Sentences one after the other.
pub(crate) fn sentences(parts: impl IntoIterator<Item = Phrase>) -> Phrase {
    joined(parts, |first, second| say!(JoinSentences, first = first, second = second))
}

/// A phrase as a sentence.
pub(crate) fn sentence(phrase: Phrase) -> Phrase {
    say!(Sentence, phrase = phrase)
}

// Names.

/// `gear`.
pub(crate) fn resource(resource: Resource) -> Phrase {
    word("resource", resource.name())
}

/// `green`.
pub(crate) fn color(color: Color) -> Phrase {
    word("color", color.name())
}

/// `yellow and green`.
pub(crate) fn colors(colors: Colors) -> Phrase {
    list(colors.iter().map(color))
}

/// `forest`.
pub(crate) fn terrain(color: Color) -> Phrase {
    word("terrain", color.name())
}

/// `forests`.
pub(crate) fn terrains(color: Color) -> Phrase {
    word("terrains", color.name())
}

/// `purple`.
pub(crate) fn artifact_color(color: ArtifactColor) -> Phrase {
    word("artifact", color.name())
}

/// `top`.
pub(crate) fn half(half: Half) -> Phrase {
    word("half", half.name())
}

/// `a build action`.
pub(crate) fn board_action(action: BoardAction) -> Phrase {
    word("act", action.name())
}

/// `build actions`.
pub(crate) fn board_actions(action: BoardAction) -> Phrase {
    word("acts", action.name())
}

/// `your next build action`.
pub(crate) fn next_action(action: BoardAction) -> Phrase {
    word("next", action.name())
}

/// `a forest tile`.
pub(crate) fn tribe_piece(piece: Piece) -> Phrase {
    word("piece", piece.name())
}

/// What a category counts, one of it: `energy`, `water space you have built next to`.
pub(crate) fn unit(category: Category) -> Phrase {
    word("unit", category.name())
}

/// What a category is called above a column: `rim crystals`.
pub(crate) fn category(category: Category) -> Phrase {
    word("category", category.name())
}

/// `a small building`.
pub(crate) fn building(large: bool) -> Phrase {
    if large { say!(BuildingLarge) } else { say!(BuildingSmall) }
}

// Where.

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
    let shown = half_of(usize::from(number)).map_or_else(|| say!(PlainEitherHalf), half);
    say!(InBrackets, text = slot(number), more = shown)
}

// How many.

pub(crate) fn points(count: u16) -> Phrase {
    say!(Points, count = count)
}

pub(crate) fn steps(count: u8) -> Phrase {
    say!(Steps, count = count)
}

/// `1 gear`, `2 gears`.
pub(crate) fn resources(resource: Resource, count: u8) -> Phrase {
    word("count", resource.name()).with("count", count)
}

/// `2 basic resources`.
pub(crate) fn basics(count: u8) -> Phrase {
    say!(Basics, count = count)
}

/// What a coin is so much of.
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
