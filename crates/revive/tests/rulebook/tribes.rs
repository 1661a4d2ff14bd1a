//! “Clarification of tribe abilities and technologies”.

mod formica;
mod hofstadterians;
mod jox49i;
mod kuniban;
mod nadair;
mod vukuntur;

use revive::content::{Half, Reward, StandardMachine};
use revive::tribe::{Side, Tribe};
use revive::{Refusal, Setup, Task};

use crate::table::{BLUE, EVERYTHING, Play, Table, card, reward, space};

/// Blue activates the tribe ability.
fn activating(table: Table) -> Play {
    let mut game = table.task(BLUE, Task::Tribe);
    game.act("do");
    game
}

/// Blue is asked for the tribe ability after using the standard machine for 1 more range.
fn ranging(table: Table) -> Play {
    let mut game = table.standard(BLUE, StandardMachine::Range).task(BLUE, Task::Tribe);
    game.act(&format!("machine {}", reward(Reward::Standard(StandardMachine::Range))));
    assert_eq!(game.view().now.range, 1);
    game
}

#[test]
fn an_ability_moves_a_marker_to_the_progress_track() {
    let tribe = card(None, Half::Bottom, "tribe");
    let mut game = Table::of(2).active(BLUE, &[tribe]).turn(BLUE);
    game.acts(&[&format!("play {tribe} 3 bottom"), "do"]);
    let player = game.player(BLUE);
    assert_eq!((player.tribe_markers, player.progress, game.has(BLUE, "book")), (4, 1, 2));
}

#[test]
fn an_ability_may_be_skipped_and_then_moves_no_marker() {
    let mut game = Table::of(2).task(BLUE, Task::Tribe);
    game.offers_only(&["do", "pass"]);
    game.act("pass");
    assert_eq!((game.player(BLUE).tribe_markers, game.player(BLUE).purse.total()), (5, 0));
}

#[test]
fn an_ability_that_cannot_be_paid_moves_no_marker() {
    let table = || Table::of(2).tribe(BLUE, Tribe::Kuniban, Side::Sun);
    let game = table().task(BLUE, Task::Tribe);
    assert_eq!((game.player(BLUE).progress, game.asked()), (0, Task::Turn { left: 1, acted: true }));
    // A crystal can be traded for the food first.
    let mut game = table().has(BLUE, "1 crystal").task(BLUE, Task::Tribe);
    assert_eq!(game.refusal("do"), Refusal::NoAbility);
    game.acts(&["trade food", "do"]);
    assert_eq!((game.player(BLUE).progress, game.has(BLUE, "food")), (1, 0));
}

#[test]
fn an_ability_that_is_paid_for_is_carried_out_in_full() {
    // In this pack the ability may be paid for twice and also gives a book.
    let table = || Table::dear().tribe(BLUE, Tribe::Kuniban, Side::Sun).has(BLUE, "3 food");
    let mut game = activating(table());
    let shown = game.view().citizens.map(Option::unwrap);
    game.act(&format!("card {}", shown[0]));
    assert_eq!((game.has(BLUE, "food"), game.has(BLUE, "book")), (2, 0));
    game.offers_only(&["take food", "pass"]);
    game.acts(&["take food", &format!("card {}", shown[1])]);
    assert_eq!((game.has(BLUE, "food"), game.has(BLUE, "book"), game.player(BLUE).progress), (1, 1, 1));
    assert_eq!(game.asked(), Task::Turn { left: 1, acted: true });
    let mut game = activating(table());
    game.acts(&[&format!("card {}", shown[0]), "pass"]);
    assert_eq!((game.has(BLUE, "food"), game.has(BLUE, "book")), (2, 1), "only the first payment must be made");
}

#[test]
fn an_ability_works_without_markers_but_moves_none() {
    let game = activating(Table::of(2).scene(|scene| scene.abilities_used(BLUE, 5)));
    let player = game.player(BLUE);
    assert_eq!((player.tribe_markers, player.progress, game.has(BLUE, "book")), (0, 5, 2));
}

#[test]
fn a12_an_ability_that_brings_nothing_still_moves_a_marker() {
    let game = activating(Table::of(2).tribe(BLUE, Tribe::Hofstadterians, Side::Sun));
    assert_eq!((game.player(BLUE).progress, game.player(BLUE).purse.total()), (1, 0));
}

#[test]
fn the_moon_sides_begin_with_5_tiles_or_the_falcon_on_the_chasm() {
    let setup = Setup { choose_tribes: true, unlocked: EVERYTHING, start: Some(BLUE), ..Setup::default() };
    for tribe in Tribe::ALL {
        let mut game = Play::of(&setup);
        let seat = game.decider();
        game.act(&format!("tribe {tribe} moon"));
        let falcon = tribe == Tribe::Vukuntur;
        assert_eq!(game.player(seat).tribe_tiles, if falcon { 0 } else { 5 }, "{tribe}");
        assert_eq!(game.map().falcon, falcon.then(|| space("chasm")), "{tribe}");
    }
}
