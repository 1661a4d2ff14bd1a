//! “Play a card”, “Slot modules”, “Slot symbol”.

use revive::content::{CardId, Half, SLOTS};
use revive::effect::Effect;
use revive::resource::{Color, Colors};
use revive::tribe::Side;
use revive::{Refusal, Task};

use crate::table::{BLUE, Table, card, module, pack};

/// The yellow/green module that gives a book.
fn book_module() -> revive::content::ModuleId {
    let colors: Colors = [Color::Yellow, Color::Green].into_iter().collect();
    module(|module| module.colors == colors && pack().effects_text(module.effect) == "book 1")
}

/// A yellow card that gives 2 food at the top.
fn food_card() -> CardId {
    card(Some(Color::Yellow), Half::Top, "food 2")
}

fn line(card: CardId, slot: u8, half: Half) -> String {
    format!("play {card} {slot} {half}")
}

#[test]
fn example_a_yellow_card_gives_2_food_and_the_yellow_green_module_a_book() {
    let mut game =
        Table::of(2).active(BLUE, &[food_card()]).scene(|scene| scene.module(BLUE, book_module(), 0)).turn(BLUE);
    game.act(&line(food_card(), 1, Half::Top));
    // The owner chooses the order of the two.
    game.act(&format!("card {}", food_card()));
    assert_eq!((game.has(BLUE, "food"), game.has(BLUE, "book")), (2, 1));
    assert_eq!(game.asked(), Task::Turn { left: 1, acted: true });
}

#[test]
fn a_module_of_another_color_is_not_activated() {
    let gray = module(|module| module.colors == Colors::only(Color::Gray));
    let mut game = Table::of(2).active(BLUE, &[food_card()]).scene(|scene| scene.module(BLUE, gray, 0)).turn(BLUE);
    game.act(&line(food_card(), 1, Half::Top));
    assert_eq!((game.has(BLUE, "food"), game.asked()), (2, Task::Turn { left: 1, acted: true }));
}

#[test]
fn a_module_of_another_slot_is_not_activated() {
    let mut game =
        Table::of(2).active(BLUE, &[food_card()]).scene(|scene| scene.module(BLUE, book_module(), 2)).turn(BLUE);
    game.act(&line(food_card(), 1, Half::Top));
    assert_eq!((game.has(BLUE, "food"), game.has(BLUE, "book")), (2, 0));
}

#[test]
fn top_slots_show_the_top_half_and_bottom_slots_the_bottom_half() {
    let game = Table::of(2).active(BLUE, &[food_card()]).turn(BLUE);
    let offers = game.offers_of("play");
    let expected = [(1, Half::Top), (2, Half::Top), (3, Half::Bottom), (4, Half::Bottom)];
    assert_eq!(offers, expected.map(|(slot, half)| line(food_card(), slot, half)));
    assert_eq!(game.refusal(&line(food_card(), 1, Half::Bottom)), Refusal::OtherHalf { slot: 0 });
}

#[test]
fn the_slot_on_the_right_is_locked_until_its_technology_is_unlocked() {
    let game = Table::of(2).active(BLUE, &[food_card()]).turn(BLUE);
    assert_eq!(game.refusal(&line(food_card(), 5, Half::Top)), Refusal::SlotLocked);
    let slot = pack()
        .tribe(revive::tribe::Tribe::Nadair, Side::Sun)
        .technologies
        .iter()
        .position(|technology| technology.gives == revive::tribe::Gives::Slot)
        .unwrap();
    let table = Table::of(2).active(BLUE, &[food_card()]);
    let large = crate::table::space("large-1");
    let game = table.scene(|scene| scene.populated(BLUE, &[(slot as u8, large)])).turn(BLUE);
    assert!(game.can(&line(food_card(), 5, Half::Top)) && game.can(&line(food_card(), 5, Half::Bottom)));
}

#[test]
fn a_slot_with_a_card_without_the_symbol_is_taken() {
    let plain = CardId::citizens().find(|card| !pack().card(*card).slot[0] && *card != food_card()).unwrap();
    let game =
        Table::of(2).active(BLUE, &[food_card()]).scene(|scene| scene.played(BLUE, plain, 0, Half::Top)).turn(BLUE);
    assert_eq!(game.refusal(&line(food_card(), 1, Half::Top)), Refusal::SlotTaken { slot: 0 });
}

/// Returns a card with the slot symbol at the top: of this color if `wanted`, of another if not.
fn symbol_card(wanted: bool, color: Color) -> CardId {
    let is_plain = |card: &CardId| {
        let clauses = pack().effects(pack().card(*card).effects[Half::Top.index()]);
        clauses.iter().all(|clause| matches!(clause, revive::effect::Clause::One(Effect::Gain(..))))
    };
    CardId::citizens()
        .filter(|card| pack().card(*card).slot[Half::Top.index()] && is_plain(card))
        .find(|card| (pack().card(*card).color == color) == wanted)
        .unwrap()
}

#[test]
fn example_a_second_yellow_card_activates_itself_the_first_one_and_the_module() {
    let first = symbol_card(true, Color::Yellow);
    let mut game = Table::of(2)
        .active(BLUE, &[food_card()])
        .scene(|scene| scene.played(BLUE, first, 0, Half::Top).module(BLUE, book_module(), 0))
        .turn(BLUE);
    let before = game.player(BLUE).purse.total();
    game.act(&line(food_card(), 1, Half::Top));
    let Task::Triggers { cards, modules, .. } = game.asked() else { panic!("{:?}", game.asked()) };
    assert_eq!((cards.set().len(), modules.bits()), (2, 1));
    game.acts(&["space 1", &format!("card {first}")]);
    assert!(game.player(BLUE).purse.total() > before + 3, "{:?}", game.player(BLUE).purse);
}

#[test]
fn an_earlier_card_of_another_color_is_not_activated_again() {
    let first = symbol_card(false, Color::Yellow);
    let mut game =
        Table::of(2).active(BLUE, &[food_card()]).scene(|scene| scene.played(BLUE, first, 0, Half::Top)).turn(BLUE);
    game.act(&line(food_card(), 1, Half::Top));
    assert_eq!((game.player(BLUE).purse.total(), game.asked()), (2, Task::Turn { left: 1, acted: true }));
}

#[test]
fn there_are_five_slots() {
    assert_eq!(pack().player_board().modules.len(), SLOTS);
}

#[test]
fn a_played_card_goes_from_the_active_area_to_its_slot() {
    let mut game = Table::of(2).active(BLUE, &[food_card()]).turn(BLUE);
    game.act(&line(food_card(), 2, Half::Top));
    let player = game.player(BLUE);
    assert!(player.active.is_empty() && player.slots[1].contains(food_card().id()));
}

#[test]
fn only_active_cards_are_played() {
    let game = Table::of(2).scene(|scene| scene.resting(BLUE, food_card())).turn(BLUE);
    assert_eq!(game.refusal(&line(food_card(), 1, Half::Top)), Refusal::NotActive { card: food_card() });
}

#[test]
fn a_lower_slot_gives_the_lower_effect() {
    let mine = card(None, Half::Bottom, "crate, crystal 1");
    let mut game = Table::of(2).active(BLUE, &[mine]).turn(BLUE);
    game.act(&line(mine, 4, Half::Bottom));
    assert_eq!((game.has(BLUE, "crystal"), game.has(BLUE, "gear")), (1, 0));
    assert_eq!(game.player(BLUE).shown(mine), Half::Bottom);
}

#[test]
fn the_slot_on_the_right_gives_either_effect() {
    let mine = card(None, Half::Bottom, "crate, crystal 1");
    let technologies = pack().tribe(revive::tribe::Tribe::Nadair, Side::Sun).technologies;
    let slot = technologies.iter().position(|technology| technology.gives == revive::tribe::Gives::Slot).unwrap();
    let large = crate::table::space("large-1");
    let table = || {
        let table = Table::of(2).active(BLUE, &[mine]).has(BLUE, "1 food");
        table.scene(|scene| scene.populated(BLUE, &[(slot as u8, large)])).turn(BLUE)
    };
    let mut game = table();
    game.act(&line(mine, 5, Half::Bottom));
    assert_eq!((game.has(BLUE, "crystal"), game.player(BLUE).shown(mine)), (1, Half::Bottom));
    let mut game = table();
    game.act(&line(mine, 5, Half::Top));
    assert_eq!((game.has(BLUE, "gear"), game.player(BLUE).shown(mine)), (1, Half::Top));
}
