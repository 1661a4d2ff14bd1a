//! Procreation, favor tests and holy rocks (p. 16, 17, 38).

mod favor;
mod holy_rock;

use civolution::{Berth, Material, Task};

use crate::table::{BLUE, Play, RED, Table, territory, who};

/// Red has these tribes and the procreation module at a level. The continent has no other tribes.
fn red(tribes: &str, level: u8) -> Table {
    Table::of(2).bare(RED).has(RED, &format!("{level} procreation")).tribes(RED, tribes).tribes(BLUE, "")
}

/// The example of p. 16: a free encampment in Desert A, none in Swamp B, a seat on the boat in Water C.
fn example() -> Play {
    red("desert-c wild strong, swamp-c fire strong, swamp-c camp weak", 1)
        .developed("desert-c sand, swamp-c peat")
        .tribes(BLUE, "desert-c fire strong")
        .boat(RED, "water-e", true)
        .scene(|scene| scene.tribe(RED, who("water-e boat weak")))
        .turn(RED)
}

#[test]
fn p16_example_three_territories_to_procreate_in() {
    let mut game = example();
    game.activate("procreation");
    game.offers_only(&["at desert-c", "at swamp-c", "at water-e", "pass"]);
}

#[test]
fn p16_example_a_the_free_encampment_or_that_of_blue() {
    let mut game = example();
    game.activate("procreation").act("at desert-c");
    game.offers_only(&["settle fire", "settle camp"]);
    game.act("settle camp");
    assert_eq!(game.group(RED, "desert-c", Berth::Camp), (1, 0), "upright on a free encampment");
    assert_eq!((game.points(RED), game.raw(RED, "desert-c")), (0, 0));
}

#[test]
fn p16_example_a_displacing_blue_lays_the_new_tribe_down() {
    let mut game = example();
    game.activate("procreation").acts(&["at desert-c", "settle fire"]);
    assert_eq!(game.group(RED, "desert-c", Berth::Fire), (0, 1));
    assert_eq!(game.group(BLUE, "desert-c", Berth::Wild), (1, 0));
    assert_eq!(game.points(RED), 2, "the points of the fire, as usual");
}

#[test]
fn p16_example_b_displacing_a_tribe_of_the_same_civilization() {
    let mut game = example();
    game.activate("procreation").act("at swamp-c");
    game.offers_only(&["settle fire", "displace P1 weak"]);
    game.act("displace P1 weak");
    assert_eq!(game.group(RED, "swamp-c", Berth::Camp), (0, 1));
    assert_eq!(game.group(RED, "swamp-c", Berth::Wild), (0, 1));
}

#[test]
fn p16_example_c_on_the_boat() {
    let mut game = example();
    game.activate("procreation").act("at water-e");
    assert_eq!(game.group(RED, "water-e", Berth::Boat), (1, 1), "the new one stands");
    assert_eq!(game.decider(), BLUE);
}

#[test]
fn p16_the_new_tribe_comes_from_the_supply() {
    let mut game = example();
    let before = game.civ(RED).console.tribes;
    game.activate("procreation").acts(&["at desert-c", "settle camp"]);
    assert_eq!(game.civ(RED).console.tribes, before - 1);
}

#[test]
fn p16_only_in_territories_with_a_tribe() {
    let mut game = red("forest-b camp weak", 1).tribes(BLUE, "grassland-c camp strong").turn(RED);
    game.activate("procreation");
    game.offers_only(&["at forest-b", "pass"]);
}

#[test]
fn p16_a_boat_needs_exactly_one_tribe_aboard() {
    let table = || red("forest-b camp strong", 1).boat(RED, "water-e", true);
    let mut game = table().turn(RED);
    game.activate("procreation");
    assert!(!game.can("at water-e"), "no tribe is aboard");
    let one = "water-e boat strong";
    let mut game = table().scene(|scene| scene.tribe(RED, who(one)).tribe(RED, who(one))).turn(RED);
    game.activate("procreation");
    assert!(!game.can("at water-e"), "no seat is free");
}

#[test]
fn p16_without_any_tribe_procreation_is_possible_anywhere() {
    let mut game = red("", 1).draws("materials", &[Material::Sand.index() as u16]).turn(RED);
    game.activate("procreation");
    assert_eq!(game.offers().len(), 18 + 1, "every land, or nothing");
    assert!(!game.can("at water-e"));
    game.acts(&["at desert-g", "settle fire"]);
    assert_eq!(game.group(RED, "desert-g", Berth::Fire), (1, 0));
    assert_eq!((game.points(RED), game.raw(RED, "desert-g")), (2, 1), "it is developed");
    assert_eq!(game.view().land.material(territory("desert-g")), Some(Material::Sand));
}

#[test]
fn a10_without_any_tribe_an_empty_boat_is_enough() {
    let mut game = red("", 1).boat(RED, "water-e", true).boat(BLUE, "water-d", true).turn(RED);
    game.activate("procreation");
    assert!(game.can("at water-e") && !game.can("at water-d"));
    game.act("at water-e");
    assert_eq!(game.group(RED, "water-e", Berth::Boat), (1, 0));
}

#[test]
fn p16_there_is_no_procreation_with_all_20_tribes_on_the_continent() {
    let tribes = |count: usize| vec!["forest-b wild strong"; count].join(", ");
    assert!(red(&tribes(19), 1).turn(RED).can("activate procreation"));
    assert!(!red(&tribes(20), 1).turn(RED).can("activate procreation"));
}

#[test]
fn p16_the_last_tribe_ends_a_double_procreation() {
    let mut game = red(&["forest-b wild strong"; 19].join(", "), 2).has(RED, "6 favor").turn(RED);
    game.activate("procreation").acts(&["at forest-b", "settle camp"]);
    assert_eq!(game.decider(), BLUE);
}

// Levels.

#[test]
fn p17_level_ii_allows_two_procreations_with_a_passed_favor_test() {
    let mut game = red("forest-b camp strong", 2).dice(&[1]).turn(RED);
    game.activate("procreation");
    assert_eq!(game.asked(), Task::Procreate(2));
    game.acts(&["at forest-b", "settle fire", "at forest-b", "settle camp"]);
    assert_eq!((game.group(RED, "forest-b", Berth::Camp), game.points(RED)), ((2, 0), 1));
    assert_eq!(game.decider(), BLUE);
}

#[test]
fn p17_level_ii_allows_one_if_the_test_fails() {
    let mut game = red("forest-b camp strong", 2).dice(&[2]).turn(RED);
    game.activate("procreation");
    assert_eq!(game.asked(), Task::Procreate(1));
}

#[test]
fn p16_level_i_takes_no_favor_test() {
    let mut game = red("forest-b camp strong", 1).dice(&[]).turn(RED);
    game.activate("procreation");
    assert_eq!(game.asked(), Task::Procreate(1));
}

#[test]
fn p17_level_iii_procreates_twice_and_may_strengthen() {
    let mut game = red("forest-b camp strong, grassland-c camp weak", 3).dice(&[1]).turn(RED);
    game.activate("procreation");
    game.offers_only(&["do procreate", "do strengthen"]);
    game.acts(&["do procreate", "at forest-b", "settle camp", "at grassland-c", "settle camp"]);
    game.offers_only(&["tribe grassland-c camp weak", "pass"]);
    game.act("tribe grassland-c camp weak");
    assert_eq!(game.group(RED, "grassland-c", Berth::Camp), (2, 0));
}

#[test]
fn p17_level_iii_may_strengthen_first() {
    let mut game = red("forest-b camp weak", 3).dice(&[1]).turn(RED);
    game.activate("procreation").acts(&["do strengthen", "tribe forest-b camp weak"]);
    assert_eq!(game.group(RED, "forest-b", Berth::Camp), (1, 0));
    assert_eq!(game.asked(), Task::Procreate(2));
}

#[test]
fn p17_level_iii_procreates_twice_even_if_the_test_fails() {
    let mut game = red("forest-b camp weak", 3).dice(&[2]).turn(RED);
    game.activate("procreation").act("do strengthen");
    assert_eq!(game.group(RED, "forest-b", Berth::Camp), (0, 1), "not strengthened");
    assert_eq!(game.asked(), Task::Procreate(2));
}

#[test]
fn a11_the_favor_test_of_level_iii_does_not_come_between_the_procreations() {
    let mut game = red("forest-b camp weak", 3).dice(&[]).turn(RED);
    game.activate("procreation").acts(&["do procreate", "at forest-b", "settle camp"]);
    game.offers_only(&["at forest-b", "pass"]);
}

#[test]
fn p17_the_second_procreation_may_be_forgone() {
    let mut game = red("forest-b camp strong", 2).dice(&[1]).turn(RED);
    game.activate("procreation").acts(&["at forest-b", "settle camp", "pass"]);
    assert_eq!(game.decider(), BLUE);
}
