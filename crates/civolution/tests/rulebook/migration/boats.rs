//! Migrating onto boats and off them.

use civolution::Berth;

use super::red;
use crate::table::{BLUE, RED};

#[test]
fn p15_a_tribe_migrates_onto_its_own_boat_in_adjacent_water() {
    let mut game = red("desert-c camp strong", 1).boat(RED, "water-a", true).turn(RED);
    game.activate("migration").act("tribe desert-c camp strong");
    assert!(game.can("at water-a") && !game.can("at water-h"), "a boat is only in one of them");
    game.act("at water-a");
    assert_eq!(game.group(RED, "water-a", Berth::Boat), (1, 0));
    assert_eq!(game.decider(), BLUE);
}

#[test]
fn p15_a_distant_boat_cannot_be_boarded() {
    let mut game = red("swamp-c camp strong", 1).boat(RED, "water-a", true).turn(RED);
    game.activate("migration").act("tribe swamp-c camp strong");
    game.offers_only(&["at desert-c", "at grassland-c"]);
}

#[test]
fn p15_a_boat_has_two_seats() {
    let table = || red("", 1).boat(RED, "water-a", true);
    let mut game = table().tribes(RED, "desert-c camp strong, water-a boat weak").turn(RED);
    game.activate("migration").acts(&["tribe desert-c camp strong", "at water-a"]);
    assert_eq!(game.group(RED, "water-a", Berth::Boat), (1, 1));
    let mut game = table().tribes(RED, "desert-c camp strong, water-a boat weak, water-a boat weak").turn(RED);
    game.activate("migration").act("tribe desert-c camp strong");
    assert!(!game.can("at water-a"), "no tribe is displaced from a boat");
}

#[test]
fn p15_a_boat_of_another_colour_does_not_help() {
    let mut game = red("desert-c camp strong", 1).boat(BLUE, "water-a", true).turn(RED);
    game.activate("migration").act("tribe desert-c camp strong");
    assert!(!game.can("at water-a"));
}

#[test]
fn p15_a_strong_tribe_migrates_from_a_boat() {
    let mut game = red("", 1).boat(RED, "water-e", true).tribes(RED, "water-e boat strong").turn(RED);
    game.activate("migration").act("tribe water-e boat strong");
    game.offers_only(&["at forest-d", "at mountains-e", "at swamp-e"]);
    game.acts(&["at swamp-e", "settle fire"]);
    assert_eq!(game.group(RED, "water-e", Berth::Boat), (0, 0));
    assert_eq!((game.points(RED), game.raw(RED, "swamp-e")), (2, 1));
}

#[test]
fn p15_a_tribe_migrates_from_boat_to_boat() {
    let boats = red("", 1).boat(RED, "water-d", true).boat(RED, "water-a", true);
    let mut game = boats.tribes(RED, "water-d boat strong").turn(RED);
    game.activate("migration").acts(&["tribe water-d boat strong", "at water-a"]);
    assert_eq!(game.group(RED, "water-a", Berth::Boat), (1, 0));
}

#[test]
fn p15_a_weak_tribe_stays_on_its_boat() {
    let game = red("", 1).boat(RED, "water-d", true).tribes(RED, "water-d boat weak").turn(RED);
    assert!(!game.can("activate migration"));
}

#[test]
fn p16_water_is_crossed_only_with_a_boat_of_the_same_colour() {
    let table = || red("desert-c camp strong", 3).has(RED, "6 favor");
    let mut game = table().turn(RED);
    game.activate("migration").act("tribe desert-c camp strong");
    assert!(!game.can("at water-a") && !game.can("at water-h"));
    let mut game = table().boat(BLUE, "water-a", true).turn(RED);
    game.activate("migration").act("tribe desert-c camp strong");
    assert!(!game.can("at water-a"));
    let mut game = table().boat(RED, "water-a", true).turn(RED);
    game.activate("migration").acts(&["tribe desert-c camp strong", "at water-a"]);
    assert!(game.can("cross"));
}

#[test]
fn p16_a_full_boat_carries_no_tribe_across() {
    let mut game = red("", 3)
        .has(RED, "6 favor")
        .boat(RED, "water-a", true)
        .tribes(RED, "desert-c camp strong, water-a boat weak, water-a boat weak")
        .turn(RED);
    game.activate("migration").act("tribe desert-c camp strong");
    assert!(!game.can("at water-a"));
}
