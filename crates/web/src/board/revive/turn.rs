//! What stands beside the question: the actions that are left, hibernating, and doing
//! without what is offered.

use ::revive::{Action, Task, foretell, names};
use engine::say;
use maud::{Markup, html};

use super::{Scene, icon};
use crate::spot::{Thing, act, button, form, label, spot};
use crate::words::Key;

/// The number of actions in a turn.
const ACTIONS: u8 = 2;

pub(super) fn prompt(scene: Scene<'_>) -> Markup {
    let left = match scene.asked() {
        Some(Task::Turn { left, .. }) => Some(left),
        _ => None,
    };
    html! {
        @if let Some(left) = left.filter(|_| scene.view.turn == super::shown(scene)) {
            span.actions-left role="img" aria-label=(scene.say(say!(ReviveActionsLeft, count = left))) {
                @for number in 0..ACTIONS.max(left) { i.on[number < left] {} }
            }
        }
        (hibernate(scene))
        (decline(scene))
    }
}

/// Checks whether an action stands beside the question.
pub(super) fn draws(action: &Action) -> bool {
    matches!(action, Action::Hibernate | Action::Pass)
}

/// Hibernating, with all that it brings back and takes. It always asks first.
fn hibernate(scene: Scene<'_>) -> Markup {
    let offers = scene.offered(|action| *action == Action::Hibernate);
    let Some(offered) = offers.first().copied() else { return html! {} };
    let moves = &scene.page.moves;
    let name = say!(ReviveHibernate);
    let told = foretell(scene.view, &Action::Hibernate).and_then(|told| names::foretold(scene.view, &told));
    let panel = html! {
        @if let Some(told) = told { p { (scene.title(told)) } }
        (form(moves, "act", &button(moves, offered, "button primary", "do-hibernate", None, &html! { (scene.title(&name)) })))
    };
    let class = if scene.view.must_hibernate { "button primary hibernate" } else { "button hibernate" };
    spot(
        moves,
        &Thing {
            at: "hibernation",
            offers,
            class,
            title: &name,
            label: &name,
            why_not: &|| None,
            gives_up: false,
            about: None,
            picks: None,
            panel: Some(panel),
            hover: None,
            inner: html! { (icon::icon("rv-hibernate")) span { (scene.title(say!(ReviveHibernate))) } },
        },
    )
}

/// Doing without what is offered. Giving up a module that was taken asks first.
fn decline(scene: Scene<'_>) -> Markup {
    let offers = scene.offered(|action| *action == Action::Pass);
    let Some(offered) = offers.first().copied() else { return html! {} };
    let moves = &scene.page.moves;
    if !matches!(scene.asked(), Some(Task::PlaceModule(_))) {
        return act(moves, offered, "button quiet", &html! { (label(moves, offered)) });
    }
    let name = say!(ReviveWithout);
    spot(
        moves,
        &Thing {
            at: "pass",
            offers,
            class: "button quiet",
            title: &name,
            label: &name,
            why_not: &|| None,
            gives_up: true,
            about: None,
            picks: None,
            panel: None,
            hover: None,
            inner: html! { (scene.say(&name)) },
        },
    )
}
