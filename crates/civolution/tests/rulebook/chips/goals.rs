//! Goal chips and the Planning module (p. 26).

use civolution::{Half, Module, SiteKind, Task};

use crate::table::{BLUE, Play, RED, Table, card, column, goal, site, spot, territory};

/// Red has these goal chips side by side.
fn with_goals(names: &[&str]) -> Table {
    let mut goals = [None; 3];
    for (space, name) in goals.iter_mut().zip(names) {
        *space = Some(goal(name));
    }
    Table::of(2).bare(RED).bare(BLUE).scene(|scene| scene.goals(RED, goals))
}

fn columns(game: &Play) -> Vec<u8> {
    game.offers().iter().filter_map(|line| line.strip_prefix("column ")?.parse().ok()).collect()
}

// Gaining.

#[test]
fn p26_a_goal_chip_is_taken_from_the_display_and_replaced_immediately() {
    let mut game = Table::of(2).bare(RED).task(RED, Task::TakeGoal { refill: true });
    game.offers_only(&["goal 1", "goal 2", "goal 3", "goal 4", "pass"]);
    let before = game.view().goals;
    game.act("goal 3");
    let (taken, after) = (before[2].unwrap(), game.view().goals);
    assert_eq!(game.civ(RED).goals, [vec![taken], vec![], vec![]]);
    assert!(after[2].is_some_and(|goal| goal != taken));
    assert_eq!((after[0], after[1], after[3]), (before[0], before[1], before[3]));
}

#[test]
fn p26_with_a_full_goal_area_a_chip_is_covered() {
    let mut game = with_goals(&["G38", "G39", "G40"]).task(RED, Task::TakeGoal { refill: true });
    let taken = game.view().goals[0].unwrap();
    game.act("goal 1").offers_only(&["space 1", "space 2", "space 3"]);
    game.act("space 2");
    assert_eq!(game.civ(RED).goals, [vec![goal("G38")], vec![taken, goal("G39")], vec![goal("G40")]]);
}

#[test]
fn a16_a_free_space_is_used_first() {
    let mut game = with_goals(&["G38", "G39"]).task(RED, Task::TakeGoal { refill: true });
    let taken = game.view().goals[0].unwrap();
    game.act("goal 1");
    assert_eq!(game.civ(RED).goals[2], [taken]);
}

#[test]
fn a16_a_goal_gained_in_phase_2_by_an_effect_refills_only_its_own_space() {
    let table = Table::of(2).bare(RED).scene(|scene| {
        let scene = scene.turn(RED).task(RED, Task::TakeGoal { refill: true });
        scene.task(RED, Task::TakeGoal { refill: false })
    });
    let mut game = table.play();
    game.acts(&["goal 1", "goal 2"]);
    let goals = game.view().goals;
    assert!(goals[0].is_none() && goals[1].is_some());
}

// Installing.

#[test]
fn p26_a_requirement_must_be_met_now() {
    // G1: 2 tribes in one Forest; G28: 3 steps of Technology.
    let table = || with_goals(&["G1", "G28"]);
    let game = table().tribes(RED, "forest-b camp strong, forest-b wild weak").task(RED, Task::InstallGoal);
    game.offers_only(&["space 1", "pass"]);
    let game = table().tribes(RED, "forest-b camp strong, forest-d camp strong").has(RED, "3 technology");
    game.task(RED, Task::InstallGoal).offers_only(&["space 2", "pass"]);
}

#[test]
fn p26_a_requirement_may_be_to_return_a_material() {
    assert!(!with_goals(&["G38"]).task(RED, Task::InstallGoal).can("space 1"));
    let mut game = with_goals(&["G38"]).has(RED, "2 wood").task(RED, Task::InstallGoal);
    game.acts(&["space 1", "column 1", "pass"]);
    assert_eq!((game.has(RED, "wood"), game.civ(RED).goals_done), (1, vec![goal("G38")]));
}

#[test]
fn p26_the_first_goal_chip_goes_into_any_column_without_another_type() {
    let table = with_goals(&["G38"]).has(RED, "1 wood").income_chips(RED, &[1]);
    let mut game = table.scene(|scene| scene.installed(RED, card("A23"), column(2))).task(RED, Task::InstallGoal);
    game.act("space 1");
    assert_eq!(columns(&game), [1, 3, 4, 5, 6, 7, 8, 9]);
    game.acts(&["column 1", "pass"]);
    assert_eq!(game.civ(RED).console.stages.pile(column(1)).filled, [2, 1], "above the income chip");
}

/// A goal chip lies in the left half of column 4, and red installs another.
fn second_goal() -> Play {
    let table = with_goals(&["G38"]).has(RED, "1 wood");
    let mut game =
        table.scene(|scene| scene.goal_installed(RED, goal("G1"), column(4), Half::Left)).task(RED, Task::InstallGoal);
    game.act("space 1");
    game
}

#[test]
fn p26_the_next_goal_chip_goes_into_the_same_column_beside_or_above() {
    let mut game = second_goal();
    game.offers_only(&["half left", "half right"]);
    game.act("half right");
    assert_eq!(game.civ(RED).console.stages.pile(column(4)).filled, [1, 1]);
    let mut game = second_goal();
    game.act("half left");
    assert_eq!(game.civ(RED).console.stages.pile(column(4)).filled, [2, 0], "a stage does not have to be filled first");
}

#[test]
fn a16_halves_of_equal_height_need_no_choice() {
    let mut game = with_goals(&["G38"]).has(RED, "1 wood").task(RED, Task::InstallGoal);
    game.acts(&["space 1", "column 1"]);
    assert!(game.can("upgrade research"));
}

#[test]
fn p26_an_emptied_space_gives_an_upgrade() {
    let mut game = with_goals(&["G38"]).has(RED, "1 wood").task(RED, Task::InstallGoal);
    game.acts(&["space 1", "column 1"]);
    assert_eq!(game.offers().len(), Module::COUNT + 1, "any main module, or none");
    game.act("upgrade trade");
    assert_eq!(game.civ(RED).console.level(Module::Trade), 2);
}

/// G39 (Beeswax) covers G38 (Wood).
fn covered() -> Table {
    with_goals(&["G38"]).scene(|scene| scene.covered_by(RED, 1, goal("G39")))
}

#[test]
fn p26_a_covered_chip_is_out_of_reach() {
    let game = covered().has(RED, "1 wood").task(RED, Task::InstallGoal);
    assert!(game.can("activate sleep"), "there was nothing to install");
}

#[test]
fn p26_a_chip_on_top_of_another_gives_no_upgrade_and_uncovers_it() {
    let mut game = covered().has(RED, "1 beeswax").task(RED, Task::InstallGoal);
    game.acts(&["space 1", "column 1"]);
    assert_eq!(game.civ(RED).goals[0], [goal("G38")]);
    assert!(game.can("activate sleep"), "no upgrade was offered");
}

#[test]
fn a14_the_island_counts_as_a_building_ground_for_goals() {
    // G19: 2 tribes next to a building ground.
    let table = || with_goals(&["G19"]).scene(|scene| scene.boat(RED, territory("water-a"), false));
    let game = table().tribes(RED, "water-a boat strong, water-a boat weak").task(RED, Task::InstallGoal);
    assert!(game.can("space 1"));
    let game = table().tribes(RED, "water-a boat strong, forest-b camp weak").task(RED, Task::InstallGoal);
    assert!(!game.can("space 1"));
    let ground = |table: Table| table.scene(|scene| scene.site(spot(10), site(SiteKind::BuildingGround, 0)));
    let game = ground(table()).tribes(RED, "water-a boat strong, forest-b camp weak").task(RED, Task::InstallGoal);
    assert!(game.can("space 1"), "one at the island, one at a ground on land");
}

#[test]
fn a14_the_island_is_not_one_of_the_24_sites() {
    let game = Table::of(2).turn(RED);
    assert_eq!(game.view().land.hidden_spots().len(), 24);
    assert!(game.view().land.spots(SiteKind::BuildingGround).is_empty());
}

// Planning.

/// Red activates Planning at a level.
fn planning(level: u8, table: Table) -> Play {
    let mut game = table.has(RED, &format!("{level} planning")).turn(RED);
    game.activate("planning");
    game
}

#[test]
fn p26_planning_i_installs_a_goal_or_places_2_planning_markers() {
    let mut game = planning(1, with_goals(&["G38"]).has(RED, "1 wood"));
    game.offers_only(&["do install", "do plan", "pass"]);
    game.acts(&["do plan", "value 5"]);
    assert_eq!(game.civ(RED).console.planning, [0, 0, 0, 0, 2, 0], "all on one dice space");
    assert_ne!(game.decider(), RED);
    let mut game = planning(1, with_goals(&["G38"]).has(RED, "1 wood"));
    game.acts(&["do install", "space 1", "column 1", "upgrade research"]);
    assert_eq!((game.civ(RED).goals_done.len(), game.civ(RED).console.planning), (1, [0; 6]));
    assert_ne!(game.decider(), RED);
}

#[test]
fn p26_planning_ii_places_3() {
    let mut game = planning(2, with_goals(&[]));
    game.offers_only(&["do plan", "pass"]);
    game.acts(&["do plan", "value 1"]);
    assert_eq!(game.civ(RED).console.planning, [3, 0, 0, 0, 0, 0]);
}

#[test]
fn p26_planning_iii_gains_and_installs_in_any_order() {
    let table = || with_goals(&["G38"]).has(RED, "1 wood");
    let mut game = planning(3, table());
    game.offers_only(&["do goal", "do plan", "pass"]);
    game.act("do goal").offers_only(&["do goal", "do install", "pass"]);
    game.acts(&["do goal", "goal 1"]).offers_only(&["do install", "pass"]);
    game.acts(&["do install", "space 1", "column 1", "pass"]);
    assert_ne!(game.decider(), RED);
    let mut game = planning(3, table());
    game.acts(&["do goal", "do install", "space 1", "column 1", "pass"]).offers_only(&["do goal", "pass"]);
    game.acts(&["do goal", "goal 1"]);
    assert_ne!(game.decider(), RED);
    assert_eq!((game.civ(RED).goals_done.len(), game.civ(RED).goals[0].len()), (1, 1));
}

#[test]
fn p26_planning_iii_may_place_3_planning_markers_instead() {
    let mut game = planning(3, with_goals(&[]));
    game.acts(&["do plan", "value 6"]);
    assert_eq!(game.civ(RED).console.planning, [0, 0, 0, 0, 0, 3]);
}
