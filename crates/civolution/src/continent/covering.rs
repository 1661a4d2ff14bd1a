//! Laying a continent at random. All ways to fill the frame are equally likely.

use std::sync::OnceLock;

use engine::bag::IdSet;
use engine::{Chance, Stream};

use super::error::ContinentError;
use super::layout::{Layout, Placement};
use super::spot::{COLUMNS, ROWS};
use super::territory::Tile;
use super::tiles::Tiles;

const CONTINENT: Stream = Stream::named("continent");

/// The tiles in the middle of the continent in a first play, as the rulebook shows them.
const FIRST_PLAY: [Placement; 3] = [
    Placement { tile: Tile::A, col: 1, row: 1, rotation: 0 },
    Placement { tile: Tile::B, col: 2, row: 0, rotation: 0 },
    Placement { tile: Tile::C, col: 1, row: 2, rotation: 1 },
];

impl Layout {
    /// Lays the tiles in random order and orientation.
    pub fn random(tiles: &Tiles, chance: &mut impl Chance) -> Result<Self, ContinentError> {
        Self::assemble(tiles, draw(&[], chance)?)
    }

    /// Lays a continent for a first play: A, B and C lie as the rulebook shows, the others at random.
    pub fn first_play(tiles: &Tiles, chance: &mut impl Chance) -> Result<Self, ContinentError> {
        Self::assemble(tiles, draw(&FIRST_PLAY, chance)?)
    }
}

/// Draws the places of the tiles. Those in `fixed` are given.
fn draw(fixed: &[Placement], chance: &mut impl Chance) -> Result<[Placement; Tile::COUNT], ContinentError> {
    let fits = |covering: &&Covering| fixed.iter().all(|tile| covering.iter().any(|place| place.is_taken_by(tile)));
    let fitting: Vec<&Covering> = coverings().iter().filter(fits).collect();
    let drawn = chance.below(CONTINENT, fitting.len() as u32);
    let covering = fitting.get(drawn as usize).ok_or(ContinentError::NoRoom)?;

    let mut bag: IdSet<1> = (Tile::B.index() as u16..Tile::COUNT as u16).collect();
    for placement in fixed {
        bag.remove(placement.tile.index() as u16);
    }
    let mut placements = covering.map(|Footprint { col, row, form }| {
        // A is the single-cell tile. The others are drawn below.
        Placement { tile: Tile::A, col, row, rotation: u8::from(form == Form::Lying) }
    });
    for (placement, place) in placements.iter_mut().zip(covering.iter()) {
        if let Some(tile) = fixed.iter().find(|tile| place.is_taken_by(tile)) {
            *placement = *tile;
        } else if place.form == Form::Single {
            placement.rotation = chance.below(CONTINENT, 4) as u8;
        } else {
            let id = bag.take(CONTINENT, chance).ok_or(ContinentError::NoRoom)?;
            placement.tile = Tile::ALL[usize::from(id)];
            placement.rotation += 2 * chance.below(CONTINENT, 2) as u8;
        }
    }
    Ok(placements)
}

/// A way to fill the frame with a single cell and seven dominoes, regardless of which tiles they are.
type Covering = [Footprint; Tile::COUNT];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Footprint {
    col: u8,
    row: u8,
    form: Form,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Single,
    Lying,
    Upright,
}

impl Footprint {
    fn is_taken_by(&self, placement: &Placement) -> bool {
        let form = match (placement.tile.cells(), placement.is_lying()) {
            (1, _) => Form::Single,
            (_, true) => Form::Lying,
            (_, false) => Form::Upright,
        };
        *self == Self { col: placement.col, row: placement.row, form }
    }
}

fn coverings() -> &'static [Covering] {
    static COVERINGS: OnceLock<Vec<Covering>> = OnceLock::new();
    COVERINGS.get_or_init(|| {
        let mut found = Vec::new();
        cover(0, &mut Vec::new(), &mut found);
        found
    })
}

/// Extends a covering from the first free cell. Each bit of `covered` is a covered cell.
fn cover(covered: u16, places: &mut Vec<Footprint>, found: &mut Vec<Covering>) {
    let free = covered.trailing_ones() as usize;
    if free == COLUMNS * ROWS {
        found.extend(Covering::try_from(places.as_slice()));
        return;
    }
    let (col, row) = (free % COLUMNS, free / COLUMNS);
    for form in [Form::Single, Form::Lying, Form::Upright] {
        let (fits, cells) = match form {
            Form::Single => (places.iter().all(|place| place.form != Form::Single), 0b1),
            Form::Lying => (col + 1 < COLUMNS, 0b11),
            Form::Upright => (row + 1 < ROWS, 1 | 1 << COLUMNS),
        };
        if fits && covered & cells << free == 0 {
            places.push(Footprint { col: col as u8, row: row as u8, form });
            cover(covered | cells << free, places, found);
            places.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::chance::FastChance;

    use super::*;

    /// Returns the chi-square statistic: about the number of counts if all cases are equally likely, and much more if
    /// not.
    fn chi_square(counts: &[u32]) -> f64 {
        let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
        counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum()
    }

    fn covering_of(placements: &[Placement]) -> usize {
        let fits = |covering: &Covering| covering.iter().zip(placements).all(|(place, tile)| place.is_taken_by(tile));
        coverings().iter().position(fits).unwrap()
    }

    #[test]
    fn the_frame_can_be_covered_in_106_ways() {
        assert_eq!(coverings().len(), 106);
        for (n, covering) in coverings().iter().enumerate() {
            assert_eq!(covering.iter().filter(|place| place.form == Form::Single).count(), 1);
            assert!(!coverings()[..n].contains(covering));
        }
        // With the colours of a chessboard, the single cell must lie on one of the eight cells of the more frequent
        // colour.
        let singles = coverings().iter().flatten().filter(|place| place.form == Form::Single);
        assert!(singles.clone().all(|place| (place.col + place.row) % 2 == 0));
    }

    #[test]
    fn setup_6_every_covering_is_equally_likely() {
        let mut chance = FastChance::new(11);
        let mut drawn = [0; 106];
        for _ in 0..21_200 {
            drawn[covering_of(&draw(&[], &mut chance).unwrap())] += 1;
        }
        assert!(chi_square(&drawn) < 106.0 + 5.0 * 15.0, "{drawn:?}");
    }

    #[test]
    fn setup_6_every_tile_can_lie_anywhere_in_any_orientation() {
        let mut chance = FastChance::new(12);
        let mut orders = [[0; 7]; 7];
        let mut turns = [[0; 2]; Tile::COUNT];
        let mut single_turns = [0; 4];
        for _ in 0..14_000 {
            let placements = draw(&[], &mut chance).unwrap();
            let dominoes = placements.iter().filter(|placement| placement.tile != Tile::A);
            for (place, placement) in dominoes.enumerate() {
                orders[place][placement.tile.index() - 1] += 1;
                turns[placement.tile.index()][usize::from(placement.rotation / 2)] += 1;
            }
            let single = placements.iter().find(|placement| placement.tile == Tile::A).unwrap();
            single_turns[usize::from(single.rotation)] += 1;
        }
        assert!(chi_square(orders.as_flattened()) < 49.0 + 5.0 * 10.0, "{orders:?}");
        assert!(turns[1..].iter().all(|turns| chi_square(turns) < 15.0), "{turns:?}");
        assert!(chi_square(&single_turns) < 20.0, "{single_turns:?}");
    }

    #[test]
    fn setup_6_a_first_play_fixes_a_b_and_c_and_draws_the_rest() {
        let tiles = Tiles::printed().unwrap();
        let mut chance = FastChance::new(13);
        let mut ways = [0; 106];
        let mut upper_left = [0; Tile::COUNT];
        for _ in 0..3_000 {
            let layout = Layout::first_play(tiles, &mut chance).unwrap();
            assert_eq!(layout.placements()[..3], FIRST_PLAY);
            let mut placements = *layout.placements();
            placements.sort_by_key(|placement| (placement.row, placement.col));
            ways[covering_of(&placements)] += 1;
            upper_left[placements[0].tile.index()] += 1;
        }
        let ways: Vec<u32> = ways.into_iter().filter(|&count| count > 0).collect();
        assert_eq!(ways.len(), 3);
        assert!(chi_square(&ways) < 20.0, "{ways:?}");
        assert_eq!(upper_left[..3], [0; 3]);
        assert!(chi_square(&upper_left[3..]) < 25.0, "{upper_left:?}");
    }

    #[test]
    fn fixed_tiles_that_leave_no_room_are_refused() {
        let alone = [Placement { tile: Tile::A, col: 1, row: 0, rotation: 0 }];
        assert_eq!(draw(&alone, &mut FastChance::new(1)), Err(ContinentError::NoRoom));
    }
}
