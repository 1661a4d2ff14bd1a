//! The map: the drawing of the land, and over it the pieces, the badges, and everything that can be pressed.

mod badge;
mod geometry;
mod land;

use ::revive::board::{Board, Hex};
use ::revive::content::Ground;
use ::revive::effect::{Clause, Effect, EffectsId, Piece};
use ::revive::space::{LARGE_LOCATIONS, Space, SpaceSet, TilePlace};
use ::revive::{Action, PlayerView, PriceView, Task, View, names};
use engine::words::Phrase;
use engine::{Seat, say};
use maud::{Markup, html};
use table::Reason;

use self::geometry::{Geometry, Place, hexes_at, hexes_of};
use super::{Scene, bill, icon, legend, picture, player, shown};
use crate::spot::{Thing, opener, spot};
use crate::table_page::TurnState;
use crate::words::Key;

/// The map with its tools. They work without the script.
pub(super) fn map(scene: Scene<'_>) -> Markup {
    let board = scene.view.pack.board();
    let geometry = Geometry::of(board);
    html! {
        div.mapbox {
            input.visually-hidden type="checkbox" id="range" autocomplete="off";
            input.visually-hidden type="checkbox" id="whole" autocomplete="off";
            div.map-tools {
                label for="range" title=(scene.say(say!(ReviveRangeAbout))) {
                    (icon::icon("rv-range")) span { (scene.say(say!(ReviveRange))) }
                }
                (opener("legend", "help", legend::PANEL, &scene.say(say!(ReviveLegend)), &html! { "?" }))
                label.whole for="whole" { (icon::icon("rv-map")) span { (scene.say(say!(ReviveWhole))) } }
            }
            div.map id="map" {
                div class={ "canvas x-" (geometry.columns) " y-" (geometry.rows) } {
                    (land::land(scene.view, &geometry))
                    @if geometry.fits() {
                        @for place in TilePlace::all() { (tile(place, &geometry, scene)) }
                        @for number in 0..LARGE_LOCATIONS { (large(number, &geometry, scene)) }
                        (chasm(&geometry, scene))
                    }
                }
            }
        }
    }
}

/// What the map refers to and no move changes.
pub(super) fn base(scene: Scene<'_>) -> Markup {
    land::base(scene.view)
}

/// Checks whether the map shows an action.
pub(super) fn draws(scene: Scene<'_>, action: &Action) -> bool {
    let is_here = match action {
        Action::Explore { .. } | Action::Build { .. } | Action::Populate { .. } | Action::At(_) => true,
        Action::Tribe(..)
        | Action::Keep(_)
        | Action::Play { .. }
        | Action::Switch(_)
        | Action::SwitchStep(_)
        | Action::SwitchCopy
        | Action::Hibernate
        | Action::End
        | Action::Trade(_)
        | Action::Machine(_)
        | Action::Open(_)
        | Action::Technology(_)
        | Action::Card(_)
        | Action::ModuleSpace(_)
        | Action::Option(_)
        | Action::Take(_)
        | Action::Track(_)
        | Action::Crystals
        | Action::Reward(_)
        | Action::Module(_)
        | Action::Token(_)
        | Action::Artifact(_)
        | Action::Blind
        | Action::Turned(_)
        | Action::Do
        | Action::Pass => false,
    };
    is_here && Geometry::of(scene.view.pack.board()).fits()
}

/// Returns the space that an action is about.
const fn space_of(action: &Action) -> Option<Space> {
    match *action {
        Action::Build { space, .. } | Action::Populate { space, .. } | Action::At(space) => Some(space),
        _ => None,
    }
}

/// A place: ice with its price, or the four spaces of its tile.
fn tile(place: TilePlace, geometry: &Geometry, scene: Scene<'_>) -> Markup {
    if !scene.view.map.is_explored(place) {
        return ice(place, geometry, scene);
    }
    let map = &scene.view.map;
    html! {
        @for space in place.spaces().iter() {
            @let at = geometry.place(hexes_of(scene.view.pack.board(), space));
            @let ground = land::ground(scene.view, space);
            div class=(at.class()) data-place=(name(space)) {
                (press(space, at, geometry, scene))
                @if let Some(Ground::Water(list)) = ground {
                    @let got = player(scene).is_some_and(|player| player.board.waters.contains(space));
                    @if !map.temples.contains(space) {
                        span.reward.got[got] { (icon::small_effects(&scene.view.pack, list)) }
                    }
                }
                (pieces(space, scene))
                (badge::of_space(space, scene))
                (distance(scene.view.range(shown(scene), space)))
                (picture::changed(scene, &name(space)))
            }
        }
    }
}

/// A tile that lies face down: what exploring costs and brings.
fn ice(place: TilePlace, geometry: &Geometry, scene: Scene<'_>) -> Markup {
    let board = scene.view.pack.board();
    let hexes = hexes_at(board, place);
    let at = geometry.place(hexes);
    let (viewbox, points) = at.drawing(&geometry.outline(hexes));
    let back = scene.view.pack.back(scene.view.map.backs[place.index()]);
    let label = say!(ReviveFaceDown, place = names::place(place), back = names::back(back));
    let is_this = |action: &Action| matches!(action, Action::Explore { place: at, .. } if *at == place);
    let offers = scene.offered(is_this);
    let prices = bill::prices(scene, is_this);
    let wanted = Action::Explore { place, crystals: 0 };
    let thing = Thing {
        at: &format!("place-{place}"),
        class: &format!("area clip-place-{place}"),
        title: &label,
        label: &label,
        why_not: &|| if asks_for_board(scene) { scene.why_not(&wanted) } else { None },
        gives_up: false,
        about: None,
        picks: None,
        panel: bill::opens(&offers, &prices).then(|| bill::bills(&offers, &prices, scene)),
        hover: Some(&label),
        inner: ring(&viewbox, &points),
        offers,
    };
    let reach = place.spaces().iter().filter_map(|space| scene.view.range(shown(scene), space)).min();
    html! {
        div class=(at.class()) data-place={ "place-" (place) } {
            (spot(&scene.page.moves, &thing))
            span.back.offered[!thing.offers.is_empty()] aria-hidden="true" {
                (icon::back(back))
                (badge::of_prices(&prices))
            }
            (distance(reach))
        }
    }
}

/// A large location: what it scores, the figures there, and what it is worth to the player whose boards are shown.
fn large(number: usize, geometry: &Geometry, scene: Scene<'_>) -> Markup {
    let (Some(space), (tile, side)) = (Space::large(number), scene.view.map.large[number]) else { return html! {} };
    let hexes = hexes_of(scene.view.pack.board(), space);
    let at = geometry.place(hexes);
    let (viewbox, points) = at.drawing(&geometry.outline(hexes));
    let score = scene.view.pack.large(tile, usize::from(side));
    let label = say!(DrawnValue, label = names::space(space), value = names::large_score(score));
    let worth = player(scene).map(|player| (player.board.figures.contains(space), player.large_points[number]));
    let offers = scene.offered(|action| space_of(action) == Some(space));
    let prices = bill::prices(scene, |action| space_of(action) == Some(space));
    let about = html! {
        p { (scene.title(names::large_score(score))) }
        @if let Some((is_there, points)) = worth {
            p {
                @if is_there { (scene.say(say!(ReviveWorthThere, points = names::points(points)))) }
                @else { (scene.say(say!(ReviveWorth, points = names::points(points)))) }
            }
        }
    };
    let panel = bill::opens(&offers, &prices).then(|| bill::bills(&offers, &prices, scene));
    let thing = Thing {
        at: &name(space),
        class: &format!("area clip-{}", name(space)),
        title: &label,
        label: &label,
        why_not: &|| None,
        gives_up: false,
        // A single action needs no panel.
        about: (panel.is_some() || offers.len() != 1).then_some(about),
        picks: None,
        panel,
        hover: Some(&label),
        inner: ring(&viewbox, &points),
        offers,
    };
    html! {
        div class=(at.class()) data-place=(name(space)) {
            (spot(&scene.page.moves, &thing))
            span.what aria-hidden="true" { (icon::large_score(score)) }
            span.there {
                (pieces(space, scene))
                @if let Some((is_there, points)) = worth {
                    span.endp.possible[!is_there] aria-hidden="true" { (points) }
                }
            }
            (badge::of_space(space, scene))
            (distance(scene.view.range(shown(scene), space)))
            (picture::changed(scene, &name(space)))
        }
    }
}

/// The chasm, on which only the falcon stands.
fn chasm(geometry: &Geometry, scene: Scene<'_>) -> Markup {
    let at = geometry.place(hexes_of(scene.view.pack.board(), Space::CHASM));
    html! {
        div class=(at.class()) data-place=(name(Space::CHASM)) {
            (press(Space::CHASM, at, geometry, scene))
            (pieces(Space::CHASM, scene))
        }
    }
}

/// What can be pressed at a space of a tile: what answers the question or, where one could expect it, why not.
fn press(space: Space, at: Place, geometry: &Geometry, scene: Scene<'_>) -> Markup {
    let is_here = |action: &Action| space_of(action) == Some(space);
    let offers = scene.offered(is_here);
    let wanted = wanted(space, scene);
    if offers.is_empty() && wanted.is_none() {
        return html! {};
    }
    let prices = bill::prices(scene, is_here);
    let (viewbox, points) = at.drawing(&geometry.outline(hexes_of(scene.view.pack.board(), space)));
    let label = label(space, scene);
    let why_not = || -> Option<Reason> { scene.why_not(&wanted?) };
    let thing = Thing {
        at: &name(space),
        class: "hexb",
        title: &label,
        label: &label,
        why_not: &why_not,
        gives_up: false,
        about: None,
        picks: None,
        panel: bill::opens(&offers, &prices).then(|| bill::bills(&offers, &prices, scene)),
        hover: Some(&label),
        inner: ring(&viewbox, &points),
        offers,
    };
    spot(&scene.page.moves, &thing)
}

/// Whether the question asks for actions on the board.
fn asks_for_board(scene: Scene<'_>) -> bool {
    let task = scene.view.asked.map(|step| step.task);
    scene.page.turn_state == TurnState::Decide && matches!(task, Some(Task::Turn { left: 1.., .. } | Task::Act { .. }))
}

/// Returns the action that a player could want at a space where none is possible.
fn wanted(space: Space, scene: Scene<'_>) -> Option<Action> {
    let (view, player) = (scene.view, player(scene)?);
    if !asks_for_board(scene) {
        return None;
    }
    if view.map.sand.contains(space) {
        let is_vacant = !view.seats.iter().any(|other| (other.board.small | other.board.large).contains(space));
        return is_vacant.then_some(Action::Build { space, large: false, crystals: 0 });
    }
    let is_new = view.map.locations.contains(space) && !player.board.figures.contains(space);
    let technology = player.unlockable.iter().next()?;
    is_new.then_some(Action::Populate { space, technology, crystals: 0 })
}

/// `14b, sand`.
fn label(space: Space, scene: Scene<'_>) -> Phrase {
    match land::ground(scene.view, space) {
        Some(ground) => {
            say!(SiteList, first = names::space(space), next = names::ground(&scene.view.pack, ground))
        }
        None => names::space(space),
    }
}

/// Returns the name of a space in the page.
pub(super) fn name(space: Space) -> String {
    match space.as_large() {
        Some(_) => space.to_string(),
        None => format!("space-{space}"),
    }
}

/// Returns the reward of a water space. One on a tile that is about to be laid counts, too.
pub(super) fn water(space: Space, view: &View) -> Option<EffectsId> {
    let laid = || match view.asked.map(|step| step.task) {
        Some(Task::Orient { place, tile }) if space.place() == Some(place) => {
            // A half turn reverses the order of the hexes, and the reward is on one of them only.
            view.pack.tile(tile).hexes.iter().find_map(|ground| match ground {
                Ground::Water(list) => Some(*list),
                _ => None,
            })
        }
        _ => None,
    };
    view.map.water_reward(space, &view.pack).or_else(laid)
}

/// Returns the hexes that a space covers.
pub(super) fn hexes(board: &Board, space: Space) -> &[Hex] {
    hexes_of(board, space)
}

/// A place with what is laid there and the spaces around it.
pub(super) fn around(place: TilePlace, near: SpaceSet, laid: &[(Hex, Ground)], scene: Scene<'_>) -> Markup {
    let (view, board) = (scene.view, scene.view.pack.board());
    let geometry = Geometry::of(board);
    let at = geometry.place(hexes_at(board, place));
    html! {
        svg.around viewBox=(at.with_rim()) aria-hidden="true" {
            @for space in near.iter() {
                @for hex in hexes_of(board, space) {
                    @match land::ground(view, space) {
                        Some(ground) => (land::hex_of(ground, geometry.center(*hex))),
                        None => (land::blank(space, geometry.center(*hex))),
                    }
                }
                @for player in &view.seats {
                    @let built = player.board.small | player.board.large;
                    @if built.contains(space) {
                        @for hex in hexes_of(board, space) { (land::built(player.seat, geometry.center(*hex))) }
                    }
                }
            }
            @for (hex, ground) in laid { (land::hex_of(*ground, geometry.center(*hex))) }
            polygon.laid points=(geometry::polygon(&geometry.outline(hexes_at(board, place)))) {}
        }
    }
}

/// The line around a thing that can be pressed.
fn ring(viewbox: &str, points: &str) -> Markup {
    html! {
        svg.ring viewBox=(viewbox) preserveAspectRatio="none" {
            polygon.edge points=(points) {}
            polygon points=(points) {}
        }
    }
}

/// The food that it takes to get there, shown while the range is.
fn distance(food: Option<u8>) -> Markup {
    html! {
        @if let Some(food) = food { span class={ "dist d" (food.min(4)) } aria-hidden="true" { (food) } }
    }
}

/// The buildings, figures and tribe pieces on a space.
fn pieces(space: Space, scene: Scene<'_>) -> Markup {
    let view = scene.view;
    let map = &view.map;
    let tiles = [
        (Piece::Forest, map.forests),
        (Piece::Sand, map.sands),
        (Piece::Temple, map.temples),
        (Piece::Target, map.targets),
        (Piece::Workshop, map.workshops),
    ];
    html! {
        @for (piece, _) in tiles.into_iter().filter(|(_, spaces)| spaces.contains(space)) {
            (tribe_piece(piece, owner(piece, view), space))
        }
        @for player in &view.seats {
            @let (board, seat) = (&player.board, player.seat);
            @if board.small.contains(space) { (building(seat, false, space)) }
            @if board.large.contains(space) { (building(seat, true, space)) }
            @if board.figures.contains(space) { (figure(seat, space)) }
        }
        @if map.falcon == Some(space) { (tribe_piece(Piece::Falcon, owner(Piece::Falcon, view), space)) }
    }
}

/// A building on its space.
pub(super) fn building(seat: Seat, large: bool, space: Space) -> Markup {
    let size = if large { "large" } else { "small" };
    standing(&format!("{size}-{seat}"), &name(space), &icon::building(seat, large))
}

/// A figure on its location.
pub(super) fn figure(seat: Seat, space: Space) -> Markup {
    standing(&format!("figure-{seat}"), &name(space), &icon::figure(seat))
}

/// A piece with its name for movements.
fn standing(piece: &str, at: &str, picture: &Markup) -> Markup {
    html! { span.stands data-piece=(piece) data-at=(at) aria-hidden="true" { (picture) } }
}

/// Returns the player whose tribe places a piece.
fn owner(piece: Piece, view: &View) -> Option<Seat> {
    let places = |player: &&PlayerView| {
        let board = view.pack.tribe(player.board.tribe, player.board.side);
        view.pack.effects(board.ability).contains(&Clause::One(Effect::Piece(piece)))
    };
    view.seats.iter().find(places).map(|player| player.seat)
}

/// A piece of a tribe's moon side on its space, in the color of its owner.
pub(super) fn tribe_piece(piece: Piece, owner: Option<Seat>, space: Space) -> Markup {
    html! {
        span class={ "stands tribe-piece " (owner.map_or_else(String::new, picture::seat_class)) } data-piece=(piece)
            data-at=(name(space)) aria-hidden="true" {
            (icon::piece(piece))
            @if let Some(owner) = owner { (picture::emblem(owner)) }
        }
    }
}

/// The cheapest of some prices: the one with the fewest crystals, then the least food.
fn cheapest(prices: &[PriceView]) -> Option<&PriceView> {
    prices.iter().min_by_key(|price| (price.instead.total(), price.range, price.books))
}
