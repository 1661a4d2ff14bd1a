//! The eighteen materials, three of each land type, in the order of the storage spaces of a console.

use crate::continent::Terrain;

engine::vocabulary! {
    /// A material. The storage has a column for each land type and three rows.
    pub enum Material {
        /// Forest, row 1.
        Wood = "wood",
        /// Forest, row 2.
        Beeswax = "beeswax",
        /// Forest, row 3.
        Oil = "oil",
        /// Grassland, row 1.
        Papyrus = "papyrus",
        /// Grassland, row 2.
        Herbs = "herbs",
        /// Grassland, row 3.
        Gold = "gold",
        /// Hills, row 1.
        Cotton = "cotton",
        /// Hills, row 2.
        Clay = "clay",
        /// Hills, row 3.
        Sulfur = "sulfur",
        /// Swamp, row 1.
        Coal = "coal",
        /// Swamp, row 2.
        Peat = "peat",
        /// Swamp, row 3.
        Tar = "tar",
        /// Mountains, row 1.
        Stone = "stone",
        /// Mountains, row 2.
        IronOre = "iron-ore",
        /// Mountains, row 3.
        Jade = "jade",
        /// Desert, row 1.
        Sand = "sand",
        /// Desert, row 2.
        Salt = "salt",
        /// Desert, row 3.
        Copper = "copper",
    }
}

engine::small_set! {
    /// A set of different materials.
    pub struct Materials(u32) of Material
}

engine::vocabulary! {
    /// A row of the storage. It determines what a material sells for and which dice find it.
    pub enum Row {
        /// Sells for 1, found with a 1 or 2.
        First = "row-1",
        /// Sells for 2, found with a 3 or 4.
        Second = "row-2",
        /// Sells for 3, found with a 5 or 6.
        Third = "row-3",
    }
}

impl Row {
    /// Returns the money that a material of this row sells for.
    #[must_use]
    pub const fn price(self) -> u8 {
        self.index() as u8 + 1
    }

    /// Returns the row of the material that a lucky find with this die gives.
    #[must_use]
    pub const fn found_with(die: u8) -> Self {
        match die {
            0..=2 => Self::First,
            3 | 4 => Self::Second,
            _ => Self::Third,
        }
    }
}

impl Material {
    /// Returns the material of a land type in a row. There is none for Water.
    #[must_use]
    pub fn at(terrain: Terrain, row: Row) -> Option<Self> {
        Self::ALL.get(terrain.index() * Row::COUNT + row.index()).copied()
    }

    /// Returns the land type that the material comes from.
    #[must_use]
    pub const fn terrain(self) -> Terrain {
        Terrain::ALL[self.index() / Row::COUNT]
    }

    /// Returns the row of the material in the storage.
    #[must_use]
    pub const fn row(self) -> Row {
        Row::ALL[self.index() % Row::COUNT]
    }

    /// Lists the three materials of a land type.
    pub fn of(terrain: Terrain) -> impl Iterator<Item = Self> {
        Row::ALL.into_iter().filter_map(move |row| Self::at(terrain, row))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_land_type_has_three_materials_and_water_none() {
        for material in Material::ALL {
            assert_eq!(Material::at(material.terrain(), material.row()), Some(material));
        }
        assert_eq!(Material::of(Terrain::Water).count(), 0);
        assert_eq!((Material::Oil.terrain(), Material::Oil.row().price()), (Terrain::Forest, 3));
        assert_eq!((Material::Copper.terrain(), Material::Copper.row()), (Terrain::Desert, Row::Third));
    }

    #[test]
    fn dice_find_rows_in_pairs() {
        let rows = [1, 2, 3, 4, 5, 6].map(|die| Row::found_with(die).price());
        assert_eq!(rows, [1, 1, 2, 2, 3, 3]);
    }
}
