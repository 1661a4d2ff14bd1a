//! The additional notes: points beyond the track, and the limit of fifty markers (p. 37).

use civolution::{Phase, Source};

use crate::table::{BLUE, Play, RED, Table, chip, column};

/// Red holds the chip I2 (2 money) and has exactly this many markers in the supply.
fn red_with_supply(supply: u8) -> Table {
    let table = Table::of(2).bare(RED).bare(BLUE).scene(|scene| scene.income_chip(RED, chip("I2"), column(1)));
    table.has(RED, &format!("{} food", 44 - supply - 3)).has(RED, "1 wood, 1 calm, 1 planning-3")
}

fn income(table: Table) -> Play {
    table.phase(Phase::Income)
}

#[test]
fn p37_points_continue_beyond_the_end_of_the_score_track() {
    let table = Table::of(2).scene(|scene| scene.civilization(RED, |civ| civ.points[Source::Eras.index()] = 99));
    let mut game = table.bare(RED).phase(Phase::Income);
    let starting = game.civ(RED).incomes[0].0;
    game.act(&format!("point {starting}"));
    assert_eq!(game.points(RED), 100);
}

#[test]
fn p37_with_enough_markers_in_the_supply_nothing_is_asked() {
    let mut game = income(red_with_supply(2));
    game.act("chip I2");
    assert_eq!((game.has(RED, "money"), game.civ(RED).console.supply), (2, 0));
    assert!(!game.can("return food"));
}

#[test]
fn a06_markers_are_gained_one_at_a_time_while_there_are_some() {
    let mut game = income(red_with_supply(1));
    game.act("chip I2");
    assert_eq!(game.has(RED, "money"), 1, "the first one");
    game.offers_only(&["return food", "return planning 3", "return wood", "return calm", "pass"]);
    game.act("return calm");
    assert_eq!((game.has(RED, "money"), game.has(RED, "calm")), (2, 0));
}

#[test]
fn p37_a_gain_without_supply_may_be_forgone() {
    let mut game = income(red_with_supply(0));
    game.acts(&["chip I2", "pass"]);
    assert_eq!(game.has(RED, "money"), 0);
}

#[test]
fn p37_raw_materials_can_be_returned_but_not_those_on_boats() {
    use crate::table::territory;
    let table = red_with_supply(3).scene(|scene| {
        scene.boat(RED, territory("water-a"), true).land(|land| {
            land.add_raw(territory("swamp-c"), RED);
            land.add_raw(territory("swamp-c"), RED);
            land.add_raw(territory("desert-c"), RED);
        })
    });
    let mut game = income(table);
    assert_eq!(game.civ(RED).console.supply, 0);
    game.act("chip I2");
    let raw: Vec<String> = game.offers().into_iter().filter(|line| line.starts_with("return raw")).collect();
    assert_eq!(raw, ["return raw desert-c", "return raw swamp-c"]);
    game.act("return raw swamp-c").act("return raw swamp-c");
    assert_eq!((game.has(RED, "money"), game.view().land.raw(territory("swamp-c"), RED)), (2, 0));
}

#[test]
fn p37_any_number_of_markers_may_lie_on_one_space() {
    let game = Table::of(2).bare(RED).has(RED, "44 idea").phase(Phase::Income);
    assert_eq!((game.has(RED, "idea"), game.civ(RED).console.supply), (44, 0));
}
