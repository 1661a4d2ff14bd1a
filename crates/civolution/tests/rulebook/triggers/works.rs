//! Hunting, finding, favor tests, trade.

use civolution::{Chore, Effect, Follow, SiteKind, Task};

use super::{give, times, when};
use crate::pack::{is_over, with_ability};
use crate::table::{BLUE, Play, RED, Table, chip, column, site};

#[test]
pub(super) fn hunted() {
    let mut game = give(when("hunted").dice(&[3, 3]), Effect::Hunts(2));
    game.act("at forest-b");
    assert_eq!((times(&game), game.has(RED, "food")), (1, 3));
    game.act("at grassland-c");
    assert_eq!(times(&game), 2);
    let mut game = give(when("hunted"), Effect::Hunts(1));
    game.act("pass");
    assert_eq!(times(&game), 0);
}

#[test]
pub(super) fn a_lucky_find() {
    let mut game = give(when("lucky-find").dice(&[1, 1]), Effect::LuckyFinds(2));
    game.act("terrain forest");
    assert_eq!((times(&game), game.has(RED, "wood")), (1, 1));
    game.act("terrain forest");
    assert_eq!(times(&game), 2);
}

#[test]
pub(super) fn a_site_was_revealed() {
    let caves = [0, 1].map(|n| site(SiteKind::Cave, n).index() as u16);
    let mut game = give(when("site-revealed").draws("sites", &caves), Effect::Explore);
    game.act("at forest-b");
    assert_eq!((times(&game), game.points(RED)), (2, 3 + 3 + 7 + 7));
    let table = when("site-revealed").draws("sites", &caves);
    let mut game = table.scene(|scene| scene.turn(BLUE).task(BLUE, Task::Chore(Chore::Effect(Effect::Explore)))).play();
    game.act("at forest-b");
    assert_eq!(times(&game), 0, "blue has revealed them");
}

/// Red takes a favor test and procreates if it passes.
fn test(table: Table, dice: &[u8]) -> Play {
    table.dice(dice).task(RED, Task::Chore(Chore::Favor { pass: Follow::Procreations(1), fail: Follow::Nothing }))
}

#[test]
pub(super) fn a_favor_test_was_passed() {
    let mut game = test(when("favor-passed"), &[1]);
    assert_eq!(times(&game), 0, "what follows comes first");
    game.act("pass");
    assert_eq!(times(&game), 1);
    assert_eq!(times(&test(when("favor-passed"), &[6])), 0);
    let mut game = test(when("favor-passed").has(RED, "1 idea"), &[2]);
    game.acts(&["do spend", "pass"]);
    assert_eq!(times(&game), 1, "by an idea");
    let mut game = test(when("favor-passed").has(RED, "6 favor"), &[]);
    game.act("pass");
    assert_eq!(times(&game), 1, "on the last space, without rolling");
}

#[test]
pub(super) fn a_favor_test_was_failed() {
    let game = test(when("favor-failed"), &[6]);
    assert_eq!(times(&game), 1);
    assert!(is_over(&game));
    let mut game = test(when("favor-failed"), &[1]);
    game.act("pass");
    assert_eq!(times(&game), 0);
    let mut game = test(when("favor-failed").has(RED, "1 idea"), &[2]);
    assert_eq!(times(&game), 0, "it may still be turned");
    game.act("pass");
    assert_eq!(times(&game), 1);
}

#[test]
fn the_test_of_an_income_chip_counts_too() {
    let table = when("favor-passed").scene(|scene| scene.income_chip(RED, chip("I22"), column(2))).dice(&[1]);
    let mut game = give(table, Effect::IncomeActions(1));
    game.act("chip I22");
    assert_eq!((times(&game), game.points(RED)), (1, 7 + 3));
}

#[test]
pub(super) fn sold() {
    let mut game = give(when("sold").has(RED, "1 oil, 1 wood"), Effect::Sales(1));
    game.acts(&["do sale", "material oil"]);
    assert_eq!((times(&game), game.has(RED, "money")), (1, 3));
    game.act("material wood");
    assert_eq!(times(&game), 2, "for money and for points");
    let mut game = give(when("sold").has(RED, "1 oil, 1 wood"), Effect::Sales(1));
    game.acts(&["do sale", "pass", "pass"]);
    assert_eq!(times(&game), 0);
}

#[test]
pub(super) fn purchased() {
    let mut game = give(when("purchased").has(RED, "2 money"), Effect::Purchases(1));
    game.acts(&["do purchase", "material wood"]);
    assert_eq!((times(&game), game.has(RED, "wood")), (1, 1));
    let mut game = give(when("purchased").has(RED, "2 money"), Effect::Purchases(1));
    game.acts(&["do purchase", "pass"]);
    assert_eq!(times(&game), 0);
}

#[test]
fn the_bonus_of_a_trigger_can_be_declined() {
    let mut game = give(with_ability("when sold: planning 1 or card any 1").has(RED, "1 oil"), Effect::Sales(1));
    game.acts(&["do sale", "material oil"]);
    game.offers_only(&["option 1", "option 2", "pass"]);
    game.act("pass");
    assert_eq!(game.civ(RED).console.planning, [0; 6]);
    assert!(is_over(&game));
}
