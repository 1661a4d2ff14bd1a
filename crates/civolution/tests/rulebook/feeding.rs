//! The feeding phase (p. 33).

use civolution::{Berth, Event, Phase, Task};

use crate::table::{BLUE, GREEN, Play, RED, Table, card, column, event, territory};

/// Blue has no tribes, so only red has decisions. Afterwards it gets warmer, which asks red again.
fn red_has(tribes: &str, holdings: &str) -> Table {
    let table = Table::of(2).scene(|scene| scene.event(event("F1")));
    table.bare(RED).bare(BLUE).tribes(BLUE, "").tribes(RED, tribes).has(RED, holdings)
}

fn farm(table: Table, place: &str, owner: engine::Seat) -> Table {
    table.scene(|scene| scene.land(|land| land.set_farm(territory(place), Some(owner))))
}

fn feed(table: Table) -> Play {
    table.phase(Phase::Feeding)
}

fn removed(game: &Play) -> usize {
    game.events.iter().filter(|event| matches!(event, Event::TribeLost { seat: RED, .. })).count()
}

/// Checks whether the phase is over.
fn is_fed(game: &Play) -> bool {
    game.view().phase != Some(Phase::Feeding)
}

#[test]
fn p33_a_tribe_on_an_encampment_or_a_boat_needs_one_food_and_one_in_the_wilderness_two() {
    for (tribes, need) in [("swamp-c camp strong", 1), ("swamp-c fire weak", 1), ("swamp-c wild weak", 2)] {
        assert_eq!(feed(red_has(tribes, "20 food")).civ(RED).food_needed, need, "{tribes}");
    }
    let table = Table::of(2).scene(|scene| scene.boat(RED, territory("water-a"), true));
    let table = table.bare(RED).tribes(RED, "water-a boat strong, water-a boat weak").has(RED, "20 food");
    assert_eq!(feed(table).civ(RED).food_needed, 2);
}

#[test]
fn p33_food_that_is_eaten_goes_back_to_the_supply() {
    let mut game = feed(red_has("swamp-c camp strong, swamp-c fire weak, hills-h wild weak", "6 food"));
    let supply = game.civ(RED).console.supply;
    game.act("feed all");
    assert_eq!((game.has(RED, "food"), game.civ(RED).console.supply), (2, supply + 4));
}

#[test]
fn p33_a_farm_feeds_its_owners_tribes_on_encampments_of_its_territory() {
    let table = red_has("forest-b fire strong, forest-b camp weak, swamp-c camp strong", "6 food");
    assert_eq!(feed(farm(table, "forest-b", RED)).civ(RED).food_needed, 1);
}

#[test]
fn p33_with_a_farm_tribes_in_the_wilderness_need_one_food_each() {
    let table = red_has("forest-b wild strong, forest-b wild weak, swamp-c wild weak", "6 food");
    assert_eq!(feed(farm(table, "forest-b", RED)).civ(RED).food_needed, 1 + 1 + 2);
}

#[test]
fn p33_a_farm_feeds_no_tribes_but_its_owners() {
    let table = red_has("forest-b camp strong", "6 food");
    assert_eq!(feed(farm(table, "forest-b", BLUE)).civ(RED).food_needed, 1);
}

#[test]
fn p33_a_strong_tribe_that_is_not_fed_is_laid_down() {
    let mut game = feed(red_has("swamp-c camp strong, hills-h camp strong", "2 food"));
    game.acts(&["pass", "feed 0", "feed 1"]);
    assert_eq!((game.group(RED, "swamp-c", Berth::Camp), game.group(RED, "hills-h", Berth::Camp)), ((0, 1), (1, 0)));
    assert_eq!((game.has(RED, "food"), removed(&game)), (1, 0));
}

#[test]
fn p33_a_weak_tribe_that_is_not_fed_dies() {
    let mut game = feed(red_has("swamp-c camp weak, hills-h camp weak", "2 food"));
    let tribes = game.civ(RED).console.tribes;
    game.acts(&["pass", "feed 0", "feed 1"]);
    assert_eq!((game.group(RED, "swamp-c", Berth::Camp), game.group(RED, "hills-h", Berth::Camp)), ((0, 0), (0, 1)));
    assert_eq!(game.civ(RED).console.tribes, tribes + 1, "it is back in the supply");
}

#[test]
fn p33_a_weak_tribe_that_is_fed_stays_weak() {
    let mut game = feed(red_has("swamp-c camp weak", "2 food"));
    game.act("feed all");
    assert_eq!(game.group(RED, "swamp-c", Berth::Camp), (0, 1));
}

#[test]
fn a20_feeding_all_is_offered_first_but_never_forced() {
    let game = feed(red_has("swamp-c camp strong", "20 food"));
    game.offers_only(&["feed all", "pass"]);
}

#[test]
fn a20_the_player_decides_how_many_of_each_group_are_fed() {
    let tribes = "swamp-e camp weak, swamp-e camp weak, swamp-e fire strong, forest-d wild strong";
    let mut game = feed(red_has(tribes, "9 food"));
    game.act("pass").offers_only(&["feed 1", "feed 0"]);
    game.act("feed 0").offers_only(&["feed 1", "feed 0"]);
    game.act("feed 1").offers_only(&["feed 2", "feed 1", "feed 0"]);
    game.act("feed 1");
    assert_eq!(game.group(RED, "forest-d", Berth::Wild), (0, 1));
    assert_eq!(game.group(RED, "swamp-e", Berth::Fire), (1, 0));
    assert_eq!(game.group(RED, "swamp-e", Berth::Camp), (0, 1));
    assert_eq!(game.has(RED, "food"), 7);
}

#[test]
fn a20_a_group_that_is_weakened_is_not_asked_about_again() {
    let mut game = feed(red_has("swamp-e camp strong, swamp-e camp strong", "5 food"));
    game.acts(&["pass", "feed 0"]);
    assert!(is_fed(&game));
    assert_eq!((game.group(RED, "swamp-e", Berth::Camp), game.has(RED, "food")), ((0, 2), 5));
}

#[test]
fn p33_with_too_little_food_the_player_decides_which_tribes_get_it() {
    let mut game =
        feed(red_has("swamp-e camp weak, swamp-e camp weak, hills-h wild weak, hills-h wild weak", "3 food"));
    game.offers_only(&["feed 2", "feed 1", "feed 0"]);
    game.act("feed 0").offers_only(&["feed 1", "feed 0"]);
    game.act("feed 1");
    assert_eq!((game.has(RED, "food"), removed(&game)), (1, 3));
}

#[test]
fn a20_without_food_tribes_go_hungry_without_a_question() {
    let game = feed(red_has("swamp-e camp weak, hills-h camp strong", "0 food"));
    assert!(is_fed(&game));
    assert_eq!((removed(&game), game.group(RED, "hills-h", Berth::Camp)), (1, (0, 1)));
}

#[test]
fn a20_if_every_tribe_eats_for_free_there_is_nothing_to_decide() {
    let table = red_has("forest-b camp strong, forest-b camp weak", "4 food");
    let game = feed(farm(table, "forest-b", RED));
    assert!(is_fed(&game));
    assert_eq!((game.has(RED, "food"), game.group(RED, "forest-b", Berth::Camp)), (4, (1, 1)));
}

#[test]
fn p33_deus_ex_machina_saves_a_dying_tribe_for_a_step_back_on_the_favor_track() {
    let mut game = feed(red_has("swamp-e camp weak", "0 food, 4 favor"));
    game.offers_only(&["do save", "pass"]);
    game.act("do save");
    assert_eq!((game.civ(RED).console.favor, removed(&game)), (3, 0));
    assert_eq!(game.group(RED, "swamp-e", Berth::Camp), (0, 1), "it keeps its state");
}

#[test]
fn p33_deus_ex_machina_may_be_forgone() {
    let mut game = feed(red_has("swamp-e camp weak", "0 food, 4 favor"));
    game.act("pass");
    assert_eq!((game.civ(RED).console.favor, removed(&game)), (4, 1));
}

#[test]
fn p33_on_the_leftmost_favor_space_no_tribe_is_saved() {
    let game = feed(red_has("swamp-e camp weak", "0 food, 1 favor"));
    assert!(is_fed(&game));
    assert_eq!(removed(&game), 1);
}

#[test]
fn a20_deus_ex_machina_is_offered_for_each_tribe() {
    let mut game = feed(red_has("swamp-e camp weak, swamp-e camp weak", "0 food, 4 favor"));
    game.acts(&["do save", "pass"]);
    assert_eq!((game.civ(RED).console.favor, removed(&game)), (3, 1));
}

#[test]
fn p33_each_rescue_takes_a_step_until_there_is_none() {
    let mut game = feed(red_has("swamp-e wild weak, swamp-e wild weak, swamp-e wild weak", "0 food, 2 favor"));
    game.act("do save");
    assert!(is_fed(&game), "the others cannot be saved");
    assert_eq!((game.civ(RED).console.favor, removed(&game)), (1, 2));
    assert_eq!(game.group(RED, "swamp-e", Berth::Wild), (0, 1));
}

#[test]
fn p33_a_strong_tribe_does_not_die_and_needs_no_rescue() {
    let game = feed(red_has("swamp-e camp strong", "0 food, 4 favor"));
    assert!(is_fed(&game));
    assert_eq!(game.group(RED, "swamp-e", Berth::Camp), (0, 1));
}

#[test]
fn p33_step_b_every_strong_tribe_scores_a_point() {
    let mut game = feed(red_has("swamp-c camp strong, hills-h wild strong, hills-h camp weak", "6 food"));
    assert_eq!(game.points(RED), 0);
    game.act("feed all");
    assert_eq!(game.points(RED), 2);
}

#[test]
fn p33_step_b_counts_after_hungry_tribes_are_laid_down() {
    let game = feed(red_has("swamp-c camp strong, hills-h camp strong", "0 food"));
    assert_eq!(game.points(RED), 0);
}

#[test]
fn p33_step_b_waits_for_every_player() {
    let table = Table::of(3).tribes(RED, "forest-b camp strong").has(RED, "9 food").has(BLUE, "9 food");
    let mut game = feed(table.has(GREEN, "9 food").scene(|scene| scene.start(BLUE).event(event("F1"))));
    for seat in [BLUE, GREEN, RED] {
        assert_eq!((game.decider(), game.points(BLUE)), (seat, 0), "a01: in seating order");
        game.act("feed all");
    }
    assert_eq!((game.points(RED), game.points(BLUE)), (1, 2));
}

#[test]
fn a20_a_tribe_that_is_paid_as_a_cost_cannot_be_saved() {
    // E21 is an activity that costs a tribe.
    let table = red_has("swamp-c camp strong, hills-h camp strong", "4 favor");
    let table = table.scene(|scene| scene.installed(RED, card("E21"), column(1)));
    let mut game = table.task(RED, Task::Activity { left: 1, again: false, except: None });
    game.acts(&["activity E21", "tribe swamp-c camp strong"]);
    assert!(!game.can("do save"));
    assert_eq!((removed(&game), game.civ(RED).console.favor, game.points(RED)), (1, 5, 4));
}
