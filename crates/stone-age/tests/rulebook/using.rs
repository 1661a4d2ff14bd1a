//! Phase 2: the players use the actions of their placed people.

use stone_age::{Event, Gathering, Phase, Resource, Setup, Site, Task};

use crate::table::{BLUE, GREEN, Layout, RED, YELLOW};

#[test]
fn using_goes_player_by_player_from_the_start_player() {
    let mut table = Layout::with(&Setup { start: Some(GREEN), ..Setup::default() })
        .using("P1 forest 1, P2 river 1, P3 hunt 1, P3 quarry 1, P4 clay-pit 1")
        .dice([1, 1, 1, 1, 1])
        .table();
    table.play("P3 use quarry; P3 use hunt; P4 use clay-pit; P1 use forest; P2 use river");
    assert_eq!(table.view().round, 2, "all people were fed");
}

#[test]
fn using_order_is_up_to_the_player() {
    let mut table = Layout::of(4).using("P1 hunt 1, P1 field 1, P1 river 2, P1 card 4").dice([1, 1, 4]).table();
    assert_eq!(table.options(), ["P1 use hunt", "P1 use river", "P1 use field", "P1 leave card 4"]);
    table.play("P1 leave card 4; P1 use river; P1 use field; P1 use hunt");
    assert_eq!((table.player(RED).food_track, table.player(RED).at_home), (1, 5));
}

#[test]
fn using_returns_people_to_the_player_board() {
    let mut table = Layout::of(4).using("P1 forest 3, P1 tool-maker, P1 card 4").dice([1, 2, 3]).table();
    assert_eq!(table.player(RED).at_home, 0);
    table.play("P1 use forest");
    assert_eq!((table.player(RED).at_home, table.people_at(Site::Forest)[0]), (3, 0));
    table.play("P1 use tool-maker");
    assert_eq!(table.player(RED).at_home, 5, "Red could not pay for the card and took the person back");
}

#[test]
fn using_is_mandatory_except_on_cards_and_buildings() {
    let people = "P1 hunt 1, P1 forest 1, P1 clay-pit 1, P1 quarry 1, P1 river 1, P1 tool-maker, P1 hut, P1 field";
    let table = Layout::of(4).has(RED, "9 people").using(people).table();
    assert_eq!(table.options().len(), 8);
    assert!(table.options().iter().all(|option| option.starts_with("P1 use ")), "{:?}", table.options());
}

#[test]
fn using_people_of_one_place_is_one_roll() {
    let mut table = Layout::of(4).using("P1 forest 5").dice([6, 5, 4, 3, 2]).table();
    table.play("P1 use forest");
    let rolls = table.events.iter().filter(|event| matches!(event, Event::Rolled { .. })).count();
    assert_eq!((rolls, table.resources(RED)[Resource::Wood]), (1, 6));
}

#[test]
fn using_gains_can_be_spent_on_later_actions() {
    let mut table = Layout::of(4).building(1, "B18").using("P1 forest 4, P1 building 1").dice([3, 3, 3, 3]).table();
    assert!(!table.may("P1 buy building 1"));
    table.play("P1 use forest; P1 buy building 1");
    assert_eq!(table.player(RED).points, 12);
}

#[test]
fn using_takes_a_decision_with_one_answer_automatically() {
    let mut table = Layout::of(4).using("P1 hunt 1, P2 field 1, P3 card 4").dice([5]).table();
    table.play("P1 use hunt");
    // Red has no tools to add, Blue can only use the field, Green cannot pay: Yellow decides next.
    let told: Vec<bool> = [
        Event::GotFoodTrack { seat: BLUE, gained: true },
        Event::Left { seat: GREEN, what: stone_age::Acquisition::Card(crate::table::slot(4)) },
    ]
    .iter()
    .map(|event| table.events.contains(event))
    .collect();
    assert_eq!(told, [true, true]);
    assert_eq!(table.asked(), Some((YELLOW, Task::Use)));
}

#[test]
fn using_leaves_even_a_forced_roll_to_the_player() {
    let table = Layout::of(4).using("P4 hunt 1").table();
    assert_eq!(table.options(), ["P4 use hunt"]);
    assert_eq!(table.view().phase, Phase::Using);
}

#[test]
fn using_tools_are_chosen_after_the_roll() {
    let mut table = Layout::of(4).has(RED, "2 tools").using("P1 quarry 2").dice([4, 4]).table();
    table.play("P1 use quarry");
    let tools = Task::Tools { gathering: Gathering::Resource(Resource::Stone), pips: 8 };
    assert_eq!(table.asked(), Some((RED, tools)));
    assert_eq!(table.options(), ["P1 tools none", "P1 tools 1", "P1 tools 1 1"]);
}
