//! The displays: citizens, machines and slot modules that can be had.

use engine::say;
use maud::{Markup, html};
use revive::Action;

use super::Scene;
use crate::shortcut::Shortcut;
use crate::words::Key;

pub(super) fn market(scene: Scene<'_>) -> Markup {
    html! {
        section.market id="market" data-region="market" data-key=(Shortcut::Displays) tabindex="-1" aria-label=(scene.say(say!(ReviveDisplays))) {
            h2.visually-hidden { (scene.say(say!(ReviveDisplays))) }
        }
    }
}

/// Checks whether this part shows an action.
pub(super) fn draws(_: Scene<'_>, _: &Action) -> bool {
    false
}

/// Checks whether something here answers the question.
pub(super) fn asks(scene: Scene<'_>) -> bool {
    scene.offers().any(|(action, _)| draws(scene, action))
}
