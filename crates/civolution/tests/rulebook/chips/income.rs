//! Gaining and using income chips (p. 23).

use civolution::{Half, IncomeId, Task};

use crate::table::{BLUE, Play, RED, Table, card, chip, column, goal};

fn shown(game: &Play, number: usize) -> IncomeId {
    game.view().incomes[number - 1].unwrap()
}

fn columns(game: &Play) -> Vec<u8> {
    game.offers().iter().filter_map(|line| line.strip_prefix("column ")?.parse().ok()).collect()
}

#[test]
fn p23_a_chip_is_taken_replaced_installed_and_used_once() {
    let mut game = Table::of(2).bare(RED).task(RED, Task::GainIncome);
    game.offers_only(&["income 1", "income 2", "income 3", "pass"]);
    let taken = shown(&game, 2);
    game.act("income 2");
    assert_ne!(shown(&game, 2), taken, "refilled immediately");
    assert_eq!(columns(&game), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    game.act("column 6");
    assert!(game.civ(RED).incomes.contains(&(taken, 6, 2)));
    game.offers_only(&[&format!("chip {taken}"), &format!("point {taken}"), "pass"]);
    game.act(&format!("point {taken}"));
    assert_eq!(game.points(RED), 1);
    assert!(game.can("activate sleep"), "once");
}

#[test]
fn p23_income_chips_may_lie_above_every_type() {
    let table = Table::of(2).bare(RED).scene(|scene| {
        scene
            .installed(RED, card("A23"), column(1))
            .goal_installed(RED, goal("G1"), column(2), Half::Left)
            .goal_installed(RED, goal("G2"), column(2), Half::Right)
    });
    let mut game = table.task(RED, Task::GainIncome);
    game.act("income 1");
    assert_eq!(columns(&game), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    let Some(Task::IncomeColumn(taken)) = game.view().asked.map(|step| step.task) else { panic!("no chip is taken") };
    game.act("column 2");
    assert!(game.civ(RED).incomes.contains(&(taken, 2, 2)), "two goal chips carry it");
}

#[test]
fn p23_a_single_goal_chip_does_not_carry_an_income_chip() {
    let table = Table::of(2).bare(RED);
    let mut game =
        table.scene(|scene| scene.goal_installed(RED, goal("G1"), column(2), Half::Left)).task(RED, Task::GainIncome);
    game.act("income 1");
    assert_eq!(columns(&game), [1, 3, 4, 5, 6, 7, 8, 9]);
}

// Performing an income action.

/// Red has chip I2 (2 money) or I15 (favor test: 2 money), and may use one chip.
fn using(name: &str) -> Table {
    Table::of(2).bare(RED).scene(|scene| scene.income_chip(RED, chip(name), column(1)).turn(RED))
}

#[test]
fn p23_a_chip_gives_its_action_or_a_point() {
    let mut game = using("I2").task(RED, Task::IncomeActions(1));
    // Red's starting chip card is S3, an income chip like the others.
    game.offers_only(&["chip I2", "chip S3", "point I2", "pass"]);
    game.act("chip I2");
    assert_eq!((game.has(RED, "money"), game.points(RED)), (2, 0));
    let mut game = using("I2").task(RED, Task::IncomeActions(1));
    game.act("point I2");
    assert_eq!((game.has(RED, "money"), game.points(RED)), (0, 1));
}

#[test]
fn a19_the_starting_chip_card_is_an_income_chip() {
    let mut game = Table::of(2).bare(RED).task(RED, Task::IncomeActions(1));
    game.offers_only(&["chip S3", "point S3", "pass"]);
    // S3: draw 2 cards, keep 1.
    game.act("chip S3");
    assert!(matches!(game.view().asked.unwrap().task, Task::DrawCards { left: 2, keep: 1 }));
}

#[test]
fn p23_a_failed_favor_test_gives_nothing_not_even_the_point() {
    let mut game = using("I15").dice(&[6]).task(RED, Task::IncomeActions(1));
    game.act("chip I15");
    assert_eq!((game.has(RED, "money"), game.points(RED)), (0, 0));
    assert!(game.spent() && game.can("activate sleep"));
}

#[test]
fn p23_a_passed_favor_test_gives_the_action() {
    let mut game = using("I15").dice(&[1]).task(RED, Task::IncomeActions(1));
    game.act("chip I15");
    assert_eq!(game.has(RED, "money"), 2);
}

#[test]
fn p23_the_point_needs_no_favor_test() {
    let mut game = using("I15").dice(&[]).task(RED, Task::IncomeActions(1));
    game.act("point I15");
    assert_eq!(game.points(RED), 1);
}

#[test]
fn a19_an_empty_bag_leaves_the_display_empty() {
    // All other income chips are installed.
    let mut table = Table::of(2).bare(RED);
    let display = Table::of(2).turn(RED).view().incomes;
    for number in 1..=25 {
        let name = chip(&format!("I{number}"));
        if !display.contains(&Some(name)) {
            table = table.scene(|scene| scene.income_chip(BLUE, name, column(1)));
        }
    }
    let mut game = table.task(RED, Task::GainIncome);
    game.acts(&["income 1", "column 1", "pass"]);
    assert_eq!(game.view().incomes[0], None);
}
