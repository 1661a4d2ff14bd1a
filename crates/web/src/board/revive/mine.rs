//! What the viewer has: cards, slots, the tribe, tracks and machines.

use engine::say;
use maud::{Markup, html};
use revive::Action;

use super::Scene;
use crate::shortcut::Shortcut;
use crate::words::Key;

pub(super) fn mine(scene: Scene<'_>) -> Markup {
    html! {
        section.mine id="mine" data-region="mine" data-key=(Shortcut::Mine) tabindex="-1" aria-label=(scene.say(say!(ReviveMine))) {
            h2.visually-hidden { (scene.say(say!(ReviveMine))) }
        }
    }
}

/// Checks whether this part shows an action.
pub(super) fn draws(_: Scene<'_>, _: &Action) -> bool {
    false
}

/// Checks whether a card, slot or crate answers the question.
pub(super) fn asks_cards(_: Scene<'_>) -> bool {
    false
}

/// Checks whether something of the tribe, the tracks or the machines answers the question.
pub(super) fn asks_tribe(_: Scene<'_>) -> bool {
    false
}
