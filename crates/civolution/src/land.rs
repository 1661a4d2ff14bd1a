//! What lies on the continent: tribes, farms, boats, raw materials, tiles, tokens, sites and buildings.

mod things;
mod tribes;

use engine::{BySeat, Seat};
use serde::{Deserialize, Serialize};

use crate::continent::{Camp, Layout, SiteSpot, SpotSet, Territory, TerritorySet};
use crate::material::Material;
use crate::site::{Ground, Site, SiteKind};

/// A tribe on an encampment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tribe {
    /// Whose.
    pub seat: Seat,
    /// Whether it stands upright.
    pub strong: bool,
}

/// Some tribes of one civilization that lie in the same place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tribes {
    /// How many stand.
    pub strong: u8,
    /// How many lie.
    pub weak: u8,
}

impl Tribes {
    /// How many there are.
    #[must_use]
    pub const fn all(self) -> u8 {
        self.strong + self.weak
    }

    /// How many of one state there are.
    #[must_use]
    pub const fn of(self, strong: bool) -> u8 {
        if strong { self.strong } else { self.weak }
    }

    fn count(&mut self, strong: bool) -> &mut u8 {
        if strong { &mut self.strong } else { &mut self.weak }
    }
}

engine::vocabulary! {
    /// Where in a territory a tribe is.
    pub enum Berth {
        /// On the fire encampment.
        Fire = "fire",
        /// On another encampment.
        Camp = "camp",
        /// In the wilderness.
        Wild = "wild",
        /// On a boat.
        Boat = "boat",
    }
}

/// A tribe, as its owner can tell it from others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Who {
    /// In which territory.
    pub territory: Territory,
    /// Where there.
    pub berth: Berth,
    /// In which state.
    pub strong: bool,
}

/// A boat of one civilization in a Water territory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Boat {
    /// Whether it is there.
    pub built: bool,
    /// Whether a raw material lies in its notch.
    pub loaded: bool,
    /// The tribes aboard, at most two.
    pub tribes: Tribes,
}

impl Boat {
    /// How many tribes it holds.
    pub const SEATS: u8 = 2;

    /// Whether another tribe fits in.
    #[must_use]
    pub const fn has_room(self) -> bool {
        self.built && self.tribes.all() < Self::SEATS
    }
}

/// What one civilization has built on a building ground.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Built {
    /// Statues.
    pub statues: u8,
    /// Whether a settlement stands there.
    pub settlement: bool,
}

impl Built {
    /// How many buildings.
    #[must_use]
    pub const fn all(self) -> u8 {
        self.statues + self.settlement as u8
    }
}

/// How many provision markers of V.I.C.I block a farm.
const BLOCKING_PROVISIONS: u8 = 2;

/// The continent of a game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Land {
    /// How the tiles lie.
    pub layout: Layout,
    /// How many civilizations there are, V.I.C.I too: it decides which encampments are covered.
    pub civilizations: u8,
    #[serde(with = "arrays")]
    camps: [Option<Tribe>; Camp::COUNT],
    wild: [BySeat<Tribes>; Territory::COUNT],
    boats: [BySeat<Boat>; Territory::WATERS.len()],
    /// Where each civilization has tribes; follows from the above.
    present: BySeat<TerritorySet>,
    /// Where it has strong ones; follows from the above.
    strong: BySeat<TerritorySet>,
    /// Whose farm stands in a territory.
    farms: [Option<Seat>; Territory::COUNT],
    /// Raw materials, those on boats not counted.
    raw: [BySeat<u8>; Territory::COUNT],
    /// The material tiles that lie face up.
    tiles: [Option<Material>; Territory::COUNT],
    /// Where a hunting token lies.
    pub hunted: TerritorySet,
    /// The sites that lie face up.
    sites: [Option<Site>; SiteSpot::COUNT],
    /// Where sites of each kind lie face up; follows from the above.
    spots: [SpotSet; SiteKind::COUNT],
    grounds: [BySeat<Built>; Ground::COUNT],
    /// V.I.C.I's provision markers.
    pub provisions: [u8; Territory::COUNT],
    /// Where the second of them came while a farm stood there: these lie beside its building space and do not block it.
    pub beside_farms: TerritorySet,
}

impl Land {
    /// An empty continent.
    #[must_use]
    pub fn new(layout: Layout, civilizations: u8) -> Self {
        Self {
            layout,
            civilizations,
            camps: [None; Camp::COUNT],
            wild: [BySeat::default(); Territory::COUNT],
            boats: [BySeat::default(); Territory::WATERS.len()],
            present: BySeat::default(),
            strong: BySeat::default(),
            farms: [None; Territory::COUNT],
            raw: [BySeat::default(); Territory::COUNT],
            tiles: [None; Territory::COUNT],
            hunted: TerritorySet::EMPTY,
            sites: [None; SiteSpot::COUNT],
            spots: [SpotSet::EMPTY; SiteKind::COUNT],
            grounds: [BySeat::default(); Ground::COUNT],
            provisions: [0; Territory::COUNT],
            beside_farms: TerritorySet::EMPTY,
        }
    }

    /// Whether what follows from other fields does follow. Otherwise what is wrong.
    pub(crate) fn check(&self) -> Result<(), String> {
        let mut again = *self;
        for territory in Territory::ALL {
            for seat in Seat::ALL {
                again.look_again(territory, seat);
                let strays = [Berth::Wild, Berth::Boat].iter().any(|berth| {
                    (*berth == Berth::Boat) != territory.is_water() && self.group(territory, *berth, seat).all() > 0
                });
                let boat = self.boat(territory, seat);
                if strays || boat.tribes.all() > Boat::SEATS || (!boat.built && boat != Boat::default()) {
                    return Err(format!("tribes of {seat} in {territory} are where none can be"));
                }
            }
        }
        again.spots = [SpotSet::EMPTY; SiteKind::COUNT];
        for spot in SiteSpot::ALL {
            if let Some(site) = self.site(spot) {
                again.reveal(spot, site);
            }
        }
        if again != *self {
            return Err("what is remembered about the continent is not what lies there".to_owned());
        }
        if Camp::ALL.into_iter().any(|camp| self.camp(camp).is_some() && !camp.is_open(self.civilizations)) {
            return Err("a tribe lies on a covered encampment".to_owned());
        }
        let count = usize::from(self.civilizations);
        if Camp::ALL.into_iter().filter_map(|camp| self.camp(camp)).any(|tribe| tribe.seat.index() >= count) {
            return Err("a tribe of nobody lies on the continent".to_owned());
        }
        let wrong_tile = |territory: &Territory| {
            self.material(*territory).is_some_and(|material| material.terrain() != territory.terrain())
        };
        if let Some(territory) = Territory::ALL.into_iter().find(wrong_tile) {
            return Err(format!("the material tile in {territory} is of another land type"));
        }
        for material in Material::ALL {
            if Territory::ALL.into_iter().filter(|territory| self.material(*territory) == Some(material)).count() > 1 {
                return Err(format!("the tile of {material} lies in two territories"));
            }
        }
        Ok(())
    }
}

/// Arrays longer than serde knows.
pub(crate) mod arrays {
    use serde::de::{DeserializeOwned, Error};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(crate) fn serialize<T: Serialize, S: Serializer, const N: usize>(
        array: &[T; N],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(array)
    }

    pub(crate) fn deserialize<'de, T: DeserializeOwned, D: Deserializer<'de>, const N: usize>(
        deserializer: D,
    ) -> Result<[T; N], D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        values.try_into().map_err(|values: Vec<T>| D::Error::invalid_length(values.len(), &"an array of this length"))
    }
}
