//! The world: the track of points, the map, the hibernation track and the artifacts that are left.

use engine::say;
use maud::{Markup, html};
use revive::Action;

use super::Scene;
use crate::shortcut::Shortcut;
use crate::words::Key;

pub(super) fn world(scene: Scene<'_>) -> Markup {
    html! {
        section.world id="world" data-region="world" data-key=(Shortcut::Map) tabindex="-1" aria-label=(scene.say(say!(ReviveMap))) {
            h2.visually-hidden { (scene.say(say!(ReviveMap))) }
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
