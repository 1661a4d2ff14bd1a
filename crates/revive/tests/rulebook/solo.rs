//! “In a solo game”, from all sections.

use revive::content::{ArtifactColor, CardId, Half, StartingSet};
use revive::{Event, Task};

use crate::table::{BLUE, Play, Table, card, near};

const FIRST: Task = Task::Turn { left: 1, acted: false };

fn alone() -> Table {
    Table::of(1)
}

fn budget(game: &Play) -> u8 {
    game.view().budget.unwrap()
}

fn start(number: usize) -> CardId {
    CardId::of(StartingSet::A).nth(number).unwrap()
}

#[test]
fn a_solo_game_begins_with_a_crystal_20_card_actions_and_3_artifacts() {
    let game = Play::of(&revive::Setup { players: 1, ..Default::default() });
    assert_eq!((game.has(BLUE, "crystal"), game.player(BLUE).purse.total()), (1, 1));
    assert_eq!((budget(&game), game.view().artifacts, game.asked()), (20, [1; 3], FIRST));
}

#[test]
fn a_turn_is_one_action() {
    let mut game = alone().task(BLUE, FIRST);
    game.act("switch food");
    assert_eq!(game.asked(), Task::Turn { left: 0, acted: true });
    game.act("end");
    assert_eq!((game.decider(), game.asked()), (BLUE, FIRST));
}

#[test]
fn playing_a_card_moves_the_cube_by_1_and_other_actions_do_not() {
    let mut game = alone().active(BLUE, &[start(0)]).task(BLUE, FIRST);
    game.acts(&[&format!("play {} 1 top", start(0)), "end"]);
    assert_eq!(budget(&game), 19);
    game.act("switch food");
    assert_eq!(budget(&game), 19);
    let mut game = alone().sandy().has(BLUE, "3 gear").task(BLUE, FIRST);
    game.act(&format!("build {} small", near()[0]));
    assert_eq!(budget(&game), 20);
}

#[test]
fn hibernating_moves_the_cube_by_2() {
    let mut game = alone().task(BLUE, FIRST);
    game.acts(&["hibernate"]);
    assert_eq!(budget(&game), 18);
}

#[test]
fn a12_a_card_played_by_an_effect_does_not_move_the_cube() {
    let mut game = alone().active(BLUE, &[start(0)]).gains(BLUE, "play any");
    game.act(&format!("play {} 1 top", start(0)));
    assert_eq!((budget(&game), game.has(BLUE, "food")), (20, 2));
}

#[test]
fn the_hibernation_of_a_leaving_card_does_not_move_the_cube_further() {
    let leaving = card(None, Half::Bottom, "artifact, leave");
    let mut game = alone().active(BLUE, &[leaving]).task(BLUE, FIRST);
    game.acts(&[&format!("play {leaving} 3 bottom"), "artifact white"]);
    assert_eq!((game.asked(), budget(&game)), (Task::ClearDisplay, 19));
}

#[test]
fn a12_the_game_ends_when_the_cube_moves_beyond_the_top_and_the_action_is_finished() {
    let mut game = alone().active(BLUE, &[start(0)]).scene(|scene| scene.cube(19)).task(BLUE, FIRST);
    game.act(&format!("play {} 1 top", start(0)));
    assert_eq!((game.has(BLUE, "food"), budget(&game)), (2, 0));
    assert!(game.view().standings.is_none());
    game.act("end");
    assert!(game.view().standings.is_some() && game.events.contains(&Event::GameOver { stopped: false }));
}

#[test]
fn a_hibernation_may_move_the_cube_beyond_the_top() {
    let mut game = alone().scene(|scene| scene.cube(19)).task(BLUE, FIRST);
    game.acts(&["hibernate", "pass", "reward 1"]);
    assert!(game.view().standings.is_none(), "the reward has not been gained yet");
    game.act("take food");
    assert!(game.view().standings.is_some());
    assert_eq!(game.has(BLUE, "food"), 1);
}

#[test]
fn with_18_spent_the_game_goes_on() {
    let mut game = alone().active(BLUE, &[start(0)]).scene(|scene| scene.cube(18)).task(BLUE, FIRST);
    game.acts(&[&format!("play {} 1 top", start(0)), "end"]);
    assert_eq!((game.asked(), budget(&game)), (FIRST, 1));
}

#[test]
fn the_last_major_artifact_ends_nothing_and_there_is_no_end_game_tile() {
    let left = |color| u8::from(color == ArtifactColor::White);
    let table = alone().scene(|scene| {
        ArtifactColor::ALL.into_iter().fold(scene, |scene, color| scene.artifacts_left(color, left(color)))
    });
    let mut game = table.tasks(BLUE, &[Task::TakeArtifact { optional: false }; 2]);
    let player = game.player(BLUE);
    assert_eq!((player.end_tile, game.view().last_turns), (false, None));
    assert_eq!((player.artifacts, player.minor_artifacts), ([0, 0, 1], 1), "later artifacts are minor ones");
    game.act("end");
    assert_eq!(game.asked(), FIRST);
}

#[test]
fn progress_markers_and_the_cube_do_not_interfere() {
    let mut game = alone().scene(|scene| scene.cube(7).abilities_used(BLUE, 2)).gains(BLUE, "tribe");
    game.act("do");
    assert_eq!((budget(&game), game.player(BLUE).progress), (13, 3));
}

#[test]
fn when_hibernating_the_displays_may_be_cleared_and_are_replenished_afterwards() {
    let mut game = alone().task(BLUE, FIRST);
    game.act("hibernate");
    assert_eq!((game.asked(), game.offers().len()), (Task::ClearDisplay, 5 + 5 + 9 + 1), "before the reward");
    let view = game.view();
    let (citizen, module, token) = (view.citizens[0].unwrap(), view.modules[4].unwrap(), view.machines[1][2].unwrap());
    game.acts(&[&format!("card {citizen}"), &format!("module {module}"), &format!("token {token}")]);
    let view = game.view();
    assert_eq!((view.citizens[0], view.modules[4], view.machines[1][2]), (None, None, None), "only at the end");
    game.act("pass");
    let view = game.view();
    assert_eq!((view.citizen_deck, view.module_pile), (33, 42));
    assert!(view.citizens.iter().all(|shown| shown.is_some_and(|shown| shown != citizen)));
    assert!(view.modules.iter().all(|shown| shown.is_some_and(|shown| shown != module)));
    assert!(view.machines[1].iter().all(|shown| shown.is_some_and(|shown| shown != token)));
    assert_eq!(game.asked(), Task::HibernationReward);
    game.act("pass");
    assert_eq!(game.asked(), FIRST);
}

#[test]
fn the_displays_are_cleared_only_in_a_solo_game() {
    let mut game = Table::of(2).turn(BLUE);
    game.acts(&["hibernate", "pass"]);
    assert_ne!(game.decider(), BLUE);
}

#[test]
fn spending_the_last_of_the_budget_does_not_count_as_a_stopped_game() {
    let mut game = alone().scene(|scene| scene.cube(18)).task(BLUE, FIRST);
    game.acts(&["hibernate", "pass", "pass"]);
    assert!(game.events.contains(&Event::GameOver { stopped: false }));
}

#[test]
fn the_view_knows_when_a_player_can_only_hibernate() {
    let stuck = alone().active(BLUE, &[]).scene(|scene| scene.player(BLUE, |player| player.switched = true));
    let game = stuck.task(BLUE, FIRST);
    assert_eq!((game.offers(), game.view().must_hibernate), (vec!["hibernate".to_owned()], true));
    let game = alone().active(BLUE, &[]).task(BLUE, FIRST);
    assert!(!game.view().must_hibernate, "the switch token is left");
}
