use revive::content::Half;
use revive::effect::Piece;
use revive::resource::{Color, Resource};
use revive::tribe::{Side, Tribe};
use revive::{Event, Refusal, Task};

use super::{activating, ranging};
use crate::land::{set, spots, technology};
use crate::table::{BLUE, GREEN, PURPLE, Table, card, space};

fn sun(text: &str) -> u8 {
    technology(Tribe::Nadair, Side::Sun, text)
}

fn moon() -> Table {
    Table::flat(2).tribe(BLUE, Tribe::Nadair, Side::Moon).has(BLUE, "1 crystal")
}

fn knowing(text: &str) -> Table {
    moon().small(BLUE, "15a").knows(BLUE, technology(Tribe::Nadair, Side::Moon, text))
}

/// Places forest tiles of blue.
fn forests(table: Table, names: &[&str]) -> Table {
    let placed = set(names);
    table.scene(|scene| {
        let scene = scene.map(|map| {
            map.sand &= !placed;
            map.terrain[Color::Green.index()] |= placed;
            map.forests |= placed;
        });
        scene.player(BLUE, |player| player.tribe_tiles -= placed.len() as u8)
    })
}

#[test]
fn sun_the_ability_brings_2_books() {
    let game = activating(Table::of(2));
    assert_eq!((game.has(BLUE, "book"), game.player(BLUE).purse.total()), (2, 2));
}

#[test]
fn sun_a_technology_adds_a_book_and_a_point_to_the_ability() {
    let game = activating(Table::of(2).knows(BLUE, sun("ability-more: book 1, points 1")));
    assert_eq!((game.has(BLUE, "book"), game.points(BLUE)), (3, 1));
}

#[test]
fn sun_the_point_added_by_a_technology_is_taken_even_if_it_brings_an_artifact() {
    let table = Table::of(2).knows(BLUE, sun("ability-more: book 1, points 1"));
    let game = activating(table.scene(|scene| scene.player(BLUE, |player| player.points[0] = 15)));
    let asked = Task::TakeArtifact { optional: false };
    assert_eq!((game.points(BLUE), game.asked()), (16, asked));
}

#[test]
fn sun_forests_and_waters_cost_nothing_to_pass() {
    let table = || Table::flat(2).water("9c", "energy").ground("15b forest, 15c forest").has(BLUE, "3 gear");
    let knows = |table: Table| table.knows(BLUE, sun("free-path forest water"));
    // Through a forest.
    let game = table().small(BLUE, "15a").turn(BLUE);
    assert!(!game.can("build 8c small"));
    let game = knows(table().small(BLUE, "15a")).turn(BLUE);
    assert!(game.can("build 8c small") && game.can("build 21a small"));
    assert!(!game.can("build 8a small"), "sand is still paid");
    // Over water.
    assert!(!table().small(BLUE, "16a").turn(BLUE).can("build 9a small"));
    assert!(knows(table().small(BLUE, "16a")).turn(BLUE).can("build 9a small"));
}

#[test]
fn example_moon_the_fourth_forest_of_a_chain_brings_4_books_and_neighbours_advance() {
    // Neither a printed forest next to it (A12) nor an unconnected forest tile counts.
    let table = forests(moon().open(&[2]), &["8a", "8b", "2d"]).ground("8d forest").small(PURPLE, "15b");
    let mut game = activating(table);
    game.act("at 8c");
    assert_eq!((game.has(BLUE, "book"), game.has(BLUE, "crystal")), (4, 0));
    assert_eq!((game.track(PURPLE, Color::Green), game.player(BLUE).tribe_tiles), (2, 1));
    assert!(game.map().forests.contains(space("8c")) && !game.map().sand.contains(space("8c")));
}

#[test]
fn example_moon_the_books_come_first_and_then_the_owners_advance_in_seat_order_from_the_active_player() {
    let table = Table::flat(3).tribe(PURPLE, Tribe::Nadair, Side::Moon).has(PURPLE, "1 crystal");
    // 8c is the only vacant desert next to purple.
    let table = table.small(PURPLE, "8a").small(BLUE, "15b").small(GREEN, "8d").small(GREEN, "8b");
    let mut game = table.task(PURPLE, Task::Tribe);
    game.act("do");
    let happened = game.events.iter().filter_map(|event| match *event {
        Event::Gained { seat, resource: Resource::Book, .. } => Some((seat, "book")),
        Event::Advanced { seat, .. } => Some((seat, "step")),
        _ => None,
    });
    let order = [(PURPLE, "book"), (PURPLE, "step"), (GREEN, "step"), (GREEN, "step"), (BLUE, "step")];
    assert_eq!(happened.collect::<Vec<_>>(), order);
}

#[test]
fn a12_moon_the_chain_counts_only_placed_and_connected_tiles() {
    let mut game = activating(forests(moon(), &["22d", "8a"]).ground("15d forest, 21a forest"));
    game.act("at 15b");
    assert_eq!(game.has(BLUE, "book"), 1);
}

#[test]
fn a12_moon_all_adjacent_buildings_advance_large_ones_by_2() {
    let table = Table::flat(3).tribe(BLUE, Tribe::Nadair, Side::Moon).has(BLUE, "1 crystal");
    // 8c is the only vacant desert next to blue.
    let game = activating(table.small(BLUE, "8a").large(PURPLE, "15b").small(GREEN, "8d").small(GREEN, "8b"));
    assert!(game.map().forests.contains(space("8c")));
    let tracks = [BLUE, PURPLE, GREEN].map(|seat| game.track(seat, Color::Green));
    assert_eq!(tracks, [2, 3, 3]);
}

#[test]
fn moon_the_range_to_the_forest_is_paid() {
    let mut game = activating(moon().has(BLUE, "1 food"));
    assert!(spots(&game).contains(space("15a")));
    game.act("at 15a");
    assert_eq!((game.has(BLUE, "food"), game.has(BLUE, "book")), (0, 1));
    let game = activating(moon());
    assert!(spots(&game).contains(space("15b")) && !spots(&game).contains(space("15a")));
    // Range is counted from the nearest piece.
    let game = activating(moon().small(BLUE, "15a"));
    assert_eq!(spots(&game), set(&["15b", "15c"]));
}

#[test]
fn a01_moon_a_crystal_may_be_traded_for_range_while_choosing_the_space() {
    let mut game = activating(moon().has(BLUE, "2 crystal"));
    assert_eq!(game.asked(), Task::Piece(Piece::Forest));
    assert!(!spots(&game).contains(space("15a")));
    game.act("trade food");
    assert!(spots(&game).contains(space("15a")));
    // The last crystal is the one that the forest costs.
    assert_eq!(game.refusal("trade food"), Refusal::NoCrystal);
    game.act("at 15a");
    assert_eq!((game.player(BLUE).purse.total(), game.has(BLUE, "book"), game.player(BLUE).progress), (1, 1, 1));
}

#[test]
fn moon_range_bonuses_hold_for_the_range_to_the_forest() {
    let lasting = card(None, Half::Bottom, "lasting range 1, food 2");
    let game = activating(moon().scene(|scene| scene.played(BLUE, lasting, 2, Half::Bottom)));
    assert!(spots(&game).contains(space("15a")));
    let mut game = ranging(moon());
    game.acts(&["do", "at 15a"]);
    assert_eq!((game.has(BLUE, "food"), game.view().now.range), (0, 0), "the piece has used it up");
}

#[test]
fn moon_no_forest_grows_on_sand_with_a_target() {
    let table = moon().scene(|scene| scene.map(|map| map.targets = set(&["8c"])));
    let game = activating(table.tribe(PURPLE, Tribe::Jox49i, Side::Moon));
    assert!(!spots(&game).contains(space("8c")) && spots(&game).contains(space("8d")));
}

#[test]
fn moon_a_forest_needs_a_vacant_desert_a_crystal_and_a_tile() {
    let game = activating(moon().small(PURPLE, "8c").ground("8d field, 15b location"));
    let open = set(&["15d", "16a", "16c", "21b", "22a", "22b"]);
    assert_eq!(spots(&game), open);
    for table in [moon().has(BLUE, "0 crystal"), moon().scene(|s| s.player(BLUE, |player| player.tribe_tiles = 0))] {
        let game = table.scene(|scene| scene.energy(BLUE, 1)).task(BLUE, Task::Tribe);
        assert_eq!(game.player(BLUE).progress, 0);
        if !matches!(game.asked(), Task::Turn { .. }) {
            assert_eq!(game.refusal("do"), Refusal::NoAbility);
        }
    }
}

#[test]
fn moon_a_placed_forest_is_terrain_for_any_player_who_builds_next_to_it() {
    let mut game = forests(moon(), &["8d"]).has(PURPLE, "3 gear").turn(PURPLE);
    game.act("build 8c small");
    assert_eq!(game.track(PURPLE, Color::Green), 2);
    assert_eq!(game.refusal("build 8d small"), Refusal::NotSand { space: space("8d") });
}

#[test]
fn moon_a_forest_covered_by_the_kuniban_does_not_link_a_chain() {
    let tribe = card(None, Half::Bottom, "tribe");
    let table = forests(moon(), &["8c", "8a"]).active(BLUE, &[tribe]).tribe(PURPLE, Tribe::Kuniban, Side::Moon);
    let mut game = table.task(PURPLE, Task::Tribe);
    // The only terrain next to the chasm is 8c.
    game.acts(&["do", "pass", "end", &format!("play {tribe} 3 bottom"), "do", "at 8d"]);
    assert_eq!((game.map().forests, game.has(BLUE, "book")), (set(&["8a", "8d"]), 1));
}

#[test]
fn moon_technologies() {
    let mut game = activating(knowing("ability-more: book 1, crystal 1, points 1"));
    let crystals = game.has(BLUE, "crystal");
    game.act("at 15b");
    assert_eq!((game.has(BLUE, "book"), game.has(BLUE, "crystal")), (2, crystals), "the crystal comes back");
    let free = knowing("free-path field forest").ground("15b field, 15c mountain").has(BLUE, "3 gear").turn(BLUE);
    assert!(free.can("build 8c small") && !free.can("build 21a small"));
    let number = technology(Tribe::Nadair, Side::Moon, "machine: crystal 1");
    let mut game = knowing("machine: crystal 1").turn(BLUE);
    let crystals = game.has(BLUE, "crystal");
    game.act(&format!("machine technology {number}"));
    assert_eq!((game.has(BLUE, "crystal"), game.player(BLUE).energy), (crystals + 1, 0));
}
