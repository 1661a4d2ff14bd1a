//! Hunt and resource procurement.

use stone_age::{Event, Resource, Setup};

use crate::table::{BLUE, GREEN, Layout, RED, YELLOW};

#[test]
fn hunt_blue_rolls_14_and_takes_7_food() {
    let mut table = Layout::of(4).has(BLUE, "7 people").using("P2 hunt 7").dice([1, 1, 1, 2, 2, 3, 4]).table();
    table.play("P2 use hunt");
    assert_eq!(table.player(BLUE).food, 12 + 7);
}

#[test]
fn hunt_green_adds_a_tool_to_11_and_takes_6_food() {
    let mut table = Layout::of(4).has(GREEN, "1 tools").using("P3 hunt 3").dice([5, 4, 2]).table();
    table.play("P3 use hunt; P3 tools 1");
    assert_eq!(table.player(GREEN).food, 12 + 6);
    assert_eq!(table.player(GREEN).tools.used, [1, 0, 0, 0], "turned around");
}

#[test]
fn hunt_green_without_the_tool_would_take_5_food() {
    let mut table = Layout::of(4).has(GREEN, "1 tools").using("P3 hunt 3").dice([5, 4, 2]).table();
    table.play("P3 use hunt; P3 tools none");
    assert_eq!(table.player(GREEN).food, 12 + 5);
    assert_eq!(table.player(GREEN).tools.ready, [1, 0, 0, 0]);
}

#[test]
fn hunt_yellow_adds_two_tools_to_4_and_takes_3_food() {
    // Yellow has the start player figure, and Red hunts next.
    let mut table = Layout::with(&Setup { start: Some(YELLOW), ..Setup::default() })
        .has(YELLOW, "2 tools")
        .using("P4 hunt 2, P1 hunt 1")
        .dice([3, 1])
        .table();
    table.play("P4 use hunt; P4 tools 1 1");
    assert_eq!(table.player(YELLOW).food, 12 + 3);
}

#[test]
fn hunt_ten_people_roll_ten_dice() {
    let mut table = Layout::of(4).has(RED, "10 people").using("P1 hunt 10").dice([6; 10]).table();
    table.play("P1 use hunt");
    assert_eq!(table.player(RED).food, 12 + 30);
}

#[test]
fn gathering_takes_one_for_each_full_3_4_5_or_6() {
    let yields = [("forest", "wood", 6), ("clay-pit", "brick", 4), ("quarry", "stone", 3), ("river", "gold", 3)];
    for (place, resource, expected) in yields {
        let mut table = Layout::of(4).using(&format!("P1 {place} 4")).dice([6, 6, 5, 2]).table();
        table.play(&format!("P1 use {place}"));
        let gathered = table.resources(RED);
        assert_eq!(gathered[Resource::named(resource).unwrap()], expected, "19 pips at {place}");
        assert_eq!(gathered.total(), expected);
    }
}

#[test]
fn gathering_brings_nothing_below_the_first_full_number() {
    for (place, pips) in [("forest", [1, 1]), ("clay-pit", [1, 2]), ("quarry", [2, 2]), ("river", [2, 3])] {
        let mut table = Layout::of(4).using(&format!("P1 {place} 2")).dice(pips).table();
        table.play(&format!("P1 use {place}"));
        assert_eq!(table.resources(RED).total(), 0, "{pips:?} at {place}");
    }
}

#[test]
fn gathering_green_takes_no_gold_for_5_because_the_tools_are_used() {
    let mut table = Layout::of(4).has(GREEN, "1 tools").using("P3 hunt 3, P3 river 2").dice([5, 4, 2, 2, 3]).table();
    table.play("P3 use hunt; P3 tools 1; P3 use river");
    assert_eq!(table.resources(GREEN)[Resource::Gold], 0);
}

#[test]
fn gathering_red_raises_7_to_13_and_takes_2_gold() {
    let mut table = Layout::of(4).has(RED, "6 tools").using("P1 river 3").dice([1, 2, 4]).table();
    table.play("P1 use river; P1 tools 2 2 2");
    assert_eq!(table.resources(RED)[Resource::Gold], 2);
    let pips = table.events.iter().find_map(|event| match event {
        Event::Gathered { pips, .. } => Some(*pips),
        _ => None,
    });
    assert_eq!(pips, Some(13));
}

#[test]
fn gathering_resources_are_not_limited() {
    // There are only ten pieces of gold in the box.
    let mut table = Layout::of(4).has(BLUE, "10 gold").has(RED, "10 gold").using("P1 river 5").dice([6; 5]).table();
    table.play("P1 use river");
    assert_eq!(table.resources(RED)[Resource::Gold], 15);
}

#[test]
fn gathering_food_is_not_limited() {
    // There is only food for 53 in the box.
    let mut table = Layout::of(4).has(BLUE, "53 food").using("P1 hunt 5").dice([6; 5]).table();
    table.play("P1 use hunt");
    assert_eq!(table.player(RED).food, 12 + 15);
}
