//! Where people can be placed.

use std::fmt;

use engine::{BySeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::resource::Resource;
use crate::task::Gathering;

engine::vocabulary! {
    /// The places printed on the board.
    pub enum Site {
        /// Food, at one for every two pips.
        Hunt = "hunt",
        /// Wood.
        Forest = "forest",
        /// Brick.
        ClayPit = "clay-pit",
        /// Stone.
        Quarry = "quarry",
        /// Gold.
        River = "river",
        /// A new tool.
        ToolMaker = "tool-maker",
        /// One more person.
        Hut = "hut",
        /// One step on the food track.
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
    /// They till the field.
    FoodTrack,
}

impl Site {
    /// The four places where resources are gathered.
    pub const GATHERING: [Self; 4] = [Self::Forest, Self::ClayPit, Self::Quarry, Self::River];
    /// The three places in the village, of which two or three players may fill only two in a round.
    pub const VILLAGE: [Self; 3] = [Self::ToolMaker, Self::Hut, Self::Field];

    /// The resource that is gathered here.
    #[must_use]
    pub const fn resource(self) -> Option<Resource> {
        match self.work() {
            Work::Gather(Gathering::Resource(resource)) => Some(resource),
            Work::Gather(Gathering::Food) | Work::Tool | Work::Person | Work::FoodTrack => None,
        }
    }

    /// What people do here.
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

/// How many people the forest, the clay pit, the quarry and the river take.
pub(crate) const RINGS: u8 = 7;

/// How many people a place takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Capacity {
    /// As many as one likes.
    Unlimited,
    /// So many in all.
    UpTo(u8),
    /// Exactly so many, all of one player.
    Exactly(u8),
}

impl Capacity {
    /// The fewest people one can place there.
    #[must_use]
    pub const fn least(self) -> u8 {
        match self {
            Self::Exactly(exactly) => exactly,
            Self::UpTo(_) | Self::Unlimited => 1,
        }
    }
}

/// How many players may gather in the forest, and so on, in a round: "Changes for 3 or 2 players" leaves one out.
pub(crate) const fn gatherers_allowed(players: u8) -> u8 {
    if players == 4 { 4 } else { players - 1 }
}

/// How many places of the village may be filled in a round: "Changes for 3 or 2 players" leaves one empty.
pub(crate) const fn village_limit(players: u8) -> usize {
    if players == 4 { Site::VILLAGE.len() } else { Site::VILLAGE.len() - 1 }
}

/// One of the four card spaces or building stacks, counted from 0. Prints as 1 to 4.
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
    /// How many there are.
    pub const COUNT: usize = 4;
    /// All of them. For cards the first is the rightmost, which costs 1.
    pub const ALL: [Self; Self::COUNT] = [Self(0), Self(1), Self(2), Self(3)];

    /// The slot with this number, counted from 1.
    #[must_use]
    pub const fn numbered(number: u32) -> Option<Self> {
        match number {
            1..=4 => Some(Self(number as u8 - 1)),
            _ => None,
        }
    }

    /// Its number, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize & (Self::COUNT - 1)
    }

    /// Its number, counted from 1. For a card that is also its price.
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

/// What one can acquire.
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

/// Where people can be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// A place printed on the board.
    Site(Site),
    /// A card or a building.
    Acquisition(Acquisition),
}

impl Place {
    /// How many there are.
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

    /// The card on this space.
    #[must_use]
    pub const fn card(slot: Slot) -> Self {
        Self::Acquisition(Acquisition::Card(slot))
    }

    /// The building on this stack.
    #[must_use]
    pub const fn building(slot: Slot) -> Self {
        Self::Acquisition(Acquisition::Building(slot))
    }

    /// Its number, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Site(site) => site.index(),
            Self::Acquisition(Acquisition::Card(slot)) => Site::COUNT + slot.index(),
            Self::Acquisition(Acquisition::Building(slot)) => Site::COUNT + Slot::COUNT + slot.index(),
        }
    }

    /// How many people it takes.
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

/// Who stands where: for every seat the number of its people on each place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board(BySeat<[u8; Place::COUNT]>);

impl Board {
    /// How many people of a seat stand on a place.
    #[must_use]
    pub fn people(&self, place: Place, seat: Seat) -> u8 {
        self.0[seat][place.index()]
    }

    pub(crate) fn people_mut(&mut self, place: Place, seat: Seat) -> &mut u8 {
        &mut self.0[seat][place.index()]
    }

    /// How many people of a seat stand anywhere.
    #[must_use]
    pub fn people_of(&self, seat: Seat) -> u8 {
        self.0[seat].iter().fold(0, |sum, &people| sum.wrapping_add(people))
    }

    /// How many people stand on a place.
    #[must_use]
    pub fn people_at(&self, place: Place) -> u8 {
        Seat::ALL.into_iter().fold(0, |sum, seat| sum.wrapping_add(self.people(place, seat)))
    }

    /// Who stands on a place.
    #[must_use]
    pub fn players_at(&self, place: Place) -> SeatSet {
        Seat::ALL.into_iter().filter(|&seat| self.people(place, seat) > 0).collect()
    }

    /// The places on which a seat stands.
    pub(crate) fn places_of(&self, seat: Seat) -> PlaceSet {
        PlaceSet(u128::from_le_bytes(self.0[seat]))
    }

    /// How many people stand on each place.
    pub(crate) fn totals(&self) -> Totals {
        // All places are added at once: no place has so many people that their number would run into the next byte.
        Totals(self.0.iter().fold(0, |sum, row| sum.wrapping_add(u128::from_le_bytes(*row))))
    }
}

/// How many people stand on each place, a byte each.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Totals(u128);

impl Totals {
    #[inline]
    pub(crate) const fn at(self, place: Place) -> u8 {
        (self.0 >> (8 * place.index())) as u8
    }
}

/// A set of places: those whose byte is not 0. It is made from a row of the board without a loop, which matters where
/// legal actions are listed.
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

    /// The places of the set, in their order.
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
