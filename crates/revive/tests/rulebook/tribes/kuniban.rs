use revive::content::{CardId, Half};
use revive::resource::Color;
use revive::tribe::{Side, Tribe};
use revive::{Refusal, Source, Task};

use super::{activating, ranging};
use crate::land::{set, spots, technology};
use crate::table::{BLUE, PURPLE, Table, card, pack, space};

fn number(side: Side, text: &str) -> u8 {
    technology(Tribe::Kuniban, side, text)
}

fn of(side: Side) -> Table {
    Table::flat(2).tribe(BLUE, Tribe::Kuniban, side)
}

/// The first citizens of these colors.
fn citizens(colors: &[Color]) -> Vec<CardId> {
    let mut found: Vec<CardId> = Vec::new();
    for color in colors {
        let fits = |card: &CardId| pack().card(*card).color == *color && !found.contains(card);
        let card = CardId::citizens().find(fits).unwrap();
        found.push(card);
    }
    found
}

#[test]
fn sun_the_ability_takes_any_card_from_the_display_for_1_food() {
    let mut game = activating(of(Side::Sun).has(BLUE, "2 food"));
    let shown = game.view().citizens.map(Option::unwrap);
    assert_eq!(game.offers_of("card").len(), 5);
    game.act(&format!("card {}", shown[3]));
    assert!(game.player(BLUE).active.contains(shown[3].id()));
    assert_eq!((game.has(BLUE, "food"), game.player(BLUE).progress), (1, 1));
}

#[test]
fn a_new_card_from_the_display_brings_the_resource_of_its_color() {
    for (color, resource) in [(Color::Yellow, "food"), (Color::Green, "book"), (Color::Gray, "gear")] {
        for side in Side::ALL {
            let cards = citizens(&[color]);
            let table = of(side).knows(BLUE, number(side, "card-resource"));
            let mut game = table.scene(|scene| scene.display(&cards)).task(BLUE, Task::TakeCard(None));
            game.act(&format!("card {}", cards[0]));
            assert_eq!((game.has(BLUE, resource), game.player(BLUE).purse.total()), (1, 1), "{color}");
        }
    }
}

#[test]
fn sun_a_crystal_moves_a_played_card_to_the_resting_area() {
    let rest = number(Side::Sun, "rest-for-crystal");
    let line = format!("technology {rest}");
    let played = citizens(&[Color::Gray])[0];
    let table = || of(Side::Sun).knows(BLUE, rest).scene(|scene| scene.played(BLUE, played, 0, Half::Top));
    let mut game = table().has(BLUE, "1 crystal").turn(BLUE);
    game.acts(&[&line, &format!("card {played}")]);
    assert!(game.player(BLUE).resting.contains(played.id()) && game.player(BLUE).played().is_empty());
    assert_eq!((game.has(BLUE, "crystal"), game.asked()), (0, Task::Turn { left: 2, acted: false }));
    assert_eq!(table().turn(BLUE).refusal(&line), Refusal::NoTrade);
}

#[test]
fn sun_a_machine_retires_an_unplayed_card_for_its_top_effect() {
    let machine = number(Side::Sun, "machine: retire");
    let gears = card(Some(Color::Gray), Half::Top, "gear 3");
    let mut game = of(Side::Sun).knows(BLUE, machine).active(BLUE, &[gears]).turn(BLUE);
    game.acts(&[&format!("machine technology {machine}"), &format!("card {gears}")]);
    assert_eq!((game.has(BLUE, "gear"), game.player(BLUE).energy), (3, 0));
    assert!(game.player(BLUE).resting.contains(gears.id()));
}

/// A field next to the chasm, a forest two steps from it and a mountain three.
fn terrain() -> Table {
    of(Side::Moon).ground("8c field, 8b forest, 8a mountain")
}

#[test]
fn example_moon_sand_on_a_mountain_takes_a_gray_card() {
    let cards = citizens(&[Color::Gray, Color::Yellow, Color::Gray]);
    let table = of(Side::Moon).ground("8c mountain, 8d field").scene(|scene| scene.display(&cards));
    let mut game = activating(table);
    game.act("at 8c");
    assert_eq!(game.offers(), [format!("card {}", cards[0]), format!("card {}", cards[2]), "pass".to_owned()]);
    game.act(&format!("card {}", cards[2]));
    assert!(game.player(BLUE).active.contains(cards[2].id()));
    assert!(game.map().sand.contains(space("8c")) && game.map().sands.contains(space("8c")));
    assert_eq!((game.map().color_of(space("8c")), game.player(BLUE).tribe_tiles), (None, 4));
}

#[test]
fn moon_without_a_matching_card_none_is_gained() {
    let cards = citizens(&[Color::Yellow]);
    let game = activating(of(Side::Moon).ground("8c mountain").scene(|scene| scene.display(&cards)));
    assert_eq!(game.asked(), Task::Turn { left: 1, acted: true });
    assert!(game.map().sands.contains(space("8c")) && game.player(BLUE).progress == 1);
}

#[test]
fn moon_the_range_to_the_sand_tile_is_paid() {
    let mut game = activating(terrain().has(BLUE, "1 food"));
    assert_eq!(spots(&game), set(&["8a", "8b", "8c"]));
    game.act("at 8b");
    assert_eq!(game.has(BLUE, "food"), 0);
    let game = activating(terrain().ground("8d field"));
    assert_eq!(spots(&game), set(&["8c", "8d"]));
}

#[test]
fn moon_range_bonuses_hold_for_the_range_to_the_sand_tile() {
    let lasting = card(None, Half::Bottom, "lasting range 1, food 2");
    let game = activating(terrain().scene(|scene| scene.played(BLUE, lasting, 2, Half::Bottom)));
    assert_eq!(spots(&game), set(&["8a", "8b", "8c"]));
    let mut game = ranging(terrain());
    game.acts(&["do", "at 8a"]);
    assert_eq!((game.has(BLUE, "food"), game.view().now.range), (0, 0), "the piece has used it up");
}

#[test]
fn moon_sand_goes_on_vacant_terrain_only() {
    let table = of(Side::Moon).water("9c", "energy").ground("8c field, 8d forest, 15b mountain, 15d field");
    let table = table.scene(|scene| {
        scene.map(|map| {
            map.workshops.insert(space("8d"));
            map.falcon = Some(space("15b"));
        })
    });
    let game = activating(table);
    assert_eq!(spots(&game), set(&["8c", "15d"]));
}

#[test]
fn example_moon_any_player_who_builds_on_a_sand_tile_gains_a_point() {
    let table = of(Side::Moon).has(PURPLE, "6 gear").scene(|scene| scene.map(|map| map.sands.insert(space("8c"))));
    let mut game = table.turn(PURPLE);
    game.act("build 8c small");
    assert_eq!(game.points(PURPLE), 1);
    assert_eq!(game.player(PURPLE).points[Source::SandTiles.index()], 1);
    game.act("build 8d small");
    assert_eq!(game.points(PURPLE), 1, "other sand brings none");
}

#[test]
fn moon_technologies() {
    let cheap = number(Side::Moon, "lasting discount build 1");
    let mut game = of(Side::Moon).small(BLUE, "15a").knows(BLUE, cheap).has(BLUE, "4 gear").turn(BLUE);
    game.act("build 15b large");
    assert_eq!(game.has(BLUE, "gear"), 0);
    let wake = number(Side::Moon, "machine: wake");
    let resting = citizens(&[Color::Green])[0];
    let mut game = of(Side::Moon).knows(BLUE, wake).scene(|scene| scene.resting(BLUE, resting)).turn(BLUE);
    game.acts(&[&format!("machine technology {wake}"), &format!("card {resting}")]);
    assert!(game.player(BLUE).active.contains(resting.id()));
}

#[test]
fn a12_sun_without_a_card_on_the_display_the_ability_moves_no_marker() {
    let game = of(Side::Sun).has(BLUE, "2 food").scene(|scene| scene.display(&[])).task(BLUE, Task::Tribe);
    assert_eq!(game.asked(), Task::Turn { left: 1, acted: true });
    assert_eq!((game.player(BLUE).progress, game.has(BLUE, "food")), (0, 2), "nothing is paid either");
}

#[test]
fn sun_a_crystal_moves_a_played_card_to_rest_in_another_players_turn_too() {
    let played = citizens(&[Color::Gray])[0];
    let rest = number(Side::Sun, "rest-for-crystal");
    let table = of(Side::Sun).knows(BLUE, rest).has(BLUE, "1 crystal");
    let table = table.scene(|scene| scene.played(BLUE, played, 0, Half::Top));
    let mut game = table.aside(PURPLE, BLUE, Task::TakeCard(None));
    game.acts(&[&format!("technology {rest}"), &format!("card {played}")]);
    assert_eq!((game.has(BLUE, "crystal"), game.asked()), (0, Task::TakeCard(None)));
    assert!(game.player(BLUE).resting.contains(played.id()));
}
