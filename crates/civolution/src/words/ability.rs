//! Lasting abilities, as sentences without their full stop.

use engine::say;
use engine::words::Phrase;

use super::{Key, bonus_of, phrase};
use crate::ability::{Ability, Trait, TraitNumber, Trigger};
use crate::content::{Content, Decks};
use crate::continent::Terrains;

/// What an ability does for its owner.
pub(crate) fn ability(content: &Content, ability: &Ability) -> Phrase {
    match *ability {
        Ability::Trait(what, number) => rule(what, number),
        Ability::When(happened, bonus) => {
            say!(AbilityWhen, trigger = trigger(happened), bonus = bonus_of(content, bonus))
        }
    }
}

/// A rule that is different for the owner.
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

/// When a bonus is gained: `whenever you have activated the Trade module`.
pub(crate) fn trigger(trigger: Trigger) -> Phrase {
    match trigger {
        Trigger::Activated(module) => say!(WhenActivated, module = module),
        Trigger::Slept => say!(WhenSlept),
        Trigger::FeatureGained => say!(WhenFeatureGained),
        Trigger::Reset => say!(WhenReset),
        Trigger::SettledAnew => say!(WhenSettledAnew),
        Trigger::Displaced => say!(WhenDisplaced),
        Trigger::WasDisplaced => say!(WhenWasDisplaced),
        Trigger::Developed => say!(WhenDeveloped),
        Trigger::Procreated => say!(WhenProcreated),
        Trigger::TribeLost => say!(WhenTribeLost),
        Trigger::Hunted => say!(WhenHunted),
        Trigger::LuckyFind => say!(WhenLuckyFind),
        Trigger::SiteRevealed => say!(WhenSiteRevealed),
        Trigger::Built(project) => say!(WhenBuilt, project = project),
        Trigger::FavorPassed => say!(WhenFavorPassed),
        Trigger::FavorFailed => say!(WhenFavorFailed),
        Trigger::Sold => say!(WhenSold),
        Trigger::Purchased => say!(WhenPurchased),
        Trigger::CardInstalled(None) => say!(WhenCardInstalled),
        Trigger::CardInstalled(Some(deck)) => say!(WhenCardOfInstalled, deck = deck),
        Trigger::CardGained => say!(WhenCardGained),
        Trigger::GoalInstalled => say!(WhenGoalInstalled),
        Trigger::IncomeChipGained => say!(WhenIncomeChipGained),
        Trigger::AttributeTaken => say!(WhenAttributeTaken),
        Trigger::Upgraded => say!(WhenUpgraded),
        Trigger::StageFlipped => say!(WhenStageFlipped),
        Trigger::LineCrossed(None) => say!(WhenLineCrossed),
        Trigger::LineCrossed(Some(track)) => say!(WhenLineOfCrossed, track = track),
        Trigger::ExtraFind => say!(WhenExtraFind),
        Trigger::SitePhase(terrain) => say!(WhenSitePhase, terrain = terrain),
        Trigger::Fed => say!(WhenFed),
        Trigger::EventWon => say!(WhenEventWon),
        Trigger::EraLed => say!(WhenEraLed),
        Trigger::IncomePhase => say!(WhenIncomePhase),
    }
}
