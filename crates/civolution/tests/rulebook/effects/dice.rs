//! Dice.

use civolution::Effect;

use super::give;
use crate::pack::{is_over, without_ability};
use crate::table::{BLUE, RED, Table};

#[test]
pub(super) fn an_activation_die_is_rolled() {
    let mut game = give(without_ability().dice(&[4]), Effect::ActivationDie);
    game.offers_only(&["do activation-die", "pass"]);
    game.act("do activation-die");
    assert_eq!(game.civ(RED).console.dice, [1, 1, 1, 2, 1, 1]);
    assert_eq!(game.view().dice, (2, 3));
    assert!(is_over(&game) && game.spent());
}

#[test]
fn p25_dice_may_be_forgone() {
    // With more than three ready dice, a reset is not possible.
    let table = || without_ability().has(RED, "0 die-1, 0 die-2, 0 die-3, 3 used-dice").dice(&[]);
    let mut game = give(table(), Effect::ActivationDie);
    game.act("pass");
    assert_eq!((game.view().dice, game.can("reset")), ((3, 3), true));
    let mut game = give(table(), Effect::Recover(2));
    game.offers_only(&["reroll 2", "reroll 1", "reroll 0"]);
    game.act("reroll 0");
    assert_eq!((game.civ(RED).console.used_dice, game.can("reset")), (3, true));
}

fn nothing_on_display() -> Table {
    let table = without_ability().has(BLUE, "2 die-1, 2 die-2, 0 die-3, 2 used-dice, 4 fate-dice");
    table.scene(|scene| scene.dice_display(0, 0))
}

#[test]
fn a_die_not_on_display_is_taken_from_the_civilization_with_the_most() {
    let table = || nothing_on_display().dice(&[5]);
    let mut game = give(table(), Effect::ActivationDie);
    game.offers_only(&["from P2", "pass"]);
    game.act("from P2");
    assert_eq!(game.decider(), BLUE);
    assert!(game.can("do used") && game.can("value 1") && !game.can("pass"));
    game.act("value 1");
    assert_eq!(game.civ(BLUE).console.dice, [1, 2, 0, 1, 1, 1]);
    assert_eq!(game.civ(RED).console.dice, [1, 1, 1, 1, 2, 1]);
    let mut game = give(table(), Effect::ActivationDie);
    game.act("pass");
    assert_eq!(game.civ(RED).console.dice, [1; 6]);
    assert!(is_over(&game));
}

#[test]
pub(super) fn a_fate_die() {
    let game = give(without_ability(), Effect::FateDie);
    assert_eq!((game.civ(RED).console.fate_dice, game.view().dice), (2, (3, 2)));
    let mut game = give(nothing_on_display(), Effect::FateDie);
    game.act("from P2");
    assert_eq!((game.civ(RED).console.fate_dice, game.civ(BLUE).console.fate_dice), (2, 3));
    let mut game = give(nothing_on_display(), Effect::FateDie);
    game.act("pass");
    assert_eq!(game.civ(RED).console.fate_dice, 1);
    assert!(is_over(&game));
}

#[test]
fn in_a_solo_game_a_die_is_taken_from_vici() {
    let table = || Table::of(1).bare(RED);
    let fate = table().has(BLUE, "4 fate-dice").scene(|scene| scene.dice_display(3, 0));
    let mut game = give(fate, Effect::FateDie);
    game.act("from P2");
    assert_eq!((game.civ(RED).console.fate_dice, game.civ(BLUE).console.fate_dice), (2, 3));
    let dice = table().has(BLUE, "9 used-dice").scene(|scene| scene.dice_display(0, 3)).dice(&[2]);
    let mut game = give(dice, Effect::ActivationDie);
    game.act("from P2");
    assert_eq!(game.civ(RED).console.dice, [1, 2, 1, 1, 1, 1], "V.I.C.I is not asked");
    assert_eq!(game.civ(BLUE).console.used_dice, 8);
}

#[test]
pub(super) fn used_dice_are_rolled() {
    let table = |faces: &[u8]| without_ability().has(RED, "0 die-1, 0 die-2, 2 used-dice").dice(faces);
    let mut game = give(table(&[6, 5]), Effect::Recover(3));
    game.offers_only(&["reroll 2", "reroll 1", "reroll 0"]);
    game.act("reroll 2");
    assert_eq!((game.civ(RED).console.dice, game.civ(RED).console.used_dice), ([0, 0, 1, 1, 2, 2], 0));
    assert!(is_over(&game));
    let mut game = give(table(&[6]), Effect::Recover(1));
    game.act("reroll 1");
    assert_eq!((game.civ(RED).console.dice, game.civ(RED).console.used_dice), ([0, 0, 1, 1, 1, 2], 1));
}

#[test]
pub(super) fn dice_are_turned() {
    let mut game = give(without_ability(), Effect::TurnDice(2));
    game.act("value 1");
    assert!(!game.can("value 1") && game.can("value 6") && !game.can("pass"));
    game.act("value 6");
    assert_eq!(game.civ(RED).console.dice, [0, 1, 1, 1, 1, 2]);
    assert!(!game.can("value 1"), "no die is left");
    game.act("pass");
    assert_eq!(game.civ(RED).console.dice, [0, 1, 1, 1, 1, 2]);
    assert!(is_over(&game));
}
