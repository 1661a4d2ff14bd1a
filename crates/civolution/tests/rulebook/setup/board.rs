//! Steps 1 to 11: the shared pieces (p. 4 to 8).

use civolution::continent::{Camp, Layout, Terrain, Territory, Tile};
use civolution::{
    AttributeId, CardId, Category, ChipCardId, Civolution, EventId, GoalId, IncomeId, MarkerCardId, Material, Module,
    Setup, Site, Weather,
};
use engine::chance::{FastChance, Scripted};
use engine::{Game, Stream, Viewer};

use crate::table::{Play, RED};

fn newcomers(players: u8) -> Play {
    Play::of(&Setup { players, start: Some(RED), ..Setup::default() }, Scripted::anything())
}

/// The same setup, drawn several times.
fn layouts(setup: &Setup) -> Vec<Layout> {
    let drawn = (0..6).map(|seed| Civolution::new(setup, &mut FastChance::new(seed)).unwrap());
    drawn.map(|game| game.view(Viewer::Spectator).land.layout).collect()
}

#[test]
fn p04_the_box_holds_the_listed_numbers_of_pieces() {
    assert_eq!((CardId::COUNT, CardId::PER_DECK, EventId::COUNT), (160, 32, 20));
    assert_eq!((MarkerCardId::COUNT, ChipCardId::COUNT), (12, 10));
    assert_eq!((GoalId::COUNT, IncomeId::IN_BAG, AttributeId::COUNT, Category::COUNT), (65, 25, 12, 9));
    assert_eq!((Site::COUNT, Material::COUNT, Tile::COUNT, Module::COUNT), (24, 18, 8, 15));
}

#[test]
fn p06_step_2_the_weather_is_mild_at_first() {
    assert_eq!(newcomers(2).view().weather, (Weather::Mild, false));
}

#[test]
fn p06_step_4_four_scoring_tiles_go_to_the_eras_and_three_to_the_final_scoring() {
    let drawn = Scripted::anything().and(Stream::named("scoring tiles"), [8, 0, 3, 5, 6, 1, 2]);
    let view = Play::of(&Setup::default(), drawn).view();
    use Category::{Construction, Evolution, Expansion, Knowledge, Prestige, Prosperity, Technology};
    assert_eq!(view.era_categories, [Expansion, Technology, Construction, Evolution]);
    assert_eq!(view.final_tiles, [Prosperity, Prestige, Knowledge]);
}

#[test]
fn p06_step_5_fewer_civilizations_cover_spaces_of_the_goal_display_and_of_the_reset_spaces() {
    for (players, goals, resets) in [(2, 4, 5), (3, 5, 7), (4, 6, 9)] {
        let view = newcomers(players).view();
        let shown: Vec<bool> = view.goals.iter().map(Option::is_some).collect();
        assert_eq!(shown, (0..6).map(|space| space < goals).collect::<Vec<_>>(), "{players} players");
        assert_eq!(view.resets, (0, resets));
    }
}

#[test]
fn p07_step_6_chips_lie_face_up_on_every_open_space_of_their_displays() {
    let view = newcomers(4).view();
    let goals: std::collections::BTreeSet<GoalId> = view.goals.into_iter().flatten().collect();
    let incomes: std::collections::BTreeSet<IncomeId> = view.incomes.into_iter().flatten().collect();
    let attributes: std::collections::BTreeSet<AttributeId> = view.attributes.into_iter().flatten().collect();
    assert_eq!((goals.len(), incomes.len(), attributes.len()), (6, 3, 3));
    assert!(incomes.iter().all(|chip| chip.chip_card().is_none()), "starting chip cards are not in the bag");
}

#[test]
fn p07_step_7_for_a_first_play_tiles_a_b_and_c_lie_as_shown_and_the_others_at_random() {
    let setups = layouts(&Setup { first_continent: true, ..Setup::default() });
    for layout in &setups {
        let at = |tile: Tile| layout.placements()[tile.index()];
        assert_eq!((at(Tile::A).col, at(Tile::A).row), (1, 1));
        assert_eq!((at(Tile::B).col, at(Tile::B).row, at(Tile::B).rotation), (2, 0, 0));
        assert_eq!((at(Tile::C).col, at(Tile::C).row, at(Tile::C).is_lying()), (1, 2, true));
    }
    assert!(setups.iter().any(|layout| *layout != setups[0]), "the others are drawn");
}

#[test]
fn p07_step_7_the_tiles_fill_the_frame_in_every_draw() {
    for first_continent in [true, false] {
        for layout in layouts(&Setup { first_continent, ..Setup::default() }) {
            let mut cells: Vec<_> = layout.placements().iter().flat_map(|placement| placement.cells()).collect();
            cells.sort_unstable();
            let frame: Vec<_> = (0..5).flat_map(|column| (0..3).map(move |row| (column, row))).collect();
            assert_eq!(cells, frame);
        }
    }
}

#[test]
fn p07_step_7_later_all_tiles_lie_at_random() {
    let setups = layouts(&Setup { first_continent: false, ..Setup::default() });
    let place_of_a = |layout: &Layout| layout.placements()[Tile::A.index()];
    assert!(setups.iter().any(|layout| place_of_a(layout) != place_of_a(&setups[0])));
}

#[test]
fn p07_step_7_eighteen_lands_three_of_each_type_and_four_waters() {
    for terrain in Terrain::ALL {
        let count = Territory::ALL.into_iter().filter(|territory| territory.terrain() == terrain).count();
        assert_eq!(count, if terrain == Terrain::Water { 4 } else { 3 }, "{terrain}");
    }
}

#[test]
fn p07_step_8_all_24_sites_lie_face_down() {
    assert_eq!(newcomers(3).view().land.hidden_spots().iter().count(), 24);
}

#[test]
fn p07_step_9_for_a_first_play_wood_and_papyrus_lie_face_up_on_the_starts() {
    let land = newcomers(2).view().land;
    for territory in Territory::ALL {
        let expected = match territory {
            Territory::ForestB => Some(Material::Wood),
            Territory::GrasslandC => Some(Material::Papyrus),
            _ => None,
        };
        assert_eq!(land.material(territory), expected, "{territory}");
    }
}

#[test]
fn p07_step_9_later_any_forest_and_any_grassland_tile_lies_face_up_there() {
    let drawn = [Material::Oil, Material::Herbs].map(|material| material.index() as u16);
    let setup = Setup { first_materials: false, ..Setup::default() };
    let land = Play::of(&setup, Scripted::anything().and(Stream::named("materials"), drawn)).view().land;
    assert_eq!(land.material(Territory::FOREST_START), Some(Material::Oil));
    assert_eq!(land.material(Territory::GRASSLAND_START), Some(Material::Herbs));
    assert_eq!(Territory::ALL.into_iter().filter(|territory| land.material(*territory).is_some()).count(), 2);
}

#[test]
fn p08_step_10_two_civilizations_cover_ten_encampments_and_three_cover_four() {
    for (players, covered) in [(2, 10), (3, 4), (4, 0)] {
        let land = newcomers(players).view().land;
        let open: usize = Territory::ALL.into_iter().map(|territory| land.open_camps(territory).len()).sum();
        assert_eq!(Camp::COUNT - open, covered, "{players} players");
    }
}

#[test]
fn p08_step_10_the_other_territory_tokens_are_hunting_tokens() {
    assert_eq!([2, 3, 4].map(|players| newcomers(players).view().hunting_tokens), [6, 12, 16]);
}

#[test]
fn p08_step_11_the_dice_display_holds_one_die_of_each_kind_more_than_there_are_civilizations() {
    assert_eq!([2, 3, 4].map(|players| newcomers(players).view().dice), [(3, 3), (4, 4), (5, 5)]);
}
