//! The frame of the continent, and where sites lie in it.

use std::fmt;

use super::numbered::numbered;

/// The width of the frame in cells.
pub(super) const COLUMNS: usize = 5;
/// The height of the frame in cells.
pub(super) const ROWS: usize = 3;

numbered! {
    /// A recess in which a site lies: a point where the corners of cells meet, including those along the frame. Spots
    /// are counted row by row, six in each row, and are printed as 1 to 24.
    SiteSpot, 24
}

impl SiteSpot {
    /// Returns the spot with this number, counted from 1 as in the notation.
    #[must_use]
    pub const fn numbered(number: u32) -> Option<Self> {
        match number {
            1..=24 => Self::nth(number as usize - 1),
            _ => None,
        }
    }

    /// Returns the number of the spot, counted from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.index() as u8 + 1
    }

    /// Returns the column and row, counted from 0.
    #[must_use]
    pub const fn position(self) -> (usize, usize) {
        (self.index() % (COLUMNS + 1), self.index() / (COLUMNS + 1))
    }

    /// Returns the spot in this column and row, if there is one.
    pub(super) const fn at(column: usize, row: usize) -> Option<Self> {
        if column > COLUMNS { None } else { Self::nth(row * (COLUMNS + 1) + column) }
    }
}

impl fmt::Display for SiteSpot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

engine::small_set! {
    /// A set of spots for sites.
    pub struct SpotSet(u32) of SiteSpot
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spots_are_counted_row_by_row() {
        assert_eq!(SiteSpot::COUNT, (COLUMNS + 1) * (ROWS + 1));
        for spot in SiteSpot::ALL {
            let (column, row) = spot.position();
            assert_eq!(SiteSpot::at(column, row), Some(spot));
            assert_eq!(SiteSpot::numbered(u32::from(spot.number())), Some(spot));
        }
        assert_eq!(SiteSpot::at(5, 1).map(|spot| spot.to_string()).as_deref(), Some("12"));
        assert_eq!((SiteSpot::at(6, 0), SiteSpot::at(0, 4)), (None, None));
        assert_eq!((SiteSpot::numbered(0), SiteSpot::numbered(25)), (None, None));
    }

    #[test]
    fn a_set_lists_its_spots_in_order() {
        let spots = SpotSet::only(SiteSpot::ALL[23]).with(SiteSpot::ALL[0]);
        assert_eq!(format!("{spots:?}"), "{1, 24}");
        assert_eq!(SpotSet::ALL.iter().collect::<Vec<_>>(), SiteSpot::ALL);
    }

    #[test]
    fn a_set_with_an_unknown_spot_is_refused() {
        assert!(serde_json::from_str::<SpotSet>(&(1u32 << 24).to_string()).is_err());
        assert!(serde_json::from_str::<SpotSet>(&((1u32 << 24) - 1).to_string()).is_ok());
    }
}
