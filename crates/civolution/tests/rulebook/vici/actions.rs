//! V.I.C.I's actions on its boards and grids (p. 40).

use civolution::vici::{Act, Skip};
use civolution::{Category, Event, Ground, Module, Track};

use super::{RED, VICI, alone, expert, plays, skipped, vici};
use crate::table::{Play, Table, card};

use Category::{Construction, Culture, Evolution, Expansion, Knowledge, Population, Prestige, Prosperity, Technology};

fn statues(play: &Play) -> u8 {
    play.view().land.built(Ground::ISLAND, VICI).statues
}

/// V.I.C.I has this many markers left. All others are statues.
fn markers_left(table: Table, left: u8) -> Table {
    table.scene(|scene| scene.statues(VICI, Ground::ISLAND, 44 - left))
}

fn this_era(category: Category) -> Table {
    let others: Vec<Category> = Category::ALL.into_iter().filter(|other| *other != category).collect();
    let eras = [category, others[0], others[1], others[2]];
    alone().scene(|scene| scene.categories(eras, [others[3], others[4], others[5]]))
}

// The card.

#[test]
fn p40_a_die_chooses_the_line_of_the_card() {
    for (value, technology, construction, fate) in [(2, 1, 0, 2), (3, 1, 0, 2), (4, 0, 1, 1), (6, 0, 1, 1)] {
        let play = plays(alone(), 1, &[value]);
        assert_eq!((play.has(VICI, "technology"), play.has(VICI, "construction")), (technology, construction));
        assert_eq!(play.civ(VICI).console.fate_dice, fate);
        let rolled = |event: &Event| matches!(event, Event::ViciCard { roll, .. } if *roll == Some(value));
        assert!(play.events.iter().any(rolled));
    }
}

#[test]
fn p40_actions_are_performed_from_left_to_right() {
    let play = plays(alone(), 2, &[3, 1]);
    let position = |wanted: fn(&Event) -> bool| play.events.iter().position(wanted).unwrap();
    let revealed = position(|event| matches!(event, Event::Revealed { .. }));
    assert!(revealed < position(|event| matches!(event, Event::Favor { .. })));
}

#[test]
fn p40_a_card_without_dice_values_needs_no_roll() {
    let play = plays(this_era(Technology), 11, &[]);
    assert_eq!(play.has(VICI, "technology"), 1);
}

#[test]
fn p40_success_points_of_a_card_are_gained_once() {
    let play = plays(expert(this_era(Technology)), 12, &[]);
    assert_eq!((play.has(VICI, "technology"), play.points(VICI)), (2, 3));
}

// Progress tracks.

#[test]
fn p40_it_advances_as_many_steps_as_the_card_says() {
    assert_eq!(plays(alone(), 1, &[1]).has(VICI, "technology"), 1);
    assert_eq!(plays(expert(alone()), 1, &[1]).has(VICI, "technology"), 2);
}

#[test]
fn p40_lines_with_points_count_for_it() {
    for space in [7, 11] {
        let play = plays(alone().has(VICI, &format!("{space} technology")), 1, &[1]);
        assert_eq!((play.has(VICI, "technology"), play.points(VICI)), (space + 1, 3));
    }
}

#[test]
fn a24_it_takes_the_points_instead_of_a_stage_tile() {
    let play = plays(alone().has(VICI, "9 technology"), 1, &[1]);
    assert_eq!((play.has(VICI, "technology"), play.points(VICI)), (10, 3));
    assert_eq!(play.civ(VICI).console.stage_tiles, [false; 2]);
}

#[test]
fn p40_all_other_track_bonuses_are_ignored() {
    for space in [1, 3, 5] {
        let play = plays(alone().has(VICI, &format!("{space} technology")), 1, &[1]);
        let console = play.civ(VICI).console;
        assert_eq!(play.has(VICI, "technology"), space + 1);
        assert_eq!((play.points(VICI), console.favor, console.levels), (0, 1, [1; Module::COUNT]));
    }
}

#[test]
fn p40_at_the_end_of_a_track_a_step_gives_2_points() {
    let play = plays(alone().has(VICI, "12 technology"), 1, &[1]);
    assert_eq!((play.has(VICI, "technology"), play.points(VICI)), (12, 2));
    let play = plays(expert(alone().has(VICI, "12 technology")), 1, &[1]);
    assert_eq!(play.points(VICI), 4, "each of two steps");
    let play = plays(expert(alone().has(VICI, "11 technology")), 1, &[1]);
    assert_eq!(play.points(VICI), 3 + 2, "the last line, then a step beyond the end");
}

// Research cards.

#[test]
fn p40_the_top_card_of_a_stack_goes_into_the_box() {
    let table = alone().scene(|scene| scene.face_up(card("A1")).face_up(card("A2")));
    let play = plays(table, 1, &[1]);
    assert!(play.events.contains(&Event::ViciRemovedCard { card: card("A2") }));
    let view = play.view();
    assert_eq!(view.face_up[0].last(), Some(&card("A1")));
    assert!(view.civilizations.iter().all(|civ| !civ.known_hand.contains(&card("A2"))));
}

#[test]
fn p40_an_empty_stack_is_refilled_immediately() {
    let before = alone().turn(RED).view();
    assert_eq!(before.face_up[0].len(), 1);
    let after = plays(alone(), 1, &[1]).view();
    assert_eq!((after.face_up[0].len(), after.face_down[0]), (1, before.face_down[0] - 1));
    assert_ne!(after.face_up[0], before.face_up[0]);
}

#[test]
fn p40_without_a_card_none_is_removed() {
    let all: Vec<String> = (1..=32).map(|number| format!("A{number}")).collect();
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    let play = plays(alone().hand(RED, &all), 1, &[1]);
    assert_eq!(skipped(&play), [(Act::Card, Skip::NoCard)]);
    assert_eq!(play.has(VICI, "technology"), 1);
}

// Favor and statues.

#[test]
fn p40_favor_is_one_step_if_possible() {
    assert_eq!(plays(alone(), 4, &[1]).civ(VICI).console.favor, 2);
    let play = plays(alone().has(VICI, "6 favor"), 4, &[1]);
    assert_eq!(play.civ(VICI).console.favor, 6);
    assert_eq!(skipped(&play), [(Act::Favor, Skip::EndOfTrack)]);
}

#[test]
fn p40_a_statue_is_a_marker_on_the_island() {
    let play = plays(alone(), 2, &[1]);
    assert_eq!((statues(&play), play.civ(VICI).console.supply), (1, 43));
    assert_eq!(play.points(VICI), 0);
}

#[test]
fn p40_its_statues_are_not_limited() {
    let play = plays(alone().scene(|scene| scene.statues(VICI, Ground::ISLAND, 7)), 2, &[1]);
    assert_eq!(statues(&play), 8);
}

// The grids.

#[test]
fn p40_markers_fill_the_grids_in_order() {
    let play = plays(alone(), 10, &[5]);
    assert_eq!((vici(&play).evolution, vici(&play).prosperity), (3, 2));
    assert_eq!(play.civ(VICI).console.supply, 43);
    assert!(play.events.contains(&Event::ViciGrid { category: Evolution, space: 3 }));
    let play = plays(alone(), 10, &[3]);
    assert_eq!((vici(&play).evolution, vici(&play).prosperity), (2, 3));
    let play = plays(expert(alone()), 4, &[5]);
    assert_eq!(vici(&play).prosperity, 4, "two markers");
}

#[test]
fn p40_a_full_grid_ignores_the_action() {
    let full = || alone().scene(|scene| scene.vici(|vici| (vici.evolution, vici.prosperity) = (12, 16)));
    for (value, act) in [(3, Act::Prosperity), (5, Act::Evolution)] {
        let play = plays(full(), 10, &[value]);
        assert_eq!((vici(&play).evolution, vici(&play).prosperity), (12, 16));
        assert_eq!(skipped(&play), [(act, Skip::GridFull)]);
        assert_eq!(play.civ(VICI).console.supply, 50 - 28 - 2);
    }
}

#[test]
fn p40_some_spaces_of_the_prosperity_grid_cost_an_income_chip() {
    for filled in 2..16 {
        let costly = matches!(filled + 1, 6 | 9 | 12);
        let dice: &[u8] = if costly { &[3, 1] } else { &[3] };
        let play = plays(alone().scene(|scene| scene.vici(|vici| vici.prosperity = filled)), 10, dice);
        assert_eq!(vici(&play).prosperity, filled + 1);
    }
}

#[test]
fn p40_some_spaces_of_the_evolution_grid_cost_an_attribute_chip() {
    for filled in 2..12 {
        let costly = matches!(filled + 1, 6 | 10);
        let dice: &[u8] = if costly { &[5, 1] } else { &[5] };
        let play = plays(alone().scene(|scene| scene.vici(|vici| vici.evolution = filled)), 10, dice);
        assert_eq!(vici(&play).evolution, filled + 1);
    }
}

#[test]
fn p40_a_die_chooses_the_income_chip_to_remove() {
    let table = || alone().scene(|scene| scene.vici(|vici| vici.prosperity = 5));
    let before = table().turn(RED).view().incomes;
    for (value, place) in [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)] {
        let play = plays(table(), 10, &[3, value]);
        let gone = before[place].unwrap();
        assert!(play.events.contains(&Event::ViciRolled { value, act: Act::Income }));
        assert!(play.events.contains(&Event::ViciRemovedIncome { chip: gone }));
        for (now, old) in play.view().incomes.into_iter().zip(before) {
            assert!(now.is_some(), "the space is refilled");
            assert_eq!(now == old, old != Some(gone), "the others stay");
        }
    }
}

#[test]
fn p40_a_die_chooses_the_attribute_chip_to_remove() {
    let table = || alone().scene(|scene| scene.vici(|vici| vici.evolution = 9));
    let before = table().turn(RED).view().attributes;
    for (value, place) in [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)] {
        let play = plays(table(), 10, &[5, value]);
        let gone = before[place].unwrap();
        assert!(play.events.contains(&Event::ViciRemovedAttribute { chip: gone }));
        for (now, old) in play.view().attributes.into_iter().zip(before) {
            assert!(now.is_some(), "the space is refilled");
            assert_eq!(now == old, old != Some(gone), "the others stay");
        }
    }
}

// Scoring categories.

#[test]
fn p40_a_category_of_a_track_advances_its_disc() {
    for (category, track) in [
        (Technology, Track::Technology),
        (Prestige, Track::Prestige),
        (Knowledge, Track::Knowledge),
        (Construction, Track::Construction),
        (Culture, Track::Culture),
    ] {
        let play = plays(this_era(category), 12, &[]);
        assert_eq!(play.civ(VICI).console.track(track), 2);
        assert_eq!(play.civ(VICI).console.tracks.iter().sum::<u8>(), 2);
        assert!(play.events.contains(&Event::ViciServes { category: Some(category), times: 2 }));
    }
}

#[test]
fn p40_evolution_and_prosperity_add_markers() {
    let play = plays(this_era(Evolution), 12, &[]);
    assert_eq!((vici(&play).evolution, vici(&play).prosperity), (4, 2));
    let play = plays(this_era(Prosperity), 12, &[]);
    assert_eq!((vici(&play).evolution, vici(&play).prosperity), (2, 4));
}

#[test]
fn p40_population_is_procreation_and_expansion_is_migration() {
    // The forest first: its fire encampment is free. Then only the grassland has a free encampment.
    let play = plays(this_era(Population), 12, &[1]);
    assert_eq!(play.view().land.tribes(VICI).all(), 4);
    // No tribe can leave: it procreates in the forest, then migrates from there to the hills.
    let play = plays(this_era(Expansion), 11, &[1, 5]);
    assert_eq!(play.view().land.tribes(VICI).all(), 3);
    assert_eq!(play.view().land.territories(VICI).len(), 3);
}

#[test]
fn p40_card_13_means_the_category_of_the_next_era() {
    let eras = [Technology, Culture, Prestige, Knowledge];
    for (era, track) in [(1, Track::Culture), (2, Track::Prestige), (3, Track::Knowledge)] {
        let table = alone().scene(|scene| scene.categories(eras, [Evolution, Prosperity, Population]).era(era));
        let play = plays(table, 13, &[]);
        assert_eq!((play.civ(VICI).console.track(track), play.points(VICI)), (2, 0));
    }
}

#[test]
fn p40_without_a_next_era_card_13_gives_points() {
    let play = plays(alone().scene(|scene| scene.era(4)), 13, &[]);
    assert_eq!((play.points(VICI), play.civ(VICI).console.tracks), (4, [0; 5]));
    assert!(play.events.contains(&Event::ViciServes { category: None, times: 2 }));
    let play = plays(expert(alone().scene(|scene| scene.era(4))), 13, &[]);
    assert_eq!(play.points(VICI), 7);
}

#[test]
fn a24_card_14_means_the_category_of_era_4() {
    let eras = [Technology, Culture, Prestige, Knowledge];
    for era in 1..=4 {
        let table = alone().scene(|scene| scene.categories(eras, [Evolution, Prosperity, Population]).era(era));
        let play = plays(table, 14, &[]);
        assert_eq!(play.has(VICI, "knowledge"), 1);
        assert_eq!(play.civ(VICI).console.tracks.iter().sum::<u8>(), 1);
    }
}

#[test]
fn p40_card_15_means_the_three_tiles_of_the_final_scoring() {
    let eras = [Technology, Culture, Population, Expansion];
    let table = || alone().scene(|scene| scene.categories(eras, [Evolution, Prosperity, Knowledge]));
    let play = plays(table(), 15, &[]);
    assert_eq!((vici(&play).evolution, vici(&play).prosperity, play.has(VICI, "knowledge")), (3, 3, 1));
    assert_eq!(play.points(VICI), 0);
    assert_eq!(plays(expert(table()), 15, &[]).points(VICI), 3);
}

// Markers.

#[test]
fn a24_without_markers_an_action_is_skipped() {
    for (number, dice, act) in
        [(2, 1, Act::Statue), (10, 3, Act::Prosperity), (10, 5, Act::Evolution), (8, 2, Act::Provision)]
    {
        let play = plays(markers_left(alone(), 0), number, &[dice]);
        assert_eq!(skipped(&play), [(act, Skip::NoMarker)]);
        assert_eq!((statues(&play), vici(&play).evolution, vici(&play).prosperity), (44, 2, 2));
    }
}

#[test]
fn a24_the_last_marker_is_used() {
    let play = plays(expert(markers_left(alone(), 1)), 4, &[5]);
    assert_eq!((vici(&play).prosperity, play.civ(VICI).console.supply), (3, 0), "one of two");
    assert_eq!(skipped(&play), [(Act::Prosperity, Skip::NoMarker)]);
}
