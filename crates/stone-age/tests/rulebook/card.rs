//! Acquiring civilization cards.

use stone_age::{Event, Refusal, Resources};

use crate::table::{BLUE, Layout, RED, card, resources, slot};

const POINTS: [&str; 4] = ["C26", "C27", "C28", "C11"];

#[test]
fn card_costs_one_to_four_by_its_space() {
    for price in 1..=4 {
        let people = format!("P1 card {price}");
        let mut table = Layout::of(4).cards(POINTS).has(RED, "9 wood").using(&people).table();
        table.play(&format!("P1 buy card {price}"));
        assert_eq!(table.resources(RED).total(), 9 - price);
        assert_eq!(table.player(RED).card_count, 1);
    }
}

#[test]
fn card_is_paid_with_any_mix_of_resources() {
    let mut table =
        Layout::of(4).card(4, "C26").has(RED, "2 wood, 2 brick, 2 stone, 2 gold").using("P1 card 4").table();
    table.play("P1 buy card 4; P1 pay wood 1; P1 pay brick 0; P1 pay stone 2");
    assert_eq!(table.resources(RED), resources("1 wood, 2 brick, 0 stone, 1 gold"));
}

#[test]
fn card_is_never_paid_with_food() {
    let mut table = Layout::of(4).has(RED, "50 food").using("P1 card 1, P1 hunt 1").table();
    assert_eq!(table.refusal("P1 buy card 1"), Refusal::CardTooDear { price: 1, have: 0 });
    assert_eq!(table.options(), ["P1 use hunt", "P1 leave card 1"]);
}

#[test]
fn card_can_be_left_by_a_player_who_could_pay() {
    let mut table = Layout::of(4).card(1, "C26").has(RED, "3 wood").using("P1 card 1").table();
    table.play("P1 leave card 1");
    let red = table.player(RED);
    assert_eq!((red.at_home, red.card_count, red.resources), (5, 0, resources("3 wood")));
    assert_eq!(table.cards()[0], "C26");
}

#[test]
fn card_space_stays_empty_until_the_new_round() {
    let mut table = Layout::of(4).cards(POINTS).has(RED, "3 wood").using("P1 card 2").table();
    table.play("P1 buy card 2");
    assert_eq!(table.cards(), ["C26", "-", "C28", "C11"]);
}

#[test]
fn card_is_paid_before_its_upper_half_is_used() {
    // The stone on the card cannot help to pay for it.
    let layout = || Layout::of(4).card(2, "C18").using("P1 card 2, P1 hunt 1");
    let mut table = layout().has(RED, "1 wood").table();
    assert_eq!(table.refusal("P1 buy card 2"), Refusal::CardTooDear { price: 2, have: 1 });
    let mut table = layout().has(RED, "2 wood").table();
    table.play("P1 buy card 2");
    assert_eq!(table.resources(RED), resources("2 stone"));
    let paid = table.events.iter().position(|event| matches!(event, Event::BoughtCard { .. }));
    let got = table.events.iter().position(|event| matches!(event, Event::GotResources { .. }));
    assert!(paid < got, "{:?}", table.events);
}

#[test]
fn card_goes_to_its_buyer() {
    let mut table = Layout::of(4).card(3, "C28").has(RED, "9 wood").has(BLUE, "3 gold").using("P2 card 3").table();
    table.play("P2 buy card 3");
    let bought = Event::BoughtCard {
        seat: BLUE,
        card: *stone_age::Content::printed().unwrap().card(card("C28")),
        paid: resources("3 gold"),
    };
    assert_eq!(table.events[0], bought);
    assert_eq!((table.resources(BLUE), table.resources(RED)), (Resources::NONE, resources("9 wood")));
    assert_eq!((table.player(BLUE).card_count, table.player(RED).card_count), (1, 0));
}

#[test]
fn card_spaces_are_left_one_at_a_time() {
    let mut table = Layout::of(4).cards(POINTS).has(RED, "3 wood").using("P1 card 1, P1 card 2").table();
    table.play("P1 buy card 2; P1 leave card 1");
    let left = Event::Left { seat: RED, what: stone_age::Acquisition::Card(slot(1)) };
    assert!(table.events.contains(&left));
    assert_eq!(table.player(RED).card_count, 1);
}
