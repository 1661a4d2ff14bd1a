//! “Slot modules”, “Slot symbol” and the activations of a played card (A5).

use engine::Seat;
use revive::content::{CardId, Half, ModuleId, StartingSet};
use revive::resource::{Color, Colors};
use revive::tribe::{Gives, Side, Tribe};
use revive::{Refusal, Task};

use crate::table::{BLUE, Play, Table, card, module, pack, space};

const NEXT: Task = Task::Turn { left: 1, acted: true };

/// Returns the first module of exactly this color with this effect.
fn plain(color: Color, effects: &str) -> ModuleId {
    module(|module| module.colors == Colors::only(color) && pack().effects_text(module.effect) == effects)
}

fn book_module() -> ModuleId {
    let colors: Colors = [Color::Yellow, Color::Green].into_iter().collect();
    module(|module| module.colors == colors && pack().effects_text(module.effect) == "book 1")
}

/// Returns true if a module space, counted from 1, has an activation symbol.
fn is_active(space: usize) -> bool {
    pack().player_board().activation.contains(space as u8 - 1)
}

/// Blue takes this module and is asked for a space.
fn taking(table: Table, taken: ModuleId) -> Play {
    let mut game = table.scene(|scene| scene.module_display(&[taken])).task(BLUE, Task::TakeModule);
    game.act(&format!("module {taken}"));
    game
}

/// Returns a card whose bottom half takes a module.
fn module_card() -> CardId {
    CardId::of(StartingSet::A).find(|card| pack().effects_text(pack().card(*card).effects[1]) == "module").unwrap()
}

#[test]
fn a_module_shows_one_or_two_colors() {
    assert!(ModuleId::all().all(|id| (1..=2).contains(&pack().module(id).colors.len())));
}

#[test]
fn example_a_module_on_an_activation_symbol_gives_its_book_immediately() {
    let on = (1..=12).find(|space| is_active(*space)).unwrap();
    let mut game = taking(Table::of(2), book_module());
    game.act(&format!("space {on}"));
    assert_eq!((game.has(BLUE, "book"), game.player(BLUE).modules[on - 1]), (1, Some(book_module())));
    assert_eq!(game.asked(), NEXT);
}

#[test]
fn a_module_elsewhere_gives_nothing_when_placed() {
    let off = (1..=12).find(|space| !is_active(*space)).unwrap();
    let mut game = taking(Table::of(2), book_module());
    game.act(&format!("space {off}"));
    assert_eq!((game.has(BLUE, "book"), game.asked()), (0, NEXT));
}

#[test]
fn a_module_that_replaces_another_on_an_activation_symbol_is_not_activated() {
    let on = (1..=12).find(|space| is_active(*space)).unwrap();
    let old = plain(Color::Gray, "gear 2");
    let mut game = taking(Table::of(2).scene(|scene| scene.module(BLUE, old, on - 1)), book_module());
    game.act(&format!("space {on}"));
    assert_eq!((game.has(BLUE, "book"), game.player(BLUE).modules[on - 1]), (0, Some(book_module())));
}

#[test]
fn a05_a_discarded_module_leaves_the_game_and_scores_nothing() {
    let old = plain(Color::Gray, "gear 2");
    let mut game = taking(Table::of(2).scene(|scene| scene.module(BLUE, old, 1)), book_module());
    let pile = game.view().module_pile;
    game.act("space 2");
    let view = game.view();
    assert_eq!((game.player(BLUE).module_count(), view.module_pile), (1, pile));
    assert!(!view.modules.contains(&Some(old)) && !game.player(BLUE).modules.contains(&Some(old)));
}

#[test]
fn a05_modules_may_be_placed_in_the_locked_fifth_slot() {
    let counts = pack().player_board().modules;
    let all: u8 = counts.iter().sum();
    let mut game = taking(Table::of(2), book_module());
    assert_eq!(game.offers_of("space").len(), usize::from(all));
    game.act(&format!("space {all}"));
    assert_eq!(game.player(BLUE).module_count(), 1);
}

#[test]
fn a_module_need_not_be_placed() {
    let mut game = taking(Table::of(2), book_module());
    game.act("pass");
    assert_eq!((game.player(BLUE).module_count(), game.asked()), (0, NEXT));
}

#[test]
fn the_display_is_replenished_before_the_module_is_placed() {
    let game = taking(Table::of(2), book_module());
    assert_eq!(game.asked(), Task::PlaceModule(book_module()));
    assert!(game.view().modules.iter().all(Option::is_some));
}

#[test]
fn a12_without_a_pile_the_display_of_modules_shrinks_until_there_is_none_to_take() {
    // Four player boards, full except for two spaces of blue, and two modules on the display.
    let modules: Vec<ModuleId> = ModuleId::all().collect();
    let (shown, placed) = modules.split_at(2);
    let spaces = (2..48).map(|number| (Seat::ALL[number / 12], number % 12));
    let table = Table::of(4).scene(|scene| {
        let scene = scene.module_display(shown);
        spaces.zip(placed).fold(scene, |scene, ((seat, space), module)| scene.module(seat, *module, space))
    });
    let mut game = table.tasks(BLUE, &[Task::TakeModule; 3]);
    game.offers_only(&[&format!("module {}", shown[0]), &format!("module {}", shown[1]), "pass"]);
    game.act(&format!("module {}", shown[0]));
    assert_eq!((game.view().modules, game.view().module_pile), ([None, Some(shown[1]), None, None, None], 0));
    game.acts(&["pass", &format!("module {}", shown[1]), "pass"]);
    assert_eq!((game.view().modules, game.asked()), ([None; 5], NEXT), "the third one is lost");
}

#[test]
fn a05_the_owner_orders_the_activations_and_each_happens_once() {
    let food = card(Some(Color::Yellow), Half::Top, "food 2");
    let modules = [plain(Color::Yellow, "food 2"), book_module()];
    let table = || {
        let table = Table::of(2).active(BLUE, &[food]);
        table.scene(|scene| scene.module(BLUE, modules[0], 0).module(BLUE, modules[1], 1)).turn(BLUE)
    };
    let mut game = table();
    game.act(&format!("play {food} 1 top"));
    game.offers_only(&[&format!("card {food}"), "space 1", "space 2", "pass"]);
    game.act("space 2");
    assert_eq!((game.has(BLUE, "book"), game.has(BLUE, "food")), (1, 0));
    assert!(!game.can("space 2"), "once");
    game.act("space 1");
    assert_eq!((game.has(BLUE, "food"), game.asked()), (4, NEXT));
    let mut game = table();
    game.acts(&[&format!("play {food} 1 top"), "space 1", "pass"]);
    assert_eq!((game.player(BLUE).purse.total(), game.asked()), (2, NEXT), "the rest may be skipped");
}

#[test]
fn a05_a_module_placed_after_the_card_was_played_does_not_fire() {
    let taken = plain(Color::Yellow, "food 2");
    let table = Table::of(2).active(BLUE, &[module_card()]).scene(|scene| scene.module_display(&[taken]));
    let mut game = table.turn(BLUE);
    assert_eq!(pack().card(module_card()).color, Color::Yellow);
    // The second space of the third slot has no symbol.
    assert!(!is_active(6));
    game.acts(&[&format!("play {} 3 bottom", module_card()), &format!("module {taken}"), "space 6"]);
    assert_eq!((game.has(BLUE, "food"), game.asked()), (0, NEXT));
}

#[test]
fn a05_neither_a_replaced_module_nor_its_replacement_fires() {
    let (old, new) = (plain(Color::Yellow, "food 1, points 1"), plain(Color::Yellow, "food 2"));
    let table = Table::of(2).active(BLUE, &[module_card()]);
    let mut game = table.scene(|scene| scene.module(BLUE, old, 5).module_display(&[new])).turn(BLUE);
    game.acts(&[&format!("play {} 3 bottom", module_card()), &format!("card {}", module_card())]);
    game.acts(&[&format!("module {new}"), "space 6"]);
    assert_eq!((game.has(BLUE, "food"), game.points(BLUE), game.asked()), (0, 0, NEXT));
}

#[test]
fn a05_a_card_that_has_gone_to_rest_is_not_activated() {
    let rests = card(Some(Color::Green), Half::Bottom, "rest, tribe");
    let first = card(Some(Color::Green), Half::Bottom, "card any, points 1");
    assert!(pack().card(first).slot[Half::Bottom.index()]);
    let table = Table::of(2).active(BLUE, &[rests]).scene(|scene| scene.played(BLUE, first, 2, Half::Bottom));
    let mut game = table.turn(BLUE);
    game.acts(&[&format!("play {rests} 3 bottom"), &format!("card {rests}"), &format!("card {first}"), "pass"]);
    assert!(game.player(BLUE).resting.contains(first.id()));
    assert_eq!((game.points(BLUE), game.player(BLUE).purse.total(), game.asked()), (0, 0, NEXT));
}

#[test]
fn a05_an_earlier_card_is_activated_with_the_half_it_shows() {
    let first = card(Some(Color::Green), Half::Bottom, "card any, points 1");
    let second = card(Some(Color::Green), Half::Top, "book 4");
    let technologies = pack().tribe(Tribe::Nadair, Side::Sun).technologies;
    let slot = technologies.iter().position(|technology| technology.gives == Gives::Slot).unwrap() as u8;
    let mut game = Table::of(2)
        .active(BLUE, &[second])
        .scene(|scene| scene.populated(BLUE, &[(slot, space("large-1"))]).played(BLUE, first, 4, Half::Bottom))
        .turn(BLUE);
    game.acts(&[&format!("play {second} 5 top"), &format!("card {first}"), "pass"]);
    assert_eq!((game.points(BLUE), game.has(BLUE, "book"), game.has(BLUE, "food")), (1, 4, 0));
}

#[test]
fn a05_a_slot_is_open_only_if_every_card_in_it_shows_the_symbol() {
    let mine = card(None, Half::Top, "food 2");
    let with = CardId::citizens().find(|card| pack().card(*card).slot[0] && *card != mine).unwrap();
    let without = CardId::citizens().find(|card| !pack().card(*card).slot[0] && *card != mine).unwrap();
    let line = format!("play {mine} 1 top");
    let table = || Table::of(2).active(BLUE, &[mine]).scene(|scene| scene.played(BLUE, with, 0, Half::Top));
    assert!(table().turn(BLUE).can(&line));
    let game = table().scene(|scene| scene.played(BLUE, without, 0, Half::Top)).turn(BLUE);
    assert_eq!(game.refusal(&line), Refusal::SlotTaken { slot: 0 });
}

#[test]
fn a_symbol_on_the_hidden_edge_opens_nothing() {
    let mine = card(None, Half::Top, "food 2");
    let bottom = CardId::citizens().find(|card| pack().card(*card).slot == [false, true]).unwrap();
    let game = Table::of(2).active(BLUE, &[mine]).scene(|scene| scene.played(BLUE, bottom, 0, Half::Top)).turn(BLUE);
    assert_eq!(game.refusal(&format!("play {mine} 1 top")), Refusal::SlotTaken { slot: 0 });
}

#[test]
fn a05_playing_another_card_needs_an_open_slot() {
    let cards: Vec<CardId> = CardId::citizens().filter(|card| pack().card(*card).slot == [false; 2]).take(5).collect();
    let fill = |table: Table, slots: usize| {
        (0..slots).fold(table, |table, slot| {
            let half = if slot < 2 { Half::Top } else { Half::Bottom };
            table.scene(|scene| scene.played(BLUE, cards[slot], slot, half))
        })
    };
    let mut game = fill(Table::of(2).active(BLUE, &cards[4..]), 3).gains(BLUE, "play any");
    game.offers_only(&[&format!("play {} 4 bottom", cards[4]), "pass"]);
    game.act("pass");
    let game = fill(Table::of(2).active(BLUE, &cards[4..]), 4).gains(BLUE, "play any");
    assert_eq!(game.asked(), NEXT, "there is nothing to ask");
}

#[test]
fn the_last_activation_of_a_slot_waits_if_a_machine_can_be_used_first() {
    let food = card(Some(Color::Yellow), Half::Top, "food 2");
    let table = Table::of(2).active(BLUE, &[food]).machine(BLUE, "gear 3");
    let mut game = table.scene(|scene| scene.module(BLUE, book_module(), 0)).turn(BLUE);
    game.acts(&[&format!("play {food} 1 top"), "space 1"]);
    assert!(matches!(game.asked(), Task::Triggers { .. }), "the card itself remains");
    game.use_machine("gear 3");
    assert_eq!((game.has(BLUE, "gear"), game.has(BLUE, "food")), (3, 2), "nothing else can come before the card");
    assert_eq!(game.asked(), NEXT);
}
