//! “Scoring of artifact cards”.

use std::collections::BTreeSet;

use revive::content::{ArtifactCardId, ArtifactColor, CardId, Category, CrateId, Half, MachineId, ModuleId};
use revive::space::{Space, SpaceSet};
use revive::tribe::{Side, Tribe};
use revive::{Setup, Unlocked};

use crate::table::{BLUE, EVERYTHING, Play, Table, near, pack, space};

const SOURCES: [&str; 3] = ["score-purple-artifacts", "score-orange-artifacts", "score-white-artifacts"];

/// Gives blue an artifact card with this category. Returns the points it scores, and the printed points for each unit.
fn scored(category: Category, table: Table) -> (i32, i32) {
    let (card, color, points) = ArtifactCardId::all()
        .flat_map(|card| {
            ArtifactColor::ALL.map(|color| (card, color, pack().artifact_card(card).categories[color.index()]))
        })
        .find_map(|(card, color, (of, points))| (of == category).then_some((card, color, points)))
        .unwrap();
    let game: Play = table.scene(|scene| scene.artifact_card(BLUE, card)).turn(BLUE);
    (game.scored(BLUE, SOURCES[color.index()]), i32::from(points))
}

fn is(count: i32, (scored, each): (i32, i32)) {
    assert_eq!(scored, count * each);
}

#[test]
fn example_one_purple_and_two_white_artifacts_score_purple_twice_orange_once_and_white_three_times() {
    let card = ArtifactCardId::all()
        .find(|card| {
            let [purple, orange, white] = pack().artifact_card(*card).categories;
            [purple.0, orange.0, white.0] == [Category::Figures, Category::Crates, Category::Energy]
        })
        .unwrap();
    let table = |artifacts: [u8; 3]| {
        let table = Table::of(2).scene(|scene| {
            let scene = scene.artifact_card(BLUE, card).energy(BLUE, 2);
            let scene = scene.populated(BLUE, &[(0, space("large-1")), (1, space("large-2")), (2, space("large-3"))]);
            CrateId::all().take(4).fold(scene, |scene, held| scene.owned_crate(BLUE, held, false))
        });
        let colors = ArtifactColor::ALL.into_iter().zip(artifacts);
        let table =
            colors.fold(table, |table, (color, count)| table.scene(|scene| scene.artifacts(BLUE, color, count)));
        let game = table.turn(BLUE);
        SOURCES.map(|source| game.scored(BLUE, source))
    };
    let once = table([0, 0, 0]);
    assert_eq!(once, [3, 8, 2], "every category counts once without any artifact");
    assert_eq!(table([1, 0, 2]), [2 * once[0], once[1], 3 * once[2]]);
}

#[test]
fn each_crate_used_or_not() {
    let mut crates = CrateId::all();
    let (closed, opened) = (crates.next().unwrap(), crates.next().unwrap());
    let table = Table::of(2).scene(|scene| scene.owned_crate(BLUE, closed, false).owned_crate(BLUE, opened, true));
    is(2, scored(Category::Crates, table));
}

#[test]
fn a11_each_energy_including_those_on_machines() {
    let mut game = Table::of(2)
        .machine(BLUE, "food 3")
        .scene(|scene| scene.energy(BLUE, 3))
        .scene(|scene| {
            let energy = |card: &ArtifactCardId| pack().artifact_card(*card).categories[0].0 == Category::Energy;
            scene.artifact_card(BLUE, ArtifactCardId::all().find(energy).unwrap())
        })
        .turn(BLUE);
    game.use_machine("food 3");
    assert_eq!((game.player(BLUE).energy, game.scored(BLUE, SOURCES[0])), (2, 3));
}

#[test]
fn every_two_modules_rounded_down() {
    let with = |count: usize| {
        let modules = ModuleId::all().take(count).enumerate();
        modules.fold(Table::of(2), |table, (at, module)| table.scene(|scene| scene.module(BLUE, module, at)))
    };
    is(0, scored(Category::Modules, with(1)));
    is(1, scored(Category::Modules, with(2)));
    is(1, scored(Category::Modules, with(3)));
    is(2, scored(Category::Modules, with(4)));
}

#[test]
fn each_population_figure_in_small_and_large_locations() {
    let table = Table::of(2).sandy().ground(&format!("{} location", near()[0]));
    let table = table.scene(|scene| scene.populated(BLUE, &[(0, near()[0]), (1, space("large-2"))]));
    is(2, scored(Category::Figures, table));
}

#[test]
fn each_marker_removed_from_the_tribe_board() {
    is(3, scored(Category::TribeMarkers, Table::of(2).scene(|scene| scene.abilities_used(BLUE, 3))));
}

#[test]
fn a11_each_flask_wherever_it_is() {
    let flasks = |half: Half| CardId::citizens().filter(move |card| pack().card(*card).flask == Some(half));
    let mut tops = flasks(Half::Top);
    let (active, resting) = (tops.next().unwrap(), tops.next().unwrap());
    let hidden = flasks(Half::Bottom).next().unwrap();
    let plain = CardId::citizens().find(|card| pack().card(*card).flask.is_none()).unwrap();
    let machine = MachineId::all().find(|machine| pack().machine(*machine).flask).unwrap();
    let module = ModuleId::all().find(|module| pack().module(*module).flask).unwrap();
    let table = Table::of(2).active(BLUE, &[active, plain]).scene(|scene| {
        let scene = scene.resting(BLUE, resting).played(BLUE, hidden, 0, Half::Top);
        scene.machine(BLUE, machine).module(BLUE, module, 0)
    });
    is(5, scored(Category::Flasks, table));
}

#[test]
fn each_recruited_card_but_no_starting_card() {
    let cards: Vec<CardId> = CardId::citizens().take(3).collect();
    let table = Table::of(2).active(BLUE, &cards[..1]);
    let table = table.scene(|scene| scene.resting(BLUE, cards[1]).played(BLUE, cards[2], 0, Half::Top));
    is(3, scored(Category::Cards, table));
}

#[test]
fn each_water_space_that_gave_its_reward() {
    let waters: SpaceSet = near().into_iter().take(2).collect();
    is(2, scored(Category::Waters, Table::of(2).scene(|scene| scene.player(BLUE, |player| player.waters = waters))));
}

#[test]
fn each_water_space_of_the_owners_temples_counts_but_none_twice() {
    let [first, second, third] = [0, 1, 2].map(|number| near()[number]);
    let table = |side| {
        let table = Table::of(2).tribe(BLUE, Tribe::Hofstadterians, side);
        table.scene(|scene| {
            let scene = scene.map(|map| map.temples = [second, third].into_iter().collect());
            scene.player(BLUE, |player| player.waters = [first, second].into_iter().collect())
        })
    };
    is(3, scored(Category::Waters, table(Side::Moon)));
    is(
        2,
        scored(
            Category::Waters,
            table(Side::Moon)
                .tribe(BLUE, Tribe::Nadair, Side::Sun)
                .scene(|scene| scene.player(BLUE, |player| player.waters = [first, second].into_iter().collect())),
        ),
    );
}

#[test]
fn each_crystal_next_to_a_building_once() {
    // Two spaces of one tile at one crystal of the rim, and none at another.
    let crystals = pack().board().crystals();
    let (place, sites) = revive::space::TilePlace::all()
        .find_map(|place| {
            let touching = |crystal: &revive::board::Crystal| (crystal.touches & place.spaces()).len() >= 2;
            let crystal = crystals.iter().find(|crystal| !crystal.vast && touching(crystal))?;
            Some((place, (crystal.touches & place.spaces()).iter().take(2).collect::<Vec<_>>()))
        })
        .unwrap();
    let tile = revive::content::TileId::all().nth(10).unwrap();
    let table = Table::of(2).scene(|scene| scene.tile(place, tile, false)).sandy();
    let count =
        crystals.iter().filter(|crystal| !crystal.vast && sites.iter().any(|site| crystal.touches.contains(*site)));
    let expected = count.count() as i32;
    let table = sites.iter().fold(table, |table, site| table.scene(|scene| scene.building(BLUE, *site, false)));
    is(expected, scored(Category::Crystals, table));
}

#[test]
fn a13_each_vast_crystal_counts_as_a_crystal_once_if_unlocked() {
    let vast = pack().board().crystals().iter().find(|crystal| crystal.vast).unwrap();
    let sites: Vec<Space> = vast.touches.iter().filter(|site| site.place().is_some()).collect();
    let places: BTreeSet<usize> = sites.iter().filter_map(|site| site.place()).map(|place| place.index() + 1).collect();
    let places: Vec<usize> = places.into_iter().collect();
    let ordinary = pack().board().crystals().iter().filter(|crystal| !crystal.vast);
    let ordinary = ordinary.filter(|crystal| sites.iter().any(|site| crystal.touches.contains(*site))).count() as i32;
    for (unlocked, vast) in [(Unlocked::default(), 0), (EVERYTHING, 1)] {
        let table = Table::with(&Setup { start: Some(BLUE), unlocked, ..Setup::default() }).open(&places);
        // A large building and small ones next to the same crystal.
        let table = sites
            .iter()
            .enumerate()
            .fold(table, |table, (number, site)| table.scene(|scene| scene.building(BLUE, *site, number == 0)));
        is(ordinary + vast, scored(Category::Crystals, table));
    }
}
