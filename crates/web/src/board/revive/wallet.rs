//! What a player can spend.

use engine::say;
use maud::{Markup, html};
use revive::Action;

use super::Scene;
use crate::words::Key;

pub(super) fn wallet(scene: Scene<'_>) -> Markup {
    html! {
        section.wallet id="wallet" data-region="wallet" aria-label=(scene.say(say!(ReviveWallet))) {
            h2.visually-hidden { (scene.say(say!(ReviveWallet))) }
        }
    }
}

/// Checks whether this part shows an action.
pub(super) fn draws(_: &Action) -> bool {
    false
}
