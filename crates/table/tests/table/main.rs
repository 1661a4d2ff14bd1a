//! Tests of a table that plays Stone Age: undo, saving and loading, bots, and views.
#![expect(clippy::unwrap_used, reason = "test helpers may panic")]

/// The interface that hides the type of the game.
mod adapter;
/// Hints, reviews, and bots that think.
mod advice;
mod barrier;
/// Saving and loading, and errors in saved games.
mod load;
/// Typed actions that are not in the notation.
mod misread;
/// Several answers given together.
mod plans;
/// Taking actions back.
mod undo;

use engine::chance::Seed;
use engine::{Seat, Viewer};
use serde_json::Value;
use stone_age::StoneAge;
use table::{DynGame, DynPlay, Means, Occupant, Registered, Table};

static STONE_AGE: Registered<StoneAge> = Registered::new();
static KINDS: &[&dyn DynGame] = &[&STONE_AGE];

const P1: Seat = Seat::ALL[0];
const P2: Seat = Seat::ALL[1];

/// A table for two, at which P1 begins.
fn table_for(occupants: [Occupant; 2]) -> Table {
    let setup = STONE_AGE.setup_line(&[("players", "2"), ("start", "P1")]).unwrap();
    Table::new(&STONE_AGE, &setup, Seed::from_text("table"), occupants.to_vec()).unwrap()
}

fn two_humans() -> Table {
    table_for([Occupant::Human; 2])
}

/// A game of two bots after `actions` actions, or at its end.
fn played(actions: usize) -> Table {
    let mut table = table_for([Occupant::Bot("greedy"), Occupant::Bot("random")]);
    while table.len() < actions && table.let_bot_act().unwrap().is_some() {}
    table
}

fn act(table: &mut Table, seat: Seat, actions: &[&str]) {
    for action in actions {
        table.act(seat, action).unwrap();
    }
}

/// A table at which all people are placed, and P1 is to use theirs.
fn all_placed() -> Table {
    let mut table = two_humans();
    act(&mut table, P1, &["place tool-maker"]);
    act(&mut table, P2, &["place hunt 5"]);
    act(&mut table, P1, &["place field", "place forest 3"]);
    table
}

/// The state of the game and of its random numbers.
fn snapshot(table: &Table) -> Vec<u8> {
    table.playing().snapshot().unwrap()
}

/// The choice of a bot that sees only this decision.
fn chosen(playing: &dyn DynPlay, seat: Seat, bot: &str) -> Option<String> {
    playing.seated_bot(seat, bot, &Means::alone())?.choose(playing)
}

/// Calls `look` with every position of random games of four.
fn for_all_positions(games: u64, mut look: impl FnMut(&dyn DynPlay)) {
    for number in 0..games {
        let seed = Seed::from_text("positions").derive(number);
        let mut table = Table::new(&STONE_AGE, "players=4", seed, vec![Occupant::Bot("random"); 4]).unwrap();
        while !table.is_over() {
            look(table.playing());
            table.let_bot_act().unwrap();
        }
    }
}

/// The view that hides nothing.
fn everything(playing: &dyn DynPlay) -> Value {
    playing.seen(Viewer::Everything).json().unwrap()
}
