//! The final scoring and who wins (p. 36 and 37).

use civolution::{Category, Half, Phase, Source};
use engine::{Game, ScoreSheet, Seat, Viewer};

use crate::table::{BLUE, GREEN, Play, RED, Table, card, chip, column, goal};

/// The last income phase of civilizations without any pieces. Final tiles lie on Culture, Evolution and Population.
fn last_phase(players: u8) -> Table {
    use Category::{Construction, Culture, Evolution, Expansion, Knowledge, Population, Technology};
    let table =
        Seat::first(usize::from(players)).fold(Table::of(players), |table, seat| table.bare(seat).tribes(seat, ""));
    let eras = [Technology, Knowledge, Construction, Expansion];
    table.scene(|scene| scene.era(4).categories(eras, [Culture, Evolution, Population]))
}

/// Plays to the end without using income chips.
fn finish(table: Table) -> Play {
    let mut game = table.phase(Phase::Income);
    while game.view().phase.is_some() {
        game.act("pass");
    }
    game
}

fn sheet(game: &Play) -> ScoreSheet {
    game.game.score_sheet(Viewer::Spectator)
}

fn row(game: &Play, source: &str, seat: Seat) -> i32 {
    let sheet = sheet(game);
    let row = sheet.rows.iter().find(|row| row.source == source).unwrap();
    row.points[seat.index()].unwrap()
}

fn points(table: Table, points: u16) -> Table {
    table.scene(|scene| scene.civilization(RED, |civ| civ.points[Source::Sales.index()] = points))
}

fn winners(game: &Play) -> Vec<Seat> {
    game.game.standings().unwrap().winners().collect()
}

#[test]
fn p36_tracks_evolution_and_prosperity_are_worth_1_point_a_unit_and_2_under_a_tile() {
    let game = finish(last_phase(2).has(RED, "4 technology, 5 culture, 3 calm, 7 food"));
    let rows = ["score-technology", "score-culture", "score-evolution", "score-prosperity"];
    assert_eq!(rows.map(|source| row(&game, source, RED)), [4, 10, 6, 2]);
}

#[test]
fn p36_population_and_expansion_are_worth_2_points_a_unit_and_3_under_a_tile() {
    let game = finish(last_phase(2).tribes(RED, "swamp-c camp strong, swamp-c wild weak, hills-h camp weak"));
    assert_eq!((row(&game, "score-population", RED), row(&game, "score-expansion", RED)), (9, 4));
}

#[test]
fn p36_a_tile_adds_one_point_per_unit_in_every_category() {
    for category in Category::ALL {
        assert_eq!(category.final_points(true), category.final_points(false) + 1, "{category}");
    }
}

#[test]
fn p36_all_nine_categories_and_the_console_add_to_the_points_gained_before() {
    let table = points(last_phase(2), 31).has(RED, "4 technology, 1 culture, 3 food");
    let game = finish(table.tribes(RED, "swamp-c camp strong"));
    // Stage 4 is inactive, so the starting chip card brings nothing.
    let standings = game.game.standings().unwrap();
    assert_eq!(standings.of(RED).unwrap().score, 31 + 4 + 2 + 1 + 3 + 2);
    assert_eq!(sheet(&game).total(RED), 43);
}

/// Inventions in column 1 up to stage 4, goal chips in column 2 up to stage 5, insights in column 3 up to stage 5, and
/// an income chip in column 5. Stage 1 of column 2 holds two goal chips side by side.
fn example_of_stages() -> Table {
    let table = ["A1", "A2", "A3", "A4"]
        .iter()
        .fold(last_phase(2), |table, name| table.scene(|scene| scene.installed(RED, card(name), column(1))));
    let table = ["C1", "C2", "C3", "C4", "C5"]
        .iter()
        .fold(table, |table, name| table.scene(|scene| scene.installed(RED, card(name), column(3))));
    let table = ["G1", "G2", "G3", "G4", "G5"]
        .iter()
        .fold(table, |table, name| table.scene(|scene| scene.goal_installed(RED, goal(name), column(2), Half::Left)));
    table.scene(|scene| {
        scene
            .goal_installed(RED, goal("G6"), column(2), Half::Right)
            .income_chip(RED, chip("I1"), column(5))
            .civilization(RED, |civ| civ.completed = [true; 2])
    })
}

#[test]
fn p37_example_of_the_stages_with_stage_4_active_and_stage_5_not() {
    let table = example_of_stages().scene(|scene| scene.civilization(RED, |civ| civ.stage_tiles = [true, false]));
    let game = finish(table);
    let inventions = 2 + 3 + 4 + 7;
    let insights = 2 + 3 + 4 + 7;
    let goals = 2 + 2 + 3 + 4 + 7;
    let income = 3;
    let starting_chip_card = 7;
    assert_eq!(row(&game, "score-stages", RED), inventions + insights + goals + income + starting_chip_card);
    assert_eq!(row(&game, "score-stages", BLUE), 0, "the starting chip card lies in an inactive stage");
}

#[test]
fn p37_an_active_stage_5_is_worth_10_points_a_piece() {
    let [neither, fifth] = [[false, false], [false, true]].map(|tiles| {
        let table = example_of_stages().scene(|scene| scene.civilization(RED, |civ| civ.stage_tiles = tiles));
        row(&finish(table), "score-stages", RED)
    });
    assert_eq!((neither, fifth - neither), (9 + 9 + 11 + 3, 20));
}

#[test]
fn p37_pieces_above_stage_5_are_worth_nothing() {
    let cards = |count: usize| {
        (1..=count).fold(last_phase(2), |table, number| {
            table.scene(|scene| scene.installed(RED, card(&format!("B{number}")), column(7)))
        })
    };
    let worth = |count: usize| {
        let active = |table: Table| table.scene(|scene| scene.civilization(RED, |civ| civ.stage_tiles = [true; 2]));
        row(&finish(active(cards(count))), "score-stages", RED)
    };
    assert_eq!((worth(3), worth(5)), (4 + 7 + 10 + 7, 4 + 7 + 10 + 7));
}

#[test]
fn p37_example_of_point_bonuses() {
    // A23 brings 2 points per piece, C24 and C25 bring 1 each. Income chips count in their column, goal chips do not.
    let table = last_phase(2).scene(|scene| {
        scene
            .installed(RED, card("A1"), column(1))
            .installed(RED, card("A23"), column(1))
            .income_chip(RED, chip("I1"), column(1))
            .installed(RED, card("A3"), column(1))
            .installed(RED, card("C24"), column(2))
            .installed(RED, card("C25"), column(2))
            .installed(RED, card("C3"), column(2))
            .goal_installed(RED, goal("G1"), column(3), Half::Left)
            .income_chip(RED, chip("I2"), column(4))
    });
    let game = finish(table);
    assert_eq!(row(&game, "score-point-bonuses", RED), 4 * 2 + 3 + 3);
}

#[test]
fn p37_point_bonuses_count_stages_that_are_inactive_or_too_high() {
    let table = ["A1", "A2", "A3", "A4", "A5", "A23"]
        .iter()
        .fold(last_phase(2), |table, name| table.scene(|scene| scene.installed(RED, card(name), column(1))));
    assert_eq!(row(&finish(table), "score-point-bonuses", RED), 12);
}

#[test]
fn p37_most_points_win() {
    let game = finish(points(last_phase(3), 10).has(BLUE, "11 technology"));
    assert_eq!(winners(&game), [BLUE]);
    let standings = game.game.standings().unwrap();
    assert_eq!(standings.iter().map(|standing| standing.seat).collect::<Vec<_>>(), [BLUE, RED, GREEN]);
}

#[test]
fn p37_a_tie_is_won_by_more_module_upgrades() {
    let game = finish(points(last_phase(2), 4).has(BLUE, "4 technology, 3 trade, 2 insight"));
    let upgrades = [RED, BLUE].map(|seat| game.civ(seat).console.upgrades());
    assert!(upgrades[1] > upgrades[0]);
    assert_eq!(winners(&game), [BLUE]);
}

#[test]
fn p37_then_the_first_in_seating_order_wins() {
    let even = || last_phase(3).has(BLUE, "2 technology").has(GREEN, "2 technology");
    assert_eq!(winners(&finish(even())), [BLUE]);
    assert_eq!(winners(&finish(even().scene(|scene| scene.start(GREEN)))), [GREEN], "a22: the last order counts");
    let wins_last =
        finish(last_phase(3).scene(|scene| scene.start(GREEN)).has(RED, "1 technology").has(BLUE, "1 technology"));
    assert_eq!(winners(&wins_last), [RED]);
}

#[test]
fn a23_the_score_sheet_shows_at_any_time_what_each_source_would_bring() {
    let game = points(last_phase(2), 12).has(RED, "4 technology").phase(Phase::Income);
    let sheet = sheet(&game);
    assert_eq!((sheet.now(RED), sheet.total(RED)), (12, 16));
    assert_eq!(game.civ(RED).final_points, 16);
    let counted = |source: &str| sheet.rows.iter().find(|row| row.source == source).unwrap().counted;
    assert!(counted("score-sales") && !counted("score-technology") && !counted("score-stages"));
    assert_eq!(row(&game, "score-sales", RED), 12);
}

#[test]
fn a23_at_the_end_everything_counts() {
    let game = finish(points(last_phase(2), 12).has(RED, "4 technology"));
    assert_eq!((sheet(&game).now(RED), sheet(&game).total(RED)), (16, 16));
    assert!(sheet(&game).is_complete(RED) && sheet(&game).is_complete(BLUE));
}

#[test]
fn a23_the_sheet_has_nine_categories_stages_point_bonuses_and_all_that_came_before() {
    let game = last_phase(2).phase(Phase::Income);
    let sources: Vec<&str> = sheet(&game).rows.iter().map(|row| row.source).collect();
    assert_eq!(sources.len(), 9 + 2 + Source::COUNT - 1, "action cards are V.I.C.I's");
    for source in ["score-cards", "score-sites", "score-oaks", "score-statues", "score-strong-tribes", "score-eras"] {
        assert!(sources.contains(&source), "{source}");
    }
}
