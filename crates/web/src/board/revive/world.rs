//! The world: the track of points, the map, the hibernation track and the artifacts that are left.

use ::revive::content::ArtifactColor;
use ::revive::{Action, END_TILE, PlayerView, Task, names};
use engine::say;
use engine::words::Phrase;
use maud::{Markup, html};

use super::{Scene, icon, map, picture, player};
use crate::shortcut::Shortcut;
use crate::spot::{Thing, spot};
use crate::words::{Key, list};

/// Numbers stand at every tenth space of the track of points.
const NUMBERED: u8 = 10;

pub(super) fn world(scene: Scene<'_>) -> Markup {
    html! {
        section.world id="world" data-region="world" data-key=(Shortcut::Map) tabindex="-1"
            aria-label=(scene.say(say!(ReviveMap))) {
            h2.visually-hidden { (scene.say(say!(ReviveMap))) }
            (points(scene))
            (map::map(scene))
            div.shores { (hibernation(scene)) (artifacts(scene)) }
        }
    }
}

/// Checks whether this part shows an action.
pub(super) fn draws(scene: Scene<'_>, action: &Action) -> bool {
    match action {
        Action::Artifact(_) => true,
        Action::Reward(_) => chooses_reward(scene),
        action => map::draws(scene, action),
    }
}

/// Checks whether something here answers the question.
pub(super) fn asks(scene: Scene<'_>) -> bool {
    scene.offers().any(|(action, _)| draws(scene, action))
}

/// The track of points, with the bonuses that are still ahead of the player whose boards are shown.
fn points(scene: Scene<'_>) -> Markup {
    let tracks = scene.view.pack.tracks();
    let lap = tracks.lap.max(1);
    let have = player(scene).map_or(0, |player| player.points);
    let at = |player: &PlayerView| match player.points {
        points if points <= u16::from(lap) => points as u8,
        points => (points % u16::from(lap)) as u8,
    };
    let bonus = |space: u8| {
        let here = tracks.point_bonuses.iter().find(|(at, _)| *at == space);
        here.filter(|_| u16::from(space) > have).map(|(_, bonus)| *bonus)
    };
    html! {
        div.points role="img" aria-label=(scene.title(told(scene))) {
            div.cells {
                @for space in 0..=lap {
                    i.tenth[space.is_multiple_of(NUMBERED)].bonus[bonus(space).is_some()] {
                        @if let Some(bonus) = bonus(space) { span.point-bonus { (icon::track_bonus(bonus)) } }
                        @if space.is_multiple_of(NUMBERED) { span.point-number { (space) } }
                        @let here = || scene.view.seats.iter().filter(|player| at(player) == space);
                        @if here().next().is_some() {
                            span.markers {
                                @for player in here() {
                                    span.marker data-piece={ "point-" (player.seat) } data-at={ "point-" (space) } {
                                        (picture::emblem(player.seat))
                                        @if player.points > u16::from(lap) { small { "+" (player.points - u16::from(at(player))) } }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// `Points: Ann 5, Ben 9`.
fn told(scene: Scene<'_>) -> Phrase {
    let names = &scene.page.names;
    let each = scene.view.seats.iter().filter_map(|player| {
        let name = names.get(player.seat.index())?;
        Some(say!(DrawnPeople, player = name, count = player.points))
    });
    match list(each) {
        Some(points) => say!(DrawnValue, label = say!(ReviveTrackOfPoints), value = points),
        None => say!(ReviveTrackOfPoints),
    }
}

/// Whether the question is which reward of the hibernation track to take.
fn chooses_reward(scene: Scene<'_>) -> bool {
    scene.view.asked.is_some_and(|step| step.task == Task::HibernationReward)
}

/// The hibernation track with the players' markers. Every reward up to the marker can be chosen when it moves.
fn hibernation(scene: Scene<'_>) -> Markup {
    let tracks = scene.view.pack.tracks();
    let reached = player(scene).map_or(0, |player| usize::from(player.board.hibernation));
    let removes = usize::from(tracks.removes.saturating_sub(1));
    let cell = |space: usize| {
        let effects = space.checked_sub(1).and_then(|reward| tracks.hibernation.get(reward));
        html! {
            span.markers {
                @for player in scene.view.seats.iter().filter(|player| usize::from(player.board.hibernation) == space) {
                    span.marker data-piece={ "hibernation-" (player.seat) } data-at={ "hibernation-" (space) } {
                        (picture::emblem(player.seat))
                    }
                }
                @if tracks.removes > 0 && space == removes {
                    span.removes title=(scene.say(say!(ReviveRemoves))) { (icon::artifact(None)) b { "✕" } }
                }
            }
            @if let Some(effects) = effects { (icon::small_effects(&scene.view.pack, *effects)) }
            @else { span.start { (scene.say(say!(ReviveStart))) } }
        }
    };
    html! {
        div.hibernation {
            (icon::icon_in("lg", "rv-hibernate"))
            ol aria-label=(scene.say(say!(ReviveHibernation))) {
                @for space in 0..=tracks.hibernation.len() {
                    li.reached[space <= reached] data-place={ "hibernation-" (space) } {
                        @let label = match space.checked_sub(1).and_then(|reward| tracks.hibernation.get(reward)) {
                            Some(effects) => names::effects(&scene.view.pack, *effects),
                            None => say!(ReviveStart),
                        };
                        @let offers = if chooses_reward(scene) {
                            scene.offered(|action| matches!(action, Action::Reward(number) if usize::from(*number) + 1 == space))
                        } else { Vec::new() };
                        (spot(&scene.page.moves, &Thing {
                            at: &format!("hibernation-{space}"), offers, class: "hibernation-space", title: &label, label: &label,
                            why_not: &|| None, gives_up: false, about: None, picks: None, panel: None, hover: Some(&label), inner: cell(space),
                        }))
                    }
                }
            }
        }
    }
}

/// The artifacts that are left, in their shapes, and the tile for whoever takes the last one.
fn artifacts(scene: Scene<'_>) -> Markup {
    let view = scene.view;
    let left: u8 = view.artifacts.iter().sum();
    let is_near = left <= 2 && view.budget.is_none();
    html! {
        div.artifacts.last[is_near] {
            span.left { b { (left) } " " (scene.say(say!(ReviveLeft))) }
            @for color in ArtifactColor::ALL { (shapes(color, scene)) }
            @if view.extra_artifacts > 0 {
                span.group title=(scene.say(say!(ReviveExtraArtifacts, count = view.extra_artifacts))) {
                    (icon::counted(view.extra_artifacts, &icon::minor_artifact()))
                }
            }
            @if !view.seats.iter().any(|player| player.board.end_tile) {
                span.end-tile title=(scene.say(say!(ReviveEndTileAbout))) {
                    (scene.say(say!(ReviveEnd))) (icon::end_points(END_TILE))
                }
            }
        }
    }
}

/// The artifacts of a color: those that are left, then those that players have, faded.
fn shapes(color: ArtifactColor, scene: Scene<'_>) -> Markup {
    let view = scene.view;
    let left = view.artifacts[color.index()];
    let taken: u8 = view.seats.iter().map(|player| player.board.artifacts[color.index()]).sum();
    let label = say!(ReviveArtifactsLeft, count = left, color = color);
    let offers = scene.offered(|action| *action == Action::Artifact(color));
    let inner = html! {
        @for _ in 0..left { (icon::artifact(Some(color))) }
        @for _ in 0..taken { span.gone { (icon::artifact(Some(color))) } }
    };
    let place = format!("artifacts-{color}");
    html! {
        span.group data-place=(place) {
            (spot(&scene.page.moves, &Thing {
                at: &format!("artifact-{color}"), offers, class: "artifact-shapes", title: &label, label: &label, why_not: &|| None,
                gives_up: false, about: None, picks: None, panel: None, hover: Some(&label), inner,
            }))
            (picture::changed(scene, &place))
        }
    }
}
