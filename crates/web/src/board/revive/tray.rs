//! The tray: what the question asks for that has no place on the board.

use engine::say;
use maud::{Markup, html};
use revive::Action;

use super::Scene;
use crate::spot::{act, label};
use crate::words::Key;

pub(super) fn tray(scene: Scene<'_>) -> Markup {
    let rest = scene.elsewhere();
    html! {
        section.tray.asks[!rest.is_empty()] id="tray" data-region="tray" aria-label=(scene.say(say!(TableChoices))) {
            h2.visually-hidden { (scene.say(say!(TableChoices))) }
            @if !rest.is_empty() {
                div.tray-rest {
                    @for offered in rest { (act(&scene.page.moves, offered, "button", &html! { (label(&scene.page.moves, offered)) })) }
                }
            }
        }
    }
}

/// Checks whether the tray shows an action as more than a sentence.
pub(super) fn draws(_: Scene<'_>, _: &Action) -> bool {
    false
}
