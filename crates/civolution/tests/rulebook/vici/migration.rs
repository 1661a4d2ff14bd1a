//! V.I.C.I's migration (p. 42).

use civolution::continent::Terrain;
use civolution::vici::{Act, Skip, TerritoryRoll};
use civolution::{Berth, Event, SiteKind, Who};

use super::{RED, VICI, alone, eligible, named, plays, skipped};
use crate::table::{Play, Table, site, spot, who};

/// The card that makes V.I.C.I migrate on a roll of 3 or 4.
const MIGRATION: u8 = 7;

/// A solo game in which the player has no tribes on the continent.
fn crowd(tribes: &str) -> Table {
    alone().tribes(RED, "").tribes(VICI, tribes)
}

fn tribes_in(play: &Play, place: &str) -> u8 {
    play.view().land.tribes_in(named(place), VICI).all()
}

/// Returns the tribe that migrated.
fn migrant(play: &Play) -> Option<Who> {
    let left = |event: &Event| match *event {
        Event::ViciSettled { from, .. } => from,
        _ => None,
    };
    play.events.iter().find_map(left)
}

#[test]
fn p42_step_1_without_two_tribes_anywhere_procreation_comes_first() {
    // Forest and grassland have room: the roll takes the forest. From there the roll takes the hills.
    let play = plays(alone(), MIGRATION, &[3, 1, 5]);
    assert!(play.events.contains(&Event::ViciStays));
    assert_eq!(play.view().land.tribes(VICI).all(), 3);
    assert_eq!((tribes_in(&play, "forest-b"), tribes_in(&play, "hills-b")), (1, 1));
}

#[test]
fn p42_the_log_shows_every_step() {
    let play = plays(alone(), MIGRATION, &[3, 1, 5]);
    let set = |names: &[&str]| names.iter().map(|name| named(name)).collect();
    let (forest, hills) = (named("forest-b"), named("hills-b"));
    let settled = |from, territory, points| Event::ViciSettled {
        from,
        territory,
        priority: 1,
        fire: true,
        displaced: None,
        points,
    };
    let determined = |act, territories, roll: Option<(u8, Terrain)>, territory| {
        let roll = roll.map(|(value, terrain)| TerritoryRoll { value, shown: terrain, taken: terrain, beacons: None });
        Event::ViciDetermined { act, priority: true, territories, roll, territory }
    };
    let around = set(&["hills-b", "mountains-b", "desert-d", "mountains-f"]);
    let rolled = |value, terrain| Some((value, terrain));
    let expected = [
        Event::ViciCard { card: MIGRATION, red: false, icons: (1, 1), carried_out: true, roll: Some(3) },
        Event::ViciStays,
        determined(Act::Procreation, set(&["forest-b", "grassland-c"]), rolled(1, Terrain::Forest), forest),
        settled(None, forest, 1),
        determined(Act::Migration, set(&["forest-b"]), None, forest),
        determined(Act::Arrival, around, rolled(5, Terrain::Hills), hills),
        settled(Some(who("forest-b fire strong")), hills, 2),
    ];
    assert_eq!(play.events[..expected.len()], expected);
    assert!(matches!(play.events[expected.len()], Event::Developed { seat: VICI, .. }));
}

#[test]
fn p42_step_1_two_weak_tribes_are_not_enough() {
    let play = plays(alone().tribes(VICI, "forest-b camp weak, forest-b wild weak"), MIGRATION, &[3, 5]);
    assert!(play.events.contains(&Event::ViciStays));
    assert_eq!((tribes_in(&play, "forest-b"), tribes_in(&play, "hills-b")), (2, 1), "the new one goes");
}

#[test]
fn p42_step_1_with_a_strong_one_of_two_it_migrates() {
    let play = plays(crowd("forest-b camp weak, forest-b camp strong"), MIGRATION, &[3, 5]);
    assert!(!play.events.contains(&Event::ViciStays));
    assert_eq!(play.view().land.tribes(VICI).all(), 2);
    assert_eq!(play.group(VICI, "hills-b", Berth::Fire), (1, 0));
}

#[test]
fn p42_step_1_the_procreation_can_box_it_in_and_cost_another_migration() {
    // The hills become full: one tribe leaves for the forest immediately. Then no territory has two tribes.
    let table = alone().tribes(RED, "").tribes(VICI, "hills-b camp weak");
    let play = plays(table, MIGRATION, &[3, 1]);
    assert!(play.events.contains(&Event::ViciStays) && play.events.contains(&Event::ViciBoxedIn));
    assert_eq!((tribes_in(&play, "hills-b"), tribes_in(&play, "forest-b")), (1, 1));
    assert_eq!(skipped(&play), [(Act::Migration, Skip::NoTerritory)]);
}

#[test]
fn p42_step_1_without_tribes_in_supply_nothing_migrates() {
    let all = ["forest-b wild weak"; 15].join(", ");
    let play = plays(alone().tribes(VICI, &all), MIGRATION, &[3]);
    assert_eq!(skipped(&play), [(Act::Procreation, Skip::NoTribe), (Act::Migration, Skip::NoTerritory)]);
}

#[test]
fn p42_step_2_the_initial_territory_has_two_tribes_and_a_strong_one() {
    let tribes = "forest-b camp strong, forest-b wild weak, swamp-e camp strong, swamp-e camp weak, \
                  hills-b camp strong, desert-c camp weak, desert-c wild weak";
    // The wheel shows swamp. The neighbours of that swamp are mountains and grassland.
    let play = plays(alone().tribes(VICI, tribes), MIGRATION, &[3, 2, 4]);
    assert_eq!(eligible(&play, Act::Migration), (true, "forest-b swamp-e".to_owned()));
    assert_eq!((tribes_in(&play, "swamp-e"), tribes_in(&play, "grassland-c")), (1, 1));
}

#[test]
fn p42_step_3_the_arrival_territory_is_adjacent_land() {
    let play = plays(crowd("grassland-c camp strong, grassland-c camp weak"), MIGRATION, &[3, 2, 5]);
    let around = "desert-c swamp-c mountains-e swamp-e".to_owned();
    assert_eq!(eligible(&play, Act::Arrival), (true, around), "not the water");
    assert_eq!(tribes_in(&play, "swamp-c"), 1);
}

#[test]
fn p42_step_3_only_neighbours_with_its_fewest_tribes_are_eligible() {
    let empty =
        "forest-b camp strong, forest-b wild weak, hills-b camp weak, mountains-b camp weak, desert-d wild weak";
    let play = plays(alone().tribes(RED, "mountains-f fire strong").tribes(VICI, empty), MIGRATION, &[3]);
    assert_eq!(eligible(&play, Act::Arrival), (true, "mountains-f".to_owned()), "no matter who else is there");
    assert_eq!(play.group(VICI, "mountains-f", Berth::Camp), (1, 0));

    let taken = "forest-b camp strong, forest-b wild weak, hills-b camp weak, hills-b wild weak, mountains-b camp weak, \
                 desert-d wild weak, desert-d wild weak, mountains-f camp weak, mountains-f wild weak";
    let play = plays(alone().tribes(VICI, taken), MIGRATION, &[3]);
    assert_eq!(eligible(&play, Act::Arrival), (true, "mountains-b".to_owned()));
    assert_eq!(tribes_in(&play, "mountains-b"), 2);
}

#[test]
fn p42_step_4_a_tribe_in_the_wilderness_goes_first() {
    let tribes = "forest-b fire strong, forest-b camp strong, forest-b wild strong, forest-b wild weak";
    let play = plays(alone().tribes(VICI, tribes), MIGRATION, &[3, 5]);
    assert_eq!(migrant(&play), Some(who("forest-b wild strong")));
    assert_eq!(play.group(VICI, "forest-b", Berth::Wild), (0, 1));
    assert_eq!(play.group(VICI, "forest-b", Berth::Fire), (1, 0));
}

#[test]
fn p42_step_4_then_the_one_on_the_fire_encampment() {
    let tribes = "forest-b fire strong, forest-b camp strong, forest-b wild weak";
    let play = plays(alone().tribes(VICI, tribes), MIGRATION, &[3, 5]);
    assert_eq!(migrant(&play), Some(who("forest-b fire strong")));
    assert_eq!(play.group(VICI, "forest-b", Berth::Fire), (0, 0));
    assert_eq!(play.group(VICI, "forest-b", Berth::Camp), (1, 0));
}

#[test]
fn p42_step_4_then_any_other_strong_one() {
    let play = plays(alone().tribes(VICI, "forest-b fire weak, forest-b camp strong"), MIGRATION, &[3, 5]);
    assert_eq!(migrant(&play), Some(who("forest-b camp strong")));
    assert_eq!(play.group(VICI, "forest-b", Berth::Fire), (0, 1));
}

#[test]
fn p42_step_5_it_displaces_by_the_priority_table_and_stays_strong() {
    let table = alone()
        .tribes(RED, "hills-b fire strong, hills-b camp weak")
        .tribes(VICI, "forest-b camp strong, forest-b camp weak");
    let play = plays(table, MIGRATION, &[3, 5]);
    let by_table = |event: &Event| matches!(event, Event::ViciSettled { priority: 3, displaced: Some(RED), .. });
    assert!(play.events.iter().any(by_table));
    assert_eq!(play.group(VICI, "hills-b", Berth::Fire), (1, 0));
    assert_eq!(play.group(RED, "hills-b", Berth::Wild), (1, 0));
}

#[test]
fn p42_step_5_a_fire_encampment_gives_its_points() {
    let play = plays(crowd("forest-b camp strong, forest-b camp weak"), MIGRATION, &[3, 5]);
    assert_eq!(play.points(VICI), 2);
}

#[test]
fn p42_step_5_an_undeveloped_territory_is_turned_up_without_a_marker() {
    let play = plays(crowd("forest-b camp strong, forest-b camp weak"), MIGRATION, &[3, 5]);
    let land = play.view().land;
    assert!(land.material(named("hills-b")).is_some());
    assert_eq!((land.raw(named("hills-b"), VICI), land.raw(named("hills-b"), RED)), (0, 0));
    assert_eq!(play.civ(VICI).console.supply, 44);
}

#[test]
fn p43_caves_do_not_lead_it_anywhere() {
    // One cave next to the forest, another one far away.
    let table = crowd("forest-b camp strong, forest-b camp weak")
        .scene(|scene| scene.site(spot(10), site(SiteKind::Cave, 0)).site(spot(24), site(SiteKind::Cave, 1)));
    let play = plays(table, MIGRATION, &[3, 5]);
    let around = "hills-b mountains-b desert-d mountains-f".to_owned();
    assert_eq!(eligible(&play, Act::Arrival), (true, around));
}
