//! Dice of V.I.C.I and the player (p. 28, 40).

use civolution::vici::{Act, Skip};
use civolution::{Event, Task};

use super::{RED, VICI, alone, plays, skipped};
use crate::table::Table;

/// The display is empty. The player has this many more dice than at the start, and V.I.C.I the rest of three.
fn taken(activation: u8, fate: u8) -> Table {
    alone().scene(|scene| {
        scene
            .dice_display(0, 0)
            .civilization(RED, |civ| {
                civ.dice[0] += activation;
                civ.fate_dice += fate;
            })
            .civilization(VICI, |civ| {
                civ.used_dice += 3 - activation;
                civ.fate_dice += 3 - fate;
            })
    })
}

#[test]
fn p40_an_activation_die_comes_from_the_display_and_is_not_rolled() {
    let play = plays(alone(), 3, &[2]);
    assert_eq!((play.civ(VICI).console.activation_dice(), play.view().dice), (7, (2, 3)));
    assert!(play.events.contains(&Event::GainedDie { seat: VICI, fate: false, from: None }));
}

#[test]
fn p40_a_fate_die_comes_from_the_display() {
    let play = plays(alone(), 1, &[2]);
    assert_eq!((play.civ(VICI).console.fate_dice, play.view().dice), (2, (3, 2)));
}

#[test]
fn a18_without_any_on_display_it_takes_from_the_player_who_has_the_most() {
    let play = plays(taken(3, 3), 1, &[2]);
    assert_eq!((play.civ(VICI).console.fate_dice, play.civ(RED).console.fate_dice), (2, 3));
    assert!(play.events.contains(&Event::GainedDie { seat: VICI, fate: true, from: Some(RED) }));
}

#[test]
fn a18_the_player_chooses_which_activation_die_to_give() {
    let table = taken(2, 0).scene(|scene| {
        scene.civilization(RED, |civ| {
            civ.dice = [3, 0, 0, 1, 0, 1];
            civ.used_dice = 3;
        })
    });
    let mut play = plays(table, 3, &[2]);
    assert_eq!(play.view().asked.unwrap().task, Task::GiveDie { to: VICI });
    play.offers_only(&["do used", "value 1", "value 4", "value 6"]);
    play.act("value 4");
    assert_eq!((play.civ(RED).console.dice, play.civ(RED).console.used_dice), ([3, 0, 0, 0, 0, 1], 3));
    assert_eq!(play.civ(VICI).console.activation_dice(), 8);
    assert_eq!(play.view().asked.unwrap().task, Task::Turn, "then it is the player's turn");
}

#[test]
fn a18_it_takes_none_if_it_alone_has_the_most() {
    let play = plays(taken(1, 1), 1, &[2]);
    assert_eq!((play.civ(VICI).console.fate_dice, play.civ(RED).console.fate_dice), (3, 2));
    assert_eq!(skipped(&play), [(Act::FateDie, Skip::NoDie)]);
    let play = plays(taken(1, 1), 3, &[2]);
    assert_eq!((play.civ(VICI).console.activation_dice(), play.civ(RED).console.activation_dice()), (8, 7));
    assert_eq!(skipped(&play), [(Act::ActivationDie, Skip::NoDie)]);
}

#[test]
fn a18_the_player_takes_a_die_from_vici_which_does_not_choose() {
    let mut play = taken(1, 1).dice(&[5]).task(RED, Task::TakeDie { fate: false });
    play.offers_only(&["from P2", "pass"]);
    play.act("from P2");
    assert_eq!(play.civ(VICI).console.activation_dice(), 7);
    assert_eq!(play.civ(RED).console.dice, [2, 1, 1, 1, 2, 1], "a five was rolled");
}
