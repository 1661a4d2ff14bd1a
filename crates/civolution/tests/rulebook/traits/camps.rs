//! Encampments (p. 14, 15).

use civolution::{Berth, Chore, Effect, Source, Task};

use super::{give, scored};
use crate::pack::{alone_with_ability, with_ability, without_ability};
use crate::table::{BLUE, Play, RED, Table};

/// A tribe of red migrates from the forest to the hills, where blue holds all encampments.
fn to_the_hills(table: Table) -> Play {
    let table = table.tribes(RED, "forest-b camp strong").tribes(BLUE, "hills-b fire strong, hills-b camp weak");
    let mut game = give(table, Effect::Migrations(1));
    game.acts(&["tribe forest-b camp strong", "at hills-b"]);
    game
}

#[test]
pub(super) fn conqueror() {
    let mut game = to_the_hills(without_ability());
    game.act("displace P2 weak");
    assert_eq!(game.group(RED, "hills-b", Berth::Camp), (0, 1));
    let mut game = to_the_hills(with_ability("conqueror"));
    game.act("displace P2 weak");
    assert_eq!(game.group(RED, "hills-b", Berth::Camp), (1, 0));
    assert_eq!(game.group(BLUE, "hills-b", Berth::Wild), (0, 1));
    let own = with_ability("conqueror").tribes(RED, "hills-b camp strong, hills-b fire strong");
    let mut game = give(own, Effect::Procreations(1));
    game.acts(&["at hills-b", "displace P1 strong"]);
    assert_eq!(game.group(RED, "hills-b", Berth::Camp), (1, 0), "not weakened by its own");
}

#[test]
fn conqueror_is_not_weakened_by_displacing_vici() {
    let mut game = to_the_hills(alone_with_ability("conqueror"));
    game.act("settle fire");
    assert_eq!(game.group(RED, "hills-b", Berth::Fire), (1, 0));
}

#[test]
pub(super) fn fire_points() {
    for (table, points) in [(without_ability(), 2), (with_ability("fire-points 3"), 2 + 3)] {
        let mut game = to_the_hills(table);
        game.act("settle fire");
        assert_eq!(scored(&game, Source::Fires), points);
    }
    let mut game = to_the_hills(with_ability("fire-points 3"));
    game.act("displace P2 weak");
    assert_eq!(scored(&game, Source::Fires), 0, "not on other encampments");
}

#[test]
pub(super) fn rooted() {
    let arriving = |table: Table| {
        let table = table.tribes(RED, "hills-b fire strong, hills-b camp strong").tribes(BLUE, "forest-b camp strong");
        let mut game =
            table.scene(|scene| scene.turn(BLUE).task(BLUE, Task::Chore(Chore::Effect(Effect::Migrations(1))))).play();
        game.acts(&["tribe forest-b camp strong", "at hills-b"]);
        game
    };
    arriving(without_ability()).offers_only(&["settle fire", "displace P1 strong"]);
    let game = arriving(with_ability("rooted"));
    assert_eq!(game.group(RED, "hills-b", Berth::Fire), (1, 0));
    assert_eq!(game.group(BLUE, "hills-b", Berth::Camp), (0, 1), "only the other one was left");
    let own = with_ability("rooted").tribes(RED, "hills-b fire strong");
    let mut game = give(own, Effect::Procreations(1));
    game.act("at hills-b");
    game.offers_only(&["settle fire", "settle camp"]);
}

/// V.I.C.I procreates where red holds the fire and V.I.C.I the other encampments. Then it is red's turn again.
fn vici_procreates(table: Table) -> Play {
    let table = table.tribes(RED, "forest-b fire strong").tribes(BLUE, "forest-b camp strong, forest-b camp strong");
    let mut game = table.scene(|scene| scene.action_cards(&[10], &[])).dice(&[1, 1, 1]).turn(RED);
    game.activate("sleep").act("do focus");
    game
}

#[test]
fn rooted_tribes_are_not_displaced_by_vici_either() {
    let game = vici_procreates(Table::of(1).bare(RED));
    assert_eq!(game.group(RED, "forest-b", Berth::Wild), (1, 0));
    let game = vici_procreates(alone_with_ability("rooted"));
    assert_eq!((game.group(RED, "forest-b", Berth::Fire), game.group(BLUE, "forest-b", Berth::Wild)), ((1, 0), (1, 0)));
}

#[test]
pub(super) fn displace_points() {
    let mut game = to_the_hills(with_ability("displace-points 3"));
    game.act("displace P2 weak");
    assert_eq!(scored(&game, Source::Bonuses), 3);
    let mut game = to_the_hills(alone_with_ability("displace-points 3"));
    game.act("displace P2 weak");
    assert_eq!(scored(&game, Source::Bonuses), 3, "V.I.C.I is another civilization");
    let own = with_ability("displace-points 3").tribes(RED, "hills-b camp strong");
    let mut game = give(own, Effect::Procreations(1));
    game.acts(&["at hills-b", "displace P1 strong"]);
    assert_eq!(scored(&game, Source::Bonuses), 0, "its own is not");
}
