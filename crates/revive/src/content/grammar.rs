//! The language in which a content pack describes what its pieces do. Reads it, and writes it in its canonical form.
//! Most of the grammar is in the tables of [effects](crate::effect::Effect) and
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
/// The range of most amounts.
pub(crate) const AMOUNT: UpTo = UpTo(MOST_AMOUNT);
const COLON: &[&str] = &[":"];
/// The words for terrains, indexed by color.
const TERRAINS: [&str; Color::COUNT] = ["field", "forest", "mountain"];
const WATER: &str = "water";

/// Reads an amount in the range of most amounts.
fn amount(tokens: &mut Tokens<'_>) -> Read<u8> {
    tokens.up_to(MOST_AMOUNT)
}

/// Displays a value whose effects are in the tables of its pack.
pub(super) struct Spelled<'a, T>(pub(super) T, pub(super) &'a Tables);
