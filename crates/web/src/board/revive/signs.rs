//! Events in small pictures, for the log and for what happened since somebody's turn.

use std::fmt::Display;

use ::revive::content::Half;
use ::revive::resource::{Purse, Resource};
use ::revive::{Action, Event};
use maud::{Markup, html};

use super::icon;
use crate::board::picture::{self, not, to};

/// Draws an event. Returns `None` where the sentence alone says it: a turn begins, nothing is paid.
pub(super) fn signs(event: &Event) -> Option<Markup> {
    let drawn = match *event {
        Event::TurnBegan { .. } => return None,
        Event::Paid { cost, instead, .. } if cost == Purse::NOTHING && instead == Purse::NOTHING => return None,
        Event::TribeChosen { .. } | Event::UsedAbility { .. } => icon::icon("rv-tribe"),
        Event::KeptArtifactCard { .. } => html! { (icon::artifact(None)) (icon::card_of(None)) },
        Event::Played { card, slot, half, .. } => html! { (which("rv-play", card)) (to()) (arrow(half)) (slot + 1) },
        Event::Activated { card, .. } => which("rv-card", card),
        Event::ActivatedModule { module, .. } | Event::ModuleShown { module } => which("rv-module", module),
        Event::AllColors { card, .. } => which("rv-all-colors", card),
        Event::Copied { card, .. } => html! { (icon::icon("rv-switch")) (to()) (which("rv-card", card)) },
        Event::Switched { .. } => icon::icon("rv-switch"),
        Event::Explored { place, .. } => which("rv-explore", place),
        Event::TurnedUp { place, .. } | Event::Laid { place, .. } => which("rv-tile", place),
        Event::Built { seat, space, large } => at(&icon::building(seat, large), space),
        Event::Populated { seat, space, .. } => at(&icon::figure(seat), space),
        Event::MovedFigure { seat, from, to: target, .. } => {
            html! { (at(&icon::figure(seat), from)) (to()) (small(target)) }
        }
        Event::TargetHit { space, .. } => which("rv-m-target", space),
        Event::Watered { space, .. } => which("rv-water", space),
        Event::PlacedPiece { piece, space, .. } => at(&icon::piece(piece), space),
        Event::Paid { cost, instead, .. } => html! { "−" (icon::purse(paid(cost, instead))) },
        Event::Gained { resource, count, .. } => html! { "+" (count) (icon::resource(resource)) },
        Event::Traded { resource, .. } => {
            html! { (icon::resource(Resource::Crystal)) (to()) (icon::resource(resource)) }
        }
        Event::Overflowed { resource, count, .. } => html! { (count) (icon::resource(resource)) (not()) },
        Event::Scored { points, .. } => html! { "+" (icon::points(points)) },
        Event::PointBonus { at, bonus, .. } => html! { (icon::points(at)) (to()) (icon::track_bonus(bonus)) },
        Event::Progressed { space, .. } => which("rv-tribe", space),
        Event::GainedEnergy { .. } => html! { "+" (icon::energy(true)) },
        Event::Recharged { machine, .. } => html! { (icon::icon("rv-recharge")) (some(machine)) },
        Event::UsedMachine { machine, .. } => html! { (icon::energy(true)) (to()) (machine_sign()) (some(machine)) },
        Event::GainedCrate { found, .. } => html! { "+" (icon::icon("rv-crate")) (some(found)) },
        Event::OpenedCrate { found, .. } => html! { (which("rv-crate", found)) (picture::icon("ui-check")) },
        Event::Advanced { color, at: space, .. } => at(&icon::step(Some(color)), space),
        Event::Unlocked { .. } => html! { (icon::icon("rv-lock")) (picture::icon("ui-check")) },
        Event::TookMachine { machine, .. } => html! { "+" (machine_sign()) (small(machine)) },
        Event::MachineShown { machine } => html! { (machine_sign()) (small(machine)) },
        Event::TookModule { module, .. } => html! { "+" (which("rv-module", module)) },
        Event::PlacedModule { module, space, replaced, .. } => html! {
            (which("rv-module", module)) (to()) (space + 1)
            @if let Some(replaced) = replaced { (small(replaced)) (not()) }
        },
        Event::Recruited { card, .. } => which("rv-take", card),
        Event::Rested { card, .. } => which("rv-rest", card),
        Event::Woken { card, .. } => which("rv-wake", card),
        Event::Retired { card, .. } => which("rv-retire", card),
        Event::LeftGame { card, .. } => which("rv-leave", card),
        Event::TookArtifact { color, .. } => {
            html! { "+" @if color.is_some() { (icon::artifact(color)) } @else { (icon::minor_artifact()) } }
        }
        Event::RemovedArtifact { color, .. } => html! { (icon::artifact(Some(color))) (not()) },
        Event::EndTriggered { .. } => html! { (icon::artifact(None)) (not()) },
        Event::Hibernated { .. } => icon::icon("rv-hibernate"),
        Event::Discarded { action, .. } => html! { (discarded(action)) (not()) },
        Event::CardShown { card } => which("rv-card", card),
        Event::GoalReached { .. } => picture::icon("ui-check"),
        Event::ChapterEnded { .. } | Event::GameOver { .. } => picture::icon("ui-trophy"),
    };
    Some(html! { span.revive { (drawn) } })
}

/// What is really paid: the cost, with crystals in place of what they replace.
fn paid(cost: Purse, instead: Purse) -> Purse {
    let basics = Resource::BASIC
        .into_iter()
        .fold(Purse::NOTHING, |paid, which| paid.plus(which, cost[which].saturating_sub(instead[which])));
    basics.plus(Resource::Crystal, cost[Resource::Crystal].saturating_add(instead.total()))
}

/// Something discarded from the displays.
fn discarded(action: Action) -> Markup {
    match action {
        Action::Module(module) => which("rv-module", module),
        Action::Token(machine) => html! { (machine_sign()) (small(machine)) },
        Action::Card(card) => which("rv-card", card),
        Action::Tribe(..)
        | Action::Keep(_)
        | Action::Play { .. }
        | Action::Switch(_)
        | Action::SwitchStep(_)
        | Action::SwitchCopy
        | Action::Explore { .. }
        | Action::Build { .. }
        | Action::Populate { .. }
        | Action::Hibernate
        | Action::End
        | Action::Trade(_)
        | Action::Machine(_)
        | Action::Open(_)
        | Action::Technology(_)
        | Action::ModuleSpace(_)
        | Action::Option(_)
        | Action::Take(_)
        | Action::Track(_)
        | Action::Crystals
        | Action::At(_)
        | Action::Reward(_)
        | Action::Artifact(_)
        | Action::Blind
        | Action::Turned(_)
        | Action::Do
        | Action::Pass => icon::card_of(None),
    }
}

/// A machine of a color that the event does not tell.
fn machine_sign() -> Markup {
    icon::icon_in("c-any", "rv-machine")
}

/// One of several things of a kind. Its id stands behind it, because counts stand before.
fn which(id: &str, of: impl Display) -> Markup {
    at(&icon::icon_in("c-any", id), of)
}

/// A thing at a place.
fn at(thing: &Markup, place: impl Display) -> Markup {
    html! { (thing) (small(place)) }
}

fn small(id: impl Display) -> Markup {
    html! { small { (id.to_string()) } }
}

fn some(id: Option<impl Display>) -> Markup {
    html! { @if let Some(id) = id { (small(id)) } }
}

/// The half that a card shows.
fn arrow(half: Half) -> &'static str {
    match half {
        Half::Top => "▲",
        Half::Bottom => "▼",
    }
}
