//! Why an action is not allowed: every reason once. The reasons for explore, build and populate are also tested in
//! their sections.

use engine::{Game, Seat};
use revive::content::{CardId, Half};
use revive::effect::BoardAction;
use revive::resource::{Color, Purse, Resource};
use revive::tribe::{Side, Tribe};
use revive::{Action, MachineSpot, Refusal, Task};

use crate::land::technology;
use crate::table::{BLUE, PURPLE, Play, Table, card, found, pack, place, space};

fn refused(game: &Play, seat: Seat, line: &str) -> Refusal {
    let action: Action = line.parse().unwrap();
    game.game.check(seat, &action).expect_err("it is allowed")
}

#[test]
fn the_game_is_over() {
    let mut game = Table::of(1).scene(|scene| scene.cube(18)).turn(BLUE);
    game.acts(&["hibernate", "pass", "pass"]);
    assert_eq!(refused(&game, BLUE, "end"), Refusal::GameOver);
}

#[test]
fn another_player_decides() {
    let game = Table::of(2).turn(BLUE);
    assert_eq!(refused(&game, PURPLE, "hibernate"), Refusal::NotYourTurn { turn: BLUE });
}

#[test]
fn a_different_question_is_asked() {
    let turn = Task::Turn { left: 2, acted: false };
    assert_eq!(Table::of(2).turn(BLUE).refusal("blind"), Refusal::NotAsked { asked: turn });
    let game = Table::of(2).task(BLUE, Task::Basic { left: 1 });
    assert_eq!(game.refusal("end"), Refusal::NotAsked { asked: Task::Basic { left: 1 } });
}

#[test]
fn passing_is_not_allowed() {
    let asked = Task::TakeArtifact { optional: false };
    assert_eq!(Table::of(2).task(BLUE, asked).refusal("pass"), Refusal::CannotPass { asked });
}

#[test]
fn the_choice_is_not_offered() {
    let game = Table::of(2).task(BLUE, Task::TakeModule);
    let shown = game.view().modules;
    let hidden = revive::content::ModuleId::all().find(|module| !shown.contains(&Some(*module))).unwrap();
    assert_eq!(game.refusal(&format!("module {hidden}")), Refusal::NotOffered { asked: Task::TakeModule });
}

#[test]
fn no_action_is_left() {
    let game = Table::flat(2).has(BLUE, "6 gear, 6 food, 6 book").task(BLUE, Task::Turn { left: 0, acted: true });
    let card = game.player(BLUE).active.iter().find_map(CardId::new).unwrap();
    let play = format!("play {card} 1 top");
    for line in ["switch food", "explore 9", "build 8c small", "populate 8c 1", "switch copy", &play] {
        assert_eq!(game.refusal(line), Refusal::NoActionLeft, "{line}");
    }
}

#[test]
fn the_player_has_not_acted_yet() {
    assert_eq!(Table::of(2).turn(BLUE).refusal("end"), Refusal::NotActedYet);
}

#[test]
fn the_player_has_already_acted() {
    let mut game = Table::of(2).turn(BLUE);
    game.act("switch food");
    assert_eq!(game.refusal("hibernate"), Refusal::HasActed);
}

#[test]
fn the_card_is_not_active() {
    let game = Table::of(2).turn(BLUE);
    let card = game.player(BLUE).resting.iter().find_map(CardId::new).unwrap();
    assert_eq!(game.refusal(&format!("play {card} 1 top")), Refusal::NotActive { card });
}

/// Blue has a card to play, and a card without the slot symbol lies in the second slot.
fn with_a_card() -> (Play, CardId) {
    let food = card(Some(Color::Yellow), Half::Top, "food 2");
    let plain = CardId::citizens().find(|card| !pack().card(*card).slot[0]).unwrap();
    let table = Table::of(2).active(BLUE, &[food]);
    (table.scene(|scene| scene.played(BLUE, plain, 1, Half::Top)).turn(BLUE), food)
}

#[test]
fn the_slot_is_locked() {
    let (game, food) = with_a_card();
    assert_eq!(game.refusal(&format!("play {food} 5 top")), Refusal::SlotLocked);
}

#[test]
fn the_slot_is_taken() {
    let (game, food) = with_a_card();
    assert_eq!(game.refusal(&format!("play {food} 2 top")), Refusal::SlotTaken { slot: 1 });
}

#[test]
fn the_slot_shows_the_other_half() {
    let (game, food) = with_a_card();
    assert_eq!(game.refusal(&format!("play {food} 4 top")), Refusal::OtherHalf { slot: 3 });
}

#[test]
fn the_card_has_another_color() {
    let green = card(Some(Color::Green), Half::Top, "book 3");
    let yellow = card(Some(Color::Yellow), Half::Top, "food 3");
    let game = Table::of(2).active(BLUE, &[green, yellow]).task(BLUE, Task::Play(Some(Color::Yellow)));
    let expected = Refusal::OtherColor { card: green, color: Color::Yellow };
    assert_eq!(game.refusal(&format!("play {green} 1 top")), expected);
}

#[test]
fn the_switch_is_not_improved() {
    let game = Table::of(2).turn(BLUE);
    assert_eq!(game.refusal("switch step gray"), Refusal::PlainSwitch);
    assert_eq!(game.refusal("switch copy"), Refusal::PlainSwitch);
}

#[test]
fn the_switch_is_used() {
    let mut game = Table::of(2).turn(BLUE);
    game.act("switch food");
    assert_eq!(game.refusal("switch gear"), Refusal::SwitchUsed);
}

#[test]
fn the_tile_is_face_up_already() {
    let game = Table::flat(2).has(BLUE, "6 food").turn(BLUE);
    assert_eq!(game.refusal("explore 8"), Refusal::Explored { place: place(8) });
}

#[test]
fn there_is_no_way_there() {
    let game = Table::flat(2).has(BLUE, "6 food, 6 book").turn(BLUE);
    assert_eq!(game.refusal("populate large-1 1"), Refusal::OutOfReach);
    assert_eq!(game.refusal("explore 1"), Refusal::OutOfReach);
}

#[test]
fn the_way_costs_more_than_any_player_can_pay() {
    // The path runs along the whole second row, from its first space to its last.
    let table = || Table::flat(2).open(&[6, 7, 9, 10, 11, 12]).small(BLUE, "6a").has(BLUE, "5 food, 6 gear");
    assert_eq!(table().turn(BLUE).refusal("build 12d small"), Refusal::TooFar);
    assert!(matches!(table().turn(BLUE).refusal("build 11a small"), Refusal::TooDear { .. }));
    assert_eq!(table().turn(BLUE).refusal("explore 30"), Refusal::OutOfReach);
}

#[test]
fn the_effect_gives_a_different_action() {
    let only = Task::Act { action: Some(BoardAction::Build), range: 0 };
    let game = Table::flat(2).ground("8d location").has(BLUE, "6 gear, 6 food, 6 book").task(BLUE, only);
    assert_eq!(game.refusal("explore 9"), Refusal::OtherAction);
    assert_eq!(game.refusal("populate 8d 1"), Refusal::OtherAction);
    assert!(game.can("build 8c small"));
}

#[test]
fn it_costs_more_than_the_player_has() {
    let game = Table::flat(2).has(BLUE, "1 gear, 1 crystal").turn(BLUE);
    let have = Purse::of(Resource::Gear, 1).plus(Resource::Crystal, 1);
    let cost = Purse::of(Resource::Gear, 3);
    assert_eq!(game.refusal("build 8c small"), Refusal::TooDear { cost, have });
    // The range is part of the cost.
    let cost = cost.plus(Resource::Food, 1);
    assert_eq!(game.refusal("build 15a small"), Refusal::TooDear { cost, have });
}

#[test]
fn it_takes_a_different_number_of_crystals() {
    let game = Table::flat(2).has(BLUE, "2 gear, 3 crystal").turn(BLUE);
    assert_eq!(game.refusal("build 8c small"), Refusal::OtherCrystals { crystals: 1 });
    assert_eq!(game.refusal("build 8c small crystals 2"), Refusal::OtherCrystals { crystals: 1 });
    assert!(game.can("build 8c small crystals 1"));
}

#[test]
fn the_tile_lies_face_down() {
    let game = Table::flat(2).has(BLUE, "6 gear").turn(BLUE);
    assert_eq!(game.refusal("build 9c small"), Refusal::NotExplored { space: space("9c") });
}

#[test]
fn the_space_is_not_sand() {
    let game = Table::flat(2).ground("8d forest").has(BLUE, "6 gear").turn(BLUE);
    assert_eq!(game.refusal("build 8d small"), Refusal::NotSand { space: space("8d") });
}

#[test]
fn a_building_is_there() {
    let game = Table::flat(2).small(PURPLE, "8c").has(BLUE, "6 gear").turn(BLUE);
    assert_eq!(game.refusal("build 8c small"), Refusal::BuildingThere { space: space("8c") });
}

#[test]
fn no_building_of_the_size_is_left() {
    let table = Table::flat(2).has(BLUE, "6 gear");
    let game = ["22a", "22b", "22c"].iter().fold(table, |table, name| table.large(BLUE, name)).turn(BLUE);
    assert_eq!(game.refusal("build 22d large"), Refusal::NoBuildingLeft { large: true });
    assert!(game.can("build 22d small"));
}

/// Blue has populated 8c, and 8d is a location too.
fn populated() -> Play {
    Table::flat(2).populated(BLUE, "1 8c").ground("8d location").has(BLUE, "6 book").turn(BLUE)
}

#[test]
fn the_space_is_not_a_location() {
    assert_eq!(populated().refusal("populate 8b 2"), Refusal::NotALocation { space: space("8b") });
}

#[test]
fn the_player_has_a_figure_there() {
    assert_eq!(populated().refusal("populate 8c 2"), Refusal::FigureThere { space: space("8c") });
}

#[test]
fn the_technology_is_unlocked() {
    assert_eq!(populated().refusal("populate 8d 1"), Refusal::TechnologyUnlocked);
}

#[test]
fn the_technology_is_not_connected() {
    assert_eq!(populated().refusal("populate 8d 5"), Refusal::NotConnected);
}

#[test]
fn the_player_has_no_crystal_to_trade() {
    assert_eq!(Table::of(2).turn(BLUE).refusal("trade food"), Refusal::NoCrystal);
}

#[test]
fn the_technology_trades_nothing() {
    let game = Table::of(2).knows(BLUE, 1).has(BLUE, "6 food").turn(BLUE);
    assert_eq!(game.refusal("technology 1"), Refusal::NoTrade);
}

/// Blue has the machine for range, and this much energy.
fn with_machine(energy: u8) -> Play {
    Table::of(2).scene(|scene| scene.track(BLUE, Color::Yellow, 3).energy(BLUE, energy)).turn(BLUE)
}

#[test]
fn the_player_has_no_such_machine() {
    let game = Table::of(2).turn(BLUE);
    assert_eq!(game.refusal("machine 1"), Refusal::NoMachine { spot: MachineSpot::Reward(0) });
    assert_eq!(game.refusal("machine technology 4"), Refusal::NoMachine { spot: MachineSpot::Technology(3) });
}

#[test]
fn the_machine_is_used() {
    let mut game = with_machine(2);
    game.act("machine 1");
    assert_eq!(game.refusal("machine 1"), Refusal::MachineUsed { spot: MachineSpot::Reward(0) });
}

#[test]
fn the_player_has_no_energy() {
    assert_eq!(with_machine(0).refusal("machine 1"), Refusal::NoEnergy);
}

#[test]
fn no_machine_runs_after_a_hibernation() {
    let mut game = Table::of(2).scene(|scene| scene.track(BLUE, Color::Yellow, 3)).turn(BLUE);
    game.act("hibernate");
    assert_eq!(game.asked(), Task::HibernationReward);
    assert_eq!(game.refusal("machine 1"), Refusal::NoMachinesNow);
}

#[test]
fn the_player_has_no_such_closed_crate() {
    let mine = found("gear 1, book 1");
    let game = Table::of(2).scene(|scene| scene.owned_crate(BLUE, mine, true)).turn(BLUE);
    assert_eq!(game.refusal(&format!("open {mine}")), Refusal::NoCrate { found: mine }, "it is already open");
}

#[test]
fn free_actions_come_between_steps_and_in_the_players_own_turn() {
    let mine = found("gear 1, book 1");
    let trade = technology(Tribe::Hofstadterians, Side::Sun, "trade: basic 2: crystal 1");
    let table = || {
        let table = Table::of(2).has(BLUE, "1 crystal, 4 food").tribe(BLUE, Tribe::Hofstadterians, Side::Sun);
        table.knows(BLUE, trade).scene(|scene| scene.owned_crate(BLUE, mine, false).track(BLUE, Color::Yellow, 3))
    };
    let open = format!("open {mine}");
    let trading = format!("technology {trade}");
    let lines = ["trade food", &trading, "machine 1", &open];
    let game = table().turn(BLUE);
    assert!(lines.iter().all(|line| game.can(line)));
    let game = table().task(BLUE, Task::TradeFor { technology: 0 });
    for line in lines {
        assert_eq!(game.refusal(line), Refusal::NotNow, "{line}");
    }
    // In another player's turn, crystals may be converted and the trades of the tribe made (A8).
    let game = table().scene(|scene| scene.task(PURPLE, Task::Turn { left: 1, acted: true }));
    let game = game.task_in(PURPLE, BLUE, Task::TakeCard(None));
    assert!(game.can("trade food") && game.can(&trading));
    for line in &lines[2..] {
        assert_eq!(game.refusal(line), Refusal::NotNow, "{line}");
    }
}

#[test]
fn the_ability_cannot_be_carried_out() {
    let table = Table::flat(2).tribe(BLUE, Tribe::Kuniban, Side::Sun).has(BLUE, "1 crystal");
    assert_eq!(table.task(BLUE, Task::Tribe).refusal("do"), Refusal::NoAbility);
}
