//! The parts of effects that their table does not cover: gains per unit, and choices.

use std::fmt;

use engine::notation::{ANY, Grammar, Name, NameOrAny, Tokens, words};

use super::count::read_count;
use super::{LAND, Read};
use crate::continent::Terrain;
use crate::effect::{Effect, Gain, MaterialChoice, TrackChoice, UpgradeChoice};
use crate::material::{Material, Row};
use crate::module::{Module, Track};

pub(crate) const MOST_POINTS: u8 = 20;
const MOST_UNITS: u8 = 12;
const POINTS: &str = "points";

/// Reads an effect. After points or markers, `per` makes it a gain for each unit of something.
pub(super) fn read_effect(tokens: &mut Tokens<'_>) -> Read<Effect> {
    let effect = Effect::read(tokens, Effect::first_words())?;
    let (gain, each) = match effect {
        Effect::Points(each) => (Gain::Points, each),
        Effect::Markers(marker, each) => (Gain::Markers(marker), each),
        _ => return Ok(effect),
    };
    if tokens.one_of(&["per"]).is_err() {
        return Ok(effect);
    }
    let count = read_count(tokens)?;
    tokens.one_of(&["most"])?;
    Ok(Effect::Per { gain, each, count, most: tokens.up_to(MOST_UNITS)? })
}

pub(crate) fn write_per(effect: &Effect, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Effect::Per { gain, each, count, most } = effect else { return Ok(()) };
    write!(f, "{gain} {each} per {count} most {most}")
}

impl fmt::Display for Gain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Points => f.write_str(POINTS),
            Self::Markers(marker) => write!(f, "{marker}"),
        }
    }
}

/// The material that is gained or returned: `any`, a material, a land type, or a row of the storage.
pub(crate) struct OfMaterials;

const MATERIALS: [&str; 1 + Material::COUNT + LAND.len() + Row::COUNT] =
    words(&[ANY, &Material::NAMES, LAND, &Row::NAMES]);

impl Grammar<MaterialChoice> for OfMaterials {
    fn words(&self) -> &'static [&'static str] {
        &MATERIALS
    }

    fn read(&self, tokens: &mut Tokens<'_>) -> Read<MaterialChoice> {
        let named = |word: &str| {
            let land = Terrain::named(word).filter(|terrain| terrain.is_land()).map(MaterialChoice::Of);
            let material = || Material::named(word).map(MaterialChoice::Only);
            land.or_else(material).or_else(|| Row::named(word).map(MaterialChoice::In))
        };
        tokens.any_or(&MATERIALS, named).map(|choice| choice.unwrap_or(MaterialChoice::Any))
    }

    fn write(&self, choice: &MaterialChoice, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match *choice {
            MaterialChoice::Any => ANY[0],
            MaterialChoice::Only(material) => material.name(),
            MaterialChoice::Of(terrain) => terrain.name(),
            MaterialChoice::In(row) => row.name(),
        })
    }

    fn samples(&self) -> Vec<MaterialChoice> {
        let one = Material::ALL.into_iter().map(MaterialChoice::Only);
        let land = Terrain::LAND.into_iter().map(MaterialChoice::Of);
        let rows = Row::ALL.into_iter().map(MaterialChoice::In);
        one.chain(land).chain(rows).chain([MaterialChoice::Any]).collect()
    }
}

/// The track to advance on: its name, `track any` or `track lowest`.
pub(crate) struct OnTrack;

const TRACK: &str = "track";
const TRACKS: [&str; 1 + Track::COUNT] = words(&[&[TRACK], &Track::NAMES]);
const CHOSEN: [&str; 2] = ["any", "lowest"];

impl Grammar<TrackChoice> for OnTrack {
    fn words(&self) -> &'static [&'static str] {
        &TRACKS
    }

    fn read(&self, tokens: &mut Tokens<'_>) -> Read<TrackChoice> {
        if tokens.one_of(&[TRACK]).is_err() {
            return Name.read(tokens).map(TrackChoice::Only);
        }
        Ok([TrackChoice::Any, TrackChoice::Lowest][tokens.one_of(&CHOSEN)?])
    }

    fn write(&self, choice: &TrackChoice, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match choice {
            TrackChoice::Any => write!(f, "{TRACK} {}", CHOSEN[0]),
            TrackChoice::Lowest => write!(f, "{TRACK} {}", CHOSEN[1]),
            TrackChoice::Only(track) => write!(f, "{track}"),
        }
    }

    fn samples(&self) -> Vec<TrackChoice> {
        let one = Track::ALL.into_iter().map(TrackChoice::Only);
        one.chain([TrackChoice::Any, TrackChoice::Lowest]).collect()
    }
}

/// The module to upgrade: `upgrade` with its name or `any`, or `upgrade-colour` with a track.
pub(crate) struct Upgrades;

const UPGRADES: [&str; 2] = ["upgrade", "upgrade-colour"];

impl Grammar<UpgradeChoice> for Upgrades {
    fn words(&self) -> &'static [&'static str] {
        &UPGRADES
    }

    fn read(&self, tokens: &mut Tokens<'_>) -> Read<UpgradeChoice> {
        Ok(if tokens.one_of(&UPGRADES)? == 0 {
            let only: Option<Module> = NameOrAny.read(tokens)?;
            only.map_or(UpgradeChoice::Any, UpgradeChoice::Only)
        } else {
            UpgradeChoice::Colour(Name.read(tokens)?)
        })
    }

    fn write(&self, choice: &UpgradeChoice, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match choice {
            UpgradeChoice::Any => write!(f, "{} {}", UPGRADES[0], ANY[0]),
            UpgradeChoice::Only(module) => write!(f, "{} {module}", UPGRADES[0]),
            UpgradeChoice::Colour(track) => write!(f, "{} {track}", UPGRADES[1]),
        }
    }

    fn samples(&self) -> Vec<UpgradeChoice> {
        let one = Module::ALL.into_iter().map(UpgradeChoice::Only);
        one.chain(Track::ALL.map(UpgradeChoice::Colour)).chain([UpgradeChoice::Any]).collect()
    }
}
