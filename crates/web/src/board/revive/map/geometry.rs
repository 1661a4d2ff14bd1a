//! Where the hexes of the board lie on the page.
//!
//! Positions count in steps: half the width of a hex to the right, a quarter of its height down. The center and the
//! corners of every hex lie on such steps, whatever board a pack describes.

use ::revive::board::{Board, Hex};
use ::revive::space::{HEXES, Space, TilePlace};

/// A position in steps from the top left corner of the map.
pub(super) type Point = (i16, i16);

/// The size of a step in the drawing.
pub(super) const STEP: (i16, i16) = (26, 15);

/// The most steps to the right or down for which there are [classes](Place).
const MOST: i16 = 72;

/// The corners of a hex around its center, clockwise.
const CORNERS: [Point; 6] = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)];

/// The size of a map and the position of its first hex.
#[derive(Clone, Copy, Debug)]
pub(super) struct Geometry {
    origin: Point,
    /// The width in steps.
    pub(super) columns: i16,
    /// The height in steps.
    pub(super) rows: i16,
}

/// A part of the map, as the steps of its left and top edges, its width and its height.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place(i16, i16, i16, i16);

/// Returns the center of a hex in steps from the middle of the board.
const fn center((q, r): Hex) -> Point {
    (2 * q as i16 + r as i16, 3 * r as i16)
}

impl Geometry {
    /// Measures a board with the crystals along its rim.
    pub(super) fn of(board: &Board) -> Self {
        let layout = board.layout();
        let tiles = layout.places.iter().map(|(hexes, _)| hexes);
        let hexes = tiles.chain(&layout.large).chain([&layout.chasm]).flatten();
        let corners = hexes.flat_map(|hex| corners(center(*hex)));
        let crystals = board.crystals().iter().flat_map(|crystal| {
            let (x, y) = center(crystal.at);
            [(x - 1, y), (x + 1, y + 1)]
        });
        let (left, top, right, bottom) = bounds(corners.chain(crystals));
        Self { origin: (left, top), columns: right - left, rows: bottom - top }
    }

    /// Whether the stylesheet has classes for every position. No pack of a playable size has too large a board.
    pub(super) const fn fits(&self) -> bool {
        self.columns < MOST && self.rows < MOST
    }

    /// Returns the center of a hex.
    pub(super) const fn center(&self, hex: Hex) -> Point {
        let (x, y) = center(hex);
        (x - self.origin.0, y - self.origin.1)
    }

    /// Returns the place that hexes cover.
    pub(super) fn place(&self, hexes: &[Hex]) -> Place {
        let (left, top, right, bottom) = bounds(hexes.iter().flat_map(|hex| corners(self.center(*hex))));
        Place(left, top, right - left, bottom - top)
    }

    /// Returns the outline of hexes, without the edges between them.
    pub(super) fn outline(&self, hexes: &[Hex]) -> Vec<Point> {
        let edges = hexes.iter().flat_map(|hex| edges(self.center(*hex)));
        let mut rim: Vec<(Point, Point)> = Vec::with_capacity(6 * HEXES);
        for (from, to) in edges {
            // Two hexes go along an edge between them in opposite directions.
            match rim.iter().position(|edge| *edge == (to, from)) {
                Some(inner) => drop(rim.swap_remove(inner)),
                None => rim.push((from, to)),
            }
        }
        let Some((start, mut at)) = rim.pop() else { return Vec::new() };
        let mut outline = vec![start];
        while let Some(next) = rim.iter().position(|(from, _)| *from == at) {
            outline.push(at);
            (_, at) = rim.swap_remove(next);
        }
        outline
    }
}

impl Place {
    /// Returns the classes that put a thing there.
    pub(super) fn class(self) -> String {
        let Self(x, y, width, height) = self;
        format!("at x-{x} y-{y} w-{width} h-{height}")
    }

    /// Returns the drawing area of the place with the hexes around it.
    pub(super) fn with_rim(self) -> String {
        let Self(left, top, width, height) = self;
        let area = [(left - 2) * STEP.0, (top - 3) * STEP.1, (width + 4) * STEP.0, (height + 6) * STEP.1];
        area.map(|number| number.to_string()).join(" ")
    }

    /// Returns points as shares of the place, for shapes that follow its size.
    pub(super) fn shares(self, points: &[Point]) -> String {
        let Self(left, top, width, height) = self;
        let share = |at: i16, size: i16| f32::from(at) / f32::from(size.max(1));
        let each = points.iter().map(|(x, y)| format!("{:.3},{:.3}", share(x - left, width), share(y - top, height)));
        each.collect::<Vec<_>>().join(" ")
    }

    /// Returns the drawing area of a picture that covers the place, and these points in it.
    pub(super) fn drawing(self, points: &[Point]) -> (String, String) {
        let Self(left, top, width, height) = self;
        let points: Vec<Point> = points.iter().map(|(x, y)| (x - left, y - top)).collect();
        (format!("0 0 {} {}", width * STEP.0, height * STEP.1), polygon(&points))
    }
}

/// Returns points as the attribute of a polygon.
pub(super) fn polygon(points: &[Point]) -> String {
    let each = points.iter().map(|(x, y)| format!("{},{}", x * STEP.0, y * STEP.1));
    each.collect::<Vec<_>>().join(" ")
}

/// Returns the hexes that a space covers.
pub(super) fn hexes_of(board: &Board, space: Space) -> &[Hex] {
    let layout = board.layout();
    match (space.place(), space.as_large()) {
        (Some(place), _) => std::slice::from_ref(&layout.places[place.index()].0[space.hex(false)]),
        (None, Some(large)) => &layout.large[large],
        (None, None) => &layout.chasm,
    }
}

/// Returns the hexes of a place for a tile.
pub(super) fn hexes_at(board: &Board, place: TilePlace) -> &[Hex] {
    &board.layout().places[place.index()].0
}

fn corners((x, y): Point) -> impl Iterator<Item = Point> {
    CORNERS.into_iter().map(move |(dx, dy)| (x + dx, y + dy))
}

fn edges(center: Point) -> impl Iterator<Item = (Point, Point)> {
    corners(center).zip(corners(center).skip(1).chain(corners(center).take(1)))
}

/// Returns the left, top, right and bottom edges of points.
fn bounds(points: impl Iterator<Item = Point>) -> (i16, i16, i16, i16) {
    let all = points.fold((i16::MAX, i16::MAX, i16::MIN, i16::MIN), |(left, top, right, bottom), (x, y)| {
        (left.min(x), top.min(y), right.max(x), bottom.max(y))
    });
    if all.0 > all.2 { (0, 0, 0, 0) } else { all }
}

#[cfg(test)]
mod tests {
    use ::revive::content::Content;
    use ::revive::space::PLACES;
    use engine::pack::Pack as _;

    use super::*;

    #[test]
    fn the_outline_of_a_hex_has_its_corners() {
        let geometry = Geometry { origin: (-1, -2), columns: 2, rows: 4 };
        let mut outline = geometry.outline(&[(0, 0)]);
        outline.sort_unstable();
        assert_eq!(outline, [(0, 1), (0, 3), (1, 0), (1, 4), (2, 1), (2, 3)]);
        assert_eq!(geometry.place(&[(0, 0)]), Place(0, 0, 2, 4));
    }

    #[test]
    fn the_outline_of_two_hexes_leaves_out_what_is_between_them() {
        let geometry = Geometry { origin: (-1, -2), columns: 4, rows: 4 };
        let outline = geometry.outline(&[(0, 0), (1, 0)]);
        assert_eq!(outline.len(), 10);
        assert!(!outline.is_empty() && outline.iter().all(|(x, y)| (0..=4).contains(x) && (0..=4).contains(y)));
    }

    #[test]
    fn every_place_of_the_board_lies_on_the_map() {
        let content = Content::original().unwrap();
        let (board, geometry) = (content.board(), Geometry::of(content.board()));
        assert!(geometry.fits(), "{geometry:?}");
        for place in TilePlace::all() {
            let Place(x, y, width, height) = geometry.place(hexes_at(board, place));
            assert!(x >= 0 && y >= 0 && x + width <= geometry.columns && y + height <= geometry.rows, "{place}");
            assert!((2..=12).contains(&width) && (4..=16).contains(&height), "{place}: {width} x {height}");
        }
        assert_eq!(TilePlace::all().len(), PLACES);
    }
}
