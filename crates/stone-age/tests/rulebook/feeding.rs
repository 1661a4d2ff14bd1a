//! Phase 3: the players feed their people.

use stone_age::{Event, Refusal, Resources, Setup, Task};

use crate::table::{BLUE, GREEN, Layout, RED, YELLOW, resources};

#[test]
fn feeding_takes_one_food_for_each_person() {
    let table = Layout::of(4).has(BLUE, "7 people").fed();
    assert_eq!((table.player(RED).food, table.player(BLUE).food), (12 - 5, 12 - 7));
    assert_eq!(table.view().round, 2);
}

#[test]
fn feeding_brings_the_harvest_first() {
    let table = Layout::of(4).has(RED, "2 food, 3 food-track").has(BLUE, "0 food, 9 food-track").fed();
    assert_eq!((table.player(RED).food, table.player(BLUE).food), (0, 4));
    assert_eq!((table.player(RED).points, table.view().round), (0, 2), "2 and 3 are enough for 5");
    let harvests: Vec<&Event> = table.events.iter().filter(|event| matches!(event, Event::Harvested { .. })).collect();
    let harvested = |seat, food| Event::Harvested { seat, food };
    assert_eq!(harvests, [&harvested(RED, 3), &harvested(BLUE, 9)], "the others have no fields");
}

#[test]
fn feeding_is_not_a_choice_with_enough_food() {
    let table = Layout::of(4).has(RED, "5 food, 9 gold").fed();
    assert_eq!(table.player(RED).food, 0);
    assert_eq!(table.resources(RED), resources("9 gold"));
    assert!(table.events.contains(&Event::Fed { seat: RED, food: 5, resources: Resources::NONE }));
}

#[test]
fn feeding_counts_the_newborn() {
    let mut table = Layout::of(4).using("P1 hut").dice([1]).table();
    table.play("P4 use hunt");
    assert_eq!(table.player(RED).food, 12 - 6);
}

#[test]
fn feeding_counts_people_who_found_no_place() {
    let mut table = Layout::of(4).using("P1 hunt 2").dice([1, 1, 1]).table();
    assert_eq!(table.player(RED).at_home, 3);
    table.play("P1 use hunt; P4 use hunt");
    assert_eq!(table.player(RED).food, 12 + 1 - 5);
}

#[test]
fn feeding_short_of_food_takes_all_food_first() {
    let table = Layout::of(4).has(RED, "2 food, 1 food-track, 4 wood").fed();
    assert_eq!(table.player(RED).food, 0);
    assert_eq!(table.asked(), Some((RED, Task::Feed { missing: 2 })));
    assert_eq!(table.options(), ["P1 feed", "P1 starve"]);
}

#[test]
fn feeding_replaces_each_missing_food_by_a_resource_of_choice() {
    let mut table = Layout::of(4).has(RED, "2 food, 2 wood, 2 gold").fed();
    table.play("P1 feed; P1 pay wood 1");
    assert_eq!(table.resources(RED), resources("1 wood"));
    assert_eq!((table.player(RED).points, table.player(RED).food), (0, 0));
}

#[test]
fn feeding_may_be_refused_by_a_player_who_could_pay() {
    let mut table = Layout::of(4).has(RED, "2 food, 9 wood").fed();
    table.play("P1 starve");
    let red = table.player(RED);
    assert_eq!((red.points, red.food, red.resources), (-10, 0, resources("9 wood")), "the food is gone too");
}

#[test]
fn feeding_is_all_or_nothing() {
    // Two resources cannot replace three missing food. They are kept, and there is nothing to decide.
    let table = Layout::of(4).has(RED, "2 food, 2 gold").fed();
    let red = table.player(RED);
    assert_eq!((red.points, red.food, red.resources), (-10, 0, resources("2 gold")));
    assert_eq!(table.view().round, 2);
}

#[test]
fn feeding_hunger_costs_ten_points_however_many_go_hungry() {
    let table = Layout::of(4).has(RED, "4 food").has(BLUE, "0 food, 10 people").fed();
    assert_eq!((table.player(RED).points, table.player(BLUE).points), (-10, -10), "and below zero");
    assert_eq!((table.player(RED).people, table.player(BLUE).people), (5, 10), "no one dies");
}

#[test]
fn feeding_hunger_costs_ten_points_each_time() {
    let starved = |scene: stone_age::Scene| scene.player(RED, |player| player.hungry = 2);
    let table = Layout::of(4).scene(starved).has(RED, "0 food").fed();
    assert_eq!(table.player(RED).points, -30);
}

#[test]
fn feeding_goes_clockwise_from_the_start_player() {
    let table = Layout::with(&Setup { start: Some(GREEN), ..Setup::default() }).has(BLUE, "0 food").fed();
    let eaters = table.seats_in(|event| match event {
        Event::Fed { seat, .. } | Event::WentHungry { seat, .. } => Some(*seat),
        _ => None,
    });
    assert_eq!(eaters, [GREEN, YELLOW, RED, BLUE]);
}

#[test]
fn feeding_waits_for_each_decision_in_turn() {
    let short = "0 food, 9 wood";
    let mut table = Layout::of(4).has(BLUE, short).has(YELLOW, short).fed();
    assert_eq!(table.asked(), Some((BLUE, Task::Feed { missing: 5 })));
    assert_eq!(table.refusal("P4 feed"), Refusal::NotYourTurn { turn: BLUE });
    table.play("P2 feed; P4 starve");
    assert_eq!((table.player(BLUE).points, table.player(YELLOW).points), (0, -10));
    assert_eq!((table.resources(BLUE), table.resources(YELLOW)), (resources("4 wood"), resources("9 wood")));
}
