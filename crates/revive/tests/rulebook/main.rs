//! The rulebook as tests: one module for each section, and each test named after the rule it checks.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that cannot be laid out has failed"
)]

mod advancing;
mod artifact_cards;
mod board_effects;
mod build;
mod campaign;
mod crates;
mod explore;
mod game_end;
mod general_setup;
mod golden;
mod hibernate;
mod how_to_play;
mod land;
mod large_locations;
mod machines;
mod play_a_card;
mod player_setup;
mod points;
mod populate;
mod progress;
mod range;
mod refusals;
mod resources;
mod slot_modules;
mod solo;
mod starting_cards;
mod switch;
mod symbols;
mod symbols_on_cards;
mod symbols_on_machines;
mod table;
mod trade;
mod tribes;
