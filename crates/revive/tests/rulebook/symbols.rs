//! “Effect of symbols”: symbols found everywhere.

use revive::content::{CardId, CrateId, Half};
use revive::resource::{Color, Resource};
use revive::space::SpaceSet;
use revive::{Chore, Refusal, Task};

use crate::table::{BLUE, DEAR, Play, Table, card, machine, near, pack, place, space};

const NEXT: Task = Task::Turn { left: 1, acted: true };
const NAMES: [&str; 4] = ["crystal", "gear", "book", "food"];

#[test]
fn gain_the_resource_shown() {
    for (text, purse) in [("food 2", [0, 0, 0, 2]), ("book 3", [0, 0, 3, 0]), ("gear 4", [0, 4, 0, 0])] {
        let game = Table::of(2).gains(BLUE, text);
        assert_eq!((NAMES.map(|what| game.has(BLUE, what)), game.asked()), (purse, NEXT), "{text}");
    }
}

#[test]
fn gain_a_crystal() {
    assert_eq!(Table::of(2).gains(BLUE, "crystal 1").has(BLUE, "crystal"), 1);
}

#[test]
fn gain_basic_resources_choosing_each() {
    let mut game = Table::of(2).gains(BLUE, "basic 3");
    game.offers_only(&["take gear", "take book", "take food", "pass"]);
    assert_eq!(game.refusal("take crystal"), Refusal::NotOffered { asked: Task::Basic { left: 3 } });
    game.acts(&["take gear", "take gear", "take food"]);
    assert_eq!((NAMES.map(|what| game.has(BLUE, what)), game.asked()), ([0, 2, 0, 1], NEXT));
}

#[test]
fn a_list_is_carried_out_in_order() {
    let game = Table::of(2).gains(BLUE, "food 2, book 1");
    let gained: Vec<Resource> = game
        .events
        .iter()
        .filter_map(|event| match event {
            revive::Event::Gained { resource, .. } => Some(*resource),
            _ => None,
        })
        .collect();
    assert_eq!(gained, [Resource::Food, Resource::Book]);
}

#[test]
fn advance_the_point_marker() {
    assert_eq!(Table::of(2).gains(BLUE, "points 2").points(BLUE), 2);
}

#[test]
fn pay_once_for_a_gain() {
    let mut game = Table::of(2).has(BLUE, "2 food").gains(BLUE, "pay food 1: points 2");
    game.offers_only(&["take food", "pass"]);
    game.act("take food");
    assert_eq!((game.has(BLUE, "food"), game.points(BLUE), game.asked()), (1, 2, NEXT));
}

#[test]
fn an_unaffordable_payment_brings_nothing() {
    let game = Table::of(2).has(BLUE, "2 gear").gains(BLUE, "pay food 1: points 2");
    assert_eq!((game.has(BLUE, "gear"), game.points(BLUE), game.asked()), (2, 0, NEXT));
}

#[test]
fn a_crystal_may_be_traded_before_a_payment() {
    let mut game = Table::of(2).has(BLUE, "1 crystal").gains(BLUE, "pay food 1: points 2");
    assert!(!game.can("take food") && !game.can("take crystal"));
    game.acts(&["trade food", "take food"]);
    assert_eq!((game.player(BLUE).purse.total(), game.points(BLUE)), (0, 2));
}

#[test]
fn example_pay_1_gear_for_2_food_or_2_books_up_to_three_times() {
    let mut game = Table::of(2).has(BLUE, "4 gear").gains(BLUE, "pay gear 1 times 3: food 2 or book 2");
    game.act("take gear").offers_only(&["option 1", "option 2", "pass"]);
    game.acts(&["option 1", "take gear", "option 2", "take gear", "option 2"]);
    assert_eq!((NAMES.map(|what| game.has(BLUE, what)), game.asked()), ([0, 1, 4, 2], NEXT));
}

#[test]
fn a_repeated_payment_may_stop_early() {
    let mut game = Table::of(2).has(BLUE, "4 gear").gains(BLUE, "pay gear 1 times 3: food 2 or book 2");
    game.acts(&["take gear", "option 1", "pass"]);
    assert_eq!((game.has(BLUE, "gear"), game.has(BLUE, "food"), game.asked()), (3, 2, NEXT));
}

/// Blue has these resources and carries out the effect of a crate of the [`DEAR`] pack.
fn dear(holdings: &str, text: &str) -> Play {
    let lists = CrateId::all().map(|held| DEAR.crate_effects(held));
    let list = { lists }.find(|list| DEAR.effects_text(*list) == text).unwrap();
    Table::dear().has(BLUE, holdings).task(BLUE, Task::Chore(Chore::Effects { list, at: 0, card: None }))
}

#[test]
fn each_basic_resource_of_a_payment_is_chosen() {
    let mut game = dear("1 gear, 1 book, 1 food, 1 crystal", "pay basic 2: crystal 1");
    let takes = ["take gear", "take book", "take food"].map(str::to_owned);
    assert_eq!(game.offers_of("take"), takes, "a crystal is not a basic resource");
    // Once the payment has begun it is completed, without a trade in between.
    game.act("take book").offers_only(&["take gear", "take food"]);
    game.act("take food");
    assert_eq!((NAMES.map(|what| game.has(BLUE, what)), game.asked()), ([2, 1, 0, 0], NEXT));
    let mut game = dear("2 food", "pay basic 2: crystal 1");
    game.act("take food");
    assert_eq!((game.has(BLUE, "crystal"), game.has(BLUE, "food")), (1, 0), "two of a kind");
}

#[test]
fn a_payment_of_several_basic_resources_needs_all_of_them() {
    let game = dear("1 food", "pay basic 2: crystal 1");
    assert_eq!((game.has(BLUE, "food"), game.has(BLUE, "crystal"), game.asked()), (1, 0, NEXT));
    // A crystal helps only if it is traded first.
    let mut game = dear("1 food, 1 crystal", "pay basic 2: crystal 1");
    assert!(!game.can("take food") && !game.can("take crystal"));
    game.acts(&["trade gear", "take gear"]);
    assert_eq!((NAMES.map(|what| game.has(BLUE, what)), game.asked()), ([1, 0, 0, 0], NEXT));
}

#[test]
fn several_resources_of_one_kind_are_paid_together_each_time() {
    let mut game = dear("4 gear", "pay gear 2 times 3: food 2 or book 2");
    game.acts(&["take gear", "option 1"]);
    assert_eq!((game.has(BLUE, "gear"), game.has(BLUE, "food")), (2, 2));
    game.acts(&["take gear", "option 2"]);
    assert_eq!((game.has(BLUE, "gear"), game.has(BLUE, "book"), game.asked()), (0, 2, NEXT));
    let game = dear("1 gear", "pay gear 2 times 3: food 2 or book 2");
    assert_eq!((game.has(BLUE, "gear"), game.asked()), (1, NEXT), "one gear is not enough");
}

#[test]
fn one_of_two_effects() {
    let mut game = Table::of(2).gains(BLUE, "step green 1 or book 2");
    game.act("option 2");
    assert_eq!((game.has(BLUE, "book"), game.track(BLUE, Color::Green), game.asked()), (2, 1, NEXT));
    let mut game = Table::of(2).gains(BLUE, "step green 1 or book 2");
    game.acts(&["option 1", "track green"]);
    assert_eq!((game.has(BLUE, "book"), game.track(BLUE, Color::Green), game.asked()), (0, 2, NEXT));
}

#[test]
fn advance_on_the_track_of_a_color() {
    let mut game = Table::of(2).gains(BLUE, "step gray 2");
    game.offers_only(&["track gray", "pass"]);
    game.acts(&["track gray", "track gray"]);
    assert_eq!((game.track(BLUE, Color::Gray), game.asked()), (3, NEXT));
}

#[test]
fn advance_on_any_track_choosing_each_step() {
    let mut game = Table::of(2).gains(BLUE, "step any 2");
    game.acts(&["track yellow", "track gray"]);
    assert_eq!(game.player(BLUE).tracks, [2, 1, 2]);
}

#[test]
fn gain_an_energy_from_the_supply() {
    let game = Table::of(2).gains(BLUE, "energy");
    assert_eq!((game.player(BLUE).energy, game.view().energy), (2, 25));
}

#[test]
fn a12_without_energy_in_the_supply_the_gain_is_lost() {
    let game = Table::of(2).scene(|scene| scene.energy(crate::table::PURPLE, 27)).gains(BLUE, "energy");
    assert_eq!((game.player(BLUE).energy, game.view().energy), (1, 0));
}

#[test]
fn take_back_an_energy_from_a_machine() {
    let table = Table::of(2).machine(BLUE, "food 3").machine(BLUE, "gear 3");
    let crate_of = crate::table::found("recharge");
    let mut game = table.scene(|scene| scene.energy(BLUE, 2).owned_crate(BLUE, crate_of, false)).turn(BLUE);
    game.use_machine("food 3").use_machine("gear 3").act(&format!("open {crate_of}"));
    assert_eq!((game.asked(), game.offers_of("machine").len()), (Task::Recharge, 2));
    let number = game.player(BLUE).machines.iter().position(|owned| *owned == Some(machine("gear 3"))).unwrap();
    game.act(&format!("machine {}", number + 1));
    let player = game.player(BLUE);
    assert_eq!((player.energy, player.powered.len()), (1, 1));
    game.use_machine("gear 3");
    assert_eq!(game.has(BLUE, "gear"), 6, "it can be used again");
}

#[test]
fn recharging_asks_only_for_machines_with_energy() {
    let table = Table::of(2).machine(BLUE, "food 3").has(BLUE, "1 crystal");
    let game = table.scene(|scene| scene.energy(BLUE, 0)).gains(BLUE, "recharge");
    assert_eq!(game.asked(), NEXT, "none holds energy, and none can be used");
}

#[test]
fn a_machine_may_be_used_before_its_energy_is_taken_back() {
    let mut game = Table::of(2).machine(BLUE, "food 3").gains(BLUE, "recharge");
    assert_eq!((game.asked(), game.offers().len()), (Task::Recharge, 2), "{:?}", game.offers());
    assert!(game.can("pass"));
    game.use_machine("food 3");
    assert_eq!((game.has(BLUE, "food"), game.asked(), game.player(BLUE).energy), (3, Task::Recharge, 0));
    game.use_machine("food 3");
    assert_eq!((game.player(BLUE).energy, game.player(BLUE).powered.bits(), game.asked()), (1, 0, NEXT));
}

#[test]
fn gain_a_crate() {
    let game = Table::of(2).gains(BLUE, "crate, crystal 1");
    assert_eq!((game.view().player(BLUE).unwrap().closed_crates, game.has(BLUE, "crystal")), (1, 1));
}

#[test]
fn take_any_major_artifact() {
    let mut game = Table::of(2).task(BLUE, Task::TakeArtifact { optional: true });
    game.offers_only(&["artifact purple", "artifact orange", "artifact white", "pass"]);
    game.act("artifact purple");
    assert_eq!((game.player(BLUE).artifacts, game.view().artifacts), ([1, 0, 0], [1, 2, 2]));
}

#[test]
fn an_artifact_color_that_is_gone_is_not_offered() {
    let table = Table::of(2).scene(|scene| scene.artifacts_left(revive::content::ArtifactColor::Orange, 0));
    let asked = Task::TakeArtifact { optional: true };
    let game = table.task(BLUE, asked);
    game.offers_only(&["artifact purple", "artifact white", "pass"]);
    assert_eq!(game.refusal("artifact orange"), Refusal::NotOffered { asked });
}

#[test]
fn move_a_card_from_a_slot_to_rest() {
    let played = card(None, Half::Top, "food 2");
    let table = || Table::of(2).scene(|scene| scene.played(BLUE, played, 2, Half::Bottom));
    let mut game = table().gains(BLUE, "rest, points 1");
    game.offers_only(&[&format!("card {played}"), "pass"]);
    game.act(&format!("card {played}"));
    let player = game.player(BLUE);
    assert!(player.resting.contains(played.id()) && player.played().is_empty() && player.bottoms.is_empty());
    assert_eq!(game.points(BLUE), 1);
}

#[test]
fn a_card_does_not_move_itself_to_rest() {
    let rests = card(None, Half::Bottom, "rest, step any 1");
    let other = card(None, Half::Top, "food 2");
    let mut game =
        Table::of(2).active(BLUE, &[rests]).scene(|scene| scene.played(BLUE, other, 0, Half::Top)).turn(BLUE);
    game.act(&format!("play {rests} 3 bottom")).offers_only(&[&format!("card {other}"), "pass"]);
    let asked = Task::Rest { not: Some(rests) };
    assert_eq!(game.refusal(&format!("card {rests}")), Refusal::NotOffered { asked });
    // Without another card there is nothing to move.
    let mut game = Table::of(2).active(BLUE, &[rests]).turn(BLUE);
    game.act(&format!("play {rests} 3 bottom"));
    assert_eq!(game.asked(), Task::Step { color: None, left: 1 });
}

#[test]
fn a_card_does_not_move_itself_to_rest_after_a_payment() {
    let other = card(None, Half::Top, "food 2");
    for (original, lines) in [("rest, tribe", &["take gear"][..]), ("rest, step any 1", &["take gear", "option 1"])] {
        let pays = card(None, Half::Bottom, original);
        let table = Table::dear().has(BLUE, "1 gear").active(BLUE, &[pays]);
        let mut game = table.scene(|scene| scene.played(BLUE, other, 0, Half::Top)).turn(BLUE);
        game.act(&format!("play {pays} 3 bottom")).acts(lines);
        assert_eq!(game.asked(), Task::Rest { not: Some(pays) });
        game.offers_only(&[&format!("card {other}"), "pass"]);
    }
}

#[test]
fn wake_any_resting_card() {
    let mut game = Table::of(2).gains(BLUE, "wake");
    let resting: Vec<CardId> = game.player(BLUE).resting.iter().filter_map(CardId::new).collect();
    assert_eq!((resting.len(), game.offers_of("card").len()), (3, 3));
    game.act(&format!("card {}", resting[1]));
    let player = game.player(BLUE);
    assert_eq!((player.active.len(), player.resting.len()), (4, 2));
    assert!(player.active.contains(resting[1].id()));
}

#[test]
fn range_holds_for_the_next_action_on_the_board() {
    let far = place_beyond();
    let mut game = Table::of(2).sandy().has(BLUE, "3 gear").gains(BLUE, "range 1");
    assert_eq!(game.view().now.range, 1);
    game.act(&format!("build {far} small"));
    assert_eq!((game.view().now.range, game.player(BLUE).small.len()), (0, 1));
    assert!(!Table::of(2).sandy().has(BLUE, "3 gear").turn(BLUE).can(&format!("build {far} small")));
}

/// Returns an explored space with one space between it and the chasm.
fn place_beyond() -> revive::space::Space {
    let close: SpaceSet = near().into_iter().collect();
    let starts = (1..=30).map(place).filter(|place| pack().board().is_start(*place));
    let explored = starts.fold(SpaceSet::EMPTY, |all, place| all | place.spaces());
    (pack().board().next_to_any(close) & explored & !close).iter().next().unwrap()
}

#[test]
fn a_basic_resource_for_each_population_figure() {
    let table = Table::of(2).scene(|scene| scene.populated(BLUE, &[(0, space("large-1")), (1, space("large-2"))]));
    let mut game = table.gains(BLUE, "per-figure");
    assert_eq!(game.player(BLUE).figures, game.spaces(&["large-1", "large-2"]));
    assert_eq!(game.asked(), Task::Basic { left: 2 });
    game.acts(&["take book", "take food"]);
    assert_eq!((NAMES.map(|what| game.has(BLUE, what)), game.asked()), ([0, 0, 1, 1], NEXT));
    assert_eq!(Table::of(2).gains(BLUE, "per-figure").asked(), NEXT, "nothing without figures");
}

#[test]
fn a_basic_resource_for_each_water_space() {
    let waters: SpaceSet = near().into_iter().take(3).collect();
    let game = Table::of(2).scene(|scene| scene.player(BLUE, |player| player.waters = waters));
    let mut game = game.gains(BLUE, "per-water, gear 1");
    assert_eq!(game.asked(), Task::Basic { left: 3 });
    game.acts(&["take food", "take food", "take book"]);
    assert_eq!(NAMES.map(|what| game.has(BLUE, what)), [0, 1, 1, 2]);
}

#[test]
fn play_another_card_of_a_color_without_an_action() {
    let (yellow, gray) = (card(Some(Color::Yellow), Half::Top, "food 4"), card(Some(Color::Gray), Half::Top, "gear 4"));
    let mut game = Table::of(2).active(BLUE, &[yellow, gray]).gains(BLUE, "play yellow, food 1");
    let refusal = Refusal::OtherColor { card: gray, color: Color::Yellow };
    assert_eq!(game.refusal(&format!("play {gray} 1 top")), refusal);
    assert_eq!(game.offers_of("play").len(), 4);
    game.act(&format!("play {yellow} 1 top"));
    assert_eq!((game.has(BLUE, "food"), game.asked()), (5, NEXT));
}

#[test]
fn play_another_card_of_any_color() {
    let (yellow, gray) = (card(Some(Color::Yellow), Half::Top, "food 4"), card(Some(Color::Gray), Half::Top, "gear 4"));
    let mut game = Table::of(2).active(BLUE, &[yellow, gray]).gains(BLUE, "play any");
    assert_eq!(game.offers_of("play").len(), 8);
    game.act(&format!("play {gray} 2 top"));
    assert_eq!((game.has(BLUE, "gear"), game.asked()), (4, NEXT));
}

/// Cards for the display: two yellow ones and a gray one.
fn shown() -> [CardId; 3] {
    let of = |color: Color| CardId::citizens().filter(move |card| pack().card(*card).color == color);
    let mut yellow = of(Color::Yellow);
    [yellow.next().unwrap(), yellow.next().unwrap(), of(Color::Gray).next().unwrap()]
}

#[test]
fn take_a_card_of_a_color_from_the_display() {
    let [first, second, gray] = shown();
    let mut game = Table::of(2).scene(|scene| scene.display(&shown())).gains(BLUE, "card yellow");
    game.offers_only(&[&format!("card {first}"), &format!("card {second}"), "pass"]);
    assert_eq!(
        game.refusal(&format!("card {gray}")),
        Refusal::NotOffered { asked: Task::TakeCard(Some(Color::Yellow)) }
    );
    game.act(&format!("card {second}"));
    assert!(game.player(BLUE).active.contains(second.id()));
    let view = game.view();
    assert!(view.citizens.iter().all(Option::is_some), "the display is replenished");
    assert!(!view.citizens.contains(&Some(second)));
}

#[test]
fn without_a_card_of_the_color_none_is_taken() {
    let game = Table::of(2).scene(|scene| scene.display(&shown()[..2])).gains(BLUE, "card green, book 1");
    assert_eq!((game.player(BLUE).active.len(), game.has(BLUE, "book"), game.asked()), (3, 1, NEXT));
}

#[test]
fn take_any_card_from_the_display() {
    let mut game = Table::of(2).scene(|scene| scene.display(&shown())).gains(BLUE, "card any");
    assert_eq!(game.offers_of("card").len(), 3);
    game.act(&format!("card {}", shown()[2]));
    assert_eq!(game.player(BLUE).active.len(), 4);
}

#[test]
fn build_explore_or_populate_without_an_action_but_at_its_cost() {
    let mut game = Table::of(2).sandy().has(BLUE, "4 gear").gains(BLUE, "build");
    let other = game.refusal(&format!("populate {} 1", space("large-1")));
    assert_eq!(other, Refusal::OtherAction);
    game.act(&format!("build {} small", near()[0]));
    assert_eq!((game.has(BLUE, "gear"), game.asked()), (1, NEXT));
    let game = Table::of(2).sandy().has(BLUE, "2 gear").gains(BLUE, "build");
    assert_eq!(game.asked(), NEXT, "nothing can be paid");
    let mut game = Table::of(2).has(BLUE, "6 food, 6 gear, 6 book").gains(BLUE, "explore");
    let explore = game.offers_of("explore");
    assert!(!explore.is_empty() && game.offers().len() == explore.len() + 1);
    game.act("pass");
    let table = Table::of(2).sandy().ground(&format!("{} location", near()[0])).has(BLUE, "6 book");
    let mut game = table.gains(BLUE, "populate");
    let cost = pack().tribe(revive::tribe::Tribe::Nadair, revive::tribe::Side::Sun).technologies[0].cost;
    game.act(&format!("populate {} 1", near()[0]));
    assert_eq!((game.has(BLUE, "book"), game.asked()), (6 - cost, NEXT));
}

#[test]
fn other_machines_may_be_used_before_recharging() {
    let mine = card(None, Half::Bottom, "recharge, book 2");
    let table = Table::of(2).active(BLUE, &[mine]).machine(BLUE, "food 3").machine(BLUE, "gear 3");
    let mut game = table.scene(|scene| scene.energy(BLUE, 2)).turn(BLUE);
    game.use_machine("food 3").act(&format!("play {mine} 3 bottom"));
    assert_eq!(game.asked(), Task::Recharge);
    game.use_machine("gear 3");
    assert_eq!((game.has(BLUE, "gear"), game.player(BLUE).energy, game.asked()), (3, 0, Task::Recharge));
    game.use_machine("food 3");
    assert_eq!(
        (game.has(BLUE, "food"), game.player(BLUE).energy, game.has(BLUE, "book")),
        (3, 1, 2),
        "it is recharged"
    );
}
