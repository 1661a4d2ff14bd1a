//! Tribes.

use civolution::{Berth, Chore, Effect, Event, EventId, Material, Phase, Project, Scene, Task, Weather};

use super::{give, times, when};
use crate::pack::{alone_with_ability, is_over};
use crate::table::{BLUE, Play, RED, Table, card, column, territory};

#[test]
pub(super) fn settled_anew() {
    let mut game = give(when("settled-anew"), Effect::Migrations(2));
    game.acts(&["tribe forest-b camp strong", "at hills-b", "settle camp"]);
    assert_eq!(times(&game), 1);
    game.acts(&["tribe grassland-c camp strong", "at swamp-e", "settle camp"]);
    assert_eq!(times(&game), 2);
    let table = when("settled-anew").tribes(RED, "forest-b camp strong, hills-b wild weak");
    let mut game = give(table, Effect::Migrations(1));
    game.acts(&["tribe forest-b camp strong", "at hills-b", "settle camp"]);
    assert_eq!(times(&game), 0, "it was there already");
    let mut game = give(when("settled-anew"), Effect::Procreations(1));
    game.acts(&["at forest-b", "settle fire"]);
    assert_eq!(times(&game), 0);
}

#[test]
fn boarding_a_boat_is_settling_too_but_coming_in_from_the_wilderness_is_not() {
    let mut game = give(when("settled-anew"), Effect::Build(Some(Project::Boat)));
    game.acts(&["build boat", "tribe forest-b camp strong"]);
    assert_eq!(times(&game), 1);
    let mut game = give(when("settled-anew").tribes(RED, "swamp-e wild strong"), Effect::Encamp(1));
    game.acts(&["tribe swamp-e wild strong", "settle camp"]);
    assert_eq!(game.group(RED, "swamp-e", Berth::Camp), (1, 0));
    assert_eq!(times(&game), 0, "its territory is not new to it");
}

/// A tribe of red migrates to the hills, where blue holds all encampments.
fn to_the_hills(table: Table) -> Play {
    let table = table.tribes(RED, "forest-b camp strong").tribes(BLUE, "hills-b fire strong, hills-b camp weak");
    let mut game = give(table, Effect::Migrations(1));
    game.acts(&["tribe forest-b camp strong", "at hills-b"]);
    game
}

#[test]
pub(super) fn displaced() {
    for action in ["settle fire", "displace P2 weak"] {
        let mut game = to_the_hills(when("displaced"));
        game.act(action);
        assert_eq!(times(&game), 1);
        let mut game = to_the_hills(alone_with_ability("when displaced: points 7"));
        game.act(action);
        assert_eq!(times(&game), 1, "V.I.C.I is another civilization");
    }
    let mut game = give(when("displaced").tribes(RED, "hills-b camp strong"), Effect::Procreations(1));
    game.acts(&["at hills-b", "displace P1 strong"]);
    assert_eq!(times(&game), 0, "its own tribe does not count");
}

#[test]
pub(super) fn was_displaced() {
    let table = when("was-displaced").tribes(RED, "hills-b camp strong").tribes(BLUE, "forest-b camp strong");
    let mut game =
        table.scene(|scene| scene.turn(BLUE).task(BLUE, Task::Chore(Chore::Effect(Effect::Migrations(1))))).play();
    game.acts(&["tribe forest-b camp strong", "at hills-b", "displace P1 strong"]);
    assert_eq!((times(&game), game.decider()), (1, BLUE), "immediately");
    let mut game = give(when("was-displaced").tribes(RED, "hills-b camp strong"), Effect::Procreations(1));
    game.acts(&["at hills-b", "displace P1 strong"]);
    assert_eq!(times(&game), 0, "not by itself");
    let mut game = to_the_hills(when("was-displaced"));
    game.act("settle fire");
    assert_eq!(times(&game), 0, "and not when it displaces");
}

#[test]
fn was_displaced_by_vici() {
    let table = alone_with_ability("when was-displaced: planning 1");
    let table = table.tribes(RED, "forest-b fire strong").tribes(BLUE, "forest-b camp strong, forest-b camp strong");
    let mut game = table.scene(|scene| scene.action_cards(&[10], &[])).dice(&[1, 1, 1]).turn(RED);
    game.activate("sleep").act("do focus");
    assert_eq!(game.group(RED, "forest-b", Berth::Wild), (1, 0));
    game.act("value 3");
    assert_eq!(game.civ(RED).console.planning[2], 1);
    assert!(is_over(&game));
}

#[test]
pub(super) fn developed() {
    let migrate = |table: Table| {
        let mut game = give(table, Effect::Migrations(1));
        game.acts(&["tribe forest-b camp strong", "at hills-b", "settle camp"]);
        game
    };
    let game = migrate(when("developed"));
    assert_eq!((times(&game), game.view().land.raw(territory("hills-b"), RED)), (1, 1));
    let known = when("developed").scene(|scene| scene.developed(territory("hills-b"), Material::Clay));
    assert_eq!(times(&migrate(known)), 0);
}

#[test]
pub(super) fn procreated() {
    let mut game = give(when("procreated"), Effect::Procreations(2));
    game.act("at forest-b");
    assert_eq!(times(&game), 0, "not before it has settled");
    game.act("settle fire");
    assert_eq!(times(&game), 1);
    game.acts(&["at grassland-c", "settle fire"]);
    assert_eq!(times(&game), 2);
    let mut game = give(when("procreated").tribes(RED, "swamp-e camp strong"), Effect::WeakTribes(2));
    game.acts(&["at swamp-e", "settle fire", "settle camp"]);
    assert_eq!(times(&game), 2, "weak ones too");
}

#[test]
pub(super) fn a_tribe_was_lost() {
    let hungry = when("tribe-lost").tribes(RED, "forest-b camp weak, hills-b camp weak, swamp-e camp strong");
    let mild = |scene: Scene| scene.weather(Weather::Cold).event(EventId::named("F5").unwrap());
    let game = hungry.scene(mild).phase(Phase::Feeding);
    assert_eq!(times(&game), 2, "the strong one is only weakened");
    let saved = when("tribe-lost").tribes(RED, "forest-b camp weak").has(RED, "2 favor");
    let mut game = saved.scene(mild).phase(Phase::Feeding);
    game.act("do save");
    assert_eq!(times(&game), 0);
}

#[test]
fn a_tribe_that_is_paid_is_lost_too() {
    // E21 gives a step of favor and 4 points for a tribe.
    let table = when("tribe-lost").scene(|scene| scene.installed(RED, card("E21"), column(2)));
    let mut game = give(table, Effect::Activity);
    game.acts(&["activity E21", "tribe forest-b camp strong"]);
    assert_eq!((times(&game), game.civ(RED).console.favor), (1, 2));
    let paid = game.events.iter().filter_map(|event| match event {
        Event::Scored { points, .. } => Some(*points),
        _ => None,
    });
    assert_eq!(paid.collect::<Vec<_>>(), [4, 7], "after the bonus of the activity");
}
