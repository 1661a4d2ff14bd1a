//! Lists of effects, alternatives, favor tests.

use civolution::Effect;

use super::give;
use crate::pack::{is_over, with_activity};
use crate::table::{Play, RED};

fn perform(activity: &str, dice: &[u8]) -> Play {
    let mut game = give(with_activity(activity).dice(dice), Effect::Activity);
    game.act("activity C16");
    game
}

#[test]
fn effects_come_one_after_the_other() {
    let mut game = perform("free: food 1, planning 1, money 2", &[]);
    assert_eq!((game.has(RED, "food"), game.has(RED, "money")), (1, 0));
    game.act("pass");
    assert_eq!(game.has(RED, "money"), 2, "forgoing one effect keeps the others");
    assert!(is_over(&game));
}

#[test]
fn one_of_several_alternatives_is_chosen_or_none() {
    let mut game = perform("free: food 1, idea 1 or money 3", &[]);
    game.offers_only(&["option 1", "option 2", "pass"]);
    game.act("option 1");
    assert_eq!((game.has(RED, "food"), game.has(RED, "idea"), game.has(RED, "money")), (1, 1, 0));
    assert!(is_over(&game));
    let mut game = perform("free: food 1, idea 1 or money 3", &[]);
    game.act("pass");
    assert_eq!((game.has(RED, "food"), game.has(RED, "money")), (0, 0));
    assert!(is_over(&game));
}

#[test]
fn a_favor_test_comes_before_the_alternatives() {
    let game = perform("free: favor-test: points 3", &[1]);
    assert_eq!(game.points(RED), 3);
    let game = perform("free: favor-test: points 3", &[4]);
    assert_eq!(game.points(RED), 0);
    assert!(is_over(&game));
    let game = perform("free: favor-test: food 2 or money 2", &[1]);
    game.offers_only(&["option 1", "option 2", "pass"]);
}
