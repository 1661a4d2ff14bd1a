//! “Effects on the starting cards”.

use revive::content::{CardId, Half, StartingSet};
use revive::resource::Color;
use revive::tribe::{Side, Tribe};
use revive::{Refusal, Task};

use crate::table::{BLUE, Play, Table, effects, pack};

const NEXT: Task = Task::Turn { left: 1, acted: true };

/// Blue plays the card of set A with this half.
fn plays(table: Table, half: Half, text: &str) -> Play {
    let is_it = |card: &CardId| pack().effects_text(pack().card(*card).effects[half.index()]) == text;
    let card = CardId::of(StartingSet::A).find(is_it).unwrap();
    let mut game = table.active(BLUE, &[card]).turn(BLUE);
    game.act(&format!("play {card} {} {half}", if half == Half::Top { 1 } else { 3 }));
    game
}

#[test]
fn a_resource_is_gained() {
    let game = plays(Table::of(2), Half::Top, "food 2");
    assert_eq!((game.has(BLUE, "food"), game.asked()), (2, NEXT));
}

#[test]
fn a_basic_resource_is_traded_for_another_up_to_three_times() {
    let table = Table::of(2).has(BLUE, "2 gear, 2 book, 1 crystal");
    let mut game = plays(table, Half::Bottom, "pay basic 1 times 3: basic 1");
    assert!(!game.can("take crystal") && !game.can("take food"), "only held basic resources can be traded");
    game.acts(&["take gear", "take food", "take book", "take food", "take gear", "take book"]);
    assert_eq!(["crystal", "gear", "book", "food"].map(|what| game.has(BLUE, what)), [1, 0, 2, 2]);
    assert_eq!(game.asked(), NEXT, "three times is the maximum");
}

#[test]
fn trading_may_stop_early() {
    let mut game = plays(Table::of(2).has(BLUE, "2 gear"), Half::Bottom, "pay basic 1 times 3: basic 1");
    game.acts(&["take gear", "take food", "pass"]);
    assert_eq!((game.has(BLUE, "gear"), game.has(BLUE, "food"), game.asked()), (1, 1, NEXT));
}

#[test]
fn a_module_is_taken_from_the_display() {
    let mut game = plays(Table::of(2), Half::Bottom, "module");
    let shown = game.view().modules[2].unwrap();
    assert_eq!(game.offers_of("module").len(), 5);
    game.acts(&[&format!("module {shown}"), "space 12"]);
    assert_eq!(game.player(BLUE).modules[11], Some(shown));
}

#[test]
fn a_step_on_the_track_of_the_color() {
    let mut game = plays(Table::of(2), Half::Bottom, "gear 1, step yellow 1");
    game.offers_only(&["track yellow", "pass"]);
    game.act("track yellow");
    assert_eq!((game.has(BLUE, "gear"), game.track(BLUE, Color::Yellow), game.asked()), (1, 2, NEXT));
}

#[test]
fn example_nadair_gains_2_books_and_moves_a_marker() {
    let mut game = plays(Table::of(2), Half::Bottom, "tribe");
    game.act("do");
    let player = game.player(BLUE);
    assert_eq!((game.has(BLUE, "book"), player.tribe_markers, player.progress), (2, 4, 1));
}

#[test]
fn an_ability_whose_cost_cannot_be_paid_moves_no_marker() {
    // The Kuniban pay 1 food.
    let table = || Table::of(2).tribe(BLUE, Tribe::Kuniban, Side::Sun).has(BLUE, "1 crystal");
    let mut game = plays(table(), Half::Bottom, "tribe");
    assert_eq!(game.refusal("do"), Refusal::NoAbility);
    game.act("pass");
    assert_eq!((game.player(BLUE).progress, game.player(BLUE).tribe_markers), (0, 5));
    let mut game = plays(table(), Half::Bottom, "tribe");
    game.acts(&["trade food", "do"]);
    assert_eq!((game.player(BLUE).progress, game.has(BLUE, "food")), (1, 0));
}

#[test]
fn without_markers_the_ability_still_works() {
    let mut game = plays(Table::of(2).scene(|scene| scene.abilities_used(BLUE, 5)), Half::Bottom, "tribe");
    game.act("do");
    assert_eq!((game.has(BLUE, "book"), game.player(BLUE).progress), (2, 5));
}

#[test]
fn a_module_or_the_tribe_ability() {
    let text = "module or tribe";
    let mut game = plays(Table::of(2), Half::Bottom, text);
    let Task::Either { list, .. } = game.asked() else { panic!("{:?}", game.asked()) };
    assert_eq!(pack().effects_text(list), pack().effects_text(effects(text)));
    game.offers_only(&["option 1", "option 2", "pass"]);
    game.act("option 1");
    assert_eq!(game.asked(), Task::TakeModule);
    let mut game = plays(Table::of(2), Half::Bottom, text);
    game.acts(&["option 2", "do"]);
    assert_eq!((game.has(BLUE, "book"), game.asked()), (2, NEXT), "one of the two");
}
