//! “General setup”.

use engine::chance::Scripted;
use engine::{Game, Stream, Viewer};
use revive::content::{LargeId, TileId};
use revive::resource::Color;
use revive::space::TilePlace;
use revive::{Revive, Setup};

use crate::table::{EVERYTHING, Play, pack};

fn of(players: u8) -> Play {
    Play::of(&Setup { players, ..Setup::default() })
}

#[test]
fn five_starting_tiles_lie_face_up_in_the_middle_and_25_face_down() {
    let map = of(2).view().map;
    for place in TilePlace::all() {
        let is_start = pack().board().is_start(place);
        assert_eq!(map.tiles[place.index()].is_some_and(TileId::is_start), is_start, "{place}");
        assert_eq!(map.is_explored(place), is_start, "{place}");
    }
    assert_eq!(map.face_down.iter().map(|set| set.len()).sum::<u32>(), 25);
}

#[test]
fn starting_tiles_lie_in_a_random_orientation() {
    let mut chance = Scripted::anything().and(Stream::named("orientations"), [1, 0, 1, 1, 0]);
    let map = Revive::new(&Setup::default(), &mut chance).unwrap().view(Viewer::Everything).map;
    let starts = TilePlace::all().filter(|place| pack().board().is_start(*place));
    assert_eq!(starts.map(|place| map.is_turned(place)).collect::<Vec<_>>(), [true, false, true, true, false]);
}

#[test]
fn four_of_the_five_large_locations_lie_on_the_corners_with_a_random_side() {
    let mut chance = Scripted::anything().and(Stream::named("large locations"), [4, 1, 0, 0, 2, 1, 1, 0]);
    let map = Revive::new(&Setup::default(), &mut chance).unwrap().view(Viewer::Everything).map;
    let large = |id: u16| LargeId::new(id).unwrap();
    assert_eq!(map.large, [(large(4), 1), (large(0), 0), (large(2), 1), (large(1), 0)]);
}

#[test]
fn without_the_campaign_there_are_five_large_locations_and_eight_with_it() {
    let last = |unlocked| {
        let mut chance = Scripted::anything().and(Stream::named("large locations"), [4, 0, 3, 0, 2, 0, 1, 0]);
        let setup = Setup { unlocked, ..Setup::default() };
        Revive::new(&setup, &mut chance).unwrap().view(Viewer::Everything).map.large
    };
    assert!(last(Default::default()).iter().all(|(tile, _)| tile.index() < 5));
    let mut chance = Scripted::anything().and(Stream::named("large locations"), [7, 0, 6, 0, 5, 0, 1, 0]);
    let setup = Setup { unlocked: EVERYTHING, ..Setup::default() };
    let map = Revive::new(&setup, &mut chance).unwrap().view(Viewer::Everything).map;
    assert_eq!(map.large.map(|(tile, _)| tile.index()), [7, 6, 5, 1]);
}

#[test]
fn the_display_has_five_citizens_five_modules_and_three_machines_of_each_color() {
    let view = of(3).view();
    assert!(view.citizens.iter().all(Option::is_some) && view.modules.iter().all(Option::is_some));
    assert_eq!((view.citizens.len(), view.citizen_deck), (5, 34));
    assert_eq!((view.modules.len(), view.module_pile), (5, 43));
    for color in Color::ALL {
        let shown = view.machines[color.index()];
        assert_eq!(shown.len(), 3);
        assert!(shown.iter().all(|machine| machine.is_some_and(|machine| pack().machine(machine).color == color)));
    }
}

#[test]
fn all_crates_are_in_the_stack_and_the_rest_of_28_energy_in_the_supply() {
    let view = of(3).view();
    assert_eq!((view.crate_stack, view.energy), (28, 25));
}

#[test]
fn there_are_as_many_artifacts_of_each_color_as_players() {
    for players in 1..=4 {
        let view = of(players).view();
        assert_eq!((view.artifacts, view.extra_artifacts), ([players; 3], 0));
    }
}

#[test]
fn a_long_game_uses_the_artifacts_of_one_more_player() {
    let long = |players| Play::of(&Setup { players, long: true, ..Setup::default() }).view();
    for players in 1..=3 {
        assert_eq!((long(players).artifacts, long(players).extra_artifacts), ([players + 1; 3], 0));
    }
    assert_eq!((long(4).artifacts, long(4).extra_artifacts), ([4; 3], 2));
}
