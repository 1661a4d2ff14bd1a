//! “Use your switch token”.

use revive::resource::Color;
use revive::{Refusal, Setup, Task};

use crate::table::{BLUE, EVERYTHING, Table};

#[test]
fn the_switch_gives_any_one_basic_resource_but_no_crystal() {
    let game = Table::of(2).turn(BLUE);
    assert_eq!(game.offers_of("switch"), ["switch gear", "switch book", "switch food"]);
    for basic in ["gear", "book", "food"] {
        let mut game = Table::of(2).turn(BLUE);
        game.act(&format!("switch {basic}"));
        assert_eq!((game.has(BLUE, basic), game.player(BLUE).purse.total()), (1, 1));
        assert_eq!((game.player(BLUE).switched, game.asked()), (true, Task::Turn { left: 1, acted: true }));
    }
}

#[test]
fn a_used_switch_cannot_be_used_again() {
    let mut game = Table::of(2).turn(BLUE);
    game.act("switch food");
    assert!(game.offers_of("switch").is_empty());
    assert_eq!(game.refusal("switch gear"), Refusal::SwitchUsed);
}

#[test]
fn hibernating_makes_the_switch_ready_again() {
    let mut game = Table::of(2).scene(|scene| scene.player(BLUE, |player| player.switched = true)).turn(BLUE);
    game.act("hibernate");
    assert!(!game.player(BLUE).switched);
}

#[test]
fn a_plain_switch_makes_no_step_and_copies_no_card() {
    let game = Table::of(2).turn(BLUE);
    assert_eq!(game.refusal("switch step gray"), Refusal::PlainSwitch);
    assert_eq!(game.refusal("switch copy"), Refusal::PlainSwitch);
}

#[test]
fn a13_the_improved_switch_may_make_a_step_on_any_machine_track() {
    let setup = Setup { start: Some(BLUE), unlocked: EVERYTHING, ..Setup::default() };
    let mut game = Table::with(&setup).turn(BLUE);
    let steps = ["switch step yellow", "switch step green", "switch step gray"];
    assert_eq!(game.offers_of("switch"), [&["switch gear", "switch book", "switch food"][..], &steps].concat());
    game.act("switch step gray");
    assert_eq!((game.track(BLUE, Color::Gray), game.player(BLUE).switched), (2, true));
}
