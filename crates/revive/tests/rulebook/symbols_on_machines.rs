//! “Symbols found on machines only”.

use revive::content::{CardId, Half};
use revive::resource::{Color, Colors};
use revive::space::{Space, TilePlace};
use revive::tribe::{Side, Tribe};
use revive::{Event, Refusal, Task};

use crate::land::technology;
use crate::table::{BLUE, PURPLE, Play, Table, card, found, module, near, pack};

const FIRST: Task = Task::Turn { left: 2, acted: false };
const NEXT: Task = Task::Turn { left: 1, acted: true };

/// A face-down tile next to the chasm.
fn near_tile() -> TilePlace {
    let next = |place: &TilePlace| {
        !pack().board().is_start(*place) && place.spaces().meets(pack().board().next_to(Space::CHASM))
    };
    TilePlace::all().find(next).unwrap()
}

#[test]
fn retire_an_unplayed_card_for_its_top_effect() {
    let (mine, other) = (card(None, Half::Top, "book 4"), card(None, Half::Top, "food 4"));
    let mut game = Table::of(2).active(BLUE, &[mine, other]).machine(BLUE, "retire").turn(BLUE);
    game.use_machine("retire");
    assert_eq!((game.asked(), game.offers_of("card").len()), (Task::Retire, 2));
    game.act(&format!("card {mine}"));
    let player = game.player(BLUE);
    assert_eq!((game.has(BLUE, "book"), game.asked()), (4, FIRST));
    assert!(player.resting.contains(mine.id()) && !player.active.contains(mine.id()) && player.played().is_empty());
}

#[test]
fn a_retired_card_triggers_no_module() {
    let mine = card(Some(Color::Green), Half::Top, "book 4");
    let green = module(|module| module.colors == Colors::only(Color::Green));
    let table = Table::of(2).active(BLUE, &[mine]).machine(BLUE, "retire");
    let mut game = table.scene(|scene| scene.module(BLUE, green, 0)).turn(BLUE);
    game.use_machine("retire").act(&format!("card {mine}"));
    assert_eq!((game.player(BLUE).purse.total(), game.asked()), (4, FIRST));
}

#[test]
fn a_retired_card_whose_top_half_says_so_leaves_the_game() {
    let leaving = card(None, Half::Top, "gear 3, points 1");
    let mut game = Table::dear().active(BLUE, &[leaving]).machine(BLUE, "retire").turn(BLUE);
    game.use_machine("retire").act(&format!("card {leaving}"));
    assert_eq!((game.has(BLUE, "gear"), game.asked()), (3, Task::HibernationReward));
    assert!(game.events.contains(&Event::LeftGame { seat: BLUE, card: leaving }));
    assert!(!game.player(BLUE).cards().contains(leaving.id()));
}

#[test]
fn a03_rotate_the_next_card_for_its_other_half() {
    let (mine, other) = (card(None, Half::Top, "book 4"), card(None, Half::Top, "food 4"));
    let mut game = Table::of(2).active(BLUE, &[mine, other]).machine(BLUE, "rotate").turn(BLUE);
    assert_eq!(game.refusal(&format!("play {mine} 3 top")), Refusal::OtherHalf { slot: 2 });
    game.use_machine("rotate");
    assert_eq!(game.offers_of("play").len(), 2 * 4 * 2, "two cards, four slots, either half");
    game.act(&format!("play {mine} 3 top"));
    assert_eq!((game.has(BLUE, "book"), game.player(BLUE).shown(mine)), (4, Half::Top));
    assert_eq!(game.refusal(&format!("play {other} 4 top")), Refusal::OtherHalf { slot: 3 }, "it lasted for one card");
}

#[test]
fn a_rotated_card_shows_its_bottom_in_a_top_slot() {
    let mine = card(None, Half::Bottom, "crate, crystal 1");
    let mut game = Table::of(2).active(BLUE, &[mine]).machine(BLUE, "rotate").turn(BLUE);
    game.use_machine("rotate").act(&format!("play {mine} 1 bottom"));
    assert_eq!((game.has(BLUE, "crystal"), game.player(BLUE).shown(mine)), (1, Half::Bottom));
}

#[test]
fn a03_explore_any_tile_without_range() {
    let table = || Table::of(2).has(BLUE, "6 food, 6 gear, 6 book").machine(BLUE, "explore-any");
    let mut game = table().turn(BLUE);
    let hidden = |place: &TilePlace| !pack().board().is_start(*place);
    let far = TilePlace::all().filter(hidden).find(|place| !game.can(&format!("explore {place}"))).unwrap();
    assert_eq!(game.refusal(&format!("explore {far}")), Refusal::OutOfReach);
    game.use_machine("explore-any");
    assert_eq!(game.offers_of("explore").len(), 25);
    let cost = pack().back(game.view().map.backs[far.index()]).cost.total();
    game.act(&format!("explore {far}"));
    assert_eq!((game.player(BLUE).purse.total(), game.view().now.explore_any), (18 - cost, false));
}

#[test]
fn a03_all_colors_triggers_modules_of_any_color() {
    let mine = card(Some(Color::Gray), Half::Top, "gear 4");
    let green =
        module(|module| module.colors == Colors::only(Color::Green) && pack().effects_text(module.effect) == "book 2");
    let table = Table::of(2).active(BLUE, &[mine]).machine(BLUE, "all-colors");
    let mut game = table.scene(|scene| scene.module(BLUE, green, 0)).turn(BLUE);
    game.use_machine("all-colors");
    assert_eq!(game.asked(), Task::AllColors);
    game.acts(&[&format!("card {mine}"), &format!("play {mine} 1 top"), "space 1"]);
    assert_eq!((game.has(BLUE, "gear"), game.has(BLUE, "book")), (4, 2));
    assert_eq!(game.view().now.all_colors, None, "it lasted for that action");
}

#[test]
fn a03_all_colors_lets_a_card_be_played_as_another_color() {
    let gray = card(Some(Color::Gray), Half::Top, "gear 4");
    let table = Table::of(2).active(BLUE, &[gray]).machine(BLUE, "all-colors");
    let plays = card(Some(Color::Yellow), Half::Bottom, "play yellow, food 1");
    let mut game = table.active(BLUE, &[gray, plays]).turn(BLUE);
    game.act(&format!("play {plays} 3 bottom"));
    assert_eq!(game.refusal(&format!("play {gray} 1 top")), Refusal::OtherColor { card: gray, color: Color::Yellow });
    game.use_machine("all-colors").acts(&[&format!("card {gray}"), &format!("play {gray} 1 top")]);
    assert_eq!((game.has(BLUE, "gear"), game.has(BLUE, "food")), (4, 1));
}

#[test]
fn a03_all_colors_lets_a_card_be_counted() {
    let counts = card(Some(Color::Yellow), Half::Top, "per-card yellow, food 1");
    let gray = CardId::citizens().find(|card| pack().card(*card).color == Color::Gray).unwrap();
    let table = Table::of(2).active(BLUE, &[counts]).machine(BLUE, "all-colors");
    let mut game = table.scene(|scene| scene.played(BLUE, gray, 2, Half::Bottom)).turn(BLUE);
    game.use_machine("all-colors").acts(&[&format!("card {gray}"), &format!("play {counts} 1 top")]);
    assert_eq!(game.has(BLUE, "food"), 3);
}

#[test]
fn a03_all_colors_lasts_through_the_cards_an_action_plays() {
    // A rotated card plays another one. Then the card that was already in its slot counts, including the gray one.
    let counts = card(Some(Color::Yellow), Half::Top, "per-card yellow, food 1");
    let plays = card(Some(Color::Yellow), Half::Bottom, "play yellow, food 1");
    let another = card(Some(Color::Yellow), Half::Top, "per-flask");
    let gray = CardId::citizens().find(|card| pack().card(*card).color == Color::Gray).unwrap();
    let mut game = Table::of(2)
        .active(BLUE, &[plays, another])
        .machine(BLUE, "all-colors")
        .machine(BLUE, "rotate")
        .scene(|scene| {
            let scene = scene.energy(BLUE, 2).played(BLUE, counts, 0, Half::Top);
            scene.played(BLUE, gray, 3, Half::Bottom)
        })
        .turn(BLUE);
    game.use_machine("rotate").use_machine("all-colors").act(&format!("card {gray}"));
    game.acts(&[&format!("play {plays} 1 bottom"), &format!("card {plays}"), &format!("play {another} 2 top"), "pass"]);
    assert_eq!(game.has(BLUE, "food"), 1 + 4 + 1);
    assert_eq!(game.view().now.all_colors, None);
}

#[test]
fn a03_all_colors_ends_with_any_action() {
    let (mine, site) = (card(Some(Color::Gray), Half::Top, "gear 4"), near()[0]);
    let lines = [format!("build {site} small"), format!("explore {}", near_tile()), "switch food".to_owned()];
    let populate = format!("populate {} 1", near()[1]);
    for line in lines.into_iter().chain([populate]) {
        let table = Table::of(2).sandy().ground(&format!("{} location", near()[1])).active(BLUE, &[mine]);
        let table = table.has(BLUE, "6 food, 6 gear, 6 book").machine(BLUE, "all-colors");
        let mut game = table.turn(BLUE);
        game.use_machine("all-colors").act(&format!("card {mine}"));
        assert_eq!(game.view().now.all_colors, Some(mine), "it waits for an action");
        game.act(&line).settle();
        assert_eq!((game.view().now.all_colors, game.asked()), (None, NEXT), "{line}");
    }
}

#[test]
fn a03_all_colors_ends_with_the_action_in_which_it_was_used() {
    // The copied card asks for a card to take. The machine may be used there, and lasts until the copying is done.
    let mine = card(Some(Color::Gray), Half::Top, "gear 4");
    let takes = card(None, Half::Bottom, "card any, points 1");
    let copy = technology(Tribe::Formica, Side::Moon, "copy-switch");
    let table = Table::of(2).tribe(BLUE, Tribe::Formica, Side::Moon).knows(BLUE, copy);
    let table = table.active(BLUE, &[mine]).active(PURPLE, &[takes]).machine(BLUE, "all-colors");
    let mut game = table.turn(BLUE);
    game.acts(&["switch copy", &format!("card {takes}")]);
    game.use_machine("all-colors").act(&format!("card {mine}"));
    assert_eq!((game.asked(), game.view().now.all_colors), (Task::TakeCard(None), Some(mine)));
    game.act("pass");
    assert_eq!((game.asked(), game.view().now.all_colors), (NEXT, None));
}

/// Blue has opened a crate with 2 food and uses a machine that reopens one.
fn reopening(holdings: &str) -> Play {
    let table = Table::of(2).has(BLUE, holdings).machine(BLUE, "basic 1, reopen").machine(BLUE, "gear 1, reopen");
    let table = table.scene(|scene| scene.energy(BLUE, 2).owned_crate(BLUE, found("food 2"), true));
    let mut game = table.turn(BLUE);
    game.use_machine("basic 1, reopen");
    game
}

#[test]
fn reopen_a_crate_for_a_gear_once_in_the_game() {
    let open = format!("open {}", found("food 2"));
    let mut game = reopening("1 gear");
    game.acts(&["pass", &open]);
    assert_eq!((game.has(BLUE, "gear"), game.has(BLUE, "food")), (0, 2));
    game.use_machine("gear 1, reopen");
    assert_eq!((game.asked(), game.has(BLUE, "gear")), (FIRST, 1), "it was reopened already");
    assert_eq!(game.player(BLUE).opened.len(), 1);
}

#[test]
fn reopening_costs_a_gear_and_is_optional() {
    let open = format!("open {}", found("food 2"));
    let mut game = reopening("1 crystal");
    game.act("pass");
    assert_eq!(game.refusal(&open), Refusal::NotOffered { asked: Task::Reopen });
    game.act("trade gear");
    assert!(game.can(&open));
    game.act("pass");
    assert_eq!((game.has(BLUE, "food"), game.has(BLUE, "gear")), (0, 1));
}

#[test]
fn a_closed_crate_is_opened_and_not_reopened() {
    let held = found("book 2");
    let table = Table::of(2).has(BLUE, "1 gear").machine(BLUE, "gear 1, reopen");
    let mut game = table.scene(|scene| scene.owned_crate(BLUE, held, false)).turn(BLUE);
    game.use_machine("gear 1, reopen").act(&format!("open {held}"));
    assert_eq!((game.has(BLUE, "book"), game.has(BLUE, "gear")), (2, 2), "as a free action, without a gear");
    game.act(&format!("open {held}"));
    assert_eq!((game.has(BLUE, "book"), game.has(BLUE, "gear")), (4, 1));
}

#[test]
fn a03_a_build_discount_of_2_applies_once() {
    let sites = near();
    let table = Table::of(2).sandy().has(BLUE, "3 gear, 6 food").machine(BLUE, "discount build 2");
    let mut game = table.turn(BLUE);
    game.use_machine("discount build 2").act(&format!("build {} small", sites[0]));
    assert_eq!((game.has(BLUE, "gear"), game.view().now.discount), (2, [0; 3]));
    assert!(!game.can(&format!("build {} small", sites[1])), "the next one costs 3 again");
}

#[test]
fn a_discount_on_exploring() {
    let table = Table::of(2).has(BLUE, "6 food, 6 gear, 6 book").machine(BLUE, "discount explore 2");
    let mut game = table.turn(BLUE);
    let cost = pack().back(game.view().map.backs[near_tile().index()]).cost.total();
    game.use_machine("discount explore 2").act(&format!("explore {}", near_tile()));
    assert_eq!(game.player(BLUE).purse.total(), 18 - cost.saturating_sub(2));
}

#[test]
fn a_discount_on_populating_reduces_the_technology_but_not_range_or_books_for_others() {
    let site = near()[0];
    let far = |other: &Space| *other != site && !pack().board().next_to(site).contains(*other);
    // The chasm lies between the two.
    let goal = near().into_iter().find(far).unwrap();
    let table = |holdings: &str| {
        let table = Table::of(2).sandy().ground(&format!("{site} location, {goal} location"));
        let table = table.has(BLUE, holdings).machine(BLUE, "discount populate 2");
        let table = table.scene(|scene| scene.populated(BLUE, &[(0, site)]).populated(PURPLE, &[(0, goal)]));
        let mut game = table.turn(BLUE);
        game.use_machine("discount populate 2");
        game
    };
    let line = format!("populate {goal} 2");
    assert_eq!(pack().tribe(Tribe::Nadair, Side::Sun).technologies[1].cost, 2);
    assert!(!table("6 food").can(&line), "purple is there");
    assert!(!table("1 book").can(&line), "the range is paid in full");
    let mut game = table("1 food, 1 book");
    game.act(&line);
    assert_eq!((game.player(BLUE).purse.total(), game.has(PURPLE, "book")), (0, 1));
}

#[test]
fn a_discount_on_one_action_does_not_apply_to_another() {
    let table = Table::of(2).sandy().has(BLUE, "2 gear").machine(BLUE, "discount explore 2");
    let mut game = table.turn(BLUE);
    game.use_machine("discount explore 2");
    assert!(!game.can(&format!("build {} small", near()[0])));
}
