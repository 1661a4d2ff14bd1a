//! The parts of sentences: who, where, how many of what.

use engine::Seat;

use super::{Key, say, speak, word};
use crate::content::{ArtifactColor, Category, Half};
use crate::effect::{BoardAction, Coin, Piece};
use crate::resource::{Color, Colors, Purse, Resource};
use crate::rules::half_of;
use crate::space::{Place, Space};
use crate::tribe::{Side, Tribe};

// Who.

/// The color of a seat's pieces.
pub(crate) fn seat(seat: Seat) -> String {
    const COLORS: [Key; engine::MAX_SEATS] = [Key::Seat1, Key::Seat2, Key::Seat3, Key::Seat4];
    speak(COLORS[seat.index()], &[])
}

/// The name of a player, or the color of the seat if nobody gave it one.
pub(crate) fn player(of: Seat, names: &[String]) -> String {
    names.get(of.index()).filter(|name| !name.is_empty()).cloned().unwrap_or_else(|| seat(of))
}

/// `Nàdair`.
pub(crate) fn tribe(tribe: Tribe) -> String {
    word("tribe", tribe.name(), &[])
}

/// `sun side`.
pub(crate) fn side(side: Side) -> String {
    word("side", side.name(), &[])
}

/// `Nàdair, sun side`.
pub(crate) fn tribe_side(of: Tribe, on: Side) -> String {
    say!(JoinComma, first = tribe(of), second = side(on))
}

// Putting phrases together.

fn joined(parts: impl IntoIterator<Item = String>, last: impl Fn(String, String) -> String) -> String {
    let mut parts: Vec<String> = parts.into_iter().collect();
    let end = parts.pop().unwrap_or_default();
    match parts.into_iter().reduce(|first, second| say!(JoinComma, first = first, second = second)) {
        Some(first) => last(first, end),
        None => end,
    }
}

/// `1 gear`; `1 gear and 2 food`; `1 gear, 1 book and 2 food`.
pub(crate) fn list(parts: impl IntoIterator<Item = String>) -> String {
    joined(parts, |first, second| say!(JoinAnd, first = first, second = second))
}

/// The same with `or`.
pub(crate) fn choice(parts: impl IntoIterator<Item = String>) -> String {
    joined(parts, |first, second| say!(JoinOr, first = first, second = second))
}

/// `1 gear, 1 book, 2 food`, where the whole is part of a longer list.
pub(crate) fn commas(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().reduce(|first, second| say!(JoinComma, first = first, second = second)).unwrap_or_default()
}

/// Parts that may have commas themselves.
pub(crate) fn semicolons(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().reduce(|first, second| say!(JoinSemicolon, first = first, second = second)).unwrap_or_default()
}

/// Sentences one after the other.
pub(crate) fn sentences(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().reduce(|first, second| say!(JoinSentences, first = first, second = second)).unwrap_or_default()
}

/// A phrase with a capital letter.
pub(crate) fn capital(phrase: &str) -> String {
    let mut letters = phrase.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A phrase as a sentence.
pub(crate) fn sentence(phrase: &str) -> String {
    say!(Sentence, phrase = capital(phrase))
}

// Names.

/// `gear`.
pub(crate) fn resource(resource: Resource) -> String {
    word("resource", resource.name(), &[])
}

/// `green`.
pub(crate) fn color(color: Color) -> String {
    word("color", color.name(), &[])
}

/// `yellow and green`.
pub(crate) fn colors(colors: Colors) -> String {
    list(colors.iter().map(color))
}

/// `forest`.
pub(crate) fn terrain(color: Color) -> String {
    word("terrain", color.name(), &[])
}

/// `forests`.
pub(crate) fn terrains(color: Color) -> String {
    word("terrains", color.name(), &[])
}

/// `purple`.
pub(crate) fn artifact_color(color: ArtifactColor) -> String {
    word("artifact", color.name(), &[])
}

/// `top`.
pub(crate) fn half(half: Half) -> String {
    word("half", half.name(), &[])
}

/// `a build action`.
pub(crate) fn board_action(action: BoardAction) -> String {
    word("act", action.name(), &[])
}

/// `build actions`.
pub(crate) fn board_actions(action: BoardAction) -> String {
    word("acts", action.name(), &[])
}

/// `a forest tile`.
pub(crate) fn tribe_piece(piece: Piece) -> String {
    word("piece", piece.name(), &[])
}

/// What a category counts, one of it: `energy`, `water space you have built next to`.
pub(crate) fn unit(category: Category) -> String {
    word("unit", category.name(), &[])
}

/// `a small building`.
pub(crate) fn building(large: bool) -> String {
    if large { say!(BuildingLarge) } else { say!(BuildingSmall) }
}

// Where.

/// `12b`, `large location 2`, `the chasm`.
pub(crate) fn space(space: Space) -> String {
    match (space.place(), space.as_large()) {
        (None, Some(number)) => say!(SpaceLarge, number = number + 1),
        (None, None) => say!(SpaceChasm),
        (Some(_), _) => space.to_string(),
    }
}

pub(crate) fn spaces(spaces: impl IntoIterator<Item = Space>) -> String {
    commas(spaces.into_iter().map(space))
}

/// `place 12`.
pub(crate) fn place(place: Place) -> String {
    say!(Place, number = place.index() + 1)
}

/// `slot 3`.
pub(crate) fn slot(slot: u8) -> String {
    say!(Slot, number = slot + 1)
}

/// `slot 3 (bottom)`: with the half that it shows.
pub(crate) fn slot_half(number: u8) -> String {
    let shown = half_of(usize::from(number)).map_or_else(|| say!(PlainEitherHalf), half);
    say!(InBrackets, text = slot(number), more = shown)
}

// How many.

pub(crate) fn points(count: u16) -> String {
    say!(Points, count = count)
}

pub(crate) fn steps(count: u8) -> String {
    say!(Steps, count = count)
}

/// `1 gear`, `2 gears`.
pub(crate) fn resources(resource: Resource, count: u8) -> String {
    word("count", resource.name(), &[("count", count.into())])
}

/// `2 basic resources`.
pub(crate) fn basics(count: u8) -> String {
    say!(Basics, count = count)
}

/// What a coin is so much of.
pub(crate) fn coins(coin: Coin, count: u8) -> String {
    match coin {
        Coin::Only(resource) => resources(resource, count),
        Coin::Basic => basics(count),
    }
}

/// `3 gears and 1 food`; `nothing`.
pub(crate) fn purse(purse: Purse) -> String {
    let parts: Vec<String> = each(purse).collect();
    if parts.is_empty() { say!(Nothing) } else { list(parts) }
}

/// `3 gears`, `1 food`.
pub(crate) fn each(purse: Purse) -> impl Iterator<Item = String> {
    Resource::ALL.into_iter().filter(move |of| purse[*of] > 0).map(move |of| resources(of, purse[of]))
}
