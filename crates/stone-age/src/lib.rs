//! The rules of Stone Age for two to four players.
//!
//! [`StoneAge`] is a game in progress: one flat `Copy` value that implements [`engine::Game`]. It lists the actions a
//! player may take, checks them, applies them and shows each viewer only what that viewer may know. The rules are pure:
//! all chance comes from outside, so the same chance and the same actions always give the same game. The names are those
//! of the rulebook. Where a rule is surprising, a comment names its section.
//!
//! ```
//! use engine::chance::{Seed, SeededChance};
//! use engine::words::ENGLISH;
//! use engine::{Game, Narrate, Seat};
//! use stone_age::{Action, Setup, StoneAge};
//!
//! // Set up a game. The seed determines every card and every roll.
//! let setup = Setup { players: 2, start: Seat::new(0), ..Setup::default() };
//! let mut chance = SeededChance::new(Seed::from_text("an example"));
//! let mut game = StoneAge::new(&setup, &mut chance)?;
//!
//! // List the actions of the player whose decision is pending.
//! let seat = game.to_act().iter().next().ok_or("no decision is pending")?;
//! let mut actions = Vec::new();
//! game.actions(seat, &mut actions);
//! let action: Action = "place forest 3".parse()?;
//! assert!(actions.contains(&action));
//!
//! // Apply one of them.
//! let mut events = Vec::new();
//! game.apply(seat, &action, &mut chance, &mut events).map_err(|refusal| format!("{refusal:?}"))?;
//!
//! // Say what happened.
//! let names = ["Ann", "Ben"].map(str::to_owned);
//! let speaker = StoneAge::speaker((), ENGLISH, &names);
//! assert_eq!(speaker.say(StoneAge::tell_event(&events[0], ())), "Ann places 3 people in the forest.");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Modules
//!
//! The box and the table:
//!
//! - `content`: the cards and buildings, read from `data/*.toml`
//! - `dice`, `resource`, `tools`, `place`, `player`: the pieces, the board and what belongs to a player
//! - `setup`: the options chosen before a game
//! - `state`: the game in progress, its invariants, and positions laid out by hand
//!
//! Playing:
//!
//! - `task`: the decisions that the game waits for
//! - `action`: the answers to them, and their notation
//! - `rules`: the rules, with a module for each section of the rulebook
//! - `refusal`: why an action is not allowed
//! - `event`: what happened
//! - `flow`: the chance and the journal that the rules use while they run
//! - `game`: the implementation of [`engine::Game`]
//!
//! Showing:
//!
//! - `view`: what one viewer may know
//! - `foretell`: what an action costs and brings, before it is taken
//! - `words`: sentences about events, actions and refusals, from `text/*.ftl`
//! - [`names`]: titles and labels for pages that draw a view
//! - `plain`: the whole table as plain text
//!
//! Thinking:
//!
//! - `evaluate`: the value of a position, and its features for a network

mod action;
mod content;
mod dice;
mod evaluate;
mod event;
mod flow;
mod foretell;
mod game;
pub mod names;
mod place;
mod plain;
mod player;
mod refusal;
mod resource;
mod rules;
mod setup;
mod state;
mod task;
mod tools;
mod view;
mod words;

pub use action::{Action, Item};
pub use content::{
    BUILDINGS, Bottom, Building, BuildingId, BuildingSet, CARDS, Card, CardId, CardSet, Content, ContentError, Cost,
    Culture, Effect, Profession,
};
pub use dice::Dice;
pub use evaluate::{Weights, evaluate_with};
pub use event::Event;
pub use foretell::{Change, Expected, Foretold, Meter, foretell};
pub use place::{Acquisition, Board, Capacity, Place, Site, Slot, Work};
pub use player::{END_OF_FOOD_TRACK, HUNGER_PENALTY, MOST_PEOPLE, Player};
pub use refusal::Refusal;
pub use resource::{Resource, Resources};
pub use setup::Setup;
pub use state::{Scene, Stack, StoneAge};
pub use task::{Bill, EndReason, Gathering, Phase, Purpose, Step, Task};
pub use tools::{ByValue, HIGHEST_TOOL, ToolChoice, Tools};
pub use view::{CardSpaceView, PlayerView, SiteView, StackView, View};
