//! Solo games against V.I.C.I (p. 39 to 44).

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

/// A solo game in which the player's console is bare. Both sides have a tribe in each start.
fn alone() -> Table {
    Table::of(1).bare(RED)
}

/// The red halves of V.I.C.I's cards count.
fn expert(table: Table) -> Table {
    table.scene(|scene| scene.vici(|vici| vici.difficulty = Difficulty::Expert))
}

/// Replaces V.I.C.I's provision markers: `"forest-b 2, swamp-c 1"`.
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

/// V.I.C.I takes its turn with this card. It rolls exactly these dice.
fn plays(table: Table, card: u8, dice: &[u8]) -> Play {
    reveals(table, card, &[], dice)
}

/// Like [`plays`], with cards that already lie face up.
fn reveals(table: Table, card: u8, revealed: &[u8], dice: &[u8]) -> Play {
    let table = table.dice(dice).scene(|scene| scene.action_cards(&[card], revealed));
    let play = table.task(RED, Task::Chore(Chore::NextTurn));
    assert_eq!(play.decider(), RED);
    assert_rolls_are_logged(&play, dice);
    play
}

/// V.I.C.I performs this task. It rolls exactly these dice. Then it is the player's turn.
fn does(table: Table, task: Task, dice: &[u8]) -> Play {
    let play = table.dice(dice).scene(|scene| scene.turn(RED).task(VICI, task)).play();
    assert_rolls_are_logged(&play, dice);
    play
}

/// Asserts that all dice were rolled, and that the log reports every roll.
fn assert_rolls_are_logged(play: &Play, dice: &[u8]) {
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

/// Lists the skipped actions with the reasons.
fn skipped(play: &Play) -> Vec<(Act, Skip)> {
    let skip = |event: &Event| match *event {
        Event::ViciSkipped { act, reason } => Some((act, reason)),
        _ => None,
    };
    play.events.iter().filter_map(skip).collect()
}

/// Returns whether the territories for an action were chosen by priority, and their names.
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
