//! Slot modules.

use ::revive::content::ModuleId;
use ::revive::names;
use maud::{Markup, html};

use super::{Pack, about, flask};
use crate::board::revive::icon;

/// A module: the signs of the colors that activate it, its flask, and its effects.
pub(in super::super) fn module(pack: Pack<'_>, id: ModuleId) -> Markup {
    let printed = pack.content.module(id);
    html! {
        span.module {
            span.mc {
                @for color in printed.colors.iter() { span.(icon::color_class(Some(color))) { (icon::sign(color)) } }
                (flask(printed.flask))
            }
            (icon::small_effects(pack.content, printed.effect))
        }
    }
}

/// A module in words.
pub(in super::super) fn about_module(pack: Pack<'_>, id: ModuleId) -> Markup {
    about(&pack.title(names::full_module(pack.content, id)))
}
