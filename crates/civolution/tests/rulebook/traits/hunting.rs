//! Hunting and finding (p. 19, 20).

use civolution::continent::TerritorySet;
use civolution::{Chore, Effect, SiteKind, Source, Task};

use super::{give, scored};
use crate::pack::{is_over, with_ability, without_ability};
use crate::table::{BLUE, RED, Table, site, territory};

/// Returns the food from a hunt with one die.
fn hunted(table: Table, place: &str, die: u8) -> u8 {
    let mut game = give(table.dice(&[die]), Effect::Hunts(1));
    game.act(&format!("at {place}"));
    game.has(RED, "food")
}

#[test]
pub(super) fn hunt_food() {
    assert_eq!(hunted(without_ability(), "forest-b", 3), 3);
    assert_eq!(hunted(with_ability("hunt-food 2"), "forest-b", 3), 5);
    assert_eq!(hunted(with_ability("hunt-food 2"), "grassland-c", 1), 3);
}

#[test]
pub(super) fn hunters_in() {
    assert_eq!(hunted(with_ability("hunters-in forest"), "forest-b", 3), 3 + 2);
    assert_eq!(hunted(with_ability("hunters-in forest"), "grassland-c", 3), 3);
    let boat = with_ability("hunters-in forest water").scene(|scene| scene.boat(RED, territory("water-a"), true));
    assert_eq!(hunted(boat.tribes(RED, "water-a boat strong, forest-b camp weak"), "water-a", 4), 3 + 2);
}

#[test]
pub(super) fn poacher() {
    let poached = |table: Table, places: &[&str]| {
        let hunted: TerritorySet = places.iter().map(|place| territory(place)).collect();
        let left = 6 - places.len() as u8;
        let table = table.scene(|scene| scene.hunting_tokens(left).land(|land| land.hunted = hunted));
        give(table.dice(&[3]), Effect::Hunts(1))
    };
    poached(without_ability(), &["forest-b"]).offers_only(&["at grassland-c", "pass"]);
    let mut game = poached(with_ability("poacher"), &["forest-b"]);
    game.offers_only(&["at forest-b", "at grassland-c", "pass"]);
    game.act("at forest-b");
    assert_eq!((game.has(RED, "food"), game.view().hunting_tokens), (3, 5), "it places none");
    let mut game = poached(with_ability("poacher"), &["forest-b"]);
    game.act("at grassland-c");
    assert_eq!(game.view().hunting_tokens, 4, "elsewhere it does");
    let all = ["forest-b", "hills-b", "swamp-c", "swamp-e", "desert-c", "desert-d"];
    poached(with_ability("poacher"), &all).offers_only(&["at forest-b", "pass"]);
    assert!(is_over(&poached(without_ability(), &all)));
}

#[test]
pub(super) fn prospector() {
    let mut game = give(with_ability("prospector").dice(&[]), Effect::LuckyFinds(1));
    game.offers_only(&["terrain forest", "terrain grassland", "pass"]);
    game.act("terrain forest");
    game.offers_only(&["material wood", "material beeswax", "material oil"]);
    game.act("material oil");
    assert_eq!(game.has(RED, "oil"), 1);
    let mut game = give(without_ability().dice(&[1]), Effect::LuckyFinds(1));
    game.act("terrain forest");
    assert_eq!(game.has(RED, "wood"), 1);
}

#[test]
pub(super) fn surveyor() {
    let cave = site(SiteKind::Cave, 0).index() as u16;
    for (table, points) in [(without_ability(), 3), (with_ability("surveyor 2"), 3 + 2)] {
        let mut game = give(table.draws("sites", &[cave]), Effect::RevealSite);
        game.act("site 20");
        assert_eq!(scored(&game, Source::Sites), points);
    }
    let caves = [0, 1].map(|n| site(SiteKind::Cave, n).index() as u16);
    let mut game = give(with_ability("surveyor 2").draws("sites", &caves), Effect::Explore);
    game.act("at forest-b");
    assert_eq!(scored(&game, Source::Sites), 2 * (3 + 2), "for each");
    let table = with_ability("surveyor 2").draws("sites", &[cave]);
    let mut game =
        table.scene(|scene| scene.turn(BLUE).task(BLUE, Task::Chore(Chore::Effect(Effect::RevealSite)))).play();
    game.act("site 20");
    assert_eq!((game.points(RED), game.points(BLUE)), (0, 3), "other players score their own sites");
}
