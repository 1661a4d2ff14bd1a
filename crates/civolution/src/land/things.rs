//! Farms, boats, raw materials, tiles, sites and buildings on the continent.

use engine::Seat;

use crate::continent::{SiteSpot, SpotSet, Terrain, Territory, TerritorySet};
use crate::material::Material;
use crate::site::{Ground, Site, SiteKind};

use super::tribes::take_one;
use super::{BLOCKING_PROVISIONS, Boat, Built, Land};

impl Land {
    // Farms and boats.

    /// Returns the owner of the farm in a territory.
    #[must_use]
    pub fn farm(&self, territory: Territory) -> Option<Seat> {
        self.farms[territory.index()]
    }

    /// Builds a farm, or removes it if `owner` is `None`.
    pub fn set_farm(&mut self, territory: Territory, owner: Option<Seat>) {
        self.farms[territory.index()] = owner;
    }

    /// Returns true if V.I.C.I's provision markers block the building space of the farm (p. 42).
    #[must_use]
    pub fn is_blocked(&self, territory: Territory) -> bool {
        self.provisions[territory.index()] >= BLOCKING_PROVISIONS && !self.beside_farms.contains(territory)
    }

    /// Places a provision marker. The second marker blocks the building space, unless a farm stands there already.
    pub fn provide(&mut self, territory: Territory) {
        let there = &mut self.provisions[territory.index()];
        *there += 1;
        if *there == BLOCKING_PROVISIONS && self.farm(territory).is_some() {
            self.beside_farms.insert(territory);
        }
    }

    /// Returns the territories with a farm of this civilization.
    #[must_use]
    pub fn farms_of(&self, seat: Seat) -> TerritorySet {
        Territory::ALL.into_iter().filter(|territory| self.farm(*territory) == Some(seat)).collect()
    }

    /// Returns the Water territories with a boat of this civilization.
    #[must_use]
    pub fn boats_of(&self, seat: Seat) -> TerritorySet {
        Territory::WATERS.into_iter().filter(|water| self.boat(*water, seat).built).collect()
    }

    /// Builds a boat, or removes it together with everything on it.
    pub fn set_boat(&mut self, territory: Territory, seat: Seat, boat: Boat) {
        if let Some(place) = self.boat_mut(territory, seat) {
            *place = boat;
        }
        self.update_presence(territory, seat);
    }

    // Raw materials and material tiles.

    /// Returns the number of raw materials of a civilization in a territory, including the one on its boat.
    #[must_use]
    pub fn raw(&self, territory: Territory, seat: Seat) -> u8 {
        self.raw[territory.index()][seat] + u8::from(self.boat(territory, seat).loaded)
    }

    /// Puts a raw material into a land territory, or into the notch of a boat.
    pub fn add_raw(&mut self, territory: Territory, seat: Seat) {
        match self.boat_mut(territory, seat) {
            Some(boat) => boat.loaded = true,
            None => self.raw[territory.index()][seat] += 1,
        }
    }

    /// Removes a raw material.
    pub fn take_raw(&mut self, territory: Territory, seat: Seat) {
        match self.boat_mut(territory, seat) {
            Some(boat) => boat.loaded = false,
            None => {
                let _ = take_one(&mut self.raw[territory.index()][seat]);
            }
        }
    }

    /// Returns the material of a territory, if it is a developed land territory.
    #[must_use]
    pub fn material(&self, territory: Territory) -> Option<Material> {
        self.tiles[territory.index()]
    }

    /// Turns a material tile face up.
    pub fn develop(&mut self, territory: Territory, material: Material) {
        self.tiles[territory.index()] = Some(material);
    }

    /// Returns true if the tile of a material lies face up.
    #[must_use]
    pub fn is_known(&self, material: Material) -> bool {
        TerritorySet::of(material.terrain()).iter().any(|territory| self.material(territory) == Some(material))
    }

    /// Lists the materials of a land type whose tiles lie face down.
    pub fn hidden_materials(&self, terrain: Terrain) -> impl Iterator<Item = Material> {
        Material::of(terrain).filter(|material| !self.is_known(*material))
    }

    // Sites.

    /// Returns the site at a spot, if it lies face up.
    #[must_use]
    pub fn site(&self, spot: SiteSpot) -> Option<Site> {
        self.sites[spot.index()]
    }

    /// Turns a site face up.
    pub fn reveal(&mut self, spot: SiteSpot, site: Site) {
        self.sites[spot.index()] = Some(site);
        self.spots[site.kind().index()].insert(spot);
    }

    /// Returns the spots of the face-up sites of this kind.
    #[must_use]
    pub fn spots(&self, kind: SiteKind) -> SpotSet {
        self.spots[kind.index()]
    }

    /// Returns the spots of the face-down sites.
    #[must_use]
    pub fn hidden_spots(&self) -> SpotSet {
        self.spots.iter().fold(SpotSet::ALL, |hidden, seen| hidden.minus(*seen))
    }

    /// Returns the territories next to face-up sites of this kind.
    #[must_use]
    pub fn around(&self, kind: SiteKind) -> TerritorySet {
        self.spots(kind).iter().fold(TerritorySet::EMPTY, |around, spot| around.union(self.layout.around(spot)))
    }

    /// Returns the territories that can be reached from a territory with one migration (p. 15, 38).
    #[must_use]
    pub fn reachable(&self, from: Territory) -> TerritorySet {
        let neighbours = self.layout.neighbours(from);
        let caves = self.around(SiteKind::Cave);
        if caves.contains(from) { neighbours.union(caves).minus(TerritorySet::only(from)) } else { neighbours }
    }

    // Building grounds.

    /// Returns what a civilization has built on a building ground.
    #[must_use]
    pub fn built(&self, ground: Ground, seat: Seat) -> Built {
        self.grounds[ground.index()][seat]
    }

    /// Returns what a civilization has built on a building ground, to change it.
    pub fn built_mut(&mut self, ground: Ground, seat: Seat) -> &mut Built {
        &mut self.grounds[ground.index()][seat]
    }

    /// Returns the territories next to a building ground, or none while it lies face down.
    #[must_use]
    pub fn around_ground(&self, ground: Ground) -> TerritorySet {
        if ground == Ground::ISLAND {
            return TerritorySet::only(Territory::WaterA);
        }
        self.spot_of(ground).map_or(TerritorySet::EMPTY, |spot| self.layout.around(spot))
    }

    /// Returns the spot of a building ground, if it lies face up.
    #[must_use]
    pub fn spot_of(&self, ground: Ground) -> Option<SiteSpot> {
        let grounds = self.spots(SiteKind::BuildingGround);
        grounds.iter().find(|spot| self.site(*spot).and_then(Site::ground) == Some(ground))
    }

    /// Returns the number of statues of a civilization on all building grounds.
    #[must_use]
    pub fn statues(&self, seat: Seat) -> u8 {
        self.grounds.iter().map(|ground| ground[seat].statues).sum()
    }
}
