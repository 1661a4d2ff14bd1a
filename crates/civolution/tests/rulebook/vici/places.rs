//! Hunting tokens, sites and provisions (p. 42).

use civolution::vici::{Act, Skip};
use civolution::{Event, Project, Site, SiteKind, Task};

use super::{RED, VICI, alone, eligible, named, plays, provisions, provisions_in, skipped};
use crate::table::{Play, Table, site, spot};

/// The card that gives favor and a hunting token on a roll of 1 or 2.
const TOKEN: u8 = 4;
/// The card that reveals sites on a roll of 5 or 6.
const SITES: u8 = 2;
/// The card that gives prestige and a provision on a roll of 2 or 3.
const PROVISION: u8 = 8;

fn hunted(play: &Play) -> Vec<&'static str> {
    play.view().land.hunted.iter().map(civolution::continent::Territory::name).collect()
}

/// Puts hunting tokens on the continent.
fn tokens(table: Table, places: &[&str]) -> Table {
    table.scene(|scene| {
        let scene = scene.hunting_tokens(6 - places.len() as u8);
        scene.land(|land| places.iter().for_each(|place| _ = land.hunted.insert(named(place))))
    })
}

// Hunting tokens.

#[test]
fn p42_a_token_goes_to_the_best_shared_hunting_territory() {
    let play = plays(alone(), TOKEN, &[1]);
    assert_eq!(eligible(&play, Act::HuntingToken), (true, "forest-b".to_owned()));
    assert_eq!((hunted(&play), play.view().hunting_tokens), (vec!["forest-b"], 5));
}

#[test]
fn p42_hunting_territories_are_compared_by_the_hunting_table() {
    let order = ["forest-b", "grassland-c", "hills-b", "swamp-c", "mountains-b", "desert-c"];
    for pair in order.windows(2) {
        let both = pair.iter().map(|place| format!("{place} wild strong")).collect::<Vec<_>>().join(", ");
        let play = plays(alone().tribes(RED, &both).tribes(VICI, &both), TOKEN, &[1]);
        assert_eq!(hunted(&play), [pair[0]]);
    }
}

#[test]
fn p42_no_second_token_lies_in_a_territory() {
    let play = plays(tokens(alone(), &["forest-b"]), TOKEN, &[1]);
    assert_eq!(hunted(&play), ["forest-b", "grassland-c"]);
}

#[test]
fn p42_a_worse_shared_territory_comes_before_a_better_one_of_its_own() {
    let table = alone().tribes(RED, "desert-c fire strong").tribes(VICI, "desert-c camp strong, forest-d camp strong");
    assert_eq!(hunted(&plays(table, TOKEN, &[1])), ["desert-c"]);
}

#[test]
fn p42_otherwise_its_own_best_hunting_territory_counts() {
    let table = alone().tribes(RED, "forest-g camp strong").tribes(VICI, "desert-c camp strong, swamp-e camp strong");
    let play = plays(table, TOKEN, &[1]);
    assert_eq!(eligible(&play, Act::HuntingToken), (false, "swamp-e".to_owned()));
    assert_eq!(hunted(&play), ["swamp-e"]);
}

#[test]
fn p42_between_territories_of_the_best_type_the_roll_decides() {
    let table = alone().tribes(RED, "").tribes(VICI, "hills-b camp strong, hills-g camp strong, desert-c camp strong");
    let play = plays(table, TOKEN, &[1, 6, 3]);
    assert_eq!(eligible(&play, Act::HuntingToken), (false, "hills-b hills-g".to_owned()));
    assert_eq!(hunted(&play), ["hills-g"]);
}

#[test]
fn p42_without_an_eligible_territory_there_is_no_token() {
    let play = plays(tokens(alone(), &["forest-b", "grassland-c"]), TOKEN, &[1]);
    assert_eq!(skipped(&play), [(Act::HuntingToken, Skip::NoTerritory)]);
    assert_eq!(play.view().hunting_tokens, 4);
}

#[test]
fn a12_without_a_token_on_display_it_is_skipped() {
    let all = ["hills-b", "hills-g", "hills-h", "desert-c", "desert-d", "desert-g"];
    let play = plays(tokens(alone(), &all), TOKEN, &[1]);
    assert_eq!(skipped(&play), [(Act::HuntingToken, Skip::NoToken)]);
    assert_eq!(hunted(&play).len(), 6);
}

#[test]
fn p42_its_token_keeps_the_player_from_hunting() {
    let play = tokens(alone(), &["forest-b"]).task(RED, Task::Hunt { left: 1, except: None });
    play.offers_only(&["at grassland-c", "pass"]);
}

// Sites.

#[test]
fn p42_it_reveals_the_sites_of_the_territory_with_the_most_face_down() {
    let table = alone().tribes(VICI, "hills-b camp strong, desert-c camp strong");
    let kinds = [SiteKind::Gorge, SiteKind::Cave, SiteKind::HolyRock];
    let pieces = kinds.map(|kind| site(kind, 0).index() as u16);
    let play = plays(table.draws("sites", &pieces), SITES, &[5]);
    assert_eq!(eligible(&play, Act::Sites), (true, "desert-c".to_owned()));
    let land = play.view().land;
    let shown = [15, 16, 22].map(|number| land.site(spot(number)).map(Site::kind));
    assert_eq!(shown, kinds.map(Some));
    assert_eq!((play.points(VICI), play.points(RED)), (5 + 3 + 2, 0), "it gains their points");
}

#[test]
fn p42_sites_that_lie_face_up_do_not_count() {
    // Of the desert's three sites one is still face down; the hills have two.
    let table = alone()
        .tribes(VICI, "hills-b camp strong, desert-c camp strong")
        .scene(|scene| scene.site(spot(15), site(SiteKind::Cave, 0)).site(spot(16), site(SiteKind::Cave, 1)));
    let play = plays(table, SITES, &[5]);
    assert_eq!(eligible(&play, Act::Sites), (true, "hills-b".to_owned()));
    assert_eq!(play.view().land.hidden_spots().len(), 24 - 4);
}

#[test]
fn p42_between_equal_numbers_of_sites_the_roll_decides() {
    let play = plays(alone(), SITES, &[5, 4]);
    assert_eq!(eligible(&play, Act::Sites), (true, "forest-b grassland-c".to_owned()));
    let land = play.view().land;
    assert!(land.site(spot(14)).is_some() && land.site(spot(20)).is_some() && land.site(spot(9)).is_none());
}

#[test]
fn p42_a_volcano_it_reveals_sends_the_players_farm_home() {
    let table = alone()
        .tribes(VICI, "hills-b camp strong")
        .scene(|scene| scene.land(|land| land.set_farm(named("hills-b"), Some(RED))))
        .draws("sites", &[site(SiteKind::Volcano, 0).index() as u16, site(SiteKind::Cave, 0).index() as u16]);
    let play = plays(table, SITES, &[5]);
    assert_eq!(play.view().land.farm(named("hills-b")), None);
    assert_eq!((play.civ(RED).console.farms, play.points(VICI)), (3, 4 + 3));
}

// Provisions.

#[test]
fn p42_example_mountains_a_and_forest_c_are_eligible() {
    // B has a provision marker already.
    let tribes = "mountains-e camp strong, swamp-e camp strong, swamp-e camp weak, forest-d camp weak";
    let example = |more: &str| provisions(alone().tribes(VICI, &format!("{tribes}{more}")), "swamp-e 1");
    let play = plays(example(""), PROVISION, &[2, 3]);
    assert_eq!(eligible(&play, Act::Provision), (true, "forest-d mountains-e".to_owned()));
    assert_eq!((provisions_in(&play, "mountains-e"), provisions_in(&play, "forest-d")), (1, 0));
    assert_eq!(play.civ(VICI).console.supply, 50 - 4 - 1 - 1);

    let play = plays(example(", forest-d wild weak"), PROVISION, &[2]);
    assert_eq!(eligible(&play, Act::Provision), (true, "forest-d".to_owned()), "one more tribe there");
    assert_eq!(provisions_in(&play, "forest-d"), 1);
}

#[test]
fn p42_fewest_provisions_count_before_most_tribes() {
    let table = alone().tribes(VICI, "swamp-e camp strong, forest-d camp weak, forest-d camp weak");
    let play = plays(provisions(table, "swamp-e 1, forest-d 2"), PROVISION, &[2]);
    assert_eq!(eligible(&play, Act::Provision), (true, "swamp-e".to_owned()));
    assert_eq!((provisions_in(&play, "swamp-e"), provisions_in(&play, "forest-d")), (2, 2));
}

#[test]
fn p42_a_territory_can_get_a_third_provision_marker() {
    let table = provisions(alone().tribes(VICI, "swamp-e camp strong"), "swamp-e 2");
    assert_eq!(provisions_in(&plays(table, PROVISION, &[2]), "swamp-e"), 3);
}

#[test]
fn p42_the_second_provision_marker_blocks_the_farm() {
    let farm = |table: Table| table.task(RED, Task::BuildAt(Project::Farm));
    farm(alone()).offers_only(&["at forest-b", "at grassland-c"]);
    let table = alone().tribes(RED, "forest-b camp weak, grassland-c camp weak, hills-b camp weak");
    farm(provisions(table, "forest-b 2, grassland-c 1")).offers_only(&["at hills-b", "at grassland-c"]);

    let play = plays(provisions(alone().tribes(VICI, "forest-b camp weak"), "forest-b 1"), PROVISION, &[2]);
    let second = Event::ViciProvision { territory: named("forest-b"), provisions: 2, blocked: true };
    assert!(play.events.contains(&second));
}

#[test]
fn p42_a_farm_that_stands_already_is_not_blocked() {
    let with_farm = |scene: civolution::Scene| scene.land(|land| land.set_farm(named("forest-b"), Some(RED)));
    let table = provisions(alone().tribes(VICI, "forest-b camp weak"), "forest-b 1").scene(with_farm);
    let play = plays(table, PROVISION, &[2]);
    let second = Event::ViciProvision { territory: named("forest-b"), provisions: 2, blocked: false };
    assert!(play.events.contains(&second));
    assert_eq!(play.view().land.farm(named("forest-b")), Some(RED));
}

#[test]
fn p42_provisions_placed_beside_a_farm_never_block_its_space() {
    let play = provisions(alone(), "").scene(|scene| {
        scene.land(|land| {
            land.set_farm(named("forest-b"), Some(RED));
            land.provide(named("forest-b"));
            land.provide(named("forest-b"));
            land.set_farm(named("forest-b"), None);
        })
    });
    play.task(RED, Task::BuildAt(Project::Farm)).offers_only(&["at forest-b", "at grassland-c"]);
}
