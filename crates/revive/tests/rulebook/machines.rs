//! “Free action: use a machine”.

use revive::content::{CardId, Half, Reward, StandardMachine, StartingSet};
use revive::resource::Color;
use revive::tribe::{Gives, Side, Tribe};
use revive::{MachineSpot, Refusal, Task};

use crate::table::{BLUE, Table, machine, near, pack, reward, space};

fn spot(machine: StandardMachine) -> MachineSpot {
    MachineSpot::Reward(reward(Reward::Standard(machine)) as u8 - 1)
}

fn line(machine: StandardMachine) -> String {
    format!("machine {}", reward(Reward::Standard(machine)))
}

#[test]
fn a_machine_takes_an_energy_from_the_storage_and_is_not_an_action() {
    let mut game = Table::of(2).machine(BLUE, "food 3").turn(BLUE);
    game.use_machine("food 3");
    let player = game.player(BLUE);
    assert_eq!((game.has(BLUE, "food"), player.energy, player.powered.len()), (3, 0, 1));
    assert_eq!(game.asked(), Task::Turn { left: 2, acted: false });
}

#[test]
fn a_machine_that_holds_energy_is_not_used_again() {
    let table = Table::of(2).standard(BLUE, StandardMachine::Range).scene(|scene| scene.energy(BLUE, 2));
    let mut game = table.turn(BLUE);
    game.act(&line(StandardMachine::Range));
    let spot = spot(StandardMachine::Range);
    assert_eq!(game.refusal(&line(StandardMachine::Range)), Refusal::MachineUsed { spot });
}

#[test]
fn without_energy_no_machine_runs() {
    let table = Table::of(2).standard(BLUE, StandardMachine::Range).scene(|scene| scene.energy(BLUE, 0));
    assert_eq!(table.turn(BLUE).refusal(&line(StandardMachine::Range)), Refusal::NoEnergy);
}

#[test]
fn a_standard_machine_works_once_its_reward_space_is_unlocked() {
    let game = Table::of(2).turn(BLUE);
    for machine in StandardMachine::ALL {
        assert_eq!(game.refusal(&line(machine)), Refusal::NoMachine { spot: spot(machine) });
        assert!(Table::of(2).standard(BLUE, machine).turn(BLUE).can(&line(machine)));
    }
}

#[test]
fn an_artifact_or_card_bonus_is_not_a_machine() {
    let game = Table::of(2).scene(|scene| scene.track(BLUE, Color::Yellow, 12)).turn(BLUE);
    let number = reward(Reward::Cards(Color::Yellow));
    let spot = MachineSpot::Reward(number as u8 - 1);
    assert_eq!(game.refusal(&format!("machine {number}")), Refusal::NoMachine { spot });
}

#[test]
fn any_number_of_machines_may_be_used_in_a_turn() {
    let table = Table::of(2).machine(BLUE, "food 3").machine(BLUE, "gear 3").machine(BLUE, "book 3");
    let mut game = table.scene(|scene| scene.energy(BLUE, 3)).turn(BLUE);
    game.use_machine("gear 3").use_machine("food 3").use_machine("book 3");
    assert_eq!(["gear", "book", "food"].map(|what| game.has(BLUE, what)), [3, 3, 3]);
}

#[test]
fn the_first_standard_machine_converts_a_basic_resource_to_a_crystal() {
    let table = Table::of(2).standard(BLUE, StandardMachine::Crystal).has(BLUE, "1 book, 1 food");
    let mut game = table.turn(BLUE);
    game.act(&line(StandardMachine::Crystal)).offers_only(&["take book", "take food", "pass"]);
    game.act("take book");
    assert_eq!(["crystal", "gear", "book", "food"].map(|what| game.has(BLUE, what)), [1, 0, 0, 1]);
}

#[test]
fn the_second_standard_machine_moves_a_played_card_to_rest() {
    let cards: Vec<CardId> = CardId::of(StartingSet::A).collect();
    let mut game = Table::of(2)
        .active(BLUE, &cards[..1])
        .standard(BLUE, StandardMachine::Rest)
        .scene(|scene| scene.played(BLUE, cards[1], 0, Half::Top).played(BLUE, cards[2], 1, Half::Top))
        .turn(BLUE);
    let play = format!("play {} 1 top", cards[0]);
    assert_eq!(game.refusal(&play), Refusal::SlotTaken { slot: 0 });
    game.act(&line(StandardMachine::Rest));
    game.offers_only(&[&format!("card {}", cards[1]), &format!("card {}", cards[2]), "pass"]);
    game.act(&format!("card {}", cards[1]));
    assert!(game.player(BLUE).resting.contains(cards[1].id()) && game.can(&play), "its slot is free");
}

#[test]
fn the_third_standard_machine_adds_1_to_the_range_of_one_action() {
    let ring = pack().board().next_to_any(near().into_iter().collect());
    let board = pack().board();
    let close = board.next_to(revive::space::Space::CHASM);
    let table = || Table::of(2).sandy().has(BLUE, "6 gear").standard(BLUE, StandardMachine::Range);
    let reachable = |site: &revive::space::Space| {
        !close.contains(*site) && table().has(BLUE, "1 food").turn(BLUE).can(&format!("build {site} small"))
    };
    let far = ring.iter().find(reachable).unwrap();
    let build = format!("build {far} small");
    let mut game = table().turn(BLUE);
    assert!(!game.can(&build));
    game.acts(&[&line(StandardMachine::Range), &build]);
    assert_eq!((game.player(BLUE).small.len(), game.view().now.range), (1, 0), "it lasted for that action only");
}

#[test]
fn a_special_machine_lies_on_its_reward_space() {
    let game = Table::of(2).machine(BLUE, "gear 3").turn(BLUE);
    let number = reward(Reward::Machine(Color::Gray));
    assert_eq!(game.player(BLUE).machines[number - 1], Some(machine("gear 3")));
    assert!(game.can(&format!("machine {number}")));
    let empty = reward(Reward::Machine(Color::Green));
    let spot = MachineSpot::Reward(empty as u8 - 1);
    assert_eq!(game.refusal(&format!("machine {empty}")), Refusal::NoMachine { spot });
}

#[test]
fn a_machine_of_a_tribe_board_works_like_any_other_once_unlocked() {
    let technologies = pack().tribe(Tribe::Nadair, Side::Sun).technologies;
    let number =
        technologies.iter().position(|technology| matches!(technology.gives, Gives::Machine(_))).unwrap() as u8;
    let line = format!("machine technology {}", number + 1);
    let locked = Table::of(2).turn(BLUE);
    assert_eq!(locked.refusal(&line), Refusal::NoMachine { spot: MachineSpot::Technology(number) });
    let mut game = Table::of(2).scene(|scene| scene.populated(BLUE, &[(number, space("large-1"))])).turn(BLUE);
    game.acts(&[&line, "track green"]);
    assert_eq!((game.track(BLUE, Color::Green), game.player(BLUE).energy), (2, 0));
    assert_eq!(game.refusal(&line), Refusal::MachineUsed { spot: MachineSpot::Technology(number) });
    game.acts(&["hibernate"]);
    assert_eq!((game.player(BLUE).energy, game.player(BLUE).powered.len()), (1, 0));
}
