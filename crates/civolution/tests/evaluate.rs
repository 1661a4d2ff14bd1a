//! The evaluation: better positions are worth more, pending tasks count, and it does not allocate.

#![expect(clippy::unwrap_used, reason = "an impossible position fails its test")]

use civolution::continent::Territory;
use civolution::{
    Action, Berth, CardId, Chore, Civolution, Column, GoalId, IncomeId, Marker, Material, Scene, Setup, Task, Track,
    Who,
};
use engine::chance::FastChance;
use engine::whim::pick;
use engine::{Evaluate, Game, Seat, Viewer};

const ME: Seat = Seat::ALL[0];

/// The first turn of a two-player game.
fn scene() -> Scene {
    let game = Civolution::new(&Setup::default(), &mut FastChance::new(1)).unwrap();
    Scene::of(game).start(ME).turn(ME)
}

fn worth(scene: Scene) -> f32 {
    scene.build(&mut FastChance::new(2), &mut ()).unwrap().evaluate(ME)
}

fn column(number: u32) -> Column {
    Column::numbered(number).unwrap()
}

fn with(marker: Marker, count: u8) -> Scene {
    scene().civilization(ME, |civ| civ.markers[marker.index()] = count)
}

#[test]
fn points_and_goods_are_worth_something() {
    let plain = worth(scene());
    let points = worth(scene().civilization(ME, |civ| civ.points[0] += 5));
    assert!((points - plain - 5.0).abs() < 0.01, "{points} {plain}");
    for marker in Marker::ALL {
        assert!(worth(with(marker, 5)) > worth(with(marker, 2)), "{marker}");
    }
    assert!(worth(scene().civilization(ME, |civ| civ.storage[Material::Salt.index()] += 1)) > plain);
    assert!(worth(scene().civilization(ME, |civ| civ.features[3] += 1)) > plain);
    assert!(worth(scene().civilization(ME, |civ| civ.levels[0] += 1)) > plain);
    assert!(worth(scene().civilization(ME, |civ| civ.favor += 1)) > plain);
    for track in Track::ALL {
        let step = worth(scene().civilization(ME, |civ| civ.tracks[track.index()] += 1));
        assert!(step > plain + 0.9, "{track}");
    }
}

#[test]
fn used_dice_are_worth_less_than_ready_ones_and_more_than_none() {
    let ready = worth(scene());
    let used = worth(scene().civilization(ME, |civ| {
        civ.dice = [0; 6];
        civ.used_dice = 6;
    }));
    let fewer = worth(scene().dice_display(4, 3).civilization(ME, |civ| {
        civ.dice = [0; 6];
        civ.used_dice = 5;
    }));
    assert!(ready > used && used > fewer, "{ready} {used} {fewer}");
}

#[test]
fn hunger_weighs_most_when_no_time_is_left() {
    let fear = |resets: u8| {
        let food = |food: u8| worth(with(Marker::Food, food).resets(resets));
        food(2) - food(0)
    };
    assert!(fear(0) > 1.0);
    assert!(fear(4) > fear(0));
    let spare = worth(with(Marker::Food, 8)) - worth(with(Marker::Food, 6));
    assert!(fear(0) > spare, "needed food is worth more than spare food");
}

#[test]
fn a_strong_tribe_is_worth_more_than_a_weak_one_and_any_more_than_none() {
    let tribe = |strong: bool| {
        let who = Who { territory: Territory::ForestB, berth: Berth::Camp, strong };
        worth(scene().no_tribes(Seat::ALL[1]).civilization(ME, |civ| civ.markers[0] = 9).tribe(ME, who))
    };
    let none = worth(scene().no_tribes(Seat::ALL[1]).civilization(ME, |civ| civ.markers[0] = 9));
    assert!(tribe(true) > tribe(false) && tribe(false) > none);
}

#[test]
fn an_installed_card_is_worth_more_than_the_same_card_in_the_hand() {
    // Its cost is to return one Expression.
    let card = CardId::named("B25").unwrap();
    let able = || scene().civilization(ME, |civ| civ.features[4] = 1);
    let in_hand = worth(able().hand(ME, &[card]));
    let nowhere = worth(able().hand(ME, &[]));
    let bonus = |civ: &mut civolution::Civilization| {
        civ.tracks[Track::Prestige.index()] += 1;
        civ.favor += 1;
        civ.features[4] = 0;
    };
    let installed = worth(able().hand(ME, &[]).installed(ME, card, column(1)).civilization(ME, bonus));
    assert!(installed > in_hand && in_hand > nowhere, "{installed} {in_hand} {nowhere}");
    let unable = worth(scene().civilization(ME, |civ| civ.features = [0, 0, 0, 0, 0, 1]).hand(ME, &[card]));
    assert!(in_hand > unable, "the resources that a card needs are worth having");
}

#[test]
fn an_active_stage_tile_counts_the_pieces_in_its_stage() {
    let plain = worth(scene());
    let active = |index: usize| worth(scene().civilization(ME, |civ| civ.stage_tiles[index] = true));
    // The starting chip card lies in stage 4.
    assert!(active(0) > plain + 4.0 && active(1) > plain + 1.0);
}

#[test]
fn a_goal_that_is_met_is_worth_more_than_one_that_is_not() {
    let goal = GoalId::named("G38").unwrap();
    let wood = |count: u8| {
        let stored = move |civ: &mut civolution::Civilization| civ.storage[Material::Wood.index()] = count;
        let without = worth(scene().civilization(ME, stored).goals(ME, [None; 3]));
        worth(scene().civilization(ME, stored).goals(ME, [Some(goal), None, None])) - without
    };
    assert!(wood(1) > wood(0) && wood(0) > 0.0);
}

#[test]
fn pending_tasks_count() {
    let plain = worth(scene().resets(1));
    let tasks = [
        Task::Procreate(1),
        Task::Migrate(1),
        Task::GainIncome,
        Task::ChooseTrack { steps: 1, lowest: false },
        Task::GainFeatures(1),
        Task::PlanningSpace(2),
        Task::TakeCard { deck: None, left: 1 },
        Task::Explore,
        Task::Produce(2),
        Task::UseIncome(IncomeId::named("I12").unwrap()),
    ];
    for task in tasks {
        let pending = worth(scene().resets(1).task(ME, task));
        assert!(pending > plain + 0.5, "{task:?}: {pending} {plain}");
    }
    // Doing it is worth more than forgoing it, and about as much as the pending task.
    let pending = scene().task(ME, Task::Procreate(1)).build(&mut FastChance::new(2), &mut ()).unwrap();
    let mut done = pending;
    let at = Action::At(Territory::ForestB);
    done.apply(ME, &at, &mut FastChance::new(3), &mut ()).unwrap();
    let mut forgone = pending;
    forgone.apply(ME, &Action::Pass, &mut FastChance::new(3), &mut ()).unwrap();
    assert!(done.evaluate(ME) > forgone.evaluate(ME));
    assert!((done.evaluate(ME) - pending.evaluate(ME)).abs() < 4.0);
}

#[test]
fn in_the_last_turn_goods_are_worth_only_their_diamonds() {
    let game = |ideas: u8| {
        let scene = with(Marker::Idea, ideas).era(4);
        scene
            .task(ME, Task::Chore(Chore::Begin(civolution::Phase::Feeding)))
            .build(&mut FastChance::new(2), &mut ())
            .unwrap()
    };
    assert_eq!(game(6).evaluate(ME), game(1).evaluate(ME));
}

/// Plays a whole random game, evaluates every position for every player, and counts the decisions.
fn play(mut game: Civolution, actions: &mut Vec<Action>, chance: &mut FastChance) -> (Civolution, u32) {
    let mut decisions = 0;
    while let Some((seat, action)) = pick(&game, actions, chance) {
        game.perform(seat, &action, chance, &mut ());
        for seat in Seat::first(game.players()) {
            let worth = game.evaluate(seat);
            assert!(worth.is_finite() && (-100.0..1000.0).contains(&worth), "{worth}");
        }
        decisions += 1;
    }
    (game, decisions)
}

#[test]
fn evaluation_is_finite_does_not_allocate_and_ends_with_the_score() {
    let mut chance = FastChance::new(5);
    let mut actions = Vec::with_capacity(256);
    for players in 1..=4 {
        let newcomers = if players == 3 { 0 } else { 4 };
        let setup = Setup { players, newcomers, ..Setup::default() };
        let game = Civolution::new(&setup, &mut chance).unwrap();
        let mut played = (game, 0);
        let allocated = allocation_counter::measure(|| played = play(game, &mut actions, &mut chance));
        let (game, decisions) = played;
        assert!(decisions > 100, "{decisions} decisions");
        assert_eq!(allocated.count_total, 0, "{players} players, {decisions} decisions");
        let view = game.view(Viewer::Everything);
        for seat in Seat::first(game.players()) {
            assert_eq!(game.evaluate(seat), view.civilizations[seat.index()].final_points as f32);
        }
    }
}

#[test]
fn a_marker_card_counts_as_soon_as_it_is_chosen() {
    let setup = Setup { newcomers: 0, ..Setup::default() };
    let mut chance = FastChance::new(3);
    let game = Civolution::new(&setup, &mut chance).unwrap();
    let mut actions = Vec::new();
    game.actions(ME, &mut actions);
    actions.retain(|action| matches!(action, Action::MarkerCard(_)));
    assert_eq!(actions.len(), 3);
    for action in actions {
        let mut chosen = game;
        chosen.perform(ME, &action, &mut chance, &mut ());
        assert!(chosen.evaluate(ME) > game.evaluate(ME) + 1.0, "{action}");
        // The markers themselves stay in the supply until every player has chosen.
        let supply = |game: &Civolution| game.view(Viewer::Everything).civilizations[ME.index()].console.supply;
        assert_eq!(supply(&chosen), supply(&game), "{action}");
    }
}
