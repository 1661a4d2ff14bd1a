//! The table in the browser.
//!
//! [`app::router`] answers every request; [`serve::run`] serves it until a signal comes. Pages are made on the server
//! from what one viewer may know ([`show`]) and work without a script. A small script swaps the parts of a table's page
//! that have changed.

mod api;
pub mod app;
mod assets;
pub mod board;
mod body;
mod campaign;
mod dice;
mod events;
mod failure;
mod guard;
mod health;
mod home;
mod host;
mod layout;
pub mod page;
mod past;
mod people;
mod permits;
mod review;
pub mod serve;
mod source;
mod span;
pub mod spot;
pub mod table_page;
mod tables;
mod visitor;
pub mod words;

pub use app::{App, WebConfig, router};
pub use serve::run;
