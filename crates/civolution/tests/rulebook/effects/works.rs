//! Hunting, finding, producing, building, installing, trading.

use civolution::{Deck, Effect, Marker, Material, Project, SiteKind};

use super::give;
use crate::pack::{is_over, without_ability};
use crate::table::{RED, card, site, spot, territory};

#[test]
pub(super) fn hunts() {
    let mut game = give(without_ability().dice(&[3, 4]), Effect::Hunts(2));
    game.offers_only(&["at forest-b", "at grassland-c", "pass"]);
    game.act("at forest-b");
    assert_eq!((game.has(RED, "food"), game.view().hunting_tokens), (3, 5));
    game.offers_only(&["at grassland-c", "pass"]);
    game.act("at grassland-c");
    assert_eq!((game.has(RED, "food"), game.view().hunting_tokens), (6, 4));
    assert!(is_over(&game) && game.spent());
    let mut game = give(without_ability().dice(&[]), Effect::Hunts(1));
    game.act("pass");
    assert_eq!(game.has(RED, "food"), 0);
}

#[test]
pub(super) fn lucky_finds() {
    let mut game = give(without_ability().dice(&[5, 1]), Effect::LuckyFinds(2));
    game.offers_only(&["terrain forest", "terrain grassland", "pass"]);
    game.acts(&["terrain forest", "terrain forest"]);
    assert_eq!((game.has(RED, "oil"), game.has(RED, "wood")), (1, 1));
    assert!(is_over(&game) && game.spent());
    let mut game = give(without_ability().dice(&[]), Effect::LuckyFinds(2));
    game.act("pass");
    assert!(is_over(&game));
}

fn drawn(kinds: &[SiteKind]) -> Vec<u16> {
    kinds.iter().map(|kind| site(*kind, 0).index() as u16).collect()
}

#[test]
pub(super) fn the_sites_next_to_a_territory_are_revealed() {
    let table = || {
        let table = without_ability().tribes(RED, "forest-b camp strong, hills-b camp strong");
        let seen = [(3, SiteKind::HolyRock), (4, SiteKind::MysticOak)];
        seen.into_iter().fold(table, |table, (at, kind)| table.scene(|scene| scene.site(spot(at), site(kind, 0))))
    };
    let draws = drawn(&[SiteKind::Gorge, SiteKind::Cave]);
    let mut game = give(table().draws("sites", &draws), Effect::Explore);
    game.offers_only(&["at forest-b", "pass"]);
    game.act("at forest-b");
    let land = game.view().land;
    let kinds = [9, 10].map(|at| land.site(spot(at)).unwrap().kind());
    assert_eq!((kinds, game.points(RED)), ([SiteKind::Gorge, SiteKind::Cave], 5 + 3));
    assert!(is_over(&game));
    let mut game = give(table().draws("sites", &[]), Effect::Explore);
    game.act("pass");
    assert!(is_over(&game));
}

#[test]
pub(super) fn one_site_anywhere_is_revealed() {
    let mut game = give(without_ability().draws("sites", &drawn(&[SiteKind::Volcano])), Effect::RevealSite);
    assert_eq!(game.offers().len(), 24 + 1);
    game.act("site 24");
    assert_eq!((game.view().land.site(spot(24)).unwrap().kind(), game.points(RED)), (SiteKind::Volcano, 4));
    assert!(is_over(&game));
    let mut game = give(without_ability().draws("sites", &[]), Effect::RevealSite);
    game.act("pass");
    assert!(is_over(&game));
}

#[test]
pub(super) fn raw_materials_are_produced() {
    let mut game = give(without_ability(), Effect::Produce(2));
    game.offers_only(&["at forest-b", "at grassland-c", "pass"]);
    game.acts(&["at forest-b", "at forest-b"]);
    assert_eq!(game.view().land.raw(territory("forest-b"), RED), 2);
    assert!(is_over(&game));
    let boat = without_ability().scene(|scene| scene.boat(RED, territory("water-a"), false));
    let mut game = give(boat.tribes(RED, "water-a boat strong"), Effect::Produce(2));
    game.acts(&["at water-a"]);
    assert_eq!(game.view().land.raw(territory("water-a"), RED), 1);
    assert!(is_over(&game), "the notch is full");
    let mut game = give(without_ability(), Effect::Produce(2));
    game.act("pass");
    assert!(is_over(&game));
}

#[test]
pub(super) fn raw_materials_are_transported() {
    let table = || {
        let table = without_ability().scene(|scene| scene.boat(RED, territory("water-a"), true));
        table.scene(|scene| scene.land(|land| land.add_raw(territory("forest-b"), RED)))
    };
    let mut game = give(table(), Effect::Transport(2));
    game.offers_only(&["at water-a", "at forest-b", "pass"]);
    game.act("at water-a");
    game.offers_only(&["material wood", "material papyrus"]);
    game.acts(&["material papyrus", "at forest-b"]);
    assert_eq!((game.has(RED, "papyrus"), game.has(RED, "wood")), (1, 1));
    assert!(is_over(&game));
    let mut game = give(table(), Effect::Transport(2));
    game.act("pass");
    assert_eq!(game.view().land.raw(territory("forest-b"), RED), 1);
    assert!(is_over(&game));
}

#[test]
pub(super) fn a_building_project_of_one_type_or_any() {
    let mut game = give(without_ability(), Effect::Build(Some(Project::Farm)));
    game.offers_only(&["build farm", "pass"]);
    game.acts(&["build farm", "at forest-b"]);
    assert_eq!((game.view().land.farm(territory("forest-b")), game.has(RED, "idea")), (Some(RED), 1));
    assert!(is_over(&game));
    let mut game = give(without_ability(), Effect::Build(None));
    game.offers_only(&["build farm", "build boat", "pass"]);
    game.act("pass");
    assert!(is_over(&game));
    for project in [Project::Statue, Project::Settlement] {
        assert!(is_over(&give(without_ability(), Effect::Build(Some(project)))), "nothing to build with");
    }
}

#[test]
pub(super) fn a_card_of_one_type_is_installed() {
    let table = || without_ability().hand(RED, &["A2", "B1", "A7"]).has(RED, "1 wood, 1 stamina");
    let mut game = give(table(), Effect::Install(Deck::Invention));
    game.offers_only(&["install A2", "pass"]);
    game.acts(&["install A2", "column 1", "level 1", "pass"]);
    assert_eq!((game.civ(RED).installed, game.has(RED, "wood")), (vec![(card("A2"), 1)], 0));
    assert!(is_over(&game));
    let mut game = give(table(), Effect::Install(Deck::Invention));
    game.act("pass");
    assert!(game.civ(RED).installed.is_empty());
}

#[test]
pub(super) fn the_sale_action() {
    let table = || without_ability().has(RED, "2 wood, 1 oil, 9 money");
    let mut game = give(table(), Effect::Sales(1));
    game.offers_only(&["do sale", "pass"]);
    game.acts(&["do sale", "material oil", "material wood"]);
    assert_eq!((game.has(RED, Marker::Money.name()), game.points(RED), game.has(RED, "wood")), (12, 2, 1));
    assert!(is_over(&game));
    let mut game = give(table(), Effect::Sales(1));
    game.acts(&["do sale", "pass", "pass"]);
    assert_eq!((game.has(RED, "money"), game.points(RED)), (9, 0));
    assert!(is_over(&game));
}

#[test]
pub(super) fn the_purchase_action() {
    let mut game = give(without_ability().has(RED, "3 money, 1 oil"), Effect::Purchases(2));
    game.offers_only(&["do purchase", "pass"]);
    game.act("do purchase");
    game.offers_only(&["material wood", "material papyrus", "pass"]);
    game.act("material wood");
    assert_eq!((game.has(RED, Material::Wood.name()), game.has(RED, "money")), (1, 1));
    assert!(is_over(&game), "no money for another");
    let mut game = give(without_ability().has(RED, "3 money"), Effect::Purchases(1));
    game.act("pass");
    assert_eq!(game.has(RED, "money"), 3);
}
