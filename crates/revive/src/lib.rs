//! The rules of Revive for one to four players.
//!
//! [`Revive`] is a game in progress: one flat `Copy` value that implements [`engine::Game`]. It lists the actions a player
//! may take, checks them, applies them and shows each viewer only what that viewer may know. The rules are pure: all
//! chance comes from outside, so the same chance and the same actions always give the same game. Boards, cards and tokens
//! come from a content pack. The names are those of the rulebook, and doc comments cite its sections.
//!
//! ```
//! use engine::chance::{Seed, SeededChance};
//! use engine::words::ENGLISH;
//! use engine::{Game, Narrate, Seat, Viewer};
//! use revive::{Action, Revive, Setup};
//!
//! // Set up a game. The seed determines every tile, card and token.
//! let setup = Setup { players: 2, start: Seat::new(0), ..Setup::default() };
//! let mut chance = SeededChance::new(Seed::from_text("an example"));
//! let mut game = Revive::new(&setup, &mut chance)?;
//!
//! // List the actions of the player whose decision is pending.
//! let seat = game.to_act().iter().next().ok_or("no decision is pending")?;
//! let mut actions = Vec::new();
//! game.actions(seat, &mut actions);
//! let action: Action = "switch gear".parse()?;
//! assert!(actions.contains(&action));
//!
//! // Apply one of them.
//! let mut events = Vec::new();
//! game.apply(seat, &action, &mut chance, &mut events).map_err(|refusal| format!("{refusal:?}"))?;
//!
//! // Say what happened.
//! let names = ["Ann", "Ben"].map(str::to_owned);
//! let content = game.view(Viewer::Spectator).pack;
//! let speaker = Revive::speaker(content, ENGLISH, &names);
//! assert_eq!(speaker.say(Revive::tell_event(&events[0], content)), "Ann uses the switch token.");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Modules
//!
//! The box and the table:
//!
//! - [`content`]: content packs, read from data files, and the names of all pieces
//! - [`effect`]: the effects of cards, modules, machines, crates, water spaces and tracks
//! - [`resource`]: resources and colors
//! - [`tribe`]: tribes, their boards and their technologies
//! - [`space`]: the spaces of the game board, and sets of them
//! - [`board`]: the geometry of the game board
//! - `map`: the tiles and tribe pieces on the game board
//! - `player`: what a player has
//! - `chapter`: the chapters of the campaign
//! - `setup`: the options chosen before a game
//! - `state`: the game in progress, its invariants, and positions laid out by hand
//!
//! Playing:
//!
//! - `task`: the decisions that the game waits for, and the steps that need none
//! - `action`: the answers to them, and their notation
//! - `rules`: the rules, with a module for each part of the rulebook
//! - `refusal`: why an action is not allowed
//! - `event`: what happened
//! - `flow`: the chance and the journal that the rules use while they run
//! - `game`: the implementation of [`engine::Game`]
//!
//! Showing:
//!
//! - `view`: what one viewer may know
//! - `foretell`: what an action costs and brings, before it is taken
//! - `words`: sentences about events, actions and refusals, from `text/en.ftl`
//! - [`names`]: titles and labels for pages that draw a view
//! - `plain`: the whole table as plain text
//!
//! Thinking:
//!
//! - `evaluate`: the value of a position, and its features for a network

mod action;
pub mod board;
mod chapter;
pub mod content;
pub mod effect;
mod evaluate;
mod event;
mod flow;
mod foretell;
mod game;
mod map;
pub mod names;
mod plain;
mod player;
mod refusal;
pub mod resource;
mod rules;
mod setup;
pub mod space;
mod state;
mod task;
pub mod tribe;
mod view;
mod words;

pub use action::{Action, MachineSpot, MachineSpots};
pub use chapter::Chapter;
pub use event::Event;
pub use foretell::{Advance, Change, Foretold, Hibernation, Meter, Placed, foretell, foretell_answers};
pub use map::Map;
pub use player::{LARGE_BUILDINGS, Player, Rewards, SMALL_BUILDINGS, Source, TRIBE_MARKERS};
pub use refusal::Refusal;
pub use rules::{
    ArtifactWorth, CARD_BONUS, END_TILE, LARGE_COST, MINOR_ARTIFACT, Reach, SMALL_COST, half_of, module_spaces,
};
pub use setup::{ArtifactRule, Setup, Unlocked};
pub use state::{BUDGET, Kind, Revive, Scene};
pub use task::{Chore, PackedCards, Step, Task};
pub use view::{GoalView, LayView, NextStep, NowView, PlayerView, PriceView, TriggersView, View};
