//! The encampments.

use super::numbered::numbered;
use super::territory::Territory;

numbered! {
    /// An encampment. Encampments are numbered territory by territory. In each territory the fire encampment comes
    /// first; the others follow by the number of players from which they are open.
    Camp, 54
}

/// The number of encampments of each territory that are open with 2, 3 and 4 players.
const OPEN: [[u8; 3]; Territory::COUNT] = [
    [0, 0, 0], // water-a
    [2, 3, 3], // hills-b
    [3, 4, 5], // forest-b
    [2, 2, 2], // mountains-b
    [2, 2, 2], // desert-c
    [2, 2, 3], // swamp-c
    [3, 4, 5], // grassland-c
    [2, 2, 2], // desert-d
    [0, 0, 0], // water-d
    [3, 4, 4], // forest-d
    [0, 0, 0], // water-e
    [2, 2, 2], // mountains-e
    [3, 3, 3], // swamp-e
    [2, 2, 2], // mountains-f
    [2, 3, 3], // swamp-f
    [3, 4, 4], // grassland-f
    [2, 2, 2], // desert-g
    [3, 3, 3], // forest-g
    [2, 2, 3], // hills-g
    [3, 3, 3], // hills-h
    [3, 3, 3], // grassland-h
    [0, 0, 0], // water-h
];

/// The number of the first encampment of each territory, followed by the total.
const FIRST: [u8; Territory::COUNT + 1] = {
    let mut first = [0; Territory::COUNT + 1];
    let mut i = 0;
    while i < Territory::COUNT {
        first[i + 1] = first[i] + OPEN[i][2];
        i += 1;
    }
    assert!(first[Territory::COUNT] as usize == Camp::COUNT);
    first
};

const TERRITORY: [Territory; Camp::COUNT] = {
    let mut territories = [Territory::WaterA; Camp::COUNT];
    let mut i = 0;
    while i < Territory::COUNT {
        let mut camp = FIRST[i] as usize;
        while camp < FIRST[i + 1] as usize {
            territories[camp] = Territory::ALL[i];
            camp += 1;
        }
        i += 1;
    }
    territories
};

impl Camp {
    /// Returns the territory the encampment is in.
    #[must_use]
    pub const fn territory(self) -> Territory {
        TERRITORY[self.index()]
    }

    /// Returns the encampment's number within its territory, counted from 0.
    #[must_use]
    pub const fn place(self) -> usize {
        self.index() - FIRST[self.territory().index()] as usize
    }

    /// Checks whether this is the fire encampment of its territory.
    #[must_use]
    pub const fn is_fire(self) -> bool {
        self.place() == 0
    }

    /// Checks whether the encampment is open with this number of players. The solo game uses the encampments for two.
    #[must_use]
    pub const fn is_open(self, players: u8) -> bool {
        self.place() < self.territory().open_count(players)
    }
}

impl Territory {
    /// Lists the territory's encampments, the fire encampment first.
    pub fn camps(self) -> impl ExactSizeIterator<Item = Camp> {
        (FIRST[self.index()]..FIRST[self.index() + 1]).map(|camp| Camp::ALL[usize::from(camp)])
    }

    /// Lists the encampments that are open with this number of players, the fire encampment first.
    pub fn open_camps(self, players: u8) -> impl ExactSizeIterator<Item = Camp> {
        self.camps().take(self.open_count(players))
    }

    /// Returns the fire encampment. Every land territory has one.
    #[must_use]
    pub const fn fire_camp(self) -> Option<Camp> {
        if self.is_water() { None } else { Camp::nth(FIRST[self.index()] as usize) }
    }

    const fn open_count(self, players: u8) -> usize {
        let [with_2, with_3, with_4] = OPEN[self.index()];
        match players {
            0..=2 => with_2 as usize,
            3 => with_3 as usize,
            _ => with_4 as usize,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_encampment_belongs_to_the_territory_that_lists_it() {
        let listed: Vec<Camp> = Territory::ALL.into_iter().flat_map(Territory::camps).collect();
        assert_eq!(listed, Camp::ALL);
        for territory in Territory::ALL {
            assert!(territory.camps().all(|camp| camp.territory() == territory));
            let fires: Vec<Camp> = territory.camps().filter(|camp| camp.is_fire()).collect();
            assert_eq!(fires, Vec::from_iter(territory.fire_camp()));
            assert_eq!(fires.len(), usize::from(!territory.is_water()), "{territory}");
        }
    }

    #[test]
    fn two_players_cover_10_encampments_and_three_cover_4() {
        for (players, open) in [(1, 44), (2, 44), (3, 50), (4, 54)] {
            assert_eq!(Camp::ALL.into_iter().filter(|camp| camp.is_open(players)).count(), open);
            for territory in Territory::ALL {
                let listed: Vec<Camp> = territory.open_camps(players).collect();
                assert_eq!(listed, Vec::from_iter(territory.camps().filter(|camp| camp.is_open(players))));
            }
        }
    }

    #[test]
    fn a_start_has_room_for_one_tribe_of_every_player() {
        for start in [Territory::FOREST_START, Territory::GRASSLAND_START] {
            for players in 2..=4 {
                let free = start.open_camps(players).filter(|camp| !camp.is_fire()).count();
                assert_eq!(free, usize::from(players), "{start}");
            }
        }
    }

    #[test]
    fn encampment_55_does_not_exist() {
        assert_eq!(Camp::nth(54), None);
        assert_eq!(serde_json::from_str::<Camp>("53").unwrap(), Camp::ALL[53]);
        let error = serde_json::from_str::<Camp>("54").unwrap_err();
        assert!(error.to_string().starts_with("there is no Camp 54: expected 0 to 53"), "{error}");
    }
}
