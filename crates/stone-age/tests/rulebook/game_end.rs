//! How the game ends, and exactly when.

use engine::Game;
use stone_age::{EndReason, Event, Phase, Refusal, Setup, Task};

use crate::table::{BLUE, Layout, RED, Table, card, slot};

/// Red is about to take the last building of the first stack, and Blue is short of food.
fn last_building() -> Layout {
    Layout::of(2)
        .cards(["C26", "C27", "C28", "C11"])
        .building(1, "B01")
        .scene(|scene| scene.stack_height(slot(1), 0, BLUE))
        .has(RED, "3 wood, 1 brick, 2 tools")
        .has(BLUE, "0 food, 5 gold")
        .using("P1 building 1, P1 card 1, P1 hunt 1")
}

/// Red buys `bought` cards in a round that begins with `deck` cards in the deck.
fn cards_left(deck: u32, bought: u8) -> Table {
    let people: Vec<String> = (1..=bought).map(|space| format!("P1 card {space}")).collect();
    let mut table = Layout::of(2)
        .cards(["C26", "C27", "C28", "C11"])
        .scene(|scene| scene.deck_size(deck, BLUE))
        .has(RED, "10 wood")
        .using(&people.join(", "))
        .dice([1])
        .table();
    (1..=bought).for_each(|space| table.play(&format!("P1 buy card {space}")));
    table.play("P2 use hunt");
    table
}

fn end(table: &Table) -> Option<EndReason> {
    match table.view().phase {
        Phase::Over(reason) => Some(reason),
        Phase::Placing | Phase::Using | Phase::Feeding { .. } => None,
    }
}

#[test]
fn game_end_by_buildings_comes_after_the_round_is_played_and_people_are_fed() {
    let mut table = last_building().dice([1, 1]).table();
    table.play("P1 buy building 1");
    assert_eq!(table.asked(), Some((RED, Task::Use)), "the round goes on");
    table.play("P1 leave card 1; P1 use hunt; P1 tools 1; P2 use hunt");
    assert_eq!(table.asked(), Some((BLUE, Task::Feed { missing: 5 })), "people must still be fed");
    assert_eq!(table.game.standings(), None);
    table.play("P2 starve");
    assert_eq!(end(&table), Some(EndReason::Buildings));
    assert_eq!(table.events.last(), Some(&Event::GameEnded { reason: EndReason::Buildings }));
}

#[test]
fn game_end_by_buildings_comes_before_a_new_round_begins() {
    let mut table = last_building().dice([1, 1]).table();
    table.play("P1 buy building 1; P1 buy card 1; P1 use hunt; P1 tools 1; P2 use hunt; P2 starve");
    let view = table.view();
    assert_eq!((view.round, view.start, view.deck), (1, RED, 32));
    assert_eq!(table.cards(), ["-", "C27", "C28", "C11"], "no card was moved or drawn");
    assert_eq!(table.player(RED).tools.used, [1, 0, 0, 0], "tools stay used");
}

#[test]
fn game_end_by_cards_comes_when_the_spaces_cannot_be_filled() {
    let table = cards_left(1, 2);
    assert_eq!(end(&table), Some(EndReason::Cards));
    assert_eq!(table.view().round, 1, "no new round is begun");
}

#[test]
fn game_end_by_cards_comes_after_feeding() {
    let table = cards_left(0, 1);
    assert_eq!(end(&table), Some(EndReason::Cards));
    assert_eq!((table.player(RED).food, table.player(BLUE).food), (7, 7));
}

#[test]
fn game_end_does_not_come_while_the_deck_just_fills_the_spaces() {
    let table = cards_left(2, 2);
    assert_eq!((end(&table), table.view().deck, table.view().round), (None, 0, 2));
    assert!(!table.cards().contains(&"-".to_owned()));
}

#[test]
fn game_end_does_not_come_with_an_empty_deck_if_no_card_is_taken() {
    let table = cards_left(0, 0);
    assert_eq!((end(&table), table.view().deck, table.view().round), (None, 0, 2));
}

#[test]
fn game_end_by_buildings_takes_precedence_over_cards() {
    let mut table = last_building().scene(|scene| scene.deck_size(0, BLUE)).dice([1, 1]).table();
    table.play("P1 buy building 1; P1 buy card 1; P1 use hunt; P1 tools none; P2 use hunt; P2 starve");
    assert_eq!(end(&table), Some(EndReason::Buildings));
}

#[test]
fn game_end_can_be_delayed_by_standing_on_the_last_building() {
    let mut table = last_building().has(BLUE, "12 food").dice([1, 1]).table();
    table.play("P1 leave building 1; P1 leave card 1; P1 use hunt; P1 tools none; P2 use hunt");
    assert_eq!((end(&table), table.view().round), (None, 2));
}

#[test]
fn game_end_by_the_round_limit_comes_after_round_60() {
    let last = |round| Layout::of(2).scene(|scene| scene.round(round)).fed();
    assert_eq!(end(&last(59)), None);
    let table = last(60);
    assert_eq!((end(&table), table.view().round), (Some(EndReason::RoundLimit), 60));
    assert_eq!(table.player(RED).food, 7, "people were fed");
}

#[test]
fn game_end_by_a_round_limit_of_the_setup() {
    let setup = Setup { round_limit: 10, start: Some(RED), ..Setup::default() };
    let last = |round| Layout::with(&setup).scene(|scene| scene.round(round)).fed();
    assert_eq!(end(&last(9)), None);
    assert_eq!(end(&last(10)), Some(EndReason::RoundLimit));
}

#[test]
fn game_end_leaves_no_actions() {
    let mut table = cards_left(0, 1);
    assert_eq!((table.asked(), table.options()), (None, Vec::new()));
    for line in ["P1 place hunt 1", "P2 cash", "P1 starve"] {
        assert_eq!(table.refusal(line), Refusal::GameOver);
    }
    assert!(table.game.standings().is_some());
}

#[test]
fn game_end_by_cards_may_come_earlier_because_of_the_additional_card() {
    // Five cards leave the game in this round: four from the spaces and one from the deck.
    let mut table = Layout::of(2)
        .cards(["C26", "C27", "C28", "C32"])
        .scene(|scene| scene.deck_size(4, BLUE))
        .has(RED, "10 wood")
        .using("P1 card 1, P1 card 2, P1 card 3, P1 card 4")
        .dice([1])
        .table();
    table.play("P1 buy card 4; P1 buy card 3; P1 buy card 2; P1 buy card 1; P2 use hunt");
    assert_eq!((table.player(RED).card_count, table.view().deck), (5, 3));
    assert_eq!(end(&table), Some(EndReason::Cards));
    assert!(table.player(RED).cards.unwrap().iter().any(|owned| owned.id == card("C32")));
}
