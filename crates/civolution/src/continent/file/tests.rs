use serde::Deserialize;

use super::*;

/// Parses the printed file with the first occurrence of `from` replaced.
fn changed(from: &str, to: &str) -> Result<Tiles, ContinentError> {
    assert!(Tiles::TEXT.contains(from), "{from} is not in the file");
    Tiles::parse(&Tiles::TEXT.replacen(from, to, 1))
}

#[track_caller]
fn refused(from: &str, to: &str, message: &str) {
    let error = changed(from, to).unwrap_err().to_string();
    assert!(error.contains(message), "expected: {message}\nfound: {error}");
}

#[test]
fn the_printed_tiles_are_valid() {
    let tiles = Tiles::printed().unwrap();
    for territory in Territory::ALL {
        let expected = match (territory.is_water(), territory.is_start()) {
            (true, _) => 0,
            (_, true) => 1,
            (_, false) => 2,
        };
        assert_eq!(tiles.fire_points(territory), expected, "{territory}");
    }
    assert_eq!(tiles.cells.iter().flatten().count(), 15);
}

#[test]
fn the_three_lands_of_a_terrain_show_1_2_and_3_beacons() {
    let tiles = Tiles::printed().unwrap();
    for terrain in Terrain::LAND {
        let mut beacons: Vec<u8> = TerritorySet::of(terrain).iter().map(|land| tiles.beacons(land)).collect();
        beacons.sort_unstable();
        assert_eq!(beacons, [1, 2, 3], "{terrain}");
    }
    assert!(TerritorySet::WATER.iter().all(|water| tiles.beacons(water) == 0));
    assert_eq!(tiles.beacons(Territory::MountainsE), 2);
    assert_eq!(tiles.beacons(Territory::SwampF), 1);
}

#[test]
fn malformed_data_is_refused_with_its_line() {
    refused("north = [[\"water\", 0, 100]]", "north = [[\"sea\", 0, 100]]", "line 25");
    refused("north = [[\"water\", 0, 100]]", "north = [[\"sea\", 0, 100]]", "unknown variant `sea`");
    refused("camps = ", "encampments = ", "unknown field `encampments`");
    refused("id = \"a\"\n", "", "missing field `id`");
}

#[test]
fn a_missing_tile_is_refused() {
    refused("id = \"g\"", "id = \"h\"", "expected the tiles a to h in this order, found a, b, c, d, e, f, h, h");
}

#[test]
fn a_wrong_territory_is_refused() {
    let problem = "tile b, territory: expected [hills, forest, mountains], found [hills, swamp, mountains]";
    refused("terrain = \"forest\"", "terrain = \"swamp\"", problem);
    refused("start = true", "start = false", "tile b, forest, start: expected true, found false");
    refused("camps = [2, 2, 3]", "camps = [2, 2]", "tile b, hills, camps: expected [2, 2, 3], found [2, 2]");
    refused("camps = [2, 2, 3]", "camps = [2, 2, 4]", "tile b, hills, camps: expected [2, 2, 3], found [2, 2, 4]");
    refused("fire = 2", "fire = 3", "tile b, hills, fire: expected 1..=2, found 3");
    refused("beacons = 1", "beacons = 4", "tile b, hills, beacons: expected 1..=3, found 4");
    let water = "terrain = \"water\"\n";
    refused(water, &format!("{water}beacons = 1\n"), "tile a, water, beacons: expected 0..=0, found 1");
    let problem = "tile g, hills, beacons: expected a number unlike that of the other hills, found 2";
    refused("beacons = 1", "beacons = 2", problem);
}

#[test]
fn wrong_borders_inside_a_tile_are_refused() {
    let inner = "inner = [[\"hills\", \"forest\"], [\"forest\", \"mountains\"]]";
    refused(inner, "inner = [[\"hills\", \"forest\"]]", "tile b, inner: expected a path from each territory");
    refused(inner, "inner = [[\"hills\", \"hills\"]]", "tile b, inner: expected two territories, found hills twice");
    refused(inner, "inner = [[\"hills\", \"water\"]]", "tile b, inner: expected a terrain of this tile, found water");
    let inner = "inner = [[\"desert\", \"water\"], [\"desert\", \"forest\"], [\"forest\", \"water\"]]";
    let problem = "tile d, cell 2, east: expected water and forest in `inner`, as they meet here";
    refused(inner, "inner = [[\"desert\", \"water\"], [\"desert\", \"forest\"]]", problem);
}

#[test]
fn wrong_sides_are_refused() {
    let west = "west = [[\"hills\", 0, 72], [\"forest\", 72, 100]]";
    let field = "tile b, cell 1, west: expected";
    for (broken, problem) in [
        ("[[\"hills\", 0, 72]]", "stretches up to 100, found them up to 72"),
        ("[[\"hills\", 0, 72], [\"forest\", 73, 100]]", "forest from 72 to at most 100, found 73 to 100"),
        ("[[\"hills\", 0, 72], [\"forest\", 72, 72]]", "forest from 72 to at most 100, found 72 to 72"),
        ("[[\"hills\", 0, 72], [\"forest\", 72, 101]]", "forest from 72 to at most 100, found 72 to 101"),
        ("[]", "stretches up to 100, found them up to 0"),
        ("[[\"hills\", 0, 72], [\"desert\", 72, 100]]", "a terrain of this tile, found desert"),
        ("[[\"hills\", 0, 72], [\"mountains\", 72, 100]]", "hills and mountains in `inner`, as they meet here"),
    ] {
        refused(west, &format!("west = {broken}"), &format!("{field} {problem}"));
    }
}

#[test]
fn wrong_corners_are_refused() {
    refused("nw = [\"hills\"]", "nw = []", "tile b, cell 1, nw: expected hills too, where a side ends here");
    let problem = "tile b, cell 1, nw: expected a terrain on a side of this cell, found mountains";
    refused("nw = [\"hills\"]", "nw = [\"hills\", \"mountains\"]", problem);
    let problem = "tile c, cell 1, ne: expected swamp too, where a side ends here";
    refused("ne = [\"desert\", \"swamp\"]", "ne = [\"desert\"]", problem);
}

#[test]
fn cells_that_do_not_fit_are_refused() {
    let (_, from_island) = Tiles::TEXT.split_once("[[tile.cell]]").unwrap();
    let (island, _) = from_island.split_once("[[tile]]").unwrap();
    refused(island, &format!("{island}[[tile.cell]]{island}"), "tile a, cell: expected 1, found 2");

    let south = "south = [[\"desert\", 0, 20], [\"forest\", 20, 83], [\"hills\", 83, 100]]";
    let moved = "south = [[\"desert\", 0, 5], [\"forest\", 5, 15], [\"hills\", 15, 100]]";
    let problem = "tile g, cell 2, north: expected hills and desert in `inner`, as they meet here";
    refused(south, moved, problem);

    let (before, from_f) = Tiles::TEXT.split_once("id = \"f\"").unwrap();
    let south = "south = [[\"mountains\", 0, 63], [\"swamp\", 63, 100]]";
    let from_f = from_f.replacen(south, "south = [[\"swamp\", 0, 100]]", 1);
    let from_f = from_f.replacen("sw = [\"mountains\"]", "sw = [\"mountains\", \"swamp\"]", 1);
    let error = Tiles::parse(&format!("{before}id = \"f\"{from_f}")).unwrap_err().to_string();
    let problem = "tile f, cell 2, north: expected mountains, which is in both cells, to cross here";
    assert!(error.ends_with(problem), "{error}");
}

#[test]
fn the_shapes_have_the_same_tiles_territories_and_encampments() {
    #[derive(Deserialize)]
    struct Shapes {
        tile: Vec<TileShape>,
    }
    #[derive(Deserialize)]
    struct TileShape {
        id: Tile,
        territory: Vec<TerritoryShape>,
    }
    #[derive(Deserialize)]
    struct TerritoryShape {
        terrain: Terrain,
        #[serde(default)]
        camps: Vec<(u8, u8)>,
        farm: Option<(u8, u8)>,
        material: Option<(u8, u8)>,
        polygon: Vec<(u8, u8)>,
    }
    let shapes: Shapes = toml::from_str(include_str!("../../../data/continent-shapes.toml")).unwrap();
    let drawn = shapes.tile.iter().flat_map(|tile| tile.territory.iter().map(|shape| (tile.id, shape)));
    assert_eq!(drawn.clone().count(), Territory::COUNT);
    for ((tile, shape), territory) in drawn.zip(Territory::ALL) {
        assert_eq!((tile, shape.terrain), (territory.tile(), territory.terrain()));
        assert_eq!(shape.camps.len(), territory.camps().len(), "{territory}");
        assert_eq!(shape.farm.is_some() && shape.material.is_some(), !territory.is_water(), "{territory}");
        let low = 100 * tile.cells() as u8;
        assert!(shape.polygon.len() > 2 && shape.polygon.iter().all(|&(x, y)| x <= 100 && y <= low), "{territory}");
    }
}
