//! Installing research cards (p. 24, 25).

mod costs;
mod settlements;
mod special;

use civolution::{Deck, Half, Special, Task};

use crate::table::{Play, RED, Table, attribute, card, column, goal};

/// Red may install a card of this type.
fn install(table: Table, deck: Deck) -> Play {
    table.task(RED, Task::Install { deck, special: Special::No })
}

/// Lists the columns that are offered.
fn columns(game: &Play) -> Vec<u8> {
    let offers = game.offers();
    offers.iter().filter_map(|line| line.strip_prefix("column ")?.parse().ok()).collect()
}

/// Red has everything that card C23 asks for: return 1 Expression; have 1 Calm, 1 Perception, 3 Intelligence. C23 has
/// no bonus.
const ALL_OF_C23: &str = "1 expression, 1 calm, 1 perception, 3 intelligence";

fn c23() -> Table {
    Table::of(2).bare(RED).hand(RED, &["C23"])
}

// 1) The column.

#[test]
fn p24_only_cards_of_the_modules_type_can_be_installed() {
    let table = Table::of(2).bare(RED).hand(RED, &["A23", "C23"]).has(RED, "2 dexterity, 1 expression");
    install(table, Deck::Insight).offers_only(&["install C23", "pass"]);
}

#[test]
fn p24_the_first_card_of_a_type_goes_into_any_column_without_another_type() {
    let table = c23().has(RED, ALL_OF_C23).income_chips(RED, &[1]).scene(|scene| {
        scene
            .installed(RED, card("A23"), column(2))
            .goal_installed(RED, goal("G1"), column(3), Half::Left)
            .attribute_chip(RED, attribute("T1"), column(4))
    });
    let mut game = install(table, Deck::Insight);
    game.act("install C23");
    assert_eq!(columns(&game), [1, 5, 6, 7, 8, 9]);
}

#[test]
fn p24_the_next_card_of_a_type_goes_into_its_column() {
    let table = c23().has(RED, "1 expression, 1 calm").scene(|scene| scene.installed(RED, card("C24"), column(1)));
    let mut game = install(table, Deck::Insight);
    game.act("install C23");
    assert_eq!(game.civ(RED).installed, [(card("C23"), 2), (card("C24"), 1)]);
}

#[test]
fn p11_a_column_and_a_type_are_bound_to_each_other() {
    let table = c23().has(RED, ALL_OF_C23).scene(|scene| scene.installed(RED, card("C24"), column(6)));
    let game = install(table, Deck::Insight);
    let stages = game.civ(RED).console.stages;
    assert!(!stages.takes(column(6), civolution::Holding::Inventions));
    assert!(!stages.takes(column(1), civolution::Holding::Insights));
}

#[test]
fn p24_above_an_income_chip_the_stage_is_higher() {
    let table = c23().has(RED, "1 expression, 1 calm").income_chips(RED, &[1]);
    let mut game = install(table, Deck::Insight);
    game.acts(&["install C23", "column 1"]);
    assert_eq!(game.civ(RED).installed, [(card("C23"), 2)]);
}

// 4) to 6) Points, bonus, inserting.

#[test]
fn p25_the_points_of_all_active_spaces_are_gained() {
    let mut game = install(c23().has(RED, ALL_OF_C23), Deck::Insight);
    game.acts(&["install C23", "column 9"]);
    assert_eq!((game.points(RED), game.civ(RED).installed), (3, vec![(card("C23"), 5)]));
}

#[test]
fn p25_a_higher_stage_may_be_assumed_for_its_points() {
    let mut game = install(c23().has(RED, ALL_OF_C23), Deck::Insight);
    // The fifth space is empty: assuming stage 5 would be the same as stage 4.
    game.acts(&["install C23", "column 5"]).offers_only(&["level 2", "level 3", "level 4"]);
    game.act("level 4");
    assert_eq!((game.points(RED), game.civ(RED).installed), (3, vec![(card("C23"), 2)]));
}

#[test]
fn p25_the_stage_itself_is_enough() {
    let mut game = install(c23().has(RED, ALL_OF_C23), Deck::Insight);
    game.acts(&["install C23", "column 5", "level 2"]);
    assert_eq!((game.points(RED), game.has(RED, "expression")), (0, 0));
}

#[test]
fn p25_an_assumed_stage_skips_no_space() {
    // All but the third space could be fulfilled.
    let mut game = install(c23().has(RED, "1 expression, 1 calm, 3 intelligence"), Deck::Insight);
    game.acts(&["install C23", "column 5"]);
    assert_eq!((game.points(RED), game.civ(RED).installed), (0, vec![(card("C23"), 2)]));
}

#[test]
fn p25_the_instant_bonus_is_gained_immediately() {
    let table = Table::of(2).bare(RED).hand(RED, &["E15"]).has(RED, "1 expression");
    let mut game = install(table, Deck::Achievement);
    game.acts(&["install E15", "column 1"]);
    assert_eq!(game.has(RED, "culture"), 1);
}

#[test]
fn p25_parts_of_the_bonus_may_be_forgone() {
    let table = Table::of(2).bare(RED).hand(RED, &["A3"]).has(RED, "1 clay").tribes(RED, "forest-b camp strong");
    let mut game = install(table, Deck::Invention);
    game.acts(&["install A3", "column 1"]).offers_only(&["build farm", "pass"]);
    game.act("pass");
    assert_eq!((game.has(RED, "technology"), game.civ(RED).console.farms), (1, 3));
}

#[test]
fn p25_the_ability_counts_once_the_card_is_inserted() {
    // C11: an idea for every card gained.
    let table = Table::of(2).bare(RED).hand(RED, &["C11"]).has(RED, "1 perception");
    let table = table.scene(|scene| scene.turn(RED).task(RED, Task::TakeCard { deck: None, left: 1 }));
    let mut game =
        table.scene(|scene| scene.task(RED, Task::Install { deck: Deck::Insight, special: Special::No })).play();
    game.acts(&["install C11", "column 1", "take mutation"]);
    assert_eq!(game.has(RED, "idea"), 0, "not while its own bonus is gained");
    game.act("take mutation");
    assert_eq!(game.has(RED, "idea"), 1);
}

#[test]
fn a15_a_cards_ability_does_not_work_during_its_own_bonus() {
    // E12: a point for every line crossed. Its instant bonus crosses one.
    let table = Table::of(2).bare(RED).hand(RED, &["E12"]).has(RED, "1 calm, 1 culture");
    let mut game = install(table, Deck::Achievement);
    game.acts(&["install E12", "column 1", "pass"]);
    assert_eq!((game.has(RED, "culture"), game.points(RED)), (2, 0));
}

#[test]
fn a15_the_place_of_a_card_is_taken_before_its_bonus() {
    // E27 gains an income chip.
    let table = Table::of(2).bare(RED).hand(RED, &["E27"]).has(RED, "1 expression");
    let mut game = install(table, Deck::Achievement);
    game.acts(&["install E27", "column 1", "income 1", "column 1", "pass"]);
    let civ = game.civ(RED);
    assert_eq!(civ.installed, [(card("E27"), 1)]);
    assert!(civ.incomes.iter().any(|(_, column, stage)| (*column, *stage) == (1, 2)));
}

#[test]
fn p24_a_card_that_cannot_be_paid_for_is_not_offered() {
    let mut game = c23().has(RED, "1 calm").turn(RED);
    game.activate("insight").offers_only(&["do ideas", "pass"]);
}

#[test]
fn p27_above_stage_5_cards_cost_the_same_as_in_stage_5() {
    // Column 9 holds the starting chip in stage 4 and another one in stage 5.
    let table = c23().has(RED, ALL_OF_C23).income_chips(RED, &[9]);
    let mut game = install(table, Deck::Insight);
    game.acts(&["install C23", "column 9"]);
    assert_eq!((game.points(RED), game.civ(RED).installed), (3, vec![(card("C23"), 6)]));
}
