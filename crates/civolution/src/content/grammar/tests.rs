//! Everything that is printed can be read back.

use super::*;
use crate::ability::{Ability, Trait, TraitNumber, Trigger};
use crate::content::{Decks, Need, Slot, Space};
use crate::continent::Terrains;
use crate::count::Count;
use crate::effect::{Bonus, Effect, Gain, Marker, Price};
use crate::material::Material;
use crate::module::Feature;

fn effects() -> Vec<Effect> {
    let gains = Marker::ALL.into_iter().map(Gain::Markers).chain([Gain::Points]);
    let per = gains
        .flat_map(|gain| Count::samples().into_iter().map(move |count| Effect::Per { gain, each: 2, count, most: 12 }));
    Effect::samples().into_iter().chain(per).collect()
}

#[test]
fn every_effect_is_written_as_it_is_read() {
    for effect in effects() {
        let text = effect.to_string();
        assert_eq!(bonus(&text), Ok(Bonus { favor_test: false, either: vec![vec![effect]] }), "{text}");
    }
}

#[test]
fn bonuses_are_written_as_they_are_read() {
    for text in
        ["culture 1, idea 1", "favor 1 or points 3", "favor-test: food 4", "favor-test: food 1, hunt 1 or explore"]
    {
        assert_eq!(bonus(text).unwrap().to_string(), text);
    }
    let long = bonus("  Favor-Test :points 1  per farms  most 4,idea 2   or\tfavor 1 ").unwrap();
    assert_eq!(long.to_string(), "favor-test: points 1 per farms most 4, idea 2 or favor 1");
    assert_eq!(long.either.iter().map(Vec::len).collect::<Vec<_>>(), [2, 1]);
}

#[test]
fn activities_are_written_as_they_are_read() {
    let mut bonuses = Bonuses::default();
    for price in Price::samples() {
        let text = format!("pay {price}, idea 1: favor-test: food 4");
        let read = activity(&text, &mut bonuses).unwrap();
        assert_eq!(read.price[0], price);
        assert_eq!(Spelled(&read, &bonuses).to_string(), text);
    }
    let free = activity(" free : food 1", &mut bonuses).unwrap();
    assert_eq!(Spelled(&free, &bonuses).to_string(), "free: food 1");
}

#[test]
fn abilities_are_written_as_they_are_read() {
    let mut bonuses = Bonuses::default();
    let food = bonuses.number(bonus("food 1, idea 1").unwrap());
    let numbers = |kind: Trait| match kind.number() {
        TraitNumber::None => 1..=1,
        TraitNumber::Amount => 1..=9,
        TraitNumber::Terrains => 1..=Terrains::ALL.without(Terrain::Water).bits(),
        TraitNumber::Decks => 1..=Decks::ALL.bits(),
    };
    let traits = Trait::ALL.into_iter().flat_map(|kind| numbers(kind).map(move |number| Ability::Trait(kind, number)));
    let all = traits.chain(Trigger::samples().into_iter().map(|trigger| Ability::When(trigger, food)));
    for written in all.chain([Ability::Trait(Trait::HuntersIn, Terrains::only(Terrain::Water).bits())]) {
        let text = Spelled(&written, &bonuses).to_string();
        assert_eq!(ability(&text, &mut bonuses), Ok(written), "{text}");
    }
    let text = "when favor-failed: idea 1 or food 1";
    let read = ability(text, &mut bonuses).unwrap();
    assert_eq!(Spelled(&read, &bonuses).to_string(), text);
}

#[test]
fn cost_spaces_and_markers_are_written_as_they_are_read() {
    let returned = Material::ALL.into_iter().map(|material| Need::Return(material, 2));
    let lost = Feature::ALL.into_iter().map(Need::ReturnFeature);
    let had = Feature::ALL.into_iter().map(|feature| Need::Have(feature, 3));
    for need in returned.chain(lost).chain(had) {
        for (settlements, included) in [(0, false), (9, false), (3, true)] {
            let written = Space { need: Some(need), settlements, included };
            assert_eq!(space(&written.to_string()), Ok(written), "{written}");
        }
    }
    let empty = space(" ").unwrap();
    assert_eq!((empty.need, empty.to_string().as_str()), (None, ""));

    let on_markers = Marker::ALL.into_iter().map(Slot::Marker);
    let on_dice = (1..=6).map(Slot::Planning);
    let stored = Material::ALL.into_iter().map(Slot::Storage);
    let slots = on_markers.chain(on_dice).chain(stored).chain(Feature::ALL.into_iter().map(Slot::Feature));
    let list: Vec<(Slot, u8)> = slots.map(|slot| (slot, 2)).collect();
    let text: Vec<String> = list.iter().map(|(slot, n)| format!("{slot} {n}")).collect();
    assert_eq!(markers(&text.join(", ")), Ok(list));
}

#[test]
fn errors_in_a_bonus_name_their_column() {
    for (text, message) in [
        ("food 0", "column 6: expected a number from 1 to 9, found `0`"),
        ("food 1, idea 12", "column 14: expected a number from 1 to 9, found `12`"),
        ("points 21", "column 8: expected a number from 1 to 20, found `21`"),
        ("favor 1 or food 1 idea 1", "column 19: expected one of a comma, or, the end, found `idea`"),
        ("favour-test: food 1", "column 1: expected `favor-test`, found `favour-test`"),
        ("favor-test: draw 2 keep 3", "column 25: expected a number from 1 to 2, found `3`"),
        ("draw 2 take 1", "column 8: expected `keep`, found `take`"),
        ("points 1 per farms", "column 19: expected `most`, found nothing"),
        ("ümlaut 1", "found `ümlaut`"),
        ("idea 1, ümlaut 1", "column 9: "),
        ("idea 1 or", "column 10: expected one of points, "),
        ("", "column 1: expected one of points, "),
        ("track culture 1", "column 7: expected one of any, lowest, found `culture`"),
        ("material water 1", "mountains, desert, row-1, row-2, row-3, found `water`"),
        ("upgrade-colour any", "column 16: expected one of technology, prestige, knowledge, construction, culture"),
    ] {
        let error = bonus(text).unwrap_err().to_string();
        assert!(error.contains(message), "{text}: {error}");
    }
}

#[test]
fn errors_in_other_texts_name_their_column() {
    let bonuses = &mut Bonuses::default();
    for (text, message) in [
        ("food 1: idea 1", "column 1: expected one of pay, free, found `food`"),
        ("pay food 1", "column 11: expected `:`, found nothing"),
        ("pay food 1 idea 1", "column 12: expected one of a comma, a colon, found `idea`"),
        ("pay: food 1", "column 4: expected one of food, money, idea, focus, material"),
        ("free food 1: idea 1", "column 6: expected `:`, found `food`"),
        ("pay food 1: favor-tst: idea 1", "column 13: expected `favor-test`, found `favor-tst`"),
    ] {
        let error = activity(text, bonuses).unwrap_err().to_string();
        assert!(error.contains(message), "{text}: {error}");
    }
    for (text, message) in [
        ("fed-in", "column 7: expected one of forest, grassland, hills, swamp, mountains, desert, found nothing"),
        ("fed-in water", "column 8: expected one of forest"),
        ("mercy 1", "column 7: expected the end of the line, found `1`"),
        ("learned all", "column 9: expected one of invention, mutation, insight, building, achievement, found `all`"),
        ("whenever sold: food 1", "era-units, when, found `whenever`"),
        ("when sold food 1", "column 11: expected `:`, found `food`"),
        ("when sold", "column 10: expected `:`, found nothing"),
        ("when sold: food", "column 16: expected a number from 1 to 9, found nothing"),
        ("when built any: food 1", "column 12: expected one of farm, boat, statue, settlement, found `any`"),
    ] {
        let error = ability(text, bonuses).unwrap_err().to_string();
        assert!(error.contains(message), "{text}: {error}");
    }
    for (text, message) in [
        ("have calm 4", "column 11: expected a number from 1 to 3, found `4`"),
        ("lose calm 1", "column 11: expected `or`, found `1`"),
        ("wood 1 or settlements 2 alone", "column 25: expected `included`, found `alone`"),
        ("or settlements 2", "column 1: expected one of lose, have, wood"),
    ] {
        let error = space(text).unwrap_err().to_string();
        assert!(error.contains(message), "{text}: {error}");
    }
    let error = markers("food 2, planning-7 1").unwrap_err().to_string();
    assert!(error.contains("column 9: expected one of food, money, idea, focus, planning-1,"), "{error}");
    let error = markers("food 2 wood 1").unwrap_err().to_string();
    assert_eq!(error, "column 8: expected one of a comma, the end, found `wood`");
}

proptest::proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "((food|points|per|farms|most|or|favor-test|pay|free|when|sold|any|card|[a-zü0-9-]{1,5})[ ,:]{0,2}){0,8}") {
        if let Ok(read) = bonus(&text) {
            assert_eq!(bonus(&read.to_string()), Ok(read));
        }
        let bonuses = &mut Bonuses::default();
        if let Ok(read) = activity(&text, bonuses) {
            let text = Spelled(&read, bonuses).to_string();
            assert_eq!(activity(&text, bonuses), Ok(read));
        }
        if let Ok(read) = ability(&text, bonuses) {
            let text = Spelled(&read, bonuses).to_string();
            assert_eq!(ability(&text, bonuses), Ok(read));
        }
        if let Ok(read) = space(&text) {
            assert_eq!(space(&read.to_string()), Ok(read));
        }
        let _ = (count(&text), need(&text), markers(&text));
    }
}
