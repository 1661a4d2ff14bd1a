//! Bonuses, and activities: a price and a bonus.

use std::fmt;

use engine::notation::{Expected, Part, write_list};

use super::effect::read_effect;
use super::{Read, Spelled};
use crate::content::bonuses::Bonuses;
use crate::effect::{Activity, Bonus, Effect, Price};

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
        rest.list(&AFTER_PRICE, |tokens| Price::read(tokens, Price::first_words()))?
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
