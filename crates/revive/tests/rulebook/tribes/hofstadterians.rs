use revive::content::{Half, Reward, StandardMachine};
use revive::effect::Piece;
use revive::tribe::{Side, Tribe};
use revive::{Refusal, Task};

use super::{activating, ranging};
use crate::land::{books, set, spots, technology};
use crate::table::{BLUE, PURPLE, Table, card, reward, space};

fn number(side: Side, text: &str) -> u8 {
    technology(Tribe::Hofstadterians, side, text)
}

fn sun() -> Table {
    Table::flat(2).tribe(BLUE, Tribe::Hofstadterians, Side::Sun)
}

fn moon() -> Table {
    Table::flat(2).tribe(BLUE, Tribe::Hofstadterians, Side::Moon)
}

#[test]
fn sun_the_ability_brings_a_basic_resource_for_each_collected_water() {
    let table = sun().water("9c", "energy").water("3c", "module");
    let mut game = activating(table.scene(|scene| scene.player(BLUE, |player| player.waters = set(&["9c", "3c"]))));
    assert_eq!(game.asked(), Task::Basic { left: 2 });
    game.acts(&["take food", "take gear"]);
    assert_eq!((game.has(BLUE, "food"), game.has(BLUE, "gear"), game.player(BLUE).purse.total()), (1, 1, 2));
}

#[test]
fn sun_two_basic_resources_become_a_crystal_at_any_time() {
    let trade = number(Side::Sun, "trade: basic 2: crystal 1");
    let line = format!("technology {trade}");
    let mut game = sun().knows(BLUE, trade).has(BLUE, "1 food, 2 gear").turn(BLUE);
    // After the food, only gears are left to pay with.
    game.acts(&[&line, "take food"]);
    assert_eq!((game.has(BLUE, "crystal"), game.has(BLUE, "food"), game.has(BLUE, "gear")), (1, 0, 1));
    assert_eq!(game.asked(), Task::Turn { left: 2, acted: false }, "it costs no action");
    assert_eq!(game.refusal(&line), Refusal::NoTrade);
    assert_eq!(sun().has(BLUE, "4 food").turn(BLUE).refusal(&line), Refusal::NoTrade);
}

#[test]
fn sun_each_of_the_two_basic_resources_is_chosen_and_a_crystal_does_not_count() {
    let trade = number(Side::Sun, "trade: basic 2: crystal 1");
    let line = format!("technology {trade}");
    let mut game = sun().knows(BLUE, trade).has(BLUE, "1 gear, 1 book, 1 food, 1 crystal").turn(BLUE);
    // Once the trade has begun it is completed, with nothing in between.
    game.act(&line).offers_only(&["take gear", "take book", "take food"]);
    game.act("take gear").offers_only(&["take book", "take food"]);
    game.act("take book");
    let held = ["crystal", "gear", "book", "food"].map(|what| game.has(BLUE, what));
    assert_eq!((held, game.asked()), ([2, 0, 0, 1], Task::Turn { left: 2, acted: false }));
    let game = sun().knows(BLUE, trade).has(BLUE, "1 food, 3 crystal").turn(BLUE);
    assert_eq!(game.refusal(&line), Refusal::NoTrade, "one basic resource is not enough");
    let mut game = sun().knows(BLUE, trade).has(BLUE, "2 food").turn(BLUE);
    game.act(&line);
    assert_eq!((game.has(BLUE, "crystal"), game.has(BLUE, "food")), (1, 0), "two of a kind");
}

#[test]
fn sun_no_books_go_to_others_starting_with_the_action_that_unlocks_it() {
    let free = number(Side::Sun, "no-books");
    let cost = books(Tribe::Hofstadterians, Side::Sun, free);
    let table = sun().populated(BLUE, "1 15a").populated(PURPLE, "1 15b").populated(PURPLE, "2 15c");
    let mut game = table.has(BLUE, &format!("{} book", cost + 1)).turn(BLUE);
    game.act(&format!("populate 15b {free}"));
    assert_eq!((game.has(BLUE, "book"), game.has(PURPLE, "book")), (1, 0));
    // The same holds for later actions.
    let table = sun().populated(BLUE, "1 15a").knows(BLUE, free).populated(PURPLE, "1 15b");
    let game = table.has(BLUE, "2 book").turn(BLUE);
    let slot = number(Side::Sun, "slot");
    assert_eq!(books(Tribe::Hofstadterians, Side::Sun, slot), 2);
    assert!(game.can(&format!("populate 15b {slot}")));
}

#[test]
fn sun_a_technology_adds_a_basic_resource_to_the_ability() {
    let mut game = activating(sun().knows(BLUE, number(Side::Sun, "ability-more: basic 1")));
    assert_eq!(game.asked(), Task::Basic { left: 1 }, "there is no water to gain anything from");
    game.act("take gear");
    assert_eq!((game.has(BLUE, "gear"), game.player(BLUE).progress), (1, 1));
}

#[test]
fn moon_a_temple_costs_a_crystal_and_its_range_and_collects_the_water() {
    let table = moon().water("9c", "energy").water("3c", "energy").has(BLUE, "1 crystal, 1 food");
    let mut game = activating(table);
    // 3c is two spaces from the chasm: too far for 1 food.
    assert_eq!(game.player(BLUE).energy, 2, "blue can only pay the way to 9c");
    assert_eq!((game.has(BLUE, "crystal"), game.has(BLUE, "food")), (0, 1));
    assert!(game.map().temples.contains(space("9c")));
    game.act("end");
    let table = moon().water("9c", "energy").water("3c", "energy").has(BLUE, "1 crystal, 2 food");
    let mut game = activating(table);
    assert_eq!(spots(&game), set(&["9c", "3c"]));
    game.act("at 3c");
    assert_eq!((game.player(BLUE).energy, game.has(BLUE, "food")), (2, 0));
}

#[test]
fn moon_range_bonuses_hold_for_the_range_to_the_temple() {
    let table = || moon().water("9c", "energy").water("3c", "energy").has(BLUE, "1 crystal, 1 food");
    let lasting = card(None, Half::Bottom, "lasting range 1, food 2");
    let mut game = activating(table().scene(|scene| scene.played(BLUE, lasting, 2, Half::Bottom)));
    game.act("at 3c");
    assert_eq!((game.has(BLUE, "food"), game.player(BLUE).energy), (0, 2));
    let mut game = ranging(table());
    game.acts(&["do", "at 3c"]);
    assert_eq!((game.has(BLUE, "food"), game.view().now.range), (0, 0), "the piece has used it up");
}

#[test]
fn a12_moon_an_ability_whose_piece_no_longer_fits_moves_no_marker() {
    let table = moon().water("3c", "energy").standard(BLUE, StandardMachine::Crystal).small(BLUE, "15a");
    let mut game = activating(table.has(BLUE, "3 food, 2 crystal"));
    let asked = Task::Piece(Piece::Temple);
    // Unlocking the standard machine has moved the first marker.
    assert_eq!((game.asked(), game.player(BLUE).progress), (asked, 1));
    game.acts(&[&format!("machine {}", reward(Reward::Standard(StandardMachine::Crystal))), "take food"]);
    // A trade would bring the water back into reach, so the question waits.
    assert_eq!((game.asked(), spots(&game)), (asked, set(&[])));
    assert!(game.can("trade food") && game.can("pass"));
    game.act("pass");
    assert_eq!((game.player(BLUE).progress, game.player(BLUE).tribe_tiles), (1, 5));
}

#[test]
fn moon_a_temple_and_a_building_both_collect_the_same_water() {
    let table = moon().water("9c", "energy").small(BLUE, "8d").has(BLUE, "1 crystal");
    let game = activating(table.scene(|scene| scene.player(BLUE, |player| player.waters = set(&["9c"]))));
    assert_eq!((game.player(BLUE).energy, game.player(BLUE).waters.len()), (2, 1), "it counts once for scoring");
    let mut game = activating(moon().water("9c", "energy").has(BLUE, "1 crystal, 3 gear"));
    game.act("build 8d small");
    assert_eq!((game.player(BLUE).energy, game.player(BLUE).waters.len()), (3, 1));
}

#[test]
fn moon_a_temple_does_not_block_others() {
    let table = moon().water("9c", "energy").has(PURPLE, "3 gear");
    let table = table.scene(|scene| scene.map(|map| map.temples = set(&["9c"])));
    let mut game = table.turn(PURPLE);
    game.act("build 8d small");
    assert_eq!(game.player(PURPLE).energy, 2);
}

#[test]
fn moon_one_temple_on_each_water() {
    let table = moon().water("9c", "energy").has(BLUE, "1 crystal");
    let game = table.scene(|scene| scene.map(|map| map.temples = set(&["9c"]))).task(BLUE, Task::Tribe);
    assert_eq!(game.refusal("do"), Refusal::NoAbility);
}

/// A temple far away from blue's building.
fn temple() -> Table {
    let table = moon().open(&[9]).water("3c", "energy").small(BLUE, "15a").has(BLUE, "3 gear");
    table.scene(|scene| scene.map(|map| map.temples = set(&["3c"])))
}

#[test]
fn moon_range_is_counted_from_temples() {
    let game = temple().turn(BLUE);
    assert!(game.can("build 3a small") && game.can("build 15b small"));
    assert!(!game.can("build 9c small"));
    let game = temple().tribe(BLUE, Tribe::Nadair, Side::Sun).turn(BLUE);
    assert!(!game.can("build 3a small"), "only for their owner");
}

#[test]
fn moon_from_a_temple_the_range_is_2_more() {
    let far = number(Side::Moon, "temple-range 2");
    let game = temple().knows(BLUE, far).turn(BLUE);
    // 3c, 9a, 9c, 16a: two spaces between.
    assert!(game.can("build 9c small") && game.can("build 16a small") && !game.can("build 16b small"));
    assert!(!game.can("build 21b small"), "buildings give no more range");
}

#[test]
fn moon_a_machine_pays_for_waters() {
    let machine = number(Side::Moon, "machine: per-water");
    let table = moon().water("9c", "energy").knows(BLUE, machine);
    let table = table.scene(|scene| scene.player(BLUE, |player| player.waters = set(&["9c"])));
    let mut game = table.turn(BLUE);
    game.acts(&[&format!("machine technology {machine}"), "take book"]);
    assert_eq!((game.has(BLUE, "book"), game.player(BLUE).energy), (1, 0));
}

#[test]
fn a08_sun_the_tribe_trade_is_possible_in_another_players_turn() {
    let trade = number(Side::Sun, "trade: basic 2: crystal 1");
    let table = sun().knows(BLUE, trade).has(BLUE, "2 food");
    let mut game = table.aside(PURPLE, BLUE, Task::TakeCard(None));
    game.act(&format!("technology {trade}"));
    assert_eq!((game.has(BLUE, "crystal"), game.has(BLUE, "food"), game.decider()), (1, 0, BLUE));
    assert_eq!(game.asked(), Task::TakeCard(None), "the question still waits");
}

#[test]
fn a08_sun_the_tribe_trade_makes_room_for_gains_in_another_players_turn() {
    let trade = number(Side::Sun, "trade: basic 2: crystal 1");
    let full = || sun().has(BLUE, "6 gear, 6 book, 6 food, 1 crystal");
    let mut game = full().knows(BLUE, trade).aside(PURPLE, BLUE, Task::Basic { left: 2 });
    assert_eq!((game.decider(), game.asked()), (BLUE, Task::Basic { left: 2 }));
    game.acts(&[&format!("technology {trade}"), "take gear", "take food", "take food"]);
    assert_eq!((game.has(BLUE, "crystal"), game.has(BLUE, "food"), game.asked()), (2, 6, Task::Basic { left: 1 }));
    game.act("take gear");
    assert_eq!((game.has(BLUE, "gear"), game.decider()), (6, PURPLE));
    // A crystal would only become another resource without room.
    let game = full().aside(PURPLE, BLUE, Task::Basic { left: 2 });
    assert_eq!(game.decider(), PURPLE, "nothing is asked");
}
