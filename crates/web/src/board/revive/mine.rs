//! What the viewer has: cards, slots, the tribe, tracks and machines.

use engine::say;
use maud::{Markup, html};
use revive::Action;

use super::boards::Boards;
use super::{Scene, hand, head, machines, slots, tracks, tribe};
use crate::board::picture;
use crate::shortcut::Shortcut;
use crate::words::Key;

pub(super) fn mine(scene: Scene<'_>) -> Markup {
    let label = match scene.page.me {
        Some(_) => scene.say(say!(ReviveMine)),
        None => scene.say(say!(ReviveBoardsOf, player = super::shown(scene))),
    };
    html! {
        section.mine.boards.(picture::seat_class(super::shown(scene))) id="mine" data-region="mine"
            data-key=(Shortcut::Mine) tabindex="-1" aria-label=(label) {
            h2.visually-hidden { (label) }
            @if let Some(boards) = live(scene) { (all(boards)) }
        }
    }
}

/// Everything on a player's boards.
pub(super) fn all(boards: Boards<'_>) -> Markup {
    html! {
        (head::head(boards))
        (hand::hand(boards))
        div.row2 { (slots::slots(boards)) (tribe::tribe(boards)) }
        div.row3 { (tracks::tracks(boards)) (machines::machines(boards)) }
    }
}

/// Returns the boards that the viewer plays on.
fn live(scene: Scene<'_>) -> Option<Boards<'_>> {
    super::player(scene).map(|player| Boards { scene, player, is_live: true })
}

/// Checks whether this part shows an action.
pub(super) fn draws(scene: Scene<'_>, action: &Action) -> bool {
    live(scene).is_some_and(|boards| {
        hand::draws(boards, action)
            || slots::draws(boards, action)
            || tribe::draws(boards, action)
            || tracks::draws(boards, action)
            || machines::draws(action)
    })
}

/// Checks whether a card, slot or crate answers the question.
pub(super) fn asks_cards(scene: Scene<'_>) -> bool {
    asks(scene, |boards, action| hand::draws(boards, action) || slots::draws(boards, action))
}

/// Checks whether something of the tribe, the tracks or the machines answers the question.
pub(super) fn asks_tribe(scene: Scene<'_>) -> bool {
    asks(scene, |boards, action| {
        tribe::draws(boards, action) || tracks::draws(boards, action) || machines::draws(action)
    })
}

/// Checks whether an action of a kind answers the question. Free actions are possible besides.
fn asks(scene: Scene<'_>, draws: impl Fn(Boards<'_>, &Action) -> bool) -> bool {
    let Some(boards) = live(scene) else { return false };
    scene.offers().any(|(action, _)| !super::is_free(scene, action) && draws(boards, action))
}
