//! Reads and validates the data file of the tiles.

use std::fmt::Display;

use serde::Deserialize;

use super::camp::Camp;
use super::error::ContinentError;
use super::territory::{Terrain, Territory, TerritorySet, Tile};
use super::tiles::{Adjacency, Cell, SIDES, SOUTH, Stretch, Tiles, reachable};

impl Tiles {
    /// Parses a data file and checks that it describes the eight tiles consistently.
    pub fn parse(text: &str) -> Result<Self, ContinentError> {
        let file: File = toml::from_str(text).map_err(|error| ContinentError::Syntax(error.to_string()))?;
        let ids: Vec<Tile> = file.tile.iter().map(|row| row.id).collect();
        if ids != Tile::ALL {
            let names: Vec<&str> = ids.into_iter().map(Tile::name).collect();
            return Err(ContinentError::Incomplete { found: names.join(", ") });
        }
        let mut tiles = Self {
            fire_points: [0; Territory::COUNT],
            beacons: [0; Territory::COUNT],
            inner: [TerritorySet::EMPTY; Territory::COUNT],
            cells: std::array::from_fn(|_| Vec::new()),
        };
        for row in &file.tile {
            row.read_territories(&mut tiles)?;
            row.read_inner(&mut tiles)?;
            row.read_cells(&mut tiles)?;
        }
        Ok(tiles)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    tile: Vec<TileRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileRow {
    id: Tile,
    inner: Vec<(Terrain, Terrain)>,
    territory: Vec<TerritoryRow>,
    cell: Vec<CellRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TerritoryRow {
    terrain: Terrain,
    #[serde(default)]
    start: bool,
    #[serde(default)]
    camps: Vec<u8>,
    #[serde(default)]
    fire: u8,
    #[serde(default)]
    beacons: u8,
}

type SideRow = Vec<(Terrain, u8, u8)>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CellRow {
    north: SideRow,
    east: SideRow,
    south: SideRow,
    west: SideRow,
    nw: Vec<Terrain>,
    ne: Vec<Terrain>,
    se: Vec<Terrain>,
    sw: Vec<Terrain>,
}

const SIDE_NAMES: [&str; SIDES] = ["north", "east", "south", "west"];
const CORNER_NAMES: [&str; SIDES] = ["nw", "ne", "se", "sw"];

impl TileRow {
    fn wrong(&self, field: impl Display, problem: impl Display) -> ContinentError {
        ContinentError::Facts { tile: self.id, field: field.to_string(), problem: problem.to_string() }
    }

    fn must(&self, good: bool, field: impl Display, problem: impl Display) -> Result<(), ContinentError> {
        if good { Ok(()) } else { Err(self.wrong(field, problem)) }
    }

    fn must_border(
        &self,
        one: Territory,
        other: Territory,
        field: &str,
        inner: &Adjacency,
    ) -> Result<(), ContinentError> {
        let problem = format!("expected {} and {} in `inner`, as they meet here", one.terrain(), other.terrain());
        self.must(inner[one.index()].contains(other), field, problem)
    }

    /// Finds the territory of this terrain on the tile.
    fn find(&self, field: impl Display, terrain: Terrain) -> Result<Territory, ContinentError> {
        let found = self.id.territories().find(|territory| territory.terrain() == terrain);
        found.ok_or_else(|| self.wrong(field, format_args!("expected a terrain of this tile, found {terrain}")))
    }

    fn read_territories(&self, tiles: &mut Tiles) -> Result<(), ContinentError> {
        let expected: Vec<Terrain> = self.id.territories().map(Territory::terrain).collect();
        let found: Vec<Terrain> = self.territory.iter().map(|row| row.terrain).collect();
        self.must(
            found == expected,
            "territory",
            format_args!("expected {}, found {}", list(&expected), list(&found)),
        )?;
        for (row, territory) in self.territory.iter().zip(self.id.territories()) {
            let field = |name: &str| format!("{}, {name}", row.terrain);
            let start = territory.is_start();
            self.must(row.start == start, field("start"), format_args!("expected {start}, found {}", row.start))?;
            let camps: Vec<u8> = territory.camps().map(least_players).collect();
            let problem = format!("expected {}, found {}", list(&camps), list(&row.camps));
            self.must(row.camps == camps, field("camps"), problem)?;
            let (fire, beacons) = if territory.is_water() { (0..=0, 0..=0) } else { (1..=2, 1..=3) };
            let problem = |good, found| format!("expected {good:?}, found {found}");
            self.must(fire.contains(&row.fire), field("fire"), problem(fire, row.fire))?;
            self.must(beacons.contains(&row.beacons), field("beacons"), problem(beacons, row.beacons))?;
            let fresh = TerritorySet::of(row.terrain).iter().all(|other| tiles.beacons(other) != row.beacons);
            let problem = format!("expected a number unlike that of the other {}, found {}", row.terrain, row.beacons);
            self.must(territory.is_water() || fresh, field("beacons"), problem)?;
            tiles.fire_points[territory.index()] = row.fire;
            tiles.beacons[territory.index()] = row.beacons;
        }
        Ok(())
    }

    fn read_inner(&self, tiles: &mut Tiles) -> Result<(), ContinentError> {
        for &(one, other) in &self.inner {
            self.must(one != other, "inner", format_args!("expected two territories, found {one} twice"))?;
            let (one, other) = (self.find("inner", one)?, self.find("inner", other)?);
            tiles.inner[one.index()].insert(other);
            tiles.inner[other.index()].insert(one);
        }
        let all: TerritorySet = self.id.territories().collect();
        let connected = all.iter().all(|territory| reachable(&tiles.inner, territory) == all);
        self.must(connected, "inner", "expected a path from each territory to every other one")
    }

    fn read_cells(&self, tiles: &mut Tiles) -> Result<(), ContinentError> {
        let expected = self.id.cells();
        self.must(self.cell.len() == expected, "cell", format_args!("expected {expected}, found {}", self.cell.len()))?;
        let mut cells = Vec::with_capacity(expected);
        for (row, number) in self.cell.iter().zip(1..) {
            cells.push(self.read_cell(row, number, &tiles.inner)?);
        }
        if let [upper, lower] = cells.as_slice() {
            self.check_seam(upper, lower, &tiles.inner)?;
        }
        let seen = cells.iter().map(Cell::territories).fold(TerritorySet::EMPTY, TerritorySet::union);
        for territory in self.id.territories() {
            self.must(seen.contains(territory), "cell", format_args!("expected {} on a side", territory.terrain()))?;
        }
        tiles.cells[self.id.index()] = cells;
        Ok(())
    }

    fn read_cell(&self, row: &CellRow, number: usize, inner: &Adjacency) -> Result<Cell, ContinentError> {
        let field = |name: &str| format!("cell {number}, {name}");
        let mut cell = Cell { sides: std::array::from_fn(|_| Vec::new()), corners: [TerritorySet::EMPTY; SIDES] };
        for (side, stretches) in [&row.north, &row.east, &row.south, &row.west].into_iter().enumerate() {
            cell.sides[side] = self.read_side(stretches, side, &field(SIDE_NAMES[side]), inner)?;
        }
        for (corner, terrains) in [&row.nw, &row.ne, &row.se, &row.sw].into_iter().enumerate() {
            let name = field(CORNER_NAMES[corner]);
            for &terrain in terrains {
                let territory = self.find(&name, terrain)?;
                let problem = format!("expected a terrain on a side of this cell, found {terrain}");
                self.must(cell.territories().contains(territory), &name, problem)?;
                cell.corners[corner].insert(territory);
            }
            // Sides begin and end at a recess.
            let ends = [cell.sides[corner].first(), cell.sides[(corner + SIDES - 1) % SIDES].last()];
            for end in ends.into_iter().flatten() {
                let problem = format!("expected {} too, where a side ends here", end.territory.terrain());
                self.must(cell.corners[corner].contains(end.territory), &name, problem)?;
            }
        }
        Ok(cell)
    }

    /// Reads a side. Sides are written from left to right or from top to bottom.
    fn read_side(
        &self,
        row: &SideRow,
        side: usize,
        field: &str,
        inner: &Adjacency,
    ) -> Result<Vec<Stretch>, ContinentError> {
        let mut reached = 0;
        let mut stretches = Vec::with_capacity(row.len());
        for &(terrain, from, to) in row {
            let problem = format!("expected {terrain} from {reached} to at most 100, found {from} to {to}");
            self.must(from == reached && from < to && to <= 100, field, problem)?;
            let territory = self.find(field, terrain)?;
            stretches.push(Stretch { territory, from, to });
            reached = to;
        }
        self.must(reached == 100, field, format_args!("expected stretches up to 100, found them up to {reached}"))?;
        for pair in stretches.windows(2) {
            self.must_border(pair[0].territory, pair[1].territory, field, inner)?;
        }
        if side >= SOUTH {
            stretches.reverse();
            for stretch in &mut stretches {
                (stretch.from, stretch.to) = (100 - stretch.to, 100 - stretch.from);
            }
        }
        Ok(stretches)
    }

    /// Checks that the two cells of a tile fit where they meet.
    fn check_seam(&self, upper: &Cell, lower: &Cell, inner: &Adjacency) -> Result<(), ContinentError> {
        let field = "cell 2, north";
        let mut crossing = TerritorySet::EMPTY;
        for above in &upper.sides[SOUTH] {
            for below in lower.sides[0].iter().filter(|below| above.touches(**below)) {
                if above.territory == below.territory {
                    crossing.insert(above.territory);
                } else {
                    self.must_border(above.territory, below.territory, field, inner)?;
                }
            }
        }
        for territory in upper.territories().intersection(lower.territories()).iter() {
            let problem = format!("expected {}, which is in both cells, to cross here", territory.terrain());
            self.must(crossing.contains(territory), field, problem)?;
        }
        Ok(())
    }
}

impl Cell {
    /// Returns the territories that meet one of the cell's sides.
    fn territories(&self) -> TerritorySet {
        self.sides.iter().flatten().map(|stretch| stretch.territory).collect()
    }
}

/// Returns the number of players from which an encampment is open.
fn least_players(camp: Camp) -> u8 {
    (2..4).find(|&players| camp.is_open(players)).unwrap_or(4)
}

fn list<T: Display>(items: &[T]) -> String {
    let items: Vec<String> = items.iter().map(T::to_string).collect();
    format!("[{}]", items.join(", "))
}

#[cfg(test)]
mod tests;
