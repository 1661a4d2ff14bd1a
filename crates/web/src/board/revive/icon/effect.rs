//! Effects as pictures.

use ::revive::content::Content;
use ::revive::effect::{BoardAction, Clause, Effect, EffectsId, Lasting, PayId, Piece};
use ::revive::resource::Resource;
use maud::{Markup, html};

use super::{
    arrow, artifact, basic, board_action, card_of, coin, counted, discount, energy, icon, per, play, points, range,
    resource, step, take,
};

/// An effect list.
pub(in super::super) fn effects(content: &Content, list: EffectsId) -> Markup {
    listed(content, list, "fx")
}

/// An effect list on something small: a module, a machine, a crate, a space of a track.
pub(in super::super) fn small_effects(content: &Content, list: EffectsId) -> Markup {
    listed(content, list, "fx sm")
}

fn listed(content: &Content, list: EffectsId, class: &str) -> Markup {
    html! { span class=(class) { @for step in content.effects(list) { (clause(content, *step)) } } }
}

/// A step of an effect list.
pub(in super::super) fn clause(content: &Content, clause: Clause) -> Markup {
    match clause {
        Clause::One(Effect::Lasting(of)) => lasting(of),
        Clause::One(Effect::Pay(id)) => pay(content, id),
        Clause::One(one) => html! { span.cl { (effect(content, one)) } },
        Clause::Either(first, second) => html! {
            span.cl { (effect(content, first)) span.or { "/" } (effect(content, second)) }
        },
    }
}

/// A single effect.
fn effect(content: &Content, effect: Effect) -> Markup {
    let (count, picture) = parts(content, effect);
    counted(count, &picture)
}

/// The number of an effect, and what there is that many of.
fn parts(content: &Content, effect: Effect) -> (u8, Markup) {
    let single = |id: &str| (1, icon(id));
    match effect {
        Effect::Gain(which, count) => (count, resource(which)),
        Effect::Basic(count) => (count, basic()),
        Effect::Points(count) => (1, points(count)),
        Effect::Step(color, count) => (count, step(color)),
        Effect::Module => single("rv-module"),
        Effect::Tribe => single("rv-tribe"),
        Effect::Energy => (1, energy(true)),
        Effect::Recharge => single("rv-recharge"),
        Effect::Crate => single("rv-crate"),
        Effect::Artifact => (1, artifact(None)),
        Effect::Rest => single("rv-rest"),
        Effect::Wake => single("rv-wake"),
        Effect::Range(spaces) => (1, range(spaces)),
        Effect::Play(color) => (1, play(color)),
        Effect::Card(color) => (1, take(color)),
        Effect::PerFigure => (1, for_each(&basic(), &icon("rv-figure"))),
        Effect::PerWater => (1, for_each(&basic(), &icon("rv-water"))),
        Effect::PerCard(color) => (1, for_each(&resource(color.resource()), &card_of(Some(color)))),
        Effect::PerFlask => (1, for_each(&basic(), &icon("rv-flask"))),
        Effect::Lasting(of) => (1, lasting(of)),
        Effect::Leave => (1, html! { (icon("rv-hibernate")) (icon("rv-leave")) }),
        Effect::Retire => single("rv-retire"),
        Effect::Rotate => single("rv-rotate"),
        Effect::ExploreAny => {
            (1, html! { (board_action(BoardAction::Explore)) (icon("rv-lasting")) (icon("rv-range")) })
        }
        Effect::AllColors => single("rv-all-colors"),
        Effect::Reopen => single("rv-reopen"),
        Effect::Discount(action, count) => (1, discount(&board_action(action), count)),
        Effect::FreeAction(spaces) => (
            1,
            html! {
                @for (place, action) in BoardAction::ALL.into_iter().enumerate() {
                    @if place > 0 { span.or { "/" } }
                    (board_action(action))
                }
                (range(spaces))
            },
        ),
        Effect::Act(action) => (1, board_action(action)),
        Effect::Piece(of) => (1, placing(of)),
        Effect::Pay(id) => (1, pay(content, id)),
    }
}

/// A gain for each thing of a kind.
fn for_each(gain: &Markup, thing: &Markup) -> Markup {
    html! { (gain) (per()) (thing) }
}

/// An effect that lasts as long as its source.
pub(in super::super) fn lasting(lasting: Lasting) -> Markup {
    html! {
        span.cl.last {
            (icon("rv-lasting"))
            @match lasting {
                Lasting::Range(spaces) => (range(spaces)),
                Lasting::Discount(action, count) => (discount(&board_action(action), count)),
            }
        }
    }
}

/// A piece of a tribe's moon side.
pub(in super::super) fn piece(piece: Piece) -> Markup {
    icon(match piece {
        Piece::Forest => "rv-m-forest",
        Piece::Temple => "rv-m-temple",
        Piece::Target => "rv-m-target",
        Piece::Sand => "rv-m-sand",
        Piece::Workshop => "rv-m-workshop",
        Piece::Falcon => "rv-m-falcon",
    })
}

/// Placing a piece of a tribe, for its crystals.
fn placing(of: Piece) -> Markup {
    html! {
        @if of.crystals() > 0 { (counted(of.crystals(), &resource(Resource::Crystal))) (arrow()) }
        (piece(of))
    }
}

/// A payment. Two gains stand one above the other, and the number that they share before both.
fn pay(content: &Content, id: PayId) -> Markup {
    let pay = content.pay(id);
    html! {
        span.cl.pay {
            @if pay.times > 1 { b.times { (pay.times) "×" } }
            span.cost { (counted(pay.count, &coin(pay.coin))) }
            (arrow())
            @match pay.gain {
                Clause::One(gain) => span.gains { span.cl { (effect(content, gain)) } },
                Clause::Either(first, second) => (either_gain(parts(content, first), parts(content, second))),
            }
        }
    }
}

fn either_gain((first, one): (u8, Markup), (second, other): (u8, Markup)) -> Markup {
    let is_shared = first == second;
    let alone = |count, picture: &Markup| counted(if is_shared { 1 } else { count }, picture);
    html! {
        @if is_shared && first > 1 { b.n { (first) } }
        span.gains {
            span.cl { (alone(first, &one)) }
            span.or { "/" }
            span.cl { (alone(second, &other)) }
        }
    }
}
