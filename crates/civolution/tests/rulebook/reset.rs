//! Resets and the end of the action phase (p. 32).

use civolution::{Event, Phase, Refusal};

use crate::table::{BLUE, GREEN, Play, RED, Table};

/// Red has these dice on dice spaces. The others lie below the console.
fn red_with(dice: [u8; 6]) -> Table {
    Table::of(2).bare(RED).scene(|scene| {
        scene.civilization(RED, |civ| {
            civ.dice = dice;
            civ.used_dice = 6 - dice.iter().sum::<u8>();
        })
    })
}

/// Every player may do a reset.
fn tired(players: u8) -> Table {
    let seats = engine::Seat::first(usize::from(players));
    seats.fold(Table::of(players), |table, seat| {
        table.bare(seat).scene(|scene| {
            scene.civilization(seat, |civ| {
                civ.dice = [1, 1, 0, 0, 0, 0];
                civ.used_dice = 4;
            })
        })
    })
}

/// Two dice are left, so the player could also sleep.
const TWO: [u8; 6] = [1, 0, 0, 0, 0, 1];

/// The player on turn does a reset that leaves the dice on their spaces.
fn reset(game: &mut Play) {
    reset_for(game, "do food");
}

fn reset_for(game: &mut Play, marker: &str) {
    game.act("reset");
    while game.can("reroll 0") {
        game.act("reroll 0");
    }
    game.act(marker);
}

/// The player on turn activates Sleep instead.
fn sleep(game: &mut Play) {
    game.activate("sleep").act("do focus");
}

fn last_rounds(game: &Play) -> usize {
    game.events.iter().filter(|event| **event == Event::LastRound).count()
}

#[test]
fn p32_a_reset_needs_three_or_fewer_activation_dice_on_dice_spaces() {
    assert!(red_with([1, 1, 1, 0, 0, 0]).turn(RED).can("reset"));
    assert!(red_with(TWO).turn(RED).can("reset"));
    let refusal = red_with([1, 1, 1, 0, 1, 0]).turn(RED).refusal("reset");
    assert_eq!(refusal, Refusal::TooManyDice { dice: 4, most: 3 });
    assert!(!red_with([0, 0, 4, 0, 0, 0]).turn(RED).can("reset"));
}

#[test]
fn p32_planning_markers_do_not_count() {
    assert!(red_with([0, 3, 0, 0, 0, 0]).has(RED, "2 planning-1, 3 planning-6").turn(RED).can("reset"));
}

#[test]
fn p32_step_a_moves_the_phase_indicator_to_the_next_reset_space() {
    let mut game = red_with(TWO).turn(RED);
    game.act("reset");
    assert_eq!(game.view().resets, (1, 5));
}

#[test]
fn p32_step_b_rolls_all_used_dice_and_those_taken_up() {
    let mut game = red_with([1, 0, 2, 0, 0, 0]).dice(&[6, 6, 2, 4]).turn(RED);
    game.act("reset").offers_only(&["reroll 0", "reroll 1"]);
    game.act("reroll 0").offers_only(&["reroll 0", "reroll 1", "reroll 2"]);
    game.act("reroll 1");
    let console = game.civ(RED).console;
    assert_eq!((console.dice, console.used_dice), ([1, 1, 1, 1, 0, 2], 0));
    assert!(game.spent(), "three used ones and one 3");
}

#[test]
fn p32_step_b_may_leave_all_unused_dice() {
    let mut game = red_with([1, 1, 1, 0, 0, 0]).dice(&[5, 5, 5]).turn(RED);
    game.acts(&["reset", "reroll 0", "reroll 0", "reroll 0"]);
    assert_eq!(game.civ(RED).console.dice, [1, 1, 1, 0, 3, 0]);
}

#[test]
fn p32_step_b_with_nothing_left_on_dice_spaces_there_is_nothing_to_decide() {
    let mut game = red_with([0; 6]).has(RED, "2 focus").dice(&[1, 2, 3, 4, 5, 6]).turn(RED);
    game.act("reset");
    assert_eq!(game.civ(RED).console.dice, [1; 6]);
    game.offers_only(&["do ideas", "do food"]);
}

#[test]
fn p32_step_c_places_the_reset_marker_onto_the_idea_or_the_food_space() {
    for (choice, marker) in [("do ideas", "idea"), ("do food", "food")] {
        let mut game = red_with(TWO).turn(RED);
        let supply = game.civ(RED).console.supply;
        reset_for(&mut game, choice);
        assert_eq!((game.has(RED, marker), game.civ(RED).console.reset_markers), (1, 3));
        assert_eq!(game.civ(RED).console.supply, supply, "it is the marker of the column");
    }
}

#[test]
fn p32_without_a_reset_marker_one_comes_from_the_supply() {
    let mut game = red_with(TWO).has(RED, "0 reset-markers").turn(RED);
    let supply = game.civ(RED).console.supply;
    reset(&mut game);
    assert_eq!((game.has(RED, "food"), game.civ(RED).console.supply), (1, supply - 1));
    assert_eq!(game.view().resets, (1, 5), "steps A and B are done as usual");
    assert_eq!(game.civ(RED).console.ready_dice(), 6);
}

#[test]
fn a06_a_reset_marker_can_be_placed_even_with_an_empty_supply() {
    let mut game = red_with(TWO).has(RED, "44 money").turn(RED);
    assert_eq!(game.civ(RED).console.supply, 0);
    reset_for(&mut game, "do ideas");
    assert_eq!((game.has(RED, "idea"), game.has(RED, "money")), (1, 44));
}

#[test]
fn a06_without_reset_marker_and_supply_a_marker_is_returned_or_the_gain_forgone() {
    let table = || red_with(TWO).has(RED, "0 reset-markers, 46 money, 2 wood");
    let mut game = table().turn(RED);
    reset(&mut game);
    game.offers_only(&["return money", "return wood", "pass"]);
    game.act("return wood");
    assert_eq!((game.has(RED, "food"), game.has(RED, "wood")), (1, 1));
    let mut game = table().turn(RED);
    reset(&mut game);
    game.act("pass");
    assert_eq!((game.has(RED, "food"), game.has(RED, "wood")), (0, 2));
}

#[test]
fn p32_a_reset_is_a_whole_turn() {
    let mut game = tired(2).turn(RED);
    reset(&mut game);
    assert_eq!((game.decider(), game.civ(RED).console.used_dice), (BLUE, 0));
}

#[test]
fn p32_the_indicator_stays_on_the_end_space_but_steps_b_and_c_are_done() {
    let mut game = tired(2).scene(|scene| scene.resets(4)).turn(RED);
    reset(&mut game);
    assert_eq!(game.view().resets, (5, 5));
    reset(&mut game);
    assert_eq!(game.view().resets, (5, 5));
    assert_eq!((game.civ(BLUE).console.ready_dice(), game.has(BLUE, "food")), (6, 1));
    assert!(game.view().last_round);
}

#[test]
fn p32_resets_before_the_end_space_do_not_end_the_phase() {
    let mut game = tired(2).scene(|scene| scene.resets(3)).turn(RED);
    reset(&mut game);
    reset(&mut game);
    assert_eq!((game.view().resets, game.view().last_round), ((5, 5), true));
    let mut game = tired(2).scene(|scene| scene.resets(2)).turn(RED);
    reset(&mut game);
    reset(&mut game);
    assert_eq!((game.view().resets, game.view().last_round), ((4, 5), false));
}

#[test]
fn p32_example_the_starting_civilization_reaches_the_end_space_and_the_round_is_finished_first() {
    let mut game = tired(3).scene(|scene| scene.resets(6)).turn(RED);
    reset(&mut game);
    assert!(!game.view().last_round, "blue and green finish the round");
    reset(&mut game);
    assert!(!game.view().last_round);
    reset(&mut game);
    assert!(game.view().last_round && last_rounds(&game) == 1);
    for seat in [RED, BLUE, GREEN] {
        assert_eq!((game.decider(), game.view().phase), (seat, Some(Phase::Action)));
        sleep(&mut game);
    }
    assert!(game.events.iter().any(|event| matches!(event, Event::PhaseBegan { phase: Phase::Sites, .. })));
}

#[test]
fn p32_example_the_civilization_to_the_right_reaches_it_and_the_last_round_follows_immediately() {
    let mut game = tired(3).scene(|scene| scene.resets(6)).turn(GREEN);
    reset(&mut game);
    assert!(game.view().last_round);
    assert_eq!(game.decider(), RED);
}

#[test]
fn p32_a_round_begins_with_the_starting_civilization_and_not_with_the_first_seat() {
    let mut game = tired(3).scene(|scene| scene.start(BLUE).resets(6)).turn(GREEN);
    reset(&mut game);
    assert!(!game.view().last_round, "red still has a turn in this round");
    reset(&mut game);
    assert!(game.view().last_round);
    assert_eq!(game.decider(), BLUE);
}

#[test]
fn p32_every_player_has_exactly_one_last_turn() {
    let mut game = tired(2).scene(|scene| scene.resets(4)).turn(BLUE);
    reset(&mut game);
    reset(&mut game);
    assert_eq!((game.decider(), game.view().phase), (BLUE, Some(Phase::Action)));
    sleep(&mut game);
    assert_ne!(game.view().phase, Some(Phase::Action));
    assert_eq!(last_rounds(&game), 1);
}

#[test]
fn a05_dice_and_markers_stay_where_they_are_from_one_era_to_the_next() {
    let table = red_with([0, 2, 0, 1, 0, 0]).has(RED, "2 planning-5, 3 idea, 2 reset-markers");
    let mut game = table.bare(BLUE).phase(Phase::Income);
    let before = game.civ(RED).console;
    while game.view().era == 1 || game.view().phase != Some(Phase::Action) {
        game.act("pass");
    }
    let after = game.civ(RED).console;
    assert_eq!((after.dice, after.used_dice), (before.dice, 3));
    assert_eq!((after.planning, after.markers), (before.planning, before.markers));
    assert_eq!(game.view().resets, (0, 5), "the phase indicator starts over");
}

#[test]
fn p32_the_next_action_phase_begins_on_the_first_reset_space_again() {
    let blue_is_tired = Table::of(2).bare(RED).bare(BLUE).scene(|scene| {
        scene.resets(4).civilization(BLUE, |civ| {
            civ.dice = TWO;
            civ.used_dice = 4;
        })
    });
    let mut game = blue_is_tired.turn(BLUE);
    reset(&mut game);
    sleep(&mut game);
    sleep(&mut game);
    while (game.view().era, game.view().phase) != (2, Some(Phase::Action)) {
        let line = if game.can("pass") { "pass".to_owned() } else { game.offers().swap_remove(0) };
        game.act(&line);
    }
    assert_eq!((game.view().resets, game.view().last_round), ((0, 5), false));
    sleep(&mut game);
    sleep(&mut game);
    assert_eq!((game.view().phase, game.view().last_round), (Some(Phase::Action), false));
}
