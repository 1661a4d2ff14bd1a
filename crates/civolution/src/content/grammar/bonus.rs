//! Bonuses, and activities: a price and a bonus.

use std::fmt;

use engine::notation::{Any, Expected, Part, Tokens, words, write_list};

use super::effect::{read_effect, read_material};
use super::{FEATURES, Read, Spelled, amount};
use crate::content::bonuses::Bonuses;
use crate::effect::{Activity, Bonus, Effect, Marker, Price};
use crate::module::Feature;

const FAVOR_TEST: &str = "favor-test";
const AFTER_EFFECT: Expected = Expected::OneOf(&["a comma", "or", "the end"]);
const AFTER_PRICE: Expected = Expected::OneOf(&["a comma", "a colon"]);
pub(super) const COLON: &[&str] = &[":"];

/// Reads a bonus.
pub(in crate::content) fn bonus(text: &str) -> Read<Bonus> {
    read_bonus(Part::whole(text))
}

pub(super) fn read_bonus(text: Part<'_>) -> Read<Bonus> {
    let (favor_test, alternatives) = match text.at_colon() {
        Some((before, after)) => {
            before.read(Expected::OneOf(COLON), |tokens| tokens.one_of(&[FAVOR_TEST]))?;
            (true, after)
        }
        None => (false, text),
    };
    let either: Read<_> = alternatives.at_or().into_iter().map(|list| list.list(&AFTER_EFFECT, read_effect)).collect();
    Ok(Bonus { favor_test, either: either? })
}

impl fmt::Display for Bonus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.favor_test {
            write!(f, "{FAVOR_TEST}: ")?;
        }
        struct List<'a>(&'a [Effect]);
        impl fmt::Display for List<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write_list(f, self.0, ", ")
            }
        }
        let lists: Vec<List<'_>> = self.either.iter().map(|list| List(list)).collect();
        write_list(f, &lists, " or ")
    }
}

/// Reads an activity.
pub(in crate::content) fn activity(text: &str, bonuses: &mut Bonuses) -> Read<Activity> {
    let text = Part::whole(text);
    let (head, bonus) = text.at_colon().map_or((text, None), |(head, bonus)| (head, Some(bonus)));
    let (first, rest) = head.at_first_word();
    let paid = first.read(Expected::End, |tokens| tokens.one_of(&["pay", "free"]))? == 0;
    let price = if paid {
        rest.list(&AFTER_PRICE, read_price)?
    } else {
        rest.read(Expected::OneOf(COLON), |_| Ok(Vec::new()))?
    };
    let bonus = read_bonus(bonus.ok_or_else(|| text.lacks(COLON))?)?;
    Ok(Activity { price, bonus: bonuses.number(bonus) })
}

impl fmt::Display for Spelled<'_, Activity> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(activity, bonuses) = self;
        f.write_str(if activity.price.is_empty() { "free" } else { "pay " })?;
        write_list(f, &activity.price, ", ")?;
        write!(f, ": {}", bonuses.get(activity.bonus))
    }
}

engine::vocabulary! {
    /// The words with which a price begins, besides those of markers.
    pub(super) enum PriceWord {
        Material = "material",
        Feature = "feature",
        Planning = "planning",
        Die = "die",
        Weaken = "weaken",
        Tribe = "tribe",
        Favor = "favor",
    }
}

/// What a price begins with.
enum First {
    Marker(Marker),
    Word(PriceWord),
}

impl First {
    fn named(word: &str) -> Option<Self> {
        Marker::named(word).map(Self::Marker).or_else(|| PriceWord::named(word).map(Self::Word))
    }
}

const FIRST: [&str; Marker::COUNT + PriceWord::COUNT] = words(&[&Marker::NAMES, &PriceWord::NAMES]);

fn read_price(tokens: &mut Tokens<'_>) -> Read<Price> {
    use PriceWord as Word;
    let word = match tokens.take(&FIRST, First::named)? {
        First::Marker(marker) => return Ok(Price::Markers(marker, amount(tokens)?)),
        First::Word(word) => word,
    };
    Ok(match word {
        Word::Material => Price::Materials(read_material(tokens)?, amount(tokens)?),
        Word::Feature => Price::Features(tokens.any_or(&FEATURES, Feature::named)?, amount(tokens)?),
        Word::Planning => Price::Planning(amount(tokens)?),
        Word::Die => Price::Dice(amount(tokens)?),
        Word::Weaken => Price::Weaken(amount(tokens)?),
        Word::Tribe => Price::Tribes(amount(tokens)?),
        Word::Favor => Price::Favor(amount(tokens)?),
    })
}

impl fmt::Display for Price {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use PriceWord as Word;
        match *self {
            Self::Markers(marker, n) => write!(f, "{marker} {n}"),
            Self::Materials(choice, n) => write!(f, "{} {choice} {n}", Word::Material),
            Self::Features(feature, n) => write!(f, "{} {} {n}", Word::Feature, Any(feature)),
            Self::Planning(n) => write!(f, "{} {n}", Word::Planning),
            Self::Dice(n) => write!(f, "{} {n}", Word::Die),
            Self::Weaken(n) => write!(f, "{} {n}", Word::Weaken),
            Self::Tribes(n) => write!(f, "{} {n}", Word::Tribe),
            Self::Favor(n) => write!(f, "{} {n}", Word::Favor),
        }
    }
}
