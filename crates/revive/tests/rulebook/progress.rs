//! “Progress markers and progress track”.

use revive::content::TrackBonus;
use revive::resource::Color;
use revive::{Event, Refusal, Task};

use crate::table::{BLUE, Play, Table, pack};

const NEXT: Task = Task::Turn { left: 1, acted: true };

/// Returns the space of the progress track with this bonus, counted from 1.
fn bonus(wanted: TrackBonus) -> u8 {
    pack().player_board().progress_bonus.iter().position(|bonus| *bonus == Some(wanted)).unwrap() as u8 + 1
}

/// Blue activates the tribe ability after having used it `times` times.
fn ability_after(times: u8) -> Play {
    let mut game = Table::of(2).scene(|scene| scene.abilities_used(BLUE, times)).gains(BLUE, "tribe");
    game.act("do");
    game
}

/// Blue unlocks the first reward space of the yellow track after `times` other markers have moved.
fn unlock_after(times: u8) -> Play {
    let first = pack().player_board().rewards[0].needs[Color::Yellow.index()];
    let table = Table::of(2).scene(|scene| scene.moved_markers(BLUE, times).track(BLUE, Color::Yellow, first - 1));
    let mut game = table.task(BLUE, Task::Step { color: Some(Color::Yellow), left: 1 });
    game.act("track yellow");
    game
}

#[test]
fn a_tribe_ability_moves_a_marker_from_the_tribe_board() {
    let game = ability_after(0);
    assert_eq!((game.player(BLUE).progress, game.player(BLUE).tribe_markers), (1, 4));
}

#[test]
fn an_unlocked_reward_space_moves_its_marker() {
    let game = unlock_after(0);
    assert_eq!((game.player(BLUE).progress, game.player(BLUE).tribe_markers), (1, 5));
    assert_eq!(game.player(BLUE).unlocked.len(), 1);
}

#[test]
fn the_log_names_the_marker_and_its_bonus() {
    assert!(ability_after(0).events.contains(&Event::Progressed { seat: BLUE, space: 1, bonus: None }));
    let at = bonus(TrackBonus::Energy);
    let game = ability_after(at - 1);
    let wanted = Event::Progressed { seat: BLUE, space: at, bonus: Some(TrackBonus::Energy) };
    let cause = game.events.iter().position(|event| *event == wanted).unwrap();
    assert_eq!(game.events[cause + 1], Event::GainedEnergy { seat: BLUE });
}

#[test]
fn a_marker_on_certain_spaces_gives_energy() {
    let at = bonus(TrackBonus::Energy);
    assert_eq!(ability_after(at - 2).player(BLUE).energy, 1, "a space before it");
    assert_eq!(ability_after(at - 1).player(BLUE).energy, 2);
    assert_eq!(ability_after(at).player(BLUE).energy, 1, "a space after it");
}

#[test]
fn a_marker_on_certain_spaces_gives_an_artifact_that_must_be_taken() {
    let at = bonus(TrackBonus::Artifact);
    let mut game = unlock_after(at - 1);
    let asked = Task::TakeArtifact { optional: false };
    assert_eq!((game.player(BLUE).progress, game.asked()), (at, asked));
    assert_eq!(game.refusal("pass"), Refusal::CannotPass { asked });
    game.act("artifact white");
    assert_eq!((game.player(BLUE).artifacts, game.asked()), ([0, 0, 1], NEXT));
}

#[test]
fn the_lowest_vacant_space_shows_the_points_of_the_track() {
    let values = pack().player_board().progress;
    for moved in 0..=5 {
        let game = Table::of(2).scene(|scene| scene.abilities_used(BLUE, moved)).turn(BLUE);
        assert_eq!(game.scored(BLUE, "score-progress"), i32::from(values[usize::from(moved)]), "{moved}");
    }
}

#[test]
fn with_all_20_markers_the_last_number_counts() {
    let table = Table::of(2).scene(|scene| {
        let scene = Color::ALL.into_iter().fold(scene, |scene, color| scene.track(BLUE, color, 12));
        scene.abilities_used(BLUE, 5)
    });
    let game = table.turn(BLUE);
    assert_eq!(game.player(BLUE).progress, 20);
    assert_eq!(game.scored(BLUE, "score-progress"), i32::from(*pack().player_board().progress.last().unwrap()));
}
