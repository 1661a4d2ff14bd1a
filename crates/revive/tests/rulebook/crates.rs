//! “Free action: open a crate”.

use engine::{Game, Seat, Viewer};
use revive::{Refusal, Task};

use crate::table::{BLUE, PURPLE, Table, found};

#[test]
fn example_a_crate_gives_a_gear_and_a_book() {
    let held = found("gear 1, book 1");
    let mut game = Table::of(2).scene(|scene| scene.owned_crate(BLUE, held, false)).turn(BLUE);
    game.act(&format!("open {held}"));
    assert_eq!((game.has(BLUE, "gear"), game.has(BLUE, "book"), game.player(BLUE).purse.total()), (1, 1, 2));
    assert_eq!(game.asked(), Task::Turn { left: 2, acted: false }, "opening is not an action");
}

#[test]
fn an_opened_crate_stays_with_its_owner_and_is_not_opened_again() {
    let held = found("food 2");
    let mut game = Table::of(2).scene(|scene| scene.owned_crate(BLUE, held, false)).turn(BLUE);
    game.act(&format!("open {held}"));
    assert_eq!(game.player(BLUE).opened.len(), 1);
    assert_eq!(game.refusal(&format!("open {held}")), Refusal::NoCrate { found: held });
}

#[test]
fn any_number_of_crates_may_be_opened_in_a_turn() {
    let (first, second) = (found("food 2"), found("book 2"));
    let table = Table::of(2).scene(|scene| scene.owned_crate(BLUE, first, false).owned_crate(BLUE, second, false));
    let mut game = table.turn(BLUE);
    game.acts(&[&format!("open {first}"), &format!("open {second}")]);
    assert_eq!((game.has(BLUE, "food"), game.has(BLUE, "book")), (2, 2));
}

#[test]
fn only_its_owner_opens_a_crate() {
    let held = found("food 2");
    let game = Table::of(2).scene(|scene| scene.owned_crate(PURPLE, held, false)).turn(BLUE);
    assert_eq!(game.refusal(&format!("open {held}")), Refusal::NoCrate { found: held });
}

#[test]
fn a_closed_crate_is_known_only_to_its_owner() {
    let held = found("food 2");
    let game = Table::of(2).scene(|scene| scene.owned_crate(BLUE, held, false)).turn(BLUE);
    let seen = |seat: Seat| game.game.view(Viewer::Seat(seat)).player(BLUE).unwrap().clone();
    assert_eq!((seen(BLUE).known_crates, seen(BLUE).closed_crates), (vec![held], 1));
    assert_eq!((seen(PURPLE).known_crates, seen(PURPLE).closed_crates), (vec![], 1));
}

#[test]
fn a_new_crate_comes_closed_and_unseen_from_the_supply() {
    let game = Table::of(2).draws("crates", &[4]).gains(BLUE, "crate, food 1, points 1");
    let view = game.view();
    let blue = view.player(BLUE).unwrap();
    assert_eq!((blue.closed_crates, blue.board.opened.len(), view.crate_stack), (1, 0, 27));
    assert_eq!(blue.known_crates.iter().map(|held| held.index()).collect::<Vec<_>>(), [4]);
}

#[test]
fn a12_without_crates_in_the_supply_the_gain_is_lost() {
    let table = revive::content::CrateId::all()
        .fold(Table::of(2), |table, held| table.scene(|scene| scene.owned_crate(PURPLE, held, false)));
    let game = table.gains(BLUE, "crate, food 1, points 1");
    assert_eq!((game.view().player(BLUE).unwrap().closed_crates, game.has(BLUE, "food")), (0, 1));
}

#[test]
fn the_maximum_of_a_resource_holds_for_crates_too() {
    let held = found("food 2");
    let table = Table::of(2).has(BLUE, "5 food").scene(|scene| scene.owned_crate(BLUE, held, false));
    let mut game = table.turn(BLUE);
    game.act(&format!("open {held}"));
    assert_eq!(game.has(BLUE, "food"), 6, "a gain on the top space is lost, even if it is for a payment");
    let lost = revive::Event::Overflowed { seat: BLUE, resource: revive::resource::Resource::Food, count: 1 };
    assert!(game.events.contains(&lost));
}
