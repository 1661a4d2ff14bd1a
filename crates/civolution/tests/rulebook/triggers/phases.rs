//! The phases of an era.

use civolution::continent::Territory;
use civolution::{EventId, Phase, Scene, Source, Weather};

use super::{times, when};
use crate::pack::{alone_with_ability, without_ability};
use crate::table::{BLUE, Play, RED, Table};

#[test]
pub(super) fn the_extra_find() {
    let mut game = when("extra-find").phase(Phase::ExtraFind);
    game.act("material oil");
    assert_eq!((times(&game), game.has(RED, "oil"), game.decider()), (1, 1, BLUE));
    let mut game = when("extra-find").phase(Phase::ExtraFind);
    game.act("pass");
    assert_eq!(times(&game), 0);
    let mut game = when("lucky-find").phase(Phase::ExtraFind);
    game.act("material oil");
    assert_eq!(times(&game), 0, "it is not a lucky find");
}

#[test]
pub(super) fn the_site_phase() {
    let two = "forest-b camp strong, forest-d camp strong, swamp-e camp weak";
    let phase = |terrain: &str| times(&when(&format!("site-phase {terrain}")).tribes(RED, two).phase(Phase::Sites));
    assert_eq!((phase("forest"), phase("swamp"), phase("hills"), phase("water")), (1, 1, 0, 0), "once for each type");
    let boat = |scene: Scene| scene.boat(RED, Territory::WaterA, true);
    let table = when("site-phase water").scene(boat);
    assert_eq!(times(&table.tribes(RED, "water-a boat strong").phase(Phase::Sites)), 1);
}

/// The weather is mild after this event, unless the test changes it.
fn mild(table: Table, event: &str, weather: Weather) -> Table {
    table.scene(|scene| scene.weather(weather).event(EventId::named(event).unwrap()))
}

#[test]
pub(super) fn tribes_were_fed() {
    let table = |food: &str| mild(when("fed").has(RED, food), "F5", Weather::Cold);
    let mut game = table("2 food").phase(Phase::Feeding);
    assert_eq!(times(&game), 0);
    game.act("feed all");
    assert_eq!(times(&game), 1);
    assert_eq!(times(&table("0 food").phase(Phase::Feeding)), 1, "even if no tribe was fed");
    assert_eq!(times(&table("0 food").tribes(RED, "").phase(Phase::Feeding)), 1, "even if there are none");
}

/// Plays the event phase up to the income phase. No player takes what the weather offers.
fn event(table: Table, event: &str, weather: Weather) -> Play {
    let mut game = mild(table, event, weather).phase(Phase::Event);
    while game.view().phase == Some(Phase::Event) {
        game.act("pass");
    }
    game
}

#[test]
pub(super) fn an_event_was_won() {
    let money = |red: &str| event(when("event-won").has(RED, red).has(BLUE, "2 money"), "F17", Weather::Cold);
    assert_eq!((times(&money("3 money")), times(&money("2 money")), times(&money("1 money"))), (1, 0, 0));
    let mut game = mild(when("event-won").has(RED, "1 money"), "F17", Weather::Cold).phase(Phase::Event);
    game.act("pass");
    assert!(game.can("chip S3"), "the bonus of the event comes first");
    assert_eq!(times(&game), 0);
    game.act("pass");
    assert_eq!(times(&game), 1);
}

#[test]
fn vici_counts_for_events() {
    let money = |red: &str| {
        let table = alone_with_ability("when event-won: points 7").has(RED, red);
        times(&event(table, "F17", Weather::Cold))
    };
    assert_eq!((money("2 money"), money("1 money")), (1, 0), "a marker of its grid stands for 1");
}

#[test]
pub(super) fn the_lead_of_an_era() {
    // The era scores tribes.
    let era = |red: &str| times(&event(when("era-led").tribes(RED, red), "F1", Weather::Cold));
    let two = "forest-b camp strong, hills-b camp strong";
    assert_eq!((era("hills-b camp strong"), era(two)), (0, 0), "blue has two");
    assert_eq!(era("forest-b camp strong, hills-b camp strong, swamp-e camp weak"), 1);
}

#[test]
fn vici_counts_for_the_lead_of_an_era() {
    let era = |red: &str| {
        let table = alone_with_ability("when era-led: points 7").tribes(RED, red);
        let categories = without_ability().turn(RED).view();
        let table = table.scene(|scene| scene.categories(categories.era_categories, categories.final_tiles));
        times(&event(table, "F1", Weather::Cold))
    };
    assert_eq!(era("forest-b camp strong, hills-b camp strong"), 0, "V.I.C.I has two");
    assert_eq!(era("forest-b camp strong, hills-b camp strong, swamp-e camp weak"), 1);
}

#[test]
pub(super) fn the_income_phase() {
    let mut game = when("income-phase").phase(Phase::Income);
    assert_eq!(times(&game), 1, "before the first chip is used");
    game.act("point S3");
    assert_eq!((times(&game), game.civ(RED).console.points[Source::Income.index()]), (1, 1));
}
