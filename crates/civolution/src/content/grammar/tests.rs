//! Everything that can be written is read as what it was.

use super::bonus::PriceWord;
use super::count::tests::all as counts;
use super::*;
use crate::ability::{Ability, Trait, TraitNumber, Trigger};
use crate::content::{Deck, Decks, Need, Slot, Space};
use crate::continent::Terrains;
use crate::effect::{Bonus, Effect, Gain, Marker, MaterialChoice, Price, Project, TrackChoice, UpgradeChoice};
use crate::module::{Module, Track};

fn with_any<T: Copy>(all: impl IntoIterator<Item = T>) -> Vec<Option<T>> {
    all.into_iter().map(Some).chain([None]).collect()
}

fn materials() -> Vec<MaterialChoice> {
    let one = Material::ALL.into_iter().map(MaterialChoice::Only);
    let land = Terrain::LAND.into_iter().map(MaterialChoice::Of);
    let rows = Row::ALL.into_iter().map(MaterialChoice::In);
    one.chain(land).chain(rows).chain([MaterialChoice::Any]).collect()
}

/// All effects that begin with a word.
fn effects_with(word: effect::EffectWord) -> Vec<Effect> {
    use effect::EffectWord as Word;
    match word {
        Word::Points => [1, 20].map(Effect::Points).to_vec(),
        Word::Planning => vec![Effect::Planning(2)],
        Word::Feature => with_any(Feature::ALL).into_iter().map(|feature| Effect::Features(feature, 2)).collect(),
        Word::Mutate => vec![Effect::Mutate(1)],
        Word::Material => materials().into_iter().map(|choice| Effect::Materials(choice, 9)).collect(),
        Word::Track => [TrackChoice::Any, TrackChoice::Lowest].map(|choice| Effect::Advance(choice, 1)).to_vec(),
        Word::Favor => vec![Effect::Favor(1)],
        Word::ActivationDie => vec![Effect::ActivationDie],
        Word::FateDie => vec![Effect::FateDie],
        Word::Recover => vec![Effect::Recover(2)],
        Word::TurnDice => vec![Effect::TurnDice(2)],
        Word::Card => with_any(Deck::ALL).into_iter().map(|deck| Effect::Cards(deck, 2)).collect(),
        Word::Draw => vec![Effect::Draw { draw: 4, keep: 4 }],
        Word::GoalChip => vec![Effect::GoalChip],
        Word::InstallGoal => vec![Effect::InstallGoal],
        Word::IncomeChip => vec![Effect::IncomeChip],
        Word::IncomeAction => vec![Effect::IncomeActions(2)],
        Word::Activity => vec![Effect::Activity],
        Word::StageTile => vec![Effect::StageTile],
        Word::Upgrade => {
            let only = Module::ALL.into_iter().map(UpgradeChoice::Only);
            only.chain([UpgradeChoice::Any]).map(Effect::Upgrade).collect()
        }
        Word::UpgradeColour => Track::ALL.map(|track| Effect::Upgrade(UpgradeChoice::Colour(track))).to_vec(),
        Word::Migration => vec![Effect::Migrations(1)],
        Word::Procreation => vec![Effect::Procreations(1)],
        Word::WeakTribes => vec![Effect::WeakTribes(2)],
        Word::Strengthen => vec![Effect::Strengthen(3)],
        Word::Encamp => vec![Effect::Encamp(1)],
        Word::Hunt => vec![Effect::Hunts(1)],
        Word::LuckyFind => vec![Effect::LuckyFinds(1)],
        Word::Explore => vec![Effect::Explore],
        Word::RevealSite => vec![Effect::RevealSite],
        Word::Produce => vec![Effect::Produce(2)],
        Word::Transport => vec![Effect::Transport(2)],
        Word::Build => with_any(Project::ALL).into_iter().map(Effect::Build).collect(),
        Word::Install => Deck::ALL.map(Effect::Install).to_vec(),
        Word::Sale => vec![Effect::Sales(1)],
        Word::Purchase => vec![Effect::Purchases(1)],
    }
}

fn effects() -> Vec<Effect> {
    let words = effect::EffectWord::ALL.into_iter().flat_map(effects_with);
    let markers = Marker::ALL.into_iter().map(|marker| Effect::Markers(marker, 3));
    let tracks = Track::ALL.into_iter().map(|track| Effect::Advance(TrackChoice::Only(track), 2));
    let gains = Marker::ALL.into_iter().map(Gain::Markers).chain([Gain::Points]);
    let per =
        gains.flat_map(|gain| counts().into_iter().map(move |count| Effect::Per { gain, each: 2, count, most: 12 }));
    words.chain(markers).chain(tracks).chain(per).collect()
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

fn prices() -> Vec<Price> {
    let words = PriceWord::ALL.into_iter().flat_map(|word| match word {
        PriceWord::Material => materials().into_iter().map(|choice| Price::Materials(choice, 1)).collect(),
        PriceWord::Feature => with_any(Feature::ALL).into_iter().map(|feature| Price::Features(feature, 1)).collect(),
        PriceWord::Planning => vec![Price::Planning(1)],
        PriceWord::Die => vec![Price::Dice(1)],
        PriceWord::Weaken => vec![Price::Weaken(1)],
        PriceWord::Tribe => vec![Price::Tribes(1)],
        PriceWord::Favor => vec![Price::Favor(1)],
    });
    words.chain(Marker::ALL.map(|marker| Price::Markers(marker, 9))).collect()
}

#[test]
fn activities_are_written_as_they_are_read() {
    let mut bonuses = Bonuses::default();
    for price in prices() {
        let text = format!("pay {price}, idea 1: favor-test: food 4");
        let read = activity(&text, &mut bonuses).unwrap();
        assert_eq!(read.price[0], price);
        assert_eq!(Spelled(&read, &bonuses).to_string(), text);
    }
    let free = activity(" free : food 1", &mut bonuses).unwrap();
    assert_eq!(Spelled(&free, &bonuses).to_string(), "free: food 1");
}

fn triggers() -> Vec<Trigger> {
    use ability::TriggerWord as Word;
    let of = |word: Word| match word {
        Word::Activated => Module::ALL.map(Trigger::Activated).to_vec(),
        Word::Slept => vec![Trigger::Slept],
        Word::FeatureGained => vec![Trigger::FeatureGained],
        Word::Reset => vec![Trigger::Reset],
        Word::SettledAnew => vec![Trigger::SettledAnew],
        Word::Displaced => vec![Trigger::Displaced],
        Word::WasDisplaced => vec![Trigger::WasDisplaced],
        Word::Developed => vec![Trigger::Developed],
        Word::Procreated => vec![Trigger::Procreated],
        Word::TribeLost => vec![Trigger::TribeLost],
        Word::Hunted => vec![Trigger::Hunted],
        Word::LuckyFind => vec![Trigger::LuckyFind],
        Word::SiteRevealed => vec![Trigger::SiteRevealed],
        Word::Built => Project::ALL.map(Trigger::Built).to_vec(),
        Word::FavorPassed => vec![Trigger::FavorPassed],
        Word::FavorFailed => vec![Trigger::FavorFailed],
        Word::Sold => vec![Trigger::Sold],
        Word::Purchased => vec![Trigger::Purchased],
        Word::Installed => with_any(Deck::ALL).into_iter().map(Trigger::CardInstalled).collect(),
        Word::CardGained => vec![Trigger::CardGained],
        Word::GoalInstalled => vec![Trigger::GoalInstalled],
        Word::IncomeChipGained => vec![Trigger::IncomeChipGained],
        Word::AttributeTaken => vec![Trigger::AttributeTaken],
        Word::Upgraded => vec![Trigger::Upgraded],
        Word::StageFlipped => vec![Trigger::StageFlipped],
        Word::LineCrossed => with_any(Track::ALL).into_iter().map(Trigger::LineCrossed).collect(),
        Word::ExtraFind => vec![Trigger::ExtraFind],
        Word::SitePhase => Terrain::ALL.map(Trigger::SitePhase).to_vec(),
        Word::Fed => vec![Trigger::Fed],
        Word::EventWon => vec![Trigger::EventWon],
        Word::EraLed => vec![Trigger::EraLed],
        Word::IncomePhase => vec![Trigger::IncomePhase],
    };
    Word::ALL.into_iter().flat_map(of).collect()
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
    let all = traits.chain(triggers().into_iter().map(|trigger| Ability::When(trigger, food)));
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
fn what_is_wrong_with_a_bonus_is_said_with_its_column() {
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
fn what_is_wrong_with_the_rest_is_said_with_its_column() {
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
