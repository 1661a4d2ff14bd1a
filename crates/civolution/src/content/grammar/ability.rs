//! Lasting abilities: traits, and triggers with their bonuses.

use std::fmt;

use engine::notation::{Expected, Part, Tokens, words};

use super::bonus::{COLON, read_bonus};
use super::{LAND, Read, Spelled, amount};
use crate::ability::{Ability, Trait, TraitNumber, Trigger};
use crate::content::bonuses::Bonuses;
use crate::content::{Deck, Decks};
use crate::continent::{Terrain, Terrains};

const WHEN: &str = "when";
const FIRST: [&str; Trait::COUNT + 1] = words(&[&Trait::NAMES, &[WHEN]]);

/// Reads a lasting ability.
pub(in crate::content) fn ability(text: &str, bonuses: &mut Bonuses) -> Read<Ability> {
    let text = Part::whole(text);
    if text.begins_with(WHEN) {
        let (head, bonus) = text.at_colon().map_or((text, None), |(head, bonus)| (head, Some(bonus)));
        let trigger = head
            .at_first_word()
            .1
            .read(Expected::OneOf(COLON), |tokens| Trigger::read(tokens, Trigger::first_words()))?;
        let bonus = read_bonus(bonus.ok_or_else(|| text.lacks(COLON))?)?;
        return Ok(Ability::When(trigger, bonuses.number(bonus)));
    }
    text.read(Expected::End, read_trait)
}

fn read_trait(tokens: &mut Tokens<'_>) -> Read<Ability> {
    let kind = tokens.take(&FIRST, Trait::named)?;
    let number = match kind.number() {
        // The numbers of equal traits add up, so a trait without a number counts as 1.
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

/// Checks whether a trait can name Water as a type of territory.
fn allows_water(kind: Trait) -> bool {
    // Boats allow hunting. But their notch holds only one raw material, nothing is stored from there, and there are no
    // encampments.
    matches!(kind, Trait::HuntersIn)
}

/// Reads one or more of these names.
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
