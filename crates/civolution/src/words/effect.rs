//! What cards, chips and events give and take, as phrases in the imperative.

use engine::say;
use engine::words::Phrase;

use super::{Key, counted, phrase};
use crate::content::{ActivityId, Content};
use crate::effect::{Bonus, BonusId, Effect, Gain, Price};

/// Describes an effect: `gain 2 food`, `advance 1 step on the Culture track`.
pub(crate) fn effect(effect: Effect) -> Phrase {
    let Effect::Per { gain, each, count, most } = effect else {
        return effect.phrase().unwrap_or_else(phrase::nothing);
    };
    let what = match gain {
        Gain::Points => phrase::points(u16::from(each)),
        Gain::Markers(marker) => phrase::markers(marker, each),
    };
    say!(EffectPer, what = what, unit = counted(count, 1), most = most)
}

/// Describes a list of effects: one alternative of a bonus.
pub(crate) fn effects(effects: &[Effect]) -> Phrase {
    let parts = effects.iter().copied().map(effect);
    parts.reduce(|first, second| say!(JoinThen, first = first, second = second)).unwrap_or_else(|| say!(EffectNothing))
}

/// Describes a bonus: `take a favor test; if you pass, gain 3 money`.
pub(crate) fn bonus(bonus: &Bonus) -> Phrase {
    let either = phrase::either(bonus.either.iter().map(|alternative| effects(alternative)));
    let either = either.unwrap_or_else(|| say!(EffectNothing));
    if bonus.favor_test { say!(BonusFavorTest, bonus = either) } else { either }
}

/// Describes a bonus by its number.
pub(crate) fn bonus_of(content: &Content, id: BonusId) -> Phrase {
    bonus(content.bonus(id))
}

/// Describes a price: `return 1 food`.
pub(crate) fn price(price: Price) -> Phrase {
    price.phrase().unwrap_or_else(phrase::nothing)
}

/// Describes an activity: `return 1 food to advance 1 step on the Culture track`.
pub(crate) fn activity(content: &Content, id: ActivityId) -> Phrase {
    let activity = content.activity(id);
    let bonus = bonus_of(content, activity.bonus);
    if activity.price.is_empty() {
        return say!(ActivityFree, bonus = bonus);
    }
    say!(ActivityPaid, price = phrase::list(activity.price.iter().copied().map(price)), bonus = bonus)
}
