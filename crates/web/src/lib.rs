//! The table in the browser.
//!
//! [`app::router`] answers every request; [`app::run`] serves it until a signal comes. Pages are made on the server
//! from what one viewer may know ([`show`]) and work without a script. A small script swaps the parts of a table's page
//! that have changed.

mod api;
pub mod app;
mod assets;
pub mod board;
mod campaign;
mod dice;
mod events;
mod failure;
mod guard;
mod home;
mod layout;
pub mod page;
mod past;
mod people;
mod review;
pub mod show;
pub mod spot;
mod tables;
mod visitor;

pub use app::{App, WebConfig, router, run};
