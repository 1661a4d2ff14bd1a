//! The special bonus of level III (p. 25).

use super::{ALL_OF_C23, c23, columns};
use crate::table::{Play, RED, Table, card};

/// Red activates Insight to install.
fn insight(table: Table) -> Play {
    let mut game = table.turn(RED);
    game.activate("insight").act("do install");
    game
}

#[test]
fn p25_level_iii_may_ignore_an_active_space() {
    let mut game = insight(c23().has(RED, "3 insight, 1 expression"));
    game.act("install C23");
    assert_eq!(columns(&game), [1, 2, 3, 4, 5, 6]);
    game.act("column 5");
    assert_eq!(game.civ(RED).installed, [(card("C23"), 2)]);
    assert_eq!(game.has(RED, "expression"), 0);
}

#[test]
fn p25_levels_i_and_ii_ignore_nothing_and_install_one() {
    for level in [1, 2] {
        let table =
            Table::of(2).bare(RED).hand(RED, &["C23", "C24"]).has(RED, &format!("{level} insight, 2 expression"));
        let mut game = insight(table);
        game.act("install C23");
        assert_eq!(columns(&game), [1, 2, 3, 4]);
        game.act("column 1");
        assert_ne!(game.decider(), RED);
    }
}

#[test]
fn p25_an_ignored_space_loses_its_points() {
    let table = || c23().has(RED, "3 insight").has(RED, ALL_OF_C23);
    let mut game = insight(table());
    game.acts(&["install C23", "column 9", "ignore 4"]);
    assert_eq!(game.points(RED), 0);
    let mut game = insight(table());
    game.acts(&["install C23", "column 9", "ignore 2"]);
    assert_eq!(game.points(RED), 3);
}

#[test]
fn p25_the_only_active_space_cannot_be_ignored() {
    let mut game = insight(c23().has(RED, "3 insight, 1 expression"));
    game.acts(&["install C23", "column 1"]).offers_only(&["level 1", "level 2"]);
    game.act("level 1");
    assert_eq!(game.has(RED, "expression"), 0, "there was nothing to choose");
}

#[test]
fn a15_ignoring_can_be_combined_with_a_higher_level() {
    // Without Expression, the first space can be ignored only where the second one is active too.
    let mut game = insight(c23().has(RED, "3 insight, 1 calm"));
    game.act("install C23");
    assert_eq!(columns(&game), [1, 2, 3, 4, 5, 6]);
    game.act("column 1");
    assert_eq!(game.civ(RED).installed, [(card("C23"), 1)]);
    assert_eq!(game.has(RED, "calm"), 1);
}

#[test]
fn p25_if_nothing_was_ignored_a_second_card_may_follow() {
    let table = Table::of(2).bare(RED).hand(RED, &["C23", "C24", "A23"]);
    let mut game = insight(table.has(RED, "3 insight, 2 expression, 2 dexterity"));
    game.acts(&["install C23", "column 1", "level 1"]).offers_only(&["install C24", "pass"]);
    game.act("install C24");
    assert_eq!(game.civ(RED).installed, [(card("C23"), 1), (card("C24"), 2)]);
    assert_ne!(game.decider(), RED);
}

#[test]
fn p25_the_second_card_has_no_special_bonus() {
    // C24 in stage 2 asks for Dexterity, which only the first card could ignore.
    let table = Table::of(2).bare(RED).hand(RED, &["C23", "C24"]).has(RED, "3 insight, 2 expression");
    let mut game = insight(table);
    game.acts(&["install C23", "column 1", "level 1"]);
    assert_ne!(game.decider(), RED);
}

#[test]
fn p25_after_ignoring_no_second_card_follows() {
    let table = Table::of(2).bare(RED).hand(RED, &["C23", "C24"]).has(RED, "3 insight, 2 expression, 1 dexterity");
    let mut game = insight(table);
    game.acts(&["install C23", "column 5"]);
    assert_eq!(game.civ(RED).installed, [(card("C23"), 2)]);
    assert_ne!(game.decider(), RED);
}

#[test]
fn p25_the_second_card_is_optional() {
    let table = Table::of(2).bare(RED).hand(RED, &["C23", "C24"]).has(RED, "3 insight, 2 expression, 1 dexterity");
    let mut game = insight(table);
    game.acts(&["install C23", "column 1", "level 1", "pass"]);
    assert_eq!(game.civ(RED).installed, [(card("C23"), 1)]);
}
