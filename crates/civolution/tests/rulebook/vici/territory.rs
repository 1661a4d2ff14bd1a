//! Determining a territory (p. 41).

use civolution::continent::Terrain;
use civolution::vici::{Act, BeaconRoll, Skip, TerritoryRoll};
use civolution::{Berth, Event, SiteKind};

use super::{RED, VICI, alone, eligible, named, plays, skipped};
use crate::table::{Play, Table, site, spot};

/// The card that makes V.I.C.I procreate on a roll of 1 or 2.
const PROCREATION: u8 = 10;

fn tribes_in(play: &Play, place: &str) -> u8 {
    play.view().land.tribes_in(named(place), VICI).all()
}

fn determined(play: &Play) -> Option<&'static str> {
    let decided = |event: &Event| match event {
        Event::ViciDetermined { territory, roll: Some(_), .. } => Some(territory.name()),
        _ => None,
    };
    play.events.iter().find_map(decided)
}

/// One strong tribe on a plain encampment in each of these territories.
fn in_each(places: &str) -> Table {
    let tribes: Vec<String> = places.split(' ').map(|place| format!("{place} camp strong")).collect();
    alone().tribes(RED, "").tribes(VICI, &tribes.join(", "))
}

#[test]
fn p41_example_a_territory_roll_ends_in_mountains_d() {
    // Mountains A have two beacons, Mountains D one. The 2 shows a Swamp, the 5 three beacons.
    let play = plays(in_each("mountains-e forest-b hills-b mountains-b"), PROCREATION, &[1, 2, 5]);
    let territories = (true, "hills-b forest-b mountains-b mountains-e".to_owned());
    assert_eq!(eligible(&play, Act::Procreation), territories);
    let beacons = Some(BeaconRoll { value: 5, shown: 3, taken: 1 });
    let rolled = TerritoryRoll { value: 2, shown: Terrain::Swamp, taken: Terrain::Mountains, beacons };
    assert!(
        play.events.iter().any(|event| matches!(event, Event::ViciDetermined { roll, .. } if *roll == Some(rolled)))
    );
    assert_eq!(determined(&play), Some("mountains-b"));
    assert_eq!((tribes_in(&play, "mountains-b"), tribes_in(&play, "mountains-e")), (2, 1));
}

#[test]
fn p41_a_single_territory_needs_no_roll() {
    let play = plays(in_each("swamp-e"), PROCREATION, &[1]);
    assert_eq!(eligible(&play, Act::Procreation), (true, "swamp-e".to_owned()));
    assert_eq!((tribes_in(&play, "swamp-e"), determined(&play)), (2, None));
}

#[test]
fn p41_the_wheel_shows_a_type_for_every_value() {
    let wheel = ["forest-b", "swamp-c", "mountains-b", "grassland-c", "hills-b", "desert-c"];
    for (place, value) in wheel.into_iter().zip(1..) {
        let play = plays(in_each(&wheel.join(" ")), PROCREATION, &[1, value]);
        assert_eq!(determined(&play), Some(place), "a roll of {value}");
    }
}

#[test]
fn p41_the_arrows_of_the_wheel_lead_on_to_an_eligible_type() {
    for (value, place) in [(1, "swamp-c"), (2, "swamp-c"), (3, "hills-b"), (5, "hills-b"), (6, "swamp-c")] {
        let play = plays(in_each("swamp-c hills-b"), PROCREATION, &[1, value]);
        assert_eq!(determined(&play), Some(place), "a roll of {value}");
    }
}

#[test]
fn p41_beacons_decide_between_territories_of_a_type() {
    let forests = ["forest-b", "forest-d", "forest-g"];
    for value in 1..=6 {
        let play = plays(in_each(&forests.join(" ")), PROCREATION, &[1, 4, value]);
        assert_eq!(determined(&play), Some(forests[usize::from(value - 1) / 2]), "a roll of {value}");
    }
}

#[test]
fn p41_the_arrows_of_the_beacon_overview_lead_on() {
    // Two and three beacons.
    for (value, place) in [(1, "forest-d"), (3, "forest-d"), (5, "forest-g")] {
        let play = plays(in_each("forest-d forest-g"), PROCREATION, &[1, 1, value]);
        assert_eq!(determined(&play), Some(place), "a roll of {value}");
    }
    // One and two.
    let play = plays(in_each("forest-b forest-d"), PROCREATION, &[1, 1, 6]);
    assert_eq!(determined(&play), Some("forest-b"));
    // One and three.
    let play = plays(in_each("forest-b forest-g"), PROCREATION, &[1, 1, 4]);
    assert_eq!(determined(&play), Some("forest-g"));
}

#[test]
fn p41_only_territories_that_fit_the_priority_count_if_there_are_any() {
    let table = in_each("hills-b swamp-e").tribes(RED, "hills-b fire strong");
    let play = plays(table, PROCREATION, &[1]);
    assert_eq!(eligible(&play, Act::Procreation), (true, "swamp-e".to_owned()), "the hills are full");
    assert_eq!(tribes_in(&play, "swamp-e"), 2);
}

#[test]
fn p41_otherwise_the_minimum_requirement_counts() {
    let table = in_each("hills-b desert-c").tribes(RED, "hills-b fire strong, desert-c fire weak");
    let play = plays(table, PROCREATION, &[1, 6]);
    assert_eq!(eligible(&play, Act::Procreation), (false, "hills-b desert-c".to_owned()));
    assert_eq!(play.group(VICI, "desert-c", Berth::Fire), (1, 0));
}

#[test]
fn p41_without_an_eligible_territory_the_action_is_forfeited() {
    // Both sites next to the hills lie face up.
    let table = in_each("hills-b")
        .scene(|scene| scene.site(spot(3), site(SiteKind::Cave, 0)).site(spot(4), site(SiteKind::Cave, 1)));
    let play = plays(table, 2, &[5]);
    assert_eq!(skipped(&play), [(Act::Sites, Skip::NoTerritory)]);
    assert_eq!(play.points(VICI), 0);
}
