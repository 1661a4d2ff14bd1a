//! The site phase (p. 32 and 33).

use civolution::{Berth, Event, Marker, Phase, SiteKind, Slot, Source, Task};

use crate::table::{BLUE, Play, RED, Table, event, site, spot, territory};

/// Two civilizations without tribes, with enough food for every gorge.
fn empty() -> Table {
    let table = Table::of(2).scene(|scene| scene.event(event("F1")));
    table.bare(RED).bare(BLUE).tribes(RED, "").tribes(BLUE, "").has(RED, "20 food").has(BLUE, "20 food")
}

impl Table {
    /// Reveals the `n`th site of a kind on a spot.
    fn site(self, kind: SiteKind, n: usize, number: u32) -> Self {
        self.scene(|scene| scene.site(spot(number), site(kind, n)))
    }

    /// Runs the site phase up to the next decision, which may be in the feeding phase.
    fn sites(self) -> Play {
        self.phase(Phase::Sites)
    }
}

// On the known continent spot 9 touches water-a, forest-b, desert-d and water-d; spot 10 forest-b and mountains-f;
// spot 15 water-a, mountains-b and desert-c.

#[test]
fn p32_a_gorge_demands_one_food_of_every_player_next_to_it() {
    let table = empty().tribes(RED, "mountains-f camp strong").tribes(BLUE, "hills-h camp strong");
    let game = table.site(SiteKind::Gorge, 0, 10).sites();
    assert_eq!((game.has(RED, "food"), game.has(BLUE, "food")), (19, 20));
}

#[test]
fn p32_a_gorge_demands_one_food_for_any_number_of_tribes() {
    let table = empty().tribes(RED, "mountains-f camp strong, forest-b camp weak, forest-b wild weak");
    assert_eq!(table.site(SiteKind::Gorge, 0, 10).sites().has(RED, "food"), 19);
}

#[test]
fn p32_both_gorges_demand_food_even_for_the_same_territory() {
    let table = empty().tribes(RED, "forest-b camp weak").site(SiteKind::Gorge, 0, 9);
    assert_eq!(table.site(SiteKind::Gorge, 1, 10).sites().has(RED, "food"), 18);
}

#[test]
fn p32_a_tribe_on_a_boat_next_to_a_gorge_counts() {
    let table = empty().scene(|scene| scene.boat(RED, territory("water-a"), true)).tribes(RED, "water-a boat weak");
    assert_eq!(table.site(SiteKind::Gorge, 0, 15).sites().has(RED, "food"), 19);
}

#[test]
fn p32_a_player_without_food_is_exempt_from_the_gorges() {
    let table = empty().has(RED, "1 food").tribes(RED, "forest-b camp strong").site(SiteKind::Gorge, 0, 9);
    let game = table.site(SiteKind::Gorge, 1, 10).sites();
    assert_eq!((game.has(RED, "food"), game.group(RED, "forest-b", Berth::Camp)), (0, (0, 1)));
    let gorges = |event: &Event| matches!(event, Event::Lost { seat: RED, slot: Slot::Marker(Marker::Food), .. });
    assert_eq!(game.events.iter().filter(|event| gorges(event)).count(), 1);
}

#[test]
fn p32_face_down_sites_do_nothing() {
    let game = empty().tribes(RED, "forest-b camp strong").sites();
    assert_eq!((game.has(RED, "food"), game.points(RED)), (20, 0));
    assert!(!game.events.iter().any(|event| matches!(event, Event::Lost { .. } | Event::Weakened { .. })));
}

#[test]
fn p33_a_glacier_weakens_one_strong_tribe_next_to_it() {
    let table = empty().tribes(RED, "mountains-f camp strong, forest-b fire strong, hills-h camp strong");
    let mut game = table.site(SiteKind::Glacier, 0, 10).sites();
    game.offers_only(&["tribe forest-b fire strong", "tribe mountains-f camp strong"]);
    game.act("tribe mountains-f camp strong");
    assert_eq!(game.group(RED, "mountains-f", Berth::Camp), (0, 1));
    assert_eq!(game.group(RED, "forest-b", Berth::Fire), (1, 0));
    assert_eq!(game.group(RED, "hills-h", Berth::Camp), (1, 0), "it is far away");
}

#[test]
fn p33_weakening_cannot_be_declined() {
    let table = empty().tribes(RED, "mountains-f camp strong, forest-b fire strong");
    assert!(!table.site(SiteKind::Glacier, 0, 10).sites().can("pass"));
    let game = empty().tribes(RED, "mountains-f camp strong").site(SiteKind::Glacier, 0, 10).sites();
    assert_eq!(game.group(RED, "mountains-f", Berth::Camp), (0, 1), "with one tribe there is nothing to choose");
}

#[test]
fn p33_weak_tribes_are_never_affected_by_glaciers() {
    let table = empty().tribes(RED, "forest-b camp weak, mountains-f camp weak").site(SiteKind::Glacier, 0, 10);
    let game = table.sites();
    assert_eq!(game.view().asked.map(|step| step.task), Some(Task::Feed), "no earlier question was asked");
    assert!(!game.events.iter().any(|event| matches!(event, Event::Weakened { .. } | Event::TribeLost { .. })));
    assert_eq!(game.group(RED, "forest-b", Berth::Camp), (0, 1));
}

#[test]
fn p33_both_glaciers_weaken_a_tribe_even_in_the_same_territory() {
    let table = empty().tribes(RED, "forest-b camp strong, forest-b wild strong, forest-b fire strong");
    let mut game = table.site(SiteKind::Glacier, 0, 9).site(SiteKind::Glacier, 1, 10).sites();
    game.act("tribe forest-b camp strong").act("tribe forest-b wild strong");
    assert_eq!(game.group(RED, "forest-b", Berth::Camp), (0, 1));
    assert_eq!(game.group(RED, "forest-b", Berth::Wild), (0, 1));
    assert_eq!(game.group(RED, "forest-b", Berth::Fire), (1, 0));
}

#[test]
fn p33_a_tribe_is_weakened_by_one_glacier_only() {
    let table = empty().tribes(RED, "forest-b camp strong").site(SiteKind::Glacier, 0, 9);
    let game = table.site(SiteKind::Glacier, 1, 10).sites();
    assert_eq!(game.group(RED, "forest-b", Berth::Camp), (0, 1), "it is not removed");
}

#[test]
fn p33_example_of_two_oaks() {
    // Oak 1 touches the Water and the Forest of the example, oak 2 the Water, its Mountains and its Desert.
    let table = empty().scene(|scene| scene.boat(RED, territory("water-a"), true));
    let table = table.tribes(RED, "water-a boat strong, forest-b camp strong, desert-c camp strong");
    let table = table.tribes(BLUE, "mountains-b camp strong, desert-c fire weak");
    let game = table.site(SiteKind::MysticOak, 0, 9).site(SiteKind::MysticOak, 1, 15).sites();
    assert_eq!(game.points(RED), (2 + 1) + (2 + 2));
    assert_eq!(game.points(BLUE), 1 + 2);
    assert_eq!(game.civ(RED).console.points[Source::Oaks.index()], 7);
}

#[test]
fn p33_an_oak_gives_2_points_for_water_swamp_and_desert_and_1_for_the_others() {
    // Each spot touches only one territory of the type, the one with red's tribe.
    let lands = [
        ("forest-b", 10, 1),
        ("grassland-h", 24, 1),
        ("hills-g", 12, 1),
        ("swamp-c", 21, 2),
        ("mountains-f", 10, 1),
        ("desert-d", 2, 2),
    ];
    for (name, number, points) in lands {
        let table = empty().tribes(RED, &format!("{name} camp weak, {name} wild weak"));
        assert_eq!(table.site(SiteKind::MysticOak, 0, number).sites().points(RED), points, "{name}");
    }
    let table = empty().scene(|scene| scene.boat(RED, territory("water-h"), false)).tribes(RED, "water-h boat weak");
    assert_eq!(table.site(SiteKind::MysticOak, 0, 16).sites().points(RED), 2);
}

#[test]
fn p33_a_territory_between_oaks_scores_for_each_of_them() {
    let table = empty().tribes(RED, "swamp-e camp weak").site(SiteKind::MysticOak, 0, 13);
    let table = table.site(SiteKind::MysticOak, 1, 19).site(SiteKind::MysticOak, 2, 20);
    assert_eq!(table.sites().points(RED), 6);
}

#[test]
fn p33_an_oak_needs_a_tribe_and_not_only_a_boat_or_farm() {
    let table = empty().scene(|scene| {
        scene.boat(RED, territory("water-a"), true).land(|land| land.set_farm(territory("desert-c"), Some(RED)))
    });
    assert_eq!(table.tribes(RED, "hills-g camp weak").site(SiteKind::MysticOak, 0, 15).sites().points(RED), 0);
}

#[test]
fn a20_the_site_phase_resolves_gorges_then_glaciers_then_oaks() {
    let table = empty().tribes(RED, "forest-b camp strong, desert-c camp strong");
    let table = table.tribes(BLUE, "forest-b camp strong, desert-c fire strong").site(SiteKind::MysticOak, 0, 9);
    let game = table.site(SiteKind::Gorge, 0, 10).site(SiteKind::Glacier, 0, 15).sites();
    let kinds: Vec<(&str, engine::Seat)> = game
        .events
        .iter()
        .filter_map(|event| match *event {
            Event::Lost { seat, .. } => Some(("gorge", seat)),
            Event::Weakened { seat, .. } => Some(("glacier", seat)),
            Event::Scored { seat, source: Source::Oaks, .. } => Some(("oak", seat)),
            _ => None,
        })
        .collect();
    let expected = ["gorge", "glacier", "oak"].into_iter().flat_map(|kind| [(kind, RED), (kind, BLUE)]);
    assert_eq!(kinds, expected.collect::<Vec<_>>());
}

#[test]
fn p32_the_feeding_phase_follows() {
    let game = empty().tribes(RED, "forest-b camp strong").sites();
    assert_eq!(game.view().phase, Some(Phase::Feeding));
    assert_eq!(game.view().asked.map(|step| step.task), Some(Task::Feed));
}

#[test]
fn p33_next_to_both_glaciers_two_tribes_are_weakened_whichever_comes_first() {
    // One glacier touches only the Forest, the other both territories: it must leave the Forest to the first one.
    for (one, other) in [(0, 1), (1, 0)] {
        let table = empty().tribes(RED, "forest-b camp strong, mountains-f camp strong");
        let game = table.site(SiteKind::Glacier, one, 9).site(SiteKind::Glacier, other, 10).sites();
        assert_eq!(
            (game.group(RED, "forest-b", Berth::Camp), game.group(RED, "mountains-f", Berth::Camp)),
            ((0, 1), (0, 1))
        );
    }
    // With enough tribes, any of them can be chosen.
    let table = empty().tribes(RED, "forest-b camp strong, forest-b wild strong, mountains-f camp strong");
    let game = table.site(SiteKind::Glacier, 0, 9).site(SiteKind::Glacier, 1, 10).sites();
    game.offers_only(&["tribe forest-b camp strong", "tribe forest-b wild strong", "tribe mountains-f camp strong"]);
}
