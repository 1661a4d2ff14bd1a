//! The income phase (p. 36).

use civolution::continent::TerritorySet;
use civolution::{Event, Ground, Phase, Setup};

use crate::table::{BLUE, GREEN, Play, RED, Table, chip, column, territory};

/// Red holds the chips I1 (1 food, 1 idea) and I2 (2 money) beside the starting chip card.
fn red_with_chips() -> Table {
    let table = Table::of(2).bare(RED).bare(BLUE);
    table.scene(|scene| scene.income_chip(RED, chip("I1"), column(1)).income_chip(RED, chip("I2"), column(2)))
}

fn chips(game: &Play) -> Vec<String> {
    game.view().income_left.iter().map(ToString::to_string).collect()
}

/// All players forgo their chips to the end of the phase.
fn skip_income(game: &mut Play) {
    while game.view().phase == Some(Phase::Income) && game.can("pass") {
        game.act("pass");
    }
}

#[test]
fn p36_step_a_every_income_chip_can_be_used_once_in_any_order() {
    let mut game = red_with_chips().phase(Phase::Income);
    assert_eq!(chips(&game).len(), 3);
    game.act("chip I2").act("chip I1");
    assert_eq!((game.has(RED, "money"), game.has(RED, "food"), game.has(RED, "idea")), (2, 1, 1));
    assert!(!game.can("chip I2") && !game.can("point I1"));
    assert_eq!((game.decider(), chips(&game).len()), (RED, 1), "the starting chip card is still unused");
}

#[test]
fn a22_each_chip_gives_its_action_or_a_point_or_nothing() {
    let mut game = red_with_chips().phase(Phase::Income);
    game.act("point I2");
    assert_eq!((game.points(RED), game.has(RED, "money")), (1, 0));
    game.act("pass");
    assert_eq!(game.has(RED, "food"), 0);
    assert_eq!(game.decider(), BLUE);
}

#[test]
fn p36_step_a_the_starting_chip_card_is_an_income_chip_too() {
    let game = red_with_chips().phase(Phase::Income);
    let starting = game.civ(RED).incomes.into_iter().find_map(|(chip, ..)| chip.chip_card()).unwrap();
    assert!(game.can(&format!("chip {starting}")));
}

#[test]
fn a22_income_is_gained_in_the_new_seating_order() {
    let mut game = Table::of(3).scene(|scene| scene.start(GREEN)).phase(Phase::Income);
    for seat in [GREEN, RED, BLUE] {
        assert_eq!(game.decider(), seat);
        game.act("pass");
    }
}

#[test]
fn a22_a_chip_gained_in_this_phase_is_used_when_it_is_gained_but_not_again() {
    // Four chips fill stage 1, and its bonus is another chip.
    let table = ["I1", "I2", "I3", "I4"].iter().zip(1..).fold(Table::of(2).bare(RED), |table, (name, number)| {
        table.scene(|scene| scene.income_chip(RED, chip(name), column(number)))
    });
    let mut game = table.phase(Phase::Income);
    game.act("pass");
    let new = game.view().incomes[0].unwrap();
    game.acts(&["income 1", "column 5"]);
    game.offers_only(&[&format!("chip {new}"), &format!("point {new}"), "pass"]);
    game.act(&format!("point {new}"));
    assert_eq!((game.points(RED), game.decider()), (1, BLUE));
}

#[test]
fn p36_step_b_example_four_statues_on_the_third_favor_space_score_8() {
    let grounds = [Ground::ALL[0], Ground::ALL[3]];
    let table = Table::of(2).has(RED, "3 favor");
    let table = grounds.into_iter().fold(table, |table, ground| table.scene(|scene| scene.statues(RED, ground, 2)));
    let mut game = table.phase(Phase::Income);
    skip_income(&mut game);
    assert_eq!((game.points(RED), game.points(BLUE)), (8, 0));
}

#[test]
fn p36_step_b_a_statue_is_worth_the_points_above_the_disc() {
    for (favor, points) in [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)] {
        let table = Table::of(2).has(RED, &format!("{favor} favor"));
        let mut game = table.scene(|scene| scene.statues(RED, Ground::ISLAND, 1)).phase(Phase::Income);
        skip_income(&mut game);
        assert_eq!(game.points(RED), points, "favor {favor}");
    }
}

#[test]
fn p36_step_c_hunting_tokens_go_back_to_the_display() {
    let hunted: TerritorySet = ["forest-b", "swamp-c"].into_iter().map(territory).collect();
    let table = Table::of(2).scene(|scene| scene.hunting_tokens(4).land(|land| land.hunted = hunted));
    let mut game = table.phase(Phase::Income);
    skip_income(&mut game);
    assert_eq!(game.view().hunting_tokens, 6);
    assert!(game.view().land.hunted.is_empty());
}

#[test]
fn p36_step_d_empty_reset_columns_are_refilled_from_the_supply() {
    let mut game = Table::of(2).bare(RED).has(RED, "1 reset-markers").phase(Phase::Income);
    let supply = game.civ(RED).console.supply;
    skip_income(&mut game);
    assert_eq!((game.civ(RED).console.reset_markers, game.civ(RED).console.supply), (4, supply - 3));
}

#[test]
fn a06_with_an_empty_supply_reset_columns_are_refilled_with_returned_markers() {
    let table = || Table::of(2).bare(RED).has(RED, "2 reset-markers, 45 money, 1 wood");
    let mut game = table().phase(Phase::Income);
    assert_eq!(game.civ(RED).console.supply, 0);
    game.acts(&["pass", "pass"]).offers_only(&["return money", "return wood", "pass"]);
    game.act("return wood");
    assert_eq!(game.civ(RED).console.reset_markers, 3);
    game.act("return money");
    assert_eq!((game.civ(RED).console.reset_markers, game.has(RED, "money")), (4, 44));
    let mut game = table().phase(Phase::Income);
    game.acts(&["pass", "pass", "return money", "pass"]);
    assert_eq!(game.civ(RED).console.reset_markers, 3, "the last column stays empty");
}

#[test]
fn a06_markers_on_boats_and_statues_cannot_be_returned() {
    let water = territory("water-a");
    let table = Table::of(2).bare(RED).has(RED, "3 reset-markers, 43 money");
    let table = table.scene(|scene| scene.boat(RED, water, true).statues(RED, Ground::ISLAND, 2));
    let mut game = table.phase(Phase::Income);
    assert_eq!(game.civ(RED).console.supply, 0);
    game.acts(&["pass", "pass"]).offers_only(&["return money", "pass"]);
}

#[test]
fn p36_the_next_era_begins_with_phase_1() {
    let mut game = Table::of(2).phase(Phase::Income);
    skip_income(&mut game);
    assert_eq!(game.view().era, 2);
    let began = Event::PhaseBegan { era: 2, phase: Phase::NewCards };
    assert!(game.events.contains(&began));
}

#[test]
fn p36_in_the_fourth_era_tokens_stay_reset_columns_stay_empty_and_the_game_is_over() {
    let hunted: TerritorySet = ["forest-b"].into_iter().map(territory).collect();
    let table = Table::of(2).bare(RED).has(RED, "1 reset-markers, 3 favor");
    let table = table.scene(|scene| scene.era(4).statues(RED, Ground::ISLAND, 2));
    let mut game = table.scene(|scene| scene.hunting_tokens(5).land(|land| land.hunted = hunted)).phase(Phase::Income);
    assert!(game.view().standings.is_none());
    skip_income(&mut game);
    assert_eq!(game.points(RED), 4, "statues are scored");
    assert_eq!((game.view().hunting_tokens, game.civ(RED).console.reset_markers), (5, 1));
    assert!(game.view().standings.is_some() && game.view().phase.is_none());
    assert!(game.events.contains(&Event::GameOver));
}

#[test]
fn p36_the_fourth_era_ends_a_solo_game_too() {
    let mut game =
        Table::with(&Setup { players: 1, ..Setup::default() }).scene(|scene| scene.era(4)).phase(Phase::Income);
    skip_income(&mut game);
    assert!(game.view().standings.is_some());
}
