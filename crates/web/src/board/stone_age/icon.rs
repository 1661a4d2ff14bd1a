//! Small pictures: resources, people, tools, dice.

use engine::Seat;
use maud::{Markup, html};
use stone_age::{Gathering, Item, Resource, Resources};

pub(super) use crate::board::picture::{changed, emblem, icon, seat_class};

/// A person of a seat, standing at a place.
pub(super) fn person(seat: Seat, at: &str) -> Markup {
    html! {
        span.person.(seat_class(seat)) data-piece={ "person-" (seat) } data-at=(at) {
            svg aria-hidden="true" { use href={ "#person-" (seat.index() + 1) } {} }
        }
    }
}

/// A resource.
pub(super) fn resource(resource: Resource) -> Markup {
    icon(&format!("i-{resource}"))
}

/// The resource or food that is gathered.
pub(super) fn gathering(gathering: Gathering) -> Markup {
    match gathering {
        Gathering::Food => icon("i-food"),
        Gathering::Resource(which) => resource(which),
    }
}

/// The item that a die of a dice-for-all card stands for.
pub(super) fn item(item: Item) -> Markup {
    match item {
        Item::Tool => icon("i-tool"),
        Item::FoodTrack => icon("i-track"),
        Item::Wood | Item::Brick | Item::Stone | Item::Gold => item.resource().map_or_else(|| html! {}, resource),
    }
}

/// Each resource as its own picture.
pub(super) fn pieces(resources: &Resources) -> Markup {
    html! {
        span.pieces {
            @for (which, count) in resources.iter() {
                @for _ in 0..count { (resource(which)) }
            }
        }
    }
}

/// A die.
pub(super) fn die(face: u8) -> Markup {
    html! { svg.die aria-hidden="true" { use href={ "#die-" (face) } {} } }
}

/// A tool tile.
pub(super) fn tool(value: u8, kind: &str) -> Markup {
    html! { span.tool.(kind) { (icon("i-tool")) b { (value) } } }
}

/// Returns the values of the tools, ascending, each as often as it occurs.
pub(super) fn tool_values(tools: &stone_age::ByValue) -> impl Iterator<Item = u8> {
    (1..).zip(*tools).flat_map(|(value, count)| std::iter::repeat_n(value, usize::from(count)))
}
