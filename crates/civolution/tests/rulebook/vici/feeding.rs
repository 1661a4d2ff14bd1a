//! V.I.C.I's tribes in the feeding phase (p. 43, 44).

use civolution::vici::{Act, Skip};
use civolution::{Berth, Chore, Event, Phase, Task};

use super::{RED, VICI, alone, does, eligible, named, provisions, provisions_in, skipped};
use crate::table::{Play, Table};

/// Runs V.I.C.I's part of the phase. Its new provision marker goes to the desert, where it has the fewest.
fn fed(tribes: &str, markers: &str) -> Play {
    let table = alone().tribes(RED, "").tribes(VICI, &format!("desert-c camp weak, {tribes}"));
    does(provisions(table, markers), Task::Chore(Chore::ViciFeed), &[])
}

/// Counts strong and weak tribes on the fire encampment, on other encampments and in the wilderness of the forest.
fn forest(play: &Play) -> [(u8, u8); 3] {
    [Berth::Fire, Berth::Camp, Berth::Wild].map(|berth| play.group(VICI, "forest-b", berth))
}

const EVERYWHERE: &str = "forest-b fire strong, forest-b camp strong, forest-b wild strong, forest-b wild weak";

#[test]
fn p43_a_provision_action_comes_first() {
    let table = provisions(alone().tribes(VICI, "forest-b camp weak, desert-c camp weak"), "desert-c 1");
    let play = does(table, Task::Chore(Chore::ViciFeed), &[]);
    assert_eq!(eligible(&play, Act::Provision), (true, "forest-b".to_owned()));
    assert_eq!(provisions_in(&play, "forest-b"), 1);
    assert_eq!(play.group(VICI, "forest-b", Berth::Camp), (0, 1), "the new marker already feeds");
}

#[test]
fn p43_one_marker_feeds_a_strong_tribe_on_the_fire_encampment_first() {
    let play = fed(EVERYWHERE, "forest-b 1");
    assert_eq!(forest(&play), [(1, 0), (0, 1), (0, 1)], "the others are weakened, the weak one is gone");
    let counted = Event::ViciFed { territory: named("forest-b"), provisions: 1, fed: 1, hungry: 3 };
    assert!(play.events.contains(&counted));
}

#[test]
fn p43_one_marker_feeds_another_strong_tribe_next() {
    let play = fed("forest-b fire weak, forest-b camp strong, forest-b camp weak", "forest-b 1");
    assert_eq!(forest(&play), [(0, 0), (1, 0), (0, 0)]);
}

#[test]
fn p43_one_marker_feeds_a_weak_tribe_on_the_fire_encampment_next() {
    let play = fed("forest-b fire weak, forest-b camp weak", "forest-b 1");
    assert_eq!(forest(&play), [(0, 1), (0, 0), (0, 0)]);
}

#[test]
fn p43_one_marker_feeds_another_weak_tribe_last() {
    let play = fed("forest-b camp weak, forest-b camp weak", "forest-b 1");
    assert_eq!(play.group(VICI, "forest-b", Berth::Camp), (0, 1), "only one of two");
}

#[test]
fn p43_one_marker_feeds_only_one_of_two_strong_tribes() {
    let play = fed("forest-b camp strong, forest-b camp strong", "forest-b 1");
    assert_eq!(play.group(VICI, "forest-b", Berth::Camp), (1, 1));
}

#[test]
fn p43_one_marker_feeds_no_tribe_in_the_wilderness() {
    let play = fed("forest-b wild strong, forest-b wild weak", "forest-b 1");
    assert_eq!(forest(&play), [(0, 0), (0, 0), (0, 1)]);
}

#[test]
fn p43_two_markers_feed_all_encampments_and_a_strong_tribe_in_the_wilderness() {
    let tribes = "forest-b fire weak, forest-b camp strong, forest-b wild strong, forest-b wild strong, \
                  forest-b wild weak";
    let play = fed(tribes, "forest-b 2");
    assert_eq!(forest(&play), [(0, 1), (1, 0), (1, 1)], "one strong one stays, one is weakened, the weak one is gone");
}

#[test]
fn p43_two_markers_feed_a_weak_tribe_in_the_wilderness_if_there_is_no_strong_one() {
    let play = fed("forest-b camp weak, forest-b wild weak, forest-b wild weak", "forest-b 2");
    assert_eq!(forest(&play), [(0, 0), (0, 1), (0, 1)]);
}

#[test]
fn p43_more_than_two_markers_feed_no_more() {
    let play = fed("forest-b camp weak, forest-b wild weak, forest-b wild weak", "forest-b 4");
    assert_eq!(forest(&play), [(0, 0), (0, 1), (0, 1)]);
}

#[test]
fn p43_without_a_marker_no_tribe_is_fed() {
    // The new marker goes to the desert, which has more tribes.
    let tribes = "forest-b fire strong, forest-b camp weak, desert-c wild weak, desert-c wild weak";
    let play = fed(tribes, "");
    assert_eq!(forest(&play), [(0, 1), (0, 0), (0, 0)]);
    let counted = Event::ViciFed { territory: named("forest-b"), provisions: 0, fed: 0, hungry: 2 };
    assert!(play.events.contains(&counted));
}

#[test]
fn p43_tribes_that_are_lost_go_back_to_its_supply() {
    let play = fed("forest-b wild weak, forest-b wild weak", "forest-b 1");
    assert_eq!(play.civ(VICI).console.tribes, 14);
}

#[test]
fn p43_all_provision_markers_remain() {
    let play = fed(EVERYWHERE, "forest-b 2, hills-b 1");
    let left = ["forest-b", "hills-b", "desert-c"].map(|place| provisions_in(&play, place));
    assert_eq!(left, [2, 1, 1], "even where it has no tribe");
}

#[test]
fn p43_its_strong_tribes_give_points_as_usual() {
    let table = alone().tribes(VICI, "forest-b camp strong, grassland-c camp strong, grassland-c fire strong");
    let mut play = provisions(table, "forest-b 2, grassland-c 2").has(RED, "9 food").dice(&[1]).phase(Phase::Feeding);
    play.act("feed all");
    assert_eq!((play.points(VICI), play.points(RED)), (3, 2));
}

#[test]
fn p43_it_is_fed_in_seating_order() {
    let first = |start| {
        let table = alone().has(RED, "9 food").dice(&[1]).scene(|scene| scene.start(start));
        let play = table.phase(Phase::Feeding);
        assert_eq!(play.decider(), RED);
        play.events.iter().any(|event| matches!(event, Event::ViciFed { .. }))
    };
    assert!(first(VICI) && !first(RED));
}

// The last tribe.

fn starving(red: &str) -> Table {
    provisions(alone().tribes(RED, red).tribes(VICI, "swamp-e wild weak"), "")
}

#[test]
fn p44_without_a_tribe_it_procreates_where_the_player_is() {
    let play = does(starving("hills-b camp strong"), Task::Chore(Chore::ViciFeed), &[]);
    assert_eq!(eligible(&play, Act::Comeback), (true, "hills-b".to_owned()));
    assert_eq!(play.group(VICI, "hills-b", Berth::Fire), (1, 0));
    assert_eq!(play.view().land.tribes(VICI).all(), 1);
    assert_eq!(play.points(VICI), 2, "a fire encampment gives its points");
}

#[test]
fn p44_between_several_territories_of_the_player_the_roll_decides() {
    let play = does(starving("hills-b camp strong, desert-c camp strong"), Task::Chore(Chore::ViciFeed), &[6]);
    assert_eq!(play.group(VICI, "desert-c", Berth::Fire), (1, 0));
}

#[test]
fn p44_it_comes_back_only_on_land() {
    let afloat = |tribes: &str| {
        let table = alone().scene(|scene| scene.boat(RED, named("water-a"), true)).tribes(RED, tribes);
        does(provisions(table.tribes(VICI, "swamp-e wild weak"), ""), Task::Chore(Chore::ViciFeed), &[])
    };
    let play = afloat("water-a boat strong, hills-b camp strong");
    assert_eq!(eligible(&play, Act::Comeback), (true, "hills-b".to_owned()));
    let play = afloat("water-a boat strong");
    assert_eq!(skipped(&play), [(Act::Comeback, Skip::NoTerritory)]);
    assert_eq!(play.view().land.tribes(VICI).all(), 0);
}

#[test]
fn p44_with_a_tribe_left_it_does_not_come_back() {
    let play = does(provisions(alone().tribes(VICI, "swamp-e camp weak"), ""), Task::Chore(Chore::ViciFeed), &[]);
    assert_eq!(play.view().land.tribes(VICI).all(), 1);
    assert_eq!(play.civ(VICI).console.tribes, 14);
    assert_eq!(skipped(&play), []);
}
