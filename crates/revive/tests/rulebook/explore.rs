//! “Explore”.

use revive::content::{CardId, Ground};
use revive::resource::{Color, Resource};
use revive::tribe::{Side, Tribe};
use revive::{Event, Refusal, Task};

use crate::land::{technology, tile};
use crate::table::{BLUE, GREEN, PURPLE, Play, Table, pack, place, space};

/// Blue's building is two spaces away from a face-down tile that costs 3 food.
fn far_tile() -> Table {
    Table::flat(2).small(BLUE, "15a").back(9, [3, 0, 0])
}

/// Blue explores the tile next to the chasm.
fn exploring(table: Table) -> Play {
    let mut game = table.turn(BLUE);
    game.act("explore 9");
    game
}

#[test]
fn example_a_tile_of_3_food_costs_2_more_for_its_range_and_brings_a_card_and_2_points() {
    let game = far_tile().has(BLUE, "4 food").turn(BLUE);
    assert!(matches!(game.refusal("explore 9"), Refusal::TooDear { .. }));
    let mut game = exploring(far_tile().has(BLUE, "6 food"));
    let card = game.view().citizens[0].unwrap();
    game.act(&format!("card {card}"));
    assert_eq!((game.has(BLUE, "food"), game.points(BLUE)), (1, 2));
    assert!(game.player(BLUE).active.contains(card.id()));
    game.act("lay straight");
    assert!(game.map().is_explored(place(9)));
    assert_eq!(game.asked(), Task::Turn { left: 1, acted: true });
}

#[test]
fn exploring_recruits_any_card_of_the_display_or_the_top_card_of_the_deck() {
    let mut game = exploring(Table::flat(2).back(9, [3, 0, 0]).has(BLUE, "3 food"));
    let shown = game.view().citizens.map(Option::unwrap);
    let mut expected: Vec<String> = shown.iter().map(|card| format!("card {card}")).collect();
    expected.push("blind".to_owned());
    assert_eq!((game.asked(), game.offers()), (Task::Recruit, expected));
    assert!(matches!(game.refusal("pass"), Refusal::CannotPass { asked: Task::Recruit }));
    let hidden = CardId::citizens().find(|card| !shown.contains(card)).unwrap();
    assert_eq!(game.refusal(&format!("card {hidden}")), Refusal::NotOffered { asked: Task::Recruit });
    let deck = game.view().citizen_deck;
    game.act(&format!("card {}", shown[2]));
    assert!(game.view().citizens.iter().all(Option::is_some), "the display is refilled");
    assert_eq!(game.view().citizen_deck, deck - 1);
}

#[test]
fn the_top_card_of_the_deck_leaves_the_display_as_it_is() {
    let mut game = exploring(Table::flat(2).back(9, [3, 0, 0]).has(BLUE, "3 food"));
    let (shown, cards) = (game.view().citizens, game.player(BLUE).active.len());
    game.act("blind");
    assert_eq!((game.view().citizens, game.player(BLUE).active.len()), (shown, cards + 1));
}

#[test]
fn each_tile_may_lie_in_one_of_two_orientations() {
    let plain = tile(["field", "sand", "sand", "forest"]);
    for (way, field, forest) in [("straight", "9a", "9d"), ("turned", "9d", "9a")] {
        let mut game = exploring(Table::flat(2).hides(9, plain).has(BLUE, "3 food"));
        game.act("blind").offers_only(&["lay straight", "lay turned"]);
        game.act(&format!("lay {way}"));
        let map = game.map();
        assert_eq!(map.color_of(space(field)), Some(Color::Yellow), "{way}");
        assert_eq!(map.color_of(space(forest)), Some(Color::Green), "{way}");
        assert_eq!(map.is_turned(place(9)), way == "turned");
    }
}

#[test]
fn the_cost_on_the_back_may_be_of_several_resources() {
    let game = Table::flat(2).back(9, [3, 0, 1]).has(BLUE, "4 food").turn(BLUE);
    assert!(!game.can("explore 9"));
    let game = exploring(Table::flat(2).back(9, [3, 0, 1]).has(BLUE, "3 food, 2 gear"));
    assert_eq!((game.has(BLUE, "food"), game.has(BLUE, "gear")), (0, 1));
}

#[test]
fn a_tile_behind_an_unexplored_one_cannot_be_reached() {
    let game = Table::flat(2).has(BLUE, "6 food, 6 gear, 6 book").turn(BLUE);
    assert_eq!(game.refusal("explore 4"), Refusal::OutOfReach);
    let game = Table::flat(2).open(&[9]).has(BLUE, "6 food, 6 gear, 6 book").turn(BLUE);
    assert!(game.can("explore 4"));
}

#[test]
fn a06_points_and_their_bonuses_come_first_then_the_card_then_the_tile_then_its_rewards() {
    let water = tile(["forest", "sand", "water: energy", "field"]);
    let table = Table::flat(2).small(BLUE, "8d").hides(9, water).has(BLUE, "3 food");
    let mut game = exploring(table.scene(|scene| scene.player(BLUE, |player| player.points[0] = 15)));
    // The 16th point brings an artifact.
    assert_eq!(game.asked(), Task::TakeArtifact { optional: false });
    game.acts(&["artifact white", "blind", "lay straight", "track green"]);
    let order = |event: &Event| match event {
        Event::Paid { .. } => Some(1),
        Event::Scored { .. } => Some(2),
        Event::TookArtifact { .. } => Some(3),
        Event::Recruited { .. } => Some(4),
        Event::TurnedUp { .. } => Some(5),
        Event::Laid { .. } => Some(6),
        Event::Advanced { .. } => Some(7),
        Event::Watered { .. } => Some(8),
        _ => None,
    };
    assert_eq!(game.events.iter().filter_map(order).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7, 8]);
}

#[test]
fn a06_new_spaces_next_to_buildings_reward_all_owners_in_seat_order_from_the_active_player() {
    let water = tile(["forest", "sand", "water: energy", "field"]);
    let table = Table::flat(3).hides(9, water).small(PURPLE, "16a").large(GREEN, "8b").small(BLUE, "8d");
    let mut game = table.has(PURPLE, "3 food").turn(PURPLE);
    game.acts(&["explore 9", "blind", "lay straight"]);
    assert_eq!(game.decider(), PURPLE);
    game.offers_only(&["track yellow", "at 9c"]);
    game.act("at 9c");
    assert_eq!((game.player(PURPLE).energy, game.track(PURPLE, Color::Yellow)), (2, 2));
    // A large building advances twice; there was nothing to decide.
    assert_eq!(game.track(GREEN, Color::Green), 3);
    assert_eq!(game.decider(), BLUE);
    game.offers_only(&["track green", "at 9c"]);
    game.act("track green");
    assert_eq!((game.player(BLUE).energy, game.track(BLUE, Color::Green)), (2, 2));
    assert_eq!((game.decider(), game.asked()), (PURPLE, Task::Turn { left: 1, acted: true }));
}

#[test]
fn a06_the_blind_card_does_not_count_as_from_the_display() {
    let technology = technology(Tribe::Kuniban, Side::Sun, "card-resource");
    let table = || {
        let table = Table::flat(2).tribe(BLUE, Tribe::Kuniban, Side::Sun).small(BLUE, "8d").knows(BLUE, technology);
        table.back(9, [3, 0, 0]).has(BLUE, "3 food")
    };
    let mut game = exploring(table());
    game.acts(&["blind", "lay straight"]);
    assert_eq!(game.player(BLUE).purse.total(), 0);
    let mut game = exploring(table());
    let card = game.view().citizens[0].unwrap();
    game.acts(&[&format!("card {card}"), "lay straight"]);
    let expected = pack().card(card).color.resource();
    assert_eq!((game.player(BLUE).purse[expected], game.player(BLUE).purse.total()), (1, 1));
}

#[test]
fn a12_with_deck_and_display_empty_no_card_is_recruited() {
    let cards: Vec<CardId> = CardId::citizens().collect();
    let table = Table::flat(2).back(9, [3, 0, 0]).has(BLUE, "3 food");
    let table = table.scene(|scene| cards.iter().fold(scene, |scene, card| scene.resting(PURPLE, *card)));
    let game = exploring(table);
    assert!(matches!(game.asked(), Task::Orient { .. }), "{:?}", game.asked());
}

#[test]
fn a12_without_a_deck_the_display_of_cards_shrinks() {
    let cards: Vec<CardId> = CardId::citizens().collect();
    let (shown, gone) = cards.split_at(2);
    let table = Table::flat(2).back(9, [3, 0, 0]).has(BLUE, "3 food").scene(|scene| scene.display(shown));
    let table = table.scene(|scene| gone.iter().fold(scene, |scene, card| scene.resting(PURPLE, *card)));
    let mut game = exploring(table);
    game.offers_only(&[&format!("card {}", shown[0]), &format!("card {}", shown[1])]);
    game.acts(&[&format!("card {}", shown[0]), "lay straight"]);
    let view = game.view();
    assert_eq!((view.citizens, view.citizen_deck), ([None, Some(shown[1]), None, None, None], 0));
    assert!(game.player(BLUE).active.contains(shown[0].id()));
}

#[test]
fn a_face_down_tile_is_drawn_from_those_with_its_back() {
    let mut game = exploring(Table::flat(2).back(9, [4, 0, 0]).has(BLUE, "4 food"));
    game.act("blind");
    let Task::Orient { tile, .. } = game.asked() else { panic!("{:?}", game.asked()) };
    let back = pack().back(pack().tile(tile).back.unwrap());
    assert_eq!((back.cost[Resource::Food], back.cost.total()), (4, 4));
    assert!(pack().tile(tile).hexes.iter().any(|hex| matches!(hex, Ground::Sand)));
}

#[test]
fn a_tile_being_explored_is_not_explored_again_by_a_crate_opened_while_recruiting() {
    let held = crate::table::found("explore");
    let table = Table::flat(2).back(9, [3, 0, 0]).small(BLUE, "8d").has(BLUE, "6 food");
    let mut game = table.scene(|scene| scene.owned_crate(BLUE, held, false)).turn(BLUE);
    game.acts(&["explore 9", &format!("open {held}")]);
    assert!(matches!(game.asked(), Task::Act { .. }));
    assert_eq!(game.refusal("explore 9"), Refusal::Explored { place: place(9) });
    game.acts(&["pass", "blind", "lay straight"]);
    assert!(game.view().map.is_explored(place(9)));
}
