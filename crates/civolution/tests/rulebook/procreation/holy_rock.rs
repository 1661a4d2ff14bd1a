//! Holy rocks (p. 38, A11).

use civolution::{Berth, Chore, Effect, SiteKind, Task};

use super::red;
use crate::pack::with_ability;
use crate::table::{BLUE, RED, spot};

const ROCK: SiteKind = SiteKind::HolyRock;

#[test]
fn p38_a_holy_rock_gives_another_procreation_next_to_it() {
    // The rock at spot 3 borders Hills B and Desert D.
    let mut game = red("hills-b camp strong, desert-d camp strong, forest-b camp strong", 1)
        .revealed(3, ROCK, 0)
        .dice(&[1])
        .turn(RED);
    game.activate("procreation");
    game.offers_only(&["at hills-b", "at desert-d", "pass"]);
    game.act("at desert-d");
    game.offers_only(&["settle fire", "displace P1 strong"]);
    game.act("settle fire");
    assert_eq!(game.points(RED), 2);
    assert_eq!(game.asked(), Task::Procreate(1), "the module's own procreation comes afterwards");
    game.acts(&["at forest-b", "settle camp"]);
    assert_eq!(game.group(RED, "forest-b", Berth::Camp), (2, 0));
}

#[test]
fn p38_without_a_passed_favor_test_the_rock_gives_nothing() {
    let mut game = red("hills-b camp strong", 1).revealed(3, ROCK, 0).dice(&[2]).turn(RED);
    game.activate("procreation").act("at hills-b");
    assert_eq!(game.asked(), Task::Procreate(1));
    assert_eq!(game.group(RED, "hills-b", Berth::Fire), (0, 0));
}

#[test]
fn a11_the_territory_is_chosen_before_the_roll() {
    let mut game = red("hills-b camp strong, desert-d camp strong", 1).revealed(3, ROCK, 0).dice(&[]).turn(RED);
    game.activate("procreation");
    assert!(matches!(game.asked(), Task::HolyRock(_)), "nothing has been rolled");
}

#[test]
fn p38_both_rocks_count_even_for_the_same_territory() {
    // Spots 20 and 14 both border Grassland C.
    let mut game =
        red("grassland-c camp strong", 1).revealed(20, ROCK, 0).revealed(14, ROCK, 1).dice(&[1, 1]).turn(RED);
    game.activate("procreation").acts(&["at grassland-c", "settle fire", "at grassland-c", "settle camp"]);
    assert_eq!(game.asked(), Task::Procreate(1));
    assert_eq!(game.civ(RED).console.tribes, 17);
}

#[test]
fn p38_the_rock_comes_before_the_test_of_level_ii() {
    let mut game = red("hills-b camp strong", 2).revealed(3, ROCK, 0).dice(&[2, 1]).turn(RED);
    game.activate("procreation").act("at hills-b");
    assert_eq!(game.group(RED, "hills-b", Berth::Fire), (0, 0), "the first roll was that of the rock");
    assert_eq!(game.asked(), Task::Procreate(2));
}

#[test]
fn p38_a_distant_rock_gives_nothing() {
    let mut game = red("forest-b camp strong", 1).revealed(3, ROCK, 0).dice(&[]).turn(RED);
    game.activate("procreation");
    assert_eq!(game.asked(), Task::Procreate(1));
}

#[test]
fn p38_a_tribe_of_another_civilization_does_not_help() {
    let mut game =
        red("forest-b camp strong", 1).tribes(BLUE, "hills-b camp strong").revealed(3, ROCK, 0).dice(&[]).turn(RED);
    game.activate("procreation");
    assert_eq!(game.asked(), Task::Procreate(1));
}

#[test]
fn a11_a_rock_counts_only_when_the_module_is_activated() {
    let procreate = Task::Chore(Chore::Effect(Effect::Procreations(1)));
    let game = red("hills-b camp strong", 1).revealed(3, ROCK, 0).dice(&[]).task(RED, procreate);
    assert_eq!(game.asked(), Task::Procreate(1));
}

#[test]
fn a02_a_rock_may_be_forgone() {
    let mut game = red("hills-b camp strong", 1).revealed(3, ROCK, 0).dice(&[]).turn(RED);
    game.activate("procreation").act("pass");
    assert_eq!(game.asked(), Task::Procreate(1));
}

#[test]
fn p38_the_player_chooses_which_of_two_rocks_comes_first() {
    // The rock at spot 3 borders Hills B and Desert D, the one at spot 20 Grassland C and Swamp E.
    let table = red("hills-b camp strong, swamp-e camp strong", 1).revealed(3, ROCK, 0).revealed(20, ROCK, 1);
    let mut game = table.dice(&[1]).turn(RED);
    game.activate("procreation").offers_only(&["site 3", "site 20"]);
    game.act("site 20").offers_only(&["at swamp-e", "pass"]);
    game.acts(&["at swamp-e", "settle fire"]).offers_only(&["at hills-b", "pass"]);
}

#[test]
fn p38_territories_next_to_a_rock_are_determined_when_it_is_resolved() {
    // The rock at spot 3 borders Hills B, the one at spot 9 Forest B. A tribe next to one moves next to the other.
    for (home, first, next) in [("hills-b", 3, "forest-b"), ("forest-b", 9, "hills-b")] {
        let table = with_ability("when procreated: migration 1").tribes(RED, &format!("{home} camp strong"));
        let mut game = table.tribes(BLUE, "").revealed(3, ROCK, 0).revealed(9, ROCK, 1).dice(&[1]).turn(RED);
        game.activate("procreation");
        assert_eq!(game.asked(), Task::HolyRock(spot(first)));
        game.acts(&[&format!("at {home}"), "settle fire", &format!("tribe {home} fire strong")]);
        game.acts(&[&format!("at {next}"), "settle camp"]).offers_only(&[&format!("at {next}"), "pass"]);
        assert!(matches!(game.asked(), Task::HolyRock(_)), "the other rock");
    }
    let mut game = red("hills-b camp strong", 1).revealed(9, ROCK, 0).turn(RED);
    game.activate("procreation");
    assert_eq!(game.asked(), Task::Procreate(1), "no tribe is next to it");
}
