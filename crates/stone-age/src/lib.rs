//! The rules of Stone Age, for two to four players.
//!
//! [`StoneAge`] is a game in progress: one flat value that keeps the contract of [`engine::Game`].
//!
//! ```
//! use engine::chance::{Seed, SeededChance};
//! use engine::{Game, Viewer};
//! use stone_age::{Action, Setup, StoneAge};
//!
//! let setup = Setup { players: 2, ..Setup::default() };
//! let mut chance = SeededChance::new(Seed::from_text("an example"));
//! let mut game = StoneAge::new(&setup, &mut chance)?;
//!
//! let seat = game.to_act().iter().next().ok_or("nobody")?;
//! let action: Action = "place forest 3".parse()?;
//! let mut events = Vec::new();
//! game.apply(seat, &action, &mut chance, &mut events).map_err(|refusal| format!("{refusal:?}"))?;
//! assert_eq!(game.view(Viewer::Spectator).players[seat.index()].at_home, 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The names are those of the rulebook. Where a rule is surprising, a comment names the section of the rulebook.

mod action;
mod content;
mod dice;
mod evaluate;
mod event;
mod flow;
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
pub use place::{Acquisition, Board, Capacity, Place, Site, Slot, Work};
pub use player::{END_OF_FOOD_TRACK, HUNGER_PENALTY, MOST_PEOPLE, Player};
pub use refusal::Refusal;
pub use resource::{Resource, Resources};
pub use setup::Setup;
pub use state::{Scene, Stack, StoneAge};
pub use task::{Bill, EndReason, Gathering, Phase, Purpose, Step, Task};
pub use tools::{ByValue, HIGHEST_TOOL, ToolChoice, Tools};
pub use view::{CardSpaceView, PlayerView, SiteView, StackView, View};
