//! Every price an activity can have.

use civolution::{Berth, Chore, Effect, Price, Task};

use crate::pack::{is_over, with_activity};
use crate::table::{Play, RED, Table};

/// Red may perform an activity that gives 5 points for this price.
fn offered(price: &str, change: impl FnOnce(Table) -> Table) -> Play {
    change(with_activity(&format!("pay {price}: points 5"))).task(RED, Task::Chore(Chore::Effect(Effect::Activity)))
}

/// Red pays without a choice.
fn paid(price: &str, change: impl FnOnce(Table) -> Table) -> Play {
    let mut game = offered(price, change);
    game.act("activity C16");
    assert_eq!(game.points(RED), 5);
    assert!(is_over(&game));
    game
}

/// Red cannot pay.
fn refused(price: &str, change: impl FnOnce(Table) -> Table) {
    assert!(is_over(&offered(price, change)), "{price}");
}

#[test]
fn an_activity_without_a_price_is_free() {
    let mut game = with_activity("free: points 5").task(RED, Task::Chore(Chore::Effect(Effect::Activity)));
    game.offers_only(&["activity C16", "pass"]);
    game.act("activity C16");
    assert_eq!(game.points(RED), 5);
}

#[test]
fn an_activity_can_be_declined() {
    let mut game = offered("food 2", |table| table.has(RED, "2 food"));
    game.offers_only(&["activity C16", "pass"]);
    game.act("pass");
    assert_eq!((game.points(RED), game.has(RED, "food")), (0, 2));
}

#[test]
fn markers() {
    for marker in ["food", "idea", "focus", "money"] {
        let price = format!("{marker} 2");
        let game = paid(&price, |table| table.has(RED, &format!("3 {marker}")));
        assert_eq!(game.has(RED, marker), 1);
    }
    refused("food 2", |table| table.has(RED, "1 food, 9 idea"));
}

#[test]
fn materials() {
    let game = paid("material oil 2", |table| table.has(RED, "3 oil, 1 wood"));
    assert_eq!((game.has(RED, "oil"), game.has(RED, "wood")), (1, 1));
    refused("material oil 2", |table| table.has(RED, "1 oil, 5 wood"));

    for (price, fitting) in [("any", "jade"), ("forest", "oil"), ("row-3", "oil")] {
        let price = format!("material {price} 2");
        let mut game = offered(&price, |table| table.has(RED, "2 gold, 1 oil, 1 jade, 1 wood, 1 beeswax"));
        game.act("activity C16");
        assert!(game.can(&format!("material {fitting}")) && !game.can("pass"), "{price}");
        assert_eq!(game.can("material wood"), price != "material row-3 2");
        assert_eq!(game.can("material gold"), price != "material forest 2");
        let other = if price == "material forest 2" { "material wood" } else { "material gold" };
        game.acts(&[&format!("material {fitting}"), other]);
        assert_eq!((game.points(RED), game.has(RED, fitting)), (5, 0));
        assert!(is_over(&game));
    }
    refused("material any 2", |table| table.has(RED, "1 wood"));
    refused("material forest 2", |table| table.has(RED, "1 wood, 3 gold"));
    refused("material row-3 2", |table| table.has(RED, "1 oil, 3 wood"));
}

#[test]
fn features() {
    let game = paid("feature calm 2", |table| table.has(RED, "2 calm, 1 stamina"));
    assert_eq!((game.has(RED, "calm"), game.has(RED, "stamina")), (0, 1));
    refused("feature calm 2", |table| table.has(RED, "1 calm, 2 stamina"));
    let mut game = offered("feature any 2", |table| table.has(RED, "1 calm, 1 stamina, 1 dexterity"));
    game.act("activity C16");
    game.offers_only(&["feature stamina", "feature calm", "feature dexterity"]);
    game.acts(&["feature calm", "feature stamina"]);
    assert_eq!((game.civ(RED).console.features, game.points(RED)), ([0, 0, 0, 1, 0, 0], 5));
    refused("feature any 2", |table| table.has(RED, "1 calm"));
}

#[test]
fn planning_markers() {
    let mut game = offered("planning 2", |table| table.has(RED, "1 planning-1, 2 planning-4"));
    game.act("activity C16");
    game.offers_only(&["value 1", "value 4"]);
    game.acts(&["value 4", "value 1"]);
    assert_eq!((game.civ(RED).console.planning, game.points(RED)), ([0, 0, 0, 1, 0, 0], 5));
    refused("planning 2", |table| table.has(RED, "1 planning-1"));
}

#[test]
fn p14_focus_markers_can_be_paid_as_planning_markers() {
    let mut game = offered("planning 2", |table| table.has(RED, "1 planning-3, 2 focus"));
    game.act("activity C16");
    game.offers_only(&["value 3", "pay focus"]);
    game.act("pay focus").offers_only(&["value 3", "pay focus"]);
    game.act("value 3");
    assert_eq!((game.has(RED, "focus"), game.civ(RED).console.planning, game.points(RED)), (1, [0; 6], 5));
    let game = paid("planning 2", |table| table.has(RED, "2 focus"));
    assert_eq!(game.has(RED, "focus"), 0, "alone they are enough");
    refused("planning 2", |table| table.has(RED, "1 focus"));
}

#[test]
fn dice() {
    let mut game = offered("die 2", |table| table.has(RED, "0 die-2, 1 used-dice"));
    game.act("activity C16");
    game.offers_only(&["value 1", "value 3", "value 4", "value 5", "value 6"]);
    game.acts(&["value 1", "value 6"]);
    assert_eq!((game.civ(RED).console.dice, game.civ(RED).console.used_dice), ([0, 0, 1, 1, 1, 0], 3));
    assert_eq!(game.points(RED), 5);
    let used = "0 die-1, 0 die-2, 0 die-3, 0 die-4, 0 die-5, 5 used-dice, 2 focus";
    refused("die 2", |table| table.has(RED, used));
}

#[test]
fn strong_tribes_are_weakened() {
    let tribes = "forest-b camp strong, swamp-e wild strong, hills-b camp weak";
    let mut game = offered("weaken 1", |table| table.tribes(RED, tribes));
    game.act("activity C16");
    game.offers_only(&["tribe forest-b camp strong", "tribe swamp-e wild strong"]);
    game.act("tribe swamp-e wild strong");
    assert_eq!((game.group(RED, "swamp-e", Berth::Wild), game.points(RED)), ((0, 1), 5));
    refused("weaken 1", |table| table.tribes(RED, "forest-b camp weak, hills-b wild weak"));
}

#[test]
fn tribes_go_back_to_the_supply() {
    let tribes = "forest-b camp strong, hills-b camp weak";
    let mut game = offered("tribe 1", |table| table.tribes(RED, tribes).has(RED, "4 favor"));
    game.act("activity C16");
    game.offers_only(&["tribe hills-b camp weak", "tribe forest-b camp strong"]);
    game.act("tribe hills-b camp weak");
    assert_eq!((game.group(RED, "hills-b", Berth::Camp), game.civ(RED).console.tribes), ((0, 0), 19));
    assert_eq!((game.points(RED), game.civ(RED).console.favor), (5, 4), "Deus ex machina does not save a paid tribe");
    refused("tribe 1", |table| table.tribes(RED, ""));
}

#[test]
fn favor_steps_back() {
    let game = paid("favor 2", |table| table.has(RED, "4 favor"));
    assert_eq!(game.civ(RED).console.favor, 2);
    let game = paid("favor 2", |table| table.has(RED, "3 favor"));
    assert_eq!(game.civ(RED).console.favor, 1);
    refused("favor 2", |table| table.has(RED, "2 favor"));
}

#[test]
fn several_prices_are_all_paid_before_the_bonus() {
    let mut game = offered("food 1, die 1, favor 1", |table| table.has(RED, "1 food, 2 favor"));
    game.act("activity C16");
    assert_eq!((game.has(RED, "food"), game.points(RED)), (0, 0));
    game.act("value 6");
    assert_eq!((game.civ(RED).console.favor, game.points(RED)), (1, 5));
    for too_little in ["1 food, 1 favor", "0 food, 2 favor"] {
        refused("food 1, die 1, favor 1", |table| table.has(RED, too_little));
    }
}

/// Returns the test of each price. A price without a test does not compile.
fn test_of(price: Price) -> fn() {
    match price {
        Price::Markers(..) => markers,
        Price::Materials(..) => materials,
        Price::Features(..) => features,
        Price::Planning(_) => planning_markers,
        Price::Dice(_) => dice,
        Price::Weaken(_) => strong_tribes_are_weakened,
        Price::Tribes(_) => tribes_go_back_to_the_supply,
        Price::Favor(_) => favor_steps_back,
    }
}

#[test]
fn every_price_has_a_test() {
    test_of(Price::Favor(1))();
}
