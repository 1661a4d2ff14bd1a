//! Seats around a table, sets of seats, and tables keyed by seat.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::notation::{Expected, NotationError};

/// The maximum number of seats in any game.
pub const MAX_SEATS: usize = 4;

/// One seat at the table. Seats are numbered clockwise; a seat prints as `P1` to `P4`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// All possible seats, clockwise.
    pub const ALL: [Self; MAX_SEATS] = [Self(0), Self(1), Self(2), Self(3)];

    /// Returns the seat with this number, counted from 0, if there is one.
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < MAX_SEATS { Some(Self(index as u8)) } else { None }
    }

    /// Returns the number of this seat, counted from 0. It is always below [`MAX_SEATS`].
    #[must_use]
    pub const fn index(self) -> usize {
        // The mask tells the compiler what the constructor guarantees, so indexing by seat needs no bounds checks.
        (self.0 as usize) & (MAX_SEATS - 1)
    }

    /// Lists the first `players` seats, clockwise.
    pub fn first(players: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..players.min(MAX_SEATS)).map(|i| Self(i as u8))
    }

    /// Returns the next seat clockwise at a table of `players`.
    #[must_use]
    pub const fn next(self, players: usize) -> Self {
        if self.index() + 1 >= players { Self(0) } else { Self(self.0 + 1) }
    }

    /// Lists all seats of a table of `players`, clockwise, beginning with this one.
    #[inline]
    pub fn clockwise(self, players: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        let players = players.min(MAX_SEATS);
        let first = self.index().min(players);
        (first..players).chain(0..first).map(|i| Self(i as u8))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "P{}", self.0 + 1)
    }
}

impl FromStr for Seat {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::ALL
            .into_iter()
            .find(|seat| seat.to_string().eq_ignore_ascii_case(text))
            .ok_or_else(|| NotationError::new(1, text, Expected::OneOf(&["P1", "P2", "P3", "P4"])))
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let index = u8::deserialize(deserializer)?;
        Self::new(usize::from(index))
            .ok_or_else(|| de::Error::custom(format_args!("seat {index} does not exist: expected 0 to 3")))
    }
}

/// A set of seats.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// Returns the set with only this seat.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.index())
    }

    /// Returns the set of the first `players` seats.
    #[must_use]
    pub fn first(players: usize) -> Self {
        Seat::first(players).collect()
    }

    /// Returns true if the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Checks whether the seat is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.index()) != 0
    }

    /// Returns the set with this seat added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.index()))
    }

    /// Returns the number of seats in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Lists the seats of the set, clockwise.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = Seat::new(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(seat)
        })
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.to_string())).finish()
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// One value for each possible seat. Seats that are not in the game hold a value that is never read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BySeat<T>([T; MAX_SEATS]);

impl<T> BySeat<T> {
    /// Creates the value of each seat from a function of the seat.
    pub fn from_fn(mut value: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::ALL.map(&mut value))
    }

    /// Lists the values of all seats, clockwise.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.0.iter()
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_around_the_table() {
        let third = Seat::ALL[2];
        let order: Vec<String> = third.clockwise(4).map(|seat| seat.to_string()).collect();
        assert_eq!(order, ["P3", "P4", "P1", "P2"]);
        assert_eq!(third.next(3), Seat::ALL[0]);
    }

    #[test]
    fn seats_print_and_parse() {
        for seat in Seat::ALL {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        assert!("P5".parse::<Seat>().is_err());
        assert!(serde_json::from_str::<Seat>("4").is_err());
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let set = SeatSet::only(Seat::ALL[1]).with(Seat::ALL[3]);
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::ALL[1], Seat::ALL[3]]);
        assert_eq!(set.len(), 2);
        assert!(!set.contains(Seat::ALL[0]));
    }
}
