//! The cost spaces of cards, and the markers of starting marker cards.

use std::fmt;

use engine::notation::{Expected, Part, Tokens, words};

use super::{Read, amount};
use crate::content::{Need, Slot, Space};
use crate::effect::Marker;
use crate::material::Material;
use crate::module::Feature;

const LOSE: &str = "lose";
const HAVE: &str = "have";
const FIRST: [&str; Material::COUNT + 2] = words(&[&[LOSE, HAVE], &Material::NAMES]);
const MOST_HAD: u8 = 3;

/// Reads a cost space.
pub(in crate::content) fn space(text: &str) -> Read<Space> {
    if text.trim().is_empty() {
        return Ok(Space { need: None, settlements: 0, included: false });
    }
    Part::whole(text).read(Expected::End, |tokens| {
        let need = Some(read_need(tokens)?);
        if tokens.peek().is_empty() {
            return Ok(Space { need, settlements: 0, included: false });
        }
        tokens.one_of(&["or"])?;
        tokens.one_of(&["settlements"])?;
        let settlements = amount(tokens)?;
        let included = !tokens.peek().is_empty();
        if included {
            tokens.one_of(&["included"])?;
        }
        Ok(Space { need, settlements, included })
    })
}

/// The first word of a cost space.
enum First {
    Lose,
    Have,
    Return(Material),
}

fn read_need(tokens: &mut Tokens<'_>) -> Read<Need> {
    let first = tokens.take(&FIRST, |word| match word {
        LOSE => Some(First::Lose),
        HAVE => Some(First::Have),
        _ => Material::named(word).map(First::Return),
    })?;
    Ok(match first {
        First::Lose => Need::ReturnFeature(tokens.take(&Feature::NAMES, Feature::named)?),
        First::Have => Need::Have(tokens.take(&Feature::NAMES, Feature::named)?, tokens.up_to(MOST_HAD)?),
        First::Return(material) => Need::Return(material, amount(tokens)?),
    })
}

impl fmt::Display for Need {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Return(material, n) => write!(f, "{material} {n}"),
            Self::ReturnFeature(feature) => write!(f, "{LOSE} {feature}"),
            Self::Have(feature, n) => write!(f, "{HAVE} {feature} {n}"),
        }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(need) = self.need else { return Ok(()) };
        need.fmt(f)?;
        if self.settlements > 0 {
            write!(f, " or settlements {}", self.settlements)?;
        }
        f.write_str(if self.included { " included" } else { "" })
    }
}

const PLANNING: [&str; 6] = ["planning-1", "planning-2", "planning-3", "planning-4", "planning-5", "planning-6"];
const SLOTS: [&str; Marker::COUNT + PLANNING.len() + Material::COUNT + Feature::COUNT] =
    words(&[&Marker::NAMES, &PLANNING, &Material::NAMES, &Feature::NAMES]);
const AFTER_MARKERS: Expected = Expected::OneOf(&["a comma", "the end"]);

/// Reads a list of markers with their spaces of the console.
pub(in crate::content) fn markers(text: &str) -> Read<Vec<(Slot, u8)>> {
    Part::whole(text).list(&AFTER_MARKERS, |tokens| Ok((tokens.take(&SLOTS, slot)?, amount(tokens)?)))
}

fn slot(word: &str) -> Option<Slot> {
    let marker = Marker::named(word).map(Slot::Marker);
    let planning = || PLANNING.iter().position(|known| *known == word).map(|index| Slot::Planning(index as u8 + 1));
    let material = || Material::named(word).map(Slot::Storage);
    marker.or_else(planning).or_else(material).or_else(|| Feature::named(word).map(Slot::Feature))
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Marker(marker) => marker.fmt(f),
            Self::Planning(die) => write!(f, "planning-{die}"),
            Self::Storage(material) => material.fmt(f),
            Self::Feature(feature) => feature.fmt(f),
        }
    }
}
