//! The Building module and its four kinds of project (p. 21, 22, 25).

mod farms_and_boats;
mod grounds;

use crate::table::{Play, RED, Table};

/// Red activates Building in order to build.
fn building(table: Table) -> Play {
    let mut game = table.turn(RED);
    game.activate("building").act("do build");
    game
}

#[test]
fn p21_level_i_is_one_project_or_one_building_card() {
    let mut game =
        Table::of(2).bare(RED).hand(RED, &["D22"]).has(RED, "1 stone").tribes(RED, "forest-b camp strong").turn(RED);
    game.activate("building").offers_only(&["do build", "do install", "pass"]);
    game.act("do build").offers_only(&["build farm", "build boat", "pass"]);
    game.act("build farm");
    assert_ne!(game.decider(), RED, "there is only one project");
}

#[test]
fn p25_level_ii_is_two_projects_of_the_same_type() {
    let tribes = "forest-b camp strong, grassland-c camp strong, swamp-c camp strong";
    let mut game = building(Table::of(2).bare(RED).has(RED, "2 building").tribes(RED, tribes));
    game.acts(&["build farm", "at forest-b"]).offers_only(&["build farm", "pass"]);
    game.acts(&["build farm", "at swamp-c"]);
    assert_ne!(game.decider(), RED);
    assert_eq!(game.view().land.farms_of(RED).len(), 2);
}

#[test]
fn p25_the_second_project_is_optional() {
    let tribes = "forest-b camp strong, grassland-c camp strong";
    let mut game = building(Table::of(2).bare(RED).has(RED, "2 building").tribes(RED, tribes));
    game.acts(&["build farm", "at forest-b", "pass"]);
    assert_ne!(game.decider(), RED);
}

#[test]
fn p25_level_iii_is_two_projects_of_any_types() {
    let tribes = "forest-b camp weak, grassland-c camp weak";
    let mut game = building(Table::of(2).bare(RED).has(RED, "3 building").tribes(RED, tribes));
    game.acts(&["build farm", "at forest-b"]).offers_only(&["build farm", "build boat", "pass"]);
    game.act("build boat");
    assert_ne!(game.decider(), RED, "no strong tribe could go aboard, and there are only two projects");
    let console = game.civ(RED).console;
    assert_eq!((console.farms, console.boats), (2, 1));
}

#[test]
fn p21_a_module_that_could_do_nothing_is_not_offered() {
    // No tribe on the continent, no card in hand.
    let game = Table::of(2).bare(RED).tribes(RED, "").turn(RED);
    assert!(!game.can("activate building"));
}
