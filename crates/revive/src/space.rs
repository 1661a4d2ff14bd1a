//! Spaces of the game board, places of area tiles, and sets of both.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Number of area tiles on the board.
pub const PLACES: usize = 30;
/// Number of hexes of a tile.
pub const HEXES: usize = 4;
/// Number of large locations.
pub const LARGE_LOCATIONS: usize = 4;
/// Number of spaces: the hexes of all tiles, the large locations, and the chasm.
pub const SPACES: usize = PLACES * HEXES + LARGE_LOCATIONS + 1;

/// A place for an area tile on the game board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct TilePlace(u8);

impl TilePlace {
    /// Number of places.
    pub const COUNT: usize = PLACES;

    /// Returns the place with this number, counted from 0, or `None` if it is too large.
    #[must_use]
    pub const fn nth(index: usize) -> Option<Self> {
        if index < PLACES { Some(Self(index as u8)) } else { None }
    }

    /// Returns its number, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Lists all places in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..PLACES as u8).map(Self)
    }

    /// Returns the space under a hex of the tile, counted from 0, given the orientation of the tile.
    #[must_use]
    pub const fn space(self, hex: usize, turned: bool) -> Space {
        let at = if turned { HEXES - 1 - hex } else { hex };
        Space(self.0 * HEXES as u8 + at as u8)
    }

    /// Returns its four spaces.
    #[must_use]
    pub const fn spaces(self) -> SpaceSet {
        SpaceSet(((1 << HEXES) - 1) << (self.0 as usize * HEXES))
    }
}

/// Printed as its number, counted from 1.
impl fmt::Display for TilePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

engine::small_set! {
    /// A set of places.
    pub struct PlaceSet(u32) of TilePlace
}

/// A space of the game board: a hex of a tile, a large location, or the chasm.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Space(u8);

impl Space {
    /// The chasm.
    pub const CHASM: Self = Self(SPACES as u8 - 1);

    /// Returns the space with this number, counted from 0, or `None` if it is too large.
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < SPACES { Some(Self(index as u8)) } else { None }
    }

    /// Returns the large location with this number, counted from 0, or `None` if it is too large.
    #[must_use]
    pub const fn large(number: usize) -> Option<Self> {
        if number < LARGE_LOCATIONS { Some(Self((PLACES * HEXES + number) as u8)) } else { None }
    }

    /// Returns its number, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the place that it is part of, or `None` for a large location and the chasm.
    #[must_use]
    pub const fn place(self) -> Option<TilePlace> {
        TilePlace::nth(self.index() / HEXES)
    }

    /// Returns the hex of the tile that lies there, counted from 0, given the orientation of the tile.
    #[must_use]
    pub const fn hex(self, turned: bool) -> usize {
        let at = self.index() % HEXES;
        if turned { HEXES - 1 - at } else { at }
    }

    /// Returns the number of the large location, counted from 0, or `None` if it is not one.
    #[must_use]
    pub const fn as_large(self) -> Option<usize> {
        match self.index().checked_sub(PLACES * HEXES) {
            Some(number) if number < LARGE_LOCATIONS => Some(number),
            _ => None,
        }
    }

    /// Returns the space with this name, in upper or lower case.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        (0..SPACES as u8).map(Self).find(|space| space.to_string().eq_ignore_ascii_case(name))
    }
}

/// Printed as the number of its place and the letter of the hex: `12b`; or `large-1` to `large-4`, or `chasm`.
impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.place(), self.as_large()) {
            (Some(place), _) => write!(f, "{place}{}", ['a', 'b', 'c', 'd'][self.hex(false)]),
            (None, Some(number)) => write!(f, "large-{}", number + 1),
            (None, None) => f.write_str("chasm"),
        }
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Self::named(&name).ok_or_else(|| {
            serde::de::Error::custom(format_args!(
                "`{name}` is not a space: expected 1a to 30d, large-1 to large-4, or chasm"
            ))
        })
    }
}

/// A set of spaces.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SpaceSet(u128);

impl SpaceSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);
    /// All large locations.
    pub const LARGE: Self = Self(((1 << LARGE_LOCATIONS) - 1) << (PLACES * HEXES));

    /// Returns the set of one space.
    #[must_use]
    pub const fn only(space: Space) -> Self {
        Self(1 << space.0)
    }

    /// Returns true if the set has no spaces.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of spaces in the set.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns true if the set has this space.
    #[must_use]
    pub const fn contains(self, space: Space) -> bool {
        self.0 >> space.0 & 1 == 1
    }

    /// Returns true if both sets have a space in common.
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Adds a space to the set.
    pub const fn insert(&mut self, space: Space) {
        self.0 |= 1 << space.0;
    }

    /// Removes a space from the set.
    pub const fn remove(&mut self, space: Space) {
        self.0 &= !(1 << space.0);
    }

    /// Lists the spaces in order.
    pub fn iter(self) -> impl Iterator<Item = Space> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let space = Space(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(space)
        })
    }
}

impl BitOr for SpaceSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for SpaceSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for SpaceSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitAndAssign for SpaceSet {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl Not for SpaceSet {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl FromIterator<Space> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        spaces.into_iter().fold(Self::EMPTY, |set, space| set | Self::only(space))
    }
}

impl fmt::Debug for SpaceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for SpaceSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut spaces = serializer.serialize_seq(Some(self.len() as usize))?;
        self.iter().try_for_each(|space| spaces.serialize_element(&space))?;
        spaces.end()
    }
}

impl<'de> Deserialize<'de> for SpaceSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Space>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_print_and_parse() {
        for index in 0..SPACES {
            let space = Space::new(index).unwrap();
            assert_eq!(Space::named(&space.to_string()), Some(space));
        }
        assert_eq!(Space::new(SPACES), None);
        assert_eq!(Space::named("12b").map(Space::index), Some(45));
        assert_eq!(
            (Space::named("chasm"), Space::named("31a"), Space::named("large-5")),
            (Some(Space::CHASM), None, None)
        );
    }

    #[test]
    fn a_half_turn_reverses_the_hexes_of_a_tile() {
        let place = TilePlace::nth(11).unwrap();
        let spaces: Vec<String> = (0..HEXES).map(|hex| place.space(hex, true).to_string()).collect();
        assert_eq!(spaces, ["12d", "12c", "12b", "12a"]);
        assert!(
            (0..HEXES).all(|hex| place.space(hex, true).hex(true) == hex && place.space(hex, false).hex(false) == hex)
        );
        assert_eq!(place.spaces().iter().map(Space::place).collect::<Vec<_>>(), [Some(place); HEXES]);
        assert_eq!(
            SpaceSet::LARGE.iter().map(Space::as_large).collect::<Vec<_>>(),
            [Some(0), Some(1), Some(2), Some(3)]
        );
    }
}
