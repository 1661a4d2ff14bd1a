//! Technologies of tribe boards.

use std::fmt;
use std::sync::LazyLock;

use engine::notation::{Expected, Grammar, Part, Tokens, words, write_list};

use super::effect::{STEP, read_coin};
use super::list::read_effects;
use super::{COLON, Read, Spelled, TERRAINS, WATER, amount};
use crate::content::tables::Tables;
use crate::resource::{Color, Colors};
use crate::tribe::{Gives, Passing};

engine::vocabulary! {
    /// The first words of technologies that are followed by a colon.
    pub(super) enum ColonWord {
        Machine = "machine",
        AbilityMore = "ability-more",
        Trade = "trade",
    }
}

static FIRST: LazyLock<Vec<&'static str>> =
    LazyLock::new(|| [ColonWord::NAMES.as_slice(), Gives::first_words(), STEP.as_slice()].concat());
const PATHS: [&str; Color::COUNT + 1] = words(&[&TERRAINS, &[WATER]]);

/// Reads what a technology gives.
pub(in crate::content) fn gives(text: &str, tables: &mut Tables) -> Read<Gives> {
    let text = Part::whole(text);
    let (head, rest) = text.at_colon().map_or((text, None), |(head, rest)| (head, Some(rest)));
    if let Some(word) = ColonWord::ALL.into_iter().find(|word| head.begins_with(word.name())) {
        head.read(Expected::OneOf(COLON), |tokens| tokens.one_of(&ColonWord::NAMES))?;
        let rest = rest.ok_or_else(|| text.lacks(COLON))?;
        return match word {
            ColonWord::Machine => read_effects(rest, tables, &STEP).map(Gives::Machine),
            ColonWord::AbilityMore => read_effects(rest, tables, &STEP).map(Gives::AbilityMore),
            ColonWord::Trade => read_trade(rest),
        };
    }
    if Gives::first_words().iter().any(|word| text.begins_with(word)) {
        return text.read(Expected::End, |tokens| Gives::read(tokens, Gives::first_words()));
    }
    read_effects(text, tables, &FIRST).map(Gives::AtOnce)
}

fn read_trade(text: Part<'_>) -> Read<Gives> {
    let (price, gain) = text.at_colon().map_or((text, None), |(price, gain)| (price, Some(gain)));
    let (coin, count) = price.read(Expected::OneOf(COLON), |tokens| Ok((read_coin(tokens)?, amount(tokens)?)))?;
    let gain = gain.ok_or_else(|| text.lacks(COLON))?;
    let (gain, gained) = gain.read(Expected::End, |tokens| Ok((read_coin(tokens)?, amount(tokens)?)))?;
    Ok(Gives::Trade { coin, count, gain, gained })
}

/// One or more kinds of spaces.
pub(crate) struct PassedSpaces;

impl Grammar<Passing> for PassedSpaces {
    fn words(&self) -> &'static [&'static str] {
        &PATHS
    }

    fn read(&self, tokens: &mut Tokens<'_>) -> Read<Passing> {
        let mut kinds = vec![tokens.one_of(&PATHS)?];
        while !tokens.peek().is_empty() {
            kinds.push(tokens.one_of(&PATHS)?);
        }
        // The last word is not a terrain.
        let terrain = kinds.iter().filter_map(|kind| Color::nth(*kind)).collect();
        Ok(Passing { terrain, water: kinds.contains(&Color::COUNT) })
    }

    fn write(&self, passing: &Passing, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let water = passing.water.then_some(WATER);
        write_list(f, passing.terrain.iter().map(|color| TERRAINS[color.index()]).chain(water), " ")
    }

    fn samples(&self) -> Vec<Passing> {
        let pairs = Color::ALL.map(|color| Color::ALL.map(|other| [color, other].into_iter().collect()));
        let terrains = pairs.into_iter().flatten().chain([Colors::ALL, Colors::default()]);
        let both = terrains.flat_map(|terrain| [false, true].map(|water| Passing { terrain, water }));
        both.filter(|passing| *passing != Passing::default()).collect()
    }
}

impl fmt::Display for Spelled<'_, Gives> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(gives, tables) = *self;
        match gives {
            Gives::AtOnce(effects) => Spelled(effects, tables).fmt(f),
            Gives::Machine(effects) => write!(f, "{}: {}", ColonWord::Machine, Spelled(effects, tables)),
            Gives::AbilityMore(effects) => write!(f, "{}: {}", ColonWord::AbilityMore, Spelled(effects, tables)),
            Gives::Trade { coin, count, gain, gained } => {
                write!(f, "{}: {coin} {count}: {gain} {gained}", ColonWord::Trade)
            }
            regular => regular.fmt(f),
        }
    }
}
