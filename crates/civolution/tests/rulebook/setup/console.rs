//! Step 12: the starting pieces of every civilization (p. 8 and 9).

use civolution::continent::Territory;
use civolution::{Berth, Module, Settlements, Setup, Tribe, Tribes};
use engine::chance::Scripted;

use crate::table::{BLUE, GREEN, Play, RED, YELLOW};

fn four() -> Play {
    Play::of(&Setup { players: 4, start: Some(RED), ..Setup::default() }, Scripted::anything())
}

#[test]
fn p08_step_12_1_all_modules_are_at_level_i_except_that_of_the_starting_chip_card() {
    let game = four();
    for seat in [RED, BLUE, GREEN, YELLOW] {
        let levels = game.civ(seat).console.levels;
        assert_eq!(levels.iter().filter(|level| **level == 1).count(), Module::COUNT - 1);
        assert_eq!(game.civ(seat).console.upgrades(), 1, "it is the first upgraded module");
    }
}

#[test]
fn p08_steps_12_2_and_12_3_one_activation_die_on_each_dice_space_and_one_fate_die() {
    let console = four().civ(BLUE).console;
    assert_eq!((console.dice, console.used_dice, console.fate_dice), ([1; 6], 0, 1));
}

#[test]
fn p08_step_12_4_both_stage_tiles_are_inactive() {
    assert_eq!(four().civ(RED).console.stage_tiles, [false, false]);
}

#[test]
fn p08_step_12_5_settlements_farms_and_boats_are_in_their_recesses() {
    let console = four().civ(GREEN).console;
    assert_eq!((console.settlements, console.farms, console.boats), (Settlements::EMPTY, 3, 2));
}

#[test]
fn p08_step_12_6_all_discs_are_at_the_beginning_of_their_tracks() {
    let game = four();
    let console = game.civ(YELLOW).console;
    assert_eq!((game.points(YELLOW), console.favor, console.tracks), (0, 1, [0; 5]));
}

#[test]
fn p09_step_12_7_every_player_has_a_strong_tribe_in_both_starts_but_not_at_the_fires() {
    let game = four();
    for start in [Territory::FOREST_START, Territory::GRASSLAND_START] {
        let land = game.view().land;
        let fire = start.fire_camp().unwrap();
        assert_eq!(land.camp(fire), None, "the fire stays free");
        let camps: Vec<Tribe> = land.open_camps(start).filter_map(|camp| land.camp(camp)).collect();
        assert_eq!(camps, [RED, BLUE, GREEN, YELLOW].map(|seat| Tribe { seat, strong: true }));
        assert_eq!(land.group(start, Berth::Camp, RED), Tribes { strong: 1, weak: 0 });
    }
    assert_eq!(game.civ(RED).console.tribes, 18);
}

#[test]
fn p09_step_12_8_markers_lie_in_both_starts_on_both_boats_and_in_the_reset_columns() {
    let game = four();
    for seat in [RED, YELLOW] {
        let land = game.view().land;
        assert_eq!((land.raw(Territory::FOREST_START, seat), land.raw(Territory::GRASSLAND_START, seat)), (1, 1));
        let console = game.civ(seat).console;
        assert_eq!((console.boat_markers, console.reset_markers), (2, 4));
    }
}

#[test]
fn p09_a_civilization_has_fifty_markers() {
    let console = four().civ(BLUE).console;
    let raw_materials = 2;
    assert_eq!(u32::from(console.supply) + console.markers_on_console() + raw_materials, 50);
}
