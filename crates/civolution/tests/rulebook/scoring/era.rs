//! The category of the era and the starting monolith (p. 34 and 35).

use civolution::{Category, Marker, Material, Phase, Settlements, Source};
use engine::Seat;

use crate::table::{BLUE, GREEN, Play, RED, Table, YELLOW, event, territory};

/// Civilizations without any pieces, in an era that scores this category. The weather becomes rain and no civilization
/// meets the event's requirement, so nothing else happens.
fn era_of(category: Category, era: u8, players: u8) -> Table {
    let table =
        Seat::first(usize::from(players)).fold(Table::of(players), |table, seat| table.bare(seat).tribes(seat, ""));
    let mut others = Category::ALL.into_iter().filter(|other| *other != category);
    let mut eras = [category; 4];
    for (number, tile) in eras.iter_mut().enumerate() {
        if number + 1 != usize::from(era) {
            *tile = others.next().unwrap();
        }
    }
    let finals = std::array::from_fn(|_| others.next().unwrap());
    table.scene(|scene| scene.era(era).categories(eras, finals).event(event("F13")).weather(civolution::Weather::Cold))
}

/// Plays the event phase. Two steps hotter than cold is mild, which no player uses.
fn score(table: Table) -> Play {
    let mut game = table.phase(Phase::Event);
    while game.view().phase == Some(Phase::Event) {
        game.act("pass");
    }
    game
}

fn settled(table: Table, settlements: u8) -> Table {
    use civolution::Ground;
    table.scene(|scene| {
        let scene = scene.civilization(RED, |civ| civ.settlements = Settlements::from_bits(settlements));
        scene.land(|land| {
            for ground in Ground::ALL.into_iter().take(settlements.count_ones() as usize) {
                land.built_mut(ground, RED).settlement = true;
            }
        })
    })
}

fn diamonds(holdings: &str) -> u16 {
    era_of(Category::Prosperity, 1, 2).has(RED, holdings).phase(Phase::Income).civ(RED).diamonds
}

#[test]
fn p34_step_c_a_unit_is_worth_5_4_3_and_2_points_in_the_eras() {
    for (era, points) in [(1, 5), (2, 4), (3, 3), (4, 2)] {
        let game = score(era_of(Category::Culture, era, 2).has(RED, "1 culture"));
        assert_eq!(game.points(RED), points, "era {era}");
    }
}

#[test]
fn p34_step_c_every_civilization_scores_and_the_points_are_kept_as_those_of_eras() {
    let game = score(era_of(Category::Culture, 1, 3).has(RED, "4 culture").has(GREEN, "1 culture"));
    assert_eq!([RED, BLUE, GREEN].map(|seat| game.points(seat)), [20, 0, 5]);
    assert_eq!(game.civ(RED).console.points[Source::Eras.index()], 20);
}

#[test]
fn p35_the_unit_of_a_progress_track_is_each_step() {
    for (category, track) in [
        (Category::Technology, "technology"),
        (Category::Prestige, "prestige"),
        (Category::Knowledge, "knowledge"),
        (Category::Construction, "construction"),
        (Category::Culture, "culture"),
    ] {
        let all = "1 technology, 1 prestige, 1 knowledge, 1 construction, 1 culture";
        let game = score(era_of(category, 2, 2).has(RED, all).has(RED, &format!("7 {track}")));
        assert_eq!(game.points(RED), 28, "{track}");
    }
}

#[test]
fn p35_evolution_counts_all_feature_markers() {
    let game = score(era_of(Category::Evolution, 1, 2).has(RED, "3 calm, 1 dexterity, 2 stamina"));
    assert_eq!(game.points(RED), 30);
}

#[test]
fn p35_population_counts_every_tribe_on_the_continent() {
    let table = era_of(Category::Population, 1, 2).scene(|scene| scene.boat(RED, territory("water-a"), true));
    let tribes = "water-a boat weak, swamp-c camp strong, swamp-c wild weak, swamp-c wild weak";
    assert_eq!(score(table.tribes(RED, tribes)).points(RED), 20);
}

#[test]
fn p35_expansion_counts_territories_with_a_tribe() {
    let table = era_of(Category::Expansion, 1, 2).scene(|scene| scene.boat(RED, territory("water-a"), true));
    let tribes = "water-a boat weak, swamp-c camp strong, swamp-c wild weak, hills-h wild weak";
    assert_eq!(score(table.tribes(RED, tribes)).points(RED), 15);
}

#[test]
fn p35_prosperity_counts_active_diamonds() {
    let table = era_of(Category::Prosperity, 3, 2).has(RED, "7 food, 3 money, 1 wood, 1 beeswax");
    assert_eq!(score(table).points(RED), (2 + 1 + 1) * 3);
}

#[test]
fn p35_food_every_complete_column_of_three_is_a_diamond() {
    for (food, active) in [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (9, 3), (15, 5)] {
        assert_eq!(diamonds(&format!("{food} food")), active, "{food} food");
    }
}

#[test]
fn p35_money_every_complete_column_of_two_is_a_diamond() {
    for (money, active) in [(1, 0), (2, 1), (3, 1), (4, 2), (10, 5)] {
        assert_eq!(diamonds(&format!("{money} money")), active, "{money} money");
    }
}

#[test]
fn p37_no_more_diamonds_count_than_are_printed() {
    assert_eq!(diamonds("19 food"), 5);
    assert_eq!(diamonds("16 money"), 5);
}

#[test]
fn p35_settlements_the_recesses_of_built_ones_show_their_diamonds() {
    for (settlements, active) in [(0b0001, 1), (0b0010, 1), (0b0100, 2), (0b1000, 3), (0b1010, 4), (0b1111, 7)] {
        let table = settled(era_of(Category::Prosperity, 1, 2), settlements);
        assert_eq!(table.phase(Phase::Income).civ(RED).diamonds, active, "{settlements:04b}");
    }
}

#[test]
fn p35_storage_a_gap_is_active_between_two_spaces_that_hold_something() {
    assert_eq!(diamonds("1 wood"), 0);
    assert_eq!(diamonds("1 wood, 1 beeswax"), 1, "the lower gap");
    assert_eq!(diamonds("1 beeswax, 1 oil"), 2, "the upper gap");
    assert_eq!(diamonds("1 wood, 1 oil"), 0, "they are not neighbours");
    assert_eq!(diamonds("1 wood, 1 beeswax, 1 oil"), 3);
    assert_eq!(diamonds("3 wood, 4 beeswax"), 1, "more of them change nothing");
    assert_eq!(diamonds("1 oil, 1 papyrus"), 0, "columns do not touch");
}

#[test]
fn p35_storage_has_18_diamonds_in_total() {
    let everything: Vec<String> = Material::ALL.iter().map(|material| format!("1 {material}")).collect();
    assert_eq!(diamonds(&everything.join(", ")), 18);
}

#[test]
fn p35_step_d_the_sole_leader_takes_the_monolith() {
    let game = score(era_of(Category::Culture, 1, 3).has(GREEN, "1 culture"));
    assert_eq!(game.view().start, GREEN);
    assert_eq!(game.decider(), GREEN, "the income phase begins with the new owner");
}

#[test]
fn p35_step_d_the_starting_civilization_keeps_it_as_sole_leader() {
    let game = score(era_of(Category::Culture, 1, 3).has(RED, "2 culture").has(BLUE, "1 culture"));
    assert_eq!(game.view().start, RED);
}

#[test]
fn p35_step_d_on_a_tie_it_goes_to_the_next_of_the_tied_in_seating_order() {
    let table = era_of(Category::Culture, 1, 4).scene(|scene| scene.start(GREEN));
    let game = score(table.has(RED, "3 culture").has(BLUE, "3 culture"));
    assert_eq!(game.view().start, RED, "yellow comes first but is not tied");
}

#[test]
fn a22_on_a_tie_the_monolith_leaves_its_owner_even_if_they_are_tied() {
    let game = score(era_of(Category::Culture, 1, 4).has(RED, "3 culture").has(GREEN, "3 culture"));
    assert_eq!(game.view().start, GREEN);
}

#[test]
fn p35_step_d_a_tie_at_0_passes_it_on_too() {
    let game = score(era_of(Category::Culture, 1, 4).scene(|scene| scene.start(YELLOW)));
    assert_eq!((game.points(RED), game.view().start), (0, RED));
}

#[test]
fn p35_step_d_points_of_other_categories_do_not_matter() {
    let table = era_of(Category::Culture, 1, 3).has(BLUE, "1 culture").has(GREEN, "9 technology");
    let table = table.scene(|scene| {
        scene.civilization(GREEN, |civ| {
            civ.points[0] = 90;
            civ.markers[Marker::Food.index()] = 3;
        })
    });
    assert_eq!(score(table).view().start, BLUE);
}
