//! The words in which a content pack says what its pieces do: reading them, and writing them again in their one
//! canonical form. Most of it stands in the tables of [effects](crate::effect::Effect) and
//! [technologies](crate::tribe::Gives).

mod effect;
mod list;
mod printed;
mod score;
mod technology;
#[cfg(test)]
mod tests;

use engine::notation::{NotationError, Tokens, UpTo};

pub(crate) use effect::Lasts;
pub(super) use list::effects;
pub(super) use printed::{ground, reward};
pub(crate) use score::OnTiles;
pub(super) use score::{category, large};
pub(crate) use technology::PassedSpaces;
pub(super) use technology::gives;

use super::tables::Tables;
use crate::resource::Color;

type Read<T> = Result<T, NotationError>;

const MOST_AMOUNT: u8 = 9;
/// How many of something, in most places.
pub(crate) const AMOUNT: UpTo = UpTo(MOST_AMOUNT);
const COLON: &[&str] = &[":"];
/// The terrains, by their colors.
const TERRAINS: [&str; Color::COUNT] = ["field", "forest", "mountain"];
const WATER: &str = "water";

/// How many of something, in most places.
fn amount(tokens: &mut Tokens<'_>) -> Read<u8> {
    tokens.up_to(MOST_AMOUNT)
}

/// Writes something whose effects stand in the tables of its pack.
pub(super) struct Spelled<'a, T>(pub(super) T, pub(super) &'a Tables);
