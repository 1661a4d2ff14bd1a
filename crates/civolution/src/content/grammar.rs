//! The words in which a content pack says what its pieces do: reading them, and writing them again in their one
//! canonical form.
//!
//! What effects, prices, triggers and counts say stands in the tables that declare them.

mod ability;
mod bonus;
mod cost;
mod count;
mod effect;
#[cfg(test)]
mod tests;

use std::fmt;

use engine::notation::{Grammar, NotationError, Tokens, UpTo};

pub(super) use ability::ability;
pub(super) use bonus::{activity, bonus};
pub(super) use cost::{markers, space};
pub(super) use count::{count, need};
pub(crate) use effect::{MOST_POINTS, OfMaterials, OnTrack, Upgrades, write_per};

use super::bonuses::Bonuses;
use crate::continent::Terrain;

type Read<T> = Result<T, NotationError>;

/// How many of something, in most places.
pub(crate) const AMOUNT: UpTo = UpTo(9);
const LAND: &[&str] = Terrain::NAMES.split_at(Terrain::LAND.len()).0;
/// Reads how many of something, in most places.
fn amount(tokens: &mut Tokens<'_>) -> Read<u8> {
    AMOUNT.read(tokens)
}

/// A type of land territory.
pub(crate) struct Land;

impl Grammar<Terrain> for Land {
    fn words(&self) -> &'static [&'static str] {
        LAND
    }

    fn read(&self, tokens: &mut Tokens<'_>) -> Read<Terrain> {
        tokens.take(LAND, |word| Terrain::named(word).filter(|terrain| terrain.is_land()))
    }

    fn write(&self, terrain: &Terrain, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{terrain}")
    }

    fn samples(&self) -> Vec<Terrain> {
        Terrain::LAND.to_vec()
    }
}

/// Writes something whose bonus stands in the table of its pack.
pub(super) struct Spelled<'a, T>(pub(super) &'a T, pub(super) &'a Bonuses);
