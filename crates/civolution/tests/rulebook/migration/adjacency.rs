//! Which tribes can migrate where.

use civolution::{Berth, SiteKind};

use super::red;
use crate::table::{BLUE, Play, RED, spot, territory};

/// Lists the destinations of red's only tribe.
fn ways(game: &mut Play) -> Vec<String> {
    game.activate("migration");
    let tribe = game.offers().swap_remove(0);
    game.act(&tribe);
    game.offers().iter().map(|offer| offer.trim_start_matches("at ").to_owned()).collect()
}

#[test]
fn p15_a_strong_tribe_in_the_wilderness_migrates_too() {
    let mut game = red("swamp-c wild strong", 1).turn(RED);
    game.activate("migration").acts(&["tribe swamp-c wild strong", "at desert-c", "settle camp"]);
    assert_eq!(game.group(RED, "desert-c", Berth::Camp), (1, 0));
    assert_eq!(game.group(RED, "swamp-c", Berth::Wild), (0, 0));
}

#[test]
fn p15_a_migration_does_not_stay_in_the_territory() {
    let mut game = red("swamp-c wild strong", 1).turn(RED);
    assert!(!ways(&mut game).contains(&"swamp-c".to_owned()), "not even onto a free encampment there");
}

#[test]
fn p15_weak_tribes_never_migrate() {
    let game = red("swamp-c camp weak, desert-c wild weak", 3).turn(RED);
    assert!(!game.can("activate migration"));
    let mut game = red("swamp-c camp weak, desert-c fire strong", 1).turn(RED);
    game.activate("migration");
    game.offers_only(&["tribe desert-c fire strong", "pass"]);
}

#[test]
fn p15_other_players_tribes_are_not_moved() {
    let mut game = red("swamp-c camp strong", 1).tribes(BLUE, "desert-c camp strong").turn(RED);
    game.activate("migration");
    game.offers_only(&["tribe swamp-c camp strong", "pass"]);
}

#[test]
fn p15_territories_are_adjacent_where_their_borders_touch() {
    let mut game = red("mountains-f camp strong", 1).turn(RED);
    assert_eq!(ways(&mut game), ["hills-b", "forest-b", "mountains-b", "swamp-f", "grassland-f"]);
}

#[test]
fn p15_neighbours_of_the_same_type_are_separate_territories() {
    let mut game = red("mountains-f camp strong", 1).turn(RED);
    game.activate("migration").acts(&["tribe mountains-f camp strong", "at mountains-b", "settle camp"]);
    assert_eq!(game.group(RED, "mountains-b", Berth::Camp), (1, 0));
    assert_eq!(game.raw(RED, "mountains-b"), 1, "developed by itself");
}

#[test]
fn p15_bordering_the_same_site_is_not_adjacent() {
    let mut game = red("desert-c camp strong", 1).turn(RED);
    let around = game.view().land.layout.around(spot(16));
    assert!(around.contains(territory("desert-c")) && around.contains(territory("grassland-f")));
    assert!(!ways(&mut game).contains(&"grassland-f".to_owned()));
}

#[test]
fn p15_mountains_are_entered_like_other_lands() {
    let mut game = red("forest-b camp strong", 1).turn(RED);
    game.activate("migration").acts(&["tribe forest-b camp strong", "at mountains-b", "settle fire"]);
    assert_eq!((game.points(RED), game.raw(RED, "mountains-b")), (2, 1));
}

// Caves (p. 38, A8).

#[test]
fn p38_the_territories_around_one_cave_are_adjacent_for_migration() {
    let mut game = red("desert-c camp strong", 1).revealed(16, SiteKind::Cave, 0).turn(RED);
    assert_eq!(ways(&mut game), ["mountains-b", "swamp-c", "grassland-c", "grassland-f", "hills-h"]);
}

#[test]
fn p38_any_cave_leads_to_every_other() {
    let mut game =
        red("forest-d camp strong", 1).revealed(1, SiteKind::Cave, 0).revealed(24, SiteKind::Cave, 1).turn(RED);
    assert_eq!(ways(&mut game), ["desert-d", "mountains-e", "grassland-h"]);
    game.acts(&["at grassland-h", "settle fire"]);
    assert_eq!(game.group(RED, "grassland-h", Berth::Fire), (1, 0));
}

#[test]
fn p38_no_cave_leads_back_to_where_the_tribe_comes_from() {
    let mut game =
        red("hills-g camp strong", 1).revealed(6, SiteKind::Cave, 0).revealed(12, SiteKind::Cave, 1).turn(RED);
    assert_eq!(ways(&mut game), ["forest-g", "hills-h"], "both caves lie at the same territory");
}

#[test]
fn p38_a_cave_helps_only_those_next_to_it() {
    let mut game = red("swamp-c camp strong", 1).revealed(16, SiteKind::Cave, 0).turn(RED);
    assert_eq!(ways(&mut game), ["desert-c", "grassland-c"]);
}

#[test]
fn a08_caves_lead_on_while_crossing() {
    let mut game = red("forest-d camp strong", 3)
        .has(RED, "6 favor")
        .revealed(1, SiteKind::Cave, 0)
        .revealed(24, SiteKind::Cave, 1)
        .turn(RED);
    game.activate("migration").acts(&["tribe forest-d camp strong", "at grassland-h", "cross"]);
    game.offers_only(&["at forest-d", "at hills-h"]);
    game.acts(&["at hills-h", "settle fire"]);
    assert_eq!(game.group(RED, "hills-h", Berth::Fire), (1, 0));
}

#[test]
fn a08_a_cave_leads_onto_the_players_boat() {
    let table = || red("mountains-b camp strong", 1).revealed(16, SiteKind::Cave, 0);
    assert!(!ways(&mut table().turn(RED)).contains(&"water-h".to_owned()));
    let mut game = table().boat(RED, "water-h", true).turn(RED);
    assert!(ways(&mut game).contains(&"water-h".to_owned()));
    game.act("at water-h");
    assert_eq!(game.group(RED, "water-h", Berth::Boat), (1, 0));
}

#[test]
fn a08_caves_do_not_help_to_man_a_new_boat() {
    let mut game = red("mountains-b camp strong, desert-c camp strong", 1).revealed(16, SiteKind::Cave, 0).turn(RED);
    game.activate("building").acts(&["do build", "build boat", "at water-h"]);
    game.offers_only(&["tribe desert-c camp strong", "pass"]);
}

#[test]
fn a08_every_corner_of_the_frame_carries_a_site() {
    let game = red("desert-c camp strong", 1).turn(RED);
    let land = game.view().land;
    for number in [1, 6, 19, 24] {
        assert!(!land.layout.around(spot(number)).is_empty());
    }
    assert_eq!(land.hidden_spots().len(), 24);
}
