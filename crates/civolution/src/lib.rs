//! The rules of Civolution for one to four players.
//!
//! [`Civolution`] is a game in progress: one flat `Copy` value that implements [`engine::Game`]. It lists the actions a
//! player may take, checks them, applies them and shows each viewer only what that viewer may know. The rules are pure:
//! all chance comes from outside, so the same chance and the same actions always give the same game. What is printed on
//! cards, chips and boards comes from a content pack. A single player plays against V.I.C.I, the automatic opponent.
//! The names are those of the rulebook. Where a rule is surprising, a comment names its page.
//!
//! ```
//! use civolution::{Action, Civolution, Setup};
//! use engine::chance::{Seed, SeededChance};
//! use engine::words::ENGLISH;
//! use engine::{Game, Narrate, Seat};
//!
//! // Set up a game. The seed determines every card, chip and roll.
//! let setup = Setup { players: 2, start: Seat::new(0), ..Setup::default() };
//! let mut chance = SeededChance::new(Seed::from_text("an example"));
//! let mut game = Civolution::new(&setup, &mut chance)?;
//!
//! // List the actions of the player whose decision is pending.
//! let seat = game.to_act().iter().next().ok_or("no decision is pending")?;
//! let mut actions = Vec::new();
//! game.actions(seat, &mut actions);
//! let action: Action = "goal 1".parse()?;
//! assert!(actions.contains(&action));
//!
//! // Apply one of them.
//! let mut events = Vec::new();
//! game.apply(seat, &action, &mut chance, &mut events).map_err(|refusal| format!("{refusal:?}"))?;
//!
//! // Say what happened.
//! let names = ["Ann", "Ben"].map(str::to_owned);
//! let speaker = Civolution::speaker(game.content(), ENGLISH, &names);
//! let sentence = speaker.say(Civolution::tell_event(&events[0], game.content()));
//! assert_eq!(sentence, "Ann takes the goal chip G6 Oasis Clans.");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Modules
//!
//! The box and the table:
//!
//! - `content`: what is printed on cards, chips and boards, read from a content pack
//! - [`continent`]: the tiles, territories, encampments and site spots
//! - `ability`, `category`, `count`, `effect`: the words in which a content pack is written
//! - `material`, `module`, `site`, `stages`: the pieces and the parts of a console
//! - `civilization`: what belongs to a civilization
//! - `land`: what lies on the continent
//! - [`vici`]: the cards and grids of V.I.C.I
//! - `setup`: the options chosen before a game
//! - `state`: the game in progress, its invariants, and positions laid out by hand
//!
//! Playing:
//!
//! - `task`: the decisions that the game waits for
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
//! - `words`: sentences about events, actions and refusals, from `text/*.ftl`
//! - [`names`]: titles and labels for pages that draw a view
//! - `plain`: the whole table as plain text
//!
//! Thinking:
//!
//! - `evaluate`: the value of a position, and its features for a network

mod ability;
mod action;
mod category;
mod civilization;
mod content;
pub mod continent;
mod count;
mod effect;
mod evaluate;
mod event;
mod flow;
mod game;
mod land;
mod material;
mod module;
pub mod names;
mod plain;
mod refusal;
mod rules;
mod setup;
mod site;
mod stages;
mod state;
mod task;
pub mod vici;
mod view;
mod words;

pub use ability::{Ability, Trait, TraitNumber, Trigger};
pub use action::{Action, Deed, Payment};
pub use category::{Category, ERA_POINTS, ERAS};
pub use civilization::{Civilization, Settlements, Source, Traits};
pub use content::{
    ActivityId, AttributeChip, AttributeId, AttributeSet, Board, Card, CardId, CardSet, ChipCard, ChipCardId, Content,
    ContentRef, CostSpaces, Deck, Decks, EventCard, EventId, EventSet, Goal, GoalId, GoalSet, GridSpaces, IncomeId,
    IncomeSet, MarkerCard, MarkerCardId, MarkerCardSet, Need, PackError, PackFile, PackFiles, Requirement, SPACES,
    SettlementPlan, Slot, Space, Toll, Top, TrackSpaces, Winners,
};
pub use count::Count;
pub use effect::{
    Activity, Bonus, BonusId, Effect, Gain, Marker, MaterialChoice, Price, Project, TrackChoice, UpgradeChoice,
};
pub use evaluate::{Weights, evaluate_with};
pub use event::{Event, FinalPart, Weakness};
pub use land::{Berth, Boat, Built, Land, Tribe, Tribes, Who};
pub use material::{Material, Materials, Row};
pub use module::{Feature, Module, Panel, Track};
pub use refusal::Refusal;
pub use setup::Setup;
pub use site::{Ground, Site, SiteKind};
pub use stages::{Column, Half, Holding, Pile, StagePartition};
pub use state::{Civolution, Scene, Weather};
pub use task::{Chore, Faces, Follow, Installation, Journey, Origin, Phase, Special, Step, Target, Task};
pub use vici::{Difficulty, Vici};
pub use view::{CivilizationView, ViciView, View};
