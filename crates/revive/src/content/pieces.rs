//! The numbered pieces of the box.

use std::fmt;

use engine::bag::IdSet;
use engine::pieces::numbered;

/// A set of citizen cards.
pub type CardSet = IdSet<1>;

engine::lettered_pieces! {
    /// A machine token, printed as `M1` to `M30`.
    MachineId, 30, "M"
}
engine::lettered_pieces! {
    /// A slot module, printed as `L1` to `L48`.
    ModuleId, 48, "L"
}
engine::lettered_pieces! {
    /// A crate, printed as `K1` to `K28`.
    CrateId, 28, "K"
}
engine::lettered_pieces! {
    /// An artifact card, printed as `R1` to `R10`.
    ArtifactCardId, 10, "R"
}
engine::lettered_pieces! {
    /// An area tile, printed as `T1` to `T30`.
    TileId, 30, "T"
}
engine::lettered_pieces! {
    /// A large location tile, printed as `N1` to `N8`.
    LargeId, 8, "N"
}

engine::small_set! {
    /// A set of crates.
    pub struct CrateSet(u32) of CrateId
}
engine::small_set! {
    /// A set of artifact cards.
    pub struct ArtifactCardSet(u16) of ArtifactCardId
}
engine::small_set! {
    /// A set of area tiles.
    pub struct TileSet(u32) of TileId
}

impl TileId {
    /// The number of starting area tiles, which come first.
    pub const STARTS: usize = 5;

    /// Returns true for a starting area tile.
    #[must_use]
    pub const fn is_start(self) -> bool {
        self.index() < Self::STARTS
    }
}

engine::vocabulary! {
    /// A starting set of cards, named by the prefix of its cards.
    pub enum StartingSet {
        /// Cards `SA1` to `SA6`.
        A = "SA",
        /// Cards `SB1` to `SB6`.
        B = "SB",
        /// Cards `SC1` to `SC6`.
        C = "SC",
        /// Cards `SD1` to `SD6`.
        D = "SD",
    }
}

/// A citizen card: one of the 39 that can be recruited, printed as `C1` to `C39`, or one of a starting set, printed as
/// `SA1` to `SD6`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CardId(u8);

impl CardId {
    /// The number of citizen cards.
    pub const COUNT: usize = Self::CITIZENS + StartingSet::COUNT * Self::PER_SET;
    /// The number of cards that can be recruited.
    pub const CITIZENS: usize = 39;
    /// The number of cards in a starting set.
    pub const PER_SET: usize = 6;

    /// Returns the starting set that the card belongs to, or `None` for a card that can be recruited.
    #[must_use]
    pub const fn set(self) -> Option<StartingSet> {
        match self.index().checked_sub(Self::CITIZENS) {
            Some(index) => Some(StartingSet::ALL[index / Self::PER_SET]),
            None => None,
        }
    }

    /// Lists the cards that can be recruited.
    pub fn citizens() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        Self::all().take(Self::CITIZENS)
    }

    /// Lists the cards of a starting set.
    pub fn of(set: StartingSet) -> impl Iterator<Item = Self> + Clone {
        Self::all().skip(Self::CITIZENS + set.index() * Self::PER_SET).take(Self::PER_SET)
    }

    /// Returns the card with this id as printed, if there is one.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        match numbered(name, "C") {
            Some(number) => Self::citizens().nth(usize::from(number)),
            None => StartingSet::ALL.into_iter().find_map(|set| {
                let number = numbered(name, set.name())?;
                Self::of(set).nth(usize::from(number))
            }),
        }
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.set() {
            None => write!(f, "C{}", self.0 + 1),
            Some(set) => write!(f, "{set}{}", (self.index() - Self::CITIZENS) % Self::PER_SET + 1),
        }
    }
}

engine::numbered_piece!(CardId);

/// A piece that a pack gives a name. Slot modules and area tiles have no names.
pub trait Named: Copy + fmt::Display {}

impl Named for CardId {}
impl Named for MachineId {}
impl Named for CrateId {}
impl Named for LargeId {}
impl Named for ArtifactCardId {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_print_and_parse() {
        assert!(CardId::all().all(|card| CardId::named(&card.to_string()) == Some(card)));
        let cards: Vec<String> = CardId::of(StartingSet::C).map(|card| card.to_string()).collect();
        assert_eq!(cards, ["SC1", "SC2", "SC3", "SC4", "SC5", "SC6"]);
        assert_eq!(CardId::all().last().map(|card| card.to_string()).as_deref(), Some("SD6"));
        assert_eq!(CardId::named("sb2").and_then(CardId::set), Some(StartingSet::B));
        assert!(CardId::citizens().all(|card| card.set().is_none()));
        for wrong in ["", "C", "C0", "C40", "C01", "S1", "SA0", "SA7", "SE1", "Sä1", "M1"] {
            assert_eq!(CardId::named(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn all_cards_fit_into_a_set() {
        assert_eq!(CardSet::first(CardId::COUNT as u16).len() as usize, CardId::COUNT);
    }
}
