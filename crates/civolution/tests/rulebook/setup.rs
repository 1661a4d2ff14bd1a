//! Setting up a game (p. 4 to 10).

mod board;
mod cards;
mod console;
