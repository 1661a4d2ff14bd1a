//! The other players: a row each, and the boards of the one that was opened. Alone, the way to the end takes their place.

use engine::words::Phrase;
use engine::{Seat, say};
use maud::{Markup, html};
use revive::content::{ArtifactColor, CardId, Half};
use revive::resource::{Color, Resource};
use revive::{Action, PlayerView, names};

use super::boards::{Boards, Part};
use super::face::{self, Pack, Shown};
use super::{Scene, alone, hand, head, icon, mine};
use crate::board::picture::{self, emblem};
use crate::page::site::level;
use crate::shortcut::Shortcut;
use crate::table_page::SeatLine;
use crate::words::Key;

pub(super) fn others(scene: Scene<'_>) -> Markup {
    html! {
        section.others id="others" data-region="others" data-key=(Shortcut::Others) tabindex="-1" aria-label=(scene.say(say!(ReviveOthers))) {
            h2.visually-hidden { (scene.say(say!(ReviveOthers))) }
            @if scene.view.budget.is_some() { (alone::alone(scene)) }
            @for seat in seats(scene) {
                @if let (Some(player), Some(line)) = (scene.view.player(seat), scene.page.seats.get(seat.index())) {
                    (row(player, line, scene))
                }
            }
            @if let Some(player) = opened(scene) { (whole(player, scene)) }
        }
    }
}

/// Lists the other seats in the order of play.
fn seats(scene: Scene<'_>) -> impl Iterator<Item = Seat> {
    super::shown(scene).clockwise(scene.view.seats.len()).skip(1)
}

/// Checks whether this part shows an action: copying a card of another player.
pub(super) fn draws(scene: Scene<'_>, action: &Action) -> bool {
    match action {
        Action::Card(card) => seats(scene).any(|seat| has(scene, seat, *card)),
        _ => false,
    }
}

fn has(scene: Scene<'_>, seat: Seat, card: CardId) -> bool {
    scene.view.player(seat).is_some_and(|player| player.board.cards().contains(card.id()))
}

/// Checks whether something here answers the question.
pub(super) fn asks(scene: Scene<'_>) -> bool {
    scene.offers().any(|(action, _)| draws(scene, action))
}

/// What a player has, in a row.
fn row(player: &PlayerView, line: &SeatLine, scene: Scene<'_>) -> Markup {
    let seat = player.seat;
    let boards = Boards { scene, player, is_live: false };
    html! {
        article.other.turn[line.is_to_act].(picture::seat_class(seat)) id={ "row-" (seat) } aria-label=(line.name) {
            a.who id={ "look-" (seat) } href=(look(Some(seat), scene)) data-look data-place={ "points-" (seat) } {
                (emblem(seat))
                span.nm { (line.name) }
                @if let Some(bot) = &line.bot { span.tag { (scene.say(level(bot))) } }
                @else if !line.is_here && !line.is_mine { span.tag.away { (scene.say(say!(TableAway))) } }
                @if player.has_tribe { span.tb { (scene.say(names::tribe_side(player.board.tribe, player.board.side))) } }
                span.visually-hidden { " " (scene.say(say!(ReviveAllBoards))) }
            }
            (head::points(boards))
            (purse(player, scene))
            (holdings(player, scene))
            (copies(seat, scene))
            (did(seat, scene))
        }
    }
}

/// A number of things.
fn count(
    class: &str,
    picture: &Markup,
    value: &Markup,
    label: Phrase,
    place: Option<String>,
    scene: Scene<'_>,
) -> Markup {
    let label = scene.title(label);
    html! {
        span class={ "q " (class) } title=(label) data-place=[place] {
            (picture) (value) span.visually-hidden { " " (label) }
        }
    }
}

/// The resources and the energy.
fn purse(player: &PlayerView, scene: Scene<'_>) -> Markup {
    let (seat, board) = (player.seat, &player.board);
    let used = board.powered.len() as u8;
    html! {
        span.purse {
            @for resource in Resource::ALL {
                @let (have, place) = (player.purse[resource], format!("coin-{resource}-{seat}"));
                (count(if have == 0 { "z" } else { "" }, &icon::resource(resource), &html! { b { (have) } }, resource.into(), Some(place), scene))
            }
            @let value = html! { b { (board.energy) } @if used > 0 { small { "/" (board.all_energy()) } } };
            (count("", &icon::energy(true), &value, say!(ReviveEnergy, stored = board.energy, used = used), Some(format!("energy-{seat}")), scene))
        }
    }
}

/// The colors of active cards, the tracks, and what else is counted.
fn holdings(player: &PlayerView, scene: Scene<'_>) -> Markup {
    let (seat, board) = (player.seat, &player.board);
    let content = &scene.view.pack;
    let of = |color: Color| hand::cards(&board.active).filter(|card| content.card(*card).color == color).count();
    let colored = |kind: &str, color: Color| format!("{kind} {}", icon::color_class(Some(color)));
    let number = |value: usize| html! { b { (value) } };
    let progress = content.player_board().progress.get(usize::from(board.progress)).copied().unwrap_or_default();
    let single = |picture: Markup, value: usize, label: Phrase, place: Option<String>| {
        count("", &picture, &number(value), label, place, scene)
    };
    html! {
        span.hold {
            span.g.active data-place={ "hand-" (seat) } {
                (picture::icon("ui-cards"))
                @for color in Color::ALL {
                    (count(&colored("cc", color), &icon::sign(color), &number(of(color)), say!(ReviveActiveOf, color = color), None, scene))
                }
                (single(icon::icon("rv-hibernate"), board.resting.len() as usize, say!(ReviveResting), Some(format!("resting-{seat}"))))
            }
            span.g.lanes {
                @for color in Color::ALL {
                    @let at = board.tracks[color.index()];
                    (count(&colored("tk", color), &icon::sign(color), &number(at.into()), say!(ReviveTrackOf, color = color), Some(format!("track-{color}-{seat}")), scene))
                }
            }
            span.g.rest-of {
                (single(icon::icon("rv-tribe"), board.progress.into(), say!(ReviveProgress, count = board.progress, points = progress), Some(format!("progress-{seat}"))))
                (single(icon::icon("rv-populate"), board.technologies.len() as usize, say!(ReviveTechnologies), None))
                (single(icon::icon("rv-crate"), player.closed_crates.into(), say!(ReviveClosedCrates), Some(format!("crates-{seat}"))))
                (artifacts(player, scene))
            }
        }
    }
}

/// The artifacts, each in its shape.
fn artifacts(player: &PlayerView, scene: Scene<'_>) -> Markup {
    let board = &player.board;
    let colors = ArtifactColor::ALL.map(|color| (color, board.artifacts[color.index()]));
    let label = scene.title(say!(ReviveArtifacts, count = board.artifacts.iter().sum::<u8>() + board.minor_artifacts));
    html! {
        span.q.ar title=(label) data-place={ "artifacts-" (player.seat) } {
            @for (color, count) in colors { @for _ in 0..count { (icon::artifact(Some(color))) } }
            @for _ in 0..board.minor_artifacts { (icon::minor_artifact()) }
            @if board.end_tile { (icon::icon("rv-end")) }
            span.visually-hidden { (label) }
        }
    }
}

/// The cards of a player that can be copied.
fn copies(seat: Seat, scene: Scene<'_>) -> Markup {
    let cards = scene.offers().filter_map(|(action, offered)| match action {
        Action::Card(card) if has(scene, seat, *card) => Some((*card, offered)),
        _ => None,
    });
    let cards: Vec<_> = cards.collect();
    let pack = Pack::of(scene);
    html! {
        @if !cards.is_empty() {
            span.copies {
                @for (card, offered) in cards {
                    (scene.part(Part {
                        at: format!("card-{card}"),
                        class: "cardb look",
                        title: names::full_name(card),
                        label: names::card(pack.content, card),
                        offers: vec![offered],
                        wanted: None,
                        about: None,
                        choices: None,
                        inner: face::card(pack, card, Shown::Only(Half::Bottom)),
                    }))
                }
            }
        }
    }
}

/// What a player did since the viewer's last action, as chips.
fn did(seat: Seat, scene: Scene<'_>) -> Markup {
    let lines = scene.page.since.iter().flat_map(|since| &since.lines).filter(|line| line.about == Some(seat));
    let drawn: Vec<_> = lines.filter_map(|line| Some((&line.sentence, line.signs.as_ref()?))).collect();
    html! {
        @if !drawn.is_empty() {
            ol.did {
                @for (sentence, signs) in drawn {
                    li title=(sentence) {
                        span.visually-hidden { (sentence) }
                        span.signs aria-hidden="true" { (signs) }
                    }
                }
            }
        }
    }
}

/// Returns the address of this page with the boards of a player opened, or closed.
fn look(seat: Option<Seat>, scene: Scene<'_>) -> String {
    let page = scene.page;
    let here = match page.moment.is_now {
        true => page.address.to_owned(),
        false => format!("{}/history/{}", page.address, page.moment.position),
    };
    match seat {
        Some(seat) => format!("{here}?look={seat}"),
        None => here,
    }
}

/// Returns the player whose boards the viewer has opened.
fn opened(scene: Scene<'_>) -> Option<&PlayerView> {
    let seat = scene.page.look?;
    seats(scene).find(|other| *other == seat).and_then(|seat| scene.view.player(seat))
}

/// All boards of another player, as pictures.
fn whole(player: &PlayerView, scene: Scene<'_>) -> Markup {
    let name = scene.page.names.get(player.seat.index()).map_or("", String::as_str);
    html! {
        div.panel.given.full.(picture::seat_class(player.seat)) id="opened" tabindex="-1" role="dialog" data-from={ "look-" (player.seat) } aria-label=(scene.say(say!(ReviveBoardsOf, player = name))) {
            div.boards { (mine::all(Boards { scene, player, is_live: false })) }
            a.button.quiet.close id="close-look" href=(look(None, scene)) data-look { (scene.say(say!(PicksClose))) }
        }
    }
}
