//! Tribes.

use civolution::{Berth, Chore, Effect, Task};

use super::give;
use crate::pack::{is_over, without_ability};
use crate::table::{BLUE, RED, territory};

#[test]
pub(super) fn tribes_migrate() {
    let mut game = give(without_ability(), Effect::Migrations(2));
    game.offers_only(&["tribe forest-b camp strong", "tribe grassland-c camp strong", "pass"]);
    game.acts(&["tribe forest-b camp strong", "at hills-b", "settle camp"]);
    game.offers_only(&["tribe grassland-c camp strong", "pass"]);
    game.act("pass");
    assert_eq!(game.group(RED, "hills-b", Berth::Camp), (1, 0));
    assert!(is_over(&game));
    let mut game = give(without_ability(), Effect::Migrations(2));
    game.acts(&["tribe forest-b camp strong", "at hills-b", "cross", "at desert-d", "settle camp"]);
    assert_eq!(game.group(RED, "desert-d", Berth::Camp), (1, 0));
    assert!(is_over(&game), "both were used up");
    assert!(is_over(&give(without_ability().tribes(RED, "forest-b camp weak"), Effect::Migrations(1))));
}

#[test]
fn a_tribe_that_has_migrated_may_do_so_again_in_the_next_part() {
    let once = Task::Chore(Chore::Effect(Effect::Migrations(1)));
    let scene = without_ability().scene(|scene| scene.turn(RED).task(RED, once).task(RED, Task::Chore(Chore::EndPart)));
    let mut game = scene.scene(|scene| scene.task(RED, once)).play();
    game.acts(&["tribe forest-b camp strong", "at hills-b", "settle camp"]);
    game.offers_only(&["tribe hills-b camp strong", "tribe grassland-c camp strong", "pass"]);
}

#[test]
pub(super) fn tribes_are_procreated() {
    let mut game = give(without_ability(), Effect::Procreations(2));
    game.offers_only(&["at forest-b", "at grassland-c", "pass"]);
    game.acts(&["at forest-b", "settle fire"]);
    assert_eq!((game.group(RED, "forest-b", Berth::Fire), game.points(RED)), ((1, 0), 1));
    game.act("pass");
    assert_eq!(game.civ(RED).console.tribes, 17);
    assert!(is_over(&game));
}

#[test]
pub(super) fn weak_tribes_on_vacant_encampments_of_one_territory() {
    let table = || {
        let table = without_ability().scene(|scene| scene.boat(RED, territory("water-a"), true));
        let table = table.tribes(RED, "swamp-e wild strong, hills-b camp strong, water-a boat strong");
        table.tribes(BLUE, "hills-b fire strong, swamp-e camp weak")
    };
    let mut game = give(table(), Effect::WeakTribes(3));
    game.offers_only(&["at swamp-e", "pass"]);
    game.act("at swamp-e");
    game.offers_only(&["settle fire", "settle camp", "pass"]);
    game.act("settle camp");
    game.offers_only(&["settle fire", "pass"]);
    game.act("settle fire");
    assert_eq!((game.group(RED, "swamp-e", Berth::Fire), game.group(RED, "swamp-e", Berth::Camp)), ((0, 1), (0, 1)));
    assert_eq!(game.group(BLUE, "swamp-e", Berth::Camp), (0, 1), "no tribe is displaced");
    assert_eq!(game.points(RED), 2, "it settles on the fire");
    assert!(is_over(&game));
    let mut game = give(table(), Effect::WeakTribes(2));
    game.acts(&["at swamp-e", "settle camp", "pass"]);
    assert_eq!(game.group(RED, "swamp-e", Berth::Camp), (0, 1));
    assert!(is_over(&game));
}

#[test]
pub(super) fn tribes_are_strengthened() {
    let table = || without_ability().tribes(RED, "forest-b camp weak, hills-b wild weak, swamp-c camp strong");
    let mut game = give(table(), Effect::Strengthen(2));
    game.offers_only(&["tribe hills-b wild weak", "tribe forest-b camp weak", "pass"]);
    game.acts(&["tribe hills-b wild weak", "tribe forest-b camp weak"]);
    assert_eq!((game.group(RED, "hills-b", Berth::Wild), game.group(RED, "forest-b", Berth::Camp)), ((1, 0), (1, 0)));
    assert!(is_over(&game));
    let mut game = give(table(), Effect::Strengthen(2));
    game.act("pass");
    assert_eq!(game.group(RED, "forest-b", Berth::Camp), (0, 1));
    assert!(is_over(&give(without_ability(), Effect::Strengthen(2))), "all are strong");
}

#[test]
pub(super) fn tribes_come_in_from_the_wilderness() {
    let table = || {
        let wild = "swamp-e wild weak, swamp-e wild strong, hills-b wild strong, forest-b camp strong";
        without_ability().tribes(RED, wild).tribes(BLUE, "hills-b fire weak, hills-b camp weak, swamp-e fire weak")
    };
    let mut game = give(table(), Effect::Encamp(2));
    game.offers_only(&["tribe swamp-e wild strong", "tribe swamp-e wild weak", "pass"]);
    game.act("tribe swamp-e wild weak");
    assert_eq!(game.group(RED, "swamp-e", Berth::Camp), (0, 1), "the only kind of free encampment");
    game.act("pass");
    assert_eq!(game.group(RED, "swamp-e", Berth::Wild), (1, 0));
    assert!(is_over(&game));
    let mut game = give(table().tribes(BLUE, ""), Effect::Encamp(1));
    game.act("tribe swamp-e wild strong");
    game.offers_only(&["settle fire", "settle camp"]);
    game.act("settle fire");
    assert_eq!((game.group(RED, "swamp-e", Berth::Fire), game.points(RED)), ((1, 0), 2));
    assert!(game.view().land.material(territory("swamp-e")).is_some(), "it settles: it develops");
}
