use revive::tribe::{Side, Tribe};
use revive::{Refusal, Task};

use super::activating;
use crate::land::{books, set, spots, technology};
use crate::table::{BLUE, PURPLE, Play, Table, found, machine, space};

fn number(side: Side, text: &str) -> u8 {
    technology(Tribe::Jox49i, side, text)
}

fn sun() -> Table {
    Table::flat(2).tribe(BLUE, Tribe::Jox49i, Side::Sun)
}

fn moon() -> Table {
    Table::flat(2).tribe(BLUE, Tribe::Jox49i, Side::Moon)
}

fn target(table: Table, name: &str) -> Table {
    table.scene(|scene| {
        let scene = scene.map(|map| map.targets.insert(space(name)));
        scene.player(BLUE, |player| player.tribe_tiles -= 1)
    })
}

#[test]
fn sun_the_ability_brings_food_and_an_explore_action() {
    let mut game = activating(sun().back(9, [3, 0, 0]).has(BLUE, "2 food"));
    game.acts(&["explore 9", "blind", "lay straight"]);
    assert_eq!((game.has(BLUE, "food"), game.points(BLUE)), (0, 2));
    assert_eq!(game.asked(), Task::Turn { left: 1, acted: true }, "it costs no action");
}

#[test]
fn sun_exploring_costs_1_food_less() {
    let cheap = number(Side::Sun, "explore-food 1");
    let mut game = sun().small(BLUE, "8d").knows(BLUE, cheap).back(9, [3, 0, 0]).has(BLUE, "2 food").turn(BLUE);
    game.act("explore 9");
    assert_eq!(game.has(BLUE, "food"), 0);
}

#[test]
fn a12_sun_the_food_discount_applies_to_the_tile_before_the_range() {
    let cheap = number(Side::Sun, "explore-food 1");
    let discount = machine("discount explore 2");
    // The machine pays for the tile, which leaves 2 food for the range.
    let table = sun().small(BLUE, "15a").knows(BLUE, cheap).back(9, [2, 0, 0]).has(BLUE, "1 food");
    let mut game = table.scene(|scene| scene.machine(BLUE, discount)).turn(BLUE);
    assert!(!game.can("explore 9"));
    game.run(discount).act("explore 9");
    assert_eq!(game.has(BLUE, "food"), 0);
}

/// Blue explores place 9, which costs 3 food and 1 gear, from this space. A technology takes off 1 food, and a machine
/// another 2 resources.
fn discounted(from: &str, holdings: &str) -> Play {
    let mut game = before_discounted(from, holdings);
    game.act("explore 9");
    game
}

fn before_discounted(from: &str, holdings: &str) -> Play {
    let discount = machine("discount explore 2");
    let table = sun().small(BLUE, from).knows(BLUE, number(Side::Sun, "explore-food 1")).back(9, [3, 0, 1]);
    let mut game = table.has(BLUE, holdings).scene(|scene| scene.machine(BLUE, discount)).turn(BLUE);
    game.run(discount);
    game
}

#[test]
fn a12_sun_a_discount_is_never_wasted_on_food_that_is_already_free() {
    for (holdings, left) in [("2 food", 1), ("1 gear", 0), ("1 food", 0)] {
        let game = discounted("8d", holdings);
        assert_eq!(game.player(BLUE).purse.total(), left, "{holdings}");
    }
    // With enough of both, blue chooses what is taken off.
    for (spared, left) in [("take gear", (1, 1)), ("take food", (2, 0))] {
        let mut game = discounted("8d", "2 food, 1 gear");
        game.offers_only(&["take gear", "take food"]);
        game.act(spared);
        assert_eq!((game.has(BLUE, "food"), game.has(BLUE, "gear")), left);
    }
}

#[test]
fn sun_discounts_that_need_more_crystals_are_separate_actions() {
    // The cost with the range is 2 food and the gear, or 3 food.
    let game = discounted("15a", "2 food, 1 gear, 1 crystal");
    assert_eq!((game.has(BLUE, "crystal"), game.player(BLUE).purse.total()), (1, 1));
    let mut game = before_discounted("15a", "2 food, 1 gear, 1 crystal");
    assert!(game.can("explore 9 crystals 1") && game.can("explore 9") && !game.can("explore 9 crystals 2"));
    game.act("explore 9 crystals 1");
    assert_eq!((game.has(BLUE, "gear"), game.player(BLUE).purse.total()), (1, 1));
}

#[test]
fn sun_a_machine_explores_any_tile_without_range() {
    let machine = number(Side::Sun, "machine: explore-any");
    let table = sun().small(BLUE, "15a").knows(BLUE, machine).back(4, [3, 0, 0]).has(BLUE, "3 food");
    let mut game = table.turn(BLUE);
    assert_eq!(game.refusal("explore 4"), Refusal::OutOfReach);
    game.acts(&[&format!("machine technology {machine}"), "explore 4", "blind", "lay straight"]);
    assert_eq!((game.has(BLUE, "food"), game.player(BLUE).energy), (0, 0));
    assert!(!game.view().now.explore_any, "for one action");
}

#[test]
fn sun_one_figure_moves_between_regular_locations_without_books() {
    let once = number(Side::Sun, "move-figure");
    let cost = books(Tribe::Jox49i, Side::Sun, once);
    let table = sun().populated(BLUE, "1 15a").knows(BLUE, 2).populated(PURPLE, "1 16d").ground("15b location");
    let mut game = table.ground("22d location").has(BLUE, &format!("{cost} book")).turn(BLUE);
    game.act(&format!("populate 15b {once}"));
    // The figure on the large location cannot move. The goal may be any location without a figure of blue.
    game.offers_only(&["at 15a", "at 15b", "pass", "machine technology 2"]);
    game.act("at 15a").offers_only(&["at 16d", "at 22d"]);
    game.act("at 16d");
    let figures = game.player(BLUE).figures;
    assert_eq!(figures, set(&["15b", "16d", "large-2"]));
    assert_eq!(game.has(PURPLE, "book"), 0);
}

#[test]
fn moon_a_target_goes_on_any_sand_or_location_without_the_owners_pieces_and_needs_no_range() {
    let table = moon().open(&[30]).small(BLUE, "15a").populated(BLUE, "2 15b").ground("15c forest, 16a location");
    let game = activating(table.small(PURPLE, "22a"));
    let spots = spots(&game);
    for name in ["30d", "16a", "large-4", "15d", "22a"] {
        assert!(spots.contains(space(name)), "{name}");
    }
    for name in ["15a", "15b", "15c", "chasm"] {
        assert!(!spots.contains(space(name)), "{name}");
    }
    let mut game = game;
    game.act("at 30d");
    assert!(game.map().targets.contains(space("30d")));
    assert_eq!((game.player(BLUE).tribe_tiles, game.player(BLUE).purse.total()), (4, 0));
}

#[test]
fn moon_there_is_one_target_on_a_space() {
    let game = activating(target(moon(), "8c"));
    assert!(!spots(&game).contains(space("8c")) && spots(&game).contains(space("8d")));
}

#[test]
fn example_moon_the_owner_builds_on_a_target_for_2_gears_less() {
    let mut game = target(moon(), "8c").has(BLUE, "1 gear").turn(BLUE);
    game.act("build 8c small");
    assert_eq!((game.has(BLUE, "gear"), game.player(BLUE).tribe_tiles), (0, 5));
    assert!(game.map().targets.is_empty(), "the target returns");
}

#[test]
fn example_moon_the_owner_populates_a_target_for_2_books_less() {
    let slot = number(Side::Moon, "slot");
    assert_eq!(books(Tribe::Jox49i, Side::Moon, slot), 3);
    let table = target(moon().populated(BLUE, "1 15a").ground("15b location"), "15b");
    let mut game = table.has(BLUE, "1 book").turn(BLUE);
    game.act(&format!("populate 15b {slot}"));
    assert_eq!((game.has(BLUE, "book"), game.player(BLUE).tribe_tiles), (0, 5));
}

#[test]
fn moon_another_player_who_builds_there_pays_the_owner_of_the_target() {
    let mut game = target(moon(), "15a").has(PURPLE, "3 gear, 1 food").turn(PURPLE);
    game.act("build 15a small");
    // The food for the range is not passed on.
    assert_eq!((game.has(BLUE, "gear"), game.has(BLUE, "food")), (3, 0));
    assert_eq!((game.player(PURPLE).purse.total(), game.player(BLUE).tribe_tiles), (0, 5));
    assert!(game.map().targets.is_empty());
}

#[test]
fn moon_the_owner_gains_no_books_that_are_paid_to_others() {
    // Green is the other player there.
    let table = Table::flat(3)
        .tribe(BLUE, Tribe::Jox49i, Side::Moon)
        .ground("8c location")
        .populated(crate::table::GREEN, "1 8c");
    let table = target(table, "8c").tribe(PURPLE, Tribe::Nadair, Side::Sun);
    let mut game = table.has(PURPLE, "2 book").turn(PURPLE);
    game.act("populate 8c 1");
    assert_eq!((game.has(BLUE, "book"), game.has(crate::table::GREEN, "book")), (1, 1));
}

#[test]
fn a12_moon_a_target_pays_what_was_spent_counting_crystals_as_what_they_replaced() {
    let discount = machine("discount build 2");
    let table = target(moon(), "8c").has(PURPLE, "1 crystal").scene(|scene| scene.machine(PURPLE, discount));
    let mut game = table.turn(PURPLE);
    game.run(discount).act("build 8c small crystals 1");
    assert_eq!((game.has(BLUE, "gear"), game.has(BLUE, "crystal")), (1, 0));
}

#[test]
fn moon_technologies() {
    let more = number(Side::Moon, "ability-more: food 1, points 1");
    let mut game = activating(moon().knows(BLUE, more));
    let points = game.points(BLUE);
    game.act("at 8c");
    assert_eq!((game.has(BLUE, "food"), game.points(BLUE)), (1, points + 1));
    let discount = number(Side::Moon, "machine: discount explore 2");
    let mut game = moon().small(BLUE, "8d").knows(BLUE, discount).back(9, [3, 0, 0]).has(BLUE, "1 food").turn(BLUE);
    game.acts(&[&format!("machine technology {discount}"), "explore 9"]);
    assert_eq!(game.has(BLUE, "food"), 0);
    let range = number(Side::Moon, "lasting range 1");
    let game = moon().small(BLUE, "15a").knows(BLUE, range).has(BLUE, "3 gear").turn(BLUE);
    assert!(game.can("build 8c small") && !game.can("build 8a small"));
}

#[test]
fn a12_sun_without_a_possible_explore_action_the_ability_moves_no_marker() {
    let game = sun().task(BLUE, Task::Tribe);
    assert_eq!(game.asked(), Task::Turn { left: 1, acted: true }, "1 food explores nothing");
    assert_eq!((game.player(BLUE).progress, game.has(BLUE, "food")), (0, 0));
    // With the food that the ability brings it is enough.
    assert!(sun().back(9, [3, 0, 0]).has(BLUE, "2 food").task(BLUE, Task::Tribe).can("do"));
    let waiting = sun().scene(|scene| scene.owned_crate(BLUE, found("gear 2"), false)).task(BLUE, Task::Tribe);
    assert_eq!(waiting.refusal("do"), Refusal::NoAbility);
}
