//! The notation in which a content pack describes what its pieces do: parsing, and printing in canonical form.
//!
//! The notation of effects, prices, triggers and counts is part of the tables that declare them.

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

/// The range of most amounts.
pub(crate) const AMOUNT: UpTo = UpTo(9);
const LAND: &[&str] = Terrain::NAMES.split_at(Terrain::LAND.len()).0;
/// Reads an amount in the usual range.
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

/// Displays a value together with its bonus from the table of the pack.
pub(super) struct Spelled<'a, T>(pub(super) &'a T, pub(super) &'a Bonuses);
