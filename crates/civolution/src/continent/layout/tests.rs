use engine::chance::FastChance;

use super::super::tiles::reachable;
use super::*;

const COUNT: u32 = 1_000;

fn random_layouts() -> Vec<Layout> {
    let tiles = Tiles::printed().unwrap();
    let mut chance = FastChance::new(5);
    (0..COUNT).map(|_| Layout::random(tiles, &mut chance).unwrap()).collect()
}

/// Checks that a mean over many layouts is close to the one found by an independent count.
#[track_caller]
fn near(mean: f64, expected: f64, tolerance: f64) {
    assert!((mean - expected).abs() < tolerance, "expected about {expected}, found {mean}");
}

fn mean(numbers: impl Iterator<Item = u32>) -> f64 {
    let (sum, count) = numbers.fold((0, 0), |(sum, count), number| (sum + number, count + 1));
    f64::from(sum) / f64::from(count)
}

#[test]
fn adjacency_is_mutual_and_connects_everything() {
    let mut usual = 0;
    for layout in random_layouts() {
        assert_eq!(reachable(&layout.neighbours, Territory::WaterA), TerritorySet::ALL);
        for territory in Territory::ALL {
            let neighbours = layout.neighbours(territory);
            assert!(!neighbours.contains(territory));
            assert!(neighbours.iter().all(|other| layout.neighbours(other).contains(territory)));
        }
        let edges: u32 = layout.neighbours.iter().map(|neighbours| neighbours.len()).sum::<u32>() / 2;
        assert!((37..=47).contains(&edges), "{edges}");
        usual += u32::from((39..=45).contains(&edges));
    }
    assert!(usual >= COUNT * 98 / 100, "{usual}");
}

#[test]
fn every_site_has_territories_and_every_territory_has_sites() {
    for layout in random_layouts() {
        for spot in SiteSpot::ALL {
            assert!(!layout.around(spot).is_empty());
            assert!(layout.around(spot).iter().all(|territory| layout.sites(territory).contains(spot)));
        }
        for territory in Territory::ALL {
            assert!((2..=4).contains(&layout.sites(territory).len()), "{territory}");
            assert!(layout.sites(territory).iter().all(|spot| layout.around(spot).contains(territory)));
        }
        assert_eq!(layout.sites(Territory::WaterA).len(), 4);
    }
}

#[test]
fn random_continents_match_the_independent_averages() {
    let layouts = random_layouts();
    let degree = |set: TerritorySet| {
        mean(layouts.iter().flat_map(|layout| set.iter().map(|territory| layout.neighbours(territory).len())))
    };
    near(degree(TerritorySet::ALL) * 11.0, 41.9, 0.15);
    near(degree(TerritorySet::LAND), 3.93, 0.03);
    near(degree(TerritorySet::WATER), 3.28, 0.06);
    let sites = mean(layouts.iter().flat_map(|layout| layout.sites.iter().map(|spots| spots.len())));
    near(sites, 2.45, 0.01);
    for (territories, share) in [(1, 0.289), (2, 0.352), (3, 0.224), (4, 0.097), (5, 0.034), (6, 0.005)] {
        let found = layouts.iter().flat_map(|layout| layout.around.iter().map(|around| around.len() == territories));
        near(mean(found.map(u32::from)), share, 0.012);
    }
}

#[test]
fn a_turned_frame_is_the_same_continent() {
    let tiles = Tiles::printed().unwrap();
    for layout in random_layouts().iter().take(100) {
        let turned = layout.placements.map(|placement| {
            let right = placement.cells().map(|(col, _)| col).max().unwrap();
            let low = placement.cells().map(|(_, row)| row).max().unwrap();
            let (col, row) = ((COLUMNS - 1 - right) as u8, (ROWS - 1 - low) as u8);
            Placement { col, row, rotation: (placement.rotation + 2) % 4, ..placement }
        });
        let turned = Layout::assemble(tiles, turned).unwrap();
        assert_eq!(turned.neighbours, layout.neighbours);
        assert!(turned.around.iter().eq(layout.around.iter().rev()));
    }
}

#[test]
fn a_layout_is_saved_as_its_placements() {
    for layout in random_layouts().iter().take(20) {
        let saved = serde_json::to_string(layout).unwrap();
        assert_eq!(saved, serde_json::to_string(&layout.placements).unwrap());
        assert_eq!(serde_json::from_str::<Layout>(&saved).unwrap(), *layout);
        let mut shuffled = layout.placements;
        shuffled.reverse();
        let saved = serde_json::to_string(&shuffled).unwrap();
        assert_eq!(serde_json::from_str::<Layout>(&saved).unwrap(), *layout);
    }
}

#[test]
fn tiles_that_do_not_fit_are_refused() {
    let tiles = Tiles::printed().unwrap();
    let layout = random_layouts()[0];
    let b = layout.placements()[Tile::B.index()];
    let with = |tile: Tile, change: &dyn Fn(&mut Placement)| {
        let mut placements = *layout.placements();
        change(&mut placements[tile.index()]);
        let saved = serde_json::to_string(&placements).unwrap();
        let error = Layout::assemble(tiles, placements).unwrap_err();
        let refusal = serde_json::from_str::<Layout>(&saved).unwrap_err();
        assert!(refusal.to_string().starts_with(&error.to_string()), "{refusal}");
        error
    };
    assert_eq!(with(Tile::C, &|c| c.tile = Tile::B), ContinentError::Twice { tile: Tile::B });
    assert_eq!(with(Tile::A, &|a| a.tile = Tile::H), ContinentError::Twice { tile: Tile::H });
    assert_eq!(with(Tile::B, &|b| b.rotation = 4), ContinentError::Rotation { tile: Tile::B, rotation: 4 });
    assert_eq!(with(Tile::E, &|e| e.col = 5), ContinentError::Outside { tile: Tile::E });
    assert_eq!(with(Tile::E, &|e| e.row = 255), ContinentError::Outside { tile: Tile::E });
    assert_eq!(with(Tile::G, &|g| (g.col, g.rotation) = (4, 1)), ContinentError::Outside { tile: Tile::G });
    let onto_b = with(Tile::C, &|c| *c = Placement { tile: Tile::C, ..b });
    let (col, row) = Placement { tile: Tile::C, ..b }.cells().next().unwrap();
    assert_eq!(onto_b, ContinentError::Overlap { tile: Tile::C, col, row });
}
