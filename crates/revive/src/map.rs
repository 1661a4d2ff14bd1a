//! The tiles and tribe pieces on the game board.

use serde::{Deserialize, Serialize};

use crate::content::{BACKS, Content, Ground, LargeId, TileId, TileSet};
use crate::effect::EffectsId;
use crate::resource::Color;
use crate::space::{HEXES, LARGE_LOCATIONS, PLACES, PlaceSet, Space, SpaceSet, TilePlace};

/// The tiles on the game board and the pieces that tribes place there. Buildings and figures belong to
/// [`Player`](crate::Player).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Map {
    /// The face-up tile of each place, or `None` while it lies face down.
    pub tiles: [Option<TileId>; PLACES],
    /// The kind of back that the tile of each place shows.
    pub backs: [u8; PLACES],
    /// The places whose tile lies after a half turn.
    pub turned: PlaceSet,
    /// Face-down tiles by kind of back. Which of them lies where is drawn only when one is turned up.
    pub face_down: [TileSet; BACKS],
    /// Sand spaces, for buildings.
    pub sand: SpaceSet,
    /// Terrain spaces by color: fields, forests, mountains.
    pub terrain: [SpaceSet; Color::COUNT],
    /// Water spaces.
    pub water: SpaceSet,
    /// Regular locations, without the large ones.
    pub locations: SpaceSet,
    /// The tile on each large location and the side that it shows.
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
    /// Returns a board without tiles.
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

    /// Returns true if the tile of a place lies face up.
    #[must_use]
    pub const fn is_explored(&self, place: TilePlace) -> bool {
        self.tiles[place.index()].is_some()
    }

    /// Returns all spaces that a path can pass.
    #[must_use]
    pub fn explored(&self) -> SpaceSet {
        self.sand | self.all_terrain() | self.water | self.locations | SpaceSet::LARGE | SpaceSet::only(Space::CHASM)
    }

    /// Returns all terrain spaces: fields, forests and mountains.
    #[must_use]
    pub fn all_terrain(&self) -> SpaceSet {
        self.terrain[0] | self.terrain[1] | self.terrain[2]
    }

    /// Returns all locations, regular and large.
    #[must_use]
    pub fn all_locations(&self) -> SpaceSet {
        self.locations | SpaceSet::LARGE
    }

    /// Returns the color of a terrain space, or `None` for any other space.
    #[must_use]
    pub fn color_of(&self, space: Space) -> Option<Color> {
        Color::ALL.into_iter().find(|color| self.terrain[color.index()].contains(space))
    }

    /// Returns true if the tile of a place lies after a half turn.
    #[must_use]
    pub const fn is_turned(&self, place: TilePlace) -> bool {
        self.turned.contains(place)
    }

    /// Returns the reward of a water space, or `None` for any other space.
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
