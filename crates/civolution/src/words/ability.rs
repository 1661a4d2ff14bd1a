//! Lasting abilities, as sentences without their full stop.

use engine::say;
use engine::words::Phrase;

use super::{Key, bonus_of, phrase};
use crate::ability::{Ability, Trait, TraitNumber, Trigger};
use crate::content::{Content, Decks};
use crate::continent::Terrains;

/// Describes what an ability does for its owner.
pub(crate) fn ability(content: &Content, ability: &Ability) -> Phrase {
    match *ability {
        Ability::Trait(what, number) => rule(what, number),
        Ability::When(happened, bonus) => {
            say!(AbilityWhen, trigger = trigger(happened), bonus = bonus_of(content, bonus))
        }
    }
}

/// Describes a rule that is different for the owner.
pub(crate) fn rule(what: Trait, number: u8) -> Phrase {
    match what.number() {
        TraitNumber::None => Phrase::from(what),
        TraitNumber::Amount => Phrase::from(what).with("count", number),
        TraitNumber::Terrains => {
            let terrains = phrase::list(Terrains::from_bits(number).iter().map(Phrase::from));
            Phrase::from(what).with("terrains", terrains)
        }
        TraitNumber::Decks => {
            let decks = phrase::list(Decks::from_bits(number).iter().map(Phrase::from));
            Phrase::from(what).with("decks", decks)
        }
    }
}

/// Describes when a bonus is gained: `whenever you have activated the Trade module`.
pub(crate) fn trigger(trigger: Trigger) -> Phrase {
    trigger.phrase().unwrap_or_else(phrase::nothing)
}
