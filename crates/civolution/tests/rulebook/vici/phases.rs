//! V.I.C.I in the other phases (p. 39, 43).

use civolution::vici::{Act, Skip};
use civolution::{
    Berth, Category, Chore, Civolution, Event, EventId, GoalId, Ground, Phase, SiteKind, Source, Task, Weather,
};
use engine::Narrate;
use engine::words::ENGLISH;

use super::{RED, VICI, alone, named, skipped, vici};
use crate::table::{Play, Table, site, spot};

// Phase 1: new cards.

#[test]
fn p39_an_event_and_a_card_of_each_type_are_revealed_as_usual() {
    let before = alone().turn(RED).view();
    let play = alone().dice(&[]).phase(Phase::NewCards);
    assert!(play.events.iter().any(|event| matches!(event, Event::EventRevealed { .. })));
    assert_eq!(play.view().face_up.map(|stack| stack.len()), before.face_up.map(|stack| stack.len() + 1));
    assert_eq!(play.view().phase, Some(Phase::NewGoals));
}

// Phase 2: goals.

fn goals(table: Table, die: u8) -> Play {
    table.dice(&[die]).phase(Phase::NewGoals)
}

fn displayed() -> [Option<GoalId>; 6] {
    alone().turn(RED).view().goals
}

#[test]
fn p39_a_die_chooses_the_goal_chip_to_remove() {
    let before = displayed();
    for value in 1..=4 {
        let mut play = goals(alone(), value);
        play.act("pass");
        let goal = before[usize::from(value - 1)].unwrap();
        assert!(play.events.contains(&Event::ViciRolled { value, act: Act::Goal }));
        assert!(play.events.contains(&Event::ViciRemovedGoal { goal }));
        let after = play.view().goals;
        assert!(!after.contains(&Some(goal)), "it is in the box");
        assert_eq!(after.iter().flatten().count(), 4, "the display is refilled");
    }
}

#[test]
fn p39_a_five_or_six_removes_no_goal_chip() {
    for value in [5, 6] {
        let mut play = goals(alone(), value);
        play.act("pass");
        assert_eq!(play.view().goals, displayed());
        assert_eq!(skipped(&play), [(Act::Goal, Skip::HighRoll)]);
    }
}

#[test]
fn p39_an_empty_space_loses_no_goal_chip() {
    let mut play = goals(alone(), 2);
    play.act("goal 2");
    assert_eq!(skipped(&play), [(Act::Goal, Skip::NoChip)]);
}

#[test]
fn p39_with_the_monolith_vici_removes_a_goal_chip_first() {
    let play = goals(alone().scene(|scene| scene.start(VICI)), 3);
    assert_eq!(play.view().goals[2], None, "the player finds the space empty");
    assert!(play.can("goal 2") && !play.can("goal 3"));
}

// Phase 3: extra find.

#[test]
fn p39_vici_makes_no_extra_find() {
    let mut play = alone().dice(&[]).phase(Phase::ExtraFind);
    assert_eq!((play.decider(), play.view().asked.unwrap().task), (RED, Task::ExtraFind));
    let find = play.offers().swap_remove(0);
    play.act(&find);
    assert_eq!(play.view().asked.unwrap().task, Task::Turn, "V.I.C.I does nothing in between");
    assert_eq!(play.civ(VICI).console.storage, [0; 18]);
}

// Phase 5: sites.

#[test]
fn p43_sites_do_not_affect_vici() {
    let table = alone().tribes(RED, "").scene(|scene| {
        scene
            .site(spot(9), site(SiteKind::Gorge, 0))
            .site(spot(10), site(SiteKind::Glacier, 0))
            .site(spot(14), site(SiteKind::MysticOak, 0))
    });
    let play = table.dice(&[1]).phase(Phase::Sites);
    let scored = |event: &Event| matches!(event, Event::Scored { seat: VICI, source: Source::Oaks, .. });
    assert!(!play.events.iter().any(scored));
    let fed = play.events.iter().position(|event| matches!(event, Event::ViciFed { .. })).unwrap();
    assert!(!play.events[..fed].iter().any(|event| matches!(event, Event::Weakened { .. })));
}

#[test]
fn p43_the_player_is_affected_by_sites_as_usual() {
    let table = alone().scene(|scene| scene.site(spot(14), site(SiteKind::MysticOak, 0)));
    let play = table.dice(&[1]).phase(Phase::Sites);
    assert!(play.events.contains(&Event::Scored { seat: RED, source: Source::Oaks, points: 1, by: None }));
}

#[test]
fn p43_a_holy_rock_gives_vici_no_procreation() {
    let table =
        alone().tribes(VICI, "forest-b camp strong").scene(|scene| scene.site(spot(9), site(SiteKind::HolyRock, 0)));
    let play = super::plays(table, 10, &[1]);
    assert_eq!(play.view().land.tribes(VICI).all(), 2);
}

// Phase 7: weather and events.

fn event(name: &str) -> EventId {
    EventId::named(name).unwrap()
}

#[test]
fn p43_the_weather_does_not_affect_vici() {
    // F20 makes it two steps colder.
    let table = alone().tribes(RED, "").scene(|scene| scene.event(event("F20")).weather(Weather::Cold));
    let play = table.phase(Phase::Event);
    assert_eq!(play.view().weather, (Weather::Cold, true));
    assert_eq!(play.view().land.tribes(VICI).all(), 2);
}

/// Checks whether the player receives the bonus of an event.
fn wins(table: Table, name: &str) -> bool {
    let play = table.scene(|scene| scene.event(event(name))).task(RED, Task::Chore(Chore::Event));
    assert!(
        play.events
            .iter()
            .any(|happened| matches!(happened, Event::EventResolved { event: id, .. } if *id == event(name)))
    );
    play.points(RED) > 0 || play.view().asked.unwrap().task != Task::Turn
}

fn prosperity(markers: u8) -> Table {
    alone().scene(|scene| scene.vici(|vici| vici.prosperity = markers))
}

#[test]
fn p43_f11_compares_the_dice_of_both() {
    let dice = |red: u8, vici: u8| {
        alone().scene(|scene| {
            scene
                .dice_display(3 - red - vici, 3)
                .civilization(RED, |civ| civ.dice[0] += red)
                .civilization(VICI, |civ| civ.used_dice += vici)
        })
    };
    assert!(wins(dice(1, 0), "F11"));
    assert!(!wins(dice(0, 0), "F11"), "a tie");
    assert!(!wins(dice(1, 2), "F11"));
}

#[test]
fn p43_f2_compares_tracks_directly() {
    assert!(wins(alone().has(RED, "3 culture").has(VICI, "2 technology"), "F2"));
    assert!(!wins(alone().has(RED, "3 culture").has(VICI, "2 technology, 1 culture"), "F2"));
}

#[test]
fn p43_f17_compares_money_with_rows_b_and_d() {
    // Of ten markers, 2, 6 and 10 lie in row B, 4 and 8 in row D.
    assert!(!wins(prosperity(10).has(RED, "5 money"), "F17"));
    assert!(wins(prosperity(10).has(RED, "6 money"), "F17"));
    assert!(wins(prosperity(2).has(RED, "2 money"), "F17"));
}

#[test]
fn p43_f20_compares_boats_with_spaces_4_and_10() {
    let boats = |table: Table, count: usize| {
        ["water-a", "water-d"][..count]
            .iter()
            .fold(table, |table, water| table.scene(|scene| scene.boat(RED, named(water), false)))
    };
    assert!(wins(boats(prosperity(3), 1), "F20"));
    assert!(!wins(boats(prosperity(4), 1), "F20"));
    assert!(wins(boats(prosperity(9), 2), "F20"));
    assert!(!wins(boats(prosperity(10), 2), "F20"));
}

#[test]
fn p43_f4_compares_farms_with_spaces_4_8_and_12() {
    let farms = |table: Table, count: usize| {
        ["forest-b", "grassland-c"][..count]
            .iter()
            .fold(table, |table, place| table.scene(|scene| scene.land(|land| land.set_farm(named(place), Some(RED)))))
    };
    assert!(wins(farms(prosperity(3), 1), "F4"));
    assert!(!wins(farms(prosperity(4), 1), "F4"));
    assert!(wins(farms(prosperity(7), 2), "F4"));
    assert!(!wins(farms(prosperity(8), 2), "F4"));
}

#[test]
fn p43_f6_f16_and_f19_compare_with_rows() {
    // Of ten markers, 2, 6 and 10 lie in row B, 3 and 7 in row C, 4 and 8 in row D.
    for (name, what, vici) in [("F6", "food", 5), ("F16", "idea", 4), ("F19", "wood", 7)] {
        assert!(!wins(prosperity(10).has(RED, &format!("{vici} {what}")), name), "{name} is tied");
        assert!(wins(prosperity(10).has(RED, &format!("{} {what}", vici + 1)), name), "{name} is won");
    }
}

#[test]
fn p43_the_table_shows_what_vici_has_for_the_event_of_the_era() {
    let compared = |name: &str| {
        let play = prosperity(10).scene(|scene| scene.event(event(name))).turn(RED);
        let (view, names) = (play.view(), [String::new()]);
        let table = Civolution::plain(&view, &Civolution::speaker(view.pack, ENGLISH, &names));
        let table = table.split_whitespace().collect::<Vec<_>>().join(" ");
        (vici(&play).event.map(|(_, number)| number), table)
    };
    let (money, table) = compared("F17");
    assert_eq!(money, Some(5), "rows B and D");
    assert!(table.contains("it counts as having 5 money markers"));
    assert_eq!(compared("F11").0, Some(7), "its dice");
    let (nothing, table) = compared("F1");
    assert_eq!(nothing, None, "no one is compared");
    assert!(!table.contains("it counts as having"));
}

#[test]
fn p43_vici_never_gets_the_bonus_of_an_event() {
    let table = alone().has(VICI, "5 technology").scene(|scene| scene.event(event("F2")));
    let play = table.task(RED, Task::Chore(Chore::Event));
    assert_eq!((play.points(VICI), play.points(RED)), (0, 0));
}

// Phase 7: the category of the era, and the monolith.

fn scored(table: Table, category: Category) -> Play {
    let others: Vec<Category> = Category::ALL.into_iter().filter(|other| *other != category).collect();
    let eras = [category, others[0], others[1], others[2]];
    let table = table.scene(|scene| scene.categories(eras, [others[3], others[4], others[5]]));
    table.task(RED, Task::Chore(Chore::End(Phase::Event)))
}

#[test]
fn p43_vici_scores_the_category_of_the_era() {
    let table = || {
        alone()
            .has(VICI, "3 knowledge")
            .tribes(VICI, "forest-b camp strong, forest-b wild weak, hills-b wild weak")
            .scene(|scene| scene.vici(|vici| (vici.evolution, vici.prosperity) = (5, 7)))
    };
    for (category, units) in [
        (Category::Knowledge, 3),
        (Category::Technology, 0),
        (Category::Evolution, 5),
        (Category::Prosperity, 7),
        (Category::Population, 3),
        (Category::Expansion, 2),
    ] {
        let play = scored(table(), category);
        assert!(play.events.contains(&Event::EraScored { seat: VICI, category, units }));
        assert_eq!(play.points(VICI), u32::from(units) * 5);
    }
}

#[test]
fn p43_vici_takes_the_monolith_with_the_most_points() {
    assert_eq!(scored(alone().has(VICI, "1 culture"), Category::Culture).view().start, VICI);
    assert_eq!(scored(alone().has(RED, "1 culture"), Category::Culture).view().start, RED);
}

#[test]
fn p43_on_a_tie_the_monolith_goes_to_the_other() {
    assert_eq!(scored(alone(), Category::Culture).view().start, VICI);
    let table = alone().scene(|scene| scene.start(VICI));
    assert_eq!(scored(table, Category::Culture).view().start, RED);
}

// Phase 8: income.

#[test]
fn p43_only_statues_count_for_vici_in_the_income_phase() {
    let statues = |favor: u8| {
        let table = alone().has(VICI, &format!("{favor} favor"));
        table.scene(|scene| scene.statues(VICI, Ground::ISLAND, 4)).task(RED, Task::Chore(Chore::End(Phase::Income)))
    };
    for (favor, each) in [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)] {
        let play = statues(favor);
        assert_eq!(play.points(VICI), 4 * each);
        assert_eq!(play.civ(VICI).console.reset_markers, 0, "it has no reset columns");
    }
}

#[test]
fn p43_only_the_player_uses_income_chips() {
    let play = alone().scene(|scene| scene.start(VICI)).phase(Phase::Income);
    assert_eq!(play.decider(), RED);
    assert!(!play.events.iter().any(|event| matches!(event, Event::UsedIncome { seat: VICI, .. })));
}

#[test]
fn p43_tokens_of_vici_go_back_at_the_end_of_the_era() {
    let table = alone().scene(|scene| scene.hunting_tokens(5).land(|land| _ = land.hunted.insert(named("forest-b"))));
    let play = table.task(RED, Task::Chore(Chore::End(Phase::Income)));
    assert_eq!((play.view().hunting_tokens, play.view().land.hunted.len()), (6, 0));
    assert_eq!(play.group(VICI, "forest-b", Berth::Camp), (1, 0));
}
