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
    game.act("at swamp-e");
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
    game.activate("production").act("at water-e");
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
    game.activate("production").act("at water-e");
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
    game.activate("production").acts(&["at water-e", "at water-e"]);
    assert_eq!((game.has(RED, "tar"), game.raw(RED, "water-e")), (2, 1));
}

#[test]
fn p38_a_boat_without_a_developed_shore_keeps_what_it_has() {
    let mut game = red("", 2)
        .boat(RED, "water-e", true)
        .tribes(RED, "water-e boat strong, forest-b camp strong")
        .revealed(13, GROTTO, 0)
        .turn(RED);
    game.activate("production").act("at water-e");
    assert_eq!(game.raw(RED, "water-e"), 1);
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
