//! The places for people, and the people on them.

use std::fmt;

use engine::{BySeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::resource::Resource;
use crate::task::Gathering;

engine::vocabulary! {
    /// The places printed on the board.
    pub enum Site {
        /// Brings one food for every two pips.
        Hunt = "hunt",
        /// Brings wood.
        Forest = "forest",
        /// Brings brick.
        ClayPit = "clay-pit",
        /// Brings stone.
        Quarry = "quarry",
        /// Brings gold.
        River = "river",
        /// Brings one tool.
        ToolMaker = "tool-maker",
        /// Brings one more person.
        Hut = "hut",
        /// Brings one step on the food track.
        Field = "field",
    }
}

/// What people do on a site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// They roll dice for food or a resource.
    Gather(Gathering),
    /// They make a tool.
    Tool,
    /// They have a child.
    Person,
    /// They till the field, which raises the food track.
    FoodTrack,
}

impl Site {
    /// The four sites where resources are gathered.
    pub const GATHERING: [Self; 4] = [Self::Forest, Self::ClayPit, Self::Quarry, Self::River];
    /// The three sites of the village. Two or three players may fill only two of them in a round.
    pub const VILLAGE: [Self; 3] = [Self::ToolMaker, Self::Hut, Self::Field];

    /// Returns the resource that is gathered here, if any.
    #[must_use]
    pub const fn resource(self) -> Option<Resource> {
        match self.work() {
            Work::Gather(Gathering::Resource(resource)) => Some(resource),
            Work::Gather(Gathering::Food) | Work::Tool | Work::Person | Work::FoodTrack => None,
        }
    }

    /// Returns what people do here.
    #[must_use]
    pub const fn work(self) -> Work {
        match self {
            Self::Hunt => Work::Gather(Gathering::Food),
            Self::Forest => Work::Gather(Gathering::Resource(Resource::Wood)),
            Self::ClayPit => Work::Gather(Gathering::Resource(Resource::Brick)),
            Self::Quarry => Work::Gather(Gathering::Resource(Resource::Stone)),
            Self::River => Work::Gather(Gathering::Resource(Resource::Gold)),
            Self::ToolMaker => Work::Tool,
            Self::Hut => Work::Person,
            Self::Field => Work::FoodTrack,
        }
    }

    const fn capacity(self) -> Capacity {
        match self {
            Self::Hunt => Capacity::Unlimited,
            Self::Forest | Self::ClayPit | Self::Quarry | Self::River => Capacity::UpTo(RINGS),
            Self::ToolMaker | Self::Field => Capacity::Exactly(1),
            Self::Hut => Capacity::Exactly(2),
        }
    }
}

/// Maximum number of people in each of forest, clay pit, quarry and river.
pub(crate) const RINGS: u8 = 7;

/// The number of people a place takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Capacity {
    /// Any number.
    Unlimited,
    /// At most this number, of all players together.
    UpTo(u8),
    /// Exactly this number, all of one player.
    Exactly(u8),
}

impl Capacity {
    /// Returns the minimum number of people a player can place there.
    #[must_use]
    pub const fn least(self) -> u8 {
        match self {
            Self::Exactly(exactly) => exactly,
            Self::UpTo(_) | Self::Unlimited => 1,
        }
    }
}

/// Returns how many players may gather in each of forest, clay pit, quarry and river in a round. "Changes for 3 or 2
/// players" leaves one player out.
pub(crate) const fn gatherers_allowed(players: u8) -> u8 {
    if players == 4 { 4 } else { players - 1 }
}

/// Returns how many sites of the village may be filled in a round. "Changes for 3 or 2 players" leaves one empty.
pub(crate) const fn village_limit(players: u8) -> usize {
    if players == 4 { Site::VILLAGE.len() } else { Site::VILLAGE.len() - 1 }
}

/// One of the four card spaces or building stacks. Stored as 0 to 3, printed as 1 to 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Slot(u8);

impl TryFrom<u8> for Slot {
    type Error = String;

    fn try_from(index: u8) -> Result<Self, String> {
        Self::numbered(u32::from(index) + 1).ok_or_else(|| format!("there is no space {index}: expected 0 to 3"))
    }
}

impl Slot {
    /// Number of slots.
    pub const COUNT: usize = 4;
    /// All slots. For cards, the first is the rightmost space, which costs 1.
    pub const ALL: [Self; Self::COUNT] = [Self(0), Self(1), Self(2), Self(3)];

    /// Returns the slot with this number, counted from 1.
    #[must_use]
    pub const fn numbered(number: u32) -> Option<Self> {
        match number {
            1..=4 => Some(Self(number as u8 - 1)),
            _ => None,
        }
    }

    /// Returns its index, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize & (Self::COUNT - 1)
    }

    /// Returns its number, counted from 1. For a card, that is also the price.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.index() as u8 + 1
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// A card or building that can be acquired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Acquisition {
    /// The civilization card on this space.
    Card(Slot),
    /// The top building of this stack.
    Building(Slot),
}

impl fmt::Display for Acquisition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(slot) => write!(f, "card {slot}"),
            Self::Building(slot) => write!(f, "building {slot}"),
        }
    }
}

/// A place for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// A place printed on the board.
    Site(Site),
    /// A card or a building.
    Acquisition(Acquisition),
}

impl Place {
    /// Number of places.
    pub const COUNT: usize = Site::COUNT + 2 * Slot::COUNT;

    /// All places: the sites, then the cards, then the buildings.
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self::Site(Site::Hunt); Self::COUNT];
        let mut i = 0;
        while i < Site::COUNT {
            all[i] = Self::Site(Site::ALL[i]);
            i += 1;
        }
        i = 0;
        while i < Slot::COUNT {
            all[Site::COUNT + i] = Self::card(Slot::ALL[i]);
            all[Site::COUNT + Slot::COUNT + i] = Self::building(Slot::ALL[i]);
            i += 1;
        }
        all
    };

    /// Returns the place of the card on this space.
    #[must_use]
    pub const fn card(slot: Slot) -> Self {
        Self::Acquisition(Acquisition::Card(slot))
    }

    /// Returns the place of the top building of this stack.
    #[must_use]
    pub const fn building(slot: Slot) -> Self {
        Self::Acquisition(Acquisition::Building(slot))
    }

    /// Returns its index in [`ALL`](Self::ALL).
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Site(site) => site.index(),
            Self::Acquisition(Acquisition::Card(slot)) => Site::COUNT + slot.index(),
            Self::Acquisition(Acquisition::Building(slot)) => Site::COUNT + Slot::COUNT + slot.index(),
        }
    }

    /// Returns the number of people it takes.
    #[must_use]
    pub const fn capacity(self) -> Capacity {
        match self {
            Self::Site(site) => site.capacity(),
            Self::Acquisition(_) => Capacity::Exactly(1),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Site(site) => site.fmt(f),
            Self::Acquisition(acquisition) => acquisition.fmt(f),
        }
    }
}

/// The people on the board: for each seat, the number of its people on each place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board(BySeat<[u8; Place::COUNT]>);

impl Board {
    /// Returns the number of a seat's people on a place.
    #[must_use]
    pub fn people(&self, place: Place, seat: Seat) -> u8 {
        self.0[seat][place.index()]
    }

    pub(crate) fn people_mut(&mut self, place: Place, seat: Seat) -> &mut u8 {
        &mut self.0[seat][place.index()]
    }

    /// Returns the number of a seat's people on all places.
    #[must_use]
    pub fn people_of(&self, seat: Seat) -> u8 {
        self.0[seat].iter().fold(0, |sum, &people| sum.wrapping_add(people))
    }

    /// Returns the number of people on a place.
    #[must_use]
    pub fn people_at(&self, place: Place) -> u8 {
        Seat::ALL.into_iter().fold(0, |sum, seat| sum.wrapping_add(self.people(place, seat)))
    }

    /// Returns the seats that have people on a place.
    #[must_use]
    pub fn players_at(&self, place: Place) -> SeatSet {
        Seat::ALL.into_iter().filter(|&seat| self.people(place, seat) > 0).collect()
    }

    /// Returns the places on which a seat has people.
    pub(crate) fn places_of(&self, seat: Seat) -> PlaceSet {
        PlaceSet(u128::from_le_bytes(self.0[seat]))
    }

    /// Returns the number of people on each place.
    pub(crate) fn totals(&self) -> Totals {
        // One addition covers all places: no place ever has enough people to overflow its byte into the next.
        Totals(self.0.iter().fold(0, |sum, row| sum.wrapping_add(u128::from_le_bytes(*row))))
    }
}

/// The number of people on each place, one byte per place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Totals(u128);

impl Totals {
    #[inline]
    pub(crate) const fn at(self, place: Place) -> u8 {
        (self.0 >> (8 * place.index())) as u8
    }
}

/// A set of places: those whose byte is not 0. It is made from a row of the board without a loop, which speeds up the
/// listing of legal actions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlaceSet(u128);

impl PlaceSet {
    #[inline]
    pub(crate) const fn contains(self, place: Place) -> bool {
        self.0 >> (8 * place.index()) & 0xff != 0
    }

    #[inline]
    pub(crate) const fn has_several(self) -> bool {
        let first = self.0.trailing_zeros() / 8;
        self.0 >> (8 * first) > 0xff
    }

    /// Returns the places of the set, in the order of [`Place::ALL`].
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Place> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let place = *Place::ALL.get(left.trailing_zeros() as usize / 8)?;
            left &= !(0xff << (8 * place.index()));
            Some(place)
        })
    }
}
