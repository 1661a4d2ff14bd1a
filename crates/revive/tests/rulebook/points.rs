//! “Blue points vs. purple points”.

use revive::content::TrackBonus;
use revive::{Event, Task};

use crate::table::{BLUE, Play, Table, pack};

const NEXT: Task = Task::Turn { left: 1, acted: true };

/// Blue's marker stands on this space and gains 2 points.
fn two_points_from(at: u16) -> Play {
    let table = Table::of(2).scene(|scene| scene.player(BLUE, |player| player.points[1] = at));
    table.gains(BLUE, "points 2")
}

fn bonus(wanted: TrackBonus) -> u16 {
    let bonuses = &pack().tracks().point_bonuses;
    u16::from(bonuses.iter().find(|(_, bonus)| *bonus == wanted).unwrap().0)
}

fn crates(game: &Play) -> u8 {
    game.view().player(BLUE).unwrap().closed_crates
}

#[test]
fn blue_points_advance_the_marker_immediately() {
    assert_eq!(two_points_from(0).points(BLUE), 2);
}

#[test]
fn a_bonus_space_that_is_reached_or_passed_gives_a_crate() {
    let at = bonus(TrackBonus::Crate);
    assert_eq!(crates(&two_points_from(at - 3)), 0, "it is not reached");
    assert_eq!(crates(&two_points_from(at - 2)), 1, "it is reached");
    assert_eq!(crates(&two_points_from(at - 1)), 1, "it is passed");
    assert_eq!(crates(&two_points_from(at)), 0, "the marker stood there");
}

#[test]
fn the_log_names_the_bonus_space() {
    let at = bonus(TrackBonus::Crate);
    let game = two_points_from(at - 1);
    let wanted = Event::PointBonus { seat: BLUE, at: at as u8, bonus: TrackBonus::Crate };
    let cause = game.events.iter().position(|event| *event == wanted).unwrap();
    assert!(matches!(game.events[cause + 1], Event::GainedCrate { seat: BLUE, .. }));
}

#[test]
fn a_bonus_space_gives_an_artifact() {
    let at = bonus(TrackBonus::Artifact);
    let mut game = two_points_from(at - 1);
    // An artifact brings the end nearer, so the points of an effect may be declined.
    assert_eq!(game.asked(), Task::Points(2));
    game.act("do");
    assert_eq!((game.points(BLUE), game.asked()), (at + 1, Task::TakeArtifact { optional: false }));
    game.offers_only(&["artifact purple", "artifact orange", "artifact white"]);
    game.act("artifact orange");
    assert_eq!((game.player(BLUE).artifacts, game.asked()), ([0, 1, 0], NEXT));
}

#[test]
fn points_that_would_bring_an_artifact_may_be_declined() {
    let at = bonus(TrackBonus::Artifact);
    let mut game = two_points_from(at - 1);
    game.act("pass");
    assert_eq!((game.points(BLUE), game.asked()), (at - 1, NEXT));
}

#[test]
fn after_50_points_counting_goes_on_without_bonuses() {
    let lap = u16::from(pack().tracks().lap);
    assert_eq!(lap, 50);
    assert_eq!(two_points_from(lap - 1).points(BLUE), 51);
    let again = two_points_from(lap + bonus(TrackBonus::Crate) - 1);
    assert_eq!((again.points(BLUE), crates(&again)), (lap + bonus(TrackBonus::Crate) + 1, 0));
    let again = two_points_from(lap + bonus(TrackBonus::Artifact) - 1);
    assert_eq!(again.asked(), NEXT);
}
