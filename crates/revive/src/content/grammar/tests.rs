//! Everything that is written can be read back unchanged.

use super::list::PAY;
use super::technology::ColonWord;
use super::*;
use crate::content::{Category, Ground, LargeScore, Reward};
use crate::effect::{Clause, Coin, Effect, EffectsId, Pay};
use crate::resource::Resource;
use crate::tribe::Gives;

fn coins() -> Vec<Coin> {
    Resource::ALL.into_iter().map(Coin::Only).chain([Coin::Basic]).collect()
}

/// Writes an effect list and reads it again.
fn check(tables: &mut Tables, steps: Vec<Clause>) -> EffectsId {
    let written = tables.add_effects(steps);
    let text = Spelled(written, tables).to_string();
    assert_eq!(effects(&text, tables), Ok(written), "{text}");
    written
}

#[test]
fn effects_round_trip() {
    let tables = &mut Tables::default();
    for effect in Effect::samples() {
        check(tables, vec![Clause::One(effect)]);
        check(tables, vec![Clause::Either(effect, Effect::Tribe), Clause::One(Effect::Leave), Clause::One(effect)]);
        check(tables, vec![Clause::Either(Effect::Tribe, effect)]);
        for (coin, times) in coins().into_iter().zip(1..) {
            let gain = if times == 2 { Clause::One(effect) } else { Clause::Either(effect, Effect::Points(1)) };
            let pay = tables.add_pay(Pay { coin, count: times, times, gain });
            check(tables, vec![Clause::One(Effect::Energy), Clause::One(Effect::Pay(pay)), Clause::One(effect)]);
        }
    }
    let written = effects(" PAY gear  1 Times 3:food 2  or book 2,card Any", tables).unwrap();
    assert_eq!(Spelled(written, tables).to_string(), "pay gear 1 times 3: food 2 or book 2, card any");
}

#[test]
fn equal_lists_share_a_number() {
    let tables = &mut Tables::default();
    let first = effects("pay gear 1: food 2, module", tables).unwrap();
    assert_ne!(effects("pay gear 1: food 2", tables), Ok(first));
    assert_eq!(effects("pay gear 1: food 2,  module", tables), Ok(first));
    assert_eq!(tables.effects(first)[0], Clause::One(Effect::Pay(crate::effect::PayId(0))));
}

#[test]
fn technologies_round_trip() {
    let tables = &mut Tables::default();
    let list = effects("pay book 1: tribe, rest or book 1", tables).unwrap();
    let with_colon = |word| match word {
        ColonWord::Machine => vec![Gives::Machine(list)],
        ColonWord::AbilityMore => vec![Gives::AbilityMore(list)],
        ColonWord::Trade => {
            coins().into_iter().map(|coin| Gives::Trade { coin, count: 2, gain: Coin::Basic, gained: 1 }).collect()
        }
    };
    for written in
        Gives::samples().into_iter().chain(ColonWord::ALL.into_iter().flat_map(with_colon)).chain([Gives::AtOnce(list)])
    {
        let text = Spelled(written, tables).to_string();
        assert_eq!(gives(&text, tables), Ok(written), "{text}");
    }
}

#[test]
fn categories_round_trip() {
    for written in LargeScore::samples() {
        assert_eq!(large(&written.to_string()), Ok(written), "{written}");
    }
    for written in Category::ALL {
        assert_eq!(category(&format!("{written} 2")), Ok((written, 2)));
    }
}

#[test]
fn hexes_and_rewards_are_read() {
    let tables = &mut Tables::default();
    let energy = effects("energy", tables).unwrap();
    for (text, expected) in [
        ("sand", Ground::Sand),
        ("location", Ground::Location),
        ("field", Ground::Terrain(Color::Yellow)),
        ("forest", Ground::Terrain(Color::Green)),
        ("mountain", Ground::Terrain(Color::Gray)),
        ("water: energy", Ground::Water(energy)),
    ] {
        assert_eq!(ground(text, tables), Ok(expected), "{text}");
    }
    for written in Reward::samples() {
        assert_eq!(reward(&written.to_string()), Ok(written), "{written}");
    }
    assert_eq!(reward("artifact"), Ok(Reward::Artifact));
}

#[test]
fn effect_list_errors_name_the_column() {
    for (text, message) in [
        ("food 0", "column 6: expected a number from 1 to 9, found `0`"),
        ("points 21", "column 8: expected a number from 1 to 20, found `21`"),
        ("food 1, gear", "column 13: expected a number from 1 to 9, found nothing"),
        ("food 1 gear 1", "column 8: expected one of or, a comma, the end, found `gear`"),
        ("food 1 or gear 1 or book 1", "column 18: expected one of a comma, the end, found `or`"),
        ("step 1", "column 6: expected one of any, yellow, green, gray, found `1`"),
        ("per-card any", "column 10: expected one of yellow, green, gray, found `any`"),
        ("lasting food 1", "column 9: expected one of range, discount, found `food`"),
        ("discount card 1", "column 10: expected one of explore, build, populate, found `card`"),
        ("pay gear 1", "column 11: expected `:`, found nothing"),
        ("pay gear 1 food 2", "column 12: expected one of times, a colon, found `food`"),
        ("pay energy 1: food 2", "column 5: expected one of crystal, gear, book, food, basic, found `energy`"),
        ("pay gear 1 times 1: food 2", "column 18: expected a number from 2 to 9, found `1`"),
        ("module, pay gear 1: pay food 1: book 1", "column 21: expected one of crystal, "),
        ("module or pay gear 1: food 1", "column 11: expected one of crystal, "),
        ("module,", "column 8: expected one of pay, crystal, "),
        ("ümlaut 1", "column 1: expected one of pay, crystal, "),
        ("module or ümlaut, x", "column 11: expected one of crystal, "),
    ] {
        let error = effects(text, &mut Tables::default()).unwrap_err().to_string();
        assert!(error.starts_with(message), "{text}: {error}");
    }
}

#[test]
fn other_errors_name_the_column() {
    let tables = &mut Tables::default();
    for (text, message) in [
        ("slot 2", "column 6: expected the end of the line, found `2`"),
        ("free-path", "column 10: expected one of field, forest, mountain, water, found nothing"),
        ("free-path sand", "column 11: expected one of field, forest, mountain, water, found `sand`"),
        ("machine retire", "column 9: expected `:`, found `retire`"),
        ("machine", "column 8: expected `:`, found nothing"),
        ("machine: slot", "column 10: expected one of pay, crystal, "),
        ("trade: basic 2", "column 15: expected `:`, found nothing"),
        ("trade: basic 2 crystal 1", "column 16: expected `:`, found `crystal`"),
        ("trade: basic 2: energy 1", "column 17: expected one of crystal, gear, book, food, basic, found `energy`"),
        ("falcon-discount", "column 16: expected a number from 1 to 9, found nothing"),
        ("slots", "column 1: expected one of machine, ability-more, trade, slot, lasting, "),
        ("artifact, slot", "column 11: expected one of pay, crystal, "),
    ] {
        let error = gives(text, tables).unwrap_err().to_string();
        assert!(error.starts_with(message), "{text}: {error}");
    }
    for (text, message) in [
        ("presence 3 7 12", "column 16: expected a number from 1 to 30, found nothing"),
        ("crates", "column 7: expected a number from 1 to 9, found nothing"),
        ("crates 1 2", "column 10: expected the end of the line, found `2`"),
        ("rivers 1", "column 1: expected one of crates, energy, "),
    ] {
        let error = large(text).unwrap_err().to_string();
        assert!(error.starts_with(message), "{text}: {error}");
    }
    assert!(category("presence 1 2 3 4").is_err() && reward("standard").is_err());
    let error = ground("forest: energy", tables).unwrap_err().to_string();
    assert_eq!(error, "column 1: expected `water`, found `forest`");
}

proptest::proptest! {
    #[test]
    fn any_text_is_read_or_rejected(text in "((food|points|pay|times|or|lasting|range|machine|trade|free-path|water|any|yellow|[a-zü0-9-]{1,5})[ ,:]{0,2}){0,8}") {
        let tables = &mut Tables::default();
        if let Ok(read) = effects(&text, tables) {
            let text = Spelled(read, tables).to_string();
            assert_eq!(effects(&text, tables), Ok(read));
        }
        if let Ok(read) = gives(&text, tables) {
            let text = Spelled(read, tables).to_string();
            assert_eq!(gives(&text, tables), Ok(read));
        }
        let _ = (category(&text), large(&text), reward(&text), ground(&text, tables));
    }
}

#[test]
fn words_have_one_meaning_each() {
    // Technologies can start with `lasting` too, with the same meaning.
    let technologies = Gives::first_words().iter().copied().chain(ColonWord::NAMES).filter(|word| *word != "lasting");
    let mut words: Vec<&str> = Effect::first_words().iter().copied().chain(technologies).chain([PAY]).collect();
    let count = words.len();
    words.sort_unstable();
    words.dedup();
    assert_eq!(words.len(), count);
}
