//! The faces of cards and buildings.

use engine::words::Speaker;
use maud::{Markup, html};
use stone_age::{Bottom, Building, Card, Cost, Effect, names};

use super::icon;

/// Both halves of a card: its immediate effect, and its value at the end.
pub(super) fn face(card: &Card, speaker: &Speaker<'_>) -> Markup {
    html! {
        span.card-top { (effect(card.top)) span.words { (speaker.say(names::effect(card.top))) } }
        span class={ "card-bottom " (kind(card.bottom)) } {
            (bottom(card.bottom))
            span.words { (speaker.say(names::bottom(card.bottom))) }
        }
    }
}

/// Describes a card in sentences.
pub(super) fn about(card: &Card, speaker: &Speaker<'_>) -> Markup {
    html! {
        p {
            strong { (speaker.say_capitalized(names::effect(card.top))) "." } " "
            (speaker.say(names::about_effect(card.top)))
        }
        p {
            strong { (speaker.say_capitalized(names::bottom(card.bottom))) "." } " "
            (speaker.say(names::about_bottom(card.bottom)))
        }
    }
}

fn kind(bottom: Bottom) -> &'static str {
    match bottom {
        Bottom::Culture { .. } => "culture",
        Bottom::Profession { .. } => "profession",
    }
}

fn effect(effect: Effect) -> Markup {
    let counted = |count: u8, icon: Markup| html! { span.effect { (icon) @if count > 1 { b { "×" (count) } } } };
    match effect {
        Effect::DiceForAll => {
            html! { span.effect.dice { (icon::die(2)) (icon::die(5)) (icon::die(6)) } }
        }
        Effect::Food(count) => counted(count, icon::icon("i-food")),
        Effect::Resource(resource, count) => counted(count, icon::resource(resource)),
        Effect::Roll(resource) => {
            html! { span.effect.dice { (icon::die(3)) (icon::die(4)) (icon::resource(resource)) } }
        }
        Effect::Points(count) => {
            html! { span.effect { (icon::icon("i-points")) b { "+" (count) } } }
        }
        Effect::Tool => html! { span.effect { (icon::icon("i-tool")) b { "+1" } } },
        Effect::FoodTrack => html! { span.effect { (icon::icon("i-track")) b { "+1" } } },
        Effect::ExtraCard => html! { span.effect { (icon::icon("i-extra")) } },
        Effect::OneUseTool(value) => html! { span.effect { (icon::tool(value, "once")) } },
        Effect::AnyTwo => html! { span.effect { (icon::icon("i-any")) (icon::icon("i-any")) } },
    }
}

/// The picture of a card's lower half.
pub(super) fn bottom(bottom: Bottom) -> Markup {
    match bottom {
        Bottom::Culture { culture } => {
            html! { span.symbols { (icon::icon(&format!("c-{culture}"))) } }
        }
        Bottom::Profession { profession, count } => html! {
            span.symbols {
                @for _ in 0..count { (icon::icon(&format!("p-{profession}"))) }
            }
        },
    }
}

/// The smallest drawing of a card: its lower half.
pub(super) fn chip(card: &Card, at: &str, speaker: &Speaker<'_>) -> Markup {
    html! {
        span class={ "chip " (kind(card.bottom)) } data-piece={ "card-" (card.id) } data-at=(at)
            title=(speaker.say_capitalized(names::card(card))) {
            @match card.bottom {
                Bottom::Culture { culture } => { (icon::icon(&format!("c-{culture}"))) }
                Bottom::Profession { profession, count } => {
                    (icon::icon(&format!("p-{profession}")))
                    @if count > 1 { b { (count) } }
                }
            }
        }
    }
}

/// The cost and value of a building.
pub(super) fn building(building: &Building, speaker: &Speaker<'_>) -> Markup {
    html! {
        span.building-roof { (icon::icon("i-hut")) (worth(&building.cost)) }
        span.building-cost { (cost(&building.cost, speaker)) }
    }
}

fn worth(cost: &Cost) -> Markup {
    match cost {
        Cost::Fixed(resources) => html! { b.worth { (resources.value()) } },
        Cost::Counted { .. } | Cost::UpTo(_) => html! { span.worth.by-value { "Σ" } },
    }
}

fn cost(cost: &Cost, speaker: &Speaker<'_>) -> Markup {
    let pieces = match *cost {
        Cost::Fixed(resources) => return icon::pieces(&resources),
        Cost::Counted { pieces, .. } => pieces,
        Cost::UpTo(_) => 1,
    };
    html! {
        span.pieces { @for _ in 0..pieces { i.any-piece {} } }
        span.words { (speaker.say(names::cost(cost))) }
    }
}
