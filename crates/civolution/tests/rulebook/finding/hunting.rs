//! Hunting (p. 19, 20).

use civolution::continent::TerritorySet;
use civolution::{Event, SiteKind, Task};

use super::red;
use crate::pack::with_ability;
use crate::table::{BLUE, Play, RED, Table, YELLOW, attribute, territory, who};

fn is_hunted(game: &Play, place: &str) -> bool {
    game.view().land.hunted.contains(territory(place))
}

#[test]
fn p19_example_yellow_hunts_on_water_with_three_dice() {
    let mut game = Table::of(4)
        .bare(YELLOW)
        .has(YELLOW, "1 sustenance, 3 fate-dice, 1 idea")
        .scene(|scene| scene.dice_display(5, 3))
        .boat(YELLOW, "water-a", true)
        .scene(|scene| scene.tribe(YELLOW, who("water-a boat strong")))
        .dice(&[1, 5, 3])
        .turn(YELLOW);
    let tokens = game.view().hunting_tokens;
    game.acts(&["activate sustenance", "pay die 2", "pay die 4", "do hunt", "at water-a"]);
    assert!(game.spent(), "all three are rolled once");
    game.offers_only(&["value 1", "value 3", "value 5", "value 2", "value 4", "value 6"]);
    game.act("value 6");
    assert_eq!((game.has(YELLOW, "food"), game.has(YELLOW, "idea")), (5, 0));
    assert!(is_hunted(&game, "water-a"));
    assert_eq!(game.view().hunting_tokens, tokens - 1);
}

#[test]
fn p19_example_without_the_idea_it_would_be_4_food() {
    let mut game = Table::of(4)
        .bare(YELLOW)
        .has(YELLOW, "1 sustenance, 3 fate-dice")
        .scene(|scene| scene.dice_display(5, 3))
        .boat(YELLOW, "water-a", true)
        .scene(|scene| scene.tribe(YELLOW, who("water-a boat strong")))
        .dice(&[1, 5, 3])
        .turn(YELLOW);
    game.activate("sustenance").acts(&["do hunt", "at water-a"]);
    game.offers_only(&["value 1", "value 3", "value 5"]);
    game.act("value 5");
    assert_eq!(game.has(YELLOW, "food"), 4);
}

#[test]
fn p19_the_hunting_table() {
    let columns = [
        ("forest-b", [1, 2, 3, 3, 3, 2]),
        ("grassland-c", [1, 2, 3, 3, 2, 2]),
        ("hills-b", [1, 2, 3, 3, 2, 1]),
        ("swamp-c", [1, 1, 2, 3, 2, 1]),
        ("mountains-b", [0, 1, 2, 2, 2, 1]),
        ("desert-c", [0, 0, 1, 2, 2, 1]),
        ("water-a", [0, 1, 2, 3, 4, 5]),
    ];
    for (place, foods) in columns {
        for (face, food) in (1..=6).zip(foods) {
            let berth = if place.starts_with("water") { "boat" } else { "camp" };
            let mut game = red("", "1 sustenance")
                .boat(RED, "water-a", true)
                .scene(|scene| scene.tribe(RED, who(&format!("{place} {berth} weak"))))
                .dice(&[face])
                .turn(RED);
            game.activate("sustenance").acts(&["do hunt", &format!("at {place}")]);
            assert_eq!(game.has(RED, "food"), food, "{face} in {place}");
        }
    }
}

#[test]
fn p19_hunting_needs_a_territory_with_a_tribe_and_no_token() {
    let mut game = red("forest-b camp weak, swamp-c wild strong, desert-c camp strong", "1 sustenance")
        .tribes(BLUE, "hills-b camp strong")
        .scene(|scene| scene.land(|land| land.hunted = TerritorySet::only(territory("desert-c"))).hunting_tokens(5))
        .turn(RED);
    game.activate("sustenance").act("do hunt");
    game.offers_only(&["at forest-b", "at swamp-c", "pass"]);
}

#[test]
fn p19_no_one_hunts_there_again_in_this_era() {
    let mut game = Table::of(2)
        .bare(RED)
        .has(RED, "1 sustenance")
        .has(BLUE, "1 sustenance")
        .tribes(RED, "forest-b camp strong")
        .tribes(BLUE, "forest-b camp strong, swamp-c camp strong")
        .dice(&[3])
        .turn(RED);
    game.activate("sustenance").acts(&["do hunt", "at forest-b"]);
    assert_eq!((game.decider(), game.has(RED, "food")), (BLUE, 3));
    game.activate("sustenance").act("do hunt");
    game.offers_only(&["at swamp-c", "pass"]);
}

#[test]
fn a12_the_territory_is_announced_before_the_roll() {
    let mut game = red("forest-b camp weak", "1 sustenance").has(RED, "1 idea").dice(&[4]).turn(RED);
    game.acts(&["activate sustenance", "pay die 2", "pay die 4", "do hunt"]);
    assert!(!game.spent());
    game.act("at forest-b");
    let announced = game.events.iter().position(|event| matches!(event, Event::Hunts { .. }));
    let rolled = game.events.iter().position(|event| matches!(event, Event::RolledFate { .. }));
    assert!(announced.is_some() && announced < rolled);
}

#[test]
fn p19_ideas_turn_the_chosen_die_even_from_1_to_6() {
    let mut game = red("forest-b camp weak", "1 sustenance").has(RED, "2 idea").dice(&[1]).turn(RED);
    game.acts(&["activate sustenance", "pay die 2", "pay die 4", "do hunt", "at forest-b"]);
    game.offers_only(&["value 1", "value 2", "value 6", "value 3", "value 5"]);
    game.act("value 3");
    assert_eq!((game.has(RED, "food"), game.has(RED, "idea")), (3, 0));
}

#[test]
fn a12_without_tokens_no_one_can_hunt() {
    let hunted = "hills-b, mountains-b, desert-c, desert-d, hills-g, hills-h";
    let hunted: TerritorySet = hunted.split(", ").map(territory).collect();
    let table = red("forest-b camp weak", "1 sustenance");
    let mut game = table.scene(|scene| scene.land(|land| land.hunted = hunted).hunting_tokens(0)).turn(RED);
    game.activate("sustenance");
    game.offers_only(&["do strengthen", "pass"]);
}

#[test]
fn a03_a_hunt_within_a_hunt_takes_neither_its_token_nor_its_territory() {
    // C16: a hunt for every attribute chip taken. Here a chip is taken before the die is chosen.
    let hunt = |tokens: usize| {
        let hunted = ["hills-b", "mountains-b", "desert-c", "desert-d", "hills-g", "hills-h"].map(territory);
        let hunted: TerritorySet = hunted.into_iter().skip(tokens).collect();
        let table = with_ability("when attribute-taken: hunt 1").has(RED, "3 stamina").dice(&[3, 4]);
        let table = table.tribes(RED, "forest-b camp strong, swamp-c camp strong").scene(|scene| {
            let scene = scene.land(|land| land.hunted = hunted).hunting_tokens(tokens as u8);
            scene.attribute_display([Some(attribute("T2")), Some(attribute("T3")), Some(attribute("T1"))])
        });
        let mut game = table.task(RED, Task::Hunt { left: 1, except: None });
        game.acts(&["at forest-b", "attribute 3", "column 2"]);
        game
    };
    let mut game = hunt(2);
    game.offers_only(&["at swamp-c", "pass"]);
    game.act("at swamp-c");
    assert_eq!((game.has(RED, "food"), game.view().hunting_tokens), (4 + 4, 0), "T1 adds 1 food to each");
    assert_eq!((hunt(1).has(RED, "food"), hunt(1).view().hunting_tokens), (4, 0), "no token is left for a second one");
}

#[test]
fn p20_sustenance_ii_hunts_once() {
    let mut game = red("forest-b camp strong, swamp-c camp strong", "2 sustenance").dice(&[3]).turn(RED);
    game.activate("sustenance").acts(&["do hunt", "at forest-b"]);
    assert_eq!((game.has(RED, "food"), game.decider()), (3, BLUE));
}

#[test]
fn p20_sustenance_iii_hunts_twice_in_different_territories() {
    let mut game = red("forest-b camp strong, swamp-c camp strong", "3 sustenance").dice(&[3, 4]).turn(RED);
    game.activate("sustenance").acts(&["do hunt", "at forest-b"]);
    assert_eq!(game.has(RED, "food"), 3, "the first is over before the second begins");
    game.offers_only(&["at swamp-c", "pass"]);
    game.act("at swamp-c");
    assert_eq!((game.has(RED, "food"), game.decider()), (6, BLUE));
    assert!(is_hunted(&game, "forest-b") && is_hunted(&game, "swamp-c"));
}

#[test]
fn p20_the_second_hunt_may_be_forgone() {
    let mut game = red("forest-b camp strong, swamp-c camp strong", "3 sustenance").dice(&[3]).turn(RED);
    game.activate("sustenance").acts(&["do hunt", "at forest-b", "pass"]);
    assert_eq!((game.decider(), game.asked()), (BLUE, Task::Turn));
}

// Mushroom valleys.

#[test]
fn p38_each_mushroom_valley_next_to_the_territory_gives_one_food_more() {
    // Spots 10 and 9 border Forest B, spot 2 does not.
    let table = || red("forest-b camp strong", "1 sustenance").dice(&[3]);
    let valley = SiteKind::MushroomValley;
    for (table, food) in [
        (table(), 3),
        (table().revealed(2, valley, 0), 3),
        (table().revealed(10, valley, 0), 4),
        (table().revealed(10, valley, 0).revealed(9, valley, 1), 5),
    ] {
        let mut game = table.turn(RED);
        game.activate("sustenance").acts(&["do hunt", "at forest-b"]);
        assert_eq!(game.has(RED, "food"), food);
    }
}

#[test]
fn p38_a_mushroom_valley_feeds_even_if_the_table_says_0() {
    let mut game =
        red("desert-c camp strong", "1 sustenance").revealed(15, SiteKind::MushroomValley, 0).dice(&[1]).turn(RED);
    game.activate("sustenance").acts(&["do hunt", "at desert-c"]);
    assert_eq!(game.has(RED, "food"), 1);
}
