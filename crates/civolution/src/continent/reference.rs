//! Continents whose adjacencies were worked out independently of this crate.

use super::{Layout, Placement, SiteSpot, Territory, TerritorySet, Tile, Tiles};

struct Example {
    /// The letter, column, row and quarter turns of each tile.
    placements: &'static str,
    /// The neighbours of each territory.
    neighbours: [&'static str; Territory::COUNT],
    /// The territories adjacent to the site on each spot.
    around: [&'static str; SiteSpot::COUNT],
}

impl Example {
    fn layout(&self) -> Layout {
        let digit = |byte: u8| byte - b'0';
        let placements: Vec<Placement> = self
            .placements
            .split(' ')
            .map(|word| {
                let (tile, digits) = word.split_at(1);
                let [col, row, rotation] = digits.as_bytes() else { panic!("{word}: expected three digits") };
                let tile = Tile::named(tile).unwrap();
                Placement { tile, col: digit(*col), row: digit(*row), rotation: digit(*rotation) }
            })
            .collect();
        Layout::assemble(Tiles::printed().unwrap(), placements.try_into().unwrap()).unwrap()
    }
}

fn set(names: &str) -> TerritorySet {
    names.split(' ').map(|name| Territory::named(name).unwrap()).collect()
}

#[test]
fn p15_territories_are_adjacent_where_their_borders_touch() {
    for example in EXAMPLES {
        let layout = example.layout();
        for (territory, line) in Territory::ALL.into_iter().zip(example.neighbours) {
            let (name, neighbours) = line.split_once(": ").unwrap();
            assert_eq!(territory.name(), name);
            assert_eq!(layout.neighbours(territory), set(neighbours), "{name} in {}", example.placements);
        }
    }
}

#[test]
fn p38_a_site_is_adjacent_to_the_territories_around_its_recess() {
    for example in EXAMPLES {
        let layout = example.layout();
        for (spot, around) in SiteSpot::ALL.into_iter().zip(example.around) {
            assert_eq!(layout.around(spot), set(around), "{spot} in {}", example.placements);
        }
    }
}

const EXAMPLES: [Example; 3] = [
    Example {
        placements: "a110 b200 c121 d301 e323 f012 g311 h001",
        neighbours: [
            "water-a: forest-b mountains-b desert-c grassland-c mountains-f grassland-f grassland-h",
            "hills-b: forest-b forest-d hills-h grassland-h",
            "forest-b: water-a hills-b mountains-b forest-d forest-g grassland-h",
            "mountains-b: water-a forest-b desert-c forest-g hills-g",
            "desert-c: water-a mountains-b swamp-c grassland-c water-e mountains-e",
            "swamp-c: desert-c grassland-c",
            "grassland-c: water-a desert-c swamp-c mountains-f",
            "desert-d: water-d forest-d",
            "water-d: desert-d forest-d desert-g",
            "forest-d: hills-b forest-b desert-d water-d desert-g",
            "water-e: desert-c mountains-e swamp-e",
            "mountains-e: desert-c water-e swamp-e hills-g",
            "swamp-e: water-e mountains-e hills-g",
            "mountains-f: water-a grassland-c swamp-f grassland-f",
            "swamp-f: mountains-f grassland-f",
            "grassland-f: water-a mountains-f swamp-f hills-h grassland-h",
            "desert-g: water-d forest-d forest-g",
            "forest-g: forest-b mountains-b desert-g hills-g",
            "hills-g: mountains-b mountains-e swamp-e forest-g",
            "hills-h: hills-b grassland-f grassland-h water-h",
            "grassland-h: water-a hills-b forest-b grassland-f hills-h",
            "water-h: hills-h",
        ],
        around: [
            "water-h",
            "hills-h water-h",
            "hills-b hills-h",
            "hills-b forest-d",
            "desert-d",
            "desert-d",
            "grassland-f hills-h",
            "water-a grassland-f grassland-h",
            "water-a forest-b grassland-h",
            "forest-b forest-d desert-g forest-g",
            "water-d desert-g",
            "desert-d water-d desert-g forest-g",
            "swamp-f grassland-f",
            "water-a grassland-c mountains-f",
            "water-a mountains-b desert-c",
            "mountains-b desert-c mountains-e hills-g",
            "mountains-e hills-g",
            "swamp-e hills-g",
            "swamp-f",
            "grassland-c mountains-f swamp-f",
            "swamp-c",
            "desert-c swamp-c water-e",
            "water-e swamp-e",
            "swamp-e",
        ],
    },
    Example {
        placements: "a110 b402 c302 d321 e101 f000 g023 h210",
        neighbours: [
            "water-a: mountains-e swamp-e grassland-f hills-g hills-h",
            "hills-b: forest-b desert-c desert-d",
            "forest-b: hills-b mountains-b desert-c",
            "mountains-b: forest-b desert-c grassland-c",
            "desert-c: hills-b forest-b mountains-b swamp-c grassland-c desert-d forest-d",
            "swamp-c: desert-c grassland-c mountains-e grassland-h",
            "grassland-c: mountains-b desert-c swamp-c water-e mountains-e",
            "desert-d: hills-b desert-c water-d forest-d",
            "water-d: desert-d forest-d",
            "forest-d: desert-c desert-d water-d hills-h grassland-h",
            "water-e: grassland-c mountains-e swamp-e",
            "mountains-e: water-a swamp-c grassland-c water-e swamp-e hills-h grassland-h",
            "swamp-e: water-a water-e mountains-e swamp-f",
            "mountains-f: swamp-f grassland-f",
            "swamp-f: swamp-e mountains-f grassland-f",
            "grassland-f: water-a mountains-f swamp-f hills-g",
            "desert-g: forest-g",
            "forest-g: desert-g hills-g water-h",
            "hills-g: water-a grassland-f forest-g water-h",
            "hills-h: water-a forest-d mountains-e grassland-h water-h",
            "grassland-h: swamp-c forest-d mountains-e hills-h",
            "water-h: forest-g hills-g hills-h",
        ],
        around: [
            "mountains-f swamp-f",
            "swamp-e swamp-f",
            "water-e swamp-e",
            "grassland-c water-e",
            "mountains-b grassland-c",
            "mountains-b",
            "mountains-f",
            "water-a swamp-e swamp-f grassland-f",
            "water-a mountains-e hills-h",
            "swamp-c mountains-e grassland-h",
            "forest-b desert-c",
            "forest-b",
            "grassland-f hills-g",
            "water-a grassland-f hills-g",
            "water-a hills-g hills-h water-h",
            "desert-c swamp-c forest-d grassland-h",
            "hills-b desert-c desert-d",
            "hills-b desert-d",
            "desert-g forest-g",
            "desert-g",
            "desert-g forest-g water-h",
            "forest-d hills-h",
            "water-d",
            "desert-d water-d",
        ],
    },
    Example {
        placements: "a221 b200 c003 d301 e112 f310 g012 h410",
        neighbours: [
            "water-a: mountains-b water-e mountains-f grassland-f",
            "hills-b: forest-b grassland-c forest-d",
            "forest-b: hills-b mountains-b grassland-c forest-d swamp-e mountains-f",
            "mountains-b: water-a forest-b swamp-e mountains-f",
            "desert-c: swamp-c grassland-c swamp-e forest-g hills-g",
            "swamp-c: desert-c grassland-c",
            "grassland-c: hills-b forest-b desert-c swamp-c swamp-e",
            "desert-d: water-d forest-d",
            "water-d: desert-d forest-d swamp-f hills-h grassland-h",
            "forest-d: hills-b forest-b desert-d water-d swamp-f",
            "water-e: water-a mountains-e swamp-e",
            "mountains-e: water-e swamp-e desert-g",
            "swamp-e: forest-b mountains-b desert-c grassland-c water-e mountains-e desert-g",
            "mountains-f: water-a forest-b mountains-b swamp-f grassland-f",
            "swamp-f: water-d forest-d mountains-f grassland-f hills-h",
            "grassland-f: water-a mountains-f swamp-f water-h",
            "desert-g: mountains-e swamp-e forest-g",
            "forest-g: desert-c desert-g hills-g",
            "hills-g: desert-c forest-g",
            "hills-h: water-d swamp-f grassland-h water-h",
            "grassland-h: water-d hills-h",
            "water-h: grassland-f hills-h",
        ],
        around: [
            "desert-c swamp-c",
            "swamp-c",
            "hills-b grassland-c",
            "hills-b forest-d",
            "desert-d",
            "desert-d",
            "desert-c hills-g",
            "desert-c swamp-e desert-g forest-g",
            "forest-b grassland-c swamp-e",
            "forest-b forest-d mountains-f swamp-f",
            "water-d swamp-f hills-h",
            "desert-d water-d grassland-h",
            "hills-g",
            "mountains-e desert-g",
            "water-a mountains-b water-e swamp-e",
            "water-a mountains-b mountains-f",
            "swamp-f grassland-f hills-h water-h",
            "grassland-h",
            "hills-g",
            "mountains-e desert-g forest-g",
            "water-a water-e",
            "water-a grassland-f",
            "grassland-f water-h",
            "hills-h",
        ],
    },
];
