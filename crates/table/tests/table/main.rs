//! A table plays Stone Age: undo, saving and loading, bots, and what a viewer gets to see.
#![expect(clippy::unwrap_used, reason = "helpers of tests fail like tests")]

mod adapter;
/// Hints, reviews, and bots that think.
mod advice;
mod barrier;
mod load;
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

/// Two players, the first one begins.
fn table_for(occupants: [Occupant; 2]) -> Table {
    let setup = STONE_AGE.setup_line(&[("players", "2"), ("start", "P1")]).unwrap();
    Table::new(&STONE_AGE, &setup, Seed::from_text("table"), occupants.to_vec()).unwrap()
}

fn two_humans() -> Table {
    table_for([Occupant::Human; 2])
}

/// A game that bots have played for so many actions, or to the end.
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

/// Everybody has placed his people, and the first player uses them.
fn all_placed() -> Table {
    let mut table = two_humans();
    act(&mut table, P1, &["place tool-maker"]);
    act(&mut table, P2, &["place hunt 5"]);
    act(&mut table, P1, &["place field", "place forest 3"]);
    table
}

/// The state and the position of the randomness.
fn snapshot(table: &Table) -> Vec<u8> {
    table.playing().snapshot().unwrap()
}

/// What a bot does that thinks about this decision alone.
fn chosen(playing: &dyn DynPlay, seat: Seat, bot: &str) -> Option<String> {
    playing.seated_bot(seat, bot, &Means::alone())?.choose(playing)
}

/// Calls with every position of random games of four, until they are over.
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

fn everything(playing: &dyn DynPlay) -> Value {
    playing.seen(Viewer::Everything).json().unwrap()
}
