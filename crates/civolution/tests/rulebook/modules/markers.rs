//! The limit of fifty markers (p. 37).

use civolution::{Chore, Effect, Ground, Marker, Task};

use crate::table::{RED, Table, attribute, territory};

/// Red has 1 food, 1 Wood, 1 Calm, 1 raw material in Swamp C, one on a boat, and all other markers as money.
fn short(gain: Effect, count: u8) -> Table {
    let table = Table::of(2).bare(RED).has(RED, &format!("{count} money, 1 food, 1 wood, 1 calm"));
    table.scene(|scene| {
        scene
            .land(|land| land.add_raw(territory("swamp-c"), RED))
            .boat(RED, territory("water-a"), true)
            .turn(RED)
            .task(RED, Task::Chore(Chore::Effect(gain)))
    })
}

/// 50 less 4 in reset columns, 1 on a boat at home, 1 on the other boat, 1 raw material, and 3 on the console.
const ALL_MONEY: u8 = 40;

#[test]
fn a06_the_supply_is_every_marker_that_lies_nowhere_else() {
    let game = short(Effect::Points(1), 0).play();
    assert_eq!(game.civ(RED).console.supply, ALL_MONEY);
}

#[test]
fn a06_with_an_empty_supply_a_marker_is_returned_for_each_gained() {
    let mut game = short(Effect::Markers(Marker::Idea, 2), ALL_MONEY - 1).play();
    assert_eq!((game.has(RED, "idea"), game.civ(RED).console.supply), (1, 0), "available markers come immediately");
    game.offers_only(&["return food", "return money", "return wood", "return calm", "return raw swamp-c", "pass"]);
    game.act("return money");
    assert_eq!((game.has(RED, "idea"), game.has(RED, "money")), (2, ALL_MONEY - 2));
}

#[test]
fn a06_each_marker_is_asked_for_separately() {
    let mut game = short(Effect::Markers(Marker::Idea, 3), ALL_MONEY).play();
    game.acts(&["return money", "return raw swamp-c"]);
    assert_eq!(game.has(RED, "idea"), 2);
    assert!(!game.can("return raw swamp-c"));
    game.act("pass");
    assert_eq!(game.has(RED, "idea"), 2, "the rest is forgone");
    assert!(game.can("activate sleep"));
}

#[test]
fn a06_markers_in_reset_columns_on_boats_and_statues_stay() {
    let table = short(Effect::Markers(Marker::Idea, 1), ALL_MONEY - 2);
    let game = table.scene(|scene| scene.statues(RED, Ground::ISLAND, 2)).play();
    assert!(!game.can("return raw water-a"));
    game.offers_only(&["return food", "return money", "return wood", "return calm", "return raw swamp-c", "pass"]);
}

#[test]
fn a06_a_marker_that_comes_back_meanwhile_is_used() {
    // An attribute chip returns a marker to the supply.
    let chips = ["T1", "T2", "T5"].map(|name| Some(attribute(name)));
    let table = short(Effect::Markers(Marker::Idea, 1), ALL_MONEY - 3).has(RED, "3 stamina");
    let mut game = table.scene(|scene| scene.attribute_display(chips)).play();
    assert!(game.can("return money") && game.can("attribute 1"));
    game.acts(&["attribute 1", "column 1"]);
    assert_eq!((game.has(RED, "idea"), game.has(RED, "stamina"), game.civ(RED).console.supply), (1, 2, 0));
}

#[test]
fn a06_a_marker_moved_on_the_console_needs_no_supply() {
    let table = short(Effect::Mutate(1), ALL_MONEY);
    let mut game = table.play();
    game.acts(&["feature calm", "feature stamina"]);
    assert_eq!((game.has(RED, "calm"), game.has(RED, "stamina")), (0, 1));
}
