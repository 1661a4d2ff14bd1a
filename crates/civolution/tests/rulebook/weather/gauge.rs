//! Step A: the weather.

use civolution::{Berth, Phase, Weather};

use crate::table::{BLUE, GREEN, Play, RED, Table, event, territory};

/// The event phase of two bare civilizations with this event, after this weather. F1 and F4 make it 1 and 2 steps
/// hotter, F8 and F15 1 and 2 steps colder.
fn after(weather: Weather, card: &str) -> Table {
    Table::of(2).bare(RED).bare(BLUE).scene(|scene| scene.weather(weather).event(event(card)))
}

fn weather(table: Table) -> Play {
    table.phase(Phase::Event)
}

fn tribes(game: &Play) -> u8 {
    game.view().land.tribes(RED).all()
}

#[test]
fn p34_the_event_card_moves_the_indicator_one_or_two_steps() {
    let moved = [("F1", Weather::Warm), ("F4", Weather::Hot), ("F8", Weather::Rain), ("F15", Weather::Cold)];
    for (card, expected) in moved {
        assert_eq!(weather(after(Weather::Mild, card)).view().weather, (expected, false), "{card}");
    }
}

#[test]
fn p34_over_a_white_line_the_indicator_goes_back_to_the_space_before_it() {
    for (from, card, expected) in [
        (Weather::Hot, "F1", Weather::Hot),
        (Weather::Warm, "F4", Weather::Hot),
        (Weather::Hot, "F4", Weather::Hot),
        (Weather::Cold, "F8", Weather::Cold),
        (Weather::Rain, "F15", Weather::Cold),
    ] {
        assert_eq!(weather(after(from, card)).view().weather, (expected, true), "{from} {card}");
    }
}

#[test]
fn p34_beyond_a_white_line_a_tribe_must_be_removed_even_with_food() {
    for (from, card) in [(Weather::Hot, "F1"), (Weather::Cold, "F15")] {
        let mut game = weather(after(from, card).has(RED, "5 food"));
        game.offers_only(&["tribe forest-b camp strong", "tribe grassland-c camp strong"]);
        let supply = game.civ(RED).console.tribes;
        game.act("tribe forest-b camp strong");
        assert_eq!((game.civ(RED).console.tribes, game.has(RED, "food")), (supply + 1, 5));
        assert_eq!(game.group(RED, "forest-b", Berth::Camp), (0, 0));
    }
}

#[test]
fn p34_back_from_the_white_line_the_usual_effect_comes_in_the_next_era() {
    let game = weather(after(Weather::Hot, "F8"));
    assert_eq!(game.view().weather, (Weather::Warm, false));
}

#[test]
fn p34_hot_and_cold_take_a_food_or_a_tribe() {
    for (from, card) in [(Weather::Warm, "F1"), (Weather::Rain, "F8")] {
        let mut game = weather(after(from, card).has(RED, "5 food").has(BLUE, "5 food"));
        game.offers_only(&["do food", "do tribe"]);
        game.act("do food");
        assert_eq!((game.has(RED, "food"), tribes(&game)), (4, 2));
        game.acts(&["do tribe", "tribe grassland-c camp strong"]);
        assert_eq!((game.has(BLUE, "food"), game.group(BLUE, "grassland-c", Berth::Camp)), (5, (0, 0)));
    }
}

#[test]
fn p34_a_negative_effect_must_be_carried_out() {
    assert!(!weather(after(Weather::Warm, "F1").has(RED, "5 food")).can("pass"));
    assert!(!weather(after(Weather::Hot, "F1")).can("pass"));
}

#[test]
fn p34_a_player_with_only_food_or_only_tribes_loses_one_of_those() {
    let game = weather(after(Weather::Warm, "F1").has(RED, "2 food").tribes(RED, ""));
    assert_eq!(game.has(RED, "food"), 1);
    let game = weather(after(Weather::Warm, "F1"));
    game.offers_only(&["tribe forest-b camp strong", "tribe grassland-c camp strong"]);
}

#[test]
fn p34_a_player_with_neither_food_nor_tribes_is_spared() {
    let game = weather(after(Weather::Warm, "F1").tribes(RED, "").has(BLUE, "1 food"));
    assert_eq!(game.decider(), BLUE);
}

#[test]
fn p34_deus_ex_machina_saves_the_tribe_that_the_weather_takes() {
    let mut game = weather(after(Weather::Hot, "F1").has(RED, "3 favor"));
    game.act("tribe forest-b camp strong").offers_only(&["do save", "pass"]);
    game.act("do save");
    assert_eq!((game.civ(RED).console.favor, game.group(RED, "forest-b", Berth::Camp)), (2, (1, 0)));
}

#[test]
fn p34_a_tribe_on_a_boat_can_be_the_one_that_is_removed() {
    let table = after(Weather::Hot, "F1").scene(|scene| scene.boat(RED, territory("water-a"), true));
    let mut game = weather(table.tribes(RED, "water-a boat strong, swamp-c wild weak"));
    game.offers_only(&["tribe water-a boat strong", "tribe swamp-c wild weak"]);
    game.act("tribe water-a boat strong");
    assert!(game.view().land.boat(territory("water-a"), RED).built, "the boat stays");
}

#[test]
fn p34_warm_weather_gives_an_income_action() {
    let mut game = weather(after(Weather::Mild, "F1"));
    game.offers_only(&["do income", "pass"]);
    game.act("do income");
    let chip = game.civ(RED).incomes[0].0;
    game.offers_only(&[&format!("chip {chip}"), &format!("point {chip}"), "pass"]);
    game.act(&format!("point {chip}"));
    assert_eq!((game.points(RED), game.decider()), (1, BLUE));
}

#[test]
fn p34_rain_gives_an_activity() {
    let mut game = weather(after(Weather::Mild, "F8").has(RED, "1 money"));
    game.offers_only(&["do activity", "pass"]);
    game.acts(&["do activity", "activity console", "track culture"]);
    assert_eq!((game.has(RED, "culture"), game.has(RED, "money")), (1, 0));
}

#[test]
fn p34_mild_weather_gives_one_of_the_two() {
    let mut game = weather(after(Weather::Warm, "F8").has(RED, "1 money"));
    game.offers_only(&["do income", "do activity", "pass"]);
    game.acts(&["do activity", "activity console", "track culture"]);
    assert_eq!(game.decider(), BLUE, "only one of them");
}

#[test]
fn p34_a_positive_effect_may_be_forgone() {
    let mut game = weather(after(Weather::Warm, "F8").has(RED, "1 money"));
    game.act("pass");
    assert_eq!((game.has(RED, "money"), game.points(RED), game.decider()), (1, 0, BLUE));
}

#[test]
fn p34_the_weather_affects_every_player_in_seating_order() {
    let table = Table::of(3).scene(|scene| scene.weather(Weather::Mild).event(event("F1")).start(BLUE));
    let mut game = weather(table);
    for seat in [BLUE, GREEN, RED] {
        assert_eq!(game.decider(), seat);
        game.act("pass");
    }
}
