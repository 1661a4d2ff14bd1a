//! Favor tests (p. 17).

use civolution::{Berth, Event, Task};

use super::red;
use crate::table::{BLUE, Play, RED, Table};

/// Red takes the favor test of Procreation II. It has one fate die per face.
fn testing(favor: u8, ideas: u8, faces: &[u8]) -> Play {
    let count = faces.len() as u8;
    let mut game = red("forest-b camp strong", 2)
        .has(RED, &format!("{favor} favor, {ideas} idea, {count} fate-dice"))
        .scene(|scene| scene.dice_display(3, 4 - count))
        .dice(faces)
        .turn(RED);
    game.activate("procreation");
    assert!(game.spent(), "all fate dice are rolled together");
    game
}

fn passed(game: &Play) -> Option<bool> {
    game.events.iter().find_map(|event| match event {
        Event::FavorTest { seat: RED, passed } => Some(*passed),
        _ => None,
    })
}

#[test]
fn p17_example_a_failed_test_turned_by_an_idea() {
    let mut game = red("forest-b camp strong, grassland-c camp weak", 3)
        .has(RED, "2 favor, 1 idea, 2 fate-dice")
        .scene(|scene| scene.dice_display(3, 2))
        .dice(&[5, 3])
        .turn(RED);
    game.activate("procreation");
    game.acts(&["do procreate", "at forest-b", "settle camp", "at forest-b", "settle fire"]);
    game.offers_only(&["do spend", "pass"]);
    game.acts(&["do spend", "tribe grassland-c camp weak"]);
    assert_eq!(game.has(RED, "idea"), 0);
    assert_eq!(game.group(RED, "grassland-c", Berth::Camp), (1, 0));
}

#[test]
fn p17_each_space_of_the_track_passes_one_value_more() {
    for favor in 1..=5 {
        for face in 1..=6 {
            assert_eq!(passed(&testing(favor, 0, &[face])), Some(face <= favor), "{face} on space {favor}");
        }
    }
}

#[test]
fn p17_the_last_space_passes_without_a_roll() {
    let mut game = red("forest-b camp strong", 2).has(RED, "6 favor").dice(&[]).turn(RED);
    game.activate("procreation");
    assert_eq!((passed(&game), game.asked()), (Some(true), Task::Procreate(2)));
    assert!(!game.events.iter().any(|event| matches!(event, Event::RolledFate { .. })));
}

#[test]
fn p17_one_of_several_dice_is_enough() {
    assert_eq!(passed(&testing(2, 0, &[6, 2, 4])), Some(true));
    assert_eq!(passed(&testing(2, 0, &[6, 3, 4])), Some(false));
}

#[test]
fn p17_1_and_6_are_neighbours_on_fate_dice_too() {
    let mut game = testing(1, 1, &[6]);
    game.offers_only(&["do spend", "pass"]);
    game.act("do spend");
    assert_eq!((game.has(RED, "idea"), game.asked()), (0, Task::Procreate(2)));
}

#[test]
fn p17_each_idea_changes_a_die_by_one() {
    let mut game = testing(1, 3, &[3]);
    game.act("do spend");
    assert_eq!(game.has(RED, "idea"), 1, "3 to 1 takes two");
}

#[test]
fn a12_the_die_that_takes_the_fewest_ideas_is_turned() {
    let mut game = testing(1, 3, &[4, 6, 3]);
    game.act("do spend");
    assert_eq!(game.has(RED, "idea"), 2);
}

#[test]
fn a12_a_failed_test_may_be_left_as_it_is() {
    let mut game = testing(1, 3, &[2]);
    assert_eq!(passed(&game), None, "not decided yet");
    game.act("pass");
    assert_eq!((game.has(RED, "idea"), game.asked(), passed(&game)), (3, Task::Procreate(1), Some(false)));
}

#[test]
fn a12_nothing_is_asked_if_the_ideas_do_not_suffice() {
    let game = testing(1, 1, &[3]);
    assert_eq!((passed(&game), game.has(RED, "idea")), (Some(false), 1));
    assert_eq!(game.asked(), Task::Procreate(1));
}

#[test]
fn a12_nothing_is_asked_if_the_test_is_passed() {
    let game = testing(3, 5, &[2]);
    assert_eq!((passed(&game), game.has(RED, "idea")), (Some(true), 5));
}

#[test]
fn p17_planning_and_focus_markers_do_not_change_fate_dice() {
    let mut game = red("forest-b camp strong", 2).has(RED, "1 planning-1, 2 focus").dice(&[2]).turn(RED);
    game.acts(&["activate procreation", "pay die 2", "pay die 5"]);
    assert_eq!(passed(&game), Some(false));
    assert_eq!((game.has(RED, "focus"), game.civ(RED).console.planning[0]), (2, 1));
}

#[test]
fn p17_every_player_begins_with_one_fate_die_on_the_first_space() {
    let game = Table::of(2).turn(RED);
    for seat in [RED, BLUE] {
        let console = game.civ(seat).console;
        assert_eq!((console.fate_dice, console.favor), (1, 1));
    }
}
