//! Events in small pictures, for the log and for what happened since somebody's turn.

use engine::Seat;
use maud::{Markup, html};
use stone_age::{
    Acquisition, Bottom, Card, Dice, Event, HUNGER_PENALTY, Place, Resources, Site, Slot, ToolChoice, Work,
};

use super::icon;
use crate::board::picture::{not, to};

/// Draws an event. Counts stand before the symbol.
pub(super) fn signs(event: &Event) -> Markup {
    match *event {
        Event::RoundBegan { round, start } => {
            html! { span.round-sign { (round) } (icon::icon("i-start")) (icon::emblem(start)) }
        }
        Event::Placed { seat, place, people } => html! { (counted(people, &person(seat))) (to()) (at(place)) },
        Event::Stuck { seat, people } => html! { (counted(people, &person(seat))) (not()) },
        Event::Rolled { dice, .. } => html! { (faces(&dice)) },
        Event::Gathered { gathering, tools, gain, .. } => html! {
            @if !tools.is_none() { (used(&tools)) (to()) }
            (gained(gain, &icon::gathering(gathering)))
        },
        Event::GotTool { gained, .. } => or_not(gained, &icon::icon("i-tool")),
        Event::GotFoodTrack { gained, .. } => or_not(gained, &icon::icon("i-track")),
        Event::GotPerson { seat, gained } => or_not(gained, &person(seat)),
        Event::Left { seat, what } => html! { (at(Place::Acquisition(what))) (to()) (person(seat)) },
        Event::BoughtCard { card, paid, .. } => html! { (amounts(&paid)) (to()) (lower_half(&card)) },
        Event::Built { paid, points, .. } => html! {
            (amounts(&paid)) (to()) (icon::icon("i-hut")) (gained(points, &icon::icon("i-points")))
        },
        Event::BuildingRevealed { slot, .. } => which("i-hut", slot),
        Event::StackEmpty { slot } => html! { (which("i-hut", slot)) (not()) },
        Event::GotFood { food, .. } | Event::Harvested { food, .. } => gained(food, &icon::icon("i-food")),
        Event::GotResources { resources, .. } => html! { "+" (amounts(&resources)) },
        Event::GotPoints { points, .. } => gained(points, &icon::icon("i-points")),
        Event::KeptFaceUp { card, .. } => html! { (icon::icon("i-card")) (lower_half(&card)) },
        Event::RolledForAll { dice, .. } => html! { (faces(&dice)) },
        Event::Picked { item, .. } => html! { (icon::die(item.face())) (to()) (icon::item(item)) },
        Event::DrewExtraCard { card, .. } => html! {
            (icon::icon("i-extra")) @if let Some(card) = card { (lower_half(&card)) }
        },
        Event::NoExtraCard { .. } => html! { (icon::icon("i-extra")) (not()) },
        Event::Cashed { resources, .. } => html! { (icon::icon("i-any")) (to()) (amounts(&resources)) },
        Event::Fed { food, resources, .. } => html! {
            @if food > 0 { (lost(food, &icon::icon("i-food"))) }
            @if resources.total() > 0 { "−" (amounts(&resources)) }
        },
        Event::WentHungry { missing, .. } => html! {
            (missing) (icon::icon("i-food")) (not()) (lost(HUNGER_PENALTY, &icon::icon("i-points")))
        },
        Event::CardRevealed { slot, card } => html! { (which("i-card", slot)) (lower_half(&card)) },
        Event::GameEnded { .. } => html! { svg.icon { use href="#ui-trophy" {} } },
    }
}

fn person(seat: Seat) -> Markup {
    html! { svg.person-sign.(icon::seat_class(seat)) { use href={ "#person-" (seat.index() + 1) } {} } }
}

/// What people do at a place.
fn at(place: Place) -> Markup {
    match place {
        Place::Site(site) => site_sign(site),
        Place::Acquisition(Acquisition::Card(slot)) => which("i-card", slot),
        Place::Acquisition(Acquisition::Building(slot)) => which("i-hut", slot),
    }
}

/// One of several things of a kind. Its number stands behind it, because counts stand before.
fn which(id: &str, slot: Slot) -> Markup {
    html! { (icon::icon(id)) small { (slot.number()) } }
}

fn site_sign(site: Site) -> Markup {
    match site.work() {
        Work::Gather(gathering) => icon::gathering(gathering),
        Work::Tool => icon::icon("i-tool"),
        Work::Person => icon::icon("i-people"),
        Work::FoodTrack => icon::icon("i-track"),
    }
}

fn counted(count: impl Into<u16>, picture: &Markup) -> Markup {
    html! { (count.into()) (picture) }
}

fn gained(count: impl Into<u16>, picture: &Markup) -> Markup {
    html! { "+" (count.into()) (picture) }
}

fn lost(count: impl Into<u16>, picture: &Markup) -> Markup {
    html! { "−" (count.into()) (picture) }
}

fn or_not(is_gained: bool, picture: &Markup) -> Markup {
    if is_gained {
        gained(1_u16, picture)
    } else {
        html! { (picture) (not()) }
    }
}

fn amounts(resources: &Resources) -> Markup {
    html! { @for (which, count) in resources.iter() { (counted(count, &icon::resource(which))) } }
}

fn faces(dice: &Dice) -> Markup {
    html! { span.dice-sign { @for face in dice.faces() { (icon::die(face)) } } }
}

fn used(tools: &ToolChoice) -> Markup {
    html! { "+" (tools.value()) (icon::icon("i-tool")) }
}

fn lower_half(card: &Card) -> Markup {
    match card.bottom {
        Bottom::Culture { culture } => icon::icon(&format!("c-{culture}")),
        Bottom::Profession { profession, count } => html! { (count) (icon::icon(&format!("p-{profession}"))) },
    }
}
