//! The information sheet: the upper halves of the civilization cards.

use stone_age::{Event, Gathering, Refusal, Resource, Resources, Task};

use crate::table::{BLUE, GREEN, Layout, RED, Table, YELLOW, card, resources};

/// Red is about to buy this card for one wood, and then to hunt.
fn for_sale(name: &str) -> Layout {
    Layout::of(4).card(1, name).has(RED, "1 wood").using("P1 card 1, P1 hunt 1")
}

/// Red has bought this card for one wood.
fn bought(name: &str) -> Table {
    let mut table = for_sale(name).table();
    table.play("P1 buy card 1");
    table
}

fn picked(table: &Table) -> Vec<String> {
    let line = |event: &Event| match event {
        Event::Picked { seat, item } => Some(format!("{seat} {item}")),
        _ => None,
    };
    table.events.iter().filter_map(line).collect()
}

#[test]
fn sheet_dice_for_all_red_blue_green_yellow() {
    let mut table = for_sale("C01").dice([2, 5, 6, 2]).table();
    table.play("P1 buy card 1");
    assert_eq!(table.options(), ["P1 take brick", "P1 take tool", "P1 take food-track"]);
    table.play("P1 take tool; P2 take food-track");
    // Green and Yellow find only dice that show a 2.
    assert_eq!(picked(&table), ["P1 tool", "P2 food-track", "P3 brick", "P4 brick"]);
    assert_eq!((table.player(RED).tools.value(), table.player(BLUE).food_track), (1, 1));
    assert_eq!((table.resources(GREEN), table.resources(YELLOW)), (resources("1 brick"), resources("1 brick")));
    assert_eq!(table.asked(), Some((RED, Task::Use)), "and Red goes on");
}

#[test]
fn sheet_dice_for_all_faces_are_wood_brick_stone_gold_tool_and_food_track() {
    for (face, item) in (1..).zip(["wood", "brick", "stone", "gold", "tool", "food-track"]) {
        let mut table = for_sale("C05").dice([face; 4]).table();
        table.play("P1 buy card 1");
        assert_eq!(picked(&table)[0], format!("P1 {item}"));
        let red = table.player(RED);
        let gained = match face {
            5 => (Resources::NONE, 1, 0),
            6 => (Resources::NONE, 0, 1),
            _ => (resources(&format!("1 {item}")), 0, 0),
        };
        assert_eq!((red.resources, red.tools.value(), red.food_track), gained);
    }
}

#[test]
fn sheet_dice_for_all_begins_with_the_buyer() {
    let mut table = Layout::of(4).card(1, "C07").has(GREEN, "1 wood").using("P3 card 1").dice([1, 2, 3, 4]).table();
    table.play("P3 buy card 1; P3 take gold; P4 take stone; P1 take wood");
    assert_eq!(picked(&table), ["P3 gold", "P4 stone", "P1 wood", "P2 brick"]);
}

#[test]
fn sheet_dice_for_all_rolls_one_die_per_player() {
    for players in 2..=4 {
        let mut table = Layout::of(players)
            .card(1, "C06")
            .has(RED, "1 wood")
            .using("P1 card 1")
            .dice(std::iter::repeat_n(3, usize::from(players)))
            .table();
        table.play("P1 buy card 1");
        assert_eq!(picked(&table).len(), usize::from(players), "each player has taken one");
    }
}

#[test]
fn sheet_dice_for_all_are_taken_immediately_even_by_players_who_have_not_acted() {
    // Blue receives the brick in time to pay for card 2.
    let mut table =
        for_sale("C08").card(2, "C26").has(BLUE, "1 gold").placed("P2 card 2").dice([2, 2, 2, 2, 1]).table();
    table.play("P1 buy card 1; P1 use hunt; P2 buy card 2");
    assert_eq!(table.player(BLUE).points, 3);
}

#[test]
fn sheet_dice_for_all_cannot_be_changed_by_tools() {
    let mut table = for_sale("C09").has(RED, "3 tools").has(BLUE, "3 tools").dice([1, 1, 2, 2]).table();
    table.play("P1 buy card 1");
    assert_eq!(table.options(), ["P1 take wood", "P1 take brick"]);
    assert!(matches!(table.refusal("P1 tools 1"), Refusal::NotAsked { .. }));
    table.play("P1 take wood");
    assert_eq!(table.options(), ["P2 take wood", "P2 take brick"]);
}

#[test]
fn sheet_dice_for_all_must_be_taken_even_if_the_gain_is_lost() {
    let mut table = for_sale("C10").has(RED, "12 tools").has(BLUE, "10 food-track").dice([5, 6, 6, 6]).table();
    table.play("P1 buy card 1");
    assert_eq!(table.options(), ["P1 take tool", "P1 take food-track"]);
    table.play("P1 take tool");
    assert_eq!(picked(&table), ["P1 tool", "P2 food-track", "P3 food-track", "P4 food-track"]);
    assert!(table.events.contains(&Event::GotTool { seat: RED, gained: false }));
    assert!(table.events.contains(&Event::GotFoodTrack { seat: BLUE, gained: false }));
    assert_eq!((table.player(RED).tools.value(), table.player(BLUE).food_track), (12, 10));
}

#[test]
fn sheet_food_is_taken_immediately() {
    let cards = [("C11", 7), ("C12", 5), ("C13", 3), ("C14", 1), ("C15", 2), ("C16", 4), ("C17", 3)];
    for (name, food) in cards {
        assert_eq!(bought(name).player(RED).food, 12 + food, "{name}");
    }
}

#[test]
fn sheet_resources_are_taken_immediately() {
    let cards = [("C18", "2 stone"), ("C19", "1 stone"), ("C20", "1 stone"), ("C21", "1 gold"), ("C22", "1 brick")];
    for (name, gained) in cards {
        assert_eq!(bought(name).resources(RED), resources(gained), "{name}");
    }
}

#[test]
fn sheet_resource_with_die_roll_gathers_with_two_dice() {
    for (name, gained) in [("C24", "3 wood"), ("C25", "1 stone"), ("C23", "1 gold")] {
        let mut table = for_sale(name).dice([4, 5]).table();
        table.play("P1 buy card 1");
        assert_eq!(table.resources(RED), resources(gained), "{name}");
    }
}

#[test]
fn sheet_resource_with_die_roll_takes_unused_tools() {
    let mut table = for_sale("C24").has(RED, "4 tools").dice([4, 5]).table();
    table.play("P1 buy card 1");
    let tools = Task::Tools { gathering: Gathering::Resource(Resource::Wood), pips: 9 };
    assert_eq!(table.asked(), Some((RED, tools)));
    table.play("P1 tools 1 2");
    assert_eq!(table.resources(RED), resources("4 wood"));
    assert_eq!(table.player(RED).tools.used, [1, 1, 0, 0]);
}

#[test]
fn sheet_points_are_scored_immediately() {
    for name in ["C26", "C27", "C28"] {
        assert_eq!(bought(name).player(RED).points, 3, "{name}");
    }
}

#[test]
fn sheet_new_tool_is_taken_as_with_the_tool_maker() {
    let mut table = for_sale("C29").has(RED, "3 tools").table();
    table.play("P1 buy card 1");
    assert_eq!(table.player(RED).tools.ready, [2, 1, 0, 0]);
}

#[test]
fn sheet_food_production_goes_up_as_with_the_field() {
    for name in ["C30", "C31"] {
        let table = bought(name);
        assert_eq!((table.player(RED).food_track, table.player(RED).food), (1, 12), "{name}");
    }
}

#[test]
fn sheet_additional_card_is_drawn_and_its_upper_half_is_not_used() {
    // The upper half of the drawn card would give seven food, but only its symbol counts.
    let mut table = for_sale("C32").next_cards("C11").table();
    let deck = table.view().deck;
    table.play("P1 buy card 1");
    let red = table.player(RED);
    assert_eq!((red.food, red.card_count, table.view().deck), (12, 2, deck - 1));
    let owned: Vec<_> = red.cards.unwrap().iter().map(|card| card.id).collect();
    assert_eq!(owned, [card("C11"), card("C32")]);
    assert_eq!(table.points(RED, "source-culture"), 4, "writing and pottery");
}

#[test]
fn sheet_additional_card_that_could_be_used_later_is_not_laid_out() {
    let mut table = for_sale("C32").next_cards("C36").table();
    table.play("P1 buy card 1");
    assert_eq!(table.player(RED).any_two_cards, 0);
    assert_eq!(table.refusal("P1 cash"), Refusal::NothingToCash);
    assert_eq!(table.points(RED, "source-left-over"), 0);
}

#[test]
fn sheet_empty_deck_gives_no_additional_card() {
    let mut table = for_sale("C32").scene(|scene| scene.deck_size(0, BLUE)).table();
    table.play("P1 buy card 1");
    assert!(table.events.contains(&Event::NoExtraCard { seat: RED }));
    assert_eq!(table.player(RED).card_count, 1);
}

#[test]
fn sheet_tool_for_unique_use_adds_4_3_or_2_once() {
    for (name, value, food) in [("C33", 4, 3), ("C34", 3, 2), ("C35", 2, 2)] {
        let mut table = for_sale(name).dice([2]).table();
        table.play(&format!("P1 buy card 1; P1 use hunt; P1 tools once {value}"));
        assert_eq!(table.player(RED).food, 12 + food, "2 and {value}");
        assert_eq!(table.player(RED).one_use_tools, [0; 4], "used up");
        assert_eq!(table.player(RED).card_count, 1, "and kept for the final scoring");
    }
}

#[test]
fn sheet_tool_for_unique_use_goes_with_other_tools() {
    let mut table = for_sale("C24").has(RED, "4 tools").keeps(RED, "C33 C35").dice([1, 1]).table();
    table.play("P1 buy card 1; P1 tools 1 1 2 once 2 4");
    assert_eq!(table.resources(RED), resources("4 wood"), "2 on the dice, 4 of tiles, 6 of cards");
}

#[test]
fn sheet_tool_for_unique_use_waits_for_a_later_round_and_does_not_come_back() {
    let mut table = Layout::of(2).keeps(RED, "C34").using("P1 hunt 1").dice([1; 12]).table();
    table.play("P1 use hunt; P1 tools none; P2 use hunt");
    assert_eq!(table.player(RED).one_use_tools, [0, 0, 1, 0]);
    table.play("P2 place hunt 5; P1 place hunt 5; P2 use hunt; P1 use hunt; P1 tools once 3");
    assert_eq!((table.view().round, table.player(RED).one_use_tools), (3, [0; 4]));
}

#[test]
fn sheet_two_resources_are_taken_once_same_or_different() {
    for (choice, gained) in [("wood gold", "1 wood, 1 gold"), ("stone stone", "2 stone")] {
        let mut table = bought("C36");
        assert_eq!(table.options(), ["P1 use hunt", "P1 cash"]);
        table.play("P1 cash");
        assert_eq!(table.options().len(), 10, "four pairs and six combinations");
        table.play(&format!("P1 gain {choice}"));
        assert_eq!(table.resources(RED), resources(gained));
        assert_eq!(table.options(), ["P1 use hunt"], "once");
    }
}

#[test]
fn sheet_two_resources_cannot_pay_for_their_own_card() {
    let mut table = Layout::of(4).card(2, "C36").has(RED, "1 wood").using("P1 card 2, P1 hunt 1").table();
    assert_eq!(table.refusal("P1 buy card 2"), Refusal::CardTooDear { price: 2, have: 1 });
    assert_eq!(table.refusal("P1 cash"), Refusal::NothingToCash);
}

#[test]
fn sheet_two_resources_wait_for_any_decision_of_using() {
    let keeps = || Layout::of(4).card(1, "C26").card(2, "C01").keeps(RED, "C36").has(RED, "1 wood, 1 brick, 1 tools");
    // Which people to use.
    assert!(keeps().using("P1 hunt 1").table().may("P1 cash"));
    // Which tools to add.
    let mut table = keeps().using("P1 hunt 1").dice([1]).table();
    table.play("P1 use hunt; P1 cash; P1 gain wood wood; P1 tools 1");
    assert_eq!((table.resources(RED)[Resource::Wood], table.player(RED).food), (3, 13));
    // How to pay: the brick taken now can be paid immediately.
    let mut table = keeps().using("P1 card 1").table();
    table.play("P1 buy card 1; P1 pay wood 0; P1 cash; P1 gain brick gold; P1 pay brick 0");
    assert_eq!(table.resources(RED), resources("1 wood, 2 brick"));
    // Which die to take, even if another player bought the card.
    let mut table = keeps().has(BLUE, "2 wood").using("P2 card 2").dice([1, 2, 3, 4]).table();
    table.play("P2 buy card 2; P2 take gold; P3 take stone; P4 take wood; P1 cash; P1 gain gold gold");
    assert_eq!(table.resources(RED), resources("1 wood, 2 brick, 2 gold"));
}

#[test]
fn sheet_two_resources_cannot_be_taken_while_placing() {
    let mut table = Layout::of(4).keeps(RED, "C36").table();
    assert!(!table.may("P1 cash"));
    assert_eq!(table.refusal("P1 cash"), Refusal::CashLater);
}

#[test]
fn sheet_two_resources_can_still_feed_people() {
    let mut table = Layout::of(4).keeps(RED, "C36").has(RED, "3 food").fed();
    // Offered before hunger is settled, although there is nothing else to pay with.
    assert_eq!(table.options(), ["P1 starve", "P1 cash"]);
    table.play("P1 cash; P1 gain wood wood; P1 feed");
    assert_eq!((table.player(RED).points, table.resources(RED)), (0, Resources::NONE));

    let mut table = Layout::of(4).keeps(RED, "C36").has(RED, "3 food, 1 wood, 1 gold").fed();
    table.play("P1 feed; P1 cash; P1 gain wood wood; P1 pay wood 2");
    assert_eq!(table.resources(RED), resources("1 wood, 1 gold"), "cashed in the middle of paying");
}
