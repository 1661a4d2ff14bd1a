//! What a player can spend: resources, energy and the switch token.

use engine::say;
use engine::words::Phrase;
use maud::{Markup, html};
use revive::resource::Resource;
use revive::tribe::Gives;
use revive::{Action, PlayerView, Task};

use super::boards::Part;
use super::{Scene, icon, picture};
use crate::spot::{button, form, slug};
use crate::words::Key;

pub(super) fn wallet(scene: Scene<'_>) -> Markup {
    html! {
        section.wallet id="wallet" data-region="wallet" aria-label=(scene.say(say!(ReviveWallet))) {
            h2.visually-hidden { (scene.say(say!(ReviveWallet))) }
            @if let Some(player) = super::player(scene) {
                @for resource in Resource::ALL { (coin(resource, player, scene)) }
                (energy(player, scene))
                (switch(player, scene))
            }
        }
    }
}

/// The same in one line, which stays in sight in narrow windows.
pub(super) fn strip(scene: Scene<'_>) -> Option<Markup> {
    let player = scene.view.player(scene.page.me?)?;
    Some(html! {
        (picture::emblem(player.seat))
        span.revive.purse-line {
            @for resource in Resource::ALL {
                span title=(scene.title(resource)) data-meter=(resource) { (icon::resource(resource)) b { (player.purse[resource]) } }
            }
            span title=(scene.title(say!(ReviveEnergy, stored = player.board.energy, used = player.board.powered.len() as u8))) data-meter="energy" {
                (icon::energy(true)) b { (player.board.energy) }
            }
            span data-meter="points" { b { (scene.page.score.now(player.seat)) } }
        }
    })
}

/// Checks whether this part shows an action.
pub(super) fn draws(scene: Scene<'_>, action: &Action) -> bool {
    match action {
        Action::Trade(_) | Action::Switch(_) | Action::SwitchStep(_) | Action::SwitchCopy => true,
        Action::Take(_) => is_asked(scene),
        _ => false,
    }
}

/// Whether the question is answered with resources here. Payments are made where their gains are shown.
fn is_asked(scene: Scene<'_>) -> bool {
    matches!(
        scene.asked(),
        Some(
            Task::Basic { .. }
                | Task::SpareCrystals(_)
                | Task::ToCrystal
                | Task::TradeAway { .. }
                | Task::TradeFor { .. }
        )
    )
}

/// A resource with the room that is left. A crystal can be traded.
fn coin(resource: Resource, player: &PlayerView, scene: Scene<'_>) -> Markup {
    let (count, most) = (player.purse[resource], scene.view.pack.player_board().limits[resource]);
    let label = say!(ReviveOf, what = resource, count = count, most = most);
    let seat = player.seat;
    let inner = html! {
        (icon::resource(resource))
        span.amount data-meter=(resource) data-place={ "coin-" (resource) "-" (seat) } { b { (count) } }
        span.pips aria-hidden="true" { @for place in 0..most.max(count) { i.on[place < count] {} } }
    };
    if resource == Resource::Crystal {
        return trade(label, inner, scene);
    }
    let takes = |action: &Action| *action == Action::Take(resource) && is_asked(scene);
    scene.part(Part {
        at: format!("coin-{resource}"),
        class: "coin",
        title: resource.into(),
        label,
        offers: scene.offered(takes),
        wanted: None,
        about: None,
        choices: None,
        inner,
    })
}

/// The crystals, with what one can become.
fn trade<'a>(label: Phrase, inner: Markup, scene: Scene<'a>) -> Markup {
    let moves = &scene.page.moves;
    let trades = scene.offers().filter_map(|(action, offered)| match action {
        Action::Trade(gain) => Some((*gain, offered)),
        _ => None,
    });
    let trades: Vec<_> = trades.collect();
    let buttons = html! {
        @for (gain, offered) in &trades {
            (button(moves, offered, "button", &slug("do", &offered.notation), None, &html! {
                (icon::resource(Resource::Crystal)) (icon::arrow()) (icon::resource(*gain))
            }))
        }
    };
    scene.part(Part {
        at: "trade".to_owned(),
        class: "coin free",
        title: say!(ReviveTrade),
        label,
        offers: trades.iter().map(|(_, offered)| *offered).collect(),
        wanted: Some(Action::Trade(Resource::Gear)),
        about: None,
        choices: Some(form(moves, "mix", &buttons)),
        inner,
    })
}

/// The energy in the storage, and on machines.
fn energy(player: &PlayerView, scene: Scene<'_>) -> Markup {
    let (stored, used) = (player.board.energy, player.board.powered.len() as u8);
    let label = scene.title(say!(ReviveEnergy, stored = stored, used = used));
    html! {
        div.spot.coin.en role="group" aria-label=(label) title=(label) {
            (icon::energy(true))
            span.amount data-meter="energy" data-place={ "energy-" (player.seat) } { b { (stored) } }
            span.pips.e aria-hidden="true" {
                @for _ in 0..stored { i.on {} }
                @for _ in 0..used { i.out {} }
            }
        }
    }
}

/// The switch token, with what it brings.
fn switch(player: &PlayerView, scene: Scene<'_>) -> Markup {
    let moves = &scene.page.moves;
    let content = &scene.view.pack;
    let uses = scene.offers().filter_map(|(action, offered)| {
        let gain = match action {
            Action::Switch(resource) => icon::resource(*resource),
            Action::SwitchStep(color) => icon::step(Some(*color)),
            Action::SwitchCopy => html! { (icon::icon("rv-others")) (icon::card_of(None)) },
            _ => return None,
        };
        Some((gain, offered))
    });
    let uses: Vec<_> = uses.collect();
    let is_used = player.board.switched;
    let copies = player.board.has(content, Gives::CopySwitch);
    let buttons = html! {
        @for (gain, offered) in &uses {
            (button(moves, offered, "button", &slug("do", &offered.notation), None, gain))
        }
    };
    scene.part(Part {
        at: "switch".to_owned(),
        class: if is_used { "coin sw used" } else { "coin sw" },
        title: say!(ReviveSwitchTitle),
        label: if is_used { say!(ReviveSwitchUsed) } else { say!(ReviveSwitch) },
        offers: uses.iter().map(|(_, offered)| *offered).collect(),
        wanted: Some(Action::Switch(Resource::Gear)),
        about: None,
        choices: Some(form(moves, "mix", &buttons)),
        inner: html! {
            (icon::icon("rv-switch")) (icon::arrow()) (icon::basic())
            @if scene.view.unlocked.switch { span.or { "/" } (icon::step(None)) }
            @if copies { span.or { "/" } (icon::icon("rv-others")) }
        },
    })
}
