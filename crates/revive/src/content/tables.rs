//! The tables of all effect lists and payments of a pack. States refer to their entries by number.

use crate::effect::{Clause, Coin, Effect, EffectsId, Pay, PayId};

static NOTHING: Pay = Pay { coin: Coin::Basic, count: 0, times: 0, gain: Clause::One(Effect::Points(0)) };

/// All distinct effect lists and payments of a pack.
#[derive(Debug, Default)]
pub(crate) struct Tables {
    effects: Vec<Box<[Clause]>>,
    pays: Vec<Pay>,
}

/// Returns the number of an entry, adding it if it is new. Equal entries share one number.
fn number<T: PartialEq>(table: &mut Vec<T>, entry: T) -> u16 {
    let known = table.iter().position(|other| *other == entry);
    let index = known.unwrap_or_else(|| {
        table.push(entry);
        table.len() - 1
    });
    index as u16
}

impl Tables {
    pub(super) fn add_effects(&mut self, effects: Vec<Clause>) -> EffectsId {
        EffectsId(number(&mut self.effects, effects.into_boxed_slice()))
    }

    pub(super) fn add_pay(&mut self, pay: Pay) -> PayId {
        PayId(number(&mut self.pays, pay))
    }

    /// Returns the effect list with this number. It may be empty if the number is from another pack.
    pub(crate) fn effects(&self, id: EffectsId) -> &[Clause] {
        self.effects.get(usize::from(id.0)).map_or(&[], AsRef::as_ref)
    }

    /// Returns the payment with this number. It may give nothing if the number is from another pack.
    pub(crate) fn pay(&self, id: PayId) -> &Pay {
        self.pays.get(usize::from(id.0)).unwrap_or(&NOTHING)
    }
}
