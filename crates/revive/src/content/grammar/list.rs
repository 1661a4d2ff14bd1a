//! Effect lists: steps separated by commas, some of which are payments.

use std::fmt;

use engine::notation::{Expected, Part, Tokens, write_list};

use super::effect::{STEP, read_coin};
use super::{COLON, MOST_AMOUNT, Read, Spelled, amount};
use crate::content::tables::Tables;
use crate::effect::{Clause, Effect, EffectsId, Pay};

pub(super) const PAY: &str = "pay";
const OR: &str = "or";
const TIMES: &str = "times";
const AFTER_EFFECT: Expected = Expected::OneOf(&[OR, "a comma", "the end"]);
const AFTER_EITHER: Expected = Expected::OneOf(&["a comma", "the end"]);
const AFTER_PRICE: Expected = Expected::OneOf(&[TIMES, "a colon"]);

/// Reads an effect list.
pub(in crate::content) fn effects(text: &str, tables: &mut Tables) -> Read<EffectsId> {
    read_effects(Part::whole(text), tables, &STEP)
}

/// Reads an effect list whose first step can begin with one of the words in `first`.
pub(super) fn read_effects(text: Part<'_>, tables: &mut Tables, first: &'static [&'static str]) -> Read<EffectsId> {
    let mut steps = Vec::new();
    for step in text.at_commas() {
        let first = if steps.is_empty() { first } else { &STEP };
        steps.push(read_step(step, tables, first)?);
    }
    Ok(tables.add_effects(steps))
}

fn read_step(step: Part<'_>, tables: &mut Tables, first: &'static [&'static str]) -> Read<Clause> {
    if step.begins_with(PAY) {
        let pay = read_pay(step)?;
        return Ok(Clause::One(Effect::Pay(tables.add_pay(pay))));
    }
    step.read(AFTER_EFFECT, |tokens| read_either(tokens, first))
}

fn read_either(tokens: &mut Tokens<'_>, first: &'static [&'static str]) -> Read<Clause> {
    let one = Effect::read(tokens, first)?;
    if tokens.one_of(&[OR]).is_err() {
        return Ok(Clause::One(one));
    }
    let other = Effect::read(tokens, Effect::first_words())?;
    if tokens.peek().is_empty() { Ok(Clause::Either(one, other)) } else { Err(tokens.unexpected(AFTER_EITHER)) }
}

fn read_pay(step: Part<'_>) -> Read<Pay> {
    let (price, gain) = step.at_colon().map_or((step, None), |(price, gain)| (price, Some(gain)));
    let (coin, count, times) = price.read(AFTER_PRICE, |tokens| {
        tokens.one_of(&[PAY])?;
        let (coin, count) = (read_coin(tokens)?, amount(tokens)?);
        let times = if tokens.one_of(&[TIMES]).is_ok() { tokens.number(2, u32::from(MOST_AMOUNT))? as u8 } else { 1 };
        Ok((coin, count, times))
    })?;
    let gain = gain.ok_or_else(|| step.lacks(COLON))?;
    Ok(Pay { coin, count, times, gain: gain.read(AFTER_EFFECT, |tokens| read_either(tokens, Effect::first_words()))? })
}

impl fmt::Display for Spelled<'_, Pay> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(Pay { coin, count, times, gain }, tables) = *self;
        write!(f, "{PAY} {coin} {count}")?;
        if times > 1 {
            write!(f, " {TIMES} {times}")?;
        }
        write!(f, ": {}", Spelled(gain, tables))
    }
}

impl fmt::Display for Spelled<'_, Clause> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Clause::One(effect) => Spelled(effect, self.1).fmt(f),
            Clause::Either(one, other) => write!(f, "{} {OR} {}", Spelled(one, self.1), Spelled(other, self.1)),
        }
    }
}

impl fmt::Display for Spelled<'_, EffectsId> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_list(f, self.1.effects(self.0).iter().map(|step| Spelled(*step, self.1)), ", ")
    }
}
