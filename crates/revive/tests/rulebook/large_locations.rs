//! “Scoring of large locations”.

use revive::content::{CardId, Category, CrateId, Half, LargeId, LargeScore, ModuleId};
use revive::resource::Color;
use revive::space::{Space, SpaceSet, TilePlace};
use revive::{Setup, Unlocked};

use crate::table::{BLUE, EVERYTHING, PURPLE, Play, Table, near, pack, space};

/// Finds a side of a large location with a fitting score.
fn side(fits: impl Fn(LargeScore) -> bool) -> (LargeId, u8) {
    let sides = LargeId::all().flat_map(|tile| [(tile, 0), (tile, 1)]);
    { sides }.find(|(tile, side)| fits(pack().large(*tile, usize::from(*side)))).unwrap()
}

/// Gives blue a figure on the first corner, where a fitting side lies.
fn at_the_corner(table: Table, fits: impl Fn(LargeScore) -> bool) -> Play {
    let side = side(fits);
    let table = table.scene(|scene| scene.map(|map| map.large[0] = side));
    table.scene(|scene| scene.populated(BLUE, &[(0, space("large-1"))])).turn(BLUE)
}

fn points(game: &Play) -> i32 {
    game.scored(BLUE, "score-locations")
}

/// Checks that blue scores `count` units of a category at this table.
fn each(category: Category, count: i32, table: Table) {
    let is_this = |score| matches!(score, LargeScore::Each(of, _) if of == category);
    let (tile, number) = side(is_this);
    let LargeScore::Each(_, each) = pack().large(tile, usize::from(number)) else { panic!() };
    assert_eq!(points(&at_the_corner(table, is_this)), count * i32::from(each));
}

#[test]
fn only_players_with_a_figure_there_score() {
    let game = at_the_corner(Table::of(2), |score| score == LargeScore::Track(Color::Green));
    assert_eq!((points(&game), game.scored(PURPLE, "score-locations")), (1, 0));
}

#[test]
fn the_number_under_a_machine_marker() {
    for color in Color::ALL {
        let table = Table::of(2).scene(|scene| scene.track(BLUE, color, 7));
        assert_eq!(points(&at_the_corner(table, |score| score == LargeScore::Track(color))), 7, "{color}");
    }
}

#[test]
fn each_energy_marker() {
    each(Category::Energy, 4, Table::of(2).scene(|scene| scene.energy(BLUE, 4)));
}

#[test]
fn each_slot_module() {
    let modules = ModuleId::all().take(3).enumerate();
    let table = modules.fold(Table::of(2), |table, (at, module)| table.scene(|scene| scene.module(BLUE, module, at)));
    each(Category::Modules, 3, table);
}

#[test]
fn each_large_building() {
    let sites = near();
    let table = Table::of(2).sandy().scene(|scene| {
        scene.building(BLUE, sites[0], true).building(BLUE, sites[1], true).building(BLUE, sites[2], false)
    });
    let is_this = |score| matches!(score, LargeScore::LargeBuildings(_));
    let (tile, number) = side(is_this);
    let LargeScore::LargeBuildings(each) = pack().large(tile, usize::from(number)) else { panic!() };
    assert_eq!(points(&at_the_corner(table, is_this)), 2 * i32::from(each));
}

/// Blue has two more figures, one of them in a large location that scores nothing.
fn figures() -> Table {
    let nothing = side(|score| matches!(score, LargeScore::Each(Category::Modules, _)));
    let table = Table::of(2).sandy().ground(&format!("{} location", near()[0]));
    table.scene(|scene| {
        let scene = scene.map(|map| map.large[1] = nothing);
        scene.populated(BLUE, &[(1, space("large-2")), (2, near()[0])])
    })
}

#[test]
fn each_population_figure() {
    each(Category::Figures, 3, figures());
}

#[test]
fn each_population_figure_in_a_large_location_including_this() {
    let is_this = |score| matches!(score, LargeScore::FiguresInLarge(_));
    let (tile, number) = side(is_this);
    let LargeScore::FiguresInLarge(each) = pack().large(tile, usize::from(number)) else { panic!() };
    assert_eq!(points(&at_the_corner(figures(), is_this)), 2 * i32::from(each));
}

#[test]
fn each_card_except_the_starting_ones() {
    let cards: Vec<CardId> = CardId::citizens().take(3).collect();
    let table = Table::of(2).active(BLUE, &cards[..1]);
    each(Category::Cards, 3, table.scene(|scene| scene.resting(BLUE, cards[1]).played(BLUE, cards[2], 0, Half::Top)));
}

#[test]
fn each_water_space_collected_from() {
    let waters: SpaceSet = near().into_iter().take(3).collect();
    each(Category::Waters, 3, Table::of(2).scene(|scene| scene.player(BLUE, |player| player.waters = waters)));
}

#[test]
fn campaign_each_marker_removed_from_the_tribe_board() {
    each(Category::TribeMarkers, 2, Table::of(2).scene(|scene| scene.abilities_used(BLUE, 2)));
}

#[test]
fn campaign_each_crystal_next_to_a_building() {
    each(Category::Crystals, 0, Table::of(2));
    let crystal = pack().board().crystals().iter().find(|crystal| !crystal.vast).unwrap();
    let site = crystal.touches.iter().next().unwrap();
    let tile = revive::content::TileId::all().nth(10).unwrap();
    let table = Table::of(2).scene(|scene| scene.tile(site.place().unwrap(), tile, false)).sandy();
    let touched = pack().board().crystals().iter().filter(|other| !other.vast && other.touches.contains(site)).count();
    each(Category::Crystals, touched as i32, table.scene(|scene| scene.building(BLUE, site, true)));
}

#[test]
fn a13_campaign_each_vast_crystal_next_to_a_building_if_unlocked() {
    let crystals = pack().board().crystals();
    let is_tile = |site: &Space| site.place().is_some();
    let site = crystals.iter().filter(|crystal| crystal.vast).flat_map(|crystal| crystal.touches.iter()).find(is_tile);
    let site = site.unwrap();
    let touched = |vast: bool| {
        crystals.iter().filter(|crystal| crystal.vast == vast && crystal.touches.contains(site)).count() as i32
    };
    for (unlocked, count) in [(Unlocked::default(), touched(false)), (EVERYTHING, touched(false) + touched(true))] {
        let table = Table::with(&Setup { start: Some(BLUE), unlocked, ..Setup::default() });
        let table = table.open(&[site.place().unwrap().index() + 1]);
        each(Category::Crystals, count, table.scene(|scene| scene.building(BLUE, site, false)));
    }
}

#[test]
fn campaign_each_flask() {
    let cards: Vec<CardId> = CardId::citizens().filter(|card| pack().card(*card).flask.is_some()).take(2).collect();
    each(Category::Flasks, 2, Table::of(2).active(BLUE, &cards[..1]).scene(|scene| scene.resting(BLUE, cards[1])));
}

#[test]
fn campaign_each_crate() {
    let crates: Vec<CrateId> = CrateId::all().take(2).collect();
    let table =
        Table::of(2).scene(|scene| scene.owned_crate(BLUE, crates[0], false).owned_crate(BLUE, crates[1], true));
    each(Category::Crates, 2, table);
}

#[test]
fn campaign_presence_on_3_6_8_and_10_area_tiles() {
    let is_this = |score| score == LargeScore::Presence([3, 7, 12, 15]);
    let presence = |count: usize| {
        // Starting tiles count like others; the figure on the corner does not.
        let others = TilePlace::all().filter(|place| !pack().board().is_start(*place));
        let tiles = revive::content::TileId::all().filter(|tile| !tile.is_start());
        let table = { others }
            .zip(tiles)
            .take(5)
            .fold(Table::of(2), |table, (place, tile)| table.scene(|scene| scene.tile(place, tile, false)));
        let mut table = table.sandy();
        let explored = TilePlace::all().filter(|place| pack().board().is_start(*place));
        let explored = explored.chain(TilePlace::all().filter(|place| !pack().board().is_start(*place)).take(5));
        for (number, place) in explored.take(count).enumerate() {
            let site = place.spaces().iter().next().unwrap();
            table = match number {
                0..5 => table.scene(|scene| scene.building(BLUE, site, false)),
                5..8 => table.scene(|scene| scene.building(BLUE, site, true)),
                _ => table
                    .ground(&format!("{site} location"))
                    .scene(|scene| scene.populated(BLUE, &[(number as u8 - 5, site)])),
            };
        }
        points(&at_the_corner(table, is_this))
    };
    let expected = [(2, 0), (3, 3), (5, 3), (6, 7), (7, 7), (8, 12), (9, 12), (10, 15)];
    for (tiles, points) in expected {
        assert_eq!(presence(tiles), points, "{tiles} tiles");
    }
}

#[test]
fn campaign_a_second_piece_on_a_tile_adds_no_presence() {
    let is_this = |score| matches!(score, LargeScore::Presence(_));
    let place = TilePlace::all().find(|place| pack().board().is_start(*place)).unwrap();
    let table = place
        .spaces()
        .iter()
        .fold(Table::of(2).sandy(), |table, site| table.scene(|scene| scene.building(BLUE, site, false)));
    assert_eq!(points(&at_the_corner(table, is_this)), 0);
}

#[test]
fn campaign_one_point_for_each_flask_with_the_energy() {
    let card = CardId::citizens().find(|card| pack().card(*card).flask.is_some()).unwrap();
    let table = Table::of(2).scene(|scene| scene.resting(BLUE, card));
    assert_eq!(points(&at_the_corner(table, |score| score == LargeScore::FlasksAndEnergy(1))), 1);
}

#[test]
fn campaign_an_immediate_energy_for_populating_a_location() {
    let large = space("large-1");
    let next = |place: &TilePlace| place.spaces().meets(pack().board().next_to(large));
    let place = TilePlace::all().find(next).unwrap();
    let site = (place.spaces() & pack().board().next_to(large)).iter().next().unwrap();
    let tile = revive::content::TileId::all().nth(10).unwrap();
    let populated = |wanted: LargeScore| {
        let table = Table::of(2).scene(|scene| scene.tile(place, tile, false)).sandy().has(BLUE, "6 book");
        let side = side(|score| score == wanted);
        let table = table.scene(|scene| scene.building(BLUE, site, false).map(|map| map.large[0] = side));
        let mut game = table.turn(BLUE);
        game.act("populate large-1 1");
        game.player(BLUE).energy
    };
    assert_eq!(populated(LargeScore::FlasksAndEnergy(1)), 2);
    assert_eq!(populated(LargeScore::Track(Color::Green)), 1);
}
