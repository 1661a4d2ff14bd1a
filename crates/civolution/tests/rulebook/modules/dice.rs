//! The Achievement module: dice, including those of other civilizations (p. 28).

use civolution::Task;

use super::activate;
use crate::table::{BLUE, GREEN, RED, Table, card};

#[test]
fn p28_achievement_i_gains_one_die_or_installs_an_achievement() {
    let table = || Table::of(2).bare(RED).hand(RED, &["E23"]).has(RED, "1 stamina");
    let mut game = activate("achievement", 1, table());
    game.offers_only(&["do activation-die", "do fate-die", "do install", "pass"]);
    game.acts(&["do install", "install E23", "column 1"]);
    assert_eq!(game.civ(RED).installed, [(card("E23"), 1)]);
}

#[test]
fn p28_an_activation_die_is_rolled_and_placed() {
    let mut game = activate("achievement", 1, Table::of(2).bare(RED).dice(&[4]));
    game.act("do activation-die");
    let console = game.civ(RED).console;
    // A 5 and a 6 activated the module.
    assert_eq!((console.dice, console.used_dice), ([1, 1, 1, 2, 0, 0], 2));
    assert_eq!(game.view().dice, (2, 3));
    assert_ne!(game.decider(), RED, "one die");
}

#[test]
fn p28_a_fate_die_is_added_to_the_others() {
    let mut game = activate("achievement", 1, Table::of(2).bare(RED));
    game.act("do fate-die");
    assert_eq!((game.civ(RED).console.fate_dice, game.view().dice), (2, (3, 2)));
}

#[test]
fn p28_all_fate_dice_are_rolled_together() {
    // Two dice for a favor test: the second one passes.
    let table = Table::of(2).bare(RED).has(RED, "2 fate-dice, 2 migration").scene(|scene| scene.dice_display(3, 2));
    let mut game = table.dice(&[6, 1]).tribes(RED, "forest-b camp strong").turn(RED);
    game.activate("migration");
    assert!(game.spent());
    assert!(matches!(game.view().asked.unwrap().task, Task::Migrate(2)));
}

#[test]
fn p28_achievement_ii_and_iii_gain_both() {
    for level in [2, 3] {
        let mut game = activate("achievement", level, Table::of(2).bare(RED).dice(&[2]));
        game.offers_only(&["do dice", "pass"]);
        game.acts(&["do dice", "do activation-die"]);
        let console = game.civ(RED).console;
        assert_eq!((console.dice[1], console.fate_dice, game.view().dice), (2, 2, (2, 2)));
    }
}

#[test]
fn p28_of_two_dice_only_the_possible_one_is_gained() {
    // Red alone has the most activation dice, and none are on display.
    let table = Table::of(2).bare(RED).has(RED, "3 used-dice").scene(|scene| scene.dice_display(0, 3));
    let mut game = activate("achievement", 2, table);
    game.act("do dice");
    let console = game.civ(RED).console;
    assert_eq!((console.activation_dice(), console.fate_dice), (9, 2));
}

// From other civilizations.

/// Blue has 9 activation dice, 3 of them used; none are on display.
fn blue_has_most() -> Table {
    Table::of(2).bare(RED).has(BLUE, "3 used-dice").scene(|scene| scene.dice_display(0, 3))
}

#[test]
fn p28_with_an_empty_display_the_die_comes_from_the_civilization_with_the_most() {
    let mut game = activate("achievement", 1, blue_has_most().dice(&[3]));
    game.act("do activation-die").offers_only(&["from P2", "pass"]);
    game.act("from P2");
    assert_eq!(game.decider(), BLUE, "the giver chooses which");
    game.offers_only(&["do used", "value 1", "value 2", "value 3", "value 4", "value 5", "value 6"]);
    game.act("value 6");
    let (red, blue) = (game.civ(RED).console, game.civ(BLUE).console);
    assert_eq!((red.activation_dice(), red.dice[2]), (7, 2), "the die is rolled");
    assert_eq!((blue.dice[5], blue.used_dice), (0, 3));
}

#[test]
fn a18_the_giver_may_give_a_used_die() {
    let mut game = activate("achievement", 1, blue_has_most().dice(&[3]));
    game.acts(&["do activation-die", "from P2", "do used"]);
    let blue = game.civ(BLUE).console;
    assert_eq!((blue.dice, blue.used_dice), ([1; 6], 2));
}

#[test]
fn a18_used_dice_count() {
    // Blue has fewer dice ready than red, but more in all.
    let table = blue_has_most().scene(|scene| {
        scene.civilization(BLUE, |civ| {
            civ.dice = [0; 6];
            civ.used_dice = 9;
        })
    });
    let game = activate("achievement", 1, table);
    assert!(game.can("do activation-die"));
}

#[test]
fn p28_a_taker_with_the_sole_majority_gets_none() {
    let table = Table::of(2).bare(RED).has(RED, "3 used-dice").scene(|scene| scene.dice_display(0, 3));
    let game = activate("achievement", 1, table);
    game.offers_only(&["do fate-die", "pass"]);
}

#[test]
fn p28_among_tied_civilizations_the_taker_chooses() {
    // 22 dice among three: 6, 8 and 8.
    let table = Table::of(3).bare(RED).has(BLUE, "2 used-dice").has(GREEN, "2 used-dice");
    let mut game = activate("achievement", 1, table.scene(|scene| scene.dice_display(0, 4)));
    game.act("do activation-die").offers_only(&["from P2", "from P3", "pass"]);
    game.act("from P3");
    assert_eq!(game.decider(), GREEN);
}

#[test]
fn p28_a_taker_tied_for_the_most_may_take_from_the_other() {
    let table = Table::of(3).bare(RED).has(RED, "2 used-dice").has(BLUE, "2 used-dice");
    let mut game = activate("achievement", 1, table.scene(|scene| scene.dice_display(0, 4)));
    game.act("do activation-die").offers_only(&["from P2", "from P1", "pass"]);
}

#[test]
fn p28_a_taker_tied_for_the_most_may_take_their_own_used_die() {
    let table = Table::of(3).bare(RED).has(RED, "2 used-dice").has(BLUE, "2 used-dice").dice(&[2]);
    let mut game = activate("achievement", 1, table.scene(|scene| scene.dice_display(0, 4)));
    game.acts(&["do activation-die", "from P1"]);
    let red = game.civ(RED).console;
    assert_eq!((red.activation_dice(), red.used_dice, red.dice), (8, 3, [1, 2, 1, 1, 0, 0]), "it is rolled");
    assert_eq!(game.civ(BLUE).console.activation_dice(), 8, "no one gives anything");
}

#[test]
fn p28_a_tied_taker_is_not_offered_their_own_fate_dice_or_unused_dice() {
    let table = || Table::of(3).bare(RED).scene(|scene| scene.dice_display(4, 0));
    let tied = table().has(RED, "3 fate-dice").has(BLUE, "3 fate-dice").has(GREEN, "1 fate-dice");
    let game = tied.task(RED, Task::TakeDie { fate: true });
    game.offers_only(&["from P2", "pass"]);
    let tied = Table::of(3).bare(RED).scene(|scene| scene.dice_display(0, 4));
    let tied = tied.has(RED, "3 die-1").has(BLUE, "2 used-dice");
    tied.task(RED, Task::TakeDie { fate: false }).offers_only(&["from P2", "pass"]);
}

#[test]
fn p28_fate_dice_are_taken_in_the_same_way() {
    let table = Table::of(3).bare(RED).has(BLUE, "3 fate-dice").has(GREEN, "3 fate-dice");
    let mut game = activate("achievement", 1, table.scene(|scene| scene.dice_display(4, 0)));
    game.acts(&["do fate-die", "from P2"]);
    let dice = [RED, BLUE, GREEN].map(|seat| game.civ(seat).console.fate_dice);
    assert_eq!(dice, [2, 2, 3]);
}

#[test]
fn a18_vici_gives_a_die_without_choosing() {
    let table = Table::of(1).bare(RED).dice(&[1]).scene(|scene| {
        scene.dice_display(0, 3).civilization(BLUE, |civ| {
            civ.dice = [0; 6];
            civ.used_dice = 9;
        })
    });
    let mut game = table.task(RED, Task::TakeDie { fate: false });
    game.act("from P2");
    assert_eq!((game.civ(RED).console.dice[0], game.civ(BLUE).console.used_dice), (2, 8));
}
