use revive::content::{CardId, Half};
use revive::resource::Color;
use revive::tribe::{Side, Tribe};
use revive::{Refusal, Task};

use super::activating;
use crate::land::{set, spots, technology};
use crate::table::{BLUE, DEAR, PURPLE, Table, card};

fn number(side: Side, text: &str) -> u8 {
    technology(Tribe::Formica, side, text)
}

fn of(side: Side) -> Table {
    Table::flat(2).tribe(BLUE, Tribe::Formica, side)
}

#[test]
fn sun_the_ability_brings_a_crystal_and_a_gear() {
    let game = activating(of(Side::Sun));
    assert_eq!((game.has(BLUE, "crystal"), game.has(BLUE, "gear")), (1, 1));
}

#[test]
fn sun_building_costs_1_less_for_each_mountain_next_to_it() {
    let cheap = number(Side::Sun, "mountain-discount");
    let table = || of(Side::Sun).small(BLUE, "15a").knows(BLUE, cheap).ground("15c mountain, 15d mountain, 8c field");
    let mut game = table().has(BLUE, "1 gear").turn(BLUE);
    game.act("build 15b small");
    assert_eq!(game.has(BLUE, "gear"), 0);
    // The cost never falls below 0, even with many mountains.
    let table = table().ground("8c mountain").open(&[7]).ground("7d mountain");
    let game = table.turn(BLUE);
    assert!(game.can("build 15b small") && !game.can("build 15b large"));
}

#[test]
fn sun_a_crystal_becomes_2_resources_of_one_type() {
    let trade = number(Side::Sun, "trade: crystal 1: basic 2");
    let mut game = of(Side::Sun).knows(BLUE, trade).has(BLUE, "1 crystal").turn(BLUE);
    game.act(&format!("technology {trade}")).offers_only(&["take gear", "take book", "take food"]);
    game.act("take food");
    assert_eq!((game.has(BLUE, "food"), game.has(BLUE, "crystal"), game.player(BLUE).purse.total()), (2, 0, 2));
    assert_eq!(game.asked(), Task::Turn { left: 2, acted: false });
}

#[test]
fn a_machine_of_the_tribe_board_brings_a_crystal() {
    for side in Side::ALL {
        let machine = number(side, "machine: crystal 1");
        let line = format!("machine technology {machine}");
        let mut game = of(side).knows(BLUE, machine).turn(BLUE);
        game.act(&line);
        assert_eq!((game.has(BLUE, "crystal"), game.player(BLUE).energy), (1, 0));
        assert!(matches!(game.refusal(&line), Refusal::MachineUsed { .. }));
        assert!(matches!(of(side).turn(BLUE).refusal(&line), Refusal::NoMachine { .. }));
    }
}

#[test]
fn moon_a_workshop_costs_a_crystal_but_no_range_and_advances_on_the_track_of_its_terrain() {
    let table = || of(Side::Moon).open(&[30]).ground("30a forest, 8c mountain, 8d location").has(BLUE, "1 crystal");
    let mut game = activating(table());
    assert_eq!(spots(&game), set(&["30a", "8c"]));
    game.act("at 30a");
    assert_eq!((game.has(BLUE, "crystal"), game.track(BLUE, Color::Green)), (0, 2));
    assert_eq!((game.player(BLUE).tribe_tiles, game.map().workshops), (4, set(&["30a"])));
    let game = table().has(BLUE, "0 crystal").task(BLUE, Task::Tribe);
    assert_eq!(game.player(BLUE).progress, 0, "without a crystal it cannot be carried out");
}

#[test]
fn moon_a_space_holds_one_workshop() {
    let table = of(Side::Moon).ground("8c mountain, 8d field, 15b field").has(BLUE, "1 crystal");
    let game = activating(table.scene(|scene| scene.map(|map| map.workshops = set(&["8c"]))));
    assert_eq!(spots(&game), set(&["8d", "15b"]));
}

fn workshops(names: &[&str]) -> Table {
    let placed = set(names);
    let table = names.iter().fold(of(Side::Moon), |table, name| table.ground(&format!("{name} field")));
    table.scene(|scene| scene.map(|map| map.workshops = placed))
}

#[test]
fn moon_actions_next_to_a_workshop_cost_1_less() {
    let mut game = workshops(&["8d"]).has(BLUE, "2 gear").turn(BLUE);
    game.act("build 8c small");
    assert_eq!(game.has(BLUE, "gear"), 0);
    assert!(!workshops(&["8d"]).has(BLUE, "2 gear").turn(BLUE).can("build 15b small"), "not next to it");
    assert!(!workshops(&["8d"]).has(PURPLE, "2 gear").turn(PURPLE).can("build 8c small"), "only for its owner");
    let mut game = workshops(&["8d"]).ground("8c location").turn(BLUE);
    game.act("populate 8c 1");
    assert_eq!(game.player(BLUE).figures, game.spaces(&["8c"]));
}

#[test]
fn a12_moon_exploring_is_next_to_a_workshop_if_any_hex_of_the_tile_is() {
    let mut game = workshops(&["16b"]).back(9, [3, 0, 0]).has(BLUE, "2 food").turn(BLUE);
    game.act("explore 9");
    assert_eq!(game.has(BLUE, "food"), 0);
}

#[test]
fn moon_a_workshop_takes_a_missing_resource_off_a_mixed_cost() {
    let mut game = workshops(&["16b"]).back(9, [3, 0, 1]).has(BLUE, "3 food").turn(BLUE);
    game.act("explore 9");
    assert_eq!(game.player(BLUE).purse.total(), 0);
}

#[test]
fn moon_several_workshops_give_one_discount_and_none_on_range() {
    let game = workshops(&["8d", "15b", "8a"]).has(BLUE, "1 gear, 1 food").turn(BLUE);
    assert!(!game.can("build 8c small"));
    let table = workshops(&["15b"]).has(BLUE, "2 gear");
    assert!(!table.turn(BLUE).can("build 15a small"), "the range of 1 food stays");
    assert!(workshops(&["15b"]).has(BLUE, "2 gear, 1 food").turn(BLUE).can("build 15a small"));
}

#[test]
fn moon_a_technology_adds_a_gear_to_the_ability() {
    let more = number(Side::Moon, "ability-more: gear 1");
    let mut game = activating(of(Side::Moon).knows(BLUE, more).ground("8c field, 8d field").has(BLUE, "1 crystal"));
    game.act("at 8c");
    assert_eq!(game.has(BLUE, "gear"), 1);
}

#[test]
fn moon_a_technology_resets_the_switch_and_lets_it_copy() {
    let copy = number(Side::Moon, "copy-switch");
    let table = of(Side::Moon).small(BLUE, "15a").knows(BLUE, 1).ground("15b location").has(BLUE, "2 book");
    let mut game = table.scene(|scene| scene.player(BLUE, |player| player.switched = true)).turn(BLUE);
    assert_eq!(game.refusal("switch copy"), Refusal::SwitchUsed);
    game.act(&format!("populate 15b {copy}"));
    assert!(!game.player(BLUE).switched && game.can("switch copy") && game.can("switch food"));
    let plain = of(Side::Moon).turn(BLUE);
    assert_eq!(plain.refusal("switch copy"), Refusal::PlainSwitch);
}

#[test]
fn a12_moon_the_switch_copies_the_bottom_effect_of_another_players_face_up_card() {
    let copy = number(Side::Moon, "copy-switch");
    let (energy, played) = (card(None, Half::Bottom, "energy"), card(None, Half::Bottom, "crate, crystal 1"));
    let resting = card(None, Half::Bottom, "step gray 2");
    let table = of(Side::Moon).knows(BLUE, copy).active(PURPLE, &[energy]);
    let mut game = table.scene(|scene| scene.played(PURPLE, played, 0, Half::Top).resting(PURPLE, resting)).turn(BLUE);
    game.act("switch copy");
    assert_eq!(game.offers().len(), 3, "{:?}", game.offers());
    assert!(game.can(&format!("card {played}")) && !game.can(&format!("card {resting}")));
    game.act(&format!("card {energy}"));
    assert_eq!((game.player(BLUE).energy, game.player(BLUE).switched), (2, true));
    assert!(game.player(PURPLE).active.contains(energy.id()), "the card stays where it is");
    assert_eq!(game.asked(), Task::Turn { left: 1, acted: true });
}

#[test]
fn moon_a_copied_leaving_card_causes_a_hibernation_and_stays_with_its_owner() {
    let copy = number(Side::Moon, "copy-switch");
    let leave = card(None, Half::Bottom, "artifact, leave");
    let mut game = of(Side::Moon).knows(BLUE, copy).active(PURPLE, &[leave]).turn(BLUE);
    game.acts(&["switch copy", &format!("card {leave}"), "artifact white"]);
    assert_eq!((game.decider(), game.asked()), (BLUE, Task::HibernationReward));
    assert_eq!((game.player(BLUE).hibernation, game.player(BLUE).artifacts), (1, [0, 0, 1]));
    assert!(game.player(PURPLE).active.contains(leave.id()));
}

#[test]
fn moon_a_copied_card_gives_no_lasting_effect() {
    let copy = number(Side::Moon, "copy-switch");
    let lasting = card(None, Half::Bottom, "lasting discount build 1, gear 2");
    let mut game = of(Side::Moon).small(BLUE, "15a").knows(BLUE, copy).active(PURPLE, &[lasting]).turn(BLUE);
    game.acts(&["switch copy", &format!("card {lasting}")]);
    assert_eq!(game.has(BLUE, "gear"), 2, "the immediate effect");
    assert!(matches!(game.refusal("build 15b small"), Refusal::TooDear { .. }), "the usual 3 gears");
}

#[test]
fn moon_the_player_chooses_what_a_workshop_takes_off_a_mixed_cost() {
    let asks = || {
        let mut game = workshops(&["16b"]).back(9, [3, 0, 1]).has(BLUE, "3 food, 1 gear, 1 crystal").turn(BLUE);
        game.act("explore 9");
        game
    };
    let game = asks();
    assert!(matches!(game.asked(), Task::Spare { .. }));
    game.offers_only(&["take gear", "take food"]);
    assert!(matches!(game.refusal("pass"), Refusal::CannotPass { .. }), "the action is already chosen");
    assert_eq!(game.refusal("trade food"), Refusal::NotNow, "during a payment");
    for (spared, left) in [("take gear", (0, 1)), ("take food", (1, 0))] {
        let mut game = asks();
        game.act(spared);
        assert_eq!((game.has(BLUE, "food"), game.has(BLUE, "gear"), game.has(BLUE, "crystal")), (left.0, left.1, 1));
        assert_eq!(game.asked(), Task::Recruit);
    }
}

#[test]
fn moon_a_copied_card_is_counted_by_its_own_effect() {
    let copy = number(Side::Moon, "copy-switch");
    let [copied, own] = ["C37", "C38"].map(|name| CardId::named(name).unwrap());
    assert_eq!(DEAR.effects_text(DEAR.card(copied).effects[Half::Bottom.index()]), "per-card gray, per-flask");
    let table = Table::dear().tribe(BLUE, Tribe::Formica, Side::Moon).knows(BLUE, copy).active(PURPLE, &[copied]);
    let mut game = table.scene(|scene| scene.played(BLUE, own, 2, Half::Bottom)).turn(BLUE);
    game.acts(&["switch copy", &format!("card {copied}")]);
    assert_eq!(game.has(BLUE, "gear"), 2, "blue's own card and the copied one");
    assert_eq!(game.asked(), Task::Basic { left: 1 }, "its flask is visible as if it had been played");
}
