//! Face-down pieces: bags, and decks whose bottom cards may be known to some players.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use tinyvec::ArrayVec;

use crate::chance::{Chance, Stream};
use crate::seat::{Seat, SeatSet};

/// A set of numbered pieces: cards, tiles, chips. Each physical piece has its own number below `64 * W`, so a piece can
/// be in one place only.
///
/// A face-down deck is such a set too: a *bag* from which a card is drawn at the moment it is turned up. The odds are
/// the same as with shuffling first, and there is no hidden order that could leak.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct IdSet<const W: usize>([u64; W]);

impl<const W: usize> IdSet<W> {
    /// The empty set.
    pub const EMPTY: Self = Self([0; W]);

    /// Returns the set of all numbers below `count`, or below [`CAPACITY`](Self::CAPACITY) if that is less.
    #[must_use]
    pub fn first(count: u16) -> Self {
        (0..count.min(Self::CAPACITY)).collect()
    }

    /// The set can hold the numbers below this one.
    pub const CAPACITY: u16 = W as u16 * 64;

    /// Returns true if the set is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// Returns the number of members.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Checks whether this number is in the set.
    #[must_use]
    pub fn contains(&self, id: u16) -> bool {
        self.0.get(usize::from(id / 64)).is_some_and(|word| word >> (id % 64) & 1 == 1)
    }

    /// Adds a number. Returns true if it was not in the set before. A number that does not fit is ignored.
    pub fn insert(&mut self, id: u16) -> bool {
        let fresh = !self.contains(id);
        match self.0.get_mut(usize::from(id / 64)) {
            Some(word) => {
                *word |= 1 << (id % 64);
                fresh
            }
            None => false,
        }
    }

    /// Removes a number. Returns true if it was in the set.
    pub fn remove(&mut self, id: u16) -> bool {
        let there = self.contains(id);
        if let Some(word) = self.0.get_mut(usize::from(id / 64)) {
            *word &= !(1 << (id % 64));
        }
        there
    }

    /// Returns the `n`th smallest number of the set, counted from 0.
    #[must_use]
    pub fn nth(&self, mut n: u32) -> Option<u16> {
        for (index, &word) in self.0.iter().enumerate() {
            let here = word.count_ones();
            if n < here {
                let lower_dropped = (0..n).fold(word, |word, _| word & word.wrapping_sub(1));
                return Some(index as u16 * 64 + lower_dropped.trailing_zeros() as u16);
            }
            n -= here;
        }
        None
    }

    /// Lists the numbers in the set in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = u16> + use<W> {
        self.0.into_iter().enumerate().flat_map(|(index, mut word)| {
            std::iter::from_fn(move || {
                let low = word.trailing_zeros();
                word &= word.wrapping_sub(1);
                (low < 64).then_some(index as u16 * 64 + low as u16)
            })
        })
    }

    /// Returns the numbers that are in either set.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// Returns the numbers that are in both sets.
    #[must_use]
    pub fn intersection(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// Returns the numbers that are in this set but not in the other.
    #[must_use]
    pub fn minus(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// Draws a random member and removes it. Returns `None` if the set is empty.
    pub fn take(&mut self, stream: Stream, chance: &mut impl Chance) -> Option<u16> {
        let id = chance.draw(stream, self)?;
        self.remove(id);
        Some(id)
    }
}

impl<const W: usize> Default for IdSet<W> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const W: usize> fmt::Debug for IdSet<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<const W: usize> FromIterator<u16> for IdSet<W> {
    fn from_iter<I: IntoIterator<Item = u16>>(ids: I) -> Self {
        ids.into_iter().fold(Self::EMPTY, |mut set, id| {
            set.insert(id);
            set
        })
    }
}

impl<const W: usize> Serialize for IdSet<W> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0)
    }
}

impl<'de, const W: usize> Deserialize<'de> for IdSet<W> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let words = Vec::<u64>::deserialize(deserializer)?;
        words
            .try_into()
            .map(Self)
            .map_err(|words: Vec<u64>| de::Error::invalid_length(words.len(), &"a set of this size"))
    }
}

/// A face-down deck. On top are cards that no one has seen, in no order. Below them are the cards that rules put there,
/// in order, each with the seats that know it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deck<const W: usize, const B: usize>
where
    [BottomCard; B]: tinyvec::Array<Item = BottomCard>,
{
    unseen: IdSet<W>,
    /// The card that is drawn first comes first.
    bottom: ArrayVec<[BottomCard; B]>,
}

/// A card that was put under a deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BottomCard {
    /// The number of the card.
    pub id: u16,
    /// The seats that know the card is there.
    pub known_to: SeatSet,
}

impl<const W: usize, const B: usize> Deck<W, B>
where
    [BottomCard; B]: tinyvec::Array<Item = BottomCard>,
{
    /// Returns a deck of cards that no one has seen.
    #[must_use]
    pub fn new(unseen: IdSet<W>) -> Self {
        Self { unseen, bottom: ArrayVec::default() }
    }

    /// Returns the number of cards in the deck.
    #[must_use]
    pub fn len(&self) -> usize {
        self.unseen.len() as usize + self.bottom.len()
    }

    /// Returns true if the deck is used up.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns all cards of the deck, seen and unseen.
    #[must_use]
    pub fn cards(&self) -> IdSet<W> {
        self.bottom.iter().fold(self.unseen, |mut cards, card| {
            cards.insert(card.id);
            cards
        })
    }

    /// Puts a card under the deck. Returns the card as an error if there is no room for another one.
    pub fn put_under(&mut self, id: u16, known_to: SeatSet) -> Result<(), u16> {
        match self.bottom.try_push(BottomCard { id, known_to }) {
            None => Ok(()),
            Some(card) => Err(card.id),
        }
    }

    /// Draws the top card. Drawing a bottom card that the taker did not know reveals it to them.
    pub fn draw(&mut self, taker: Seat, stream: Stream, chance: &mut impl Chance) -> Option<u16> {
        if let Some(id) = self.unseen.take(stream, chance) {
            return Some(id);
        }
        if self.bottom.is_empty() {
            return None;
        }
        let card = self.bottom.remove(0);
        if card.known_to != SeatSet::only(taker) {
            chance.reveal();
        }
        Some(card.id)
    }

    /// Puts a card back among the unseen ones.
    pub fn put_back(&mut self, id: u16) {
        self.unseen.insert(id);
    }

    /// Draws one of the unseen cards, wherever it lies in the deck.
    pub fn draw_unseen(&mut self, stream: Stream, chance: &mut impl Chance) -> Option<u16> {
        self.unseen.take(stream, chance)
    }

    /// Redraws what this seat cannot know: which of the cards it has not seen lie where.
    pub fn determinize(&mut self, seat: Seat, stream: Stream, chance: &mut impl Chance) {
        let hidden = |card: &BottomCard| !card.known_to.contains(seat);
        let mut pool = self.unseen;
        for card in self.bottom.iter().filter(|card| hidden(card)) {
            pool.insert(card.id);
        }
        for card in self.bottom.iter_mut().filter(|card| hidden(card)) {
            if let Some(id) = pool.take(stream, chance) {
                card.id = id;
            }
        }
        self.unseen = pool;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::{FastChance, Scripted, Watched};

    const CARDS: Stream = Stream::named("cards");

    #[test]
    fn a_set_gives_its_members_in_order() {
        let set: IdSet<3> = [5, 64, 130, 191].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [5, 64, 130, 191]);
        assert_eq!((0..5).map(|n| set.nth(n)).collect::<Vec<_>>(), [Some(5), Some(64), Some(130), Some(191), None]);
        assert_eq!(set.len(), 4);
        assert!(!IdSet::<3>::first(5).contains(5));
    }

    #[test]
    fn numbers_that_do_not_fit_are_ignored() {
        let mut set = IdSet::<1>::EMPTY;
        assert!(!set.insert(64));
        assert!(!set.remove(64));
        assert!(set.is_empty());
        assert_eq!(IdSet::<1>::first(100).len(), 64);
    }

    #[test]
    fn drawing_from_a_bag_empties_it_fairly() {
        let mut first = [0u32; 5];
        let mut chance = FastChance::new(7);
        for _ in 0..5_000 {
            let mut bag = IdSet::<1>::first(5);
            let order: Vec<u16> = std::iter::from_fn(|| bag.take(CARDS, &mut chance)).collect();
            first[usize::from(order[0])] += 1;
            assert_eq!(order.iter().copied().collect::<IdSet<1>>(), IdSet::first(5));
        }
        assert!(first.iter().all(|n| (880..1120).contains(n)), "{first:?}");
    }

    #[test]
    fn cards_put_under_a_deck_come_last_and_in_order() {
        let mut deck = Deck::<1, 4>::new(IdSet::first(2));
        let [me, you, ..] = Seat::ALL;
        deck.put_under(9, SeatSet::only(me)).unwrap();
        deck.put_under(7, SeatSet::only(you)).unwrap();
        assert_eq!(deck.len(), 4);
        let mut chance = Scripted::anything().and(CARDS, [1, 0]);
        assert_eq!(deck.draw(me, CARDS, &mut chance), Some(1));
        assert_eq!(deck.draw(me, CARDS, &mut chance), Some(0));
        let mut watched = Watched::new(&mut chance);
        assert_eq!(deck.draw(me, CARDS, &mut watched), Some(9));
        assert!(!watched.has_told_something(), "only the taker knew it");
        assert_eq!(deck.draw(me, CARDS, &mut watched), Some(7));
        assert!(watched.has_told_something(), "the player who put it there sees it drawn");
        assert_eq!(deck.draw(me, CARDS, &mut watched), None);
    }

    #[test]
    fn a_full_bottom_gives_the_card_back() {
        let mut deck = Deck::<1, 1>::new(IdSet::EMPTY);
        assert_eq!(deck.put_under(1, SeatSet::EMPTY), Ok(()));
        assert_eq!(deck.put_under(2, SeatSet::EMPTY), Err(2));
    }

    #[test]
    fn determinizing_keeps_what_the_seat_knows_and_varies_the_rest() {
        let [me, you, ..] = Seat::ALL;
        let mut deck = Deck::<1, 4>::new(IdSet::first(6));
        deck.put_under(10, SeatSet::only(me)).unwrap();
        deck.put_under(11, SeatSet::only(you)).unwrap();
        let mut chance = FastChance::new(3);
        let mut seen = IdSet::<1>::EMPTY;
        for _ in 0..200 {
            let mut copy = deck;
            copy.determinize(me, CARDS, &mut chance);
            assert_eq!(copy.cards(), deck.cards());
            assert_eq!(copy.bottom[0].id, 10);
            seen.insert(copy.bottom[1].id);
        }
        assert_eq!(seen, [0, 1, 2, 3, 4, 5, 11].into_iter().collect());
    }
}
