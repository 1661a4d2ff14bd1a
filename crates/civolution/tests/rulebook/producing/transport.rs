//! Transporting raw materials, and the Transport module (p. 18, 19).

use civolution::Task;

use crate::table::{BLUE, RED, Table, territory};

/// Red has the transport module at a level and raw materials in these territories.
fn red(level: u8, raw: &[&str]) -> Table {
    let table = Table::of(2).bare(RED).has(RED, &format!("{level} transport"));
    raw.iter().fold(table, |table, place| table.scene(|scene| scene.land(|land| land.add_raw(territory(place), RED))))
}

/// The example of p. 18: Wood in Forest D, Iron Ore in the mountains next to the boat. Desert D lies face down.
fn example(level: u8) -> Table {
    red(level, &[]).developed("forest-b oil, forest-d wood, mountains-e iron-ore").boat(RED, "water-d", true)
}

#[test]
fn p18_example_a_boat_brings_wood_or_iron_ore() {
    let mut game = example(1).turn(RED);
    game.activate("transport").act("at water-d");
    game.offers_only(&["material wood", "material iron-ore"]);
    game.act("material wood");
    assert_eq!((game.has(RED, "wood"), game.has(RED, "iron-ore"), game.raw(RED, "water-d")), (1, 0, 0));
    assert!(game.view().land.boat(territory("water-d"), RED).built, "the boat stays");
}

#[test]
fn p18_a_boat_between_undeveloped_territories_brings_nothing() {
    let game = red(1, &[]).boat(RED, "water-e", true).turn(RED);
    assert!(!game.can("activate transport"));
    let game = red(1, &[]).boat(RED, "water-e", true).developed("swamp-e tar").turn(RED);
    assert!(game.can("activate transport"));
}

#[test]
fn p18_a_raw_material_becomes_what_its_tile_shows() {
    let mut game = red(1, &["desert-g"]).developed("desert-g copper").turn(RED);
    let supply = game.civ(RED).console.supply;
    game.activate("transport").act("at desert-g");
    assert_eq!((game.has(RED, "copper"), game.raw(RED, "desert-g")), (1, 0));
    assert_eq!(game.civ(RED).console.supply, supply, "the marker itself moves");
}

#[test]
fn p18_no_tribe_is_needed_for_transport() {
    let mut game = red(1, &["desert-g"]).developed("desert-g copper").tribes(RED, "").turn(RED);
    game.activate("transport").act("at desert-g");
    assert_eq!(game.has(RED, "copper"), 1);
}

#[test]
fn p18_other_players_raw_materials_are_not_transported() {
    let game = red(1, &[])
        .scene(|scene| scene.land(|land| land.add_raw(territory("forest-b"), BLUE)))
        .boat(BLUE, "water-a", true)
        .turn(RED);
    assert!(!game.can("activate transport"));
}

#[test]
fn p19_level_i_transports_up_to_3() {
    let mut game = red(1, &["forest-b", "forest-b", "grassland-c", "grassland-c"]).turn(RED);
    game.activate("transport").acts(&["at forest-b", "at grassland-c", "at forest-b"]);
    assert_eq!((game.has(RED, "wood"), game.has(RED, "papyrus")), (2, 1));
    assert_eq!((game.raw(RED, "grassland-c"), game.decider()), (1, BLUE));
}

#[test]
fn p19_level_i_may_transport_fewer() {
    let mut game = red(1, &["forest-b", "forest-b"]).turn(RED);
    game.activate("transport").acts(&["at forest-b", "pass"]);
    assert_eq!((game.has(RED, "wood"), game.raw(RED, "forest-b")), (1, 1));
}

#[test]
fn p19_level_ii_transports_up_to_6() {
    let mut game = red(2, &["forest-b"; 8]).turn(RED);
    game.activate("transport").acts(&["at forest-b"; 6]);
    assert_eq!((game.has(RED, "wood"), game.raw(RED, "forest-b"), game.decider()), (6, 2, BLUE));
}

#[test]
fn p19_level_iii_transports_all() {
    let mut game = red(3, &["forest-b"; 12]).turn(RED);
    game.activate("transport").acts(&["at forest-b"; 12]);
    assert_eq!((game.has(RED, "wood"), game.decider()), (12, BLUE));
}

#[test]
fn p19_level_iii_stores_the_marker_of_a_boat_as_any_material() {
    let mut game = example(3).turn(RED);
    game.activate("transport").act("at water-d");
    assert_eq!(game.offers().len(), 18);
    game.act("material jade");
    assert_eq!(game.has(RED, "jade"), 1);
}

#[test]
fn p19_level_iii_unloads_even_between_undeveloped_territories() {
    let mut game = red(3, &[]).boat(RED, "water-e", true).turn(RED);
    game.activate("transport").acts(&["at water-e", "material gold"]);
    assert_eq!(game.has(RED, "gold"), 1);
}

#[test]
fn p19_raw_materials_on_land_keep_their_type_at_level_iii() {
    let mut game = red(3, &["forest-b"]).turn(RED);
    game.activate("transport").act("at forest-b");
    assert_eq!((game.has(RED, "wood"), game.decider()), (1, BLUE));
}

#[test]
fn p19_level_iii_of_transport_does_not_help_production() {
    let mut game = example(3).has(RED, "2 production").turn(RED);
    game.activate("production").acts(&["do transport", "at water-d"]);
    game.offers_only(&["material wood", "material iron-ore"]);
    game.act("material iron-ore");
    assert_eq!(game.asked(), Task::Produce(3));
}
