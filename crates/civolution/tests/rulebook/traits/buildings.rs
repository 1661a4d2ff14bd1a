//! Buildings (p. 21, 22, 36).

use civolution::{Effect, Ground, Phase, Project, Settlements, SiteKind, Source};

use super::{give, scored};
use crate::pack::{is_over, with_ability, without_ability};
use crate::table::{Play, RED, Table, site, spot, territory};

/// Red has a tribe on a boat next to the island.
fn at_the_island(table: Table) -> Table {
    let table = table.scene(|scene| scene.boat(RED, territory("water-a"), true));
    table.tribes(RED, "water-a boat strong, swamp-f camp strong")
}

fn build(table: Table, project: Project) -> Play {
    give(table, Effect::Build(Some(project)))
}

#[test]
pub(super) fn cheap_settlements() {
    let settle = |table: Table, has: &str| build(at_the_island(table).has(RED, has), Project::Settlement);
    assert!(is_over(&settle(without_ability(), "1 wood")));
    let mut game = settle(with_ability("cheap-settlements"), "1 wood");
    game.act("build settlement");
    assert_eq!(
        (game.civ(RED).console.settlements, game.has(RED, "wood")),
        (Settlements::only(0), 0),
        "papyrus is left out"
    );
    let mut game = settle(with_ability("cheap-settlements"), "1 wood, 1 papyrus");
    game.acts(&["build settlement", "settlement 1"]);
    game.offers_only(&["material wood", "material papyrus"]);
    game.act("material papyrus");
    assert_eq!((game.has(RED, "wood"), game.has(RED, "papyrus")), (0, 1));
    assert!(!settle(with_ability("cheap-settlements"), "1 clay").can("build settlement"), "two are missing");
}

#[test]
pub(super) fn sculptor() {
    let carve = |table: Table, has: &str| build(at_the_island(table).has(RED, has), Project::Statue);
    assert!(is_over(&carve(without_ability(), "1 wood, 1 oil")));
    let mut game = carve(with_ability("sculptor"), "1 wood, 1 oil, 1 gold");
    game.act("build statue");
    game.offers_only(&["material wood", "material oil", "material gold"]);
    game.act("material wood");
    assert_eq!((game.has(RED, "wood"), game.view().land.statues(RED)), (0, 1));
    assert!(is_over(&carve(with_ability("sculptor"), "0 wood")), "it takes some material");
}

#[test]
pub(super) fn monumental() {
    for (table, points) in [(without_ability(), 2), (with_ability("monumental 2"), 2 * (1 + 2))] {
        let mut game = table.scene(|scene| scene.statues(RED, Ground::ISLAND, 2)).phase(Phase::Income);
        game.acts(&["pass", "pass"]);
        assert_eq!(scored(&game, Source::Statues), points);
    }
}

fn on_the_island(table: Table, statues: u8, settled: bool) -> Table {
    at_the_island(table).has(RED, "3 gold, 3 wood, 3 papyrus, 3 stone").scene(|scene| {
        let scene = scene.civilization(RED, |civ| civ.settlements = (0..u8::from(settled)).collect());
        let scene = scene.land(|land| land.built_mut(Ground::ISLAND, RED).settlement = settled);
        scene.statues(RED, Ground::ISLAND, statues)
    })
}

#[test]
pub(super) fn crowded() {
    let can = |table: Table, statues: u8, settled: bool| {
        let game = give(on_the_island(table, statues, settled), Effect::Build(None));
        (game.can("build statue"), game.can("build settlement"))
    };
    assert_eq!(can(without_ability(), 2, false), (false, false));
    assert_eq!(can(without_ability(), 1, true), (false, false));
    assert_eq!(can(with_ability("crowded"), 2, false), (true, true));
    assert_eq!(can(with_ability("crowded"), 1, true), (true, false), "no second settlement");
    assert_eq!(can(with_ability("crowded"), 3, false), (false, false));
}

#[test]
pub(super) fn far_builders() {
    let near = |table: Table, tribes: &str| {
        build(table.tribes(RED, tribes).has(RED, "1 gold"), Project::Statue).can("build statue")
    };
    assert!(!near(without_ability(), "forest-b camp strong"));
    assert!(near(with_ability("far-builders"), "forest-b camp strong"), "next to the Water around the island");
    assert!(!near(with_ability("far-builders"), "hills-b camp strong"), "two territories away");
}

#[test]
fn far_builders_at_a_site() {
    // Spot 3 lies next to hills B and desert D; mountains F is next to hills B.
    let ground = site(SiteKind::BuildingGround, 0);
    let near = |table: Table, tribes: &str| {
        let table = table.scene(|scene| scene.site(spot(3), ground));
        build(table.tribes(RED, tribes).has(RED, "1 gold"), Project::Statue).can("build statue")
    };
    assert!(near(without_ability(), "hills-b camp strong") && !near(without_ability(), "mountains-f camp strong"));
    assert!(near(with_ability("far-builders"), "mountains-f camp strong"));
    assert!(!near(with_ability("far-builders"), "swamp-f camp strong"));
}
