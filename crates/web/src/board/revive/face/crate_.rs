//! Crates.

use ::revive::content::CrateId;
use maud::{Markup, html};

use super::Pack;
use crate::board::revive::icon;

/// A crate whose contents the viewer may know.
pub(in super::super) fn crate_(pack: Pack<'_>, id: CrateId) -> Markup {
    html! { span.crateb { (lid()) (icon::small_effects(pack.content, pack.content.crate_effects(id))) } }
}

/// A crate of somebody else.
pub(in super::super) fn closed_crate() -> Markup {
    html! { span.crateb { (lid()) } }
}

fn lid() -> Markup {
    html! { span.lid { (icon::icon("rv-crate")) } }
}
