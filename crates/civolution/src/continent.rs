//! The continent: eight tiles in a frame of five by three cells. The tiles hold 22 territories with 54 encampments. A
//! site lies on every point where cells meet.
//!
//! What is printed on the tiles never changes. It is read from `data/continent.toml` into [`Tiles`]. A [`Layout`] says
//! how the tiles lie in a game, and therefore what is adjacent to what.

mod camp;
mod covering;
mod error;
mod file;
mod layout;
mod numbered;
#[cfg(test)]
mod reference;
mod spot;
mod territory;
mod tiles;

pub use camp::Camp;
pub use error::ContinentError;
pub use layout::{Layout, Placement};
pub use spot::{SiteSpot, SpotSet};
pub use territory::{Terrain, Terrains, Territory, TerritorySet, Tile};
pub use tiles::Tiles;

pub(crate) use numbered::numbered;
