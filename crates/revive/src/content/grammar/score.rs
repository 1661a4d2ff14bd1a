//! Scoring at the end of the game: the categories of artifact cards and large locations.

use std::fmt;

use engine::notation::{Expected, Grammar, Part, Tokens, write_list};

use super::{Read, amount};
use crate::content::{Category, LargeScore, PRESENCE};

/// Reads a category of an artifact card.
pub(in crate::content) fn category(text: &str) -> Read<(Category, u8)> {
    Part::whole(text)
        .read(Expected::End, |tokens| Ok((tokens.take(&Category::NAMES, Category::named)?, amount(tokens)?)))
}

/// Reads how a large location scores.
pub(in crate::content) fn large(text: &str) -> Read<LargeScore> {
    Part::whole(text).read(Expected::End, |tokens| LargeScore::read(tokens, LargeScore::first_words()))
}

const MOST_POINTS: u8 = 30;

/// The points for being present on each of the numbers of area tiles in [`PRESENCE`].
pub(crate) struct OnTiles;

impl Grammar<[u8; PRESENCE.len()]> for OnTiles {
    fn read(&self, tokens: &mut Tokens<'_>) -> Read<[u8; PRESENCE.len()]> {
        let mut points = [0; PRESENCE.len()];
        for points in &mut points {
            *points = tokens.up_to(MOST_POINTS)?;
        }
        Ok(points)
    }

    fn write(&self, points: &[u8; PRESENCE.len()], f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_list(f, points, " ")
    }

    fn samples(&self) -> Vec<[u8; PRESENCE.len()]> {
        vec![[1, 7, 12, MOST_POINTS]]
    }
}
