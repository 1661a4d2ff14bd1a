//! The rules of Revive, for one to four players: pure, complete, fast.

mod action;
pub mod board;
mod chapter;
pub mod content;
pub mod effect;
mod evaluate;
mod event;
mod flow;
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
pub use map::Map;
pub use player::{Player, Rewards, Source};
pub use refusal::Refusal;
pub use setup::{ArtifactRule, Setup, Unlocked};
pub use state::{Kind, Revive, Scene};
pub use task::{Chore, PackedCards, Step, Task};
pub use view::{GoalView, NowView, PlayerView, PriceView, TriggersView, View};
