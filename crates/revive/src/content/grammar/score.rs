//! What is counted in the end: the categories of artifact cards and large locations.

use std::fmt;

use engine::notation::{Expected, Part, Tokens, words};

use super::{Read, amount, color};
use crate::content::{Category, LargeScore};

/// Reads a category of an artifact card.
pub(in crate::content) fn category(text: &str) -> Read<(Category, u8)> {
    Part::whole(text)
        .read(Expected::End, |tokens| Ok((tokens.take(&Category::NAMES, Category::named)?, amount(tokens)?)))
}

engine::vocabulary! {
    /// The words of large locations, besides the categories of artifact cards.
    pub(super) enum LargeWord {
        Track = "track",
        LargeBuildings = "large-buildings",
        FiguresInLarge = "figures-in-large",
        Presence = "presence",
        FlasksEnergy = "flasks-energy",
    }
}

/// What a large location begins with.
enum First {
    Category(Category),
    Word(LargeWord),
}

impl First {
    fn named(word: &str) -> Option<Self> {
        Category::named(word).map(Self::Category).or_else(|| LargeWord::named(word).map(Self::Word))
    }
}

const FIRST: [&str; Category::COUNT + LargeWord::COUNT] = words(&[&Category::NAMES, &LargeWord::NAMES]);
const MOST_PRESENCE: u8 = 30;

/// Reads what a large location is worth.
pub(in crate::content) fn large(text: &str) -> Read<LargeScore> {
    Part::whole(text).read(Expected::End, read_large)
}

fn read_large(tokens: &mut Tokens<'_>) -> Read<LargeScore> {
    use LargeWord as Word;
    let word = match tokens.take(&FIRST, First::named)? {
        First::Category(category) => return Ok(LargeScore::Each(category, amount(tokens)?)),
        First::Word(word) => word,
    };
    Ok(match word {
        Word::Track => LargeScore::Track(color(tokens)?),
        Word::LargeBuildings => LargeScore::LargeBuildings(amount(tokens)?),
        Word::FiguresInLarge => LargeScore::FiguresInLarge(amount(tokens)?),
        Word::Presence => {
            let mut points = [0; 4];
            for points in &mut points {
                *points = tokens.up_to(MOST_PRESENCE)?;
            }
            LargeScore::Presence(points)
        }
        Word::FlasksEnergy => LargeScore::FlasksAndEnergy(amount(tokens)?),
    })
}

impl fmt::Display for LargeScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use LargeWord as Word;
        match self {
            Self::Each(category, n) => write!(f, "{category} {n}"),
            Self::Track(color) => write!(f, "{} {color}", Word::Track),
            Self::LargeBuildings(n) => write!(f, "{} {n}", Word::LargeBuildings),
            Self::FiguresInLarge(n) => write!(f, "{} {n}", Word::FiguresInLarge),
            Self::Presence([a, b, c, d]) => write!(f, "{} {a} {b} {c} {d}", Word::Presence),
            Self::FlasksAndEnergy(n) => write!(f, "{} {n}", Word::FlasksEnergy),
        }
    }
}
