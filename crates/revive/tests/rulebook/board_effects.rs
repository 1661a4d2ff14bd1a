//! “Effect of symbols”: effects on the board and on the machine tracks.

use revive::content::{Half, ModuleId, Reward, StandardMachine};
use revive::effect::BoardAction;
use revive::resource::Color;
use revive::{Refusal, Task};

use crate::land::tile;
use crate::table::{BLUE, PURPLE, Play, Table, card, machine, module, pack};

/// Blue plays a card with this bottom half.
fn playing(table: Table, effects: &str) -> Play {
    let card = card(None, Half::Bottom, effects);
    let mut game = table.active(BLUE, &[card]).turn(BLUE);
    game.act(&format!("play {card} 3 bottom"));
    game
}

/// Blue has this machine, and one energy.
fn with(table: Table, effects: &str) -> Table {
    table.scene(|scene| scene.machine(BLUE, machine(effects)))
}

#[test]
fn build_spends_no_action_but_pays_its_costs() {
    let mut game = playing(Table::flat(2).has(BLUE, "2 gear"), "gear 1, build");
    assert_eq!(game.asked(), Task::Act { action: Some(BoardAction::Build), range: 0 });
    assert!(game.can("build 8c small") && !game.can("build 15a small"), "range is paid as usual (A9)");
    assert_eq!(game.refusal("explore 9"), Refusal::OtherAction);
    game.act("build 8c small");
    assert_eq!((game.has(BLUE, "gear"), game.asked()), (0, Task::Turn { left: 1, acted: true }));
}

#[test]
fn explore_spends_no_action_but_pays_its_costs() {
    let table = Table::flat(2).back(9, [3, 0, 0]).has(BLUE, "2 food");
    let mut game = playing(table, "food 1, explore");
    assert_eq!(game.asked(), Task::Act { action: Some(BoardAction::Explore), range: 0 });
    game.acts(&["explore 9", "blind", "lay straight"]);
    assert_eq!((game.has(BLUE, "food"), game.asked()), (0, Task::Turn { left: 1, acted: true }));
}

#[test]
fn a09_populate_spends_no_action_but_pays_its_costs() {
    let table = || Table::flat(2).populated(PURPLE, "1 8c");
    let game = playing(table(), "book 1, populate");
    assert_eq!(game.asked(), Task::Turn { left: 1, acted: true }, "1 book is not enough with purple there");
    let mut game = playing(table().has(BLUE, "1 book"), "book 1, populate");
    game.act("populate 8c 1");
    assert_eq!((game.has(BLUE, "book"), game.has(PURPLE, "book")), (0, 1));
    assert_eq!(game.asked(), Task::Turn { left: 1, acted: true });
}

#[test]
fn an_action_given_by_an_effect_may_be_skipped() {
    let mut game = playing(Table::flat(2).has(BLUE, "2 gear"), "gear 1, build");
    game.act("pass");
    assert_eq!((game.has(BLUE, "gear"), game.asked()), (3, Task::Turn { left: 1, acted: true }));
}

#[test]
fn tribe_activates_the_ability() {
    let mut game = with(Table::of(2).has(BLUE, "1 book"), "pay book 1: tribe").turn(BLUE);
    game.run(machine("pay book 1: tribe")).acts(&["take book", "do"]);
    assert_eq!((game.has(BLUE, "book"), game.player(BLUE).tribe_markers), (2, 4));
}

#[test]
fn module_takes_a_module_from_the_display_and_replenishes_it() {
    let mut game = with(Table::of(2), "module").turn(BLUE);
    game.run(machine("module"));
    let shown = game.view().modules.map(Option::unwrap);
    assert_eq!(game.offers_of("module").len(), 5);
    game.act(&format!("module {}", shown[4]));
    assert_eq!((game.asked(), game.offers_of("space").len()), (Task::PlaceModule(shown[4]), 12));
    assert!(game.view().modules.iter().all(|module| module.is_some_and(|module| module != shown[4])));
    game.act("space 2");
    assert_eq!(game.player(BLUE).modules[1], Some(shown[4]));
}

#[test]
fn step_advances_on_the_track_of_its_color_and_may_be_skipped() {
    let mut game = playing(Table::of(2), "step gray 2");
    game.offers_only(&["track gray", "pass"]);
    game.acts(&["track gray", "pass"]);
    assert_eq!(game.track(BLUE, Color::Gray), 2);
}

#[test]
fn step_any_chooses_a_track_for_each_step() {
    let mut game = playing(Table::of(2), "step any 2");
    game.acts(&["track gray", "track yellow"]);
    assert_eq!(game.player(BLUE).tracks, [2, 1, 2]);
}

#[test]
fn range_holds_for_the_next_action_on_the_board_only() {
    let table = Table::flat(2).small(BLUE, "15a").has(BLUE, "6 gear");
    let mut game = with(table, "food 1, range 2").turn(BLUE);
    game.run(machine("food 1, range 2"));
    assert_eq!(game.view().now.range, 2);
    // Two spaces between.
    game.act("build 16a small");
    assert_eq!((game.has(BLUE, "food"), game.view().now.range), (1, 0));
}

#[test]
fn range_applies_to_an_action_of_the_same_card() {
    let table = Table::flat(2).small(BLUE, "15a").back(9, [2, 0, 0]).has(BLUE, "2 food");
    let mut game = playing(table, "range 2, explore");
    game.act("explore 9");
    assert_eq!(game.has(BLUE, "food"), 0);
}

#[test]
fn a03_unused_range_is_lost_with_the_turn() {
    let number = pack()
        .player_board()
        .rewards
        .iter()
        .position(|space| space.reward == Reward::Standard(StandardMachine::Range))
        .unwrap();
    let mut game = Table::flat(2).scene(|scene| scene.track(BLUE, Color::Yellow, 3)).turn(BLUE);
    game.acts(&[&format!("machine {}", number + 1), "switch food"]);
    assert_eq!(game.view().now.range, 1);
    game.act("end");
    assert_eq!(game.view().now.range, 0);
}

/// The module that gives range.
fn range_module() -> ModuleId {
    module(|module| pack().effects_text(module.effect) == "range 1")
}

#[test]
fn range_from_the_rewards_of_an_action_holds_for_the_next_one() {
    let table = Table::flat(2).water("9c", "module").has(BLUE, "3 gear");
    let mut game = table.scene(|scene| scene.module_display(&[range_module()])).turn(BLUE);
    game.acts(&["build 8d small", &format!("module {}", range_module()), "space 1"]);
    assert_eq!((game.view().now.range, game.asked()), (1, Task::Turn { left: 1, acted: true }));
}

#[test]
fn range_gained_in_another_players_turn_is_lost() {
    let water = tile(["sand", "mountain", "water: module", "forest"]);
    let table = Table::flat(2).hides(9, water).small(PURPLE, "16a").has(BLUE, "3 food, 1 gear");
    let mut game = table.scene(|scene| scene.module_display(&[range_module()])).turn(BLUE);
    game.acts(&["explore 9", "blind", "lay straight"]);
    assert_eq!(game.decider(), PURPLE);
    let taken = game.view().modules.iter().flatten().any(|module| *module == range_module());
    assert!(taken, "the module is on display");
    game.acts(&["at 9c", &format!("module {}", range_module()), "space 1"]);
    assert_eq!((game.decider(), game.view().now.range), (BLUE, 0));
}

#[test]
fn lasting_range_holds_while_the_card_lies_in_a_slot() {
    let lasting = card(None, Half::Bottom, "lasting range 1, food 2");
    let table = || Table::flat(2).small(BLUE, "15a").has(BLUE, "6 gear");
    let mut game = table().scene(|scene| scene.played(BLUE, lasting, 2, Half::Bottom)).turn(BLUE);
    game.act("build 15d small");
    assert_eq!(game.has(BLUE, "food"), 0);
    assert!(game.can("build 22a small") && game.can("build 22b small"), "for every action");
    let game = table().scene(|scene| scene.played(BLUE, lasting, 0, Half::Top)).turn(BLUE);
    assert!(!game.can("build 15d small"), "the half is hidden");
    let game = table().scene(|scene| scene.resting(BLUE, lasting)).turn(BLUE);
    assert!(!game.can("build 15d small"));
}

#[test]
fn a_discount_applies_to_its_action_but_not_to_range() {
    let build = machine("discount build 2");
    let table = || with(Table::flat(2).back(9, [2, 0, 0]).has(BLUE, "1 gear, 2 food"), "discount build 2");
    let mut game = table().turn(BLUE);
    game.run(build);
    assert!(game.can("build 8c small") && !game.can("build 8c large"));
    // Another action leaves the discount; building uses it up.
    game.acts(&["explore 9", "blind", "lay straight"]);
    assert_eq!(game.view().now.discount[BoardAction::Build.index()], 2);
    game.act("build 8c small");
    assert_eq!((game.view().now.discount, game.player(BLUE).purse.total()), ([0; 3], 0));
    let mut game = with(Table::flat(2).has(BLUE, "1 gear"), "discount build 2").turn(BLUE);
    game.run(build);
    assert!(!game.can("build 15a small"), "the range is still paid");
}

#[test]
fn a_discount_never_brings_a_cost_below_zero() {
    let populate = machine("discount populate 2");
    let mut game = with(Table::flat(2).ground("8c location"), "discount populate 2").turn(BLUE);
    game.run(populate).act("populate 8c 1");
    assert_eq!(game.player(BLUE).purse.total(), 0);
}

#[test]
fn a_discount_on_exploring_covers_missing_resources_first() {
    let explore = machine("discount explore 2");
    let table = Table::flat(2).back(9, [3, 0, 1]).has(BLUE, "2 food");
    let mut game = with(table, "discount explore 2").turn(BLUE);
    game.run(explore).act("explore 9");
    assert_eq!(game.player(BLUE).purse.total(), 0);
}

#[test]
fn lasting_discounts_hold_while_the_card_lies_in_a_slot() {
    let lay = |table: Table, effects: &str| {
        let lasting = card(None, Half::Bottom, effects);
        table.scene(|scene| scene.played(BLUE, lasting, 2, Half::Bottom)).turn(BLUE)
    };
    let game = lay(Table::flat(2).has(BLUE, "2 gear"), "lasting discount build 1, gear 2");
    assert!(game.can("build 8c small"));
    let game = lay(Table::flat(2).back(9, [3, 0, 0]).has(BLUE, "2 food"), "lasting discount explore 1, food 2");
    assert!(game.can("explore 9"));
    let game = lay(Table::flat(2).ground("8c location"), "lasting discount populate 1, book 2");
    assert!(game.can("populate 8c 1"));
}

#[test]
fn explore_any_needs_no_range_and_reaches_every_tile() {
    let table = Table::flat(2).back(30, [3, 0, 0]).has(BLUE, "3 food");
    let mut game = with(table, "explore-any").turn(BLUE);
    assert_eq!(game.refusal("explore 30"), Refusal::OutOfReach);
    game.run(machine("explore-any")).acts(&["explore 30", "blind", "lay straight"]);
    assert_eq!((game.has(BLUE, "food"), game.view().now.explore_any), (0, false));
}
