//! The stage partition: points of stages, completion bonuses, stage tiles (p. 11, 23, 27).

use civolution::{Half, Phase, Task};

use crate::table::{BLUE, Play, RED, Table, attribute, card, column, goal};

/// Returns the points that one more chip, in the first of these columns, adds to the final score.
fn worth(columns: &[u32], tiles: [bool; 2]) -> u32 {
    let points = |columns: &[u32]| {
        let table = Table::of(2).bare(RED).scene(|scene| scene.civilization(RED, |civ| civ.stage_tiles = tiles));
        table.income_chips(RED, columns).turn(RED).civ(RED).final_points
    };
    points(columns) - points(&columns[1..])
}

#[test]
fn p11_each_piece_is_worth_the_points_of_its_stage() {
    assert_eq!((worth(&[1], [false; 2]), worth(&[5], [false; 2]), worth(&[7], [false; 2])), (2, 3, 4));
    assert_eq!(worth(&[1, 1], [false; 2]), 3, "the second one lies in stage 2");
}

#[test]
fn p23_stages_4_and_5_count_only_with_an_active_tile() {
    // The fourth chip in column 1 lies in stage 4, the next one in stage 5.
    assert_eq!((worth(&[1; 4], [false; 2]), worth(&[1; 4], [true, false])), (0, 7));
    assert_eq!((worth(&[1; 5], [true, false]), worth(&[1; 5], [true, true])), (0, 10));
}

#[test]
fn p27_above_stage_5_there_is_room_but_no_points() {
    assert_eq!(worth(&[1; 6], [true, true]), 0);
    assert_eq!(worth(&[1; 9], [true, true]), 0);
}

#[test]
fn p27_the_starting_chip_is_worth_7_with_the_tile_of_stage_4() {
    let total = |tile| {
        let table = Table::of(2).bare(RED);
        table.scene(|scene| scene.civilization(RED, |civ| civ.stage_tiles[0] = tile)).turn(RED).civ(RED).final_points
    };
    assert_eq!(total(true) - total(false), 7);
}

#[test]
fn p27_the_column_of_the_starting_chip_continues_in_stage_5() {
    assert_eq!((worth(&[9], [true, true]), worth(&[9], [true, false])), (10, 0));
}

// Stage tiles.

#[test]
fn p23_any_inactive_stage_tile_may_be_flipped() {
    let mut game = Table::of(2).bare(RED).task(RED, Task::StageTile);
    game.offers_only(&["tile 4", "tile 5", "pass"]);
    game.act("tile 4");
    assert_eq!(game.civ(RED).console.stage_tiles, [true, false]);
}

#[test]
fn p23_with_both_tiles_active_there_is_nothing_to_flip() {
    let table = |tiles| Table::of(2).bare(RED).scene(|scene| scene.civilization(RED, |civ| civ.stage_tiles = tiles));
    table([true, false]).task(RED, Task::StageTile).offers_only(&["tile 5", "pass"]);
    assert!(table([true, true]).task(RED, Task::StageTile).can("activate sleep"));
}

#[test]
fn p23_a_card_in_stage_5_works_while_the_tile_is_inactive() {
    let table = Table::of(2).bare(RED).scene(|scene| scene.installed(RED, card("E15"), column(9)));
    let game = table.has(RED, "1 money").task(RED, Task::Activity { left: 1, again: false, except: None });
    assert_eq!((game.civ(RED).installed, game.civ(RED).console.stage_tiles), (vec![(card("E15"), 5)], [false; 2]));
    assert!(game.can("activity E15"));
}

// Completion bonuses.

/// Income chips lie in stage 1 of columns 1 to 3, and in the given columns.
fn nearly_full(more: &[u32]) -> Table {
    let columns: Vec<u32> = [1, 2, 3].iter().chain(more).copied().collect();
    Table::of(2).bare(RED).hand(RED, &["C23"]).has(RED, "1 expression").income_chips(RED, &columns)
}

/// Red installs C23 in column 4.
fn fill_stage_1(table: Table) -> Play {
    let mut game = table.turn(RED);
    game.activate("insight").acts(&["do install", "install C23"]);
    if game.can("column 4") {
        game.act("column 4");
    }
    game
}

#[test]
fn p27_a_complete_stage_1_brings_an_income_chip_at_the_end_of_the_turn() {
    let mut game = fill_stage_1(nearly_full(&[]));
    assert!(matches!(game.view().asked.unwrap().task, Task::GainIncome));
    assert_eq!(game.decider(), RED);
    game.act("pass");
    assert_eq!(game.decider(), BLUE);
}

#[test]
fn p27_a_stage_with_gaps_brings_nothing() {
    let table = Table::of(2).bare(RED).hand(RED, &["C23"]).has(RED, "1 expression").income_chips(RED, &[1, 2]);
    assert_eq!(fill_stage_1(table).decider(), BLUE);
}

#[test]
fn p27_a_complete_stage_2_flips_a_stage_tile() {
    // Stage 2 has six columns; stage 1 was completed before.
    let table = nearly_full(&[4, 1, 2, 3, 4, 5]).has(RED, "1 calm");
    let mut game = table.scene(|scene| scene.civilization(RED, |civ| civ.completed[0] = true)).turn(RED);
    game.activate("insight").acts(&["do install", "install C23"]);
    game.offers_only(&["tile 4", "tile 5", "pass"]);
    assert_eq!(game.civ(RED).installed, [(card("C23"), 2)]);
}

#[test]
fn a04_each_completion_bonus_comes_once() {
    let table = nearly_full(&[4]).scene(|scene| scene.civilization(RED, |civ| civ.completed[0] = true));
    let mut game = table.turn(RED);
    game.activate("sleep").act("do focus");
    assert_eq!(game.decider(), BLUE);
}

#[test]
fn a04_a_bonus_that_completes_the_next_stage_counts_too() {
    let mut game = fill_stage_1(nearly_full(&[1, 2, 3, 5, 6]));
    game.acts(&["income 1", "column 4", "pass"]);
    game.offers_only(&["tile 4", "tile 5", "pass"]);
    game.act("tile 4");
    assert_eq!((game.decider(), game.civ(RED).console.completed), (BLUE, [true, true]));
}

#[test]
fn a04_at_the_end_of_the_players_part_of_every_phase() {
    let chips = ["T1", "T2", "T5"].map(|name| Some(attribute(name)));
    let table = nearly_full(&[]).has(RED, "3 stamina").scene(|scene| scene.attribute_display(chips));
    let mut game = table.phase(Phase::Sites);
    game.acts(&["attribute 1", "column 4"]);
    assert!(matches!(game.view().asked.unwrap().task, Task::GainIncome));
}

#[test]
fn a04_at_the_end_of_a_reset() {
    let table = nearly_full(&[4]).scene(|scene| {
        scene.civilization(RED, |civ| {
            civ.dice = [0; 6];
            civ.used_dice = 6;
        })
    });
    // Without a die only a reset is possible.
    let mut game = table.turn(RED);
    game.acts(&["reset", "do food"]);
    assert!(matches!(game.view().asked.unwrap().task, Task::GainIncome));
}

#[test]
fn a16_half_a_stage_is_not_complete() {
    let table = |halves: &[Half]| {
        halves.iter().zip(["G1", "G2"]).fold(nearly_full(&[]), |table, (half, name)| {
            table.scene(|scene| scene.goal_installed(RED, goal(name), column(4), *half))
        })
    };
    let mut game = table(&[Half::Left]).turn(RED);
    game.activate("sleep").act("do focus");
    assert_eq!(game.decider(), BLUE);
    let mut game = table(&[Half::Left, Half::Right]).turn(RED);
    game.activate("sleep").act("do focus");
    assert!(matches!(game.view().asked.unwrap().task, Task::GainIncome));
}

#[test]
fn p11_goal_chips_side_by_side_are_two_pieces() {
    let table = |halves: &[Half]| {
        let table = halves.iter().zip(["G1", "G2"]).fold(Table::of(2).bare(RED), |table, (half, name)| {
            table.scene(|scene| scene.goal_installed(RED, goal(name), column(1), *half))
        });
        table.turn(RED).civ(RED).final_points
    };
    let points = [table(&[]), table(&[Half::Left]), table(&[Half::Left, Half::Right])];
    assert_eq!((points[1] - points[0], points[2] - points[1]), (2, 2));
    assert_eq!(table(&[Half::Left, Half::Left]) - points[1], 3, "above it is stage 2");
}
