//! Points, markers, tracks.

use civolution::continent::Terrain;
use civolution::{Count, Effect, Feature, Gain, Marker, Material, MaterialChoice, Row, Source, Track, TrackChoice};

use super::give;
use crate::pack::{is_over, without_ability};
use crate::table::{BLUE, RED};

#[test]
pub(super) fn points_are_gained() {
    let game = give(without_ability(), Effect::Points(7));
    assert_eq!(game.civ(RED).console.points[Source::Bonuses.index()], 7);
    assert_eq!((game.points(RED), game.points(BLUE)), (7, 0));
    assert!(is_over(&game));
}

#[test]
pub(super) fn markers_are_gained() {
    for marker in Marker::ALL {
        let game = give(without_ability(), Effect::Markers(marker, 3));
        for other in Marker::ALL {
            assert_eq!(game.has(RED, other.name()), if other == marker { 3 } else { 0 });
        }
        assert!(is_over(&game));
    }
}

#[test]
fn markers_can_be_forgone_when_the_supply_is_empty() {
    let full = || without_ability().has(RED, "44 money");
    let mut game = give(full(), Effect::Markers(Marker::Food, 2));
    game.offers_only(&["return money", "pass"]);
    game.act("pass");
    assert_eq!((game.has(RED, "food"), game.has(RED, "money")), (0, 44));
    let mut game = give(full(), Effect::Markers(Marker::Food, 2));
    game.acts(&["return money", "pass"]);
    assert_eq!((game.has(RED, "food"), game.has(RED, "money")), (1, 43));
    assert!(is_over(&game));
}

#[test]
pub(super) fn an_amount_for_each_unit_up_to_a_limit() {
    let per = |gain: Gain, each: u8| Effect::Per { gain, each, count: Count::Money, most: 4 };
    for (money, points) in [(0, 0), (3, 6), (4, 8), (5, 8)] {
        let game = give(without_ability().has(RED, &format!("{money} money")), per(Gain::Points, 2));
        assert_eq!(game.points(RED), points);
    }
    let game = give(without_ability().has(RED, "3 money"), per(Gain::Markers(Marker::Idea), 3));
    assert_eq!((game.has(RED, "idea"), game.has(RED, "money")), (9, 3));
    assert!(is_over(&game));
}

#[test]
pub(super) fn planning_markers_on_one_dice_space() {
    let mut game = give(without_ability().has(RED, "1 planning-3"), Effect::Planning(2));
    game.offers_only(&["value 1", "value 2", "value 3", "value 4", "value 5", "value 6", "pass"]);
    game.act("value 3");
    assert_eq!(game.civ(RED).console.planning, [0, 0, 3, 0, 0, 0]);
    assert!(is_over(&game));
    let mut game = give(without_ability(), Effect::Planning(2));
    game.act("pass");
    assert_eq!(game.civ(RED).console.planning, [0; 6]);
    assert!(is_over(&game));
}

#[test]
pub(super) fn feature_markers_of_one_type_or_of_any() {
    let game = give(without_ability(), Effect::Features(Some(Feature::Calm), 2));
    assert_eq!(game.civ(RED).console.features, [0, 0, 2, 0, 0, 0]);
    let mut game = give(without_ability(), Effect::Features(None, 2));
    assert_eq!(game.offers().len(), 7);
    game.acts(&["feature calm", "feature stamina"]);
    assert_eq!(game.civ(RED).console.features, [1, 0, 1, 0, 0, 0]);
    assert!(is_over(&game));
    let mut game = give(without_ability(), Effect::Features(None, 3));
    game.acts(&["feature calm", "pass"]);
    assert_eq!(game.civ(RED).console.features, [0, 0, 1, 0, 0, 0]);
    assert!(is_over(&game));
}

#[test]
pub(super) fn feature_markers_move() {
    let table = || without_ability().has(RED, "1 stamina, 1 calm");
    let mut game = give(table(), Effect::Mutate(2));
    game.offers_only(&["feature stamina", "feature calm", "pass"]);
    game.act("feature calm");
    assert!(!game.can("feature calm") && !game.can("pass"), "it goes to another space");
    game.acts(&["feature dexterity", "feature stamina", "feature dexterity"]);
    assert_eq!(game.civ(RED).console.features, [0, 0, 0, 2, 0, 0]);
    assert!(is_over(&game));
    let mut game = give(table(), Effect::Mutate(2));
    game.acts(&["feature calm", "feature dexterity", "pass"]);
    assert_eq!(game.civ(RED).console.features, [1, 0, 0, 1, 0, 0]);
    assert!(is_over(&give(without_ability(), Effect::Mutate(1))), "nothing to move");
}

#[test]
pub(super) fn materials_of_choice() {
    let game = give(without_ability(), Effect::Materials(MaterialChoice::Only(Material::Wood), 2));
    assert_eq!(game.has(RED, "wood"), 2);
    assert!(is_over(&game));
    let mut game = give(without_ability(), Effect::Materials(MaterialChoice::Any, 2));
    assert_eq!(game.offers().len(), 18 + 1);
    game.acts(&["material oil", "material jade"]);
    assert_eq!((game.has(RED, "oil"), game.has(RED, "jade")), (1, 1));
    assert!(is_over(&game));
    let mut game = give(without_ability(), Effect::Materials(MaterialChoice::Of(Terrain::Forest), 2));
    game.offers_only(&["material wood", "material beeswax", "material oil", "pass"]);
    game.acts(&["material beeswax", "pass"]);
    assert_eq!(game.civ(RED).console.storage.iter().sum::<u8>(), 1);
    assert!(is_over(&game));
    let game = give(without_ability(), Effect::Materials(MaterialChoice::In(Row::Third), 1));
    let third = ["oil", "gold", "sulfur", "tar", "jade", "copper"].map(|name| format!("material {name}"));
    assert_eq!(game.offers()[..6], third);
}

#[test]
pub(super) fn steps_on_a_track() {
    let game = give(without_ability(), Effect::Advance(TrackChoice::Only(Track::Culture), 1));
    assert_eq!(game.civ(RED).console.tracks, [0, 0, 0, 0, 1]);
    assert!(is_over(&game));
    let mut game = give(without_ability(), Effect::Advance(TrackChoice::Any, 3));
    assert_eq!(game.offers().len(), 5 + 1);
    game.act("track culture");
    assert_eq!(game.has(RED, "culture"), 2, "the line gives its bonus before the third step");
    assert!(game.can("upgrade trade") && !game.can("upgrade planning"));
    game.act("pass");
    assert_eq!(game.has(RED, "culture"), 3);
    let mut game = give(without_ability(), Effect::Advance(TrackChoice::Any, 1));
    game.act("pass");
    assert_eq!(game.civ(RED).console.tracks, [0; 5]);
}

#[test]
fn the_lowest_track_has_none_behind_it() {
    let uneven = without_ability().has(RED, "2 technology, 1 prestige, 1 knowledge, 3 construction, 5 culture");
    let mut game = give(uneven, Effect::Advance(TrackChoice::Lowest, 1));
    game.offers_only(&["track prestige", "track knowledge", "pass"]);
    game.act("pass");
    assert_eq!(game.civ(RED).console.tracks, [2, 1, 1, 3, 5]);
    assert!(is_over(&game));
}

#[test]
pub(super) fn favor_ends_with_its_track() {
    for (before, steps, after) in [(1, 2, 3), (5, 1, 6), (5, 3, 6), (6, 1, 6)] {
        let game = give(without_ability().has(RED, &format!("{before} favor")), Effect::Favor(steps));
        assert_eq!(game.civ(RED).console.favor, after);
        assert!(is_over(&game));
    }
}
