//! The market: the row of cards and the stacks of buildings.

use engine::words::Phrase;
use engine::{Seat, Spot, say};
use maud::{Markup, html};
use names::Label;
use stone_age::{Acquisition, Action, CardSpaceView, Phase, Place, Purpose, StackView, View, names};

use super::{Scene, card, glides, icon, plans};
use crate::shortcut::Shortcut;
use crate::spot::{Thing, opener, spot};
use crate::words::Key;

pub(super) fn market(scene: Scene<'_>) -> Markup {
    let view = scene.view;
    html! {
        section.market id="market" data-region="market" data-key=(Shortcut::Displays) tabindex="-1"
            aria-label=(scene.say(Label::Market)) {
            h2.visually-hidden { (scene.say(Label::Market)) }
            div.buildings role="group" aria-label=(scene.say(Label::Buildings)) {
                @for stack in &view.stacks { (building(stack, scene)) }
            }
            div.cards role="group" aria-label=(scene.say(Label::Cards)) {
                @for space in &view.cards { (card_space(space, scene)) }
                div.deck title=(scene.say(names::deck(view.deck))) {
                    span.deck-back data-place="deck" { b { (view.deck) } }
                    span.visually-hidden { (scene.say(names::deck(view.deck))) }
                }
            }
        }
    }
}

/// Lists the spots of the cards and building stacks.
pub(super) fn spots(scene: Scene<'_>) -> impl Iterator<Item = Spot> {
    let cards = scene.view.cards.iter().map(|space| Acquisition::Card(space.slot));
    let buildings = scene.view.stacks.iter().map(|stack| Acquisition::Building(stack.slot));
    cards.chain(buildings).map(move |what| scene.spot(&Action::Buy { what }))
}

fn card_space(space: &CardSpaceView, scene: Scene<'_>) -> Markup {
    let words = space.card.as_ref().map_or_else(|| Phrase::from(Label::Empty), names::card);
    let title = say!(DrawnWith, what = words, more = names::price(space.slot.number()));
    let face = html! {
        @if let Some(card) = &space.card {
            (glides::card_face(card, space.slot, scene.speaker()))
        } @else {
            span.card-face.empty { (scene.say(Label::Empty)) }
        }
    };
    let what = Acquisition::Card(space.slot);
    let inner = on_market(what, &glides::card_space(space.slot), &face, space.person, scene);
    let wanted = wanted(what, scene.view);
    let picks = picks(what, scene);
    let spot = scene.spot(&wanted);
    let thing = Thing {
        at: &spot.to_string(),
        offers: scene.at(spot),
        class: "card-space",
        title: &title,
        label: &with_person(&title, space.person, scene),
        why_not: &|| scene.why_not(&wanted),
        gives_up: gives_up(what, scene),
        about: space.card.as_ref().map(|card| card::about(card, scene.speaker())),
        picks: picks.as_ref().map(|(taken, form)| (taken.as_str(), form.clone())),
        panel: None,
        hover: None,
        inner,
    };
    let price = html! { span.price { @for _ in 0..space.slot.number() { i.any-piece {} } } };
    offer(&thing, &price, scene)
}

fn building(stack: &StackView, scene: Scene<'_>) -> Markup {
    let words = stack.top.as_ref().map_or_else(|| Phrase::from(Label::Empty), |top| names::cost(&top.cost));
    let left = names::left(stack.below.saturating_add(u8::from(stack.top.is_some())));
    let title = say!(SiteList, first = words, next = left.clone());
    let face = html! {
        @if let Some(top) = &stack.top {
            (glides::building_face(top, stack.slot, scene.speaker()))
        } @else {
            span.building-face.empty { (scene.say(Label::Empty)) }
        }
    };
    let what = Acquisition::Building(stack.slot);
    let inner = on_market(what, &glides::building_space(stack.slot), &face, stack.person, scene);
    let wanted = wanted(what, scene.view);
    let picks = picks(what, scene);
    let spot = scene.spot(&wanted);
    let thing = Thing {
        at: &spot.to_string(),
        offers: scene.at(spot),
        class: "building-space",
        title: &title,
        label: &with_person(&title, stack.person, scene),
        why_not: &|| scene.why_not(&wanted),
        gives_up: gives_up(what, scene),
        about: stack.top.as_ref().map(|top| html! { p { (scene.say(names::about_building(top))) } }),
        picks: picks.as_ref().map(|(taken, form)| (taken.as_str(), form.clone())),
        panel: None,
        hover: None,
        inner,
    };
    offer(&thing, &html! { span.left { (scene.say(left)) } }, scene)
}

/// A card or building on its space, with the person on it.
fn on_market(what: Acquisition, space: &str, face: &Markup, who: Option<Seat>, scene: Scene<'_>) -> Markup {
    let at = glides::stand(what);
    html! {
        span.space data-place=(space) { (face) }
        (icon::changed(scene, &at))
        span.stand data-place=(at) {
            @if let Some(seat) = who { (icon::person(seat, &at)) }
        }
    }
}

/// Adds the name of the player who stands there to a label.
fn with_person(label: &Phrase, who: Option<Seat>, scene: Scene<'_>) -> Phrase {
    match who.and_then(|seat| scene.page.seats.get(seat.index())) {
        Some(line) => say!(DrawnValue, label = label.clone(), value = &line.name),
        None => label.clone(),
    }
}

/// A card or building, with a plate below it that opens its description.
fn offer(thing: &Thing<'_>, plate: &Markup, scene: Scene<'_>) -> Markup {
    let (name, class) = (thing.at, thing.class);
    html! {
        div class={ "offer offer-" (class) } {
            (spot(&scene.page.moves, thing))
            @if let Some(about) = &thing.about {
                div.tip aria-hidden="true" { (about) }
                (opener(&format!("about-{name}"), "about-plate", &format!("pop-{name}"), &scene.title(thing.label), &html! {
                    (plate) span.info { "i" }
                }))
            } @else {
                span.about-plate {}
            }
        }
    }
}

/// The panel that buys something and pays for it, if it can be bought and its price leaves a choice.
fn picks(what: Acquisition, scene: Scene<'_>) -> Option<(String, Markup)> {
    let (_, buy) = scene.offers().find(|(action, _)| **action == Action::Buy { what })?;
    Some((buy.notation.clone(), plans::pay(Purpose::Acquire(what), scene)?))
}

/// Returns the action that a player would want here in this phase.
fn wanted(what: Acquisition, view: &View) -> Action {
    match view.phase {
        Phase::Placing => Action::Place { place: Place::Acquisition(what), people: 1 },
        Phase::Using | Phase::Feeding { .. } | Phase::Over(_) => Action::Buy { what },
    }
}

/// Whether a card or building can only be left without taking it.
fn gives_up(what: Acquisition, scene: Scene<'_>) -> bool {
    let leave = Action::Leave { what };
    let spot = scene.spot(&leave);
    scene.offers().filter(|(_, offered)| offered.spot == spot).all(|(action, _)| *action == leave)
}
