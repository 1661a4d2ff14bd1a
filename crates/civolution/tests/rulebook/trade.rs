//! The Trade module (p. 30).

use civolution::{Material, Task};

use crate::table::{Play, RED, Table, territory};

/// Red activates Trade at a level.
fn trade(level: u8, holdings: &str) -> Play {
    let table = Table::of(2).bare(RED).has(RED, &format!("{level} trade")).has(RED, holdings);
    let mut game = table.turn(RED);
    game.activate("trade");
    game
}

/// Returns the money that a material sells for.
fn price(material: &str) -> u8 {
    let table = Table::of(2).bare(RED).has(RED, &format!("1 {material}"));
    let mut game = table.task(RED, Task::SellForMoney);
    game.act(&format!("material {material}"));
    game.has(RED, "money")
}

#[test]
fn p30_example_wood_brings_1_money_and_oil_3() {
    assert_eq!((price("wood"), price("oil")), (1, 3));
}

#[test]
fn p30_the_row_of_a_material_is_its_price() {
    for (row, materials) in [
        ["wood", "papyrus", "cotton", "coal", "stone", "sand"],
        ["beeswax", "herbs", "clay", "peat", "iron-ore", "salt"],
        ["oil", "gold", "sulfur", "tar", "jade", "copper"],
    ]
    .into_iter()
    .enumerate()
    {
        assert_eq!(materials.map(price), [row as u8 + 1; 6]);
    }
}

#[test]
fn p30_a_sale_is_one_material_for_money_and_one_for_2_points() {
    let mut game = trade(1, "1 wood, 2 oil");
    game.act("do sale").offers_only(&["material wood", "material oil", "pass"]);
    game.act("material oil");
    assert_eq!((game.has(RED, "money"), game.has(RED, "oil")), (3, 1));
    game.offers_only(&["material wood", "material oil", "pass"]);
    game.act("material wood");
    assert_eq!((game.points(RED), game.has(RED, "money"), game.has(RED, "wood")), (2, 3, 0));
    assert!(!game.can("do sale"), "once");
}

#[test]
fn p30_a_sale_may_be_only_for_points_or_only_for_money() {
    let mut game = trade(1, "2 wood");
    game.acts(&["do sale", "pass", "material wood"]);
    assert_eq!((game.points(RED), game.has(RED, "money"), game.has(RED, "wood")), (2, 0, 1));
    let mut game = trade(1, "2 wood");
    game.acts(&["do sale", "material wood", "pass"]);
    assert_eq!((game.points(RED), game.has(RED, "money"), game.has(RED, "wood")), (0, 1, 1));
}

#[test]
fn p30_a_material_whose_tile_lies_face_up_costs_2_money() {
    // In a first play Wood and Papyrus lie face up.
    let mut game = trade(1, "3 money");
    game.offers_only(&["do purchase", "pass"]);
    game.act("do purchase").offers_only(&["material wood", "material papyrus", "pass"]);
    game.act("material papyrus");
    assert_eq!((game.has(RED, "money"), game.has(RED, "papyrus")), (1, 1));
}

#[test]
fn p30_any_other_material_costs_4_money() {
    let mut game = trade(1, "5 money");
    game.act("do purchase");
    assert_eq!(game.offers().len(), 19, "all materials, or none");
    game.act("material copper");
    assert_eq!((game.has(RED, "money"), game.has(RED, "copper")), (1, 1));
}

#[test]
fn p30_a_tile_that_is_turned_up_makes_its_material_cheap() {
    let table = Table::of(2).bare(RED).has(RED, "2 money");
    let jade = Material::Jade;
    let mut game = table.scene(|scene| scene.developed(territory("mountains-e"), jade)).task(RED, Task::Purchase);
    game.offers_only(&["material wood", "material papyrus", "material jade", "pass"]);
    game.act("material jade");
    assert_eq!((game.has(RED, "money"), game.has(RED, "jade")), (0, 1));
}

#[test]
fn p30_level_i_is_one_sale_and_one_purchase_in_any_order() {
    let mut game = trade(1, "2 wood, 2 money");
    game.offers_only(&["do sale", "do purchase", "pass"]);
    game.acts(&["do purchase", "material papyrus"]).offers_only(&["do sale", "pass"]);
    game.acts(&["do sale", "material wood", "pass"]);
    assert_ne!(game.decider(), RED);
}

#[test]
fn p30_level_ii_is_two_of_each_in_any_order() {
    // The order of the rulebook's example: sale, purchase twice, sale.
    let mut game = trade(2, "1 oil, 1 copper, 4 money");
    game.acts(&["do sale", "material oil", "pass", "do purchase", "material wood", "do purchase", "material wood"]);
    game.offers_only(&["do sale", "pass"]);
    game.acts(&["do sale", "pass", "material wood"]);
    assert_eq!((game.has(RED, "money"), game.has(RED, "wood"), game.points(RED)), (3, 1, 2));
    assert_ne!(game.decider(), RED);
}

#[test]
fn p30_level_iii_gains_2_money_first() {
    let mut game = trade(3, "1 wood");
    assert_eq!(game.has(RED, "money"), 2);
    game.offers_only(&["do sale", "do purchase", "pass"]);
    game.acts(&["do sale", "material wood", "do purchase", "material wood", "do sale", "material wood"]);
    assert_eq!(game.has(RED, "money"), 2);
}

#[test]
fn p30_trade_needs_goods_or_money() {
    assert!(!Table::of(2).bare(RED).has(RED, "1 money").turn(RED).can("activate trade"));
    assert!(Table::of(2).bare(RED).has(RED, "3 trade").turn(RED).can("activate trade"));
}
