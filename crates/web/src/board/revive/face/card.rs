//! Citizen cards.

use ::revive::content::{CardId, Half};
use ::revive::names;
use maud::{Markup, html};

use super::{Pack, flask};
use crate::board::revive::icon;

/// The part of a card that is in sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Shown {
    /// Both halves.
    Whole,
    /// The half that shows in a slot. Its band lies towards the modules of the slot.
    Only(Half),
}

impl Shown {
    fn has(self, half: Half) -> bool {
        match self {
            Self::Whole => true,
            Self::Only(only) => only == half,
        }
    }

    const fn class(self) -> &'static str {
        match self {
            Self::Whole => "card",
            Self::Only(Half::Top) => "card h-top",
            Self::Only(Half::Bottom) => "card h-bottom",
        }
    }
}

/// A card: its halves, and between them the band with its color and its name. A pennant marks starting cards, which
/// count nowhere as recruited.
pub(in super::super) fn card(pack: Pack<'_>, id: CardId, shown: Shown) -> Markup {
    let color = pack.content.card(id).color;
    html! {
        span class=(shown.class()) {
            @if shown.has(Half::Top) { (half(pack, id, Half::Top)) }
            span class={ "band " (icon::color_class(Some(color))) } {
                span.marks { (icon::sign(color)) @if id.set().is_some() { (icon::icon("rv-start")) } }
                span.cname { (pack.say(names::name(id))) }
            }
            @if shown.has(Half::Bottom) { (half(pack, id, Half::Bottom)) }
        }
    }
}

fn half(pack: Pack<'_>, id: CardId, half: Half) -> Markup {
    let printed = pack.content.card(id);
    html! {
        span class={ "half " (half) } {
            (icon::effects(pack.content, printed.effects[half.index()]))
            (flask(printed.flask == Some(half)))
            @if printed.slot[half.index()] { span.slotsym { (icon::icon("rv-slot")) } }
        }
    }
}

/// Both halves of a card in words.
pub(in super::super) fn about_halves(pack: Pack<'_>, id: CardId) -> Markup {
    let arrow = |half: Half| match half {
        Half::Top => "▲",
        Half::Bottom => "▼",
    };
    html! {
        @for half in Half::ALL {
            span.tl { i { (arrow(half)) } (pack.title(names::printed_half(pack.content, id, half))) }
        }
    }
}
