//! The geometry of the game board, computed from the hexes of its places. No other module depends on their coordinates.

use std::fmt;

use crate::space::{HEXES, LARGE_LOCATIONS, PLACES, PlaceSet, SPACES, Space, SpaceSet, TilePlace};

/// A hex in axial coordinates.
pub type Hex = (i8, i8);
/// The four hexes of a place. A half turn of a tile reverses their order.
pub type Hexes = [Hex; HEXES];

/// The six neighbours of a hex.
const AROUND: [Hex; 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

/// Maximum number of crystals on a board.
pub const MOST_CRYSTALS: usize = 16;

engine::small_set! {
    /// A set of crystals, counted from 0.
    pub struct CrystalSet(u16) of numbers below MOST_CRYSTALS
}

/// Returns the six hexes next to a hex.
fn around((q, r): Hex) -> impl Iterator<Item = Hex> {
    AROUND.into_iter().map(move |(dq, dr)| (q.saturating_add(dq), r.saturating_add(dr)))
}

/// Returns a hex that occurs more than once.
fn duplicate(mut hexes: Vec<Hex>) -> Option<Hex> {
    hexes.sort_unstable();
    hexes.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0])
}

/// A crystal along the rim of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crystal {
    /// The hex outside the board that it stands on.
    pub at: Hex,
    /// Whether it is a vast crystal, which counts only in games that unlock them.
    pub vast: bool,
    /// The tile spaces next to it.
    pub touches: SpaceSet,
}

/// The layout that is printed on the game board.
#[derive(Clone, Debug)]
pub struct Layout {
    /// The places of area tiles, each with a flag that tells whether a starting tile lies there.
    pub places: [(Hexes, bool); PLACES],
    /// The large locations.
    pub large: [Hexes; LARGE_LOCATIONS],
    /// The chasm.
    pub chasm: Hexes,
    /// The hexes outside the board on which crystals stand, each with a flag that tells whether the crystal is vast.
    pub crystals: Vec<(Hex, bool)>,
}

/// The game board.
#[derive(Debug)]
pub struct Board {
    layout: Layout,
    crystals: Vec<Crystal>,
    starts: PlaceSet,
    next_to: [SpaceSet; SPACES],
    crystals_at: [CrystalSet; SPACES],
    /// For each space, the number of spaces between it and each large location.
    to_large: [[u8; LARGE_LOCATIONS]; SPACES],
}

/// Why hexes do not make a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardProblem {
    /// Two hexes are the same.
    Overlap(Hex),
    /// There are too many crystals.
    Crystals(usize),
    /// Two crystals stand on the same hex.
    TwoCrystals(Hex),
    /// A crystal touches no hex of a tile.
    LooseCrystal(Hex),
    /// A crystal stands on a hex of the board.
    BuriedCrystal(Hex),
}

impl BoardProblem {
    /// Returns the name of the pack rows that the problem is in.
    pub(crate) const fn field(&self) -> &'static str {
        match self {
            Self::Overlap(_) => "place",
            Self::Crystals(_) | Self::TwoCrystals(_) | Self::LooseCrystal(_) | Self::BuriedCrystal(_) => "crystal",
        }
    }
}

impl fmt::Display for BoardProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Overlap((q, r)) => write!(f, "expected every hex once, but [{q}, {r}] occurs twice"),
            Self::Crystals(count) => write!(f, "expected at most {MOST_CRYSTALS} crystals, found {count}"),
            Self::TwoCrystals((q, r)) => {
                write!(f, "expected at most one crystal on a hex, but two stand at [{q}, {r}]")
            }
            Self::LooseCrystal((q, r)) => write!(f, "expected the crystal at [{q}, {r}] next to a hex of a tile"),
            Self::BuriedCrystal((q, r)) => write!(f, "expected the crystal at [{q}, {r}] outside the board"),
        }
    }
}

fn next_to_any(next_to: &[SpaceSet; SPACES], spaces: SpaceSet) -> SpaceSet {
    spaces.iter().fold(SpaceSet::EMPTY, |set, space| set | next_to[space.index()])
}

impl Layout {
    /// Lists all hexes, each with the space that it belongs to.
    fn hexes(&self) -> Vec<(Hex, Space)> {
        let tiles = TilePlace::all().zip(&self.places).flat_map(|(place, (hexes, _))| {
            hexes.iter().enumerate().map(move |(number, hex)| (*hex, place.space(number, false)))
        });
        let large = self.large.iter().enumerate().filter_map(|(number, hexes)| Some((Space::large(number)?, hexes)));
        let single = large.chain([(Space::CHASM, &self.chasm)]);
        tiles.chain(single.flat_map(|(space, hexes)| hexes.iter().map(move |hex| (*hex, space)))).collect()
    }
}

impl Board {
    /// Computes the board that a layout describes, and checks the layout.
    pub fn new(layout: Layout) -> Result<Self, BoardProblem> {
        let hexes = layout.hexes();
        let at = |hex: Hex| hexes.iter().find(|(there, _)| *there == hex).map(|(_, space)| *space);
        if let Some(hex) = duplicate(hexes.iter().map(|(hex, _)| *hex).collect()) {
            return Err(BoardProblem::Overlap(hex));
        }
        if layout.crystals.len() > MOST_CRYSTALS {
            return Err(BoardProblem::Crystals(layout.crystals.len()));
        }
        if let Some(hex) = duplicate(layout.crystals.iter().map(|(hex, _)| *hex).collect()) {
            return Err(BoardProblem::TwoCrystals(hex));
        }
        let mut next_to = [SpaceSet::EMPTY; SPACES];
        for (hex, space) in &hexes {
            next_to[space.index()] |= around(*hex).filter_map(at).filter(|other| other != space).collect();
        }
        let crystal = |(hex, vast): (Hex, bool)| {
            if at(hex).is_some() {
                return Err(BoardProblem::BuriedCrystal(hex));
            }
            let touches: SpaceSet = around(hex).filter_map(at).filter(|space| space.place().is_some()).collect();
            if touches.is_empty() {
                Err(BoardProblem::LooseCrystal(hex))
            } else {
                Ok(Crystal { at: hex, vast, touches })
            }
        };
        let crystals: Vec<Crystal> = layout.crystals.iter().copied().map(crystal).collect::<Result<_, _>>()?;
        let mut crystals_at = [CrystalSet::EMPTY; SPACES];
        for (crystal, number) in crystals.iter().zip(0..) {
            for space in crystal.touches.iter() {
                crystals_at[space.index()].insert(number);
            }
        }
        let starts = TilePlace::all().zip(&layout.places).filter(|(_, (_, is_start))| *is_start);
        let starts = starts.map(|(place, _)| place).collect();
        let mut to_large = [[0; LARGE_LOCATIONS]; SPACES];
        for (number, space) in SpaceSet::LARGE.iter().enumerate() {
            let mut passed = SpaceSet::only(space);
            let mut between = 0;
            loop {
                let next = next_to_any(&next_to, passed) & !passed;
                if next.is_empty() {
                    break;
                }
                next.iter().for_each(|reached| to_large[reached.index()][number] = between);
                passed |= next;
                between += 1;
            }
        }
        Ok(Self { layout, crystals, starts, next_to, crystals_at, to_large })
    }

    /// Returns the layout that the board was made from.
    #[must_use]
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Returns true if a starting area tile lies on this place.
    #[must_use]
    pub const fn is_start(&self, place: TilePlace) -> bool {
        self.starts.contains(place)
    }

    /// Returns the spaces next to a space.
    #[must_use]
    pub const fn next_to(&self, space: Space) -> SpaceSet {
        self.next_to[space.index()]
    }

    /// Returns the spaces next to any of these. The spaces themselves may be among them.
    #[must_use]
    pub fn next_to_any(&self, spaces: SpaceSet) -> SpaceSet {
        next_to_any(&self.next_to, spaces)
    }

    /// Returns the number of spaces between a space and a large location, which is counted from 0. Tiles that are not
    /// explored yet count, too.
    #[must_use]
    pub fn to_large(&self, from: Space, large: usize) -> u8 {
        self.to_large[from.index()][large]
    }

    /// Returns the crystals along the rim.
    #[must_use]
    pub fn crystals(&self) -> &[Crystal] {
        &self.crystals
    }

    /// Returns the crystals next to a space.
    #[must_use]
    pub const fn crystals_at(&self, space: Space) -> CrystalSet {
        self.crystals_at[space.index()]
    }
}
