//! The drawing of the world: ice over what is unknown, warm land, large locations, the chasm, and crystals on the rim.
//! It holds no text and nothing to press.

use std::fmt::Write as _;

use ::revive::View;
use ::revive::board::Hex;
use ::revive::content::Ground;
use ::revive::space::{Space, TilePlace};
use engine::Seat;
use maud::{Markup, html};

use super::super::{icon, picture};
use super::geometry::{Geometry, Point, STEP, hexes_at, polygon};

/// The size of a hex's drawing.
const ART: i16 = 52;
/// The size of a crystal.
const GEM: i16 = 30;
/// The crack in the chasm, from its left edge.
const CRACK: &str = "l14 7 9-6 13 12 12-5 13 9";

/// The drawing as it is now. What never changes is drawn [once](base).
pub(super) fn land(view: &View, geometry: &Geometry) -> Markup {
    let board = view.pack.board();
    html! {
        svg.land viewBox={ "0 0 " (geometry.columns * STEP.0) " " (geometry.rows * STEP.1) } aria-hidden="true" {
            use href="#rv-shore" {}
            @for place in TilePlace::all() {
                @if view.map.is_explored(place) { (tile(view, place, hexes_at(board, place), geometry)) }
                @else { use href={ "#rv-ice-" (place) } {} }
            }
            use href="#rv-rims" {}
        }
    }
}

/// What the drawing refers to and no move changes: shapes, ice, large locations, the chasm and the crystals.
pub(super) fn base(view: &View) -> Markup {
    let board = view.pack.board();
    let (layout, geometry) = (board.layout(), &Geometry::of(board));
    html! {
        svg.sprite width="0" height="0" aria-hidden="true" focusable="false" {
            defs {
                @for place in TilePlace::all() {
                    (clip(&format!("place-{place}"), hexes_at(board, place), geometry))
                }
                @for (number, hexes) in layout.large.iter().enumerate() {
                    (clip(&format!("large-{}", number + 1), hexes, geometry))
                }
            }
            g.rv-shore id="rv-shore" {
                @for hexes in layout.places.iter().map(|(hexes, _)| hexes).chain(&layout.large) {
                    polygon points=(polygon(&geometry.outline(hexes))) {}
                }
            }
            @for place in TilePlace::all() { (ice(place, hexes_at(board, place), geometry)) }
            g id="rv-rims" {
                @for hexes in &layout.large { (large(hexes, geometry)) }
                (chasm(&layout.chasm, geometry))
                @for crystal in board.crystals().iter().filter(|crystal| !crystal.vast || view.unlocked.vast) {
                    (gem(crystal.at, crystal.vast, geometry))
                }
            }
        }
    }
}

/// The shape of a place, for buttons that cover it.
fn clip(name: &str, hexes: &[Hex], geometry: &Geometry) -> Markup {
    let shape = geometry.place(hexes).shares(&geometry.outline(hexes));
    html! {
        clipPath id={ "rv-clip-" (name) } clipPathUnits="objectBoundingBox" { polygon points=(shape) {} }
    }
}

/// A tile that lies face up.
fn tile(view: &View, place: TilePlace, hexes: &[Hex], geometry: &Geometry) -> Markup {
    html! {
        g.tile {
            @for (number, hex) in hexes.iter().enumerate() {
                @if let Some(ground) = ground(view, place.space(number, false)) { (hex_of(ground, geometry.center(*hex))) }
            }
            polygon.rim points=(polygon(&geometry.outline(hexes))) {}
        }
    }
}

/// A hex with what it shows.
pub(super) fn hex_of(ground: Ground, (x, y): Point) -> Markup {
    let (x, y) = (x * STEP.0, y * STEP.1);
    let class = icon::terrain_class(ground);
    html! {
        use class={ "hex " (class) } href="#rv-hex" x=(x) y=(y) {}
        use class={ "art " (class) } href={ "#" (icon::terrain_art(ground)) } x=(x - ART / 2) y=(y - ART / 2) width=(ART) height=(ART) {}
    }
}

/// A hex that is no ground: ice, a large location or the chasm.
pub(super) fn blank(space: Space, (x, y): Point) -> Markup {
    let class = match (space.place(), space.as_large()) {
        (Some(_), _) => "rv-ice",
        (None, Some(_)) => "rv-large",
        (None, None) => "rv-chasm",
    };
    html! { g.(class) { use.rv-face href="#rv-hex" x=(x * STEP.0) y=(y * STEP.1) {} } }
}

/// The building of a seat, as a mark.
pub(super) fn built(seat: Seat, (x, y): Point) -> Markup {
    let (x, y) = (x * STEP.0 - ART / 4, y * STEP.1 - ART / 4);
    html! {
        use class={ "built " (picture::seat_class(seat)) } href={ "#emblem-" (seat.index() + 1) } x=(x) y=(y) width=(ART / 2) height=(ART / 2) {}
    }
}

/// Returns what a space shows. Tribe tiles cover what was there before.
pub(super) fn ground(view: &View, space: Space) -> Option<Ground> {
    let (map, place) = (&view.map, space.place()?);
    if map.sand.contains(space) {
        return Some(Ground::Sand);
    }
    if let Some(color) = map.color_of(space) {
        return Some(Ground::Terrain(color));
    }
    let tile = map.tiles[place.index()]?;
    view.pack.tile(tile).hexes.get(space.hex(map.is_turned(place))).copied()
}

/// A tile that lies face down: facets of ice around its center.
fn ice(place: TilePlace, hexes: &[Hex], geometry: &Geometry) -> Markup {
    let outline = geometry.outline(hexes);
    let facets = [0, 1, 2].map(|tone| facets(&outline, tone));
    html! {
        g.rv-ice id={ "rv-ice-" (place) } {
            polygon.rv-face points=(polygon(&outline)) {}
            @for (facets, tone) in facets.iter().zip(0..2) { path class={ "rv-facet-" (tone) } d=(facets) {} }
            polygon.rv-rim points=(polygon(&outline)) {}
        }
    }
}

/// Returns triangles from the center of an outline to every sixth of its edges: those of one tone.
fn facets(outline: &[Point], tone: usize) -> String {
    let count = i32::try_from(outline.len()).unwrap_or(1).max(1);
    let sum = outline.iter().fold((0, 0), |(x, y), point| (x + i32::from(point.0), y + i32::from(point.1)));
    let middle = (sum.0 * i32::from(STEP.0) / count, sum.1 * i32::from(STEP.1) / count);
    let mut path = String::new();
    let next = outline.iter().skip(1).chain(outline.first());
    for (number, (from, to)) in outline.iter().zip(next).enumerate() {
        if number / 2 % 3 == tone {
            let (x, y) = ((from.0 * STEP.0, from.1 * STEP.1), (to.0 * STEP.0, to.1 * STEP.1));
            let _ = write!(path, "M{} {}L{} {}L{} {}Z", middle.0, middle.1, x.0, x.1, y.0, y.1);
        }
    }
    path
}

fn large(hexes: &[Hex], geometry: &Geometry) -> Markup {
    let outline = polygon(&geometry.outline(hexes));
    html! { g.rv-large { polygon.rv-face points=(outline) {} polygon.rv-rim points=(outline) {} } }
}

/// The chasm: the same outline, ever deeper, with a crack that glows.
fn chasm(hexes: &[Hex], geometry: &Geometry) -> Markup {
    let outline = geometry.outline(hexes);
    let points = polygon(&outline);
    let count = i16::try_from(outline.len()).unwrap_or(1).max(1);
    let sum = outline.iter().fold((0, 0), |(x, y), point| (x + point.0, y + point.1));
    let (x, y) = (sum.0 * STEP.0 / count, sum.1 * STEP.1 / count);
    html! {
        g.rv-chasm {
            polygon.rv-face points=(points) {}
            @for (depth, size) in [("rv-deep-0", "0.84"), ("rv-deep-1", "0.66"), ("rv-deep-2", "0.47")] {
                polygon class=(depth) points=(points) transform={ "translate(" (x) " " (y) ") scale(" (size) ") translate(" (-x) " " (-y) ")" } {}
            }
            path.rv-glow d={ "M" (x - 30) " " (y - 8) (CRACK) } {}
            polygon.rv-rim points=(points) {}
        }
    }
}

/// A crystal on the rim, a bit nearer to the board than its hex.
fn gem(hex: Hex, vast: bool, geometry: &Geometry) -> Markup {
    let (x, y) = geometry.center(hex);
    let towards = |at: i16, size: i16| (size / 2 - at).signum();
    let (x, y) = (x * STEP.0 + 4 * towards(x, geometry.columns), y * STEP.1 + 10 * towards(y, geometry.rows));
    let size = if vast { GEM + 10 } else { GEM };
    html! {
        g.rv-gem {
            path.rv-shadow d={ "M" (x - 13) " " (y + 15) "h26l-4 4h-18Z" } {}
            use href="#rv-crystal" x=(x - size / 2) y=(y - size / 2) width=(size) height=(size) {}
        }
    }
}
