//! Farms, boats, raw materials, tiles, sites and buildings on the continent.

use engine::Seat;

use crate::continent::{SiteSpot, SpotSet, Terrain, Territory, TerritorySet};
use crate::material::Material;
use crate::site::{Ground, Site, SiteKind};

use super::tribes::take_one;
use super::{BLOCKING_PROVISIONS, Boat, Built, Land};

impl Land {
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
}
