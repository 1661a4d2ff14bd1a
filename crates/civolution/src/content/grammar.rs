//! The words in which a content pack says what its pieces do: reading them, and writing them again in their one
//! canonical form.
//!
//! Everything that is written follows an exhaustive match, so that a new effect cannot be left without a word.

mod ability;
mod bonus;
mod cost;
mod count;
mod effect;
#[cfg(test)]
mod tests;

use engine::notation::{ANY, NotationError, Tokens, words};

pub(super) use ability::ability;
pub(super) use bonus::{activity, bonus};
pub(super) use cost::{markers, space};
pub(super) use count::{count, need};

use super::bonuses::Bonuses;
use crate::continent::Terrain;
use crate::material::{Material, Row};
use crate::module::Feature;

type Read<T> = Result<T, NotationError>;

const MOST_AMOUNT: u8 = 9;
const LAND: &[&str] = Terrain::NAMES.split_at(Terrain::LAND.len()).0;
const FEATURES: [&str; 1 + Feature::COUNT] = words(&[ANY, &Feature::NAMES]);
const MATERIALS: [&str; 1 + Material::COUNT + LAND.len() + Row::COUNT] =
    words(&[ANY, &Material::NAMES, LAND, &Row::NAMES]);

/// How many of something, in most places.
fn amount(tokens: &mut Tokens<'_>) -> Read<u8> {
    tokens.up_to(MOST_AMOUNT)
}

/// A type of land territory.
fn land(tokens: &mut Tokens<'_>) -> Read<Terrain> {
    tokens.take(LAND, |word| Terrain::named(word).filter(|terrain| terrain.is_land()))
}

/// Writes something whose bonus stands in the table of its pack.
pub(super) struct Spelled<'a, T>(pub(super) &'a T, pub(super) &'a Bonuses);
