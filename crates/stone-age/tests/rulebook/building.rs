//! Acquiring buildings.

use stone_age::{Event, Refusal, Resources};

use crate::table::{BLUE, Layout, RED, YELLOW, building, resources, slot};

#[test]
fn building_yellow_pays_2_wood_and_1_brick_for_10_points() {
    let mut table =
        Layout::of(4).building(3, "B01").has(YELLOW, "2 wood, 1 brick").using("P4 building 3, P4 hunt 1").table();
    table.play("P4 buy building 3");
    let yellow = table.player(YELLOW);
    assert_eq!((yellow.points, yellow.resources), (10, Resources::NONE));
    assert_eq!(yellow.buildings.iter().map(|tile| tile.id).collect::<Vec<_>>(), [building("B01")]);
    assert_eq!(yellow.at_home, 4);
}

#[test]
fn building_blue_pays_3_stone_and_1_wood_for_18_points() {
    let mut table = Layout::of(4).building(1, "B19").has(BLUE, "1 wood, 3 stone").using("P2 building 1").table();
    table.play("P2 buy building 1");
    assert_eq!((table.player(BLUE).points, table.resources(BLUE)), (18, Resources::NONE));
}

#[test]
fn building_with_specific_resources_takes_nothing_else() {
    let mut table =
        Layout::of(4).building(1, "B01").has(RED, "1 wood, 9 gold").using("P1 building 1, P1 hunt 1").table();
    assert_eq!(table.refusal("P1 buy building 1"), Refusal::BuildingTooDear { slot: slot(1) });
}

#[test]
fn building_of_two_kinds_takes_neither_one_nor_three() {
    let layout = |have: &str| Layout::of(4).building(1, "B19").has(RED, have).using("P1 building 1, P1 hunt 1").table();
    assert!(!layout("7 wood").may("P1 buy building 1"), "only one kind");
    assert!(!layout("1 wood, 1 brick, 1 stone").may("P1 buy building 1"), "only three pieces");
    assert!(!layout("1 wood, 1 brick, 1 stone, 1 gold").may("P1 buy building 1"), "four pieces only of four kinds");
    assert!(layout("1 wood, 3 gold").may("P1 buy building 1"));
}

#[test]
fn building_of_one_to_seven_takes_any_number_in_that_range() {
    for (pay, points) in [("wood 1", 3), ("wood 7", 21)] {
        let mut table = Layout::of(4).building(2, "B27").has(RED, "9 wood").using("P1 building 2").table();
        table.play(&format!("P1 buy building 2; P1 pay {pay}"));
        assert_eq!(table.player(RED).points, points);
    }
    let mut table = Layout::of(4).building(2, "B27").has(RED, "9 wood").using("P1 building 2").table();
    table.play("P1 buy building 2");
    let options: Vec<String> = (1..=7).map(|count| format!("P1 pay wood {count}")).collect();
    assert_eq!(table.options(), options, "at least one and at most seven");
}

#[test]
fn building_can_be_left_by_a_player_who_could_pay() {
    let mut table = Layout::of(4).building(1, "B01").has(RED, "2 wood, 1 brick").using("P1 building 1").table();
    table.play("P1 leave building 1");
    let red = table.player(RED);
    assert_eq!((red.points, red.at_home, red.resources), (0, 5, resources("2 wood, 1 brick")));
    let stack = table.view().stacks.swap_remove(0);
    assert_eq!((stack.top.unwrap().id, stack.below), (building("B01"), 6));
}

#[test]
fn building_next_of_the_stack_is_turned_up_immediately() {
    let mut table = Layout::of(4)
        .building(1, "B01")
        .has(RED, "2 wood, 1 brick")
        .using("P1 building 1")
        .next_buildings("B09")
        .table();
    table.play("P1 buy building 1");
    let stack = table.view().stacks.swap_remove(0);
    assert_eq!((stack.top.unwrap().id, stack.below, stack.person), (building("B09"), 5, None));
}

#[test]
fn building_turned_up_cannot_be_used_before_the_next_placing() {
    let mut table = Layout::of(2)
        .building(1, "B01")
        .has(RED, "4 wood, 2 brick")
        .using("P1 building 1, P1 hunt 1")
        .dice([1, 1])
        .next_buildings("B04")
        .table();
    table.play("P1 buy building 1");
    let no_people = Refusal::NobodyThere { place: stone_age::Place::building(slot(1)) };
    assert_eq!(table.refusal("P1 buy building 1"), no_people);
    table.play("P1 use hunt; P2 use hunt; P2 place hunt 5; P1 place building 1");
    assert_eq!(table.view().stacks[0].person, Some(RED));
}

#[test]
fn building_last_of_a_stack_leaves_it_empty() {
    let mut table = Layout::of(4)
        .building(2, "B01")
        .scene(|scene| scene.stack_height(slot(2), 0, BLUE))
        .has(RED, "2 wood, 1 brick")
        .using("P1 building 2")
        .table();
    table.play("P1 buy building 2");
    assert!(table.events.contains(&Event::StackEmpty { slot: slot(2) }));
    assert_eq!(table.view().stacks[1].top, None);
}

#[test]
fn building_spaces_do_not_limit_the_number_of_buildings() {
    let mut table = Layout::of(4)
        .owns(RED, "B02 B03 B04 B05 B06")
        .building(1, "B01")
        .has(RED, "2 wood, 1 brick")
        .using("P1 building 1")
        .table();
    table.play("P1 buy building 1");
    assert_eq!(table.player(RED).buildings.len(), 6);
}
