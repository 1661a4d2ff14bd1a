//! Step B: the event.

use engine::pack::Pack;
use std::convert::Infallible;

use civolution::{Content, Event, Ground, PackFile, PackFiles, Phase, Setup, Weather};

use crate::table::{BLUE, GREEN, Play, RED, Table, event, territory};

/// This event in weather that turns to rain. No player here has money to use it.
fn table(players: u8, card: &str, before: Weather) -> Table {
    let table = engine::Seat::first(usize::from(players)).fold(Table::of(players), Table::bare);
    table.scene(|scene| scene.weather(before).event(event(card)))
}

/// Plays the event phase. No player has anything of the era's category, so its scoring adds no points.
fn resolve(table: Table) -> Play {
    use civolution::Category::{Construction, Culture, Evolution, Expansion, Knowledge, Population, Technology};
    let eras = [Evolution, Technology, Knowledge, Construction];
    table.scene(|scene| scene.categories(eras, [Culture, Population, Expansion])).phase(Phase::Event)
}

/// The original pack with its events changed.
fn pack(name: &str, from: &str, to: &str) -> &'static str {
    let original = PackFiles::original();
    let files = PackFiles::collect(|file| {
        let text = original.text(file);
        Ok::<String, Infallible>(match file {
            PackFile::Pack => text.replacen(Content::ORIGINAL, name, 1),
            PackFile::Events => {
                assert!(text.contains(from));
                text.replacen(from, to, 1)
            }
            _ => text.to_owned(),
        })
    });
    Content::read(&files.unwrap()).unwrap().name()
}

fn farms(table: Table, owner: engine::Seat, places: &[&str]) -> Table {
    places.iter().fold(table, |table, place| {
        table.scene(|scene| scene.land(|land| land.set_farm(territory(place), Some(owner))))
    })
}

#[test]
fn p34_a_bonus_for_several_goes_to_all_who_meet_the_requirement_in_seating_order() {
    // F15: favor 3 gives 2 points or a fate die.
    let table = table(3, "F15", Weather::Warm).has(RED, "3 favor").has(GREEN, "4 favor").has(BLUE, "2 favor");
    let mut game = resolve(table.scene(|scene| scene.start(GREEN)));
    assert_eq!(game.decider(), GREEN);
    game.offers_only(&["option 1", "option 2", "pass"]);
    game.act("option 1");
    assert_eq!((game.decider(), game.points(GREEN)), (RED, 2));
    game.act("option 2");
    assert_eq!((game.points(RED), game.civ(RED).console.fate_dice), (0, 2));
    assert_eq!((game.points(BLUE), game.view().phase), (0, Some(Phase::Income)));
}

#[test]
fn p34_the_bonus_is_forfeited_if_no_one_meets_the_requirement() {
    let game = resolve(table(2, "F15", Weather::Warm));
    assert_eq!((game.points(RED), game.points(BLUE), game.view().phase), (0, 0, Some(Phase::Income)));
    assert!(
        game.events
            .iter()
            .any(|happened| matches!(happened, Event::EventResolved { winners, .. } if winners.is_empty()))
    );
}

#[test]
fn p34_a_bonus_for_one_goes_to_the_only_leader() {
    // F2: most steps on all tracks, 3 points.
    let table = table(3, "F2", Weather::Cold).has(RED, "1 culture, 1 prestige").has(BLUE, "1 culture");
    let game = resolve(table);
    assert_eq!([RED, BLUE, GREEN].map(|seat| game.points(seat)), [3, 0, 0]);
}

#[test]
fn p34_on_a_tie_no_leader_is_identified_and_no_one_gains() {
    let table = table(3, "F2", Weather::Cold).has(RED, "2 culture").has(BLUE, "1 culture, 1 prestige");
    let game = resolve(table);
    assert_eq!([RED, BLUE, GREEN].map(|seat| game.points(seat)), [0, 0, 0]);
}

#[test]
fn a21_no_one_leads_with_nothing() {
    let game = resolve(table(2, "F2", Weather::Cold));
    assert_eq!((game.points(RED), game.points(BLUE)), (0, 0));
    let game = resolve(table(2, "F2", Weather::Cold).has(BLUE, "1 culture"));
    assert_eq!((game.points(RED), game.points(BLUE)), (0, 3));
}

/// Three civilizations and an event for most steps that rewards all tied leaders.
fn shared_event() -> Table {
    let name = pack("ties", "most = \"all-steps\"", "most = \"all-steps\"\nshared = true");
    let setup = Setup { players: 3, start: Some(RED), pack: name, ..Setup::default() };
    let table = [RED, BLUE, GREEN].into_iter().fold(Table::with(&setup), Table::bare);
    table.scene(|scene| scene.weather(Weather::Cold).event(event("F2")))
}

#[test]
fn a21_an_event_can_reward_all_who_are_tied() {
    let table = shared_event().has(RED, "2 culture").has(BLUE, "1 culture, 1 prestige").has(GREEN, "1 culture");
    let game = resolve(table);
    assert_eq!([RED, BLUE, GREEN].map(|seat| game.points(seat)), [3, 3, 0]);
}

#[test]
fn a21_a_tie_at_0_is_never_rewarded() {
    let game = resolve(shared_event());
    assert_eq!([RED, BLUE, GREEN].map(|seat| game.points(seat)), [0, 0, 0]);
}

#[test]
fn p34_an_event_may_demand_a_farm() {
    // F4: most farms; one farm goes back for 3 food and 3 points.
    let table = farms(table(2, "F4", Weather::Cold), RED, &["forest-b", "hills-h"]);
    let table = farms(table, BLUE, &["swamp-c"]).has(RED, "0 money").scene(|scene| scene.weather(Weather::Cold));
    let mut game = resolve(table);
    // Two steps up from cold, it is mild.
    game.act("pass").act("pass");
    game.offers_only(&["at forest-b", "at hills-h"]);
    game.act("at hills-h");
    assert_eq!((game.view().land.farm(territory("hills-h")), game.civ(RED).console.farms), (None, 2));
    assert_eq!((game.points(RED), game.has(RED, "food")), (3, 3));
    assert_eq!(game.view().land.farm(territory("swamp-c")), Some(BLUE));
}

#[test]
fn p34_an_event_demands_nothing_without_a_clear_leader() {
    let table = farms(table(2, "F4", Weather::Cold), RED, &["forest-b"]);
    let mut game = resolve(farms(table, BLUE, &["swamp-c"]));
    game.acts(&["pass", "pass"]);
    assert_eq!((game.civ(RED).console.farms, game.points(RED), game.points(BLUE)), (2, 0, 0));
}

#[test]
fn a13_a_lost_boat_returns_with_a_marker_and_loses_the_tribes_aboard() {
    // F20: the only one with the most boats returns one, then advances 2 steps.
    let water = territory("water-a");
    let table = table(2, "F20", Weather::Warm).scene(|scene| scene.boat(RED, water, false)).has(RED, "3 favor");
    let table = table.tribes(RED, "water-a boat strong, water-a boat weak, swamp-c camp strong");
    let mut game = resolve(table);
    assert!(!game.view().land.boat(water, RED).built, "it was the only one");
    let console = game.civ(RED).console;
    assert_eq!((console.boats, console.boat_markers, console.tribes), (2, 2, 19));
    assert_eq!(game.view().land.tribes(RED).all(), 1);
    game.acts(&["track culture", "pass"]);
    assert_eq!((game.has(RED, "culture"), game.points(RED)), (2, 0), "the line was crossed without an upgrade");
}

#[test]
fn a13_a_loaded_boat_keeps_its_marker_in_the_notch() {
    let table = table(2, "F20", Weather::Warm).scene(|scene| scene.boat(RED, territory("water-a"), true));
    let before = 50 - 4 - 2;
    let game = resolve(table);
    assert_eq!((game.civ(RED).console.boat_markers, game.civ(RED).console.supply), (2, before));
}

#[test]
fn a13_with_an_empty_supply_the_marker_of_a_lost_boat_is_a_returned_one() {
    // Four markers are in reset columns and one lies on the other boat.
    let lost = || {
        let table = table(2, "F20", Weather::Warm).scene(|scene| scene.boat(RED, territory("water-a"), false));
        resolve(table.has(RED, "44 food, 1 wood"))
    };
    let mut game = lost();
    game.offers_only(&["return food", "return wood", "pass"]);
    game.act("return wood");
    let console = game.civ(RED).console;
    assert_eq!((console.boats, console.boat_markers, console.supply, game.has(RED, "wood")), (2, 2, 0, 0));
    let mut game = lost();
    game.act("pass");
    assert_eq!((game.civ(RED).console.boat_markers, game.has(RED, "wood")), (1, 1), "the notch stays empty");
    game.acts(&["track culture", "pass"]);
    assert_eq!(game.has(RED, "culture"), 2, "the bonus is still gained");
}

#[test]
fn p34_of_several_boats_the_owner_chooses_one() {
    let table = table(2, "F20", Weather::Warm)
        .scene(|scene| scene.boat(RED, territory("water-a"), true).boat(RED, territory("water-e"), true));
    let mut game = resolve(table.scene(|scene| scene.boat(BLUE, territory("water-a"), true)));
    game.offers_only(&["at water-a", "at water-e"]);
    game.act("at water-e");
    assert!(game.view().land.boat(territory("water-a"), RED).built);
    assert!(game.view().land.boat(territory("water-a"), BLUE).built, "only the leader pays");
}

#[test]
fn p34_the_event_comes_after_the_weather() {
    // F1: a statue gives a step of favor.
    let mut game = resolve(table(2, "F1", Weather::Mild).scene(|scene| scene.statues(RED, Ground::ISLAND, 1)));
    assert_eq!(game.civ(RED).console.favor, 1, "warm weather asks red");
    game.acts(&["pass", "pass"]);
    assert_eq!(game.civ(RED).console.favor, 2);
}

#[test]
fn p37_on_the_rightmost_favor_space_further_steps_are_lost() {
    // F1 also gives a point, which shows that its bonus was gained.
    let name = pack("favor-and-point", "bonus = \"favor 1\"", "bonus = \"favor 1, points 1\"");
    let setup = Setup { players: 2, start: Some(RED), pack: name, ..Setup::default() };
    let table = Table::with(&setup).bare(RED).bare(BLUE).has(RED, "6 favor");
    let table = table.scene(|scene| scene.weather(Weather::Cold).event(event("F1")));
    let game = resolve(table.scene(|scene| scene.statues(RED, Ground::ISLAND, 1)));
    assert_eq!((game.points(RED), game.civ(RED).console.favor), (1, 6));
}
