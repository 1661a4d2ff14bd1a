//! The end of a solo game (p. 44).

use civolution::{Category, Chore, Phase, Source, Task};
use engine::{Game, Standings};

use super::{RED, VICI, alone};
use crate::table::{Table, card, column};

/// Tiles lie on Knowledge, Prosperity and Population.
fn position() -> Table {
    use Category::{Construction, Culture, Expansion, Knowledge, Population, Prestige, Prosperity};
    alone()
        .tribes(VICI, "forest-b camp strong, forest-b wild weak, hills-b wild weak")
        .has(VICI, "1 technology, 2 prestige, 3 knowledge, 4 construction, 5 culture")
        .scene(|scene| {
            scene
                .categories([Construction, Culture, Expansion, Prestige], [Knowledge, Prosperity, Population])
                .vici(|vici| (vici.evolution, vici.prosperity) = (6, 7))
        })
}

/// V.I.C.I's points: 1 each for tracks and grids, 2 each for tribes and territories, 1 more with a tile.
const CATEGORIES: u32 = 1 + 2 + 3 * 2 + 4 + 5 + 6 + 7 * 2 + 3 * 3 + 2 * 2;

#[test]
fn p44_vici_scores_all_categories_in_the_final_scoring() {
    let play = position().turn(RED);
    assert_eq!(play.civ(VICI).final_points, CATEGORIES);
}

#[test]
fn p44_vici_has_no_console_to_score() {
    let play = position().scene(|scene| scene.installed(RED, card("A1"), column(1))).turn(RED);
    assert_eq!(play.civ(VICI).final_points, CATEGORIES);
}

#[test]
fn p44_the_score_sheet_lists_vicis_points_by_source_too() {
    let play = position().turn(RED);
    let sheet = play.game.score_sheet(engine::Viewer::Spectator);
    assert_eq!((sheet.rival, sheet.rival_points()), (Some("vici"), Some((0, CATEGORIES as i32))));
}

#[test]
fn p44_the_game_ends_after_era_4_as_usual() {
    let play = position().scene(|scene| scene.era(4).task(RED, Task::Chore(Chore::End(Phase::Income)))).play();
    assert!(play.game.to_act().is_empty());
    assert_eq!(play.view().phase, None);
    let standings = play.game.standings().unwrap();
    assert_eq!(standings.of(RED).map(|standing| standing.score), Some(play.civ(RED).final_points as i32));
}

/// The end of a game in which the player has this many more points than V.I.C.I.
fn ahead_by(points: i32) -> Standings {
    let without = position().turn(RED).civ(RED).final_points;
    let gained = (CATEGORIES - without) as i32 + points;
    let table = position().scene(|scene| {
        let scene = scene.civilization(RED, |civ| civ.points[Source::Sales.index()] = gained as u16);
        scene.era(4).task(RED, Task::Chore(Chore::End(Phase::Income)))
    });
    table.play().game.standings().unwrap()
}

#[test]
fn p44_the_player_wins_with_more_points_than_vici() {
    let standings = ahead_by(1);
    assert_eq!(standings.winners().collect::<Vec<_>>(), [RED]);
    assert_eq!(standings.rival().map(|rival| (rival.name, rival.score)), Some(("vici", CATEGORIES as i32)));
    assert_eq!(ahead_by(-1).winners().count(), 0);
}

#[test]
fn a24_a_tie_with_vici_is_not_a_win() {
    let standings = ahead_by(0);
    assert_eq!(standings.of(RED).map(|standing| standing.score), Some(CATEGORIES as i32));
    assert_eq!(standings.winners().count(), 0);
}
