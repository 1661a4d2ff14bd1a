//! The order of several bonuses, and their conditions.

use civolution::{AttributeId, Chore, Effect, StagePartition, Task};

use super::{give, times, when};
use crate::pack::{is_over, with_ability};
use crate::table::{BLUE, RED, card, column};

#[test]
fn cards_and_attribute_chips_all_give_their_bonus() {
    // T11 gives an idea for a hunt.
    let chip = AttributeId::named("T11").unwrap();
    let table = when("hunted").scene(|scene| scene.attribute_chip(RED, chip, column(3)));
    let mut game = give(table.dice(&[3]), Effect::Hunts(1));
    game.act("at forest-b");
    assert_eq!((times(&game), game.has(RED, "idea"), game.points(RED)), (1, 1, 7));
}

#[test]
fn only_its_owner_gets_the_bonus() {
    let table = when("hunted").scene(|scene| scene.turn(BLUE).task(BLUE, Task::Chore(Chore::Effect(Effect::Hunts(1)))));
    let mut game = table.dice(&[3]).play();
    game.act("at forest-b");
    assert_eq!((times(&game), game.points(RED), game.points(BLUE)), (0, 0, 0));
}

#[test]
fn a_card_in_hand_gives_nothing() {
    let table = when("hunted").hand(RED, &["C16"]);
    let table = table.scene(|scene| scene.civilization(RED, |civ| civ.stages = StagePartition::new()));
    let mut game = give(table.dice(&[3]), Effect::Hunts(1));
    game.act("at forest-b");
    assert_eq!(times(&game), 0);
}

#[test]
fn the_numbers_of_equal_traits_add_up() {
    // A7 is also a merchant of 1.
    let table = with_ability("merchant 2").scene(|scene| scene.installed(RED, card("A7"), column(2)));
    let mut game = give(table.has(RED, "1 oil"), Effect::Sales(1));
    game.acts(&["do sale", "material oil"]);
    assert_eq!(game.has(RED, "money"), 3 + 2 + 1);
    assert!(is_over(&game));
}

#[test]
fn the_bonus_of_a_kept_card_may_draw_cards_by_a_line() {
    // The step crosses a line, whose income action draws again before the first cards are kept.
    let table = with_ability("when card-gained: culture 1").has(RED, "3 culture");
    let mut game = give(table, Effect::Draw { draw: 2, keep: 2 });
    game.acts(&["draw insight", "draw insight"]);
    for card in game.view().looking {
        if game.can(&format!("keep {card}")) {
            game.act(&format!("keep {card}"));
        }
    }
    assert_eq!((game.civ(RED).hand, game.has(RED, "culture")), ([0, 0, 2, 0, 0], 4));
    game.acts(&["do income", "chip S3", "draw building", "draw building"]);
    let seen = game.view().looking;
    assert_eq!(seen.len(), 2);
    game.act(&format!("keep {}", seen[0]));
    assert_eq!(game.civ(RED).hand, [0, 0, 2, 1, 0]);
}

#[test]
fn an_attribute_chip_may_be_taken_while_looking_at_cards() {
    let display = [AttributeId::named("T1"), None, None];
    let table = when("attribute-taken").scene(|scene| scene.attribute_display(display)).has(RED, "3 stamina");
    let mut game = give(table, Effect::Draw { draw: 2, keep: 1 });
    game.acts(&["draw insight", "draw insight"]);
    let seen = game.view().looking;
    game.acts(&["attribute 1", "column 2"]);
    assert_eq!(game.view().looking, seen, "the drawn cards stay");
    game.act(&format!("keep {}", seen[0]));
    assert_eq!(game.civ(RED).hand, [0, 0, 1, 0, 0]);
}
