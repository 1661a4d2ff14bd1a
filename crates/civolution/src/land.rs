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
    /// The owner of the tribe.
    pub seat: Seat,
    /// Whether the tribe stands upright.
    pub strong: bool,
}

/// The tribes of one civilization in one place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tribes {
    /// Number of tribes that stand.
    pub strong: u8,
    /// Number of tribes that lie.
    pub weak: u8,
}

impl Tribes {
    /// Returns the number of tribes.
    #[must_use]
    pub const fn all(self) -> u8 {
        self.strong + self.weak
    }

    /// Returns the number of strong or weak tribes.
    #[must_use]
    pub const fn of(self, strong: bool) -> u8 {
        if strong { self.strong } else { self.weak }
    }

    fn count(&mut self, strong: bool) -> &mut u8 {
        if strong { &mut self.strong } else { &mut self.weak }
    }
}

engine::vocabulary! {
    /// The kind of place in a territory where a tribe is.
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

/// A tribe of a known owner, described by everything that tells it apart from the owner's other tribes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Who {
    /// The territory of the tribe.
    pub territory: Territory,
    /// The kind of place within the territory.
    pub berth: Berth,
    /// Whether the tribe is strong.
    pub strong: bool,
}

/// The boat of one civilization in a Water territory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Boat {
    /// Whether the boat has been built there.
    pub built: bool,
    /// Whether a raw material lies in its notch.
    pub loaded: bool,
    /// The tribes aboard, at most [`Boat::SEATS`].
    pub tribes: Tribes,
}

impl Boat {
    /// Maximum number of tribes aboard.
    pub const SEATS: u8 = 2;

    /// Returns true if there is room for another tribe.
    #[must_use]
    pub const fn has_room(self) -> bool {
        self.built && self.tribes.all() < Self::SEATS
    }
}

/// What one civilization has built on a building ground.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Built {
    /// Number of statues.
    pub statues: u8,
    /// Whether a settlement stands there.
    pub settlement: bool,
}

impl Built {
    /// Returns the number of buildings.
    #[must_use]
    pub const fn all(self) -> u8 {
        self.statues + self.settlement as u8
    }
}

/// Number of V.I.C.I's provision markers that block the building space of a farm.
const BLOCKING_PROVISIONS: u8 = 2;

/// The continent of a game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Land {
    /// The layout of the tiles.
    pub layout: Layout,
    /// Number of civilizations, including V.I.C.I. It determines which encampments are covered.
    pub civilizations: u8,
    #[serde(with = "arrays")]
    camps: [Option<Tribe>; Camp::COUNT],
    wild: [BySeat<Tribes>; Territory::COUNT],
    boats: [BySeat<Boat>; Territory::WATERS.len()],
    /// Where each civilization has tribes. Follows from the fields above.
    present: BySeat<TerritorySet>,
    /// Where each civilization has strong tribes. Follows from the fields above.
    strong: BySeat<TerritorySet>,
    /// The owner of the farm in each territory.
    farms: [Option<Seat>; Territory::COUNT],
    /// Raw materials in each territory, except those on boats.
    raw: [BySeat<u8>; Territory::COUNT],
    /// The face-up material tile of each territory.
    tiles: [Option<Material>; Territory::COUNT],
    /// The territories with a hunting token.
    pub hunted: TerritorySet,
    /// The face-up site at each spot.
    sites: [Option<Site>; SiteSpot::COUNT],
    /// The spots of the face-up sites of each kind. Follows from the field above.
    spots: [SpotSet; SiteKind::COUNT],
    grounds: [BySeat<Built>; Ground::COUNT],
    /// Number of V.I.C.I's provision markers in each territory.
    pub provisions: [u8; Territory::COUNT],
    /// Where the second provision marker was placed while a farm stood there. These markers lie beside the building
    /// space and do not block it.
    pub beside_farms: TerritorySet,
}

impl Land {
    /// Creates an empty continent.
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

    /// Checks that the derived fields agree with the others. Returns what is wrong if they do not.
    pub(crate) fn check(&self) -> Result<(), String> {
        let mut derived = *self;
        for territory in Territory::ALL {
            for seat in Seat::ALL {
                derived.update_presence(territory, seat);
                let strays = [Berth::Wild, Berth::Boat].iter().any(|berth| {
                    (*berth == Berth::Boat) != territory.is_water() && self.group(territory, *berth, seat).all() > 0
                });
                let boat = self.boat(territory, seat);
                if strays || boat.tribes.all() > Boat::SEATS || (!boat.built && boat != Boat::default()) {
                    return Err(format!("tribes of {seat} in {territory} are in an impossible place"));
                }
            }
        }
        derived.spots = [SpotSet::EMPTY; SiteKind::COUNT];
        for spot in SiteSpot::ALL {
            if let Some(site) = self.site(spot) {
                derived.reveal(spot, site);
            }
        }
        if derived != *self {
            return Err("the derived fields of the continent are out of date".to_owned());
        }
        if Camp::ALL.into_iter().any(|camp| self.camp(camp).is_some() && !camp.is_open(self.civilizations)) {
            return Err("a tribe is on a covered encampment".to_owned());
        }
        let count = usize::from(self.civilizations);
        if Camp::ALL.into_iter().filter_map(|camp| self.camp(camp)).any(|tribe| tribe.seat.index() >= count) {
            return Err("a tribe on the continent belongs to no civilization".to_owned());
        }
        let wrong_tile = |territory: &Territory| {
            self.material(*territory).is_some_and(|material| material.terrain() != territory.terrain())
        };
        if let Some(territory) = Territory::ALL.into_iter().find(wrong_tile) {
            return Err(format!("the material tile in {territory} is of another land type"));
        }
        for material in Material::ALL {
            if Territory::ALL.into_iter().filter(|territory| self.material(*territory) == Some(material)).count() > 1 {
                return Err(format!("the tile of {material} is in two territories"));
            }
        }
        Ok(())
    }
}

/// Serializes arrays that are longer than serde supports.
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
