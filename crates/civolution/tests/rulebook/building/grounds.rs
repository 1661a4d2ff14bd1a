use civolution::{Ground, Settlements, SiteKind};

use super::building;
use crate::table::{BLUE, Play, RED, Table, YELLOW, site, spot, territory};

/// Building ground `n` lies face up between Forest B and Mountains F, where red has a tribe.
fn at_ground(n: usize) -> Table {
    let table = Table::of(2).bare(RED).tribes(RED, "mountains-f camp strong");
    table.scene(|scene| scene.site(spot(10), site(SiteKind::BuildingGround, n)))
}

fn built(game: &Play, n: usize) -> (u8, bool) {
    let built = game.view().land.built(Ground::ALL[n], RED);
    (built.statues, built.settlement)
}

// Statues.

#[test]
fn p22_example_a_statue_of_jade_on_ground_a_and_a_step_of_technology() {
    let table =
        Table::of(4).bare(YELLOW).tribes(YELLOW, "mountains-f camp strong").has(YELLOW, "1 gold, 1 jade, 1 oil");
    let mut game = table.scene(|scene| scene.site(spot(10), site(SiteKind::BuildingGround, 0))).turn(YELLOW);
    let supply = game.civ(YELLOW).console.supply;
    game.activate("building").acts(&["do build", "build statue"]).offers_only(&["material gold", "material jade"]);
    game.act("material jade");
    assert_eq!(game.view().land.built(Ground::ALL[0], YELLOW).statues, 1);
    assert_eq!((game.has(YELLOW, "jade"), game.has(YELLOW, "gold")), (0, 1));
    assert_eq!(game.civ(YELLOW).console.supply, supply, "the stored marker itself is the statue");
    game.offers_only(&[
        "track technology",
        "track prestige",
        "track knowledge",
        "track construction",
        "track culture",
        "pass",
    ]);
    game.act("track technology");
    assert_eq!(game.has(YELLOW, "technology"), 1);
}

#[test]
fn p22_a_statue_needs_a_material_that_its_ground_accepts() {
    assert!(!building(at_ground(0).has(RED, "1 copper, 1 oil")).can("build statue"));
    assert!(building(at_ground(1).has(RED, "1 copper")).can("build statue"));
    assert!(building(at_ground(3).has(RED, "1 sulfur")).can("build statue"), "some accept three materials");
}

#[test]
fn p22_a_building_ground_needs_a_tribe_next_to_it() {
    let table = at_ground(0).has(RED, "1 gold, 1 wood, 1 papyrus").tribes(RED, "hills-b camp strong");
    building(table).offers_only(&["build farm", "pass"]);
}

#[test]
fn p22_the_island_needs_a_boat_with_a_tribe_aboard() {
    let island = |tribes: &str, boat: bool| {
        let table = Table::of(2).bare(RED).has(RED, "1 copper, 1 wood, 1 papyrus");
        let table = if boat { table.scene(|scene| scene.boat(RED, territory("water-a"), false)) } else { table };
        building(table.tribes(RED, tribes))
    };
    assert!(!island("forest-b camp strong", false).can("build statue"));
    assert!(!island("forest-b camp strong", true).can("build settlement"));
    let mut game = island("water-a boat weak", true);
    assert!(game.can("build settlement"));
    game.acts(&["build statue", "track culture"]);
    assert_eq!(game.view().land.built(Ground::ISLAND, RED).statues, 1);
}

#[test]
fn p22_the_player_chooses_among_the_grounds_in_reach() {
    let table = at_ground(0).has(RED, "2 gold").scene(|scene| {
        // The other one at Mountains F accepts Copper and Oil, the island Gold, Jade and Copper.
        scene.site(spot(4), site(SiteKind::BuildingGround, 1)).boat(RED, territory("water-a"), false)
    });
    let mut game = building(table.tribes(RED, "mountains-f camp strong, water-a boat strong"));
    game.act("build statue").offers_only(&["site 10", "island"]);
}

// The building limit.

#[test]
fn p22_two_statues_are_the_limit() {
    let table = at_ground(0).has(RED, "1 gold, 1 wood, 1 papyrus");
    let mut game = building(table.scene(|scene| scene.statues(RED, Ground::ALL[0], 1)));
    assert!(game.can("build settlement"));
    game.acts(&["build statue", "track culture"]);
    assert_eq!(built(&game, 0), (2, false));
    let table = at_ground(0).has(RED, "1 gold, 1 wood, 1 papyrus");
    let game = building(table.scene(|scene| scene.statues(RED, Ground::ALL[0], 2)));
    assert!(!game.can("build statue") && !game.can("build settlement"));
}

#[test]
fn p22_a_settlement_leaves_room_for_a_statue_but_not_for_another_settlement() {
    let table = || at_ground(0).has(RED, "1 gold, 1 papyrus, 1 stone").settled(RED, 1);
    let game = building(table());
    assert!(game.can("build statue") && !game.can("build settlement"));
    let game = building(table().scene(|scene| scene.statues(RED, Ground::ALL[0], 1)));
    assert!(!game.can("build statue"));
}

#[test]
fn p22_buildings_of_other_civilizations_do_not_matter() {
    let table = at_ground(0).has(RED, "1 gold, 1 wood, 1 papyrus").settled(BLUE, 1);
    let game = building(table.scene(|scene| scene.statues(BLUE, Ground::ALL[0], 1)));
    assert!(game.can("build statue") && game.can("build settlement"));
}

#[test]
fn p25_two_statues_may_go_onto_the_same_ground() {
    let mut game = building(at_ground(0).has(RED, "2 building, 1 gold, 1 jade"));
    game.acts(&["build statue", "material gold", "track culture"]).offers_only(&["build statue", "pass"]);
    game.acts(&["build statue", "track prestige"]);
    assert_eq!(built(&game, 0), (2, false));
}

// Settlements.

#[test]
fn p22_a_settlement_costs_all_its_materials_and_brings_an_income_chip() {
    let mut game = building(at_ground(0).has(RED, "1 wood, 1 papyrus, 1 stone"));
    game.act("build settlement").offers_only(&["settlement 1", "settlement 2"]);
    game.act("settlement 2");
    assert_eq!((game.has(RED, "papyrus"), game.has(RED, "stone"), game.has(RED, "wood")), (0, 0, 1));
    assert_eq!((built(&game, 0), game.civ(RED).console.settlements), ((0, true), Settlements::only(1)));
    game.offers_only(&["income 1", "income 2", "income 3", "pass"]);
}

#[test]
fn p22_a_settlement_cannot_be_paid_in_part() {
    assert!(!building(at_ground(0).has(RED, "2 wood, 1 stone")).can("build settlement"));
}

#[test]
fn p22_the_fourth_settlement_also_flips_a_stage_tile() {
    let mut game = building(at_ground(3).settled(RED, 3).has(RED, "1 sand, 1 iron-ore, 1 clay"));
    game.acts(&["build settlement", "pass"]).offers_only(&["tile 4", "tile 5", "pass"]);
    game.act("tile 5");
    assert_eq!(game.civ(RED).console.stage_tiles, [false, true]);
}

#[test]
fn p22_the_third_settlement_flips_nothing() {
    let mut game = building(at_ground(2).settled(RED, 2).has(RED, "1 wood, 1 stone, 1 clay"));
    game.acts(&["build settlement", "pass"]);
    assert_ne!(game.decider(), RED);
}

#[test]
fn p22_a_built_settlement_reveals_its_diamonds() {
    let mut game = building(at_ground(0).has(RED, "1 sand, 1 iron-ore, 1 clay"));
    let before = game.civ(RED).diamonds;
    game.acts(&["build settlement", "pass"]);
    assert_eq!((before, game.civ(RED).diamonds), (0, 3));
}

#[test]
fn p22_there_is_no_fifth_settlement() {
    let materials = "1 wood, 1 papyrus, 1 stone, 1 clay, 1 sand, 1 iron-ore";
    assert!(!building(at_ground(5).settled(RED, 4).has(RED, materials)).can("build settlement"));
}
