//! Sets of territories and of spots for sites.

use super::numbered::small_set;
use super::spot::SiteSpot;
use super::territory::{Terrain, Territory};

small_set! {
    /// A set of territories.
    TerritorySet of Territory
}

impl TerritorySet {
    /// The territories that only boats can hold.
    pub const WATER: Self = Self::of(Terrain::Water);
    /// The territories on which tribes can settle.
    pub const LAND: Self = Self::ALL.minus(Self::WATER);

    /// The territories of a terrain.
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

small_set! {
    /// A set of spots for sites.
    SpotSet of SiteSpot
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_gives_its_members_in_order() {
        let set: TerritorySet = [Territory::WaterH, Territory::DesertC, Territory::WaterA].into_iter().collect();
        assert_eq!(set.len(), 3);
        assert_eq!(set.iter().collect::<Vec<_>>(), [Territory::WaterA, Territory::DesertC, Territory::WaterH]);
        assert_eq!(format!("{set:?}"), "{water-a, desert-c, water-h}");
        let spots = SpotSet::only(SiteSpot::ALL[23]).with(SiteSpot::ALL[0]);
        assert_eq!(format!("{spots:?}"), "{1, 24}");
        assert_eq!(SpotSet::ALL.iter().collect::<Vec<_>>(), SiteSpot::ALL);
        assert_eq!(TerritorySet::EMPTY.iter().next(), None);
    }

    #[test]
    fn members_come_and_go() {
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
    fn a_set_is_saved_as_a_number_and_knows_what_there_is() {
        let set = TerritorySet::of(Terrain::Water);
        let saved = serde_json::to_string(&set).unwrap();
        assert_eq!(serde_json::from_str::<TerritorySet>(&saved).unwrap(), set);
        assert_eq!(saved.parse::<u32>().unwrap().count_ones(), 4);
        assert!(serde_json::from_str::<TerritorySet>(&(1u32 << 22).to_string()).is_err());
        assert!(serde_json::from_str::<SpotSet>(&(1u32 << 24).to_string()).is_err());
        assert!(serde_json::from_str::<SpotSet>(&((1u32 << 24) - 1).to_string()).is_ok());
    }
}
