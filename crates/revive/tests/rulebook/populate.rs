//! “Populate”, “Common technologies”.

use revive::content::{LargeId, LargeScore, SIDES};
use revive::tribe::{Side, Tribe};
use revive::{Event, Refusal, Task};

use crate::land::{books, technology};
use crate::table::{BLUE, GREEN, PURPLE, Play, Table, machine, pack, space};

/// Purple has a figure two spaces away from blue's, and both have unlocked the first technology.
fn example() -> Table {
    Table::flat(2).tribe(PURPLE, Tribe::Jox49i, Side::Sun).populated(PURPLE, "1 15a").populated(BLUE, "1 16a")
}

#[test]
fn example_2_food_for_range_2_books_for_the_technology_and_1_to_blue() {
    assert_eq!(books(Tribe::Jox49i, Side::Sun, 2), 2);
    let game = example().has(PURPLE, "2 food, 2 book").turn(PURPLE);
    assert!(matches!(game.refusal("populate 16a 2"), Refusal::TooDear { .. }));
    let game = example().has(PURPLE, "1 food, 3 book").turn(PURPLE);
    assert!(matches!(game.refusal("populate 16a 2"), Refusal::TooDear { .. }));
    let mut game = example().has(PURPLE, "2 food, 3 book").turn(PURPLE);
    game.act("populate 16a 2");
    assert_eq!((game.player(PURPLE).purse.total(), game.has(BLUE, "book")), (0, 1));
    assert_eq!((game.player(PURPLE).technologies.bits(), game.player(PURPLE).figures.len()), (0b11, 2));
    assert!(game.player(PURPLE).figures.contains(space("16a")) && game.player(BLUE).figures.contains(space("16a")));
}

#[test]
fn example_on_a_large_location_both_others_who_are_there_get_a_book() {
    let table = Table::flat(3).open(&[24]).tribe(PURPLE, Tribe::Kuniban, Side::Sun).populated(PURPLE, "1 24b");
    let table = table.populated(BLUE, "1 large-4").populated(GREEN, "1 large-4");
    assert_eq!(books(Tribe::Kuniban, Side::Sun, 2), 2);
    // From 24b the corner is one space away.
    let mut game = table.has(PURPLE, "1 food, 5 book").turn(PURPLE);
    game.act("populate large-4 2");
    assert_eq!((game.has(PURPLE, "food"), game.has(PURPLE, "book")), (0, 1));
    assert_eq!((game.has(BLUE, "book"), game.has(GREEN, "book")), (1, 1));
}

/// Lists the technologies that can be unlocked, counted from 1.
fn unlockable(game: &Play) -> Vec<u8> {
    let lines = game.offers_of("populate");
    let mut numbers: Vec<u8> = lines.iter().map(|line| line.split(' ').nth(2).unwrap().parse().unwrap()).collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

#[test]
fn the_first_technology_is_the_bottommost_and_later_ones_are_connected_to_an_unlocked_one() {
    let rich = || Table::flat(2).small(BLUE, "15a").ground("15b location").has(BLUE, "6 book");
    let game = rich().turn(BLUE);
    assert_eq!(unlockable(&game), [1]);
    assert_eq!(game.refusal("populate 15b 2"), Refusal::NotConnected);
    for (known, expected) in
        [(&[1][..], &[2, 3, 4][..]), (&[1, 2], &[3, 4, 5]), (&[1, 3], &[2, 4, 5, 6, 7]), (&[1, 4], &[2, 3, 7])]
    {
        let game = known.iter().fold(rich(), |table, number| table.knows(BLUE, *number)).turn(BLUE);
        assert_eq!(unlockable(&game), expected, "{known:?}");
    }
}

#[test]
fn a_technology_is_unlocked_once() {
    let game = Table::flat(2).small(BLUE, "15a").ground("15b location").knows(BLUE, 1).has(BLUE, "6 book").turn(BLUE);
    assert_eq!(game.refusal("populate 15b 1"), Refusal::TechnologyUnlocked);
}

#[test]
fn a_location_is_populated_once_by_each_player() {
    let game = Table::flat(2).populated(BLUE, "1 15a").has(BLUE, "6 book, 6 food").turn(BLUE);
    assert_eq!(game.refusal("populate 15a 2"), Refusal::FigureThere { space: space("15a") });
    let game = Table::flat(2).populated(BLUE, "1 large-1").has(BLUE, "6 book, 6 food").turn(BLUE);
    assert_eq!(game.refusal("populate large-1 2"), Refusal::FigureThere { space: space("large-1") });
}

#[test]
fn only_locations_are_populated() {
    let game = Table::flat(2).ground("8d forest").has(BLUE, "6 book").turn(BLUE);
    assert_eq!(game.refusal("populate 9c 1"), Refusal::NotExplored { space: space("9c") });
    for name in ["8c", "8d", "chasm"] {
        assert_eq!(game.refusal(&format!("populate {name} 1")), Refusal::NotALocation { space: space(name) });
    }
}

#[test]
fn a_discount_affects_only_the_cost_of_the_technology() {
    let discount = machine("discount populate 2");
    let table = || Table::flat(2).populated(PURPLE, "1 8c").scene(|scene| scene.machine(BLUE, discount));
    assert_eq!(books(Tribe::Nadair, Side::Sun, 1), 1);
    let mut game = table().turn(BLUE);
    game.run(discount);
    assert!(matches!(game.refusal("populate 8c 1"), Refusal::TooDear { .. }), "the book for purple is still due");
    let mut game = table().has(BLUE, "1 book").turn(BLUE);
    game.run(discount).act("populate 8c 1");
    assert_eq!((game.has(BLUE, "book"), game.has(PURPLE, "book")), (0, 1));
}

#[test]
fn a09_technology_and_books_are_paid_together_crystals_included() {
    let mut game = example().has(PURPLE, "2 food, 1 book, 2 crystal").turn(PURPLE);
    assert_eq!(game.refusal("populate 16a 2"), Refusal::OtherCrystals { crystals: 2 });
    game.act("populate 16a 2 crystals 2");
    assert_eq!((game.player(PURPLE).purse.total(), game.has(BLUE, "book")), (0, 1));
    let paid = game.events.iter().filter(|event| matches!(event, Event::Paid { .. })).count();
    assert_eq!(paid, 1);
}

#[test]
fn a09_a_recipient_at_the_maximum_loses_the_book() {
    let mut game = example().has(PURPLE, "2 food, 3 book").has(BLUE, "6 book").turn(PURPLE);
    game.act("populate 16a 2");
    assert_eq!((game.has(PURPLE, "book"), game.has(BLUE, "book")), (0, 6));
}

/// Blue unlocks this technology after the first three.
fn unlocking(text: &str) -> Play {
    let number = technology(Tribe::Nadair, Side::Sun, text);
    let table = [1, 2, 3].iter().fold(Table::flat(2).small(BLUE, "15a"), |table, number| table.knows(BLUE, *number));
    let mut game = table.ground("15b location").has(BLUE, "6 book").turn(BLUE);
    game.act(&format!("populate 15b {number}"));
    game
}

#[test]
fn the_middle_technology_unlocks_the_fifth_slot_for_either_half() {
    let number = technology(Tribe::Nadair, Side::Sun, "slot");
    let table = Table::flat(2).small(BLUE, "15a").knows(BLUE, 1).ground("15b location").has(BLUE, "6 book");
    let mut game = table.turn(BLUE);
    assert!(!game.offers_of("play").iter().any(|line| line.contains(" 5 ")));
    game.act(&format!("populate 15b {number}"));
    let plays = game.offers_of("play");
    assert!(plays.iter().any(|line| line.ends_with(" 5 top")) && plays.iter().any(|line| line.ends_with(" 5 bottom")));
}

#[test]
fn a_common_technology_brings_an_artifact_and_an_energy() {
    let mut game = unlocking("artifact, energy");
    assert!(matches!(game.asked(), Task::TakeArtifact { .. }));
    game.act("artifact orange");
    assert_eq!((game.player(BLUE).artifacts, game.player(BLUE).energy), ([0, 1, 0], 2));
}

#[test]
fn a_common_technology_brings_an_artifact_and_a_crate() {
    let mut game = unlocking("artifact, crate");
    game.act("artifact purple");
    assert_eq!(game.player(BLUE).artifacts, [1, 0, 0]);
    assert_eq!(game.view().player(BLUE).unwrap().closed_crates, 1);
}

#[test]
fn a_common_technology_brings_an_artifact_and_2_points() {
    let mut game = unlocking("artifact, points 2");
    game.act("artifact white");
    assert_eq!((game.player(BLUE).artifacts, game.points(BLUE)), ([0, 0, 1], 2));
}

#[test]
fn the_flask_location_brings_an_energy_immediately() {
    let (tile, side) = LargeId::all()
        .flat_map(|tile| (0..SIDES).map(move |side| (tile, side)))
        .find(|(tile, side)| matches!(pack().large(*tile, *side), LargeScore::FlasksAndEnergy(_)))
        .unwrap();
    let table = Table::flat(2).open(&[24]).small(BLUE, "24c").has(BLUE, "1 book");
    let mut game = table.scene(|scene| scene.map(|map| map.large[3] = (tile, side as u8))).turn(BLUE);
    game.act("populate large-4 1");
    assert_eq!(game.player(BLUE).energy, 2);
}

#[test]
fn other_large_locations_bring_nothing_immediately() {
    let mut game = Table::flat(2).open(&[24]).small(BLUE, "24c").has(BLUE, "1 book").turn(BLUE);
    game.act("populate large-4 1");
    assert_eq!((game.player(BLUE).energy, game.points(BLUE)), (1, 0));
    assert_eq!(game.asked(), Task::Turn { left: 1, acted: true });
}

#[test]
fn the_rewards_of_a_common_technology_are_taken_not_offered() {
    let asked = Task::TakeArtifact { optional: false };
    let game = unlocking("artifact, energy");
    assert_eq!((game.asked(), game.refusal("pass")), (asked, Refusal::CannotPass { asked }));
    // The points are taken even where they bring another artifact.
    let number = technology(Tribe::Nadair, Side::Sun, "artifact, points 2");
    let table = [1, 2, 3].iter().fold(Table::flat(2).small(BLUE, "15a"), |table, number| table.knows(BLUE, *number));
    let table = table.scene(|scene| scene.player(BLUE, |player| player.points[0] = 15));
    let mut game = table.ground("15b location").has(BLUE, "6 book").turn(BLUE);
    game.acts(&[&format!("populate 15b {number}"), "artifact white"]);
    assert_eq!((game.points(BLUE), game.asked()), (17, asked));
    game.act("artifact white");
    assert_eq!(game.player(BLUE).artifacts, [0, 0, 2]);
}
