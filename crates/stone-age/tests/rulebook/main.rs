//! The rulebook, section by section, with the examples it works out and the very dice it prints.
//!
//! `docs/trace/stone-age.md` names the tests of every rule; `trace` keeps both in step.

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
