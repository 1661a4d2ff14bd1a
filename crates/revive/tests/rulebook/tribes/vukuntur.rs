use revive::tribe::{Side, Tribe};
use revive::{Refusal, Task};

use super::activating;
use crate::land::{books, set, spots, technology};
use crate::table::{BLUE, PURPLE, Table, found, space};

fn number(side: Side, text: &str) -> u8 {
    technology(Tribe::Vukuntur, side, text)
}

fn of(side: Side) -> Table {
    Table::flat(2).tribe(BLUE, Tribe::Vukuntur, side)
}

#[test]
fn sun_the_ability_is_an_action_on_the_board_with_1_space_free() {
    let table = || of(Side::Sun).small(BLUE, "15a").ground("8c location, 8a location").back(9, [3, 0, 0]);
    let mut game = activating(table().has(BLUE, "4 food, 3 gear, 1 book"));
    assert_eq!(game.asked(), Task::Act { action: None, range: 1 });
    assert!(game.can("build 15d small") && game.can("populate 8c 1") && game.can("explore 9"));
    game.act("build 21a small");
    assert_eq!((game.has(BLUE, "food"), game.has(BLUE, "gear")), (4, 0), "one space is free");
    assert_eq!(game.asked(), Task::Turn { left: 1, acted: true }, "it is not one of the two actions");
    // One of several spaces is free.
    let mut game = activating(table().has(BLUE, "1 food, 3 gear, 1 book"));
    game.act("populate 8a 1");
    assert_eq!(game.has(BLUE, "food"), 0);
}

#[test]
fn sun_the_free_space_is_for_this_action_only() {
    let mut game = activating(of(Side::Sun).small(BLUE, "15a").has(BLUE, "6 gear"));
    game.act("build 15b small");
    assert!(game.can("build 8c small") && !game.can("build 8a small"));
}

#[test]
fn sun_one_space_is_always_free_and_bonuses_add_up() {
    let range = number(Side::Sun, "lasting range 1");
    let table = || of(Side::Sun).small(BLUE, "15a").knows(BLUE, range).has(BLUE, "3 gear");
    let game = table().turn(BLUE);
    assert!(game.can("build 8c small") && !game.can("build 8a small"));
    let game = activating(table());
    assert!(game.can("build 8a small"));
}

#[test]
fn sun_a_crate_and_a_crystal_immediately_and_a_crystal_with_every_later_crate() {
    let crates = number(Side::Sun, "crate-crystal");
    let cost = books(Tribe::Vukuntur, Side::Sun, crates);
    let table = || {
        let table = of(Side::Sun).small(BLUE, "15a").knows(BLUE, 1).ground("15b location");
        table.has(BLUE, &format!("{cost} book"))
    };
    let mut game = table().turn(BLUE);
    game.act(&format!("populate 15b {crates}"));
    assert_eq!((game.has(BLUE, "crystal"), game.view().player(BLUE).unwrap().closed_crates), (1, 1));
    let water = of(Side::Sun).water("9c", "crate").small(BLUE, "15a").knows(BLUE, crates).has(BLUE, "3 gear, 2 food");
    let mut game = water.turn(BLUE);
    game.act("build 8d small");
    assert_eq!((game.has(BLUE, "crystal"), game.view().player(BLUE).unwrap().closed_crates), (1, 1));
}

#[test]
fn a12_sun_without_crates_the_crystal_of_the_technology_is_still_gained() {
    let crates = number(Side::Sun, "crate-crystal");
    let table = of(Side::Sun).small(BLUE, "15a").knows(BLUE, 1).ground("15b location").has(BLUE, "2 book");
    let table = table.scene(|scene| {
        revive::content::CrateId::all().fold(scene, |scene, found| scene.owned_crate(PURPLE, found, true))
    });
    let mut game = table.turn(BLUE);
    game.act(&format!("populate 15b {crates}"));
    assert_eq!((game.has(BLUE, "crystal"), game.view().player(BLUE).unwrap().closed_crates), (1, 0));
}

#[test]
fn sun_a_technology_is_a_machine_for_food() {
    let machine = number(Side::Sun, "machine: food 2");
    let mut game = of(Side::Sun).knows(BLUE, machine).turn(BLUE);
    game.act(&format!("machine technology {machine}"));
    assert_eq!((game.has(BLUE, "food"), game.player(BLUE).energy), (2, 0));
}

/// Terrain two, three and four spaces from the chasm.
fn country() -> Table {
    of(Side::Moon).open(&[3, 9]).ground("8b forest, 3d field, 3b mountain")
}

#[test]
fn moon_the_falcon_flies_3_spaces_for_each_removed_marker_and_lands_on_terrain() {
    let mut game = activating(country());
    assert_eq!(spots(&game), set(&["8b", "3d"]));
    game.act("at 3d");
    assert_eq!((game.map().falcon, game.player(BLUE).progress), (Some(space("3d")), 1));
    let game = activating(country().scene(|scene| scene.abilities_used(BLUE, 1)));
    assert_eq!(spots(&game), set(&["8b", "3d", "3b"]), "6 spaces");
}

#[test]
fn moon_the_falcon_may_land_where_it_started() {
    let table = of(Side::Moon).ground("8b forest").scene(|scene| scene.map(|map| map.falcon = Some(space("8b"))));
    let game = activating(table);
    assert_eq!((game.map().falcon, game.player(BLUE).progress), (Some(space("8b")), 1));
}

#[test]
fn moon_workshops_do_not_block_the_falcon() {
    let table = of(Side::Moon).ground("8b forest, 8c field");
    let game = activating(table.scene(|scene| scene.map(|map| map.workshops = set(&["8b"]))));
    assert_eq!(spots(&game), set(&["8b", "8c"]));
}

#[test]
fn a12_moon_the_falcon_flies_over_explored_spaces_and_the_chasm_only() {
    // The direct path of three spaces goes over tile 9, which is face down.
    let table = of(Side::Moon).open(&[10]).ground("8b forest, 10a field, 21b mountain");
    let table = table.scene(|scene| scene.map(|map| map.falcon = Some(space("8b"))));
    let game = activating(table);
    assert_eq!(spots(&game), set(&["8b", "21b"]));
}

#[test]
fn moon_range_is_counted_from_the_falcon_too() {
    let table = || {
        let table = of(Side::Moon).open(&[3, 9]).ground("3d field").small(BLUE, "15a").has(BLUE, "3 gear");
        table.scene(|scene| scene.map(|map| map.falcon = Some(space("3d"))))
    };
    let game = table().turn(BLUE);
    assert!(game.can("build 3b small") && game.can("build 15b small") && !game.can("build 16a small"));
    let game = table().has(PURPLE, "3 gear").turn(PURPLE);
    assert!(!game.can("build 3b small"), "only for its owner");
}

#[test]
fn moon_actions_next_to_the_falcon_cost_1_less() {
    let cheap = number(Side::Moon, "falcon-discount 1");
    let table = || {
        let table = of(Side::Moon).small(BLUE, "15a").knows(BLUE, cheap).ground("8d field, 8c location");
        table.scene(|scene| scene.map(|map| map.falcon = Some(space("8d"))))
    };
    let mut game = table().has(BLUE, "2 gear").turn(BLUE);
    assert!(!game.can("build 15b small"), "not next to it");
    game.act("build 8b small");
    assert_eq!(game.has(BLUE, "gear"), 0);
    let mut game = table().turn(BLUE);
    assert_eq!(books(Tribe::Vukuntur, Side::Moon, 1), 1);
    game.act("populate 8c 1");
    // A12: a tile is next to it if any of its hexes is.
    let mut game = table().back(9, [3, 0, 0]).has(BLUE, "2 food").turn(BLUE);
    game.act("explore 9");
    assert_eq!(game.has(BLUE, "food"), 0);
    let without = table().scene(|scene| scene.map(|map| map.falcon = Some(space("22d")))).ground("22d field");
    assert!(!without.has(BLUE, "2 gear").turn(BLUE).can("build 8b small"));
}

#[test]
fn moon_landing_brings_3_resources_of_the_terrain() {
    for (ground, resource) in [("field", "food"), ("forest", "book"), ("mountain", "gear")] {
        let more = number(Side::Moon, "falcon-resources 3");
        let mut game = activating(of(Side::Moon).knows(BLUE, more).ground(&format!("8c {ground}, 16d sand")));
        if !matches!(game.asked(), Task::Turn { .. }) {
            game.act("at 8c");
        }
        assert_eq!((game.has(BLUE, resource), game.player(BLUE).purse.total()), (3, 3), "{ground}");
    }
}

#[test]
fn moon_a_technology_makes_terrain_free_to_pass() {
    let free = number(Side::Moon, "free-path field forest mountain");
    let table = of(Side::Moon).small(BLUE, "15a").knows(BLUE, free).has(BLUE, "3 gear");
    let table = table.ground("15b mountain, 8c field, 8a forest").open(&[2]).has(BLUE, "3 gear");
    let game = table.scene(|scene| scene.map(|map| map.falcon = Some(space("15b")))).turn(BLUE);
    assert!(game.can("build 2c small") && !game.can("build 2a small"));
}

#[test]
fn a12_sun_the_ability_moves_its_marker_only_if_one_of_its_actions_is_possible() {
    let game = of(Side::Sun).small(BLUE, "15a").task(BLUE, Task::Tribe);
    assert_eq!(game.asked(), Task::Turn { left: 1, acted: true }, "nothing can be paid");
    assert_eq!((game.player(BLUE).progress, game.player(BLUE).tribe_markers), (0, 5));
    // A free action may make one possible.
    let held = found("gear 2");
    let table = of(Side::Sun).small(BLUE, "15a").has(BLUE, "1 gear");
    let mut game = table.scene(|scene| scene.owned_crate(BLUE, held, false)).task(BLUE, Task::Tribe);
    assert_eq!(game.refusal("do"), Refusal::NoAbility);
    game.acts(&[&format!("open {held}"), "do"]);
    assert_eq!((game.player(BLUE).progress, game.asked()), (1, Task::Act { action: None, range: 1 }));
}
