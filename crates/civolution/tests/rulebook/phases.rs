//! The eras and their first three phases (p. 11 and 12).

use civolution::{Civolution, Deck, Event, EventId, Phase, Setup, Special, Task};
use engine::chance::FastChance;
use engine::whim::pick;
use engine::{Game, Seat};

use crate::table::{BLUE, GREEN, Play, RED, Table, card, column, goal, territory};

/// The events of a game of random actions.
fn whole_game(setup: &Setup) -> Vec<Event> {
    let mut chance = FastChance::new(11);
    let mut game = Civolution::new(setup, &mut chance).unwrap();
    let (mut events, mut actions) = (Vec::new(), Vec::new());
    // Ten times the average length of such games.
    for _ in 0..20_000 {
        let Some((seat, action)) = pick(&game, &mut actions, &mut chance) else { return events };
        game.perform(seat, &action, &mut chance, &mut events);
    }
    panic!("the game does not end");
}

fn asked(game: &Play) -> Option<(Seat, Task)> {
    game.view().asked.map(|step| (step.seat, step.task))
}

#[test]
fn p11_four_eras_of_eight_phases_in_order() {
    let events = whole_game(&Setup { players: 3, ..Setup::default() });
    let began = |event: &Event| if let Event::PhaseBegan { era, phase } = *event { Some((era, phase)) } else { None };
    // The first phase begins during the setup.
    let phases: Vec<(u8, Phase)> = events.iter().filter_map(began).collect();
    let all: Vec<(u8, Phase)> = (1..=4).flat_map(|era| Phase::ALL.map(|phase| (era, phase))).collect();
    assert_eq!(phases, all[all.len() - phases.len()..]);
    assert!(phases.len() >= 30);
    assert!(events.contains(&Event::GameOver));
}

#[test]
fn p06_step_3_every_era_has_its_own_event() {
    let events = whole_game(&Setup { players: 2, newcomers: 0, ..Setup::default() });
    let revealed = |event: &Event| if let Event::EventRevealed { event } = event { Some(event.index()) } else { None };
    let mut cards: Vec<usize> = events.iter().filter_map(revealed).collect();
    assert_eq!(cards.len(), 4);
    cards.sort_unstable();
    cards.dedup();
    assert_eq!(cards.len(), 4, "none comes twice");
}

#[test]
fn p12_phase_1_reveals_the_event_and_a_card_of_each_research_stack() {
    let game = Table::of(2).draws("events", &[16]).draws("insights", &[64 + 20]).phase(Phase::NewCards);
    let view = game.view();
    assert_eq!(view.event, EventId::named("F17"));
    assert_eq!(view.face_up[2].last(), Some(&card("C21")));
    assert!(view.face_up.iter().all(|stack| stack.len() == 2), "one has been there since the setup");
}

#[test]
fn p12_phase_1_covers_the_cards_of_earlier_eras() {
    let game = Table::of(2).scene(|scene| scene.era(2).face_up(card("B30"))).phase(Phase::NewCards);
    let stack = &game.view().face_up[1];
    assert_eq!(stack[stack.len() - 2], card("B30"));
    assert_ne!(stack[stack.len() - 1], card("B30"));
}

#[test]
fn p12_phase_2_every_player_may_take_a_goal_in_seating_order() {
    let mut game = Table::of(3).scene(|scene| scene.start(BLUE)).phase(Phase::NewGoals);
    for seat in [BLUE, GREEN, RED] {
        assert_eq!(asked(&game), Some((seat, Task::TakeGoal { refill: false })));
        let wanted = game.view().goals.into_iter().flatten().next().unwrap();
        let number = game.offers().swap_remove(0);
        game.act(&number);
        assert_eq!(game.civ(seat).goals[1], [wanted], "on the next free space");
    }
}

#[test]
fn p12_phase_2_refills_the_display_only_when_all_have_chosen() {
    let mut game = Table::of(2).phase(Phase::NewGoals);
    game.offers_only(&["goal 1", "goal 2", "goal 3", "goal 4", "pass"]);
    game.act("goal 3").offers_only(&["goal 1", "goal 2", "goal 4", "pass"]);
    game.act("goal 1");
    assert_eq!(game.view().goals.iter().flatten().count(), 4);
}

#[test]
fn p12_phase_2_may_be_declined() {
    let mut game = Table::of(2).phase(Phase::NewGoals);
    let before = (game.civ(RED).goals, game.view().goals);
    game.acts(&["pass", "pass"]);
    assert_eq!((game.civ(RED).goals, game.view().goals), before);
}

#[test]
fn p12_phase_2_with_a_full_goal_area_a_goal_is_covered() {
    let goals = ["G20", "G21", "G22"].map(goal);
    let mut game = Table::of(2).scene(|scene| scene.goals(RED, goals.map(Some))).phase(Phase::NewGoals);
    let taken = game.view().goals[1].unwrap();
    game.act("goal 2").offers_only(&["space 1", "space 2", "space 3"]);
    game.act("space 2");
    assert_eq!(game.civ(RED).goals, [vec![goals[0]], vec![taken, goals[1]], vec![goals[2]]]);
}

#[test]
fn p12_phase_3_example_every_player_can_find_a_forest_or_a_grassland_material_at_first() {
    let mut game = Table::of(2).phase(Phase::ExtraFind);
    let materials = ["wood", "beeswax", "oil", "papyrus", "herbs", "gold"].map(|name| format!("material {name}"));
    assert_eq!(game.offers(), [&materials[..], &["pass".to_owned()]].concat());
    let (oil, herbs) = (game.has(RED, "oil"), game.has(BLUE, "herbs"));
    assert_eq!(game.decider(), RED);
    game.act("material oil");
    assert_eq!(game.decider(), BLUE);
    game.act("material herbs");
    assert_eq!((game.has(RED, "oil"), game.has(BLUE, "herbs")), (oil + 1, herbs + 1));
    assert_eq!(game.view().phase, Some(Phase::Action));
}

#[test]
fn p12_phase_3_goes_by_seating_order() {
    let mut game = Table::of(3).scene(|scene| scene.start(BLUE)).phase(Phase::ExtraFind);
    for seat in [BLUE, GREEN, RED] {
        assert_eq!(asked(&game), Some((seat, Task::ExtraFind)));
        game.act("material herbs");
    }
}

#[test]
fn p12_phase_3_only_the_type_of_the_territory_matters() {
    let clay = civolution::Material::named("clay").unwrap();
    let table =
        Table::of(2).tribes(RED, "hills-g camp weak").scene(|scene| scene.developed(territory("hills-g"), clay));
    let game = table.phase(Phase::ExtraFind);
    game.offers_only(&["material cotton", "material clay", "material sulfur", "pass"]);
}

#[test]
fn p12_phase_3_nothing_is_found_on_water() {
    let table = Table::of(2).scene(|scene| scene.boat(RED, territory("water-a"), true));
    let game = table.tribes(RED, "water-a boat strong").phase(Phase::ExtraFind);
    assert_eq!(game.decider(), BLUE, "red has nothing to choose");
}

#[test]
fn p11_a_column_and_a_type_are_bound_to_each_other() {
    let insight = Task::Install { deck: Deck::Insight, special: Special::No };
    let columns = |table: Table| {
        let table = table.bare(RED).hand(RED, &["C16"]).has(RED, "3 intelligence, 3 expression, 3 calm");
        let mut game = table.task(RED, insight);
        game.act("install C16");
        game.offers()
    };
    let with = |name: &str, number: u32| Table::of(2).scene(|scene| scene.installed(RED, card(name), column(number)));
    assert!(columns(Table::of(2)).contains(&"column 2".to_owned()));
    let other = columns(with("A1", 2));
    assert!(!other.contains(&"column 2".to_owned()) && other.contains(&"column 3".to_owned()));
    let mut own = with("C1", 3).bare(RED).hand(RED, &["C16"]).has(RED, "3 intelligence, 3 expression, 3 calm");
    own = own.scene(|scene| scene.installed(RED, card("C2"), column(3)));
    let mut game = own.task(RED, insight);
    game.act("install C16");
    let placed = game.civ(RED).installed.into_iter().find(|(installed, _)| *installed == card("C16"));
    assert_eq!(placed.map(|(_, stage)| stage), Some(3), "there is only its own column");
}

#[test]
fn p11_income_chips_may_lie_in_any_column() {
    let table = Table::of(2).scene(|scene| scene.installed(RED, card("A1"), column(2)));
    let mut game = table.task(RED, Task::GainIncome);
    game.act("income 1");
    assert_eq!(game.offers(), (1..=9).map(|number| format!("column {number}")).collect::<Vec<_>>());
}

#[test]
fn p12_phase_2_logs_who_takes_no_goal() {
    let mut game = Table::of(2).phase(Phase::NewGoals);
    game.act("pass");
    assert!(game.events.contains(&Event::NoGoal { seat: RED }));
}
