//! Taking tools, and using each once a round.

use stone_age::{Event, Refusal, Resource, Tools};

use crate::table::{Layout, RED};

/// Returns the values of a player's tiles, in ascending order.
fn tiles(tools: &Tools) -> Vec<u8> {
    let counts = tools.ready.iter().zip(&tools.used).map(|(ready, used)| ready + used);
    (1..).zip(counts).flat_map(|(value, count)| std::iter::repeat_n(value, usize::from(count))).collect()
}

#[test]
fn tool_maker_fills_the_spaces_then_raises_every_tile_to_2_3_and_4() {
    let grown: [&[u8]; 12] = [
        &[1],
        &[1, 1],
        &[1, 1, 1],
        &[1, 1, 2],
        &[1, 2, 2],
        &[2, 2, 2],
        &[2, 2, 3],
        &[2, 3, 3],
        &[3, 3, 3],
        &[3, 3, 4],
        &[3, 4, 4],
        &[4, 4, 4],
    ];
    for (before, expected) in (0..).zip(grown) {
        let mut table = Layout::of(4).has(RED, &format!("{before} tools")).using("P1 tool-maker, P1 card 4").table();
        table.play("P1 use tool-maker");
        assert_eq!(tiles(&table.player(RED).tools), expected);
        assert_eq!(table.player(RED).tools.value(), before + 1, "as many as were taken");
    }
}

#[test]
fn tool_number_thirteen_is_lost() {
    let mut table = Layout::of(4).has(RED, "12 tools").using("P1 tool-maker, P1 card 4").table();
    table.play("P1 use tool-maker");
    assert_eq!(tiles(&table.player(RED).tools), [4, 4, 4]);
    assert!(table.events.contains(&Event::GotTool { seat: RED, gained: false }));
}

#[test]
fn tool_supply_has_no_limit() {
    // Four players with three tiles of value 3 or 4 each would need twelve of the six tiles in the box.
    let layout = engine::Seat::ALL.into_iter().fold(Layout::of(4), |layout, seat| layout.has(seat, "11 tools"));
    let mut table = layout.using("P1 tool-maker, P1 card 4").table();
    table.play("P1 use tool-maker");
    assert_eq!(table.player(RED).tools.value(), 12);
}

#[test]
fn tool_is_used_only_once_a_round() {
    let mut table = Layout::of(4).has(RED, "1 tools").using("P1 hunt 1, P1 forest 1").dice([1, 2]).table();
    table.play("P1 use hunt; P1 tools 1; P1 use forest");
    // No tool was left, so there was no question: a 2 without tools brings no wood.
    assert_eq!((table.player(RED).food, table.resources(RED).total()), (13, 0));
    assert_eq!((table.player(RED).tools.ready, table.player(RED).tools.used), ([0; 4], [1, 0, 0, 0]));
}

#[test]
fn tool_can_only_be_used_completely() {
    let mut table = Layout::of(4).has(RED, "4 tools").using("P1 hunt 1").dice([5]).table();
    table.play("P1 use hunt");
    assert_eq!(
        table.options(),
        ["none", "1", "1 1", "2", "1 2", "1 1 2"].map(|choice| format!("P1 tools {choice}")),
        "two of value 1 and one of value 2"
    );
    assert_eq!(table.refusal("P1 tools 1 1 1"), Refusal::NoSuchTool { value: 1, have: 2 });
    table.play("P1 tools 2");
    assert_eq!(table.player(RED).food, 12 + 3);
}

#[test]
fn tool_not_added_stays_usable() {
    let mut table = Layout::of(4).has(RED, "3 tools").using("P1 hunt 1, P1 forest 1").dice([1, 1]).table();
    table.play("P1 use hunt; P1 tools 1; P1 use forest; P1 tools 1 1");
    assert_eq!((table.player(RED).food, table.resources(RED)[Resource::Wood]), (13, 1));
}

#[test]
fn tool_just_taken_can_be_used_immediately() {
    let mut table = Layout::of(4).using("P1 tool-maker, P1 quarry 1").dice([4]).table();
    table.play("P1 use tool-maker; P1 use quarry; P1 tools 1");
    assert_eq!(table.resources(RED)[Resource::Stone], 1);
}

#[test]
fn tool_raises_an_unused_tile_before_a_used_one() {
    let mut table = Layout::of(4).has(RED, "3 tools").using("P1 hunt 1, P1 tool-maker, P1 card 4").dice([1]).table();
    table.play("P1 use hunt; P1 tools 1 1; P1 use tool-maker");
    let tools = table.player(RED).tools;
    assert_eq!((tools.ready, tools.used), ([0, 1, 0, 0], [2, 0, 0, 0]));
}

#[test]
fn tool_raises_the_lowest_tile_and_a_used_one_stays_used() {
    let mut table = Layout::of(4).has(RED, "5 tools").using("P1 hunt 1, P1 tool-maker, P1 card 4").dice([1]).table();
    table.play("P1 use hunt; P1 tools 1; P1 use tool-maker");
    let tools = table.player(RED).tools;
    assert_eq!((tools.ready, tools.used), ([0, 2, 0, 0], [0, 1, 0, 0]), "the used 1 became a used 2");
}
