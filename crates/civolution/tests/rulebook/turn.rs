//! Activating modules (p. 13, 14).

use civolution::{Feature, Module, Panel, Phase, Task};

use crate::pack::{with_ability, without_ability};
use crate::table::{BLUE, GREEN, Play, RED, Table};

/// Red has only these ready dice; the others of the six are used.
fn dice(ready: [u8; 6]) -> Table {
    let used = 6 - ready.iter().sum::<u8>();
    Table::of(2).bare(RED).scene(|scene| {
        scene.civilization(RED, |civ| {
            civ.dice = ready;
            civ.used_dice = used;
        })
    })
}

fn modules(game: &Play) -> Vec<String> {
    let offers = game.offers();
    offers.iter().filter_map(|offer| offer.strip_prefix("activate ")).map(str::to_owned).collect()
}

// Turns.

#[test]
fn p13_turns_go_clockwise() {
    let mut game = Table::of(2).bare(RED).bare(BLUE).turn(RED);
    for seat in [RED, BLUE, RED, BLUE] {
        assert_eq!((game.decider(), game.asked()), (seat, Task::Turn));
        game.activate("sleep").act("do ideas");
    }
}

#[test]
fn p13_an_action_round_begins_with_the_starting_civilization() {
    let table = Table::of(3).bare(RED).bare(BLUE).bare(GREEN);
    let mut game = table.scene(|scene| scene.start(BLUE)).phase(Phase::Action);
    for seat in [BLUE, GREEN, RED, BLUE] {
        assert_eq!((game.decider(), game.asked()), (seat, Task::Turn));
        game.activate("sleep").act("do ideas");
    }
}

#[test]
fn p13_a_turn_is_an_activation_or_a_reset() {
    let game = dice([1, 1, 1, 0, 0, 0]).turn(RED);
    assert!(game.can("activate research") && game.can("reset"));
    assert!(!game.can("pass"), "one of the two must be done");
    let game = dice([1, 1, 1, 1, 0, 0]).turn(RED);
    assert!(game.can("activate research") && !game.can("reset") && !game.can("pass"));
}

// Dice.

#[test]
fn p13_example_1_research_takes_a_1_and_a_2() {
    let mut game = Table::of(2).turn(RED);
    game.acts(&["activate research", "pay die 1", "pay die 2"]);
    let console = game.civ(RED).console;
    assert_eq!((console.dice, console.used_dice), ([0, 0, 1, 1, 1, 1], 2));
    assert!(game.can("do take") && game.can("do draw"));
}

#[test]
fn p13_example_2_exploration_by_a_planning_marker_and_two_ideas() {
    let mut game = dice([0, 0, 0, 0, 0, 2]).has(RED, "1 planning-1, 2 idea").turn(RED);
    let before = game.civ(RED).console;
    game.act("activate exploration");
    let console = game.civ(RED).console;
    assert_eq!(console.planning, [0; 6]);
    assert_eq!(game.has(RED, "idea"), 0);
    assert_eq!((console.dice, console.used_dice), ([0, 0, 0, 0, 0, 1], before.used_dice + 1));
    assert_eq!(console.supply, before.supply + 3, "the markers went back to the supply");
    assert!(game.can("do explore") && game.can("do lucky-find"));
}

#[test]
fn p13_a_module_takes_one_die_of_each_of_its_two_values() {
    let game = dice([1, 1, 0, 0, 0, 0]).turn(RED);
    assert_eq!(modules(&game), ["research", "sleep"]);
    let game = dice([2, 0, 0, 0, 0, 0]).turn(RED);
    assert_eq!(modules(&game), ["stamina", "sleep"], "two 1s are not a 1 and a 2");
    let game = dice([1, 0, 0, 0, 0, 0]).turn(RED);
    assert_eq!(modules(&game), [""; 0], "one die is not enough for anything");
}

#[test]
fn p13_each_idea_changes_a_die_by_one() {
    let with_ideas = |ideas| modules(&dice([0, 0, 2, 0, 0, 0]).has(RED, &format!("{ideas} idea")).turn(RED));
    assert_eq!(with_ideas(0), ["calm", "sleep"]);
    assert_eq!(with_ideas(1), ["planning", "calm", "sleep"]);
    assert!(!with_ideas(1).contains(&"production".to_owned()));
    assert!(with_ideas(2).contains(&"production".to_owned()), "3 and 5");
    assert!(with_ideas(2).contains(&"dexterity".to_owned()), "both 3s become 4s");
    assert!(!with_ideas(2).contains(&"insight".to_owned()));
    assert!(with_ideas(3).contains(&"insight".to_owned()), "3 and 6");
}

#[test]
fn p13_1_and_6_are_neighbours() {
    let game = dice([0, 0, 0, 0, 0, 2]).has(RED, "1 idea").turn(RED);
    assert!(game.can("activate invention"), "1 and 6");
    assert!(!game.can("activate stamina"), "1 and 1");
    let mut game = dice([2, 0, 0, 0, 0, 0]).has(RED, "2 idea").turn(RED);
    game.act("activate perception");
    assert_eq!((game.has(RED, "perception"), game.has(RED, "idea")), (1, 0));
}

// Planning and focus markers.

#[test]
fn p13_planning_markers_stand_for_both_dice() {
    let mut game = dice([0, 0, 0, 0, 0, 1]).has(RED, "1 planning-1, 1 planning-3").turn(RED);
    let before = game.civ(RED).console;
    game.act("activate migration");
    let console = game.civ(RED).console;
    assert_eq!(console.planning, [0; 6]);
    assert_eq!((console.dice, console.used_dice), (before.dice, before.used_dice), "no die was used");
    assert_eq!(console.supply, before.supply + 2);
    assert!(matches!(game.asked(), Task::Migrate(1)));
}

#[test]
fn p13_ideas_change_the_value_of_planning_markers() {
    let table = || dice([1, 0, 0, 0, 0, 0]).has(RED, "1 planning-5");
    assert!(!table().has(RED, "1 idea").turn(RED).can("activate migration"));
    let mut game = table().has(RED, "2 idea").turn(RED);
    game.act("activate migration");
    assert_eq!((game.has(RED, "idea"), game.civ(RED).console.planning), (0, [0; 6]));
}

#[test]
fn p14_a_focus_marker_is_a_planning_marker_of_any_value() {
    for (module, ready) in [("migration", [1, 0, 0, 0, 0, 0]), ("insight", [0, 0, 1, 0, 0, 0])] {
        let mut game = dice(ready).has(RED, "1 focus").turn(RED);
        let supply = game.civ(RED).console.supply;
        game.act(&format!("activate {module}"));
        let console = game.civ(RED).console;
        assert_eq!((game.has(RED, "focus"), console.dice, console.supply), (0, [0; 6], supply + 1));
    }
}

#[test]
fn p14_two_focus_markers_activate_anything() {
    let game = dice([0; 6]).has(RED, "2 focus").turn(RED);
    for module in ["research", "migration", "planning", "achievement", "stamina", "perception", "sleep"] {
        assert!(game.can(&format!("activate {module}")), "{module}");
    }
}

// A2: the actions that are offered, and their order.

#[test]
fn a02_each_way_to_pay_is_offered_once_and_cheapest_first() {
    let mut game = dice([2, 1, 0, 0, 0, 1]).has(RED, "2 planning-1, 2 focus, 2 idea").turn(RED);
    game.act("activate migration");
    game.offers_only(&["pay die 1", "pay planning 1", "pay focus", "pay die 2", "pay die 6"]);
    game.act("pay die 2");
    assert_eq!(game.has(RED, "idea"), 1);
    assert_eq!(game.has(RED, "focus"), 1, "nothing else can be the 3 now");
}

#[test]
fn a02_paying_the_first_value_leaves_something_for_the_second() {
    let mut game = dice([1, 0, 0, 0, 0, 0]).has(RED, "1 focus, 1 planning-6").turn(RED);
    game.act("activate migration");
    assert_eq!(game.civ(RED).console.dice, [0; 6], "the focus marker alone can be the 3");
    assert_eq!((game.has(RED, "focus"), game.civ(RED).console.planning), (0, [0, 0, 0, 0, 0, 1]));
}

#[test]
fn a02_ideas_are_not_counted_twice() {
    let game = dice([0, 1, 0, 1, 0, 0]).has(RED, "1 idea").turn(RED);
    assert!(!game.can("activate migration"), "2 to 1 and 4 to 3 would take two ideas");
    let game = dice([0, 1, 0, 1, 0, 0]).has(RED, "2 idea").turn(RED);
    assert!(game.can("activate migration"));
}

#[test]
fn a02_a_module_is_offered_only_if_something_could_happen() {
    let game = Table::of(2).bare(RED).turn(RED);
    assert!(!game.can("activate transport"), "no raw material");
    assert!(!game.can("activate activity"), "no money");
    assert!(!game.can("activate mutation"), "no feature marker, no card");
    assert!(!game.can("activate trade"), "nothing to sell, no money");
    assert!(game.can("activate sleep"));
    let game = Table::of(2).bare(RED).has(RED, "1 money, 1 calm, 1 wood").turn(RED);
    assert!(game.can("activate activity") && game.can("activate mutation") && game.can("activate trade"));
}

#[test]
fn a02_every_gain_may_be_forgone() {
    let mut game = Table::of(2).bare(RED).turn(RED);
    game.activate("research").act("pass");
    assert_eq!(game.decider(), BLUE);
}

// The modules.

#[test]
fn p14_a_console_has_22_modules() {
    let of = |kind: fn(Panel) -> bool| Panel::all().filter(|panel| kind(*panel)).count();
    assert_eq!(of(|panel| matches!(panel, Panel::Main(_))), 15);
    assert_eq!(of(|panel| matches!(panel, Panel::Feature(_))), 6);
    assert_eq!(of(|panel| panel == Panel::Sleep), 1);
    let console = Table::of(2).turn(RED).civ(RED).console;
    let upgraded = Module::ALL.into_iter().filter(|module| console.level(*module) > 1).count();
    assert_eq!(upgraded, 1, "all except that of the starting chip card are at level I");
}

#[test]
fn p14_example_two_2s_place_a_marker_of_intelligence() {
    let mut game = dice([0, 2, 0, 0, 0, 1]).turn(RED);
    game.act("activate intelligence");
    assert_eq!(game.has(RED, "intelligence"), 1);
    assert_eq!((game.civ(RED).console.dice, game.decider()), ([0, 0, 0, 0, 0, 1], BLUE));
}

#[test]
fn p14_each_feature_module_takes_two_equal_dice() {
    for (i, feature) in Feature::ALL.into_iter().enumerate() {
        let mut ready = [0; 6];
        ready[i] = 2;
        let mut game = dice(ready).turn(RED);
        assert_eq!(modules(&game), [feature.name(), "sleep"]);
        game.act(&format!("activate {feature}"));
        assert_eq!(game.has(RED, feature.name()), 1);
    }
}

#[test]
fn p14_sleep_takes_any_two_dice_and_gives_a_focus_marker() {
    let mut game = dice([0, 1, 0, 0, 1, 1]).turn(RED);
    game.act("activate sleep");
    game.offers_only(&["pay die 2", "pay die 5", "pay die 6"]);
    game.act("pay die 5");
    game.offers_only(&["pay die 2", "pay die 6"]);
    game.act("pay die 2");
    game.offers_only(&["do focus", "do ideas"]);
    game.act("do focus");
    assert_eq!((game.has(RED, "focus"), game.has(RED, "idea")), (1, 0));
    assert_eq!(game.civ(RED).console.dice, [0, 0, 0, 0, 0, 1]);
}

#[test]
fn p14_sleep_gives_two_ideas_instead() {
    let mut game = dice([0, 1, 0, 0, 1, 0]).turn(RED);
    game.acts(&["activate sleep", "pay die 2", "do ideas"]);
    assert_eq!((game.has(RED, "focus"), game.has(RED, "idea")), (0, 2));
}

#[test]
fn a02_sleep_takes_planning_and_focus_markers_too() {
    let mut game = dice([0, 1, 0, 0, 0, 0]).has(RED, "1 planning-6, 1 focus, 3 idea").turn(RED);
    game.act("activate sleep");
    game.offers_only(&["pay die 2", "pay planning 6", "pay focus"]);
    game.acts(&["pay planning 6", "pay focus", "do focus"]);
    assert_eq!((game.has(RED, "focus"), game.has(RED, "idea")), (1, 3), "no idea is needed");
    assert_eq!(game.civ(RED).console.dice, [0, 1, 0, 0, 0, 0]);
}

#[test]
fn p14_an_or_module_performs_one_of_its_sides() {
    let mut game = Table::of(2).bare(RED).tribes(RED, "forest-b camp weak").turn(RED);
    game.activate("sustenance");
    game.offers_only(&["do hunt", "do strengthen", "pass"]);
    game.acts(&["do strengthen", "tribe forest-b camp weak"]);
    assert_eq!(game.decider(), BLUE, "no hunt follows");
}

#[test]
fn p14_a_module_without_or_performs_all_its_actions() {
    let mut game = Table::of(2).bare(RED).has(RED, "2 production").turn(RED);
    game.activate("production").acts(&["do produce", "at forest-b", "at forest-b", "at forest-b"]);
    assert!(matches!(game.asked(), Task::Transport { left: 1, .. }));
}

#[test]
fn p13_a_module_may_be_activated_only_for_its_triggers() {
    let weak = |table: Table| table.tribes(RED, "forest-b camp weak").has(RED, "2 migration, 6 favor");
    assert!(!weak(without_ability()).turn(RED).can("activate migration"), "no tribe can migrate");
    for trigger in ["activated migration", "favor-passed"] {
        let mut game = weak(with_ability(&format!("when {trigger}: points 2"))).turn(RED);
        game.activate("migration");
        assert_eq!((game.points(RED), game.decider()), (2, BLUE), "{trigger}");
    }
    assert!(!weak(with_ability("when favor-failed: points 2")).turn(RED).can("activate migration"), "no test fails");
    let unsure = weak(with_ability("when favor-failed: points 2")).has(RED, "1 favor");
    assert!(unsure.turn(RED).can("activate migration"));
    assert!(
        !weak(with_ability("when activated migration: install-goal")).turn(RED).can("activate migration"),
        "the bonus would be useless"
    );
}

#[test]
fn p13_a_trigger_can_recover_the_dice_that_activated_its_module() {
    for trigger in ["activated migration", "favor-passed"] {
        let table = with_ability(&format!("when {trigger}: recover 1")).tribes(RED, "forest-b camp weak");
        let mut game = table.has(RED, "2 migration, 6 favor").dice(&[2]).turn(RED);
        assert_eq!(game.civ(RED).console.used_dice, 0);
        game.activate("migration").act("reroll 1");
        let console = game.civ(RED).console;
        assert_eq!((console.dice, console.used_dice), ([0, 2, 0, 1, 1, 1], 1), "{trigger}");
    }
}
