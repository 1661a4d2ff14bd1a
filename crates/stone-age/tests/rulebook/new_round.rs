//! What happens between two rounds.

use stone_age::{Phase, Resource, Setup, Task};

use crate::table::{BLUE, Layout, RED, YELLOW};

#[test]
fn new_round_moves_cards_to_the_right_and_fills_from_right_to_left() {
    let mut table = Layout::of(4)
        .cards(["C26", "C27", "C28", "C11"])
        .has(RED, "5 wood")
        .using("P1 card 2, P1 card 3")
        .dice([1])
        .next_cards("C05 C16")
        .table();
    table.play("P1 buy card 2; P1 buy card 3; P4 use hunt");
    assert_eq!(table.cards(), ["C26", "C11", "C05", "C16"]);
    assert_eq!(table.view().deck, 30);
}

#[test]
fn new_round_leaves_the_cards_where_none_was_taken() {
    let cards = ["C26", "C27", "C28", "C11"];
    let table = Layout::of(4).cards(cards).fed();
    assert_eq!((table.cards(), table.view().deck), (cards.map(str::to_owned).to_vec(), 32));
}

#[test]
fn new_round_card_that_moved_costs_less() {
    let mut table =
        Layout::of(2).cards(["C26", "C27", "C28", "C11"]).has(RED, "3 wood").using("P1 card 1").dice([1; 6]).table();
    table.play("P1 buy card 1; P2 use hunt");
    table.play("P2 place hunt 5; P1 place card 1; P1 place hunt 4; P2 use hunt; P1 buy card 1");
    assert_eq!((table.player(RED).points, table.resources(RED)[Resource::Wood]), (6, 1));
}

#[test]
fn new_round_turns_used_tools_back() {
    let mut table = Layout::of(2).has(RED, "4 tools").using("P1 quarry 1").dice([1, 1]).table();
    table.play("P1 use quarry; P1 tools 1 1 2");
    assert_eq!(table.player(RED).tools.used, [2, 1, 0, 0]);
    table.play("P2 use hunt");
    let tools = table.player(RED).tools;
    assert_eq!((tools.ready, tools.used), ([2, 1, 0, 0], [0; 4]));
    assert_eq!(table.resources(RED)[Resource::Stone], 1);
}

#[test]
fn new_round_start_player_figure_passes_to_the_left() {
    for (start, next) in [(RED, BLUE), (YELLOW, RED)] {
        let table = Layout::with(&Setup { start: Some(start), ..Setup::default() }).fed();
        let view = table.view();
        assert_eq!((view.start, view.round, view.phase), (next, 2, Phase::Placing));
        assert_eq!(table.asked(), Some((next, Task::Place)));
    }
}

#[test]
fn new_round_begins_with_all_people_at_home() {
    let table = Layout::of(4).has(BLUE, "7 people").fed();
    let at_home: Vec<u8> = table.view().players.iter().map(|player| player.at_home).collect();
    assert_eq!(at_home, [5, 7, 5, 5]);
}
