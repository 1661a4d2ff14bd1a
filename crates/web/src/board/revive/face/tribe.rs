//! Tribe boards.

use ::revive::tribe::{Side, Tribe};
use maud::{Markup, html};

use super::Pack;
use crate::board::revive::icon;

/// The ability of a tribe.
pub(in super::super) fn ability(pack: Pack<'_>, tribe: Tribe, side: Side) -> Markup {
    html! { (icon::icon("rv-tribe")) (icon::effects(pack.content, pack.content.tribe(tribe, side).ability)) }
}
