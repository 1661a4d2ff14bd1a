//! Technologies of a tribe board.

use ::revive::names;
use ::revive::resource::Resource;
use ::revive::tribe::Technology;
use engine::Seat;
use maud::{Markup, html};

use super::{Pack, about};
use crate::board::picture;
use crate::board::revive::icon;

/// What stands on a technology.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Standing {
    /// Nothing: the technology as it is printed.
    Printed,
    /// The figure that unlocks it, still at home.
    Figure(Seat),
    /// Nothing more: it is unlocked, and its cost no longer matters.
    Unlocked,
}

/// A technology: what stands on it, its books and its points, and what it gives.
pub(in super::super) fn technology(pack: Pack<'_>, of: &Technology, standing: Standing) -> Markup {
    html! {
        span.tc {
            @match standing {
                Standing::Printed => {},
                Standing::Figure(seat) => (icon::figure(seat)),
                Standing::Unlocked => (picture::icon("ui-check")),
            }
            @if standing != Standing::Unlocked {
                span.cost { (icon::counted(of.cost, &icon::resource(Resource::Book))) }
            }
            (icon::end_points(of.points))
        }
        span.tg { (icon::gives(pack.content, of.gives)) }
    }
}

/// A technology in words. They are counted from 0.
pub(in super::super) fn about_technology(pack: Pack<'_>, number: u8, of: &Technology) -> Markup {
    about(&pack.title(names::full_technology(pack.content, number, of)))
}
