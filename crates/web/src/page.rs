//! The pages.

pub mod api;
pub mod campaign;
pub mod curtain;
mod game;
pub mod gathering;
pub mod home;
pub mod log;
pub mod me;
pub mod notices;
pub mod offline;
pub mod result;
pub mod review;
pub mod score;
pub mod setup;
pub mod site;
pub mod standstill;
pub mod style;
pub mod sure;
pub mod table;
pub mod waiting;
