//! Production, transport and hidden grottoes (p. 18, 19, 38).

mod grotto;
mod transport;

use civolution::Task;

use crate::table::{BLUE, RED, Table};

/// Red has these tribes and the production module at a level. The continent has no other tribes.
fn red(tribes: &str, level: u8) -> Table {
    Table::of(2).bare(RED).has(RED, &format!("{level} production")).tribes(RED, tribes).tribes(BLUE, "")
}

#[test]
fn p18_production_puts_markers_into_the_players_territories() {
    let mut game = red("forest-b camp strong, grassland-c wild weak", 1).dice(&[2]).turn(RED);
    let supply = game.civ(RED).console.supply;
    game.activate("production").act("do produce");
    game.offers_only(&["at forest-b", "at grassland-c", "pass"]);
    game.acts(&["at forest-b", "at grassland-c"]);
    assert_eq!((game.raw(RED, "forest-b"), game.raw(RED, "grassland-c")), (1, 1));
    assert_eq!(game.civ(RED).console.supply, supply - 2);
}

#[test]
fn p18_both_raw_materials_may_come_from_the_same_territory() {
    let mut game = red("forest-b camp strong, grassland-c camp strong", 1).dice(&[2]).turn(RED);
    game.activate("production").acts(&["do produce", "at forest-b", "at forest-b"]);
    assert_eq!((game.raw(RED, "forest-b"), game.decider()), (2, BLUE), "exactly two");
}

#[test]
fn p18_level_i_transports_only_with_a_passed_favor_test() {
    let mut game = red("forest-b camp strong", 1).dice(&[1]).turn(RED);
    game.activate("production").acts(&["do produce", "at forest-b", "at forest-b", "at forest-b"]);
    assert_eq!((game.raw(RED, "forest-b"), game.has(RED, "wood")), (1, 1));
    let mut game = red("forest-b camp strong", 1).dice(&[2]).turn(RED);
    game.activate("production").acts(&["do produce", "at forest-b", "at forest-b"]);
    assert_eq!((game.has(RED, "wood"), game.decider()), (0, BLUE));
}

#[test]
fn p18_the_transport_may_come_first() {
    let mut game = red("forest-b camp strong", 1)
        .scene(|scene| scene.land(|land| land.add_raw(crate::table::territory("forest-b"), RED)))
        .dice(&[1])
        .turn(RED);
    game.activate("production");
    game.offers_only(&["do produce", "do transport"]);
    game.acts(&["do transport", "at forest-b"]);
    assert_eq!(game.has(RED, "wood"), 1);
    assert_eq!(game.asked(), Task::Produce(2));
}

#[test]
fn a11_the_transport_does_not_come_between() {
    let mut game = red("forest-b camp strong", 2).turn(RED);
    game.activate("production").acts(&["do produce", "at forest-b"]);
    assert_eq!(game.asked(), Task::Produce(2));
    game.acts(&["at forest-b", "at forest-b"]);
    assert!(matches!(game.asked(), Task::Transport { left: 1, .. }));
}

#[test]
fn p18_level_ii_produces_3_and_transports_1_without_a_test() {
    let mut game = red("forest-b camp strong", 2).dice(&[]).turn(RED);
    game.activate("production").acts(&["do produce", "at forest-b", "at forest-b", "at forest-b", "at forest-b"]);
    assert_eq!((game.raw(RED, "forest-b"), game.has(RED, "wood"), game.decider()), (2, 1, BLUE));
}

#[test]
fn p18_level_iii_produces_4_and_transports_2() {
    let mut game = red("forest-b camp strong", 3).dice(&[]).turn(RED);
    game.activate("production").act("do produce");
    game.acts(&["at forest-b"; 4]).acts(&["at forest-b"; 2]);
    assert_eq!((game.raw(RED, "forest-b"), game.has(RED, "wood"), game.decider()), (2, 2, BLUE));
}

#[test]
fn a02_fewer_may_be_produced_and_transported() {
    let mut game = red("forest-b camp strong", 2).turn(RED);
    game.activate("production").acts(&["do produce", "at forest-b", "pass", "pass"]);
    assert_eq!((game.raw(RED, "forest-b"), game.decider()), (1, BLUE));
}

#[test]
fn p18_raw_materials_are_useless_until_stored() {
    let mut game = Table::of(2).bare(RED).has(RED, "1 production, 1 trade").dice(&[2]).turn(RED);
    game.activate("production").acts(&["do produce", "at forest-b", "at forest-b"]);
    assert_eq!(game.has(RED, "wood"), 0);
    let game = Table::of(2)
        .bare(RED)
        .scene(|scene| scene.land(|land| land.add_raw(crate::table::territory("forest-b"), RED)))
        .turn(RED);
    assert!(!game.can("activate trade"), "red has nothing to sell");
}

// Boats.

#[test]
fn p18_a_tribe_aboard_produces_in_the_empty_notch() {
    let mut game = red("", 1).boat(RED, "water-e", false).tribes(RED, "water-e boat weak").dice(&[2]).turn(RED);
    game.activate("production").acts(&["do produce", "at water-e"]);
    assert_eq!(game.raw(RED, "water-e"), 1);
    assert_eq!(game.decider(), BLUE, "the notch holds only one");
}

#[test]
fn p18_a_full_notch_or_an_empty_boat_produces_nothing() {
    let mut game = red("", 1)
        .boat(RED, "water-e", true)
        .boat(RED, "water-d", false)
        .tribes(RED, "forest-b camp strong, water-e boat strong")
        .turn(RED);
    game.activate("production").act("do produce");
    game.offers_only(&["at forest-b", "pass"]);
}

#[test]
fn p18_what_a_boat_has_produced_has_no_type_yet() {
    let table = red("", 2)
        .boat(RED, "water-h", false)
        .tribes(RED, "water-h boat weak")
        .developed("desert-c sand, hills-h clay");
    let mut game = table.turn(RED);
    game.activate("production").acts(&["do produce", "at water-h", "at water-h"]);
    game.offers_only(&["material clay", "material sand"]);
    game.act("material clay");
    assert_eq!((game.has(RED, "clay"), game.raw(RED, "water-h")), (1, 0));
}
