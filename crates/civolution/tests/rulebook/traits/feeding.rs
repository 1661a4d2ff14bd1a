//! Feeding (p. 33).

use civolution::{Berth, EventId, Phase, Source, Weather};

use super::scored;
use crate::pack::{with_ability, without_ability};
use crate::table::{BLUE, Play, RED, Table, territory};

/// Returns the food that red's tribes need.
fn need(table: Table) -> u16 {
    table.turn(RED).civ(RED).food_needed
}

/// Runs the feeding phase. The next decision is red's, about the weather.
fn feeding(table: Table) -> Play {
    let mild = |table: Table| table.scene(|scene| scene.weather(Weather::Cold).event(EventId::named("F5").unwrap()));
    mild(table).phase(Phase::Feeding)
}

#[test]
pub(super) fn fed_in() {
    let camps = |table: Table| {
        table.tribes(RED, "forest-b camp strong, forest-d fire weak, forest-b wild strong, swamp-e camp strong")
    };
    assert_eq!(need(camps(without_ability())), 1 + 1 + 2 + 1);
    assert_eq!(need(camps(with_ability("fed-in forest"))), 2 + 1, "not in the wilderness, not elsewhere");
    assert_eq!(need(camps(with_ability("fed-in forest swamp"))), 2);
    let game = feeding(with_ability("fed-in forest grassland"));
    assert_eq!(game.group(RED, "forest-b", Berth::Camp), (1, 0), "it is not asked, and stays strong");
    assert_eq!(game.group(BLUE, "forest-b", Berth::Camp), (0, 1));
}

#[test]
pub(super) fn fed_afloat() {
    let sailors = |table: Table| {
        let table = table.scene(|scene| scene.boat(RED, territory("water-a"), true));
        table.tribes(RED, "water-a boat strong, water-a boat weak, forest-b camp strong")
    };
    assert_eq!(need(sailors(without_ability())), 3);
    assert_eq!(need(sailors(with_ability("fed-afloat"))), 1);
}

fn wild(table: Table) -> Table {
    let table = table.tribes(RED, "forest-b wild strong, forest-d wild weak, forest-d wild strong, hills-b camp weak");
    table.scene(|scene| scene.land(|land| land.set_farm(territory("forest-d"), Some(RED))))
}

#[test]
pub(super) fn wild_rations() {
    assert_eq!(need(wild(without_ability())), 2 + 1 + 1 + 1, "a farm saves each tribe in the wilderness 1");
    assert_eq!(need(wild(with_ability("wild-rations"))), 1 + 1);
}

#[test]
pub(super) fn open_farms() {
    assert_eq!(need(wild(with_ability("open-farms"))), 2 + 1);
    let table = wild(with_ability("open-farms"));
    let taken = table.scene(|scene| scene.land(|land| land.set_farm(territory("forest-d"), Some(BLUE))));
    assert_eq!(need(taken), 2 + 2 + 2 + 1, "only its own farms");
}

#[test]
pub(super) fn hardy() {
    let tribes = "forest-b camp strong, hills-b camp strong, swamp-e camp strong, swamp-c camp weak";
    let strong = |table: Table, spared: &[&str]| {
        let mut game = feeding(table.tribes(RED, tribes));
        game.acts(spared);
        let strong = ["hills-b", "forest-b", "swamp-e"].map(|place| game.group(RED, place, Berth::Camp).0);
        assert_eq!(game.group(RED, "swamp-c", Berth::Camp), (0, 0), "weak ones die");
        strong
    };
    assert_eq!(strong(without_ability(), &[]), [0, 0, 0]);
    assert_eq!(strong(with_ability("hardy 1"), &["spare 1"]), [1, 0, 0]);
    assert_eq!(strong(with_ability("hardy 1"), &["spare 0", "spare 1"]), [0, 1, 0]);
    assert_eq!(strong(with_ability("hardy 1"), &["spare 0", "spare 0"]), [0, 0, 1], "the last one is not asked about");
    assert_eq!(strong(with_ability("hardy 2"), &["spare 1", "spare 0"]), [1, 0, 1]);
    assert_eq!(strong(with_ability("hardy 3"), &[]), [1, 1, 1], "there is enough for all");
    let tribes = "forest-b wild strong, forest-b wild strong, swamp-e camp strong";
    let mut game = feeding(with_ability("hardy 1").tribes(RED, tribes));
    game.offers_only(&["spare 1", "spare 0"]);
    game.act("spare 1");
    assert_eq!(game.group(RED, "forest-b", Berth::Wild), (1, 1));
}

#[test]
pub(super) fn well_fed() {
    let table = || with_ability("well-fed 3").has(RED, "2 food");
    let mut game = feeding(table());
    game.act("feed all");
    assert_eq!(scored(&game, Source::Bonuses), 3);
    let mut game = feeding(table());
    game.acts(&["pass", "feed 1", "feed 0"]);
    assert_eq!(scored(&game, Source::Bonuses), 0, "one was not fed");
    assert_eq!(scored(&feeding(table().tribes(RED, "")), Source::Bonuses), 0, "it has none");
    let farm = |table: Table| table.scene(|scene| scene.land(|land| land.set_farm(territory("forest-b"), Some(RED))));
    let game = feeding(farm(table().tribes(RED, "forest-b camp strong")));
    assert_eq!(scored(&game, Source::Bonuses), 3, "they needed nothing");
}

#[test]
pub(super) fn mercy() {
    let dying = |ability: &str, has: &str| {
        let table = if ability.is_empty() { without_ability() } else { with_ability(ability) };
        feeding(table.tribes(RED, "forest-b camp weak").has(RED, has))
    };
    let mut game = dying("mercy", "1 idea, 3 favor");
    game.offers_only(&["do save", "pass"]);
    game.act("do save");
    assert_eq!((game.has(RED, "idea"), game.civ(RED).console.favor), (0, 3));
    assert_eq!(game.group(RED, "forest-b", Berth::Camp), (0, 1));
    let mut game = dying("mercy", "1 idea, 3 favor");
    game.act("pass");
    assert_eq!((game.has(RED, "idea"), game.group(RED, "forest-b", Berth::Camp)), (1, (0, 0)));
    let mut game = dying("mercy", "0 idea, 3 favor");
    game.act("do save");
    assert_eq!(game.civ(RED).console.favor, 2, "without an idea it is a step of favor");
    assert!(dying("mercy", "1 idea, 1 favor").can("do save"));
    assert_eq!(dying("mercy", "0 idea, 1 favor").group(RED, "forest-b", Berth::Camp), (0, 0));
    let mut game = dying("", "1 idea, 3 favor");
    game.act("do save");
    assert_eq!((game.has(RED, "idea"), game.civ(RED).console.favor), (1, 2));
}
