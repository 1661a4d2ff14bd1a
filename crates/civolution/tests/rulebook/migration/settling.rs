//! Where a tribe settles: encampments, fire points, developing.

use civolution::{Berth, Chore, Effect, Material, Task};

use super::red;
use crate::table::{BLUE, RED, territory};

fn id(material: Material) -> u16 {
    material.index() as u16
}

#[test]
fn p14_example_1_a_tribe_goes_from_the_swamp_to_the_desert_next_to_it() {
    let mut game = red("swamp-c camp strong", 1).turn(RED);
    game.activate("migration");
    game.offers_only(&["tribe swamp-c camp strong", "pass"]);
    game.act("tribe swamp-c camp strong");
    game.offers_only(&["at desert-c", "at grassland-c"]);
    game.act("at desert-c");
    game.offers_only(&["settle fire", "settle camp"]);
    game.act("settle camp");
    assert_eq!(game.group(RED, "desert-c", Berth::Camp), (1, 0), "it stands upright");
    assert_eq!(game.group(RED, "swamp-c", Berth::Camp), (0, 0));
    assert_eq!(game.decider(), BLUE, "that was the one migration of level I");
}

#[test]
fn p15_example_1_the_fire_gives_2_points_and_the_desert_is_developed() {
    let mut game = red("swamp-c camp strong", 1).draws("materials", &[id(Material::Copper)]).turn(RED);
    game.activate("migration").acts(&["tribe swamp-c camp strong", "at desert-c", "settle fire"]);
    assert_eq!(game.group(RED, "desert-c", Berth::Fire), (1, 0));
    assert_eq!(game.points(RED), 2);
    assert_eq!(game.view().land.material(territory("desert-c")), Some(Material::Copper));
    assert_eq!(game.raw(RED, "desert-c"), 1);
}

#[test]
fn p15_example_2_displacing_the_blue_tribe_from_the_fire() {
    let mut game =
        red("swamp-c camp strong", 1).tribes(BLUE, "grassland-c fire strong, grassland-c camp weak").turn(RED);
    game.activate("migration").acts(&["tribe swamp-c camp strong", "at grassland-c"]);
    game.offers_only(&["settle fire", "displace P2 weak", "settle camp"]);
    game.act("settle fire");
    assert_eq!(game.group(RED, "grassland-c", Berth::Fire), (0, 1), "taking over weakens");
    assert_eq!(game.group(BLUE, "grassland-c", Berth::Wild), (1, 0), "displaced, still strong");
    assert_eq!(game.group(BLUE, "grassland-c", Berth::Camp), (0, 1), "the other one stays");
    assert_eq!(game.points(RED), 1);
}

#[test]
fn p15_example_2_on_the_last_free_encampment_it_stands() {
    let mut game =
        red("swamp-c camp strong", 1).tribes(BLUE, "grassland-c fire strong, grassland-c camp weak").turn(RED);
    game.activate("migration").acts(&["tribe swamp-c camp strong", "at grassland-c", "settle camp"]);
    assert_eq!(game.group(RED, "grassland-c", Berth::Camp), (1, 0));
    assert_eq!(game.group(BLUE, "grassland-c", Berth::Wild), (0, 0));
    assert_eq!(game.points(RED), 0, "no fire");
}

#[test]
fn p15_a_weak_tribe_that_is_displaced_stays_weak() {
    let mut game =
        red("swamp-c camp strong", 1).tribes(BLUE, "grassland-c fire strong, grassland-c camp weak").turn(RED);
    game.activate("migration").acts(&["tribe swamp-c camp strong", "at grassland-c", "displace P2 weak"]);
    assert_eq!(game.group(BLUE, "grassland-c", Berth::Wild), (0, 1));
    assert_eq!(game.group(RED, "grassland-c", Berth::Camp), (0, 1));
    assert_eq!(game.points(RED), 0);
}

#[test]
fn p14_a_tribe_of_the_same_civilization_can_be_displaced() {
    let mut game = red("swamp-c camp strong, grassland-c fire strong", 1).turn(RED);
    game.activate("migration").acts(&["tribe swamp-c camp strong", "at grassland-c", "settle fire"]);
    assert_eq!(game.group(RED, "grassland-c", Berth::Fire), (0, 1));
    assert_eq!(game.group(RED, "grassland-c", Berth::Wild), (1, 0));
    assert_eq!(game.points(RED), 1);
}

#[test]
fn p14_a_tribe_must_settle_where_it_arrives() {
    let mut game = red("swamp-c camp strong", 1).turn(RED);
    game.activate("migration").acts(&["tribe swamp-c camp strong", "at desert-c"]);
    assert!(!game.can("pass") && !game.can("cross"), "with no migration left it goes no further");
}

#[test]
fn p15_every_land_has_one_fire_with_its_points() {
    let layout = crate::table::known_layout();
    for land in civolution::continent::TerritorySet::LAND.iter() {
        let from = layout.neighbours(land).iter().find(|next| !next.is_water()).unwrap();
        let mut game = red(&format!("{from} camp strong"), 1).turn(RED);
        game.activate("migration").acts(&[&format!("tribe {from} camp strong"), &format!("at {land}"), "settle fire"]);
        assert_eq!(game.points(RED), if land.is_start() { 1 } else { 2 }, "{land}");
    }
}

#[test]
fn p15_other_encampments_give_no_points() {
    let mut game = red("swamp-c camp strong", 1).turn(RED);
    game.activate("migration").acts(&["tribe swamp-c camp strong", "at desert-c", "settle camp"]);
    assert_eq!(game.points(RED), 0);
    assert_eq!(game.raw(RED, "desert-c"), 1, "but the first to settle develops");
}

#[test]
fn p15_only_the_first_to_settle_develops() {
    let mut game = red("swamp-c camp strong", 1).developed("desert-c sand").turn(RED);
    game.activate("migration").acts(&["tribe swamp-c camp strong", "at desert-c", "settle camp"]);
    assert_eq!(game.raw(RED, "desert-c"), 0);
    assert_eq!(game.view().land.material(territory("desert-c")), Some(Material::Sand));
}

#[test]
fn p15_the_tile_shows_a_material_of_its_land_that_lies_nowhere_else() {
    let mut game = red("swamp-c camp strong", 1).developed("desert-d sand, desert-g salt").turn(RED);
    game.activate("migration").acts(&["tribe swamp-c camp strong", "at desert-c", "settle camp"]);
    assert_eq!(game.view().land.material(territory("desert-c")), Some(Material::Copper));
}

#[test]
fn p15_water_has_no_tile_and_counts_as_developed() {
    let mut game = red("desert-c camp strong", 1).boat(RED, "water-a", false).turn(RED);
    game.activate("migration").acts(&["tribe desert-c camp strong", "at water-a"]);
    assert_eq!(game.group(RED, "water-a", Berth::Boat), (1, 0));
    assert_eq!((game.view().land.material(territory("water-a")), game.raw(RED, "water-a")), (None, 0));
}

// A10: any way of putting a tribe on an encampment counts as settling.

#[test]
fn a10_a_tribe_brought_in_from_the_wilderness_settles() {
    let table = red("desert-c wild strong", 1);
    let mut game = table.task(RED, Task::Chore(Chore::Effect(Effect::Encamp(1))));
    game.acts(&["tribe desert-c wild strong", "settle fire"]);
    assert_eq!((game.points(RED), game.raw(RED, "desert-c")), (2, 1));
}

#[test]
fn a10_a_weak_tribe_on_a_vacant_encampment_settles() {
    let table = red("desert-c wild strong", 1);
    let mut game = table.task(RED, Task::Chore(Chore::Effect(Effect::WeakTribes(2))));
    game.acts(&["at desert-c", "settle fire"]);
    assert_eq!(game.group(RED, "desert-c", Berth::Fire), (0, 1));
    assert_eq!((game.points(RED), game.raw(RED, "desert-c")), (2, 1));
    game.act("settle camp");
    assert_eq!(game.group(RED, "desert-c", Berth::Camp), (0, 1));
    assert_eq!(game.points(RED), 2);
}
