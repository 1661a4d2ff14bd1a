//! The market: the row of cards and the stacks of buildings.

use engine::words::Phrase;
use engine::{Seat, say};
use maud::{Markup, html};
use names::Label;
use stone_age::{Acquisition, Action, CardSpaceView, Phase, Place, Slot, StackView, View, names};

use super::{Draw, card, icon};
use crate::spot::{Thing, opener, spot};
use crate::words::Key;

pub(super) fn market(draw: Draw<'_>) -> Markup {
    let view = draw.view;
    html! {
        section.market id="market" data-region="market" {
            div.buildings role="group" aria-label=(draw.say(names::label(Label::Buildings))) {
                @for stack in &view.stacks { (building(stack, draw)) }
            }
            div.cards role="group" aria-label=(draw.say(names::label(Label::Cards))) {
                @for space in &view.cards { (card_space(space, draw)) }
                div.deck title=(draw.say(names::deck(view.deck))) {
                    span.deck-back { b { (view.deck) } }
                    span.visually-hidden { (draw.say(names::deck(view.deck))) }
                }
            }
        }
    }
}

fn card_space(space: &CardSpaceView, draw: Draw<'_>) -> Markup {
    let name = format!("card-{}", space.price);
    let words = space.card.as_ref().map_or_else(|| names::label(Label::Empty), names::card);
    let title = say!(DrawnWith, what = words, more = names::price(space.price));
    let inner = html! {
        @if let Some(card) = &space.card {
            span.card-face data-piece={ "card-" (card.id) } data-at=(name) { (card::face(card, draw.speaker())) }
        } @else {
            span.card-face.empty { (draw.say(names::label(Label::Empty))) }
        }
        (person(space.person, &name))
    };
    let what = Slot::numbered(u32::from(space.price)).map(Acquisition::Card);
    let (ask, leave) = (what.map(|what| ask(what, draw.view)), what.map(|what| Action::Leave { what }.to_string()));
    let thing = Thing {
        spot: &name,
        class: "card-space",
        title: &title,
        label: &with_person(&title, space.person, draw),
        ask: ask.as_deref(),
        gives_up: leave.as_deref(),
        about: space.card.as_ref().map(|card| card::about(card, draw.speaker())),
        hover: None,
        inner,
    };
    let price = html! { span.price { @for _ in 0..space.price { i.any-piece {} } } };
    offer(&thing, &price, draw)
}

fn building(stack: &StackView, draw: Draw<'_>) -> Markup {
    let name = format!("building-{}", stack.number);
    let words = stack.top.as_ref().map_or_else(|| names::label(Label::Empty), |top| names::cost(&top.cost));
    let left = names::left(stack.below.saturating_add(u8::from(stack.top.is_some())));
    let title = say!(SiteList, first = words, next = left.clone());
    let inner = html! {
        @if let Some(top) = &stack.top {
            span.building-face data-piece={ "building-" (top.id) } data-at=(name) { (card::building(top, draw.speaker())) }
        } @else {
            span.building-face.empty { (draw.say(names::label(Label::Empty))) }
        }
        (person(stack.person, &name))
    };
    let what = Slot::numbered(u32::from(stack.number)).map(Acquisition::Building);
    let (ask, leave) = (what.map(|what| ask(what, draw.view)), what.map(|what| Action::Leave { what }.to_string()));
    let thing = Thing {
        spot: &name,
        class: "building-space",
        title: &title,
        label: &with_person(&title, stack.person, draw),
        ask: ask.as_deref(),
        gives_up: leave.as_deref(),
        about: stack.top.as_ref().map(|top| html! { p { (draw.say(names::about_building(top))) } }),
        hover: None,
        inner,
    };
    offer(&thing, &html! { span.left { (draw.say(left)) } }, draw)
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
fn with_person(label: &Phrase, who: Option<Seat>, draw: Draw<'_>) -> Phrase {
    match who.and_then(|seat| draw.page.seats.get(seat.index())) {
        Some(line) => say!(DrawnValue, label = label.clone(), value = &line.name),
        None => label.clone(),
    }
}

/// A card or building, with a plate below it that opens what is written on it.
fn offer(thing: &Thing<'_>, plate: &Markup, draw: Draw<'_>) -> Markup {
    let (name, class) = (thing.spot, thing.class);
    html! {
        div class={ "offer offer-" (class) } {
            (spot(&draw.page.moves, thing))
            @if let Some(about) = &thing.about {
                div.tip aria-hidden="true" { (about) }
                (opener(&format!("about-{name}"), "about-plate", &format!("pop-{name}"), &draw.title(thing.label), &html! {
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
