//! Lasting abilities: traits, and triggers with their bonuses.

use std::fmt;

use engine::notation::{ANY, Any, Expected, Part, Tokens, words};

use super::bonus::{COLON, read_bonus};
use super::{LAND, Read, Spelled, amount};
use crate::ability::{Ability, Trait, TraitNumber, Trigger};
use crate::content::bonuses::Bonuses;
use crate::content::{Deck, Decks};
use crate::continent::{Terrain, Terrains};
use crate::effect::Project;
use crate::module::{Module, Track};

const WHEN: &str = "when";
const FIRST: [&str; Trait::COUNT + 1] = words(&[&Trait::NAMES, &[WHEN]]);

/// Reads a lasting ability.
pub(in crate::content) fn ability(text: &str, bonuses: &mut Bonuses) -> Read<Ability> {
    let text = Part::whole(text);
    if text.begins_with(WHEN) {
        let (head, bonus) = text.at_colon().map_or((text, None), |(head, bonus)| (head, Some(bonus)));
        let trigger = head.at_first_word().1.read(Expected::OneOf(COLON), read_trigger)?;
        let bonus = read_bonus(bonus.ok_or_else(|| text.lacks(COLON))?)?;
        return Ok(Ability::When(trigger, bonuses.number(bonus)));
    }
    text.read(Expected::End, read_trait)
}

fn read_trait(tokens: &mut Tokens<'_>) -> Read<Ability> {
    let kind = tokens.take(&FIRST, Trait::named)?;
    let number = match kind.number() {
        // The numbers of equal traits add up, so that one without a number counts as 1.
        TraitNumber::None => 1,
        TraitNumber::Amount => amount(tokens)?,
        TraitNumber::Terrains => {
            let names = if allows_water(kind) { &Terrain::NAMES } else { LAND };
            read_set::<_, Terrains>(tokens, names, Terrain::named)?.bits()
        }
        TraitNumber::Decks => read_set::<_, Decks>(tokens, &Deck::NAMES, Deck::named)?.bits(),
    };
    Ok(Ability::Trait(kind, number))
}

/// Whether Water is one of the types of territory that a trait can be about.
fn allows_water(kind: Trait) -> bool {
    // One can hunt from boats; but their notch holds one raw material, nothing is stored from there, and there are no
    // encampments.
    matches!(kind, Trait::HuntersIn)
}

/// Reads one name or several, all of these.
fn read_set<T, S: FromIterator<T>>(
    tokens: &mut Tokens<'_>,
    names: &'static [&'static str],
    named: fn(&str) -> Option<T>,
) -> Read<S> {
    let named = |word: &str| names.contains(&word).then(|| named(word)).flatten();
    let first = tokens.take(names, named);
    let more = std::iter::from_fn(|| (!tokens.peek().is_empty()).then(|| tokens.take(names, named)));
    std::iter::once(first).chain(more).collect()
}

fn write_set(f: &mut fmt::Formatter<'_>, mut set: impl Iterator<Item: fmt::Display>) -> fmt::Result {
    set.try_for_each(|member| write!(f, " {member}"))
}

impl fmt::Display for Spelled<'_, Ability> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(ability, bonuses) = *self;
        match *ability {
            Ability::Trait(kind, number) => {
                kind.fmt(f)?;
                match kind.number() {
                    TraitNumber::None => Ok(()),
                    TraitNumber::Amount => write!(f, " {number}"),
                    TraitNumber::Terrains => write_set(f, Terrains::from_bits(number).iter()),
                    TraitNumber::Decks => write_set(f, Decks::from_bits(number).iter()),
                }
            }
            Ability::When(trigger, bonus) => write!(f, "{WHEN} {trigger}: {}", bonuses.get(bonus)),
        }
    }
}

engine::vocabulary! {
    pub(super) enum TriggerWord {
        Activated = "activated",
        Slept = "slept",
        FeatureGained = "feature-gained",
        Reset = "reset",
        SettledAnew = "settled-anew",
        Displaced = "displaced",
        WasDisplaced = "was-displaced",
        Developed = "developed",
        Procreated = "procreated",
        TribeLost = "tribe-lost",
        Hunted = "hunted",
        LuckyFind = "lucky-find",
        SiteRevealed = "site-revealed",
        Built = "built",
        FavorPassed = "favor-passed",
        FavorFailed = "favor-failed",
        Sold = "sold",
        Purchased = "purchased",
        Installed = "installed",
        CardGained = "card-gained",
        GoalInstalled = "goal-installed",
        IncomeChipGained = "income-chip-gained",
        AttributeTaken = "attribute-taken",
        Upgraded = "upgraded",
        StageFlipped = "stage-flipped",
        LineCrossed = "line-crossed",
        ExtraFind = "extra-find",
        SitePhase = "site-phase",
        Fed = "fed",
        EventWon = "event-won",
        EraLed = "era-led",
        IncomePhase = "income-phase",
    }
}

const DECKS: [&str; 1 + Deck::COUNT] = words(&[ANY, &Deck::NAMES]);
const TRACKS: [&str; 1 + Track::COUNT] = words(&[ANY, &Track::NAMES]);

fn read_trigger(tokens: &mut Tokens<'_>) -> Read<Trigger> {
    use TriggerWord as Word;
    Ok(match tokens.take(&Word::NAMES, Word::named)? {
        Word::Activated => Trigger::Activated(tokens.take(&Module::NAMES, Module::named)?),
        Word::Slept => Trigger::Slept,
        Word::FeatureGained => Trigger::FeatureGained,
        Word::Reset => Trigger::Reset,
        Word::SettledAnew => Trigger::SettledAnew,
        Word::Displaced => Trigger::Displaced,
        Word::WasDisplaced => Trigger::WasDisplaced,
        Word::Developed => Trigger::Developed,
        Word::Procreated => Trigger::Procreated,
        Word::TribeLost => Trigger::TribeLost,
        Word::Hunted => Trigger::Hunted,
        Word::LuckyFind => Trigger::LuckyFind,
        Word::SiteRevealed => Trigger::SiteRevealed,
        Word::Built => Trigger::Built(tokens.take(&Project::NAMES, Project::named)?),
        Word::FavorPassed => Trigger::FavorPassed,
        Word::FavorFailed => Trigger::FavorFailed,
        Word::Sold => Trigger::Sold,
        Word::Purchased => Trigger::Purchased,
        Word::Installed => Trigger::CardInstalled(tokens.any_or(&DECKS, Deck::named)?),
        Word::CardGained => Trigger::CardGained,
        Word::GoalInstalled => Trigger::GoalInstalled,
        Word::IncomeChipGained => Trigger::IncomeChipGained,
        Word::AttributeTaken => Trigger::AttributeTaken,
        Word::Upgraded => Trigger::Upgraded,
        Word::StageFlipped => Trigger::StageFlipped,
        Word::LineCrossed => Trigger::LineCrossed(tokens.any_or(&TRACKS, Track::named)?),
        Word::ExtraFind => Trigger::ExtraFind,
        Word::SitePhase => Trigger::SitePhase(tokens.take(&Terrain::NAMES, Terrain::named)?),
        Word::Fed => Trigger::Fed,
        Word::EventWon => Trigger::EventWon,
        Word::EraLed => Trigger::EraLed,
        Word::IncomePhase => Trigger::IncomePhase,
    })
}

impl fmt::Display for Trigger {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use TriggerWord as Word;
        match *self {
            Self::Activated(module) => write!(f, "{} {module}", Word::Activated),
            Self::Slept => Word::Slept.fmt(f),
            Self::FeatureGained => Word::FeatureGained.fmt(f),
            Self::Reset => Word::Reset.fmt(f),
            Self::SettledAnew => Word::SettledAnew.fmt(f),
            Self::Displaced => Word::Displaced.fmt(f),
            Self::WasDisplaced => Word::WasDisplaced.fmt(f),
            Self::Developed => Word::Developed.fmt(f),
            Self::Procreated => Word::Procreated.fmt(f),
            Self::TribeLost => Word::TribeLost.fmt(f),
            Self::Hunted => Word::Hunted.fmt(f),
            Self::LuckyFind => Word::LuckyFind.fmt(f),
            Self::SiteRevealed => Word::SiteRevealed.fmt(f),
            Self::Built(project) => write!(f, "{} {project}", Word::Built),
            Self::FavorPassed => Word::FavorPassed.fmt(f),
            Self::FavorFailed => Word::FavorFailed.fmt(f),
            Self::Sold => Word::Sold.fmt(f),
            Self::Purchased => Word::Purchased.fmt(f),
            Self::CardInstalled(deck) => write!(f, "{} {}", Word::Installed, Any(deck)),
            Self::CardGained => Word::CardGained.fmt(f),
            Self::GoalInstalled => Word::GoalInstalled.fmt(f),
            Self::IncomeChipGained => Word::IncomeChipGained.fmt(f),
            Self::AttributeTaken => Word::AttributeTaken.fmt(f),
            Self::Upgraded => Word::Upgraded.fmt(f),
            Self::StageFlipped => Word::StageFlipped.fmt(f),
            Self::LineCrossed(track) => write!(f, "{} {}", Word::LineCrossed, Any(track)),
            Self::ExtraFind => Word::ExtraFind.fmt(f),
            Self::SitePhase(terrain) => write!(f, "{} {terrain}", Word::SitePhase),
            Self::Fed => Word::Fed.fmt(f),
            Self::EventWon => Word::EventWon.fmt(f),
            Self::EraLed => Word::EraLed.fmt(f),
            Self::IncomePhase => Word::IncomePhase.fmt(f),
        }
    }
}
