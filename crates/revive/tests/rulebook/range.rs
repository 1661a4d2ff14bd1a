//! “Range”.

use revive::space::{Space, SpaceSet};

use crate::table::{BLUE, PURPLE, Table, pack, space};

/// Returns the spaces 0, 1 and 2 steps from the chasm.
fn rings() -> [SpaceSet; 3] {
    let board = pack().board();
    let chasm = SpaceSet::only(Space::CHASM);
    let first = board.next_to_any(chasm);
    let second = board.next_to_any(first) & !first & !chasm;
    [chasm, first, second]
}

/// A game with sand on every space of the starting tiles, in which blue has 3 gears.
fn sandy() -> Table {
    let mut table = Table::of(2).has(BLUE, "3 gear");
    for place in revive::space::TilePlace::all().filter(|place| pack().board().is_start(*place)) {
        table = table.scene(|scene| {
            scene.map(|map| {
                map.water &= !place.spaces();
                map.locations &= !place.spaces();
                for terrain in &mut map.terrain {
                    *terrain &= !place.spaces();
                }
                map.sand |= place.spaces();
            })
        });
    }
    table
}

fn explored() -> SpaceSet {
    let starts = revive::space::TilePlace::all().filter(|place| pack().board().is_start(*place));
    starts.fold(SpaceSet::EMPTY, |all, place| all | place.spaces())
}

#[test]
fn next_to_the_chasm_the_first_piece_costs_no_range() {
    let near = (rings()[1] & explored()).iter().next().unwrap();
    let mut game = sandy().turn(BLUE);
    game.act(&format!("build {near} small"));
    assert!(game.player(BLUE).small.contains(near));
}

#[test]
fn example_one_space_from_the_chasm_costs_1_food() {
    let far = (rings()[2] & explored()).iter().next().unwrap();
    let game = sandy().turn(BLUE);
    assert!(!game.can(&format!("build {far} small")));
    let mut game = sandy().has(BLUE, "1 food").turn(BLUE);
    game.act(&format!("build {far} small"));
    assert_eq!(game.has(BLUE, "food"), 0);
}

#[test]
fn a_crystal_stands_in_for_food_if_the_player_says_so() {
    let far = (rings()[2] & explored()).iter().next().unwrap();
    let mut game = sandy().has(BLUE, "1 crystal").turn(BLUE);
    game.act(&format!("build {far} small crystals 1"));
    assert_eq!((game.has(BLUE, "crystal"), game.has(BLUE, "gear")), (0, 0));
}

#[test]
fn once_a_piece_is_on_the_board_range_is_never_counted_from_the_chasm_again() {
    let near: Vec<Space> = (rings()[1] & explored()).iter().collect();
    let board = pack().board();
    // A building, and another space next to the chasm that is not next to it.
    let (built, other) = near
        .iter()
        .flat_map(|one| near.iter().map(move |other| (*one, *other)))
        .find(|(one, other)| one != other && !board.next_to(*one).contains(*other))
        .unwrap();
    let game = sandy().scene(|scene| scene.building(BLUE, built, false)).turn(BLUE);
    assert!(!game.can(&format!("build {other} small")));
    let game = sandy().has(BLUE, "1 food").scene(|scene| scene.building(BLUE, built, false)).turn(BLUE);
    assert!(game.can(&format!("build {other} small")), "the chasm is the one space between");
}

#[test]
fn unexplored_tiles_are_never_passed() {
    let far = space("large-1");
    let game = Table::of(2).has(BLUE, "6 food, 6 book").turn(BLUE);
    assert!(!game.can(&format!("populate {far} 1")), "there is no path to the corner yet");
}

/// Blue has a building there, and 3 gears.
fn from(name: &str) -> Table {
    Table::flat(2).small(BLUE, name).has(BLUE, "3 gear")
}

/// Returns the least food with which blue can do this.
fn food(table: impl Fn() -> Table, line: &str) -> Option<u8> {
    (0..=6).find(|food| table().has(BLUE, &format!("{food} food")).turn(BLUE).can(line))
}

#[test]
fn example_three_spaces_from_the_nearest_piece_cost_2_food() {
    assert_eq!(food(|| from("15a"), "build 16a small"), Some(2));
    let mut game = from("15a").has(BLUE, "2 food").turn(BLUE);
    game.act("build 16a small");
    assert_eq!(game.has(BLUE, "food"), 0);
}

#[test]
fn next_to_the_players_own_piece_range_costs_nothing() {
    assert_eq!(food(|| from("15a"), "build 15b small"), Some(0));
}

#[test]
fn range_is_counted_through_occupied_spaces() {
    let between = || from("15a").small(PURPLE, "15b").small(PURPLE, "15c");
    assert_eq!(food(between, "build 15d small"), Some(1));
}

#[test]
fn a04_range_is_counted_from_the_nearest_of_all_pieces() {
    assert_eq!(food(|| from("15a"), "build 22d small"), Some(3));
    assert_eq!(food(|| from("15a").large(BLUE, "22a"), "build 22d small"), Some(1));
    assert_eq!(food(|| from("15a").populated(BLUE, "1 22c"), "build 22d small"), Some(0), "figures count");
    assert_eq!(food(|| from("15a").small(PURPLE, "22c"), "build 22d small"), Some(3), "pieces of other players do not");
}

#[test]
fn a04_the_chasm_is_one_space_that_can_be_passed() {
    // From one side of the chasm to the other.
    assert_eq!(food(|| from("15b"), "build 16c small"), Some(1));
}

#[test]
fn a04_a_large_location_is_one_space_that_can_be_passed() {
    let corner = || Table::flat(2).open(&[1, 6]).small(BLUE, "1a").has(BLUE, "3 gear, 1 book");
    assert_eq!(food(corner, "populate large-1 1"), Some(0));
    assert_eq!(food(corner, "build 6a small"), Some(1), "over land it would be two spaces");
    let there = || Table::flat(2).open(&[6]).populated(BLUE, "1 large-1").has(BLUE, "3 gear");
    assert_eq!(food(there, "build 6a small"), Some(0));
    assert_eq!(food(there, "build 6b small"), Some(0), "it is next to every space that touches any of its hexes");
}

#[test]
fn a04_a_face_down_tile_is_reached_by_any_hex_and_never_passed() {
    let explore = |line: &str| food(|| from("15a").back(9, [2, 0, 0]).back(7, [4, 0, 0]), line);
    // 15b and the chasm lie between, then the food of the tile.
    assert_eq!(explore("explore 9"), Some(4));
    assert_eq!(explore("explore 7"), Some(4));
    // Tile 7 lies on the direct path to 8a, which is reached over 15b and 8c instead.
    assert_eq!(food(|| from("15a"), "build 8a small"), Some(2));
    assert_eq!(food(|| from("15a").open(&[7]), "build 8a small"), Some(1), "once it is explored");
}

#[test]
fn a04_bonuses_never_reduce_the_cost_below_zero() {
    let lasting = crate::table::card(None, revive::content::Half::Bottom, "lasting range 1, food 2");
    let bonus = |table: Table| table.scene(|scene| scene.played(BLUE, lasting, 2, revive::content::Half::Bottom));
    assert_eq!(food(|| bonus(from("15a")), "build 15b small"), Some(0));
    assert_eq!(food(|| bonus(from("15a")), "build 15d small"), Some(0));
    assert_eq!(food(|| bonus(from("15a")), "build 16a small"), Some(1));
}

#[test]
fn a04_crystals_stand_in_for_missing_food() {
    let game = from("15a").has(BLUE, "1 food, 1 crystal").turn(BLUE);
    assert!(game.can("build 16a small crystals 1") && !game.can("build 16a small"));
}
