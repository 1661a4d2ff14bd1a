//! Moving and growing (p. 14 to 17).

use civolution::{Berth, Effect};

use super::give;
use crate::pack::{is_over, with_ability, without_ability};
use crate::table::{Play, RED, Table, territory};

/// Red migrates with its first tribe, and may continue if it has migrations left.
fn march(table: Table, dice: &[u8]) -> Play {
    let mut game = table.dice(dice).turn(RED);
    game.activate("migration").acts(&["tribe forest-b camp strong", "at hills-b", "settle camp"]);
    game
}

#[test]
pub(super) fn long_march() {
    let on = |game: &Play| game.decider() == RED && game.can("tribe grassland-c camp strong");
    assert!(!on(&march(without_ability(), &[])));
    let mut game = march(with_ability("long-march 1"), &[]);
    assert!(on(&game));
    game.acts(&["tribe grassland-c camp strong", "at swamp-e", "settle camp"]);
    assert_ne!(game.decider(), RED, "two in all");
    assert!(on(&march(with_ability("long-march 1").has(RED, "2 migration"), &[6])), "a failed test leaves 1 + 1");
    let mut game = give(with_ability("long-march 1"), Effect::Migrations(1));
    game.acts(&["tribe forest-b camp strong", "at hills-b", "settle camp"]);
    assert!(is_over(&game), "only when the module is activated");
}

#[test]
pub(super) fn wanderers() {
    let weak = |table: Table| give(table.tribes(RED, "forest-b camp weak"), Effect::Migrations(1));
    assert!(is_over(&weak(without_ability())));
    let mut game = weak(with_ability("wanderers"));
    game.offers_only(&["tribe forest-b camp weak", "pass"]);
    game.acts(&["tribe forest-b camp weak", "at hills-b", "settle camp"]);
    assert_eq!(game.group(RED, "hills-b", Berth::Camp), (0, 1));
    let idle = |table: Table| table.tribes(RED, "forest-b camp weak").turn(RED).can("activate migration");
    assert!(idle(with_ability("wanderers")) && !idle(without_ability()));
}

#[test]
pub(super) fn swimmers() {
    let leaving = |table: Table, migrations: u8| {
        let mut game = give(table, Effect::Migrations(migrations));
        game.act("tribe forest-b camp strong");
        game
    };
    assert!(!leaving(without_ability(), 2).can("at water-a"));
    assert!(!leaving(with_ability("swimmers"), 1).can("at water-a"), "it cannot stay there");
    let mut game = leaving(with_ability("swimmers"), 2);
    game.act("at water-a");
    assert!(game.can("at desert-c") && !game.can("at water-d"), "it is across, with one migration left");
    game.acts(&["at desert-c", "settle camp"]);
    assert_eq!(game.group(RED, "desert-c", Berth::Camp), (1, 0));
    let boat = with_ability("swimmers").scene(|scene| scene.boat(RED, territory("water-a"), true));
    let full = boat.tribes(RED, "water-a boat weak, water-a boat weak, forest-b camp strong");
    assert!(leaving(full, 2).can("at water-a"), "and it needs no free seat");
}

#[test]
pub(super) fn fertile() {
    let grow = |table: Table, dice: &[u8]| {
        let mut game = table.dice(dice).turn(RED);
        game.activate("procreation").acts(&["at forest-b", "settle fire"]);
        game.decider() == RED && game.can("at forest-b")
    };
    assert!(!grow(without_ability(), &[]));
    assert!(grow(with_ability("fertile 1"), &[]));
    assert!(!grow(without_ability().has(RED, "2 procreation"), &[6]));
    assert!(grow(with_ability("fertile 1").has(RED, "2 procreation"), &[6]));
    let mut game = with_ability("fertile 1").has(RED, "3 procreation").turn(RED);
    game.activate("procreation").acts(&["do procreate", "at forest-b", "settle fire", "at grassland-c", "settle fire"]);
    assert!(game.can("at forest-b"), "the third of 2 + 1");
    let mut game = give(with_ability("fertile 1"), Effect::Procreations(1));
    game.acts(&["at forest-b", "settle fire"]);
    assert!(is_over(&game), "only when the module is activated");
}
