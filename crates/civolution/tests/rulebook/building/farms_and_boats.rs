use civolution::{Berth, SiteKind, Task};

use super::building;
use crate::table::{BLUE, RED, Table, YELLOW, site, spot, territory};

// Farms.

#[test]
fn p21_a_farm_needs_a_land_territory_with_a_tribe_and_no_farm() {
    let tribes = "forest-b camp strong, grassland-c camp weak, swamp-c wild strong";
    let table = Table::of(2).bare(RED).tribes(RED, tribes);
    let mut game =
        building(table.scene(|scene| scene.land(|land| land.set_farm(territory("grassland-c"), Some(BLUE)))));
    game.act("build farm").offers_only(&["at forest-b", "at swamp-c"]);
}

#[test]
fn p21_a_farm_is_free_and_brings_an_idea() {
    let mut game = building(Table::of(2).bare(RED).tribes(RED, "forest-b camp weak"));
    game.act("build farm");
    assert_eq!((game.has(RED, "idea"), game.civ(RED).console.farms), (1, 2));
    assert_eq!(game.view().land.farm(territory("forest-b")), Some(RED));
}

#[test]
fn p21_there_is_no_farm_on_water() {
    let table = Table::of(2).bare(RED).scene(|scene| scene.boat(RED, territory("water-a"), false));
    let game = building(table.tribes(RED, "water-a boat strong"));
    assert!(!game.can("build farm"));
}

#[test]
fn p21_there_is_no_fourth_farm() {
    let table = Table::of(2).bare(RED).tribes(RED, "forest-b camp strong");
    let game = building(table.scene(|scene| {
        scene.land(|land| {
            for name in ["forest-d", "desert-d", "hills-b"] {
                land.set_farm(territory(name), Some(RED));
            }
        })
    }));
    assert!(!game.can("build farm"));
}

#[test]
fn p21_there_is_no_farm_next_to_a_volcano() {
    // Between Forest B and Mountains F.
    let table = Table::of(2).bare(RED).scene(|scene| scene.site(spot(10), site(SiteKind::Volcano, 0)));
    let mut game = building(table.tribes(RED, "forest-b camp strong, grassland-c camp strong"));
    game.act("build farm");
    let farms = game.view().land.farms_of(RED);
    assert!(farms.contains(territory("grassland-c")) && farms.len() == 1);
}

#[test]
fn p21_a_revealed_volcano_sends_farms_home() {
    let volcano = site(SiteKind::Volcano, 0).index() as u16;
    let table = Table::of(2).bare(RED).draws("sites", &[volcano]).scene(|scene| {
        scene.land(|land| {
            land.set_farm(territory("forest-b"), Some(RED));
            land.set_farm(territory("mountains-f"), Some(BLUE));
            land.set_farm(territory("swamp-c"), Some(BLUE));
        })
    });
    let mut game = table.task(RED, Task::RevealSite);
    game.act("site 10");
    let land = game.view().land;
    assert_eq!((land.farms_of(RED).len(), land.farms_of(BLUE).len()), (0, 1));
    assert_eq!((game.civ(RED).console.farms, game.civ(BLUE).console.farms), (3, 2));
}

// Boats.

#[test]
fn p21_example_a_boat_in_water_a_and_a_tribe_from_the_mountains_aboard() {
    let table = Table::of(4).bare(YELLOW).tribes(YELLOW, "mountains-b camp strong, grassland-c camp strong");
    let mut game = table.turn(YELLOW);
    game.activate("building").acts(&["do build", "build boat"]);
    game.offers_only(&["tribe mountains-b camp strong", "tribe grassland-c camp strong", "pass"]);
    game.act("tribe mountains-b camp strong");
    assert_eq!(game.group(YELLOW, "water-a", Berth::Boat), (1, 0));
    assert_eq!(game.group(YELLOW, "mountains-b", Berth::Camp), (0, 0));
    assert_ne!(game.decider(), YELLOW, "only one tribe can board");
}

#[test]
fn p21_a_boat_is_free_and_takes_its_marker_along() {
    let mut game = building(Table::of(2).bare(RED).tribes(RED, "forest-b camp weak"));
    let supply = game.civ(RED).console.supply;
    game.act("build boat");
    assert!(game.view().land.boat(territory("water-a"), RED).loaded);
    let console = game.civ(RED).console;
    assert_eq!((console.boats, console.boat_markers, console.supply), (1, 1, supply));
}

#[test]
fn p21_boarding_is_optional_and_only_for_strong_tribes() {
    let tribes = "forest-b camp weak, grassland-c camp strong";
    let mut game = building(Table::of(2).bare(RED).tribes(RED, tribes));
    game.act("build boat").offers_only(&["tribe grassland-c camp strong", "pass"]);
    game.act("pass");
    assert_eq!(game.group(RED, "water-a", Berth::Boat), (0, 0));
}

#[test]
fn p21_a_boat_needs_a_tribe_next_to_its_water() {
    // Swamp C touches no Water.
    let game = building(Table::of(2).bare(RED).tribes(RED, "swamp-c camp strong"));
    game.offers_only(&["build farm", "pass"]);
}

#[test]
fn p21_a_tribe_on_another_boat_counts_as_next_to_a_water() {
    let table = Table::of(2).bare(RED).scene(|scene| scene.boat(RED, territory("water-a"), false));
    let mut game = building(table.tribes(RED, "water-a boat strong"));
    game.act("build boat").offers_only(&["tribe water-a boat strong", "pass"]);
    assert!(game.view().land.boat(territory("water-d"), RED).built);
}

#[test]
fn p21_one_boat_per_civilization_and_water() {
    // Desert C touches Water A and Water H.
    let table = Table::of(2)
        .bare(RED)
        .scene(|scene| scene.boat(RED, territory("water-a"), false).boat(BLUE, territory("water-h"), false));
    let mut game = building(table.tribes(RED, "desert-c camp weak"));
    game.act("build boat");
    assert!(game.view().land.boat(territory("water-h"), RED).built, "boats of other civilizations do not matter");
}

#[test]
fn p21_there_is_no_third_boat() {
    let table = Table::of(2)
        .bare(RED)
        .scene(|scene| scene.boat(RED, territory("water-h"), false).boat(RED, territory("water-e"), false));
    let game = building(table.tribes(RED, "forest-b camp strong"));
    game.offers_only(&["build farm", "pass"]);
}
