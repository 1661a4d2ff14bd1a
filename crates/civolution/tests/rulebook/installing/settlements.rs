//! Alternatives that settlements fulfil.

use civolution::{Deck, Special, Task};

use super::{columns, install};
use crate::table::{Play, RED, Table, card};

/// D22: Stone or 1 settlement, Clay or 2, Iron Ore or 3, 2 Sand or 4, each including the one before; Tar. No bonus.
fn d22(settlements: usize) -> Table {
    Table::of(2).bare(RED).hand(RED, &["D22"]).settled(RED, settlements)
}

/// D26: 2 Stone or 2 settlements, nothing, Sand or 3 settlements. No mark joins them.
fn d26(settlements: usize) -> Table {
    Table::of(2).bare(RED).hand(RED, &["D26"]).settled(RED, settlements)
}

fn offered_columns(table: Table, line: &str) -> Vec<u8> {
    let mut game: Play = install(table, Deck::Building);
    game.act(line);
    columns(&game)
}

#[test]
fn p24_settlements_fulfil_a_space_instead() {
    let mut game = install(d22(1).has(RED, "1 stone"), Deck::Building);
    game.acts(&["install D22", "column 1"]);
    assert_eq!((game.civ(RED).installed, game.has(RED, "stone")), (vec![(card("D22"), 1)], 1));
    assert!(!install(d22(0), Deck::Building).can("install D22"));
}

#[test]
fn p24_the_mark_includes_the_settlements_of_the_space_before() {
    assert_eq!(offered_columns(d22(1), "install D22"), [1, 2, 3, 4]);
    assert_eq!(offered_columns(d22(2), "install D22"), [1, 2, 3, 4, 5, 6]);
    assert_eq!(offered_columns(d22(3), "install D22"), [1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(offered_columns(d22(4).has(RED, "1 tar"), "install D22"), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
}

#[test]
fn p24_spaces_that_settlements_do_not_fulfil_are_paid() {
    let mut game = install(d22(1).has(RED, "1 clay"), Deck::Building);
    game.acts(&["install D22", "column 5"]);
    assert_eq!(game.has(RED, "clay"), 0);
}

#[test]
fn a15_without_the_mark_alternatives_add_up() {
    assert_eq!(offered_columns(d26(4), "install D26"), [1, 2, 3, 4, 5, 6], "2 and 3 settlements would be 5");
    assert_eq!(offered_columns(d26(4).has(RED, "1 sand"), "install D26"), [1, 2, 3, 4, 5, 6, 7, 8]);
}

#[test]
fn a15_the_owner_chooses_which_space_settlements_fulfil() {
    let mut game = install(d26(3).has(RED, "2 stone, 1 sand"), Deck::Building);
    game.acts(&["install D26", "column 7"]).offers_only(&["settlements 3", "settlements 1"]);
    game.act("settlements 3");
    assert_eq!((game.has(RED, "stone"), game.has(RED, "sand")), (0, 1));
}

#[test]
fn a15_marks_join_across_a_space_that_is_ignored() {
    let mut game = d22(3).task(RED, Task::Install { deck: Deck::Building, special: Special::Offered });
    game.acts(&["install D22", "column 7", "level 3"]);
    game.offers_only(&["pass", "ignore 1", "ignore 2", "ignore 3"]);
}
