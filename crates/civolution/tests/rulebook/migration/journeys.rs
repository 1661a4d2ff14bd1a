//! Several migrations in one activation (p. 16, A9).

use civolution::continent::Layout;
use civolution::{Berth, Chore, Effect, Material, Task};

use super::red;
use crate::pack::{with_ability, with_activity};
use crate::table::{BLUE, Play, RED, Table, attribute, layout, territory, who};

#[test]
fn p16_level_ii_allows_two_migrations_with_a_passed_favor_test() {
    let mut game = red("swamp-c camp strong", 2).dice(&[1]).turn(RED);
    game.activate("migration");
    assert_eq!(game.asked(), Task::Migrate(2));
    let mut game = red("swamp-c camp strong", 2).dice(&[2]).turn(RED);
    game.activate("migration");
    assert_eq!(game.asked(), Task::Migrate(1), "one even if the test fails");
}

#[test]
fn p16_level_iii_allows_three_with_a_passed_test_and_two_without() {
    let mut game = red("swamp-c camp strong", 3).dice(&[1]).turn(RED);
    game.activate("migration");
    assert_eq!(game.asked(), Task::Migrate(3));
    let mut game = red("swamp-c camp strong", 3).dice(&[2]).turn(RED);
    game.activate("migration");
    assert_eq!(game.asked(), Task::Migrate(2));
}

#[test]
fn p14_level_i_takes_no_favor_test() {
    let mut game = red("swamp-c camp strong", 1).dice(&[]).turn(RED);
    game.activate("migration");
    assert_eq!(game.asked(), Task::Migrate(1));
}

/// A continent with the path Swamp C, Desert C, Water D, Desert D.
fn long_way() -> Layout {
    layout([(4, 2, 0), (2, 0, 0), (1, 0, 0), (0, 0, 0), (0, 2, 1), (3, 0, 0), (4, 0, 0), (2, 2, 1)])
}

#[test]
fn p16_example_three_migrations_across_a_desert_and_a_boat() {
    let mut game = red("swamp-c camp strong", 3)
        .scene(|scene| scene.layout(long_way()))
        .tribes(BLUE, "desert-c fire strong, desert-c camp weak")
        .boat(RED, "water-d", true)
        .scene(|scene| scene.tribe(RED, who("water-d boat weak")))
        .dice(&[1])
        .draws("materials", &[Material::Salt.index() as u16])
        .turn(RED);
    game.activate("migration").acts(&["tribe swamp-c camp strong", "at desert-c", "cross"]);
    assert_eq!(game.view().land.material(territory("desert-c")), None, "crossing does not develop");
    assert_eq!(game.group(BLUE, "desert-c", Berth::Fire), (1, 0), "no tribe is displaced");
    assert_eq!(game.points(RED), 0);
    game.acts(&["at water-d", "cross"]);
    assert_eq!(game.group(RED, "water-d", Berth::Boat), (0, 1), "it is not aboard");
    game.acts(&["at desert-d", "settle fire"]);
    assert_eq!(game.group(RED, "desert-d", Berth::Fire), (1, 0));
    assert_eq!((game.points(RED), game.raw(RED, "desert-d")), (2, 1));
    assert_eq!(game.view().land.material(territory("desert-d")), Some(Material::Salt));
    assert_eq!(game.decider(), BLUE, "all three are used");
}

#[test]
fn p16_the_migrations_can_be_of_different_tribes() {
    let mut game =
        red("swamp-c camp strong, forest-b camp strong, hills-h camp strong", 2).has(RED, "6 favor").turn(RED);
    game.activate("migration").acts(&["tribe swamp-c camp strong", "at desert-c", "settle camp"]);
    game.offers_only(&["tribe forest-b camp strong", "tribe hills-h camp strong", "pass"]);
    game.acts(&["tribe forest-b camp strong", "at hills-b", "settle camp"]);
    assert_eq!(game.group(RED, "hills-b", Berth::Camp), (1, 0));
    assert_eq!(game.decider(), BLUE);
}

#[test]
fn p16_fewer_migrations_than_allowed_are_fine() {
    let mut game = red("swamp-c camp strong, forest-b camp strong", 3).has(RED, "6 favor").turn(RED);
    game.activate("migration").acts(&["tribe swamp-c camp strong", "at desert-c", "settle camp", "pass"]);
    assert_eq!(game.decider(), BLUE);
}

// A9: journeys and sets of migrations.

#[test]
fn a09_a_journey_is_finished_before_another_tribe_is_chosen() {
    let mut game = red("swamp-c camp strong, forest-b camp strong", 3).has(RED, "6 favor").turn(RED);
    game.activate("migration").acts(&["tribe swamp-c camp strong", "at desert-c", "cross"]);
    assert!(!game.can("tribe forest-b camp strong") && !game.can("pass"));
    assert!(game.can("at mountains-b"));
}

#[test]
fn a09_a_tribe_that_has_settled_is_not_chosen_again() {
    let mut game = red("swamp-c camp strong", 3).has(RED, "6 favor").turn(RED);
    game.activate("migration").acts(&["tribe swamp-c camp strong", "at desert-c", "settle camp"]);
    assert_eq!(game.decider(), BLUE, "no other tribe can migrate");
}

#[test]
fn a09_of_two_tribes_side_by_side_the_one_that_has_settled_stays() {
    // Blue holds an encampment while red's tribes are placed, so that the newcomer comes before the other one.
    let mut game = red("", 3)
        .has(RED, "6 favor")
        .tribes(BLUE, "forest-d camp strong")
        .tribes(RED, "desert-d camp strong, forest-d camp strong")
        .tribes(BLUE, "")
        .turn(RED);
    game.activate("migration").acts(&["tribe desert-d camp strong", "at forest-d", "settle camp"]);
    game.offers_only(&["tribe forest-d camp strong", "pass"]);
    game.acts(&["tribe forest-d camp strong", "at mountains-e", "settle camp"]);
    assert_eq!(game.decider(), BLUE, "the one left in the forest has migrated already");
    assert_eq!(game.group(RED, "forest-d", Berth::Camp), (1, 0));
}

#[test]
fn a09_a_tribe_that_has_boarded_is_not_chosen_again() {
    let mut game = red("desert-c camp strong", 3).has(RED, "6 favor").boat(RED, "water-a", true).turn(RED);
    game.activate("migration").acts(&["tribe desert-c camp strong", "at water-a", "at water-a"]);
    assert_eq!(game.group(RED, "water-a", Berth::Boat), (1, 0));
    assert_eq!(game.decider(), BLUE);
}

#[test]
fn a09_a_settled_tribe_displaced_by_its_own_civilization_is_not_chosen_again() {
    let mut game = red("desert-d camp strong, mountains-e camp strong", 3).has(RED, "6 favor").turn(RED);
    game.activate("migration").acts(&["tribe desert-d camp strong", "at forest-d", "settle fire"]);
    game.acts(&["tribe mountains-e camp strong", "at forest-d", "settle fire"]);
    assert_eq!(game.group(RED, "forest-d", Berth::Wild), (1, 0));
    assert_eq!(game.decider(), BLUE, "strong, but it has settled once");
}

#[test]
fn a09_a_strong_tribe_can_leave_the_wilderness_beside_a_weak_one_that_has_migrated() {
    let tribes = "forest-d fire strong, desert-d camp strong, mountains-e camp strong";
    let mut game = red(tribes, 3).has(RED, "6 favor").turn(RED);
    game.activate("migration").acts(&["tribe desert-d camp strong", "at forest-d", "settle fire"]);
    game.acts(&["tribe mountains-e camp strong", "at forest-d", "settle fire"]);
    assert_eq!(game.group(RED, "forest-d", Berth::Wild), (1, 1));
    game.offers_only(&["tribe forest-d wild strong", "pass"]);
}

#[test]
fn a09_a_tribe_may_come_back_to_where_it_started() {
    let mut game = red("desert-c camp strong", 2).developed("desert-c sand").has(RED, "6 favor").turn(RED);
    game.activate("migration").acts(&["tribe desert-c camp strong", "at swamp-c", "cross"]);
    assert!(game.can("at desert-c"));
    game.acts(&["at desert-c", "settle fire"]);
    assert_eq!((game.group(RED, "desert-c", Berth::Fire), game.points(RED)), ((1, 0), 2));
}

#[test]
fn a09_a_journey_may_end_on_the_players_boat() {
    let mut game = red("swamp-c camp strong", 2).has(RED, "6 favor").boat(RED, "water-a", true).turn(RED);
    game.activate("migration").acts(&["tribe swamp-c camp strong", "at desert-c", "cross", "at water-a"]);
    assert_eq!(game.group(RED, "water-a", Berth::Boat), (1, 0));
}

#[test]
fn a09_in_the_next_activation_the_same_tribe_migrates_again() {
    // Blue does a reset in between, which is not an activation.
    let blue = "0 die-1, 0 die-2, 0 die-3, 1 die-4, 1 die-5, 1 die-6, 3 used-dice";
    let mut game = red("swamp-c camp strong", 1)
        .has(RED, "1 die-1, 1 die-2, 2 die-3, 2 die-4, 0 die-5, 0 die-6, 2 idea")
        .bare(BLUE)
        .has(BLUE, blue)
        .turn(RED);
    game.acts(&["activate migration", "pay die 1", "pay die 3"]);
    game.acts(&["tribe swamp-c camp strong", "at desert-c", "settle camp"]);
    game.acts(&["reset", "reroll 0", "reroll 0", "reroll 0", "do ideas"]);
    assert_eq!(game.decider(), RED);
    game.activate("migration");
    game.offers_only(&["tribe desert-c camp strong", "pass"]);
}

#[test]
fn a09_migrations_of_different_bonuses_can_move_the_same_tribe() {
    let one = Task::Chore(Chore::Effect(Effect::Migrations(1)));
    let mut game = red("swamp-c camp strong", 1).scene(|scene| scene.turn(RED).task(RED, one).task(RED, one)).play();
    game.acts(&["tribe swamp-c camp strong", "at desert-c", "settle camp"]);
    game.offers_only(&["tribe desert-c camp strong", "pass"]);
}

#[test]
fn a09_the_migrations_of_each_bonus_are_a_separate_set() {
    let table = with_activity("free: migration 1").tribes(RED, "swamp-c camp strong").has(RED, "3 activity");
    let mut game = table.turn(RED);
    game.activate("activity");
    game.acts(&["activity C16", "tribe swamp-c camp strong", "at desert-c", "settle camp"]);
    game.act("activity C16").offers_only(&["tribe desert-c camp strong", "pass"]);
    game.acts(&["tribe desert-c camp strong", "at mountains-b", "settle camp"]);
    assert_eq!(game.group(RED, "mountains-b", Berth::Camp), (1, 0), "the same tribe has migrated twice");
}

/// Red has 3 Stamina, and a chip on display asks for them.
fn with_chip(table: Table) -> Table {
    let chips = ["T1", "T2", "T5"].map(|name| Some(attribute(name)));
    table.has(RED, "3 stamina").scene(|scene| scene.attribute_display(chips))
}

#[test]
fn a09_a_module_and_a_bonus_within_it_do_not_bind_each_other() {
    let table = with_chip(with_ability("when attribute-taken: migration 1")).has(RED, "3 migration, 6 favor");
    let mut game = table.tribes(RED, "swamp-c camp strong, forest-b camp strong").turn(RED);
    game.activate("migration").acts(&["tribe swamp-c camp strong", "at desert-c", "settle camp"]);
    assert!(!game.can("tribe desert-c camp strong"), "it has settled in this activation");
    game.acts(&["attribute 1", "column 2"]);
    assert_eq!(game.asked(), Task::Migrate(1));
    game.acts(&["tribe desert-c camp strong", "at mountains-b", "settle camp"]);
    assert_eq!(game.asked(), Task::Migrate(2), "the module goes on");
    game.offers_only(&["tribe forest-b camp strong", "pass"]);
    // A tribe that only the bonus has moved can still migrate with the module.
    let table = with_chip(with_ability("when attribute-taken: migration 1")).has(RED, "3 migration, 6 favor");
    let mut game = table.tribes(RED, "swamp-c camp strong, forest-b camp strong").turn(RED);
    game.activate("migration").acts(&["tribe swamp-c camp strong", "at desert-c", "settle camp"]);
    game.acts(&["attribute 1", "column 2", "tribe forest-b camp strong", "at hills-b", "settle camp"]);
    assert_eq!(game.asked(), Task::Migrate(2));
    game.offers_only(&["tribe hills-b camp strong", "pass"]);
}

#[test]
fn a09_two_bonuses_within_a_module_do_not_bind_each_other() {
    let table = with_chip(with_ability("when attribute-taken: migration 1")).has(RED, "3 calm, 3 migration, 6 favor");
    let mut game = table.tribes(RED, "swamp-c camp strong, forest-b camp strong").turn(RED);
    game.activate("migration").acts(&["attribute 1", "column 2", "tribe swamp-c camp strong", "at desert-c"]);
    game.acts(&["settle camp", "attribute 3"]);
    assert_eq!(game.asked(), Task::Migrate(1));
    game.offers_only(&["tribe forest-b camp strong", "tribe desert-c camp strong", "pass"]);
}

#[test]
fn a09_a_bonus_before_the_test_of_the_module_does_not_bind_it() {
    let table = with_chip(with_ability("when attribute-taken: migration 1")).has(RED, "2 migration, 1 favor, 1 idea");
    let mut game = table.tribes(RED, "swamp-c camp strong").dice(&[2]).turn(RED);
    game.activate("migration");
    assert!(matches!(game.asked(), Task::Failed { ideas: 1, .. }));
    game.acts(&["attribute 1", "column 2", "tribe swamp-c camp strong", "at desert-c", "settle camp"]);
    game.act("do spend").offers_only(&["tribe desert-c camp strong", "pass"]);
}

/// A tribe of red settles at the fire in Forest D and is displaced by a second one. Then red takes a chip.
fn displaced_by_its_own(ability: &str, blue: &str) -> Play {
    let table = with_chip(with_ability(ability)).has(RED, "3 migration, 6 favor").tribes(BLUE, blue);
    let mut game = table.tribes(RED, "desert-d camp strong, mountains-e camp strong").turn(RED);
    game.activate("migration").acts(&["tribe desert-d camp strong", "at forest-d", "settle fire"]);
    game.acts(&["tribe mountains-e camp strong", "at forest-d", "settle fire", "attribute 1", "column 2"]);
    game
}

#[test]
fn a09_a_settled_tribe_that_stands_up_is_not_chosen_again() {
    // It is weak because it has displaced blue.
    let mut game = displaced_by_its_own("when attribute-taken: strengthen 1", "forest-d fire strong");
    game.act("tribe forest-d wild weak");
    assert_eq!(game.group(RED, "forest-d", Berth::Wild), (1, 0));
    assert_eq!(game.decider(), BLUE, "it can stand up, but not go on");
}

#[test]
fn a09_a_settled_tribe_that_is_brought_in_is_not_chosen_again() {
    let mut game = displaced_by_its_own("when attribute-taken: encamp 1", "");
    game.act("tribe forest-d wild strong");
    assert_eq!(game.group(RED, "forest-d", Berth::Camp), (1, 0));
    assert_eq!(game.decider(), BLUE, "it can come in, but not go on");
}

#[test]
fn a09_of_two_tribes_side_by_side_the_one_that_can_still_migrate_stands_up() {
    // Either encampment may be numbered first. The newcomer is weak because it displaced blue.
    for first in [true, false] {
        let (before, after) = if first { ("forest-d camp weak", "") } else { ("", "forest-d camp weak") };
        let table = with_chip(with_ability("when attribute-taken: strengthen 1")).has(RED, "3 migration, 6 favor");
        let table = table.tribes(RED, "desert-d camp strong").tribes(BLUE, "");
        let add = |table: Table, tribe: &str| if tribe.is_empty() { table } else { table.tribe(RED, tribe) };
        let table = add(add(table, before).tribe(BLUE, "forest-d camp strong"), after);
        let mut game = table.turn(RED);
        game.activate("migration").acts(&["tribe desert-d camp strong", "at forest-d", "displace P2 strong"]);
        game.acts(&["attribute 1", "column 2", "tribe forest-d camp weak"]);
        game.offers_only(&["tribe forest-d camp strong", "pass"]);
    }
}

#[test]
fn a09_of_two_tribes_side_by_side_the_one_that_can_still_migrate_is_displaced() {
    for first in [true, false] {
        // Blue keeps the first encampment free for the newcomer, or not.
        let blue = if first { "forest-d camp strong" } else { "" };
        let table = red("", 3).has(RED, "6 favor").tribes(BLUE, blue);
        let table = table.tribes(RED, "desert-d camp strong, mountains-e camp strong, forest-d camp strong");
        let mut game = table.tribes(BLUE, "").turn(RED);
        game.activate("migration").acts(&["tribe desert-d camp strong", "at forest-d", "settle camp"]);
        game.acts(&["tribe mountains-e camp strong", "at forest-d", "displace P1 strong"]);
        game.offers_only(&["tribe forest-d wild strong", "pass"]);
    }
}

#[test]
fn a03_a_new_tribe_does_not_leave_before_it_has_settled() {
    let with = |ability| with_chip(with_ability(ability)).tribes(RED, "").tribes(BLUE, "");
    let mut game = with("when attribute-taken: migration 1").turn(RED);
    game.activate("procreation").acts(&["at forest-b", "attribute 1", "column 2"]);
    assert!(matches!(game.asked(), Task::Settle { .. }), "no tribe can migrate");
    assert_eq!(game.group(RED, "forest-b", Berth::Wild), (1, 0));
    // Brought in by something else, it has its encampment already.
    let mut game = with("when attribute-taken: encamp 1").turn(RED);
    game.activate("procreation").acts(&["at forest-b", "attribute 1", "column 2"]);
    game.acts(&["tribe forest-b wild strong", "settle fire"]);
    assert_eq!((game.group(RED, "forest-b", Berth::Fire), game.decider()), ((1, 0), BLUE));
}

#[test]
fn a03_a_tribe_on_its_way_counts_as_on_the_continent() {
    let table = || with_chip(with_ability("when attribute-taken: points 1 per territories most 9"));
    let mut game = table().tribes(RED, "swamp-c camp strong").turn(RED);
    game.activate("migration").acts(&["tribe swamp-c camp strong", "attribute 1", "column 2"]);
    assert_eq!((game.points(RED), game.group(RED, "swamp-c", Berth::Camp)), (1, (1, 0)), "it has not left yet");
    let mut game = table().tribes(RED, "swamp-c camp strong").turn(RED);
    game.activate("migration").acts(&["tribe swamp-c camp strong", "at desert-c", "attribute 1", "column 2"]);
    assert_eq!((game.points(RED), game.group(RED, "desert-c", Berth::Wild)), (1, (1, 0)), "beside the encampments");
    game.act("settle camp");
    assert_eq!(game.group(RED, "desert-c", Berth::Wild), (0, 0));
    let mut game = table().tribes(RED, "").turn(RED);
    game.activate("procreation").acts(&["at forest-b", "attribute 1", "column 2"]);
    assert_eq!((game.points(RED), game.group(RED, "forest-b", Berth::Wild)), (1, (1, 0)), "a new tribe too");
    game.act("settle camp");
    assert_eq!((game.group(RED, "forest-b", Berth::Wild), game.group(RED, "forest-b", Berth::Camp)), ((0, 0), (1, 0)));
}
