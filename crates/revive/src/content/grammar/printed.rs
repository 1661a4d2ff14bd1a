//! Hexes of tiles, and reward spaces.

use engine::notation::{Expected, Part, words};

use super::effect::STEP;
use super::list::read_effects;
use super::{COLON, Read, TERRAINS, WATER};
use crate::content::tables::Tables;
use crate::content::{Ground, Reward};
use crate::resource::Color;

const GROUNDS: [&str; Color::COUNT + 3] = words(&[&TERRAINS, &["sand", "location", WATER]]);

/// Reads a hex of an area tile.
pub(in crate::content) fn ground(text: &str, tables: &mut Tables) -> Read<Ground> {
    let text = Part::whole(text);
    if let Some((water, reward)) = text.at_colon() {
        water.read(Expected::OneOf(COLON), |tokens| tokens.one_of(&[WATER]))?;
        return read_effects(reward, tables, &STEP).map(Ground::Water);
    }
    match text.read(Expected::End, |tokens| tokens.one_of(&GROUNDS))? {
        3 => Ok(Ground::Sand),
        4 => Ok(Ground::Location),
        index => Color::ALL.get(index).map(|color| Ground::Terrain(*color)).ok_or_else(|| text.lacks(COLON)),
    }
}

/// Reads the reward of a reward space.
pub(in crate::content) fn reward(text: &str) -> Read<Reward> {
    Part::whole(text).read(Expected::End, |tokens| Reward::read(tokens, Reward::first_words()))
}
