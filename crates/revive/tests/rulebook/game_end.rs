//! “Game end”.

use engine::{Game, Seat};
use revive::content::{ArtifactColor, CardId, Half, Reward};
use revive::resource::Color;
use revive::tribe::{Side, Tribe};
use revive::{Action, Event, Refusal, Setup, Task};

use crate::table::{BLUE, GREEN, PURPLE, Play, Table, pack, reward, space};

/// Leaves only a purple artifact.
fn one_left(table: Table) -> Table {
    table.scene(|scene| {
        let left = |color| u8::from(color == ArtifactColor::Purple);
        ArtifactColor::ALL.into_iter().fold(scene, |scene, color| scene.artifacts_left(color, left(color)))
    })
}

/// Leaves no major artifact.
fn none_left(table: Table) -> Table {
    table.scene(|scene| ArtifactColor::ALL.into_iter().fold(scene, |scene, color| scene.artifacts_left(color, 0)))
}

/// Blue takes the last major artifact.
fn taken(table: Table) -> Play {
    one_left(table).task(BLUE, Task::TakeArtifact { optional: false })
}

/// Blue ends the turn and the others hibernate, which ends the game.
fn finish(game: &mut Play) {
    game.act("end");
    while game.view().standings.is_none() {
        game.acts(&["hibernate", "pass"]);
    }
}

#[test]
fn the_player_who_takes_the_last_major_artifact_takes_the_end_game_tile() {
    let game = taken(Table::of(2));
    assert_eq!((game.player(BLUE).artifacts, game.player(BLUE).end_tile), ([1, 0, 0], true));
    assert!(game.events.contains(&Event::EndTriggered { seat: BLUE }));
    assert_eq!(game.asked(), Task::Turn { left: 1, acted: true }, "the turn goes on");
}

#[test]
fn all_others_have_one_last_turn() {
    let mut game = taken(Table::of(3));
    assert_eq!(game.view().last_turns, Some(2));
    game.acts(&["switch food", "end"]);
    assert_eq!((game.decider(), game.view().last_turns), (PURPLE, Some(1)));
    game.acts(&["switch food", "end"]);
    assert_eq!((game.decider(), game.view().last_turns), (GREEN, Some(0)));
    assert!(game.view().standings.is_none());
    game.acts(&["hibernate", "pass"]);
    assert!(game.view().standings.is_some() && game.game.to_act().is_empty());
    assert!(game.events.contains(&Event::GameOver { stopped: false }));
}

#[test]
fn before_the_last_artifact_is_taken_nothing_ends() {
    let mut game = Table::of(2).task(BLUE, Task::TakeArtifact { optional: false });
    game.acts(&["artifact white", "end"]);
    assert_eq!((game.view().last_turns, game.player(BLUE).end_tile), (None, false));
}

#[test]
fn a11_the_last_turns_follow_the_active_player_even_if_another_triggered_the_end() {
    let mut game = one_left(Table::of(3)).aside(BLUE, GREEN, Task::TakeArtifact { optional: false });
    assert!(game.player(GREEN).end_tile);
    assert_eq!((game.decider(), game.view().turn), (BLUE, BLUE), "the active player finishes");
    game.act("end");
    for seat in [PURPLE, GREEN] {
        assert_eq!(game.decider(), seat);
        game.acts(&["hibernate", "pass"]);
    }
    assert!(game.view().standings.is_some());
}

#[test]
fn a11_later_artifacts_are_minor_ones() {
    let take = [Task::TakeArtifact { optional: true }, Task::TakeArtifact { optional: false }];
    let mut game = one_left(Table::of(2)).tasks(BLUE, &take);
    assert!(game.player(BLUE).end_tile);
    game.offers_only(&["do", "pass"]);
    game.act("do");
    assert_eq!((game.player(BLUE).artifacts, game.player(BLUE).minor_artifacts), ([1, 0, 0], 1));
    assert_eq!(game.scored(BLUE, "score-ending"), 4 + 2);
}

#[test]
fn a_minor_artifact_is_worth_2_points_and_the_end_game_tile_4() {
    let game = Table::of(2).scene(|scene| scene.player(PURPLE, |player| player.minor_artifacts = 3)).turn(BLUE);
    assert_eq!(game.scored(PURPLE, "score-ending"), 6);
    let game = taken(Table::of(2));
    assert_eq!((game.scored(BLUE, "score-ending"), game.scored(PURPLE, "score-ending")), (4, 0));
}

#[test]
fn the_supply_of_minor_artifacts_is_unlimited() {
    // The box holds eight.
    let table = none_left(Table::of(2)).scene(|scene| scene.player(BLUE, |player| player.minor_artifacts = 8));
    let game = table.task(BLUE, Task::TakeArtifact { optional: false });
    assert_eq!(game.player(BLUE).minor_artifacts, 9);
}

#[test]
fn a11_in_the_long_game_of_four_two_minor_artifacts_follow_the_major_ones() {
    let setup = Setup { players: 4, long: true, start: Some(BLUE), ..Setup::default() };
    let mut game = taken(Table::with(&setup));
    assert_eq!((game.player(BLUE).end_tile, game.view().extra_artifacts), (false, 2), "the end is not triggered yet");
    game.acts(&["switch food", "end"]);
    assert_eq!(game.view().last_turns, None);
    let game = none_left(Table::with(&setup)).tasks(BLUE, &[Task::TakeArtifact { optional: false }; 2]);
    assert_eq!((game.player(BLUE).minor_artifacts, game.view().extra_artifacts), (2, 0));
    assert!(game.player(BLUE).end_tile && game.events.contains(&Event::EndTriggered { seat: BLUE }));
}

#[test]
fn a11_a_game_that_never_ends_is_stopped_after_60_turns_of_each_player() {
    let mut game = Table::of(2).turn(BLUE);
    for turn in 0..120 {
        assert!(game.view().standings.is_none(), "{turn}");
        game.act("hibernate");
        if game.asked() == Task::RemoveArtifact {
            game.act("artifact purple");
        }
        game.act("pass");
    }
    assert!(game.events.contains(&Event::GameOver { stopped: true }) && game.view().standings.is_some());
}

#[test]
fn a11_a_game_that_ends_on_its_last_allowed_turn_was_not_stopped() {
    let leaving = crate::table::card(None, Half::Bottom, "artifact, leave");
    let table = Table::of(2)
        .active(BLUE, &[leaving])
        .scene(|scene| scene.artifacts_left(ArtifactColor::Orange, 1).artifacts_left(ArtifactColor::White, 0));
    let mut game = table.turn(BLUE);
    // The hibernations of both players remove the purple artifacts; blue takes the orange one in turn 60.
    for turn in 0..120 {
        if turn == 118 {
            game.acts(&[&format!("play {leaving} 3 bottom"), "artifact orange", "pass"]);
            continue;
        }
        game.act("hibernate");
        if game.asked() == Task::RemoveArtifact {
            game.act("artifact purple");
        }
        game.act("pass");
    }
    assert!(game.player(BLUE).end_tile && game.events.contains(&Event::GameOver { stopped: false }));
}

#[test]
fn after_the_end_nothing_can_be_done() {
    let mut game = taken(Table::of(2));
    finish(&mut game);
    for seat in [BLUE, PURPLE] {
        assert_eq!(game.game.check(seat, &Action::Hibernate), Err(Refusal::GameOver));
        assert_eq!(game.game.check(seat, &Action::Trade(revive::resource::Resource::Food)), Err(Refusal::GameOver));
    }
}

#[test]
fn purple_points_bring_no_bonuses_of_the_point_track() {
    let at = u16::from(pack().tracks().point_bonuses[0].0);
    let mut game = taken(Table::of(2).scene(|scene| scene.player(BLUE, |player| player.points[1] = at - 1)));
    finish(&mut game);
    let standings = game.view().standings.unwrap();
    let blue = standings.iter().find(|standing| standing.seat == BLUE).unwrap();
    assert!(blue.score > i32::from(at), "{}", blue.score);
    assert_eq!(game.view().player(BLUE).unwrap().closed_crates, 0);
}

#[test]
fn unlocked_technologies_score_their_points() {
    let technologies = pack().tribe(Tribe::Nadair, Side::Sun).technologies;
    let figures = [(0, space("large-1")), (1, space("large-2")), (4, space("large-3"))];
    let game = Table::of(2).scene(|scene| scene.populated(BLUE, &figures)).turn(BLUE);
    let expected: u8 = [0, 1, 4].into_iter().map(|number: usize| technologies[number].points).sum();
    assert!(expected > 0);
    assert_eq!(
        (game.scored(BLUE, "score-technologies"), game.scored(PURPLE, "score-technologies")),
        (expected.into(), 0)
    );
}

#[test]
fn an_unlocked_card_bonus_scores_2_points_for_each_recruited_card_of_its_color() {
    let needs = pack().player_board().rewards[reward(Reward::Cards(Color::Green)) - 1].needs;
    let of = |color: Color| CardId::citizens().filter(move |card| pack().card(*card).color == color);
    let (green, gray): (Vec<_>, Vec<_>) = (of(Color::Green).take(3).collect(), of(Color::Gray).take(1).collect());
    let table = || {
        // Starting cards do not count; active, played and resting ones do.
        let start = CardId::of(revive::content::StartingSet::A).find(|card| pack().card(*card).color == Color::Green);
        let table = Table::of(2).active(BLUE, &[green[0], gray[0], start.unwrap()]);
        table.scene(|scene| scene.resting(BLUE, green[1]).played(BLUE, green[2], 0, Half::Top))
    };
    assert_eq!(table().turn(BLUE).scored(BLUE, "score-card-bonus"), 0, "it is not unlocked");
    let at = needs[Color::Green.index()];
    let game = table().scene(|scene| scene.track(BLUE, Color::Green, at)).turn(BLUE);
    assert_eq!(game.scored(BLUE, "score-card-bonus"), 6);
}

#[test]
fn every_five_remaining_resources_score_a_point_including_crystals() {
    for (holdings, points) in [
        ("4 food", 0),
        ("5 food", 1),
        ("3 food, 2 crystal", 1),
        ("6 food, 3 gear", 1),
        ("6 food, 3 gear, 1 crystal", 2),
    ] {
        assert_eq!(Table::of(2).has(BLUE, holdings).turn(BLUE).scored(BLUE, "score-resources"), points, "{holdings}");
    }
}

#[test]
fn the_score_is_the_sum_of_all_sources() {
    let mut game = taken(Table::of(2).has(BLUE, "6 food"));
    finish(&mut game);
    let sheet = game.game.score_sheet(engine::Viewer::Everything);
    let sum: i32 = sheet.rows.iter().map(|row| row.points[0].unwrap()).sum();
    assert!(sheet.rows.iter().all(|row| row.counted));
    let standings = game.view().standings.unwrap();
    assert_eq!(standings.iter().find(|standing| standing.seat == BLUE).unwrap().score, sum);
}

/// Finishes a game and returns blue's lead in points, and the places of blue and purple.
fn result(lead: u16, change: impl Fn(Table) -> Table) -> (i32, [usize; 2]) {
    let table = change(Table::of(2)).scene(|scene| scene.player(PURPLE, |player| player.points[0] = lead));
    let mut game = taken(table);
    finish(&mut game);
    let standings = game.view().standings.unwrap();
    let of = |seat: Seat| standings.iter().find(|standing| standing.seat == seat).unwrap().clone();
    (of(BLUE).score - of(PURPLE).score, [of(BLUE).place, of(PURPLE).place])
}

/// Returns the places of blue and purple if they have the same points.
fn tied(change: impl Fn(Table) -> Table) -> [usize; 2] {
    let (ahead, _) = result(0, &change);
    let (difference, places) = result(ahead as u16, &change);
    assert_eq!(difference, 0);
    places
}

#[test]
fn the_most_points_win() {
    assert_eq!(result(0, |table| table).1, [1, 2]);
    assert_eq!(result(60, |table| table).1, [2, 1]);
}

#[test]
fn a11_a_tie_is_broken_by_the_resources_left_after_scoring() {
    assert_eq!(tied(|table| table.has(BLUE, "1 food").has(PURPLE, "2 food")), [2, 1]);
    assert_eq!(tied(|table| table.has(BLUE, "1 food").has(PURPLE, "5 food")), [1, 2], "five resources score a point");
}

#[test]
fn a11_a_further_tie_is_broken_by_the_sum_of_the_three_machine_markers() {
    assert_eq!(tied(|table| table.scene(|scene| scene.track(PURPLE, Color::Gray, 2))), [2, 1]);
    assert_eq!(tied(|table| table.scene(|scene| scene.track(BLUE, Color::Gray, 2))), [1, 2]);
}

#[test]
fn a11_a_remaining_tie_is_a_shared_victory() {
    assert_eq!(tied(|table| table), [1, 1]);
}
