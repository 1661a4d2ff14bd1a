//! The rulebook, section by section, with its worked examples and the dice it prints.
//!
//! `docs/trace/stone-age.md` names the tests of every rule, and `docs/trace/verify` keeps both in step.

#![expect(clippy::unwrap_used, reason = "a test that cannot be laid out has failed")]

mod table;

mod building;
mod card;
mod choice;
mod contents;
mod feeding;
mod fewer_players;
mod final_scoring;
mod game_end;
mod gathering;
mod golden;
mod new_round;
mod paying;
mod placing;
mod preparation;
mod refusal;
mod secret;
mod sheet;
mod tool;
mod using;
mod village;
