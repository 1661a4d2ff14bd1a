//! V.I.C.I's turns, its resets, and the levels (p. 39, 40, 44).

use civolution::{Category, Chore, Difficulty, Event, Phase, Task};

use super::{RED, VICI, alone, expert, plays, reveals, vici};
use crate::table::Table;

/// The category of every era is a track, so cards 11 to 14 need no dice.
fn on_tracks() -> Table {
    use Category::{Construction, Culture, Evolution, Knowledge, Population, Prosperity, Technology};
    alone().scene(|scene| {
        scene.categories([Technology, Knowledge, Construction, Culture], [Evolution, Prosperity, Population])
    })
}

#[test]
fn p39_player_and_vici_take_alternating_turns() {
    let mut play = on_tracks().scene(|scene| scene.action_cards(&[11, 12, 14], &[])).phase(Phase::Action);
    assert_eq!((play.decider(), vici(&play).revealed.len()), (RED, 0), "the player has the monolith");
    for cards in 1..=2 {
        play.activate("sleep").act("do ideas");
        assert_eq!((play.decider(), vici(&play).revealed.len()), (RED, cards));
        assert_eq!(play.view().asked.unwrap().task, Task::Turn);
    }
}

#[test]
fn p39_with_the_monolith_vici_goes_first() {
    let table = on_tracks().scene(|scene| scene.action_cards(&[11], &[]).start(VICI));
    let play = table.phase(Phase::Action);
    assert_eq!((play.decider(), vici(&play).revealed), (RED, vec![11]));
    assert_eq!(play.has(VICI, "technology"), 1);
}

#[test]
fn p39_revealed_cards_stay_and_their_icons_add_up() {
    let play = reveals(on_tracks(), 12, &[1, 8], &[]);
    assert_eq!((vici(&play).revealed, vici(&play).icons), (vec![1, 8, 12], (5, 3)));
    assert!(play.events.contains(&Event::ViciCard {
        card: 12,
        red: false,
        icons: (5, 3),
        carried_out: true,
        roll: None
    }));
    assert_eq!(play.has(VICI, "technology"), 2, "four blue icons alone are no reset");
}

#[test]
fn p40_four_icons_of_both_colours_make_a_reset_instead_of_the_actions() {
    // 4 blue and 3 red, then one more red.
    let play = reveals(on_tracks(), 11, &[1, 8], &[]);
    assert!(play.events.contains(&Event::ViciCard {
        card: 11,
        red: false,
        icons: (4, 4),
        carried_out: false,
        roll: None
    }));
    assert!(play.events.contains(&Event::Reset { seat: VICI, resets: 1, end: 5, closes: false }));
    assert_eq!(play.has(VICI, "technology"), 0);
    assert_eq!(play.view().resets, (1, 5));
    assert_eq!((vici(&play).revealed, vici(&play).icons, vici(&play).discarded.len()), (vec![], (0, 0), 15));
}

#[test]
fn p40_three_red_icons_are_not_enough() {
    let play = reveals(on_tracks(), 12, &[8, 10], &[]);
    assert_eq!((vici(&play).icons, play.view().resets.0), ((4, 3), 0));
    assert_eq!(play.has(VICI, "technology"), 2);
}

#[test]
fn p40_an_empty_stack_is_made_of_the_discard_pile() {
    // Card 3 lies face up, all others are in the discard pile.
    let table = on_tracks().scene(|scene| scene.action_cards(&[], &[3])).draws("action cards", &[10]).dice(&[]);
    let play = table.task(RED, Task::Chore(Chore::NextTurn));
    assert!(play.events.contains(&Event::ViciShuffled { cards: 14 }));
    assert_eq!((vici(&play).revealed, vici(&play).stack, vici(&play).discarded), (vec![3, 11], 13, vec![]));
}

#[test]
fn p40_the_stack_is_not_shuffled_before_it_is_empty() {
    let play = plays(on_tracks(), 11, &[]);
    assert!(!play.events.iter().any(|event| matches!(event, Event::ViciShuffled { .. })));
    assert_eq!(vici(&play).stack, 0);
}

#[test]
fn p43_its_reset_on_the_end_space_ends_the_action_phase_as_usual() {
    // The player began this round, so it ends with V.I.C.I's reset. One more round follows.
    let table = on_tracks().scene(|scene| scene.action_cards(&[11], &[1, 8]).resets(4));
    let mut play = table.draws("action cards", &[10, 11]).task(RED, Task::Chore(Chore::NextTurn));
    assert_eq!(play.view().resets, (5, 5));
    assert!(play.events.contains(&Event::LastRound) && play.view().last_round);
    play.activate("sleep").act("do ideas");
    assert_ne!(play.view().phase, Some(Phase::Action), "V.I.C.I's turn was the last one");
}

#[test]
fn a24_revealed_cards_stay_across_eras() {
    let mut play =
        on_tracks().scene(|scene| scene.action_cards(&[5], &[3, 4])).task(RED, Task::Chore(Chore::End(Phase::Income)));
    assert_eq!((play.view().era, play.view().phase), (2, Some(Phase::NewGoals)));
    assert_eq!((vici(&play).revealed, vici(&play).stack), (vec![3, 4], 1));
    play.act("pass");
    assert_eq!(vici(&play).revealed, [3, 4]);
}

// Levels.

#[test]
fn p44_the_level_says_from_which_era_on_red_halves_count() {
    for (difficulty, first_red) in [
        (Difficulty::Beginner, 5),
        (Difficulty::Moderate, 4),
        (Difficulty::Medium, 3),
        (Difficulty::Advanced, 2),
        (Difficulty::Expert, 1),
    ] {
        for era in 1..=4 {
            let table = on_tracks().scene(|scene| scene.era(era).vici(|vici| vici.difficulty = difficulty));
            let play = plays(table, 14, &[]);
            let red = era >= first_red;
            assert_eq!(vici(&play).red, red, "{difficulty} in era {era}");
            assert_eq!((play.has(VICI, "culture"), play.points(VICI)), (1, if red { 3 } else { 0 }));
        }
    }
}

#[test]
fn p44_the_variant_carries_out_the_card_that_makes_the_reset() {
    let table = on_tracks().scene(|scene| scene.vici(|vici| vici.harder_reset = true));
    let play = reveals(table, 11, &[1, 8], &[]);
    assert_eq!((play.has(VICI, "technology"), play.view().resets.0), (1, 1));
    assert_eq!((vici(&play).revealed, vici(&play).discarded.len()), (vec![], 15));
}

#[test]
fn p44_the_variant_works_with_every_level() {
    let table = expert(on_tracks()).scene(|scene| scene.vici(|vici| vici.harder_reset = true));
    let play = reveals(table, 11, &[1, 8], &[]);
    assert_eq!((play.has(VICI, "technology"), play.view().resets.0), (2, 1));
}
