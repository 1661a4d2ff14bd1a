//! Revealing sites (p. 20, 38, A13).

use civolution::{Site, SiteKind, Task};

use super::red;
use crate::table::{BLUE, Play, RED, Table, site, spot, territory, who};

fn id(kind: SiteKind, n: usize) -> u16 {
    site(kind, n).index() as u16
}

fn kind_at(game: &Play, number: u32) -> Option<SiteKind> {
    game.view().land.site(spot(number)).map(Site::kind)
}

/// Red is on its boat in Water E, next to spots 7 and 13.
fn on_water_e(level: u8) -> Table {
    red("", &format!("{level} exploration"))
        .boat(RED, "water-e", true)
        .scene(|scene| scene.tribe(RED, who("water-e boat strong")))
}

#[test]
fn p20_example_a_building_ground_and_a_glacier_next_to_the_water() {
    let mut game = on_water_e(1).draws("sites", &[id(SiteKind::BuildingGround, 2), id(SiteKind::Glacier, 0)]).turn(RED);
    game.activate("exploration").acts(&["do explore", "at water-e"]);
    assert_eq!(kind_at(&game, 7), Some(SiteKind::BuildingGround));
    assert_eq!(kind_at(&game, 13), Some(SiteKind::Glacier));
    assert_eq!(game.points(RED), 1 + 4);
    assert_eq!(game.view().land.hidden_spots().len(), 22, "and no others");
    assert_eq!(game.decider(), BLUE);
}

#[test]
fn p20_each_site_gives_its_points() {
    let points = [
        (SiteKind::BuildingGround, 1),
        (SiteKind::MysticOak, 1),
        (SiteKind::HolyRock, 2),
        (SiteKind::HiddenGrotto, 2),
        (SiteKind::MushroomValley, 2),
        (SiteKind::Cave, 3),
        (SiteKind::Glacier, 4),
        (SiteKind::Volcano, 4),
        (SiteKind::Gorge, 5),
    ];
    for (kind, points) in points {
        let mut game =
            red("forest-b camp strong", "1 exploration").draws("sites", &[id(kind, 1)]).task(RED, Task::RevealSite);
        game.act("site 24");
        assert_eq!((kind_at(&game, 24), game.points(RED)), (Some(kind), points));
    }
}

#[test]
fn p20_exploring_needs_a_tribe_in_the_territory() {
    let mut game =
        red("forest-b camp weak, swamp-c wild strong", "1 exploration").tribes(BLUE, "hills-b camp strong").turn(RED);
    game.activate("exploration").act("do explore");
    game.offers_only(&["at forest-b", "at swamp-c", "pass"]);
}

#[test]
fn p20_only_face_down_sites_are_revealed_and_pay() {
    let mut game = on_water_e(1).revealed(7, SiteKind::Gorge, 0).draws("sites", &[id(SiteKind::Cave, 0)]).turn(RED);
    game.activate("exploration").acts(&["do explore", "at water-e"]);
    assert_eq!((kind_at(&game, 7), kind_at(&game, 13)), (Some(SiteKind::Gorge), Some(SiteKind::Cave)));
    assert_eq!(game.points(RED), 3);
}

#[test]
fn p20_where_all_sites_lie_face_up_there_is_nothing_to_explore() {
    let table = on_water_e(1).revealed(7, SiteKind::Gorge, 0).revealed(13, SiteKind::Cave, 0);
    assert!(!table.turn(RED).can("activate exploration"), "and no lucky find without land");
}

#[test]
fn p20_level_ii_reveals_one_more_anywhere_and_gives_2_points() {
    let drawn = [id(SiteKind::MysticOak, 0), id(SiteKind::MysticOak, 1), id(SiteKind::Gorge, 0)];
    let mut game = on_water_e(2).draws("sites", &drawn).turn(RED);
    game.activate("exploration").acts(&["do explore", "at water-e"]);
    assert_eq!(game.points(RED), 2);
    assert_eq!(game.offers().len(), 22 + 1);
    assert!(!game.can("site 7"), "it lies face up already");
    game.act("site 24");
    assert_eq!(game.points(RED), 2 + 5 + 2);
    assert_eq!((kind_at(&game, 24), game.decider()), (Some(SiteKind::Gorge), BLUE));
}

#[test]
fn p20_level_iii_gives_4_points() {
    let drawn = [id(SiteKind::MysticOak, 0), id(SiteKind::MysticOak, 1), id(SiteKind::Gorge, 0)];
    let mut game = on_water_e(3).draws("sites", &drawn).turn(RED);
    game.activate("exploration").acts(&["do explore", "at water-e", "site 24"]);
    assert_eq!(game.points(RED), 2 + 5 + 4);
}

#[test]
fn p20_the_extra_site_may_be_forgone_without_losing_the_points() {
    let drawn = [id(SiteKind::MysticOak, 0), id(SiteKind::MysticOak, 1)];
    let mut game = on_water_e(2).draws("sites", &drawn).turn(RED);
    game.activate("exploration").acts(&["do explore", "at water-e", "pass"]);
    assert_eq!(game.points(RED), 2 + 2);
}

#[test]
fn a13_from_level_ii_on_the_first_step_may_reveal_nothing() {
    let mut game = on_water_e(2).draws("sites", &[id(SiteKind::Gorge, 0)]).turn(RED);
    game.activate("exploration").acts(&["do explore", "pass", "site 24"]);
    assert_eq!(game.points(RED), 5 + 2);
    assert_eq!(game.view().land.hidden_spots().len(), 23);
}

#[test]
fn a13_level_iii_pays_its_points_even_if_no_site_lies_face_down() {
    let all = Site::ALL.into_iter().zip(1..);
    let table = all.fold(on_water_e(3), |table, (site, number)| table.scene(|scene| scene.site(spot(number), site)));
    let mut game = table.turn(RED);
    assert!(game.can("activate exploration"));
    game.activate("exploration").act("do explore");
    assert_eq!((game.points(RED), game.decider()), (4, BLUE));
}

// Volcanoes.

#[test]
fn p38_a_volcano_sends_the_farms_around_it_home() {
    // Spot 3 borders Hills B and Desert D.
    let mut game = red("hills-b camp strong", "1 exploration")
        .scene(|scene| {
            scene.land(|land| {
                land.set_farm(territory("hills-b"), Some(RED));
                land.set_farm(territory("desert-d"), Some(BLUE));
                land.set_farm(territory("forest-b"), Some(BLUE));
            })
        })
        .draws("sites", &[id(SiteKind::Volcano, 0)])
        .task(RED, Task::RevealSite);
    game.act("site 3");
    let land = game.view().land;
    assert_eq!((land.farm(territory("hills-b")), land.farm(territory("desert-d"))), (None, None));
    assert_eq!(land.farm(territory("forest-b")), Some(BLUE), "not next to it");
    assert_eq!((game.civ(RED).console.farms, game.civ(BLUE).console.farms), (3, 2));
}

#[test]
fn p38_no_farms_are_built_next_to_a_volcano() {
    let mut game =
        red("hills-b camp strong, forest-b camp strong", "1 building").revealed(3, SiteKind::Volcano, 0).turn(RED);
    game.activate("building").acts(&["do build", "build farm"]);
    assert_eq!(game.view().land.farm(territory("forest-b")), Some(RED), "the only place left");
    let game = red("hills-b camp strong", "1 building").revealed(3, SiteKind::Volcano, 0).turn(RED);
    assert!(!game.can("activate building"), "no farm, no water near, no ground");
}

#[test]
fn p38_the_points_of_a_site_go_to_the_player_who_reveals_it() {
    let mut game = on_water_e(1)
        .tribes(BLUE, "swamp-e camp strong")
        .draws("sites", &[id(SiteKind::Gorge, 0), id(SiteKind::Gorge, 1)])
        .turn(RED);
    game.activate("exploration").acts(&["do explore", "at water-e"]);
    assert_eq!((game.points(RED), game.points(BLUE)), (10, 0));
}
