//! “Advancing on the tracks”, “Reward spaces”.

use engine::Seat;
use revive::content::{ArtifactColor, MachineId, Reward, RewardSpace, StandardMachine};
use revive::resource::Color;
use revive::{Event, Refusal, Task};

use crate::table::{BLUE, Play, Table, pack};

/// Returns the number of the first reward space with this reward, counted from 0.
fn reward(wanted: Reward) -> usize {
    pack().player_board().rewards.iter().position(|space| space.reward == wanted).unwrap()
}

/// Returns the number of the first reward space with this reward that needs two tracks, counted from 0.
fn double(wanted: Reward) -> usize {
    let needs_two = |needs: [u8; 3]| needs.iter().filter(|need| **need > 0).count() == 2;
    let rewards = &pack().player_board().rewards;
    rewards.iter().position(|space| space.reward == wanted && needs_two(space.needs)).unwrap()
}

fn is_unlocked(game: &Play, number: usize) -> bool {
    game.player(BLUE).unlocked.contains(number as u8)
}

/// Blue advances one space on a track.
fn stepping(table: Table, color: Color) -> Play {
    let mut game = table.task(BLUE, Task::Step { color: Some(color), left: 1 });
    game.act(&format!("track {color}"));
    game
}

fn at(color: Color, space: u8) -> Table {
    Table::of(2).scene(|scene| scene.track(BLUE, color, space))
}

#[test]
fn a_reward_space_is_unlocked_once_its_value_is_reached_and_its_marker_moves_to_the_progress_track() {
    let number = reward(Reward::Standard(StandardMachine::Range));
    let need = pack().player_board().rewards[number].needs[Color::Yellow.index()];
    let game = stepping(at(Color::Yellow, need - 2), Color::Yellow);
    assert!(!is_unlocked(&game, number));
    let game = stepping(at(Color::Yellow, need - 1), Color::Yellow);
    assert!(is_unlocked(&game, number));
    assert_eq!((game.player(BLUE).progress, game.asked()), (1, Task::Turn { left: 1, acted: true }));
}

#[test]
fn a_standard_machine_can_be_used_once_it_is_unlocked() {
    let number = reward(Reward::Standard(StandardMachine::Range));
    let line = format!("machine {}", number + 1);
    let game = at(Color::Yellow, 2).task(BLUE, Task::Step { color: Some(Color::Yellow), left: 1 });
    assert!(matches!(game.refusal(&line), Refusal::NoMachine { .. }), "not before the step");
    let mut game = stepping(at(Color::Yellow, 2), Color::Yellow);
    game.act(&line);
    assert_eq!((game.player(BLUE).energy, game.view().now.range), (0, 1));
}

#[test]
fn some_reward_spaces_need_two_markers() {
    let number = double(Reward::Machine(Color::Yellow));
    let needs = pack().player_board().rewards[number].needs;
    let other = Color::ALL.into_iter().find(|color| *color != Color::Yellow && needs[color.index()] > 0).unwrap();
    let ready = |yellow: u8, second: u8| {
        let table = Table::of(2).scene(|scene| scene.track(BLUE, Color::Yellow, yellow));
        table.scene(|scene| scene.track(BLUE, other, second))
    };
    let (yellow, second) = (needs[Color::Yellow.index()], needs[other.index()]);
    let game = stepping(ready(yellow - 1, second - 1), other);
    assert!(!is_unlocked(&game, number), "one marker is not enough");
    let game = stepping(ready(yellow, second - 1), other);
    assert!(is_unlocked(&game, number));
    assert_eq!(game.asked(), Task::TakeMachine { reward: number as u8 });
    let game = stepping(ready(yellow - 1, second), Color::Yellow);
    assert!(is_unlocked(&game, number), "either marker may come last");
}

#[test]
fn at_the_end_of_a_track_a_step_brings_the_resource_of_the_track() {
    let end = pack().player_board().track_length;
    for (color, resource) in [(Color::Yellow, "food"), (Color::Green, "book"), (Color::Gray, "gear")] {
        let game = stepping(at(color, end), color);
        assert_eq!((game.track(BLUE, color), game.has(BLUE, resource)), (end, 1));
    }
}

#[test]
fn a_special_machine_of_the_color_is_taken_and_the_display_replenished() {
    let number = reward(Reward::Machine(Color::Gray));
    let need = pack().player_board().rewards[number].needs[Color::Gray.index()];
    let mut game = stepping(at(Color::Gray, need - 1), Color::Gray);
    let shown = game.view().machines[Color::Gray.index()].map(Option::unwrap);
    assert_eq!(game.offers(), shown.map(|machine| format!("token {machine}")));
    let other = game.view().machines[Color::Green.index()][0].unwrap();
    assert!(matches!(game.refusal(&format!("token {other}")), Refusal::NotOffered { .. }));
    assert!(matches!(game.refusal("pass"), Refusal::CannotPass { .. }));
    game.act(&format!("token {}", shown[1]));
    assert_eq!(game.player(BLUE).machines[number], Some(shown[1]));
    let now = game.view().machines[Color::Gray.index()];
    assert!(now.iter().all(|machine| machine.is_some_and(|machine| machine != shown[1])), "{now:?}");
    assert!(game.can(&format!("machine {}", number + 1)));
}

#[test]
fn an_artifact_is_taken_immediately_and_is_not_optional() {
    let number = double(Reward::Artifact);
    let needs = pack().player_board().rewards[number].needs;
    let last = Color::ALL.into_iter().find(|color| needs[color.index()] > 0).unwrap();
    let table = Color::ALL.into_iter().filter(|color| needs[color.index()] > 0).fold(Table::of(2), |table, color| {
        table.scene(|scene| scene.track(BLUE, color, needs[color.index()] - u8::from(color == last)))
    });
    // One more marker ensures that the artifact does not come from the progress track.
    let mut game = stepping(table.scene(|scene| scene.abilities_used(BLUE, 1)), last);
    let bonus = pack().player_board().progress_bonus[usize::from(game.player(BLUE).progress) - 1];
    assert_eq!((bonus, game.asked()), (None, Task::TakeArtifact { optional: false }));
    game.offers_only(&["artifact purple", "artifact orange", "artifact white"]);
    let before = game.view().artifacts;
    game.act("artifact orange");
    assert_eq!(game.player(BLUE).artifacts[ArtifactColor::Orange.index()], 1);
    assert_eq!(game.view().artifacts[ArtifactColor::Orange.index()], before[ArtifactColor::Orange.index()] - 1);
}

#[test]
fn a_card_bonus_waits_for_the_end_of_the_game() {
    let number = reward(Reward::Cards(Color::Green));
    let need = pack().player_board().rewards[number].needs[Color::Green.index()];
    let game = stepping(at(Color::Green, need - 1), Color::Green);
    assert!(is_unlocked(&game, number));
    assert_eq!((game.points(BLUE), game.asked()), (0, Task::Turn { left: 1, acted: true }));
}

/// Places blue's markers on the yellow and green tracks, with nothing unlocked yet.
fn unrewarded(yellow: u8, green: u8) -> Table {
    Table::of(2).scene(|scene| {
        scene.player(BLUE, |player| {
            player.tracks[Color::Yellow.index()] = yellow;
            player.tracks[Color::Green.index()] = green;
        })
    })
}

#[test]
fn a07_the_owner_orders_several_unlocks() {
    let mut game = stepping(unrewarded(4, 1), Color::Yellow);
    assert_eq!(game.asked(), Task::Unlock);
    game.offers_only(&["reward 1", "reward 4"]);
    assert!(matches!(game.refusal("reward 2"), Refusal::NotOffered { asked: Task::Unlock }));
    game.act("reward 4");
    assert_eq!(game.asked(), Task::TakeMachine { reward: 3 }, "the second waits for the first");
    assert!(!is_unlocked(&game, 0));
    game.settle();
    assert!(is_unlocked(&game, 0));
    assert_eq!(game.player(BLUE).progress, 2);
}

#[test]
fn a07_the_display_is_replenished_between_two_machines() {
    let mut game = stepping(unrewarded(6, 4), Color::Yellow);
    game.act("reward 4");
    let first = game.view().machines[Color::Yellow.index()][0].unwrap();
    game.act(&format!("token {first}"));
    let shown = game.view().machines[Color::Yellow.index()].map(Option::unwrap);
    game.act("reward 7");
    assert_eq!(game.asked(), Task::TakeMachine { reward: 6 });
    assert_eq!(game.offers(), shown.map(|machine| format!("token {machine}")));
}

#[test]
fn a07_the_steps_are_made_one_at_a_time() {
    let mut game = at(Color::Yellow, 4).task(BLUE, Task::Step { color: Some(Color::Yellow), left: 2 });
    game.act("track yellow");
    assert_eq!(game.track(BLUE, Color::Yellow), 5);
    assert!(matches!(game.asked(), Task::TakeMachine { .. }), "the machine comes before the next step");
    let first = game.offers()[0].clone();
    game.act(&first);
    assert_eq!(game.asked(), Task::Step { color: Some(Color::Yellow), left: 1 });
}

#[test]
fn a07_the_progress_bonus_comes_before_the_reward() {
    // The tenth marker brings an artifact.
    let before = |space| at(Color::Yellow, space).scene(|scene| scene.moved_markers(BLUE, 9));
    let mut game = stepping(before(3), Color::Yellow);
    assert_eq!((game.player(BLUE).progress, game.track(BLUE, Color::Yellow)), (9, 4));
    game = stepping(before(4), Color::Yellow);
    assert_eq!(game.asked(), Task::TakeArtifact { optional: false });
    game.act("artifact white");
    assert_eq!(game.asked(), Task::TakeMachine { reward: 3 });
    let progress = game.events.iter().position(|event| matches!(event, Event::TookArtifact { .. }));
    let unlocked = game.events.iter().position(|event| matches!(event, Event::Unlocked { .. }));
    assert!(unlocked < progress);
}

#[test]
fn a_marker_on_the_progress_track_may_bring_an_energy() {
    let game = stepping(at(Color::Yellow, 2).scene(|scene| scene.abilities_used(BLUE, 3)), Color::Yellow);
    assert_eq!((game.player(BLUE).progress, game.player(BLUE).energy), (4, 2));
}

#[test]
fn a12_without_machines_the_spot_stays_empty_but_the_marker_moves() {
    let table = at(Color::Yellow, 4).scene(|scene| scene.no_machines(Color::Yellow));
    let game = stepping(table, Color::Yellow);
    assert_eq!((game.player(BLUE).progress, game.asked()), (2, Task::Turn { left: 1, acted: true }));
    assert!(is_unlocked(&game, 3) && game.player(BLUE).machines[3].is_none());
    assert!(matches!(game.refusal("machine 4"), Refusal::NoMachine { .. }));
}

#[test]
fn a12_without_a_pile_the_display_of_machines_shrinks() {
    let gray = Color::Gray.index();
    let shown = Table::of(4).turn(BLUE).view().machines[gray].map(Option::unwrap);
    let is_free = |machine: &MachineId| pack().machine(*machine).color == Color::Gray && !shown.contains(machine);
    // Blue has one gray machine and waits for the second; all others have both.
    let owners = [0, 1, 1, 2, 2, 3, 3].map(|seat| Seat::ALL[seat]);
    let table = owners
        .into_iter()
        .zip(MachineId::all().filter(is_free))
        .fold(Table::of(4), |table, (seat, machine)| table.scene(|scene| scene.machine(seat, machine)));
    let is_gray = |space: &RewardSpace| space.reward == Reward::Machine(Color::Gray);
    let second = pack().player_board().rewards.iter().rposition(is_gray).unwrap();
    let table = table.scene(|scene| {
        scene.player(BLUE, |player| {
            player.unlocked.insert(second as u8);
            player.progress += 1;
        })
    });
    let mut game = table.task(BLUE, Task::TakeMachine { reward: second as u8 });
    assert_eq!(game.offers(), shown.map(|machine| format!("token {machine}")));
    game.act(&format!("token {}", shown[1]));
    assert_eq!(game.view().machines[gray], [Some(shown[0]), None, Some(shown[2])]);
    assert_eq!(game.player(BLUE).machines[second], Some(shown[1]));
}
