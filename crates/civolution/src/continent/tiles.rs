//! What is printed on the tiles.

use std::sync::OnceLock;

use super::error::ContinentError;
use super::territory::{Territory, TerritorySet, Tile};

/// The neighbours of each territory.
pub(super) type Adjacency = [TerritorySet; Territory::COUNT];

/// What is printed on the eight tiles, except for what the types already say.
#[derive(Debug)]
pub struct Tiles {
    pub(super) fire_points: [u8; Territory::COUNT],
    pub(super) beacons: [u8; Territory::COUNT],
    /// The territories that share a border on the same tile.
    pub(super) inner: Adjacency,
    /// The cells of each tile, the upper one first.
    pub(super) cells: [Vec<Cell>; Tile::COUNT],
}

impl Tiles {
    /// The data file of the printed tiles.
    pub const TEXT: &'static str = include_str!("../../data/continent.toml");

    /// Returns the printed tiles.
    pub fn printed() -> Result<&'static Self, ContinentError> {
        static PRINTED: OnceLock<Result<Tiles, ContinentError>> = OnceLock::new();
        PRINTED.get_or_init(|| Self::parse(Self::TEXT)).as_ref().map_err(Clone::clone)
    }

    /// Returns the success points of the fire encampment, or 0 for water.
    #[must_use]
    pub const fn fire_points(&self, territory: Territory) -> u8 {
        self.fire_points[territory.index()]
    }

    /// Returns the number of beacons, which break ties for the solo opponent. 0 for water.
    #[must_use]
    pub const fn beacons(&self, territory: Territory) -> u8 {
        self.beacons[territory.index()]
    }
}

/// The number of sides of a cell, counted clockwise. There are as many corners; each comes before the side with its
/// number.
pub(super) const SIDES: usize = 4;
pub(super) const EAST: usize = 1;
pub(super) const SOUTH: usize = 2;

/// One cell of an upright tile.
#[derive(Debug)]
pub(super) struct Cell {
    /// The territories along each side: north, east, south, west.
    pub(super) sides: [Vec<Stretch>; SIDES],
    /// The territories that touch the recess at each corner: north-west, north-east, south-east, south-west.
    pub(super) corners: [TerritorySet; SIDES],
}

/// A stretch of a cell's side that a territory meets. Both ends are in percent, clockwise around the cell, so they do
/// not change when the tile is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stretch {
    pub(super) territory: Territory,
    pub(super) from: u8,
    pub(super) to: u8,
}

impl Stretch {
    /// Checks whether this stretch meets one on the facing side, which runs the other way. Touching in a point is
    /// enough.
    pub(super) fn touches(self, facing: Self) -> bool {
        self.from + facing.from <= 100 && self.to + facing.to >= 100
    }
}

/// Returns every territory that can be reached from a territory.
pub(super) fn reachable(neighbours: &Adjacency, from: Territory) -> TerritorySet {
    let mut reached = TerritorySet::only(from);
    let mut edge = reached;
    while !edge.is_empty() {
        let beyond = edge.iter().fold(TerritorySet::EMPTY, |beyond, next| beyond.union(neighbours[next.index()]));
        edge = beyond.minus(reached);
        reached = reached.union(edge);
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn p15_borders_that_meet_in_one_point_touch() {
        let stretch = |from, to| Stretch { territory: Territory::WaterA, from, to };
        // Facing sides run in opposite directions: 30 here is 70 there.
        assert!(stretch(30, 100).touches(stretch(70, 100)));
        assert!(!stretch(31, 100).touches(stretch(70, 100)));
        assert!(stretch(0, 30).touches(stretch(0, 70)));
        assert!(stretch(0, 30).touches(stretch(70, 100)));
        assert!(!stretch(0, 29).touches(stretch(0, 70)));
    }
}
