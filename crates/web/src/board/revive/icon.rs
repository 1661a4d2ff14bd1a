//! The language of pictures. Every picture is made from a value of the game, by a `match` without a wildcard, so a new
//! effect does not compile without one. Pictures are hidden from screen readers: the sentence is the label of the thing.
//!
//! Counts stand before the picture, and 1 is not written. Shape and color always go together.

mod effect;
mod printed;
#[cfg(test)]
mod tests;

pub(super) use effect::{clause, effects, lasting, piece, small_effects};
pub(super) use printed::{
    artifact_worth, back, gives, ground, large_score, reward, standard, terrain_art, terrain_class, track_bonus,
};

use ::revive::content::ArtifactColor;
use ::revive::effect::{BoardAction, Coin};
use ::revive::resource::{Color, Purse, Resource};
use engine::Seat;
use maud::{Markup, html};

use super::picture;

/// A picture of the sprite.
pub(super) fn icon(id: &str) -> Markup {
    icon_in("", id)
}

/// A picture of the sprite with a class.
pub(super) fn icon_in(class: &str, id: &str) -> Markup {
    html! { svg class={ "ic " (class) } aria-hidden="true" { use href={ "#" (id) } {} } }
}

/// Returns the class that gives a thing its color. `c-any` keeps the color around it from reaching the picture.
pub(super) const fn color_class(color: Option<Color>) -> &'static str {
    match color {
        Some(Color::Yellow) => "c-yellow",
        Some(Color::Green) => "c-green",
        Some(Color::Gray) => "c-gray",
        None => "c-any",
    }
}

/// The sign of a color: sun, leaf or peak.
pub(super) fn sign(color: Color) -> Markup {
    icon_in(
        "gl",
        match color {
            Color::Yellow => "rv-g-yellow",
            Color::Green => "rv-g-green",
            Color::Gray => "rv-g-gray",
        },
    )
}

/// The sign of a color, on a plate of that color.
pub(super) fn plate(color: Color) -> Markup {
    html! { span class={ "color-plate " (color_class(Some(color))) } { (sign(color)) } }
}

/// A shape in a color, with the sign of the color where `class` puts it. Without a color, the shape alone.
fn signed(class: &str, id: &str, color: Option<Color>) -> Markup {
    html! {
        @if let Some(color) = color {
            span class={ "signed " (class) " " (color_class(Some(color))) } { (icon(id)) (sign(color)) }
        } @else {
            (icon_in(color_class(None), id))
        }
    }
}

/// A number of things.
pub(super) fn counted(count: impl Into<u16>, picture: &Markup) -> Markup {
    let count = count.into();
    html! { @if count != 1 { b.n { (count) } } (picture) }
}

/// A resource.
pub(super) fn resource(resource: Resource) -> Markup {
    icon(match resource {
        Resource::Crystal => "rv-crystal",
        Resource::Gear => "rv-gear",
        Resource::Book => "rv-book",
        Resource::Food => "rv-food",
    })
}

/// Any basic resource.
pub(super) fn basic() -> Markup {
    icon("rv-basic")
}

/// What a payment takes.
pub(super) fn coin(coin: Coin) -> Markup {
    match coin {
        Coin::Only(only) => resource(only),
        Coin::Basic => basic(),
    }
}

/// The resources of a cost, in the order of the player board.
pub(super) fn purse(purse: Purse) -> Markup {
    let due = Resource::ALL.into_iter().filter(|which| purse[*which] > 0);
    html! { @for which in due { span.cl { (counted(purse[which], &resource(which))) } } }
}

/// Points scored at once: a blue disc.
pub(super) fn points(count: impl Into<u16>) -> Markup {
    html! { b.pts { (count.into()) } }
}

/// Points at the end of the game: a purple hexagon.
pub(super) fn end_points(count: impl Into<u16>) -> Markup {
    html! { b.endp { (count.into()) } }
}

/// A step on the track of a color, or on any track.
pub(super) fn step(color: Option<Color>) -> Markup {
    if color.is_some() { signed("step", "rv-step", color) } else { icon("rv-step-any") }
}

/// An energy, or the empty socket of a machine.
pub(super) fn energy(is_there: bool) -> Markup {
    icon(if is_there { "rv-energy" } else { "rv-energy-out" })
}

/// A major artifact of a color, or any artifact.
pub(super) fn artifact(color: Option<ArtifactColor>) -> Markup {
    icon(match color {
        Some(ArtifactColor::Purple) => "rv-a-purple",
        Some(ArtifactColor::Orange) => "rv-a-orange",
        Some(ArtifactColor::White) => "rv-a-white",
        None => "rv-artifact",
    })
}

/// A minor artifact.
pub(super) fn minor_artifact() -> Markup {
    icon("rv-minor")
}

/// A card of a color, or of any color.
pub(super) fn card_of(color: Option<Color>) -> Markup {
    signed("on-card", "rv-card", color)
}

/// Taking a card of a color, or of any color, from the display.
pub(super) fn take(color: Option<Color>) -> Markup {
    signed("on-marked", "rv-take", color)
}

/// Playing another card of a color, or of any color.
pub(super) fn play(color: Option<Color>) -> Markup {
    signed("on-marked", "rv-play", color)
}

/// A machine of a color, to be taken from the display.
pub(super) fn machine_of(color: Color) -> Markup {
    signed("on-machine", "rv-machine", Some(color))
}

/// An action on the board.
pub(super) fn board_action(action: BoardAction) -> Markup {
    icon(match action {
        BoardAction::Explore => "rv-explore",
        BoardAction::Build => "rv-build",
        BoardAction::Populate => "rv-populate",
    })
}

/// More range.
pub(super) fn range(spaces: u8) -> Markup {
    html! { b.n { "+" (spaces) } (icon("rv-range")) }
}

/// A picture with a lower cost, on a red tab.
pub(super) fn discount(picture: &Markup, count: u8) -> Markup {
    html! { span.disc { (picture) b { "−" (count) } } }
}

/// The arrow from a cost to a gain, or from a cause to what follows.
pub(super) fn arrow() -> Markup {
    icon_in("ar", "rv-arrow")
}

/// Between what is gained and what it is gained for.
pub(super) fn per() -> Markup {
    html! { span.per { "×" } }
}

/// A figure of a seat, with a head in the shape of its emblem.
pub(super) fn figure(seat: Seat) -> Markup {
    html! {
        span class={ "piece figure " (picture::seat_class(seat)) } {
            svg viewBox="0 0 24 30" aria-hidden="true" { use href={ "#rv-figure-" (seat.index() + 1) } {} }
        }
    }
}

/// A small or large building of a seat, with its emblem.
pub(super) fn building(seat: Seat, large: bool) -> Markup {
    let (kind, id, top) = if large { ("large", "#rv-p-large", "17") } else { ("small", "#rv-p-small", "18") };
    html! {
        span class={ "piece " (kind) " " (picture::seat_class(seat)) } {
            svg viewBox="0 0 32 32" aria-hidden="true" {
                use href=(id) {}
                use class="mk" href={ "#emblem-" (seat.index() + 1) } x="11.5" y=(top) width="9" height="9" {}
            }
        }
    }
}
