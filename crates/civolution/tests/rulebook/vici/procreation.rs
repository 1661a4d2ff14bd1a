//! V.I.C.I's procreation (p. 41, 44).

use civolution::vici::{Act, Skip};
use civolution::{Berth, Event};

use super::{RED, VICI, alone, expert, named, plays, skipped};
use crate::table::{Play, Table, card, column};

/// The card that makes V.I.C.I procreate on a roll of 1 or 2.
const PROCREATION: u8 = 10;

/// V.I.C.I is in the forest, where these tribes are on encampments, and in mountains that other tribes fill.
fn forest(red: &str, vici: &str) -> Table {
    let mountains = "mountains-b fire strong, mountains-b camp strong";
    let join = |first: &str, more: &str| if more.is_empty() { first.to_owned() } else { format!("{first}, {more}") };
    alone()
        .tribes(VICI, "")
        .tribes(RED, &join(mountains, red))
        .tribes(VICI, &join("mountains-b wild weak, forest-b wild weak", vici))
}

fn priority(play: &Play) -> u8 {
    let settled = |event: &Event| match *event {
        Event::ViciSettled { priority, .. } => Some(priority),
        _ => None,
    };
    play.events.iter().find_map(settled).expect("no tribe settled")
}

/// Lets V.I.C.I settle a new tribe in the forest, and returns the priority that applied.
fn settles(table: Table, dice: &[u8]) -> (Play, u8) {
    let play = plays(table, PROCREATION, dice);
    let priority = priority(&play);
    (play, priority)
}

#[test]
fn p41_priority_1_a_free_fire_encampment() {
    let (play, priority) = settles(forest("forest-b camp weak", ""), &[1]);
    assert_eq!(priority, 1);
    assert_eq!(play.group(VICI, "forest-b", Berth::Fire), (1, 0));
    assert_eq!(play.group(RED, "forest-b", Berth::Camp), (0, 1));
}

#[test]
fn p41_priority_2_any_free_encampment() {
    let (play, priority) = settles(forest("forest-b fire weak, forest-b camp weak", ""), &[1]);
    assert_eq!(priority, 2);
    assert_eq!(play.group(VICI, "forest-b", Berth::Camp), (1, 0));
    assert_eq!(play.group(RED, "forest-b", Berth::Fire), (0, 1));
}

#[test]
fn p41_priority_3_the_fire_encampment_with_a_tribe_of_the_player() {
    for (red, displaced) in [("strong", (1, 0)), ("weak", (0, 1))] {
        let table = forest(&format!("forest-b camp weak, forest-b fire {red}, forest-b camp weak"), "");
        let (play, priority) = settles(table, &[1, 1]);
        assert_eq!(priority, 3);
        assert_eq!(play.group(VICI, "forest-b", Berth::Fire), (1, 0));
        assert_eq!(play.group(RED, "forest-b", Berth::Wild), displaced, "it keeps its state");
    }
}

#[test]
fn p41_priority_4_a_weak_tribe_of_the_player() {
    let table = forest("forest-b camp strong, forest-b camp weak", "forest-b fire weak");
    let (play, priority) = settles(table, &[1, 1]);
    assert_eq!(priority, 4);
    assert_eq!(play.group(VICI, "forest-b", Berth::Camp), (1, 0));
    assert_eq!(play.group(RED, "forest-b", Berth::Camp), (1, 0));
    assert_eq!(play.group(RED, "forest-b", Berth::Wild), (0, 1));
}

#[test]
fn p41_priority_5_a_strong_tribe_of_the_player() {
    let table = forest("forest-b camp strong", "forest-b fire strong, forest-b camp weak");
    let (play, priority) = settles(table, &[1, 1]);
    assert_eq!(priority, 5);
    assert_eq!(play.group(RED, "forest-b", Berth::Wild), (1, 0));
    assert_eq!(play.group(VICI, "forest-b", Berth::Camp), (1, 1));
}

#[test]
fn p41_priority_6_the_fire_encampment_with_its_own_strong_tribe() {
    let table = forest("", "forest-b camp strong, forest-b fire strong, forest-b camp weak");
    let (play, priority) = settles(table, &[1, 1]);
    assert_eq!(priority, 6);
    assert_eq!(play.group(VICI, "forest-b", Berth::Fire), (1, 0));
    assert_eq!(play.group(VICI, "forest-b", Berth::Wild), (1, 1), "the displaced one and the one that was there");
    assert_eq!(play.points(VICI), 1, "and the fire gives its points again");
}

#[test]
fn p41_priority_7_another_of_its_own_strong_tribes() {
    let table = forest("", "forest-b camp weak, forest-b fire weak, forest-b camp strong");
    let (play, priority) = settles(table, &[1, 1]);
    assert_eq!(priority, 7);
    assert_eq!(play.group(VICI, "forest-b", Berth::Camp), (1, 1));
    assert_eq!(play.group(VICI, "forest-b", Berth::Fire), (0, 1));
    assert_eq!(play.group(VICI, "forest-b", Berth::Wild), (1, 1));
}

#[test]
fn p41_priority_8_the_fire_encampment_with_its_own_weak_tribe() {
    let table = forest("", "forest-b camp weak, forest-b fire weak, forest-b camp weak");
    let (play, priority) = settles(table, &[1, 1]);
    assert_eq!(priority, 8);
    assert_eq!(play.group(VICI, "forest-b", Berth::Fire), (1, 0));
    assert_eq!(play.group(VICI, "forest-b", Berth::Wild), (0, 2));
}

#[test]
fn p41_priority_9_another_of_its_own_weak_tribes() {
    // Only a protected fire encampment leads this far down the list: this card protects the player's tribe there.
    let table = forest("forest-b fire strong", "forest-b camp weak, forest-b camp weak")
        .scene(|scene| scene.installed(RED, card("D9"), column(1)));
    let (play, priority) = settles(table, &[1, 1]);
    assert_eq!(priority, 9);
    assert_eq!(play.group(VICI, "forest-b", Berth::Camp), (1, 1));
    assert_eq!(play.group(RED, "forest-b", Berth::Fire), (1, 0));
}

#[test]
fn p41_its_tribe_is_not_weakened_by_displacing() {
    let table = forest("forest-b fire strong, forest-b camp strong, forest-b camp strong", "");
    let (play, _) = settles(table, &[1, 1]);
    assert_eq!(play.group(VICI, "forest-b", Berth::Fire), (1, 0));
    let displaced = |event: &Event| matches!(event, Event::ViciSettled { fire: true, displaced: Some(RED), .. });
    assert!(play.events.iter().any(displaced));
}

#[test]
fn p41_a_fire_encampment_gives_its_points() {
    let play = plays(alone().tribes(VICI, "swamp-e camp strong"), PROCREATION, &[1]);
    assert_eq!(play.points(VICI), 2);
    let play = plays(alone().tribes(VICI, "swamp-e fire strong"), PROCREATION, &[1]);
    assert_eq!(play.points(VICI), 0, "not another one");
}

#[test]
fn p41_the_tribe_comes_from_its_supply() {
    let play = plays(alone().tribes(VICI, "swamp-e camp strong"), PROCREATION, &[1]);
    assert_eq!(play.civ(VICI).console.tribes, 13);
    assert_eq!(play.view().land.tribes(VICI).all(), 2);
}

// Boxed in.

#[test]
fn p41_with_only_its_own_tribes_on_all_its_encampments_it_migrates_immediately() {
    // The hills become full; of the three neighbours the roll takes the desert.
    let play = plays(alone().tribes(VICI, "hills-b camp weak"), PROCREATION, &[1, 6]);
    assert!(play.events.contains(&Event::ViciBoxedIn));
    assert_eq!(play.view().land.tribes_in(named("hills-b"), VICI).all(), 1);
    assert_eq!(play.group(VICI, "desert-d", Berth::Fire), (1, 0));
    assert_eq!(play.points(VICI), 2 + 2);
}

#[test]
fn p41_a_free_encampment_anywhere_keeps_it_at_home() {
    let play = plays(alone().tribes(VICI, "hills-b camp weak, swamp-e camp strong"), PROCREATION, &[1, 5]);
    assert!(!play.events.contains(&Event::ViciBoxedIn));
    assert_eq!(play.view().land.tribes_in(named("hills-b"), VICI).all(), 2);
}

#[test]
fn p41_a_tribe_of_the_player_on_one_of_them_keeps_it_at_home() {
    let table = alone().tribes(RED, "hills-b fire strong").tribes(VICI, "hills-b wild weak");
    let play = plays(table, PROCREATION, &[1]);
    assert!(!play.events.contains(&Event::ViciBoxedIn));
    assert_eq!(play.group(VICI, "hills-b", Berth::Camp), (1, 0));
}

#[test]
fn p41_being_boxed_in_is_checked_after_each_procreation() {
    // Card 9, red, roll of 1: two procreations and a provision. The first fills the hills and sends a tribe to the
    // mountains. For the second, both have room, and the roll takes the hills, which are then full.
    let table = expert(alone().tribes(RED, "").tribes(VICI, "hills-b camp strong"));
    let play = plays(table, 9, &[1, 3, 5]);
    assert_eq!(play.events.iter().filter(|event| **event == Event::ViciBoxedIn).count(), 1);
    assert_eq!(play.view().land.tribes_in(named("hills-b"), VICI).all(), 2);
    assert_eq!(play.view().land.tribes_in(named("mountains-f"), VICI).all(), 1);
}

// V.I.C.I's supply of tribes.

#[test]
fn p44_with_all_tribes_on_the_continent_procreation_is_ignored() {
    let all = ["hills-b wild strong"; 15].join(", ");
    let play = plays(alone().tribes(VICI, &all), PROCREATION, &[1]);
    assert_eq!(skipped(&play), [(Act::Procreation, Skip::NoTribe)]);
    assert_eq!(play.view().land.tribes(VICI).all(), 15);
    assert_eq!(play.points(VICI), 0);
}

#[test]
fn p44_the_last_of_15_tribes_is_used() {
    let most = ["swamp-e wild strong"; 14].join(", ");
    let play = plays(alone().tribes(VICI, &most), PROCREATION, &[1]);
    assert_eq!((play.civ(VICI).console.tribes, play.view().land.tribes(VICI).all()), (0, 15));
}
