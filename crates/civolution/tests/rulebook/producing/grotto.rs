//! Hidden grottoes (p. 38, A11).

use civolution::{Chore, Effect, SiteKind, Task};

use super::red;
use crate::table::{BLUE, RED};

const GROTTO: SiteKind = SiteKind::HiddenGrotto;

#[test]
fn p38_a_grotto_produces_and_transports_before_the_module_does() {
    // Spot 20 borders Grassland C and Swamp E.
    let mut game = red("grassland-c camp strong, swamp-e camp weak, forest-b camp strong", 2)
        .developed("swamp-e tar")
        .revealed(20, GROTTO, 0)
        .dice(&[])
        .turn(RED);
    game.activate("production");
    game.offers_only(&["at grassland-c", "at swamp-e", "pass"]);
    game.act("at swamp-e").offers_only(&["do produce", "pass"]);
    game.act("do produce").offers_only(&["do transport", "pass"]);
    game.act("do transport");
    assert_eq!((game.has(RED, "tar"), game.raw(RED, "swamp-e")), (1, 0));
    game.offers_only(&["do produce", "do transport"]);
}

#[test]
fn p38_an_empty_boat_next_to_a_grotto_produces_first() {
    // Spot 13 borders Water E and Swamp E.
    let mut game = red("", 2)
        .boat(RED, "water-e", false)
        .tribes(RED, "water-e boat strong")
        .developed("swamp-e tar, forest-d oil")
        .revealed(13, GROTTO, 0)
        .turn(RED);
    game.activate("production").acts(&["at water-e", "do produce", "do transport"]);
    game.offers_only(&["material oil", "material tar"]);
    game.act("material oil");
    assert_eq!((game.has(RED, "oil"), game.raw(RED, "water-e")), (1, 0));
}

#[test]
fn a11_a_loaded_boat_next_to_a_grotto_transports_first() {
    let mut game = red("", 2)
        .boat(RED, "water-e", true)
        .tribes(RED, "water-e boat strong")
        .developed("swamp-e tar")
        .revealed(13, GROTTO, 0)
        .turn(RED);
    game.activate("production").act("at water-e").offers_only(&["do transport", "pass"]);
    game.acts(&["do transport", "do produce"]);
    assert_eq!((game.has(RED, "tar"), game.raw(RED, "water-e")), (1, 1), "brought home, and a new one in the notch");
    game.offers_only(&["do produce", "do transport"]);
}

#[test]
fn p38_both_grottoes_may_use_the_same_territory() {
    // Spots 7 and 13 both border Water E.
    let mut game = red("", 2)
        .boat(RED, "water-e", true)
        .tribes(RED, "water-e boat strong")
        .developed("swamp-e tar")
        .revealed(7, GROTTO, 0)
        .revealed(13, GROTTO, 1)
        .turn(RED);
    let work = ["at water-e", "do transport", "do produce"];
    game.activate("production").acts(&work).acts(&work);
    assert_eq!((game.has(RED, "tar"), game.raw(RED, "water-e")), (2, 1));
}

#[test]
fn p38_a_boat_without_a_developed_shore_keeps_its_marker() {
    let mut game = red("", 2)
        .boat(RED, "water-e", true)
        .tribes(RED, "water-e boat strong, forest-b camp strong")
        .revealed(13, GROTTO, 0)
        .turn(RED);
    game.activate("production");
    assert_eq!(game.raw(RED, "water-e"), 1, "no action is possible there, so no question is asked");
    game.offers_only(&["do produce", "do transport"]);
}

#[test]
fn p38_a_grotto_needs_a_tribe_next_to_it() {
    let table = || red("forest-b camp strong", 2).revealed(13, GROTTO, 0);
    let mut game = table().turn(RED);
    game.activate("production");
    game.offers_only(&["do produce", "do transport"]);
    let mut game = table().tribes(BLUE, "swamp-e camp strong").turn(RED);
    game.activate("production");
    game.offers_only(&["do produce", "do transport"]);
}

#[test]
fn a11_a_grotto_counts_only_when_the_module_is_activated() {
    let game = red("swamp-e camp strong", 1)
        .developed("swamp-e tar")
        .revealed(13, GROTTO, 0)
        .task(RED, Task::Chore(Chore::Effect(Effect::Produce(1))));
    assert_eq!(game.asked(), Task::Produce(1));
}

#[test]
fn a02_a_grotto_may_be_forgone() {
    let mut game = red("swamp-e camp strong", 2).developed("swamp-e tar").revealed(13, GROTTO, 0).turn(RED);
    game.activate("production").act("pass");
    assert_eq!(game.has(RED, "tar"), 0);
    game.offers_only(&["do produce", "do transport"]);
}

#[test]
fn p38_producing_and_transporting_are_two_choices() {
    let table = || red("swamp-e camp strong", 2).developed("swamp-e tar").revealed(13, GROTTO, 0);
    let mut game = table().turn(RED);
    game.activate("production").acts(&["at swamp-e", "do produce", "pass"]);
    assert_eq!((game.has(RED, "tar"), game.raw(RED, "swamp-e")), (0, 1), "it stays where it was produced");
    let mut game = table().turn(RED);
    game.activate("production").acts(&["at swamp-e", "pass"]);
    assert_eq!((game.has(RED, "tar"), game.raw(RED, "swamp-e")), (0, 0));
    game.offers_only(&["do produce", "do transport"]);
}

#[test]
fn p38_the_player_chooses_which_of_two_grottoes_comes_first() {
    // Spot 13 borders Water E and Swamp E, spot 20 Grassland C and Swamp E.
    let table = || red("", 2).boat(RED, "water-e", true).developed("swamp-e tar").revealed(13, GROTTO, 0);
    let table = || table().revealed(20, GROTTO, 1).tribes(RED, "water-e boat strong, grassland-c camp strong");
    for (first, place) in [("site 13", "at water-e"), ("site 20", "at grassland-c")] {
        let mut game = table().turn(RED);
        game.activate("production").offers_only(&["site 13", "site 20"]);
        game.act(first).offers_only(&[place, "pass"]);
        game.act("pass");
        assert!(!game.can(place), "the other one comes next");
    }
    // When both offer the same territories, the order makes no difference.
    let table = red("swamp-e camp strong", 2).developed("swamp-e tar").revealed(13, GROTTO, 0);
    let mut game = table.revealed(20, GROTTO, 1).turn(RED);
    game.activate("production").offers_only(&["at swamp-e", "pass"]);
}
