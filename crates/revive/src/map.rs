//! What lies on the game board.

use serde::{Deserialize, Serialize};

use crate::content::{BACKS, Content, Ground, LargeId, TileId, TileSet};
use crate::effect::EffectsId;
use crate::resource::Color;
use crate::space::{HEXES, LARGE_LOCATIONS, PLACES, PlaceSet, Space, SpaceSet, TilePlace};

/// What lies on the game board, but for the pieces of the players.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Map {
    /// The tile of each place, once it is turned up.
    pub tiles: [Option<TileId>; PLACES],
    /// The kind of back of each place.
    pub backs: [u8; PLACES],
    /// The places whose tile lies turned round.
    pub turned: PlaceSet,
    /// Face-down tiles by kind of back: which of them lies where is drawn when one is turned up.
    pub face_down: [TileSet; BACKS],
    /// Spaces one builds on.
    pub sand: SpaceSet,
    /// Terrain: fields, forests, mountains.
    pub terrain: [SpaceSet; Color::COUNT],
    /// Water spaces.
    pub water: SpaceSet,
    /// Regular locations.
    pub locations: SpaceSet,
    /// The tile and its side on each large location.
    pub large: [(LargeId, u8); LARGE_LOCATIONS],
    /// Forest tiles that Nàdair placed.
    pub forests: SpaceSet,
    /// Sand tiles that the Kuniban placed.
    pub sands: SpaceSet,
    /// Temples of the Hofstadterians.
    pub temples: SpaceSet,
    /// Targets of Jox49i.
    pub targets: SpaceSet,
    /// Workshops of Formica.
    pub workshops: SpaceSet,
    /// Vukuntur's falcon.
    pub falcon: Option<Space>,
}

impl Map {
    /// A board without tiles.
    pub(crate) fn empty() -> Self {
        Self {
            tiles: [None; PLACES],
            backs: [0; PLACES],
            turned: PlaceSet::EMPTY,
            face_down: [TileSet::EMPTY; BACKS],
            sand: SpaceSet::EMPTY,
            terrain: [SpaceSet::EMPTY; Color::COUNT],
            water: SpaceSet::EMPTY,
            locations: SpaceSet::EMPTY,
            large: [(LargeId::default(), 0); LARGE_LOCATIONS],
            forests: SpaceSet::EMPTY,
            sands: SpaceSet::EMPTY,
            temples: SpaceSet::EMPTY,
            targets: SpaceSet::EMPTY,
            workshops: SpaceSet::EMPTY,
            falcon: None,
        }
    }

    /// Lays a tile face up.
    pub(crate) fn lay(&mut self, place: TilePlace, tile: TileId, turned: bool, content: &Content) {
        self.tiles[place.index()] = Some(tile);
        if turned {
            self.turned.insert(place);
        }
        for (hex, ground) in content.tile(tile).hexes.into_iter().enumerate() {
            let space = place.space(hex, turned);
            match ground {
                Ground::Sand => self.sand.insert(space),
                Ground::Terrain(color) => self.terrain[color.index()].insert(space),
                Ground::Water(_) => self.water.insert(space),
                Ground::Location => self.locations.insert(space),
            }
        }
    }

    /// Whether the tile of a place is turned up.
    #[must_use]
    pub const fn is_explored(&self, place: TilePlace) -> bool {
        self.tiles[place.index()].is_some()
    }

    /// All spaces that can be passed.
    #[must_use]
    pub fn explored(&self) -> SpaceSet {
        self.sand | self.all_terrain() | self.water | self.locations | SpaceSet::LARGE | SpaceSet::only(Space::CHASM)
    }

    /// Fields, forests and mountains.
    #[must_use]
    pub fn all_terrain(&self) -> SpaceSet {
        self.terrain[0] | self.terrain[1] | self.terrain[2]
    }

    /// Regular and large locations.
    #[must_use]
    pub fn all_locations(&self) -> SpaceSet {
        self.locations | SpaceSet::LARGE
    }

    /// The color of a terrain space.
    #[must_use]
    pub fn color_of(&self, space: Space) -> Option<Color> {
        Color::ALL.into_iter().find(|color| self.terrain[color.index()].contains(space))
    }

    /// Whether the tile of a place lies turned round.
    #[must_use]
    pub const fn is_turned(&self, place: TilePlace) -> bool {
        self.turned.contains(place)
    }

    /// The reward of a water space.
    #[must_use]
    pub fn water_reward(&self, space: Space, content: &Content) -> Option<EffectsId> {
        let place = space.place()?;
        let tile = self.tiles[place.index()]?;
        match content.tile(tile).hexes[space.hex(self.is_turned(place)) % HEXES] {
            Ground::Water(reward) => Some(reward),
            _ => None,
        }
    }
}
