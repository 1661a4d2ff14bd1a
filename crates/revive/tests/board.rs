//! The geometry of the game board, checked on the board that comes with the program.

#![expect(clippy::unwrap_used, reason = "a pack that cannot be read fails every test")]

use engine::pack::Pack;
use std::collections::BTreeSet;

use revive::board::Board;
use revive::content::Content;
use revive::space::{HEXES, LARGE_LOCATIONS, PLACES, SPACES, Space, SpaceSet, TilePlace};

fn board() -> &'static Board {
    Content::original().unwrap().board()
}

fn spaces() -> impl Iterator<Item = Space> {
    (0..SPACES).filter_map(Space::new)
}

/// Returns all spaces of the tile, large location or chasm that a space belongs to.
fn whole(space: Space) -> SpaceSet {
    space.place().map_or_else(|| SpaceSet::only(space), TilePlace::spaces)
}

/// Returns all spaces of the tiles, large locations and chasm next to these spaces.
fn neighbours(spaces: SpaceSet) -> SpaceSet {
    board().next_to_any(spaces).iter().fold(SpaceSet::EMPTY, |set, space| set | whole(space))
}

fn starts() -> SpaceSet {
    let starts = TilePlace::all().filter(|place| board().is_start(*place));
    starts.fold(SpaceSet::EMPTY, |set, place| set | place.spaces())
}

#[test]
fn there_are_125_spaces() {
    assert_eq!((SPACES, spaces().count()), (125, 125));
    assert_eq!(PLACES * HEXES + LARGE_LOCATIONS + 1, SPACES);
    let names: BTreeSet<String> = spaces().map(|space| space.to_string()).collect();
    assert_eq!(names.len(), SPACES);
}

#[test]
fn neighbours_are_neighbours_of_each_other() {
    for space in spaces() {
        let next_to = board().next_to(space);
        assert!(!next_to.contains(space) && !next_to.is_empty(), "{space}");
        assert!(next_to.iter().all(|other| board().next_to(other).contains(space)), "{space}");
        // A hex has six sides; a place that covers four hexes has more.
        assert!(space.place().is_none() || next_to.len() <= 6, "{space}");
    }
}

#[test]
fn the_hexes_of_a_tile_are_connected() {
    for place in TilePlace::all() {
        let spaces = place.spaces();
        let mut reached: SpaceSet = spaces.iter().take(1).collect();
        for _ in 0..HEXES {
            reached |= board().next_to_any(reached) & spaces;
        }
        assert_eq!(reached, spaces, "{place}");
    }
}

#[test]
fn every_space_can_be_reached() {
    let mut reached = SpaceSet::only(Space::CHASM);
    for _ in 0..SPACES {
        reached |= board().next_to_any(reached);
    }
    assert_eq!(reached.len() as usize, SPACES);
}

#[test]
fn the_starting_tiles_surround_the_chasm() {
    let around = neighbours(SpaceSet::only(Space::CHASM));
    assert!(starts().iter().all(|space| around.contains(space)));
    assert_eq!(starts().len() as usize, 5 * HEXES);
    assert!((around & SpaceSet::LARGE).is_empty());
}

#[test]
fn two_tiles_lie_between_each_corner_and_the_starting_tiles() {
    for corner in SpaceSet::LARGE.iter() {
        let near = neighbours(SpaceSet::only(corner));
        let far = near | neighbours(near);
        assert!(!far.meets(starts()), "{corner}");
        assert!(neighbours(far).meets(starts()), "{corner}");
        assert!(!near.meets(SpaceSet::LARGE), "{corner}");
    }
}

#[test]
fn the_way_to_a_large_location_is_known() {
    for (large, corner) in SpaceSet::LARGE.iter().enumerate() {
        let near = board().next_to(corner);
        let far = board().next_to_any(near) & !near & !SpaceSet::only(corner);
        assert!(near.iter().all(|space| board().to_large(space, large) == 0), "{corner}");
        assert!(far.iter().all(|space| board().to_large(space, large) == 1), "{corner}");
        assert!(board().to_large(Space::CHASM, large) > 3, "{corner}");
    }
}

#[test]
fn crystals_stand_next_to_hexes_of_tiles() {
    let board = board();
    assert_eq!(board.crystals().iter().filter(|crystal| !crystal.vast).count(), 12);
    assert_eq!(board.crystals().iter().filter(|crystal| crystal.vast).count(), 4);
    for (crystal, number) in board.crystals().iter().zip(0_u8..) {
        let least = if crystal.vast { 1 } else { 2 };
        assert!(crystal.touches.len() >= least, "crystal {}", number + 1);
        for space in spaces() {
            let touches = board.crystals_at(space).contains(number);
            assert_eq!(crystal.touches.contains(space), touches, "{space}");
            assert!(!touches || space.place().is_some(), "{space}");
        }
    }
}
