//! Small pictures that the boards share.

use engine::Seat;
use maud::{Markup, html};

use super::{Board, Scene};
pub(super) use crate::page::site::emblem;

/// A picture of the sprite.
pub(super) fn icon(id: &str) -> Markup {
    html! { svg.icon aria-hidden="true" { use href={ "#" (id) } {} } }
}

/// Returns the class that gives a thing the color of a seat.
pub(super) fn seat_class(seat: Seat) -> String {
    format!("seat-{}", seat.index() + 1)
}

/// The emblems of those who have changed something at a place since the viewer's last action.
pub(super) fn changed<B: Board>(scene: Scene<'_, B>, place: &str) -> Markup {
    html! {
        @if scene.changed(place).next().is_some() {
            span.changed aria-hidden="true" { @for seat in scene.changed(place) { (emblem(seat)) } }
        }
    }
}

/// An arrow: what stands before it becomes what stands behind it.
pub(super) fn to() -> Markup {
    html! { svg.sign-to { use href="#ui-next" {} } }
}

/// A cross: what stands before it did not happen, or is gone.
pub(super) fn not() -> Markup {
    html! { svg.sign-not { use href="#ui-not" {} } }
}
