//! How the tiles lie, and which territories and sites are adjacent.

use serde::{Deserialize, Serialize};

use super::error::ContinentError;
use super::spot::{COLUMNS, ROWS, SiteSpot, SpotSet};
use super::territory::{Territory, TerritorySet, Tile};
use super::tiles::{Adjacency, Cell, EAST, SIDES, SOUTH, Stretch, Tiles};

/// Where a tile lies in the frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placement {
    /// The tile placed.
    pub tile: Tile,
    /// The leftmost column it covers, counted from 0.
    pub col: u8,
    /// The topmost row it covers, counted from 0.
    pub row: u8,
    /// The rotation in quarter turns clockwise, 0 to 3. 0 is upright.
    pub rotation: u8,
}

impl Placement {
    /// Checks whether a tile of two cells lies horizontally.
    #[must_use]
    pub const fn is_lying(self) -> bool {
        self.rotation % 2 == 1
    }

    /// Lists the column and row of each cell, beginning with the cell that is on top when the tile is upright.
    pub fn cells(self) -> impl Iterator<Item = (usize, usize)> {
        let (col, row) = (usize::from(self.col), usize::from(self.row));
        let other = if self.is_lying() { (col + 1, row) } else { (col, row + 1) };
        let cells = match (self.tile.cells(), self.rotation) {
            (1, _) | (_, 0 | 3) => [(col, row), other],
            _ => [other, (col, row)],
        };
        cells.into_iter().take(self.tile.cells())
    }
}

/// A continent: the places of its tiles, and the adjacencies that follow from them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "[Placement; Tile::COUNT]", into = "[Placement; Tile::COUNT]")]
pub struct Layout {
    /// Indexed by tile.
    placements: [Placement; Tile::COUNT],
    neighbours: Adjacency,
    around: [TerritorySet; SiteSpot::COUNT],
    sites: [SpotSet; Territory::COUNT],
}

impl Layout {
    /// Lays the tiles as given and works out what is adjacent.
    pub fn assemble(tiles: &Tiles, mut placements: [Placement; Tile::COUNT]) -> Result<Self, ContinentError> {
        placements.sort_by_key(|placement| placement.tile);
        let frame = Frame::fill(tiles, &placements)?;
        let mut layout = Self {
            placements,
            neighbours: tiles.inner,
            around: [TerritorySet::EMPTY; SiteSpot::COUNT],
            sites: [SpotSet::EMPTY; Territory::COUNT],
        };
        for (column, row, here) in frame.cells() {
            for (side, there) in [(EAST, frame.at(column + 1, row)), (SOUTH, frame.at(column, row + 1))] {
                // Inside a tile the borders themselves are known, so how they meet the side does not matter.
                if let Some(there) = there.filter(|there| there.tile != here.tile) {
                    layout.join(here.side(side), there.side(side + 2));
                }
            }
            for (corner, (right, down)) in [(0, 0), (1, 0), (1, 1), (0, 1)].into_iter().enumerate() {
                if let Some(spot) = SiteSpot::at(column + right, row + down) {
                    layout.touch(spot, here.corner(corner));
                }
            }
        }
        Ok(layout)
    }

    fn join(&mut self, side: &[Stretch], facing: &[Stretch]) {
        for mine in side {
            for theirs in facing.iter().filter(|theirs| mine.touches(**theirs)) {
                self.neighbours[mine.territory.index()].insert(theirs.territory);
                self.neighbours[theirs.territory.index()].insert(mine.territory);
            }
        }
    }

    fn touch(&mut self, spot: SiteSpot, territories: TerritorySet) {
        let around = &mut self.around[spot.index()];
        *around = around.union(territories);
        for territory in territories.iter() {
            self.sites[territory.index()].insert(spot);
        }
    }

    /// Returns the placements of the tiles, from A to H.
    #[must_use]
    pub const fn placements(&self) -> &[Placement; Tile::COUNT] {
        &self.placements
    }

    /// Returns the territories adjacent to a territory.
    #[must_use]
    pub const fn neighbours(&self, territory: Territory) -> TerritorySet {
        self.neighbours[territory.index()]
    }

    /// Returns the territories adjacent to the site on a spot.
    #[must_use]
    pub const fn around(&self, spot: SiteSpot) -> TerritorySet {
        self.around[spot.index()]
    }

    /// Returns the spots whose sites are adjacent to a territory.
    #[must_use]
    pub const fn sites(&self, territory: Territory) -> SpotSet {
        self.sites[territory.index()]
    }
}

/// Only the placements are saved. A saved continent therefore cannot contradict them.
impl From<Layout> for [Placement; Tile::COUNT] {
    fn from(layout: Layout) -> Self {
        layout.placements
    }
}

impl TryFrom<[Placement; Tile::COUNT]> for Layout {
    type Error = ContinentError;

    fn try_from(placements: [Placement; Tile::COUNT]) -> Result<Self, ContinentError> {
        Self::assemble(Tiles::printed()?, placements)
    }
}

/// A cell of a tile in the frame.
#[derive(Clone, Copy)]
struct LaidCell<'a> {
    tile: Tile,
    cell: &'a Cell,
    rotation: usize,
}

impl<'a> LaidCell<'a> {
    /// Returns what is printed on the side that faces this way. A quarter turn moves each side to the place of the
    /// next.
    fn side(self, side: usize) -> &'a [Stretch] {
        &self.cell.sides[(side + SIDES - self.rotation) % SIDES]
    }

    fn corner(self, corner: usize) -> TerritorySet {
        self.cell.corners[(corner + SIDES - self.rotation) % SIDES]
    }
}

struct Frame<'a>([[Option<LaidCell<'a>>; COLUMNS]; ROWS]);

impl<'a> Frame<'a> {
    /// Puts the tiles into the frame, in order. Without overlaps they fill it, because it has as many cells as they do.
    fn fill(tiles: &'a Tiles, placements: &[Placement; Tile::COUNT]) -> Result<Self, ContinentError> {
        if let Some(pair) = placements.windows(2).find(|pair| pair[0].tile == pair[1].tile) {
            return Err(ContinentError::Twice { tile: pair[0].tile });
        }
        let mut frame = [[None; COLUMNS]; ROWS];
        for placement in placements {
            let Placement { tile, rotation, .. } = *placement;
            if usize::from(rotation) >= SIDES {
                return Err(ContinentError::Rotation { tile, rotation });
            }
            for (cell, (col, row)) in tiles.cells[tile.index()].iter().zip(placement.cells()) {
                let place: &mut Option<LaidCell<'a>> =
                    frame.get_mut(row).and_then(|cells| cells.get_mut(col)).ok_or(ContinentError::Outside { tile })?;
                if place.replace(LaidCell { tile, cell, rotation: usize::from(rotation) }).is_some() {
                    return Err(ContinentError::Overlap { tile, col, row });
                }
            }
        }
        Ok(Self(frame))
    }

    fn at(&self, column: usize, row: usize) -> Option<LaidCell<'a>> {
        *self.0.get(row)?.get(column)?
    }

    fn cells(&self) -> impl Iterator<Item = (usize, usize, LaidCell<'a>)> {
        let places = (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (column, row)));
        places.filter_map(|(column, row)| Some((column, row, self.at(column, row)?)))
    }
}

#[cfg(test)]
mod tests;
