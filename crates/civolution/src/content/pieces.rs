//! The ids of the numbered pieces in the box.

use std::fmt;

use engine::bag::IdSet;
use engine::pieces::numbered;

use super::Deck;

/// A set of research cards.
pub type CardSet = IdSet<3>;
/// A set of goal chips.
pub type GoalSet = IdSet<2>;
/// A set of income chips.
pub type IncomeSet = IdSet<1>;

engine::lettered_pieces! {
    /// An event card, printed as `F1` to `F20`.
    EventId, 20, "F"
}
engine::small_set! {
    /// A set of events.
    pub struct EventSet(u32) of EventId
}
engine::lettered_pieces! {
    /// A goal chip, printed as `G1` to `G65`.
    GoalId, 65, "G"
}
engine::lettered_pieces! {
    /// An attribute chip, printed as `T1` to `T12`.
    AttributeId, 12, "T"
}
engine::small_set! {
    /// A set of attribute chips.
    pub struct AttributeSet(u16) of AttributeId
}
engine::lettered_pieces! {
    /// A starting marker card, printed as `M1` to `M12`.
    MarkerCardId, 12, "M"
}
engine::small_set! {
    /// A set of starting marker cards.
    pub struct MarkerCardSet(u16) of MarkerCardId
}
engine::lettered_pieces! {
    /// A starting chip card, printed as `S1` to `S10`.
    ChipCardId, 10, "S"
}

/// A research card, printed as `A1` to `E32`. The letter stands for the deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CardId(u8);

impl CardId {
    /// Number of research cards.
    pub const COUNT: usize = Deck::COUNT * Self::PER_DECK;
    /// Number of cards in a deck.
    pub const PER_DECK: usize = 32;

    const LETTERS: [&str; Deck::COUNT] = ["A", "B", "C", "D", "E"];

    /// Returns the deck of the card.
    #[must_use]
    pub const fn deck(self) -> Deck {
        Deck::ALL[self.0 as usize / Self::PER_DECK]
    }

    /// Returns the card with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Deck::ALL.into_iter().find_map(|deck| {
            let number = numbered(name, Self::LETTERS[deck.index()])?;
            Self::of(deck).nth(usize::from(number))
        })
    }

    /// Lists all cards of a deck.
    pub fn of(deck: Deck) -> impl Iterator<Item = Self> {
        Self::all().skip(deck.index() * Self::PER_DECK).take(Self::PER_DECK)
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", Self::LETTERS[self.deck().index()], self.index() % Self::PER_DECK + 1)
    }
}

engine::numbered_piece!(CardId);

/// An income chip: one of the 25 in the white bag, printed as `I1` to `I25`, or a starting chip card, `S1` to `S10`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct IncomeId(u8);

impl IncomeId {
    /// Number of income chips, including the starting chip cards.
    pub const COUNT: usize = Self::IN_BAG + ChipCardId::COUNT;
    /// Number of income chips in the bag.
    pub const IN_BAG: usize = 25;

    /// Returns a starting chip card as an income chip.
    #[must_use]
    pub const fn starting(card: ChipCardId) -> Self {
        Self((Self::IN_BAG + card.index()) as u8)
    }

    /// Returns the starting chip card, if this is one.
    #[must_use]
    pub const fn chip_card(self) -> Option<ChipCardId> {
        match self.index().checked_sub(Self::IN_BAG) {
            Some(index) => ChipCardId::new(index as u16),
            None => None,
        }
    }

    /// Returns the income chip with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        match ChipCardId::named(name) {
            Some(card) => Some(Self::starting(card)),
            None => Self::new(numbered(name, "I")?).filter(|chip| chip.chip_card().is_none()),
        }
    }
}

impl fmt::Display for IncomeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.chip_card() {
            Some(card) => card.fmt(f),
            None => write!(f, "I{}", self.0 + 1),
        }
    }
}

engine::numbered_piece!(IncomeId);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_print_and_parse() {
        assert!(CardId::all().all(|card| CardId::named(&card.to_string()) == Some(card)));
        assert!(IncomeId::all().all(|chip| IncomeId::named(&chip.to_string()) == Some(chip)));
        assert!(GoalId::all().all(|goal| GoalId::named(&goal.to_string()) == Some(goal)));
        let theocracy = CardId::named("c16").unwrap();
        assert_eq!((theocracy.deck(), theocracy.to_string().as_str()), (Deck::Insight, "C16"));
        for wrong in ["", "A", "A0", "A01", "A33", "F1", "Ä1", "A+1"] {
            assert_eq!(CardId::named(wrong), None, "{wrong}");
        }
        for wrong in ["I26", "S11", "I0", "S01", "T1"] {
            assert_eq!(IncomeId::named(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_wrong_name_says_what_was_expected() {
        let error = serde_json::from_str::<GoalId>("\"G66\"").unwrap_err().to_string();
        assert!(error.contains("`G66` does not exist: expected G1 to G65"), "{error}");
    }
}
