//! Favor tests, ideas, planning, resets (p. 13, 14, 17, 32).

use civolution::{Chore, Effect, Event, Follow, Task};

use super::give;
use crate::pack::{is_over, with_ability, without_ability};
use crate::table::{Play, RED, Table};

/// Red takes a favor test.
fn test(table: Table, dice: &[u8]) -> Play {
    let task = Task::Chore(Chore::Favor { pass: Follow::Nothing, fail: Follow::Nothing });
    table.dice(dice).task(RED, task)
}

fn passed(game: &Play) -> bool {
    game.events.iter().any(|event| matches!(event, Event::FavorTest { passed: true, .. }))
}

#[test]
pub(super) fn lucky_six() {
    assert!(passed(&test(with_ability("lucky-six"), &[6])) && !passed(&test(without_ability(), &[6])));
    assert!(!passed(&test(with_ability("lucky-six"), &[5])));
    let mut game = test(with_ability("lucky-six").has(RED, "1 idea"), &[5]);
    game.act("do spend");
    assert!(passed(&game) && game.has(RED, "idea") == 0, "a 5 is next to it");
}

#[test]
pub(super) fn blessed() {
    let game = test(with_ability("blessed 2"), &[6, 5, 1]);
    assert!(passed(&game) && game.spent());
    assert!(!passed(&test(with_ability("blessed 2"), &[6, 5, 4])));
    let mut game = give(with_ability("blessed 2").dice(&[3]), Effect::Hunts(1));
    game.act("at forest-b");
    assert_eq!(game.has(RED, "food"), 3, "a hunt is rolled with the usual dice");
}

const TWO_THREES: &str = "0 die-1, 0 die-2, 2 die-3, 0 die-4, 0 die-5, 0 die-6, 4 used-dice, 1 idea";

#[test]
pub(super) fn bright() {
    let can = |table: Table, panel: &str| table.has(RED, TWO_THREES).turn(RED).can(&format!("activate {panel}"));
    assert!(!can(without_ability(), "migration") && can(with_ability("bright"), "migration"), "a 3 becomes a 1");
    assert!(!can(with_ability("bright"), "insight"), "a 6 is three steps away");
    let mut game = with_ability("bright").has(RED, TWO_THREES).turn(RED);
    game.activate("migration");
    assert_eq!(game.has(RED, "idea"), 0);
    let plans = "0 die-3, 6 used-dice, 2 planning-3";
    let with_plans = |table: Table| table.has(RED, TWO_THREES).has(RED, plans).turn(RED).can("activate migration");
    assert!(!with_plans(without_ability()) && with_plans(with_ability("bright")), "planning markers too");
}

#[test]
fn bright_in_tests_hunts_and_finds() {
    assert!(is_over(&test(without_ability().has(RED, "1 idea"), &[3])));
    let mut game = test(with_ability("bright").has(RED, "1 idea"), &[3]);
    game.act("do spend");
    assert!(passed(&game));
    let hunt = |table: Table| {
        let mut game = give(table.has(RED, "1 idea").dice(&[1]), Effect::Hunts(1));
        game.act("at forest-b");
        game.offers()
    };
    assert_eq!(hunt(without_ability()), ["value 1", "value 2", "value 6"]);
    assert_eq!(hunt(with_ability("bright")), ["value 1", "value 2", "value 3", "value 5", "value 6"]);
    let find = |table: Table| {
        let mut game = give(table.has(RED, "1 idea").dice(&[1]), Effect::LuckyFinds(1));
        game.act("terrain forest");
        game.offers()
    };
    assert_eq!(find(without_ability()), ["material wood", "material oil"]);
    assert_eq!(find(with_ability("bright")), ["material wood", "material beeswax", "material oil"]);
}

#[test]
pub(super) fn flexible_plans() {
    let can = |table: Table, panel: &str| {
        let table = table.has(RED, TWO_THREES).has(RED, "0 die-3, 6 used-dice, 0 idea, 2 planning-2");
        table.turn(RED).can(&format!("activate {panel}"))
    };
    assert!(can(without_ability(), "intelligence") && !can(without_ability(), "research"));
    for panel in ["research", "migration", "activity", "intelligence", "calm"] {
        let useful = panel != "activity";
        assert_eq!(can(with_ability("flexible-plans"), panel), useful, "{panel}");
    }
    assert!(!can(with_ability("flexible-plans"), "sustenance"), "a 4 is two steps away");
    let dice = with_ability("flexible-plans").has(RED, TWO_THREES).has(RED, "0 idea").turn(RED);
    assert!(!dice.can("activate dexterity"), "dice count as the values they show");
}

#[test]
pub(super) fn planner() {
    let mut game = give(with_ability("planner 2"), Effect::Planning(1));
    game.act("value 4");
    assert_eq!(game.civ(RED).console.planning, [0, 0, 0, 3, 0, 0]);
    let mut game = with_ability("planner 1").turn(RED);
    game.activate("planning").acts(&["do plan", "value 1"]);
    assert_eq!(game.civ(RED).console.planning, [3, 0, 0, 0, 0, 0]);
    let mut game = give(with_ability("planner 2"), Effect::Planning(1));
    game.act("pass");
    assert_eq!(game.civ(RED).console.planning, [0; 6], "only when it places any");
}

#[test]
pub(super) fn dreamer() {
    let sleep = |table: Table| {
        let mut game = table.turn(RED);
        game.activate("sleep");
        game
    };
    let game = sleep(with_ability("dreamer"));
    assert_eq!((game.has(RED, "focus"), game.has(RED, "idea")), (1, 2), "without a question");
    let mut game = sleep(without_ability());
    game.offers_only(&["do focus", "do ideas"]);
    game.act("do ideas");
    assert_eq!((game.has(RED, "focus"), game.has(RED, "idea")), (0, 2));
}

#[test]
pub(super) fn early_reset() {
    let can = |table: Table, ready: u8| {
        let dice =
            format!("{ready} die-1, 0 die-2, 0 die-3, 0 die-4, 0 die-5, 0 die-6, {} used-dice, 2 focus", 6 - ready);
        table.has(RED, &dice).turn(RED).can("reset")
    };
    assert_eq!([3, 4, 5, 6].map(|ready| can(without_ability(), ready)), [true, false, false, false]);
    assert_eq!([3, 4, 5, 6].map(|ready| can(with_ability("early-reset 2"), ready)), [true, true, true, false]);
}
