//! Boats and raw materials (p. 18, 21).

use civolution::{Berth, Effect, Project};

use super::give;
use crate::pack::{is_over, with_ability, without_ability};
use crate::table::{BLUE, Play, RED, Table, territory};

fn raw(game: &Play, place: &str) -> u8 {
    game.view().land.raw(territory(place), RED)
}

fn with_raw(table: Table, count: u8) -> Table {
    let add = |table: Table, _| table.scene(|scene| scene.land(|land| land.add_raw(territory("forest-b"), RED)));
    (0..count).fold(table, add)
}

#[test]
pub(super) fn open_trade() {
    let loaded = |table: Table| table.scene(|scene| scene.boat(RED, territory("water-a"), true));
    let unload = |table: Table| {
        let mut game = give(loaded(table), Effect::Transport(1));
        game.act("at water-a");
        game
    };
    unload(without_ability()).offers_only(&["material wood", "material papyrus"]);
    assert_eq!(unload(with_ability("open-trade")).offers().len(), 18);
    let far = |table: Table| table.scene(|scene| scene.boat(RED, territory("water-h"), true)).turn(RED);
    assert!(!far(without_ability()).can("activate transport"), "nothing next to it is developed");
    let mut game = far(with_ability("open-trade"));
    game.activate("transport").act("at water-h");
    assert_eq!(game.offers().len(), 18, "with the module too");
    let mut game = loaded(with_ability("open-trade")).has(RED, "2 production").turn(RED);
    game.activate("production").acts(&["do transport", "at water-a"]);
    assert_eq!(game.offers().len(), 18, "and with Production");
}

#[test]
pub(super) fn shipwrights() {
    let launch = |table: Table| {
        let table =
            table.tribes(RED, "forest-b camp strong, forest-b fire strong, desert-c camp strong, desert-c fire weak");
        let mut game = give(table, Effect::Build(Some(Project::Boat)));
        game.acts(&["build boat", "at water-a", "tribe forest-b camp strong"]);
        game
    };
    let game = launch(without_ability());
    assert!(is_over(&game));
    let mut game = launch(with_ability("shipwrights"));
    game.offers_only(&["tribe forest-b fire strong", "tribe desert-c camp strong", "pass"]);
    game.act("tribe desert-c camp strong");
    assert_eq!(game.group(RED, "water-a", Berth::Boat), (2, 0));
    assert!(is_over(&game));
    let mut game = launch(with_ability("shipwrights"));
    game.act("pass");
    assert_eq!(game.group(RED, "water-a", Berth::Boat), (1, 0));
    assert!(is_over(&game));
}

#[test]
pub(super) fn produce() {
    let work = |table: Table| {
        let mut game = table.turn(RED);
        game.activate("production").acts(&["do produce", "at forest-b", "at forest-b"]);
        game
    };
    assert_eq!(work(without_ability().dice(&[6])).decider(), BLUE);
    let mut game = work(with_ability("produce 1").dice(&[6]));
    game.act("at forest-b");
    assert_eq!((raw(&game, "forest-b"), game.decider()), (3, BLUE));
    let mut game = give(with_ability("produce 1"), Effect::Produce(1));
    game.act("at forest-b");
    assert!(is_over(&game), "only when the module is activated");
}

#[test]
pub(super) fn farm_produce() {
    let farms = |table: Table| {
        let table = table.scene(|scene| {
            scene.land(|land| {
                land.set_farm(territory("hills-b"), Some(RED));
                land.set_farm(territory("forest-b"), Some(RED));
                land.set_farm(territory("desert-d"), Some(BLUE));
            })
        });
        give(table, Effect::Produce(1))
    };
    farms(without_ability()).offers_only(&["at forest-b", "at grassland-c", "pass"]);
    let mut game = farms(with_ability("farm-produce"));
    game.offers_only(&["at hills-b", "at forest-b", "at grassland-c", "pass"]);
    game.act("at hills-b");
    assert_eq!(raw(&game, "hills-b"), 1);
}

#[test]
pub(super) fn rich_in() {
    for (table, forest) in [(without_ability(), 1), (with_ability("rich-in forest swamp"), 2)] {
        let mut game = give(table, Effect::Produce(2));
        game.acts(&["at forest-b", "at grassland-c"]);
        assert_eq!((raw(&game, "forest-b"), raw(&game, "grassland-c")), (forest, 1));
        assert!(is_over(&game), "it counts as one");
    }
}

#[test]
pub(super) fn carriers() {
    let carried = |game: &mut Play| {
        while game.decider() == RED && game.can("at forest-b") {
            game.act("at forest-b");
        }
        game.has(RED, "wood")
    };
    for (table, wood) in [(without_ability(), 3), (with_ability("carriers 2"), 5)] {
        let mut game = with_raw(table, 9).turn(RED);
        game.activate("transport");
        assert_eq!(carried(&mut game), wood);
    }
    for (table, wood) in [(without_ability(), 1), (with_ability("carriers 2"), 3)] {
        let mut game = with_raw(table, 9).has(RED, "2 production").turn(RED);
        game.activate("production").act("do produce").act("pass");
        assert_eq!(carried(&mut game), wood);
    }
    let mut game = give(with_raw(with_ability("carriers 2"), 9), Effect::Transport(1));
    assert_eq!(carried(&mut game), 1, "only when one of the modules is activated");
}
