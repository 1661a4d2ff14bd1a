//! The territories, and the terrains and tiles they belong to.

engine::vocabulary! {
    /// A type of territory, in the order of the hunting table.
    pub enum Terrain {
        /// Dark green.
        Forest = "forest",
        /// Light green.
        Grassland = "grassland",
        /// Brown.
        Hills = "hills",
        /// Murky.
        Swamp = "swamp",
        /// Grey.
        Mountains = "mountains",
        /// Yellow.
        Desert = "desert",
        /// Blue. Tribes can only be here on boats.
        Water = "water",
    }
}

impl Terrain {
    /// The six terrains on which tribes can settle.
    pub const LAND: [Self; 6] =
        [Self::Forest, Self::Grassland, Self::Hills, Self::Swamp, Self::Mountains, Self::Desert];

    /// Checks whether tribes can settle on this terrain.
    #[must_use]
    pub const fn is_land(self) -> bool {
        !matches!(self, Self::Water)
    }
}

engine::small_set! {
    /// A set of terrains.
    pub struct Terrains(u8) of Terrain
}

engine::vocabulary! {
    /// The tiles that make up a continent, named by the letters on their backs.
    pub enum Tile {
        /// The single-cell tile: water around an island.
        A = "a",
        /// The tile with the forest start.
        B = "b",
        /// The tile with the grassland start.
        C = "c",
        /// Desert, water, forest.
        D = "d",
        /// Water, mountains, swamp.
        E = "e",
        /// Mountains, swamp, grassland.
        F = "f",
        /// Desert, forest, hills.
        G = "g",
        /// Hills, grassland, water.
        H = "h",
    }
}

impl Tile {
    /// Returns the number of cells the tile covers in the frame.
    #[must_use]
    pub const fn cells(self) -> usize {
        if matches!(self, Self::A) { 1 } else { 2 }
    }

    /// Lists the territories on the tile, in order.
    pub fn territories(self) -> impl Iterator<Item = Territory> {
        Territory::ALL.into_iter().filter(move |territory| territory.tile() == self)
    }
}

engine::vocabulary! {
    /// A territory, named by its terrain and its tile.
    pub enum Territory {
        /// Around the island.
        WaterA = "water-a",
        /// Three encampments.
        HillsB = "hills-b",
        /// The forest in which every civilization starts.
        ForestB = "forest-b",
        /// Two encampments.
        MountainsB = "mountains-b",
        /// Two encampments.
        DesertC = "desert-c",
        /// Three encampments.
        SwampC = "swamp-c",
        /// The grassland in which every civilization starts.
        GrasslandC = "grassland-c",
        /// Two encampments.
        DesertD = "desert-d",
        /// Between desert and forest.
        WaterD = "water-d",
        /// Four encampments.
        ForestD = "forest-d",
        /// Between mountains and swamp.
        WaterE = "water-e",
        /// Two encampments.
        MountainsE = "mountains-e",
        /// Three encampments.
        SwampE = "swamp-e",
        /// Two encampments.
        MountainsF = "mountains-f",
        /// Three encampments.
        SwampF = "swamp-f",
        /// Four encampments.
        GrasslandF = "grassland-f",
        /// Two encampments.
        DesertG = "desert-g",
        /// Three encampments.
        ForestG = "forest-g",
        /// Three encampments.
        HillsG = "hills-g",
        /// Three encampments.
        HillsH = "hills-h",
        /// Three encampments.
        GrasslandH = "grassland-h",
        /// Below the hills.
        WaterH = "water-h",
    }
}

impl Territory {
    /// The forest territory where every civilization has a tribe at the start.
    pub const FOREST_START: Self = Self::ForestB;
    /// The grassland territory where every civilization has a tribe at the start.
    pub const GRASSLAND_START: Self = Self::GrasslandC;
    /// The water territories, which tribes can only enter on boats.
    pub const WATERS: [Self; 4] = [Self::WaterA, Self::WaterD, Self::WaterE, Self::WaterH];

    /// Returns the terrain of the territory.
    #[must_use]
    pub const fn terrain(self) -> Terrain {
        match self {
            Self::ForestB | Self::ForestD | Self::ForestG => Terrain::Forest,
            Self::GrasslandC | Self::GrasslandF | Self::GrasslandH => Terrain::Grassland,
            Self::HillsB | Self::HillsG | Self::HillsH => Terrain::Hills,
            Self::SwampC | Self::SwampE | Self::SwampF => Terrain::Swamp,
            Self::MountainsB | Self::MountainsE | Self::MountainsF => Terrain::Mountains,
            Self::DesertC | Self::DesertD | Self::DesertG => Terrain::Desert,
            Self::WaterA | Self::WaterD | Self::WaterE | Self::WaterH => Terrain::Water,
        }
    }

    /// Returns the tile the territory is on.
    #[must_use]
    pub const fn tile(self) -> Tile {
        match self {
            Self::WaterA => Tile::A,
            Self::HillsB | Self::ForestB | Self::MountainsB => Tile::B,
            Self::DesertC | Self::SwampC | Self::GrasslandC => Tile::C,
            Self::DesertD | Self::WaterD | Self::ForestD => Tile::D,
            Self::WaterE | Self::MountainsE | Self::SwampE => Tile::E,
            Self::MountainsF | Self::SwampF | Self::GrasslandF => Tile::F,
            Self::DesertG | Self::ForestG | Self::HillsG => Tile::G,
            Self::HillsH | Self::GrasslandH | Self::WaterH => Tile::H,
        }
    }

    /// Checks whether this is water, where tribes can only be on boats.
    #[must_use]
    pub const fn is_water(self) -> bool {
        !self.terrain().is_land()
    }

    /// Checks whether every civilization has a tribe here at the start.
    #[must_use]
    pub const fn is_start(self) -> bool {
        matches!(self, Self::FOREST_START | Self::GRASSLAND_START)
    }

    /// Returns the index of this territory in [`Territory::WATERS`].
    #[must_use]
    pub const fn water_index(self) -> Option<usize> {
        match self {
            Self::WaterA => Some(0),
            Self::WaterD => Some(1),
            Self::WaterE => Some(2),
            Self::WaterH => Some(3),
            _ => None,
        }
    }
}

engine::small_set! {
    /// A set of territories.
    pub struct TerritorySet(u32) of Territory
}

impl TerritorySet {
    /// The water territories, which tribes can only enter on boats.
    pub const WATER: Self = Self::of(Terrain::Water);
    /// The territories on which tribes can settle.
    pub const LAND: Self = Self::ALL.minus(Self::WATER);

    /// Returns the territories of a terrain.
    #[must_use]
    pub const fn of(terrain: Terrain) -> Self {
        const OF: [TerritorySet; Terrain::COUNT] = {
            let mut of = [TerritorySet::EMPTY; Terrain::COUNT];
            let mut i = 0;
            while i < Territory::COUNT {
                of[Territory::ALL[i].terrain().index()].insert(Territory::ALL[i]);
                i += 1;
            }
            of
        };
        OF[terrain.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_the_terrain_and_the_tile() {
        for territory in Territory::ALL {
            assert_eq!(territory.name(), format!("{}-{}", territory.terrain(), territory.tile()));
        }
        assert!(Territory::ALL.is_sorted_by_key(|territory| territory.tile()));
    }

    #[test]
    fn three_lands_of_each_terrain_and_four_waters() {
        for terrain in Terrain::ALL {
            let count = Territory::ALL.into_iter().filter(|territory| territory.terrain() == terrain).count();
            assert_eq!(count, if Terrain::LAND.contains(&terrain) { 3 } else { 4 }, "{terrain}");
            assert_eq!(terrain.is_land(), Terrain::LAND.contains(&terrain));
        }
        let waters: Vec<_> = Territory::ALL.into_iter().filter(|territory| territory.is_water()).collect();
        assert_eq!(waters, Territory::WATERS);
        for territory in Territory::ALL {
            assert_eq!(territory.water_index(), waters.iter().position(|water| *water == territory));
        }
    }

    #[test]
    fn the_tiles_fill_the_frame() {
        assert_eq!(Tile::ALL.into_iter().map(Tile::cells).sum::<usize>(), 15);
        assert_eq!(
            Tile::C.territories().map(Territory::name).collect::<Vec<_>>(),
            ["desert-c", "swamp-c", "grassland-c"]
        );
    }

    #[test]
    fn one_start_in_the_forest_and_one_in_the_grassland() {
        let starts: Vec<_> = Territory::ALL.into_iter().filter(|territory| territory.is_start()).collect();
        assert_eq!(starts, [Territory::FOREST_START, Territory::GRASSLAND_START]);
        assert_eq!(Territory::FOREST_START.terrain(), Terrain::Forest);
        assert_eq!(Territory::GRASSLAND_START.terrain(), Terrain::Grassland);
    }

    #[test]
    fn a_set_lists_its_members_in_order() {
        let set: TerritorySet = [Territory::WaterH, Territory::DesertC, Territory::WaterA].into_iter().collect();
        assert_eq!(set.len(), 3);
        assert_eq!(set.iter().collect::<Vec<_>>(), [Territory::WaterA, Territory::DesertC, Territory::WaterH]);
        assert_eq!(format!("{set:?}"), "{water-a, desert-c, water-h}");
        assert_eq!(TerritorySet::EMPTY.iter().next(), None);
    }

    #[test]
    fn members_can_be_inserted_and_removed() {
        let mut set = TerritorySet::only(Territory::SwampE);
        assert!(set.insert(Territory::HillsB) && !set.insert(Territory::HillsB));
        assert!(set.contains(Territory::HillsB) && !set.contains(Territory::HillsG));
        assert!(set.remove(Territory::SwampE) && !set.remove(Territory::SwampE));
        assert_eq!(
            set,
            TerritorySet::of(Terrain::Hills).minus([Territory::HillsG, Territory::HillsH].into_iter().collect())
        );
        assert!(set.intersection(TerritorySet::WATER).is_empty());
    }

    #[test]
    fn land_and_water_are_everything() {
        assert_eq!((TerritorySet::LAND.len(), TerritorySet::WATER.len()), (18, 4));
        assert_eq!(TerritorySet::LAND.union(TerritorySet::WATER), TerritorySet::ALL);
        assert_eq!(TerritorySet::ALL.iter().collect::<Vec<_>>(), Territory::ALL);
        for terrain in Terrain::ALL {
            assert!(TerritorySet::of(terrain).iter().all(|territory| territory.terrain() == terrain));
        }
    }

    #[test]
    fn a_set_is_saved_as_a_number_without_unknown_territories() {
        let set = TerritorySet::of(Terrain::Water);
        let saved = serde_json::to_string(&set).unwrap();
        assert_eq!(serde_json::from_str::<TerritorySet>(&saved).unwrap(), set);
        assert_eq!(saved.parse::<u32>().unwrap().count_ones(), 4);
        assert!(serde_json::from_str::<TerritorySet>(&(1u32 << 22).to_string()).is_err());
    }
}
