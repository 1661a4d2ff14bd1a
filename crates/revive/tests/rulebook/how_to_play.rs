//! “How to play”.

use engine::Game;
use revive::content::{CardId, Half, StandardMachine, StartingSet};
use revive::space::SpaceSet;
use revive::{Action, Chore, Refusal, Task};

use crate::table::{BLUE, GREEN, PURPLE, Play, Table, card, effects, found, near, pack, place, reward, space};

#[test]
fn the_starting_player_takes_the_first_turn_and_play_goes_clockwise() {
    let mut game = Play::of(&revive::Setup { players: 3, start: Some(PURPLE), ..Default::default() });
    for seat in [PURPLE, GREEN, BLUE, PURPLE] {
        assert_eq!((game.decider(), game.view().turn), (seat, seat));
        if seat != PURPLE || game.player(PURPLE).switched {
            // All players have a crystal, which could be traded before the turn ends.
            game.acts(&["hibernate", "pass", "end"]);
        } else {
            game.acts(&["switch food", "end"]);
        }
    }
}

#[test]
fn a01_a_turn_is_up_to_two_actions() {
    let mut game = Table::of(2).sandy().has(BLUE, "6 gear").turn(BLUE);
    assert_eq!(game.asked(), Task::Turn { left: 2, acted: false });
    game.act("switch food");
    assert_eq!(game.asked(), Task::Turn { left: 1, acted: true });
    game.act(&format!("build {} small", near()[0]));
    assert_eq!(game.asked(), Task::Turn { left: 0, acted: true });
    game.offers_only(&["end"]);
    assert_eq!(game.refusal(&format!("build {} small", near()[1])), Refusal::NoActionLeft);
    assert_eq!(game.refusal("switch food"), Refusal::NoActionLeft);
    game.act("end");
    assert_eq!((game.decider(), game.asked()), (PURPLE, Task::Turn { left: 2, acted: false }));
}

#[test]
fn the_same_action_may_be_taken_twice() {
    let mut game = Table::of(2).sandy().has(BLUE, "6 gear, 1 food").turn(BLUE);
    game.acts(&[&format!("build {} small", near()[0]), &format!("build {} small", near()[1])]);
    assert_eq!((game.player(BLUE).small.len(), game.asked()), (2, Task::Turn { left: 0, acted: true }));
}

#[test]
fn a01_a_turn_may_end_after_one_action_but_not_before() {
    let mut game = Table::of(2).turn(BLUE);
    assert_eq!(game.refusal("end"), Refusal::NotActedYet);
    game.acts(&["switch food", "end"]);
    assert_eq!(game.decider(), PURPLE);
}

#[test]
fn a_player_who_cannot_act_hibernates() {
    let table = Table::of(2).active(BLUE, &[]).scene(|scene| scene.player(BLUE, |player| player.switched = true));
    table.turn(BLUE).offers_only(&["hibernate"]);
}

#[test]
fn hibernating_replaces_acting() {
    let mut game = Table::of(2).turn(BLUE);
    assert!(game.can("hibernate"));
    game.act("switch food");
    assert_eq!(game.refusal("hibernate"), Refusal::HasActed);
}

#[test]
fn no_player_acts_in_another_players_turn() {
    let game = Table::of(2).turn(BLUE);
    assert_eq!(game.game.check(PURPLE, &Action::Hibernate), Err(Refusal::NotYourTurn { turn: BLUE }));
}

#[test]
fn only_what_is_asked_can_be_answered() {
    let game = Table::of(2).turn(BLUE);
    let asked = Task::Turn { left: 2, acted: false };
    assert_eq!(game.refusal("take food"), Refusal::NotAsked { asked });
    let game = Table::of(2).task(BLUE, Task::TakeModule);
    let shown = game.view().modules;
    let hidden = revive::content::ModuleId::all().find(|module| !shown.contains(&Some(*module))).unwrap();
    assert_eq!(game.refusal(&format!("module {hidden}")), Refusal::NotOffered { asked: Task::TakeModule });
}

/// A table at which blue could take any kind of free action.
fn free() -> Table {
    let held = found("food 2");
    let table = Table::of(2).sandy().has(BLUE, "2 crystal, 3 gear").standard(BLUE, StandardMachine::Crystal);
    table.scene(|scene| scene.owned_crate(BLUE, held, false))
}

fn free_lines() -> [String; 3] {
    let machine = reward(revive::content::Reward::Standard(StandardMachine::Crystal));
    [format!("open {}", found("food 2")), format!("machine {machine}"), "trade food".to_owned()]
}

#[test]
fn a01_free_actions_come_before_between_and_after_actions() {
    let [open, machine, trade] = free_lines();
    let all_open = |game: &Play| [&open, &machine, &trade].into_iter().all(|line| game.can(line));
    let mut game = free().turn(BLUE);
    assert!(all_open(&game), "before");
    game.act("switch food");
    assert!(all_open(&game), "between");
    game.act(&format!("build {} small", near()[0]));
    assert!(all_open(&game), "after");
    game.act(&open);
    assert_eq!((game.has(BLUE, "food"), game.asked()), (3, Task::Turn { left: 0, acted: true }));
}

#[test]
fn a01_free_actions_come_before_a_hibernation_and_no_machine_after_it() {
    let [open, machine, trade] = free_lines();
    let mut game = free().turn(BLUE);
    game.acts(&[&machine, "take gear", "hibernate"]);
    assert_eq!((game.has(BLUE, "crystal"), game.player(BLUE).energy), (3, 1));
    assert_eq!(game.asked(), Task::HibernationReward);
    assert_eq!(game.refusal(&machine), Refusal::NoMachinesNow);
    assert!(game.can(&open) && game.can(&trade));
}

#[test]
fn a01_no_free_action_comes_during_a_payment() {
    let technologies = pack().tribe(revive::tribe::Tribe::Hofstadterians, revive::tribe::Side::Sun).technologies;
    let is_trade = |gives| matches!(gives, revive::tribe::Gives::Trade { .. });
    let number = technologies.iter().position(|technology| is_trade(technology.gives)).unwrap();
    let mut game = free()
        .tribe(BLUE, revive::tribe::Tribe::Hofstadterians, revive::tribe::Side::Sun)
        .has(BLUE, "1 book")
        .scene(|scene| scene.populated(BLUE, &[(number as u8, space("large-1"))]))
        .turn(BLUE);
    game.act(&format!("technology {}", number + 1));
    game.offers_only(&["take gear", "take book"]);
    for line in free_lines() {
        assert_eq!(game.refusal(&line), Refusal::NotNow, "{line}");
    }
}

#[test]
fn a02_effects_are_optional_in_whole_or_in_part() {
    let tasks = [
        Task::TakeModule,
        Task::Wake,
        Task::Step { color: None, left: 2 },
        Task::Basic { left: 2 },
        Task::Tribe,
        Task::TakeCard(None),
        Task::Play(None),
        Task::Retire,
        Task::TakeArtifact { optional: true },
        Task::Either { list: effects("module or tribe"), at: 0, card: None },
    ];
    for task in tasks {
        let mut game = Table::of(2).task(BLUE, task);
        assert_eq!(game.asked(), task);
        game.act("pass");
        assert_eq!(game.asked(), Task::Turn { left: 1, acted: true }, "{task:?}");
    }
    let mut game = Table::of(2).task(BLUE, Task::Basic { left: 2 });
    game.acts(&["take food", "pass"]);
    assert_eq!(game.player(BLUE).purse.total(), 1);
}

#[test]
fn a02_taking_track_artifacts_and_removing_one_are_not_optional() {
    for asked in [Task::TakeArtifact { optional: false }, Task::RemoveArtifact] {
        let game = Table::of(2).task(BLUE, asked);
        game.offers_only(&["artifact purple", "artifact orange", "artifact white"]);
        assert_eq!(game.refusal("pass"), Refusal::CannotPass { asked });
    }
}

#[test]
fn a02_unlocking_a_reward_space_is_not_optional() {
    let mut game =
        Table::of(2).scene(|scene| scene.player(BLUE, |player| player.tracks = [3, 3, 1])).task(BLUE, Task::Unlock);
    assert_eq!(game.refusal("pass"), Refusal::CannotPass { asked: Task::Unlock });
    game.offers_only(&["reward 1", "reward 2"]);
    game.act("reward 2");
    assert_eq!((game.player(BLUE).unlocked.bits(), game.player(BLUE).progress), (0b11, 2));
}

#[test]
fn a03_an_unused_temporary_machine_is_lost_with_the_turn() {
    let mut game = Table::of(2)
        .machine(BLUE, "discount build 2")
        .machine(BLUE, "food 1, range 2")
        .machine(BLUE, "rotate")
        .machine(BLUE, "explore-any")
        .scene(|scene| scene.energy(BLUE, 4))
        .turn(BLUE);
    for effects in ["discount build 2", "food 1, range 2", "rotate", "explore-any"] {
        game.use_machine(effects);
    }
    let now = game.view().now;
    assert_eq!((now.discount, now.range, now.rotate, now.explore_any), ([0, 2, 0], 2, true, true));
    game.acts(&["switch food", "end"]);
    let now = game.view().now;
    assert_eq!((now.discount, now.range, now.rotate, now.explore_any), ([0; 3], 0, false, false));
}

#[test]
fn a03_an_effect_on_one_action_is_used_up_by_it() {
    let mut game = Table::of(2).sandy().has(BLUE, "3 gear").machine(BLUE, "food 1, range 2").turn(BLUE);
    game.use_machine("food 1, range 2").act(&format!("build {} small", near()[0]));
    assert_eq!((game.view().now.range, game.asked()), (0, Task::Turn { left: 1, acted: true }));
}

#[test]
fn a03_range_from_the_rewards_of_an_action_is_for_the_next_one() {
    // Building next to this water gives a module, which gives range on an activation symbol.
    let map = Table::of(2).turn(BLUE).view().map;
    let gives_module = |water: &revive::space::Space| {
        map.water_reward(*water, pack()).is_some_and(|reward| pack().effects_text(reward) == "module")
    };
    let water = map.water.iter().find(gives_module).unwrap();
    let site = (pack().board().next_to(water) & map.explored() & !SpaceSet::only(revive::space::Space::CHASM))
        .iter()
        .find(|site| site.as_large().is_none())
        .unwrap();
    let module = crate::table::module(|module| pack().effects_text(module.effect) == "range 1");
    let mut game = Table::of(2)
        .sandy()
        .has(BLUE, "3 gear, 6 food")
        .scene(|scene| {
            let scene = scene.module_display(&[module]);
            scene.map(|map| {
                map.sand.remove(water);
                map.water.insert(water);
            })
        })
        .turn(BLUE);
    game.acts(&[&format!("build {site} small"), &format!("module {module}"), "space 1"]);
    assert_eq!((game.asked(), game.view().now.range), (Task::Turn { left: 1, acted: true }, 1));
}

#[test]
fn a03_range_serves_one_action_even_if_its_rewards_bring_another() {
    // Exploring asks for a card to recruit; by then the range is used up.
    let tile = (1..=30).map(place).find(|tile| {
        !pack().board().is_start(*tile) && tile.spaces().meets(pack().board().next_to(revive::space::Space::CHASM))
    });
    let tile = tile.unwrap();
    let table = Table::of(2).sandy().has(BLUE, "6 gear, 6 food, 6 book").machine(BLUE, "food 1, range 2");
    let mut game = table.turn(BLUE);
    game.use_machine("food 1, range 2").act(&format!("explore {tile}"));
    assert_eq!((game.asked(), game.view().now.range), (Task::Recruit, 0));
}

#[test]
fn a08_rewards_in_another_players_turn_allow_trades_but_no_machines_or_crates() {
    let [open, machine, trade] = free_lines();
    let game = free().aside(PURPLE, BLUE, Task::TakeCard(None));
    assert_eq!((game.decider(), game.view().turn), (BLUE, PURPLE));
    assert!(game.can(&trade));
    assert_eq!(game.refusal(&open), Refusal::NotNow);
    assert_eq!(game.refusal(&machine), Refusal::NotNow);
}

#[test]
fn a08_the_owner_decides_before_the_turn_goes_on() {
    let mut game = free().aside(PURPLE, BLUE, Task::Basic { left: 1 });
    assert_eq!(game.decider(), BLUE);
    game.act("take book");
    assert_eq!((game.has(BLUE, "book"), game.decider()), (1, PURPLE));
}

#[test]
fn playing_a_card_and_using_the_switch_are_actions() {
    let mine = CardId::of(StartingSet::A).find(|mine| *mine == card(None, Half::Top, "gear 2")).unwrap();
    let mut game = Table::of(2).active(BLUE, &[mine]).turn(BLUE);
    game.acts(&[&format!("play {mine} 1 top"), "switch food"]);
    assert_eq!((game.has(BLUE, "gear"), game.has(BLUE, "food")), (2, 1));
    assert_eq!(game.asked(), Task::Turn { left: 0, acted: true });
}

#[test]
fn a08_an_excess_crystal_is_converted_in_another_players_turn() {
    let gain = Chore::Effects { list: effects("crystal 1"), at: 0, card: None };
    let mut game = Table::of(2).has(BLUE, "3 crystal").aside(PURPLE, BLUE, Task::Chore(gain));
    assert_eq!((game.decider(), game.asked()), (BLUE, Task::SpareCrystals(1)));
    game.act("take food");
    assert_eq!((game.has(BLUE, "food"), game.decider()), (1, PURPLE));
}

#[test]
fn a08_an_excess_crystal_in_another_players_turn_needs_room_or_is_lost() {
    let gain = Task::Chore(Chore::Effects { list: effects("crystal 1"), at: 0, card: None });
    let mut game = Table::of(2).has(BLUE, "3 crystal, 6 gear, 6 food").aside(PURPLE, BLUE, gain);
    game.offers_only(&["take book", "pass"]);
    game.act("pass");
    assert_eq!((game.player(BLUE).purse.total(), game.decider()), (15, PURPLE));
    let game = Table::of(2).has(BLUE, "3 crystal, 6 gear, 6 book, 6 food").aside(PURPLE, BLUE, gain);
    assert_eq!((game.player(BLUE).purse.total(), game.decider()), (21, PURPLE), "nothing is asked");
    assert_eq!(game.player(PURPLE).purse.total(), 0);
}

#[test]
fn a08_range_gained_in_another_players_turn_has_no_effect() {
    let gain = Chore::Effects { list: effects("range 1"), at: 0, card: None };
    let game = Table::of(2).aside(PURPLE, BLUE, Task::Chore(gain));
    assert_eq!((game.decider(), game.view().now.range), (PURPLE, 0));
}

#[test]
fn a08_effects_on_the_active_players_next_action_do_not_apply_to_others() {
    // Blue may build in the turn of purple, who has a discount and more range.
    let build = Task::Act { action: Some(revive::effect::BoardAction::Build), range: 0 };
    let used = |gears: &str| {
        let table = Table::of(2).sandy().has(BLUE, gears).machine(PURPLE, "discount build 2");
        let table = table
            .machine(PURPLE, "food 1, range 2")
            .scene(|scene| scene.energy(PURPLE, 2).task(PURPLE, Task::Turn { left: 1, acted: true }).task(BLUE, build));
        let mut game = table.task_in(PURPLE, PURPLE, Task::TakeCard(None));
        game.use_machine("discount build 2").use_machine("food 1, range 2").act("pass");
        game
    };
    assert_eq!(used("1 gear").decider(), PURPLE, "blue pays the full price");
    let mut game = used("3 gear");
    assert_eq!(game.offers_of("build").len(), near().len(), "and has no more range");
    game.act(&format!("build {} small", near()[0]));
    let now = game.view().now;
    assert_eq!((game.has(BLUE, "gear"), now.discount, now.range), (0, [0, 2, 0], 2), "purple still has them");
}

#[test]
fn a01_free_actions_come_between_the_steps_of_an_action() {
    let mine = card(Some(revive::resource::Color::Yellow), Half::Top, "food 2");
    let yellow = crate::table::module(|module| module.colors.contains(revive::resource::Color::Yellow));
    let [open, machine, trade] = free_lines();
    let mut game = free().active(BLUE, &[mine]).scene(|scene| scene.module(BLUE, yellow, 0)).turn(BLUE);
    game.act(&format!("play {mine} 1 top"));
    assert!(matches!(game.asked(), Task::Triggers { .. }));
    assert!([&open, &machine, &trade].into_iter().all(|line| game.can(line)));
    game.act(&open);
    assert!(matches!(game.asked(), Task::Triggers { .. }), "the action goes on");
}

#[test]
fn a01_free_actions_come_at_every_question_of_a_turn_except_payments_and_immediate_effects() {
    let lines = free_lines();
    let open = [
        Task::Basic { left: 1 },
        Task::Points(2),
        Task::Step { color: None, left: 1 },
        Task::TakeModule,
        Task::Tribe,
        Task::TakeArtifact { optional: true },
        Task::Wake,
        Task::Play(None),
        Task::TakeCard(None),
        Task::Recruit,
        Task::Retire,
        Task::AllColors,
        Task::ToCrystal,
        Task::Act { action: None, range: 0 },
        Task::Either { list: effects("module or tribe"), at: 0, card: None },
    ];
    for task in open {
        assert!(task.is_between_steps(), "{task:?}");
        let game = free().task(BLUE, task);
        assert_eq!(game.asked(), task);
        assert!(lines.iter().all(|line| game.can(line)), "{task:?}");
    }
    let closed = [
        Task::TakeArtifact { optional: false },
        Task::RemoveArtifact,
        Task::SpareCrystals(1),
        Task::TradeFor { technology: 0 },
    ];
    for task in closed {
        assert!(!task.is_between_steps(), "{task:?}");
        let game = free().task(BLUE, task);
        assert_eq!(game.asked(), task);
        assert!(lines.iter().all(|line| game.refusal(line) == Refusal::NotNow), "{task:?}");
    }
}

#[test]
fn a01_free_actions_come_at_questions_within_an_action() {
    let lines = free_lines();
    let all_open = |game: &Play| lines.iter().all(|line| game.can(line));
    let mut game = free().gains(BLUE, "pay gear 1 times 3: food 2 or book 2");
    game.act("take gear");
    assert!(matches!(game.asked(), Task::PayEither { .. }) && all_open(&game), "the paid effect is chosen");
    let lying = CardId::citizens().next().unwrap();
    let game = free().scene(|scene| scene.played(BLUE, lying, 0, Half::Top)).task(BLUE, Task::Rest { not: None });
    assert!(matches!(game.asked(), Task::Rest { .. }) && all_open(&game));
    let game = free().task(BLUE, Task::CopyCard);
    assert!(game.asked() == Task::CopyCard && all_open(&game));
    let reached = |table: Table| table.scene(|scene| scene.player(BLUE, |player| player.tracks = [9; 3]));
    let game = reached(free()).task(BLUE, Task::Unlock);
    assert!(game.asked() == Task::Unlock && all_open(&game), "the order of the unlocks");
}

#[test]
fn a01_no_free_action_comes_while_pieces_are_in_hand() {
    let closed = |game: &Play| free_lines().iter().all(|line| game.refusal(line) == Refusal::NotNow);
    let mut game = free().task(BLUE, Task::TakeModule);
    let module = game.offers_of("module")[0].clone();
    game.act(&module);
    assert!(matches!(game.asked(), Task::PlaceModule(_)) && closed(&game));
    let mut game = free().has(BLUE, "6 gear, 6 book, 6 food").turn(BLUE);
    let tile = game.offers_of("explore")[0].clone();
    game.acts(&[&tile, "blind"]);
    assert!(matches!(game.asked(), Task::Orient { .. }) && closed(&game));
    let alone = revive::Setup { players: 1, ..Default::default() };
    let mut game = Table::with(&alone).has(BLUE, "2 crystal").turn(BLUE);
    game.act("hibernate");
    assert_eq!((game.asked(), game.refusal("trade food")), (Task::ClearDisplay, Refusal::NotNow));
    game.act("pass");
    assert!(game.can("trade food"));
}

#[test]
fn a01_a_question_without_an_answer_is_asked_if_a_free_action_can_bring_one() {
    let all: Vec<CardId> = CardId::of(StartingSet::A).collect();
    let [open, ..] = free_lines();
    let poor = || Table::of(2).sandy().active(BLUE, &all).scene(|scene| scene.display(&[]));
    let build = Task::Act { action: Some(revive::effect::BoardAction::Build), range: 0 };
    for task in [Task::Wake, Task::TakeCard(None), build] {
        let game = poor().scene(|scene| scene.owned_crate(BLUE, found("food 2"), false)).task(BLUE, task);
        assert_eq!(game.asked(), task);
        game.offers_only(&["pass", &open]);
        assert_eq!(poor().task(BLUE, task).asked(), Task::Turn { left: 1, acted: true }, "{task:?}");
    }
}

#[test]
fn many_waiting_tasks_are_answered_before_free_actions() {
    let [_, _, trade] = free_lines();
    let waiting = |count| free().tasks(BLUE, &vec![Task::Basic { left: 1 }; count]);
    assert!(waiting(15).can(&trade));
    let mut game = waiting(16);
    assert_eq!(game.refusal(&trade), Refusal::NotNow);
    game.act("take food");
    assert!(game.can(&trade));
}
