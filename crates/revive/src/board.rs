//! The geometry of the game board, made from the hexes of its places. Nothing else depends on how they lie.

use std::fmt;

use crate::space::{HEXES, LARGE_LOCATIONS, PLACES, PlaceSet, SPACES, Space, SpaceSet, TilePlace};

/// A hex in axial coordinates.
pub type Hex = (i8, i8);
/// The hexes of a place. A half turn of a tile reverses their order.
pub type Hexes = [Hex; HEXES];

/// The six neighbours of a hex.
const AROUND: [Hex; 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

/// The most crystals a board can have.
pub const MOST_CRYSTALS: usize = 16;

engine::small_set! {
    /// A set of crystals, counted from 0.
    pub struct CrystalSet(u16) of numbers below MOST_CRYSTALS
}

/// The hexes next to a hex.
fn around((q, r): Hex) -> impl Iterator<Item = Hex> {
    AROUND.into_iter().map(move |(dq, dr)| (q.saturating_add(dq), r.saturating_add(dr)))
}

/// A hex that is there twice.
fn twice(mut hexes: Vec<Hex>) -> Option<Hex> {
    hexes.sort_unstable();
    hexes.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0])
}

/// A crystal along the rim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crystal {
    /// The hex outside the board that it stands on.
    pub at: Hex,
    /// Whether it is a vast crystal, which only some games have.
    pub vast: bool,
    /// The spaces of tiles next to it.
    pub touches: SpaceSet,
}

/// What is printed on the game board.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The places of area tiles, and whether a starting tile lies there.
    pub places: [(Hexes, bool); PLACES],
    /// The large locations.
    pub large: [Hexes; LARGE_LOCATIONS],
    /// The chasm.
    pub chasm: Hexes,
    /// The hexes outside the board on which crystals stand, and whether they are vast.
    pub crystals: Vec<(Hex, bool)>,
}

/// The game board.
#[derive(Debug)]
pub struct Board {
    plan: Plan,
    crystals: Vec<Crystal>,
    starts: PlaceSet,
    next_to: [SpaceSet; SPACES],
    crystals_at: [CrystalSet; SPACES],
    /// From each space how many lie between it and each large location.
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
    /// The rows of a pack that it is about.
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
            Self::Overlap((q, r)) => write!(f, "expected every hex once, but [{q}, {r}] is there twice"),
            Self::Crystals(count) => write!(f, "expected at most {MOST_CRYSTALS} crystals, found {count}"),
            Self::TwoCrystals((q, r)) => {
                write!(f, "expected every crystal on a hex of its own, but two stand at [{q}, {r}]")
            }
            Self::LooseCrystal((q, r)) => write!(f, "expected the crystal at [{q}, {r}] next to a hex of a tile"),
            Self::BuriedCrystal((q, r)) => write!(f, "expected the crystal at [{q}, {r}] outside the board"),
        }
    }
}

fn next_to_any(next_to: &[SpaceSet; SPACES], spaces: SpaceSet) -> SpaceSet {
    spaces.iter().fold(SpaceSet::EMPTY, |set, space| set | next_to[space.index()])
}

impl Plan {
    /// All hexes, each with the space it is part of.
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
    /// The board that is printed so.
    pub fn new(plan: Plan) -> Result<Self, BoardProblem> {
        let hexes = plan.hexes();
        let at = |hex: Hex| hexes.iter().find(|(there, _)| *there == hex).map(|(_, space)| *space);
        if let Some(hex) = twice(hexes.iter().map(|(hex, _)| *hex).collect()) {
            return Err(BoardProblem::Overlap(hex));
        }
        if plan.crystals.len() > MOST_CRYSTALS {
            return Err(BoardProblem::Crystals(plan.crystals.len()));
        }
        if let Some(hex) = twice(plan.crystals.iter().map(|(hex, _)| *hex).collect()) {
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
        let crystals: Vec<Crystal> = plan.crystals.iter().copied().map(crystal).collect::<Result<_, _>>()?;
        let mut crystals_at = [CrystalSet::EMPTY; SPACES];
        for (crystal, number) in crystals.iter().zip(0..) {
            for space in crystal.touches.iter() {
                crystals_at[space.index()].insert(number);
            }
        }
        let starts = TilePlace::all().zip(&plan.places).filter(|(_, (_, is_start))| *is_start);
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
        Ok(Self { plan, crystals, starts, next_to, crystals_at, to_large })
    }

    /// What is printed.
    #[must_use]
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Whether a starting area tile lies there.
    #[must_use]
    pub const fn is_start(&self, place: TilePlace) -> bool {
        self.starts.contains(place)
    }

    /// The spaces next to a space.
    #[must_use]
    pub const fn next_to(&self, space: Space) -> SpaceSet {
        self.next_to[space.index()]
    }

    /// The spaces next to any of these.
    #[must_use]
    pub fn next_to_any(&self, spaces: SpaceSet) -> SpaceSet {
        next_to_any(&self.next_to, spaces)
    }

    /// How many spaces lie between a space and a large location, counted from 0, whatever lies on them.
    #[must_use]
    pub fn to_large(&self, from: Space, large: usize) -> u8 {
        self.to_large[from.index()][large]
    }

    /// The crystals along the rim.
    #[must_use]
    pub fn crystals(&self) -> &[Crystal] {
        &self.crystals
    }

    /// The crystals next to a space.
    #[must_use]
    pub const fn crystals_at(&self, space: Space) -> CrystalSet {
        self.crystals_at[space.index()]
    }
}
