//! The Activity module (p. 31).

use civolution::{Berth, Module, Task};

use crate::table::{BLUE, Play, RED, Table, card, column};

/// Red activates Activity at a level. C16 costs 1 food, E15 costs 1 money for 2 steps of Culture.
fn activity(level: u8, cards: &[&str], holdings: &str) -> Play {
    let table = Table::of(2).bare(RED).has(RED, &format!("{level} activity")).has(RED, holdings);
    let table = cards
        .iter()
        .zip(1..)
        .fold(table, |table, (name, number)| table.scene(|scene| scene.installed(RED, card(name), column(number))));
    let mut game = table.turn(RED);
    game.activate("activity");
    game
}

#[test]
fn p31_the_console_has_an_activity_from_the_start() {
    let mut game = activity(1, &[], "2 money");
    game.offers_only(&["activity console", "pass"]);
    game.acts(&["activity console", "track prestige"]);
    assert_eq!((game.has(RED, "money"), game.has(RED, "prestige")), (1, 1));
    assert_ne!(game.decider(), RED, "level I is one activity");
}

#[test]
fn p31_installed_cards_provide_more() {
    let mut game = activity(1, &["E15", "C16"], "1 money, 1 food");
    game.offers_only(&["activity console", "activity C16", "activity E15", "pass"]);
    game.act("activity E15");
    assert_eq!((game.has(RED, "money"), game.has(RED, "culture")), (0, 2));
}

#[test]
fn p31_an_activity_must_be_paid_in_full() {
    let game = activity(1, &["E15", "C16"], "1 food");
    game.offers_only(&["activity C16", "pass"]);
    assert!(!Table::of(2).bare(RED).turn(RED).can("activate activity"), "red has nothing to pay with");
}

#[test]
fn p31_level_ii_is_two_different_activities() {
    let mut game = activity(2, &["E15"], "3 money");
    game.acts(&["activity console", "track prestige"]).offers_only(&["activity E15", "pass"]);
    game.acts(&["activity E15", "pass"]);
    assert_eq!(game.has(RED, "money"), 1);
    assert_ne!(game.decider(), RED);
}

#[test]
fn p31_level_iii_may_repeat_an_activity() {
    let mut game = activity(3, &[], "3 money");
    game.acts(&["activity console", "track prestige"]).offers_only(&["activity console", "pass"]);
    game.acts(&["activity console", "track culture"]);
    assert_eq!((game.has(RED, "money"), game.has(RED, "culture")), (1, 1));
    assert_ne!(game.decider(), RED);
}

#[test]
fn p31_the_second_activity_is_optional() {
    let mut game = activity(3, &[], "3 money");
    game.acts(&["activity console", "track prestige", "pass"]);
    assert_ne!(game.decider(), RED);
}

#[test]
fn a07_a_module_upgraded_while_it_is_resolved_keeps_its_level() {
    // The step of Prestige crosses a line of Activity's colour.
    let mut game = activity(1, &[], "3 money, 1 prestige");
    game.acts(&["activity console", "track prestige", "upgrade activity"]);
    assert_eq!(game.civ(RED).console.level(Module::Activity), 2);
    assert_ne!(game.decider(), RED, "no second activity yet");
    let mut game = activity(2, &[], "3 money, 1 prestige");
    game.acts(&["activity console", "track prestige", "upgrade activity"]);
    assert_ne!(game.decider(), RED, "and the same one cannot be repeated");
}

#[test]
fn p31_theocracy_puts_weak_tribes_on_vacant_encampments() {
    let table = Table::of(2).bare(RED).has(RED, "1 food").tribes(RED, "grassland-c wild strong").tribes(BLUE, "");
    let table = table.scene(|scene| scene.installed(RED, card("C16"), column(1)));
    let mut game = table.task(RED, Task::Activity { left: 1, again: false, except: None });
    game.act("activity C16");
    assert_eq!(game.has(RED, "food"), 0);
    game.acts(&["at grassland-c", "settle camp", "settle fire"]);
    assert_eq!(game.group(RED, "grassland-c", Berth::Camp), (0, 1));
    assert_eq!(game.group(RED, "grassland-c", Berth::Fire), (0, 1));
    assert_eq!(game.group(RED, "grassland-c", Berth::Wild), (1, 0));
}
