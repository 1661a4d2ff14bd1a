//! What lies on the continent: tribes, farms, boats, raw materials, tiles, tokens, sites and buildings.

use engine::{BySeat, Seat};
use serde::{Deserialize, Serialize};

use crate::continent::{Camp, Layout, SiteSpot, SpotSet, Terrain, Territory, TerritorySet};
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

    // Tribes.

    /// The territories of a civilization: those where it has a tribe.
    #[must_use]
    pub fn territories(&self, seat: Seat) -> TerritorySet {
        self.present[seat]
    }

    /// The territories where it has a strong tribe.
    #[must_use]
    pub fn strongholds(&self, seat: Seat) -> TerritorySet {
        self.strong[seat]
    }

    /// The tribe on an encampment.
    #[must_use]
    pub fn camp(&self, camp: Camp) -> Option<Tribe> {
        self.camps[camp.index()]
    }

    /// The tribes of a civilization in the wilderness of a territory.
    #[must_use]
    pub fn wild(&self, territory: Territory, seat: Seat) -> Tribes {
        self.wild[territory.index()][seat]
    }

    /// The boat of a civilization in a territory; never built on land.
    #[must_use]
    pub fn boat(&self, territory: Territory, seat: Seat) -> Boat {
        territory.water_index().map_or(Boat::default(), |water| self.boats[water][seat])
    }

    fn boat_mut(&mut self, territory: Territory, seat: Seat) -> Option<&mut Boat> {
        Some(&mut self.boats[territory.water_index()?][seat])
    }

    /// The encampments of a territory that are in play.
    pub fn open_camps(&self, territory: Territory) -> impl ExactSizeIterator<Item = Camp> + use<> {
        territory.open_camps(self.civilizations)
    }

    /// The tribes of a civilization in one kind of place of a territory.
    #[must_use]
    pub fn group(&self, territory: Territory, berth: Berth, seat: Seat) -> Tribes {
        match berth {
            Berth::Wild => self.wild(territory, seat),
            Berth::Boat => self.boat(territory, seat).tribes,
            Berth::Fire | Berth::Camp => {
                let mut tribes = Tribes::default();
                for camp in self.open_camps(territory).filter(|camp| camp.is_fire() == (berth == Berth::Fire)) {
                    if let Some(tribe) = self.camp(camp).filter(|tribe| tribe.seat == seat) {
                        *tribes.count(tribe.strong) += 1;
                    }
                }
                tribes
            }
        }
    }

    /// All tribes of a civilization in a territory.
    #[must_use]
    pub fn tribes_in(&self, territory: Territory, seat: Seat) -> Tribes {
        if territory.is_water() {
            return self.boat(territory, seat).tribes;
        }
        let mut tribes = self.wild(territory, seat);
        for camp in self.open_camps(territory) {
            if let Some(tribe) = self.camp(camp).filter(|tribe| tribe.seat == seat) {
                *tribes.count(tribe.strong) += 1;
            }
        }
        tribes
    }

    /// All tribes of a civilization.
    #[must_use]
    pub fn tribes(&self, seat: Seat) -> Tribes {
        let mut tribes = Tribes::default();
        for territory in self.territories(seat).iter() {
            let here = self.tribes_in(territory, seat);
            tribes.strong += here.strong;
            tribes.weak += here.weak;
        }
        tribes
    }

    /// Calls `visit` with each group of a civilization's tribes and its size.
    pub fn each_group(&self, seat: Seat, mut visit: impl FnMut(Who, u8)) {
        for territory in self.territories(seat).iter() {
            let berths: &[Berth] =
                if territory.is_water() { &[Berth::Boat] } else { &[Berth::Fire, Berth::Camp, Berth::Wild] };
            for &berth in berths {
                let group = self.group(territory, berth, seat);
                for strong in [true, false] {
                    if group.of(strong) > 0 {
                        visit(Who { territory, berth, strong }, group.of(strong));
                    }
                }
            }
        }
    }

    fn look_again(&mut self, territory: Territory, seat: Seat) {
        let here = self.tribes_in(territory, seat);
        set(&mut self.present[seat], territory, here.all() > 0);
        set(&mut self.strong[seat], territory, here.strong > 0);
    }

    /// Puts a tribe on an encampment; gives back the one that was there.
    pub fn occupy(&mut self, camp: Camp, tribe: Tribe) -> Option<Tribe> {
        let old = self.camps[camp.index()].replace(tribe);
        self.look_again(camp.territory(), tribe.seat);
        if let Some(old) = old {
            self.look_again(camp.territory(), old.seat);
        }
        old
    }

    /// Puts a tribe into the wilderness.
    pub fn put_wild(&mut self, territory: Territory, tribe: Tribe) {
        *self.wild[territory.index()][tribe.seat].count(tribe.strong) += 1;
        self.look_again(territory, tribe.seat);
    }

    /// Puts a tribe aboard a boat.
    pub fn board(&mut self, territory: Territory, tribe: Tribe) {
        if let Some(boat) = self.boat_mut(territory, tribe.seat) {
            *boat.tribes.count(tribe.strong) += 1;
        }
        self.look_again(territory, tribe.seat);
    }

    /// The encampment of a tribe on an encampment; of several that cannot be told apart one.
    #[must_use]
    pub fn camp_of(&self, who: Who, seat: Seat) -> Option<Camp> {
        self.open_camps(who.territory)
            .filter(|camp| camp.is_fire() == (who.berth == Berth::Fire))
            .find(|&camp| self.camp(camp) == Some(Tribe { seat, strong: who.strong }))
    }

    /// Takes the tribe off an encampment.
    pub fn vacate(&mut self, camp: Camp) -> Option<Tribe> {
        let tribe = self.camps[camp.index()].take();
        if let Some(tribe) = tribe {
            self.look_again(camp.territory(), tribe.seat);
        }
        tribe
    }

    /// Takes a tribe away. Says whether there was such a one.
    pub fn take(&mut self, who: Who, seat: Seat) -> bool {
        let taken = match who.berth {
            Berth::Fire | Berth::Camp => match self.camp_of(who, seat) {
                Some(camp) => self.vacate(camp).is_some(),
                None => false,
            },
            Berth::Wild => take_one(self.wild[who.territory.index()][seat].count(who.strong)),
            Berth::Boat => {
                self.boat_mut(who.territory, seat).is_some_and(|boat| take_one(boat.tribes.count(who.strong)))
            }
        };
        self.look_again(who.territory, seat);
        taken
    }

    /// Stands a weak tribe up or lays a strong one down. Says whether there was such a one.
    pub fn turn(&mut self, who: Who, seat: Seat) -> bool {
        let turned = match who.berth {
            Berth::Fire | Berth::Camp => match self.camp_of(who, seat) {
                Some(camp) => {
                    self.camps[camp.index()] = Some(Tribe { seat, strong: !who.strong });
                    true
                }
                None => false,
            },
            Berth::Wild => turn_one(&mut self.wild[who.territory.index()][seat], who.strong),
            Berth::Boat => {
                self.boat_mut(who.territory, seat).is_some_and(|boat| turn_one(&mut boat.tribes, who.strong))
            }
        };
        self.look_again(who.territory, seat);
        turned
    }

    // Farms and boats.

    /// Whose farm stands in a territory.
    #[must_use]
    pub fn farm(&self, territory: Territory) -> Option<Seat> {
        self.farms[territory.index()]
    }

    /// Builds a farm, or takes it away.
    pub fn set_farm(&mut self, territory: Territory, owner: Option<Seat>) {
        self.farms[territory.index()] = owner;
    }

    /// Whether provision markers of V.I.C.I lie on the building space of the farm (p. 42).
    #[must_use]
    pub fn is_blocked(&self, territory: Territory) -> bool {
        self.provisions[territory.index()] >= BLOCKING_PROVISIONS && !self.beside_farms.contains(territory)
    }

    /// Places a provision marker. The second one blocks the farm, unless there is one.
    pub fn provide(&mut self, territory: Territory) {
        let there = &mut self.provisions[territory.index()];
        *there += 1;
        if *there == BLOCKING_PROVISIONS && self.farm(territory).is_some() {
            self.beside_farms.insert(territory);
        }
    }

    /// The territories with a farm of this civilization.
    #[must_use]
    pub fn farms_of(&self, seat: Seat) -> TerritorySet {
        Territory::ALL.into_iter().filter(|territory| self.farm(*territory) == Some(seat)).collect()
    }

    /// The Water territories with a boat of this civilization.
    #[must_use]
    pub fn boats_of(&self, seat: Seat) -> TerritorySet {
        Territory::WATERS.into_iter().filter(|water| self.boat(*water, seat).built).collect()
    }

    /// Builds a boat, or takes it away with all that is on it.
    pub fn set_boat(&mut self, territory: Territory, seat: Seat, boat: Boat) {
        if let Some(place) = self.boat_mut(territory, seat) {
            *place = boat;
        }
        self.look_again(territory, seat);
    }

    // Raw materials and material tiles.

    /// The raw materials of a civilization in a territory, the one on its boat too.
    #[must_use]
    pub fn raw(&self, territory: Territory, seat: Seat) -> u8 {
        self.raw[territory.index()][seat] + u8::from(self.boat(territory, seat).loaded)
    }

    /// Puts a raw material into a territory or a boat's notch.
    pub fn add_raw(&mut self, territory: Territory, seat: Seat) {
        match self.boat_mut(territory, seat) {
            Some(boat) => boat.loaded = true,
            None => self.raw[territory.index()][seat] += 1,
        }
    }

    /// Takes a raw material away.
    pub fn take_raw(&mut self, territory: Territory, seat: Seat) {
        match self.boat_mut(territory, seat) {
            Some(boat) => boat.loaded = false,
            None => {
                let _ = take_one(&mut self.raw[territory.index()][seat]);
            }
        }
    }

    /// The material of a developed land territory.
    #[must_use]
    pub fn material(&self, territory: Territory) -> Option<Material> {
        self.tiles[territory.index()]
    }

    /// Turns a material tile face up.
    pub fn develop(&mut self, territory: Territory, material: Material) {
        self.tiles[territory.index()] = Some(material);
    }

    /// Whether the tile of a material lies face up.
    #[must_use]
    pub fn is_known(&self, material: Material) -> bool {
        TerritorySet::of(material.terrain()).iter().any(|territory| self.material(territory) == Some(material))
    }

    /// The material tiles of a land type that lie face down, a bit for each of its three materials.
    pub fn hidden_materials(&self, terrain: Terrain) -> impl Iterator<Item = Material> {
        Material::of(terrain).filter(|material| !self.is_known(*material))
    }

    // Sites.

    /// The site at a spot, if it lies face up.
    #[must_use]
    pub fn site(&self, spot: SiteSpot) -> Option<Site> {
        self.sites[spot.index()]
    }

    /// Turns a site face up.
    pub fn reveal(&mut self, spot: SiteSpot, site: Site) {
        self.sites[spot.index()] = Some(site);
        self.spots[site.kind().index()].insert(spot);
    }

    /// Where sites of this kind lie face up.
    #[must_use]
    pub fn spots(&self, kind: SiteKind) -> SpotSet {
        self.spots[kind.index()]
    }

    /// Where sites lie face down.
    #[must_use]
    pub fn hidden_spots(&self) -> SpotSet {
        self.spots.iter().fold(SpotSet::ALL, |hidden, seen| hidden.minus(*seen))
    }

    /// The territories next to face-up sites of this kind.
    #[must_use]
    pub fn around(&self, kind: SiteKind) -> TerritorySet {
        self.spots(kind).iter().fold(TerritorySet::EMPTY, |around, spot| around.union(self.layout.around(spot)))
    }

    /// Where one can go from a territory with one migration (p. 15, 38).
    #[must_use]
    pub fn reachable(&self, from: Territory) -> TerritorySet {
        let neighbours = self.layout.neighbours(from);
        let caves = self.around(SiteKind::Cave);
        if caves.contains(from) { neighbours.union(caves).minus(TerritorySet::only(from)) } else { neighbours }
    }

    // Building grounds.

    /// What a civilization has built on a ground.
    #[must_use]
    pub fn built(&self, ground: Ground, seat: Seat) -> Built {
        self.grounds[ground.index()][seat]
    }

    /// The same, to change it.
    pub fn built_mut(&mut self, ground: Ground, seat: Seat) -> &mut Built {
        &mut self.grounds[ground.index()][seat]
    }

    /// The territories next to a building ground; none while it lies face down.
    #[must_use]
    pub fn around_ground(&self, ground: Ground) -> TerritorySet {
        if ground == Ground::ISLAND {
            return TerritorySet::only(Territory::WaterA);
        }
        self.spot_of(ground).map_or(TerritorySet::EMPTY, |spot| self.layout.around(spot))
    }

    /// Where a building ground lies face up.
    #[must_use]
    pub fn spot_of(&self, ground: Ground) -> Option<SiteSpot> {
        let grounds = self.spots(SiteKind::BuildingGround);
        grounds.iter().find(|spot| self.site(*spot).and_then(Site::ground) == Some(ground))
    }

    /// All buildings of a civilization on building grounds.
    #[must_use]
    pub fn statues(&self, seat: Seat) -> u8 {
        self.grounds.iter().map(|ground| ground[seat].statues).sum()
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

fn set(territories: &mut TerritorySet, territory: Territory, there: bool) {
    if there {
        territories.insert(territory);
    } else {
        territories.remove(territory);
    }
}

fn take_one(count: &mut u8) -> bool {
    match count.checked_sub(1) {
        Some(left) => {
            *count = left;
            true
        }
        None => false,
    }
}

fn turn_one(tribes: &mut Tribes, strong: bool) -> bool {
    let there = take_one(tribes.count(strong));
    if there {
        *tribes.count(!strong) += 1;
    }
    there
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
