//! “Build”.

use revive::content::{Reward, StandardMachine};
use revive::resource::Color;
use revive::{Refusal, Setup, Task};

use crate::table::{BLUE, EVERYTHING, PURPLE, Table, reward, space};

const NEXT: Task = Task::Turn { left: 1, acted: true };

#[test]
fn example_a_small_building_next_to_2_forests_a_field_a_claimed_water_and_a_location() {
    let table = Table::flat(2).water("3c", "energy").open(&[9]).small(BLUE, "3b");
    let table = table.ground("8a forest, 8c forest, 8d field, 9a location").has(BLUE, "3 gear, 1 food");
    let table = table.scene(|scene| scene.player(BLUE, |player| player.waters.insert(space("3c"))));
    let mut game = table.turn(BLUE);
    game.act("build 8b small");
    game.offers_only(&["track yellow", "track green"]);
    game.settle();
    assert_eq!(game.player(BLUE).purse.total(), 0);
    assert_eq!((game.track(BLUE, Color::Green), game.track(BLUE, Color::Yellow)), (3, 2));
    assert_eq!(game.player(BLUE).energy, 1, "the water was claimed before");
}

#[test]
fn example_a_large_building_next_to_2_forests_a_mountain_and_a_new_water() {
    let table = Table::flat(2).water("3c", "module").ground("8a forest, 8c forest, 8d mountain");
    let mut game = table.has(BLUE, "5 gear, 1 food").turn(BLUE);
    game.act("build 8b large");
    game.offers_only(&["track green", "track gray", "at 3c"]);
    let module = game.view().modules[0].unwrap();
    // On a space without an activation symbol.
    game.acts(&["at 3c", &format!("module {module}"), "space 2"]);
    game.settle();
    assert_eq!((game.track(BLUE, Color::Green), game.track(BLUE, Color::Gray)), (5, 3));
    assert_eq!((game.player(BLUE).module_count(), game.player(BLUE).modules[1]), (1, Some(module)));
    assert!(game.player(BLUE).large.contains(space("8b")));
}

#[test]
fn a_small_building_costs_3_gears_and_a_large_one_5() {
    let game = Table::flat(2).has(BLUE, "2 gear").turn(BLUE);
    assert!(!game.can("build 8c small"));
    let game = Table::flat(2).has(BLUE, "4 gear").turn(BLUE);
    assert!(game.can("build 8c small") && !game.can("build 8c large"));
    let mut game = Table::flat(2).has(BLUE, "6 gear").turn(BLUE);
    game.act("build 8c large");
    assert_eq!((game.has(BLUE, "gear"), game.asked()), (1, Task::Turn { left: 1, acted: true }));
}

#[test]
fn buildings_go_only_on_sand() {
    let game = Table::flat(2).ground("8c forest, 8d location").has(BLUE, "6 gear").turn(BLUE);
    assert_eq!(game.refusal("build 8c small"), Refusal::NotSand { space: space("8c") });
    assert_eq!(game.refusal("build 8d small"), Refusal::NotSand { space: space("8d") });
    assert_eq!(game.refusal("build chasm small"), Refusal::NotSand { space: space("chasm") });
    assert_eq!(game.refusal("build 9c small"), Refusal::NotExplored { space: space("9c") });
}

#[test]
fn a_space_holds_at_most_one_building() {
    let game = Table::flat(2).small(PURPLE, "8c").has(BLUE, "6 gear").turn(BLUE);
    assert_eq!(game.refusal("build 8c small"), Refusal::BuildingThere { space: space("8c") });
}

#[test]
fn there_are_5_small_and_3_large_buildings() {
    let table = Table::flat(2).has(BLUE, "6 gear, 6 food");
    let table = ["15a", "15b", "15c", "15d", "21a"].iter().fold(table, |table, name| table.small(BLUE, name));
    let game = table.turn(BLUE);
    assert_eq!(game.refusal("build 8c small"), Refusal::NoBuildingLeft { large: false });
    assert!(game.can("build 8c large"));
    let table = Table::flat(2).has(BLUE, "6 gear, 6 food");
    let table = ["15a", "15b", "15c"].iter().fold(table, |table, name| table.large(BLUE, name));
    let game = table.turn(BLUE);
    assert_eq!(game.refusal("build 8c large"), Refusal::NoBuildingLeft { large: true });
    assert!(game.can("build 8c small"));
}

#[test]
fn a_rim_crystal_brings_1_crystal_to_a_small_building_and_2_to_a_large_one() {
    for (size, crystals) in [("small", 1), ("large", 2)] {
        let mut game = Table::flat(2).open(&[3]).small(BLUE, "3c").has(BLUE, "5 gear").turn(BLUE);
        game.act(&format!("build 3a {size}"));
        assert_eq!(game.has(BLUE, "crystal"), crystals, "{size}");
    }
}

#[test]
fn a07_a_crystal_pays_for_every_building_next_to_it() {
    let mut game = Table::flat(2).open(&[2, 3]).small(BLUE, "3a").has(BLUE, "3 gear, 1 crystal").turn(BLUE);
    game.act("build 2b small");
    assert_eq!(game.has(BLUE, "crystal"), 2);
}

#[test]
fn a_crystal_beyond_the_maximum_may_become_a_basic_resource() {
    let mut game = Table::flat(2).open(&[3]).small(BLUE, "3c").has(BLUE, "5 gear, 2 crystal").turn(BLUE);
    game.act("build 3a large");
    assert_eq!((game.has(BLUE, "crystal"), game.asked()), (3, Task::SpareCrystals(1)));
    game.act("take book");
    assert_eq!((game.has(BLUE, "book"), game.asked()), (1, Task::Turn { left: 1, acted: true }));
}

#[test]
fn a07_each_water_space_rewards_each_player_once() {
    let table = Table::flat(2).water("9c", "energy").has(BLUE, "6 gear").has(PURPLE, "3 gear, 1 food");
    let mut game = table.turn(BLUE);
    game.act("build 8d small");
    assert_eq!(game.player(BLUE).energy, 2);
    game.act("build 9a small");
    assert_eq!(game.player(BLUE).energy, 2, "next to it once more");
    game.acts(&["end", "build 16a small"]);
    assert_eq!(game.player(PURPLE).energy, 2, "every player may claim it");
    assert!(game.player(PURPLE).waters.contains(space("9c")));
}

#[test]
fn a_large_building_takes_the_reward_of_a_water_space_once() {
    let mut game = Table::flat(2).water("9c", "energy").has(BLUE, "5 gear").turn(BLUE);
    game.act("build 8d large");
    assert_eq!(game.player(BLUE).energy, 2);
}

#[test]
fn a07_the_owner_orders_terrain_crystal_and_water_rewards() {
    let table = Table::flat(2).water("2c", "energy").open(&[3]).ground("2d field, 2a sand").small(BLUE, "3a");
    let mut game = table.has(BLUE, "3 gear").turn(BLUE);
    game.act("build 2b small");
    game.offers_only(&["track yellow", "crystals", "at 2c"]);
    game.act("crystals").offers_only(&["track yellow", "at 2c", "trade gear", "trade book", "trade food"]);
    game.act("at 2c");
    assert_eq!((game.has(BLUE, "crystal"), game.player(BLUE).energy, game.track(BLUE, Color::Yellow)), (1, 2, 2));
    assert_eq!(game.asked(), Task::Turn { left: 1, acted: true });
}

#[test]
fn a_machine_may_make_room_for_a_reward_that_would_be_lost() {
    let machine = format!("machine {}", reward(Reward::Standard(StandardMachine::Crystal)));
    // The track also unlocks the machine for range, which makes no room.
    let at_the_end = || {
        let table = Table::flat(2).small(BLUE, "15a").ground("15c field").has(BLUE, "3 gear, 6 food");
        table.scene(|scene| scene.track(BLUE, Color::Yellow, 12))
    };
    let mut game = at_the_end().turn(BLUE);
    game.act("build 15b small");
    assert_eq!((game.has(BLUE, "food"), game.asked()), (6, NEXT), "nothing can make room");
    let mut game = at_the_end().standard(BLUE, StandardMachine::Crystal).turn(BLUE);
    game.act("build 15b small");
    assert_eq!((game.asked(), game.offers_of("track")), (Task::Rewards, vec!["track yellow".to_owned()]));
    game.acts(&[&machine, "take food"]);
    assert_eq!((game.has(BLUE, "food"), game.has(BLUE, "crystal"), game.asked()), (6, 1, NEXT));
    let mut game = at_the_end().has(BLUE, "5 food").standard(BLUE, StandardMachine::Crystal).turn(BLUE);
    game.act("build 15b small");
    assert_eq!((game.has(BLUE, "food"), game.asked()), (6, NEXT), "what fits is taken immediately");
}

#[test]
fn large_buildings_also_double_the_rewards_of_tiles_explored_later() {
    let plain = crate::land::tile(["field", "sand", "sand", "forest"]);
    let mut game = Table::flat(2).hides(9, plain).large(PURPLE, "16a").has(BLUE, "3 food").turn(BLUE);
    game.acts(&["explore 9", "blind", "lay straight"]);
    assert_eq!((game.track(PURPLE, Color::Green), game.track(PURPLE, Color::Yellow)), (3, 1));
}

fn with_vast(players: u8) -> Table {
    Table::with(&Setup { players, start: Some(BLUE), unlocked: EVERYTHING, ..Setup::default() })
}

#[test]
fn a13_a_vast_crystal_brings_2_crystals_once_and_is_not_doubled() {
    for size in ["small", "large"] {
        let mut game = with_vast(2).open(&[1]).small(BLUE, "1c").has(BLUE, "5 gear").turn(BLUE);
        game.act(&format!("build 1a {size}"));
        assert_eq!(game.has(BLUE, "crystal"), 2, "{size}");
    }
    let mut game = with_vast(2).open(&[1]).small(BLUE, "1c").has(BLUE, "6 gear").turn(BLUE);
    game.acts(&["build 1a small", "build 1b small"]);
    assert_eq!(game.has(BLUE, "crystal"), 3, "the ordinary crystal next to it brings 1");
    assert_eq!(game.asked(), Task::Turn { left: 0, acted: true });
}

#[test]
fn a13_vast_crystals_exist_only_if_unlocked() {
    let mut game = Table::of(2).open(&[1]).small(BLUE, "1c").has(BLUE, "3 gear").turn(BLUE);
    game.act("build 1a small");
    assert_eq!(game.has(BLUE, "crystal"), 0);
}
