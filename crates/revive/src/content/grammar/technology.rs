//! Technologies of tribe boards.

use std::fmt;

use engine::notation::{Expected, Part, Tokens, words};

use super::effect::{STEP, read_coin, read_lasting};
use super::list::read_effects;
use super::{COLON, Read, Spelled, TERRAINS, WATER, amount};
use crate::content::tables::Tables;
use crate::resource::Color;
use crate::tribe::{Gives, Passing};

engine::vocabulary! {
    /// The words with which a technology begins that are followed by a colon.
    pub(super) enum ColonWord {
        Machine = "machine",
        AbilityMore = "ability-more",
        Trade = "trade",
    }
}

engine::vocabulary! {
    /// The other words with which a technology begins, besides those of effects.
    pub(super) enum PlainWord {
        Slot = "slot",
        Lasting = "lasting",
        FreePath = "free-path",
        ExploreFood = "explore-food",
        RestForCrystal = "rest-for-crystal",
        NoBooks = "no-books",
        MoveFigure = "move-figure",
        CardResource = "card-resource",
        CrateCrystal = "crate-crystal",
        MountainDiscount = "mountain-discount",
        TempleRange = "temple-range",
        FalconDiscount = "falcon-discount",
        FalconResources = "falcon-resources",
        CopySwitch = "copy-switch",
    }
}

const FIRST: [&str; ColonWord::COUNT + PlainWord::COUNT + STEP.len()] =
    words(&[&ColonWord::NAMES, &PlainWord::NAMES, &STEP]);
const PATHS: [&str; Color::COUNT + 1] = words(&[&TERRAINS, &[WATER]]);

/// Reads what a technology is.
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
    if PlainWord::ALL.into_iter().any(|word| text.begins_with(word.name())) {
        return text.read(Expected::End, read_plain);
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

fn read_plain(tokens: &mut Tokens<'_>) -> Read<Gives> {
    use PlainWord as Word;
    Ok(match tokens.take(&PlainWord::NAMES, Word::named)? {
        Word::Slot => Gives::Slot,
        Word::Lasting => Gives::Lasting(read_lasting(tokens)?),
        Word::FreePath => Gives::FreePath(read_passing(tokens)?),
        Word::ExploreFood => Gives::ExploreFood(amount(tokens)?),
        Word::RestForCrystal => Gives::RestForCrystal,
        Word::NoBooks => Gives::NoBooks,
        Word::MoveFigure => Gives::MoveFigure,
        Word::CardResource => Gives::CardResource,
        Word::CrateCrystal => Gives::CrateCrystal,
        Word::MountainDiscount => Gives::MountainDiscount,
        Word::TempleRange => Gives::TempleRange(amount(tokens)?),
        Word::FalconDiscount => Gives::FalconDiscount(amount(tokens)?),
        Word::FalconResources => Gives::FalconResources(amount(tokens)?),
        Word::CopySwitch => Gives::CopySwitch,
    })
}

/// Reads one kind of space or several.
fn read_passing(tokens: &mut Tokens<'_>) -> Read<Passing> {
    let mut kinds = vec![tokens.one_of(&PATHS)?];
    while !tokens.peek().is_empty() {
        kinds.push(tokens.one_of(&PATHS)?);
    }
    // The last one is no terrain.
    let terrain = Color::ALL.into_iter().filter(|color| kinds.contains(&color.index())).collect();
    Ok(Passing { terrain, water: kinds.contains(&Color::COUNT) })
}

impl fmt::Display for Passing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(PlainWord::FreePath.name())?;
        self.terrain.iter().try_for_each(|color| write!(f, " {}", TERRAINS[color.index()]))?;
        if self.water { write!(f, " {WATER}") } else { Ok(()) }
    }
}

impl fmt::Display for Spelled<'_, Gives> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use PlainWord as Word;
        let Self(gives, tables) = *self;
        match gives {
            Gives::Slot => Word::Slot.fmt(f),
            Gives::AtOnce(effects) => Spelled(effects, tables).fmt(f),
            Gives::Machine(effects) => write!(f, "{}: {}", ColonWord::Machine, Spelled(effects, tables)),
            Gives::Lasting(lasting) => lasting.fmt(f),
            Gives::AbilityMore(effects) => write!(f, "{}: {}", ColonWord::AbilityMore, Spelled(effects, tables)),
            Gives::FreePath(passing) => passing.fmt(f),
            Gives::Trade { coin, count, gain, gained } => {
                write!(f, "{}: {coin} {count}: {gain} {gained}", ColonWord::Trade)
            }
            Gives::ExploreFood(n) => write!(f, "{} {n}", Word::ExploreFood),
            Gives::RestForCrystal => Word::RestForCrystal.fmt(f),
            Gives::NoBooks => Word::NoBooks.fmt(f),
            Gives::MoveFigure => Word::MoveFigure.fmt(f),
            Gives::CardResource => Word::CardResource.fmt(f),
            Gives::CrateCrystal => Word::CrateCrystal.fmt(f),
            Gives::MountainDiscount => Word::MountainDiscount.fmt(f),
            Gives::TempleRange(n) => write!(f, "{} {n}", Word::TempleRange),
            Gives::FalconDiscount(n) => write!(f, "{} {n}", Word::FalconDiscount),
            Gives::FalconResources(n) => write!(f, "{} {n}", Word::FalconResources),
            Gives::CopySwitch => Word::CopySwitch.fmt(f),
        }
    }
}
