//! What is printed on the tiles.

use std::sync::OnceLock;

use super::error::ContinentError;
use super::territory::{Territory, TerritorySet, Tile};

/// What is adjacent to each territory.
pub(super) type Adjacency = [TerritorySet; Territory::COUNT];

/// What is printed on the eight tiles, as far as it is not known by the types.
#[derive(Debug)]
pub struct Tiles {
    pub(super) fire_points: [u8; Territory::COUNT],
    pub(super) beacons: [u8; Territory::COUNT],
    /// What shares a border on its own tile.
    pub(super) inner: Adjacency,
    /// The upper cell first.
    pub(super) cells: [Vec<Cell>; Tile::COUNT],
}

impl Tiles {
    /// The data file of the printed tiles.
    pub const TEXT: &'static str = include_str!("../../data/continent.toml");

    /// The printed tiles.
    pub fn printed() -> Result<&'static Self, ContinentError> {
        static PRINTED: OnceLock<Result<Tiles, ContinentError>> = OnceLock::new();
        PRINTED.get_or_init(|| Self::parse(Self::TEXT)).as_ref().map_err(Clone::clone)
    }

    /// The success points of its fire encampment; 0 for water.
    #[must_use]
    pub const fn fire_points(&self, territory: Territory) -> u8 {
        self.fire_points[territory.index()]
    }

    /// The beacons that break ties of the solo opponent; 0 for water.
    #[must_use]
    pub const fn beacons(&self, territory: Territory) -> u8 {
        self.beacons[territory.index()]
    }
}

/// The sides of a cell, clockwise, and as many corners, of which each comes before the side with its number.
pub(super) const SIDES: usize = 4;
pub(super) const EAST: usize = 1;
pub(super) const SOUTH: usize = 2;

/// One cell of an upright tile.
#[derive(Debug)]
pub(super) struct Cell {
    /// What meets each side: north, east, south, west.
    pub(super) sides: [Vec<Stretch>; SIDES],
    /// What touches the recess at each corner: north-west, north-east, south-east, south-west.
    pub(super) corners: [TerritorySet; SIDES],
}

/// Where a territory meets the side of a cell: from here to there in percent, clockwise around the cell, so that it
/// stays the same however the tile is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stretch {
    pub(super) territory: Territory,
    pub(super) from: u8,
    pub(super) to: u8,
}

impl Stretch {
    /// Whether it meets a stretch of the side it faces, which runs the other way. To touch in a point is enough.
    pub(super) fn touches(self, facing: Self) -> bool {
        self.from + facing.from <= 100 && self.to + facing.to >= 100
    }
}

/// Everything one can reach from a territory.
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
        // Facing sides run against each other: 30 here is 70 there.
        assert!(stretch(30, 100).touches(stretch(70, 100)));
        assert!(!stretch(31, 100).touches(stretch(70, 100)));
        assert!(stretch(0, 30).touches(stretch(0, 70)));
        assert!(stretch(0, 30).touches(stretch(70, 100)));
        assert!(!stretch(0, 29).touches(stretch(0, 70)));
    }
}
