//! Alone against V.I.C.I (p. 39 to 44).

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that cannot be laid out has failed"
)]

mod actions;
mod cards;
mod dice;
mod ending;
mod feeding;
mod migration;
mod phases;
mod places;
mod procreation;
mod reset;
mod setup;
mod territory;

use civolution::vici::{Act, Skip};
use civolution::{Chore, Difficulty, Event, Task, ViciView};
use engine::Seat;

use crate::table::{BLUE, Play, RED, Table, territory as named};

const VICI: Seat = BLUE;

/// A solo game, the player's console bare. Both have a tribe in each start.
fn alone() -> Table {
    Table::of(1).bare(RED)
}

/// The red halves of V.I.C.I's cards count.
fn expert(table: Table) -> Table {
    table.scene(|scene| scene.vici(|vici| vici.difficulty = Difficulty::Expert))
}

/// V.I.C.I's provision markers instead of those that were there: `"forest-b 2, swamp-c 1"`.
fn provisions(table: Table, markers: &str) -> Table {
    table.scene(|scene| {
        scene.land(|land| {
            land.provisions.fill(0);
            for part in markers.split(", ").filter(|part| !part.is_empty()) {
                let (place, count) = part.split_once(' ').unwrap();
                land.provisions[named(place).index()] = count.parse().unwrap();
            }
        })
    })
}

/// V.I.C.I has its turn and reveals this card, and these are all dice it rolls.
fn plays(table: Table, card: u8, dice: &[u8]) -> Play {
    reveals(table, card, &[], dice)
}

/// The same with cards that lie face up already.
fn reveals(table: Table, card: u8, revealed: &[u8], dice: &[u8]) -> Play {
    let table = table.dice(dice).scene(|scene| scene.action_cards(&[card], revealed));
    let play = table.task(RED, Task::Chore(Chore::NextTurn));
    assert_eq!(play.decider(), RED);
    every_die_is_told(&play, dice);
    play
}

/// V.I.C.I has this to do, and these are all dice it rolls; then it is the player's turn.
fn does(table: Table, task: Task, dice: &[u8]) -> Play {
    let play = table.dice(dice).scene(|scene| scene.turn(RED).task(VICI, task)).play();
    every_die_is_told(&play, dice);
    play
}

/// All dice were rolled, and the log says what each was rolled for.
fn every_die_is_told(play: &Play, dice: &[u8]) {
    assert!(play.spent(), "fewer dice were rolled: {:?}", play.events);
    let rolled = |event: &Event| match *event {
        Event::ViciRolled { value, .. } => vec![value],
        Event::ViciCard { roll, .. } => roll.into_iter().collect(),
        Event::ViciDetermined { roll: Some(roll), .. } => {
            [roll.value].into_iter().chain(roll.beacons.map(|beacons| beacons.value)).collect()
        }
        _ => Vec::new(),
    };
    let told: Vec<u8> = play.events.iter().flat_map(rolled).collect();
    assert_eq!(told, dice);
}

fn vici(play: &Play) -> ViciView {
    play.view().vici.unwrap()
}

/// What was not done, and why.
fn skipped(play: &Play) -> Vec<(Act, Skip)> {
    let skip = |event: &Event| match *event {
        Event::ViciSkipped { act, reason } => Some((act, reason)),
        _ => None,
    };
    play.events.iter().filter_map(skip).collect()
}

/// Where something could be done: whether by priority, and the names of the territories.
fn eligible(play: &Play, wanted: Act) -> (bool, String) {
    let places = |event: &Event| match *event {
        Event::ViciDetermined { act, priority, territories, .. } if act == wanted => {
            let names: Vec<&str> = territories.iter().map(civolution::continent::Territory::name).collect();
            Some((priority, names.join(" ")))
        }
        _ => None,
    };
    play.events.iter().find_map(places).unwrap_or_else(|| panic!("{wanted} was not determined"))
}

fn provisions_in(play: &Play, place: &str) -> u8 {
    play.view().land.provisions[named(place).index()]
}
