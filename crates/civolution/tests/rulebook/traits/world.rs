//! Tracks, sites, weather, events, eras (p. 31 to 35).

use civolution::{Berth, Chore, Effect, EventId, Phase, Project, SiteKind, Source, Task, Track, TrackChoice, Weather};

use super::{give, scored};
use crate::pack::{alone_with_ability, with_ability, without_ability};
use crate::table::{BLUE, Play, RED, Table, site, spot, territory};

#[test]
pub(super) fn summit() {
    for (table, points) in [(without_ability(), 4), (with_ability("summit 2"), 8)] {
        let game = give(table.has(RED, "12 culture"), Effect::Advance(TrackChoice::Only(Track::Culture), 2));
        assert_eq!(scored(&game, Source::Tracks), points);
    }
    let game =
        give(with_ability("summit 2").has(RED, "11 culture"), Effect::Advance(TrackChoice::Only(Track::Culture), 1));
    assert_eq!(scored(&game, Source::Tracks), 3, "the last line is not beyond the end");
}

/// Spots 9 and 10 lie next to forest B, where both players have a tribe.
fn with_sites(table: Table, kind: SiteKind) -> Table {
    let table = table.scene(|scene| scene.site(spot(9), site(kind, 0)));
    table.scene(|scene| scene.site(spot(10), site(kind, 1))).has(RED, "4 food")
}

#[test]
pub(super) fn wolf_tamers() {
    let food = |table: Table| with_sites(table, SiteKind::Gorge).phase(Phase::Sites).has(RED, "food");
    assert_eq!((food(without_ability()), food(with_ability("wolf-tamers"))), (2, 4));
}

#[test]
pub(super) fn ice_people() {
    let forest = |table: Table| {
        let game = with_sites(table, SiteKind::Glacier).phase(Phase::Sites);
        (game.group(RED, "forest-b", Berth::Camp), game.group(BLUE, "forest-b", Berth::Camp))
    };
    assert_eq!(forest(without_ability()), ((0, 1), (0, 1)));
    assert_eq!(forest(with_ability("ice-people")), ((1, 0), (0, 1)));
}

#[test]
pub(super) fn ash_farmers() {
    let farms = |table: Table| {
        let volcano = site(SiteKind::Volcano, 0).index() as u16;
        let table = table.draws("sites", &[volcano]).scene(|scene| {
            let scene = scene.land(|land| {
                land.set_farm(territory("forest-b"), Some(RED));
                land.set_farm(territory("desert-d"), Some(BLUE));
            });
            scene.turn(BLUE).task(BLUE, Task::Chore(Chore::Effect(Effect::RevealSite)))
        });
        let mut game = table.play();
        game.act("site 9");
        let land = game.view().land;
        (land.farm(territory("forest-b")), land.farm(territory("desert-d")))
    };
    assert_eq!(farms(without_ability()), (None, None));
    assert_eq!(farms(with_ability("ash-farmers")), (Some(RED), None), "only its own farms stay");
    let build = |table: Table| {
        let table = table.scene(|scene| scene.site(spot(9), site(SiteKind::Volcano, 0)));
        let mut game = give(table, Effect::Build(Some(Project::Farm)));
        game.act("build farm");
        game.offers()
    };
    assert_eq!(build(with_ability("ash-farmers")), ["at forest-b", "at grassland-c"]);
}

#[test]
pub(super) fn oak_points() {
    let points = |table: Table, tribes: &str| {
        let game = with_sites(table.tribes(RED, tribes), SiteKind::MysticOak).phase(Phase::Sites);
        scored(&game, Source::Oaks)
    };
    let forest = "forest-b camp strong, grassland-c camp strong";
    assert_eq!((points(without_ability(), forest), points(with_ability("oak-points 2"), forest)), (2, 6));
    let both = "forest-b camp strong, mountains-f camp strong";
    assert_eq!(points(with_ability("oak-points 2"), both), 1 + 2 + 2 + 2, "once for each oak");
    assert_eq!(points(with_ability("oak-points 2"), "swamp-c camp strong"), 0);
}

/// The event phase with this event, which moves the given weather.
fn event(table: Table, event: &str, weather: Weather) -> Play {
    let event = EventId::named(event).unwrap();
    table.scene(|scene| scene.event(event).weather(weather)).phase(Phase::Event)
}

#[test]
pub(super) fn sheltered() {
    for weather in [Weather::Warm, Weather::Hot] {
        let bad = |table: Table| event(table.has(RED, "1 food"), "F1", weather).decider();
        assert_eq!((bad(without_ability()), bad(with_ability("sheltered"))), (RED, BLUE), "{weather}");
    }
    assert_eq!(event(with_ability("sheltered"), "F1", Weather::Rain).decider(), RED, "good weather still counts");
}

/// Red's points from the event for most money.
fn corruption(table: Table) -> u16 {
    let mut game = event(table, "F17", Weather::Cold);
    while game.view().phase == Some(Phase::Event) {
        game.act("pass");
    }
    scored(&game, Source::Bonuses)
}

#[test]
pub(super) fn figurehead() {
    let tied = |table: Table, red: u8, blue: u8| {
        corruption(table.has(RED, &format!("{red} money")).has(BLUE, &format!("{blue} money")))
    };
    assert_eq!((tied(without_ability(), 3, 2), tied(without_ability(), 3, 3)), (1, 0));
    assert_eq!(tied(with_ability("figurehead"), 3, 3), 1);
    assert_eq!((tied(with_ability("figurehead"), 2, 3), tied(with_ability("figurehead"), 0, 0)), (0, 0));
}

#[test]
fn figurehead_leads_when_tied_with_vici() {
    // V.I.C.I's markers on spaces 1 and 2 of its grid stand for 1 money here.
    assert_eq!(corruption(Table::of(1).bare(RED).has(RED, "1 money")), 0);
    assert_eq!(corruption(alone_with_ability("figurehead").has(RED, "1 money")), 1);
}

#[test]
pub(super) fn era_units() {
    let eras = |table: Table| {
        let game = event(table, "F1", Weather::Cold);
        (scored(&game, Source::Eras), game.civ(BLUE).console.points[Source::Eras.index()], game.view().start)
    };
    assert_eq!(eras(without_ability()), (10, 10, BLUE), "a tie moves the monolith on");
    assert_eq!(eras(with_ability("era-units 2")), (20, 10, RED), "the lead is red's");
    let last = |ability: &str| with_ability(ability).turn(RED).civ(RED).final_points;
    assert_eq!(last("era-units 2"), last("hunt-food 1"), "the final scoring does not change");
}
