//! The market: the row of cards and the stacks of buildings.

use engine::Seat;
use maud::{Markup, html};
use stone_age::{Acquisition, Action, CardSpaceView, Phase, Place, Slot, StackView, View, text};
use text::Label;

use super::{card, icon};
use crate::show::Shown;
use crate::spot::{Thing, opener, sentence, spot};

pub(super) fn market(view: &View, shown: &Shown<'_>) -> Markup {
    html! {
        section.market id="market" data-region="market" {
            div.buildings role="group" aria-label=(text::label(Label::Buildings)) {
                @for stack in &view.stacks { (building(stack, view, shown)) }
            }
            div.cards role="group" aria-label=(text::label(Label::Cards)) {
                @for space in &view.cards { (card_space(space, view, shown)) }
                div.deck title=(text::deck(view.deck)) {
                    span.deck-back { b { (view.deck) } }
                    span.visually-hidden { (text::deck(view.deck)) }
                }
            }
        }
    }
}

fn card_space(space: &CardSpaceView, view: &View, shown: &Shown<'_>) -> Markup {
    let name = format!("card-{}", space.price);
    let words = space.card.as_ref().map_or_else(|| text::label(Label::Empty), text::card);
    let label = format!("{} ({})", sentence(&words), text::price(space.price));
    let inner = html! {
        @if let Some(card) = &space.card {
            span.card-face data-piece={ "card-" (card.id) } data-at=(name) { (card::face(card)) }
        } @else {
            span.card-face.empty { (text::label(Label::Empty)) }
        }
        (person(space.person, &name))
    };
    let what = Slot::numbered(u32::from(space.price)).map(Acquisition::Card);
    let (ask, leave) = (what.map(|what| ask(what, view)), what.map(|what| Action::Leave { what }.to_string()));
    let thing = Thing {
        spot: &name,
        class: "card-space",
        title: &label,
        label: &with_person(&label, space.person, shown),
        ask: ask.as_deref(),
        gives_up: leave.as_deref(),
        about: space.card.as_ref().map(card::about),
        hover: None,
        inner,
    };
    let price = html! { span.price { @for _ in 0..space.price { i.any-piece {} } } };
    offer(&thing, &price, shown)
}

fn building(stack: &StackView, view: &View, shown: &Shown<'_>) -> Markup {
    let name = format!("building-{}", stack.number);
    let words = stack.top.as_ref().map_or_else(|| text::label(Label::Empty), |top| text::cost(&top.cost));
    let left = text::left(stack.below.saturating_add(u8::from(stack.top.is_some())));
    let label = format!("{}, {left}", sentence(&words));
    let inner = html! {
        @if let Some(top) = &stack.top {
            span.building-face data-piece={ "building-" (top.id) } data-at=(name) { (card::building(top)) }
        } @else {
            span.building-face.empty { (text::label(Label::Empty)) }
        }
        (person(stack.person, &name))
    };
    let what = Slot::numbered(u32::from(stack.number)).map(Acquisition::Building);
    let (ask, leave) = (what.map(|what| ask(what, view)), what.map(|what| Action::Leave { what }.to_string()));
    let thing = Thing {
        spot: &name,
        class: "building-space",
        title: &label,
        label: &with_person(&label, stack.person, shown),
        ask: ask.as_deref(),
        gives_up: leave.as_deref(),
        about: stack.top.as_ref().map(|top| html! { p { (text::about_building(top)) } }),
        hover: None,
        inner,
    };
    offer(&thing, &html! { span.left { (left) } }, shown)
}

/// Somebody who stands on a card or building.
fn person(who: Option<Seat>, at: &str) -> Markup {
    html! {
        span.stand {
            @if let Some(seat) = who { (icon::person(seat, at)) }
        }
    }
}

/// A label with the name of who stands there.
fn with_person(label: &str, who: Option<Seat>, shown: &Shown<'_>) -> String {
    match who.and_then(|seat| shown.seats.get(seat.index())) {
        Some(line) => format!("{label}: {}", line.name),
        None => label.to_owned(),
    }
}

/// A card or building, with a plate below it that opens what is written on it.
fn offer(thing: &Thing<'_>, plate: &Markup, shown: &Shown<'_>) -> Markup {
    let (name, class) = (thing.spot, thing.class);
    html! {
        div class={ "offer offer-" (class) } {
            (spot(&shown.moves, thing))
            @if let Some(about) = &thing.about {
                div.tip aria-hidden="true" { (about) }
                (opener(&format!("about-{name}"), "about-plate", &format!("pop-{name}"), thing.label, &html! {
                    (plate) span.info { "i" }
                }))
            } @else {
                span.about-plate {}
            }
        }
    }
}

/// What one might want to do with it in this phase.
fn ask(what: Acquisition, view: &View) -> String {
    match view.phase {
        Phase::Placing => Action::Place { place: Place::Acquisition(what), people: 1 }.to_string(),
        Phase::Using | Phase::Feeding { .. } | Phase::Over(_) => Action::Buy { what }.to_string(),
    }
}
