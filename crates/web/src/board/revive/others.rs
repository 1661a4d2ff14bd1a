//! The other players.

use engine::say;
use maud::{Markup, html};
use revive::Action;

use super::Scene;
use crate::shortcut::Shortcut;
use crate::words::Key;

pub(super) fn others(scene: Scene<'_>) -> Markup {
    html! {
        section.others id="others" data-region="others" data-key=(Shortcut::Others) tabindex="-1" aria-label=(scene.say(say!(ReviveOthers))) {
            h2.visually-hidden { (scene.say(say!(ReviveOthers))) }
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
